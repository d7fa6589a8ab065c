"""Whether a state that was read from a document is a possible state of the game (the chapter on invariants).

The checks go from the ground up: each part may rely on the parts before it, so a part with faults ends the check. Here
are the numbers, the seats, the investigation and where the game stands; ``check_cards`` looks at where the cards lie,
``check_stack`` at what is going to happen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from boardrules.core.checking import (
    MANY,
    bad,
    first_faults,
    is_within,
    machine_faults,
    number_faults,
    on_stack,
    seats_fit,
)
from boardrules.core.errors import Problem, short
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.combat import DiscardShadows
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.settle import Settle
from boardrules.games.lotr_investigation.state import Held, State, enemies, in_game
from boardrules.games.lotr_investigation.stats import hit_points_left
from boardrules.games.lotr_investigation.threat import has_hero, outcome_of
from boardrules.games.lotr_investigation.turn import EndQuest, Round

#: Tokens and amounts stay below this.
TOKENS: Final = 9_999
PHASES: Final = tuple([phase.id for phase in Round.phases])
Part: TypeAlias = Callable[[State], Iterator[Problem]]


def check_state(state: State) -> tuple[Problem, ...]:
    """Return why the state cannot be; nothing when it can.

    Paths are places in the document, such as ``$.players[2].threat``.
    """
    from boardrules.games.lotr_investigation.check_stack import check_stack  # it needs this module

    return check_position(state) or first_faults(state, (_course, _marks, _settled, check_stack))


def check_position(state: State) -> tuple[Problem, ...]:
    """Return why what lies on the table cannot lie there, whatever is going to happen."""
    from boardrules.games.lotr_investigation.check_cards import check_components, check_places, check_tokens

    parts: tuple[Part, ...] = (_numbers, _seats, check_places, check_components, check_tokens, _investigation, _lasting)
    return first_faults(state, parts)


# -- numbers ---------------------------------------------------------------------------------------------------


def _numbers(state: State) -> Iterator[Problem]:
    """Rules: LR-DCK-04, LR-CMP-04, LR-STG-01, LR-THR-03."""
    count = len(state.players)
    if not is_within(count, c.MIN_PLAYERS, c.MAX_PLAYERS):
        yield bad("players", "out_of_range", f"{c.MIN_PLAYERS} to {c.MAX_PLAYERS} players", count, "LR-DCK-04")
        return
    limits = [
        ("next_uid", state.next_uid, 1, MANY, ""),
        ("next_attack", state.next_attack, 1, MANY, ""),
        ("round", state.round, 0, MANY, "LR-RND-01"),
        ("first", state.first, 0, count - 1, "LR-REF-01"),
        ("stage", state.stage, 1, c.STAGE_LAST, "LR-QST-15"),
        ("progress", state.progress, 0, TOKENS, "LR-CMP-04"),
        ("cap_used", state.cap_used, 0, c.STAGE_CAP, "LR-STG-01"),
        ("extra_reveals", state.extra_reveals, 0, count, "LR-STG-02"),
        ("added_threat", state.added_threat, 0, TOKENS, "LR-CRD-24"),
        ("treacheries", state.treacheries, 0, MANY, "LR-CRD-21"),
        *[(f"players[{i}].threat", p.threat, 0, c.THREAT_LIMIT, "LR-THR-03") for i, p in enumerate(state.players)],
    ]
    yield from number_faults(limits)
    if state.phase not in ("setup", *PHASES):
        yield bad("phase", "unknown_value", ", ".join(PHASES), short(state.phase), "LR-RND-01")
    elif (state.phase == "setup") is not (state.round == 0):
        yield bad("round", "contradiction", "0 before the first round alone", state.round, "LR-SET-01")
    yield from _chance(state)


def _chance(state: State) -> Iterator[Problem]:
    seats = range(len(state.players))
    decks = ["encounter", "investigation", *[f"deck-{seat}" for seat in seats]]
    hands, case = [f"hand-{seat}" for seat in seats], {"suspect": c.SUSPECTS, "hideout": c.HIDEOUTS}
    yield from machine_faults(state, (*decks, *hands, *case, "buried"), {}, seating="LR-CMP-02", over="LR-WIN-01")
    for stream, cards in state.forced.items():
        if stream not in (*decks, *hands, *case):
            yield bad("forced", "unknown_value", ", ".join((*decks, *hands, *case)), short(stream), "")
        elif stream in case and not (len(cards) == 1 and cards[0] in case[stream] and state.phase == "setup"):
            yield bad(f"forced.{stream}", "wrong_card", f"one {stream}, before it is set aside", "", "LR-SET-03")


def _seats(state: State) -> Iterator[Problem]:
    """Rules: LR-DCK-02, LR-DCK-03, LR-THR-01, LR-THR-02 (invariants 2, 4, 10)."""
    taken: list[Card] = []
    for index, player in enumerate(state.players):
        path = f"players[{index}]"
        if not is_within(len(player.heroes), 1, c.HEROES_MAXIMUM):
            number = f"1 to {c.HEROES_MAXIMUM} heroes"
            yield bad(f"{path}.heroes", "wrong_length", number, len(player.heroes), "LR-DCK-02")
        for place, hero in enumerate(player.heroes):
            if hero.type != "hero":
                yield bad(f"{path}.heroes[{place}]", "wrong_card", "a hero", hero.id, "LR-DCK-02")
            elif hero in taken:
                yield bad(f"{path}.heroes[{place}]", "duplicate", "heroes nobody else has", hero.id, "LR-DCK-03")
            taken.append(hero)
        deck = c.DECKS.get(player.deck_id)
        if deck is not None and deck.heroes != tuple([hero.id for hero in player.heroes]):
            yield bad(f"{path}.heroes", "wrong_components", ", ".join(deck.heroes), "other heroes", "LR-DCK-01")
        if player.out:
            for name in ("hand", "deck", "playing", "area", "engaged"):
                if getattr(player, name):
                    yield bad(f"{path}.{name}", "not_in_game", "nothing", len(getattr(player, name)), "LR-THR-02")
    if state.result is None and state.players[state.first].out:
        yield bad("first", "not_in_game", "a player in the game", state.first, "LR-THR-04")


def is_about_to_begin(state: State) -> bool:
    """Return whether the phase has not begun: something in an arranged position settles before it does."""
    bottom = state.stack[0] if state.stack else None
    return isinstance(bottom, Round) and is_within(bottom.at, 0, len(PHASES) - 1) and PHASES[bottom.at] == state.phase


# -- the investigation -----------------------------------------------------------------------------------------


def _investigation(state: State) -> Iterator[Problem]:
    """Rules: LR-SET-03, LR-INS-06, LR-INS-08, LR-INS-09, LR-ACC-01, LR-INV-06 (invariants 6 and 7)."""
    is_before = state.phase == "setup"
    accused = state.accused
    if accused and not _is_pair(accused):
        yield bad("accused", "wrong_components", "a Suspect and a Hideout", len(accused), "LR-INS-09")
    if accused and state.stage < c.STAGE_LAST and state.result is None:
        yield bad("accused", "contradiction", "stage 3 after the accusation", state.stage, "LR-ACC-01")
    if is_before or accused or state.stage == c.STAGE_LAST:
        if state.set_aside:
            expected = "nothing after the accusation, or before stage 1"
            yield bad("set_aside", "wrong_components", expected, len(state.set_aside), "LR-ACC-01")
    elif not _is_pair(state.set_aside):
        yield bad("set_aside", "wrong_components", "a Suspect and a Hideout", len(state.set_aside), "LR-SET-03")
    if len(set(state.eliminated)) < len(state.eliminated) or not all(card in c.NAMES for card in state.eliminated):
        yield bad("eliminated", "wrong_components", "names, each once", len(state.eliminated), "LR-INS-08")
    for card in state.set_aside:
        if card in state.eliminated:
            yield bad("eliminated", "contradiction", "no name of the case", card.id, "LR-INS-08")
    if is_before:
        for name in ("investigation", "buried", "eliminated", "victory", "encounter_discard"):
            if getattr(state, name):
                yield bad(name, "contradiction", "nothing before stage 1", len(getattr(state, name)), "LR-SET-03")
        if (state.stage, state.progress) != (1, 0):
            yield bad("stage", "contradiction", "stage 1 without progress", state.stage, "LR-SET-01")
    elif state.set_aside:
        open_cards = [*[card.card for card in state.cards.values()], *state.victory, *state.removed]
        for card in c.NAMES:
            if card in open_cards and card not in state.eliminated:
                yield bad("eliminated", "contradiction", "every name that lies face up", card.id, "LR-INS-08")
    yield from _looked_at(state)


def _is_pair(cards: Sequence[Card]) -> bool:
    return len(cards) == 2 and cards[0].is_suspect and cards[1].is_hideout


def _looked_at(state: State) -> Iterator[Problem]:
    """Check that what somebody has seen is what the list tells of it, so that it can be dealt anew (LR-INV-06)."""
    groups: dict[Card, tuple[Card, ...]] = {}
    for index, held in enumerate(state.investigation):
        path = f"investigation[{index}]"
        for name in held.marked or ():
            if name not in state.eliminated or groups.setdefault(name, held.marked or ()) != held.marked:
                yield bad(f"{path}.marked", "contradiction", "names marked in one look", name.id, "LR-INV-06")
        if held.seats and held.card is c.TAKEN_BY_SURPRISE:
            yield bad(f"{path}.seats", "contradiction", "nobody: it acts at once", held.card.id, "LR-INV-03")
        if held.marked is None and held.seats and state.set_aside:
            yield bad(f"{path}.marked", "contradiction", "what the look has marked", "nothing", "LR-INV-06")
        if held.marked is not None and not (held.seats and _is_no_secret(state, held)):
            yield bad(path, "contradiction", "a marked name that somebody has seen", held.card.id, "LR-INV-06")
    for index, held in enumerate(state.investigation):
        if held.card in groups and held.card not in (held.marked or ()):
            path = f"investigation[{index}]"
            yield bad(f"{path}.marked", "contradiction", "the look that has marked it", held.card.id, "LR-INV-06")
        if held.card in state.accused:
            expected = "no name that was accused"
            yield bad(f"investigation[{index}]", "contradiction", expected, held.card.id, "LR-INS-11")
    for card in state.buried:
        if card in groups:
            yield bad("buried", "contradiction", "no card of the last looks", card.id, "LR-STG-04")


def _is_no_secret(state: State, held: Held) -> bool:
    return held.card in state.eliminated or held.card is c.RISING_BODY_COUNT


# -- what lasts ------------------------------------------------------------------------------------------------


def _lasting(state: State) -> Iterator[Problem]:
    """Rules: LR-REF-02, LR-EFF-08, LR-CMB-20, LR-QST-09, LR-CMB-08."""
    cards = state.cards
    for index, change in enumerate(state.modifiers):
        is_there = change.uid in cards and cards[change.uid].place == "area"
        if not is_there or not is_within(change.amount, -TOKENS, TOKENS):
            yield bad(f"modifiers[{index}]", "wrong_card", "a character, until the phase ends", change.uid, "LR-EFF-08")
    for index, later in enumerate(state.delayed):
        if later.uid not in cards or cards[later.uid].card.type != "ally" or cards[later.uid].place != "area":
            yield bad(f"delayed[{index}].uid", "wrong_card", "an ally in play", later.uid, "LR-REF-02")
    for index, bar in enumerate(state.bars):
        if bar.uid not in cards or cards[bar.uid].card.type != "enemy" or not seats_fit(state, [bar.seat]):
            yield bad(f"bars[{index}]", "wrong_card", "an enemy and a seat", (bar.uid, bar.seat), "LR-CMB-20")
    for index, uid in enumerate(state.quiet):
        if uid not in cards or cards[uid].card.type not in ("enemy", "location") or uid in state.quiet[:index]:
            yield bad(f"quiet[{index}]", "wrong_card", "an enemy or location, once", uid, "LR-QST-09")
    joint = state.joint_defence
    if not seats_fit(state, joint) or any(state.players[seat].out for seat in joint):
        yield bad("joint_defence", "not_in_game", "players in the game", len(joint), "LR-CMB-08")


# -- where the game stands -------------------------------------------------------------------------------------


def _course(state: State) -> Iterator[Problem]:
    """Rules: LR-WIN-01, LR-WIN-02, LR-SCR-01."""
    is_lost = not in_game(state)
    if state.result is None:
        if is_lost:
            yield bad("result", "contradiction", "the end of the game: all are eliminated", "none", "LR-WIN-01")
        return
    is_won = not is_lost and state.stage == c.STAGE_LAST and not any(one.card.is_suspect for one in enemies(state))
    if not (is_lost or is_won) or state.result != outcome_of(state, won=is_won):
        yield bad("result", "contradiction", "what the game has come to", "another outcome", "LR-SCR-01")


def _marks(state: State) -> Iterator[Problem]:
    """Check that what a phase takes away at its end is not there without that end (LR-QST-03, LR-CMB-17)."""
    if state.result is not None:
        return
    is_questing = is_about_to_begin(state) or on_stack(state, EndQuest)
    is_fighting = on_stack(state, DiscardShadows)
    if state.extra_reveals and not is_questing:
        yield bad("extra_reveals", "contradiction", "0 outside of the quest", state.extra_reveals, "LR-STG-02")
    for index, card in enumerate(state.cards.values()):
        path = f"cards[{index}][1]"
        if card.committed and not is_questing:
            yield bad(f"{path}.committed", "contradiction", "false outside of the quest", "true", "LR-QST-03")
        dealt = [shadow for shadow in card.shadows if shadow.attack == 0]
        for name, is_set in (("attacked", card.attacked), ("hit_by", card.hit_by), ("shadows", dealt)):
            if is_set and not is_fighting:
                yield bad(f"{path}.{name}", "contradiction", "nothing outside of a combat", "something", "LR-CMB-17")


def _settled(state: State) -> Iterator[Problem]:
    """Check that nothing is left to happen by itself that would have happened (LR-EFF-13; invariants 4, 5 and 8)."""
    if state.result is not None or on_stack(state, Settle):
        return
    for index, (uid, card) in enumerate(state.cards.items()):
        path = f"cards[{index}][1]"
        if card.card.hit_points and card.damage and hit_points_left(state, card) <= 0:
            yield bad(f"{path}.damage", "too_many", "less than the hit points", card.damage, "LR-CMB-18")
        is_due = card.card.type == "location" and card.progress >= card.card.quest_points and card.place != "limbo"
        if is_due and not card.leaving:
            yield bad(f"{path}.progress", "too_many", "less than the quest points", card.progress, "LR-QST-13")
        assert uid == card.uid, "the places were checked before"
    for seat in in_game(state):
        player = state.players[seat]
        if player.threat >= c.THREAT_LIMIT or not has_hero(state, seat):
            yield bad(f"players[{seat}].out", "contradiction", "true: eliminated", "false", "LR-THR-01")
    needed = c.STAGES[state.stage - 1].quest_points
    if needed is not None and state.progress >= needed:
        yield bad("progress", "too_many", f"less than {needed}", state.progress, "LR-QST-15")
    if state.stage == c.STAGE_LAST and not any(enemy.card.is_suspect for enemy in enemies(state)):
        yield bad("result", "contradiction", "a win: no Suspect is in play", "none", "LR-WIN-02")
