"""The eleven locations of the encounter deck, each with everything that its text does."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    attacks,
    combat,
    damage,
    fight,
    gloin,
    shadows,
    sneak_gandalf,
    strike,
)
from tests.games.lotr_investigation.quest_positions import done, quiet, revealed
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    choice,
    numbers,
    own_deck,
    place,
    seen,
    spot,
)

HIDEOUTS = ["bill_fernys_house", "staddle_hiding_hole", "combe_storehouse", "archet_trading_post", "chetwood_campsite"]
JAKE, TODD, EYES = "wolf_pelt_jake", "todd_the_troll", "old_orc_eyes"


def travel(table: MakeTable, title: str, *seats: lr.Position, **position: Any) -> QuestTable:
    """Return a travel phase with a location in the staging area; nothing is in the encounter deck but what is named."""
    places = seats or (place(threat=20, heroes=["aragorn", gloin()]),)
    values: dict[str, Any] = {"phase": "travel", "stage": 2, "staging": [title], "empty_encounter": True}
    return table(arranged(*places, **{**values, "setup": {"hideout": _other(title)}, **position}))


def _other(title: str) -> str:
    """Return a Hideout for the case that is not the one that is named."""
    return "combe_storehouse" if title == "chetwood_campsite" else "chetwood_campsite"


# -- hideouts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-KEY-11")
@pytest.mark.parametrize("title", HIDEOUTS)
def test_a_hideout_in_play_is_immune_to_player_card_effects(table: MakeTable, title: str) -> None:
    """Snowbourn Scout may choose between a Manor and a Square, and is refused the Hideout."""
    t = table(
        arranged(
            place(threat=20, hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            phase="planning",
            stage=2,
            staging=[title, "ramshackle_manor", "village_stable"],
            setup={"hideout": _other(title)},
        )
    )
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")
    assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")

    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "ramshackle_manor",
        "village_stable",
    ]
    assert [seen(t, name).immune for name in (title, "ramshackle_manor")] == [True, False]


@pytest.mark.rule("LR-CRD-01", "LR-TRV-03", "LR-EFF-10")
@pytest.mark.parametrize("where", ["encounter", "encounter_discard", "nowhere"])
@pytest.mark.parametrize(
    ("title", "enemy"),
    [
        ("bill_fernys_house", "bill_ferny"),
        ("staddle_hiding_hole", "greenway_footpad"),
        ("combe_storehouse", "lawless_ruffian"),
        ("archet_trading_post", "bree_land_informant"),
        ("chetwood_campsite", "chetwood_outlaw"),
    ],
)
def test_travelling_to_a_hideout_brings_its_enemy(table: MakeTable, title: str, enemy: str, where: str) -> None:
    """From the deck or its pile, if it is there; the deck is shuffled; Staddle's Footpad alone is revealed."""
    position: dict[str, Any] = {} if where == "nowhere" else {where: ["market_square", enemy, "old_warehouse"]}
    t = travel(table, title, **position)
    t.act(lr.Travel, card=title)
    is_revealed = title == "staddle_hiding_hole" and where != "nowhere"
    if is_revealed:
        assert t.prompt == "option-footpad"
        t.option("threat")

    assert t.active == title
    assert t.staging == ([] if where == "nowhere" else [enemy])
    assert revealed(t) == ([enemy] if is_revealed else [])
    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["encounter"]
    assert t.threats == [22 if is_revealed else 20]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-36")
def test_bill_fernys_house_finds_him_in_the_victory_display(table: MakeTable) -> None:
    """He comes without damage, and his 3 points are lost until he is defeated again."""
    t = travel(table, "bill_fernys_house", victory=["bill_ferny", "the_prancing_pony"])
    assert t.view(None).victory_points == 5
    t.act(lr.Travel, card="bill_fernys_house")

    assert (t.staging, t.card("bill_ferny").damage) == (["bill_ferny"], 0)
    assert (t.victory, t.view(None).victory_points) == (["the_prancing_pony"], 2)


@pytest.mark.rule("LR-CRD-01", "LR-CRD-35")
@pytest.mark.parametrize("explored", [True, False])
def test_bill_fernys_house_makes_suspects_immune(table: MakeTable, explored: bool) -> None:
    """In the victory display, and for Suspects alone: the Ruffian is not immune; a House in play makes nobody so."""
    where: dict[str, Any] = {"victory": ["bill_fernys_house"]} if explored else {"staging": ["bill_fernys_house"]}
    t = combat(table, place(threat=20, heroes=["aragorn", gloin()], engaged=[TODD, "lawless_ruffian"]), **where)

    assert [seen(t, title).immune for title in (TODD, "lawless_ruffian")] == [explored, False]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-35")
