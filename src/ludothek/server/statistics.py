"""What the finished games of a title came to on this server, as its page draws it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection

from ludothek.kernel.registry import game as find_game
from ludothek.kernel.words import Message
from ludothek.protocol import Pick, Picks, Span, Statistics
from ludothek.server import store
from ludothek.server.bans import Bans
from ludothek.server.exporting import forms

ONE_SITTING = 6 * 60
"""Minutes; what takes longer was hardly played without a break."""
MOST_SPANS = 20
STEPS = (1, 2, 5)


def statistics(connection: Connection, title: str, bans: Bans) -> Statistics:
    companies = store.companies(connection, title)
    return Statistics(
        title=title,
        forms=list(forms()),
        games=sum(each.games for each in companies),
        companies=companies,
        decisions=spans(store.counts_of_decisions(connection, title)),
        minutes=spans(store.counts_of_minutes(connection, title, ONE_SITTING)),
        picks=_picks(connection, title),
        best=[best for person, best in store.best_scores(connection, title) if not bans.is_banned(person)],
    )


def _picks(connection: Connection, title: str) -> list[Picks]:
    """By kind what was picked, the most successful first: by wins for each that would be fair."""
    game = find_game(title)
    counted = sorted(store.picks(connection, title), key=lambda each: each[2] / each[3], reverse=True)
    kinds = {
        kind: Picks(
            kind=Message(heading),
            picks=[
                Pick(element=element, name=game.name(element), games=games, wins=wins, fair=fair)
                for element, games, wins, fair in counted
                if element.partition(":")[0] == kind
            ],
        )
        for kind, heading in game.picked.items()
    }
    return [each for each in kinds.values() if each.picks]


def spans(counts: Mapping[int, int]) -> list[Span]:
    """At most twenty spans of one round length, from the shortest game to the longest, also those without a game.

    >>> spans({3: 2, 4: 1, 6: 5})
    [Span(least=3, games=2), Span(least=4, games=1), Span(least=5, games=0), Span(least=6, games=5)]
    >>> [(span.least, span.games) for span in spans({101: 2, 149: 1, 150: 4})][:2]
    [(100, 2), (105, 0)]
    """
    if not counts:
        return []
    length = _round_length(max(counts) - min(counts) + 1)
    first, last = min(counts) // length, max(counts) // length
    games = dict.fromkeys(range(first, last + 1), 0)
    for measure, number in counts.items():
        games[measure // length] += number
    return [Span(number * length, total) for number, total in games.items()]


def _round_length(width: int) -> int:
    """The shortest of 1, 2, 5, 10, 20, ... of which few enough reach over a width."""
    power = 1
    while True:
        for step in STEPS:
            if width <= (MOST_SPANS - 1) * step * power or (width <= MOST_SPANS and step * power == 1):
                return step * power
        power *= 10
