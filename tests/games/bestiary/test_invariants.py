"""What is true in every reachable state, at every decision of whole random games: laws of the bestiary game alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.state import names
from boardrules.testing import Playthrough, examine

GAME = bh.GAME
Play = Playthrough[bh.Setup, bh.State, bh.Action, bh.Event, bh.View]
TABLES = bh.load().tables
TYPES = ("chimera", "orc", "demon", "elemental", "undead", "human")
BEASTS = {beast.id: beast for beast in TABLES.beasts}
TYRANTS = {tyrant.id: tyrant for tyrant in TABLES.tyrants}
TILES = {tile.id: tile for tile in TABLES.tiles}
DECK = Counter({f"{beast.id}#d{copy}": 1 for beast in TABLES.beasts for copy in range(1, beast.deck_copies + 1)})
PILES = Counter({f"{beast.id}#p{copy}": 1 for beast in TABLES.beasts for copy in range(1, beast.pile_copies + 1)})
#: Questions of a turn in which nobody fights.
AT_PEACE = ("token", "move", "site", "survey", "track", "tyrant")


#: Late in a game: two tyrants are beaten, three are face up, and two heroes stand where they can fight one.
LATE = bh.Setup(
    heroes=("brunhild", "maelis", "kael"),
    first_player=0,
    seats=(
        bh.Position(at=(2, 0), bestiary=("orc_tracker#d1", "morvain", "griffin#p1", "poacher#d1", "witch_cat#d1")),
        bh.Position(at=(-2, 0), pb=4, bestiary=("imp#d1", "ondrath"), missions=("map_plain#1",)),
        bh.Position(bestiary=("undine#d1", "ghoul#d1"), hearts=1, deaths=1),
    ),
    tiles=(("sanctuary_axe", 2, 0), ("sanctuary_crown", -2, 0), ("city_belmora", 3, 0)),
    tyrants=(
        bh.TyrantPlace(tyrant="morvain", terrain="forest"),
        bh.TyrantPlace(tyrant="ondrath", terrain="plain"),
        bh.TyrantPlace(tyrant="ashmane", terrain="mountain", status="open"),
        bh.TyrantPlace(tyrant="grushnak", terrain="sanctuary", status="open"),
        bh.TyrantPlace(tyrant="aldric", terrain="swamp", status="open"),
        bh.TyrantPlace(tyrant="azhurel", terrain="riverbank", status="open"),
    ),
    gone=(("chimera", 1),),
    round=9,
)


def hold(law: Callable[[Play], None]) -> None:
    """Examine a law in twice as many new games as others, and in as many that begin late: it costs little to look at.

    Who plays at random seldom beats a tyrant: the games that begin late have what the others have not.
    """
    examine(GAME, law, examples=2 * settings().max_examples)
    examine(GAME, law, setups=st.just(LATE))


def asked(play: Play) -> Iterator[tuple[bh.State, str]]:
    """Yield every state that asks something, with the key of its question."""
    for state, decision in play.decisions():
        yield state, decision.prompt.key


def question(state: bh.State) -> str:
    """Return the key of the open question; empty when the game is over."""
    decision = GAME.decision(state)
    return "" if decision is None else decision.prompt.key


def kind(card: str) -> str:
    """Return the type of a beast card."""
    return BEASTS[card.partition("#")[0]].type


def terrain(state: bh.State, place: bh.Hex) -> str:
    """Return the terrain of a hex."""
    return TILES[state.tiles[place]].terrain


def test_the_searched_games_have_all_that_the_laws_speak_of() -> None:
    """Every question, ending and event but rare ones: or the laws would hold of nothing."""
    seen: set[str] = set()

    def look(play: Play) -> None:
        seen.update(key for _, key in asked(play))
        seen.update(type(event).__name__ for events in play.events for event in events)
        if play.state.result is not None:
            seen.add(play.state.result.reason)

    hold(look)
    questions = {"token", "move", "site", "survey", "track", "tyrant", "roll", "other_die", "assist", "trigger"}
    questions |= {"overflow", "refresh", "scout", "tile", "resurrect", "ransom"}
    endings = {"row_empty", "third_tyrant"}
    rare = {"DeckShuffled", "DiscardTracked"}
    events = {cls.__name__ for cls in GAME.schema().events} - rare
    assert questions | endings | events <= seen


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-04", "BH-CMP-05", "BH-CMP-06", "BH-CMP-07", "BH-CMP-08", "BH-DCK-03")
def test_every_beast_card_is_in_exactly_one_zone_of_its_own() -> None:
    """76 cards; those of the type piles never come to deck or discard, those of the deck never to a pile."""
    assert (DECK.total(), PILES.total()) == (52, 24)

    def cards_are_in_one_zone(play: Play) -> None:
        for state in play.states:
            deck = [*state.beasts.draw_pile, *state.beasts.discard_pile, *state.tracked]
            piles = [card for kind_ in TYPES for card in state.piles[kind_]]
            free = [*state.out, *([] if state.facing is None else [state.facing])]
            for player in state.players:
                held = [card for card in player.bestiary if card not in TYRANTS]
                free += [*held, *player.liberated, *player.prison]
            assert Counter(deck) + Counter(piles) + Counter(free) == DECK + PILES
            assert all("#d" in card for card in deck)
            assert all("#p" in card for card in piles)
            assert all(kind(card) == name for name in TYPES for card in state.piles[name])

    hold(cards_are_in_one_zone)


@pytest.mark.rule("BH-TYR-04", "BH-TYR-09", "BH-SAN-01", "BH-SAN-04", "BH-END-01", "BH-SET-06", "BH-P0-02", "BH-P0-03")
def test_every_tyrant_is_hidden_open_captured_or_retired() -> None:
    """Captured means: in one bestiary, its sanctuary free. The row is revealed and retired from the left."""

    def tyrants_are_in_order(play: Play) -> None:
        row = [slot.tyrant for slot in play.states[0].row]
        assert sorted(row) == sorted(TYRANTS)
        for state in play.states:
            assert [slot.tyrant for slot in state.row] == row
            held = Counter(card for player in state.players for card in player.bestiary if card in TYRANTS)
            beaten = [slot.tyrant for slot in state.row if slot.status == "defeated"]
            assert held == Counter(beaten)
            for slot in state.row:
                assert (slot.seat is not None) is (slot.status == "defeated")
                assert slot.seat is None or slot.tyrant in state.players[slot.seat].bestiary
            statuses = [slot.status for slot in state.row if slot.status != "defeated"]
            assert statuses == sorted(statuses, key=["retired", "open", "hidden"].index)
            assert "retired" not in statuses or "hidden" not in statuses
            assert len(beaten) <= 3
            if len(beaten) == 3:
                # Only the card that leaves a bestiary that is too full comes before the end.
                assert state.result is not None or question(state) == "overflow"
            for spot in GAME.view(state, None).hexes:
                ruler = next((t.id for t in TYRANTS.values() if t.symbol == spot.symbol), None)
                assert spot.freed is (ruler in beaten)

    hold(tyrants_are_in_order)


@pytest.mark.rule("BH-TRM-03", "BH-BST-01", "BH-BST-06", "BH-LIB-03", "BH-HUM-01", "BH-HUM-03")
def test_bestiaries_and_piles_hold_what_may_lie_there() -> None:
    """At most five cards but for the choice what leaves; prisons hold Humans alone, liberated piles no Human."""

    def zones_are_in_order(play: Play) -> None:
        for state, key in asked(play):
            for player in state.players:
                assert len(player.bestiary) <= (6 if key == "overflow" else 5)
                assert {kind(card) for card in player.prison} <= {"human"}
                assert not any(card in TYRANTS or kind(card) == "human" for card in player.liberated)
            if key == "overflow":
                full = [player.seat for player in state.players if len(player.bestiary) == 6]
                assert [len(GAME.legal_actions(state, seat)) >= 3 for seat in full] == [True]

    hold(zones_are_in_order)


# -- heroes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRM-01", "BH-TRM-02", "BH-DTH-01", "BH-DTH-04", "BH-CBT-08")
def test_hearts_and_points_stay_in_their_bounds() -> None:
    """Nobody is without hearts but between a failed combat and the death; with the default nobody pays the last one."""

    def numbers_are_in_order(play: Play) -> None:
        most = {hero.id: hero.hearts for hero in TABLES.heroes}
        for state, key in asked(play):
            for player in state.players:
                assert 0 <= player.hearts <= most[player.hero]
                assert player.pb >= 0
                assert player.hearts or key not in AT_PEACE
        for player in play.state.players:
            assert player.hearts

    hold(numbers_are_in_order)


@pytest.mark.rule("BH-P1-09", "BH-P1-10", "BH-P1-11", "BH-P1-12", "BH-CMP-13")
def test_no_two_heroes_stand_on_one_hex_outside_cities() -> None:
    """But while one passes through; and nobody is ever off the map."""

    def hexes_hold_one_hero(play: Play) -> None:
        for state, key in asked(play):
            places = [player.place for player in state.players]
            assert all(place in state.tiles for place in places)
            if key != "move":
                wild = [place for place in places if terrain(state, place) != "city"]
                assert len(set(wild)) == len(wild)

    hold(hexes_hold_one_hero)


@pytest.mark.rule("BH-MIS-05", "BH-MIS-07", "BH-ABL-03", "BH-ABL-04", "BH-TRN-04")
def test_missions_and_uses_of_one_turn_keep_their_limits() -> None:
    """At most two missions, an ability as often as it says; counted by the events of each turn, whoever's it is."""
    limits = {ability.id: ability.limit_per_turn for hero in TABLES.heroes for ability in hero.abilities}

    def limits_are_kept(play: Play) -> None:
        missions: Counter[int] = Counter()
        uses: Counter[tuple[int, str]] = Counter()
        for state, events in zip(play.states, play.events, strict=True):
            for event in events:
                match event:
                    case bh.TurnStarted():
                        missions.clear()
                        uses.clear()
                    case bh.MissionCompleted(seat=seat):
                        missions[seat] += 1
                        assert missions[seat] <= 2
                    case bh.AbilityUsed(seat=seat, ability=ability):
                        uses[seat, ability] += 1
                        assert uses[seat, ability] <= limits[ability]
                    case _:
                        pass
            for player in state.players:
                assert player.matched == missions[player.seat]
                assert player.uses.of("turn") == {
                    name: count for (seat, name), count in uses.items() if seat == player.seat
                }

    hold(limits_are_kept)


