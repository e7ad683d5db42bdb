"""What leaves the process for a computer player's worker tells nothing that its seat may not know.

What travels is drawn at random, so it is judged as a sample: what is sent from the true world and from one dealt anew,
which look the same to the seat, must be distributed alike, number by number, whatever the state holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any, NamedTuple

import msgspec
import pytest

from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State
from ludothek.server import thinking
from ludothek.server.thinking import Thinkers
from server.worlds import middles

pytestmark = pytest.mark.anyio

THOUGHTS = 200
"""How often each world is sent."""
FAR = 5.5
"""Standard deviations; chance goes so far once in twenty million comparisons, and the seeds are fixed."""
TITLES = [("worldsfair", 3, 20), ("essen", 3, 25), ("euphoria", 3, 90), ("sealed", 3, 3)]


class Sent(NamedTuple):
    frozen: bytes
    seed: int


class Tapped:
    """Stands where the workers are, and keeps what comes."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []

    def submit(self, think: object, frozen: bytes, name: str, seat: int, seed: int) -> Future[list[int]]:
        assert think is thinking.think
        self.sent.append(Sent(frozen, seed))
        done: Future[list[int]] = Future()
        done.set_result(thaw(frozen).legal(seat)[:1])
        return done


async def sent(state: State, seat: int, times: int, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """What the server sends when a computer player is asked so many times."""
    thinkers, tapped = Thinkers(1), Tapped()
    seeds = iter(range(1, times + 1))
    with monkeypatch.context() as patched:
        patched.setattr(thinkers, "_ready", lambda: tapped)
        patched.setattr(thinking, "new_seed", lambda: next(seeds))
        for _ in range(times):
            await thinkers.choose(state, "random", seat, "ada")
    return tapped.sent


def numbers(frozen: bytes) -> Iterator[tuple[str, object]]:
    """Every number and word of a frozen state with where it stands, but for the generator, which is always new."""

    def walk(value: Any, path: str) -> Iterator[tuple[str, object]]:
        if isinstance(value, dict):
            for key, each in value.items():
                yield from walk(each, f"{path}.{key}")
        elif isinstance(value, list):
            for n, each in enumerate(value):
                yield from walk(each, f"{path}[{n}]")
        else:
            yield path, value

    held = msgspec.msgpack.decode(frozen, strict=False)[-1]
    yield from walk({name: value for name, value in held.items() if name != "rng"}, "")


def unlike(one: list[Sent], other: list[Sent]) -> list[str]:
    """Where the two samples are not distributed alike."""
    counts = [Counter(pair for each in sample for pair in numbers(each.frozen)) for sample in (one, other)]
    found = []
    for pair in counts[0].keys() | counts[1].keys():
        a, b = counts[0][pair], counts[1][pair]
        share = (a + b) / (2 * THOUGHTS)
        deviation = (2 * THOUGHTS * share * (1 - share)) ** 0.5
        if abs(a - b) > FAR * deviation + 1:
            found.append(f"{pair[0]} is {pair[1]} in {a} and {b} of {THOUGHTS}")
    return found


def moments(title: str, seats: int, every: int) -> Iterator[tuple[State, int]]:
    """Moments at which a seat is asked something."""
    for state in [each.clone() for each in middles(find_game(title), seats, 91, every)][:5]:
        yield state, state.waiting[-1]


@pytest.mark.parametrize(("title", "seats", "every"), TITLES, ids=[each[0] for each in TITLES])
async def test_what_a_worker_gets_does_not_depend_on_what_is_hidden(
    title: str, seats: int, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Rng.from_seed(92)
    for state, seat in moments(title, seats, every):
        samples = [await sent(world, seat, THOUGHTS, monkeypatch) for world in (state, state.determinize(seat, rng))]
        assert unlike(*samples) == []


@pytest.mark.parametrize(("title", "seats", "every"), TITLES, ids=[each[0] for each in TITLES])
async def test_a_worker_gets_neither_the_true_generator_nor_the_seed(
    title: str, seats: int, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = 0x0123456789ABCDEF_FEDCBA9876543210
    for state, _ in moments(title, seats, every):
        fresh = state.game.new(state.seats, seed)
        for true in (state, fresh):
            for frozen, own in await sent(true, true.waiting[0], 4, monkeypatch):
                arrived = thaw(frozen)
                assert arrived.rng.place() != true.rng.place()
                words = [word for word in true.rng.place()[:3] if word > 0xFFFF]  # the fourth only counts
                assert not set(words) & set(arrived.rng.place())
                for form in (seed.to_bytes(16, "big"), seed.to_bytes(16, "little"), b"%032x" % seed, b"%d" % seed):
                    assert form not in frozen
                assert own != seed


async def test_the_comparison_finds_a_mind_that_is_handed_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng.from_seed(93)
    for title, seats, every in TITLES[1:]:
        (state, seat), *_ = moments(title, seats, every)
        worlds = state, state.determinize(seat, rng)
        samples = [[Sent(freeze(world), 0)] * THOUGHTS for world in worlds]
        assert unlike(*samples)
        half = [await sent(world, seat, THOUGHTS, monkeypatch) for world in worlds]
        for true, sample in zip(worlds, half, strict=True):
            sample[::2] = [Sent(freeze(true), 0)] * (THOUGHTS // 2)  # the truth every other time
        assert unlike(*half)
