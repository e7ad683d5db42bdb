"""States as bytes: the same again in another process, in either build, or refused with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Self

import msgspec
import pytest
from sealed.game import Sealed
from sealed.state import Bids

from ludothek.kernel import Game, Options, Rng, State
from ludothek.kernel.conformance import Case
from ludothek.kernel.conformance.soundness import states_travel
from ludothek.kernel.conformance.told import everything
from ludothek.kernel.errors import (
    CannotFreeze,
    CannotThaw,
    LudothekError,
    UnknownOption,
    UnknownRulesVersion,
    UnknownTitle,
    WrongSeats,
)
from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.registry import game, titles, use

ROOT = Path(__file__).parents[2]
SEND_BACK = """
import sys
from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.mode import COMPILED
assert not COMPILED
sys.stdout.buffer.write(freeze(thaw(sys.stdin.buffer.read())))
"""


def played(title: str, decisions: int, options: Options | None = None) -> State:
    """A game after so many decisions, each the last that is legal."""
    state: State = game(title).new(seed=7, options=options)
    for _ in range(decisions):
        state.apply(state.legal()[-1])
    return state


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("decisions", [0, 1, 4])
def test_a_state_is_the_same_again(title: str, decisions: int) -> None:
    state = played(title, decisions)
    again = thaw(freeze(state))
    assert everything(again) == everything(state)
    assert again.options == state.options
    assert type(again) is type(state) and again.game is state.game
    assert freeze(again) == freeze(state)


@pytest.mark.parametrize("title", titles())
def test_a_process_of_the_pure_build_has_the_same_bytes(title: str) -> None:
    """In the compiled run this crosses between the builds, there and back."""
    sent = freeze(played(title, 4).determinize(0, Rng.from_seed(1)))
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests" / "titles")])
    came = subprocess.run(
        [sys.executable, "-c", SEND_BACK],
        input=sent,
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert came.returncode == 0, came.stderr.decode()
    assert came.stdout == sent


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("euphoria", {"recruits": "first"}),
        ("essen", {"popularity-limit": 8, "crowd": False}),
        ("sealed", {"low": True}),
    ],
)
def test_options_travel_with_clones_and_drawn_states(title: str, options: Options) -> None:
    state = played(title, 2, options)
    for each in (state, state.clone(), state.determinize(0, Rng.from_seed(1))):
        again = thaw(freeze(each))
        assert again.options == each.options == game(title).settle(options)
        for shared in ("tables", "settings", "routes"):
            assert getattr(again, shared, None) is getattr(each, shared, None)


def test_a_thawed_state_shares_nothing_with_the_next() -> None:
    frozen = freeze(played("worldsfair", 2))
    first, second = thaw(frozen), thaw(frozen)
    before = everything(second)
    while not first.over:
        first.apply(first.legal()[0])
    assert everything(second) == before
    assert freeze(thaw(frozen)) == frozen


def test_the_journal_stays_behind() -> None:
    state = game("sealed").new(seed=1, journal=True)
    state.apply(state.legal()[0])
    assert state.journal and thaw(freeze(state)).journal is None


def test_earlier_rules_stay_earlier() -> None:
    first = game("sealed").with_rules(1)
    assert thaw(freeze(first.new(seed=1))).game is first


class Odd(Bids):
    """Sealed bids with everything that is plain, and something that comes later and goes again."""

    def __init__(self, game: Game, seats: int, rng: Rng, low_wins: bool) -> None:
        super().__init__(game, seats, rng, low_wins)
        self.odd: object = (1, [2.5, None, "x", b"y"], {3, 4}, frozenset({5}), {("k", 1): [True]}, -(2**70), 2**64)
        self.second_stream = Rng.from_seed(9)
        self.gone = 1


def offered(state: type[Bids]) -> Sealed:
    """Sealed bids with another state."""

    class Offered(Sealed):
        def blank(self, seats: int, options: Options) -> Bids:
            return state(self, seats, Rng.from_seed(0), False)

    return Offered()


@pytest.fixture
def in_place_of_sealed(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Bids]], Game]:
    """Let the process mean another game by the title, as long as the test runs."""
    monkeypatch.setattr("ludothek.kernel.registry._replaced", {})

    def replace(state: type[Bids]) -> Game:
        use(offered(state))
        return game("sealed")

    return replace


def test_all_that_is_plain_travels(in_place_of_sealed: Callable[[type[Bids]], Game]) -> None:
    state = in_place_of_sealed(Odd).new(seed=1)
    assert isinstance(state, Odd)
    state.odd = [state.odd, ()]
    state.second_stream.below(5)
    state.late = "set in the middle of a game"  # type: ignore[attr-defined]
    del state.gone
    again = thaw(freeze(state))
    assert isinstance(again, Odd)
    assert again.odd == state.odd
    assert type(again.odd[0][3]) is frozenset
    assert again.second_stream.place() == state.second_stream.place()
    assert vars(again)["late"] == "set in the middle of a game"
    assert not hasattr(again, "gone")


class Card:
    """An object that knows who holds it."""

    holder = -1


ALL_CARDS = (Card(), Card())


class HoldsObjects(Bids):
    def __init__(self, game: Game, seats: int, rng: Rng, low_wins: bool) -> None:
        super().__init__(game, seats, rng, low_wins)
        self.top = Card()


class TakesObjectsLater(Bids):
    def __init__(self, game: Game, seats: int, rng: Rng, low_wins: bool) -> None:
        super().__init__(game, seats, rng, low_wins)
        self.taken: list[Card] = []

    def advance(self, seat: int, choice: int) -> None:
        self.taken.append(ALL_CARDS[0])
        super().advance(seat, choice)


class ForgetsOptions(Bids):
    def clone(self) -> Self:
        twin = super().clone()
        twin.options = None
        return twin


class SharesObjects(Bids):
    def __init__(self, game: Game, seats: int, rng: Rng, low_wins: bool) -> None:
        super().__init__(game, seats, rng, low_wins)
        self.cards = ALL_CARDS


@pytest.mark.parametrize(
    ("state", "complaint"),
    [
        (HoldsObjects, "top of sealed cannot travel: it holds a Card of this one game, but only numbers"),
        (TakesObjectsLater, "taken of sealed cannot travel: it holds a Card of this one game, but only numbers"),
        (ForgetsOptions, "A state of sealed does not know its options"),
    ],
)
def test_the_kit_finds_what_cannot_travel(
    state: type[Bids], complaint: str, in_place_of_sealed: Callable[[type[Bids]], Game]
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        states_travel(Case(in_place_of_sealed(state), 3, {"low": False}))


def test_what_cannot_travel_is_refused() -> None:
    with pytest.raises(CannotFreeze, match="top of sealed cannot travel"):
        freeze(offered(HoldsObjects).new(seed=1))


def test_objects_of_all_games_are_taken_from_the_other_process(
    in_place_of_sealed: Callable[[type[Bids]], Game],
) -> None:
    again = thaw(freeze(in_place_of_sealed(SharesObjects).new(seed=1)))
    assert vars(again)["cards"] is ALL_CARDS


def changed(position: int, value: object) -> bytes:
    """A frozen state of Sealed bids in which one thing is another."""
    parts = msgspec.msgpack.decode(freeze(game("sealed").new(seed=1)))
    parts[position] = value
    return msgspec.msgpack.encode(parts)


@pytest.mark.parametrize(
    ("frozen", "error", "sentence"),
    [
        (b"", CannotThaw, "The bytes are no frozen state: Input data was truncated."),
        (b"\x07", CannotThaw, "The bytes are no frozen state: Expected `array`, got `int`."),
        (b"garbage", CannotThaw, "The bytes are no frozen state: "),
        (changed(0, "ludothek-record"), CannotThaw, "The bytes are no frozen state: "),
        (changed(1, 2), CannotThaw, "The bytes are no frozen state: Invalid enum value 2"),
        (changed(2, "chess"), UnknownTitle, "There is no title “chess”; there is "),
        (changed(3, 9), UnknownRulesVersion, "sealed can be played with rules version 2, 1, not 9."),
        (changed(4, "ab12"), CannotThaw, "was frozen with components of an owner's own, but this process plays with o"),
        (changed(5, 9), WrongSeats, "sealed is for 2 to 3 players, not 9."),
        (changed(6, {"high": True}), UnknownOption, "sealed has no option “high”; it has low."),
        (changed(7, {}), CannotThaw, "A state of sealed has [a-z_]+, but the frozen one came without."),
    ],
)
def test_bytes_that_are_no_state_of_ours_are_refused(frozen: bytes, error: type[LudothekError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        thaw(frozen)


@pytest.mark.parametrize("wrong", [{"nonsense": []}, {"rng": [1]}, {"int": ["ten"]}, {}])
def test_a_value_that_makes_no_sense_is_refused(wrong: object) -> None:
    parts = msgspec.msgpack.decode(freeze(game("worldsfair").new(seed=1)))
    parts[7]["car"] = wrong
    with pytest.raises(CannotThaw, match="In a state of worldsfair there is no car that can be "):
        thaw(msgspec.msgpack.encode(parts))


def test_components_of_an_owners_own_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.kernel.registry._replaced", {})
    own = game("essen").with_content("money = { start = 500 }\n")
    frozen = freeze(own.new(seed=1))
    with pytest.raises(
        CannotThaw, match="frozen with components of an owner's own, but this process plays with others"
    ):
        thaw(frozen)
    use(own)
    assert freeze(thaw(frozen)) == frozen
