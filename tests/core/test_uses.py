"""How often something has been used in a period."""

from __future__ import annotations

from boardrules.core.checking import use_faults
from boardrules.core.node import is_immutable
from boardrules.core.uses import UNUSED, Uses


def test_uses_are_counted_by_period_and_by_what_was_used() -> None:
    """The value that was there before stays as it is."""
    once = UNUSED.noted("turn", "dice")
    more = once.noted("turn", "luck").noted("round", "dice").noted("turn", "dice")
    assert (UNUSED.counts, once.counts) == ((), (("turn", "dice", 1),))
    assert more == Uses((("turn", "dice", 2), ("turn", "luck", 1), ("round", "dice", 1)))
    assert [more.number("turn", key) for key in ("dice", "luck", "law")] == [2, 1, 0]
    assert (more.number("round", "dice"), more.number("round", "luck")) == (1, 0)
    assert (more.of("turn"), more.of("phase")) == ({"dice": 2, "luck": 1}, {})


def test_what_was_used_in_a_period_is_over_with_it() -> None:
    """Other periods go on."""
    uses = UNUSED.noted("turn", "dice").noted("round", "dice").noted("phase", "0")
    assert uses.ended("turn").counts == (("round", "dice", 1), ("phase", "0", 1))
    assert uses.ended("phase", "round").noted("round", "dice").counts == (("turn", "dice", 1), ("round", "dice", 1))
    assert uses.ended("turn", "round", "phase") == UNUSED
    assert UNUSED.ended("turn") is UNUSED


def test_states_share_it() -> None:
    """It is frozen all the way down."""
    assert is_immutable(Uses)


def test_uses_of_a_document_are_compared_with_their_limits() -> None:
    """Unknown, too often, not at all, or told twice."""
    limits = {("turn", "dice"): 2, ("round", "luck"): 1}

    def faults(*counts: tuple[str, str, int]) -> list[tuple[str, str, str]]:
        found = use_faults("players[0].uses", Uses(counts), limits, "MG-01")
        return [(problem.path, problem.code, problem.expected) for problem in found]

    path = "$.players[0].uses.counts[{}]".format
    assert faults(("turn", "dice", 2), ("round", "luck", 1)) == []
    assert faults(("turn", "luck", 1)) == [(path(0), "unknown_id", "turn dice, round luck")]
    assert faults(("turn", "dice", 3), ("round", "luck", 0)) == [
        (path(0), "out_of_range", "1 to 2"),
        (path(1), "out_of_range", "1 to 1"),
    ]
    assert faults(("turn", "dice", 1), ("turn", "dice", 2)) == [(path(1), "duplicate", "each once")]
