"""Chapter 24: what one seat may know, built up from what is allowed."""

from __future__ import annotations

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Frame, GameView
from boardrules.core.zones import PileView
from boardrules.games.shadow_hunters.content import Area, Card, Character, in_mask
from boardrules.games.shadow_hunters.deduction import is_seen, sheet
from boardrules.games.shadow_hunters.state import Answer, HermitPlay, Options, Player, State


@frozen
class PlayerView:
    """What a seat knows of one player.

    ``character`` is filled in when the viewer is certain of it: his own, revealed and dead ones, one that was shown to
    him (``shown``), or the only one left. ``possible`` is what fits everything that the viewer knows.
    """

    seat: Seat
    colour: str
    damage: int
    area: Area | None
    alive: bool
    revealed: bool
    character: Character | None
    shown: bool
    possible: tuple[Character, ...]
    used: bool
    void: bool
    angel: bool
    barrier: bool
    equipment: tuple[Card, ...]


@frozen
class PlayView:
    """A hermit card that was given and answered; ``card`` only for its giver and its receiver (SH-INF-02)."""

    pass_number: int
    giver: Seat
    receiver: Seat
    card: Card | None
    answer: Answer
    amount: int | None


@frozen
class HeldView:
    """The card that is being resolved; ``card`` is None for those who may not see it."""

    deck: str
    card: Card | None


@frozen(kw_only=True)
class View(GameView):
    """What ``seat`` may know of a game of Shadow Hunters (None: a spectator).

    Seats are in seating order; ``layout`` is the six slots, pairs side by side; ``hermit_log`` all hermit cards given
    so far; ``pool`` the characters that may have been dealt, ``allocation`` how many of each group (SH-INF-10).
    """

    players: tuple[PlayerView, ...]
    layout: tuple[Area, ...]
    current: Seat
    turn: int
    extra_turns: int
    deaths: tuple[tuple[Seat, ...], ...]
    white: PileView[Card]
    black: PileView[Card]
    hermit: PileView[Card]
    held: HeldView | None
    hermit_log: tuple[PlayView, ...]
    allocation: tuple[int, int, int]
    pool: tuple[Character, ...]
    options: Options


def view_of(state: State, seat: int | None, frame: Frame) -> View:
    """Return the view of ``seat``.

    Rules: SH-INF-01 to SH-INF-10. Nothing of the seed, the chance streams, the stack, a pile's order or another
    player's hidden card is looked at (SH-INF-03), not even after a reshuffle (SH-INF-04).
    """
    masks = sheet(state, seat)
    shown = {play.receiver for play in state.hermit_log if play.answer == "shown" and play.giver == seat}
    return View(
        **frame,
        players=tuple([_player(player, masks[player.seat], player.seat in shown) for player in state.players]),
        layout=state.layout,
        current=state.current,
        turn=state.turn,
        extra_turns=state.extra_turns,
        deaths=state.deaths,
        white=state.white.view(),
        black=state.black.view(),
        hermit=state.hermit.view(),
        held=_held(state, seat),
        hermit_log=tuple([_play(play, seat) for play in state.hermit_log]),
        allocation=state.options.allocation,
        pool=in_mask(state.options.pool),
        options=state.options,
    )


def _player(player: Player, mask: int, shown: bool) -> PlayerView:
    possible = in_mask(mask)
    return PlayerView(
        seat=player.seat,
        colour=player.colour,
        damage=player.damage,
        area=player.area,
        alive=player.alive,
        revealed=player.revealed,
        character=possible[0] if len(possible) == 1 else None,
        shown=shown,
        possible=possible,
        used=player.used,
        void=player.void,
        angel=player.angel,
        barrier=player.barrier,
        equipment=tuple(player.equipment),
    )


def _held(state: State, seat: int | None) -> HeldView | None:
    held = state.in_hand
    if held is None:
        return None
    return HeldView(held.card.deck, held.card if is_seen(held, seat) else None)


def _play(play: HermitPlay, seat: int | None) -> PlayView:
    knows = seat is not None and seat in (play.giver, play.receiver)
    return PlayView(play.pass_number, play.giver, play.receiver, play.card if knows else None, play.answer, play.amount)
