"""Hidden information of the investigation: the case, the Investigation deck, the list, what was removed unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import NAMES
from tests.games.documents import worlds
from tests.games.lotr_investigation.quest_positions import done, quiet, resolve
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    MakeTable,
    QuestTable,
    arranged,
    place,
    spot,
    titles,
    told,
)


def spotted(t: QuestTable, seat: int | None) -> list[tuple[int, str]]:
    """Return what a seat knows of the Investigation deck."""
    return [(one.place, one.card.id) for one in t.view(seat).investigation]


def names_of(found: Sequence[lr.State], index: int) -> set[str]:
    """Return which cards lie at a place of the Investigation deck, from the top, in some worlds."""
    return {world.investigation[-1 - index].card.id for world in found}


# -- the investigation -----------------------------------------------------------------------------------------


def investigating(table: MakeTable, active: str, progress: int, top: list[str], **more: Any) -> QuestTable:
    """Return the end of a quest phase of three in which the active location was explored: Investigate of that card.

    Afterwards these cards lie on top of the Investigation deck.
    """
    t = table(
        quiet(
            *(place(), place(), place()),
            decks=(LORE, SPIRIT, LEADERSHIP),
            setup={"script": {"investigation": top}},
            active=spot(active, progress=progress),
            **more,
        )
    )
    t.commit(P1, "denethor")
    done(t, P2, P3)
    return t


@pytest.mark.rule("LR-INS-03", "LR-INV-02", "LR-INV-06", "LR-INV-07")
def test_an_investigate_is_seen_by_the_first_player_and_its_names_lie_among_those_cards_for_all(
    table: MakeTable,
) -> None:
    """Two names: P1 knows which is on top. In the others' worlds it is one or the other, and never a third."""
    top = ["combe_storehouse", "susie_the_spider"]
    t = investigating(table, "ramshackle_manor", 2, top)
    resolve(t)

    assert [spotted(t, seat) for seat in (P1, P2, P3, None)] == [[(0, top[0]), (1, top[1])], [], [], []]
    assert told(t, lr.InvestigationLooked, "cards", P2, None) == [None, None]
    assert t.eliminated == ["susie_the_spider", "combe_storehouse"]
    own = worlds(lr.GAME, t.state, P1)
    assert (names_of(own, 0), names_of(own, 1)) == ({top[0]}, {top[1]})
    assert len(names_of(own, 2)) == 9  # eight names, the case among them, and Taken by Surprise
    for seat in (P2, None):
        found = worlds(lr.GAME, t.state, seat)
        assert names_of(found, 0) == names_of(found, 1) == set(top)
        assert not names_of(found, 2) & set(top)
        assert not {name for world in found for name in titles(world.set_aside)} & set(top)


@pytest.mark.rule("LR-INV-06", "LR-INS-08")
def test_the_list_gives_away_the_only_card_of_a_look(table: MakeTable) -> None:
    """One card was looked at and a name marked: everybody can tell that it lies on top."""
    t = investigating(table, "village_stable", 2, ["old_orc_eyes"])
    t.to_prompt("village_stable")

    assert t.asked == (P1,)
    assert [spotted(t, seat) for seat in (P1, P2)] == [[(0, "old_orc_eyes")], []]
    assert names_of(worlds(lr.GAME, t.state, P2), 0) == {"old_orc_eyes"}


@pytest.mark.rule("LR-INV-05", "LR-INV-06", "LR-CRD-37")
def test_village_stable_asks_whatever_the_card_is(table: MakeTable) -> None:
    """Rising Body Count or a name that was marked before: the others see the same, and deal either."""
    t = table(
        quiet(
            *(place(), place()),
            decks=(LORE, SPIRIT),
            active=spot("village_stable", progress=2),
            investigation=["rising_body_count"],
            eliminated=["todd_the_troll", "staddle_hiding_hole"],
            setup={"script": {"investigation": ["rising_body_count"]}},
        )
    )
    t.commit(P1, "denethor")
    done(t, P2)
    t.to_prompt("village_stable")

    assert [type(action).__name__ for action in t.offered()] == ["Decline"]
    assert names_of(worlds(lr.GAME, t.state, P2), 0) == {"rising_body_count", "todd_the_troll", "staddle_hiding_hole"}
    assert names_of(worlds(lr.GAME, t.state, P1), 0) == {"rising_body_count"}


@pytest.mark.rule("LR-INV-01", "LR-INV-02", "LR-INV-06")
def test_the_pony_shows_two_cards_to_the_first_player(table: MakeTable) -> None:
    """Without a shuffle; one is a name, the other was marked before."""
    t = investigating(
        table,
        "the_prancing_pony",
        1,
        [],
        investigation=["archet_trading_post", "wolf_pelt_jake"],
        eliminated=["archet_trading_post", "old_orc_eyes"],
    )
    t.option("look")
    resolve(t)

    assert [len(spotted(t, seat)) for seat in (P1, P2, None)] == [2, 0, 0]
    found = worlds(lr.GAME, t.state, P3, 200)
    pairs = {tuple(titles(world.investigation[:-3:-1])) for world in found}
    assert {"wolf_pelt_jake" in pair for pair in pairs} == {True}
    others = {card for pair in pairs for card in pair} - {"wolf_pelt_jake"}
    assert others == {"archet_trading_post", "old_orc_eyes"}


