"""Scripts: what is printed is Python that plays the same match again."""

from __future__ import annotations

import sys
from enum import Enum, Flag
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, NamedTuple

import attrs
import pytest
from attrs import Factory, field, frozen

from boardrules.core.entity import Entity
from boardrules.core.game import Game
from boardrules.core.values import GameSetup
from boardrules.games import shadow_hunters as sh
from boardrules.testing import entity
from boardrules.testing.playthroughs import unfold
from boardrules.testing.scripts import Script, home, importable
from tests.core import mini_game as mini
from tests.testing.random_matches import at_random


class Colour(Enum):
    """Has names that are not its values."""

    RED = "r"
    BLUE = "b"


class Rights(Flag):
    """Several of them together have no name of their own."""

    READ = 1
    WRITE = 2


class Place(NamedTuple):
    """Equal to a plain tuple, but not one."""

    row: int
    column: int


@frozen(eq=False, repr=False)
class Gem(Entity):
    """A component that no module shows a table of."""

    kind: ClassVar[str] = "gem"

    id: str


_GEMS: Final = {name: Gem(name) for name in ("opal", "ruby")}


class GemGame(mini.MiniGame):
    """Knows the gems."""

    def make_schema(self) -> Any:
        known = super().make_schema()
        return attrs.evolve(known, entities=(*known.entities, (Gem, _GEMS)))


@frozen
class Move:
    """Fields of every kind that an action or a setup may have."""

    @frozen
    class Inner:
        """A class inside a class."""

        depth: int = 0

    seat: int
    target: int | None = None
    card: mini.Card | None = None
    cards: tuple[mini.Card, ...] = ()
    fast: bool = field(default=False, kw_only=True)
    colour: Colour = Colour.RED
    rights: Rights = Rights.READ
    inner: Inner = Factory(Inner)
    where: tuple[object, ...] = ()
    gems: frozenset[Gem] = frozenset()
    _hidden: int = 3
    worked_out: int = field(init=False, default=7)
    after: int = field(default=Factory(lambda self: self.seat + 1, takes_self=True))


@frozen(kw_only=True)
class Options:
    """Options are given by their names."""

    players: int = 2
    level: int
    names: tuple[str, ...] = ()
    forced: dict[str, tuple[int, ...]] = Factory(dict)


#: Not in the module of its class.
TWIN: Final = mini.MiniGame()
GEM_GAME: Final = GemGame()


def carried_out(text: str, **names: object) -> dict[str, Any]:
    """Return what a script leaves behind."""
    scope: dict[str, Any] = dict(names)
    exec(text, scope)
    return scope


def read(game: Game[Any, Any, Any, Any, Any], value: object, /, **names: object) -> tuple[Any, str]:
    """Write a value as the setup of a script, and return what its text stands for, and the script."""
    text = Script(game).program(value, 5, [])
    handed: list[object] = []

    def take(game: object, setup: object, seed: int, actions: list[object]) -> None:
        handed.append(setup)

    carried_out(text.replace("from boardrules.testing import play\n", ""), play=take, **names)
    return handed[0], text


# -- whole matches --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [mini.GAME, TWIN, sh.GAME], ids=["mini", "twin", "shadow_hunters"])
@pytest.mark.parametrize("seed", range(6))
def test_a_script_plays_the_same_match(game: Game[Any, Any, Any, Any, Any], seed: int) -> None:
    """Printed and carried out it gives the same setup, seed, answers, states and events; so does ``repr``."""
    way = at_random(game, seed)

    again = carried_out(way.script())["played"]

    assert again.game is game
    assert (again.setup, again.seed, again.actions) == (way.setup, way.seed, way.actions)
    assert again.states == way.states
    assert again.events == way.events
    assert way.script().endswith(f"played = {way!r}\n")
    assert again.script() == way.script()


def test_a_match_without_answers_is_short() -> None:
    """The imports in order, a line for each argument."""
    assert unfold(sh.GAME, sh.Setup(players=4), 9, lambda decision, number: None).script() == (
        "from boardrules.games import shadow_hunters\n"
        "from boardrules.testing import play\n"
        "\n"
        "played = play(\n"
        "    shadow_hunters.GAME,\n"
        "    shadow_hunters.Setup(players=4),\n"
        "    seed=9,\n"
        "    actions=[],\n"
        ")\n"
    )


