"""What lies in the box: the spaces and the roads between them, the die, the tokens (SR-BOX-01, SR-BOX-02)."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from attrs import frozen

from boardrules import core
from boardrules.core.board import Graph


@frozen(eq=False, repr=False)
class Space(core.Entity):
    """A place on the road. ``is_safe``: nobody is robbed there."""

    kind = "space"
    id: str
    is_safe: bool = False


HARBOUR: Final = Space("harbour", is_safe=True)
FORD: Final = Space("ford")
MILL: Final = Space("mill")
SALTWORKS: Final = Space("saltworks")
CHAPEL: Final = Space("chapel")
BRIDGE: Final = Space("bridge")
CITY: Final = Space("city")

SPACES: Final = {space.id: space for space in (HARBOUR, FORD, MILL, SALTWORKS, CHAPEL, BRIDGE, CITY)}
ROADS: Final = Graph(
    SPACES.values(),
    [
        (HARBOUR, FORD),
        (FORD, MILL),
        (MILL, SALTWORKS),
        (MILL, BRIDGE),
        (HARBOUR, CHAPEL),
        (CHAPEL, BRIDGE),
        (BRIDGE, CITY),
    ],
)

#: The name of a kind of token; the mark says which words of a catalogue name it.
Token: TypeAlias = Annotated[str, "token"]
TOKENS: Final = {"coin": 16, "sack": 8, "charm": 3}

PLAYERS: Final = 2
DIE: Final = "d4"
SIDES: Final = 4
FIRST_COINS: Final = 4
MOST_BID: Final = 3
LOAD: Final = 2
