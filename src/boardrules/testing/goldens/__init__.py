"""Golden matches: whole matches of a game as readable text, checked in, and played again by a test.

``python -m boardrules.testing.goldens`` makes them and writes them anew; ``check_golden`` compares one::

    @pytest.mark.parametrize("path", golden_files("tests/goldens"), ids=str)
    def test_matches_go_as_they_always_did(path: Path) -> None:
        check_golden(path)
"""

from boardrules.testing.goldens.files import (
    Answers,
    AnyGolden,
    Golden,
    GoldenError,
    GoldenMismatch,
    any_golden,
    check_golden,
    golden_files,
    read_golden,
    write_golden,
)
from boardrules.testing.goldens.transcripts import transcript

__all__ = [
    "Answers",
    "AnyGolden",
    "Golden",
    "GoldenError",
    "GoldenMismatch",
    "any_golden",
    "check_golden",
    "golden_files",
    "read_golden",
    "transcript",
    "write_golden",
]
