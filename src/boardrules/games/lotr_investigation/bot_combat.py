"""Combat as a player plans it: who defends, who attacks, and what a fight should come to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from attrs import frozen

from boardrules.core.values import Done
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, AddAttacker, AttackEnemy, Defend, Engage
from boardrules.games.lotr_investigation.bot_sight import Sight
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.stats import HIGH_THREAT
from boardrules.games.lotr_investigation.view import CardView

#: What a hero is worth, so much for each point of attack or defense and twice that for one of willpower; and an ally:
#: so much, and so much for each resource that it cost.
_HERO: Final = 700
_ABLE: Final = 60
_ALLY: Final = (160, 110)
#: What a point of damage on a hero and on an ally costs.
_WOUND: Final = {"hero": 80, "ally": 35}
#: What it is worth to be rid of an enemy, and so much for each point of its attack.
_KILL: Final = {1: (150, 60), 2: (150, 60), 3: (150, 60)}
#: What a point of damage on an enemy that stays is worth.
_HIT: Final = 35
#: What a point of attack is worth that a defender does not strike with.
_ARM: Final = 25
#: What it is worth to defeat a Suspect at stage 3, the last one, and to hurt one for a point; what Jake's flight costs.
_SUSPECT: Final = 2000
_WIN: Final = 6000
_WOUNDED: Final = 400
_ESCAPE: Final = 1500
#: What it costs to lose the only hero that is left.
_LAST_HERO: Final = 4000
#: What it is worth for each player that a point of threat leaves the staging area.
_RELIEF: Final = 150
#: What speaks against an enemy that all the own characters together can hardly hurt.
_HOPELESS: Final = 500
#: An enemy that may be revealed: attack, defense, hit points.
_STRANGER: Final = (4, 2, 4)
#: So many enemies are thought of as the one for whose kill attackers are kept back.
_AIMS: Final = 2
#: So many attackers are tried out in all combinations.
_MOST_TRIED: Final = 9


@frozen(kw_only=True, eq=False)
class Foe:
    """An enemy as far as a fight is concerned.

    ``need`` is the attack that destroys it; ``prize`` what that is worth, ``hit`` a point of damage; ``safe``: nothing
    can hurt it. ``escape`` is what it costs if an ally falls and the enemy gets away (LR-CRD-29); ``last_hero`` the
    only hero of the player who is attacked.
    """

    uid: int
    title: Card | None
    attack: int
    defense: int
    need: int
    prize: int
    hit: int = _HIT
    safe: bool = False
    escape: int = 0
    last_hero: int = 0

    def cost(self, card: CardView, attack: int, *, hurt: int = 0, defends: bool = True) -> int:
        """Return what an attack of this enemy costs that hits a character, ``hurt`` in this fight already."""
        total = loss(card, attack, hurt=hurt, defends=defends)
        excess = attack - (card.defense if defends else 0) - (card.hit_points - card.damage - hurt)
        if self.title is c.TODD and excess > 0:
            total += 100 * excess
        if excess >= 0 and card.uid == self.last_hero:
            total += _LAST_HERO
        if excess >= 0 and card.card.type == "ally":
            total += self.escape
        return total


def foe_of(sight: Sight, enemy: CardView, seat: int, *, explored: bool = False) -> Foe:
    """Return an enemy that fights against a player; ``explored``: as if the active location were explored."""
    attack = 0 if sight.attached(enemy, c.FOREST_SNARE) else enemy.attack
    if enemy.card is c.RUFFIAN and enemy.engaged_with is None and sight.view.players[seat].threat >= HIGH_THREAT:
        attack += 2
    safe = sight.is_safe(enemy, explored=explored)
    gone, blunted = _KILL[sight.view.stage]
    prize, hit, escape = gone + blunted * enemy.attack, _HIT, 0
    if enemy.card.is_suspect and sight.view.stage == c.STAGE_LAST:
        others = sum(one.card.is_suspect and one is not enemy for one in sight.view.cards)
        prize += _SUSPECT if others else _WIN
        hit = _WOUNDED
        escape = _ESCAPE if enemy.card is c.JAKE and not safe else 0
    heroes = [card.uid for card in sight.characters(seat) if card.card.type == "hero"]
    return Foe(
        uid=enemy.uid,
        title=enemy.card,
        attack=attack,
        defense=enemy.defense,
        need=enemy.hit_points - enemy.damage + enemy.defense,
        prize=prize,
        hit=hit,
        safe=safe,
        escape=escape,
        last_hero=heroes[0] if len(heroes) == 1 else 0,
    )


def stranger() -> Foe:
    """Return an enemy that is not there yet."""
    attack, defense, hit_points = _STRANGER
    gone, blunted = _KILL[1]
    prize = gone + blunted * attack
    return Foe(uid=-1, title=None, attack=attack, defense=defense, need=defense + hit_points, prize=prize)


def worth_of(card: CardView) -> int:
    """Return what is lost with a character."""
    if card.card.type == "hero":
        strength = 2 * card.willpower + card.attack + card.defense
        return _HERO + _ABLE * strength + 100 * len(card.attachments)
    if card.card is c.GANDALF:
        return 100  # he goes at the end of the round anyway
    return _ALLY[0] + _ALLY[1] * card.card.cost + 60 * len(card.attachments)


def loss(card: CardView, attack: int, *, hurt: int = 0, defends: bool = True) -> int:
    """Return what an attack costs that hits a character; sometimes a shadow card makes it stronger."""
    return (4 * _loss(card, attack, hurt, defends) + _loss(card, attack + 2, hurt, defends)) // 5


def _loss(card: CardView, attack: int, hurt: int, defends: bool) -> int:
    left = card.hit_points - card.damage - hurt
    if left <= 0:
        return 0  # it has fallen before
    damage = max(0, attack - (card.defense if defends else 0))
    if damage >= left:
        return worth_of(card)
    wound = damage * _WOUND[card.card.type]
    if card.card.type == "hero" and damage and left - damage <= 2:
        wound += 60
    return wound


def left_of(card: CardView, hurt: dict[int, int]) -> int:
    """Return the hit points that a character has left after the damage of this fight."""
    return card.hit_points - card.damage - hurt.get(card.uid, 0)


class Battle:
    """What the combat of one player should come to."""

    def __init__(self, sight: Sight, seat: int, foes: Sequence[Foe]) -> None:
        self.sight = sight
        self.foes = sorted(foes, key=lambda foe: (-foe.attack, foe.uid))
        self.easiest = sorted(foes, key=lambda foe: (foe.prize < _SUSPECT, foe.need, -foe.prize, foe.uid))
        self.heroes = [card for card in sight.characters(seat) if card.card.type == "hero"]

    def undefended(self, foe: Foe, attack: int) -> int:
        """Return what an undefended attack costs."""
        return self.hit(foe, attack, {})[1]

    def hit(self, foe: Foe, attack: int, hurt: dict[int, int]) -> tuple[CardView | None, int]:
        """Return the hero who should take an undefended attack, and what that costs; ``hurt`` is damage in this fight.

        Who has fallen already takes no attack, and the last hero who stands is the dearest.
        """
        standing = [hero for hero in self.heroes if left_of(hero, hurt) > 0]
        target, cost = None, 0
        for hero in standing:
            price = foe.cost(hero, attack, hurt=hurt.get(hero.uid, 0), defends=False)
            if len(standing) == 1 < len(self.heroes) and attack >= left_of(hero, hurt):
                price += _LAST_HERO
            if target is None or price < cost:
                target, cost = hero, price
        return target, cost

    def value(
        self, free: Sequence[CardView], pending: Sequence[int] | None = None, hurt: dict[int, int] | None = None
    ) -> int:
        """Return what the fight comes to with these ready characters.

        ``pending`` are the enemies still to attack, ``hurt`` the damage that this fight has done already.
        """
        fixed = {} if hurt is None else hurt
        attacks = [foe for foe in self.foes if foe.attack and (pending is None or foe.uid in pending)]
        if self.sight.view.options.shadow_cards:
            attacks += [foe for foe in attacks if foe.title is c.ORC_EYES]  # he is likely to attack once more
        best = self.come_to(attacks, list(free), [], fixed)
        for need in self.aims(sum([card.attack for card in free])):
            strikers = strongest(free, need)
            rest = [card for card in free if card not in strikers]
            best = max(best, self.come_to(attacks, rest, strikers, fixed))
        return best

    def aims(self, most: int) -> list[int]:
        """Return the attack that should be kept for the kill: of one enemy, or of the two that fall most easily."""
        needs = [foe.need for foe in self.easiest if not foe.safe]
        found = [need for need in needs[:_AIMS] if need <= most]
        if len(needs) > 1 and needs[0] + needs[1] <= most:
            found.append(needs[0] + needs[1])
        return found

    def come_to(self, attacks: Sequence[Foe], left: list[CardView], kept: list[CardView], fixed: dict[int, int]) -> int:
        """Return what the fight comes to if nobody of ``kept`` defends; ``fixed`` is damage that was done before."""
        hurt = dict(fixed)
        total = 0
        for foe in attacks:
            total -= self.suffer(foe, left, kept, hurt)
        return total + self.strike(sum([card.attack for card in left]) + sum([card.attack for card in kept]))

    def suffer(self, foe: Foe, left: list[CardView], kept: list[CardView], hurt: dict[int, int]) -> int:
        """Return what an attack costs: somebody who is ``left`` defends, or a hero takes it.

        Whoever defends or falls is gone from ``left`` and ``kept``; damage adds up in ``hurt``.
        """
        target, cost = self.hit(foe, foe.attack, hurt)
        best, least = None, cost
        for card in left:
            price = foe.cost(card, foe.attack, hurt=hurt.get(card.uid, 0)) + _ARM * card.attack
            if price < least:
                best, least = card, price
        if best is not None:
            left.remove(best)
            hurt[best.uid] = hurt.get(best.uid, 0) + max(0, foe.attack - best.defense)
            return least - _ARM * best.attack
        if target is not None:
            self.fall(target, foe.attack, left, hurt)
            if target in kept and left_of(target, hurt) <= 0:
                kept.remove(target)
        return cost

    @staticmethod
    def fall(target: CardView, attack: int, left: list[CardView], hurt: dict[int, int]) -> None:
        """Let a hero take an undefended attack; who falls is not ``left`` any more."""
        hurt[target.uid] = hurt.get(target.uid, 0) + attack
        if target in left and left_of(target, hurt) <= 0:
            left.remove(target)

    def strike(self, blow: int) -> int:
        """Return what so much attack is worth against the enemies."""
        total = 0
        for foe in self.easiest:
            if foe.safe:
                continue
            if blow >= foe.need:
                total += foe.prize
                blow -= foe.need
            elif blow > foe.defense:
                total += foe.hit * (blow - foe.defense)
                blow = 0
        return total


class Combat:
    """The answers of the encounter and the combat phase."""

    def __init__(self, sight: Sight, actions: Sequence[Action]) -> None:
        self.sight = sight
        self.actions = actions

    def plainest(self) -> Action:
        """Return the first action."""
        return self.actions[0]

    # -- engaging --------------------------------------------------------------------------------------------------

    def engage(self) -> Action:
        """Engage the enemy that can be fought best, where that is better than its threat in the staging area."""
        sight = self.sight
        ready = sight.own(ready=True)
        there = [foe_of(sight, enemy, sight.seat) for enemy in [*sight.engaged(), *coming(sight, sight.seat)]]
        before = Battle(sight, sight.seat, there).value(ready)
        best, value = self.plainest(), 0
        for action in self.actions:
            if isinstance(action, Engage) and sight.cards[action.uid] in engageable(sight):
                enemy = sight.cards[action.uid]
                foe = foe_of(sight, enemy, sight.seat)
                worth = Battle(sight, sight.seat, [*there, foe]).value(ready) - before + relief(sight, enemy)
                if worth > value:
                    best, value = action, worth
        return best

    # -- defending -------------------------------------------------------------------------------------------------

    def attacker(self) -> CardView | None:
        """Return the enemy that attacks."""
        return self.sight.cards.get(self.sight.view.attacks[-1].enemy) if self.sight.view.attacks else None

    def strength(self, enemy: CardView) -> int:
        """Return how strong the attack in progress is."""
        return enemy.attack + self.sight.view.attacks[-1].bonus

    def defend(self) -> Action:
        """Defend with whoever loses least, and is needed least for the rest of the fight."""
        sight = self.sight
        enemy = self.attacker()
        if enemy is None or isinstance(self.plainest(), Done):
            return self.plainest()
        strength = self.strength(enemy)
        ready = sight.own(ready=True)
        foes = [foe_of(sight, one, sight.seat) for one in sight.engaged()]
        pending = [one.uid for one in sight.engaged() if one is not enemy and sight.waits(one)]
        battle = Battle(sight, sight.seat, foes)
        best = self.plainest()
        foe = foe_of(sight, enemy, sight.seat)
        target, cost = battle.hit(foe, strength, {})
        hurt: dict[int, int] = {}
        standing = list(ready)
        if target is not None:
            battle.fall(target, strength, standing, hurt)
        value = battle.value(standing, pending, hurt) - cost
        for action in self.actions:
            if isinstance(action, Defend):
                card = sight.cards[action.uid]
                rest = [one for one in ready if one is not card]
                wound = {card.uid: max(0, strength - card.defense)}
                worth = battle.value(rest, pending, wound) - foe.cost(card, strength)
                if worth > value:
                    best, value = action, worth
        return best

    def help_defend(self) -> Action:
        """Defend another player with somebody who is not hurt much, and not needed at home."""
        sight = self.sight
        enemy = self.attacker()
        if enemy is None:
            return self.plainest()
        strength = self.strength(enemy)
        attacked = self.sight.view.attacks[-1].seat
        foe = foe_of(sight, enemy, attacked)
        saved = Battle(sight, attacked, []).undefended(foe, strength)
        pending = [one.uid for one in sight.engaged() if sight.waits(one)]
        battle = Battle(sight, sight.seat, [foe_of(sight, one, sight.seat) for one in sight.engaged()])
        ready = sight.own(ready=True)
        best, value = self.plainest(), battle.value(ready, pending)
        for action in self.actions:
            if isinstance(action, Defend):
                card = sight.cards[action.uid]
                rest = [one for one in ready if one is not card]
                worth = battle.value(rest, pending) + saved - foe.cost(card, strength)
                if worth > value:
                    best, value = action, worth
        return best

    # -- attacking -------------------------------------------------------------------------------------------------

    def able(self, enemy: CardView, seat: int | None = None) -> list[CardView]:
        """Return the ready characters of a player that could attack an enemy."""
        ready = self.sight.characters(self.sight.seat if seat is None else seat, ready=True)
        if enemy.engaged_with == (self.sight.seat if seat is None else seat):
            return ready
        if enemy.engaged_with is None:
            return [card for card in ready if card.card is c.DUNHERE]
        return [card for card in ready if "Ranged" in card.card.keywords]

    def helpers(self, enemy: CardView) -> int:
        """Return with how much attack the other players could join."""
        total = 0
        for seat in self.sight.seats:
            if seat != self.sight.seat and not self.sight.engaged(seat):
                ranged = [card for card in self.able(enemy, seat) if "Ranged" in card.card.keywords]
                total += sum([card.attack for card in ranged])
        return total

    def attack(self) -> Action:
        """Attack the enemy whose destruction is worth most, or else the one that can be hurt."""
        sight = self.sight
        best, value = self.plainest(), 0
        for action in self.actions:
            if not isinstance(action, AttackEnemy):
                continue
            enemy = sight.cards[action.uid]
            if sight.is_safe(enemy):
                continue
            if enemy.engaged_with is None and sight.in_play(c.DARK_ALLEY):
                continue
            foe = foe_of(sight, enemy, sight.seat)
            able = self.able(enemy)
            blow = sum([card.attack for card in able]) + (enemy.engaged_with is None)
            if enemy.engaged_with is not None:
                blow += self.helpers(enemy)
            kills = blow >= foe.need
            worth = 1000 + foe.prize - 30 * foe.need if kills else foe.hit * max(0, blow - foe.defense)
            if worth > value:
                best, value = action, worth
        return best

    def gather(self) -> Action:
        """Add attackers: the fewest that destroy the enemy; all of them if it cannot be destroyed."""
        sight = self.sight
        title = self.sight.about.get("card")
        more = [action for action in self.actions if isinstance(action, AddAttacker)]
        joinable = [sight.cards[action.uid] for action in more]
        enemy = self.target_of(title, joinable)
        if enemy is None:
            return self.actions[-1]
        chosen = [card for card in self.able(enemy) if card not in joinable]
        foe = foe_of(sight, enemy, sight.seat)
        need = foe.need - sum([card.attack for card in chosen])
        if need <= 0:
            return self.done()
        group = fewest(joinable, need)
        if group is None:
            group = fewest(joinable, max(1, need - self.helpers(enemy)))
        if group is None:
            group = [card for card in joinable if card.attack]
        if not group:
            return self.done()
        return next(action for action in more if action.uid == group[0].uid)

    def target_of(self, title: object, attackers: Sequence[CardView]) -> CardView | None:
        """Return the enemy that is being attacked: of equal ones the weakest that these characters may attack."""
        found = [one for one in self.sight.view.cards if one.card is title and one.card.type == "enemy"]
        found = [one for one in found if all(card in self.able(one) for card in attackers)]
        return min(found, key=lambda one: (one.hit_points - one.damage, one.uid), default=None)

    def done(self) -> Action:
        """Return to choose nothing more."""
        return next((action for action in self.actions if isinstance(action, Done)), self.plainest())

    def join(self) -> Action:
        """Join an attack of another player, where that can destroy the enemy."""
        sight = self.sight
        seat = sight.about.get("seat")
        enemies = [one for one in sight.view.cards if one.card is sight.about.get("card") and one.engaged_with == seat]
        if not enemies or not isinstance(seat, int) or (sight.engaged() and not self.is_idle()):
            return self.plainest()
        enemy = min(enemies, key=lambda one: (one.hit_points - one.damage, one.uid))
        if sight.is_safe(enemy):
            return self.plainest()
        return self.actions[-1]

    def is_idle(self) -> bool:
        """Return whether the own fight is over: this player has attacked already, or attacks nobody."""
        seats = self.sight.seats
        seat = self.sight.about.get("seat")
        return isinstance(seat, int) and seats.index(self.sight.seat) < seats.index(seat)


def coming(sight: Sight, seat: int) -> list[CardView]:
    """Return the enemies of the staging area that are going to engage a player by the checks (LR-ENC-03)."""
    threat = {one: sight.view.players[one].threat for one in sight.seats}
    left = [enemy for enemy in sight.staged_enemies if not enemy.card.is_suspect]
    found: list[CardView] = []
    if sight.view.stage == c.STAGE_LAST and seat == sight.view.first:
        found += [enemy for enemy in sight.staged_enemies if enemy.card.is_suspect]
        found += [
            enemy for other in sight.seats if other != seat for enemy in sight.engaged(other) if enemy.card.is_suspect
        ]
    again = True
    while again:
        again = False
        for one in sight.seats:
            due = [enemy for enemy in left if enemy.card.engagement_cost <= threat[one]]
            if due:
                enemy = max(due, key=lambda foe: (foe.card.engagement_cost, -foe.uid))
                left.remove(enemy)
                again = True
                if one == seat:
                    found.append(enemy)
    return found


def engageable(sight: Sight) -> list[CardView]:
    """Return the enemies that are worth a thought to be engaged by choice: one of each, and none that comes anyway."""
    waiting = coming(sight, sight.seat)
    found: dict[Card, CardView] = {}
    for enemy in sight.staged_enemies:
        if enemy not in waiting and enemy.card is not c.BILL_FERNY and not sight.is_safe(enemy):
            found.setdefault(enemy.card, enemy)
    return list(found.values())


def relief(sight: Sight, enemy: CardView) -> int:
    """Return what it is worth that an enemy leaves the staging area to engage this player."""
    cost = sight.price(sight.seat, 4) if enemy.card is c.OUTLAW else 0
    strength = sum([card.attack for card in sight.own()])
    if strength <= enemy.defense + 1:
        cost += _HOPELESS
    return _RELIEF * enemy.threat * sight.number - cost


def strongest(cards: Sequence[CardView], need: int) -> list[CardView]:
    """Return strong characters whose attack comes to ``need``, and nobody who is not needed for it."""
    found: list[CardView] = []
    total = 0
    for card in sorted(cards, key=lambda one: (-one.attack, one.uid)):
        if total >= need:
            break
        found.append(card)
        total += card.attack
    for card in reversed(found):
        if total - card.attack >= need:
            found.remove(card)
            total -= card.attack
    return found


def fewest(cards: Sequence[CardView], need: int) -> list[CardView] | None:
    """Return the characters with the least attack that come to ``need``, or None."""
    strongest = sorted(cards, key=lambda card: (-card.attack, card.uid))[:_MOST_TRIED]
    if sum([card.attack for card in strongest]) < need:
        return None
    best: list[CardView] | None = None
    value = 0
    for size in range(1, len(strongest) + 1):
        for group in combinations(strongest, size):
            total = sum([card.attack for card in group])
            if total >= need and (best is None or (total, size) < (value, len(best))):
                best, value = list(group), total
    return best


def gets_up(sight: Sight, card: CardView) -> bool:
    """Return whether a character can be readied after it was committed."""
    if card.card is CARDS["aragorn"]:
        theodred = any(one.card is CARDS["theodred"] and not one.exhausted for one in sight.own())
        if card.resources > 0 or theodred:
            return True
    ups = [uid for uid in card.attachments if sight.cards[uid].card is CARDS["unexpected_courage"]]
    return any(not sight.cards[uid].exhausted for uid in ups)
