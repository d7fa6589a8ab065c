"""A table for tests: a position in few words, actions by what they are, and what lies where afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from boardrules.games import lotr_investigation as lr
from boardrules.testing.scenario import Scenario

#: The seats, clockwise; P1 is the first player unless a test says otherwise.
P1, P2, P3, P4 = 0, 1, 2, 3
LEADERSHIP: Final = "core_leadership"
TACTICS: Final = "core_tactics"
SPIRIT: Final = "core_spirit"
LORE: Final = "core_lore"
#: The Suspects.
JAKE, TODD, SUSIE, JOHNNY, EYES = (
    "wolf_pelt_jake",
    "todd_the_troll",
    "susie_the_spider",
    "johnny_goblin_fingers",
    "old_orc_eyes",
)
#: A case that no scenario of the tests names, so that it stays out of the way.
SUSPECT, HIDEOUT = "johnny_goblin_fingers", "chetwood_campsite"
#: A round ends long before so many answers.
_PATIENCE: Final = 2000


def place(**fields: Any) -> lr.Position:
    """Return what lies before a seat: ``Position`` with an empty hand where none is named."""
    return lr.Position(**{"hand": (), **fields})


def spot(card: str, **fields: Any) -> lr.Spot:
    """Return a card in play with its tokens."""
    return lr.Spot(card=card, **fields)


def arranged(
    *seats: lr.Position,
    decks: tuple[str, ...] = (),
    setup: dict[str, Any] | None = None,
    **table: Any,
) -> lr.Setup:
    """Return a position: one ``place()`` for each seat, and the fields of ``Table``.

    The decks are Leadership, Tactics, Spirit, Lore if none are named, the case is Johnny and the Campsite. ``setup``
    are further fields of the setup, such as ``first_player`` or ``script``.
    """
    more: dict[str, Any] = {"suspect": SUSPECT, "hideout": HIDEOUT, **(setup or {})}
    if table.get("stage") == 3:
        more["suspect"] = more["hideout"] = ""
    return lr.Setup(players=len(seats), decks=decks, seats=seats, table=lr.Table(**table), **more)


class QuestTable(Scenario[lr.Setup, lr.State, lr.Action, lr.Event, lr.View]):
    """A game in progress. ``play`` and ``act`` pass what can be passed until the action is offered."""

    def __init__(self, setup: lr.Setup, seed: int = 1) -> None:
        super().__init__(lr.GAME, setup, seed, passing=True)

    # -- acting ----------------------------------------------------------------------------------------------------

    def skip(self, until: Callable[[QuestTable], bool]) -> None:
        """Take the first action of every decision until something holds; the first action is always the plainest."""
        for _ in range(_PATIENCE):
            if until(self) or self.decision is None:
                break
            self._step(self.decision.actions[0])
        assert until(self), f"it never came to that; the last question was {self.prompt!r}"

    def to_phase(self, phase: str) -> None:
        """Go on with the plainest actions to the first question of a phase (or to its end without one)."""
        self.skip(lambda table: table.state.phase == phase)

    def to_prompt(self, key: str) -> None:
        """Go on with the plainest actions to a question."""
        self.skip(lambda table: table.prompt == key)

    def to_window(self, at: str) -> None:
        """Go on with the plainest actions to an action window, such as ``staged``."""
        self.skip(lambda table: table.window == at)

    def commit(self, seat: int, *titles: str) -> list[lr.Event]:
        """Commit the characters with these titles to the quest, and no others."""
        for title in titles:
            self.act(lr.Commit, seat=seat, uid=self.uid(title, seat))
        if self.prompt == "commit" and self.asked == (seat,):
            self.act(lr.Done, seat=seat)
        return self.events

    def use(self, title: str, seat: int | None = None) -> list[lr.Event]:
        """Use the ability of a card in play."""
        fields: dict[str, Any] = {} if seat is None else {"seat": seat}
        return self.act(lr.UseAbility, card=title, **fields)

    def play_card(self, title: str, seat: int | None = None) -> list[lr.Event]:
        """Play a card from hand."""
        fields: dict[str, Any] = {} if seat is None else {"seat": seat}
        return self.act(lr.PlayCard, card=title, **fields)

    def pick(self, title: str, controller: int | None = None) -> list[lr.Event]:
        """Choose the card in play with this title."""
        return self.act(lr.ChooseCard, uid=self.uid(title, controller))

    def option(self, word: str) -> list[lr.Event]:
        """Choose an option."""
        return self.act(lr.ChooseOption, option=word)

    def offered(self, seat: int | None = None) -> list[lr.Action]:
        """Return what is offered now, to one seat or to all."""
        decision = self.decision
        actions = decision.actions if decision is not None else ()
        return [action for action in actions if seat in (None, action.seat)]

    def can(self, kind: type[lr.Action], **fields: object) -> bool:
        """Return whether an action of a class with these values is offered now; cards by their ids."""
        for action in self.offered():
            if isinstance(action, kind) and all(_is(getattr(action, name), value) for name, value in fields.items()):
                return True
        return False

    # -- what lies where -------------------------------------------------------------------------------------------

    @property
    def window(self) -> str:
        """Return the action window that is open, or nothing."""
        decision = self.decision
        if decision is None or decision.prompt.key != "window":
            return ""
        return str(dict(decision.prompt.args)["window"])

    def card(self, title: str, controller: int | None = None) -> lr.InPlay:
        """Return the first card in play with a title (of one controller, where there are several)."""
        for one in self.state.cards.values():
            if one.card.id == title and controller in (None, one.controller, one.engaged_with):
                return one
        raise AssertionError(f"{title} is not in play")

    def uid(self, title: str, controller: int | None = None) -> int:
        """Return the number of a card in play."""
        return self.card(title, controller).uid

    def in_play(self, title: str) -> int:
        """Return how many copies of a card are in play."""
        return sum(1 for one in self.state.cards.values() if one.card.id == title)

    @property
    def threats(self) -> list[int]:
        """Return the threat of every seat."""
        return [player.threat for player in self.state.players]

    @property
    def staging(self) -> list[str]:
        """Return the titles in the staging area, in order."""
        return [self.state.cards[uid].card.id for uid in self.state.staging]

    @property
    def active(self) -> str | None:
        """Return the title of the active location."""
        return None if self.state.active is None else self.state.cards[self.state.active].card.id

    def engaged(self, seat: int) -> list[str]:
        """Return the titles of the enemies engaged with a seat."""
        return [self.state.cards[uid].card.id for uid in self.state.players[seat].engaged]

    def area(self, seat: int) -> list[str]:
        """Return the titles of the characters that a seat controls."""
        return [self.state.cards[uid].card.id for uid in self.state.players[seat].area]

    def hand(self, seat: int) -> list[str]:
        """Return the titles of a hand."""
        return [held.card.id for held in self.state.players[seat].hand]

    def deck(self, seat: int) -> list[str]:
        """Return the titles of a player deck, the top one first."""
        return [held.card.id for held in reversed(self.state.players[seat].deck)]

    def discard(self, seat: int) -> list[str]:
        """Return a player's discard pile, the last on top."""
        return _ids(self.state.players[seat].discard)

    @property
    def encounter(self) -> list[str]:
        """Return the encounter deck, the top card first."""
        return [held.card.id for held in reversed(self.state.encounter)]

    @property
    def encounter_discard(self) -> list[str]:
        """Return the encounter discard pile, the last on top."""
        return _ids(self.state.encounter_discard)

    @property
    def investigation(self) -> list[str]:
        """Return the Investigation deck, the top card first."""
        return [held.card.id for held in reversed(self.state.investigation)]

    @property
    def victory(self) -> list[str]:
        """Return the victory display."""
        return _ids(self.state.victory)

    @property
    def removed(self) -> list[str]:
        """Return what was removed from the game face up."""
        return _ids(self.state.removed)

    @property
    def eliminated(self) -> list[str]:
        """Return the names that are marked on the investigation list."""
        return _ids(list(self.state.eliminated))


