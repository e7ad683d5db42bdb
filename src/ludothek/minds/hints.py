"""A hint: the three best choices of a seat, and what each is expected to bring.

A search says which they are. Then each is followed in the same worlds that the seat could be in: first as the search
would go on, then as everybody goes on who does not think ahead, until the seat's next turn or one of those after it,
when something worth telling has happened. What is told has happened in at least half of these worlds.
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
"""Decisions after which a line ends in any case."""
OFTEN = 0.5
"""The part of the worlds in which something happens that is told."""
ENOUGH = 2
"""Worlds without which nothing is told: what happens in one may be chance."""
FEATS = 2
GAINS = 3


class Prospect:
    """What came of a choice in the worlds in which it was followed."""

    def __init__(self, considered: Considered) -> None:
        self.considered = considered
        self.worlds = 0
        self._chances = 0.0
        self._feats: Counter[Message] = Counter()
        self._ranks: dict[Message, int] = {}
        self._gains: Counter[str] = Counter()

    def follow(self, world: State, seat: int, player: Mind, rng: Rng, until: float) -> None:
        """Go on from the choice in one world, which is changed by it, at the latest until time is up."""
        game, before = world.game, counted(world, seat)
        told = set()
        for event in _line(world, seat, self.considered, player, rng, until):
            told.add(event.message)
            self._ranks[event.message] = game.hinting.feats.index(event.kind)
        self._feats.update(told)
        for name, count in counted(world, seat).items():
            self._gains[name] += count - before.get(name, 0)
        self._chances += game.learned().outlook(world)[seat]
        self.worlds += 1

    def share(self, feat: Message) -> float:
        return self._feats[feat] / self.worlds

    def hint(self, others: Sequence[Prospect]) -> Hint:
        """``others`` are the other choices: what comes of these as well says little for this one."""
        tried = self.considered.visits > 0
        chance = self.considered.value if tried else self._chances / self.worlds
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
    until, share = perf_counter() + seconds, seconds / len(prospects)
    player = glancer(game, 1.0)
    for _ in range(WORLDS):
        world = state.determinize(seat, rng)
        for prospect in prospects:
            prospect.follow(world.clone(), seat, player, rng, min(until, perf_counter() + share))
        if perf_counter() >= until:
            break
    return [each.hint([other for other in prospects if other is not each]) for each in prospects]


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


def _line(world: State, seat: int, considered: Considered, player: Mind, rng: Rng, until: float) -> list[Event]:
    """Let a world go on from a choice; what of it is worth telling, as the seat may know it."""
    world.journal = []
    world.apply(considered.choice, seat)
    told = _feats(world, seat)
    line = list(considered.line)
    turns, last = world.game.hinting.turns, seat
    for _ in range(HORIZON):
        who = int(world.to_move)
        turns -= who == seat != last
        if world.over or (told and turns <= 0 and who == seat) or perf_counter() >= until:
            break
        world.apply(_next(world, who, line, player, rng), who)
        told += _feats(world, seat)
        last = who
    return told


def _next(world: State, who: int, line: list[tuple[int, int]], player: Mind, rng: Rng) -> int:
    """The only choice there is, the next of the line, or as soon as that does not fit the player's own."""
    legal = world.legal(who)
    if line and line[0][0] == who and line[0][1] in legal:
        return line.pop(0)[1]
    if len(legal) == 1:
        return legal[0]
    line.clear()
    return player.choose(world, who, rng)


def _feats(world: State, seat: int) -> list[Event]:
    game: Game = world.game
    return [each for each in game.events(world, seat) if each.seat == seat and each.kind in game.hinting.feats]
