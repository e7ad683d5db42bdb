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
        found: dict[int, msgspec.Raw] = {}

        def show(step: Step) -> None:
            found[step.number] = msgspec.Raw(encode(block(step.state, step.number, step.seat, eyes)))

        def put(same: int) -> None:
            known = self._blocks.setdefault(eyes, {})
            for number, one in found.items():
                if number <= same and number not in known:
                    known[number] = one
                    self._bytes += len(bytes(one))

        return self.not_at_hand(record, snapshot(record), first, show, put)

    def without_states(self, record: Record, first: int, use: Callable[[list[State]], None]) -> NotAtHand:
        """The states from a number on to the one before the last are not at hand; ``use`` gets them."""
        then = snapshot(record)
        last = len(then.decisions)
        found: list[State] = []

        def show(step: Step) -> None:
            if step.number < last:
                found.append(copy_of(step.state))

        def put(same: int) -> None:
            if same == last == len(record.decisions):
                use(found)

        return self.not_at_hand(record, then, first, show, put)

    def scores(self, record: Record) -> list[list[int]]:
        """The points of a finished game after every decision."""
        self.used = time.monotonic()
        if self._scores:
            return self._scores
        found: list[list[int]] = []

        def show(step: Step) -> None:
            found.append(step.state.scores())

        def put(same: int) -> None:
            self._scores = found

        raise self.not_at_hand(record, snapshot(record), 0, show, put)

    def not_at_hand(
        self, record: Record, then: Record, first: int, show: Callable[[Step], None], put: Callable[[int], None]
    ) -> NotAtHand:
        """The game as it was ``then`` has to be replayed, from the newest state there is before ``first``.

        ``show`` is given every step from there on, beside the event loop; ``put`` how many decisions still stand.
        """
        begin = self._newest_before(min(first, _alike(then, record) + 1))

        def replay(pace: Pace) -> Callable[[], None]:
            kept: dict[int, Step] = {}
            for step in then.replay(journal=True, after=begin):
                if step.number >= first:
                    show(step)
                _keep(kept, step, then)
                pace()

            def put_all() -> None:
                same = _alike(then, record)
                for number, step in kept.items():
                    if number <= same:
                        self._steps[number] = step
                put(same)

            return put_all

        return NotAtHand(replay)

    def _newest_before(self, number: int) -> Step | None:
        self.used = time.monotonic()
        newest = max([each for each in self._steps if each < number], default=None)
        return None if newest is None else self._steps[newest]


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