@pytest.mark.rule("BH-TRN-03", "BH-ABL-05", "BH-ABL-06")
def test_after_its_first_die_the_active_hero_activates_nothing() -> None:
    """No ability before the die is offered to it any more in that turn; the others may still use theirs."""
    before = {a.id for hero in TABLES.heroes for a in hero.abilities if a.timing == "before_die"}

    def the_turn_winds_down(play: Play) -> None:
        rolled = False
        for state, events in zip(play.states, play.events, strict=True):
            for event in events:
                if isinstance(event, bh.TurnStarted):
                    rolled = False
                elif isinstance(event, bh.DieRolled) and event.seat == state.current:
                    rolled = True
            if rolled and state.result is None:
                offered = GAME.legal_actions(state, state.current)
                assert not [one for one in offered if isinstance(one, bh.UseAbility) and one.ability in before]

    hold(the_turn_winds_down)


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-10", "BH-CMP-11", "BH-CMP-15", "BH-P0-05", "BH-P0-06", "BH-ENC-05", "BH-CMP-07")
def test_tokens_lie_where_their_tyrant_puts_them() -> None:
    """24 in all, four of each type; none in a City; one for each card that is left in its pile."""

    def tokens_are_in_order(play: Play) -> None:
        for state in play.states:
            on_map = Counter(state.tokens.values())
            owners = {slot.terrain: slot for slot in state.row}
            for name in TYPES:
                assert on_map[name] + state.supply[name] + state.gone[name] == 4
                if state.facing is None:
                    facing = sum(token == name for token in state.tokens.values())
                    left = len(state.piles[name]) + _settling(state, name)
                    assert facing + state.supply[name] == left
            for place, name in state.tokens.items():
                ground = terrain(state, place)
                assert ground != "city"
                assert owners[ground].status != "hidden"
                assert TYRANTS[owners[ground].tyrant].type == name

    hold(tokens_are_in_order)


