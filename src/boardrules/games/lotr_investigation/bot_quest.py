"""The quest as a player plans it: whom to commit, where to travel, and when to accuse."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from boardrules.core.values import Done
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Accuse, Action, Commit, Travel
from boardrules.games.lotr_investigation.bot_combat import (
    Battle,
    Foe,
    coming,
    engageable,
    foe_of,
    gets_up,
    relief,
    stranger,
)
from boardrules.games.lotr_investigation.bot_sight import Sight
from boardrules.games.lotr_investigation.content import CARDS
from boardrules.games.lotr_investigation.view import CardView

_FARAMIR: Final = CARDS["faramir"]
_TRACKER: Final = CARDS["northern_tracker"]
#: What a character is worth where it is committed, and where it stays, beside its numbers.
_COMMITTED: Final = {"theodred": 80, "lorien_guide": 60, "thalin": 60}
_STAYING: Final = {"eleanor": 80, "beravor": 60, "gleowine": 40}
#: What a point of progress is worth for each player, by stage; on the active location, and on the stage.
_ON_LOCATION: Final = {1: 80, 2: 40, 3: 40}
_ON_STAGE_ONE: Final = 140
#: What it is worth to explore the active location, for each player.
_EXPLORED: Final = {1: 160, 2: 450, 3: 150}
#: What it is worth to look at a card of the Investigation deck, for each player, as long as there is a doubt.
_LOOK: Final = 50
#: What a point of progress on the Hideout is worth at stage 3, and to explore it.
_HIDEOUT: Final = 300
_FOUND: Final = 2500
#: What it costs the first player to be taken by surprise (LR-INV-03), and that Dark Alley adds an enemy.
_SURPRISED: Final = 400
_LURED: Final = 400
#: What Old Warehouse is worth to each player: 3 threat less (LR-INV-04).
_LOWERED: Final = 300
#: What a point of progress on a location of the staging area is worth, and each point of threat that leaves it.
_TRACKED: Final = 50
_CLEARED: Final = 150
#: What a point of progress costs that a location takes.
_POINT: Final = 25
#: What a card that a player discards at random is worth, and a resource.
_CARD: Final = 60
#: What it is worth to accuse in time, and what it costs to reveal one more card at stage 2B, for each player.
_ACCUSED: Final = 400
_ONE_MORE: Final = 250
#: What a wrong accusation costs each player (LR-INS-11).
_WRONG: Final = 3
#: From this threat on an accusation can wait no longer; nor with so many players; nor where no more pairs are left.
_LAST_CALL: Final = 40
_CROWD: Final = 2
_FEW_PAIRS: Final = 4
#: Hideouts and Suspects that are named first: if they come into play as well they do least harm.
_NAMED_FIRST: Final = (
    c.BILL_FERNYS_HOUSE,
    c.STADDLE,
    c.CHETWOOD,
    c.COMBE,
    c.ARCHET,
    c.JAKE,
    c.JOHNNY,
    c.ORC_EYES,
    c.TODD,
    c.SUSIE,
)


class Quest:
    """The answers of the quest and the travel phase."""

    def __init__(self, sight: Sight, actions: Sequence[Action]) -> None:
        self.sight = sight
        self.actions = actions
        self.fights: dict[tuple[int, ...], int] = {}
        self.worths: dict[int, int] = {}
        self.seen_odds: dict[int, list[int]] = {}

    def plainest(self) -> Action:
        """Return the first action."""
        return self.actions[0]

    # -- what a quest comes to -------------------------------------------------------------------------------------

    def outcome(self, margin: int) -> int:
        """Return what it is worth when willpower is so much more than threat."""
        sight, stage = self.sight, self.sight.view.stage
        if margin <= 0:
            return -sight.price_for_all(-margin) if margin else 0
        worth, left = 0, margin
        active = sight.active
        if active is not None:
            need = max(0, active.card.quest_points - active.progress)
            taken = min(need, left)
            left -= taken
            each = _HIDEOUT if active.card.is_hideout else _ON_LOCATION[stage]
            worth += taken * each
            if taken == need:
                worth += _FOUND if active.card.is_hideout else _EXPLORED[stage]
                if stage != c.STAGE_LAST:
                    worth += self.looking(active.card.investigate or 0) // sight.number
                if active.card is c.OLD_WAREHOUSE and stage != c.STAGE_LAST:
                    worth += _LOWERED
        if stage == 1:
            needed = (sight.view.stage_needs or 0) - sight.view.stage_progress
            worth += min(left, sight.view.cap_left or 0, needed) * _ON_STAGE_ONE
        elif stage == c.STAGE_ACCUSATION and left:
            worth += _ACCUSED if self.is_time() else -_ONE_MORE
        return worth * sight.number + min(left, 5)

    def expected(self, willpower: int, reveals: int) -> int:
        """Return what so much willpower should come to when so many cards are still to be revealed."""
        key = willpower * 64 + reveals
        if key not in self.worths:
            margin = willpower - self.sight.view.staging_threat
            odds = self.odds(reveals)
            total = sum([chance * self.outcome(margin - threat) for threat, chance in enumerate(odds) if chance])
            self.worths[key] = total // max(1, sum(odds))
        return self.worths[key]

    def odds(self, reveals: int) -> list[int]:
        """Return how likely each threat is that so many cards add."""
        if reveals not in self.seen_odds:
            self.seen_odds[reveals] = self.sight.odds(reveals)
        return self.seen_odds[reveals]

    # -- commitment ------------------------------------------------------------------------------------------------

    def commit(self) -> Action:
        """Share the characters out between the quest and the enemies: the best set that changes one by one lead to."""
        sight = self.sight
        able = [sight.cards[action.uid] for action in self.actions if isinstance(action, Commit)]
        ready = sight.own(ready=True)
        chosen = [card for card in ready if card not in able]
        useful = [card for card in able if card.willpower or card.card is _TRACKER]
        best = max([self.climb(chosen, useful, ready, start) for start in ([], useful)], key=lambda found: found[0])
        for action in self.actions:
            if isinstance(action, Commit) and sight.cards[action.uid] in best[1]:
                return action
        return next((action for action in self.actions if isinstance(action, Done)), self.plainest())

    def climb(
        self, chosen: list[CardView], useful: list[CardView], ready: list[CardView], start: list[CardView]
    ) -> tuple[int, list[CardView]]:
        """Add or leave out one character after the other as long as that is better."""
        group = list(start)
        value = self.weigh([*chosen, *group], ready)
        while True:
            better: list[CardView] | None = None
            for card in useful:
                changed = [one for one in useful if (one in group) != (one is card)]
                worth = self.weigh([*chosen, *changed], ready)
                if worth > value:
                    better, value = changed, worth
            if better is None:
                return value, group
            group = better

    def weigh(self, questing: list[CardView], ready: list[CardView]) -> int:
        """Return what a commitment is worth."""
        sight = self.sight
        staying = [card for card in ready if card not in questing and not self.is_passing(card)]
        extra = sum([_COMMITTED.get(card.card.id, 0) for card in questing])
        extra += sum([_STAYING.get(card.card.id, 0) for card in staying])
        if any(card.card is _TRACKER for card in questing):
            extra += self.tracking()
        willpower = sight.view.willpower + sum([card.willpower for card in questing]) + self.later
        reveals = sight.reveals()
        up = [card for card in questing if gets_up(sight, card)]
        worth = self.expected(willpower, reveals) + self.fight([*staying, *up], willpower)
        faramir = next((card for card in staying if card.card is _FARAMIR), None)
        if faramir is not None and questing:
            rest = [card for card in staying if card is not faramir]
            more = willpower + len(questing)
            worth = max(worth, self.expected(more, reveals) + self.fight([*rest, *up], more))
        return worth + extra

    def is_passing(self, card: CardView) -> bool:
        """Return whether an ally goes back to the hand at the end of the phase: Gandalf after Sneak Attack."""
        return card.card is c.GANDALF and self.sight.me.discard[-1:] == (CARDS["sneak_attack"],)

    def tracking(self) -> int:
        """Return what a progress on each location of the staging area is worth: Market Squares make it dear."""
        sight = self.sight
        places = [card for card in sight.staging if card.card.type == "location" and not card.immune]
        worth = 0
        for place in places:
            left = place.card.quest_points - place.progress
            worth += sight.number * (_TRACKED + (_CLEARED * place.threat if left == 1 else 0))
        return worth - sight.price(sight.seat, len(places) * sight.in_play(c.MARKET_SQUARE))

    @cached_property
    def later(self) -> int:
        """Return the willpower that the players after this one should commit."""
        sight = self.sight
        place = sight.seats.index(sight.seat)
        return sum([self.likely(seat) for seat in sight.seats[place + 1 :]])

    def likely(self, seat: int) -> int:
        """Return the willpower that a player should commit: all but those who are needed for the fight."""
        sight = self.sight
        foes = len(sight.engaged(seat)) + len(coming(sight, seat))
        ready = sorted(
            sight.characters(seat, ready=True), key=lambda card: card.willpower * 2 - card.attack - card.defense
        )
        return sum([card.willpower for card in ready[min(len(ready), foes + (foes > 0)) :]])

    @cached_property
    def enemies(self) -> list[CardView]:
        """Return the enemies that this player will have to fight in this round."""
        return [*self.sight.engaged(), *coming(self.sight, self.sight.seat)]

    def opens(self, willpower: int) -> bool:
        """Return whether so much willpower should explore the Hideout that protects the Suspects (LR-STG-08)."""
        sight, active = self.sight, self.sight.active
        if active is None or not active.card.is_hideout:
            return False
        need = sight.view.staging_threat + active.card.quest_points - active.progress
        return 100 * (willpower - need) >= sight.average() * sight.reveals()

    def opens_with(self, more: int) -> bool:
        """Return whether the characters of the table should explore the Hideout with more willpower only."""
        everybody = sum([card.willpower for seat in self.sight.seats for card in self.sight.characters(seat)])
        return self.opens(everybody + more) and not self.opens(everybody)

    @cached_property
    def challenges(self) -> list[tuple[Foe, int]]:
        """Return the enemies that this player could engage by choice, and what that is worth beside the fight."""
        sight = self.sight
        return [(foe_of(sight, enemy, sight.seat), relief(sight, enemy)) for enemy in engageable(sight)]

    @cached_property
    def newcomers(self) -> int:
        """Return how likely it is that a revealed enemy engages this player, in hundredths."""
        sight = self.sight
        cards = sight.hidden
        due = sum(card.type == "enemy" and card.engagement_cost <= sight.me.threat + 1 for card in cards)
        return min(100, 100 * due * sight.reveals() // max(1, len(cards) * sight.number))

    def fight(self, free: list[CardView], willpower: int) -> int:
        """Return what the fight of this round comes to with these characters, after a quest with this willpower."""
        opened = self.opens(willpower)
        key = (opened, *sorted([card.uid for card in free]))
        if key not in self.fights:
            sight = self.sight
            foes = [foe_of(sight, enemy, sight.seat, explored=opened) for enemy in self.enemies]
            now = Battle(sight, sight.seat, foes).value(free)
            for foe, gain in self.challenges:
                now = max(now, Battle(sight, sight.seat, [*foes, foe]).value(free) + gain)
            more = Battle(sight, sight.seat, [*foes, stranger()]).value(free)
            self.fights[key] = (now * (100 - self.newcomers) + more * self.newcomers) // 100
        return self.fights[key]

    # -- stage 1B --------------------------------------------------------------------------------------------------

    def stage_one(self) -> str:
        """Take 2 threat, or one more card: whichever should cost less (LR-STG-02)."""
        sight = self.sight
        willpower = sum([self.likely(seat) for seat in sight.seats])
        reveals = sight.reveals()
        card = self.expected(willpower, reveals) - self.expected(willpower, reveals + 1)
        hurt = sum([sight.price_for_all(sight.hurt_by(one)) for one in sight.hidden]) // max(1, len(sight.hidden))
        lasting = sight.average() * sight.number * 2 // 3
        return "threat" if sight.price(sight.seat, 2) <= card + hurt + lasting else "reveal"

    # -- travel ----------------------------------------------------------------------------------------------------

    def travel(self) -> Action:
        """Travel to a Hideout in the last stage, else where most threat lies for the least cost."""
        best, value = self.plainest(), 0
        for action in self.actions:
            if isinstance(action, Travel):
                worth = self.worth_of(self.sight.cards[action.uid])
                if worth > value:
                    best, value = action, worth
        return best

    def worth_of(self, place: CardView) -> int:
        """Return what it is worth to travel to a location."""
        sight, number = self.sight, self.sight.number
        card = place.card
        is_last = sight.view.stage == c.STAGE_LAST
        if card.is_hideout:
            return 5000 - 100 * _NAMED_FIRST.index(card) if is_last else 200
        worth = number * (100 if is_last else _CLEARED) * place.threat
        worth -= number * _POINT * (card.quest_points - place.progress)
        if not is_last:
            worth += self.looking(card.investigate or 0)
        if card is c.RAMSHACKLE_MANOR:
            worth -= sight.price_for_all(1)
            if any(one.id in ("gandalf", "the_galadhrims_greeting") for one in sight.me.hand):
                worth += 200
        elif card is c.MARKET_SQUARE:
            worth -= _CARD * number
        elif card is c.OLD_WAREHOUSE:
            worth -= (sight.average() * _CLEARED // 100 + 40) * number
            if not is_last:
                worth += _LOWERED * number
        elif card is c.VILLAGE_STABLE:
            worth -= _CARD * number
        elif card is c.DARK_ALLEY:
            worth -= 3 * _CLEARED * number + 100 + _LURED
        return worth

    def looking(self, looks: int) -> int:
        """Return what it is worth to look at so many cards of the Investigation deck, surprises counted."""
        sight = self.sight
        gain = _LOOK * sight.number * looks if self.pairs > 1 else 0
        copies = c.TAKEN_BY_SURPRISE.easy_count if sight.view.options.easy_mode else c.TAKEN_BY_SURPRISE.count
        left = copies - sight.view.removed.count(c.TAKEN_BY_SURPRISE)
        size = max(1, sight.view.investigation_size)
        return gain - _SURPRISED * left * min(looks, size) // size

    # -- the accusation --------------------------------------------------------------------------------------------

    @cached_property
    def pairs(self) -> int:
        """Return how many pairs of names may still be the answer."""
        left = [card for card in c.NAMES if card not in self.sight.view.eliminated]
        suspects = sum(card.is_suspect for card in left)
        return suspects * (len(left) - suspects)

    def is_time(self) -> bool:
        """Return whether to accuse, where somebody is left even if the names are wrong (LR-INS-11).

        Two players or more accuse at once: the staging area grows faster than their list of marks. One alone looks on
        until few pairs are left or threat presses.
        """
        lowest = min([self.sight.view.players[seat].threat for seat in self.sight.seats])
        if lowest + _WRONG >= c.THREAT_LIMIT:
            return self.pairs == 1
        return self.pairs <= _FEW_PAIRS or lowest >= _LAST_CALL or self.sight.number >= _CROWD

    def stage_two(self) -> str:
        """Accuse or go on looking (LR-STG-05)."""
        return "accuse" if self.is_time() else "stay"

    def accuse(self) -> Action:
        """Name what is not marked; among those the names that do least harm if they are wrong."""
        marked = self.sight.view.eliminated

        def order(action: Action) -> tuple[bool, bool, int, int]:
            assert isinstance(action, Accuse)
            first, second = action.suspect, action.hideout
            return (
                first in marked,
                second in marked,
                _NAMED_FIRST.index(first),
                _NAMED_FIRST.index(second),
            )

        return min(self.actions, key=order)
