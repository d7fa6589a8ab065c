"""Check a ruling: arrange the position of the rulebook's first question, force the dice, and look.

``python -m examples.house_rule`` prints what happens when five weapons are combined (SH-EQP-03).
"""

from __future__ import annotations

from boardrules.games import shadow_hunters as sh

WEAPONS = ("cursed_sword_masamune", "butcher_knife", "chainsaw", "handgun", "machine_gun")


def five_weapons() -> sh.State:
    """Return the state after Franklin has attacked with all five weapons, his d4 showing 3."""
    state = sh.GAME.start(
        sh.Setup(
            players=5,
            areas=("hermits_cabin", "underworld_gate", "church", "cemetery", "weird_woods", "erstwhile_altar"),
            first_player=0,
            seats=(
                sh.Position(character="franklin", equipment=WEAPONS),
                sh.Position(area="cemetery"),
                sh.Position(area="hermits_cabin"),
                sh.Position(area="erstwhile_altar"),
            ),
            script={"d4": (2, 3), "d6": (4,)},
        ),
        seed=1,
    )
    for wanted in (sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0)):
        while (decision := sh.GAME.decision(state)) is not None and wanted not in decision.actions:
            sh.GAME.apply(state, decision.actions[0])  # everybody passes
        sh.GAME.apply(state, wanted)
    return state


if __name__ == "__main__":
    for player in five_weapons().players:
        print(player.seat, player.area.id if player.area else "not on the board", player.damage)
