"""Who sits where in the next round. Nothing here knows of tables, databases or people: only of numbers.

Two rules come before all others: nobody meets somebody again as long as that can be avoided, and everybody sits first,
second and so on equally often. At tables of two the first is exact; at larger tables no swap of two people would help.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

from ludothek.server.tournaments.matching import can_all_be_paired

COMPUTER = -1
"""In the place of a person, where there is none."""
NEVER = 1000
"""As often as people have met who must not meet at all."""
FEW = 6
"""At so many seats every order is tried; at more, pairs of people swap until none would gain."""
TRIES = 12
"""Beginnings from which a round of larger tables is looked for."""
AGAIN = 100_000
"""How much a rematch weighs against places in the standings between people at a table."""

Around = list[int]
"""Who sits at one table, seat by seat."""
Met = Mapping[frozenset[int], int]
"""How often two people have sat at the same table."""


def table_sizes(people: int, seats: int) -> list[int]:
    """How many people sit at each table: as few tables as possible, which differ by one at most.

    >>> table_sizes(13, 4), table_sizes(5, 2), table_sizes(2, 4)
    ([4, 3, 3, 3], [2, 2, 1], [2])
    """
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def meetings(rounds: Collection[Sequence[Around]], apart: Collection[frozenset[int]] = ()) -> Counter[frozenset[int]]:
    """How often each two have met; a table with a computer player is a meeting with it."""
    met = Counter(dict.fromkeys(apart, NEVER))
    for table in (table for tables in rounds for table in tables):
        met.update(frozenset(pair) for pair in combinations(set(table), 2))
    return met


def swiss(order: Sequence[int], rounds: Collection[Sequence[Around]], seats: int, least: int, met: Met) -> list[Around]:
    """People sit together who stand next to each other; ``order`` is that of the standings, the best first."""
    sizes = table_sizes(len(order), seats)
    groups = _pairs(order, met) if seats == 2 else _groups(order, sizes, met, by_standing=True)
    return seated(groups, rounds, [max(least, len(group)) for group in groups])


def round_robin(
    order: Sequence[int], rounds: Collection[Sequence[Around]], seats: int, least: int, met: Met, gone: Collection[int]
) -> list[Around]:
    """Everybody meets everybody; ``order`` is the draw, of all who began, also of those who are gone since."""
    if seats == 2:
        pairs = circle(order, len(rounds))
        left = [[COMPUTER if each in gone else each for each in pair] for pair in pairs]
        return [pair for pair in left if pair != [COMPUTER, COMPUTER]]
    here = [each for each in order if each not in gone]
    groups = _groups(here, table_sizes(len(here), seats), met, by_standing=False)
    return seated(groups, rounds, [max(least, len(group)) for group in groups])


def duplicate(
    order: Sequence[int], rounds: Collection[Sequence[Around]], seats: int, people: int, met: Met
) -> list[Around]:
    """The same deal at two tables or more, so many people at each; computer players take the other seats everywhere.

    Where the people sit moves on by one seat with every deal.
    """
    tables = max(2, -(-len(order) // people))
    sizes = [len(order) // tables + (number < len(order) % tables) for number in range(tables)]
    groups = _groups(order, sizes, met, by_standing=False)
    sat = times_sat(rounds)
    meant = [(seat + len(rounds)) % seats for seat in range(people)]
    tables_around = []
    for group in groups:
        around = [COMPUTER] * seats
        missing = [COMPUTER] * (people - len(group))
        for seat, each in zip(meant, _best_order([*group, *missing], sat, meant), strict=True):
            around[seat] = each
        tables_around.append(around)
    return tables_around


def rounds_to_meet_all(people: int, seats: int, least: int) -> int:
    """How many rounds it takes until everybody has met everybody.

    >>> rounds_to_meet_all(8, 2, 2), rounds_to_meet_all(5, 2, 2), rounds_to_meet_all(4, 4, 2)
    (7, 5, 1)
    """
    if seats == 2:
        return people - 1 + people % 2
    order, rounds = list(range(people)), list[list[Around]]()
    while True:
        met = meetings(rounds)
        if all(frozenset(pair) in met for pair in combinations(order, 2)):
            return len(rounds)
        rounds.append(round_robin(order, rounds, seats, least, met, ()))


# Tables of two.


def circle(order: Sequence[int], number: int) -> list[Around]:
    """The pairs of a round, by the oldest way there is: one stays, all others move on by one chair.

    Over all rounds everybody sits first as often as second, or once more or less.
    """
    fixed, *moving = [*order, COMPUTER][: len(order) + len(order) % 2][::-1]
    count = len(moving)
    alone = moving[number % count]
    pairs = [[fixed, alone] if number % 2 else [alone, fixed]]
    for step in range(1, count // 2 + 1):
        pair = [moving[(number + step) % count], moving[(number - step) % count]]
        pairs.append(pair if step % 2 else pair[::-1])
    return pairs


def _pairs(order: Sequence[int], met: Met) -> list[Around]:
    """Each from the top with the next below whom they have not met, as long as all below can still be paired."""
    waiting = [*order, COMPUTER][: len(order) + len(order) % 2]
    often = 0
    while not _can_be_paired(waiting, met, often):
        often += 1 if often < len(order) else NEVER
    pairs = []
    while waiting:
        one, *others = waiting
        for other in others:
            rest = [each for each in others if each != other]
            if met.get(frozenset((one, other)), 0) <= often and _can_be_paired(rest, met, often):
                pairs.append([one, other])
                waiting = rest
                break
    return pairs


def _can_be_paired(people: Sequence[int], met: Met, often: int) -> bool:
    """Whether nobody has to meet somebody they have met more than so often."""
    wanted: list[set[int]] = [set() for _ in people]
    for (a, one), (b, other) in combinations(enumerate(people), 2):
        if met.get(frozenset((one, other)), 0) <= often:
            wanted[a].add(b)
            wanted[b].add(a)
    return can_all_be_paired(wanted)


# Larger tables.


def _groups(order: Sequence[int], sizes: Sequence[int], met: Met, by_standing: bool) -> list[Around]:
    """People at tables of these sizes, with as few rematches as can be found, neighbours in the standings together."""
    dear = _dearness(order, met, by_standing)
    rng = random.Random(len(met))  # the same in every process
    best: tuple[int, list[Around]] | None = None
    begun = list(range(len(order)))
    for _ in range(TRIES):
        groups = list(_split(begun, sizes))
        _swap_while_it_helps(groups, dear)
        cost = sum(dear[a][b] for group in groups for a, b in combinations(group, 2))
        if best is None or cost < best[0]:
            best = cost, groups
        if cost < AGAIN:
            break
        rng.shuffle(begun)
    assert best is not None
    return [[order[place] for place in group] for group in best[1]]


def _split(order: Sequence[int], sizes: Sequence[int]) -> Iterator[Around]:
    at = 0
    for size in sizes:
        yield list(order[at : at + size])
        at += size


def _dearness(order: Sequence[int], met: Met, by_standing: bool) -> list[list[int]]:
    """By places in the order, how little two should sit together: who have met, and who stand far from each other.

    A new meeting is worth most; a third one is worse than two second ones.
    """

    def dear(a: int, b: int) -> int:
        often = met.get(frozenset((order[a], order[b])), 0)
        return (AGAIN * (3 + often**2) if often else 0) + ((a - b) ** 2 if by_standing else 0)

    return [[dear(a, b) for b in range(len(order))] for a in range(len(order))]


def _swap_while_it_helps(groups: list[Around], dear: Sequence[Sequence[int]]) -> None:
    swapped = True
    while swapped:
        swapped = False
        for here, there in combinations(groups, 2):
            for a, b in product(range(len(here)), range(len(there))):
                x, y = here[a], there[b]
                of_x, of_y = dear[x], dear[y]
                gain = sum(of_x[each] - of_y[each] for each in here) - of_x[x] + of_y[x]
                gain += sum(of_y[each] - of_x[each] for each in there) - of_y[y] + of_x[y]
                if gain > 0:
                    here[a], there[b] = y, x
                    swapped = True


# Seats.


def times_sat(rounds: Collection[Sequence[Around]]) -> Counter[tuple[int, int]]:
    """How often each has sat in each seat."""
    return Counter((each, seat) for tables in rounds for table in tables for seat, each in enumerate(table))


def seated(groups: Sequence[Around], rounds: Collection[Sequence[Around]], seats: Sequence[int]) -> list[Around]:
    """Each group around its table of so many seats, everybody where they have sat least; computers where nobody is."""
    sat = times_sat(rounds)
    return [
        _best_order([*group, *[COMPUTER] * (count - len(group))], sat, range(count))
        for group, count in zip(groups, seats, strict=True)
    ]


def unevenness(around: Iterable[int], sat: Mapping[tuple[int, int], int], seats: Sequence[int]) -> int:
    """How much more uneven it makes how often people sat where, if they sit in these seats."""
    return sum(2 * sat.get((each, seat), 0) + 1 for seat, each in zip(seats, around, strict=True) if each != COMPUTER)


def _best_order(group: Sequence[int], sat: Mapping[tuple[int, int], int], seats: Sequence[int]) -> Around:
    if len(group) <= FEW:
        return list(min(permutations(group), key=lambda around: unevenness(around, sat, seats)))
    around, swapped = list(group), True
    while swapped:
        swapped = False
        for a, b in combinations(range(len(around)), 2):
            now = unevenness(around, sat, seats)
            around[a], around[b] = around[b], around[a]
            if unevenness(around, sat, seats) < now:
                swapped = True
            else:
                around[a], around[b] = around[b], around[a]
    return around