@pytest.mark.parametrize("explored", [True, False])
def test_bill_fernys_house_hides_the_shadow_cards_of_suspects(table: MakeTable, explored: bool) -> None:
    """Dark Knowledge sees the card of the Ruffian, and that of Todd only before the House is explored."""
    hero = spot("denethor", attachments=["dark_knowledge"])
    for enemy, offered in ((TODD, not explored), ("lawless_ruffian", True)):
        t = combat(
            table,
            place(threat=20, heroes=[hero, "beravor"], engaged=[enemy]),
            decks=(LORE,),
            victory=["bill_fernys_house"] if explored else [],
        )
        t.skip(lambda t: t.prompt in ("respond-shadow_dealt", "defend"))
        assert (t.prompt == "respond-shadow_dealt") is offered


@pytest.mark.rule("LR-CRD-01", "LR-CRD-34")
@pytest.mark.parametrize("explored", [True, False])
def test_staddle_keeps_other_players_from_suspects(table: MakeTable, explored: bool) -> None:
    """P2's Legolas attacks P1's Todd, joins against him, or strikes him, only without Staddle in the display."""
    other = own_deck("other", ("legolas", "gimli"), "quick_strike", "unexpected_courage")
    t = fight(
        table,
        place(threat=20, heroes=["theodred", gloin()], engaged=[TODD]),
        place(threat=20, hand=["quick_strike"], heroes=[spot("legolas", resources=1)]),
        decks=(LEADERSHIP, "other"),
        setup={"deck_lists": (other,)},
        victory=["staddle_hiding_hole"] if explored else [],
    )
    assert t.asked == (P1,)
    t.act(lr.Done, seat=P1)
    t.skip(lambda t: t.prompt == "attack" or t.window == "combat_end")

    assert (t.prompt == "attack") is not explored
    if explored:
        assert not t.can(lr.PlayCard, card="quick_strike")


@pytest.mark.rule("LR-CRD-01", "LR-CRD-34", "LR-KEY-11")
def test_staddle_keeps_dunhere_from_suspects_of_the_staging_area(table: MakeTable) -> None:
    """He reaches the Informant there and not Jake."""
    t = combat(
        table,
        place(threat=20, heroes=["dunhere"]),
        decks=(SPIRIT,),
        staging=[JAKE, "bree_land_informant"],
        victory=["staddle_hiding_hole"],
    )
    t.to_prompt("attack")

    assert [action.card.id for action in t.offered() if isinstance(action, lr.AttackEnemy)] == ["bree_land_informant"]
    assert refused(t, lr.AttackEnemy(P1, t.uid(JAKE), lr.CARDS[JAKE])) == ("not_engaged_with_you", "LR-CRD-34")


@pytest.mark.rule("LR-CRD-01", "LR-CRD-33")
@pytest.mark.parametrize("how", ["check", "optional", "card effect"])
def test_combe_makes_suspects_attack_whenever_they_engage(table: MakeTable, how: str) -> None:
    """By an engagement check, by choice, or called by Son of Arnor: an immediate attack with its own shadow card."""
    seat = place(
        threat=45 if how == "check" else 20,
        hand=["sneak_attack", "son_of_arnor"] if how == "card effect" else [],
        heroes=["aragorn", spot("gloin", resources=1)],
    )
    t = table(
        arranged(
            seat,
            phase="planning" if how == "card effect" else "encounter",
            stage=2,
            staging=[JAKE],
            victory=["combe_storehouse"],
            encounter=["market_square"],
        )
    )
    if how == "optional":
        t.act(lr.Engage, card=JAKE)
    elif how == "card effect":
        t.play_card("sneak_attack")
        t.act(lr.ChooseTitle, card="son_of_arnor")
        t.use("son_of_arnor")
    t.to_prompt("defend")

    assert attacks(t) == [(JAKE, P1)]
    assert shadows(t, t.uid(JAKE)) == [["market_square"]]
    assert t.state.phase == ("planning" if how == "card effect" else "encounter")


