"""The words of the help where Fluent is not installed."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from boardrules.play.text import Filling

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{ \$(\w+) \}")


class PlainText:
    """Reads the messages of one line that need nothing but their variables: all of the help is such."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        catalogue = files("boardrules.play").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
        self._messages = dict(_MESSAGE.findall(catalogue))

    def message(self, key: str, **args: Filling) -> str:
        """Return a message."""
        return _VARIABLE.sub(lambda found: str(args.get(found[1], "")), self._messages.get(key, key))
