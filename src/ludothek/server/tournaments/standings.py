"""What the games of a tournament come to: points by rank or by comparison, and what decides between equals.

Points are fractions, so that nobody is ahead by a rounding.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

Format = Literal["swiss", "round-robin", "duplicate"]
HALF = Fraction(1, 2)


class Outcome(msgspec.Struct, frozen=True):
    """What came of one game, seat by seat. Who gave up comes last; one that was closed has no scores."""

    ranks: list[int]
    scores: list[int] | None
    left: list[bool]


class Game(msgspec.Struct, frozen=True):
    """One table of a round; by seat the number of who sat there, or none for a computer player."""

    round: int
    players: list[int | None]
    outcome: Outcome | None


class Line(msgspec.Struct):
    """How somebody stands. ``opponents`` and ``margin`` decide between equals, each in the formats that have it."""

    player: int
    place: int = 0
    points: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    margin: Fraction = Fraction(0)
    wins: int = 0
    games: int = 0
    rounds: dict[int, Fraction] = {}
    """What each round has brought."""


def by_rank(ranks: Sequence[int]) -> list[Fraction]:
    """1 for the first, 0 for the last, evenly between them; who is level shares.

    >>> [str(each) for each in by_rank([2, 1, 4, 2])]
    ['1/2', '1', '0', '1/2']
    """
    others = len(ranks) - 1
    if not others:
        return [Fraction(1)]
    return [
        (sum(other > rank for other in ranks) + HALF * (sum(other == rank for other in ranks) - 1)) / others
        for rank in ranks
    ]


def by_comparison(results: Sequence[int | None]) -> list[Fraction]:
    """Of all who had the same seat in the same deal, how many one was better than; ``None`` has given up.

    >>> [str(each) for each in by_comparison([40, 52, 40, None])]
    ['1/2', '1', '1/2', '0']
    """
    order = sorted({each for each in results if each is not None}, reverse=True)
    ranks = [len(order) if each is None else order.index(each) for each in results]
    return by_rank(ranks)


def standings(format: Format, players: Iterable[int], games: Sequence[Game]) -> list[Line]:
    """All players, the best first; who is equal in everything shares a place."""
    lines = {player: Line(player, rounds={}) for player in players}
    over = [(game, game.outcome) for game in games if game.outcome is not None]
    points = compared(games) if format == "duplicate" else {id(game): by_rank(out.ranks) for game, out in over}
    for game, outcome in over:
        for seat, player in enumerate(game.players):
            if player is None or id(game) not in points:
                continue
            line, gained = lines[player], points[id(game)][seat]
            line.points += gained
            line.rounds[game.round] = gained
            line.games += 1
            line.wins += outcome.ranks[seat] == 1 and not outcome.left[seat]
    if format == "duplicate":
        _note_margins(lines, [game for game, _ in over if id(game) in points])
    else:
        _note_opponents(lines, [game for game, _ in over])

    def worth(line: Line) -> tuple[Fraction, Fraction, Fraction, int]:
        return line.points, line.opponents, line.margin, line.wins

    ordered = sorted(lines.values(), key=worth, reverse=True)
    for number, line in enumerate(ordered):
        before = ordered[number - 1]
        line.place = before.place if number and worth(before) == worth(line) else number + 1
    return ordered


def compared(games: Sequence[Game]) -> dict[int, list[Fraction]]:
    """The points of every game whose deal is over at all tables; before, nobody learns what others made."""
    points: dict[int, list[Fraction]] = {}
    for deal in _deals(games):
        seats = range(len(deal[0].players))
        columns = {seat: _column(deal, seat) for seat in seats}
        for number, game in enumerate(deal):
            points[id(game)] = [columns[seat][number] for seat in seats]
    return points


def _column(deal: Sequence[Game], seat: int) -> list[Fraction]:
    """What each table's player of one seat has gained; at a table that was closed, half of it."""
    played = [number for number, game in enumerate(deal) if game.outcome and game.outcome.scores is not None]
    gained = by_comparison([_score(deal[number], seat) for number in played]) if played else []
    column = [HALF] * len(deal)
    for number, each in zip(played, gained, strict=True):
        column[number] = each
    for number, game in enumerate(deal):
        if game.outcome and game.outcome.left[seat]:
            column[number] = Fraction(0)
    return column


def _score(game: Game, seat: int) -> int | None:
    outcome = game.outcome
    assert outcome is not None
    assert outcome.scores is not None
    return None if outcome.left[seat] else outcome.scores[seat]


def _deals(games: Sequence[Game]) -> list[list[Game]]:
    """The games of each round that is over."""
    rounds: dict[int, list[Game]] = {}
    for game in games:
        rounds.setdefault(game.round, []).append(game)
    return [deal for deal in rounds.values() if all(game.outcome is not None for game in deal)]


def _note_opponents(lines: Mapping[int, Line], games: Sequence[Game]) -> None:
    """How many points those have whom one has met: at each table their average; a computer player has none."""
    for game in games:
        for player in game.players:
            if player is not None and len(game.players) > 1:
                others = [lines[other].points for other in game.players if other not in (None, player)]
                lines[player].opponents += sum(others, Fraction(0)) / (len(game.players) - 1)


def _note_margins(lines: Mapping[int, Line], games: Sequence[Game]) -> None:
    """By how many points of the game one was above, or below, the average of one's seat."""
    for deal in _deals(games):
        for game in deal:
            for seat, player in enumerate(game.players):
                scores = [made for other in deal if other.outcome and other.outcome.scores
                          and (made := _score(other, seat)) is not None]  # fmt: skip
                if player is None or game.outcome is None or not game.outcome.scores or game.outcome.left[seat]:
                    continue
                lines[player].margin += game.outcome.scores[seat] - Fraction(sum(scores), len(scores))
