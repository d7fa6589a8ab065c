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
    # A black card that changes hands is taken from the one and does not come to the other.
    "lost_card": Fault(
        "damage.py",
        "    taker.equipment.append(card)\n",
        '    if card.deck == "white":\n        taker.equipment.append(card)\n',
    ),
    # Every view shows who a hidden player with 7 or more damage is.
    "leaked_identity": Fault(
        "view.py",
        "character=possible[0] if len(possible) == 1 else None,",
        "character=possible[0] if len(possible) == 1 else player.character if player.damage >= 7 else None,",
    ),
    # Weapons count only for an attacker who has revealed himself, as the Spear does.
    "wrong_sum": Fault(
        "attack.py", "modifier += card.attack_bonus", "modifier += card.attack_bonus if attacker.revealed else 0"
    ),
    # In the window after an attack a Werewolf who does not have the attacker in range, as when it was the Handgun that
    # hit him, is asked whether he strikes back, and can neither do so nor let it be.
    "stuck_window": Fault(
        "attack.py",
        "            return (Decline(self.seat), Counterattack(self.seat))\n",
        "            near = state.players[self.attacker] in legal_targets(state, player)\n"
        "            return (Decline(self.seat), Counterattack(self.seat)) if near else ()\n",
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
