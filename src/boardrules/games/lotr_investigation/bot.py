"""A player that plays tolerably: it quests when that can be won, defends with somebody sensible, accuses in time.

It knows what its seat may know: the view, and the actions that the seat may take. The same view gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import (
    Action,
    ChooseCard,
    ChooseNumber,
    ChooseOption,
    ChoosePlayer,
)
from boardrules.games.lotr_investigation.bot_cards import Cards
from boardrules.games.lotr_investigation.bot_combat import Battle, Combat, foe_of, loss, stranger
from boardrules.games.lotr_investigation.bot_quest import Quest
from boardrules.games.lotr_investigation.bot_sight import Sight
from boardrules.games.lotr_investigation.content import CARDS
from boardrules.games.lotr_investigation.view import CardView, View

_HEALERS: Final = tuple(
    CARDS[name] for name in ("glorfindel", "daughter_of_the_nimrodel", "lore_of_imladris", "self_preservation")
)
_READIERS: Final = tuple(CARDS[name] for name in ("ever_vigilant", "common_cause", "grim_resolve"))
_DRAWS: Final = tuple(CARDS[name] for name in ("beravor", "gleowine", "loriens_wealth"))


def answer(view: View, actions: Sequence[Action]) -> Action:
    """Return what the seat of the view does; ``actions`` are its legal actions, at least one."""
    if len(actions) == 1:
        return actions[0]
    assert view.seat is not None, "a spectator answers nothing"
    return _Player(Sight(view, view.seat), actions).choose()


class _Player:
    """One question: what is seen, and what may be answered."""

    def __init__(self, sight: Sight, actions: Sequence[Action]) -> None:
        self.sight = sight
        self.actions = actions
        self.quest = Quest(sight, actions)
        self.combat = Combat(sight, actions)
        self.hand = Cards(sight, actions, self.quest, self.combat)

    def plainest(self) -> Action:
        """Return the first action, which lets a chance go by or takes the first of equal things."""
        return self.actions[0]

    def choose(self) -> Action:
        """Answer the question."""
        first = self.actions[0]
        prompt = self.sight.prompt
        by_prompt: dict[str, Callable[[], Action]] = {
            "mulligan": self.hand.mulligan,
            "planning": self.hand.plan,
            "commit": self.quest.commit,
            "travel": self.quest.travel,
            "accuse": self.quest.accuse,
            "engage": self.combat.engage,
            "defend": self.combat.defend,
            "sentinel": self.combat.help_defend,
            "attack": self.combat.attack,
            "attackers": self.combat.gather,
            "join_attack": self.combat.join,
            "window": self.hand.plan,
            "pay": self.hand.pay,
            "discard": self.hand.discard,
            "sneak_attack": self.hand.dearest,
            "gandalfs_search": self.hand.dearest,
        }
        if prompt in by_prompt:
            return by_prompt[prompt]()
        if prompt.startswith("respond-"):
            return self.hand.respond()
        if isinstance(first, ChooseOption):
            return self.option()
        if isinstance(first, ChooseCard):
            return self.target()
        if isinstance(first, ChoosePlayer):
            return self.player()
        if isinstance(first, ChooseNumber):
            return self.actions[-1]
        return first

    # -- options and targets ---------------------------------------------------------------------------------------

    def option(self) -> Action:
        """Choose an option."""
        wanted: dict[str, Callable[[], str]] = {
            "option-stage_one": self.quest.stage_one,
            "option-stage_two": self.quest.stage_two,
            "option-footpad": self.footpad,
            "option-body_count": lambda: "shuffle",
            "option-body_count_shadow": lambda: "shuffle",
            "option-ferny_shadow": self.ferny_shadow,
            "option-outlaw_shadow": self.outlaw_shadow,
            "option-old_warehouse": lambda: "less_threat",
            "option-prancing_pony": lambda: "draw",
            "option-informant": lambda: "use" if self.sight.me.threat < 45 else "decline",
            "denethor": self.denethor,
            "pick-option": self.card_option,
        }
        rule = wanted.get(self.sight.prompt)
        word = "" if rule is None else rule()
        for action in self.actions:
            if isinstance(action, ChooseOption) and action.option == word:
                return action
        return self.plainest()

    def footpad(self) -> str:
        """Let it attack where that costs less than 2 threat for everybody."""
        sight = self.sight
        foe = stranger()
        undefended = Battle(sight, sight.seat, []).undefended(foe, 4)
        cost = min([undefended, *[foe.cost(card, 4) + 40 for card in sight.own(ready=True)]])
        return "attack" if cost < sight.price_for_all(2) else "threat"

    def ferny_shadow(self) -> str:
        """Take 4 threat only where a hero would fall."""
        enemy = self.combat.attacker()
        if enemy is None:
            return "undefended"
        foe = foe_of(self.sight, enemy, self.sight.seat)
        undefended = Battle(self.sight, self.sight.seat, []).undefended(foe, self.combat.strength(enemy))
        return "threat" if self.sight.price(self.sight.seat, 4) < undefended else "undefended"

    def outlaw_shadow(self) -> str:
        """Let the enemy go, unless it is about to be destroyed."""
        sight = self.sight
        enemy = self.combat.attacker()
        if enemy is None:
            return "return"
        foe = foe_of(sight, enemy, sight.seat)
        blow = sum([card.attack for card in self.combat.able(enemy)])
        lasting = 100 * enemy.threat * sight.number if enemy.card.engagement_cost > sight.me.threat else 0
        cost = lasting + (foe.prize if blow >= foe.need and not foe.safe else 0)
        return "threat" if sight.price(sight.seat, 2) < cost else "return"

    def denethor(self) -> str:
        """Put a bad card to the bottom."""
        top = next((spotted.card for spotted in self.sight.view.encounter if spotted.place == 0), None)
        if top is None:
            return "keep"
        cost = 100 * (self.sight.staged_by(top) + self.sight.hurt_by(top))
        return "bury" if cost > self.sight.average() else "keep"

    def card_option(self) -> str:
        """Choose what Gandalf, The Galadhrim's Greeting or Protector of Lórien do."""
        sight = self.sight
        title = sight.about.get("card")
        if title is c.GANDALF:
            if self.hand.wounds_suspect():
                return "damage"
            if self.hand.prey() is not None and not sight.can_lower:
                return "damage"
            if sight.can_lower and sight.me.threat >= 27:
                return "threat"
            return "damage" if self.hand.prey() is not None else "draw"
        if title is CARDS["the_galadhrims_greeting"]:
            return "each" if sight.number > 3 else "one"
        return "willpower"

    def target(self) -> Action:
        """Choose a card in play: friends who need it, enemies who fear it."""
        choices = [self.sight.cards[action.uid] for action in self.actions if isinstance(action, ChooseCard)]
        best = max(choices, key=lambda card: (self.want(card), -card.uid))
        return next(a for a in self.actions if isinstance(a, ChooseCard) and a.uid == best.uid)

    def want(self, card: CardView) -> int:
        """Return how much a card is wanted as the target of the open question."""
        sight, prompt = self.sight, self.sight.prompt
        left = card.hit_points - card.damage
        title = sight.about.get("card")
        if prompt == "target-damage_hero":
            enemy = self.combat.attacker()
            return -loss(card, 0 if enemy is None else self.combat.strength(enemy), defends=False)
        if prompt in ("target-restricted", "target-smoke_shadow"):
            return -card.card.cost
        if prompt == "target-hired_muscle":
            return -card.threat - 5 * (card.engaged_with is not None)
        if prompt in ("target-travel_payment", "target-informant_hero"):
            return card.resources - 2 * (card.card.id in ("aragorn", "glorfindel"))
        if title is CARDS["quick_strike"]:
            found = self.hand.striker()
            return int(found is not None and card in found)
        if title is c.GANDALF and card.card.type == "enemy":
            return 1000 if card is self.hand.prey() else 0 if sight.is_safe(card) else card.attack
        if card.card.type == "enemy":
            if title in (CARDS["feint"], c.FOREST_SNARE):
                return 10 * card.attack + (5 if card.engaged_with == sight.seat else 0)
            if title is CARDS["radagasts_cunning"]:
                return card.threat
            return 50 - left if card.engaged_with == sight.seat else card.attack
        if card.card.type == "location":
            if title is CARDS["secret_paths"]:
                return card.threat
            active = 20 if card.place == "active" else 0
            return active + 3 * card.progress + card.threat
        if card.card.type == "attachment" or card.place == "attached":
            return 10 if card.card is c.HIRED_MUSCLE else -card.card.cost
        return self.want_friend(card, title)

    def want_friend(self, card: CardView, title: object) -> int:
        """Return how much a character is wanted as a target."""
        sight = self.sight
        own = 5 if card.controller == sight.seat else 0
        hero = card.card.type == "hero"
        if title is CARDS["blade_mastery"]:
            attacks = sight.view.attacks
            return 100 * (bool(attacks) and card.uid in attacks[-1].attackers) + own
        if title in _HEALERS:
            return card.damage * (2 if hero else 1)
        if title in _READIERS:
            return own + (20 if card.exhausted else 0) + card.attack + card.defense
        if title is CARDS["theodred"]:
            short = (
                card.card.id == "aragorn" and card.resources == 0 and (self.quest.enemies or self.quest.newcomers > 24)
            )
            return (20 if short else 0) + own - card.resources
        if title is CARDS["steward_of_gondor"]:
            return own * 3 + (3 if card.card.id == "gloin" else 0) + (2 if card.card.sphere == "leadership" else 0)
        if title is CARDS["celebrians_stone"]:
            return own * 3 + (10 if card.card.id == "aragorn" else card.willpower)
        if title is CARDS["unexpected_courage"]:
            return own * 3 + 2 * card.willpower + card.attack + card.defense - 20 * len(card.attachments)
        if title in (CARDS["citadel_plate"], CARDS["dwarven_axe"]):
            return own * 3 + card.attack + card.defense + 3 * ("Dwarf" in card.card.traits) - 4 * len(card.attachments)
        return own + card.willpower + card.attack - len(card.attachments)

    def player(self) -> Action:
        """Choose a player: the one in most danger for threat, oneself for cards."""
        title = self.sight.about.get("card")
        players = self.sight.view.players
        seats = [action.player for action in self.actions if isinstance(action, ChoosePlayer)]
        if title is CARDS["the_galadhrims_greeting"]:
            seat = max(seats, key=lambda one: players[one].threat)
        elif title is CARDS["wandering_took"]:
            seat = min(seats, key=lambda one: players[one].threat)
        elif title in _DRAWS:
            seat = min(seats, key=lambda one: (len(self.sight.characters(one)) == 0, players[one].hand_size, one))
        else:
            seat = self.sight.seat if self.sight.seat in seats else seats[0]
        return next(a for a in self.actions if isinstance(a, ChoosePlayer) and a.player == seat)
