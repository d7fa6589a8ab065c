"""Laws about secrets: what a seat cannot know changes nothing that it sees, is told, or is asked.

``redeal`` gives another world that a seat cannot tell from the true one; these laws compare the two. So they are as
good as ``redeal`` is, and the last three look at that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any, TypeAlias

from attrs import evolve

from boardrules.core.entity import Entity
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.node import canonical
from boardrules.core.state import GameState
from boardrules.core.values import Decision
from boardrules.core.zones import Deck
from boardrules.testing.laws._tools import (
    AnyPlaythrough,
    Broken,
    after,
    chances,
    difference,
    entities,
    nodes,
    offered,
    points_of_view,
    require,
    same,
    shown,
    states_looked_at,
    steps_looked_at,
    uncovers_all,
    variant,
    whose,
)
from boardrules.testing.playthroughs import Playthrough

_NAMES = ("true world", "other world")
_GAME: TypeAlias = Game[Any, Any, Any, Any, Any]
#: So many refusals are compared for each state and seat.
_ATTEMPTS = 10
#: So many points of view are taken of each state on the way, and all of them of the last one.
_WATCHERS = 3
#: So many states of a match are looked at, and fewer where more is done with each.
_STATES = 100
#: So many worlds are dealt for what happened before the first answer.
_OPENING_DEALS = 6
#: So many states are dealt anew from so many seeds, until everything hidden has moved.
_DEALT_STATES = 6
_DEALS = 40


def _watchers(
    play: AnyPlaythrough, count: int, state: GameState, decision: Decision[Any] | None, own: Random
) -> list[int | None]:
    """Return points of view: some of them, for one state is much like the next; who is asked is always among them."""
    everybody = points_of_view(state)
    if count == len(play) or len(everybody) <= _WATCHERS:
        return everybody
    asked = [seat for seat in (decision.seats if decision is not None else ()) if seat in everybody][:_WATCHERS]
    others = [seat for seat in everybody if seat not in asked]
    return [*asked, *own.sample(others, _WATCHERS - len(asked))]


def views_keep_secrets(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """View, prompt, legal actions, and who is asked, are the same in every world that a seat cannot tell apart."""
    game = play.game
    own = chances(play, "views")
    for count, state in states_looked_at(play, own, _STATES):
        decision = game.decision(state)
        for seat in _watchers(play, count, state, decision, own):
            world = game.redeal(state, seat, own.randrange(2**32))
            where = f"{after(count)}, seen by {whose(seat)}"
            twin = game.decision(world)
            require((decision is None) == (twin is None), where, "whether the game is over tells a secret")
            if decision is not None and twin is not None:
                same(decision.seats, twin.seats, where, "who is asked tells a secret", _NAMES)
                same(decision.number, twin.number, where, "the number of the question tells a secret", _NAMES)
            same(game.prompt(state, seat), game.prompt(world, seat), where, "the prompt tells a secret", _NAMES)
            if seat is not None:
                one, other = game.legal_actions(state, seat), game.legal_actions(world, seat)
                same(one, other, where, "the legal actions tell a secret", _NAMES)
            same(game.view(state, seat), game.view(world, seat), where, "the view shows a secret", _NAMES)


def events_keep_secrets(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """The same answer looks the same in two worlds that a seat cannot tell apart, until something is uncovered.

    The worlds are such that whoever answers is asked the same in both, and the dice to come are the same; in half of
    them the draw piles are too. From the first event that looks different on, what is uncovered (``Event.uncovers``)
    must look different: a roll or a draw that is the same in both worlds excuses nothing. Where nothing is uncovered to
    the seat, who is asked next, and what the seat sees then, must be the same too: what an event withholds from it,
    such as the card of a hidden draw, the view after the step does not show.
    """
    game = play.game
    own = chances(play, "events")
    _opening_keeps_secrets(play, own)
    for count, (_, action, happened, following) in steps_looked_at(play, own, _STATES):
        for seat, other, told in _twins(play, count, own):
            where = f"{after(count)}, seen by {whose(seat)}"
            here, there = _seen(game, happened, seat), _seen(game, told, seat)
            pairs = zip_longest(here, there)
            index = next((index for index, (one, two) in enumerate(pairs) if one != two), None)
            if index is not None:
                one, two = here[index : index + 1], there[index : index + 1]
                explained = _uncovering(here[index:]) != _uncovering(there[index:])
                what = f"the events of {action} tell a secret"
                require(explained, where, what, *difference(one or None, two or None, _NAMES))
            elif not uncovers_all(game, (*happened, *told), seat):
                asked, then = (_asked(game, world) for world in (following, other))
                same(asked, then, where, f"who is asked after {action} tells a secret", _NAMES)
                what = f"{action} shows the seat something new, and no event of it uncovers anything to it"
                same(game.view(following, seat), game.view(other, seat), where, what, _NAMES)


def _opening_keeps_secrets(play: AnyPlaythrough, own: Random) -> None:
    """What happens before the first answer, such as dealing, tells a seat nothing that is dealt anew for it.

    There is no answer to give in another world. But a thing that an event names to a seat lies somewhere, and must
    still lie there in every world that the seat cannot tell from the true one.
    """
    game, state = play.game, play.states[0]
    for seat in points_of_view(state):
        lies = {thing: _places(state, thing) for thing in _things(_seen(game, play.events[0], seat))}
        # Of several copies only one is the one that was named: there must be a place where one always lies.
        stays = {thing: set(places) for thing, places in lies.items() if places}
        for _ in range(_OPENING_DEALS if stays else 0):
            world = game.redeal(state, seat, own.randrange(2**32))
            for thing, places in stays.items():
                places.intersection_update(_places(world, thing))
        moved = [thing for thing, places in stays.items() if not places]
        where = f"{after(0)}, seen by {whose(seat)}"
        require(not moved, where, "an event of the start names something that is dealt anew for the seat", shown(moved))


def _places(state: GameState, thing: Entity) -> list[str]:
    return [place for place, found in entities(state) if found is thing]


def _twins(play: AnyPlaythrough, count: int, own: Random) -> Iterator[tuple[int | None, Any, tuple[Any, ...]]]:
    """Yield for some points of view how an answer goes on in another world: the seat, the state after it, the events.

    The seat cannot tell that world from the true one, whoever answers is asked the same in both, and the dice to come
    are the same; in half of the worlds the draw piles are too, so that what follows a draw can be compared.
    """
    game, state, action = play.game, play.states[count - 1], play.actions[count - 1]
    decks = dict(nodes(state, Deck))
    for seat in _watchers(play, count, state, game.decision(state), own):
        world = game.redeal(state, seat, own.randrange(2**32), future=False)
        if own.random() < 0.5:
            world = _with_draw_piles(game, world, decks, seat)
        twin = game.decision(world)
        if twin is None or action not in twin.actions:
            continue
        if _question(game, state, action.seat) != _question(game, world, action.seat):
            continue  # whoever answers is asked something else, and what he makes of it is his business
        try:
            step = game.step(world, action)
        except Exception as error:
            where = f"{after(count)}, dealt for {whose(seat)}"
            text = f"{type(error).__name__}: {error}"
            raise Broken(where, f"{action} fails in a world that was dealt anew", text) from error
        yield seat, step.state, step.events


def _with_draw_piles(game: _GAME, world: Any, decks: dict[str, Deck[Any]], seat: int | None) -> Any:
    """Return a world with the draw piles of ``decks``, where they hold the same cards and it still looks the same."""
    laid = world.clone()
    for path, deck in nodes(laid, Deck):
        true = decks.get(path)
        if true is not None and Counter(deck.draw_pile) == Counter(true.draw_pile):
            deck.draw_pile[:] = true.draw_pile
    return laid if game.view(laid, seat) == game.view(world, seat) else world


def _question(game: _GAME, state: GameState, seat: int) -> tuple[object, ...]:
    return game.prompt(state, seat), game.legal_actions(state, seat)


def _seen(game: _GAME, events: tuple[Any, ...], seat: int | None) -> list[Any]:
    """Return what a seat notices of what happened."""
    return [seen for event in events if (seen := game.seen(event, seat)) is not None]


def _uncovering(seen: list[Any]) -> list[Any]:
    return [event for event in seen if event.uncovers]


def _asked(game: _GAME, state: GameState) -> tuple[int, ...] | None:
    decision = game.decision(state)
    return None if decision is None else decision.seats


def refusals_keep_secrets(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """A seat's actions are refused in the same words in every world that it cannot tell apart.

    Tried are its own, what others were offered, as if it took that itself, and others of the same kinds.
    """
    game = play.game
    own = chances(play, "refused secrets")
    pool = offered(play)
    pools: dict[int, list[ActionT]] = {}
    for count, state in states_looked_at(play, own, _STATES // 2):
        for seat in _watchers(play, count, state, game.decision(state), own):
            if seat is None or not pool:
                continue
            mine = pools.setdefault(seat, list(dict.fromkeys(_by(action, seat) for action in pool)))
            world = game.redeal(state, seat, own.randrange(2**32))
            for known in own.sample(mine, min(_ATTEMPTS, len(mine))):
                changed = variant(play, known, own, odd=False)
                action = known if changed is None or changed.seat != seat else changed
                where = f"{after(count)}, told to {whose(seat)}"
                one, other = game.explain(state, action), game.explain(world, action)
                same(one, other, where, f"the refusal of {action} tells a secret", _NAMES)


def _by(action: Any, seat: int) -> Any:
    return evolve(action, seat=seat)


def redeals_are_blind(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """What ``redeal`` deals follows from what the seat knows and from its seed alone, and is a possible state.

    Dealt from another world that looks the same, the result is the same: nothing of the truth is in it.
    """
    game = play.game
    own = chances(play, "redeals")
    for count, state in states_looked_at(play, own, _STATES // 4):
        for seat in points_of_view(state):
            where = f"{after(count)}, dealt for {whose(seat)}"
            seed = own.randrange(2**32)
            world = game.redeal(state, seat, seed)
            problems = game.problems(world)
            require(not problems, where, "a world that was dealt anew is not a possible state", *map(str, problems))
            lost = game.components(world)
            same(game.components(state), lost, where, "dealing anew changes the components", _NAMES)
            through = game.redeal(game.redeal(state, seat, seed + 1), seat, seed)
            if canonical(world) != canonical(through):
                names = ("dealt from the true world", "dealt from another")
                what = "what is dealt depends on what the seat cannot know"
                raise Broken(where, what, *difference(world, through, names))


def redeals_move_secrets(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """What a seat cannot know is dealt anew for it: over many seeds it lies elsewhere at least once.

    A ``redeal`` that leaves it where it is would make the other laws about secrets blind. Hidden are the order of a
    draw pile (``Deck``), and what another seat's view names and its own does not, when more of its kind is hidden
    elsewhere. What a game hides in other ways cannot be told from what is open. Asked of a whole match, for what is
    hidden in one position may follow from what the seat has learned.
    """
    game = play.game
    own = chances(play, "moves")
    later = own.sample(range(1, len(play) + 1), min(_DEALT_STATES, len(play)))
    places = {count: play.states[count] for count in sorted([0, *later])}
    done: set[tuple[int | None, str]] = set()
    for count, state in places.items():
        for seat in points_of_view(state):
            for name, what in _hidden_from(game, state, seat):
                if (seat, name) in done:
                    continue
                done.add((seat, name))
                where = f"{after(count)}, dealt for {whose(seat)}"
                require(
                    any(
                        _elsewhere(game, one, game.redeal(one, seat, seed), seat, name)
                        for one in [state, *places.values()]
                        for seed in range(_DEALS)
                    ),
                    where,
                    f"{name} cannot be known, and {_DEALS} seeds leave it as it is, here and in other positions",
                    what,
                )


#: The name of what is hidden in the views of other seats.
_VIEWS = "what other seats see"


def _hidden_from(game: _GAME, state: GameState, seat: int | None) -> Iterator[tuple[str, str]]:
    """Yield what is hidden from a seat: its name, and the things that it holds."""
    known = _things(game.view(state, seat))
    decks = list(nodes(state, Deck))
    for path, deck in decks:
        if len(set(deck.draw_pile)) > 1:
            yield f"{path}.draw_pile", shown(deck.draw_pile)
    shows = [_things(game.view(state, other)) - known for other in _others(state, seat)]
    hidden = {thing for _, deck in decks for thing in deck.draw_pile}.union(*shows) - known
    for things in shows:
        if any(type(thing) is type(other) for thing in things for other in hidden - things):
            yield _VIEWS, shown(sorted(things, key=repr))


def _things(value: object) -> set[Entity]:
    return {thing for _, thing in entities(value)}


def _others(state: GameState, seat: int | None) -> list[int]:
    return [other for other in range(len(state.players)) if other != seat]


def _elsewhere(game: _GAME, state: GameState, world: GameState, seat: int | None, name: str) -> bool:
    """Return whether what is named ``name`` is another in another world."""
    if name == _VIEWS:
        return any(game.view(state, other) != game.view(world, other) for other in _others(state, seat))
    one, two = (
        next((deck.draw_pile for path, deck in nodes(world, Deck) if f"{path}.draw_pile" == name), None)
        for world in (state, world)
    )
    return one != two


def redeals_forget_nothing(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Where an event tells a seat which thing lies where, dealing anew for that seat does not move it again.

    Two worlds in which a seat was told different things are no longer the same to it. Looked at where no chance was
    used in between, which could have made the news worthless.
    """
    game = play.game
    own = chances(play, "memory")
    for count, (state, action, happened, following) in steps_looked_at(play, own, _STATES):
        if not any(event.uncovers for event in happened) or state.chance != following.chance:
            continue
        for seat, other, told in _twins(play, count, own):
            if other.chance != following.chance:
                continue
            here, there = (_things(_seen(game, events, seat)) for events in (happened, told))
            lies = [dict.fromkeys(entities(world)) for world in (following, other)]
            news = [
                thing
                for thing in here ^ there
                if [place for place, found in lies[0] if found is thing]
                != [place for place, found in lies[1] if found is thing]
            ]
            if news:
                seed = own.randrange(2**32)
                one, two = game.redeal(following, seat, seed), game.redeal(other, seat, seed)
                where = f"{after(count)}, dealt for {whose(seat)}"
                what = f"an event of {action} has told the seat something, and dealing anew forgets it"
                require(canonical(one) != canonical(two), where, what, shown(sorted(news, key=repr)))


__all__ = [
    "events_keep_secrets",
    "redeals_are_blind",
    "redeals_forget_nothing",
    "redeals_move_secrets",
    "refusals_keep_secrets",
    "views_keep_secrets",
]
