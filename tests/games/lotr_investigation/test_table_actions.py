"""The terminal: what can be paid for, and what actions are called by somebody who sees the table."""

from __future__ import annotations

import re
from typing import Any

import attrs
import pytest

from boardrules.core.values import Prompt
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation import table as drawing
from boardrules.games.lotr_investigation import table_facts
from boardrules.games.lotr_investigation.planning import play_fault
from boardrules.games.lotr_investigation.state import Held
from boardrules.games.lotr_investigation.stats import protection
from boardrules.games.lotr_investigation.texts import FROM_HAND
from boardrules.play.tables import action_words
from boardrules.play.text import Text
from tests.games.drawings import drawn, said_in
from tests.games.lotr_investigation.drawn import BOTH, ENGLISH, SPANISH, four, shown, states
from tests.games.lotr_investigation.table import P1, P2, TACTICS, MakeTable, QuestTable, arranged, place, spot

# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03", "LR-PLN-04", "LR-CMP-07")
def test_the_signs_of_the_hand_are_those_of_the_rules() -> None:
    """What bears a ✓ can be played by cost, icon and title, as the engine has it, and what bears a ✗ cannot."""
    seen: dict[str, int] = {}
    for state in (*[lr.GAME.start(four(), seed) for seed in range(3)], *states()):
        for player in state.players:
            view = lr.GAME.view(state, player.seat)
            said = said_in(drawn(drawing.render(view, ENGLISH), 80))
            for card in view.players[player.seat].hand:
                price = table_facts.price(view, player.seat, card)
                if card in FROM_HAND:
                    fault = play_fault(state, player.seat, card)
                    assert price.fault == ("" if fault == "no_target" else fault)
                assert f"{'✗' if price.fault else '✓'} {ENGLISH.entity(card)} " in said
                seen[price.fault] = seen.get(price.fault, 0) + 1
    assert min(seen[fault] for fault in ("", "cannot_pay", "unique_in_play")) > 2


@BOTH
def test_the_hand_says_why_a_card_cannot_be_played(text: Text, table: MakeTable) -> None:
    """No hero with the icon, a unique card in play, three pools for Thicket of Spears; too few resources are a sum."""
    fighters = (spot("legolas", resources=3), spot("gimli"), spot("thalin", resources=1))
    hand = ("thicket_of_spears", "gandalf", "blade_mastery")
    t = table(arranged(place(hand=hand, heroes=fighters, allies=(spot("beorn"),)), decks=(TACTICS,), phase="planning"))
    t.state.players[P1].hand += [Held(c.CARDS["beorn"]), Held(c.CARDS["gleowine"])]

    said = said_in(shown(t, P1, text, 80))

    if text is ENGLISH:
        assert (
            "Your hand (5) · resources: Tactics 4 ✗ Thicket of Spears · Event, 3 Tactics (only 2 heroes can pay)"
            in said
        )
        assert "✗ Gandalf · Ally, 5 of any hero ✓ Blade Mastery · Event, 1 Tactics" in said
        assert "✗ Beorn · Ally, 6 Tactics (already in play) ✗ Gléowine · Ally, 2 Lore (no Lore hero)" in said
    else:
        assert "Tu mano (5) · recursos: Táctica 4 ✗ Bosque de Lanzas · Evento, 3 Táctica" in said
        assert "(solo pueden pagar 2 héroes)" in said
        assert "(ya está en juego) ✗ Gléowine · Aliado, 2 Saber (sin héroe de Saber)" in said


def test_the_stone_of_aragorn_pays_for_spirit(table: MakeTable) -> None:
    """Celebrían's Stone: his resources count for both spheres, and once in all."""
    t = table(four())
    view = lr.GAME.view(t.state, P1)

    assert table_facts.pools(view, P1) == (5, (("leadership", 5), ("spirit", 2)))
    assert table_facts.price(view, P1, c.CARDS["unexpected_courage"]) == table_facts.Price(2, 2, False, "")
    assert table_facts.price(view, P1, c.CARDS["northern_tracker"]).fault == "cannot_pay"


# -- actions -----------------------------------------------------------------------------------------------------------


def _action(t: QuestTable, kind: type[Any], title: str, seat: int = P1, **where: Any) -> lr.Action:
    """Return an action about a card in play."""
    action: lr.Action = kind(seat, t.uid(title, **where), c.CARDS[title])
    return action


