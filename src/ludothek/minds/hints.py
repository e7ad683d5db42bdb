"""A hint: the three best choices of a seat, and what each is expected to bring.

A search says which they are. Then each is followed in the same worlds that the seat could be in: first as the search
would go on, then as everybody goes on who does not think ahead. In each world all choices are followed to the same
moment, the beginning of a later turn of the seat, by which each has brought something worth telling, or to the end of
the game. What is told has happened in at least half of these worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from ludothek.kernel.advice import Considered
from ludothek.kernel.budget import Budget
from ludothek.kernel.game import Game
from ludothek.kernel.hints import Gain, Hint
from ludothek.kernel.mind import Mind
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State
from ludothek.kernel.words import Event, Message
from ludothek.minds import glancer, searcher

TOP = 3
SEARCH = 0.35
"""The part of the time in which the choices are found; as much is for following them, the rest to spare."""
ITERATIONS = 2000
WORLDS = 6
"""In which each choice is followed, if there is time."""
HORIZON = 48
"""Decisions of a line after which nobody looks for a later turn."""
ENDLESS = 200
"""Decisions after which a turn will never come, and a world is left out."""
OFTEN = 0.5
"""The part of the worlds in which something happens that is told."""
ENOUGH = 2
"""Worlds without which nothing is told: what happens in one may be chance."""
FEATS = 2
GAINS = 3


class Line:
    """How a world, which is changed by it, goes on from a choice."""

    def __init__(self, world: State, seat: int, considered: Considered) -> None:
        self.world = world
        self.seat = seat
        self.made = 0  # decisions since the choice
        self.told: list[Event] = []
        self._turns = 0  # of the seat that have begun since
        self._before = counted(world, seat)
        self._line = list(considered.line)
        self._last = seat
        world.journal = []
        self._apply(considered.choice, seat)
        self.reached = world.clone()
        self._told_then = 0

    def go_on(self, turns: int, player: Mind, rng: Rng, until: float) -> bool:
        """Up to the seat's turn of this number, or to the end of the game; not if time is up before."""
        while not self.world.over:
            who = int(self.world.to_move)
            if who == self.seat != self._last and self._is_turn():
                self._turns += 1
                self._last = who
            if self._turns >= turns:
                break
            if self.made >= ENDLESS or perf_counter() >= until:
                return False
            self._apply(_next(self.world, who, self._line, player, rng), who)
            self._last = who
            self.made += 1
        return True

    def keep(self) -> None:
        """Remember this moment: all lines are compared where all have got to."""
        self.reached = self.world.clone()
        self._told_then = len(self.told)

    @property
    def feats(self) -> list[Event]:
        """What is worth telling of what has happened up to the moment that was kept."""
        return self.told[: self._told_then]

    @property
    def gains(self) -> dict[str, int]:
        """How much the seat has more then, or less, of everything that hints count."""
        now = counted(self.reached, self.seat)
        return {name: count - self._before.get(name, 0) for name, count in now.items()}

    def _is_turn(self) -> bool:
        game: Game = self.world.game
        begins = game.hinting.turn
        prompt = game.prompt(self.world, self.seat) if begins else None
        return prompt is None or prompt.kind == begins

    def _apply(self, choice: int, who: int) -> None:
        self.world.apply(choice, who)
        game: Game = self.world.game
        events = game.events(self.world, self.seat)
        self.told += [each for each in events if each.seat == self.seat and each.kind in game.hinting.feats]


class Prospect:
    """What came of a choice in the worlds in which it was followed."""

    def __init__(self, considered: Considered) -> None:
        self.considered = considered
        self.worlds = 0
        self._chances: list[float] = []
        self._feats: Counter[Message] = Counter()
        self._ranks: dict[Message, int] = {}
        self._gains: Counter[str] = Counter()

    def add_chance(self, line: Line) -> None:
        self._chances.append(line.world.game.learned().outlook(line.world)[line.seat])

    def add(self, line: Line) -> None:
        """What a line has brought in a world in which all choices could be followed as far."""
        feats: tuple[str, ...] = line.world.game.hinting.feats
        for event in line.feats:
            self._ranks[event.message] = feats.index(event.kind)
        self._feats.update({event.message for event in line.feats})
        for name, count in line.gains.items():
            self._gains[name] += count
        self.worlds += 1

    def share(self, feat: Message) -> float:
        return self._feats[feat] / self.worlds

    def hint(self, others: Sequence[Prospect]) -> Hint:
        """``others`` are the other choices: what comes of these as well says little for this one."""
        tried = self.considered.visits > 0
        chance = self.considered.value if tried else sum(self._chances) / len(self._chances)
        return Hint(self.considered.choice, round(100 * chance), self._telling(others), self._expected())

    def _telling(self, others: Sequence[Prospect]) -> tuple[Message, ...]:
        """What happens in most worlds; first what does not happen without this choice, then what says most."""

        def rank(feat: Message) -> tuple[bool, int, float]:
            elsewhere = max((other.share(feat) for other in others), default=0.0)
            return self.share(feat) - elsewhere <= 0, self._ranks[feat], -self.share(feat)

        often = [feat for feat, times in self._feats.items() if times >= max(ENOUGH, OFTEN * self.worlds)]
        return tuple(sorted(often, key=rank)[:FEATS])

    def _expected(self) -> tuple[Gain, ...]:
        if self.worlds < ENOUGH:
            return ()
        means = {name: round(total / self.worlds) for name, total in self._gains.items()}
        largest = sorted((name for name in means if means[name]), key=lambda name: -abs(means[name]))
        return tuple(Gain(Message(name.replace(":", "-")), means[name]) for name in largest[:GAINS])


