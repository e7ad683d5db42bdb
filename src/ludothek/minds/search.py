"""Thinks ahead: tries the choices that look good in many worlds its seat could be in, and what the others would answer.

The tree is grown by PUCT and shared by all worlds (open loop). One iteration draws a world, walks down by what has been
found out so far, adds a node, asks the title's judgement for everybody's chance to win, and tells all nodes it has
passed; every seat goes for its own chance (max-n).
"""

# Compiled with mypyc.

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ludothek.kernel.advice import Advice, Considered, standard_error
from ludothek.kernel.arrays import Ints
from ludothek.kernel.budget import Budget
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.mind import WORLDS, Adviser
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State
from ludothek.minds.tree import Node

EXPLORE: Final = 0.2  # how much what has hardly been tried is preferred
UNTRIED: Final = 0.05  # how much worse than its tried neighbours a choice is taken to be that was never tried
DEEPEST: Final[i64] = 200  # decisions of one walk; what is deeper is judged from there
MOST_NODES: Final[i64] = 400_000  # of a tree, some 60 MB; then nothing is added to it any more
FEW: Final[i64] = 8  # tries, with fewer of which nothing is said about how it would go on
PLAY_ON: Final[i64] = 2000  # careless decisions after which a position is judged that never settles


class SearchMind(Adviser):
    def __init__(
        self, judgement: Judgement, budget: Budget, explore: float = EXPLORE, untried: float = UNTRIED
    ) -> None:
        self.judgement = judgement
        self.budget = budget
        self.explore = explore
        self.untried = untried
        self._nodes: i64 = 0  # in the tree of the present thought

    def advise(self, state: State, seat: int, rng: Rng) -> Advice:
        """What the choices of a seat are worth; a thought that is cancelled says what it has found out so far."""
        budget = self.budget
        budget.begin()
        choices: Ints = state.game.choice_buffer[:]
        root = Node(seat, -1, 1.0)
        self._nodes = 0
        count = self._look_around(root, state, seat, choices, rng)
        done: i64 = 0
        if count > 1:
            more: i64 = budget.more(0)
            while more > 0:
                for _nth in range(more):
                    self._iterate(root, state.determinize(seat, rng), seat, choices, rng)
                done += more
                more = budget.more(done)
        return Advice(_considered(root), done, budget.spent)

    def _look_around(self, root: Node, state: State, seat: i64, choices: Ints, rng: Rng) -> i64:
        """Open the root: what looks good at first, averaged over some worlds."""
        world = state.determinize(seat, rng)
        count = self.judgement.candidates(world, seat, choices, world.fill(seat, choices))
        if count == 1:
            root.children = [Node(seat, choices[0], 1.0)]
            root.children[0].total = self.judgement.outlook(world)[seat]
            return 1
        leanings = self.judgement.leanings(world, seat, choices, count, rng)
        n: i64
        for _nth in range(WORLDS - 1):
            world = state.determinize(seat, rng)
            more = self.judgement.leanings(world, seat, choices, count, rng)
            for n in range(count):
                leanings[n] += more[n]
        for n in range(count):
            leanings[n] /= float(WORLDS)
        self._open(root, seat, choices, count, leanings)
        return count

    def _iterate(self, root: Node, world: State, seat: i64, choices: Ints, rng: Rng) -> None:
        """Walk down in one world, judge where that leads, and tell everybody on the way. The root's seat begins."""
        path: list[Node] = []
        node = root
        who = seat
        steps: i64 = 0
        while not world.over and steps < DEEPEST:
            steps += 1
            count = self.judgement.candidates(world, who, choices, world.fill(who, choices))
            if count == 1 and node is not root:
                world.advance(who, choices[0])
            else:
                if self._nodes > MOST_NODES and not node.is_open(who):
                    break
                child = self._pick(node, world, who, choices, count, rng)
                others = _also_asked(world, who)
                world.advance(who, child.choice)
                path.append(child)
                if others != 0:
                    self._answer_at_once(node, world, others, choices, rng, path)
                if child.visits == 0:
                    break
                node = child
            who = world.to_move
        values = self._judge(world, choices, rng)
        root.visits += 1
        for node in path:
            node.add(values[node.seat])

    def _answer_at_once(self, node: Node, world: State, others: i64, choices: Ints, rng: Rng, path: list[Node]) -> None:
        """The other seats of a decision made at once choose without knowing what was chosen."""
        other: i64
        for other in range(world.seats):
            if (others >> other) & 1 and world.is_waiting(other):
                count = self.judgement.candidates(world, other, choices, world.fill(other, choices))
                child = self._pick(node, world, other, choices, count, rng)
                world.advance(other, child.choice)
                path.append(child)

    def _pick(self, node: Node, world: State, who: i64, choices: Ints, count: i64, rng: Rng) -> Node:
        """The choice that promises most, by what was found out and by how little it was tried."""
        if not node.is_open(who):
            self._open(node, who, choices, count, self.judgement.leanings(world, who, choices, count, rng))
        width = self.explore * sqrt(float(node.visits) + 1.0)
        best = -1.0
        picked = node
        fresh = node
        visits: i64 = 0
        total = 0.0
        n: i64
        for n in range(count):
            child = node.child(n, who, choices[n])
            if child is None:
                child = self._late_comer(node, world, who, choices[n], rng)
            if child.visits == 0:
                if fresh is node or child.prior > fresh.prior:
                    fresh = child
                continue
            tries = float(child.visits)
            visits += child.visits
            total += child.total
            promise = child.total / tries + width * child.prior / (1.0 + tries)
            if promise > best:
                best = promise
                picked = child
        if fresh is not node:
            expected = 0.5
            if visits > 0:
                expected = total / float(visits) - self.untried
            if visits == 0 or expected + width * fresh.prior > best:
                return fresh
        return picked

    def _open(self, node: Node, who: i64, choices: Ints, count: i64, leanings: list[float]) -> None:
        """Give a node the choices of a seat as children."""
        node.open(who, choices, count, leanings)
        self._nodes += count

    def _late_comer(self, node: Node, world: State, who: i64, choice: i64, rng: Rng) -> Node:
        """A choice that was not there in the worlds before: its prior beside that of the others."""
        only: Ints = world.game.choice_buffer[:1]
        only[0] = choice
        leaning = self.judgement.leanings(world, who, only, 1, rng)[0]
        self._nodes += 1
        return node.add_child(who, choice, leaning)

    def _judge(self, world: State, choices: Ints, rng: Rng) -> list[float]:
        """Everybody's chance to win, after playing on carelessly to where the judgement can be trusted."""
        judgement = self.judgement
        left = PLAY_ON
        while not world.over and left > 0 and not judgement.settled(world):
            who = world.to_move
            count = world.fill(who, choices)
            world.advance(who, world.wander(who, choices, count, rng))
            left -= 1
        return judgement.outlook(world)


