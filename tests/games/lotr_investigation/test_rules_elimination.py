"""Rules LR-THR-02, LR-THR-04 and LR-THR-05: what elimination does, and how the game goes on."""

from __future__ import annotations

from collections import Counter

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.combat_positions import (
    COURAGE,
    STEWARD,
    attacks,
    combat,
    damage,
    engage_with_arnor,
    sneaking,
    took_defends,
)
from tests.games.lotr_investigation.quest_positions import done, out, quiet, revealed, rises
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    P3,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    order,
    own_deck,
    place,
    questions_to,
    spot,
)

MINE = own_deck("mine", ("aragorn", "gimli"), "unexpected_courage", "forest_snare", "citadel_plate", "faramir")


def _leaving(table: MakeTable) -> QuestTable:
    """P1, first player, has 49 threat in a refresh phase, and cards of all kinds in all places."""
    other = own_deck("other", ("legolas", "glorfindel"), "steward_of_gondor", "beorn", "protector_of_lorien")
    gimli = spot("gimli", damage=1, resources=2, attachments=["steward_of_gondor"], by=P2)
    return table(
        arranged(
            place(
                threat=49,
                hand=["forest_snare", "citadel_plate"],
                deck=["faramir", "unexpected_courage"],
                discard=["gandalf"],
                heroes=[spot("aragorn", attachments=["citadel_plate"]), gimli],
                allies=["faramir", spot("beorn", owner=P2)],
                engaged=[spot("lawless_ruffian", damage=2, attachments=["hired_muscle"]), "bill_ferny"],
            ),
            place(
                threat=20,
                heroes=[spot("glorfindel", attachments=["unexpected_courage"], by=P1)],
                engaged=[spot("greenway_footpad", attachments=["forest_snare"], by=P1)],
            ),
            place(threat=20),
            decks=("mine", "other", SPIRIT),
            setup={"deck_lists": (MINE, other)},
            stage=2,
            phase="refresh",
            empty_encounter=True,
        )
    )


@pytest.mark.rule("LR-THR-02", "LR-CMP-05")
def test_the_cards_of_an_eliminated_player_go_to_their_owners(table: MakeTable) -> None:
    """Hand, deck and controlled cards, also the Snare on P2's enemy; P2's cards to P2; a Courage that P2 has stays."""
    t = _leaving(table)
    assert out(t) == [True, False, False]

    everything = Counter(dict(MINE.cards)) + Counter(MINE.heroes)
    assert everything - Counter(t.discard(P1)) == Counter(["unexpected_courage"])
    assert Counter(t.discard(P1)) - everything == Counter()
    assert Counter(t.discard(P2)) == Counter(["legolas", "steward_of_gondor", "beorn"])
    assert (t.hand(P1), t.deck(P1), t.area(P1)) == ([], [], [])
    assert [card.card.id for card in t.state.cards.values() if card.controller == P1] == []
    assert t.card("unexpected_courage").controller == P2
    assert t.card("greenway_footpad").attachments == []


@pytest.mark.rule("LR-THR-02", "LR-ENC-06")
def test_the_enemies_of_an_eliminated_player_return_to_the_staging_area(table: MakeTable) -> None:
    """With their damage and Hired Muscle; those of others stay engaged."""
    t = _leaving(table)

    assert (t.engaged(P1), t.engaged(P2)) == ([], ["greenway_footpad"])
    assert t.staging == ["lawless_ruffian", "bill_ferny"]
    assert t.card("lawless_ruffian").damage == 2
    assert t.card("hired_muscle").host == t.uid("lawless_ruffian")


@pytest.mark.rule("LR-THR-02", "LR-THR-04", "LR-QST-04")
def test_the_game_goes_on_with_one_player_less(table: MakeTable) -> None:
    """The token goes to P2 at once and on to P3; in the next quest phase two cards are revealed, not three."""
    t = _leaving(table)
    passed = [(event.seat, event.rules) for event in t.happened(lr.FirstPlayerPassed)]
    assert passed == [(P2, ("LR-THR-04",)), (P3, ("LR-REF-01",))]
    assert [view.out for view in t.view(P1).players] == [True, False, False]
    asked: set[int] = set()

    def is_over(t: QuestTable) -> bool:
        asked.update(t.asked)
        return t.state.round == 2 and t.state.phase == "travel"

    t.skip(is_over)
    assert asked == {P2, P3}