@pytest.mark.rule("LR-CRD-01", "LR-CRD-33")
def test_combe_is_about_suspects_alone(table: MakeTable) -> None:
    """A Ruffian that is engaged by choice attacks in the combat phase, and not at once."""
    t = table(
        arranged(
            place(threat=20),
            phase="encounter",
            stage=2,
            staging=["lawless_ruffian"],
            victory=["combe_storehouse"],
            encounter=["market_square"],
        )
    )
    t.act(lr.Engage, card="lawless_ruffian")
    t.skip(lambda t: t.state.phase == "combat")

    assert t.state.phase == "combat"
    assert attacks(t) == [("lawless_ruffian", P1)]


@pytest.mark.rule("LR-CRD-01", "LR-REF-02")
def test_archet_lets_each_suspect_take_5_damage_in_a_round(table: MakeTable) -> None:
    """Orc-eyes: Gandalf's 4, and 1 of 3 by attack; Jake's 2 count for himself; the next round counts anew."""
    t = fight(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "gandalf"],
            heroes=["aragorn", gloin(resources=1), "theodred"],
            engaged=[EYES, JAKE],
        ),
        victory=["archet_trading_post"],
    )
    strike(t, JAKE, "aragorn", "theodred")
    t.to_window("attack_declared")
    sneak_gandalf(t, EYES)
    t.to_prompt("attack")
    strike(t, EYES, "gandalf", "gloin")
    t.to_window("attack_done")

    assert damage(t) == [(EYES, 4), (JAKE, 3 + 2 - 3), (EYES, 1)]
    [prevented] = t.happened(lr.DamagePrevented)
    assert (prevented.amount, prevented.by, prevented.rules) == (2, (lr.CARDS["archet_trading_post"],), ("LR-CRD-01",))
    assert [seen(t, title).damage_in_round for title in (EYES, JAKE)] == [5, 2]
    t.skip(lambda t: t.state.round == 2)
    assert [seen(t, title).damage_in_round for title in (EYES, JAKE)] == [0, 0]


@pytest.mark.rule("LR-CRD-01")
def test_archet_is_about_suspects_alone(table: MakeTable) -> None:
    """3 + 2 + 2 + 4 less 3 on Bill Ferny: 8 damage."""
    t = fight(
        table,
        place(
            threat=20,
            heroes=["aragorn", gloin(), "theodred"],
            allies=["gandalf"],
            engaged=["bill_ferny"],
        ),
        victory=["archet_trading_post"],
    )
    strike(t, "bill_ferny", "aragorn", "theodred", "gandalf", "gloin")
    t.to_window("attack_done")

    assert damage(t) == [("bill_ferny", 8)]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-32")
@pytest.mark.parametrize("explored", [True, False])
def test_chetwood_campsite_strengthens_suspects(table: MakeTable, explored: bool) -> None:
    """+1 threat, attack and defense for each Suspect, in the victory display only; nothing for others."""
    where: dict[str, Any] = {"victory": ["chetwood_campsite"]} if explored else {"active": spot("chetwood_campsite")}
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", gloin()], engaged=[TODD, "lawless_ruffian"]),
        setup={"hideout": "combe_storehouse"},
        **where,
    )
    more = 1 if explored else 0

    assert (numbers(t, TODD), seen(t, TODD).threat) == ((0, 7 + more, 2 + more), 2 + more)
    assert numbers(t, "lawless_ruffian") == (0, 3, 2)


# -- the other locations ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-INV-01")
@pytest.mark.parametrize("where", ["active", "staging"])
@pytest.mark.parametrize("option", ["look", "draw"])
def test_the_prancing_pony_shows_two_cards_or_lets_everybody_draw_two(
    table: MakeTable, where: str, option: str
) -> None:
    """As it is explored, active or in the staging area; then it goes to the victory display."""
    pony = spot("the_prancing_pony", progress=1)
    t = table(
        arranged(
            place(threat=20, hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1), gloin()]),
            place(threat=20),
            phase="planning",
            stage=2,
            active=pony if where == "active" else None,
            staging=[pony] if where == "staging" else [],
            investigation=[JAKE, "rising_body_count", TODD],
        )
    )
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")
    t.option(option)

    looked = [(event.seat, event.number) for event in t.happened(lr.InvestigationLooked)]
    drawn = [(event.seat, event.number) for event in t.happened(lr.CardsDrawn)]
    assert (looked, drawn) == (([(P1, 2)], []) if option == "look" else ([], [(P1, 2), (P2, 2)]))
    assert t.victory == ["the_prancing_pony"]
    assert t.eliminated == ([JAKE] if option == "look" else [])


