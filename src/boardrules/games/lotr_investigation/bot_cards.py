"""The cards of the hand and the abilities as a player weighs them: what to play, what to keep, how to pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, ChooseTitle, Pay, PlayCard, UseAbility
from boardrules.games.lotr_investigation.bot_combat import Combat, coming
from boardrules.games.lotr_investigation.bot_quest import Quest
from boardrules.games.lotr_investigation.bot_sight import Sight
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.view import CardView

#: What makes a starting hand good, and how much is enough.
_KEEP: Final = {
    "steward_of_gondor": 3,
    "faramir": 2,
    "celebrians_stone": 2,
    "guard_of_the_citadel": 1,
    "snowbourn_scout": 1,
    "unexpected_courage": 2,
    "northern_tracker": 2,
    "the_favor_of_the_lady": 2,
    "lorien_guide": 1,
    "wandering_took": 1,
    "the_galadhrims_greeting": 1,
    "a_test_of_will": 1,
    "gondorian_spearman": 1,
    "veteran_axehand": 1,
    "feint": 1,
    "erebor_hammersmith": 2,
    "henamarth_riversong": 1,
    "gleowine": 2,
    "forest_snare": 1,
    "daughter_of_the_nimrodel": 1,
}
_GOOD_HAND: Final = 3
#: What a point of willpower is worth in a round for each player, and a point of attack.
_WILL: Final = 70
_STRIKE: Final = 45
#: Whatever is worth so much for each resource is played at once.
_TOO_GOOD: Final = 420
#: Aragorn is readied where an enemy is as likely to come as this, in hundredths.
_LIKELY: Final = 45
#: From this threat on Gandalf is needed to lower it; and his willpower.
_PRESSED: Final = 44
_GANDALF_WILL: Final = 4
#: What it is worth for each resource to play Gandalf where he can hurt a Suspect.
_FINISHING: Final = 1500
#: Events for which a resource is kept.
_ANSWERS: Final = ("a_test_of_will", "feint", "hasty_stroke")
#: What an ally is worth in a round beside its numbers.
_EXTRAS: Final = {
    "faramir": 150,
    "snowbourn_scout": 20,
    "northern_tracker": 150,
    "lorien_guide": 60,
    "gondorian_spearman": 40,
    "horseback_archer": 20,
    "silverlode_archer": 20,
    "henamarth_riversong": 20,
    "gleowine": 40,
    "daughter_of_the_nimrodel": 40,
}
#: What an attachment is worth in a round.
_ATTACHMENTS: Final = {
    "steward_of_gondor": 300,
    "dwarven_axe": 60,
    "blade_of_gondolin": 40,
    "citadel_plate": 60,
    "self_preservation": 50,
    "protector_of_lorien": 50,
    "power_in_the_earth": 80,
    "horn_of_gondor": 20,
}


class Cards:
    """The answers that have to do with the own cards."""

    def __init__(self, sight: Sight, actions: Sequence[Action], quest: Quest, combat: Combat) -> None:
        self.sight = sight
        self.actions = actions
        self.quest = quest
        self.combat = combat
        self.window = sight.window

    def plainest(self) -> Action:
        """Return the first action."""
        return self.actions[0]

    # -- the hand --------------------------------------------------------------------------------------------------

    def mulligan(self) -> Action:
        """Keep a hand with something good to play in the first rounds."""
        hand = self.sight.me.hand
        worth = sum([_KEEP.get(card.id, 0) for card in dict.fromkeys(hand)])
        if CARDS["sneak_attack"] in hand and c.GANDALF in hand:
            worth += 3
        return self.actions[0] if worth >= _GOOD_HAND else self.actions[1]

    def plan(self) -> Action:
        """Play or use what is worth most now; a card that is dearer and better is saved for."""
        best, value = self.plainest(), 0
        wanted = self.saving() if self.sight.view.phase == "planning" else None
        for action in self.actions:
            worth = 0
            if isinstance(action, PlayCard):
                worth = self.worth_playing(action.card)
                if worth and not self.can_spare(action.card, worth, wanted):
                    worth = 0
            elif isinstance(action, UseAbility):
                worth = self.worth_using(action.card, self.sight.cards[action.uid])
            if worth > value:
                best, value = action, worth
        return best

    def saving(self) -> Card | None:
        """Return the best card of the hand, if it is too dear now but not in the next round."""
        hand = self.sight.me.hand
        best = max(hand, key=lambda card: (self.worth_playing(card), card.cost, card.id), default=None)
        if best is None or not self.worth_playing(best) or self.money(best) >= best.cost:
            return None
        return best if self.money(best) + self.income(best) >= best.cost else None

    def money(self, card: Card) -> int:
        """Return the resources that could pay for a card."""
        return self.sight.resources(card.sphere)

    def income(self, card: Card) -> int:
        """Return how many resources more there will be for a card in the next round."""
        heroes = [one for one in self.sight.own() if one.card.type == "hero"]
        paying = [one for one in heroes if card.sphere in ("neutral", one.card.sphere)]
        stewards = sum(self.sight.attached(one, CARDS["steward_of_gondor"]) for one in paying)
        return len(paying) + 2 * stewards

    def can_spare(self, card: Card, worth: int, wanted: Card | None) -> bool:
        """Return whether a card can be paid without missing the resources for a better one, or for an answer."""
        if wanted is not None and worth * 3 < self.worth_playing(wanted) * 2:
            shared = card.sphere == wanted.sphere or "neutral" in (card.sphere, wanted.sphere)
            left = self.money(wanted) - (card.cost if shared else 0)
            if left + self.income(wanted) < wanted.cost:
                return False
        if worth >= _TOO_GOOD or self.sight.view.phase != "planning":
            return True
        hand = self.sight.me.hand
        kept = [one for one in dict.fromkeys(hand) if one.id in _ANSWERS and one is not card]
        if c.GANDALF in hand and card is not c.GANDALF:
            kept += [one for one in dict.fromkeys(hand) if one.id == "sneak_attack"]
        if card.sphere == "neutral":
            return self.money(card) - card.cost >= sum([one.cost for one in kept])
        return all(self.money(one) - card.cost >= one.cost for one in kept if one.sphere == card.sphere)

    @cached_property
    def rounds_left(self) -> int:
        """Return for how many rounds a card should be of use."""
        return max(1, min(6, (c.THREAT_LIMIT + 2 - self.sight.me.threat) // 3))

    def worth_playing(self, card: Card) -> int:
        """Return how good it is to play a card of the hand now, for each resource; 0 for not at all."""
        sight = self.sight
        if card.unique and sight.in_play(card):
            return 0
        if card is c.GANDALF:
            if self.wounds_suspect():
                return _FINISHING
            once = 500 if sight.can_lower and sight.me.threat >= 30 else 350 if self.prey() is not None else 100
            return (once + 350 * sight.number) // card.cost
        if card.type == "ally":
            each = _WILL * sight.number * card.willpower + _STRIKE * card.attack + _EXTRAS.get(card.id, 0)
            once = 60 + 30 * card.defense + 20 * card.hit_points
            return (each * self.rounds_left + once) // max(1, card.cost)
        if card.type == "attachment":
            return self.worth_attaching(card)
        return self.worth_event(card)

    def worth_attaching(self, card: Card) -> int:
        """Return how good it is to play an attachment, for each resource."""
        sight = self.sight
        if card.id == "forest_snare":
            strong = [one.attack for one in sight.engaged() if not one.card.is_suspect and not one.attachments]
            return 60 * max(strong, default=0)
        will = _WILL * sight.number * {"celebrians_stone": 2, "the_favor_of_the_lady": 1}.get(card.id, 0)
        if card.id == "unexpected_courage":
            will = _WILL * sight.number + 2 * _STRIKE
        each = will or _ATTACHMENTS.get(card.id, 0)
        return each * self.rounds_left // max(1, card.cost)

    def margin_gain(self, more: int) -> int:
        """Return what more willpower, or less threat, is worth after staging."""
        view = self.sight.view
        if view.phase != "quest" or self.window != "staged":
            return 0
        margin = view.willpower - view.staging_threat
        return self.quest.outcome(margin + more) - self.quest.outcome(margin)

    def pending(self) -> list[CardView]:
        """Return the enemies that are still to attack this player."""
        if self.sight.view.phase != "combat":
            return []
        snare = c.FOREST_SNARE
        return [one for one in self.sight.engaged() if self.sight.waits(one) and not self.sight.attached(one, snare)]

    def worth_event(self, card: Card) -> int:
        """Return how good an event is now, 0 for not at all."""
        sight, view, window = self.sight, self.sight.view, self.window
        threat = max([view.players[seat].threat for seat in sight.seats])
        heroes = [one for one in view.cards if one.card.type == "hero"]
        damage = max([one.damage for one in heroes], default=0)
        foes = self.pending()
        dealt = window == "shadows_dealt"
        rules: dict[str, Callable[[], bool]] = {
            "the_galadhrims_greeting": lambda: sight.can_lower or threat >= 48,
            "loriens_wealth": lambda: len(sight.me.hand) <= 3,
            "lore_of_imladris": lambda: damage >= 3,
            "beorns_hospitality": lambda: sum(o.damage for o in sight.own() if o.card.type == "hero") >= 5,
            "sneak_attack": self.sneaks,
            "feint": lambda: dealt and bool(foes) and max([foe.attack for foe in foes]) >= 3,
            "thicket_of_spears": lambda: dealt and len(foes) > 1,
            "radagasts_cunning": lambda: self.margin_gain(2) >= 150 and bool(sight.staged_enemies),
            "secret_paths": lambda: self.margin_gain(2) >= 150,
            "rain_of_arrows": lambda: dealt and len(foes) > 2,
            "grim_resolve": lambda: view.phase == "quest" and window == "quest_end" and len(sight.engaged()) > 1,
            "ever_vigilant": lambda: self.tired_ally() is not None and (bool(foes) or bool(sight.engaged())),
            "stand_and_fight": lambda: True,
            "fortune_or_fate": lambda: True,
            "will_of_the_west": lambda: sight.me.deck_size == 0,
            "dwarven_tomb": lambda: True,
            "a_light_in_the_dark": lambda: dealt and len(foes) > 2,
            "for_gondor": lambda: self.lacking() in range(1, self.attackers() + 1),
            "blade_mastery": lambda: self.lacking() == 1,
            "quick_strike": lambda: dealt and self.striker() is not None,
        }
        rule = rules.get(card.id)
        if rule is None or not rule():
            return 0
        return 200 if card.id == "the_galadhrims_greeting" else 150

    def attackers(self) -> int:
        """Return how many characters take part in the own attack."""
        attacks = self.sight.view.attacks
        return len(attacks[-1].attackers) if attacks and not attacks[-1].by_enemy else 0

    def lacking(self) -> int:
        """Return how much attack the own attack lacks to destroy its target, 0 without an attack."""
        if not self.attackers() or self.window not in ("attack_declared", "attack_counted"):
            return 0
        attack = self.sight.view.attacks[-1]
        enemy = self.sight.cards.get(attack.enemy)
        if enemy is None or self.sight.is_safe(enemy) or attack.seat != self.sight.seat:
            return 0
        blow = sum([self.sight.cards[uid].attack for uid in attack.attackers if uid in self.sight.cards])
        return max(0, enemy.hit_points - enemy.damage + enemy.defense - blow)

    def sneaks(self) -> bool:
        """Return whether Sneak Attack is of use: with Gandalf, to quest and to lower threat, or for a Suspect's end.

        Near the end the two are kept until nothing protects the Suspects any more (LR-STG-08), if threat allows it.
        """
        sight = self.sight
        if c.GANDALF not in sight.me.hand:
            return False
        if sight.view.stage == c.STAGE_LAST:
            if self.wounds_suspect():
                return self.window not in ("resource", "planning")
            if sight.me.threat < _PRESSED and not self.quest.opens_with(_GANDALF_WILL):
                return False
        if self.window == "quest_begin":
            return sight.can_lower or self.prey() is not None or sight.me.threat >= 40
        return self.window == "shadows_dealt" and len(self.pending()) > 1

    def wounds_suspect(self) -> bool:
        """Return whether Gandalf's 4 damage could be dealt to a Suspect now."""
        return any(self.is_exposed(one) for one in self.sight.view.cards)

    def is_exposed(self, one: CardView) -> bool:
        """Return whether a card is a Suspect whom Gandalf can hurt in the last stage."""
        if not one.card.is_suspect or one.immune or one.place not in ("staging", "engaged"):
            return False
        hidden = one.place == "staging" and self.sight.in_play(c.DARK_ALLEY)
        return self.sight.view.stage == c.STAGE_LAST and not hidden and not self.sight.is_safe(one)

    def tired_ally(self) -> CardView | None:
        """Return an exhausted ally that could fight."""
        tired = [one for one in self.sight.own() if one.exhausted and one.card.type == "ally" and one.attack > 1]
        return tired[0] if self.sight.view.phase == "combat" and tired else None

    def prey(self) -> CardView | None:
        """Return the enemy that 4 damage destroy, or that they hurt most."""
        last = self.sight.view.stage == c.STAGE_LAST
        found = [
            one
            for one in self.sight.view.cards
            if one.card.type == "enemy"
            and one.place in ("staging", "engaged")
            and not (self.sight.is_safe(one) or one.immune)
            and not (one.place == "staging" and self.sight.in_play(c.DARK_ALLEY))
            and (one.hit_points - one.damage <= 4 or (last and one.card.is_suspect))
        ]
        return max(found, key=lambda one: (one.card.is_suspect, one.attack + one.threat, -one.uid), default=None)

    def striker(self) -> tuple[CardView, CardView] | None:
        """Return who could destroy which enemy before it attacks (Quick Strike)."""
        for enemy in self.pending():
            for card in self.sight.own(ready=True):
                if not self.sight.is_safe(enemy) and card.attack - enemy.defense >= enemy.hit_points - enemy.damage:
                    return card, enemy
        return None

    def worth_using(self, card: Card, source: CardView) -> int:
        """Return how good it is to use an ability now, 0 for not at all."""
        sight, phase, window = self.sight, self.sight.view.phase, self.window
        late = window == "combat_end"
        host = None if source.host is None else sight.cards[source.host]
        questing = [one for one in sight.own() if one.committed]
        rules: dict[str, Callable[[], bool]] = {
            "steward_of_gondor": lambda: True,
            "gleowine": lambda: late,
            "beravor": lambda: late,
            "denethor": lambda: late,
            "henamarth_riversong": lambda: late or window == "quest_begin",
            "faramir": lambda: self.margin_gain(len(questing)) >= 100 + 100 * len(coming(sight, sight.seat)),
            "eowyn": lambda: len(sight.me.hand) > 1 and self.margin_gain(1) >= 100,
            "protector_of_lorien": lambda: len(sight.me.hand) > 1 and self.margin_gain(1) >= 100,
            "glorfindel": lambda: bool(self.hurt(1)) and source.resources > 1 and (late or phase == "refresh"),
            "daughter_of_the_nimrodel": lambda: bool(self.hurt(2)) or (late and bool(self.hurt(1))),
            "self_preservation": lambda: host is not None and host.damage > 0,
            "unexpected_courage": lambda: host is not None and host.exhausted and phase in ("quest", "combat"),
            "wandering_took": lambda: sight.can_lower and sight.number > 1 and self.others_are_lower(),
            "beorn": lambda: self.lacking() in range(1, 6) and source.uid in sight.view.attacks[-1].attackers,
        }
        rule = rules.get(card.id)
        return 5000 if rule is not None and rule() else 0

    def others_are_lower(self) -> bool:
        """Return whether another player can bear 3 threat much better."""
        lowest = min([self.sight.view.players[seat].threat for seat in self.sight.seats])
        return self.sight.me.threat >= lowest + 7

    def hurt(self, damage: int) -> list[CardView]:
        """Return the heroes in play with so much damage."""
        return [one for one in self.sight.view.cards if one.damage >= damage and one.card.type == "hero"]

    def pay(self) -> Action:
        """Let those pay who have most; Aragorn keeps one resource to ready himself."""

        def spare(action: Action) -> tuple[int, int]:
            assert isinstance(action, Pay)
            hero = self.sight.cards[action.uid]
            return hero.resources - 2 * (hero.card.id in ("aragorn", "glorfindel")), -hero.uid

        return max(self.actions, key=spare)

    def discard(self) -> Action:
        """Discard the card that is used least."""
        hand = self.sight.me.hand

        def use(action: Action) -> int:
            assert isinstance(action, ChooseTitle)
            twice = action.card.unique and (hand.count(action.card) > 1 or self.sight.in_play(action.card) > 0)
            return (0 if twice else 100) + _KEEP.get(action.card.id, 0) * 20 + action.card.cost

        return min(self.actions, key=use)

    def dearest(self) -> Action:
        """Take the card that costs most."""
        return max(self.actions, key=lambda action: action.card.cost if isinstance(action, ChooseTitle) else -1)

    # -- responses -------------------------------------------------------------------------------------------------

    def respond(self) -> Action:
        """Respond with what costs nothing, and cancel what hurts."""
        for action in self.actions:
            if isinstance(action, UseAbility) and self.worth_ability(action):
                return action
            if isinstance(action, PlayCard) and self.worth_response(action.card):
                return action
        return self.plainest()

    def worth_ability(self, action: UseAbility) -> bool:
        """Return whether the response of a card in play is of use."""
        sight = self.sight
        if action.card.id == "aragorn":
            return bool(self.quest.enemies) or self.quest.newcomers >= _LIKELY
        if action.card.id == "eleanor":
            return self.pain() >= 250
        if action.card.id == "northern_tracker":
            return self.quest.tracking() > 0
        if action.card.id == "snowbourn_scout" and sight.in_play(c.MARKET_SQUARE):
            return sight.active is not None and not sight.active.immune
        if action.card.id == "son_of_arnor":
            return any(
                one.card is not c.BILL_FERNY and one.hit_points - one.damage <= 4 for one in sight.staged_enemies
            )
        return True

    def pain(self) -> int:
        """Return what the card costs that is being revealed, if nobody cancels it."""
        sight = self.sight
        title = sight.about.get("card")
        if title is c.DEADLY_ACCUSATIONS:
            return sight.price_for_all(1 + sight.investigate)
        if title is c.SMOKE_AND_MIRRORS:
            return sight.price_for_all(2 + 2 * sight.investigate) if sight.view.phase == "quest" else 0
        if title is c.FOOTPAD:
            return min(sight.price_for_all(2), 200)
        return 100 if title is c.HIRED_MUSCLE else 50

    def worth_response(self, card: Card) -> bool:
        """Return whether an event is a good answer."""
        title = self.sight.about.get("card")
        if card.id == "a_test_of_will":
            return self.pain() >= 200
        if card.id == "hasty_stroke":
            return title in (c.BILL_FERNY, c.RUFFIAN, c.FOOTPAD) or (
                title is c.DEADLY_ACCUSATIONS and self.sight.investigate > 1
            )
        if card.id == "swift_strike":
            enemy = self.combat.attacker()
            return enemy is not None and enemy.hit_points - enemy.damage <= 2
        if card.id == "strength_of_will":
            return len(self.sight.own(ready=True)) > 1 + len(self.quest.enemies)
        return True
