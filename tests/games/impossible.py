"""States from documents that no game can reach, whatever its rules are, and how such a document is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import pytest

import boardrules
from boardrules.core.game import Game

#: Puts a fault into a document.
Change: TypeAlias = Callable[[Any], object]
#: The name of a document, the fault that is put into it, and how path and rule of the first problem begin.
Impossible: TypeAlias = tuple[str, Change, str, str]


def other_score(document: Any) -> None:
    """Let the first seat end with a point more."""
    document["result"]["scores"][0] += 1


def stack_of(document_of: Callable[[str], Any], name: str) -> Change:
    """Return the fault of having the stack of another document."""
    return lambda document: document.update(stack=document_of(name)["stack"])


#: What no game has in its middle, or where it is over.
_IN_THE_MIDDLE: Final[dict[str, Change]] = {
    "no players": lambda d: d.update(players=[]),
    "seats out of order": lambda d: d["players"].reverse(),
    "an unknown stream": lambda d: d["chance"]["counters"].update(moon=1),
    "an empty stack": lambda d: d.update(stack=[]),
}
_AT_THE_END: Final[dict[str, Change]] = {
    "an end without an outcome": lambda d: d.update(result=None),
    "an outcome with other scores": other_score,
    "an outcome with a stranger": lambda d: d["result"].update(winners=[7]),
}


def of_every_game(
    document_of: Callable[[str], Any], middle: str, found: Mapping[str, tuple[str, str]]
) -> dict[str, Impossible]:
    """Return the faults that no state of any game has, by their names; ``found`` says path and rule of each.

    ``middle`` names a document of a game in progress, ``over`` is one of a game that has ended.
    """
    cases = {name: (middle, change) for name, change in _IN_THE_MIDDLE.items()}
    cases |= {name: ("over", change) for name, change in _AT_THE_END.items()}
    cases["an outcome in the middle"] = (middle, lambda d: d.update(result=document_of("over")["result"]))
    cases["a stack after the end"] = ("over", stack_of(document_of, middle))
    assert set(cases) == set(found)
    return {name: (*case, *found[name]) for name, case in cases.items()}


def assert_refused(game: Game[Any, Any, Any, Any, Any], document: Any, path: str, rule: str) -> None:
    """Fail unless a document of a state is refused, and the path of its first problem and its rule begin like this.

    Without a rule there must be none. Cards that are lost or found are a fault of the whole.
    """
    with pytest.raises(boardrules.SaveError) as caught:
        boardrules.from_json(game, "state", document)
    problem = caught.value.problems[0]
    assert problem.path.startswith(path), str(problem)
    assert problem.rule.startswith(rule), str(problem)
    assert rule or not problem.rule, str(problem)
    if path == "$":
        assert (problem.path, problem.code) == ("$", "wrong_components")
