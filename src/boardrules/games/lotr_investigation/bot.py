"""A player that plays tolerably: it quests when that can be won, defends with somebody sensible, accuses in time.

It knows what its seat may know: the view, and the actions that the seat may take. The same view gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import (
    Accuse,
    Action,
    AddAttacker,
    AttackEnemy,
    ChooseCard,
    ChooseNumber,
    ChooseOption,
    ChoosePlayer,
    ChooseTitle,
    Commit,
    Defend,
    Done,
    Engage,
    PlayCard,
    Travel,
    UseAbility,
)
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.view import CardView, PlayerView, View

#: What a card of the encounter deck adds to the staging area on average, in tenths.
_EXPECTED: Final = 23
#: So many characters are weighed against each other at most.
_MOST_WEIGHED: Final = 8
#: From this threat on a player must hurry.
_DANGER: Final = 40
#: From this threat on an accusation can wait no longer.
_LAST_CALL: Final = 44
#: How much is lost when a character of this kind is destroyed.
_WORTH: Final = {"hero": 12, "ally": 1}
#: So much is risked for another player.
_SMALL_LOSS: Final = 8


def answer(view: View, actions: Sequence[Action]) -> Action:
    """Return what the seat of the view does; ``actions`` are its legal actions, at least one."""
    if len(actions) == 1:
        return actions[0]
    return _Player(view, actions).choose()


class _Player:
    """One question: what is seen, and what may be answered."""

    def __init__(self, view: View, actions: Sequence[Action]) -> None:
        assert view.seat is not None, "a spectator answers nothing"
        self.view = view
        self.actions = actions
        self.seat = view.seat
        self.cards = {card.uid: card for card in view.cards}
        self.me: PlayerView = view.players[view.seat]
        self.prompt = view.prompt.key if view.prompt is not None else ""
        self.about = dict(view.prompt.args) if view.prompt is not None else {}

    # -- looking around --------------------------------------------------------------------------------------------

    def own(self, *, ready: bool = False) -> list[CardView]:
        """Return the own characters, or only those that are ready."""
        found = [self.cards[uid] for uid in self.me.characters]
        return [card for card in found if not (ready and card.exhausted)]

    def engaged(self) -> list[CardView]:
        """Return the enemies engaged with this seat."""
        return [self.cards[uid] for uid in self.me.engaged]

    def living(self) -> list[PlayerView]:
        """Return the players in the game."""
        return [player for player in self.view.players if not player.out]

    def of(self, kind: type[Action]) -> list[Action]:
        """Return the actions of a kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    def plainest(self) -> Action:
        """Return the first action, which lets a chance go by or takes the first of equal things."""
        return self.actions[0]

    # -- what is asked ---------------------------------------------------------------------------------------------

    def choose(self) -> Action:
        """Answer the question."""
        first = self.actions[0]
        by_prompt: dict[str, Callable[[], Action]] = {
            "planning": self.plan,
            "commit": self.commit,
            "travel": self.travel,
            "engage": self.engage,
            "defend": self.defend,
            "sentinel": self.help_defend,
            "attack": self.attack,
            "attackers": self.gather,
            "join_attack": self.join,
            "window": self.act,
            "village_stable": self.village_stable,
            "discard": self.discard,
            "sneak_attack": self.sneak,
            "gandalfs_search": self.dearest,
        }
        if self.prompt in by_prompt:
            return by_prompt[self.prompt]()
        if self.prompt.startswith("respond-"):
            return self.respond()
        if isinstance(first, ChooseOption):
            return self.option()
        if isinstance(first, ChooseCard):
            return self.target()
        if isinstance(first, ChoosePlayer):
            return self.player()
        if isinstance(first, ChooseNumber):
            return self.actions[-1]
        if isinstance(first, Accuse):
            return first  # names that are not marked come first
        return first

    def plan(self) -> Action:
        """Play the most useful card that can be paid for."""
        best, value = self.plainest(), 0
        for action in self.actions:
            worth = 0
            if isinstance(action, PlayCard):
                worth = self.worth_playing(action.card)
            elif isinstance(action, UseAbility):
                worth = self.worth_using(action.card, self.cards[action.uid])
            if worth > value:
                best, value = action, worth
        return best

    def worth_playing(self, card: Card) -> int:
        """Return how good it is to play a card of the hand now, 0 for not at all."""
        if card.type == "ally":
            return 20 + card.cost
        if card.type == "attachment":
            return _ATTACHMENTS.get(card.id, 0)
        return self.worth_event(card)

    def worth_event(self, card: Card) -> int:
        """Return how good an event is now, 0 for not at all."""
        view, threat = self.view, max(player.threat for player in self.living())
        damage = max((one.damage for one in view.cards if one.card.type == "hero"), default=0)
        attacked = view.phase == "combat" and len(self.engaged()) > 1
        late = view.phase == "quest" and self.missing() > 0 and self.about.get("window") == "staged"
        rules: dict[str, bool] = {
            "the_galadhrims_greeting": threat >= 34,
            "loriens_wealth": True,
            "lore_of_imladris": damage >= 3,
            "beorns_hospitality": sum(one.damage for one in self.own() if one.card.type == "hero") >= 5,
            "sneak_attack": self.about.get("window") == "quest_begin",
            "feint": attacked and self.about.get("window") == "shadows_dealt",
            "thicket_of_spears": len(self.engaged()) > 2 and self.about.get("window") == "shadows_dealt",
            "radagasts_cunning": late,
            "secret_paths": late,
            "rain_of_arrows": view.phase == "combat" and len(self.engaged()) > 2,
            "grim_resolve": view.phase == "quest" and self.about.get("window") == "quest_end",
            "ever_vigilant": view.phase == "combat" and bool(self.engaged()),
            "stand_and_fight": True,
            "fortune_or_fate": True,
            "will_of_the_west": self.me.deck_size == 0,
            "dwarven_tomb": True,
            "a_light_in_the_dark": len(self.engaged()) > 2,
        }
        return 10 if rules.get(card.id, False) else 0

    def worth_using(self, card: Card, source: CardView) -> int:
        """Return how good it is to use an ability now, 0 for not at all."""
        phase, window = self.view.phase, self.about.get("window")
        late = phase == "quest" and window == "staged"
        rules: dict[str, bool] = {
            "steward_of_gondor": True,
            "gleowine": True,
            "beravor": phase in ("refresh", "travel") or (phase == "quest" and window == "quest_end"),
            "faramir": late and self.missing() > 0,
            "eowyn": late and 0 < self.missing() <= 1 and len(self.me.hand) > 1,
            "protector_of_lorien": late and 0 < self.missing() <= 1 and len(self.me.hand) > 1,
            "glorfindel": bool(self.hurt(1)) and source.resources > 2,
            "daughter_of_the_nimrodel": bool(self.hurt(2)),
            "self_preservation": source.host is not None and self.cards[source.host].damage > 1,
            "unexpected_courage": source.host is not None and self.cards[source.host].exhausted and phase != "refresh",
            "henamarth_riversong": phase == "quest" and window == "quest_begin",
            "beorn": False,
        }
        return 15 if rules.get(card.id, False) else 0

    def hurt(self, damage: int) -> list[CardView]:
        """Return the heroes in play with so much damage."""
        return [one for one in self.view.cards if one.damage >= damage and one.card.type == "hero"]

    def missing(self) -> int:
        """Return how much willpower the quest lacks for 1 progress, as things lie."""
        return self.view.staging_threat + 1 - self.view.willpower

    # -- the quest -------------------------------------------------------------------------------------------------

    def commit(self) -> Action:
        """Share the characters out between the quest and the enemies: the best set of all that could be committed."""
        able = [self.cards[action.uid] for action in self.of(Commit) if isinstance(action, Commit)]
        chosen = [card for card in self.own(ready=True) if card not in able]
        useful = sorted([card for card in able if card.willpower], key=lambda card: (-card.willpower, card.uid))
        useful = useful[:_MOST_WEIGHED]
        best, value = self.done(), self.weigh(chosen, [card for card in self.own(ready=True) if card not in chosen])
        for size in range(1, len(useful) + 1):
            for group in combinations(useful, size):
                rest = [card for card in self.own(ready=True) if card not in chosen and card not in group]
                worth = self.weigh([*chosen, *group], rest)
                if worth > value:
                    value = worth
                    best = next(a for a in self.of(Commit) if isinstance(a, Commit) and a.uid == group[0].uid)
        return best

    def weigh(self, questing: list[CardView], staying: list[CardView]) -> int:
        """Return what a commitment is worth, in tenths of a point of threat for this seat."""
        return self.weigh_quest(questing, staying) + self.weigh_combat(questing, staying)

    def weigh_quest(self, questing: list[CardView], staying: list[CardView]) -> int:
        """Return what the quest should come to."""
        view = self.view
        later = [
            one.willpower
            for one in view.cards
            if one.controller not in (None, self.seat) and not one.exhausted and self.comes_later(one.controller)
        ]
        strength = 10 * (view.willpower + sum(card.willpower for card in questing)) + 6 * sum(later)
        if any(card.card is CARDS["faramir"] for card in staying):
            strength += 10 * len(questing)
        threat = 10 * view.staging_threat + _EXPECTED * self.reveals()
        margin = strength - threat
        if margin <= 0:
            return margin * len(self.living()) - 15
        active = None if view.active is None else self.cards[view.active]
        wanted = 0 if active is None else 10 * (active.card.quest_points - active.progress)
        worth = min(margin, wanted) * 8 // 10
        if wanted and margin >= wanted:
            worth += 10 * (1 + (active.card.investigate or 0 if active is not None else 0))
        left = max(0, margin - wanted)
        if view.stage == 1:
            worth += min(left, 10 * (view.cap_left or 0)) * 2
        elif view.stage == c.STAGE_ACCUSATION:
            worth += 10 if left else 0
        return worth + min(left, 40) // 10  # what is more than enough is safe from what is revealed

    def reveals(self) -> int:
        """Return how many cards are going to be revealed in this phase (LR-QST-04)."""
        return len(self.living()) + self.view.extra_reveals

    def weigh_combat(self, questing: list[CardView], staying: list[CardView]) -> int:
        """Return what the combat should come to: everybody who stays defends once or attacks."""
        free = staying + [card for card in questing if self.gets_up(card)]
        foes = sorted([*self.engaged(), *self.coming()], key=lambda enemy: -enemy.attack)
        total = 0
        for enemy in foes:
            defender = min(free, key=lambda card: self.loss(card, enemy.attack), default=None)
            if defender is None or self.loss(defender, enemy.attack) > 60:
                total -= 14 * enemy.attack
            else:
                total -= 3 * self.loss(defender, enemy.attack)
                free.remove(defender)
        blow = sum(card.attack for card in free)
        for enemy in sorted(foes, key=lambda enemy: enemy.hit_points - enemy.damage + enemy.defense):
            need = enemy.hit_points - enemy.damage + enemy.defense
            if self.is_safe(enemy):
                continue
            if blow >= need:
                total += 40
                blow -= need
            elif blow > enemy.defense:
                total += 6 * (blow - enemy.defense)
                blow = 0
        return total

    def coming(self) -> list[CardView]:
        """Return the enemies of the staging area that will engage this seat."""
        found = [one for one in self.staged() if one.card.type == "enemy"]
        due = [one for one in found if one.card.engagement_cost <= self.me.threat + 1]
        share = len(self.living())
        return due[: (len(due) + share - 1) // share]

    def gets_up(self, card: CardView) -> bool:
        """Return whether a character can be readied after it was committed."""
        if card.card is CARDS["aragorn"] and card.resources > 0:
            return True
        return any(self.cards[uid].card is CARDS["unexpected_courage"] for uid in card.attachments)

    def staged(self) -> list[CardView]:
        """Return the cards of the staging area."""
        return [self.cards[uid] for uid in self.view.staging]

    def comes_later(self, seat: int | None) -> bool:
        """Return whether a player commits after this one."""
        assert seat is not None
        seats = len(self.view.players)
        return (seat - self.view.first) % seats > (self.seat - self.view.first) % seats

    def done(self) -> Action:
        """Return to choose nothing more."""
        return next((action for action in self.actions if isinstance(action, Done)), self.plainest())

    def travel(self) -> Action:
        """Travel to a Hideout in the last stage, else where most threat lies and Investigate sees most."""
        best, value = self.plainest(), 0
        for action in self.of(Travel):
            assert isinstance(action, Travel)
            card = self.cards[action.uid]
            worth = 2 * card.threat + (card.card.investigate or 0) - _TRAVEL_COSTS.get(card.card.id, 0) + card.progress
            if card.card.is_hideout:
                worth += 20
            if worth > value:
                best, value = action, worth
        return best

    def village_stable(self) -> Action:
        """Leave Suspects and Hideouts where they lie: they are hard enough one at a time."""
        return self.plainest()

    # -- combat ----------------------------------------------------------------------------------------------------

    def engage(self) -> Action:
        """Engage an enemy that can be beaten, when nobody else is there to fight."""
        if self.engaged():
            return self.plainest()
        ready = self.own(ready=True)
        blow = sum(card.attack for card in ready) - max((card.attack for card in ready), default=0)
        for action in self.of(Engage):
            assert isinstance(action, Engage)
            enemy = self.cards[action.uid]
            if enemy.card is not c.OUTLAW and not enemy.card.is_suspect and len(ready) > 1 and blow > enemy.defense:
                return action
        return self.plainest()

    def attacker(self) -> CardView | None:
        """Return the enemy that attacks."""
        return self.cards.get(self.view.attacks[-1].enemy) if self.view.attacks else None

    def loss(self, card: CardView, attack: int) -> int:
        """Return how bad it is when a character is hit by an attack that it defends; shadow cards add 1."""
        damage = max(0, attack + 1 - card.defense)
        left = card.hit_points - card.damage
        if damage >= left:
            return _WORTH[card.card.type] * 10 + card.card.cost * 4 + 5
        return damage * (4 if card.card.type == "hero" else 2) + card.attack

    def defend(self) -> Action:
        """Defend with whoever loses least; leave it undefended only when that costs less."""
        enemy = self.attacker()
        if enemy is None:
            return self.plainest()
        attack = enemy.attack + (self.view.attacks[-1].bonus if self.view.attacks else 0)
        heroes = [card for card in self.own() if card.card.type == "hero"]
        undefended = min([self.loss_undefended(card, attack) for card in heroes], default=0)
        best, value = self.plainest(), undefended
        for action in self.of(Defend):
            assert isinstance(action, Defend)
            worth = self.loss(self.cards[action.uid], attack)
            if worth < value:
                best, value = action, worth
        return best

    def loss_undefended(self, card: CardView, attack: int) -> int:
        """Return how bad it is when a hero takes an undefended attack."""
        if attack + 1 >= card.hit_points - card.damage:
            return 200
        return (attack + 1) * 4

    def help_defend(self) -> Action:
        """Defend another player with somebody who is not hurt much."""
        enemy = self.attacker()
        for action in self.of(Defend):
            assert isinstance(action, Defend)
            if enemy is not None and self.loss(self.cards[action.uid], enemy.attack) <= _SMALL_LOSS:
                return action
        return self.plainest()

    def attack(self) -> Action:
        """Attack the enemy that can be destroyed, or else the one that is hurt most."""
        best, value = self.plainest(), 0
        for action in self.of(AttackEnemy):
            assert isinstance(action, AttackEnemy)
            enemy = self.cards[action.uid]
            blow = sum(card.attack for card in self.attackers(enemy)) - enemy.defense
            worth = 100 - enemy.hit_points if blow >= enemy.hit_points - enemy.damage else blow
            if self.is_safe(enemy):
                worth = 0
            if worth > value:
                best, value = action, worth
        return best

    def attackers(self, enemy: CardView) -> list[CardView]:
        """Return the ready characters that could attack an enemy."""
        if enemy.engaged_with == self.seat:
            return self.own(ready=True)
        if enemy.engaged_with is None:
            return [card for card in self.own(ready=True) if card.card is c.DUNHERE]
        return [card for card in self.own(ready=True) if "Ranged" in card.card.keywords]

    def is_safe(self, enemy: CardView) -> bool:
        """Return whether no damage can be placed on an enemy."""
        hideout = any(one.card.is_hideout and one.place in ("staging", "active") for one in self.view.cards)
        others = any("Brigand" in one.card.traits and one is not enemy for one in self.view.cards)
        if enemy.card is c.SUSIE and others:
            return True
        return enemy.card.is_suspect and self.view.stage == c.STAGE_LAST and hideout

    def gather(self) -> Action:
        """Add the strongest until the enemy would be destroyed; all of them if it cannot be."""
        title = self.about.get("card")
        enemy = next((one for one in self.view.cards if one.card is title), None)
        able = [self.cards[action.uid] for action in self.of(AddAttacker) if isinstance(action, AddAttacker)]
        chosen = [card for card in self.attackers(enemy) if card not in able] if enemy is not None else []
        if enemy is not None and sum(one.attack for one in chosen) - enemy.defense >= enemy.hit_points - enemy.damage:
            return self.done()
        best = max(able, key=lambda card: (card.attack, -card.uid))
        if best.attack == 0 and chosen:
            return self.done()
        return next(a for a in self.of(AddAttacker) if isinstance(a, AddAttacker) and a.uid == best.uid)

    def join(self) -> Action:
        """Join an attack of another player with everybody who can."""
        return self.actions[-1] if not self.engaged() else self.plainest()

    # -- windows and responses -------------------------------------------------------------------------------------

    def act(self) -> Action:
        """Use what is worth it."""
        return self.plan()

    def respond(self) -> Action:
        """Respond with what costs nothing, and cancel what hurts."""
        for action in self.actions:
            if isinstance(action, UseAbility) and action.card.id != "aragorn":
                return action
            if isinstance(action, UseAbility) and self.view.phase == "quest":
                return action
            if isinstance(action, PlayCard) and self.worth_response(action.card):
                return action
        return self.plainest()

    def worth_response(self, card: Card) -> bool:
        """Return whether an event is a good answer."""
        title = self.about.get("card")
        if card.id == "a_test_of_will":
            return title in (c.DEADLY_ACCUSATIONS, c.FOOTPAD, c.RISING_BODY_COUNT, c.SMOKE_AND_MIRRORS)
        if card.id == "hasty_stroke":
            return title in (c.BILL_FERNY, c.RUFFIAN, c.FOOTPAD, c.DEADLY_ACCUSATIONS)
        if card.id == "swift_strike":
            enemy = self.attacker()
            return enemy is not None and enemy.hit_points - enemy.damage <= 2
        return True

    # -- options and targets ---------------------------------------------------------------------------------------

    def option(self) -> Action:
        """Choose an option."""
        words = [action.option for action in self.actions if isinstance(action, ChooseOption)]
        threat = self.me.threat
        wanted = {
            "option-stage_one": "threat" if threat < _DANGER + 7 else "reveal",
            "option-footpad": "attack" if threat >= _DANGER or self.own(ready=True) else "threat",
            "option-body_count": "shuffle",
            "option-body_count_shadow": "shuffle",
            "option-ferny_shadow": "threat" if threat < _DANGER else "undefended",
            "option-outlaw_shadow": "return",
            "option-stage_two": self.stage_two(),
            "option-old_warehouse": "less_threat",
            "option-prancing_pony": "draw",
            "option-informant": "use" if threat < _DANGER and self.view.stage < c.STAGE_LAST else "decline",
        }.get(self.prompt, "")
        if self.prompt == "pick-option":
            wanted = self.card_option(words)
        for action in self.actions:
            if isinstance(action, ChooseOption) and action.option == wanted:
                return action
        return self.plainest()

    def stage_two(self) -> str:
        """Accuse when the case is clear, or when there is no more time; a wrong name costs 3 threat (LR-INS-11)."""
        left = [card for card in c.NAMES if card not in self.view.eliminated]
        suspects = sum(card.is_suspect for card in left)
        pairs = suspects * (len(left) - suspects)
        threat = max(player.threat for player in self.living())
        return "accuse" if pairs <= 1 or threat >= _LAST_CALL else "stay"

    def card_option(self, words: list[str]) -> str:
        """Choose what Gandalf, The Galadhrim's Greeting or Protector of Lórien do."""
        if "damage" in words and any(one.hit_points - one.damage <= 4 for one in self.engaged()):
            return "damage"
        if self.me.threat >= _DANGER - 6 and "threat" in words:
            return "threat"
        if "each" in words:
            return "each" if len(self.living()) > 2 else "one"
        return "draw" if "draw" in words else words[0]

    def target(self) -> Action:
        """Choose a card in play: friends who need it, enemies who fear it."""
        choices = [self.cards[action.uid] for action in self.actions if isinstance(action, ChooseCard)]
        best = max(choices, key=self.want)
        return next(a for a in self.actions if isinstance(a, ChooseCard) and a.uid == best.uid)

    def want(self, card: CardView) -> int:
        """Return how much a card is wanted as the target of the open question."""
        left = card.hit_points - card.damage
        title = self.about.get("card")
        if self.prompt == "target-damage_hero":
            return left
        if self.prompt in ("target-restricted", "target-smoke_shadow"):
            return -card.card.cost
        if card.card.type == "enemy":
            return 50 - left if card.engaged_with == self.seat else card.attack
        if card.card.type == "location":
            return 3 * card.progress + card.threat
        if title in _HEALERS:
            return card.damage * (2 if card.card.type == "hero" else 1)
        own = 5 if card.controller == self.seat else 0
        if title in _READIERS:
            return own + (20 if card.exhausted else 0) + card.attack + card.defense
        return own + card.willpower + card.attack - len(card.attachments)

    def player(self) -> Action:
        """Choose a player: the one in most danger for threat, oneself for cards."""
        title = self.about.get("card")
        seats = [action.player for action in self.actions if isinstance(action, ChoosePlayer)]
        if title is CARDS["the_galadhrims_greeting"]:
            seat = max(seats, key=lambda one: self.view.players[one].threat)
        elif title is CARDS["wandering_took"]:
            seat = min(seats, key=lambda one: self.view.players[one].threat)
        else:
            seat = self.seat if self.seat in seats else seats[0]
        return next(a for a in self.actions if isinstance(a, ChoosePlayer) and a.player == seat)

    def discard(self) -> Action:
        """Discard the card that is used least."""
        return min(self.actions, key=lambda action: action.card.cost if isinstance(action, ChooseTitle) else 99)

    def sneak(self) -> Action:
        """Bring in Gandalf, or the dearest ally."""
        return self.dearest()

    def dearest(self) -> Action:
        """Take the card that costs most."""
        return max(self.actions, key=lambda action: action.card.cost if isinstance(action, ChooseTitle) else -1)


#: How good it is to play an attachment.
_ATTACHMENTS: Final = {
    "steward_of_gondor": 60,
    "unexpected_courage": 40,
    "celebrians_stone": 35,
    "the_favor_of_the_lady": 30,
    "dwarven_axe": 18,
    "blade_of_gondolin": 12,
    "citadel_plate": 12,
    "self_preservation": 12,
    "forest_snare": 45,
    "protector_of_lorien": 8,
    "power_in_the_earth": 16,
    "horn_of_gondor": 6,
}
#: What travelling costs, beside what it is worth.
_TRAVEL_COSTS: Final = {
    "ramshackle_manor": 1,
    "market_square": 1,
    "old_warehouse": 3,
    "village_stable": 2,
    "dark_alley": 2,
}
_HEALERS: Final = tuple(
    CARDS[name] for name in ("glorfindel", "daughter_of_the_nimrodel", "lore_of_imladris", "self_preservation")
)
_READIERS: Final = tuple(CARDS[name] for name in ("ever_vigilant", "common_cause", "grim_resolve"))
