"""What the content calls things: names come with the tables, so that a designer brings his own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from boardrules.core.entity import Called, called
from boardrules.games.bestiary.content import CONTENTS, Content, design
from boardrules.games.bestiary.loading import load


def _prizes(content: Content) -> Mapping[str, Called]:
    return {prize.id: prize for prize in content.tables.prizes}


#: Where the things of each kind of words stand. A card of a bestiary may be a captured tyrant (BH-TYR-08).
_TABLES: Final[Mapping[str, tuple[Callable[[Content], Mapping[str, Called]], ...]]] = {
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
    tables = _TABLES.get(word, ())
    return called((table(content) for content in _contents() for table in tables), design(value), lang)


def _contents() -> Iterator[Content]:
    packaged = load()
    yield from [content for content in reversed(list(CONTENTS.values())) if content is not packaged]
    yield packaged
