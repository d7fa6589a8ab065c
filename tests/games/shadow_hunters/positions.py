"""Short ways to lay out a position, to play on from it, and to read what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import DeckName
from boardrules.games.shadow_hunters.events import Event, MovementRolled
from boardrules.games.shadow_hunters.state import InHand
from boardrules.testing.changes import Change
from tests.games.shadow_hunters.table import LAYOUT_A, Dice, MakeTable, Table, area, card, rolls

#: The movement roll (d4, d6) that leads to each area, and the one that leads anywhere.
TO_CABIN: Final = (1, 1)
TO_GATE: Final = (2, 2)
TO_CHURCH: Final = (2, 4)
TO_CEMETERY: Final = (4, 4)
TO_WOODS: Final = (4, 5)
TO_ALTAR: Final = (4, 6)
SEVEN: Final = (3, 4)
#: The same rolls by the id of the area.
ROLL_TO: Final = {
    "hermits_cabin": TO_CABIN,
    "underworld_gate": TO_GATE,
    "church": TO_CHURCH,
    "cemetery": TO_CEMETERY,
    "weird_woods": TO_WOODS,
    "erstwhile_altar": TO_ALTAR,
}
_DRAWN_AT: Final = {"white": TO_CHURCH, "black": TO_CEMETERY, "hermit": TO_CABIN}

#: Five characters that nothing forces: Hunter, Hunter, Shadow, Shadow, Neutral, in the order of the seats.
FIVE: Final = ("franklin", "george", "vampire", "werewolf", "allie")
#: The option that deals from all twenty characters.
ALL: Final[dict[str, Any]] = {"expansion_mode": "all"}

#: What ``arranged`` takes for a seat: a position, the id of a character of whom no more is to be said, or None.
Place: TypeAlias = sh.Position | str | None

# -- laying out -----------------------------------------------------------------------------------------------


def seated(
    character: str | None = None,
    area: str | None = None,
    damage: int = 0,
    *,
    equipment: tuple[str, ...] = (),
    **flags: bool,
) -> sh.Position:
    """Return what lies before a living player; ``flags`` such as ``revealed`` or ``angel`` are those of a position."""
    return sh.Position(character=character, area=area, damage=damage, equipment=equipment, **flags)


def dead(character: str | None = None) -> sh.Position:
    """Return what lies before a player who has died."""
    return sh.Position(character=character, dead=True)


def arranged(*seats: Place, dice: Dice = (), **options: Any) -> sh.Setup:
    """Return these seats on layout A, seat 0 to move, in a game of five or of as many as there are seats.

    ``dice`` are (d4, d6) in the order in which they are rolled. In a game of five that may be dealt from the base
    game, a seat that names no character has the one of ``FIVE``, or the next that makes a legal deal.
    """
    places = [seated(place) if isinstance(place, str) else place for place in seats]
    settings: dict[str, Any] = {"players": max(5, len(seats)), "areas": LAYOUT_A, "first_player": 0, **options}
    if settings["players"] == 5 and settings.get("expansion_mode", "none") in ("none", "all"):
        settings.setdefault("characters", _deal([place.character if place else None for place in places]))
    return sh.Setup(seats=places, script=rolls(*dice), **settings)


def _deal(named: list[str | None]) -> tuple[str, ...]:
    """Return five characters, two Hunters, two Shadows and a Neutral, of which some are named."""
    room = {"hunter": 2, "shadow": 2, "neutral": 1}
    for wanted in filter(None, named):
        room[sh.CHARACTERS[wanted].group] -= 1
    free = [name for name in (*FIVE, "emi", "unknown") if name not in named]
    dealt = []
    for usual, name in zip(FIVE, named + [None] * (5 - len(named)), strict=True):
        fits = [other for other in free if room[sh.CHARACTERS[other].group] > 0]
        dealt.append(name or (usual if usual in fits else fits[0]))
        if name is None:
            room[sh.CHARACTERS[dealt[-1]].group] -= 1
            free.remove(dealt[-1])
    return tuple(dealt)


# -- playing on -----------------------------------------------------------------------------------------------


def draw(table: MakeTable, name: str, *seats: Place, dice: Dice = (), **options: Any) -> Table:
    """Lay these seats out as ``arranged``, and let the first player draw a card in the area of its deck."""
    deck = card(name).deck
    t = table(arranged(*seats, dice=(_DRAWN_AT[deck], *dice), **{deck: (name,), **options}))
    follow(t)
    return t


def give(table: MakeTable, name: str, *seats: Place, dice: Dice = (), **options: Any) -> Table:
    """Let seat 0 draw a hermit card and give it to seat 1."""
    t = draw(table, name, *seats, dice=dice, **options)
    t.play(sh.GiveHermit(0, 1))
    return t


def follow(t: Table, *actions: sh.Action) -> list[Event]:
    """Roll, follow the area card, and go on with ``actions``."""
    current = t.state.current
    return t.play(sh.Roll(current), sh.FollowArea(current), *actions)


def to_attack(t: Table) -> None:
    """Roll, leave the area alone, and stop at the attack decision of the current player."""
    current = t.state.current
    t.play(sh.Roll(current), sh.SkipArea(current))
    t.settle()


def attack(t: Table, target: int = 1) -> list[Event]:
    """Roll, leave the area alone, attack ``target``."""
    to_attack(t)
    return t.play(sh.Attack(t.state.current, target))


def kill_vampire(table: MakeTable, *others: Place, killer: Place = "franklin", **options: Any) -> Table:
    """Let seat 0 attack a Vampire at seat 1, who dies of it; ``others`` sit behind them, and nobody has won before."""
    t = table(
        arranged(killer, seated("vampire", "church", 12), *others, dice=(TO_CHURCH, (1, 2)), **options),
    )
    assert t.winners is None
    attack(t)
    assert not t.player(1).alive
    return t


def attack_all(t: Table) -> list[Event]:
    """Roll, leave the area alone, attack everybody with the Machine Gun."""
    to_attack(t)
    return t.play(sh.AttackAll(t.state.current))


def to_after_attack(t: Table) -> None:
    """Pass the windows of the others after an attack, and lone refusals to strike back."""
    while t.prompt in ("counter", "window-attacked"):
        t.play(t.actions(t.asked[0])[0])


def pass_to(t: Table, asked: int = 0) -> None:
    """Pass windows until ``asked`` is asked something."""
    while t.asked != (asked,):
        t.play(sh.Pass(t.asked[0]))


def end_turn(t: Table) -> None:
    """Play the rest of the turn in the plainest way: pass, roll, go anywhere on a 7, skip area and attack, decline."""
    turn = t.state.turn
    while t.state.turn == turn and t.asked:
        asked = t.asked[0]
        plain = (sh.Pass, sh.Roll, sh.MoveTo, sh.SkipArea, sh.SkipAttack, sh.Decline)
        legal = [action for action in t.actions(asked) if isinstance(action, plain)]
        assert legal, f"{t.prompt} cannot be left out"
        t.play(legal[0])


def by_title(rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return parameters of a test of each card of a deck; a row is its rule, its title, and more for the test."""
    return [pytest.param(*values, marks=pytest.mark.rule(rule), id=values[0]) for rule, *values in rows]


