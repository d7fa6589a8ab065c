"""Whether the cards of a state from a document can lie where they lie, and have the tokens that they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from boardrules.core.checking import bad, component_faults, held_faults, is_within, seats_fit, use_faults
from boardrules.core.errors import Problem, short
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.check import TOKENS
from boardrules.games.lotr_investigation.choices import TargetChoice
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.state import Held, InPlay, Player, State, all_cards
from boardrules.games.lotr_investigation.stats import can_have_attachments
from boardrules.games.lotr_investigation.texts import TEXTS, Use, limit_key

#: Which types of cards lie in a place.
_TYPES: Final = {
    "area": ("hero", "ally"),
    "staging": ("enemy", "location"),
    "engaged": ("enemy",),
    "active": ("location",),
    "attached": ("attachment", "treachery"),
    "limbo": ("enemy", "location", "treachery"),
}
#: To what attachments belong that do not belong on a hero (LR-KEY-09).
_HOSTS: Final = {
    CARDS["power_in_the_earth"]: ("location",),
    CARDS["self_preservation"]: c.CharacterTypes,
    c.FOREST_SNARE: ("enemy",),
    c.HIRED_MUSCLE: ("enemy",),
}


# -- places ----------------------------------------------------------------------------------------------------


def check_places(state: State) -> Iterator[Problem]:
    """Check that every card in play lies in one place, and that all that tells of the place agrees.

    Rules: LR-CMP-02, LR-CMP-03, LR-CMP-05, LR-ENC-06, LR-QST-05 (invariants 1 and 3).
    """
    found = _listed(state)
    before = 0
    for index, (uid, card) in enumerate(state.cards.items()):
        path = f"cards[{index}][1]"
        if card.uid != uid or not before < uid < state.next_uid:
            yield bad(f"{path}.uid", "contradiction", "the next number in order, below next_uid", card.uid, "LR-CMP-02")
            return
        before = uid
        places = found.pop(uid, [])
        if places != [(card.place, card.engaged_with if card.place == "engaged" else _area_of(card))]:
            expected = "one place that lists the card"
            yield bad(f"{path}.place", "contradiction", expected, f"{card.place}, {len(places)} lists", "LR-CMP-02")
        elif card.card.type not in _TYPES[card.place]:
            yield bad(f"{path}.card", "wrong_card", " or ".join(_TYPES[card.place]), card.card.type, "LR-CMP-03")
        elif (card.engaged_with is not None) is not (card.place == "engaged"):
            yield bad(f"{path}.engaged_with", "contradiction", "a seat if it is engaged", "", "LR-ENC-06")
        elif (card.host is not None) is not (card.place == "attached"):
            yield bad(f"{path}.host", "contradiction", "a card if it is attached", "", "LR-CMP-02")
        else:
            yield from _control(state, path, card)
    if found:
        yield bad("cards", "wrong_components", "every card that a place lists", sorted(found)[0], "LR-CMP-02")


def _area_of(card: InPlay) -> int | None:
    return card.controller if card.place == "area" else card.host if card.place == "attached" else None


def _listed(state: State) -> dict[int, list[tuple[str, int | None]]]:
    """Return where each number is listed: the place, and whose it is (a seat, or the host)."""
    found: dict[int, list[tuple[str, int | None]]] = {}

    def add(uid: int, place: str, whose: int | None = None) -> None:
        found.setdefault(uid, []).append((place, whose))

    for uid in state.staging:
        add(uid, "staging")
    if state.active is not None:
        add(state.active, "active")
    for player in state.players:
        for uid in player.area:
            add(uid, "area", player.seat)
        for uid in player.engaged:
            add(uid, "engaged", player.seat)
    for host in state.cards.values():
        for uid in host.attachments:
            add(uid, "attached", host.uid)
    revealed = [entry.uid for entry in state.revealing]
    for uid, card in state.cards.items():
        if card.place == "limbo" and revealed.count(uid) == 1:
            add(uid, "limbo")
    return found


def _control(state: State, path: str, card: InPlay) -> Iterator[Problem]:
    """Check who owns and controls a card, and to what it is attached (LR-CMP-05, LR-KEY-09 to LR-KEY-11)."""
    seats = [seat for seat in (card.owner, card.controller, card.engaged_with) if seat is not None]
    if not all(seats_fit(state, [seat]) for seat in seats):
        yield bad(path, "out_of_range", f"seats 0 to {len(state.players) - 1}", seats, "LR-CMP-05")
        return
    if card.engaged_with is not None and state.players[card.engaged_with].out:
        yield bad(f"{path}.engaged_with", "not_in_game", "a player in the game", card.engaged_with, "LR-THR-02")
    if (card.owner is None) is card.card.is_player_card:
        yield bad(f"{path}.owner", "contradiction", "the owner of a player card", short(card.owner), "LR-CMP-05")
        return
    controller = None if card.place != "area" else card.controller
    if card.place == "attached":
        assert card.host is not None, "the places were checked before"
        host = state.cards[card.host]
        yield from _attachment(state, path, card, host)
        is_on_character = host.controller is not None and card.owner is not None
        controller = host.controller if is_on_character else card.owner
    if card.controller != controller or (card.place == "area" and controller is None):
        yield bad(f"{path}.controller", "contradiction", short(controller), short(card.controller), "LR-CMP-05")
    elif controller is not None and state.players[controller].out:
        yield bad(f"{path}.controller", "not_in_game", "a player in the game", controller, "LR-THR-02")


def _attachment(state: State, path: str, card: InPlay, host: InPlay) -> Iterator[Problem]:
    types = _HOSTS.get(card.card, ("hero",))
    if card.card.type == "treachery" and card.card is not c.HIRED_MUSCLE:
        yield bad(f"{path}.card", "wrong_card", "an attachment", card.card.id, "LR-KEY-08")
    elif host.card.type not in types or not can_have_attachments(host) or host.card.is_hideout:
        yield bad(f"{path}.host", "wrong_card", f"{' or '.join(types)} that may have it", host.card.id, "LR-KEY-09")
    elif card.card is c.HIRED_MUSCLE and (
        "Brigand" not in host.card.traits or sum(_is(state, uid, card.card) for uid in host.attachments) > 1
    ):
        yield bad(f"{path}.host", "wrong_card", "a Brigand with one of them", host.card.id, "LR-CRD-23")


def _is(state: State, uid: int, title: Card) -> bool:
    return uid in state.cards and state.cards[uid].card is title


# -- components ------------------------------------------------------------------------------------------------


def check_components(state: State) -> Iterator[Problem]:
    """Check that no card is lost or found: those of the scenario, and those of each player (invariants 1, 2 and 9)."""
    yield from _encounter_cards(state)
    yield from _kinds(state)
    yield from _player_cards(state)
    titles = Counter([card.card for card in state.cards.values() if card.card.unique and card.place != "limbo"])
    for index, card in enumerate(state.cards.values()):
        if titles[card.card] > 1:
            yield bad(f"cards[{index}][1].card", "duplicate", "a unique card once in play", card.card.id, "LR-CMP-07")


def _encounter_cards(state: State) -> Iterator[Problem]:
    found = Counter([card for card in all_cards(state) if not card.is_player_card])
    wanted = {card: card.easy_count if state.options.easy_mode else card.count for card in c.ENCOUNTER_CARDS}
    yield from component_faults(found, wanted, "LR-CMP-02")


def _kinds(state: State) -> Iterator[Problem]:
    """Check that the piles hold cards of their kind, and that what is known of hidden ones can be known."""
    is_new = state.phase == "setup"
    for name, pile in (("encounter", state.encounter), ("investigation", state.investigation)):
        for index, held in enumerate(pile):
            fits = not held.card.is_player_card
            if not is_new:
                fits = _is_investigation_card(held.card) if name == "investigation" else _is_from_deck(held.card)
            yield from _held(state, f"{name}[{index}]", held, fits=fits, may_be_public=False)
    for name, cards in (("encounter_discard", state.encounter_discard), ("buried", state.buried)):
        for index, card in enumerate(cards):
            if not (_is_investigation_card(card) if name == "buried" else _is_from_deck(card)):
                yield bad(f"{name}[{index}]", "wrong_card", "a card of that deck", card.id, "LR-CMP-08")
    for index, card in enumerate(state.victory):
        if card.victory is None and card is not c.VILLAGE_STABLE:
            yield bad(f"victory[{index}]", "wrong_card", "a card with victory points", card.id, "LR-VIC-01")
    for index, card in enumerate(state.removed):
        if card.type == "hero":
            yield bad(f"removed[{index}]", "wrong_card", "no hero", card.id, "LR-CMP-08")
    for seat, player in enumerate(state.players):
        for name, pile in (("hand", player.hand), ("deck", player.deck)):
            for index, held in enumerate(pile):
                path = f"players[{seat}].{name}[{index}]"
                fits = held.card.is_player_card and held.card.type != "hero"
                yield from _held(state, path, held, fits=fits, may_be_public=name == "hand")
        for name, cards in (("discard", player.discard), ("playing", player.playing)):
            for index, card in enumerate(cards):
                if not card.is_player_card or (card.type == "hero" and name == "playing"):
                    yield bad(f"players[{seat}].{name}[{index}]", "wrong_card", "a player card", card.id, "LR-CMP-08")


def _held(state: State, path: str, held: Held, *, fits: bool, may_be_public: bool) -> Iterator[Problem]:
    if not fits:
        yield bad(f"{path}.card", "wrong_card", "a card of that pile", held.card.id, "LR-CMP-02")
    yield from held_faults(state, path, held, public=None if may_be_public else False, rule="LR-CMP-09")
    if held.marked is not None and not path.startswith("investigation"):
        yield bad(f"{path}.marked", "contradiction", "null", len(held.marked), "LR-INV-06")


def _is_investigation_card(card: Card) -> bool:
    return card in c.NAMES or card in (c.TAKEN_BY_SURPRISE, c.RISING_BODY_COUNT)


def _is_from_deck(card: Card) -> bool:
    return not card.is_player_card and card not in c.NAMES and card is not c.TAKEN_BY_SURPRISE


def _player_cards(state: State) -> Iterator[Problem]:
    """Check the deck of each player, wherever its cards lie.

    What is removed from the game is face up, but does not tell whose it was: it must fill what is missing from the
    decks of the game, and what is left over then belongs to lists of somebody's own (LR-DCK-01, LR-DCK-02).
    """
    left = Counter([card for card in state.removed if card.is_player_card])
    own: list[tuple[Player, Counter[Card]]] = []
    for player in state.players:
        found = owned_cards(state, player)
        path = f"players[{player.seat}]"
        for hero in (*player.heroes, *[card for card in found if card.type == "hero"]):
            if found[hero] != 1 or hero not in player.heroes:
                yield bad(path, "wrong_components", "each hero once, in play or dead", hero.id, "LR-THR-01")
        deck = Counter({card: count for card, count in found.items() if card.type != "hero"})
        listed = c.DECKS.get(player.deck_id)
        if listed is None:
            own.append((player, deck))
            continue
        whole = Counter({CARDS[name]: count for name, count in listed.cards})
        for card in dict.fromkeys((*whole, *deck)):
            if deck[card] > whole[card]:
                yield bad(path, "wrong_components", f"{whole[card]} of {card.id} in all zones", deck[card], "LR-DCK-01")
            left[card] -= whole[card] - min(deck[card], whole[card])
    for card, count in left.items():
        room = sum(c.COPIES_MAXIMUM - deck[card] for _, deck in own)
        if count < 0:
            yield bad("", "wrong_components", f"{-count} more of {card.id}", "fewer", "LR-DCK-01")
        elif count > room:
            yield bad("removed", "wrong_components", f"{max(0, room)} of {card.id}", count, "LR-DCK-02")
    missing = 0
    for player, deck in own:
        for card, count in deck.items():
            if count > c.COPIES_MAXIMUM:
                path = f"players[{player.seat}]"
                yield bad(path, "too_many", f"{c.COPIES_MAXIMUM} of {card.id}", count, "LR-DCK-02")
        missing += max(0, c.DECK_MINIMUM - deck.total())
    if missing > max(0, left.total()):
        yield bad("", "wrong_components", f"decks of {c.DECK_MINIMUM} cards", f"{missing} too few", "LR-DCK-02")


def owned_cards(state: State, player: Player) -> Counter[Card]:
    """Return the cards of a player that are not removed from the game, heroes among them (LR-CMP-05)."""
    found = Counter([held.card for held in (*player.hand, *player.deck)])
    found.update((*player.discard, *player.playing))
    found.update([card.card for card in state.cards.values() if card.owner == player.seat])
    return found


# -- tokens ----------------------------------------------------------------------------------------------------


def check_tokens(state: State) -> Iterator[Problem]:
    """Check what lies on the cards in play (LR-CMP-04, LR-TIM-04, LR-KEY-03; invariants 5, 9 and 10)."""
    for index, card in enumerate(state.cards.values()):
        path, printed = f"cards[{index}][1]", card.card
        is_enemy, is_location = printed.type == "enemy", printed.type == "location"
        tokens = (
            ("damage", card.damage, printed.is_character or is_enemy, "LR-CMB-18"),
            ("damage_in_round", card.damage_in_round, printed.is_character or is_enemy, "LR-CMB-18"),
            ("progress", card.progress, is_location, "LR-QST-13"),
            ("resources", card.resources, printed.type == "hero", "LR-RES-01"),
        )
        for name, value, may_have, rule in tokens:
            if not is_within(value, 0, TOKENS if may_have else 0):
                yield bad(f"{path}.{name}", "out_of_range", f"0 to {TOKENS if may_have else 0}", value, rule)
        marks = (
            ("exhausted", card.exhausted, printed.is_character or _can_exhaust(card), "LR-TIM-04"),
            ("committed", card.committed, printed.is_character and state.phase == "quest", "LR-QST-03"),
            ("attacked", card.attacked, is_enemy and state.phase == "combat", "LR-CMB-03"),
            ("leaving", card.leaving, is_location, "LR-QST-16"),
        )
        for name, is_set, may_be, rule in marks:
            if is_set and not may_be:
                yield bad(f"{path}.{name}", "contradiction", "false", "true", rule)
        if not seats_fit(state, card.hit_by) or (card.hit_by and not (is_enemy and state.phase == "combat")):
            yield bad(f"{path}.hit_by", "contradiction", "players who attack an enemy", card.hit_by, "LR-CMB-11")
        yield from _uses(state, path, card)
        yield from _restricted(state, path, card)
        if card.shadows:
            yield from _shadows(state, path, card)


def _can_exhaust(card: InPlay) -> bool:
    return card.place == "attached" and card.card in TEXTS and TEXTS[card.card].exhausts


def _uses(state: State, path: str, card: InPlay) -> Iterator[Problem]:
    text = TEXTS.get(card.card)
    limits: dict[tuple[str, str], int] = {}
    if text is not None and text.limit and card.card.type != "event":
        keys = [limit_key(Use(seat, card.card, card.uid), text) for seat in range(len(state.players))]
        limits = {(text.per, key): text.limit for key in keys}
    yield from use_faults(f"{path}.uses", card.uses, limits, "LR-EFF-12")


def _restricted(state: State, path: str, card: InPlay) -> Iterator[Problem]:
    names = [state.cards[uid].card.id for uid in card.attachments if "Restricted" in state.cards[uid].card.keywords]
    most = c.RESTRICTED_MAXIMUM
    if state.result is not None or _is_being_asked(state, card):
        most += 1
    if len(names) > most:
        yield bad(f"{path}.attachments", "too_many", f"{most} with Restricted", len(names), "LR-KEY-03")


def _is_being_asked(state: State, card: InPlay) -> bool:
    """Return whether it is being decided which Restricted attachment of a character is discarded."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, TargetChoice) and top.topic == "restricted" and top.about == card.uid


def _shadows(state: State, path: str, card: InPlay) -> Iterator[Problem]:
    """Rules: LR-CMB-02, LR-CMB-14, LR-CMB-17, LR-VAR-01."""
    if card.card.type != "enemy" or not state.options.shadow_cards or len(card.shadows) > len(c.ENCOUNTER_CARDS):
        yield bad(f"{path}.shadows", "contradiction", "none", len(card.shadows), "LR-CMB-02")
        return
    own = [attack for attack in state.attacks if attack.by_enemy and attack.enemy == card.uid]
    fights = [attack.number for attack in own if attack.shadow == "new"]
    if state.phase == "combat":
        fights.append(0)
    for index, shadow in enumerate(card.shadows):
        where = f"{path}.shadows[{index}]"
        fits = _is_from_deck(shadow.held.card)
        yield from _held(state, f"{where}.held", shadow.held, fits=fits, may_be_public=shadow.face_up)
        if shadow.face_up and not shadow.held.public:
            yield bad(f"{where}.held.public", "contradiction", "true: it is face up", "false", "LR-CMB-07")
        if shadow.attack not in fights and state.result is None:
            yield bad(f"{where}.attack", "contradiction", "an attack of this enemy", shadow.attack, "LR-CMB-14")
