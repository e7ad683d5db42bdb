"""What stays true whatever is played: whole games at random, looked at after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from essen_table import GAME, SPACE_IDS, SYMBOL_OF, neighbours, new
from hypothesis import given, settings
from hypothesis import strategies as st
from test_essen_plans import bellman_ford, entry_cost

from ludothek.games.essen.choices import BUY, END, TEST
from ludothek.games.essen.routes import Routes
from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import price, purchase_points
from ludothek.games.essen.tables import (
    ASK_ACT,
    BAG,
    IN_BAG,
    IN_BOOT,
    MONEY,
    ON_BOOTH,
    PARKING,
    PICKS,
    POPULARITY,
    POSITION,
    PRE_ORDER,
    RANKING,
    SHEET,
    SPACES,
    SPENT,
    UNUSED,
)
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.rng import Rng

WANTED = {"meeple", "dice", "cards", "hourglass"}
START = {"games": 60, "wish cards": 60, "events": 14}


class Table(NamedTuple):
    """Who sits there, with which options, how they play: the busy buy what they can, others like to stay home."""

    seats: int
    busy: bool
    crowd: bool
    rankings: bool
    removal: str
    buying: str
    limit: object
    seed: int


tables = st.builds(
    Table,
    st.integers(2, 5),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from(["before-actions", "end-of-round"]),
    st.sampled_from(["ahead", "any"]),
    st.sampled_from(["printed", 8, "none"]),
    st.integers(0, 2**128 - 1),
)
whole_games = settings(max_examples=40 if COMPILED else 15, deadline=None, derandomize=True, database=None)


def begin(table: Table) -> Day:
    return new(
        table.seats,
        table.seed,
        crowd=table.crowd,
        rankings=table.rankings,
        removal=table.removal,
        buying=table.buying,
        popularity_limit=table.limit,
    )


def decisions(day: Day, table: Table) -> Iterator[int]:
    """Play to the end; every choice is handed out before it is made."""
    rng = Rng.from_seed(table.seed ^ 1)
    while not day.over:
        legal = day.legal()
        if table.busy and BUY in legal:
            legal = [BUY]
        elif table.busy and day.actions_left(day.to_move) and day.asked == ASK_ACT:
            legal = [choice for choice in legal if choice not in (END, TEST)] or legal
        elif day.asked == ASK_ACT and day.visitors[POSITION + day.to_move] == PARKING and rng.below(2):
            legal = [END]
        choice = legal[rng.below(len(legal))]
        yield choice
        day.apply(choice)


@whole_games
@given(tables)
def test_nothing_is_lost_and_the_audit_finds_nothing(table: Table) -> None:
    day = begin(table)
    for _ in decisions(day, table):
        assert day.audit() == []
        assert day.census() == START
    assert day.audit() == []
    assert day.census() == START


@pytest.mark.rule("ES-24")
@pytest.mark.rule("ES-33")
@pytest.mark.rule("ES-34")
@pytest.mark.rule("ES-37")
@pytest.mark.rule("ES-43")
@whole_games
@given(tables)
def test_prices_points_money_and_actions_stay_in_their_bounds(table: Table) -> None:
    day = begin(table)
    limit = {"printed": 6, 8: 8}.get(table.limit, 99) if isinstance(table.limit, str | int) else 99
    for _ in decisions(day, table):
        assert all(price(day, game) >= 5 for game in range(60))
        assert all(purchase_points(day, game) >= 0 for game in range(60))
        assert all(0 <= popularity <= limit for popularity in list(day.fair)[POPULARITY:UNUSED])
        for seat in range(day.seats):
            left = 8 - day.visitors[BAG + seat] - day.visitors[SPENT + seat]
            assert day.actions_left(seat) == max(0, left)
            assert left >= 0 or table.buying == "any"
            assert 0 <= day.visitors[BAG + seat] <= 6
            assert day.visitors[MONEY + seat] >= 0
            assert day.points(seat) >= 0


@pytest.mark.rule("ES-26")
@pytest.mark.rule("ES-27")
@pytest.mark.rule("ES-32")
@pytest.mark.rule("ES-36")
@whole_games
@given(tables)
def test_every_step_and_every_purchase_is_as_the_rules_say(table: Table) -> None:
    """What each choice may do, reckoned beside the engine from the map and the tiles."""
    day = begin(table)
    near = neighbours()
    for choice in decisions(day, table):
        if day.asked != ASK_ACT:
            continue
        seat = day.to_move
        here = day.visitors[POSITION + seat]
        if choice < SPACES:
            goal = SPACE_IDS[choice]
            assert goal in near[SPACE_IDS[here]]
            assert entry_cost(goal, day.crowd) <= day.actions_left(seat)
        elif choice == BUY:
            assert day.games[here] == ON_BOOTH
            event = ("", "buzz", "flop", "goodies", "discount", "sold-out")[day.events[here]]
            tile = GAME.content.tiles[here]
            euros = tile.price - 10 * (event == "discount") - 10 * (day.last_round == 0)
            assert price(day, here) == max(5, euros) <= day.visitors[MONEY + seat]
            symbol = ("meeple", "dice", "cards", "hourglass").index(SYMBOL_OF[here + 1])
            points = day.fair[POPULARITY + symbol] + tile.bonus + {"buzz": 3, "flop": -3, "goodies": 1}.get(event, 0)
            assert purchase_points(day, here) == max(0, points + 2 * (day.last_round == 1 + symbol))
        elif choice == TEST:
            assert day.actions_left(seat) >= 1


@pytest.mark.rule("ES-47")
@pytest.mark.rule("ES-49")
@pytest.mark.rule("ES-50")
@whole_games
@given(tables)
def test_the_evening_counted_another_way(table: Table) -> None:
    day = begin(table)
    for _ in decisions(day, table):
        pass
    assert list(day.visitors)[POSITION : POSITION + day.seats] == [PARKING] * day.seats
    keys = []
    for seat in range(day.seats):
        games = {game for game in range(60) if day.games[game] == IN_BOOT + seat}
        assert not any(day.games[game] == IN_BAG + seat for game in range(60))
        cards = {card for card in range(60) if day.cards[card] in (9 + seat, 14 + seat)}
        wished = len(games & cards)
        sheet = list(day.visitors)[SHEET + seat * 6 : SHEET + seat * 6 + 6]
        assert sheet[3] == [0, 5, 5, 5, 10, 10, 15, 15, 20, 25, 30][min(wished, 10)]
        has = Counter(SYMBOL_OF[game + 1] for game in games)
        if table.rankings:
            cards_met = [GAME.content.entries.rankings[card] for card in list(day.fair)[RANKING:]]
            met = sum(all(has[name] >= getattr(card, name) for name in has.keys() | WANTED) for card in cards_met)
            assert sheet[2] == 8 * met
        else:
            assert sheet[1:3] == [0, 0]
        assert day.points(seat) == sum(sheet)
        keys.append((sum(sheet), wished, -day.visitors[MONEY + seat]))
    assert day.ranks() == [1 + sum(other > key for other in keys) for key in keys]
    assert sorted(list(day.visitors)[SHEET + 4 :: 6])[::-1][:2] in ([0, 0], [6, 0], [6, 3])


@pytest.mark.rule("ES-27")
@pytest.mark.rule("ES-28")
@pytest.mark.rule("ES-29")
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 127), st.sampled_from(range(66)))
def test_routes_are_those_of_a_naive_search_for_every_crowd(crowd: int, origin: int) -> None:
    routes = Routes(GAME.content.tables)
    naive = bellman_ford(SPACE_IDS[origin], crowd)
    assert list(routes.ways(origin, crowd))[:66] == [naive[space] for space in SPACE_IDS]
    assert routes.searches == 1


@pytest.mark.rule("ES-55")
@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(tables)
def test_a_guess_always_looks_the_same_to_its_seat(table: Table) -> None:
    day = begin(table)
    for number, _ in enumerate(decisions(day, table)):
        if number % 5 == 0:
            seat = number // 5 % day.seats
            twin = day.determinize(seat, Rng.from_seed(number))
            assert twin.view(seat) == day.view(seat)
            assert twin.audit() == []


def test_random_play_gets_to_the_rare_places() -> None:
    """The games above are worth little if nobody ever runs out of wish cards, meets a ranking or leaves early."""
    found = Counter[str]()
    for seed in range(60):
        table = Table(2 + seed % 4, seed < 30, True, True, "before-actions", "ahead", "printed", seed)
        day = begin(table)
        for _ in decisions(day, table):
            pass
        found["shuffles"] += day.shuffles
        found["pre-orders"] += sum(each > 0 for each in list(day.visitors)[PRE_ORDER:PICKS])
        found["departures"] += day.departures
        found["rankings"] += sum(list(day.visitors)[SHEET + 1 :: 6]) // 4 + sum(list(day.visitors)[SHEET + 2 :: 6]) // 8
    assert min(found["shuffles"], found["pre-orders"], found["departures"], found["rankings"]) > 5