def _also_asked(world: State, who: i64) -> i64:
    """The other seats that decide at the same time, as bits."""
    others: i64 = 0
    seat: i64
    for seat in range(world.seats):
        if seat != who and world.is_waiting(seat):
            others |= 1 << seat
    return others


def _considered(root: Node) -> list[Considered]:
    """What was tried at the root, the most tried first; of equals the better one, and at last what looked best."""
    ranked: list[tuple[int, float, float, Node]] = []
    for child in root.children:
        if child.seat == root.seat:
            tries = max(1.0, float(child.visits))
            ranked.append((child.visits, child.total / tries, child.prior, child))
    ranked.sort(key=_rank, reverse=True)
    found: list[Considered] = []
    for visits, value, prior, child in ranked:
        if visits > 0 or not found:
            error = standard_error(visits, child.total, child.squares)
            found.append(Considered(int(child.choice), visits, value, error, prior, _line(child)))
    return found


def _line(node: Node) -> list[tuple[int, int]]:
    """What follows on a choice in most of its tries, as long as there are some."""
    line: list[tuple[int, int]] = []
    while len(node.children) > 0:
        most = node.children[0]
        for child in node.children:
            if child.visits > most.visits:
                most = child
        if most.visits < FEW:
            return line
        line.append((int(most.seat), int(most.choice)))
        node = most
    return line


def _rank(each: tuple[int, float, float, Node]) -> tuple[int, float, float]:
    return each[0], each[1], each[2]
