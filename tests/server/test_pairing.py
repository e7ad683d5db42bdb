"""Pairings: nobody twice, nobody again while that can be avoided, everybody first as often as last."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludothek.server.tournaments.matching import can_all_be_paired
from ludothek.server.tournaments.pairing import (
    COMPUTER,
    Around,
    circle,
    duplicate,
    meetings,
    round_robin,
    rounds_to_meet_all,
    seated,
    swiss,
    table_sizes,
    unevenness,
)

PEOPLE = st.integers(2, 32)
SEATS = st.integers(2, 8)
SEEDS = st.integers(0, 2**32)


def people_of(tables: list[Around]) -> list[int]:
    return sorted(each for table in tables for each in table if each != COMPUTER)


def pairs_of(tables: list[Around]) -> list[frozenset[int]]:
    return [frozenset(pair) for table in tables for pair in combinations(set(table), 2)]


def spread(rounds: list[list[Around]], people: int, seats: int) -> int:
    """The most by which anybody sat in one seat more often than in another."""
    sat = Counter((each, seat) for tables in rounds for table in tables for seat, each in enumerate(table))
    counts = [[sat[each, seat] for seat in range(seats)] for each in range(people)]
    return max(max(each) - min(each) for each in counts)


@given(PEOPLE, SEATS, st.integers(2, 4), st.integers(1, 5), SEEDS)
@settings(max_examples=60, deadline=None)
def test_everybody_sits_once_in_every_round_of_a_swiss_tournament(
    people: int, seats: int, least: int, count: int, seed: int
) -> None:
    rng, rounds, least = random.Random(seed), list[list[Around]](), min(least, seats)
    for _ in range(count):
        order = list(range(people))
        rng.shuffle(order)
        met = meetings(rounds)
        before = Counter((each, seat) for tables in rounds for table in tables for seat, each in enumerate(table))
        tables = swiss(order, rounds, seats, least, met)
        assert people_of(tables) == list(range(people))
        sizes = [len(table) for table in tables]
        assert (least <= min(sizes), max(sizes) <= seats) == (True, True)
        persons = [sum(each != COMPUTER for each in table) for table in tables]
        assert sorted(persons, reverse=True) == table_sizes(people, seats)
        assert all(COMPUTER not in table or len(table) == least for table in tables)
        for table in tables:
            if len(table) <= 4:  # no other seating of the same people would be more even
                best = min(unevenness(around, before, range(len(table))) for around in permutations(table))
                assert unevenness(table, before, range(len(table))) == best
        rounds.append(tables)


@given(st.integers(2, 32), st.integers(1, 8), SEEDS)
@settings(max_examples=60, deadline=None)
def test_at_tables_of_two_nobody_meets_again_while_it_can_be_avoided(people: int, count: int, seed: int) -> None:
    rng, rounds = random.Random(seed), list[list[Around]]()
    for _ in range(count):
        order = list(range(people))
        rng.shuffle(order)
        met = meetings(rounds)
        tables = swiss(order, rounds, 2, 2, met)
        everybody = [*range(people), COMPUTER][: people + people % 2]
        fresh = [
            {b for b, other in enumerate(everybody) if other != one and frozenset((one, other)) not in met}
            for one in everybody
        ]
        again = sum(pair in met for pair in pairs_of(tables))
        assert (again == 0) == can_all_be_paired(fresh)
        rounds.append(tables)


@given(st.integers(0, 2**15 - 1))
@settings(max_examples=200, deadline=None)
def test_whether_all_can_be_paired_is_what_trying_everything_says(edges: int) -> None:
    pairs = [pair for bit, pair in enumerate(combinations(range(6), 2)) if edges >> bit & 1]
    wanted: list[set[int]] = [set() for _ in range(6)]
    for a, b in pairs:
        wanted[a].add(b)
        wanted[b].add(a)
    tried = any(len({each for pair in three for each in pair}) == 6 for three in combinations(pairs, 3))
    assert can_all_be_paired(wanted) == tried


@pytest.mark.parametrize("people", range(2, 33))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(people: int) -> None:
    order = random.Random(people).sample(range(people), people)
    rounds = [circle(order, number) for number in range(rounds_to_meet_all(people, 2, 2))]
    everybody = range(-(people % 2), people)
    met = Counter(pair for tables in rounds for pair in pairs_of(tables))
    assert met == Counter(frozenset(pair) for pair in combinations(everybody, 2))
    assert spread(rounds, people, 2) <= 1


@pytest.mark.parametrize(("people", "seats", "most"), [(4, 3, 3), (9, 3, 5), (16, 4, 8), (13, 4, 7), (20, 5, 8)])
def test_at_larger_tables_everybody_has_met_everybody_in_the_end(people: int, seats: int, most: int) -> None:
    rounds: list[list[Around]] = []
    for _ in range(rounds_to_meet_all(people, seats, 2)):
        tables = round_robin(range(people), rounds, seats, 2, meetings(rounds), ())
        assert people_of(tables) == list(range(people))
        rounds.append(tables)
    assert len(rounds) <= most
    assert {frozenset(pair) for pair in combinations(range(people), 2)} <= set(meetings(rounds))
    assert spread(rounds, people, 2) <= 2


@given(st.integers(4, 24), st.integers(3, 5), SEEDS)
@settings(max_examples=25, deadline=None)
def test_at_larger_tables_no_swap_of_two_people_avoids_a_rematch(people: int, seats: int, seed: int) -> None:
    rng, rounds = random.Random(seed), list[list[Around]]()
    for _ in range(3):
        order = rng.sample(range(people), people)
        met = meetings(rounds)
        tables = swiss(order, rounds, seats, 2, met)

        def again(tables: list[Around]) -> int:
            return sum(3 + met[pair] ** 2 for pair in pairs_of(tables) if met[pair])  # noqa: B023

        found = again(tables)
        for here, there in combinations(range(len(tables)), 2):
            for a in range(len(tables[here])):
                for b in range(len(tables[there])):
                    swapped = [list(table) for table in tables]
                    swapped[here][a], swapped[there][b] = swapped[there][b], swapped[here][a]
                    assert again(swapped) >= found
        rounds.append(tables)


@given(PEOPLE, st.integers(2, 6), st.data(), st.integers(1, 6))
@settings(max_examples=60, deadline=None)
def test_a_deal_is_played_at_two_tables_or_more_by_as_many_people_at_the_same_seats(
    people: int, seats: int, data: st.DataObject, count: int
) -> None:
    at_each = data.draw(st.integers(1, seats))
    rounds: list[list[Around]] = []
    for number in range(count):
        tables = duplicate(range(people), rounds, seats, at_each, meetings(rounds))
        assert people_of(tables) == list(range(people))
        assert len(tables) == max(2, -(-people // at_each))
        assert {len(table) for table in tables} == {seats}
        meant = {(seat + number) % seats for seat in range(at_each)}
        assert {seat for table in tables for seat, each in enumerate(table) if each != COMPUTER} <= meant
        rounds.append(tables)


def test_over_the_deals_everybody_sits_everywhere() -> None:
    for people, uneven in ((1, 0), (2, 2), (4, 2)):
        rounds: list[list[Around]] = []
        for _ in range(4):
            rounds.append(duplicate(range(8), rounds, 4, people, meetings(rounds)))
        assert spread(rounds, 8, 4) <= uneven


def test_who_has_nothing_to_do_with_each_other_does_not_meet() -> None:
    apart = [frozenset((0, 1)), frozenset((2, 3))]
    for seats in (2, 3):
        tables = swiss(range(6), [], seats, 2, meetings([], apart))
        assert not set(apart) & set(pairs_of(tables))


def test_whoever_is_gone_is_a_computer_player_to_those_they_would_have_met() -> None:
    tables = round_robin(range(4), [], 2, 2, meetings([]), {0, 3})
    assert people_of(tables) == [1, 2]
    whole = circle(range(4), 0)
    assert [[COMPUTER if each in (0, 3) else each for each in pair] for pair in whole if {*pair} - {0, 3}] == tables


def test_neighbours_in_the_standings_meet() -> None:
    assert sorted(sorted(table) for table in swiss(range(8), [], 2, 2, meetings([]))) == [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
    ]
    assert [sorted(table) for table in swiss(range(8), [], 4, 2, meetings([]))] == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_everybody_sits_where_they_have_sat_least() -> None:
    first = seated([[0, 1, 2]], [], [3])
    second = seated([[0, 1, 2]], [first], [3])
    third = seated([[0, 1, 2]], [first, second], [3])
    assert spread([first, second, third], 3, 3) == 0
