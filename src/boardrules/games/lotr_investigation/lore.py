"""The Lore cards of the core set, and Gandalf (LR-CRD-01)."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Prompt
from boardrules.core.zones import bury, know
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import ChooseOption, ChooseTitle
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.damage import deal_damage, heal
from boardrules.games.lotr_investigation.events import DeckLooked, ShadowLooked, TakenToHand, TopBuried, TopLooked
from boardrules.games.lotr_investigation.moves import draw, leave_play, to_hand
from boardrules.games.lotr_investigation.state import (
    Held,
    InPlay,
    State,
    characters,
    in_game,
)
from boardrules.games.lotr_investigation.stats import has_trait, is_immune
from boardrules.games.lotr_investigation.targets import (
    CHARACTER,
    ENEMY,
    HERO,
    PLAYER,
    STAGING_ENEMY,
    STAGING_LOCATION,
    cards,
    host,
    is_trigger_of,
    raise_stat,
    target,
)
from boardrules.games.lotr_investigation.texts import TEXTS, Pick, Text, Use, most_x
from boardrules.games.lotr_investigation.threat import reduce_threat

# -- the top of the encounter deck -----------------------------------------------------------------------------


def _look_at_top(state: State, seat: int) -> bool:
    if not state.encounter:
        return False
    card = know(state.encounter, -1, seat).card
    state.emit(TopLooked(seat, card))
    return True


def _denethor(state: State, use: Use) -> None:
    """Denethor: look at the top encounter card, which may go to the bottom."""
    if _look_at_top(state, use.seat):
        state.push(TopChoice(use.seat))


def _riversong(state: State, use: Use) -> None:
    """Henamarth Riversong: look at the top encounter card."""
    _look_at_top(state, use.seat)


def _deck_is_there(state: State, use: Use) -> bool:
    return bool(state.encounter)


@frozen
class TopChoice(SeatChoice[State, ChooseOption]):
    """Whether the encounter card that Denethor has seen stays on top."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-01",)
    question: ClassVar[Prompt] = Prompt("denethor", "LR-CRD-01")

    def actions(self, state: State) -> tuple[ChooseOption, ...]:
        """Return both."""
        return (ChooseOption(self.seat, "keep"), ChooseOption(self.seat, "bury"))

    def choose(self, state: State, action: ChooseOption) -> None:
        """Leave it or move it."""
        if action.option == "bury":
            bury(state.encounter, state.encounter.pop())
            state.emit(TopBuried(self.seat))


# -- heroes and allies -----------------------------------------------------------------------------------------


def _glorfindel(state: State, use: Use) -> None:
    """Glorfindel heals 1 damage on any character."""
    _heal_target(state, use, 1)


def _heal_target(state: State, use: Use, amount: int) -> None:
    card = target(state, use)
    if card is not None:
        heal(state, card, amount)


def _draws(number: int, state: State, use: Use) -> None:
    assert use.player is not None
    draw(state, use.player, number)


def _beravor(state: State, use: Use) -> None:
    """Beravor: a player draws 2 cards."""
    _draws(2, state, use)


def _gleowine(state: State, use: Use) -> None:
    """Gléowine: a player draws a card."""
    _draws(1, state, use)


def _daughter(state: State, use: Use) -> None:
    """Daughter of the Nimrodel heals up to 2 damage on a hero."""
    _heal_target(state, use, 2)


def _top_attachment(state: State, seat: int) -> Card | None:
    return next((card for card in reversed(state.players[seat].discard) if card.type == "attachment"), None)


def _hammersmith(state: State, use: Use) -> None:
    """Erebor Hammersmith: the topmost attachment of a discard pile goes back to its owner's hand."""
    assert use.player is not None
    player = state.players[use.player]
    card = _top_attachment(state, use.player)
    if card is not None:
        index = len(player.discard) - 1 - player.discard[::-1].index(card)
        del player.discard[index]
        to_hand(state, use.player, card)


def _was_played(state: State, use: Use) -> bool:
    return is_trigger_of(state, use) and use.trigger is not None and use.trigger.played


def _miner(state: State, use: Use) -> None:
    """Miner of the Iron Hills discards a Condition attachment, a player's or Hired Muscle (LR-KEY-08)."""
    card = target(state, use)
    if card is not None:
        leave_play(state, card, "discard")


def _conditions(state: State, use: Use) -> list[InPlay]:
    return [card for card in state.cards.values() if card.place == "attached" and has_trait(state, card, "Condition")]