def _called(t: QuestTable, text: Text, action: lr.Action, asked: str = "") -> str:
    """Return what an action is called for its seat, as the answer to a question."""
    view = lr.GAME.view(t.state, action.seat)
    prompt = Prompt(asked, "LR-CMP-01") if asked else None
    return action_words(drawing, text, action, prompt, attrs.evolve(view, prompt=prompt))


CASES: tuple[tuple[type[Any], str, str, str, str], ...] = (
    (
        lr.UseAbility,
        "steward_of_gondor",
        "",
        "Use the ability of Steward of Gondor on Aragorn (it exhausts)",
        "Usar la capacidad de Senescal de Gondor en Aragorn (se agota)",
    ),
    (
        lr.UseAbility,
        "aragorn",
        "respond-committed",
        "Use the ability of Aragorn (for 1 of 2 resources)",
        "Usar la capacidad de Aragorn (por 1 de 2 recursos)",
    ),
    (
        lr.UseAbility,
        "eowyn",
        "window",
        "Use the ability of Éowyn of Player 3 (for a card of your hand)",
        "Usar la capacidad de Éowyn del jugador 3 (por una carta de tu mano)",
    ),
    (lr.UseAbility, "theodred", "", "Use the ability of Théodred", "Usar la capacidad de Théodred"),
    (
        lr.Pay,
        "gloin",
        "pay",
        "Spend 1 resource of Glóin (has 1 resource)",
        "Gastar 1 recurso de Glóin (tiene 1 recurso)",
    ),
    (
        lr.ChooseCard,
        "aragorn",
        "target-travel_payment",
        "Aragorn pays (has 2 resources)",
        "Paga Aragorn (tiene 2 recursos)",
    ),
    (
        lr.ChooseCard,
        "theodred",
        "target-damage_hero",
        "Théodred takes the damage (3 of 4 hit points left, has 2 resources)",
        "El daño lo sufre Théodred (le quedan 3 de 4 puntos de vida, tiene 2 recursos)",
    ),
    (
        lr.ChooseCard,
        "gloin",
        "pick-target",
        "Choose “Glóin” (4 of 4 hit points left, has 1 resource, exhausted)",
        "Elegir «Glóin» (le quedan 4 de 4 puntos de vida, tiene 1 recurso, agotado)",
    ),
    (
        lr.ChooseCard,
        "northern_tracker",
        "pick-target",
        "Choose “Northern Tracker” (of Player 3, 3 of 3 hit points left)",
        "Elegir «Rastreador del Norte» (del jugador 3, le quedan 3 de 3 puntos de vida)",
    ),
    (
        lr.ChooseCard,
        "greenway_footpad",
        "next_enemy",
        "Greenway Footpad attacks next (engaged with you, attack 4, defense 2, 3 of 4 hit points left)",
        "Ahora ataca Salteador del Camino Verde "
        "(enfrentado a ti, ataque 4, defensa 2, le quedan 3 de 4 puntos de vida)",
    ),
    (
        lr.ChooseCard,
        "lawless_ruffian",
        "pick-target",
        "Choose “Lawless Ruffian” (engaged with Player 2, attack 6, defense 3, 3 of 3 hit points left)",
        "Elegir «Rufián sin Ley» (enfrentado al jugador 2, ataque 6, defensa 3, le quedan 3 de 3 puntos de vida)",
    ),
    (
        lr.ChooseCard,
        "todd_the_troll",
        "pick-target",
        "Choose “Todd the Troll” (in the staging area, attack 7, defense 2, 7 of 10 hit points left)",
        "Elegir «Todd el Troll» (en el área de preparación, ataque 7, defensa 2, le quedan 7 de 10 puntos de vida)",
    ),
    (
        lr.ChooseCard,
        "market_square",
        "pick-target",
        "Choose “Market Square” (in the staging area, threat 2, progress 2 of 4)",
        "Elegir «Plaza del Mercado» (en el área de preparación, Amenaza 2, progreso 2 de 4)",
    ),
    (
        lr.ChooseCard,
        "combe_storehouse",
        "pick-target",
        "Choose “Combe Storehouse” (active location, progress 1 of 5)",
        "Elegir «Depósito de Combe» (Lugar activo, progreso 1 de 5)",
    ),
    (
        lr.ChooseCard,
        "celebrians_stone",
        "target-restricted",
        "Discard “Celebrían's Stone” (on Aragorn)",
        "Descartar «Piedra de Celebrían» (en Aragorn)",
    ),
    (lr.Commit, "aragorn", "commit", "Commit Aragorn (willpower 4)", "Asignar a Aragorn (voluntad 4)"),
    (
        lr.Engage,
        "todd_the_troll",
        "engage",
        "Engage Todd the Troll (attack 7, defense 2, 7 of 10 hit points left)",
        "Enfrentarte a Todd el Troll (ataque 7, defensa 2, le quedan 7 de 10 puntos de vida)",
    ),
    (
        lr.Defend,
        "theodred",
        "defend",
        "Defend with Théodred (defense 1, 3 of 4 hit points left)",
        "Defender con Théodred (defensa 1, le quedan 3 de 4 puntos de vida)",
    ),
    (
        lr.AttackEnemy,
        "greenway_footpad",
        "attack",
        "Attack Greenway Footpad (defense 2, 3 of 4 hit points left)",
        "Atacar a Salteador del Camino Verde (defensa 2, le quedan 3 de 4 puntos de vida)",
    ),
    (
        lr.AttackEnemy,
        "lawless_ruffian",
        "attack",
        "Attack Lawless Ruffian (engaged with Player 2, defense 3, 3 of 3 hit points left)",
        "Atacar a Rufián sin Ley (enfrentado al jugador 2, defensa 3, le quedan 3 de 3 puntos de vida)",
    ),
    (
        lr.AttackEnemy,
        "todd_the_troll",
        "attack",
        "Attack Todd the Troll (in the staging area, defense 2, 7 of 10 hit points left; takes no damage: Dark Alley)",
        "Atacar a Todd el Troll (en el área de preparación, defensa 2, le quedan 7 de 10 puntos de vida; "
        "no recibe daño: Callejón Oscuro)",
    ),
    (lr.AddAttacker, "aragorn", "attackers", "Attack with Aragorn (attack 3)", "Atacar con Aragorn (ataque 3)"),
)


