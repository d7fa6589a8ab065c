"""Short ways to arrange positions, and the way to an attack. P1 of a scenario is seat 0, who begins off the board."""

from __future__ import annotations

from typing import Any

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import Event
from tests.games.shadow_hunters.table import LAYOUT_A, Table, rolls

#: Movement rolls, (d4, d6), by the area they lead to.
TO_CABIN = (1, 1)
TO_GATE = (2, 2)
TO_CHURCH = (2, 4)
TO_CEMETERY = (4, 4)
TO_WOODS = (4, 5)
TO_ALTAR = (4, 6)

BY_GROUP = {
    "hunter": ("emi", "franklin", "george"),
    "shadow": ("unknown", "vampire", "werewolf"),
    "neutral": ("allie", "charles", "daniel", "bob"),
}


def seat(
    character: str,
    area: str | None = None,
    damage: int = 0,
    *equipment: str,
    revealed: bool = False,
    used: bool = False,
    angel: bool = False,
    barrier: bool = False,
) -> sh.Position:
    """Return what lies before a living player."""
    return sh.Position(
        character=character,
        area=area,
        damage=damage,
        equipment=equipment,
        revealed=revealed,
        used=used,
        angel=angel,
        barrier=barrier,
    )


def dead(character: str) -> sh.Position:
    """Return a seat whose character has died."""
    return sh.Position(character=character, dead=True)


def arranged(*seats: sh.Position, dice: tuple[tuple[int | None, int | None], ...] = (), **options: Any) -> sh.Setup:
    """Return layout A with these seats, seat 0 to move; ``dice`` are (d4, d6) in the order in which they are rolled."""
    options.setdefault("first_player", 0)
    options.setdefault("areas", LAYOUT_A)
    return sh.Setup(players=len(seats), seats=seats, script=rolls(*dice), **options)


def around(victim: str) -> tuple[str, ...]:
    """Return the four characters that make a legal deal for 5 with ``victim``, a Hunter first."""
    wanted = {"hunter": 2, "shadow": 2, "neutral": 1}
    wanted[next(group for group, names in BY_GROUP.items() if victim in names)] -= 1
    return tuple(
        name
        for group, names in BY_GROUP.items()
        for name in [name for name in names if name != victim][: wanted[group]]
    )


def to_attack(t: Table) -> None:
    """Roll, leave the area alone, and stop at the attack decision of the current player."""
    current = t.state.current
    t.play(sh.Roll(current), sh.SkipArea(current))
    t.settle()


def attack(t: Table, target: int = 1) -> list[Event]:
    """Roll, leave the area alone, attack ``target``."""
    to_attack(t)
    return t.play(sh.Attack(t.state.current, target))


def attack_all(t: Table) -> list[Event]:
    """Roll, leave the area alone, attack everybody with the Machine Gun."""
    to_attack(t)
    return t.play(sh.AttackAll(t.state.current))


def follow(t: Table, *actions: sh.Action) -> list[Event]:
    """Roll, follow the area card, and go on with ``actions``."""
    current = t.state.current
    return t.play(sh.Roll(current), sh.FollowArea(current), *actions)


def targets(t: Table, seat: int = 0) -> set[int]:
    """Return whom ``seat`` may attack now, one at a time."""
    return {action.target for action in t.actions(seat) if isinstance(action, sh.Attack)}


def kinds(t: Table, *wanted: type[Event]) -> list[str]:
    """Return the class names of the events of these kinds, in order."""
    return [type(event).__name__ for event in t.events if isinstance(event, wanted)]


def offers(t: Table) -> tuple[sh.Action, ...]:
    """Return the open offers beside the present decision."""
    decision = sh.GAME.decision(t.state)
    return () if decision is None else decision.offers


def pass_all(t: Table) -> list[tuple[str, int]]:
    """Pass windows and ends of turns up to a real question; return who was asked what, that question included."""
    asked = []
    while (decision := sh.GAME.decision(t.state)) is not None:
        asked.append((decision.prompt.key, decision.seats[0]))
        first = decision.actions[0]
        if not isinstance(first, sh.Pass):
            break
        t.play(first)
    return asked


def to_after_attack(t: Table) -> None:
    """Pass the windows of the others after an attack, and lone refusals to strike back."""
    while t.prompt in ("counter", "window-attacked"):
        decision = sh.GAME.decision(t.state)
        assert decision is not None
        t.play(decision.actions[0])
