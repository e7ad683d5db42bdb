"""Every title as an environment of PettingZoo (AEC), for self-play and multi-agent learning.

from ludothek.envs import pettingzoo
env = pettingzoo.env("euphoria", seats=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludothek.envs import MissingExtra
from ludothek.envs.rewards import check_kind
from ludothek.envs.rewards import rewards as rewards_of
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng, new_seed
from ludothek.kernel.state import State

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    raise MissingExtra("pettingzoo", "PettingZoo") from None

from ludothek.envs.eyes import Array, Eyes, picture

RENDER_MODES = ["human", "ansi"]


class TableEnv(AECEnv):
    """One table. The agents are the seats: ``seat_0``, ``seat_1`` …

    An observation is a dictionary of ``observation`` (the numbers that ``layout`` names) and ``action_mask``. Rewards
    come at the end of the game, by ``rank``, ``win`` or ``score``. Where several seats decide at once, they are asked
    in their order, and none learns what another has chosen before the engine tells it. An illegal choice is refused
    with ``IllegalChoice`` and changes nothing.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        rewards: str = "rank",
        dtype: str = "int8",
        options: Mapping[str, object] | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_kind(rewards)
        self.game = find_game(title)
        seats = self.game.min_seats if seats is None else seats
        self._eyes = Eyes(self.game, seats, dtype)
        self._kind = rewards
        self._options = options
        self._limit = self.game.max_decisions if max_decisions is None else max_decisions
        self._rng = Rng.from_seed(new_seed())
        self.layout = self._eyes.layout
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{title}_v{self.game.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self._eyes.bounds()
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=low.dtype),
                    "action_mask": Box(0, 1, (self.game.action_space,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.game.action_space) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game; the same seed gives the same one. Without a seed, the next of the stream that was seeded last.

        ``options`` are PettingZoo's and change nothing; those of the title are given when the environment is made.
        """
        if seed is not None:
            self._rng = Rng.from_seed(int(seed))
        self.table: State = self.game.new(len(self.possible_agents), self._rng.seed(), self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.waiting[0]]

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self._seat_of[agent]
        table = self.table
        return {"observation": self._eyes.observation(table, seat), "action_mask": self._eyes.mask(table, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} is asked and has to choose something.")
        table = self.table
        table.apply(int(action), self._seat_of[agent])
        if table.over or table.decisions >= self._limit:
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.waiting[0]]

    def _end(self) -> None:
        """Rewards are there once, for all at the same time."""
        if self.table.over:
            self.rewards = dict(zip(self.agents, rewards_of(self.table, self._kind), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, not self.table.over)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as everybody at it may see it: printed, or with ``ansi`` as text."""
        if self.render_mode == "ansi":
            return picture(self.table)
        if self.render_mode == "human":
            print(picture(self.table))
        return None

    def close(self) -> None:
        """There is nothing to close; PettingZoo wants to hear so from every environment that can be drawn."""


def env(title: str, seats: int | None = None, **settings: Any) -> TableEnv:
    """The environment of a title; ``TableEnv`` lists the settings."""
    return TableEnv(title, seats, **settings)


raw_env = env