@pytest.mark.rule("LR-CRD-01", "LR-INS-03", "LR-KEY-07")
@pytest.mark.parametrize(
    ("title", "number"),
    [
        ("the_prancing_pony", 0),
        ("ramshackle_manor", 2),
        ("dark_alley", 3),
        ("market_square", 2),
        ("old_warehouse", 1),
        ("village_stable", 1),
    ],
)
def test_how_many_cards_a_location_lets_the_first_player_look_at(table: MakeTable, title: str, number: int) -> None:
    """Explored by quest success as the active location."""
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", gloin()]),
            active=spot(title, progress=lr.CARDS[title].quest_points - 1),
            setup={"script": {"investigation": [JAKE, TODD, EYES]}},
        )
    )
    t.commit(P1, "gloin")
    options = {"the_prancing_pony": "draw", "old_warehouse": "less_threat"}
    if title in options:
        t.option(options[title])
    t.skip(lambda t: t.state.active is None or bool(t.happened(lr.InvestigationLooked)))

    assert [len(event.cards or ()) for event in t.happened(lr.InvestigationLooked)] == ([number] if number else [])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-25")
@pytest.mark.parametrize("in_play", [True, False])
def test_ramshackle_manor_lets_player_cards_lower_the_threat_by_1(table: MakeTable, in_play: bool) -> None:
    """Gandalf's 5 become 1 while a Manor is in play."""
    t = table(
        arranged(
            place(threat=20, hand=["sneak_attack", "gandalf"], heroes=[spot("aragorn", resources=1), gloin()]),
            phase="planning",
            stage=2,
            staging=["ramshackle_manor"] if in_play else [],
        )
    )
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("threat")

    assert t.threats == [19 if in_play else 15]


@pytest.mark.rule("LR-CRD-01", "LR-TRV-02")
def test_travelling_to_ramshackle_manor_costs_every_player_1_threat(table: MakeTable) -> None:
    """P2 as well; the Manor itself does not clamp what is raised."""
    t = travel(table, "ramshackle_manor", place(threat=20, heroes=["aragorn", gloin()]), place(threat=30))
    t.act(lr.Travel, card="ramshackle_manor")

    assert (t.threats, t.active) == ([21, 31], "ramshackle_manor")


@pytest.mark.rule("LR-CRD-01", "LR-CRD-26")
@pytest.mark.parametrize("in_play", [True, False])
def test_dark_alley_protects_the_enemies_of_the_staging_area(table: MakeTable, in_play: bool) -> None:
    """Gandalf's 4 on a staged Outlaw are nothing while an Alley is in play; on an engaged one they are 4."""
    for target, hit in (("chetwood_outlaw", 0 if in_play else 4), ("bill_ferny", 4)):
        t = table(
            arranged(
                place(
                    threat=20,
                    hand=["sneak_attack", "gandalf"],
                    heroes=[spot("aragorn", resources=1), gloin()],
                    engaged=["bill_ferny"],
                ),
                phase="planning",
                stage=2,
                staging=["chetwood_outlaw", *(["dark_alley"] if in_play else [])],
            )
        )
        sneak_gandalf(t, target)
        assert t.card(target).damage == hit


@pytest.mark.rule("LR-CRD-01", "LR-TRV-03", "LR-QST-06")
def test_travelling_to_dark_alley_brings_the_next_enemy(table: MakeTable) -> None:
    """The pile is shuffled in, a location discarded, the Footpad added without its choice."""
    pile = ["greenway_footpad", "market_square", "bill_ferny"]
    order = {"script": {"encounter": ["market_square", "greenway_footpad", "bill_ferny"]}}
    t = travel(table, "dark_alley", encounter_discard=pile, setup=order)
    t.act(lr.Travel, card="dark_alley")

    assert (t.active, t.staging) == ("dark_alley", ["greenway_footpad"])
    assert (t.encounter_discard, t.encounter) == (["market_square"], ["bill_ferny"])
    assert (revealed(t), t.happened(lr.OptionChosen)) == ([], [])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-27")
