"""Moving cards: decks, hands, play, the staging area (LR-CMP-02 to LR-CMP-08). Nothing here asks anybody."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import AnyEffect, Effect
from boardrules.core.zones import forget, stack_top, take
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events import (
    AddedToStaging,
    Attached,
    CardsDrawn,
    ControlChanged,
    DeckReset,
    DeckShuffled,
    Discarded,
    EncounterDiscarded,
    EnteredPlay,
    Exhausted,
    LeftPlay,
    NameEliminated,
    Readied,
    ReturnedToHand,
    ReturnedToStaging,
    ShadowDealt,
)
from boardrules.games.lotr_investigation.state import Held, InPlay, Shadow, State, attachments_of

# -- decks and hands -------------------------------------------------------------------------------------------


def shuffle(state: State, stream: str, pile: list[Held]) -> None:
    """Shuffle a hidden pile: nobody knows any more what lies where. What is ``forced`` comes to the top after it."""
    state.chance.shuffle(stream, pile)
    forget(pile)
    stack_top(pile, state.forced.pop(stream, ()), missing_ok=True)


def shuffle_encounter(state: State) -> None:
    """Shuffle the encounter deck."""
    shuffle(state, "encounter", state.encounter)
    state.emit(DeckShuffled("encounter", None))


def shuffle_investigation(state: State) -> None:
    """Shuffle the Investigation deck."""
    shuffle(state, "investigation", state.investigation)
    state.emit(DeckShuffled("investigation", None))


def reset_encounter(state: State) -> None:
    """Shuffle the encounter discard pile into the encounter deck."""
    state.encounter += [Held(card) for card in state.encounter_discard]
    state.encounter_discard.clear()
    shuffle(state, "encounter", state.encounter)
    state.emit(DeckReset())


def take_encounter(state: State) -> Held | None:
    """Take the top encounter card; in the quest phase an empty deck is made anew first.

    Rules: LR-QST-07 (quest phase), LR-QST-08 (other phases: None).
    """
    if not state.encounter and state.phase == "quest" and state.encounter_discard:
        reset_encounter(state)
    return state.encounter.pop() if state.encounter else None


def deck_is_empty(state: State) -> AnyEffect | None:
    """Return the new deck, when the encounter deck has run out in the quest phase (LR-QST-07).

    A card that is being revealed is finished first.
    """
    if state.phase != "quest" or state.encounter or not state.encounter_discard or state.revealing:
        return None
    return ResetEncounter()


@frozen
class ResetEncounter(Effect[State]):
    """The encounter discard pile becomes the encounter deck (LR-QST-07)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-07",)

    def resolve(self, state: State) -> None:
        """Shuffle it."""
        reset_encounter(state)


def discard_until(state: State, kind: str, number: int = 1) -> list[Card]:
    """Discard from the encounter deck until ``number`` cards of a type have come, or the deck is empty.

    Returns those of the type; all lie on the discard pile. The deck is not made anew on the way (LR-QST-19).
    """
    gone: list[Card] = []
    found: list[Card] = []
    while state.encounter and len(found) < number:
        card = state.encounter.pop().card
        gone.append(card)
        if card.type == kind:
            found.append(card)
    state.encounter_discard += gone
    if gone:
        state.emit(EncounterDiscarded(tuple(gone)))
    return found


def draw(state: State, seat: int, number: int) -> None:
    """Draw as many cards as there are, up to ``number`` (LR-RES-01, LR-EFF-15)."""
    player = state.players[seat]
    drawn = []
    for _ in range(min(number, len(player.deck))):
        held = player.deck.pop()
        player.hand.append(held)
        drawn.append(held.card)
    if drawn:
        state.emit(CardsDrawn(seat, len(drawn), tuple(drawn)))


def discard_from_hand(state: State, seat: int, card: Card) -> None:
    """Discard a card from a hand (LR-CMP-08)."""
    take(state.players[seat].hand, card)
    state.players[seat].discard.append(card)
    state.emit(Discarded("hand", (card,), seat))


