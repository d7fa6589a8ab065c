"""``boardrules rules``: every rule with its title, where the code applies it, and which tests are known to cover it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TextIO

from boardrules.cli.errors import UsageError
from boardrules.core.game import AnyGame
from boardrules.play.rule_places import code_places, rule_tests
from boardrules.play.text import Text


def show_rules(game: AnyGame, text: Text, rule: str | None, out: TextIO) -> None:
    """Write one rule, or all of them. Raises ``UsageError`` for a rule that the game does not have."""
    known = text.rules()
    wanted = known
    if rule is not None:
        wanted = tuple([found for found in known if found.lower() == rule.lower()])
        if not wanted:
            near = get_close_matches(rule.upper(), known, 1)
            if near:
                raise UsageError("cli-unknown_rule_near", rule=rule, near=near[0])
            raise UsageError("cli-unknown_rule", rule=rule)
    code = code_places(game, known)
    tests = rule_tests(game)
    found: dict[str, Mapping[str, Sequence[str]]] = {text.message("rules-code"): code}
    if tests is not None:  # a game of another package need not have the list
        found[text.message("rules-tests")] = tests
    width = max(map(len, found))
    none = text.message("rules-none")
    for rule_id in wanted:
        out.write(f"{rule_id}  {text.rule(rule_id)}\n")
        for label, places in found.items():
            for index, line in enumerate(places.get(rule_id) or (none,)):
                out.write(f"  {label if index == 0 else '':{width}}  {line}\n")
