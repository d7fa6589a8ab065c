"""What the content calls things: names come with the tables, so that a designer brings his own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Protocol

from boardrules.games.bestiary.content import CONTENTS, Content
from boardrules.games.bestiary.loading import load

SPANISH: Final = "es"


class _Called(Protocol):
    """A row of the tables that has a name."""

    @property
    def name(self) -> str: ...

    @property
    def name_es(self) -> str: ...


def _prizes(content: Content) -> Mapping[str, _Called]:
    return {prize.id: prize for prize in content.tables.prizes}


#: Where the things of each kind of words stand. A card of a bestiary may be a captured tyrant (BH-TYR-08).
_TABLES: Final[Mapping[str, tuple[Callable[[Content], Mapping[str, _Called]], ...]]] = {
    "card": (lambda content: content.beasts, lambda content: content.tyrants),
    "tyrant": (lambda content: content.tyrants,),
    "hero": (lambda content: content.heroes,),
    "ability": (lambda content: content.abilities,),
    "mission": (lambda content: content.missions,),
    "prize": (_prizes,),
    "terrain": (lambda content: content.terrains,),
    "type": (lambda content: content.types,),
    "tile": (lambda content: content.tiles,),
}


def name_of(word: str, value: str, lang: str) -> str | None:
    """Return what the content calls a thing: ``("card", "ghoul#d1", "es")`` is the Spanish name of the ghoul.

    ``word`` is ``card`` (a beast card or a tyrant), ``tyrant``, ``hero``, ``ability``, ``mission``, ``prize``,
    ``terrain``, ``type`` or ``tile``; the copy of a card, from the # on, makes no difference. Languages other than
    Spanish get the English name. None: no content has such a thing.

    An id does not say which content it belongs to, so every content that this process has met is asked: those that
    were brought by a table first, the newest before the older ones, and last the one that comes with the library.
    """
    tables = _TABLES.get(word)
    if tables is None:
        return None
    design = value.partition("#")[0]
    for content in _contents():
        for table in tables:
            row = table(content).get(design)
            if row is not None:
                return (row.name_es or row.name) if lang == SPANISH else row.name
    return None


def _contents() -> Iterator[Content]:
    packaged = load()
    yield from [content for content in reversed(list(CONTENTS.values())) if content is not packaged]
    yield packaged
