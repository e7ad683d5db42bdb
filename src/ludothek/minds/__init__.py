"""Computer players by name."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludothek.kernel.budget import Budget
from ludothek.kernel.errors import UnknownMind
from ludothek.kernel.game import Game
from ludothek.kernel.mind import Mind
from ludothek.minds.greedy import GreedyMind
from ludothek.minds.random import RandomMind
from ludothek.minds.search import SearchMind

ITERATIONS = 400
"""What a search thinks if nothing is said about it."""
SEARCH = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,8})|(?P<milliseconds>[1-9]\d{0,6})ms)")


def minds(game: Game) -> dict[str, Callable[[], Mind]]:
    """All computer players of a title, the weakest first; its own yardsticks come last."""
    return {
        "random": RandomMind,
        "greedy": lambda: GreedyMind(game.judgement()),
        "search": lambda: searcher(game, Budget(ITERATIONS)),
        **game.minds(),
    }


def mind(game: Game, name: str) -> Mind:
    """The computer player of this name: ``search:1600`` thinks for so many iterations, ``search:250ms`` for so long."""
    sized = SEARCH.fullmatch(name)
    if sized:
        return searcher(game, Budget(int(sized["iterations"] or 0), int(sized["milliseconds"] or 0) / 1000))
    check(game, name)
    return minds(game)[name]()


def check(game: Game, name: str) -> None:
    """Refuse a name that is not among the title's computer players as they are offered to everybody."""
    known = minds(game)
    if name not in known:
        raise UnknownMind(f"{game.title} has the computer players {', '.join(known)}, not {name!r}.")


def searcher(game: Game, budget: Budget) -> Mind:
    """The search of a title: its own, if it has one."""
    return game.searcher(budget) or SearchMind(game.judgement(), budget)