def assert_copies(table: MakeTable, title: str, copies: int) -> None:
    """Fail unless a new game has so many copies of a title among the 16 cards of its deck."""
    cards = table(sh.Setup(players=4)).state.deck(card(title).deck).draw_pile
    assert [one.id for one in cards].count(title) == copies
    assert len(cards) == 16


# -- reading --------------------------------------------------------------------------------------------------


def moves_to(seat: int, *names: str) -> tuple[sh.MoveTo, ...]:
    """Return the moves of a seat to these areas."""
    return tuple(sh.MoveTo(seat, area(name)) for name in names)


def targets(t: Table, seat: int = 0) -> set[int]:
    """Return whom a seat may attack now, one at a time."""
    return {action.target for action in t.actions(seat) if isinstance(action, sh.Attack)}


def at(t: Table, seat: int) -> str | None:
    """Return the id of the area on which a seat stands, or None."""
    here = t.player(seat).area
    return None if here is None else here.id


def damages(t: Table) -> list[int]:
    """Return the damage of all seats."""
    return [player.damage for player in t.state.players]


def pile(t: Table, deck: DeckName) -> list[str]:
    """Return the ids of the discards of a deck, the last one on top."""
    return [card.id for card in t.state.deck(deck).discard_pile]


def possible(t: Table, seat: int) -> set[str]:
    """Return who a seat may be for all that everybody knows."""
    return {character.id for character in t.view(None).players[seat].possible}


def at_the_players(t: Table) -> Mapping[str, Change]:
    """Return what the last action changed before the players, but not whom everybody may still think them to be."""
    return {path: change for path, change in t.changes.items() if re.fullmatch(r"players\[\d\]\.(?!possible)\w+", path)}


def laid_down(name: str) -> Mapping[str, Change]:
    """Return what changes when a card that was resolved comes to lie on the empty discards of its deck."""
    done = card(name)
    return {f"{done.deck}.discard_pile": ((), (name,)), "in_hand": (InHand(done), None)}


def totals(t: Table) -> list[int]:
    """Return the totals of all movement rolls."""
    return [event.total for event in t.happened(MovementRolled)]
