"""What the reference page of each game needs besides the code: matches to look through, and examples that are run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Final, TypeVar

from attrs import evolve, frozen

from boardrules.core.chance import Chance
from boardrules.core.game import Choose
from boardrules.core.values import GameSetup
from boardrules.games import bestiary as bh
from boardrules.games import lotr_investigation as lr
from boardrules.games import shadow_hunters as sh
from tests.games.bestiary.house import mild, wild
from tests.games.lotr_investigation.positions import position

T = TypeVar("T")


@frozen
class Described:
    """A game, and how its page is made.

    ``short`` is the name under which examples import it, ``tables`` the constants in which its entities are found,
    ``sessions`` the code that shows a name, ``played`` what is played to find the other examples.
    """

    package: ModuleType
    title: str
    short: str
    tables: tuple[str, ...]
    sessions: dict[str, str]
    played: str

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.package.__name__.rpartition(".")[2]

    def matches(self) -> Iterator[tuple[GameSetup, int, int]]:
        """Yield the setups and seeds of the matches that are looked through, and what kind of match each is."""
        return {"shadow_hunters": _shadow_hunters, "bestiary": _bestiary, "lotr_investigation": _quest}[self.id]()


# Matches in which somebody is asked what hardly any match asks.
_RARE_ABILITIES: Final = (243, 290, 307)
_RARE_TARGET: Final = 219


def _choose(seed: int) -> Choose:
    chance = Chance(seed)

    def choose(values: Sequence[T], /) -> T:
        return values[chance.below("setup", len(values))]

    return choose


def _shadow_hunters() -> Iterator[tuple[GameSetup, int, int]]:
    for seed in (*range(200), *_RARE_ABILITIES):
        yield sh.GAME.any_setup(_choose(seed)), seed, 0


def _bestiary() -> Iterator[tuple[GameSetup, int, int]]:
    for seed in range(80):
        yield bh.GAME.any_setup(_choose(seed)), seed, 0
    for seed in range(32):
        setup = bh.GAME.any_setup(_choose(seed))
        yield evolve(setup, content=(wild(), mild())[seed % 2]), seed, 1


def _quest() -> Iterator[tuple[GameSetup, int, int]]:
    for seed in (*range(200), _RARE_TARGET):
        yield position(seed) if seed % 8 else lr.GAME.any_setup(_choose(seed)), seed, 0


_SHADOW_HUNTERS: Final = {
    "GAME": """
state = sh.GAME.start(sh.Setup(players=5), seed=7)
while (decision := sh.GAME.decision(state)) is not None:
    state = sh.GAME.step(state, decision.actions[0]).state
sh.GAME.outcome(state).winners
""",
    "ShadowHunters": """
isinstance(sh.GAME, sh.ShadowHunters)
sh.GAME.id, sh.GAME.turn_rule
sorted(sh.GAME.components(sh.GAME.start()).items(), key=lambda item: item[0].id)[:3]
""",
    "Setup": """
setup = sh.Setup(players=4, characters=("emi", "vampire", None, None), first_player=0, script={"d4": [2], "d6": [4]})
state = sh.GAME.start(setup, seed=1)
state.players[1].character
state.current
""",
    "Position": """
place = sh.Position(character="franklin", damage=3, area="church", equipment=("holy_robe",), revealed=True)
state = sh.GAME.start(sh.Setup(players=4, seats=(place, None, None, None)), seed=1)
state.players[0].area, state.players[0].equipment
""",
    "State": """
state = sh.GAME.start(sh.Setup(players=4), seed=7)
state.current, state.turn, [player.colour for player in state.players]
copy = state.clone()
copy == state, copy is state
state.white.draw_pile[-1]  # the top card, which nobody may see
""",
    "View": """
state = sh.GAME.start(sh.Setup(players=4), seed=7)
view = sh.GAME.view(state, seat=2)
view.prompt.key, view.waiting_for
[player.character for player in view.players]  # seat 2 knows one character alone
""",
    "Action": """
state = sh.GAME.start(sh.Setup(players=4), seed=7)
action: sh.Action = sh.GAME.legal_actions(state, seat=2)[0]
action
isinstance(action, sh.Action)
""",
    "Event": """
