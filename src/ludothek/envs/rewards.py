"""What the end of a game is worth to each seat."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.state import State

KINDS: Final[tuple[str, ...]] = ("rank", "win", "score")


def check_kind(kind: str) -> None:
    if kind not in KINDS:
        raise LudothekError(f"Rewards are by {', '.join(KINDS)}, not by {kind!r}.")


def rewards(state: State, kind: str) -> list[float]:
    """The rewards of a finished game, by seat.

    ``rank`` is 1 for the first place, -1 for the last and even steps between, ``win`` 1 for the winner and 0 for the
    others, ``score`` the points. Seats that share places share what these are worth.

    >>> from ludothek import game
    >>> state = game("worldsfair").new(3, seed=1)
    >>> rewards(state, "rank"), rewards(state, "win")
    ([0.0, 0.0, 0.0], [0.3333333333333333, 0.3333333333333333, 0.3333333333333333])
    """
    if kind == "score":
        return [float(points) for points in state.scores()]
    ranks = state.ranks()
    if kind == "win":
        winners = ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]
    last = len(ranks) - 1
    return [1.0 - (2 * (rank - 1) + ranks.count(rank) - 1) / last for rank in ranks]