@pytest.mark.rule("LR-THR-02", "LR-QST-04")
def test_an_eliminated_player_reveals_no_card(table: MakeTable) -> None:
    """P2 was eliminated before: one card for P1 and one for P3."""
    t = table(quiet(place(threat=20), place(threat=50, out=True), place(threat=20), encounter=["dark_alley"] * 3))
    done(t, P1, P3)
    t.to_phase("travel")

    assert revealed(t) == ["dark_alley", "dark_alley"]


@pytest.mark.rule("LR-THR-02", "LR-THR-05")
def test_a_card_that_is_being_played_is_discarded_as_well(table: MakeTable) -> None:
    """Sneak Attack brings Son of Arnor, he Todd, and Todd at once the end of P1's last hero: no card is lost."""
    t = combat(
        table,
        sneaking(heroes=[spot("theodred", resources=1)]),
        place(threat=20),
        decks=(LEADERSHIP, TACTICS),
        staging=["todd_the_troll"],
        victory=["combe_storehouse"],
    )
    engage_with_arnor(t, P1, "todd_the_troll")
    t.to_prompt("defend")
    t.act(lr.NoDefender, seat=P1)
    t.skip(lambda t: t.state.players[P1].out)

    deck = Counter(dict(lr.DECKS[LEADERSHIP].cards))
    assert Counter(t.discard(P1)) == deck + Counter(["aragorn", "theodred", "gloin"])
    assert t.staging == ["todd_the_troll"]


@pytest.mark.rule("LR-THR-04", "LR-CMB-03")
def test_when_the_first_player_goes_the_step_goes_on_with_those_who_have_not_acted(table: MakeTable) -> None:
    """P2 is first and falls in the attack of her enemy; then P3's and P1's enemies attack; none of hers again."""
    t = combat(
        table,
        place(threat=20, engaged=["greenway_footpad"]),
        place(threat=20, heroes=[spot("gimli", damage=4)], engaged=["lawless_ruffian", "bree_land_informant"]),
        place(threat=20, engaged=["chetwood_outlaw"]),
        setup={"first_player": P2, "shadow_cards": False},
    )
    t.pick("lawless_ruffian")
    t.act(lr.NoDefender, seat=P2)
    t.skip(lambda t: t.state.players[P2].out)
    assert t.state.first == P3
    t.to_prompt("attack")

    assert attacks(t) == [("lawless_ruffian", P2), ("chetwood_outlaw", P3), ("greenway_footpad", P1)]
    assert t.asked == (P3,)
    assert t.staging == ["lawless_ruffian", "bree_land_informant"]


@pytest.mark.rule("LR-THR-04", "LR-PLN-01")
def test_nobody_acts_twice_when_the_token_moves(table: MakeTable) -> None:
    """In P2's planning turn the first player P1, who has acted, is eliminated: P2 is first, and P3 comes next."""
    t = table(
        arranged(
            place(threat=47, hand=["gandalf"]),
            place(threat=20, hand=["gandalf"], heroes=["eowyn"], allies=["wandering_took"]),
            place(threat=20, hand=["gandalf"], heroes=["gimli"]),
            decks=(LEADERSHIP, SPIRIT, TACTICS),
            phase="planning",
            stage=2,
        )
    )
    turns = []

    def is_over(t: QuestTable) -> bool:
        if t.prompt == "planning" and t.asked not in turns:
            turns.append(t.asked)
        return t.asked == (P2,) and t.prompt == "planning"

    t.skip(is_over)
    t.use("wandering_took", P2)
    t.act(lr.ChoosePlayer, player=P1)
    assert (out(t), t.state.first) == ([True, False, False], P2)
    t.act(lr.Done, seat=P2)  # P2's turn has gone on
    later = questions_to(t, "quest")

    assert turns == [(P1,), (P2,)]
    assert later.count("planning") == 1
    assert t.hand(P3) == ["gandalf"]


