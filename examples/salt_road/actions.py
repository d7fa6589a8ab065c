"""What players can do."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from boardrules import core

from .content import Space, Token


@frozen
class Bid(core.Action):
    """Offer coins, in secret, for the first journey of the round."""

    seat: core.Seat
    coins: int


@frozen
class RollAgain(core.Action):
    """Give a charm back and have the die rolled again."""

    seat: core.Seat


@frozen
class Drive(core.Action):
    """Drive the wagon to a space, or stay."""

    seat: core.Seat
    space: Space


@frozen
class Give(core.Action):
    """Give a robber a sack, or a coin instead."""

    seat: core.Seat
    token: Token


Action: TypeAlias = Bid | core.Pass | RollAgain | Drive | Give