@pytest.mark.parametrize(
    ("kind", "title", "asked", "english", "spanish"), CASES, ids=[f"{case[0].__name__}-{case[1]}" for case in CASES]
)
def test_an_action_is_named_with_what_its_seat_sees(
    kind: type[Any], title: str, asked: str, english: str, spanish: str, table: MakeTable
) -> None:
    """Numbers, place and costs of the card in play stand behind its name, whatever question it answers."""
    t = table(four())

    assert _called(t, ENGLISH, _action(t, kind, title), asked) == english
    assert _called(t, SPANISH, _action(t, kind, title), asked) == spanish


@pytest.mark.rule("LR-STG-08", "LR-CRD-26", "LR-CRD-31")
def test_an_attack_that_does_nothing_says_so(table: MakeTable) -> None:
    """Jake at 3B with a Hideout in play, an enemy of the staging area with a Dark Alley, Susie beside a Brigand."""
    jake = table(arranged(place(engaged=["wolf_pelt_jake"]), phase="combat", stage=3, staging=["combe_storehouse"]))
    alley = table(arranged(place(), phase="combat", staging=["greenway_footpad"], active="dark_alley"))
    susie = table(arranged(place(engaged=["susie_the_spider", "lawless_ruffian"]), phase="combat", stage=2))
    cases = (
        (jake, "wolf_pelt_jake", "Combe Storehouse"),
        (alley, "greenway_footpad", "Dark Alley"),
        (susie, "susie_the_spider", "Lawless Ruffian"),
    )

    for t, title, shield in cases:
        attack = _action(t, lr.AttackEnemy, title)
        assert _called(t, ENGLISH, attack, "attack").endswith(f" hit points left; takes no damage: {shield})")
        assert "; no recibe daño: " in _called(t, SPANISH, attack, "attack")
    assert "no damage" not in _called(susie, ENGLISH, _action(susie, lr.AttackEnemy, "lawless_ruffian"), "attack")


@pytest.mark.rule("LR-STG-08", "LR-CRD-26", "LR-CRD-31")
def test_what_the_view_says_of_protected_enemies_is_what_the_rules_say() -> None:
    """In many moments of games: the cards that keep all damage of an attack away."""
    shielded = 0
    for state in states():
        view = lr.GAME.view(state, None)
        for card in view.cards:
            if card.card.type == "enemy":
                found = protection(state, state.cards[card.uid], by_player_card=False)
                assert table_facts.shields(view, card) == (found.by if found is not None and not found.most else ())
                shielded += found is not None
    assert shielded > 5