def random_from_hand(state: State, seat: int) -> Card | None:
    """Discard a random card from a hand, and return it; None from an empty hand."""
    player = state.players[seat]
    if not player.hand:
        return None
    cards = sorted([held.card for held in player.hand], key=c.PLACES.__getitem__)
    forced = state.forced.pop(f"hand-{seat}", ())
    card = forced[0] if forced and forced[0] in cards else state.chance.pick(f"hand-{seat}", cards)
    discard_from_hand(state, seat, card)
    return card


def to_hand(state: State, seat: int, card: Card) -> None:
    """Put a card into a hand in the sight of all."""
    state.players[seat].hand.append(Held(card, public=True))
    state.emit(ReturnedToHand(seat, card))


def shuffle_player_deck(state: State, seat: int) -> None:
    """Shuffle a player's deck."""
    shuffle(state, f"deck-{seat}", state.players[seat].deck)
    state.emit(DeckShuffled("deck", seat))


# -- play ------------------------------------------------------------------------------------------------------


def put_down(state: State, card: Card, owner: int | None = None) -> InPlay:
    """Give a card a number on the table; whoever calls this says where it lies."""
    found = InPlay(uid=state.next_uid, card=card, owner=owner, controller=owner, place="limbo")
    state.next_uid += 1
    state.cards[found.uid] = found
    return found


def put_character(state: State, seat: int, card: Card, owner: int) -> InPlay:
    """Put a hero or ally into play, ready (LR-PLN-06, LR-TIM-04)."""
    found = put_down(state, card, owner)
    found.controller = seat
    found.place = "area"
    state.players[seat].area.append(found.uid)
    state.emit(EnteredPlay(seat, found.uid, card))
    return found


def attach(state: State, card: InPlay, host: InPlay) -> None:
    """Attach a card; on another player's character it is controlled by that player (LR-CMP-05)."""
    card.place = "attached"
    card.host = host.uid
    host.attachments.append(card.uid)
    if host.controller is not None and card.owner is not None:
        card.controller = host.controller
    state.emit(Attached(card.uid, card.card, host.uid, host.card))


def change_control(state: State, card: InPlay, seat: int) -> None:
    """Give a character and its attachments to another player (LR-CMP-05)."""
    assert card.controller is not None
    state.players[card.controller].area.remove(card.uid)
    state.players[seat].area.append(card.uid)
    card.controller = seat
    for one in attachments_of(state, card):
        one.controller = seat
    state.emit(ControlChanged(card.uid, card.card, seat))


def exhaust(state: State, card: InPlay) -> None:
    """Exhaust a card (LR-TIM-04)."""
    card.exhausted = True
    state.emit(Exhausted(card.uid, card.card))


def ready(state: State, card: InPlay) -> None:
    """Ready a card, if it is exhausted."""
    if card.exhausted:
        card.exhausted = False
        state.emit(Readied(card.uid, card.card))


def unplace(state: State, card: InPlay) -> None:
    """Take a card out of the zone in which it lies."""
    if card.place == "staging":
        state.staging.remove(card.uid)
    elif card.place == "active":
        state.active = None
    elif card.place == "engaged":
        assert card.engaged_with is not None
        state.players[card.engaged_with].engaged.remove(card.uid)
        card.engaged_with = None
    elif card.place == "area":
        assert card.controller is not None
        state.players[card.controller].area.remove(card.uid)
    elif card.place == "attached":
        assert card.host is not None
        state.cards[card.host].attachments.remove(card.uid)
        card.host = None


