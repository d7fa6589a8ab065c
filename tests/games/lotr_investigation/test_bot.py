"""The player of the game's own: legal answers from the view alone, sensible ones, and a won game now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.bot import answer
from boardrules.games.lotr_investigation.bot_sight import Sight
from tests.games.lotr_investigation.table import (
    HIDEOUT,
    LEADERSHIP,
    SPIRIT,
    SUSPECT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    place,
    spot,
)

#: Easy games with the Leadership starter deck: the quest is hard, and these are some of the few that the bot wins.
_EASY_SEEDS: Final = (36, 101)
#: A game never takes so many answers.
_PATIENCE: Final = 5000


def _next(state: lr.State) -> tuple[lr.View, list[lr.Action]]:
    """Return what the asked seat sees and what it may answer."""
    decision = lr.GAME.decision(state)
    assert decision is not None
    seat = decision.seats[0]
    return lr.GAME.view(state, seat), [action for action in decision.actions if action.seat == seat]


def _play_on(state: lr.State, look: Callable[[lr.View, list[lr.Action], lr.Action], None] | None = None) -> lr.State:
    """Let the bot play for every seat to the end; every answer must be one of the legal actions."""
    for _ in range(_PATIENCE):
        if lr.GAME.decision(state) is None:
            return state
        view, actions = _next(state)
        chosen = answer(view, actions)
        assert chosen in actions, (view.prompt, chosen)
        if look is not None:
            look(view, actions, chosen)
        lr.GAME.apply(state, chosen)
    raise AssertionError("the game never ended")


def _play(setup: lr.Setup, seed: int = 1) -> lr.State:
    return _play_on(lr.GAME.start(setup, seed))


def _answer(t: QuestTable) -> lr.Action:
    """Return what the bot answers to the open question."""
    return answer(*_next(t.state))


def _follow(t: QuestTable, prompt: str) -> list[lr.Action]:
    """Let the bot answer as long as a question stays open, and return its answers."""
    t.to_prompt(prompt)
    given: list[lr.Action] = []
    while t.prompt == prompt:
        given.append(_answer(t))
        t.play(given[-1])
    return given


# -- every answer is legal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_plays_whole_games_with_legal_answers(players: int) -> None:
    """From 1 to 4 players every answer is one of the legal actions, and every game ends."""
    for seed in (1, 2):
        state = _play(lr.Setup(players=players), seed)
        assert state.result is not None
        assert lr.GAME.decision(state) is None


@pytest.mark.parametrize("players", [1, 2])
def test_plays_tournament_decks_in_easy_mode(players: int) -> None:
    """The 50-card decks are played as well, with every option of the game."""
    decks = ("fifty_leadership_lore", "fifty_tactics_spirit")
    for turn in (1, -1):
        setup = lr.Setup(
            players=players, decks=decks[::turn][:players], easy_mode=True, smoke_and_mirrors_surge=True, first_player=0
        )
        assert _play(setup, 3).result is not None


POSITIONS: Final = {
    "stage 2 with locations": arranged(
        place(threat=35, hand=("gandalf", "sneak_attack", "faramir")),
        place(threat=36, hand=("feint", "gondorian_spearman")),
        stage=2,
        active="old_warehouse",
        staging=("market_square", "dark_alley", "village_stable", "chetwood_outlaw"),
    ),
    "stage 2 with one pair left": arranged(
        place(threat=30),
        decks=(SPIRIT,),
        stage=2,
        phase="quest",
        eliminated=("todd_the_troll", "susie_the_spider", "wolf_pelt_jake", "old_orc_eyes", "combe_storehouse"),
    ),
    "stage 3 with two Hideouts": arranged(
        place(threat=38, hand=("gandalf", "for_gondor")),
        place(threat=30, hand=("blade_mastery", "quick_strike", "beorn")),
        place(threat=31, hand=("the_galadhrims_greeting", "hasty_stroke")),
        stage=3,
        staging=("wolf_pelt_jake", "susie_the_spider", "staddle_hiding_hole", "combe_storehouse"),
    ),
    "attacks from all sides": arranged(
        place(threat=40, engaged=("lawless_ruffian", "greenway_footpad", "bill_ferny"), allies=("faramir", "gandalf")),
        place(threat=44, engaged=("todd_the_troll", "bree_land_informant"), allies=("gondorian_spearman", "beorn")),
        place(threat=34, engaged=("johnny_goblin_fingers",), hand=("hasty_stroke", "a_light_in_the_dark")),
        place(threat=33, engaged=("old_orc_eyes",), hand=("forest_snare", "lore_of_imladris")),
        phase="combat",
        stage=3,
        active="chetwood_campsite",
    ),
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_plays_on_from_arranged_positions(name: str) -> None:
    """In the later stages and in the middle of a fight every answer is legal too."""
    for seed in (1, 2, 3):
        assert _play(POSITIONS[name], seed).result is not None


# -- the view alone --------------------------------------------------------------------------------------------


def test_same_view_gives_the_same_answer() -> None:
    """The answer follows from view and actions: asked again, with views made anew, it is the same."""
    first: list[lr.Action] = []
    again: list[lr.Action] = []
    _play_on(lr.GAME.start(lr.Setup(players=2), 5), lambda view, actions, chosen: first.append(chosen))

    def ask_twice(view: lr.View, actions: list[lr.Action], chosen: lr.Action) -> None:
        again.append(answer(view, list(actions)))
        assert answer(view, list(actions)) == chosen

    _play_on(lr.GAME.start(lr.Setup(players=2), 5), ask_twice)
    assert first == again


def test_uses_nothing_but_what_the_seat_may_know() -> None:
    """In a world that is dealt anew behind the seat's back the answer is the same."""
    state = lr.GAME.start(lr.Setup(players=2), 4)
    compared = 0
    while lr.GAME.decision(state) is not None:
        view, actions = _next(state)
        chosen = answer(view, actions)
        if len(actions) > 1:
            assert view.seat is not None
            other = _next(lr.GAME.redeal(state, view.seat, state.number))
            assert other[1] == actions
            assert answer(*other) == chosen, view.prompt
            compared += 1
        lr.GAME.apply(state, chosen)
    assert compared > 50


