"""What a player card does when it is played or used: the form in which the spheres' files write it.

A text of one sentence reads as one entry: when it may be used, what it costs, what is chosen, what happens. Choices are
made in the order of ``picks`` when the card or ability is announced; then the costs are paid; then it takes effect
(LR-EFF-02, LR-EFF-03, LR-EFF-05, LR-PLN-07).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Annotated, Final, Literal, TypeAlias

from attrs import evolve, field, frozen

from boardrules.core.entity import Seat
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.state import InPlay, State, heroes
from boardrules.games.lotr_investigation.stats import icons

#: The kinds of player card effects that are no constants (LR-EFF-01): what responses answer to; the first three are no
#: responses but say in which windows an action may be used.
Timing: TypeAlias = Literal[
    "action",
    "quest_action",
    "combat_action",
    "attach",
    "ally",
    "committed",
    "when_revealed",
    "travelled",
    "shadow_dealt",
    "defended",
    "shadow_effect",
    "slain",
    "damaged",
    "left_play",
    "entered",
]
PickKind: TypeAlias = Literal["target", "player", "option", "number", "title"]


@frozen
class Trigger:
    """Something that can be responded to.

    ``uid`` and ``title`` are the card that it happened to, ``seat`` the player, ``others`` the cards that took part,
    ``amount`` how much. ``played`` says of an ally that it was played and not put into play (LR-EFF-11).
    """

    kind: Annotated[Timing, "trigger"]
    seat: Seat | None = None
    uid: int | None = None
    title: Card | None = None
    others: tuple[int, ...] = ()
    amount: int = 0
    played: bool = False
    destroyed: bool = False


@frozen
class Use:
    """A card or ability on its way: who uses it, what has been chosen so far. All of it is public once announced."""

    seat: Seat
    card: Card
    uid: int | None = None
    trigger: Trigger | None = None
    step: int = 0
    targets: tuple[int, ...] = ()
    player: Seat | None = None
    option: Annotated[str, "option"] | None = None
    title: Card | None = None
    x: int = 0


Chosen: TypeAlias = "int | str | Card"


@frozen
class Pick:
    """One choice of a text. ``options`` lists what may be chosen, from public facts alone."""

    kind: PickKind
    options: Callable[[State, Use], Sequence[Chosen]]


def _always(state: State, use: Use) -> bool:
    return True


@frozen
class Text:
    """What a card does.

    ``when`` is the condition, from public facts; ``only_if`` one that rests on the user's own hand. Costs: ``exhausts``
    the card itself, ``pool`` resources of its own pool, ``discards`` a card from hand, and what ``pay`` does with what
    was chosen. ``limit`` uses in each ``per`` (LR-EFF-12), of each player when ``anyone`` may use it. ``removed`` says
    that the event leaves the game afterwards.
    """

    timing: Timing
    effect: Callable[[State, Use], None]
    picks: tuple[Pick, ...] = ()
    when: Callable[[State, Use], bool] = _always
    only_if: Callable[[State, Use], bool] = _always
    exhausts: bool = False
    pool: int = 0
    discards: bool = False
    pay: Callable[[State, Use], None] | None = None
    limit: int = 0
    per: Literal["round", "phase"] = "round"
    anyone: bool = False
    removed: bool = False
    rules: tuple[str, ...] = field(default=("LR-CRD-01",))


#: The actions and responses of cards in play, and the events; each sphere's file adds its own.
TEXTS: Final[dict[Card, Text]] = {}
#: What allies and attachments do when they are played from hand (LR-PLN-06).
FROM_HAND: Final[dict[Card, Text]] = {}

ACTIONS: Final = ("action", "quest_action", "combat_action")


def text_of(use: Use) -> Text:
    """Return what is being used: an ability or event, or an ally or attachment that is played from hand."""
    if use.uid is None and use.card.type != "event":
        return FROM_HAND[use.card]
    return TEXTS[use.card]


def bind(use: Use, pick: Pick, chosen: Chosen) -> Use:
    """Return the use with one more choice made."""
    step = use.step + 1
    if pick.kind == "title":
        assert isinstance(chosen, Card)
        return evolve(use, step=step, title=chosen)
    if pick.kind == "option":
        assert isinstance(chosen, str)
        return evolve(use, step=step, option=chosen)
    assert isinstance(chosen, int)
    if pick.kind == "target":
        return evolve(use, step=step, targets=(*use.targets, chosen))
    if pick.kind == "player":
        return evolve(use, step=step, player=chosen)
    return evolve(use, step=step, x=chosen)


def can_choose(state: State, use: Use, text: Text) -> bool:
    """Return whether everything that is still to be chosen can be chosen (LR-EFF-02)."""
    if use.step >= len(text.picks):
        return True
    pick = text.picks[use.step]
    options = pick.options(state, use)
    if use.step == len(text.picks) - 1:
        return bool(options)
    return any(can_choose(state, bind(use, pick, option), text) for option in options)


# -- paying ----------------------------------------------------------------------------------------------------


def payers(state: State, seat: int, card: Card) -> list[InPlay]:
    """Return the heroes of a seat that may pay for a card: with an icon of its sphere, exhausted or not.

    Rules: LR-PLN-02, LR-PLN-03, LR-PLN-04.
    """
    own = heroes(state, seat)
    if card.sphere == "neutral":
        return own
    return [hero for hero in own if card.sphere in icons(state, hero)]


def can_afford(state: State, seat: int, card: Card, amount: int) -> bool:
    """Return whether a seat can pay for a card (LR-PLN-02, LR-PLN-03); Thicket of Spears asks three pools."""
    able = payers(state, seat, card)
    if not able:
        return False
    if not amount:
        return True
    if card is c.THICKET_OF_SPEARS:
        return sum(1 for hero in able if hero.resources) >= amount
    return sum(hero.resources for hero in able) >= amount


def pools(state: State, seat: int) -> dict[str, int]:
    """Return what a seat can pay for cards of each sphere of which it has an icon (LR-PLN-02, LR-PLN-03)."""
    found: dict[str, int] = {}
    for hero in heroes(state, seat):
        for icon in icons(state, hero):
            found[icon] = found.get(icon, 0) + hero.resources
    return found


def most_x(state: State, seat: int, card: Card) -> int:
    """Return the highest X that a seat can pay (LR-PLN-08)."""
    return sum(hero.resources for hero in payers(state, seat, card))


# -- what can be used ------------------------------------------------------------------------------------------


def is_action_now(state: State, text: Text) -> bool:
    """Return whether a text is an action that may be used in the windows of the current phase (LR-EFF-02)."""
    return text.timing in ("action", f"{state.phase}_action")


def limit_key(use: Use, text: Text) -> str:
    """Return under which key the uses of an ability are counted: those of each player apart where anyone may use it."""
    return str(use.seat) if text.anyone else "all"


def in_play_fault(state: State, card: InPlay, use: Use, text: Text) -> str:
    """Return why an ability of a card in play cannot be used, as a code; empty when it can."""
    if text.exhausts and card.exhausted:
        return "exhausted"
    if card.resources < text.pool:
        return "cannot_pay"
    if text.limit and card.uses.number(text.per, limit_key(use, text)) >= text.limit:
        return "limit_reached"
    if text.discards and not state.players[use.seat].hand:
        return "empty_hand"
    return use_fault(state, use, text)


def event_fault(state: State, use: Use, text: Text) -> str:
    """Return why an event cannot be played, as a code; empty when it can."""
    if not payers(state, use.seat, use.card):
        return "no_icon"
    if not can_afford(state, use.seat, use.card, use.card.cost):
        return "cannot_pay"
    return use_fault(state, use, text)


def use_fault(state: State, use: Use, text: Text) -> str:
    """Return why something that can be paid for cannot be used, as a code; empty when it can (LR-EFF-02)."""
    if not text.when(state, use):
        return "not_now"
    return "" if can_choose(state, use, text) else "no_target"


def may_hold(state: State, seat: int, titles: Container[Card] = c.PLACES) -> list[Card]:
    """Return the titles, or which of some, that may for all that everybody knows be in a hand (LR-TIM-03).

    Deck lists are public: what of a deck has not been seen lies in the hand or in the draw pile.
    """
    player = state.players[seat]
    hand = player.hand
    if all(held.public for held in hand):
        return list(dict.fromkeys([held.card for held in hand if held.card in titles]))
    return list(dict.fromkeys([held.card for held in (*hand, *player.deck) if held.card in titles]))


def users(state: State, seat: int) -> list[InPlay]:
    """Return the cards in play with a text that a seat may use: its own, and those that anyone may use."""
    found: list[InPlay] = []
    for card in state.cards.values():
        text = TEXTS.get(card.card)
        if text is not None and (card.controller == seat or (text.anyone and card.controller is not None)):
            found.append(card)
    return found
