"""Positions and random matches in which as much as possible happens, for the tests of words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.setup import any_setup
from tests.games.lotr_investigation.table import arranged, place, spot

_SPHERES: Final = ("leadership", "tactics")
#: Sneak Attack and Beorn in one deck, which no deck of the game has.
_OWN: Final = lr.DeckList(
    id="own",
    heroes=("aragorn", "gimli"),
    cards=tuple([(card.id, 3) for card in c.PLAYER_CARDS if card.type != "hero" and card.sphere in _SPHERES]),
)
#: Actions that name a card in play, for attempts that are refused.
_ON_CARDS: Final = (
    lr.Commit,
    lr.Defend,
    lr.AddAttacker,
    lr.AttackEnemy,
    lr.Travel,
    lr.Engage,
    lr.UseAbility,
    lr.Pay,
    lr.ChooseCard,
)


def played(setup: lr.Setup, seed: int, most: int = 300) -> Iterator[lr.State]:
    """Play at random, rather busily; yield the state at every decision, and at the end."""
    choose = random.Random(seed)
    state = lr.GAME.start(setup, seed)
    for _ in range(most):
        decision = lr.GAME.decision(state)
        if decision is None:
            break
        yield state
        first, *others = decision.actions
        lr.GAME.apply(state, choose.choice(others) if others and choose.random() < 0.8 else first)
    yield state


def attempts(state: lr.State, seat: int) -> Iterator[lr.Action]:
    """Yield actions of which most are refused, each for its own reason."""
    for uid, one in state.cards.items():
        for kind in _ON_CARDS:
            yield kind(seat, uid, one.card)
    for card in dict.fromkeys([*[held.card for held in state.players[seat].hand], c.GANDALF, c.BEORN]):
        yield lr.PlayCard(seat, card)
        yield lr.ChooseTitle(seat, card)


def new_games(number: int) -> Iterator[tuple[lr.Setup, int]]:
    """Yield new games under any options, with their seeds."""
    for seed in range(number):
        yield any_setup(random.Random(seed).choice), seed


def positions(number: int) -> Iterator[tuple[lr.Setup, int]]:
    """Yield positions of four players at any stage, with many cards in hands, and enemies and locations around."""
    plain = [card for card in c.ENCOUNTER_CARDS if card.type in ("enemy", "location") and card not in c.NAMES]
    for seed in range(number):
        choose = random.Random(seed)
        staging = choose.sample(plain, 4)
        stage = 1 + seed % 3
        suspects = choose.sample(list(c.SUSPECTS), 2) if stage == c.STAGE_LAST else []
        active = choose.choice([card for card in plain if card.type == "location" and card not in staging])
        table: dict[str, Any] = {
            "phase": choose.choice(("planning", "quest", "travel", "encounter", "combat")),
            "stage": stage,
            "staging": [spot(card.id) for card in staging]
            + [spot(card.id, damage=card.hit_points - 2) for card in suspects],
            "active": spot(active.id, progress=active.quest_points - 1),
        }
        yield arranged(*[_seat(deck, choose) for deck in c.STARTER_DECKS], **table), seed


def _seat(name: str, choose: random.Random) -> lr.Position:
    deck = c.DECKS[name]
    cards = [card for card, _ in deck.cards]
    choose.shuffle(cards)
    return place(
        hand=tuple(cards[:8]),
        discard=tuple(cards[8:14]),
        threat=choose.choice((3, 20, 36)),
        heroes=[spot(hero, resources=choose.randrange(5), damage=choose.randrange(3)) for hero in deck.heroes],
    )


def corners() -> Iterator[lr.Setup]:
    """Yield positions that lead to the questions and refusals that hardly ever come by chance."""
    rich = [spot(hero, resources=3) for hero in c.DECKS["core_leadership"].heroes]
    both = (place(heroes=rich), place())
    harmless = ("hired_muscle", "hired_muscle")
    for name in ("village_stable", "old_warehouse", "the_prancing_pony"):
        near = spot(name, progress=c.CARDS[name].quest_points - 1)
        yield arranged(*both, phase="quest", active=near, encounter=harmless)
        yield arranged(*both, phase="quest", stage=2, active=near, encounter=harmless)
    yield arranged(*both, phase="quest", stage=2, encounter=harmless)
    staging = [spot(name) for name in ("market_square", "village_stable", "old_warehouse", "bill_ferny")]
    yield arranged(
        place(heroes=rich), place(hand=("feint",)), phase="travel", staging=staging[1:2], empty_encounter=True
    )
    yield arranged(*both, phase="travel", staging=staging, empty_encounter=True)
    yield arranged(place(heroes=rich), place(heroes=[spot("gimli", resources=2)]), phase="travel", staging=staging)
    suspects = [spot(name) for name in ("todd_the_troll", "wolf_pelt_jake", "old_orc_eyes")]
    combe, staddle = ("combe_storehouse",), ("staddle_hiding_hole",)
    yield arranged(*both, phase="encounter", stage=3, staging=suspects, victory=combe)
    ruffian = [spot("lawless_ruffian", attachments=("forest_snare",), by=1)]
    guarded = (place(engaged=suspects), place(engaged=ruffian))
    yield arranged(*guarded, phase="combat", stage=3, victory=staddle, decks=("core_tactics", "core_lore"))
    heroes = [spot("gimli", resources=3), spot("thalin"), spot("legolas", resources=1)]
    fighter = place(hand=("stand_together",), heroes=heroes, engaged=[spot("lawless_ruffian")])
    yield arranged(fighter, phase="combat", decks=("core_tactics",))
    archer = (place(heroes=heroes, engaged=[spot("lawless_ruffian")]), place(engaged=ruffian))
    yield arranged(*archer, phase="combat", decks=("core_tactics", "core_lore"))
    laden = spot("gimli", resources=9, attachments=("dwarven_axe", "citadel_plate"))
    yield arranged(place(hand=("blade_of_gondolin",), heroes=[laden]), phase="planning", decks=("core_tactics",))
    guide = spot("lorien_guide", attachments=())
    yield arranged(place(hand=(), allies=[guide]), place(), phase="quest", decks=("core_spirit", "core_lore"))
    knowing = spot("denethor", attachments=("dark_knowledge",))
    yield arranged(place(heroes=[knowing], engaged=[spot("lawless_ruffian")]), phase="combat", decks=("core_lore",))
    took = place(hand=("the_galadhrims_greeting", "strength_of_will"), heroes=[spot("eowyn", resources=9)])
    yield arranged(took, phase="travel", staging=[spot("dark_alley")], decks=("core_spirit",))
    guest = place(hand=("sneak_attack", "beorn"), heroes=[spot("aragorn", resources=1), spot("gimli")])
    yield arranged(guest, phase="travel", decks=("own",), setup={"deck_lists": (_OWN,)})
    hunter = place(heroes=[spot("legolas"), spot("gimli"), spot("thalin")], engaged=[spot("todd_the_troll", damage=7)])
    yield arranged(hunter, phase="combat", stage=3, decks=("core_tactics",))
    laden = spot("aragorn", attachments=("steward_of_gondor", "celebrians_stone"))
    ruffian = [spot("lawless_ruffian")]
    smoke = ("smoke_and_mirrors",)
    yield arranged(place(heroes=[laden], engaged=ruffian), phase="combat", encounter=smoke)
    paying = place(heroes=[spot("aragorn", resources=2), spot("gloin", resources=2)], engaged=["bree_land_informant"])
    yield arranged(paying, phase="combat", encounter=("dark_alley",))
    yield arranged(place(threat=45), phase="encounter", staging=["todd_the_troll", "susie_the_spider"])