def _settling(state: bh.State, name: str) -> int:
    """Return 1 while a beast of this type, met as a token that is still there, has been trapped already."""
    if not state.encountered or question(state) in ("", "resurrect", "ransom"):
        return 0
    return int(state.tokens.get(state.players[state.current].place) == name)


@pytest.mark.rule("BH-SET-02", "BH-SET-03", "BH-CMP-12", "BH-P1-02", "BH-P1-03")
def test_the_map_hangs_together_and_no_tile_is_lost() -> None:
    """40 tiles on the map, in the stacks and in the box; the map only grows, and a tile never moves on it."""

    def the_map_is_in_order(play: Play) -> None:
        before: dict[bh.Hex, str] = {}
        for state in play.states:
            lying = [*state.tiles.values(), *state.unused, *[tile for stack in state.stacks for tile in names(stack)]]
            assert sorted(lying) == sorted(TILES)
            assert len(lying) == 40
            assert state.tiles[bh.Hex(0, 0)] == "city_handel"
            assert before.items() <= state.tiles.items()
            before = dict(state.tiles)
            reached, waiting = {bh.Hex(0, 0)}, [bh.Hex(0, 0)]
            while waiting:
                near = [place for place in waiting.pop().neighbours() if place in before and place not in reached]
                reached.update(near)
                waiting += near
            assert len(reached) == len(before)
            assert state.unused == play.states[0].unused

    hold(the_map_is_in_order)