# -- sensible answers ------------------------------------------------------------------------------------------


def test_commits_enough_when_the_quest_can_be_won(table: MakeTable) -> None:
    """With little threat and nobody to fight it commits more willpower than the threat will be."""
    t = table(arranged(place(threat=24), decks=(SPIRIT,), phase="quest", staging=("ramshackle_manor",)))
    t.to_prompt("option-stage_one")
    t.option("threat")
    given = _follow(t, "commit")
    assert next(action.card.id for action in given if isinstance(action, lr.Commit)) == "eowyn"
    assert t.view(0).willpower >= 5


def test_commits_nobody_in_vain(table: MakeTable) -> None:
    """Who adds no willpower stays at home."""
    t = table(arranged(place(threat=29, allies=("snowbourn_scout", "son_of_arnor")), phase="quest"))
    t.to_prompt("option-stage_one")
    t.option("threat")
    committed = [action.card.id for action in _follow(t, "commit") if isinstance(action, lr.Commit)]
    assert committed
    assert not {"snowbourn_scout", "son_of_arnor"} & set(committed)


def test_keeps_somebody_back_for_the_enemies(table: MakeTable) -> None:
    """With enemies engaged not everybody goes on the quest."""
    t = table(
        arranged(
            place(threat=29, engaged=("greenway_footpad", "bree_land_informant")),
            decks=(TACTICS,),
            phase="quest",
            staging=("ramshackle_manor",),
        )
    )
    t.to_prompt("option-stage_one")
    t.option("threat")
    committed = [action for action in _follow(t, "commit") if isinstance(action, lr.Commit)]
    assert len(committed) < 3


def test_a_cheap_ally_defends_where_a_hero_would_fall(table: MakeTable) -> None:
    """Snowbourn Scout takes the blow that would destroy a hurt hero."""
    t = table(
        arranged(
            place(
                threat=40,
                heroes=(spot("aragorn", damage=3), spot("theodred", damage=3), spot("gloin", damage=3)),
                allies=("snowbourn_scout",),
                engaged=("greenway_footpad",),
            ),
            decks=(LEADERSHIP,),
            phase="combat",
        )
    )
    t.to_prompt("defend")
    assert _answer(t) == lr.Defend(0, t.uid("snowbourn_scout"), lr.CARDS["snowbourn_scout"])


def test_a_strong_hero_defends_where_nothing_can_happen(table: MakeTable) -> None:
    """Nobody is thrown away against an attack that a hero bears without harm."""
    t = table(
        arranged(
            place(threat=26, allies=("daughter_of_the_nimrodel",), engaged=("bree_land_informant",)),
            decks=("core_lore",),
            phase="combat",
        )
    )
    t.to_prompt("defend")
    chosen = _answer(t)
    assert isinstance(chosen, lr.Defend)
    assert chosen.card.type == "hero"