def _ids(cards: list[lr.Card]) -> list[str]:
    return [card.id for card in cards]


def _is(value: object, wanted: object) -> bool:
    return value == wanted or (isinstance(value, lr.Card) and value.id == wanted)


MakeTable: TypeAlias = Callable[..., QuestTable]


def seen(t: QuestTable, title: str, seat: int | None = None, controller: int | None = None) -> lr.CardView:
    """Return how a seat (None: a spectator) sees a card in play."""
    uid = t.uid(title, controller)
    return next(one for one in t.view(seat).cards if one.uid == uid)


def titles(pile: Sequence[Any]) -> list[str]:
    """Return the ids of cards, or of those that are held in a pile."""
    return [one.id if isinstance(one, lr.Card) else one.card.id for one in pile]


def order(events: Sequence[lr.Event], *kinds: type[lr.Event]) -> list[type[lr.Event]]:
    """Return the kinds of events in order, only those that are named."""
    return [type(event) for event in events if isinstance(event, kinds)]


def commit_all(t: QuestTable) -> None:
    """Commit every ready character of every player to the quest."""
    t.to_prompt("commit")
    while t.prompt in ("commit", "respond-committed"):
        t.play(t.offered()[t.prompt == "commit"])


def questions_to(t: QuestTable, phase: str) -> list[str]:
    """Go on with the plainest actions to a phase, and return what was asked on the way."""
    asked: list[str] = []

    def is_there(one: QuestTable) -> bool:
        if one.state.phase != phase:
            asked.append(one.prompt)
        return one.state.phase == phase

    t.skip(is_there)
    return asked


