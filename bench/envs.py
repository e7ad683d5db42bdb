"""The environments for research beside the bare engine, measured in turns, in one run.

    python bench/envs.py --rounds 3 --seconds 1

Rates are decisions per second of process CPU time, careless play, new games included; medians of the rounds. `engine`
is the playout loop of minds on one core, `vector` the vector environment on one core, observations and masks written,
`two_cores` two of them in two processes, `api` the engine from a Python loop, `pettingzoo` our environment played as
PettingZoo measures its own. What an adapter adds shows beside an engine that also writes what the seat sees: `seeing`
is `api` with that, `adapter` PettingZoo's environment with choices that need not be looked for in the mask.
`bench/compare.py` reads it with `--json`, beside PettingZoo, Pgx and OpenSpiel.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from multiprocessing import get_context
from statistics import median
from typing import cast

from peers import AgentsEnv, Tally, play_agents, repeat

from ludothek.envs import pettingzoo
from ludothek.envs.sight import Sight
from ludothek.envs.vector import VectorEnv
from ludothek.kernel.arrays import cells, zeros
from ludothek.kernel.mind import playout
from ludothek.kernel.observation import layout_of
from ludothek.kernel.registry import game
from ludothek.kernel.rng import Rng

TABLES = [(title, seats) for title in ("worldsfair", "essen", "euphoria") for seats in (2, 4)]
GAMES = 1024
"""Games that the vector environment steps at once."""
LONGEST = 500
"""Decisions after which a careless game is given up."""


def engine(title: str, seats: int, seconds: float) -> float:
    found, rng = game(title), Rng.from_seed(1)
    return repeat(lambda: Tally(playout(found.new(seats, rng.seed()), rng)), seconds).decisions


def api(title: str, seats: int, seconds: float, seen: bool = False) -> float:
    found, rng = game(title), Rng.from_seed(1)
    size = layout_of(found, seats).size
    sight = Sight(zeros(size), cells(found.action_space), found.choice_buffer[:])

    def play() -> Tally:
        state = found.new(seats, rng.seed())
        while not state.over and state.decisions < LONGEST:
            if seen:
                sight.look(state, state.waiting[0])
            choices = state.legal(state.waiting[0])
            state.apply(choices[rng.below(len(choices))], state.waiting[0])
        return Tally(state.decisions)

    return repeat(play, seconds).decisions


def seeing(title: str, seats: int, seconds: float) -> float:
    return api(title, seats, seconds, seen=True)


def adapter(title: str, seats: int, seconds: float) -> float:
    env, rng = pettingzoo.env(title, seats, max_decisions=LONGEST), Rng.from_seed(1)

    def play() -> Tally:
        env.reset()
        for agent in env.agent_iter():
            _, _, ended, given_up, _ = env.last()
            choices = [] if ended or given_up else env.table.legal(env.seat_of[agent])
            env.step(choices[rng.below(len(choices))] if choices else None)
        return Tally(env.table.decisions)

    return repeat(play, seconds).decisions


def vector(title: str, seats: int, seconds: float) -> float:
    env = VectorEnv(title, seats, GAMES, seed=1)

    def step() -> Tally:
        env.step(env.careless())
        return Tally(GAMES)

    for _ in range(100):  # until the games are at different places
        step()
    return repeat(step, seconds).decisions


def two_cores(title: str, seats: int, seconds: float) -> float:
    with get_context("spawn").Pool(2) as pool:
        pool.map(abs, range(2))
        return sum(pool.starmap(vector, [(title, seats, seconds)] * 2, chunksize=1))


def agents(title: str, seats: int, seconds: float) -> float:
    env = cast(AgentsEnv, pettingzoo.env(title, seats, max_decisions=2000))
    return repeat(lambda: play_agents(env), seconds).decisions


MEASURES = {
    "engine": engine,
    "vector": vector,
    "two_cores": two_cores,
    "api": api,
    "pettingzoo": agents,
    "seeing": seeing,
    "adapter": adapter,
}
Found = dict[tuple[str, int], dict[str, float]]


def measure(rounds: int, seconds: float) -> Found:
    rates: dict[tuple[str, int], dict[str, list[float]]] = {table: defaultdict(list) for table in TABLES}
    for _ in range(rounds):
        for title, seats in TABLES:
            for name, work in MEASURES.items():
                rates[title, seats][name].append(work(title, seats, seconds))
    return {table: {name: median(values) for name, values in each.items()} for table, each in rates.items()}


def rows(found: Found) -> list[dict[str, str | float]]:
    """What `bench/compare.py` reads: the vector environment's rates, and PettingZoo's way beside them."""
    return [
        {
            "peer": f"{title}:envs",
            "seats": seats,
            "decisions_per_second": rates["vector"],
            "two_cores_per_second": rates["two_cores"],
            "agents_per_second": rates["pettingzoo"],
            "vector_of_engine": rates["vector"] / rates["engine"],
            "agents_of_api": rates["pettingzoo"] / rates["api"],
            "adapter_of_seeing": rates["adapter"] / rates["seeing"],
        }
        for (title, seats), rates in found.items()
    ]


def show(found: Found) -> None:
    for (title, seats), rates in found.items():
        print(f"{title}, {seats}: " + ", ".join(f"{name} {rate:,.0f}/s" for name, rate in rates.items()))
        print(
            f"    vector costs {rates['engine'] / rates['vector']:.1f} times the bare engine, "
            f"pettingzoo {rates['api'] / rates['pettingzoo']:.1f} times the engine from Python, "
            f"the adapter {rates['seeing'] / rates['adapter']:.1f} times an engine that writes what is seen"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true", help="print rows for bench/compare.py")
    args = parser.parse_args()
    found = measure(args.rounds, args.seconds)
    if args.json:
        print(json.dumps(rows(found), indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
