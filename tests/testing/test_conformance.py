"""The search for a match that breaks a law, and the suite of the laws that every game keeps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
from attrs import frozen
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.errors import InvalidArgument, Unsatisfiable

from boardrules.core.effects import Effect
from boardrules.testing import Check, LawBroken, PlayError, conformance, examine, laws, play
from tests.core.mini_game import GAME, Action, Event, MiniSetup, Roll, State, Take, View, Vote
from tests.testing import faulty_mini
from tests.testing.faulty_mini import SOUND, TRIES, MiniMatch, SoundMini, SoundTurn, draw

MiniBroken: TypeAlias = LawBroken[MiniSetup, State, Action, Event, View]
#: Two rounds, after which it is the first seat's turn again.
ANSWERS: list[Action] = [Take(0, 1), Vote(0, False), Vote(1, False), Take(1, 1), Vote(0, False), Vote(1, False)]


def nothing(played: MiniMatch) -> None:
    """Hold in every match."""


def nobody_rolls(played: MiniMatch) -> None:
    """Break in every match in which somebody rolls."""
    for action in played.actions:
        assert not isinstance(action, Roll), f"{action} is a roll"


def broken(game: SoundMini, law: faulty_mini.MiniLaw = nothing, **options: Any) -> MiniBroken:
    """Return what a search raises."""
    with pytest.raises(LawBroken) as caught:
        examine(game, law, tries=TRIES, **options)
    return caught.value


def run(script: str) -> MiniMatch:
    """Run a script, and return the match that it plays."""
    names: dict[str, Any] = {}
    exec(script, names)
    played: MiniMatch = names["played"]
    return played


def script_of(error: MiniBroken) -> str:
    """Return the script at the end of a message."""
    return str(error)[str(error).index("\nfrom ") :]


# -- the suite -----------------------------------------------------------------------------------


@pytest.mark.parametrize("check", conformance(SOUND), ids=str)
def test_a_sound_game_keeps_every_law(check: Check[MiniSetup, State, Action, Event, View]) -> None:
    """The mini game, with a first action that leads on and refusals that take odd values."""
    check()


def test_the_suite_has_every_law_once() -> None:
    """All laws that there are, and the game in another process."""
    names = [check.name for check in conformance(GAME)]
    expected = {name.replace("_", " ") for name in laws.__all__ if name != "Broken"}

    assert len(names) == len(set(names))
    assert set(names) == {*expected, "same in another process"}


@pytest.mark.parametrize("check", conformance(GAME), ids=str)
def test_a_check_says_what_it_is(check: Check[MiniSetup, State, Action, Event, View]) -> None:
    """Its text is its name, and what it is about is the beginning of a sentence in one line."""
    assert str(check) == check.name
    assert check.about[0].isupper() or check.about.startswith("``")
    assert check.about.endswith((".", ","))
    assert "\n" not in check.about


def check_named(game: SoundMini, name: str) -> Check[MiniSetup, State, Action, Event, View]:
    """Return one check of a game."""
    return next(check for check in conformance(game) if check.name == name)


def test_a_check_looks_at_one_match() -> None:
    """It passes for one, and fails for another one."""

    @frozen
    class Twice(SoundTurn):
        def actions(self, state: State) -> tuple[Action, ...]:
            listed = SoundTurn.actions(self, state)
            return (*listed, Take(self.seat, 2)) if state.players[self.seat].coins else listed

    game = SoundMini(Twice)
    check = check_named(game, "listed are accepted")

    check.examine(play(game, actions=ANSWERS[:5]))
    with pytest.raises(AssertionError, match=r"after 6 answers: Take\(seat=0, coins=2\) is offered twice"):
        check.examine(play(game, actions=ANSWERS))


def test_a_check_searches_with_the_setups_and_the_number_of_examples_that_the_suite_was_made_with() -> None:
    """Seen by a law of the suite that meets a game which counts its setups."""
    met: list[int] = []

    class Counting(SoundMini):
        def new_state(self, setup: MiniSetup, seed: int) -> State:
            met.append(setup.shields)
            return super().new_state(setup, seed)

    checks = conformance(Counting(), setups=st.just(MiniSetup(shields=5)), examples=3)
    next(check for check in checks if check.name == "somebody can answer")()

    assert met == [5, 5, 5]


# -- the search ----------------------------------------------------------------------------------


def test_what_is_found_is_cut_down_and_still_breaks_the_law() -> None:
    """The message says so of the short match, which the error carries beside the first one."""
    error = broken(SOUND, nobody_rolls)

    assert len(error.playthrough) == 1
    assert len(error.first) >= 1
    with pytest.raises(AssertionError, match="is a roll"):
        nobody_rolls(error.playthrough)
    with pytest.raises(AssertionError, match="is a roll"):
        nobody_rolls(error.first)
    assert str(error).startswith("nobody rolls: Roll(seat=0) is a roll")
    assert f"Shortest match found (1 answer; the first one had {len(error.first)}):" in str(error)
    assert isinstance(error.__cause__, AssertionError)


def test_the_script_in_the_message_plays_the_match() -> None:
    """Pasted, it runs as it is."""
    error = broken(SOUND, nobody_rolls)

    played = run(script_of(error))

    assert played.game is SOUND
    assert played.setup == error.playthrough.setup
    assert played.actions == error.playthrough.actions
    assert played.state == error.playthrough.state


def test_only_the_setups_that_are_given_are_played() -> None:
    """Instead of those that the game makes."""
    shields: set[int] = set()

    def look(played: MiniMatch) -> None:
        shields.add(played.setup.shields)

    examine(SOUND, look, setups=st.builds(MiniSetup, shields=st.integers(7, 8)))
    assert shields == {7, 8}
    shields.clear()
    examine(SOUND, look)
    assert shields == {0, 1, 2}


@pytest.fixture
def seven_examples() -> Iterator[None]:
    """Load a profile of seven examples."""
    before = settings()
    settings.register_profile("seven", before, max_examples=7)
    settings.load_profile("seven")
    yield
    settings.register_profile("before", before)
    settings.load_profile("before")


@pytest.mark.usefixtures("seven_examples")
@pytest.mark.parametrize(("examples", "expected"), [(None, 7), (4, 4), (11, 11)])
def test_as_many_matches_are_tried_as_the_profile_or_the_caller_says(examples: int | None, expected: int) -> None:
    """The caller goes first."""
    tried: list[MiniMatch] = []

    examine(SOUND, tried.append, examples=examples)

    assert len(tried) == expected


def test_a_law_that_is_an_object_is_named_by_its_class() -> None:
    """Whatever can be called is a law."""

    class NoMatchAtAll:
        def __call__(self, played: MiniMatch) -> None:
            raise ValueError

    assert str(broken(SOUND, NoMatchAtAll())).startswith(
        "NoMatchAtAll: ValueError (in __call__, test_conformance.py line "
    )


def test_an_error_of_the_law_itself_is_told_with_its_class() -> None:
    """It is no assertion, so its text alone may say little."""

    def looks_up(played: MiniMatch) -> None:
        raise KeyError("ant")

    error = broken(SOUND, looks_up)

    assert str(error).startswith("looks up: KeyError: 'ant' (in looks_up, test_conformance.py line ")
    assert isinstance(error.__cause__, KeyError)


def test_a_law_that_breaks_only_once_is_told_with_the_match_that_broke_it() -> None:
    """Hypothesis calls it flaky; there is no shorter match then."""
    broke: list[MiniMatch] = []

    def breaks_once(played: MiniMatch) -> None:
        if not broke and len(played) > 3:
            broke.append(played)
            raise AssertionError("this once")

    error = broken(SOUND, breaks_once)

    assert str(error).startswith("breaks once: this once")
    assert error.first is broke[0]


def test_a_law_may_assume_something_of_a_match() -> None:
    """A match for which it does not hold does not break the law."""
    looked: list[int] = []

    def after_two(played: MiniMatch) -> None:
        assume(len(played) > 2)
        looked.append(len(played))

    examine(SOUND, after_two)

    assert looked
    assert min(looked) > 2


def test_errors_of_hypothesis_come_through() -> None:
    """Nothing to choose from, and nothing left of what is chosen."""
    with pytest.raises(InvalidArgument):
        examine(SOUND, nothing, examples=0)
    with pytest.raises(Unsatisfiable):
        examine(SOUND, nothing, setups=st.just(MiniSetup()).filter(lambda setup: False))


# -- rules that fail -----------------------------------------------------------------------------


@frozen
class Failing(SoundTurn):
    """Fails when somebody rolls who has two coins or more."""

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Roll) and state.players[self.seat].coins >= 2:
            raise ArithmeticError("the die has fallen off the table")
        SoundTurn.choose(self, state, action)


FAILING = SoundMini(Failing)


def test_an_error_of_the_rules_breaks_every_law_and_is_told_with_the_answer_that_meets_it() -> None:
    """The script ends with that answer, so it runs into the same error."""
    error = broken(FAILING)

    said = str(error)
    assert said.startswith("the rules fail: ArithmeticError: the die has fallen off the table\n\nThe last answer of ")
    assert said.count("played = play(") == 1
    assert isinstance(error.__cause__, ArithmeticError)
    with pytest.raises(PlayError, match="the die has fallen off the table") as caught:
        run(script_of(error))
    assert isinstance(caught.value.action, Roll)
    assert caught.value.playthrough.actions == error.playthrough.actions
    assert len(error.playthrough) <= len(error.first)


def test_an_error_before_the_first_decision_is_told_with_the_setup() -> None:
    """There is no answer that meets it."""

    def enter(state: State) -> None:
        if len(state.players[0].hand) == 0 and state.players[0].shields == 2:
            raise ArithmeticError("no cards")
        draw(state)

    error = broken(SoundMini(enter=enter))

    assert str(error).startswith(
        "the rules fail: ArithmeticError: no cards\n\nThe start of this match breaks the rules"
    )
    assert "MiniSetup(shields=2)" in str(error)
    assert len(error.playthrough) == 0


def test_an_error_of_the_rules_that_does_not_come_again_is_told_all_the_same() -> None:
    """Hypothesis wraps it, because the same match does not fail the second time."""
    failed: list[int] = []

    def enter(state: State) -> None:
        if not failed and state.number > 3:
            failed.append(state.number)
            raise ArithmeticError("this once")
        draw(state)

    error = broken(SoundMini(enter=enter))

    assert str(error).startswith("the rules fail: ArithmeticError: this once\n\nThe last answer of this match")


def test_another_error_than_the_one_that_was_found_is_not_taken_for_it() -> None:
    """While the match is made short it meets both."""

    @frozen
    class Both(Failing):
        def choose(self, state: State, action: Action) -> None:
            if isinstance(action, Take) and action.coins == 2 and self.seat == 1:
                raise LookupError("no second coin")
            Failing.choose(self, state, action)

    error = broken(SoundMini(Both))

    assert type(error.__cause__).__name__ in str(error).partition("\n")[0]
    first = broken(SoundMini(Both), examples=200)
    assert type(first.__cause__) in (ArithmeticError, LookupError)


def test_a_match_that_goes_another_way_when_it_is_played_again_is_told_as_that() -> None:
    """Not as an illegal action: the user has taken none."""

    def plays_something_else(played: MiniMatch) -> None:
        if len(played) > 1:
            play(SOUND, played.setup, played.seed, [played.actions[0], played.actions[0]])

    error = broken(SOUND, plays_something_else)

    assert "played again, the match goes another way, for an answer that was legal is refused: " in str(error)


def test_a_check_tells_by_its_own_name() -> None:
    """The name that the test has, and the table of checks."""

    class Wild(SoundMini):
        """Its states depend on what was played before."""

        started = 0

        def new_state(self, setup: MiniSetup, seed: int) -> State:
            Wild.started += 1
            return super().new_state(setup, seed + Wild.started % 2)

    check = next(check for check in conformance(Wild(), examples=3) if check.name == "deterministic")

    with pytest.raises(LawBroken, match=r"^deterministic: "):
        check()


@frozen
class Circling(SoundTurn):
    """Somebody who rolls with two coins or more is in an endless chain of effects."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        if isinstance(action, Roll) and state.players[self.seat].coins >= 2:
            state.push(Circle())


