"""Positions and readings that the tests of the rules share: a quest phase without surprises, what happened in order."""

from __future__ import annotations

from typing import Any, Final

from boardrules.core.values import Event
from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import LORE, MakeTable, QuestTable, arranged, place

PHASES: Final = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]


#: Five locations, for decks whose cards do not matter.
LOCATIONS: Final = [
    "market_square",
    "old_warehouse",
    "village_stable",
    "dark_alley",
    "ramshackle_manor",
    "market_square",
]


def quiet(*seats: lr.Position, **table: Any) -> lr.Setup:
    """Return a quest phase at stage 2B with an empty encounter deck: nothing is revealed unless it is named.

    With nothing to reveal, progress on 2B leaves the first player the accusation only.
    """
    return arranged(*seats, **{"phase": "quest", "stage": 2, "empty_encounter": True, **table})


def one_card_left(destination: str, last: str, *discard: str) -> lr.Setup:
    """Return a travel phase at stage 2B: one location to travel to, one card in the encounter deck."""
    return arranged(
        place(threat=20),
        decks=(LORE,),
        phase="travel",
        stage=2,
        staging=[destination],
        empty_encounter=True,
        encounter=[last],
        encounter_discard=discard,
    )


def compared(t: QuestTable) -> tuple[int, int]:
    """Return W and T of the first comparison."""
    event = t.happened(lr.QuestCompared)[0]
    return event.willpower, event.threat


def done(t: QuestTable, *seats: int) -> None:
    """Let these seats commit nobody (or nobody else)."""
    for seat in seats:
        t.act(lr.Done, seat=seat)


def revealed(t: QuestTable) -> list[str]:
    """Return the titles that were revealed since the position was arranged, in order."""
    return [event.card.id for event in t.happened(lr.CardRevealed)]


def story(t: QuestTable, *kinds: type[Event]) -> list[tuple[str, str]]:
    """Return what happened of some kinds, in order: the class, and the card that it happened to."""
    found: list[tuple[str, str]] = []
    for event in t.log:
        card = getattr(event, "card", None)
        if isinstance(event, kinds) and isinstance(card, lr.Card):
            found.append((type(event).__name__, card.id))
    return found


def accusing(table: MakeTable, *seats: lr.Position, setup: dict[str, Any] | None = None, **position: Any) -> QuestTable:
    """Return a table at which the first player is to name the case: seat 0 has quested with the first hero."""
    t = table(
        quiet(*seats, setup={"suspect": "wolf_pelt_jake", "hideout": "combe_storehouse", **(setup or {})}, **position)
    )
    first = t.state.first
    t.commit(first, t.area(first)[0])
    for seat in range(1, len(seats)):
        done(t, (first + seat) % len(seats))
    name_the_case(t)
    return t


def name_the_case(t: QuestTable) -> None:
    """Go on to the accusation: it is chosen, unless nothing can be revealed and it is all that is left (LR-EFF-06)."""
    t.skip(lambda table: table.prompt in ("option-stage_two", "accuse"))
    if t.prompt == "option-stage_two":
        t.option("accuse")


def rank(t: QuestTable, kind: type[Event], **fields: Any) -> int:
    """Return the place in the log of the first event of a kind with these values; cards by their ids."""
    for number, event in enumerate(t.log):
        if isinstance(event, kind):
            held = {name: getattr(event, name) for name in fields}
            if all(getattr(held[name], "id", held[name]) == value for name, value in fields.items()):
                return number
    raise AssertionError(f"no {kind.__name__} with {fields}")


def resolve(t: QuestTable) -> None:
    """Go on with the plainest actions to the end of the quest phase: its last window, or what comes after it."""
    t.skip(lambda table: table.window == "quest_end" or table.state.phase != "quest")


_MIXED_TITLES: Final = (
    "guard_of_the_citadel",
    "faramir",
    "snowbourn_scout",
    "sneak_attack",
    "common_cause",
    "celebrians_stone",
    "northern_tracker",
    "lorien_guide",
    "a_test_of_will",
    "power_in_the_earth",
    "stand_together",
    "veteran_axehand",
    "beorn",
    "gleowine",
    "gandalfs_search",
    "lore_of_imladris",
    "gandalf",
)
#: A deck of one's own: a Leadership hero and two Spirit heroes, with three copies of cards of all spheres.
MIXED: Final = lr.DeckList(("aragorn", "eowyn", "dunhere"), tuple([(title, 3) for title in _MIXED_TITLES]), id="mixed")


def with_mixed(setup: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the fields of a setup in which a seat may have the deck ``mixed``."""
    return {"deck_lists": (MIXED,), **(setup or {})}


def stay(t: QuestTable) -> None:
    """Commit nobody."""
    t.to_prompt("commit")
    t.act(lr.Done)


def rises(t: QuestTable) -> list[tuple[int, int, int]]:
    """Return whose threat has risen, by how much, and to what."""
    return [(event.seat, event.amount, event.threat) for event in t.happened(lr.ThreatRaised)]


def out(t: QuestTable) -> list[bool]:
    """Return who is eliminated."""
    return [player.out for player in t.state.players]
