"""What happens."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from boardrules import core

from .content import Space, Token


@frozen
class RoundBegan(core.Event):
    """A round has begun."""

    is_heading = True
    number: int


@frozen
class BidMade(core.Event):
    """A player has put coins into his fist; he alone knows how many."""

    secret = ("coins",)
    knows = ("seat",)
    seat: core.Seat
    coins: int | None


@frozen
class BidsShown(core.Event):
    """Both fists are open; ``first`` drives first."""

    uncovers = True
    bids: tuple[int, ...]
    first: core.Seat


@frozen
class Rolled(core.Event):
    """A player's journey begins with this roll."""

    uncovers = True
    seat: core.Seat
    result: int


@frozen
class RolledAgain(core.Event):
    """Somebody has given a charm back, and the die was rolled again."""

    uncovers = True
    seat: core.Seat
    result: int


@frozen
class Drove(core.Event):
    """A wagon stands on another space."""

    seat: core.Seat
    space: Space


@frozen
class Took(core.Event):
    """A player has taken tokens from the supply."""

    seat: core.Seat
    token: Token
    count: int


@frozen
class Delivered(core.Event):
    """Sacks are in the city, where nobody can take them away."""

    seat: core.Seat
    count: int


@frozen
class Gave(core.Event):
    """A robbed player has given the robber a token."""

    seat: core.Seat
    to: core.Seat
    token: Token


@frozen
class RainBegan(core.Event):
    """It rains to the end of a round."""

    last: int


@frozen
class GameEnded(core.Event):
    """The last round is over."""

    scores: tuple[int, ...]


Event: TypeAlias = (
    RoundBegan | BidMade | BidsShown | Rolled | RolledAgain | Drove | Took | Delivered | Gave | RainBegan | GameEnded
)
