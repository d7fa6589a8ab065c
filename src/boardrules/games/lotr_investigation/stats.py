"""The numbers of cards in play, computed whenever they are asked for (LR-EFF-09), and what cards cannot do.

The order of a number is: printed, then what is in play or in the victory display, then lasting modifiers; never below
zero (LR-EFF-09, LR-QST-09).
"""

from __future__ import annotations

from attrs import frozen

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.state import (
    Attack,
    InPlay,
    Stat,
    State,
    active_investigate,
    attached,
    attachments_of,
    copies_in_play,
    enemies,
    locations,
)

_STEWARD = c.CARDS["steward_of_gondor"]
_STONE = c.CARDS["celebrians_stone"]
_FAVOR = c.CARDS["the_favor_of_the_lady"]
_KNOWLEDGE = c.CARDS["dark_knowledge"]
_BLADE = c.CARDS["blade_of_gondolin"]
_PLATE = c.CARDS["citadel_plate"]
_AXE = c.CARDS["dwarven_axe"]
_EARTH = c.CARDS["power_in_the_earth"]
_ARAGORN = c.CARDS["aragorn"]
_GIMLI = c.CARDS["gimli"]
#: LR-CRD-20: from this threat on some enemies are worse.
HIGH_THREAT = 35


def has_trait(state: State, card: InPlay, trait: str) -> bool:
    """Return whether a card in play has a trait; Steward of Gondor gives one, Hired Muscle has its own when attached.

    Rules: LR-KEY-08, LR-KEY-12.
    """
    if card.place == "attached" and card.card.attached_traits:
        return trait in card.card.attached_traits
    if trait in card.card.traits:
        return True
    return trait == "Gondor" and attached(state, card, _STEWARD)


def icons(state: State, hero: InPlay) -> tuple[str, ...]:
    """Return the spheres for which a hero can pay (LR-PLN-02); Celebrían's Stone gives Aragorn a second one."""
    if hero.card is _ARAGORN and attached(state, hero, _STONE):
        return (hero.card.sphere, "spirit")
    return (hero.card.sphere,)


def _lasting(state: State, card: InPlay, stat: Stat) -> int:
    return sum([change.amount for change in state.modifiers if change.uid == card.uid and change.stat == stat])


def willpower(state: State, card: InPlay) -> int:
    """Return the willpower of a character."""
    total = card.card.willpower
    for one in attachments_of(state, card):
        if one.card is _STONE:
            total += 2
        elif one.card is _FAVOR:
            total += 1
        elif one.card is _KNOWLEDGE:
            total -= 1
    return max(0, total + _lasting(state, card, "willpower"))


def attack_of_character(state: State, card: InPlay, attack: Attack | None = None) -> int:
    """Return the attack of a character, in an attack where one is given (Dúnhere, Blade of Gondolin)."""
    total = card.card.attack
    if card.card is _GIMLI:
        total += card.damage
    for one in attachments_of(state, card):
        if one.card is _AXE:
            total += 2 if has_trait(state, card, "Dwarf") else 1
        elif one.card is _BLADE and attack is not None and attack.enemy in state.cards:
            total += has_trait(state, state.cards[attack.enemy], "Orc")
    if attack is not None and attack.in_staging and card.card is c.DUNHERE:
        total += 1
    return max(0, total + _lasting(state, card, "attack"))


def defense_of_character(state: State, card: InPlay) -> int:
    """Return the defense of a character."""
    return max(0, card.card.defense + _lasting(state, card, "defense"))


def hit_points(state: State, card: InPlay) -> int:
    """Return the hit points of a character or enemy; Citadel Plate adds four."""
    plates = sum(1 for one in attachments_of(state, card) if one.card is _PLATE)
    return card.card.hit_points + 4 * plates


def hit_points_left(state: State, card: InPlay) -> int:
    """Return the remaining hit points, 0 or less for what is destroyed (LR-CMB-18)."""
    return hit_points(state, card) - card.damage


def _fierce(state: State, card: InPlay) -> int:
    """Return what Hired Muscle on an enemy, and Chetwood Campsite in the victory display, add (LR-CRD-32)."""
    total = 1 if attached(state, card, c.HIRED_MUSCLE) else 0
    if card.card.is_suspect and c.CHETWOOD in state.victory:
        total += 1
    return total


def attack_of_enemy(state: State, card: InPlay, attack: Attack | None = None) -> int:
    """Return the attack of an enemy, in an attack with what shadow effects have added.

    Rules: LR-CRD-20 (Lawless Ruffian: the threat of the engaged player).
    """
    total = card.card.attack + _fierce(state, card)
    if card.card is c.RUFFIAN and card.engaged_with is not None:
        total += 2 if state.players[card.engaged_with].threat >= HIGH_THREAT else 0
    if attack is not None:
        total += shadow_bonus(state, attack)
    return max(0, total)