def test_attacks_what_it_can_destroy_with_no_more_than_it_takes(table: MakeTable) -> None:
    """An enemy with 1 defense and 3 hit points is attacked with 4 attack, and not by everybody."""
    t = table(
        arranged(
            place(threat=26, engaged=("bree_land_informant",), allies=("veteran_axehand", "veteran_axehand", "beorn")),
            decks=(TACTICS,),
            phase="combat",
        )
    )
    t.to_prompt("defend")
    t.play(_answer(t))
    t.to_prompt("attack")
    chosen = _answer(t)
    assert isinstance(chosen, lr.AttackEnemy)
    t.play(chosen)
    added = [action for action in _follow(t, "attackers") if isinstance(action, lr.AddAttacker)]
    assert sum(t.card(action.card.id).card.attack for action in added) == 4


def test_last_suspect_is_struck_down_with_all_that_is_there(table: MakeTable) -> None:
    """When the Suspect can be destroyed the characters stay at home for it, and the quest is won."""
    t = table(
        arranged(
            place(
                threat=30,
                allies=("veteran_axehand", "veteran_axehand", "gondorian_spearman", "beorn"),
                engaged=(spot("wolf_pelt_jake", damage=2),),
            ),
            decks=(TACTICS,),
            phase="quest",
            stage=3,
        )
    )
    _play_on(t.state, None)
    assert t.state.result is not None
    assert t.state.result.winners == (0,)


def test_keeps_back_those_who_can_strike_the_last_suspect_down(table: MakeTable) -> None:
    """Heroes take the attacks, and the two who are needed for the kill do not defend: the quest is won."""
    t = table(
        arranged(
            place(
                threat=40,
                heroes=(
                    spot("aragorn", damage=2),
                    spot("gloin", damage=2, exhausted=True),
                    spot("theodred", exhausted=True),
                ),
                allies=("silverlode_archer",),
                engaged=(spot("wolf_pelt_jake", damage=6), "bill_ferny", "bree_land_informant"),
            ),
            decks=(LEADERSHIP,),
            encounter=("dark_alley", "market_square", "old_warehouse"),
            phase="combat",
            stage=3,
        )
    )
    _play_on(t.state, None)
    assert _won(t.state)


def test_does_not_count_on_a_hero_who_falls_before(table: MakeTable) -> None:
    """Two attacks come, and only one hero is ready: he defends, for if he takes one undefended he cannot defend."""
    t = table(
        arranged(
            place(
                threat=30,
                heroes=(spot("aragorn", damage=2, exhausted=True), "theodred"),
                engaged=("greenway_footpad", "greenway_footpad"),
            ),
            decks=(LEADERSHIP,),
            setup={"shadow_cards": False},
            phase="combat",
        )
    )
    t.to_prompt("defend")
    assert _answer(t) == lr.Defend(0, t.uid("theodred"), lr.CARDS["theodred"])


def test_knows_who_has_attacked_without_shadow_cards(table: MakeTable) -> None:
    """Nothing lies under the enemies that would tell; the one that has attacked needs no defender any more."""
    t = table(
        arranged(
            place(threat=30, heroes=("aragorn", "theodred"), engaged=("greenway_footpad", "lawless_ruffian")),
            decks=(LEADERSHIP,),
            setup={"shadow_cards": False},
            phase="combat",
        )
    )
    t.pick("greenway_footpad")
    sight = Sight(t.view(0), 0)
    assert {enemy.card.id: sight.waits(enemy) for enemy in sight.engaged()} == {
        "greenway_footpad": False,
        "lawless_ruffian": True,
    }


def test_gandalf_falls_upon_the_suspect_when_the_hideouts_are_explored(table: MakeTable) -> None:
    """With nothing left that protects the Suspect, Sneak Attack brings Gandalf to deal the last 4 damage."""
    t = table(
        arranged(
            place(
                threat=30,
                heroes=(spot("aragorn", resources=1), "gloin", "theodred"),
                hand=("sneak_attack", "gandalf"),
                engaged=(spot("johnny_goblin_fingers", damage=2),),
            ),
            decks=(LEADERSHIP,),
            phase="quest",
            stage=3,
        )
    )
    _play_on(t.state, None)
    assert _won(t.state)
    assert t.state.round == 1


