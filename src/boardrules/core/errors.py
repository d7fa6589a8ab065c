"""The errors of the library: one base class, few precise classes, each with data before text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from boardrules.core.values import Action, Refusal

ActionT = TypeVar("ActionT", bound="Action")


def short(value: object) -> str:
    """Return a value in a few words; safe for values of any size and depth."""
    if isinstance(value, (dict, list, tuple, set)):
        return f"{type(value).__name__} of {len(value)}"
    if isinstance(value, int) and not -(10**20) < value < 10**20:
        return "a very large number"
    try:
        text = repr(value)
    except Exception:  # numbers beyond all measure, endless depth, objects that cannot show themselves
        return f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


@frozen
class Problem:
    """One fault in something that was handed in.

    ``path`` names the place: in a setup ``players`` or ``seats[2].damage``, in a document ``$.players[2].damage``,
    where ``$`` is its root. ``code`` is a stable word that message catalogues translate, ``expected`` and ``got`` are
    short technical texts, ``rule`` is the rule id or empty.

    >>> print(Problem("players", "out_of_range", "4 to 8", "9", "SH-CMP-01"))
    players: out_of_range: expected 4 to 8, got 9 (SH-CMP-01)
    """

    path: str
    code: str
    expected: str = ""
    got: str = ""
    rule: str = ""

    def __str__(self) -> str:
        text = f"{self.path}: {self.code}"
        if self.expected:
            text += f": expected {self.expected}"
        if self.got:
            text += f", got {self.got}" if self.expected else f": got {self.got}"
        if self.rule:
            text += f" ({self.rule})"
        return text


class BoardRulesError(Exception):
    """The root of every error that the library raises on purpose.

    >>> import boardrules
    >>> try:
    ...     boardrules.load_game("chess")
    ... except BoardRulesError as error:
    ...     print(type(error).__name__)
    UnknownGame
    """


class SetupError(BoardRulesError, ValueError):
    """A setup that no table could lay out. ``problems`` lists every fault at once.

    >>> from boardrules.games import shadow_hunters as sh
    >>> try:
    ...     sh.Setup(players=9)
    ... except SetupError as error:
    ...     print(error.problems[0].path, error.problems[0].rule)
    players SH-CMP-01
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


class ContentError(SetupError):
    """Content that no game could be played with. ``problems`` lists every fault of every file at once.

    Paths name the file and the place in it: ``beasts.toml: $.beast[3].strength[1]``, for a file that is no TOML
    ``beasts.toml: line 12``.

    >>> from boardrules.games import bestiary as bh
    >>> try:
    ...     bh.load("/no/such/folder")
    ... except ContentError as error:
    ...     print(error.problems[0].code, error.problems[0].expected)
    unreadable a folder with content files
    """


class IllegalAction(BoardRulesError, ValueError, Generic[ActionT]):
    """An action that is not allowed now. ``refusal`` says why; nothing has changed.

    >>> from boardrules.games import shadow_hunters as sh
    >>> try:
    ...     sh.GAME.step(sh.GAME.start(sh.Setup(players=4)), sh.Roll(0))
    ... except IllegalAction as error:
    ...     print(error.refusal.code)
    not_offered
    """

    def __init__(self, refusal: Refusal[ActionT]) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class SaveError(BoardRulesError, ValueError):
    """A document that cannot be read, or that is not a possible state of the game.

    ``path`` is the place in the document (``$`` is its root); ``problems`` lists the faults.

    >>> import boardrules
    >>> from boardrules.games import shadow_hunters as sh
    >>> try:
    ...     boardrules.from_json(sh.GAME, "action", {"type": "Roll", "seat": "me"})
    ... except SaveError as error:
    ...     print(error.path, error.problems[0].code)
    $.seat wrong_type
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems

    @property
    def path(self) -> str:
        """Return the place of the first fault."""
        return self.problems[0].path if self.problems else "$"


class NoSuchSeat(BoardRulesError, LookupError):
    """A seat that the game does not have. ``problem`` says what was expected; ``seats`` is the number of seats.

    >>> from boardrules.games import shadow_hunters as sh
    >>> try:
    ...     sh.GAME.view(sh.GAME.start(sh.Setup(players=4)), 4)
    ... except NoSuchSeat as error:
    ...     print(error)
    no_such_seat: expected 0 to 3, got 4
    """

    def __init__(self, seat: object, seats: int | None = None) -> None:
        expected = "a seat number or None" if seats is None else f"0 to {seats - 1}"
        super().__init__(f"no_such_seat: expected {expected}, got {short(seat)}")
        self.problem = Problem("seat", "no_such_seat", expected, short(seat))
        self.seats = seats


class RulesLoop(BoardRulesError, RuntimeError):
    """An internal fault: effects followed effects for ever with no decision. ``effects`` names the last ones.

    >>> print(RulesLoop(1000, ("Ping", "Pong")))
    1000 effects without a decision; the last ones: Ping, Pong
    """

    def __init__(self, limit: int, effects: tuple[str, ...]) -> None:
        super().__init__(f"{limit} effects without a decision; the last ones: {', '.join(effects)}")
        self.effects = effects
