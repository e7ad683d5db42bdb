"""The course of a round: the first player, the games that two take away, the turns (ES-13, ES-21 to ES-23, ES-51).

It touches whose turn it is and what is asked, and gives everybody fresh actions.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.parking import leave_early
from ludothek.games.essen.preparation import draw_rankings, lay_out_fair, prepare_last_round, prepare_round
from ludothek.games.essen.results import close_fair, have_midday
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_REMOVE,
    BAG,
    BOOTHS,
    EATEN,
    NOTE_ENDED,
    NOTE_FIRST,
    NOTE_REMOVED,
    NOTE_ROUND,
    ON_BOOTH,
    PARKING,
    POSITION,
    SPENT,
    TAKEN_AWAY,
)


def open_fair(halls: Halls) -> None:
    """Lay out rankings and games, prepare round 1 and draw its first player (ES-9 to ES-13)."""
    halls.fair = halls.fair[:]
    halls.events = halls.events[:]
    if halls.settings.rankings:
        draw_rankings(halls, 0)
    halls.round = 1
    halls.note(NOTE_ROUND, -1, halls.round)
    lay_out_fair(halls)
    halls.first = halls.rng.below(halls.seats)
    halls.note(NOTE_FIRST, halls.first)
    begin_actions(halls)


def next_round(halls: Halls) -> None:
    """Prepare the fair, find the first player, give everybody fresh actions (ES-14)."""
    halls.fair = halls.fair[:]
    halls.events = halls.events[:]
    halls.round += 1
    halls.note(NOTE_ROUND, -1, halls.round)
    if halls.round == halls.tables.rounds:
        prepare_last_round(halls)
    else:
        prepare_round(halls)
    find_first_player(halls)
    visitors = halls.visitors
    for seat in range(halls.seats):
        visitors[SPENT + seat] = 0
        visitors[EATEN + seat] = 0
    if halls.seats == 2 and not halls.settings.remove_at_end:
        ask_removals(halls)
    else:
        begin_actions(halls)


def find_first_player(halls: Halls) -> None:
    """The lightest bag, the fewest points, the first after the present first player (ES-21)."""
    best = (halls.first + 1) % halls.seats
    for step in range(2, halls.seats + 1):
        seat = (halls.first + step) % halls.seats
        if is_lighter(halls, seat, best):
            best = seat
    halls.first = best
    halls.note(NOTE_FIRST, best)


def is_lighter(halls: Halls, seat: i64, other: i64) -> bool:
    visitors = halls.visitors
    if visitors[BAG + seat] != visitors[BAG + other]:
        return visitors[BAG + seat] < visitors[BAG + other]
    return halls.points(seat) < halls.points(other)


# Two players take games away


def ask_removals(halls: Halls) -> None:
    """Each of the two takes a game away, the first player first (ES-51)."""
    halls.removals = halls.seats
    halls.asked = ASK_REMOVE
    halls.to_move = halls.first
    skip_removals(halls)


def skip_removals(halls: Halls) -> None:
    """If nothing can be taken away, nothing is (ES-52)."""
    for game in range(BOOTHS):
        if can_be_removed(halls, game):
            return
    halls.removals = 0
    after_removals(halls)


def can_be_removed(halls: Halls, game: i64) -> bool:
    """A game on its booth with nobody there (ES-52)."""
    if halls.games[game] != ON_BOOTH:
        return False
    visitors = halls.visitors
    visited = False
    for seat in range(halls.seats):
        visited |= visitors[POSITION + seat] == game
    return not visited


def remove(halls: Halls, seat: i64, game: i64) -> None:
    """Take a game away (ES-51); when both have, the day goes on."""
    halls.games[game] = TAKEN_AWAY
    halls.note(NOTE_REMOVED, seat, game)
    halls.removals -= 1
    if halls.removals == 0:
        after_removals(halls)
    else:
        halls.to_move = (seat + 1) % halls.seats
        skip_removals(halls)


def after_removals(halls: Halls) -> None:
    if halls.settings.remove_at_end:
        next_round(halls)
    else:
        begin_actions(halls)


# Turns


def begin_actions(halls: Halls) -> None:
    """Everybody has a turn, the first player first (ES-23)."""
    halls.asked = ASK_ACT
    halls.turns_left = halls.seats
    halls.to_move = halls.first


def end_turn(halls: Halls, seat: i64) -> None:
    """The next one, or the end of the round (ES-23)."""
    if halls.journal is not None:
        halls.note(NOTE_ENDED, seat, halls.actions_left(seat))
    if halls.round == halls.tables.rounds and halls.visitors[POSITION + seat] == PARKING:
        leave_early(halls, seat)
    halls.turns_left -= 1
    if halls.turns_left > 0:
        halls.to_move = (seat + 1) % halls.seats
    else:
        end_round(halls)


def end_round(halls: Halls) -> None:
    """Midday or the evening if it is time, then the next round."""
    if halls.round == halls.tables.rounds:
        close_fair(halls)
        return
    if halls.round == halls.tables.midday and halls.settings.rankings:
        have_midday(halls)
    if halls.seats == 2 and halls.settings.remove_at_end:
        ask_removals(halls)
    else:
        next_round(halls)
