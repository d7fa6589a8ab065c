"""Whether a question that a text of the scenario asks, in a state from a document, can be asked like that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardrules.games.lotr_investigation import attack as a
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation import engaging, quest, travel, turn
from boardrules.games.lotr_investigation import reveal as r
from boardrules.games.lotr_investigation.choices import OptionChoice, TargetChoice
from boardrules.games.lotr_investigation.encounter_texts import muscle_targets
from boardrules.games.lotr_investigation.investigate import LeaveExplored
from boardrules.games.lotr_investigation.settle import Settle
from boardrules.games.lotr_investigation.state import State, attachments_of, heroes

if TYPE_CHECKING:
    from boardrules.games.lotr_investigation.check_stack import Layer

#: The options of each topic (LR-EFF-06).
_OPTIONS: Final = {
    "stage_one": ("threat", "reveal"),
    "stage_two": ("stay", "accuse"),
    "prancing_pony": ("look", "draw"),
    "old_warehouse": ("look_more", "less_threat"),
    "footpad": ("threat", "attack"),
    "body_count": ("threat", "shuffle"),
    "ferny_shadow": ("threat", "undefended"),
    "outlaw_shadow": ("threat", "return"),
    "body_count_shadow": ("threat", "shuffle"),
    "informant": ("decline", "use"),
    "delayed": ("return_to_hand", "shuffle_into_deck"),
}
#: What each of these asks about when it is revealed, and explored.
_REVEALED: Final = {"footpad": c.FOOTPAD, "body_count": c.RISING_BODY_COUNT, "hired_muscle": c.HIRED_MUSCLE}
_EXPLORED: Final = {"prancing_pony": c.PRANCING_PONY, "old_warehouse": c.OLD_WAREHOUSE}
_WHEN_REVEALED, _FLIPPING, _DAMAGE, _AFTER = 3, 5, 7, 8


def option_problem(layer: Layer, choice: OptionChoice) -> str:
    """Return what is expected of a choice of options and is not so; empty when all is well."""
    state, below, topic = layer.state, layer.below, choice.topic
    if topic not in _OPTIONS or sorted(choice.options) != sorted(_OPTIONS[topic]):
        return "a topic and its options"
    match topic:
        case "stage_one":
            fits = layer.is_turn_of(choice.seat, quest.StageOneChoices) and state.stage == 1
        case "stage_two":
            fits = isinstance(below, Settle) and isinstance(layer.step, quest.Resolution) and bool(state.set_aside)
            fits = fits and state.stage == c.STAGE_ACCUSATION and choice.seat == state.first
        case "footpad" | "body_count":
            fits = _is_revealed(layer, choice)
        case "prancing_pony" | "old_warehouse":
            fits = isinstance(below, LeaveExplored) and below.uid in state.cards and choice.seat == state.first
            fits = fits and state.cards[below.uid].card is _EXPLORED[topic]
            fits = fits and (topic == "prancing_pony" or below.uid == choice.about)
        case "ferny_shadow" | "outlaw_shadow":
            fits = isinstance(below, a.FlipShadows) and _is_of_attack(layer, choice)
        case "body_count_shadow":
            is_after = isinstance(below, (a.ReturnAfterAttack, a.BodyCount))
            attack = layer.attack
            fits = is_after and attack is not None and (attack.number, attack.seat) == (choice.about, choice.seat)
        case "informant":
            fits = (
                layer.is_in(a.AttackStep, _AFTER) and _is_informant(layer, choice) and bool(_rich(state, choice.seat))
            )
        case _:
            fits = isinstance(below, (Settle, turn.DelayedLeave)) and choice.about in state.cards
            fits = fits and state.cards[choice.about].card.type == "ally" and choice.seat == state.first
    return "" if fits else "something that asks this"


def target_problem(layer: Layer, choice: TargetChoice) -> str:
    """Return what is expected of a choice among cards in play and is not so; empty when all is well."""
    wanted = _targets(layer, choice)
    if wanted is None:
        return "something that asks this"
    targets = choice.targets
    are_some = all(uid in wanted for uid in targets) and len(set(targets)) == len(targets)
    return "" if are_some and len(targets) > 1 else "several cards that can be chosen"


def _targets(layer: Layer, choice: TargetChoice) -> list[int] | None:
    """Return the cards among which a topic may ask now; None when it cannot ask."""
    state, below, seat, attack = layer.state, layer.below, choice.seat, layer.attack
    cards = state.cards
    match choice.topic:
        case "damage_defender" | "damage_hero" if layer.is_in(a.AttackStep, _DAMAGE) and _is_of_attack(layer, choice):
            assert attack is not None, "it belongs to an attack"
            there = [uid for uid in attack.defenders if uid in cards]
            return there if choice.topic == "damage_defender" else [hero.uid for hero in heroes(state, seat)]
        case "smoke_shadow" if isinstance(below, a.FlipShadows) and _is_of_attack(layer, choice):
            return [uid for uid, card in cards.items() if card.place == "attached" and card.controller == seat]
        case "informant_hero" if isinstance(below, a.LookForInformant) and isinstance(layer.scope, a.AttackStep):
            fits = layer.scope.at == _AFTER and _is_informant(layer, choice)
            return _rich(state, seat) if fits else None
        case "engagement_tie" if isinstance(below, engaging.EngagementChecks):
            is_checking = below.done[-1:] == (choice.about,) and seat == state.first
            fits = is_checking and not state.players[choice.about].out
            return [uid for uid in state.staging if cards[uid].card.type == "enemy"] if fits else None
        case "hired_muscle" if _is_revealed(layer, choice):
            return muscle_targets(state)
        case "travel_payment" if isinstance(below, (travel.Arrive, travel.PayForTravel)):
            return _rich(state, seat)
        case "restricted" if choice.about in cards and cards[choice.about].controller == seat:
            worn = attachments_of(state, cards[choice.about])
            return [one.uid for one in worn if "Restricted" in one.card.keywords]
    return None


def _rich(state: State, seat: int) -> list[int]:
    return [hero.uid for hero in heroes(state, seat) if hero.resources]


def _is_revealed(layer: Layer, choice: OptionChoice | TargetChoice) -> bool:
    """Return whether the card that asks is just being revealed, to the first player."""
    entry, cards = layer.entry, layer.state.cards
    if entry is None or not layer.is_in(r.RevealStep, _WHEN_REVEALED) or choice.about != entry.uid:
        return False
    card = cards.get(entry.uid)
    is_it = card is not None and card.card is _REVEALED[choice.topic] and card.place == "limbo"
    return is_it and choice.seat == layer.state.first


def _is_of_attack(layer: Layer, choice: OptionChoice | TargetChoice) -> bool:
    """Return whether the attacked player is asked about an attack that goes on."""
    attack = layer.attack
    if attack is None or a.is_off(layer.state, attack):
        return False
    return (attack.number, attack.seat) == (choice.about, choice.seat)


def _is_informant(layer: Layer, choice: OptionChoice | TargetChoice) -> bool:
    attack, cards = layer.attack, layer.state.cards
    if attack is None or (attack.enemy, attack.seat) != (choice.about, choice.seat):
        return False
    return attack.enemy in cards and cards[attack.enemy].card is c.INFORMANT and bool(layer.state.investigation)
