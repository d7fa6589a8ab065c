"""The Spirit cards of the core set (LR-CRD-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.events import EffectCancelled
from boardrules.games.lotr_investigation.moves import (
    change_control,
    move_to_staging,
    ready,
    shuffle_player_deck,
    to_hand,
)
from boardrules.games.lotr_investigation.planning import enter_play
from boardrules.games.lotr_investigation.quest import place_on_locations
from boardrules.games.lotr_investigation.state import (
    Held,
    State,
    characters,
    in_game,
    is_in_play,
    staging_locations,
)
from boardrules.games.lotr_investigation.stats import icons, is_immune
from boardrules.games.lotr_investigation.targets import (
    ENGAGED_ENEMY,
    OTHER_PLAYER,
    cards,
    exhaust_first,
    host,
    raise_stat,
    source,
    target,
    took_part,
)
from boardrules.games.lotr_investigation.texts import TEXTS, Pick, Text, Use, most_x
from boardrules.games.lotr_investigation.threat import raise_threat, reduce_threat

# -- heroes and allies -----------------------------------------------------------------------------------------


def _eowyn(state: State, use: Use) -> None:
    """Éowyn: +1 willpower; any player may use it once in a round."""
    raise_stat(state, source(state, use), "willpower", 1)


def _is_cancellable(state: State, use: Use) -> bool:
    """Return whether the card that is being revealed can still be cancelled (LR-EFF-07, LR-CRD-21)."""
    return bool(state.revealing) and not state.revealing[-1].cancelled and not state.revealing[-1].fixed


def _cancel(state: State) -> None:
    entry = state.revealing[-1]
    entry.cancelled = True
    state.emit(EffectCancelled(state.cards[entry.uid].card, rules=("LR-EFF-07",)))


def _eleanor(state: State, use: Use) -> None:
    """Eleanor: cancel a treachery; when its Surge is done, another card is revealed in its place (LR-QST-05)."""
    _cancel(state)
    state.push(ReplaceReveal())


@frozen
class ReplaceReveal(Effect[State]):
    """Marks the card that is being revealed as one that is replaced (LR-QST-05)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-05", "LR-EFF-07")

    def resolve(self, state: State) -> None:
        """Mark it."""
        state.revealing[-1].replaced = True


def _is_treachery(state: State, use: Use) -> bool:
    trigger = use.trigger
    fits = trigger is not None and trigger.title is not None and trigger.title.type == "treachery"
    return fits and _is_cancellable(state, use)


def _pay_three_threat(state: State, use: Use) -> None:
    """Pay with 3 threat; with Ramshackle Manor in play it falls by 1 and still counts as paid (LR-CRD-25)."""
    reduce_threat(state, use.seat, 3, by_player_card=True)


def _took(state: State, use: Use) -> None:
    """Wandering Took goes to another player, whose threat rises by 3 (LR-CMP-05)."""
    assert use.player is not None
    card = source(state, use)
    change_control(state, card, use.player)
    raise_threat(state, use.player, 3)


def _has_three_threat(state: State, use: Use) -> bool:
    return state.players[use.seat].threat >= 3


def _guide(state: State, use: Use) -> None:
    """Lórien Guide: 1 progress on the active location."""
    if state.active is not None:
        place_on_locations(state, use.seat, [(state.cards[state.active], 1)])


def _tracker(state: State, use: Use) -> None:
    """Northern Tracker: 1 progress on each location of the staging area, all at once (LR-EFF-13)."""
    place_on_locations(state, use.seat, [(card, 1) for card in staging_locations(state)])


# -- events ----------------------------------------------------------------------------------------------------


def _greeting(state: State, use: Use) -> None:
    """The Galadhrim's Greeting: 6 from one player, or 2 from each (LR-CRD-25)."""
    if use.option == "each":
        for seat in in_game(state):
            reduce_threat(state, seat, 2, by_player_card=True)
    else:
        assert use.player is not None
        reduce_threat(state, use.player, 6, by_player_card=True)