def hints(state: State, seat: int, rng: Rng) -> list[Hint]:
    """The best choices of a seat that is asked, the best first; the state may be the true one, or a stand-in for it."""
    game: Game = state.game
    seconds = SEARCH * game.hinting.seconds
    prospects = [Prospect(each) for each in _shortlist(state, seat, rng, Budget(ITERATIONS, seconds))]
    until, player = perf_counter() + seconds, glancer(game, 1.0)
    for _ in range(WORLDS):
        follow(prospects, state.determinize(seat, rng), seat, player, rng, until)
        if perf_counter() >= until:
            break
    return [each.hint([other for other in prospects if other is not each]) for each in prospects]


def follow(prospects: Sequence[Prospect], world: State, seat: int, player: Mind, rng: Rng, until: float) -> None:
    """Go on from all choices in one world; if time is up before they can be compared, only the chances count."""
    lines = [Line(world.clone(), seat, each.considered) for each in prospects]
    compared = go_on_together(lines, player, rng, until)
    for prospect, line in zip(prospects, lines, strict=True):
        prospect.add_chance(line)
        if compared:
            prospect.add(line)


def go_on_together(lines: Sequence[Line], player: Mind, rng: Rng, until: float) -> bool:
    """Keep the first turn of the seat by which all lines have something to tell; whether they came to any turn."""
    turns, kept = lines[0].world.game.hinting.turns, False
    while all(line.go_on(turns, player, rng, until) for line in lines):
        kept = True
        for line in lines:
            line.keep()
        if all(line.told or line.world.over for line in lines) or any(line.made >= HORIZON for line in lines):
            break
        turns += 1
    return kept


def counted(state: State, seat: int) -> dict[str, int]:
    """What a seat has of everything that hints count."""
    game: Game = state.game
    names = game.hinting.counts
    if not names:
        return {"hint-score": state.scores()[seat]}
    tally = game.tally(state.view(seat), seat)
    return {name: tally.get(name, 0) for name in names}


def _shortlist(state: State, seat: int, rng: Rng, budget: Budget) -> list[Considered]:
    """First what the search would do, then what it thinks to be good for sure, then what looks good at first."""
    first, *others = searcher(state.game, budget).advise(state, seat, rng).considered
    others.sort(key=lambda each: each.value - each.error, reverse=True)
    found = [first, *others][:TOP]
    return found if len(found) == TOP else [*found, *_more(state, seat, rng, [each.choice for each in found])]


def _more(state: State, seat: int, rng: Rng, known: Sequence[int]) -> list[Considered]:
    """What the title's judgement likes best of what the search has not tried."""
    world, judgement = state.determinize(seat, rng), state.game.judgement()
    choices = state.game.choice_buffer[:]
    count = judgement.candidates(world, seat, choices, world.fill(seat, choices))
    leanings = judgement.leanings(world, seat, choices, count, rng)
    liked = sorted(range(count), key=lambda n: -leanings[n])
    fresh = [choices[n] for n in liked if choices[n] not in known]
    return [Considered(int(choice), 0, 0.5, 0.5, 0.0) for choice in fresh[: TOP - len(known)]]


def _next(world: State, who: int, line: list[tuple[int, int]], player: Mind, rng: Rng) -> int:
    """The only choice there is, the next of the line, or as soon as that does not fit the player's own."""
    legal = world.legal(who)
    if line and line[0][0] == who and line[0][1] in legal:
        return line.pop(0)[1]
    if len(legal) == 1:
        return legal[0]
    line.clear()
    return player.choose(world, who, rng)
