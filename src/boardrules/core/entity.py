"""Things of a game's content that never change: cards, characters, areas."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

#: A seat number, 0 for the first seat, clockwise. The annotation tells text code that the number names a player.
Seat = Annotated[int, "seat"]


class Entity:
    """A frozen singleton of the content, shared by all states and named by its id in documents.

    Two entities are equal only when they are the same object. Copies are the object itself.
    """

    __slots__ = ()

    #: The word for the kind of thing; message catalogues name it ``<kind>-<id>``.
    kind: ClassVar[str] = "entity"
    id: str

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"{self.kind}({self.id!r})"