state = sh.GAME.start(sh.Setup(players=4, first_player=2), seed=7)
events: list[sh.Event] = state.events
type(events[0]).__name__, isinstance(events[0], sh.Event)
""",
    "CARDS": """
sh.CARDS["holy_robe"]
len(sh.CARDS), [name for name, card in sh.CARDS.items() if card.deck == "black" and card.equipment][:3]
""",
    "Card": """
card = sh.CARDS["holy_robe"]
isinstance(card, sh.Card), card.deck, card.equipment, card.rule
""",
    "CHARACTERS": """
sh.CHARACTERS["vampire"]
[name for name, character in sh.CHARACTERS.items() if character.group == "neutral"][:3]
""",
    "Character": """
character = sh.CHARACTERS["vampire"]
isinstance(character, sh.Character), character.group, character.hp, character.initial
""",
    "AREAS": """
sh.AREAS["church"]
list(sh.AREAS)[:3]
""",
    "Area": """
area = sh.AREAS["hermits_cabin"]
isinstance(area, sh.Area), area.numbers, area.rule
""",
}

_BESTIARY: Final = {
    "GAME": """
state = bh.GAME.start(bh.Setup(players=2), seed=7)
decision = bh.GAME.decision(state)
decision.prompt.key, decision.seats, decision.actions[0]
step = next(action for action in decision.actions if isinstance(action, bh.Step))
bh.GAME.step(state, step).events[0]
""",
    "Bestiary": """
isinstance(bh.GAME, bh.Bestiary)
bh.GAME.id, bh.GAME.turn_rule
bh.GAME.name("hero", "kael", "en")
""",
    "Setup": """
setup = bh.Setup(players=2, heroes=("kael", None), first_player=1, script={"die": (4, 1)})
state = bh.GAME.start(setup, seed=7)
state.players[0].hero, state.current
""",
    "Position": """
place = bh.Position(hero="kael", at=(0, 0), hearts=2, pb=3, bestiary=("ghoul#d",))
state = bh.GAME.start(bh.Setup(players=2, seats=(place, None)), seed=7)
state.players[0].hearts, state.players[0].pb, state.players[0].bestiary
""",
    "TyrantPlace": """
setup = bh.Setup(players=2, tyrants=(bh.TyrantPlace(tyrant="grushnak", status="open"),))
bh.GAME.start(setup, seed=7).row[0].tyrant
""",
    "State": """
state = bh.GAME.start(bh.Setup(players=2), seed=7)
state.round, state.current, state.tiles[bh.Hex(0, 0)]
copy = state.clone()
copy == state, copy is state
""",
    "View": """
state = bh.GAME.start(bh.Setup(players=2), seed=7)
view = bh.GAME.view(state, seat=0)
view.round, view.waiting_for, view.stacks
[slot.tyrant for slot in view.row]  # None lies face down
""",
    "Action": """
state = bh.GAME.start(bh.Setup(players=2, first_player=0), seed=7)
action: bh.Action = bh.GAME.legal_actions(state, seat=0)[0]
action
isinstance(action, bh.Action)
""",
    "Event": """
state = bh.GAME.start(bh.Setup(players=2), seed=7)
events: list[bh.Event] = state.events
type(events[0]).__name__, isinstance(events[0], bh.Event)
""",
    "load": """
content = bh.load()
content is bh.load()  # the packaged content is read once
len(content.tables.beasts), content.dice[1]
""",
    "Content": """
content = bh.load()
isinstance(content, bh.Content), content.config.bestiary_limit
bh.GAME.start(bh.Setup(players=2), seed=7).content is content
""",
    "Tables": """
from attrs import evolve
tables = bh.load().tables
isinstance(tables, bh.Tables), [hero.id for hero in tables.heroes][:3]
mine = evolve(tables, config=evolve(tables.config, bestiary_limit=3))
bh.GAME.start(bh.Setup(players=2, content=mine), seed=7).content.config.bestiary_limit
""",
    "ContentError": """
from pathlib import Path
from tempfile import TemporaryDirectory
with TemporaryDirectory() as folder:
    file = Path(folder, "dice.toml")
    size = file.write_text("[[die]", encoding="utf-8")
    try:
        bh.load(folder)
    except bh.ContentError as error:
        [problem.path for problem in error.problems]
