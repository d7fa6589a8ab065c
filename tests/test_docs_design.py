"""What docs/design.md shows of the code is the code."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
BLOCKS: Final = re.findall(
    r"^```python (src/\S+)\n(.*?)^```$", (ROOT / "docs" / "design.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
)


@pytest.mark.parametrize(("path", "code"), BLOCKS, ids=[f"{path}-{number}" for number, (path, _) in enumerate(BLOCKS)])
def test_the_code_of_a_page_stands_in_the_file_that_it_names(path: str, code: str) -> None:
    """To the letter, but for how far it is indented."""
    source = (ROOT / path).read_text("utf-8")

    assert any(textwrap.indent(code, " " * depth) in source for depth in (0, 4, 8))


def test_every_kind_of_rule_is_shown_in_the_real_code() -> None:
    """Each of the three games is there."""
    assert len(BLOCKS) >= 10
    assert {path.split("/")[3] for path, _ in BLOCKS} == {"bestiary", "lotr_investigation", "shadow_hunters"}
