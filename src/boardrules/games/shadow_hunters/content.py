"""The components of Shadow Hunters as tables (SH-CMP-02): areas, cards, characters, and who is dealt how.

Names are in the message catalogues (``text/``) under ``area-<id>``, ``card-<id>``, ``character-<id>``.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from attrs import frozen

from boardrules.core.entity import Entity

Group: TypeAlias = Literal["hunter", "shadow", "neutral"]
DeckName: TypeAlias = Literal["white", "black", "hermit"]
#: A deck in actions and events; the annotation tells text code that it is a deck's name.
DeckWord = Annotated[DeckName, "deck"]
HermitOutcome: TypeAlias = Literal["damage", "heal_or_damage", "equipment_or_damage", "show"]

MIN_PLAYERS: Final = 4
MAX_PLAYERS: Final = 8
#: SH-CMP-04: the damage track runs from 0 to this.
TRACK_END: Final = 14
#: SH-CMP-03: the sides of the two dice, by the name of their chance stream.
DICE: Final = {"d4": 4, "d6": 6}
COLOURS: Final = ("white", "black", "red", "blue", "green", "yellow", "purple", "orange")


@frozen(eq=False, repr=False)
class Area(Entity):
    """An area card. ``numbers`` are the movement totals that lead to it (SH-MOV-02)."""

    kind: ClassVar[str] = "area"
    id: str
    numbers: tuple[int, ...]
    rule: str


@frozen(eq=False, repr=False)
class Card(Entity):
    """A white, black or hermit card title; ``count`` copies of it are in the deck and cannot be told apart.

    ``attack_bonus`` is damage added to successful attacks of the holder. For hermit cards ``groups``, ``hp_max`` and
    ``hp_min`` say whom the card means (all three empty: everybody).
    """

    kind: ClassVar[str] = "card"
    id: str
    deck: DeckName
    rule: str
    equipment: bool = False
    count: int = 1
    attack_bonus: int = 0
    groups: tuple[Group, ...] = ()
    hp_max: int | None = None
    hp_min: int | None = None
    outcome: HermitOutcome = "damage"
    damage: int = 0


@frozen(eq=False, repr=False)
class Character(Entity):
    """A character card (SH-CHR-13). ``bit`` is its place in sets of possible characters, which are kept as bit masks.

    ``timing`` says when the ability is used of one's own will (empty: it is no action).
    """

    kind: ClassVar[str] = "character"
    id: str
    group: Group
    hp: int
    initial: str
    ability: str
    rule: str
    bit: int
    expansion: bool = False
    timing: Literal["", "any", "start", "end"] = ""
    once: bool = False


def _area(name: str, numbers: tuple[int, ...], rule: str) -> Area:
    return Area(name, numbers, rule)


HERMITS_CABIN: Final = _area("hermits_cabin", (2, 3), "SH-ARA-02")
UNDERWORLD_GATE: Final = _area("underworld_gate", (4, 5), "SH-ARA-05")
CHURCH: Final = _area("church", (6,), "SH-ARA-03")
CEMETERY: Final = _area("cemetery", (8,), "SH-ARA-04")
WEIRD_WOODS: Final = _area("weird_woods", (9,), "SH-ARA-06")
ERSTWHILE_ALTAR: Final = _area("erstwhile_altar", (10,), "SH-ARA-08")
ALL_AREAS: Final = (HERMITS_CABIN, UNDERWORLD_GATE, CHURCH, CEMETERY, WEIRD_WOODS, ERSTWHILE_ALTAR)
#: The six area cards by their ids.
AREAS: Final = {area.id: area for area in ALL_AREAS}
#: SH-MOV-02; 7 is not on any card.
AREA_BY_TOTAL: Final = {total: area for area in ALL_AREAS for total in area.numbers}

# Chapter 15: the white deck.
ADVENT: Final = Card("advent", "white", "SH-WHT-01")
BLESSING: Final = Card("blessing", "white", "SH-WHT-02")
CHOCOLATE: Final = Card("chocolate", "white", "SH-WHT-03")
CONCEALED_KNOWLEDGE: Final = Card("concealed_knowledge", "white", "SH-WHT-04")
DISENCHANT_MIRROR: Final = Card("disenchant_mirror", "white", "SH-WHT-06")
FIRST_AID: Final = Card("first_aid", "white", "SH-WHT-07")
FLARE_OF_JUDGEMENT: Final = Card("flare_of_judgement", "white", "SH-WHT-08")
GUARDIAN_ANGEL: Final = Card("guardian_angel", "white", "SH-WHT-09")
HOLY_WATER_OF_HEALING: Final = Card("holy_water_of_healing", "white", "SH-WHT-10", count=2)
FORTUNE_BROOCH: Final = Card("fortune_brooch", "white", "SH-WHT-11", equipment=True)
HOLY_ROBE: Final = Card("holy_robe", "white", "SH-WHT-12", equipment=True)
MYSTIC_COMPASS: Final = Card("mystic_compass", "white", "SH-WHT-13", equipment=True)
SILVER_ROSARY: Final = Card("silver_rosary", "white", "SH-WHT-14", equipment=True)
SPEAR_OF_LONGINUS: Final = Card("spear_of_longinus", "white", "SH-WHT-15", equipment=True)
TALISMAN: Final = Card("talisman", "white", "SH-WHT-16", equipment=True)

# Chapter 16: the black deck.
BANANA_PEEL: Final = Card("banana_peel", "black", "SH-BLK-01")
BLOODTHIRSTY_SPIDER: Final = Card("bloodthirsty_spider", "black", "SH-BLK-02")
DIABOLIC_RITUAL: Final = Card("diabolic_ritual", "black", "SH-BLK-04")
DYNAMITE: Final = Card("dynamite", "black", "SH-BLK-05")
MOODY_GOBLIN: Final = Card("moody_goblin", "black", "SH-BLK-06", count=2)
SPIRITUAL_DOLL: Final = Card("spiritual_doll", "black", "SH-BLK-07")
VAMPIRE_BAT: Final = Card("vampire_bat", "black", "SH-BLK-08", count=3)
BUTCHER_KNIFE: Final = Card("butcher_knife", "black", "SH-BLK-09", equipment=True, attack_bonus=1)
CHAINSAW: Final = Card("chainsaw", "black", "SH-BLK-10", equipment=True, attack_bonus=1)
RUSTED_BROAD_AXE: Final = Card("rusted_broad_axe", "black", "SH-BLK-11", equipment=True, attack_bonus=1)
HANDGUN: Final = Card("handgun", "black", "SH-BLK-12", equipment=True)
MACHINE_GUN: Final = Card("machine_gun", "black", "SH-BLK-13", equipment=True)
CURSED_SWORD_MASAMUNE: Final = Card("cursed_sword_masamune", "black", "SH-BLK-14", equipment=True)


# Chapter 17: the hermit deck. SH-EXP-01: the expansion's Bully and Tough Lesson name initials instead of characters;
# stated by HP the two printings are one.
def _hermit(
    name: str,
    rule: str,
    outcome: HermitOutcome,
    groups: tuple[Group, ...] = (),
    *,
    count: int = 1,
    damage: int = 1,
    hp_max: int | None = None,
    hp_min: int | None = None,
) -> Card:
    return Card(
        name, "hermit", rule, False, count, groups=groups, hp_max=hp_max, hp_min=hp_min, outcome=outcome, damage=damage
    )


HERMITS_BLACKMAIL: Final = _hermit(
    "hermits_blackmail", "SH-GRN-01", "equipment_or_damage", ("neutral", "hunter"), count=2
)
HERMITS_GREED: Final = _hermit("hermits_greed", "SH-GRN-02", "equipment_or_damage", ("neutral", "shadow"), count=2)
HERMITS_ANGER: Final = _hermit("hermits_anger", "SH-GRN-03", "equipment_or_damage", ("hunter", "shadow"), count=2)
HERMITS_SLAP: Final = _hermit("hermits_slap", "SH-GRN-04", "damage", ("hunter",), count=2)
HERMITS_SPELL: Final = _hermit("hermits_spell", "SH-GRN-05", "damage", ("shadow",))
HERMITS_EXORCISM: Final = _hermit("hermits_exorcism", "SH-GRN-06", "damage", ("shadow",), damage=2)
HERMITS_NURTURANCE: Final = _hermit("hermits_nurturance", "SH-GRN-07", "heal_or_damage", ("neutral",))
HERMITS_AID: Final = _hermit("hermits_aid", "SH-GRN-08", "heal_or_damage", ("hunter",))
HERMITS_HUDDLE: Final = _hermit("hermits_huddle", "SH-GRN-09", "heal_or_damage", ("shadow",))
HERMITS_BULLY: Final = _hermit("hermits_bully", "SH-GRN-10", "damage", hp_max=11)
HERMITS_TOUGH_LESSON: Final = _hermit("hermits_tough_lesson_of_love", "SH-GRN-11", "damage", hp_min=12, damage=2)
HERMITS_PREDICTION: Final = _hermit("hermits_prediction", "SH-GRN-12", "show", damage=0)

WHITE_CARDS: Final = (
    ADVENT,
    BLESSING,
    CHOCOLATE,
    CONCEALED_KNOWLEDGE,
    DISENCHANT_MIRROR,
    FIRST_AID,
    FLARE_OF_JUDGEMENT,
    GUARDIAN_ANGEL,
    HOLY_WATER_OF_HEALING,
    FORTUNE_BROOCH,
    HOLY_ROBE,
    MYSTIC_COMPASS,
    SILVER_ROSARY,
    SPEAR_OF_LONGINUS,
    TALISMAN,
)
BLACK_CARDS: Final = (
    BANANA_PEEL,
    BLOODTHIRSTY_SPIDER,
    DIABOLIC_RITUAL,
    DYNAMITE,
    MOODY_GOBLIN,
    SPIRITUAL_DOLL,
    VAMPIRE_BAT,
    BUTCHER_KNIFE,
    CHAINSAW,
    RUSTED_BROAD_AXE,
    HANDGUN,
    MACHINE_GUN,
    CURSED_SWORD_MASAMUNE,
)
HERMIT_CARDS: Final = (
    HERMITS_BLACKMAIL,
    HERMITS_GREED,
    HERMITS_ANGER,
    HERMITS_SLAP,
    HERMITS_SPELL,
    HERMITS_EXORCISM,
    HERMITS_NURTURANCE,
    HERMITS_AID,
    HERMITS_HUDDLE,
    HERMITS_BULLY,
    HERMITS_TOUGH_LESSON,
    HERMITS_PREDICTION,
)
DECKS: Final[dict[str, tuple[Card, ...]]] = {"white": WHITE_CARDS, "black": BLACK_CARDS, "hermit": HERMIT_CARDS}
#: All card titles of the white, black and hermit decks by their ids.
CARDS: Final = {card.id: card for cards in DECKS.values() for card in cards}
#: SH-EXP-13: what David collects, and how many of them win him the game.
DAVIDS_RELICS: Final = (TALISMAN, SPEAR_OF_LONGINUS, HOLY_ROBE, SILVER_ROSARY)
DAVIDS_GOAL: Final = 3
#: SH-CHR-02: so many equipment cards win the game for Bob.
BOBS_GOAL: Final = 5
#: SH-CHR-03: Charles wins by a kill after which so many are dead.
CHARLES_GOAL: Final = 3
#: SH-CHR-12: so many dead Neutrals win the game for the Shadows.
DEAD_NEUTRALS: Final = 3
#: SH-EXP-09, SH-EXP-10: from so many HP on a kill wins the game for Bryan; below he must reveal himself.
BRYANS_PREY: Final = 13
#: SH-EXP-11: Catherine wins when no more than so many are alive, herself among them.
CATHERINES_END: Final = 2

EMI: Final = Character("emi", "hunter", 10, "E", "teleport", "SH-CHR-05", 1 << 0)
FRANKLIN: Final = Character("franklin", "hunter", 12, "F", "lightning", "SH-CHR-06", 1 << 1, timing="start", once=True)
GEORGE: Final = Character("george", "hunter", 14, "G", "demolish", "SH-CHR-07", 1 << 2, timing="start", once=True)
UNKNOWN: Final = Character("unknown", "shadow", 11, "U", "deceit", "SH-CHR-08", 1 << 3)
VAMPIRE: Final = Character("vampire", "shadow", 13, "V", "suck_blood", "SH-CHR-09", 1 << 4)
WEREWOLF: Final = Character("werewolf", "shadow", 14, "W", "counterattack", "SH-CHR-10", 1 << 5)
ALLIE: Final = Character("allie", "neutral", 8, "A", "mothers_love", "SH-CHR-01", 1 << 6, timing="any", once=True)
BOB: Final = Character("bob", "neutral", 10, "B", "robbery", "SH-CHR-02", 1 << 7)
CHARLES: Final = Character("charles", "neutral", 11, "C", "bloody_feast", "SH-CHR-03", 1 << 8)
DANIEL: Final = Character("daniel", "neutral", 13, "D", "scream", "SH-CHR-04", 1 << 9)

# SH-EXP-06: the groups and hit points of the new characters.
ELLEN: Final = Character(
    "ellen", "hunter", 10, "E", "chain_of_forbidden_curse", "SH-EXP-14", 1 << 10, True, "start", True
)
FU_KA: Final = Character("fu_ka", "hunter", 12, "F", "dynamite_nurse", "SH-EXP-15", 1 << 11, True, "start", True)
GREGOR: Final = Character("gregor", "hunter", 14, "G", "ghostly_barrier", "SH-EXP-16", 1 << 12, True, "end", True)
ULTRA_SOUL: Final = Character("ultra_soul", "shadow", 11, "U", "murder_ray", "SH-EXP-17", 1 << 13, True, "start")
VALKYRIE: Final = Character("valkyrie", "shadow", 13, "V", "horn_of_war_outbreak", "SH-EXP-18", 1 << 14, True)
WIGHT: Final = Character("wight", "shadow", 14, "W", "multiplication", "SH-EXP-21", 1 << 15, True, "end", True)
AGNES: Final = Character("agnes", "neutral", 8, "A", "capricious", "SH-EXP-08", 1 << 16, True, "start", True)
BRYAN: Final = Character("bryan", "neutral", 10, "B", "my_god", "SH-EXP-10", 1 << 17, True)
CATHERINE: Final = Character("catherine", "neutral", 11, "C", "stigmata", "SH-EXP-12", 1 << 18, True)
DAVID: Final = Character("david", "neutral", 13, "D", "grave_digger", "SH-EXP-13", 1 << 19, True, "any", True)
BOB_KILL_VARIANT: Final = Character("bob_kill_variant", "neutral", 10, "B", "robbery_on_kill", "SH-EXP-19", 1 << 20)

BASE_CHARACTERS: Final = (EMI, FRANKLIN, GEORGE, UNKNOWN, VAMPIRE, WEREWOLF, ALLIE, BOB, CHARLES, DANIEL)
NEW_CHARACTERS: Final = (ELLEN, FU_KA, GREGOR, ULTRA_SOUL, VALKYRIE, WIGHT, AGNES, BRYAN, CATHERINE, DAVID)
ALL_CHARACTERS: Final = (*BASE_CHARACTERS, *NEW_CHARACTERS, BOB_KILL_VARIANT)
#: All characters by their ids: of the base game, of the expansion, and the other Bob (SH-EXP-19).
CHARACTERS: Final = {character.id: character for character in ALL_CHARACTERS}
ALL_BITS: Final = (1 << len(ALL_CHARACTERS)) - 1
GROUPS: Final[tuple[Group, ...]] = ("hunter", "shadow", "neutral")

#: SH-SET-05: how many Hunters, Shadows and Neutrals are dealt.
ALLOCATION: Final = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}


def mask_of(*characters: Character) -> int:
    """Return the set of these characters as a bit mask."""
    mask = 0
    for character in characters:
        mask |= character.bit
    return mask


def in_mask(mask: int) -> tuple[Character, ...]:
    """Return the characters of a bit mask, in the order of the tables."""
    return tuple([character for character in ALL_CHARACTERS if character.bit & mask])


#: SURVIVES[damage] is the set of characters that are still alive with that much damage (SH-DTH-01).
SURVIVES: Final = tuple(mask_of(*[c for c in ALL_CHARACTERS if c.hp > damage]) for damage in range(TRACK_END + 1))


def is_meant(card: Card, character: Character) -> bool:
    """Return whether a hermit card's condition fits a character (SH-HER-02)."""
    if card.groups:
        return character.group in card.groups
    if card.hp_max is not None:
        return character.hp <= card.hp_max
    return card.hp_min is None or character.hp >= card.hp_min


#: MEANT[card] is the set of characters that a hermit card means.
MEANT: Final = {card: mask_of(*[c for c in ALL_CHARACTERS if is_meant(card, c)]) for card in HERMIT_CARDS}

#: SH-WHT-03 and SH-WHT-06: whom the two white cards mean, in the base printing and in the expansion's.
CHOCOLATE_MEANS: Final = (mask_of(ALLIE, EMI, UNKNOWN), mask_of(*[c for c in ALL_CHARACTERS if c.initial in "AEU"]))
MIRROR_MEANS: Final = (
    mask_of(VAMPIRE, WEREWOLF),
    mask_of(*[c for c in ALL_CHARACTERS if c.group == "shadow" and c is not UNKNOWN]),
)
