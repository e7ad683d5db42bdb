"""Learns World's Fair 1893 for two from nothing but results, with NumPy alone, and shows how often it wins.

    pip install 'ludothek[vector]'
    python learn.py --games 6000

The policy is a softmax over the legal choices, linear in the features of what the seat sees. It plays against careless
opponents in many games at once; after the end of a game every choice made in it becomes likelier if it was won, and
less likely if it was lost (REINFORCE). A minute is enough to beat chance clearly.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from ludothek.envs.features import Features
from ludothek.envs.vector import VectorEnv

AT_ONCE = 128
RATE = 0.05


class Linear:
    """One row of weights for each choice."""

    def __init__(self, features: Features, actions: int, seed: int) -> None:
        self.features = features
        self.weights = np.zeros((features.size, actions), np.float32)
        self.random = np.random.default_rng(seed)

    def decide(self, observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """A choice for every row, with the features and the chances it was drawn by."""
        seen = self.features(observations)
        likings = np.where(masks, seen @ self.weights, -np.inf)
        chances = np.exp(likings - likings.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = (self.random.random((len(chances), 1)) > chances.cumsum(axis=1)).sum(axis=1)
        choices = np.minimum(drawn, chances.shape[1] - 1)
        legal = masks[np.arange(len(choices)), choices] == 1  # rounding may miss the last legal one
        return np.where(legal, choices, chances.argmax(axis=1)), seen, chances


def play(policy: Linear, env: VectorEnv, learn: bool) -> Iterator[float]:
    """The rewards of the learner's games, one after another, for ever; it sits at seat 0 in half of them, else at 1."""
    own = np.arange(env.games) % 2
    steps: list[list[tuple[np.ndarray, int, np.ndarray]]] = [[] for _ in range(env.games)]
    while True:
        choices = env.careless()
        (mine,) = np.nonzero(env.asked == own)
        if len(mine):
            decided, seen, chances = policy.decide(env.observations[mine], env.masks[mine])
            choices[mine] = decided
            if learn:
                for row, n in enumerate(mine):
                    steps[n].append((seen[row], decided[row], chances[row]))
        env.step(choices)
        for n in np.nonzero(env.over)[0]:
            reward = float(env.rewards[n, own[n]])
            if learn:
                improve(policy, steps[n], reward)
                steps[n] = []
            yield reward


def improve(policy: Linear, steps: list[tuple[np.ndarray, int, np.ndarray]], reward: float) -> None:
    """A step up the gradient of what a game was worth."""
    seen = np.stack([step[0] for step in steps])
    away = -np.stack([step[2] for step in steps])
    away[np.arange(len(steps)), [step[1] for step in steps]] += 1
    policy.weights += RATE * reward / len(steps) * (seen.T @ away)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = VectorEnv("worldsfair", seats=2, games=AT_ONCE, seed=args.seed)
    policy = Linear(Features(env.layout), env.game.action_space, args.seed)
    rewards = play(policy, env, learn=True)
    for begun in range(0, args.games, 1000):
        won = [next(rewards) for _ in range(min(1000, args.games - begun))]
        print(f"games {begun + 1} to {begun + len(won)}: {np.mean(np.array(won) > 0):.0%} won while learning")
    test = play(policy, VectorEnv("worldsfair", seats=2, games=AT_ONCE, seed=args.seed + 1), learn=False)
    won = [next(test) for _ in range(1000)]
    print(f"afterwards: {np.mean(np.array(won) > 0):.0%} of 1000 games won against careless play")


if __name__ == "__main__":
    main()
