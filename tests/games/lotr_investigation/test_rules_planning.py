"""Rules LR-RND, LR-RES and LR-PLN: the round, the resource phase, and the planning phase."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import kinds, refused
from tests.games.lotr_investigation.quest_positions import PHASES, done, with_mixed
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
    arranged,
    place,
    spot,
)

# -- the round and the resource phase --------------------------------------------------------------------------


@pytest.mark.rule("LR-RND-01")
def test_seven_phases_make_a_round(table: MakeTable) -> None:
    """Resource, planning, quest, travel, encounter, combat, refresh; then the next round begins."""
    t = table(arranged(place(threat=20), stage=2, empty_encounter=True))
    t.skip(lambda t: t.state.round == 2)

    heads = [event for event in t.log if isinstance(event, (lr.PhaseStarted, lr.RoundStarted))]
    shown = [event.phase if isinstance(event, lr.PhaseStarted) else event.round for event in heads]
    assert shown[:9] == [*PHASES, 2, "resource"]


@pytest.mark.rule("LR-RES-01")
def test_every_hero_gets_a_resource_and_every_player_a_card(table: MakeTable) -> None:
    """Two players: six resources first, then a card for each."""
    t = table(
        arranged(
            place(heroes=[spot("aragorn", resources=2), "gloin", "theodred"], deck=["faramir", "gandalf"]),
            place(deck=["gleowine"]),
            decks=(LEADERSHIP, LORE),
        )
    )

    assert [one.resources for one in t.state.cards.values()] == [3, 1, 1, 1, 1, 1]
    assert (t.hand(P1), t.hand(P2)) == (["faramir"], ["gleowine"])
    assert kinds(t.log, lr.ResourcesGained, lr.CardsDrawn) == ["ResourcesGained"] * 6 + ["CardsDrawn"] * 2
    assert t.deck(P1)[0] == "gandalf"


@pytest.mark.rule("LR-RES-01", "LR-EFF-15")
def test_an_empty_deck_gives_no_card_and_costs_nothing(table: MakeTable) -> None:
    """P1 stays in the game, and the discard pile is not shuffled in."""
    t = table(
        arranged(
            place(hand=["gandalf"], discard=["faramir", "sneak_attack"], empty_deck=True),
            place(deck=["gleowine"]),
            decks=(LEADERSHIP, LORE),
        )
    )

    assert (t.hand(P1), t.deck(P1), t.discard(P1)) == (["gandalf"], [], ["faramir", "sneak_attack"])
    assert not t.state.players[P1].out
    assert [event.seat for event in t.happened(lr.CardsDrawn)] == [P2]
    assert t.card("aragorn").resources == 1


@pytest.mark.rule("LR-RES-01", "LR-THR-02")
def test_eliminated_players_get_nothing(table: MakeTable) -> None:
    """Only P2's heroes get resources, and only P2 draws."""
    t = table(arranged(place(out=True, threat=50), place(), decks=(LEADERSHIP, LORE), setup={"first_player": P2}))

    assert len(t.happened(lr.ResourcesGained)) == 3
    assert [event.seat for event in t.happened(lr.CardsDrawn)] == [P2]


@pytest.mark.rule("LR-RES-01", "LR-TIM-03")
def test_an_action_window_ends_the_resource_phase(table: MakeTable) -> None:
    """Beravor can be used after the cards are drawn, before the planning phase."""
    t = table(arranged(place(deck=["gleowine", "gandalf", "forest_snare"]), decks=(LORE,)))
    assert (t.window, t.state.phase) == ("resource_end", "resource")

    t.use("beravor")

    assert t.hand(P1) == ["gleowine", "gandalf", "forest_snare"]


# -- planning turns --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-01", "LR-TIM-03")
@pytest.mark.parametrize("first", [P1, P2])
def test_one_planning_turn_each_with_windows_around_them(table: MakeTable, first: int) -> None:
    """Window, turn of the first player, window, turn of the second, window; both may act in each window."""
    second = P2 if first == P1 else P1
    t = table(
        arranged(
            place(hand=["gandalf"]),
            place(hand=["gandalf"], heroes=[spot("aragorn", attachments=["steward_of_gondor"])]),
            decks=(LORE, LEADERSHIP),
            setup={"first_player": first},
            phase="planning",
        )
    )
    asked: list[tuple[str, int]] = []

    def watch(t: QuestTable) -> bool:
        if t.state.phase == "planning":
            asked.append((t.prompt or "", t.asked[0]))
        return t.state.phase != "planning"

    t.skip(watch)

    window = [("window", first), ("window", second)]
    assert asked == [*window, ("planning", first), *window, ("planning", second), *window]


