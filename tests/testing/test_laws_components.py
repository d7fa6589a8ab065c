"""Each law about components finds the faults that it is for."""

from __future__ import annotations

import pytest
from attrs import frozen

from boardrules.core.entity import Entity
from boardrules.core.errors import Problem
from boardrules.testing import laws, play
from tests.core.mini_game import Action, Drew, Roll, State, Take
from tests.testing.faulty_mini import SoundMini, SoundTurn, complaint


def draw_and_lose(state: State) -> None:
    """Let the current player draw, and forget the card when he has two already."""
    card = state.deck.draw(state.chance)
    hand = state.players[state.current].hand
    if card is not None and len(hand) < 2:
        hand.append(card)
        state.emit(Drew(state.current, card))


@frozen
class Copying(SoundTurn):
    """Whoever rolls has each of his cards twice."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        if isinstance(action, Roll):
            state.players[self.seat].hand *= 2


class Tokens(SoundMini):
    """Counts the shields, which are used up, as something that is never lost."""

    def components(self, state: State) -> dict[Entity | str, int]:
        return {**super().components(state), "shields": sum(player.shields for player in state.players)}


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (SoundMini(enter=draw_and_lose), ("card('", "'): 1 became 0\n")),
        (SoundMini(Copying), ("card('", "'): 1 became 2\n")),
        (Tokens(), ("shields: ", " became ")),
    ],
    ids=["lost", "doubled", "tokens"],
)
def test_what_is_lost_or_made_is_found_and_counted(game: SoundMini, lines: tuple[str, ...]) -> None:
    """A card that lies nowhere, one that lies twice, a token."""
    said = complaint(game, laws.components_are_conserved)

    assert said.startswith("components are conserved: after ")
    assert ": components are lost or made\n  " in said
    assert all(line in said for line in lines)


class Narrow(SoundMini):
    """Calls a state impossible in which somebody has two coins."""

    def problems(self, state: State) -> tuple[Problem, ...]:
        return tuple(
            [
                Problem(f"$.players[{player.seat}].coins", "out_of_range", "no 2", "2")
                for player in state.players
                if player.coins == 2
            ]
        )


def test_a_reached_state_that_counts_as_impossible_is_found_with_its_problems() -> None:
    """A save of it could not be read."""
    with pytest.raises(laws.Broken) as caught:
        laws.states_are_possible(play(Narrow(), actions=[Take(0, 2)]))

    assert str(caught.value).startswith(
        "after 1 answer: a reached state counts as impossible\n  $.players[0].coins: out_of_range"
    )
    assert "a reached state counts as impossible\n" in complaint(Narrow(), laws.states_are_possible)