""",
    "Hex": """
bh.Hex(1, -1)
str(bh.Hex(1, -1))
bh.Hex(0, 0).distance(bh.Hex(2, -1))
""",
}

_QUEST: Final = {
    "GAME": """
state = lr.GAME.start(lr.Setup(players=2), seed=7)
decision = lr.GAME.decision(state)
decision.prompt.key, decision.seats, decision.actions
lr.GAME.step(state, lr.Keep(0)).events[0]
""",
    "LotrInvestigation": """
isinstance(lr.GAME, lr.LotrInvestigation)
lr.GAME.id, lr.GAME.turn_rule
lr.GAME.name("card", "gandalf", "en")
""",
    "Setup": """
setup = lr.Setup(players=2, decks=("core_spirit", "core_lore"), easy_mode=True, first_player=1)
state = lr.GAME.start(setup, seed=7)
[player.deck_id for player in state.players], state.first, state.options.easy_mode
""",
    "Table": """
table = lr.Table(phase="quest", round=4, stage=2, progress=2, staging=("market_square", "chetwood_outlaw"))
state = lr.GAME.start(lr.Setup(players=1, table=table), seed=7)
state.round, state.stage, [state.cards[uid].card for uid in state.staging]
""",
    "Position": """
place = lr.Position(hand=("gandalf",), threat=30, engaged=("lawless_ruffian",))
state = lr.GAME.start(lr.Setup(players=1, seats=(place,), table=lr.Table(phase="quest")), seed=7)
state.players[0].threat, [state.cards[uid].card for uid in state.players[0].engaged]
""",
    "Spot": """
spot = lr.Spot(card="market_square", progress=1)
state = lr.GAME.start(lr.Setup(players=1, table=lr.Table(phase="quest", active=spot)), seed=7)
state.cards[state.active].card, state.cards[state.active].progress
""",
    "State": """
state = lr.GAME.start(lr.Setup(players=2), seed=7)
state.stage, state.round, [player.threat for player in state.players]
copy = state.clone()
copy == state, copy is state
""",
    "View": """
state = lr.GAME.start(lr.Setup(players=2), seed=7)
view = lr.GAME.view(state, seat=0)
view.prompt.key, view.waiting_for, view.stage_id
view.encounter_size, view.encounter  # so many cards, and none of them is known
""",
    "Action": """
state = lr.GAME.start(lr.Setup(players=2), seed=7)
action: lr.Action = lr.GAME.legal_actions(state, seat=0)[0]
action
isinstance(action, lr.Action)
""",
    "Event": """
state = lr.GAME.start(lr.Setup(players=2), seed=7)
events: list[lr.Event] = state.events
type(events[0]).__name__, isinstance(events[0], lr.Event)
""",
    "CARDS": """
lr.CARDS["gandalf"]
[name for name, card in lr.CARDS.items() if card.type == "hero"][:3]
""",
    "Card": """
card = lr.CARDS["gandalf"]
isinstance(card, lr.Card), card.name, card.cost, card.traits
""",
    "DECKS": """
lr.DECKS["core_lore"].heroes
list(lr.DECKS)
""",
    "DeckList": """
mine = lr.DeckList(heroes=("eowyn", "aragorn"), cards=(("gandalf", 3), ("faramir", 3)), id="mine")
mine.size, mine.format
lr.DECKS["core_lore"].size
""",
    "deck_faults": """
mine = lr.DeckList(heroes=("eowyn", "aragorn"), cards=(("gandalf", 4), ("faramir", 3)), id="mine")
[(problem.code, problem.rule) for problem in lr.deck_faults(mine)]
lr.deck_faults(lr.DECKS["core_lore"])
""",
}

GAMES: Final = (
    Described(sh, "Shadow Hunters", "sh", ("CARDS", "CHARACTERS", "AREAS"), _SHADOW_HUNTERS, "new games"),
    Described(bh, "The bestiary hex game", "bh", (), _BESTIARY, "new games, some of them with house rules"),
    Described(lr, "Murder at the Prancing Pony", "lr", ("CARDS",), _QUEST, "new games and arranged positions"),
)