@pytest.mark.rule("LR-THR-05", "LR-CMB-10")
def test_an_attack_ends_when_the_attacked_player_is_eliminated(table: MakeTable) -> None:
    """P1 pays Ferny's shadow with 4 threat and is out: no damage to P2's Aragorn, who defends, and no more attacks."""
    t = combat(
        table,
        place(threat=46, heroes=["gimli"], engaged=["greenway_footpad", "lawless_ruffian"]),
        place(threat=20, heroes=["aragorn"]),
        decks=(TACTICS, LEADERSHIP),
        encounter=["market_square", "bill_ferny"],
    )
    t.pick("greenway_footpad")
    t.act(lr.NoDefender, seat=P1)
    t.act(lr.Defend, seat=P2, card="aragorn")
    t.option("threat")

    assert out(t) == [True, False]
    assert (damage(t), attacks(t)) == ([], [("greenway_footpad", P1)])
    assert t.staging == ["greenway_footpad", "lawless_ruffian"]
    t.skip(lambda t: t.state.phase != "combat")
    assert (damage(t), attacks(t)) == ([], [("greenway_footpad", P1)])


@pytest.mark.rule("LR-THR-05", "LR-CMB-10", "LR-CMB-06")
def test_nobody_defends_a_player_who_is_eliminated_as_the_attack_begins(table: MakeTable) -> None:
    """Johnny takes Gandalf, and P1 is out: P2's Sentinel is not asked, no shadow card is turned, nobody undefended."""
    t = combat(
        table,
        place(threat=45, hand=["gandalf"], heroes=["gimli"], engaged=["johnny_goblin_fingers"]),
        place(threat=20, heroes=["aragorn", spot("gloin", attachments=STEWARD)]),
        decks=(TACTICS, LEADERSHIP),
        setup={"suspect": "todd_the_troll"},
    )
    prompts: set[str] = set()

    def is_over(t: QuestTable) -> bool:
        prompts.add(t.window or t.prompt)
        return t.window == "combat_end"

    t.skip(is_over)
    assert (prompts, out(t)) == ({"shadows_dealt", "combat_end"}, [True, False])
    kinds = (lr.DefenderDeclared, lr.Undefended, lr.ShadowRevealed)
    assert order(t.log, *kinds) == []
    assert t.happened(lr.EnemyAttacks)[0].card.id == "johnny_goblin_fingers"


@pytest.mark.rule("LR-THR-05", "LR-CMB-15")
def test_additional_attacks_against_an_eliminated_player_vanish(table: MakeTable) -> None:
    """Todd's excess eliminates P1; the additional attack that the Ruffian's shadow has promised does not come."""
    t = combat(
        table,
        place(threat=45, heroes=["gimli"], allies=["veteran_axehand"], engaged=["todd_the_troll"]),
        place(threat=20),
        decks=(TACTICS, LEADERSHIP),
        encounter=["lawless_ruffian", "market_square"],
    )
    t.act(lr.Defend, seat=P1, card="veteran_axehand")
    t.skip(lambda t: t.state.phase != "combat")

    assert rises(t)[0] == (P1, 7 - 1 - 2, 49)
    assert attacks(t) == [("todd_the_troll", P1)] * 2


@pytest.mark.rule("LR-THR-05", "LR-TIM-06")
def test_an_effect_on_each_player_goes_on_with_those_who_are_left(table: MakeTable) -> None:
    """The Footpad's 2 threat each: P1 comes to 50 and is out, P2 and P3 rise all the same; P2 is first."""
    t = table(
        quiet(
            place(threat=48),
            place(threat=30),
            place(threat=20, heroes=[spot("eowyn", attachments=COURAGE)]),
            decks=(LEADERSHIP, TACTICS, SPIRIT),
            encounter=["greenway_footpad"],
        )
    )
    done(t, P1, P2, P3)
    t.option("threat")
    t.to_window("staged")

    assert t.threats == [50, 32, 22]
    assert (out(t), t.state.first, t.staging) == ([True, False, False], P2, ["greenway_footpad"])


@pytest.mark.rule("LR-THR-05", "LR-CMB-23")
def test_cards_that_help_others_leave_with_their_player(table: MakeTable) -> None:
    """P2 is eliminated while Aragorn defends P1: he lies on P2's pile, and nobody defends."""
    t = took_defends(table, "bree_land_informant", 47)
    t.to_prompt("defend")
    t.act(lr.NoDefender, seat=P1)
    t.act(lr.Defend, seat=P2, card="aragorn")
    t.use("wandering_took", P1)
    assert "aragorn" in t.discard(P2)
    assert t.discard(P1) == ["eowyn", "dunhere", "wandering_took"]
    t.skip(lambda t: bool(damage(t)))

    assert damage(t) == [("eleanor", 2)]
