"""Computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from ludothek.kernel.errors import UnknownMind
from ludothek.kernel.game import Game
from ludothek.kernel.mind import Mind
from ludothek.minds.greedy import GreedyMind
from ludothek.minds.random import RandomMind


def minds(game: Game) -> dict[str, Callable[[], Mind]]:
    """All computer players of a title, the weakest first; its own yardsticks come last."""
    return {"random": RandomMind, "greedy": lambda: GreedyMind(game.judgement()), **game.minds()}


def mind(game: Game, name: str) -> Mind:
    """The computer player of this name."""
    known = minds(game)
    if name not in known:
        raise UnknownMind(f"{game.title} has the computer players {', '.join(known)}, not {name!r}.")
    return known[name]()
