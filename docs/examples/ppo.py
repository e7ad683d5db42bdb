"""Learns World's Fair 1893 for two with MaskablePPO until it beats careless play, then meets our levels in the arena.

    pip install 'ludothek[gym]' sb3-contrib
    python ppo.py --steps 200000 --to report.html

It learns against careless opponents, a round of steps after the other, until the arena is sure that it wins more than
the target, or the steps are used up. Then it plays deals it has never seen, against careless play and against our
levels; ``--to`` writes the arena's own report of these games, a page with plots.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import ludothek.envs.gymnasium
from ludothek.arena.findings import Findings
from ludothek.arena.page import Page, Part
from ludothek.arena.report import interval
from ludothek.arena.simulate import Match, Played, simulate
from ludothek.envs.features import Features
from ludothek.games.worldsfair.game import WorldsFair
from ludothek.kernel.locale import catalogue
from ludothek.kernel.mind import Mind
from ludothek.kernel.observation import layout_of, observed
from ludothek.kernel.registry import use
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

AT_ONCE = 16
ROUND = 20_000
"""Steps between two looks at how well it plays."""
LEVELS = ("random", "novice", "casual", "skilled", "expert")


class Wide(gymnasium.ObservationWrapper):
    """Observations as networks like them, and the mask where sb3-contrib looks for it."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.features = Features(self.table.layout)
        self.observation_space = gymnasium.spaces.Box(-1, 1, (self.features.size,), np.float32)

    @property
    def table(self) -> ludothek.envs.gymnasium.SeatEnv:
        seat_env = self.env.unwrapped
        assert isinstance(seat_env, ludothek.envs.gymnasium.SeatEnv)
        return seat_env

    def observation(self, observation: Any) -> Any:
        return self.features(observation)

    def action_masks(self) -> Any:
        return self.table.action_masks()


def new_env() -> Wide:
    return Wide(gymnasium.make("ludothek/worldsfair-v1", seats=2, minds="random", disable_env_checker=True))


class Learned(Mind):
    """The policy as a computer player: always its favourite choice, by what its seat sees."""

    def __init__(self, model: MaskablePPO, features: Features) -> None:
        self._model = model
        self._features = features

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        mask = np.zeros(state.game.action_space, bool)
        mask[state.legal(seat)] = True
        seen = self._features(np.array(observed(state, seat)))
        choice, _ = self._model.predict(seen, action_masks=mask, deterministic=True)
        return int(choice)


class TaughtFair(WorldsFair):
    """World's Fair with one more computer player, so that the arena can seat it by its name."""

    learned: Learned

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return super().minds() | {"ppo": lambda: self.learned}


def meet(opponent: str, games: int, seed: int) -> list[Played]:
    """Games in the arena: every deal is played twice, with changed seats."""
    return list(simulate(Match("worldsfair", ("ppo", opponent), games, seed, paired=True)))


def told(played: list[Played]) -> tuple[float, str]:
    """The least share of wins that the games speak for, and the whole finding in words."""
    wins = sum(game.shares[game.minds.index("ppo")] for game in played)
    low, high = interval(wins, len(played))
    return low, f"{wins / len(played):.1%} of {len(played)} games won (95 %: {low:.1%} to {high:.1%})"


def learn(model: MaskablePPO, steps: int, target: float, seed: int) -> Iterator[str]:
    """Round after round, until the target is passed for certain."""
    for number in range(1, max(1, steps // ROUND) + 1):
        model.learn(min(ROUND, steps), reset_num_timesteps=False)
        low, finding = told(meet("random", 200, seed + number))
        yield f"after {model.num_timesteps} steps: {finding} against random"
        if low > target:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--target", type=float, default=0.7)
    parser.add_argument("--games", type=int, default=400, help="in the arena, against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, help="a page with plots")
    args = parser.parse_args()
    torch.set_num_threads(1)
    envs = DummyVecEnv([new_env] * AT_ONCE)
    envs.seed(args.seed)
    model = MaskablePPO(
        "MlpPolicy", envs, learning_rate=1e-3, n_steps=128, batch_size=256, gamma=1.0, ent_coef=0.01, seed=args.seed
    )
    fair = TaughtFair()
    fair.learned = Learned(model, Features(layout_of(fair, 2)))
    use(fair)
    for line in learn(model, args.steps, args.target, args.seed):
        print(line, flush=True)
    met = {level: meet(level, args.games, args.seed + 1000) for level in LEVELS}
    for level, played in met.items():
        print(f"afterwards: {told(played)[1]} against {level}", flush=True)
    if args.to:
        parts: list[Part] = [(f"against {level}", Findings.of(played), {}) for level, played in met.items()]
        page = Page(catalogue("en", fair.package), str).write(
            "MaskablePPO at the fair", f"{model.num_timesteps} steps", parts
        )
        args.to.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
