"""The Lore heroes and allies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    ability,
    arranged,
    choice,
    own_deck,
    place,
    seen,
    spot,
    told,
)

#: A healer with ways to be readied, and one with cards that put allies into play.
READIERS = own_deck("readiers", ("beravor", "denethor"), "unexpected_courage")
SNEAKERS = own_deck(
    "sneakers",
    ("theodred", "denethor"),
    *("sneak_attack", "erebor_hammersmith", "miner_of_the_iron_hills", "the_favor_of_the_lady", "celebrians_stone"),
)


def planning(*others: lr.Position, decks: Sequence[str] = (LEADERSHIP, TACTICS), **more: Any) -> lr.Setup:
    """Return the planning phase at stage 2 of a Lore player with a card in hand; ``mine`` is more of that place."""
    mine = {"hand": ["gandalf"], "threat": 30, **more.pop("mine", {})}
    names = (more.pop("deck", LORE), *decks[: len(others)])
    return arranged(place(**mine), *others, decks=names, **{"stage": 2, "phase": "planning", **more})


def known(t: QuestTable, seat: int | None) -> list[tuple[int, str]]:
    """Return what a seat knows of the encounter deck: places from the top, and titles."""
    return [(one.place, one.card.id) for one in t.view(seat).encounter]


# -- Denethor --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-TIM-04")
def test_denethor_looks_at_the_top_encounter_card_and_may_leave_it(table: MakeTable) -> None:
    """He exhausts for it, and cannot look again; the card stays on top."""
    t = table(planning(encounter=["hired_muscle", "dark_alley"]))
    t.use("denethor", P1)
    assert (t.prompt, t.offered()) == ("denethor", [lr.ChooseOption(P1, "keep"), lr.ChooseOption(P1, "bury")])
    t.option("keep")

    assert t.encounter[:2] == ["hired_muscle", "dark_alley"]
    assert seen(t, "denethor").exhausted
    assert refused(t, ability(t, P1, "denethor")) == ("exhausted", "LR-TIM-04")


@pytest.mark.rule("LR-CRD-01")
def test_denethor_may_move_the_card_to_the_bottom(table: MakeTable) -> None:
    """The next card is on top then; the deck keeps its size."""
    t = table(planning(encounter=["hired_muscle", "dark_alley"]))
    size = len(t.encounter)
    t.use("denethor", P1)
    t.option("bury")

    assert (t.encounter[0], t.encounter[-1], len(t.encounter)) == ("dark_alley", "hired_muscle", size)


@pytest.mark.rule("LR-CMP-09", "LR-CRD-01")
def test_only_denethors_player_knows_the_card_wherever_it_lies(table: MakeTable) -> None:
    """P1 sees it on top, and at the bottom once it is moved; the others see that he looked, and that he moved it."""
    t = table(planning(place(), encounter=["hired_muscle", "dark_alley"]))
    t.use("denethor", P1)
    assert known(t, P1) == [(0, "hired_muscle")]
    t.option("keep")
    assert [known(t, seat) for seat in (P1, P2, None)] == [[(0, "hired_muscle")], [], []]
    assert told(t, lr.TopLooked, "card", P1, P2, None) == [lr.CARDS["hired_muscle"], None, None]

    t = table(planning(place(), encounter=["hired_muscle", "dark_alley"]))
    t.use("denethor", P1)
    t.option("bury")
    assert [known(t, seat) for seat in (P1, P2, None)] == [[(len(t.encounter) - 1, "hired_muscle")], [], []]
    assert told(t, lr.TopBuried, "seat", P1, P2, None) == [P1, P1, P1]


@pytest.mark.rule("LR-CMP-09", "LR-EFF-10")
def test_what_denethor_knew_is_gone_with_the_next_shuffle(table: MakeTable) -> None:
    """P1 knows the bottom card until travelling to Dark Alley shuffles the deck."""
    t = table(planning(staging=["dark_alley"], encounter=["hired_muscle", "old_warehouse"]))
    t.use("denethor", P1)
    t.option("bury")
    t.to_prompt("travel")
    assert known(t, P1) == [(len(t.encounter) - 1, "hired_muscle")]
    t.act(lr.Travel, card="dark_alley")

    assert known(t, P1) == []


@pytest.mark.rule("LR-EFF-02", "LR-QST-08")
def test_denethor_and_henamarth_have_nothing_to_look_at_in_an_empty_deck(table: MakeTable) -> None:
    """Outside the quest phase an empty encounter deck stays empty: both are refused."""
    t = table(planning(mine={"allies": ["henamarth_riversong"]}, empty_encounter=True))
    t.to_prompt("planning")

    for title in ("denethor", "henamarth_riversong"):
        assert refused(t, ability(t, P1, title)) == ("not_now", "LR-EFF-02")


# -- Glorfindel ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-12", "LR-PLN-05")
def test_glorfindel_heals_one_damage_on_any_character_for_a_resource_of_his_own(table: MakeTable) -> None:
    """P2's ally may be healed too; once in a round, though he does not exhaust."""
    t = table(
        planning(
            place(allies=[spot("guard_of_the_citadel", damage=1)]),
            mine={"heroes": [spot("glorfindel", resources=2, damage=2), spot("denethor", resources=1)]},
        )
    )
    t.use("glorfindel", P1)
    t.pick("guard_of_the_citadel")

    assert (t.card("guard_of_the_citadel").damage, t.card("glorfindel").damage) == (0, 2)
    assert (t.card("glorfindel").resources, t.card("denethor").resources) == (1, 1)
    assert not seen(t, "glorfindel").exhausted
    assert refused(t, ability(t, P1, "glorfindel")) == ("limit_reached", "LR-EFF-12")