@pytest.mark.rule("BH-CMP-16", "BH-MIS-02", "BH-MIS-03")
def test_four_missions_are_face_up_while_there_are_more() -> None:
    """24 cards in all."""

    def missions_are_in_order(play: Play) -> None:
        for state in play.states:
            done = [mission for player in state.players for mission in player.missions]
            every = [*names(state.mission_deck), *state.mission_row, *done]
            assert len(set(every)) == len(every) == 24
            assert len(state.mission_row) == min(4, 24 - len(done))

    hold(missions_are_in_order)


# -- the course of the game --------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-RND-01", "BH-RND-02", "BH-RND-03", "BH-P0-01", "BH-P0-02", "BH-P0-03", "BH-TRN-01")
def test_in_a_round_everybody_has_one_turn_and_phase_0_comes_once() -> None:
    """Clockwise from a first player who moves on by one seat; a tyrant is turned at its beginning, but in round 1."""

    def rounds_are_in_order(play: Play) -> None:
        seats = play.setup.players
        turns: list[int] = []
        number, first, turned = 0, -1, 0
        for event in [event for events in play.events for event in events]:
            match event:
                case bh.RoundStarted():
                    if number:
                        assert (event.round, event.first) == (number + 1, (first + 1) % seats)
                        assert len(turns) == seats
                        assert turned == (number > 1)
                    number, first, turned, turns = event.round, event.first, 0, []
                case bh.TurnStarted(seat=seat):
                    assert seat == (first + len(turns)) % seats
                    turns.append(seat)
                case bh.TyrantRevealed() | bh.TyrantRetired():
                    turned += 1
                    assert (len(turns), turned) == (1, 1)
                    assert number > 1
                case _:
                    pass
        assert play.states[-1].round == number

    hold(rounds_are_in_order)


@pytest.mark.rule("BH-END-01", "BH-END-02", "BH-END-03", "BH-P0-12", "BH-SCO-01", "BH-SCO-02", "BH-SCO-03")
def test_the_game_ends_when_it_must_and_is_scored_as_it_must() -> None:
    """Worked out here once more: it is over exactly when a condition holds, by round 13, and the best score wins."""

    def it_ends_in_time(play: Play) -> None:
        for state in play.states:
            statuses = Counter(slot.status for slot in state.row)
            third, empty = statuses["defeated"] >= 3, not (statuses["open"] or statuses["hidden"])
            if state.result is None:
                assert not (third or empty) or question(state) == "overflow"
                assert state.round <= 13
            else:
                assert third or empty
                assert state.result.reason == ("third_tyrant" if third else "row_empty")
        result = play.state.result
        assert (GAME.decision(play.state) is None) is (result is not None)
        if result is not None:
            assert result.scores == _scores(play.state)
            assert set(result.winners) <= {s for s, score in enumerate(result.scores) if score == max(result.scores)}
            assert result.winners

    hold(it_ends_in_time)


