"""The games. Calling this module, ``boardrules.games()``, lists the ids of all installed games.

>>> import boardrules
>>> "shadow_hunters" in boardrules.games()
True
"""

from __future__ import annotations

import sys
from types import ModuleType

from boardrules.registry import games as _games


class _Games(ModuleType):
    # The package of the games and the function that lists them share the name ``boardrules.games``.
    def __call__(self) -> tuple[str, ...]:
        return _games()


sys.modules[__name__].__class__ = _Games
