"""The cards of the game, read from ``content/*.toml`` (LR-CMP-01, LR-CRD-01), and the decks that come with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from attrs import frozen

from boardrules.core.entity import Called, Entity, called
from boardrules.core.errors import ContentError
from boardrules.core.files import Folder, packaged
from boardrules.core.kinds import Word
from boardrules.core.tables import Reader, Shape

CardType: TypeAlias = Literal["hero", "ally", "attachment", "event", "enemy", "location", "treachery"]
CharacterTypes: Final = ("hero", "ally")

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 4
#: The damage that a Suspect can take in a round while Archet Trading Post is in the victory display (LR-CRD-01).
ARCHET_LIMIT: Final = 5
#: LR-THR-01: whoever's threat comes to this is eliminated.
THREAT_LIMIT: Final = 50
#: LR-SET-01: the cards of a starting hand.
STARTING_HAND: Final = 6
#: LR-DCK-02: what a deck of one's own must hold.
DECK_MINIMUM: Final = 50
COPIES_MAXIMUM: Final = 3
HEROES_MAXIMUM: Final = 3
#: LR-KEY-03: so many attachments with Restricted may be on one character.
RESTRICTED_MAXIMUM: Final = 2
#: LR-STG-01: so much progress stage 1B takes in a round.
STAGE_CAP: Final = 4
#: The stages of the quest.
STAGE_ACCUSATION: Final = 2
STAGE_LAST: Final = 3


@frozen(eq=False, repr=False)
class Card(Entity):
    """A card as it is printed; copies cannot be told apart. ``sphere`` is empty for encounter cards.

    ``cost`` is 0 where ``cost_x`` says that the player chooses it (LR-PLN-08); ``threat`` is 0 where it is X
    (LR-EFF-14). ``victory`` and ``investigate`` are None where the card has no such keyword. ``easy_count`` is how many
    copies stay in easy mode (LR-VAR-02).
    """

    kind: ClassVar[str] = "card"
    id: str
    name: str
    name_es: str
    name_es_source: str
    type: CardType
    unique: bool
    traits: tuple[str, ...]
    count: int
    keywords: tuple[str, ...] = ()
    sphere: str = ""
    cost: int = 0
    cost_x: bool = False
    threat_cost: int = 0
    willpower: int = 0
    attack: int = 0
    defense: int = 0
    hit_points: int = 0
    engagement_cost: int = 0
    threat: int = 0
    quest_points: int = 0
    victory: int | None = None
    investigate: int | None = None
    doomed: int = 0
    surge: bool = False
    has_shadow: bool = False
    easy_count: int = 0
    attached_traits: tuple[str, ...] = ()

    @property
    def is_character(self) -> bool:
        """Return whether this is a hero or an ally (LR-CMP-01)."""
        return self.type in CharacterTypes

    @property
    def is_player_card(self) -> bool:
        """Return whether this is a card of a player's deck, or a hero."""
        return bool(self.sphere)

    @property
    def is_suspect(self) -> bool:
        """Return whether this is one of the five Suspects."""
        return "Suspect" in self.traits

    @property
    def is_hideout(self) -> bool:
        """Return whether this is one of the five Hideouts."""
        return "Hideout" in self.traits


@frozen
class Stage:
    """A stage of the quest. ``quest_points`` is None where progress alone never ends it (LR-QST-15)."""

    id: Annotated[str, "stage"]
    name: str
    name_es: str
    number: int
    quest_points: int | None = None


@frozen
class DeckList:
    """Heroes and cards that a player brings: ids of heroes, and card ids with the number of copies.

    ``format`` is ``starter`` for the decks of the core set, of which 30 cards are enough (LR-DCK-01); everything else
    is ``tournament`` (LR-DCK-02).
    """

    heroes: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    id: str = ""
    name: str = ""
    name_es: str = ""
    format: Literal["starter", "tournament"] = "tournament"

    @property
    def size(self) -> int:
        """Return the number of cards in the deck, heroes not counted."""
        return sum(count for _, count in self.cards)


@frozen
class Printed:
    """All that is printed, in the order of the files."""

    player_cards: tuple[Card, ...]
    encounter_cards: tuple[Card, ...]
    stages: tuple[Stage, ...]
    decks: tuple[DeckList, ...]


def _x_is_0(reader: Reader, value: object, place: str) -> object:
    return 0 if value == "X" else value


#: Where the Spanish name of a card is from.
TRANSLATED: Final = Word(("published", "translation"))
_FILES: Final = {"player_cards": ("card",), "encounter_cards": ("card",), "quest_cards": ("stage",), "decks": ("deck",)}
_PLAYER_CARDS: Final = Shape(
    "player_cards",
    "card",
    Card,
    {"cost_x": ""},
    {"cost_x": lambda values: values.get("cost") == "X"},
    {"cost": _x_is_0},
)
_ENCOUNTER_CARDS: Final = Shape(
    "encounter_cards",
    "card",
    Card,
    {"cost_x": ""},
    parts={"threat": _x_is_0},
    prose={"encounter_set": Word(("investigation", "murder_at_the_prancing_pony"), rule="LR-CMP-02")},
)
_STAGES: Final = Shape("quest_cards", "stage", Stage, {"number": "stage"}, prose={"name_es_source": TRANSLATED})
_DECKS: Final = Shape("decks", "deck", DeckList, parts={"cards": Reader.pairs})
#: What each table of ``Printed`` is read from.
SHAPES: Final[Mapping[str, Shape[object]]] = {
    "player_cards": _PLAYER_CARDS,
    "encounter_cards": _ENCOUNTER_CARDS,
    "stages": _STAGES,
    "decks": _DECKS,
}


