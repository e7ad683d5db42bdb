"""What lies behind the present of a table, as far as somebody has asked for it lately.

It is made by replaying the game (``replays.py``) and kept for those who ask next: states here and there, to go on from,
the journal through the eyes of those who asked, and the points. It can be dropped at any moment.
"""

# Compiled with mypyc.

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from ludothek.kernel.record import Record, Step, copy_of
from ludothek.kernel.state import State
from ludothek.server.encoding import encode, encoded
from ludothek.server.replays import NotAtHand, Pace
from ludothek.server.sent import SentBlock

STEP_BYTES = 8192
"""What a state takes in memory, at most."""
BETWEEN = 64
"""Decisions between two states that are kept of a game, unless it is so long that there would be more than ..."""
MOST_STEPS = 32
AHEAD = 6
"""Further states that are found when one before the present is asked for: who takes back goes on taking back."""


class Past:
    def __init__(self) -> None:
        self.used = 0.0  # when somebody last needed it; 0 if there is nothing
        self._steps: dict[int, Step] = {}
        self._blocks: dict[int | None, dict[int, msgspec.Raw]] = {}  # through whose eyes, after which decision
        self._scores: list[list[int]] = []
        self._bytes = 0  # of the blocks

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return self._bytes + STEP_BYTES * len(self._steps) + 100 * len(self._scores)

    def clear(self) -> None:
        self.used = 0.0
        self._steps.clear()
        self._blocks.clear()
        self._scores = []
        self._bytes = 0

    def cut(self, decisions: int) -> None:
        """Only so many decisions have been made, after all: one was taken back."""
        for number in [number for number in self._steps if number > decisions]:
            del self._steps[number]
        for blocks in self._blocks.values():
            for number in [number for number in blocks if number > decisions]:
                self._bytes -= len(bytes(blocks.pop(number)))

    def blocks(self, eyes: int | None) -> dict[int, msgspec.Raw]:
        """What is known of the journal through these eyes."""
        self.used = time.monotonic()
        return self._blocks.get(eyes, {})

    # What is not at hand.

    def without_blocks(self, record: Record, eyes: int | None, first: int) -> NotAtHand:
        """The journal through these eyes from a number on is not at hand."""
        return NewBlocks(self, record, first, eyes).not_at_hand()

    def without_states(self, record: Record, first: int, use: Callable[[list[State]], None]) -> NotAtHand:
        """The states from a number on to the one before the last are not at hand; ``use`` gets them."""
        return NewStates(self, record, first, use).not_at_hand()

    def scores(self, record: Record) -> list[list[int]]:
        """The points of a finished game after every decision."""
        self.used = time.monotonic()
        if self._scores:
            return self._scores
        raise NewScores(self, record).not_at_hand()

    def put_blocks(self, eyes: int | None, found: dict[int, msgspec.Raw], same: int) -> None:
        known = self._blocks.setdefault(eyes, {})
        for number, one in found.items():
            if number <= same and number not in known:
                known[number] = one
                self._bytes += len(bytes(one))

    def put_scores(self, found: list[list[int]]) -> None:
        self._scores = found

    def put_steps(self, kept: dict[int, Step], same: int) -> None:
        for number, step in kept.items():
            if number <= same:
                self._steps[number] = step

    def newest_before(self, number: int) -> Step | None:
        self.used = time.monotonic()
        newest = max([each for each in self._steps if each < number], default=None)
        return None if newest is None else self._steps[newest]


class Replay:
    """A game as it was, replayed from the newest state there is before a number; what it is for, a subclass knows.

    A class and no nested functions: compiled, those hold themselves, and with them all they saw, until the collector
    of garbage comes round.
    """

    def __init__(self, past: Past, record: Record, then: Record, first: int) -> None:
        self._past = past
        self._record = record
        self._then = then
        self._first = first
        self._begin: Step | None = None
        self._kept: dict[int, Step] = {}

    def show(self, step: Step) -> None:
        """Is given every step from the first number on, beside the event loop."""
        raise NotImplementedError

    def put(self, same: int) -> None:
        """It is done, and so many decisions still stand."""
        raise NotImplementedError

    def not_at_hand(self) -> NotAtHand:
        self._begin = self._past.newest_before(min(self._first, _alike(self._then, self._record) + 1))
        return NotAtHand(self._run)

    def _run(self, pace: Pace) -> Callable[[], None]:
        self._kept.clear()
        for step in self._then.replay(journal=True, after=self._begin):
            if step.number >= self._first:
                self.show(step)
            _keep(self._kept, step, self._then)
            pace()
        return self._put_all

    def _put_all(self) -> None:
        same = _alike(self._then, self._record)
        self._past.put_steps(self._kept, same)
        self.put(same)


class NewBlocks(Replay):
    def __init__(self, past: Past, record: Record, first: int, eyes: int | None) -> None:
        super().__init__(past, record, snapshot(record), first)
        self._eyes = eyes
        self._found: dict[int, msgspec.Raw] = {}

    def show(self, step: Step) -> None:
        self._found[step.number] = msgspec.Raw(encode(block(step.state, step.number, step.seat, self._eyes)))

    def put(self, same: int) -> None:
        self._past.put_blocks(self._eyes, self._found, same)


class NewStates(Replay):
    def __init__(self, past: Past, record: Record, first: int, use: Callable[[list[State]], None]) -> None:
        super().__init__(past, record, snapshot(record), first)
        self._use = use
        self._found: list[State] = []

    def show(self, step: Step) -> None:
        if step.number < len(self._then.decisions):
            self._found.append(copy_of(step.state))

    def put(self, same: int) -> None:
        if same == len(self._then.decisions) == len(self._record.decisions):
            self._use(self._found)


class NewScores(Replay):
    def __init__(self, past: Past, record: Record) -> None:
        super().__init__(past, record, snapshot(record), 0)
        self._found: list[list[int]] = []

    def show(self, step: Step) -> None:
        self._found.append(step.state.scores())

    def put(self, same: int) -> None:
        self._past.put_scores(self._found)


def block(state: State, number: int, decider: int | None, seat: int | None) -> SentBlock:
    """What the decision brought about that led to a state, as a seat may know it."""
    return SentBlock(decision=number, seat=decider, events=encoded(state.game.events(state, seat)))


def snapshot(record: Record, to: int | None = None) -> Record:
    """The record as it is now, up to a decision, to be replayed while the game goes on."""
    return msgspec.structs.replace(record, decisions=record.decisions[:to], result=None)


def _keep(kept: dict[int, Step], step: Step, record: Record) -> None:
    between = max(BETWEEN, len(record.decisions) // MOST_STEPS)
    if step.number and step.number % between == 0:
        kept[step.number] = step.copy()


def _alike(then: Record, now: Record) -> int:
    """How many decisions of a record are still the same."""
    same = 0
    for one, other in zip(then.decisions, now.decisions, strict=False):
        if one != other:
            break
        same += 1
    return same
