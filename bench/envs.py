"""The environments for research beside the bare engine and PettingZoo's own games: measured in turns, in one run.

    python bench/envs.py --rounds 3 --seconds 1

Rates are decisions per second of process CPU time, careless play, new games included; medians of the rounds. `engine`
is the playout loop of minds on one core, `vector` the vector environment on one core, observations and masks written,
`vector_twice` two of them in two processes, `api` the engine from a Python loop, `pettingzoo` our environment the way
PettingZoo measures its own. Peers that are not installed are left out (`pip install 'pettingzoo[classic]'`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from statistics import median
from typing import Any

import numpy as np

from ludothek.envs import pettingzoo
from ludothek.envs.vector import VectorEnv
from ludothek.kernel.mind import playout
from ludothek.kernel.registry import game
from ludothek.kernel.rng import Rng

TABLES = (("worldsfair", 4), ("essen", 4), ("euphoria", 4))
PEERS = ("connect_four_v3", "chess_v6", "hanabi_v5")
BARS = {"worldsfair": 1_000_000, "essen": 700_000, "euphoria": 400_000}
"""Decisions per second that `vector x2` should make on the machine the bars were set on."""


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much is done per second."""
    done, begun = 0, time.process_time()
    while (elapsed := time.process_time() - begun) < seconds:
        done += work()
    return done / elapsed


def engine(title: str, seats: int, seconds: float) -> float:
    found, rng = game(title), Rng.from_seed(1)
    return rate(seconds, lambda: playout(found.new(seats, rng.seed()), rng))


def api(title: str, seats: int, seconds: float) -> float:
    found, rng = game(title), Rng.from_seed(1)

    def play() -> int:
        state = found.new(seats, rng.seed())
        while not state.over and state.decisions < 500:
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
        return int(state.decisions)

    return rate(seconds, play)


def vector(title: str, seats: int, seconds: float, games: int = 256) -> float:
    env = VectorEnv(title, seats, games, seed=1)

    def step() -> int:
        env.step(env.careless())
        return games

    for _ in range(300):  # until the games are at different places
        step()
    return rate(seconds, step)


def vector_twice(title: str, seats: int, seconds: float) -> float:
    with get_context("spawn").Pool(2) as pool:
        pool.map(abs, range(2))
        return sum(pool.starmap(vector, [(title, seats, seconds)] * 2, chunksize=1))


def aec(env: Any, seconds: float) -> float:
    """As PettingZoo's own performance benchmark plays."""
    env.reset(seed=1)

    def turns() -> int:
        for agent in env.agent_iter(50):
            observation, _, ended, given_up, info = env.last()
            if ended or given_up:
                env.step(None)
            else:
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                env.step(random.choice(np.flatnonzero(mask).tolist()))
            if not env.agents:
                env.reset()
                break
            assert agent
        return 50

    return rate(seconds, turns)


def peer(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for _ in range(args.rounds):
        for title, seats in TABLES:
            table = f"{title}, {seats}"
            for measure in (engine, vector, vector_twice, api):
                found[table][measure.__name__].append(measure(title, seats, args.seconds))
            env = pettingzoo.env(title, seats, max_decisions=2000)
            found[table]["pettingzoo"].append(aec(env, args.seconds))
        for name in PEERS:
            try:
                turns = aec(peer(name), args.seconds)
            except Exception as error:  # whatever a peer lacks here
                print(f"PettingZoo's {name} is not measured: {error}")
            else:
                found[f"PettingZoo's {name}"]["pettingzoo"].append(turns)
    show(found)


def show(found: dict[str, dict[str, list[float]]]) -> None:
    for table, measures in found.items():
        middle = {name: median(rates) for name, rates in measures.items()}
        print(f"{table}: " + ", ".join(f"{name} {value:,.0f}/s" for name, value in middle.items()))
        if "engine" in middle:
            title = table.partition(",")[0]
            print(
                f"    vector costs {middle['engine'] / middle['vector']:.1f} times the bare engine, "
                f"pettingzoo {middle['api'] / middle['pettingzoo']:.1f} times the engine from Python; "
                f"two processes reach {middle['vector_twice'] / BARS[title]:.0%} of the bar"
            )


if __name__ == "__main__":
    main()