def _greeting_players(state: State, use: Use) -> list[int]:
    """Return whose threat may fall: a choice for the option with one player only."""
    return [use.seat] if use.option == "each" else list(in_game(state))


def _location_is_there(state: State, use: Use) -> bool:
    """Return whether the location has not been explored meanwhile: there must be something to place progress on."""
    return use.trigger is not None and use.trigger.uid in state.cards


def _strength(state: State, use: Use) -> None:
    """Strength of Will: 2 progress on the location travelled to."""
    assert use.trigger is not None
    location = state.cards.get(use.trigger.uid or 0)
    if location is not None:
        place_on_locations(state, use.seat, [(location, 2)])


def _hasty_stroke(state: State, use: Use) -> None:
    """Hasty Stroke cancels a shadow effect (LR-EFF-07)."""
    attack = state.attacks[-1]
    attack.cancelled = True
    assert use.trigger is not None
    assert use.trigger.title is not None
    state.emit(EffectCancelled(use.trigger.title))


def _shadow_is_open(state: State, use: Use) -> bool:
    attack = state.attacks[-1]
    enemy = state.cards.get(attack.enemy)
    return not attack.cancelled and enemy is not None and not is_immune(state, enemy)


def _will_of_the_west(state: State, use: Use) -> None:
    """Will of the West: a player's discard pile, without heroes, goes into that player's deck (LR-CMP-08)."""
    assert use.player is not None
    player = state.players[use.player]
    back = [card for card in player.discard if card.type != "hero"]
    player.discard = [card for card in player.discard if card.type == "hero"]
    player.deck += [Held(card) for card in back]
    shuffle_player_deck(state, use.player)


def _test_of_will(state: State, use: Use) -> None:
    """A Test of Will cancels the When Revealed effects; keywords stay (LR-EFF-07)."""
    _cancel(state)


def _numbers(state: State, use: Use) -> list[int]:
    """Return what X may be for Stand and Fight: the printed costs of allies that could come (LR-PLN-08, LR-EFF-14)."""
    most = most_x(state, use.seat, use.card)
    costs = {card.cost for seat in in_game(state) for card in _fallen(state, seat)}
    return sorted(cost for cost in costs if cost <= most)


def _fallen(state: State, seat: int) -> list[Card]:
    """Return the allies of a discard pile that Stand and Fight could bring: of a sphere, and not twice in play."""
    return [
        card
        for card in dict.fromkeys(state.players[seat].discard)
        if card.type == "ally" and card.sphere != "neutral" and not (card.unique and is_in_play(state, card))
    ]


def _fallen_owners(state: State, use: Use) -> list[int]:
    return [seat for seat in in_game(state) if any(card.cost == use.x for card in _fallen(state, seat))]


def _fallen_titles(state: State, use: Use) -> list[Card]:
    assert use.player is not None
    return [card for card in _fallen(state, use.player) if card.cost == use.x]


def _stand_and_fight(state: State, use: Use) -> None:
    """Stand and Fight: an ally of a discard pile comes into play under your control (LR-EFF-11, LR-CMP-05)."""
    assert use.player is not None
    assert use.title is not None
    discard = state.players[use.player].discard
    if use.title in discard:
        discard.remove(use.title)
        enter_play(state, use.seat, use.title, use.player)


def _light(state: State, use: Use) -> None:
    """A Light in the Dark: an engaged enemy returns to the staging area."""
    enemy = target(state, use)
    if enemy is not None and enemy.place == "engaged" and not is_immune(state, enemy):
        move_to_staging(state, enemy)


def _spirit_cards(state: State, use: Use) -> list[Card]:
    pile = dict.fromkeys(state.players[use.seat].discard)
    return [card for card in pile if card.sphere == "spirit" and card.type != "hero"]