@frozen
class Circle(Effect[State]):
    """Comes again and again."""

    def resolve(self, state: State) -> None:
        state.push(self)


def test_an_endless_chain_of_effects_is_told_after_a_few_tries() -> None:
    """Every match that meets it takes ten thousand effects, so not many are played to make it short."""
    started: list[int] = []

    class Circles(SoundMini):
        def new_state(self, setup: MiniSetup, seed: int) -> State:
            started.append(seed)
            return super().new_state(setup, seed)

    with pytest.raises(LawBroken, match="the rules fail: RulesLoop") as caught:
        examine(Circles(Circling), nothing)

    assert "Circle" in str(caught.value)
    assert len(started) < 200


@pytest.mark.parametrize(
    ("game", "law", "setups", "words"),
    [
        (SoundMini, nothing, None, "a game is wanted, an object of a class of Game.*write GAME = TheClass"),
        ("mini", nothing, None, "a game is wanted"),
        (SOUND, None, None, "a law is a function that takes a playthrough"),
        (SOUND, nothing, MiniSetup(), "setups is a hypothesis strategy"),
    ],
)
def test_what_is_no_game_law_or_strategy_is_refused_in_words(game: Any, law: Any, setups: Any, words: str) -> None:
    """Before anything is played."""
    with pytest.raises(TypeError, match=words):
        examine(game, law, setups=setups)
    if law is not None:
        with pytest.raises(TypeError, match=words):
            conformance(game, setups=setups)