# -- events ----------------------------------------------------------------------------------------------------


def _imladris(state: State, use: Use) -> None:
    """Lore of Imladris heals all damage on a character."""
    card = target(state, use)
    if card is not None:
        heal(state, card, card.damage)


def _wealth(state: State, use: Use) -> None:
    """Lórien's Wealth: a player draws 3 cards."""
    _draws(3, state, use)


def _quiet(state: State, use: Use) -> None:
    """Radagast's Cunning and Secret Paths: a card of the staging area does not add its threat."""
    card = target(state, use)
    if card is not None and card.uid not in state.quiet:
        state.quiet.append(card.uid)


def _hospitality(state: State, use: Use) -> None:
    """Beorn's Hospitality heals all damage on the heroes of a player."""
    assert use.player is not None
    for card in characters(state, use.player):
        if card.card.type == "hero":
            heal(state, card, card.damage)


def _search(state: State, use: Use) -> None:
    """Gandalf's Search: look at the top X cards of a deck, take one, put the rest back in any order."""
    assert use.player is not None
    deck = state.players[use.player].deck
    number = min(use.x, len(deck))
    if number:
        seen = tuple([know(deck, len(deck) - 1 - place, use.seat).card for place in range(number)])
        state.emit(DeckLooked(use.seat, use.player, number, seen))
        state.push(TakeChoice(use.seat, use.player, number))


def _titles_on_top(state: State, seat: int, player: int, number: int) -> tuple[ChooseTitle, ...]:
    """Return the choice between the titles of the top cards of a player's deck, from the top down."""
    deck = state.players[player].deck
    seen = dict.fromkeys([held.card for held in reversed(deck[len(deck) - number :])])
    return tuple([ChooseTitle(seat, card) for card in seen])


@frozen
class TakeChoice(SeatChoice[State, ChooseTitle]):
    """Which of the cards that Gandalf's Search shows goes to its owner's hand."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-01",)
    question: ClassVar[Prompt] = Prompt("gandalfs_search", "LR-CRD-01")

    player: Seat
    number: int

    def actions(self, state: State) -> tuple[ChooseTitle, ...]:
        """Return the titles that were seen."""
        return _titles_on_top(state, self.seat, self.player, self.number)

    def choose(self, state: State, action: ChooseTitle) -> None:
        """Take it; only the one who looked and the owner know which."""
        deck = state.players[self.player].deck
        place = next(place for place in range(len(deck) - 1, -1, -1) if deck[place].card is action.card)
        held = deck.pop(place)
        state.players[self.player].hand.append(_known_by(held, self.seat, self.player))
        state.emit(TakenToHand(self.seat, self.player, action.card))
        # Nobody else learns from what lies where which card is gone.
        for index in range(len(deck) - self.number + 1, len(deck)):
            deck[index] = evolve(deck[index], seats=(self.seat,), public=False)
        state.push(OrderTop(self.seat, self.player, self.number - 1))


def _known_by(held: Held, seat: int, owner: int) -> Held:
    return Held(held.card, () if seat == owner else (seat,))


@frozen
class OrderTop(SeatChoice[State, ChooseTitle]):
    """Which of the cards that were looked at lies lowest, as they are put back; ``left`` are still to be ordered."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-01",)
    question: ClassVar[Prompt] = Prompt("order_top", "LR-CRD-01")

    player: Seat
    left: int

    def is_due(self, state: State) -> bool:
        """Return whether there is a choice."""
        return super().is_due(state) and 1 < self.left <= len(state.players[self.player].deck)

    def actions(self, state: State) -> tuple[ChooseTitle, ...]:
        """Return the titles that are still on top."""
        return _titles_on_top(state, self.seat, self.player, self.left)

    def choose(self, state: State, action: ChooseTitle) -> None:
        """Put it under the others."""
        deck = state.players[self.player].deck
        start = len(deck) - self.left
        place = next(place for place in range(start, len(deck)) if deck[place].card is action.card)
        deck.insert(start, deck.pop(place))
        state.push(OrderTop(self.seat, self.player, self.left - 1))


# -- attachments -----------------------------------------------------------------------------------------------


def _protector(state: State, use: Use) -> None:
    """Protector of Lórien: +1 defense or +1 willpower for its hero."""
    raise_stat(state, host(state, use), "willpower" if use.option == "willpower" else "defense", 1)