def test_one_hit_point_is_left(table: MakeTable) -> None:
    """Spanish has another word for one than for several."""
    hurt = spot("aragorn", damage=4)
    t = table(arranged(place(heroes=(hurt,), engaged=("lawless_ruffian",)), phase="combat"))
    defend = _action(t, lr.Defend, "aragorn")

    assert _called(t, ENGLISH, defend, "defend") == "Defend with Aragorn (defense 2, 1 of 5 hit points left)"
    assert _called(t, SPANISH, defend, "defend").endswith("(defensa 2, le queda 1 de 5 puntos de vida)")


@pytest.mark.rule("LR-PLN-02", "LR-PLN-08")
def test_a_card_is_played_for_its_cost_out_of_what_there_is(table: MakeTable) -> None:
    """Sphere and pool, any pool for a neutral card, X, three heroes, and Brok Ironfist who comes free."""
    t = table(four())
    cases = (
        ("faramir", "", "Play “Faramir” (cost 4: you have 5 Leadership)"),
        ("gandalf", "planning", "Play “Gandalf” (cost 5: you have 5)"),
        ("stand_and_fight", "window", "Play “Stand and Fight” (cost X: you have 2 Spirit)"),
        ("thicket_of_spears", "window", "Play “Thicket of Spears” (cost 3 from 3 different heroes: 0 can pay)"),
        (
            "rain_of_arrows",
            "window",
            "Play “Rain of Arrows” (cost 1: you have 0 Tactics; a character of yours exhausts)",
        ),
        ("common_cause", "", "Play “Common Cause” (cost 0: you have 5 Leadership; a character of yours exhausts)"),
        ("brok_ironfist", "planning", "Play “Brok Ironfist” (cost 6: you have 5 Leadership)"),
        ("brok_ironfist", "respond-left_play", "Play “Brok Ironfist” (free)"),
        ("valiant_sacrifice", "respond-left_play", "Play “Valiant Sacrifice” (cost 1: you have 5 Leadership)"),
    )

    for title, asked, name in cases:
        assert _called(t, ENGLISH, lr.PlayCard(P1, c.CARDS[title]), asked) == name
    arrows = lr.PlayCard(P1, c.CARDS["rain_of_arrows"])
    assert _called(t, SPANISH, arrows).endswith("tienes 0 de Táctica; se agota un personaje tuyo)")
    spear = lr.PlayCard(P1, c.CARDS["thicket_of_spears"])
    assert _called(t, SPANISH, spear).endswith("(coste 3 de 3 héroes distintos: pueden pagar 0)")
    assert _called(t, SPANISH, lr.PlayCard(P1, c.CARDS["brok_ironfist"]), "respond-left_play").endswith("(gratis)")


def test_the_price_of_wandering_took_is_said(table: MakeTable) -> None:
    """His ability costs threat, not resources."""
    t = table(arranged(place(allies=("wandering_took",)), place(), decks=("core_spirit", "core_lore")))
    took = _action(t, lr.UseAbility, "wandering_took")

    assert _called(t, ENGLISH, took).endswith("(your threat drops by 3, that player's rises by 3)")
    assert _called(t, SPANISH, took).endswith("(tu Amenaza baja 3 y la de ese jugador sube 3)")


