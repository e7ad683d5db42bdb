"""Two worlds that one seat cannot tell apart: a game from its middle on, and the same with the hidden part dealt anew.

The other seats do in the second world what looks the same to that seat, so both have a history, not only a moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludothek.kernel.arrays import ints
from ludothek.kernel.game import Game
from ludothek.kernel.record import decision_text
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


@dataclass
class World:
    start: State
    """Where the table begins, in the middle of a game."""
    decisions: list[tuple[int, str, str]]
    """Who decides, what a record writes, and the notation."""
    end: State

    @classmethod
    def begin(cls, state: State) -> World:
        return cls(state, [], state.clone())

    def decide(self, seat: int, choice: int) -> None:
        text, notation = decision_text(self.end, seat, choice), self.end.game.notation(self.end, choice, seat)
        self.end.apply(choice, seat)
        self.decisions.append((seat, text, notation))


@dataclass
class Pair:
    seat: int
    true: World
    redealt: World

    def differs_for(self, seat: int) -> bool:
        return self.true.end.view(seat) != self.redealt.end.view(seat)


def middles(game: Game, seats: int, seed: int, every: int) -> Iterator[State]:
    """States of a random game, every so many decisions."""
    state = game.new(seats, seed, journal=True)
    rng = Rng.from_seed(seed + 1)
    while not state.over:
        if state.decisions % every == 0:
            yield state
        seat = state.waiting[rng.below(len(state.waiting))]
        legal = state.legal(seat)
        state.apply(state.wander(seat, ints(legal), len(legal), rng), seat)


def pair(state: State, seat: int, rng: Rng, length: int, same_chance: bool) -> Pair:
    """A true world from this state on and one that looks the same to the seat, up to so many decisions long.

    They end with a decision of somebody else, so that there is something to be told. What chance will bring is hidden,
    too; but histories in which it brings the same are longer.
    """
    other = state.determinize(seat, rng)
    other.rng = state.rng.clone() if same_chance else other.rng
    true, redealt = World.begin(_kept(state, state)), World.begin(_kept(other, state))
    best = Pair(seat, World.begin(true.start), World.begin(redealt.start))
    while len(true.decisions) < length and not true.end.over:
        actor = true.end.waiting[rng.below(len(true.end.waiting))]
        legal = true.end.legal(actor)
        choice = true.end.wander(actor, ints(legal), len(legal), rng)
        after = true.end.clone()
        after.apply(choice, actor)
        same = _same(after, redealt.end, seat, actor, choice)
        if same is None:
            break
        true.decide(actor, choice)
        redealt.decide(actor, same)
        if actor != seat:
            best = Pair(seat, _copy(true), _copy(redealt))
    return best


def _same(after: State, other: State, seat: int, actor: int, choice: int) -> int | None:
    """What the actor does in the other world so that it looks the same to the seat."""
    if not other.is_waiting(actor):
        return None
    legal = other.legal(actor)
    for candidate in sorted(legal, key=lambda each: each != choice):
        if actor == seat and candidate != choice:
            continue
        twin = other.clone()
        twin.apply(candidate, actor)
        if twin.view(seat) == after.view(seat) and twin.view(None) == after.view(None):
            return candidate
    return None


def _kept(state: State, true: State) -> State:
    """A copy that has the true journal, which tells of what led here."""
    twin = state.clone()
    twin.journal = list(true.journal or ())
    return twin


def _copy(world: World) -> World:
    return World(world.start, list(world.decisions), world.end.clone())