@pytest.mark.parametrize("in_play", [True, False])
def test_market_square_raises_the_threat_of_who_places_progress(table: MakeTable, in_play: bool) -> None:
    """P2's Scout on a Manor of the staging area: 1 for P2 while a Square is in play."""
    t = table(
        arranged(
            place(threat=20),
            place(threat=20, hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1), gloin()]),
            decks=(TACTICS, LEADERSHIP),
            phase="planning",
            stage=2,
            active=spot("market_square") if in_play else None,
            staging=["ramshackle_manor"],
        )
    )
    t.play_card("snowbourn_scout", P2)
    t.use("snowbourn_scout", P2)
    if t.prompt == "pick-target":
        t.pick("ramshackle_manor")

    assert t.threats == [20, 21 if in_play else 20]
    assert t.card("ramshackle_manor").progress == 1


@pytest.mark.rule("LR-CRD-01", "LR-TRV-02", "LR-PLN-05")
def test_travelling_to_market_square_costs_every_player_a_resource(table: MakeTable) -> None:
    """P1 picks which of two heroes pays; P2 has one who can."""
    heroes = [spot("aragorn", resources=1), gloin(resources=1)]
    t = travel(
        table, "market_square", place(threat=20, heroes=heroes), place(threat=20, heroes=[spot("gimli", resources=2)])
    )
    t.act(lr.Travel, card="market_square")
    assert (t.prompt, t.asked) == ("target-travel_payment", (P1,))
    t.pick("gloin")

    assert [t.card(hero).resources for hero in ("aragorn", "gloin", "gimli")] == [1, 0, 1]
    assert t.active == "market_square"


@pytest.mark.rule("LR-CRD-01", "LR-INV-04")
@pytest.mark.parametrize(("option", "number", "threats"), [("look_more", 3, [20, 30]), ("less_threat", 1, [17, 27])])
def test_old_warehouse_shows_more_or_lowers_the_threat(
    table: MakeTable, option: str, number: int, threats: list[int]
) -> None:
    """3 cards instead of 1; or 3 threat less for each player, though a Manor is in play."""
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", gloin(), "theodred"]),
            place(threat=30),
            active=spot("old_warehouse", progress=3),
            staging=["ramshackle_manor"],
            setup={"script": {"investigation": [JAKE, TODD, EYES]}},
        )
    )
    t.commit(P1, "aragorn", "theodred")
    done(t, P2)
    t.option(option)

    assert [event.number for event in t.happened(lr.InvestigationLooked)] == [number]
    assert t.threats == threats


@pytest.mark.rule("LR-CRD-01", "LR-TRV-02")
def test_travelling_to_old_warehouse_reveals_a_card(table: MakeTable) -> None:
    """Before it is active: the Footpad's choice comes, and then the players arrive."""
    t = travel(table, "old_warehouse", encounter=["greenway_footpad"])
    t.act(lr.Travel, card="old_warehouse")
    assert (t.prompt, t.active) == ("option-footpad", None)
    t.option("threat")

    assert (t.active, t.staging, t.threats) == ("old_warehouse", ["greenway_footpad"], [22])


@pytest.mark.rule("LR-CRD-01", "LR-INV-05", "LR-VIC-01")
def test_village_stable_trades_itself_for_the_card_that_was_seen(table: MakeTable) -> None:
    """Jake comes to the staging area, openly; the Stable to the victory display, for 0 points."""
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", gloin()]),
            active=spot("village_stable", progress=2),
            setup={"script": {"investigation": [JAKE]}},
        )
    )
    t.commit(P1, "gloin")
    t.use("village_stable")

    assert (t.staging, t.victory, t.view(None).victory_points) == ([JAKE], ["village_stable"], 0)
    assert JAKE not in t.investigation


@pytest.mark.rule("LR-CRD-01", "LR-TRV-02")
def test_travelling_to_village_stable_costs_every_player_a_random_card(table: MakeTable) -> None:
    """P1's only card, and one of P2's two."""
    t = travel(
        table,
        "village_stable",
        place(threat=20, hand=["faramir"], heroes=["aragorn", gloin()]),
        place(threat=20, hand=["feint", "gandalf"]),
        setup={"script": {"hand-1": ["gandalf"]}},
    )
    t.act(lr.Travel, card="village_stable")

    assert (t.hand(P1), t.discard(P1)) == ([], ["theodred", "faramir"])
    assert (t.hand(P2), t.discard(P2)) == (["feint"], ["gandalf"])
    assert t.active == "village_stable"