def _scores(state: bh.State) -> tuple[int, ...]:
    found = [player.pb for player in state.players]
    for player in state.players:
        found[player.seat] += sum(TYRANTS[card].end_pb for card in player.bestiary if card in TYRANTS)
    prizes = (
        (4, [len(player.missions) for player in state.players]),
        (2, [player.deaths for player in state.players]),
        (3, [len(player.liberated) for player in state.players]),
        (3, [len(player.prison) for player in state.players]),
    )
    for worth, counts in prizes:
        for seat, count in enumerate(counts):
            found[seat] += worth if count and count == max(counts) else 0
    return tuple(found)


@pytest.mark.rule(
    "BH-TRM-01", "BH-TRM-02", "BH-LIB-01", "BH-LIB-04", "BH-HUM-02", "BH-MIS-02", "BH-DTH-02", "BH-DTH-08"
)
def test_the_events_alone_tell_what_everybody_has() -> None:
    """Replayed, they give points, hearts, bestiaries, piles, deaths and places of all players, and the tokens."""

    def events_tell_all(play: Play) -> None:
        players = list(play.states[0].clone().players)
        tokens = dict(play.states[0].tokens)
        for state, events in zip(play.states[1:], play.events[1:], strict=True):
            for event in events:
                _replay(players, event)
                match event:
                    case bh.TokenPlaced():
                        tokens[event.at] = event.kind
                    case bh.TokenRemoved():
                        assert tokens.pop(event.at) == event.kind
                    case _:
                        pass
            assert [_shown(player) for player in players] == [_shown(player) for player in state.players]
            assert tokens == state.tokens

    hold(events_tell_all)


def _shown(player: bh.Player) -> tuple[object, ...]:
    piles = (player.bestiary, player.liberated, player.prison, player.missions)
    return (player.hearts, player.pb, player.deaths, player.place, *map(tuple, piles))


def _replay(players: list[bh.Player], event: bh.Event) -> None:
    match event:
        case bh.PointsGained(seat=seat, amount=amount) | bh.PointsPaid(seat=seat, amount=amount):
            players[seat].pb += amount if isinstance(event, bh.PointsGained) else -amount
            assert players[seat].pb == event.total
        case bh.HeartsLost(seat=seat, amount=amount) | bh.HeartsRecovered(seat=seat, amount=amount):
            players[seat].hearts += amount if isinstance(event, bh.HeartsRecovered) else -amount
            assert players[seat].hearts == event.left
        case bh.BeastTrapped(seat=seat, card=card) | bh.TyrantDefeated(seat=seat, tyrant=card):
            players[seat].bestiary.append(card)
        case bh.Liberated(seat=seat, card=card):
            players[seat].bestiary.remove(card)
            players[seat].liberated.append(card)
        case bh.Imprisoned(seat=seat, card=card):
            players[seat].bestiary.remove(card)
            players[seat].prison.append(card)
        case bh.HumanEscaped(seat=seat, card=card) | bh.CardLost(seat=seat, card=card):
            players[seat].bestiary.remove(card)
        case bh.MissionCompleted(seat=seat, mission=mission):
            players[seat].missions.append(mission)
        case bh.HeroDied(seat=seat):
            players[seat].deaths += 1
            assert players[seat].deaths == event.deaths
        case bh.HeroResurrected(seat=seat, at=place, hearts=hearts):
            players[seat].place, players[seat].hearts = place, hearts
        case bh.Moved(seat=seat, to=place) | bh.SentBack(seat=seat, to=place):
            players[seat].place = place
        case _:
            pass
