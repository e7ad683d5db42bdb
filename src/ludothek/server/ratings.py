"""How strong people are at a title, from their rated games in the order of their ending.

By Plackett and Luce's model, as in the arena. What is kept is a cache: ``rate_anew`` finds the same from the results.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection

from ludothek.protocol import Rating
from ludothek.server import store
from ludothek.server.level_scale import place_levels
from ludothek.server.refusals import Clash
from ludothek.server.rows import final_ranks

Ratings = dict[tuple[str, str], Rating]
"""By title and person."""


def rate(games: Iterable[store.RatedGame], known: Ratings) -> None:
    """Bring these ratings up to date with more games. Who has left for good counts as a newcomer each time."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    for game in games:
        before = [known.get((game.title, person)) if person else None for person in game.people]
        teams = [[model.rating(mu=each.strength, sigma=each.doubt) if each else model.rating()] for each in before]
        after = model.rate(teams, ranks=[float(rank) for rank in final_ranks(game.ranks, game.left)])
        for person, old, (new,) in zip(game.people, before, after, strict=True):
            if person:
                games_before = old.games if old else 0
                known[game.title, person] = Rating(strength=new.mu, doubt=new.sigma, games=games_before + 1)


def count_new_games(connection: Connection) -> int:
    """Take rated games into account that have ended since; returns how many."""
    games = store.rated_games(connection, counted=False)
    if not games:
        return 0
    if games[0].place < store.last_counted(connection):  # one ended before another that was counted already
        return rate_anew(connection)
    if not store.note_counted(connection, [game.table for game in games]):
        raise Clash("rating-already")
    known = store.ratings_in(connection, {(game.title, each) for game in games for each in game.people if each})
    rate(games, known)
    store.set_ratings(connection, known)
    place_levels(connection, {game.title for game in games})
    return len(games)


def rate_anew(connection: Connection) -> int:
    """Forget all ratings and find them again from all rated games; returns how many these are."""
    games = store.rated_games(connection)
    store.note_counted(connection, [game.table for game in games if not game.counted])
    known: Ratings = {}
    rate(games, known)
    store.forget_ratings(connection)
    store.set_ratings(connection, known)
    place_levels(connection, {game.title for game in games})
    return len(games)