@pytest.mark.rule("LR-EFF-12", "LR-REF-02")
def test_glorfindel_heals_again_in_the_next_round(table: MakeTable) -> None:
    """The limit is one of rounds, not of phases."""
    t = table(planning(mine={"heroes": [spot("glorfindel", resources=2, damage=2), "beravor"]}, empty_encounter=True))
    t.use("glorfindel", P1)
    t.pick("glorfindel")
    assert t.card("glorfindel").damage == 1
    t.to_phase("quest")
    assert not t.can(lr.UseAbility, card="glorfindel")
    t.to_phase("refresh")
    t.to_phase("resource")
    t.use("glorfindel", P1)
    t.pick("glorfindel")
    assert t.card("glorfindel").damage == 0


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05")
def test_only_his_own_resource_pays_for_glorfindel(table: MakeTable) -> None:
    """With an empty pool he is refused, whatever another Lore hero has."""
    t = table(planning(mine={"heroes": [spot("glorfindel", damage=2), spot("denethor", resources=3)]}))
    t.to_prompt("planning")

    assert refused(t, ability(t, P1, "glorfindel")) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_glorfindel_heals_characters_only(table: MakeTable) -> None:
    """An enemy with damage is no target."""
    t = table(
        planning(mine={"heroes": [spot("glorfindel", resources=1, damage=2), "denethor"]}, staging=["lawless_ruffian"])
    )
    t.use("glorfindel", P1)

    assert refused(t, choice(t, P1, "lawless_ruffian")) == ("no_legal_target", "LR-EFF-02")


# -- Beravor ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05")
def test_beravor_lets_any_player_draw_two_cards(table: MakeTable) -> None:
    """She exhausts; P2 draws the top two, and only P2 sees which."""
    t = table(planning(place(deck=["faramir", "sneak_attack", "for_gondor"])))
    t.use("beravor", P1)
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.hand(P2), t.deck(P2)[0], t.hand(P1)) == (["faramir", "sneak_attack"], "for_gondor", ["gandalf"])
    assert seen(t, "beravor").exhausted
    assert told(t, lr.CardsDrawn, "cards", P1, P2, None) == [
        None,
        (lr.CARDS["faramir"], lr.CARDS["sneak_attack"]),
        None,
    ]
    assert (t.view(P1).players[P2].hand, t.view(P1).players[P2].hand_size) == ((), 2)


@pytest.mark.rule("LR-EFF-12", "LR-CRD-01")
def test_beravor_draws_once_in_a_round_even_when_readied(table: MakeTable) -> None:
    """Unexpected Courage readies her; the limit of the card stays until the next round."""
    t = table(
        planning(
            deck="readiers",
            setup={"deck_lists": (READIERS,)},
            mine={"heroes": [spot("beravor", attachments=["unexpected_courage"]), "denethor"], "hand": ["faramir"]},
            empty_encounter=True,
        )
    )
    t.use("beravor", P1)
    t.use("unexpected_courage", P1)
    assert not seen(t, "beravor").exhausted
    assert refused(t, ability(t, P1, "beravor")) == ("limit_reached", "LR-EFF-12")
    t.to_phase("refresh")
    t.to_phase("resource")
    assert t.can(lr.UseAbility, card="beravor")


@pytest.mark.rule("LR-EFF-15", "LR-THR-02")
def test_beravor_draws_what_is_there_and_nothing_for_eliminated_players(table: MakeTable) -> None:
    """A deck of one card gives one; a player who is out cannot be chosen."""
    t = table(
        planning(
            place(deck=["faramir"], empty_deck=True),
            place(threat=50, out=True),
        )
    )
    t.use("beravor", P1)
    assert refused(t, lr.ChoosePlayer(P1, P3)) == ("no_legal_target", "LR-EFF-02")
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.hand(P2), t.deck(P2), t.state.players[P2].out) == (["faramir"], [], False)