def read(folder: Folder | None = None) -> tuple[Printed, Reader]:
    """Return what is printed, and the reader that knows where it stands and what could not be read.

    Of a folder it is the files that the folder holds, and else the packaged ones. Nothing in it is checked yet:
    ``printed.faults`` does that.
    """
    reader = Reader.of_folder(folder, packaged(__package__), _FILES)
    printed = Printed(
        reader.rows(_PLAYER_CARDS), reader.rows(_ENCOUNTER_CARDS), reader.rows(_STAGES), reader.rows(_DECKS)
    )
    return printed, reader


def _packaged() -> Printed:
    """Return what the packaged files hold. Raises ``ContentError`` for what cannot be read in them."""
    printed, reader = read()
    if reader.faults:
        raise ContentError(*reader.faults)
    return printed


_PRINTED: Final = _packaged()
PLAYER_CARDS: Final = _PRINTED.player_cards
ENCOUNTER_CARDS: Final = _PRINTED.encounter_cards
#: All player cards and encounter cards by their ids.
CARDS: Final = {card.id: card for card in (*PLAYER_CARDS, *ENCOUNTER_CARDS)}
#: The place of each card in the tables: an order of its own, in which hidden cards can be laid.
PLACES: Final = {card: place for place, card in enumerate(CARDS.values())}
HEROES: Final = tuple([card for card in PLAYER_CARDS if card.type == "hero"])
SUSPECTS: Final = tuple([card for card in ENCOUNTER_CARDS if card.is_suspect])
HIDEOUTS: Final = tuple([card for card in ENCOUNTER_CARDS if card.is_hideout])
#: LR-INS-08: the names on the investigation list.
NAMES: Final = (*SUSPECTS, *HIDEOUTS)
STAGES: Final = _PRINTED.stages
#: The deck lists that come with the game, by their ids.
DECKS: Final = {deck.id: deck for deck in _PRINTED.decks}
STARTER_DECKS: Final = tuple([name for name, deck in DECKS.items() if deck.format == "starter"])


_NAMED: Final[Mapping[str, Mapping[str, Called]]] = {
    "card": CARDS,
    "deck": DECKS,
    "stage": {stage.id: stage for stage in STAGES},
}


def name_of(word: str, value: str, lang: str) -> str | None:
    """Return what a card, deck or stage is called: ``("card", "gandalf", "es")``; a list of one's own by its id."""
    name = called([_NAMED[word]] if word in _NAMED else [], value, lang)
    return value if name is None and word == "deck" else name


# The cards that the rules name.
BEORN: Final = CARDS["beorn"]
BILL_FERNY: Final = CARDS["bill_ferny"]
BROK_IRONFIST: Final = CARDS["brok_ironfist"]
DUNHERE: Final = CARDS["dunhere"]
GANDALF: Final = CARDS["gandalf"]
LEGOLAS: Final = CARDS["legolas"]
THALIN: Final = CARDS["thalin"]
THICKET_OF_SPEARS: Final = CARDS["thicket_of_spears"]
FOREST_SNARE: Final = CARDS["forest_snare"]

TODD: Final = CARDS["todd_the_troll"]
SUSIE: Final = CARDS["susie_the_spider"]
JAKE: Final = CARDS["wolf_pelt_jake"]
JOHNNY: Final = CARDS["johnny_goblin_fingers"]
ORC_EYES: Final = CARDS["old_orc_eyes"]
TAKEN_BY_SURPRISE: Final = CARDS["taken_by_surprise"]
PRANCING_PONY: Final = CARDS["the_prancing_pony"]
RAMSHACKLE_MANOR: Final = CARDS["ramshackle_manor"]
DARK_ALLEY: Final = CARDS["dark_alley"]
MARKET_SQUARE: Final = CARDS["market_square"]
OLD_WAREHOUSE: Final = CARDS["old_warehouse"]
VILLAGE_STABLE: Final = CARDS["village_stable"]
INFORMANT: Final = CARDS["bree_land_informant"]
RUFFIAN: Final = CARDS["lawless_ruffian"]
FOOTPAD: Final = CARDS["greenway_footpad"]
OUTLAW: Final = CARDS["chetwood_outlaw"]
HIRED_MUSCLE: Final = CARDS["hired_muscle"]
SMOKE_AND_MIRRORS: Final = CARDS["smoke_and_mirrors"]
RISING_BODY_COUNT: Final = CARDS["rising_body_count"]
DEADLY_ACCUSATIONS: Final = CARDS["deadly_accusations"]
BILL_FERNYS_HOUSE: Final = CARDS["bill_fernys_house"]
STADDLE: Final = CARDS["staddle_hiding_hole"]
COMBE: Final = CARDS["combe_storehouse"]
ARCHET: Final = CARDS["archet_trading_post"]
CHETWOOD: Final = CARDS["chetwood_campsite"]