def _tomb(state: State, use: Use) -> None:
    """Dwarven Tomb: a Spirit card of your discard pile comes to your hand."""
    assert use.title is not None
    player = state.players[use.seat]
    if use.title in player.discard:
        player.discard.remove(use.title)
        to_hand(state, use.seat, use.title)


def _fallen_heroes(state: State, seat: int) -> list[Card]:
    pile = dict.fromkeys(state.players[seat].discard)
    return [card for card in pile if card.type == "hero" and not is_in_play(state, card)]


def _fortune(state: State, use: Use) -> None:
    """Fortune or Fate: a hero comes back into play under its owner's control, as new."""
    assert use.player is not None
    assert use.title is not None
    player = state.players[use.player]
    if use.title in player.discard and not player.out:
        player.discard.remove(use.title)
        enter_play(state, use.player, use.title, use.player)


# -- attachments -----------------------------------------------------------------------------------------------


def _courage(state: State, use: Use) -> None:
    """Unexpected Courage readies its hero."""
    ready(state, host(state, use))


_SPIRIT_CHARACTER: Final = cards(
    lambda state, use: [
        card
        for card in characters(state, use.seat)
        if not card.exhausted
        and ("spirit" in icons(state, card) if card.card.type == "hero" else card.card.sphere == "spirit")
    ]
)

TEXTS.update(
    {
        CARDS["eowyn"]: Text("action", _eowyn, discards=True, limit=1, anyone=True),
        CARDS["eleanor"]: Text(
            "when_revealed", _eleanor, when=_is_treachery, exhausts=True, rules=("LR-CRD-01", "LR-EFF-07")
        ),
        CARDS["wandering_took"]: Text(
            "action", _took, (OTHER_PLAYER,), when=_has_three_threat, pay=_pay_three_threat, limit=1
        ),
        CARDS["lorien_guide"]: Text(
            "committed", _guide, when=lambda state, use: took_part(state, use) and state.active is not None
        ),
        CARDS["northern_tracker"]: Text(
            "committed", _tracker, when=lambda state, use: took_part(state, use) and bool(staging_locations(state))
        ),
        CARDS["the_galadhrims_greeting"]: Text(
            "action",
            _greeting,
            (Pick("option", lambda state, use: ("each", "one")), Pick("player", _greeting_players)),
        ),
        CARDS["strength_of_will"]: Text(
            "travelled", _strength, (_SPIRIT_CHARACTER,), when=_location_is_there, pay=exhaust_first
        ),
        CARDS["hasty_stroke"]: Text(
            "shadow_effect", _hasty_stroke, when=_shadow_is_open, rules=("LR-CRD-01", "LR-EFF-07")
        ),
        CARDS["will_of_the_west"]: Text(
            "action",
            _will_of_the_west,
            (Pick("player", lambda state, use: in_game(state)),),
            removed=True,
            rules=("LR-CRD-01", "LR-CMP-08"),
        ),
        CARDS["a_test_of_will"]: Text(
            "when_revealed", _test_of_will, when=_is_cancellable, rules=("LR-CRD-01", "LR-EFF-07")
        ),
        CARDS["stand_and_fight"]: Text(
            "action",
            _stand_and_fight,
            (Pick("number", _numbers), Pick("player", _fallen_owners), Pick("title", _fallen_titles)),
            rules=("LR-CRD-01", "LR-PLN-08"),
        ),
        CARDS["a_light_in_the_dark"]: Text("action", _light, (ENGAGED_ENEMY,)),
        CARDS["dwarven_tomb"]: Text("action", _tomb, (Pick("title", _spirit_cards),), rules=("LR-CRD-01", "LR-CMP-08")),
        CARDS["fortune_or_fate"]: Text(
            "action",
            _fortune,
            (
                Pick("player", lambda state, use: [seat for seat in in_game(state) if _fallen_heroes(state, seat)]),
                Pick("title", lambda state, use: _fallen_heroes(state, use.player or 0)),
            ),
        ),
        CARDS["unexpected_courage"]: Text("action", _courage, exhausts=True),
    }
)