def _knowledge(state: State, use: Use) -> None:
    """Dark Knowledge: look at a face-down shadow card of an enemy that attacks you."""
    assert use.trigger is not None
    enemy = state.cards.get(use.trigger.uid or 0)
    if enemy is None or not enemy.shadows:
        return
    shadow = enemy.shadows[-1]
    enemy.shadows[-1] = evolve(shadow, held=shadow.held.also(use.seat))
    state.emit(ShadowLooked(use.seat, enemy.uid, enemy.card, shadow.held.card))


def _attacks_you(state: State, use: Use) -> bool:
    trigger = use.trigger
    if trigger is None or trigger.seat != use.seat or trigger.uid not in state.cards:
        return False
    enemy = state.cards[trigger.uid]
    return bool(enemy.shadows) and not is_immune(state, enemy)


def _preservation(state: State, use: Use) -> None:
    """Self Preservation heals 2 damage on its character."""
    heal(state, host(state, use), 2)


# -- Gandalf ---------------------------------------------------------------------------------------------------


def _gandalf_options(state: State, use: Use) -> list[str]:
    return ["draw", "threat", *(["damage"] if ENEMY.options(state, use) else [])]


def _gandalf_targets(state: State, use: Use) -> list[int]:
    """Return the enemies to choose from; the other options need none, and stand for Gandalf himself."""
    if use.option != "damage":
        return [use.uid] if use.uid is not None else []
    return [uid for uid in ENEMY.options(state, use) if isinstance(uid, int)]


def _gandalf(state: State, use: Use) -> None:
    """Gandalf: draw 3 cards, deal 4 damage to an enemy, or reduce your threat by 5 (LR-CRD-25)."""
    if use.option == "draw":
        draw(state, use.seat, 3)
    elif use.option == "threat":
        reduce_threat(state, use.seat, 5, by_player_card=True)
    else:
        enemy = target(state, use)
        if enemy is not None:
            deal_damage(state, [(enemy, 4)], "player_card")


TEXTS.update(
    {
        CARDS["denethor"]: Text("action", _denethor, when=_deck_is_there, exhausts=True),
        CARDS["glorfindel"]: Text("action", _glorfindel, (CHARACTER,), pool=1, limit=1),
        CARDS["beravor"]: Text("action", _beravor, (PLAYER,), exhausts=True, limit=1),
        CARDS["daughter_of_the_nimrodel"]: Text("action", _daughter, (HERO,), exhausts=True),
        CARDS["erebor_hammersmith"]: Text(
            "entered",
            _hammersmith,
            (Pick("player", lambda state, use: [s for s in in_game(state) if _top_attachment(state, s) is not None]),),
            when=_was_played,
        ),
        CARDS["henamarth_riversong"]: Text("action", _riversong, when=_deck_is_there, exhausts=True),
        CARDS["miner_of_the_iron_hills"]: Text("entered", _miner, (cards(_conditions),), when=is_trigger_of),
        CARDS["gleowine"]: Text("action", _gleowine, (PLAYER,), exhausts=True),
        CARDS["lore_of_imladris"]: Text("action", _imladris, (CHARACTER,)),
        CARDS["loriens_wealth"]: Text("action", _wealth, (PLAYER,)),
        CARDS["radagasts_cunning"]: Text("quest_action", _quiet, (STAGING_ENEMY,)),
        CARDS["secret_paths"]: Text("quest_action", _quiet, (STAGING_LOCATION,)),
        CARDS["gandalfs_search"]: Text(
            "action",
            _search,
            (Pick("number", lambda state, use: range(most_x(state, use.seat, use.card) + 1)), PLAYER),
            rules=("LR-CRD-01", "LR-PLN-08"),
        ),
        CARDS["beorns_hospitality"]: Text("action", _hospitality, (PLAYER,)),
        CARDS["protector_of_lorien"]: Text(
            "action",
            _protector,
            (Pick("option", lambda state, use: ("willpower", "defense")),),
            discards=True,
            limit=3,
            per="phase",
        ),
        CARDS["dark_knowledge"]: Text("shadow_dealt", _knowledge, when=_attacks_you, exhausts=True),
        CARDS["self_preservation"]: Text("action", _preservation, exhausts=True),
        c.GANDALF: Text(
            "entered",
            _gandalf,
            (Pick("option", _gandalf_options), Pick("target", _gandalf_targets)),
            when=is_trigger_of,
        ),
    }
)
