"""Things of a game's content that never change: cards, characters, areas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, Protocol, Self

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


class Called(Protocol):
    """A row that has a name, and one in Spanish, which may be empty."""

    @property
    def name(self) -> str:
        """The name, in English."""

    @property
    def name_es(self) -> str:
        """The name in Spanish."""


def called(tables: Iterable[Mapping[str, Called]], value: str, lang: str) -> str | None:
    """Return what the first table that knows an id calls it, for ``Game.name``; None where no table does.

    Languages other than Spanish get the English name, and Spanish too where there is no other.
    """
    row = next((table[value] for table in tables if value in table), None)
    if row is None:
        return None
    return row.name_es or row.name if lang == "es" else row.name
