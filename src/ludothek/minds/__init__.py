"""Computer players by name: five levels for everybody, and for research what they are made of."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludothek.kernel.budget import Budget
from ludothek.kernel.errors import UnknownMind, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.judgement import Careless, Judgement
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.mind import Mind
from ludothek.minds.greedy import GreedyMind
from ludothek.minds.random import RandomMind
from ludothek.minds.search import SearchMind

ITERATIONS = 400
"""What a search thinks if nothing is said about it."""
SEARCH = re.compile(
    r"search:(?:(?P<iterations>[1-9]\d{0,8})|(?P<milliseconds>[1-9]\d{0,6})ms)(?::(?P<judge>by-hand|playouts))?"
)
BOLD = 1.0
"""How much a search by careless games explores: its opinions come slowly."""


def minds(game: Game) -> dict[str, Callable[[], Mind]]:
    """All computer players of a title: the levels, the weakest first, then those for research."""
    return {
        **levels(game),
        "random": RandomMind,
        "greedy": lambda: glancer(game, 1.0),
        "search": lambda: searcher(game, Budget(ITERATIONS)),
        **game.minds(),
    }


def levels(game: Game) -> dict[str, Callable[[], Mind]]:
    """The computer players that people choose from, the weakest first."""
    made = game.levels
    players: tuple[Callable[[], Mind], ...] = (
        lambda: glancer(game, made.novice),
        lambda: glancer(game, made.casual),
        lambda: glancer(game, 1.0),
        lambda: searcher(game, Budget(made.expert)),
        lambda: searcher(game, Budget(made.master)),
    )
    return dict(zip(LEVELS, players, strict=True))


def mind(game: Game, name: str) -> Mind:
    """The computer player of this name: ``search:1600`` thinks for so many iterations, ``search:250ms`` for so long.

    ``search:1600:by-hand`` judges by the title's own opinion, as if it had learned nothing; ``search:1600:playouts`` is
    the yardstick that has no opinion and plays careless games to their ends.
    """
    sized = SEARCH.fullmatch(name)
    if sized:
        budget = Budget(int(sized["iterations"] or 0), int(sized["milliseconds"] or 0) / 1000)
        if sized["judge"] == "playouts":
            return SearchMind(Careless(), budget, BOLD)
        return searcher(game, budget, game.judgement() if sized["judge"] else None)
    check(game, name)
    return minds(game)[name]()


def check(game: Game, name: str) -> None:
    """Refuse a name that is not among the title's computer players as they are offered to everybody."""
    known = minds(game)
    if name not in known:
        raise UnknownMind("mind", title=game.title, known=", ".join(known), name=as_given(name))


def glancer(game: Game, attention: float) -> Mind:
    """Who decides without thinking ahead, and notices this part of what there is: the title's own, if it has one."""
    return game.at_a_glance(attention) or GreedyMind(game.judgement(), attention)


def searcher(game: Game, budget: Budget, judgement: Judgement | None = None) -> Mind:
    """The search of a title: its own, if it has one; by default with what it has learned."""
    judge = judgement or game.learned()
    return game.searcher(judge, budget) or SearchMind(judge, budget)
