"""How fast the peers play: random games of Catanatron, OpenSpiel, PettingZoo and Pgx, called the way their users do.

Run it with the interpreter of an environment that holds `bench/requirements.txt`; it needs nothing else:

    python bench/peers.py --seconds 1.0 --only openspiel:hanabi

It prints a JSON list, one object per peer and number of seats. Every rate is per second of process CPU time, the
median of several repetitions after a warm-up. A decision is an action of a player; dice and deals, where the peer
makes them events of their own, are counted apart as chance events. Observations are made by PettingZoo and Pgx only.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any, Final, NamedTuple, Protocol, cast

REPETITIONS: Final = 3
CLONES: Final = 100
"""Copies between two looks at the clock, which costs as much as a fast copy does."""
AT_ONCE: Final = 1024
"""Games in a step of Pgx."""
SEED: Final = 1851


class Tally(NamedTuple):
    """What happened in one game."""

    decisions: int = 0
    chance_events: int = 0


class Table(NamedTuple):
    """A peer's game with its players seated."""

    version: str
    play: Callable[[], Tally]
    """Plays one random game to its end, or one step of many games."""
    clone: Callable[[], object] | None = None
    """Copies a position from the middle of a random game."""
    whole: bool = True
    """Whether it is a whole game that is played."""


class CatanState(Protocol):
    """The part of `catanatron.state.State` used here."""

    actions: list[object]


class CatanGame(Protocol):
    """The part of `catanatron.Game` used here."""

    state: CatanState

    def play(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> object: ...


def catanatron(seats: int) -> Table:
    """Catan among `RandomPlayer`s. Every action applied is a decision, the roll of the dice and forced ones too."""
    library = import_module("catanatron")
    colors = list(library.Color)[:seats]

    def deal(seed: int | None = None) -> CatanGame:
        return cast(CatanGame, library.Game([library.RandomPlayer(color) for color in colors], seed))

    def play() -> Tally:
        game = deal()
        game.play()
        return Tally(decisions=len(game.state.actions))

    whole, half = deal(SEED), deal(SEED)
    whole.play()
    for _ in range(len(whole.state.actions) // 2):
        half.play_tick()
    return Table(version("catanatron"), play, half.copy)


class SpielState(Protocol):
    """The part of `pyspiel.State` used here."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def history(self) -> list[int]: ...
    def clone(self) -> object: ...


class SpielGame(Protocol):
    """The part of `pyspiel.Game` used here."""

    def new_initial_state(self) -> SpielState: ...


def openspiel(name: str) -> Table:
    """A game of OpenSpiel by its name there, driven from Python."""
    game = cast(SpielGame, import_module("pyspiel").load_game(name))

    def play_out(state: SpielState) -> Tally:
        decisions = chance_events = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # OpenSpiel's examples call numpy.random.choice, which does more than is needed here.
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                chance_events += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return Tally(decisions, chance_events)

    whole, half = game.new_initial_state(), game.new_initial_state()
    play_out(whole)
    history = whole.history()
    for action in history[: len(history) // 2]:
        half.apply_action(action)
    return Table(version("open_spiel"), lambda: play_out(game.new_initial_state()), half.clone)


class AgentsEnv(Protocol):
    """The part of `pettingzoo.AECEnv` used here."""

    def reset(self) -> None: ...
    def agent_iter(self) -> Iterable[str]: ...
    def last(self) -> tuple[Mapping[str, object], float, bool, bool, Mapping[str, object]]: ...
    def step(self, action: int | None) -> None: ...


def play_agents(env: AgentsEnv) -> Tally:
    """A random game of an environment of PettingZoo, played as PettingZoo's own performance benchmark plays."""
    legal = import_module("numpy").flatnonzero
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, ended, given_up, info = env.last()
        if ended or given_up:
            env.step(None)
        else:
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(random.choice(legal(mask).tolist()))
            decisions += 1
    return Tally(decisions)


def pettingzoo(name: str) -> Table:
    """A classic game of PettingZoo by its module there."""
    env = cast(AgentsEnv, import_module(f"pettingzoo.classic.{name}").env())
    return Table(version("pettingzoo"), lambda: play_agents(env))


def pgx(name: str) -> Table:
    """A step of many games of Pgx at once on the CPU, compiled by JAX; those that are over begin anew."""
    jax, library = import_module("jax"), import_module("pgx")
    env = library.make(name)
    begin_anew = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def decide(state: Any, key: object) -> object:
        chance, deal = jax.random.split(key)
        likings = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chance, likings, axis=-1)
        return jax.vmap(begin_anew)(state, actions, jax.random.split(deal, AT_ONCE))

    step = jax.jit(decide)
    key = jax.random.PRNGKey(SEED)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, AT_ONCE))

    def play() -> Tally:
        nonlocal key, state
        key, now = jax.random.split(key)
        state = jax.block_until_ready(step(state, now))
        return Tally(AT_ONCE)

    play()
    return Table(version("pgx"), play, whole=False)


