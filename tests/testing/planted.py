"""Copies of Shadow Hunters with one fault each, planted in the text of one file."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from attrs import frozen

from boardrules.core.game import Game
from boardrules.games import shadow_hunters

ORIGINAL: Final = Path(shadow_hunters.__file__).parent
#: A copy's classes are its own, so nothing more is known of them.
AnyCopy: TypeAlias = Game[Any, Any, Any, Any, Any]


@frozen
class Fault:
    """A change of one place in one file: what stands there, and what a careless author might have written."""

    file: str
    right: str
    wrong: str


FAULTS: Final = {
    # Who takes one of several cards of somebody he has killed leaves the rest nowhere.
    "lost_card": Fault(
        "damage.py",
        "        discard_equipment(state, victim)\n        rest =",
        "        victim.equipment.clear()\n        rest =",
    ),
    # Every view shows who a hidden player with 7 or more damage is.
    "leaked_identity": Fault(
        "view.py",
        "character=possible[0] if len(possible) == 1 else None,",
        "character=possible[0] if len(possible) == 1 else player.character if player.damage >= 7 else None,",
    ),
    # Of several weapons only the best one counts.
    "wrong_sum": Fault("attack.py", "modifier += card.attack_bonus", "modifier = max(modifier, card.attack_bonus)"),
    # Who holds the Cursed Sword Masamune and another card, and has nobody in range, can neither attack nor skip.
    "stuck_window": Fault(
        "attack.py",
        "        if not targets:\n            return",
        "        armed = CURSED_SWORD_MASAMUNE in attacker.equipment and len(attacker.equipment) > 1\n"
        "        if not targets and not armed:\n            return",
    ),
    # After a 7 the areas are offered in the order in which a set of texts happens to be walked through.
    "unstable_order": Fault(
        "movement.py",
        "for area in state.layout if area is not here])",
        "for name in {area.id for area in state.layout} for area in state.layout"
        " if area.id == name and area is not here])",
    ),
}


@contextmanager
def copy_with(fault: Fault, name: str, folder: Path) -> Iterator[AnyCopy]:
    """Import a copy of the game that has the fault, as a package of this name, and forget it afterwards."""
    package = folder / name
    shutil.copytree(ORIGINAL, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("boardrules.games.shadow_hunters", name)
        path.write_text(text, encoding="utf-8")
    path = package / fault.file
    text = path.read_text(encoding="utf-8")
    assert text.count(fault.right) == 1, f"{fault.file} has changed: plant the fault anew"
    path.write_text(text.replace(fault.right, fault.wrong), encoding="utf-8")
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    keeps, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        game: AnyCopy = importlib.import_module(name).GAME
        yield game
    finally:
        sys.dont_write_bytecode = keeps
        sys.path.remove(str(folder))
        for module in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
            del sys.modules[module]