# -- Daughter of the Nimrodel and Gléowine ---------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-EFF-15", "LR-EFF-02")
def test_daughter_of_the_nimrodel_heals_up_to_two_damage_on_a_hero(table: MakeTable) -> None:
    """3 become 1, and 1 becomes 0; an ally is no target; she exhausts, an exhausted one does nothing."""
    t = table(
        planning(
            place(heroes=[spot("aragorn", damage=3), "gloin"]),
            mine={
                "heroes": [spot("denethor", damage=1), "beravor"],
                "allies": [spot("daughter_of_the_nimrodel"), spot("gleowine", damage=1)],
            },
        )
    )
    t.use("daughter_of_the_nimrodel", P1)
    assert refused(t, choice(t, P1, "gleowine")) == ("no_legal_target", "LR-EFF-02")
    t.pick("aragorn")
    assert (t.card("aragorn").damage, t.card("denethor").damage) == (1, 1)
    assert refused(t, ability(t, P1, "daughter_of_the_nimrodel")) == ("exhausted", "LR-TIM-04")

    t.arrange(lambda state: setattr(state.cards[t.uid("daughter_of_the_nimrodel")], "exhausted", False))
    t.use("daughter_of_the_nimrodel", P1)
    t.pick("denethor")
    assert t.card("denethor").damage == 0


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05")
def test_gleowine_lets_any_player_draw_a_card(table: MakeTable) -> None:
    """He exhausts, and P2 draws one."""
    t = table(planning(place(deck=["faramir", "sneak_attack"]), mine={"allies": ["gleowine"]}))
    t.use("gleowine", P1)
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.hand(P2), t.deck(P2)[0]) == (["faramir"], "sneak_attack")
    assert refused(t, ability(t, P1, "gleowine")) == ("exhausted", "LR-TIM-04")


# -- Henamarth Riversong ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-09", "LR-EFF-05")
def test_henamarth_looks_at_the_top_encounter_card_which_stays(table: MakeTable) -> None:
    """P1 alone knows it; there is no choice to move it."""
    t = table(planning(place(), mine={"allies": ["henamarth_riversong"]}, encounter=["hired_muscle", "dark_alley"]))
    t.use("henamarth_riversong", P1)

    assert t.prompt != "denethor"
    assert t.encounter[:2] == ["hired_muscle", "dark_alley"]
    assert [known(t, seat) for seat in (P1, P2, None)] == [[(0, "hired_muscle")], [], []]
    assert told(t, lr.TopLooked, "card", P1, P2, None) == [lr.CARDS["hired_muscle"], None, None]
    assert refused(t, ability(t, P1, "henamarth_riversong")) == ("exhausted", "LR-TIM-04")


@pytest.mark.rule("LR-CMP-09", "LR-CMB-02")
def test_card_that_henamarth_saw_stays_known_as_a_shadow_card(table: MakeTable) -> None:
    """Dealt to the enemy of P1 it lies face down for the others, and P1 knows it."""
    t = table(
        planning(
            place(),
            mine={"allies": ["henamarth_riversong"], "engaged": ["lawless_ruffian"], "threat": 20},
            phase="encounter",
            encounter=["chetwood_outlaw"],
        )
    )
    t.use("henamarth_riversong", P1)
    t.to_phase("combat")

    outlaw = lr.CARDS["chetwood_outlaw"]
    assert [seen(t, "lawless_ruffian", seat).shadows for seat in (P1, P2, None)] == [(outlaw,), (None,), (None,)]
    assert known(t, P1) == []


# -- Erebor Hammersmith ----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-08")
def test_hammersmith_returns_the_topmost_attachment_of_a_discard_pile_to_its_owner(table: MakeTable) -> None:
    """P2's topmost attachment, not the event above it nor the attachment below; it comes to P2's hand, openly."""
    t = table(
        planning(
            place(discard=["celebrians_stone", "steward_of_gondor", "sneak_attack"]),
            mine={
                "hand": ["erebor_hammersmith", "gandalf"],
                "heroes": [spot("denethor", resources=2), "beravor"],
                "discard": ["forest_snare"],
            },
        )
    )
    t.play_card("erebor_hammersmith", P1)
    t.use("erebor_hammersmith", P1)
    assert t.offered() == [lr.ChoosePlayer(P1, P1), lr.ChoosePlayer(P1, P2)]
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.hand(P2), t.discard(P2)) == (["steward_of_gondor"], ["celebrians_stone", "sneak_attack"])
    assert [card.id for card in t.view(P1).players[P2].hand] == ["steward_of_gondor"]
    assert (t.hand(P1), t.discard(P1)[-1]) == (["gandalf"], "forest_snare")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-EFF-02")
