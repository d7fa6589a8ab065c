"""Combat phases for the tests of the rules, and readings of what happened in them."""

from __future__ import annotations

from typing import Any, Final

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import LEADERSHIP, SPIRIT, MakeTable, QuestTable, arranged, place, spot

#: Whoever has one of these is asked in every action window.
STEWARD: Final = ["steward_of_gondor"]
COURAGE: Final = ["unexpected_courage"]
#: Encounter cards without a shadow effect.
BLANKS: Final = ["market_square", "old_warehouse", "village_stable", "dark_alley", "ramshackle_manor"]


def combat(table: MakeTable, *seats: lr.Position, seed: int = 1, **position: Any) -> QuestTable:
    """Return a combat phase at stage 2B with blank cards on top of the encounter deck."""
    return table(arranged(*seats, **{"phase": "combat", "stage": 2, "encounter": BLANKS, **position}), seed)


def shadows(t: QuestTable, *uids: int) -> list[list[str]]:
    """Return the titles of the shadow cards under some cards."""
    return [[shadow.held.card.id for shadow in t.state.cards[uid].shadows] for uid in uids]


def attacks(t: QuestTable) -> list[tuple[str, int]]:
    """Return which enemies have attacked whom."""
    return [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)]


def damage(t: QuestTable) -> list[tuple[str, int]]:
    """Return what was damaged, and how much."""
    return [(event.card.id, event.amount) for event in t.happened(lr.Damaged)]


def sneaking(**fields: Any) -> lr.Position:
    """Return a Leadership seat that can bring Son of Arnor by Sneak Attack, to engage an enemy at any time."""
    hand = ["sneak_attack", "son_of_arnor"]
    return place(**{"threat": 20, "hand": hand, "heroes": [spot("theodred", resources=1)], **fields})


def engage_with_arnor(t: QuestTable, seat: int, enemy: str) -> None:
    """Let Son of Arnor come by Sneak Attack and engage an enemy."""
    t.play_card("sneak_attack", seat)
    t.act(lr.ChooseTitle, card="son_of_arnor")
    t.use("son_of_arnor", seat)
    if t.prompt == "pick-target":
        t.pick(enemy)


def fight(table: MakeTable, *seats: lr.Position, **position: Any) -> QuestTable:
    """Return the first question about a player's attack: the enemies have attacked already, and nobody was hurt.

    Somebody has to be asked in the window before the attacks of the enemies.
    """
    t = combat(table, *seats, **position)
    assert t.window == "shadows_dealt"

    def have_attacked(state: lr.State) -> None:
        for card in state.cards.values():
            card.attacked = card.place == "engaged"

    t.arrange(have_attacked)
    t.to_prompt("attack")
    return t


def hits(t: QuestTable) -> list[tuple[int, str, list[str]]]:
    """Return the attacks of the players: who, which enemy, with whom."""
    return [(one.seat, one.card.id, [card.id for card in one.attackers]) for one in t.happened(lr.PlayerAttacks)]


def strike(t: QuestTable, enemy: str, *attackers: str) -> None:
    """Declare an attack with these characters of the player whose turn it is, and no others."""
    (seat,) = t.asked
    t.act(lr.AttackEnemy, seat=seat, card=enemy)
    for title in attackers:
        if t.prompt == "attackers":
            t.act(lr.AddAttacker, seat=seat, card=title)
    if t.prompt == "attackers":
        t.act(lr.Done, seat=seat)
    if t.prompt != "join_attack":
        assert {card.id for card in t.happened(lr.PlayerAttacks)[-1].attackers} == {*attackers}


def undefended(t: QuestTable, hero: str) -> None:
    """Let an enemy attack undefended, and one of several heroes take the damage."""
    t.act(lr.NoDefender)
    t.to_prompt("target-damage_hero")
    t.pick(hero)


def sneak_gandalf(t: QuestTable, target: str) -> None:
    """Put Gandalf into play by Sneak Attack, to damage an enemy."""
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("damage")
    t.pick(target)


def took_defends(table: MakeTable, enemy: str, threat: int) -> QuestTable:
    """Return a combat in which P1 has Wandering Took, Eleanor and an enemy, and P2, with Aragorn, so much threat."""
    return combat(
        table,
        place(threat=20, heroes=["eleanor"], allies=["wandering_took"], engaged=[enemy]),
        place(threat=threat, heroes=["aragorn"]),
        decks=(SPIRIT, LEADERSHIP),
    )


def gloin(**fields: Any) -> lr.Spot:
    """Return a hero whose player is asked in every window."""
    return spot("gloin", **{"attachments": STEWARD, **fields})