def test_answers_stand_one_a_line() -> None:
    """What has its default is left out; options have their names, entities are looked up."""
    text = Script(sh.GAME).program(
        sh.Setup(players=4, windows="open", script={"d4": (1, 2)}),
        9,
        [sh.Roll(0), sh.MoveTo(0, sh.AREAS["church"]), sh.UseAbility(1, card=sh.CARDS["advent"])],
    )

    assert "    shadow_hunters.Setup(players=4, windows='open', script=(('d4', (1, 2)),)),\n" in text
    assert (
        "        shadow_hunters.Roll(0),\n        shadow_hunters.MoveTo(0, shadow_hunters.AREAS['church']),\n" in text
    )
    assert "        shadow_hunters.UseAbility(1, card=shadow_hunters.CARDS['advent']),\n" in text


# -- values ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        Move(0),
        Move(1, 2),
        Move(1, None, mini.CARDS["bee"]),
        Move(1, card=mini.CARDS["bee"], cards=(mini.CARDS["ant"],)),
        Move(1, cards=(mini.CARDS["ant"], mini.CARDS["cat"])),
        Move(1, 0, fast=True),
        Move(1, 2, mini.CARDS["bee"], (), Colour.BLUE, fast=True),
        Move(0, rights=Rights.READ | Rights.WRITE),
        Move(0, rights=Rights(0)),
        Move(0, inner=Move.Inner(4)),
        Move(0, where=(1, (2, ("three", None)), Place(4, 5), [6, [7]], {"eight": (9,)}, b"ten", {11, 12}, set())),
        Move(0, gems=frozenset(_GEMS.values())),
        Move(0, hidden=4),
        Move(0, after=9),
        Options(level=1),
        Options(level=0, players=3, names=("a", "b"), forced={"die": (1, 2)}),
    ],
    ids=lambda value: "",
)
def test_every_kind_of_value_is_written_so_that_it_reads_the_same(value: object) -> None:
    """Entities, enums, tuples and other collections, options by keyword, private fields, classes in classes."""
    found, _ = read(GEM_GAME, value)

    assert found == value
    assert type(found) is type(value)


def test_types_inside_tuples_are_kept() -> None:
    """Also where another type would be equal."""
    where = (Place(1, 2), True, frozenset({1}), {1})

    found, _ = read(mini.GAME, Move(0, where=where))

    assert isinstance(found, Move)
    assert [type(item) for item in found.where] == [Place, bool, frozenset, set]


def test_what_only_equals_its_default_is_written() -> None:
    """1 is not True: a state that holds it would have another digest."""
    script = Script(mini.GAME)
    one: Any = 1
    zero: Any = 0

    assert script.value(mini.Vote(0, one)) == "mini_game.Vote(0, 1)"
    assert script.value(Move(0, fast=False)) == "test_scripts.Move(0)"
    assert script.value(Move(0, fast=zero)) == "test_scripts.Move(0, fast=0)"
    assert script.value(Move(0, after=one)) == "test_scripts.Move(0)"
    assert script.value(Move(0, after=True)) == "test_scripts.Move(0, after=True)"


def test_sets_are_written_in_an_order_of_their_own() -> None:
    """The same in every process."""
    text = Script(GEM_GAME).value(frozenset(_GEMS.values()))

    assert text == (
        "frozenset({entity(test_scripts.GEM_GAME, 'gem', 'opal'), entity(test_scripts.GEM_GAME, 'gem', 'ruby')})"
    )


def test_entities_without_a_public_table_are_asked_of_the_game() -> None:
    """The script imports ``entity`` for it."""
    found, text = read(GEM_GAME, (_GEMS["opal"], mini.CARDS["ant"]))

    assert found == (_GEMS["opal"], mini.CARDS["ant"])
    assert "from boardrules.testing import entity\n" in text
    assert "entity(test_scripts.GEM_GAME, 'gem', 'opal'), mini_game.CARDS['ant']" in text


# -- what cannot be imported ----------------------------------------------------------------------------------


def test_a_game_that_is_in_no_module_is_called_game() -> None:
    """Whoever pastes the script has it at hand."""
    local = mini.MiniGame()
    way = at_random(local, 3)

    assert "played = play(\n    game,\n    mini_game.MiniSetup(" in way.script()
    assert way.script().startswith("# To be supplied, for it cannot be imported: game\nfrom ")
    again = carried_out(way.script(), game=local)["played"]
    assert again.game is local
    assert again.states == way.states


def test_classes_made_inside_a_function_go_by_their_names() -> None:
    """Setups, actions and enums."""

    class Suit(Enum):
        SPADES = 1

    @frozen
    class Bid:
        seat: int
        suit: Suit

    found, text = read(mini.GAME, Bid(2, Suit.SPADES), Bid=Bid, Suit=Suit)

    assert found == Bid(2, Suit.SPADES)
    assert "    Bid(2, Suit.SPADES),\n" in text
    assert text.startswith("# To be supplied, for it cannot be imported: Bid, Suit\n")