def test_hammersmith_may_leave_it_and_needs_an_attachment(table: MakeTable) -> None:
    """A player without one on the pile cannot be chosen; with none at all nobody is asked."""
    smith = {"hand": ["erebor_hammersmith", "gandalf"], "heroes": [spot("denethor", resources=2), "beravor"]}
    t = table(planning(place(discard=["sneak_attack"]), mine={**smith, "discard": ["forest_snare"]}))
    t.play_card("erebor_hammersmith", P1)
    assert t.prompt == "respond-entered"
    t.act(lr.Pass, seat=P1)
    assert (t.discard(P1)[-1], t.hand(P1)) == ("forest_snare", ["gandalf"])

    t = table(planning(place(discard=["sneak_attack"]), mine=smith))
    t.play_card("erebor_hammersmith", P1)
    assert t.prompt != "respond-entered"


@pytest.mark.rule("LR-EFF-11", "LR-CRD-01")
def test_hammersmith_put_into_play_returns_nothing(table: MakeTable) -> None:
    """Sneak Attack does not play him, so he has no response; the Miner, who only enters play, has his."""
    for title, asked in (("erebor_hammersmith", False), ("miner_of_the_iron_hills", True)):
        t = table(
            planning(
                deck="sneakers",
                setup={"deck_lists": (SNEAKERS,)},
                mine={
                    "hand": ["sneak_attack", title, "faramir"],
                    "heroes": [spot("theodred", resources=1, attachments=["the_favor_of_the_lady"]), "denethor"],
                    "discard": ["celebrians_stone"],
                },
            )
        )
        t.play_card("sneak_attack", P1)
        t.act(lr.ChooseTitle, card=title)
        assert t.in_play(title) == 1
        assert (t.prompt == "respond-entered") is asked


# -- Miner of the Iron Hills -----------------------------------------------------------------------------------


def mining(*others: lr.Position, decks: Sequence[str] = (SPIRIT,), **more: Any) -> lr.Setup:
    """Return the planning phase of a Lore player who can play the Miner."""
    mine = {
        "hand": ["miner_of_the_iron_hills", "gandalf"],
        "heroes": [spot("denethor", resources=2, attachments=["protector_of_lorien"]), "beravor"],
    }
    return planning(*others, decks=decks, mine={**mine, **more.pop("mine", {})}, **more)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02", "LR-CMP-08")
def test_miner_discards_a_condition_attachment_of_anybody(table: MakeTable) -> None:
    """P2's Favor goes to P2's pile; Protector of Lórien is a Title, and no Condition."""
    t = table(mining(place(heroes=[spot("eowyn", attachments=["the_favor_of_the_lady", "unexpected_courage"])])))
    t.play_card("miner_of_the_iron_hills", P1)
    t.use("miner_of_the_iron_hills", P1)
    assert t.offered() == [choice(t, P1, "the_favor_of_the_lady"), choice(t, P1, "unexpected_courage")]
    assert refused(t, choice(t, P1, "protector_of_lorien")) == ("no_legal_target", "LR-EFF-02")
    t.pick("the_favor_of_the_lady")

    assert (t.in_play("the_favor_of_the_lady"), t.discard(P2)[-1]) == (0, "the_favor_of_the_lady")
    assert (seen(t, "eowyn").willpower, len(t.card("eowyn").attachments)) == (4, 1)


@pytest.mark.rule("LR-KEY-08", "LR-CMP-08", "LR-CRD-01")
def test_miner_discards_hired_muscle(table: MakeTable) -> None:
    """Attached it is a Condition: it goes to the encounter discard pile, and the Ruffian is weaker again."""
    ruffian = spot("lawless_ruffian", attachments=["hired_muscle"])
    t = table(mining(mine={"engaged": [ruffian], "threat": 20}))
    assert seen(t, "lawless_ruffian").attack == 4
    t.play_card("miner_of_the_iron_hills", P1)
    t.use("miner_of_the_iron_hills", P1)

    assert (t.in_play("hired_muscle"), t.encounter_discard) == (0, ["hired_muscle"])
    assert (seen(t, "lawless_ruffian").attack, seen(t, "lawless_ruffian").threat) == (3, 2)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_miner_finds_power_in_the_earth_on_a_location_and_may_leave_it(table: MakeTable) -> None:
    """Whoever passes discards nothing; without a Condition in play nobody is asked."""
    market = spot("market_square", attachments=["power_in_the_earth"], by=P2)
    for passes in (True, False):
        t = table(mining(place(), staging=[market]))
        t.play_card("miner_of_the_iron_hills", P1)
        if passes:
            t.act(lr.Pass, seat=P1)
        else:
            t.use("miner_of_the_iron_hills", P1)
        assert seen(t, "market_square").threat == (1 if passes else 2)
        assert t.discard(P2) == ([] if passes else ["power_in_the_earth"])

    t = table(mining(place()))
    t.play_card("miner_of_the_iron_hills", P1)
    assert t.prompt != "respond-entered"