PEERS: Final[dict[str, tuple[tuple[int, ...], Callable[[int], Table]]]] = {
    "catanatron": ((2, 3, 4), catanatron),
    "openspiel:gin_rummy": ((2,), lambda _: openspiel("gin_rummy")),
    "openspiel:backgammon": ((2,), lambda _: openspiel("backgammon")),
    "openspiel:hanabi": ((2, 3, 4), lambda seats: openspiel(f"hanabi(players={seats})")),
    "pettingzoo:connect_four": ((2,), lambda _: pettingzoo("connect_four_v3")),
    "pettingzoo:chess": ((2,), lambda _: pettingzoo("chess_v6")),
    "pgx:connect_four": ((2,), lambda _: pgx("connect_four")),
    "pgx:backgammon": ((2,), lambda _: pgx("backgammon")),
}


class Rates(NamedTuple):
    """Per second of CPU time."""

    rounds: float
    decisions: float
    chance_events: float


def repeat(play: Callable[[], Tally], seconds: float) -> Rates:
    """Plays round after round for `seconds` of CPU time."""
    rounds = decisions = chance_events = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tally = play()
        rounds += 1
        decisions += tally.decisions
        chance_events += tally.chance_events
    return Rates(rounds / spent, decisions / spent, chance_events / spent)


def measure(play: Callable[[], Tally], seconds: float) -> Rates:
    """The median of several repetitions, after a warm-up."""
    repeat(play, seconds / 4)
    repetitions = [repeat(play, seconds) for _ in range(REPETITIONS)]
    return Rates(*map(median, zip(*repetitions, strict=True)))


def copies(clone: Callable[[], object]) -> Callable[[], Tally]:
    def make() -> Tally:
        for _ in range(CLONES):
            clone()
        return Tally()

    return make


def report(peer: str, seats: int, table: Table, seconds: float) -> dict[str, str | int | float]:
    """One line of the result: how this peer does at this number of seats."""

    games = measure(table.play, seconds)
    row: dict[str, str | int | float] = {
        "peer": peer,
        "version": table.version,
        "seats": seats,
        "decisions_per_second": round(games.decisions),
    }
    if table.whole:
        row["games_per_second"] = round(games.rounds, 1)
    if table.clone is not None:
        row["clones_per_second"] = round(measure(copies(table.clone), seconds / 4).rounds * CLONES)
    if games.chance_events:
        row["chance_events_per_second"] = round(games.chance_events)
    return row


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how fast the peers play at random; prints JSON.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per repetition (default: %(default)s)")
    parser.add_argument("--only", choices=PEERS, metavar="NAME", help=f"one of {', '.join(PEERS)}")
    options = parser.parse_args()

    random.seed(SEED)
    rows = []
    for peer in [options.only] if options.only else PEERS:
        seatings, seat = PEERS[peer]
        for seats in seatings:
            try:
                table = seat(seats)
            except ImportError as missing:
                remedy = f"{sys.executable} -m pip install -r bench/requirements.txt"
                print(f"peers: {peer} is missing ({missing}); install it with: {remedy}", file=sys.stderr)
                return 2
            rows.append(report(peer, seats, table, options.seconds))
    print(json.dumps(rows, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
