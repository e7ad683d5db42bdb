"""What can happen in a game of ESSEN The Game, to search for games to keep and to check them. Run it to search."""

from __future__ import annotations

from typing import cast

from recorded import Step, Wanted, search

from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import tie_break_key
from ludothek.games.essen.tables import (
    BAG,
    BOOTHS,
    NOTE_ATE,
    NOTE_CROWD,
    NOTE_CROWDED_COURTYARD,
    NOTE_CROWDED_ENTRANCES,
    NOTE_LEFT,
    NOTE_POINTS,
    NOTE_PRE_ORDER,
    NOTE_RANKING,
    NOTE_REMOVED,
    NOTE_SHUFFLED,
    NOTE_WISH,
    NOTE_WITHDREW,
    POPULARITY,
    POSITION,
    SPENT,
    UNUSED,
)
from ludothek.kernel import State


def ends(step: Step) -> bool:
    return step.state.over


def sold_out_game_bought(step: Step) -> bool:
    return step.has(NOTE_PRE_ORDER)


def worthless_game_bought(step: Step) -> bool:
    return any(note[0] == NOTE_POINTS and note[3] == 0 for note in step.notes)


def eats(step: Step) -> bool:
    return step.has(NOTE_ATE)


def withdraws(step: Step) -> bool:
    return step.has(NOTE_WITHDREW)


def takes_common_wish(step: Step) -> bool:
    return step.has(NOTE_WISH)


def deck_runs_out(step: Step) -> bool:
    return step.has(NOTE_SHUFFLED)


def crowded_courtyard(step: Step) -> bool:
    return step.has(NOTE_CROWDED_COURTYARD)


def two_rankings_at_once(step: Step) -> bool:
    seats = [note[1] for note in step.notes if note[0] == NOTE_RANKING]
    return any(seats.count(seat) == 2 for seat in seats)


def both_departures(step: Step) -> bool:
    day = cast(Day, step.state)
    return day.departures == 2 and step.has(NOTE_LEFT)


def one_departure(step: Step) -> bool:
    return step.state.over and cast(Day, step.state).departures == 1


def removal(step: Step) -> bool:
    return step.has(NOTE_REMOVED)


def ends_without_crowd(step: Step) -> bool:
    return step.state.over and not step.has(NOTE_CROWD, NOTE_CROWDED_ENTRANCES)


def ends_without_rankings(step: Step) -> bool:
    return step.state.over and not step.has(NOTE_RANKING)


def popular_beyond_the_track(step: Step) -> bool:
    return max(list(cast(Day, step.state).fair)[POPULARITY:UNUSED]) > 6


def buys_with_the_last_action(step: Step) -> bool:
    """Possible only when a space behind the token counts as free."""
    day = cast(Day, step.state)
    return step.decision == "buy" and day.tables.track < max(
        day.visitors[BAG + seat] + day.visitors[SPENT + seat]
        for seat in range(day.seats)
        if day.visitors[POSITION + seat] < BOOTHS
    )


def keys(state: State) -> list[tuple[int, ...]]:
    return sorted((tie_break_key(cast(Day, state), seat) for seat in range(state.seats)), reverse=True)


def decided_by(depth: int, state: State) -> bool:
    """The first ``depth`` keys of the best two are equal and the next one decides."""
    first, second = keys(state)[:2]
    return first[:depth] == second[:depth] and (depth == 3 or first[depth] != second[depth])


def won_by_wishes(step: Step) -> bool:
    return step.state.over and decided_by(1, step.state)


def won_by_less_money(step: Step) -> bool:
    return step.state.over and decided_by(2, step.state)


def shared_victory(step: Step) -> bool:
    return step.state.over and decided_by(3, step.state)


WANTED = (
    Wanted("2-greedy", 2, "greedy", ends),
    Wanted("3-greedy", 3, "greedy", two_rankings_at_once),
    Wanted("4-greedy", 4, "greedy", crowded_courtyard),
    Wanted("5-greedy", 5, "greedy", takes_common_wish),
    Wanted("4-sold-out", 4, "greedy", sold_out_game_bought),
    Wanted("3-eats", 3, "random", eats),
    Wanted("2-withdraws", 2, "greedy", withdraws),
    Wanted("5-worthless-game", 5, "random", worthless_game_bought),
    Wanted("5-deck-runs-out", 5, "random", deck_runs_out),
    Wanted("2-both-departures", 2, "random", both_departures, hint=lambda end: cast(Day, end).departures == 2),
    Wanted("5-both-departures", 5, "random", both_departures, hint=lambda end: cast(Day, end).departures == 2),
    Wanted("3-one-departure", 3, "random", one_departure),
    Wanted("2-removal", 2, "greedy", removal),
    Wanted("2-removal-at-end-of-round", 2, "greedy", removal, {"removal": "end-of-round"}),
    Wanted("4-family-without-crowd", 4, "greedy", ends_without_crowd, {"crowd": False}),
    Wanted("3-family-without-rankings", 3, "greedy", ends_without_rankings, {"rankings": False}),
    Wanted("5-family-without-both", 5, "greedy", ends_without_rankings, {"crowd": False, "rankings": False}),
    Wanted("3-buying-anywhere", 3, "random", buys_with_the_last_action, {"buying": "any"}),
    Wanted("4-popularity-8", 4, "greedy", popular_beyond_the_track, {"popularity-limit": 8}),
    Wanted("2-popularity-unlimited", 2, "greedy", popular_beyond_the_track, {"popularity-limit": "none"}),
    Wanted("2-won-by-wishes", 2, "random", won_by_wishes, hint=lambda end: decided_by(1, end)),
    Wanted("3-won-by-wishes", 3, "greedy", won_by_wishes),
    Wanted("3-won-by-less-money", 3, "random", won_by_less_money, hint=lambda end: decided_by(2, end)),
    Wanted("4-won-by-less-money", 4, "random", won_by_less_money, hint=lambda end: decided_by(2, end)),
    Wanted("2-shared-victory", 2, "random", shared_victory, hint=lambda end: decided_by(3, end)),
    Wanted("5-shared-victory", 5, "random", shared_victory, hint=lambda end: decided_by(3, end)),
)

if __name__ == "__main__":
    search("essen", WANTED)