@pytest.mark.rule("LR-INV-02", "LR-INV-01", "LR-CRD-42")
def test_the_informant_shows_the_bottom_card_to_the_attacked_player(table: MakeTable) -> None:
    """P2 is attacked, P1 is first player: P2 alone sees it."""
    t = table(
        arranged(
            place(),
            place(heroes=[spot("eowyn", resources=1), spot("dunhere")], engaged=["bree_land_informant"]),
            decks=(LORE, SPIRIT),
            stage=2,
            phase="combat",
            encounter=["dark_alley"],
            investigation=["taken_by_surprise", "taken_by_surprise"],
        )
    )
    bottom = t.state.investigation[0].card.id
    t.to_prompt("option-informant")
    t.option("use")
    t.skip(lambda table: bool(table.happened(lr.InvestigationLooked)))

    last = len(t.state.investigation) - 1
    assert [spotted(t, seat) for seat in (P1, P2, None)] == [[], [(last, bottom)], []]
    assert told(t, lr.InvestigationLooked, "cards", P1, P2, None) == [None, (lr.CARDS[bottom],), None]
    assert t.eliminated == [bottom]
    # It was the only card of the look, and its name is marked.
    assert {world.investigation[0].card.id for world in worlds(lr.GAME, t.state, P1)} == {bottom}


@pytest.mark.rule("LR-INV-01", "LR-INV-02", "LR-INV-07")
def test_a_look_at_stage_three_marks_nothing_so_only_the_looker_knows(table: MakeTable) -> None:
    """P1 defeats an enemy with Hired Muscle: the others know only that it was no Taken by Surprise."""
    t = table(
        arranged(
            place(
                hand=["gandalf"],
                heroes=[spot("denethor", resources=5)],
                engaged=[spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])],
            ),
            place(),
            decks=(LORE, SPIRIT),
            stage=3,
            phase="planning",
            staging=["todd_the_troll"],
            investigation=["taken_by_surprise", "taken_by_surprise"],
        )
    )
    bottom = t.state.investigation[0].card.id
    assert bottom not in t.eliminated
    t.play_card("gandalf", P1)
    t.use("gandalf")
    t.option("damage")
    if t.prompt == "pick-target":
        t.pick("lawless_ruffian")
    t.skip(lambda table: bool(table.happened(lr.InvestigationLooked)))

    last = len(t.state.investigation) - 1
    assert [spotted(t, seat) for seat in (P1, P2)] == [[(last, bottom)], []]
    assert bottom not in t.eliminated
    found = {world.investigation[0].card.id for world in worlds(lr.GAME, t.state, P2, 200)}
    assert found == {held.card.id for held in t.state.investigation} - {"taken_by_surprise"}


@pytest.mark.rule("LR-SET-03", "LR-INS-07", "LR-INS-09")
def test_the_case_is_hidden_from_everybody_and_may_be_every_pair_that_is_not_marked(table: MakeTable) -> None:
    """Three Suspects and four Hideouts are left: all twelve pairs come, for every seat."""
    t = table(
        quiet(
            *(place(), place()),
            decks=(LORE, SPIRIT),
            eliminated=["todd_the_troll", "wolf_pelt_jake", "archet_trading_post"],
        )
    )
    for seat in (P1, P2, None):
        pairs = {tuple(titles(world.set_aside)) for world in worlds(lr.GAME, t.state, seat, 200)}
        assert len(pairs) == 12
        left = [name.id for name in NAMES if name.id not in t.eliminated]
        assert {name for pair in pairs for name in pair} == set(left)


@pytest.mark.rule("LR-STG-04", "LR-INV-07", "LR-INS-07")
def test_a_buried_card_is_hidden_from_everybody_also_from_who_had_looked_at_it(table: MakeTable) -> None:
    """P1 knew the top two; after a failed quest a card is gone, and what lies where nobody knows any more."""
    top = ["combe_storehouse", "susie_the_spider"]
    t = investigating(table, "ramshackle_manor", 2, top)
    resolve(t)
    t.skip(lambda table: bool(table.happened(lr.InvestigationBuried)))

    assert (t.view(P1).buried, t.view(P1).investigation_size) == (1, 9)
    for seat in (P1, P2, None):
        assert spotted(t, seat) == []
        found = worlds(lr.GAME, t.state, seat, 200)
        buried = {card for world in found for card in titles(world.buried)}
        # Every name, and Taken by Surprise: those that are marked may be it as well, or lie anywhere in the deck.
        assert buried == {name.id for name in NAMES} | {"taken_by_surprise"}
        assert set(top) < names_of(found, 0)


@pytest.mark.rule("LR-INS-11", "LR-EFF-10", "LR-STG-04")
def test_an_accused_name_that_was_not_found_lies_in_no_deck(table: MakeTable) -> None:
    """Todd was removed unseen; the search for him has found nothing, so he is the buried card in every world."""
    t = table(
        quiet(
            *(place(), place()),
            decks=(LORE, SPIRIT),
            setup={"suspect": "wolf_pelt_jake", "hideout": "combe_storehouse"},
        )
    )

    def buried(state: lr.State) -> None:
        index = titles(state.investigation).index("todd_the_troll")
        state.buried.append(state.investigation.pop(index).card)

    t.arrange(buried)
    t.commit(P1, "denethor")
    done(t, P2)
    t.to_prompt("accuse")
    t.act(lr.Accuse, suspect="todd_the_troll", hideout="combe_storehouse")

    assert t.state.stage == 3
    assert titles(t.state.accused) == ["todd_the_troll", "combe_storehouse"]
    assert t.in_play("todd_the_troll") == 0
    for seat in (P1, P2, None):
        assert {tuple(titles(world.buried)) for world in worlds(lr.GAME, t.state, seat)} == {("todd_the_troll",)}