@pytest.mark.parametrize(("players", "word"), [(1, "stay"), (2, "accuse")])
def test_only_one_alone_looks_on_before_it_accuses(table: MakeTable, players: int, word: str) -> None:
    """With 25 pairs left and little threat a single player goes on looking, and two accuse at once."""
    strong = ("faramir", "brok_ironfist", "guard_of_the_citadel")
    t = table(
        arranged(
            *[place(threat=25, allies=strong if seat == 0 else ()) for seat in range(players)],
            decks=(LEADERSHIP, TACTICS)[:players],
            phase="quest",
            stage=2,
        )
    )
    while t.prompt != "option-stage_two":
        assert t.decision is not None
        everybody = [action for action in t.actions(t.decision.seats[0]) if isinstance(action, lr.Commit)]
        t.play(everybody[0] if everybody else _answer(t))
    assert _answer(t) == lr.ChooseOption(0, word)


def test_stays_away_from_the_dark_alley(table: MakeTable) -> None:
    """An alley that brings one more enemy is left where it is in the first stages."""
    t = table(arranged(place(threat=29), decks=(LEADERSHIP,), phase="travel", staging=("dark_alley",)))
    t.to_prompt("travel")
    assert not isinstance(_answer(t), lr.Travel)


def test_accuses_the_only_pair_that_is_left(table: MakeTable) -> None:
    """With four Suspects and four Hideouts marked it accuses, and names the two that are left."""
    marked = [card.id for card in lr.content.NAMES if card.id not in (SUSPECT, HIDEOUT)]
    t = table(
        arranged(
            place(threat=25, allies=("northern_tracker", "lorien_guide", "wandering_took")),
            decks=(SPIRIT,),
            phase="quest",
            stage=2,
            eliminated=tuple(marked),
        )
    )
    while t.prompt != "accuse":
        t.play(_answer(t))
    chosen = _answer(t)
    assert isinstance(chosen, lr.Accuse)
    assert (chosen.suspect.id, chosen.hideout.id) == (SUSPECT, HIDEOUT)


def test_travels_to_the_hideout_in_the_last_stage(table: MakeTable) -> None:
    """At stage 3 the Hideout comes before any other location."""
    t = table(
        arranged(
            place(threat=25),
            decks=(SPIRIT,),
            phase="travel",
            stage=3,
            staging=("dark_alley", "staddle_hiding_hole", "old_warehouse", "todd_the_troll"),
        )
    )
    t.to_prompt("travel")
    chosen = _answer(t)
    assert isinstance(chosen, lr.Travel)
    assert chosen.card.id == "staddle_hiding_hole"


def test_pays_no_threat_that_would_end_the_game(table: MakeTable) -> None:
    """At 48 threat it does not take 2 more but lets another card be revealed."""
    t = table(arranged(place(threat=48), decks=(SPIRIT,), phase="quest"))
    t.to_prompt("option-stage_one")
    assert _answer(t) == lr.ChooseOption(0, "reveal")


def test_a_hand_without_anything_to_play_is_replaced(table: MakeTable) -> None:
    """A starting hand that can be played is kept; one of nothing but events is not."""
    bad = ("for_gondor", "for_gondor", "grim_resolve", "common_cause", "common_cause", "valiant_sacrifice")
    good = ("steward_of_gondor", "faramir", "guard_of_the_citadel", "guard_of_the_citadel", "gandalf", "for_gondor")
    for hand, kind in ((bad, lr.Mulligan), (good, lr.Keep)):
        t = table(lr.Setup(players=1, seats=(lr.Position(hand=hand),)))
        assert isinstance(_answer(t), kind)


# -- winning ---------------------------------------------------------------------------------------------------


def test_wins_now_and_then() -> None:
    """Of some easy games with the Leadership starter deck at least one is won."""
    won = [seed for seed in _EASY_SEEDS if _won(_play(lr.Setup(players=1, easy_mode=True), seed))]
    assert won


def test_wins_what_is_well_prepared() -> None:
    """With a clear case, low threat and a strong table at least half of the games are won."""
    marked = [card.id for card in lr.content.NAMES if card.id not in (SUSPECT, HIDEOUT)]
    position = arranged(
        place(
            threat=25,
            heroes=(spot("aragorn", attachments=("steward_of_gondor", "celebrians_stone")), "gloin", "theodred"),
            allies=("faramir", "guard_of_the_citadel", "guard_of_the_citadel", "brok_ironfist", "silverlode_archer"),
        ),
        decks=(LEADERSHIP,),
        setup={"easy_mode": True},
        stage=2,
        phase="quest",
        eliminated=tuple(marked),
    )
    assert sum(_won(_play(position, seed)) for seed in range(8)) >= 4


def _won(state: lr.State) -> bool:
    assert state.result is not None
    return bool(state.result.winners)