# -- for the tests of cards ------------------------------------------------------------------------------------


def numbers(t: QuestTable, title: str, controller: int | None = None) -> tuple[int, int, int]:
    """Return willpower, attack and defense of a card in play, as everybody sees them."""
    uid = t.uid(title, controller)
    seen = next(card for card in t.view(None).cards if card.uid == uid)
    return seen.willpower, seen.attack, seen.defense


def own_deck(name: str, heroes: tuple[str, ...], *titles: str) -> lr.DeckList:
    """Return a deck of one's own: three copies of each title, Gandalf, and what makes it 50 cards."""
    fill = [card.id for card in lr.CARDS.values() if card.is_player_card and card.type in ("ally", "attachment")]
    wanted = list(dict.fromkeys([*titles, "gandalf", *fill]))[:17]
    return lr.DeckList(heroes=heroes, cards=tuple([(title, 3) for title in wanted]), id=name)


def without_icon(table: MakeTable, title: str, *heroes: str) -> QuestTable:
    """Return a planning phase in which rich heroes of other spheres hold a card of a deck of their own."""
    deck = own_deck("mixed", heroes, title)
    seat = place(heroes=[spot(hero, resources=9) for hero in heroes], hand=[title])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")
    return t


def ability(t: QuestTable, seat: int, title: str, controller: int | None = None) -> lr.UseAbility:
    """Return the action of using the ability of a card in play, to try whether it is refused."""
    return lr.UseAbility(seat, t.uid(title, controller), lr.CARDS[title])


def choice(t: QuestTable, seat: int, title: str, controller: int | None = None) -> lr.ChooseCard:
    """Return the action of choosing a card in play, to try whether it is refused."""
    return lr.ChooseCard(seat, t.uid(title, controller), lr.CARDS[title])


def from_hand(seat: int, title: str) -> lr.PlayCard:
    """Return the action of playing a card, to try whether it is refused."""
    return lr.PlayCard(seat, lr.CARDS[title])


def fight_out(t: QuestTable) -> None:
    """Go on with the plainest actions until the attack that is in progress, or about to begin, is over."""
    t.skip(lambda table: bool(table.state.attacks))
    number = t.state.attacks[0].number
    t.skip(lambda table: all(attack.number != number for attack in table.state.attacks))


def said(t: QuestTable) -> dict[str, object]:
    """Return what the open question says beside the card that it is about."""
    assert t.decision is not None
    return {name: value for name, value in t.decision.prompt.args if name != "card"}


def told(t: QuestTable, kind: type[lr.Event], field: str, *seats: int | None) -> list[object]:
    """Return what some seats (None: a spectator) see in a field of the last event of a kind."""
    event = t.happened(kind)[-1]
    return [getattr(t.game.seen(event, seat), field) for seat in seats]
