"""``mypy --strict`` follows user code through the library, and stops what is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Final

import pytest

from boardrules.games import shadow_hunters as sh
from tests.typing import revealed_types, revealed_types_testing

ROOT: Final = Path(__file__).parent.parent.parent

#: A line of user code and the error code that mypy must give it; nothing where it must give none.
LINES: Final[tuple[tuple[str, str], ...]] = (
    ("GAME.step(STATE, sh.Roll(0))", ""),
    ("GAME.start(sh.Setup(players=5), seed=7)", ""),
    ('boardrules.from_json(GAME, "state", {}).players[0].equipment', ""),
    ("MATCH.play(sh.Roll(0), number=3)", ""),
    ('boardrules.Match(GAME, undo="until_reveal")', ""),
    ("boardrules.Match.loads('', game=GAME).state.hermit_log", ""),
    ("GAME.step(STATE, Foreign())", "arg-type"),
    ("GAME.apply(STATE, Foreign())", "arg-type"),
    ("GAME.explain(STATE, Foreign())", "arg-type"),
    ("MATCH.play(Foreign())", "arg-type"),
    ("GAME.step(STATE, 'Roll')", "arg-type"),
    ("GAME.step(STATE, None)", "arg-type"),
    ("GAME.step(FOREIGN_STATE, sh.Roll(0))", "arg-type"),
    ("GAME.start(GameSetup(players=5))", "arg-type"),
    ("GAME.start(seed='7')", "arg-type"),
    ("GAME.view(STATE, 'north')", "arg-type"),
    ("boardrules.Match(GAME, GameSetup())", "misc"),
    ('boardrules.Match(GAME, undo="sometimes")', "arg-type"),
    ('boardrules.from_json(GAME, "game", {})', "call-overload"),
    ("boardrules.from_json(GAME, 5, {})", "call-overload"),
    ('boardrules.from_json(GAME, "view", {}).chance', "attr-defined"),
    ('boardrules.from_json(GAME, "action", {}).target', "union-attr"),
    ("GAME.decision(STATE).actions", "union-attr"),
    ("GAME.step(STATE, sh.Roll(0)).events[0].no_such_field", "union-attr"),
    ("boardrules.Match.loads('').state.hermit_log", "attr-defined"),
    ('boardrules.load_game("shadow_hunters").start().hermit_log', "attr-defined"),
    ("STATE.player", "attr-defined"),
    ("sh.Setup(5)", "call-arg"),
    ("sh.Setup(player=5)", "call-arg"),
    ("sh.Roll()", "call-arg"),
    ("sh.Attack(0, target='all')", "arg-type"),
    ("kit.examine(GAME, good_law)", ""),
    ("kit.play(GAME, sh.Setup(), 1, [sh.Roll(0), sh.SkipArea(0)]).state.hermit_log", ""),
    ("SCENARIO.expect_event(sh.Damaged, seat=0).amount", ""),
    ("kit.examine(GAME, law_of_another_game)", "arg-type"),
    ("kit.examine(GAME, 5)", "arg-type"),
    ("kit.conformance('shadow_hunters')", "arg-type"),
    ("kit.playthroughs(GAME, 5)", "arg-type"),
    ("kit.play(GAME, GameSetup())", "misc"),
    ("kit.play(GAME).state.no_such_field", "attr-defined"),
    ("SCENARIO.play(Foreign())", "arg-type"),
    ("SCENARIO.play('Roll')", "arg-type"),
    ("SCENARIO.state.no_such_field", "attr-defined"),
    ("SCENARIO.expect_event(sh.Damaged).no_such_field", "attr-defined"),
)
HEAD: Final = """\
from attrs import frozen

import boardrules
from boardrules import testing as kit
from boardrules.core.state import GameState
from boardrules.core.values import Action, Event, GameSetup, GameView
from boardrules.games import shadow_hunters as sh


def good_law(play: kit.Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]) -> None: ...
def law_of_another_game(play: kit.Playthrough[GameSetup, GameState, Action, Event, GameView]) -> None: ...


@frozen
class Foreign(Action):
    seat: int = 0


def code(STATE: sh.State, FOREIGN_STATE: GameState) -> None:
    GAME = sh.GAME
    MATCH = boardrules.Match(GAME)
    SCENARIO = kit.Scenario(GAME)
"""


def test_the_module_of_revealed_types_also_runs() -> None:
    """What the types promise is what comes."""
    assert revealed_types.follow_a_game() == 1
    assert revealed_types.follow_the_bestiary_game() == revealed_types.follow_the_quest() == 1
    assert revealed_types.follow_a_match() == 2
    assert revealed_types.follow_an_unknown_game() == "shadow_hunters"
    read = revealed_types.follow_documents()
    assert [type(value).__name__ for value in read[:1] + read[3:]] == [
        "State",
        "View",
        "Setup",
        "Outcome",
        "Prompt",
        "Refusal",
        "Decision",
    ]
    assert isinstance(read[1], sh.GAME.schema().actions)
    assert isinstance(read[2], sh.GAME.schema().events)


def test_the_module_of_revealed_types_of_the_testing_kit_also_runs() -> None:
    """What the types promise is what comes."""
    assert len(revealed_types_testing.follow_the_strategies()) == 2
    assert revealed_types_testing.follow_a_playthrough() == 1
    assert revealed_types_testing.follow_the_laws() > 20
    assert revealed_types_testing.follow_a_scenario() == 2
    assert revealed_types_testing.follow_the_goldens() == 1


#: The machine of that module as pytest runs it.
TestCareful = revealed_types_testing.Careful.TestCase


def test_mypy_sees_the_types_and_gives_wrong_code_the_expected_errors(tmp_path: Path) -> None:
    """One run: the module of revealed types without an error, and a snippet in which each wrong line has its own."""
    pytest.importorskip("mypy")
    first = HEAD.count("\n") + 1
    snippet = tmp_path / "snippet.py"
    snippet.write_text(HEAD + textwrap.indent("\n".join(line for line, _ in LINES), "    ") + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--no-pretty", "--show-error-codes"]
    command += [
        "--cache-dir",
        str(tmp_path / "cache"),
        str(snippet),
        revealed_types.__file__,
        revealed_types_testing.__file__,
    ]

    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)

    assert not done.stderr
    errors: dict[int, set[str]] = {}
    for line in done.stdout.splitlines():
        found = re.match(r"(.*?):(\d+): error: .*\[([a-z-]+)\]$", line)
        if found is not None:
            assert found[1].endswith("snippet.py"), line
            errors.setdefault(int(found[2]), set()).add(found[3])
    given = {line: errors.pop(first + index, set()) for index, (line, _) in enumerate(LINES)}
    assert errors == {}
    assert given == {line: {code} if code else set() for line, code in LINES}
