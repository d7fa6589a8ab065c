"""What a drawing of a table shows in a terminal."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType


def drawn(thing: RenderableType, width: int = 100) -> str:
    """Return what a terminal of so many columns shows, without colours."""
    console = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def said_in(out: str) -> str:
    """Return everything that is said, without line breaks."""
    return " ".join(out.split())
