"""Games to learn from: positions as a mind would think about them, measured, and who won in the end."""

from __future__ import annotations

from typing import NamedTuple

from ludothek.kernel.budget import Budget
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.judgement import Judgement, shares
from ludothek.kernel.learned import Features, Learned
from ludothek.kernel.mind import Mind
from ludothek.kernel.rng import Rng, related_seed
from ludothek.kernel.state import State
from ludothek.kernel.weights import Weights
from ludothek.minds import glancer, searcher
from ludothek.training.numbers import Array, np
from ludothek.training.plan import Batch, Plan

EVERY = 5
"""One position in so many is looked at."""
SLIP = 4
"""While a game is careless, one decision in so many is anything."""


class Task(NamedTuple):
    plan: Plan
    batch: Batch
    weights: Weights | None
    """What the search has learned already."""


def play(task: Task) -> Array:
    """The samples of a batch, a row for each position: progress, who won, and the features seat by seat."""
    plan, batch = task.plan, task.batch
    features = plan.features
    judgement = plan.game.judgement()
    if batch.kind == "greedy":
        player = glancer(plan.game, 1.0)
    else:
        models = task.weights.models(features.names) if task.weights else {}
        player = searcher(plan.game, Budget(plan.iterations), Learned(judgement, features, models))
    rows: list[list[float]] = []
    for number in range(batch.first, batch.end):
        seed = related_seed(int(plan.seed, 16), f"{batch.kind} {batch.seats} {number}")
        state = plan.game.new(batch.seats, seed, plan.options)
        rows += positions(plan.game, state, player, judgement, features, seed, careless=number % 2 == 1)
    return np.array(rows, dtype=np.float32).reshape(len(rows), 1 + batch.seats * (1 + len(features.names)))


def positions(
    game: Game, state: State, player: Mind, judgement: Judgement, features: Features, seed: int, careless: bool
) -> list[list[float]]:
    """Play a game and measure some of its positions.

    A careless game is played with slips up to a moment that is drawn, and looked at only from there on: so there are
    positions that good players would avoid, and yet what comes of them is what good players make of them.
    """
    rng = Rng.from_seed(related_seed(seed, "minds"))
    careful_from = rng.below(1000) / 1000 if careless else 0.0
    seen: list[list[float]] = []
    while not state.over:
        seat = state.to_move
        careful = judgement.progress(state) >= careful_from
        if careful and rng.below(EVERY) == 0:
            seen += measured(state.determinize(seat, rng), judgement, features)
        if not careful and rng.below(SLIP) == 0:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        else:
            state.apply(player.choose(state, seat, rng))
        if state.decisions > game.max_decisions:
            raise LudothekError("endless", title=game.title, decisions=state.decisions)
    won = shares(state)
    return [[row[0], *won, *row[1:]] for row in seen]


def measured(world: State, judgement: Judgement, features: Features) -> list[list[float]]:
    """Progress and the features of all seats; nothing where the end is foreseen."""
    seen = features.foreseen(world)
    if seen.over:
        return []
    found = [judgement.progress(seen)]
    for seat in range(seen.seats):
        row = features.blank[:]
        features.measure(seen, seat, row)
        found += row
    return [found]
