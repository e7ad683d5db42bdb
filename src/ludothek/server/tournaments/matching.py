"""Whether everybody can be paired, two by two, when some pairs are not wanted: Edmonds' blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence


def can_all_be_paired(wanted: Sequence[set[int]]) -> bool:
    """Whether there is a pairing of all, each with one of those they may be paired with.

    >>> can_all_be_paired([{1, 2}, {0}, {0, 3}, {2}]), can_all_be_paired([{3}, {3}, {3}, {0, 1, 2}])
    (True, False)
    """
    partner = [-1] * len(wanted)
    for one in range(len(wanted)):
        if partner[one] < 0:
            for other in wanted[one]:
                if partner[other] < 0:
                    partner[one], partner[other] = other, one
                    break
    return all(partner[one] >= 0 or _find_partner(wanted, partner, one) for one in range(len(wanted)))


def _find_partner(wanted: Sequence[set[int]], partner: list[int], root: int) -> bool:
    """Find one for this one, letting others change theirs; false if there is none."""
    count = len(wanted)
    parent, base = [-1] * count, list(range(count))
    reached = {root}
    queue = deque([root])
    while queue:
        one = queue.popleft()
        for other in wanted[one]:
            if base[one] == base[other] or partner[one] == other:
                continue
            if other == root or (partner[other] >= 0 and parent[partner[other]] >= 0):
                _contract(partner, parent, base, one, other, reached, queue)
            elif parent[other] < 0:
                parent[other] = one
                if partner[other] < 0:
                    _change_along(partner, parent, other)
                    return True
                reached.add(partner[other])
                queue.append(partner[other])
    return False


def _change_along(partner: list[int], parent: list[int], free: int) -> None:
    """Everybody on the way back from somebody without a partner takes the one before."""
    while free >= 0:
        before = parent[free]
        after = partner[before]
        partner[free], partner[before] = before, free
        free = after


def _contract(
    partner: list[int], parent: list[int], base: list[int], one: int, other: int, reached: set[int], queue: deque[int]
) -> None:
    """Two ways to the same place make a ring of odd length: from now on it counts as one."""
    meeting = _meeting(partner, parent, base, one, other)
    ring: set[int] = set()
    for start, child in ((one, other), (other, one)):
        at, before = start, child
        while base[at] != meeting:
            ring |= {base[at], base[partner[at]]}
            parent[at] = before
            before = partner[at]
            at = parent[partner[at]]
    for each in range(len(base)):
        if base[each] in ring:
            base[each] = meeting
            if each not in reached:
                reached.add(each)
                queue.append(each)


def _meeting(partner: list[int], parent: list[int], base: list[int], one: int, other: int) -> int:
    """Where the ways back from two of them meet."""
    seen: set[int] = set()
    at = one
    while True:
        at = base[at]
        seen.add(at)
        if partner[at] < 0:
            break
        at = parent[partner[at]]
    at = base[other]
    while at not in seen:
        at = base[parent[partner[at]]]
    return at