def test_what_is_in_the_program_itself_is_supplied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pasted somewhere else, ``__main__`` is another program: its game is ``game``, its classes go by their names."""

    class Own(mini.MiniGame):
        pass

    @frozen
    class Bid:
        seat: int

    own = Own()
    main = ModuleType("__main__")
    main.__dict__.update(OWN=own, Own=Own, Bid=Bid)
    monkeypatch.setitem(sys.modules, "__main__", main)
    for cls in (Own, Bid):
        cls.__module__, cls.__qualname__ = "__main__", cls.__name__

    found, text = read(own, Bid(2), game=own, Bid=Bid)

    assert found == Bid(2)
    assert "__main__" not in text
    assert text.startswith("# To be supplied, for it cannot be imported: game, Bid\n")


def test_classes_are_named_by_the_package_that_shows_them() -> None:
    """Not by the module in which they happen to stand."""
    assert Script(mini.GAME).value(GameSetup(players=3)) == "core.GameSetup(players=3)"


def test_modules_of_the_same_name_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also from the names that the script itself uses."""
    for package in ("kit_one", "kit_two"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("", encoding="utf-8")
        for module in ("play", "game", "rules"):
            source = f"from attrs import frozen\n@frozen\nclass Step:\n    source: str = '{package}'\n"
            (tmp_path / package / f"{module}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    names = [f"{package}.{module}" for package in ("kit_one", "kit_two") for module in ("play", "game", "rules")]
    steps: list[Any] = []
    for name in names:
        package, _, module = name.partition(".")
        scope: dict[str, Any] = {}
        exec(f"from {package} import {module} as found", scope)
        steps.append(scope["found"].Step())
    local = mini.MiniGame()

    found, text = read(local, tuple(steps), game=local)

    assert found == tuple(steps)
    assert [type(step) for step in found] == [type(step) for step in steps]
    assert "from kit_one import play as kit_one_play\n" in text
    assert "from kit_two import rules as kit_two_rules\n" in text
    for name in ("kit_one", "kit_two", *names):
        sys.modules.pop(name)


# -- where a game is ------------------------------------------------------------------------------------------


def test_the_outermost_module_that_shows_a_game_is_its_home() -> None:
    """Not the one in which it is made; and it need not be that of its class."""
    assert home(sh.GAME) == ("boardrules.games.shadow_hunters", "GAME")
    assert home(mini.GAME) == ("tests.core.mini_game", "GAME")
    assert home(TWIN) == (__name__, "TWIN")
    assert home(mini.MiniGame()) is None


def test_only_a_game_at_home_in_a_module_is_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process could not find it; the script that is being run is no module of another process."""
    assert importable(sh.GAME) == ("boardrules.games.shadow_hunters", "GAME")
    with pytest.raises(LookupError, match="MiniGame is not the value of a name in a module"):
        importable(mini.MiniGame())

    class Own(mini.MiniGame):
        pass

    main = ModuleType("__main__")
    own = Own()
    main.__dict__["OWN"] = own
    monkeypatch.setitem(sys.modules, "__main__", main)
    monkeypatch.setattr(Own, "__module__", "__main__")
    with pytest.raises(LookupError, match=r"OWN is in the program that is being run \(__main__\)"):
        importable(own)
    main.__dict__["TABLE"] = elsewhere = mini.MiniGame()
    with pytest.raises(LookupError, match=r"TABLE is in the program that is being run \(__main__\)"):
        importable(elsewhere)


def test_a_name_that_has_come_to_mean_another_game_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """``importable`` looks at what an import gives."""
    stale = ModuleType("stale_game")
    fresh = ModuleType("stale_game")

    class Own(mini.MiniGame):
        pass

    own = Own()
    stale.__dict__["OWN"] = own
    fresh.__dict__["OWN"] = Own()
    monkeypatch.setattr(Own, "__module__", "stale_game")
    monkeypatch.setitem(sys.modules, "stale_game", stale)
    monkeypatch.setattr("boardrules.testing.scripts.import_module", lambda name: fresh)

    with pytest.raises(LookupError, match=r"stale_game\.OWN is another game"):
        importable(own)


def test_entity_finds_things_by_kind_and_id() -> None:
    """The game's own objects."""
    assert entity(mini.GAME, "card", "bee") is mini.CARDS["bee"]
    assert entity(sh.GAME, "area", "church") is sh.AREAS["church"]
    assert entity(GEM_GAME, "gem", "ruby") is _GEMS["ruby"]


@pytest.mark.parametrize(("kind", "name"), [("card", "yak"), ("gem", "bee"), ("", "")])
def test_entity_refuses_what_the_game_does_not_have(kind: str, name: str) -> None:
    """An unknown id, an unknown kind."""
    with pytest.raises(LookupError, match=f"mini has no {kind} '{name}'"):
        entity(mini.GAME, kind, name)