def leave_play(state: State, card: InPlay, to: str) -> None:
    """Take a card out of play, to ``discard``, ``hand``, ``deck`` or ``victory``.

    Attachments and shadow cards go to the piles they came from, in the order in which they lie (LR-CMP-05, LR-CMP-08,
    LR-CMB-17, LR-KEY-09).
    """
    if card.owner is not None and state.players[card.owner].out and to in ("hand", "deck"):
        to = "discard"  # whoever is eliminated has neither any more (LR-THR-02)
    for one in attachments_of(state, card):
        leave_play(state, one, "discard")
    discard_shadows(state, card)
    unplace(state, card)
    del state.cards[card.uid]
    state.modifiers = [change for change in state.modifiers if change.uid != card.uid]
    state.delayed = [later for later in state.delayed if later.uid != card.uid]
    state.bars = [bar for bar in state.bars if bar.uid != card.uid]
    if card.uid in state.quiet:
        state.quiet.remove(card.uid)
    state.emit(LeftPlay(card.uid, card.card, to))
    if to == "victory":
        state.victory.append(card.card)
    elif card.owner is None:
        state.encounter_discard.append(card.card)
    elif to == "hand":
        to_hand(state, card.owner, card.card)
    elif to == "deck":
        state.players[card.owner].deck.append(Held(card.card))
        shuffle_player_deck(state, card.owner)
    else:
        state.players[card.owner].discard.append(card.card)


def discard_shadows(state: State, card: InPlay, attack: int | None = None) -> None:
    """Discard the shadow cards of an enemy, or only those dealt for one attack; those face down have no effect."""
    gone = [shadow for shadow in card.shadows if attack is None or shadow.attack == attack]
    if not gone:
        return
    card.shadows = [shadow for shadow in card.shadows if shadow not in gone]
    cards = tuple([shadow.held.card for shadow in gone])
    state.encounter_discard += cards
    state.emit(Discarded("shadow", cards, None))


def deal_shadow(state: State, card: InPlay, attack: int = 0) -> bool:
    """Deal a face-down shadow card to an enemy, if there is one (LR-CMB-02, LR-QST-08, LR-VAR-01)."""
    if not state.options.shadow_cards:
        return False
    held = take_encounter(state)
    if held is None:
        return False
    card.shadows.append(Shadow(held, attack=attack))
    state.emit(ShadowDealt(card.uid, card.card))
    return True


# -- the staging area ------------------------------------------------------------------------------------------


def eliminate_name(state: State, card: Card) -> None:
    """Mark a name on the investigation list, before the accusation (LR-INS-08, LR-INV-06)."""
    if (card.is_suspect or card.is_hideout) and card not in state.eliminated and state.set_aside:
        state.eliminated = (*state.eliminated, card)
        state.emit(NameEliminated(card))


def move_to_staging(state: State, card: InPlay) -> None:
    """Lay a card that is on the table into the staging area; an engaged enemy returns there (LR-CMP-03)."""
    returned = card.place == "engaged"
    unplace(state, card)
    card.place = "staging"
    state.staging.append(card.uid)
    if returned:
        state.emit(ReturnedToStaging(card.uid, card.card))
    else:
        state.emit(AddedToStaging(card.uid, card.card))
        eliminate_name(state, card.card)


def add_to_staging(state: State, card: Card) -> InPlay:
    """Add a card to the staging area without revealing it (LR-QST-06)."""
    found = put_down(state, card)
    move_to_staging(state, found)
    return found


def search(state: State, title: Card, *, victory: bool = False) -> bool:
    """Take a title out of the encounter deck or discard pile, or the victory display if told to; return whether it was.

    Whoever searches a deck sees it, so it is shuffled afterwards (LR-EFF-10); that is left to the caller, but what
    somebody knew of its order is worth nothing any more. Copies cannot be told apart: the deck is looked through first.
    """
    forget(state.encounter)
    for index, held in enumerate(state.encounter):
        if held.card is title:
            del state.encounter[index]
            return True
    for pile in (state.encounter_discard, *((state.victory,) if victory else ())):
        if title in pile:
            pile.remove(title)
            return True
    return False