def test_titles_and_players_are_named_with_their_numbers(table: MakeTable) -> None:
    """A card that is not in play by what is printed on it, a player by threat, an accusation by the list."""
    t = table(four())
    t.state.encounter[-1] = Held(c.CARDS["dark_alley"], (P1,))
    discard = lr.ChooseTitle(P1, c.CARDS["faramir"])
    brigand = lr.ChooseTitle(P1, c.CARDS["greenway_footpad"])
    todd, susie = c.CARDS["todd_the_troll"], c.CARDS["susie_the_spider"]
    combe, bill = c.CARDS["combe_storehouse"], c.CARDS["bill_fernys_house"]
    cases: tuple[tuple[lr.Action, str, str], ...] = (
        (discard, "discard", "Discard “Faramir” (Ally, cost 4)"),
        (lr.ChooseTitle(P1, c.CARDS["stand_and_fight"]), "pick-title", "Choose “Stand and Fight” (Event, cost X)"),
        (
            brigand,
            "brigand",
            "Add Greenway Footpad to the staging area (threat 2, attack 4, defense 2, 4 hit points)",
        ),
        (lr.ChooseTitle(P1, c.CARDS["dark_alley"]), "", "Choose “Dark Alley”"),
        (lr.ChoosePlayer(P1, P1), "pick-player", "Choose Player 1 (you, threat 29)"),
        (lr.ChoosePlayer(P1, P2), "pick-player", "Choose Player 2 (threat 47)"),
        (lr.ChooseOption(P1, "keep"), "denethor", "Leave the card on top: Dark Alley"),
        (lr.ChooseOption(P1, "stay"), "option-stage_two", "Reveal an encounter card and stay at stage 2B"),
        (lr.Accuse(P1, susie, bill), "accuse", "Accuse Susie the Spider, hiding in Bill Ferny's House"),
        (
            lr.Accuse(P1, todd, bill),
            "accuse",
            "Accuse Todd the Troll, hiding in Bill Ferny's House (that Suspect is crossed out)",
        ),
        (
            lr.Accuse(P1, susie, combe),
            "accuse",
            "Accuse Susie the Spider, hiding in Combe Storehouse (that Hideout is crossed out)",
        ),
        (
            lr.Accuse(P1, todd, combe),
            "accuse",
            "Accuse Todd the Troll, hiding in Combe Storehouse (both are crossed out)",
        ),
    )

    for action, asked, name in cases:
        assert _called(t, ENGLISH, action, asked) == name
    assert _called(t, SPANISH, discard, "discard") == "Descartar «Faramir» (Aliado, coste 4)"
    assert _called(t, SPANISH, brigand, "brigand").endswith("(Amenaza 2, ataque 4, defensa 2, 4 puntos de vida)")
    assert _called(t, SPANISH, lr.ChoosePlayer(P1, P1)) == "Elegir al jugador 1 (tú, Amenaza 29)"
    assert _called(t, SPANISH, lr.Accuse(P1, todd, combe)).endswith("(los dos están tachados)")


@pytest.mark.rule("LR-TRV-02")
def test_a_journey_is_named_with_its_price(table: MakeTable) -> None:
    """What four locations ask of those who travel there, and nothing for the others."""
    there = (
        "ramshackle_manor",
        "market_square",
        "old_warehouse",
        "village_stable",
        "dark_alley",
        "staddle_hiding_hole",
    )
    t = table(arranged(place(), phase="travel", staging=tuple([spot(name) for name in there])))

    names = [_called(t, ENGLISH, _action(t, lr.Travel, name), "travel") for name in there]

    assert names == [
        "Travel to Ramshackle Manor (threat 2, progress 0 of 3, Investigate 2; every player's threat rises by 1)",
        "Travel to Market Square (threat 2, progress 0 of 4, Investigate 2; every player pays 1 resource)",
        "Travel to Old Warehouse (threat 3, progress 0 of 4, Investigate 1; 1 encounter card is revealed)",
        "Travel to Village Stable (threat 3, progress 0 of 3, Investigate 1; every player discards a random card)",
        "Travel to Dark Alley (threat 4, progress 0 of 3, Investigate 3)",
        "Travel to Staddle Hiding Hole (threat 5, progress 0 of 5)",
    ]
    spanish = _called(t, SPANISH, _action(t, lr.Travel, "village_stable"), "travel")
    assert spanish.endswith("(Amenaza 3, progreso 0 de 3, Investigar 1; cada jugador descarta una carta al azar)")


@BOTH
def test_every_action_of_games_has_a_name_for_its_seat(text: Text) -> None:
    """Whatever is offered at many moments: a whole line without gaps, and no action twice the same."""
    named = 0
    for state in states():
        decision = lr.GAME.decision(state)
        for seat in () if decision is None else decision.seats:
            view = lr.GAME.view(state, seat)
            actions = lr.GAME.legal_actions(state, seat)
            names = [action_words(drawing, text, action, view.prompt, view) for action in actions]
            for name in names:
                assert not re.search(r"[{}$]|None|\bnone\b|  |\( |,\)|\bde el\b|\ba el\b", name), name
                assert name[0].isupper() or not name[0].isalpha()
            plain = (lr.Pass, lr.Done, lr.Keep, lr.Mulligan, lr.NoDefender, lr.ChooseNumber, lr.ChooseOption)
            assert isinstance(actions[0], plain) or drawing.context(view, actions[0]) is not None
            named += len(set(names))
    assert named > 100
    assert drawing.context(view) is None