@pytest.mark.rule("LR-PLN-01")
def test_any_number_of_cards_can_be_played_in_a_turn(table: MakeTable) -> None:
    """Three allies and an attachment in one turn, as far as the resources go."""
    hand = ["snowbourn_scout", "snowbourn_scout", "guard_of_the_citadel", "steward_of_gondor", "faramir"]
    t = table(arranged(place(hand=hand, heroes=[spot("aragorn", resources=6)]), phase="planning"))
    for title in ("snowbourn_scout", "snowbourn_scout", "guard_of_the_citadel", "steward_of_gondor"):
        t.play_card(title)

    assert t.area(P1) == ["aragorn", "snowbourn_scout", "snowbourn_scout", "guard_of_the_citadel"]
    assert t.card("aragorn").resources == 0
    assert t.hand(P1) == ["faramir"]


@pytest.mark.rule("LR-PLN-01", "LR-TIM-03")
def test_the_others_may_act_inside_a_turn(table: MakeTable) -> None:
    """After P1's Guard P2 may use Beravor, before P1 goes on; P1's own actions are part of the turn."""
    t = table(
        arranged(
            place(
                hand=["guard_of_the_citadel", "faramir"],
                heroes=[spot("aragorn", resources=6, attachments=["steward_of_gondor"])],
            ),
            place(),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.play_card("guard_of_the_citadel")
    assert (t.window, t.asked) == ("planning_turn", (P2,))
    t.act(lr.UseAbility, seat=P2, card="beravor")
    t.act(lr.ChoosePlayer, player=P2)
    t.skip(lambda t: t.asked == (P1,))

    assert t.prompt == "planning"
    assert t.can(lr.UseAbility, card="steward_of_gondor")
    t.play_card("faramir")
    assert t.area(P1) == ["aragorn", "guard_of_the_citadel", "faramir"]


@pytest.mark.rule("LR-PLN-01")
def test_nobody_plays_an_ally_in_the_turn_of_another(table: MakeTable) -> None:
    """P2 has a window in P1's turn, but allies are played in one's own turn."""
    t = table(
        arranged(
            place(hand=["guard_of_the_citadel", "faramir"], heroes=[spot("aragorn", resources=6)]),
            place(hand=["gleowine"], heroes=[spot("beravor", resources=3)]),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.play_card("guard_of_the_citadel")
    assert t.asked == (P2,)

    assert refused(t, lr.PlayCard(P2, lr.CARDS["gleowine"])) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-PLN-01")
@pytest.mark.parametrize("phase", ["resource", "quest", "travel", "encounter", "combat", "refresh"])
def test_allies_and_attachments_are_played_in_the_planning_phase_only(table: MakeTable, phase: str) -> None:
    """In the windows of the other phases neither is possible."""
    t = table(
        arranged(
            place(threat=20, hand=["gleowine", "self_preservation"], heroes=[spot("beravor", resources=9)]),
            decks=(LORE,),
            phase=phase,
            stage=2,
            empty_encounter=True,
        )
    )
    t.to_prompt("window")
    assert t.state.phase == phase

    for title in ("gleowine", "self_preservation"):
        assert refused(t, lr.PlayCard(P1, lr.CARDS[title])) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-PLN-01", "LR-THR-02")
def test_three_players_plan_in_player_order_and_the_eliminated_one_does_not(table: MakeTable) -> None:
    """P3 is first, P1 is out: P3, then P2."""
    t = table(
        arranged(
            place(out=True, threat=50),
            place(hand=["beorn"]),
            place(hand=["faramir"]),
            decks=(SPIRIT, TACTICS, LEADERSHIP),
            setup={"first_player": P3},
            phase="planning",
        )
    )
    t.to_prompt("planning")
    assert t.asked == (P3,)
    done(t, P3)
    t.to_prompt("planning")
    assert t.asked == (P2,)
    done(t, P2)
    t.skip(lambda t: t.prompt != "window")
    assert t.state.phase == "quest"


# -- paying ----------------------------------------------------------------------------------------------------


def _example(hand: str, *, exhausted: bool = False) -> lr.Setup:
    """Return the example of the rule: A (Leadership) has 3 resources, B and C (Spirit) 2 each."""
    heroes = [
        spot("aragorn", resources=3, exhausted=exhausted),
        spot("eowyn", resources=2, exhausted=exhausted),
        spot("dunhere", resources=2, exhausted=exhausted),
    ]
    return arranged(place(hand=[hand], heroes=heroes), decks=("mixed",), setup=with_mixed(), phase="planning")


def _left(t: QuestTable) -> list[int]:
    return [t.card(hero).resources for hero in ("aragorn", "eowyn", "dunhere")]


@pytest.mark.rule("LR-PLN-02")
def test_an_ally_is_paid_by_heroes_of_its_sphere(table: MakeTable) -> None:
    """Example: a Leadership ally for 2 takes 2 from A."""
    t = table(_example("guard_of_the_citadel"))
    t.play_card("guard_of_the_citadel")

    assert _left(t) == [1, 2, 2]


@pytest.mark.rule("LR-PLN-02")
def test_several_heroes_of_a_sphere_pay_together(table: MakeTable) -> None:
    """Example: a Spirit ally for 4 takes 2 from B and 2 from C."""
    t = table(_example("northern_tracker"))
    t.play_card("northern_tracker")

    assert _left(t) == [3, 0, 0]
    assert t.area(P1)[-1] == "northern_tracker"


@pytest.mark.rule("LR-PLN-02")
def test_the_player_picks_who_pays_where_there_is_a_choice(table: MakeTable) -> None:
    """A Spirit ally for 3: both Spirit heroes are asked for each resource, Aragorn never is."""
    t = table(_example("lorien_guide"))
    t.play_card("lorien_guide")
    aragorn = t.card("aragorn")
    assert t.prompt == "pay"
    assert refused(t, lr.Pay(P1, aragorn.uid, aragorn.card)) == ("cannot_pay", "LR-PLN-02")

    t.act(lr.Pay, card="dunhere")
    t.act(lr.Pay, card="dunhere")

    assert _left(t) == [3, 1, 0]
    assert t.area(P1)[-1] == "lorien_guide"


@pytest.mark.rule("LR-PLN-02")
def test_exhausted_heroes_pay(table: MakeTable) -> None:
    """A Spirit ally for 4 with everybody exhausted."""
    t = table(_example("northern_tracker", exhausted=True))
    t.play_card("northern_tracker")

    assert _left(t) == [3, 0, 0]


@pytest.mark.rule("LR-PLN-02")
@pytest.mark.parametrize(("resources", "legal"), [(3, False), (4, True)])
def test_a_card_costs_all_of_its_cost(table: MakeTable, resources: int, legal: bool) -> None:
    """Faramir costs 4 Leadership resources; those of Spirit heroes do not count."""
    heroes = [spot("aragorn", resources=resources), spot("eowyn", resources=9)]
    t = table(
        arranged(place(hand=["faramir"], heroes=heroes), decks=("mixed",), setup=with_mixed(), phase="planning"),
    )
    t.to_prompt("planning")

    action = lr.PlayCard(P1, lr.CARDS["faramir"])
    assert t.is_legal(action) is legal
    if not legal:
        assert refused(t, action) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-PLN-02")
def test_resources_of_another_player_do_not_count(table: MakeTable) -> None:
    """P1 has 4 for Gandalf, and P2 has 9: he cannot be played."""
    t = table(
        arranged(
            place(hand=["gandalf"], heroes=[spot("aragorn", resources=4)]),
            place(heroes=[spot("denethor", resources=9)]),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.to_prompt("planning")

    assert refused(t, lr.PlayCard(P1, lr.CARDS["gandalf"])) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-PLN-03")
def test_a_card_without_cost_needs_a_matching_hero(table: MakeTable) -> None:
    """Stand Together costs nothing, and cannot be played without a Tactics hero; Common Cause can, by Aragorn."""
    hand = ["stand_together", "common_cause"]
    t = table(arranged(place(hand=hand), decks=("mixed",), setup=with_mixed(), phase="planning"))
    t.to_prompt("planning")

    assert refused(t, lr.PlayCard(P1, lr.CARDS["stand_together"])) == ("no_icon", "LR-PLN-03")
    assert t.is_legal(lr.PlayCard(P1, lr.CARDS["common_cause"]))


@pytest.mark.rule("LR-PLN-03")
def test_a_hero_who_is_not_in_play_matches_nothing(table: MakeTable) -> None:
    """Aragorn is dead: nobody can play Common Cause any more."""
    heroes = [spot("eowyn", resources=3), spot("dunhere", resources=3)]
    t = table(
        arranged(place(hand=["common_cause"], heroes=heroes), decks=("mixed",), setup=with_mixed(), phase="planning"),
    )
    t.to_prompt("planning")

    assert refused(t, lr.PlayCard(P1, lr.CARDS["common_cause"])) == ("no_icon", "LR-PLN-03")


@pytest.mark.rule("LR-PLN-03", "LR-EFF-11")
def test_what_is_put_into_play_needs_no_match(table: MakeTable) -> None:
    """Sneak Attack brings Beorn, a Tactics ally for 6, without a Tactics hero and for the 1 of the event alone."""
    heroes = [spot("aragorn", resources=1)]
    t = table(
        arranged(
            place(hand=["sneak_attack", "beorn"], heroes=heroes),
            decks=("mixed",),
            setup=with_mixed(),
            phase="planning",
        )
    )
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="beorn")

    assert t.area(P1) == ["aragorn", "beorn"]


@pytest.mark.rule("LR-PLN-04")
def test_a_neutral_card_is_paid_by_any_mix_of_heroes(table: MakeTable) -> None:
    """Gandalf costs 5: Aragorn pays 3, Éowyn and Dúnhere one each."""
    t = table(_example("gandalf"))
    t.play_card("gandalf")
    for hero in ("aragorn", "eowyn", "aragorn", "dunhere", "aragorn"):
        assert t.prompt == "pay"
        t.act(lr.Pay, card=hero)

    assert _left(t) == [0, 1, 1]
    assert t.in_play("gandalf") == 1


@pytest.mark.rule("LR-PLN-05", "LR-TRV-02")
def test_resources_for_an_ability_need_no_match(table: MakeTable) -> None:
    """The price of travelling to Market Square may come from a hero of any sphere."""
    heroes = [spot("aragorn", resources=1), spot("eowyn", resources=1), spot("dunhere")]
    t = table(
        arranged(
            place(heroes=heroes),
            decks=("mixed",),
            setup=with_mixed(),
            phase="travel",
            stage=2,
            staging=["market_square"],
        )
    )
    t.act(lr.Travel, card="market_square")

    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == ["aragorn", "eowyn"]
    t.pick("eowyn")
    assert [(event.card.id, event.amount) for event in t.happened(lr.ResourcesSpent)] == [("eowyn", 1)]


@pytest.mark.rule("LR-PLN-05")
def test_an_ability_may_name_the_pool_that_pays(table: MakeTable) -> None:
    """Glorfindel heals for 1 resource of his own pool: Beravor's three do not help him."""
    heroes = [spot("glorfindel", damage=1), spot("beravor", resources=3)]
    t = table(arranged(place(hand=["gandalf"], heroes=heroes), decks=(LORE,), phase="planning"))
    t.to_prompt("planning")
    glorfindel = t.card("glorfindel")
    action = lr.UseAbility(P1, glorfindel.uid, glorfindel.card)
    assert refused(t, action) == ("cannot_pay", "LR-PLN-02")

    t.arrange(lambda state: setattr(state.cards[glorfindel.uid], "resources", 1))
    t.play(action)
    t.pick("glorfindel")

    assert (t.card("glorfindel").resources, t.card("beravor").resources, t.card("glorfindel").damage) == (0, 3, 0)


# -- entering play ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-06", "LR-TIM-04")
def test_allies_enter_play_ready_and_can_act_at_once(table: MakeTable) -> None:
    """Gléowine comes into play under P1's control and lets P2 draw a card in the same turn."""
    t = table(
        arranged(
            place(hand=["gleowine"], heroes=[spot("denethor", resources=2, exhausted=True)]),
            place(deck=["faramir"]),
            decks=(LORE, LEADERSHIP),
            phase="planning",
        )
    )
    t.play_card("gleowine")
    assert (t.card("gleowine").controller, t.card("gleowine").owner, t.card("gleowine").exhausted) == (P1, P1, False)
    assert (t.area(P1), t.area(P2)) == (["denethor", "gleowine"], ["aragorn", "gloin", "theodred"])
    assert (t.hand(P1), t.state.players[P1].playing) == ([], [])
    assert t.card("gleowine").place == "area"

    t.use("gleowine")
    t.act(lr.ChoosePlayer, player=P2)
    assert t.hand(P2) == ["faramir"]


@pytest.mark.rule("LR-PLN-06", "LR-QST-02")
def test_an_ally_quests_in_the_round_in_which_it_came(table: MakeTable) -> None:
    """A Guard of the Citadel, just played, is committed."""
    seat = place(hand=["guard_of_the_citadel"], heroes=[spot("aragorn", resources=2, exhausted=True)])
    t = table(arranged(seat, phase="planning", stage=2, empty_encounter=True))
    t.play_card("guard_of_the_citadel")
    t.commit(P1, "guard_of_the_citadel")

    assert t.happened(lr.QuestCompared)[0].willpower == 1


@pytest.mark.rule("LR-PLN-06")
def test_attachments_enter_play_ready(table: MakeTable) -> None:
    """Steward of Gondor can be used in the turn in which it is played."""
    t = table(arranged(place(hand=["steward_of_gondor"], heroes=[spot("aragorn", resources=2)]), phase="planning"))
    t.play_card("steward_of_gondor")
    t.use("steward_of_gondor")

    assert t.card("aragorn").resources == 2
    assert t.card("steward_of_gondor").exhausted