def shadow_bonus(state: State, attack: Attack) -> int:
    """Return what shadow effects add to the attack of an enemy, from the threat and the active location of this moment.

    Rules: LR-EFF-08 (what an encounter card changes for a while is computed anew), LR-CRD-20, LR-CRD-38.
    """
    footpad = 2 if state.players[attack.seat].threat >= HIGH_THREAT else 1
    return sum([footpad if card is c.FOOTPAD else active_investigate(state) for card in attack.boosts])


def defense_of_enemy(state: State, card: InPlay) -> int:
    """Return the defense of an enemy."""
    return max(0, card.card.defense + _fierce(state, card))


def threat_of(state: State, card: InPlay) -> int:
    """Return what a card adds to the threat of the staging area (LR-QST-09, LR-CRD-31)."""
    if card.card.type == "enemy":
        total = card.card.threat + _fierce(state, card)
        if card.card is c.SUSIE:
            total += sum(1 for enemy in enemies(state) if has_trait(state, enemy, "Brigand"))
        return max(0, total)
    weaker = sum(1 for one in attachments_of(state, card) if one.card is _EARTH)
    return max(0, card.card.threat - weaker)


def staging_threat(state: State) -> int:
    """Return T: the threat of the staging area, without what Radagast's Cunning and Secret Paths leave out.

    Rules: LR-QST-09, LR-TRV-04 (nothing for the active location), LR-CRD-24.
    """
    cards = [state.cards[uid] for uid in state.staging if uid not in state.quiet]
    return sum([threat_of(state, card) for card in cards]) + state.added_threat


def committed_willpower(state: State) -> int:
    """Return W: the willpower of the committed characters (LR-QST-03, LR-QST-09)."""
    return sum([willpower(state, card) for card in state.cards.values() if card.committed])


# -- what cannot be --------------------------------------------------------------------------------------------


def is_immune(state: State, card: InPlay) -> bool:
    """Return whether a card is immune to player card effects (LR-KEY-11, LR-CRD-35)."""
    if card.card.is_hideout:
        return True
    return card.card.is_suspect and c.BILL_FERNYS_HOUSE in state.victory


def can_have_attachments(card: InPlay) -> bool:
    """Return whether something may be attached to a card: never to a Suspect (LR-KEY-10, LR-CMP-06)."""
    return not card.card.is_suspect


def hideout_in_play(state: State) -> bool:
    """Return whether a Hideout is in play."""
    return any(card.card.is_hideout for card in locations(state))


@frozen
class Protection:
    """Damage above ``most`` cannot be placed on a card: by which rule, and the cards that make it so."""

    rule: str
    by: tuple[Card, ...]
    most: int = 0


def protection(state: State, card: InPlay, *, by_player_card: bool) -> Protection | None:
    """Return what protects a card from damage, if anything does.

    Rules: LR-STG-08 (Suspects are protected at 3B), LR-CRD-26 (Dark Alley), LR-CRD-31 (Susie), LR-KEY-11 (immune).
    """
    if card.card.type != "enemy":
        return None
    if by_player_card and is_immune(state, card):
        return Protection("LR-KEY-11", (c.BILL_FERNYS_HOUSE,))
    if card.place == "staging" and copies_in_play(state, c.DARK_ALLEY):
        return Protection("LR-CRD-26", (c.DARK_ALLEY,))
    if not card.card.is_suspect:
        return None
    if state.stage == c.STAGE_LAST and hideout_in_play(state):
        hideouts = [place.card for place in locations(state) if place.card.is_hideout]
        return Protection("LR-STG-08", tuple(hideouts))
    if card.card is c.SUSIE:
        brigands = [one.card for one in enemies(state) if one is not card and has_trait(state, one, "Brigand")]
        if brigands:
            return Protection("LR-CRD-31", tuple(dict.fromkeys(brigands)))
    if c.ARCHET in state.victory:
        return Protection("LR-CRD-01", (c.ARCHET,), max(0, c.ARCHET_LIMIT - card.damage_in_round))
    return None


def can_attack(state: State, card: InPlay, seat: int) -> bool:
    """Return whether an enemy may begin an attack against a player (LR-CMB-20, LR-CMP-06)."""
    if any(bar.uid == card.uid and bar.seat == seat for bar in state.bars):
        return False
    return not attached(state, card, c.FOREST_SNARE)


def has_surge(state: State, card: Card) -> bool:
    """Return whether a card has Surge; for Smoke and Mirrors that is an option (LR-CRD-24)."""
    return card.surge or (card is c.SMOKE_AND_MIRRORS and state.options.smoke_surge)
