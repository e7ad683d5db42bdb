"""Every title as an environment of PettingZoo (AEC), for self-play and multi-agent learning.

from ludothek.envs import pettingzoo
env = pettingzoo.env("euphoria", seats=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, overload

from ludothek.envs import MissingExtra
from ludothek.envs.rewards import check_kind
from ludothek.envs.rewards import rewards as rewards_of
from ludothek.kernel.errors import IllegalChoice, LudothekError
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng, new_seed
from ludothek.kernel.state import State

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
except ImportError:
    raise MissingExtra("pettingzoo", "PettingZoo") from None

from ludothek.envs.eyes import Array, Eyes, picture
from ludothek.envs.sight import decide

RENDER_MODES = ["human", "ansi"]
ILLEGAL = ("refuse", "careless")


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
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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
        observation, mask = self._eyes.look(self.table, self.seat_of[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} is asked and has to choose something.")
        asked = decide(self.table, int(action), self.seat_of[agent], self._limit)
        if asked < 0:
            self._end()
        else:
            self.agent_selection = self.possible_agents[asked]

    def _end(self) -> None:
        """Rewards are there once, for all at the same time."""
        if self.table.over:
            self.rewards = self.rewards_now()
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, not self.table.over)
        self._accumulate_rewards()
        self._deads_step_first()

    def is_too_long(self) -> bool:
        return self.table.decisions >= self._limit

    def rewards_now(self) -> dict[str, float]:
        """What the end of the game is worth to each agent."""
        return dict(zip(self.possible_agents, rewards_of(self.table, self._kind), strict=True))

    def render(self) -> str | None:
        """The table as everybody at it may see it: printed, or with ``ansi`` as text."""
        if self.render_mode == "ansi":
            return picture(self.table)
        if self.render_mode == "human":
            print(picture(self.table))
        return None

    def close(self) -> None:
        """There is nothing to close; PettingZoo wants to hear so from every environment that can be drawn."""


class CycleEnv(ParallelEnv):
    """One table in cycles, PettingZoo's parallel form: in each, every agent gives an action.

    Those that are asked decide by it, all at once; what the others gave does not matter, and their masks are empty.
    An illegal choice is refused with ``IllegalChoice``, and nobody has decided; with ``illegal="careless"``, for
    learners that do not look at masks, a careless legal one is made instead. After ``max_cycles`` the game is given up.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
        **settings: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise LudothekError(f"An illegal choice is {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self._turns = TableEnv(title, seats, **settings)
        self._illegal = illegal
        self._rng = Rng.from_seed(new_seed())
        self.max_cycles = max_cycles
        self.layout = self._turns.layout
        self.render_mode = self._turns.render_mode
        self.metadata = {**self._turns.metadata, "is_parallelizable": True}
        self.possible_agents = self._turns.possible_agents
        self.agents = self.possible_agents[:]

    @property
    def table(self) -> State:
        return self._turns.table

    def observation_space(self, agent: str) -> Any:
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the same seed gives the same one."""
        self._turns.reset(seed, options)
        if seed is not None:
            self._rng = Rng.from_seed(int(seed))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        turns, agents = self._turns, self.agents
        for agent, choice in self._choices(actions).items():
            turns.table.apply(choice, turns.seat_of[agent])
        self._cycles += 1
        over = turns.table.over
        given_up = not over and (turns.is_too_long() or self._cycles == self.max_cycles)
        rewards = turns.rewards_now() if over else dict.fromkeys(agents, 0.0)
        if over or given_up:
            self.agents = []
        ended, left = dict.fromkeys(agents, over), dict.fromkeys(agents, given_up)
        return self._observations(), rewards, ended, left, {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._turns.observe(agent) for agent in self.possible_agents}

    def _choices(self, actions: Mapping[str, int]) -> dict[str, int]:
        """What everybody who is asked decides."""
        table, chosen = self.table, {}
        for seat in table.waiting:
            agent, legal = self.possible_agents[seat], table.legal(seat)
            choice = int(actions[agent])
            if choice not in legal:
                if self._illegal == "refuse":
                    raise table.game.refusal(table, choice, seat)
                choice = legal[self._rng.below(len(legal))]
            chosen[agent] = choice
        return chosen

    def render(self) -> str | None:
        return self._turns.render()

    def close(self) -> None:
        """There is nothing to close."""


@overload
def env(title: str, seats: int | None = None, *, max_cycles: None = None, **settings: Any) -> TableEnv: ...
@overload
def env(title: str, seats: int | None = None, *, max_cycles: int, **settings: Any) -> AECEnv: ...
def env(title: str, seats: int | None = None, *, max_cycles: int | None = None, **settings: Any) -> AECEnv:
    """The environment of a title; ``TableEnv`` lists the settings.

    With ``max_cycles`` all agents take their turns in cycles, whether they are asked or not, as in ``CycleEnv``.
    """
    if max_cycles is None:
        return TableEnv(title, seats, **settings)
    return parallel_to_aec(parallel_env(title, seats, max_cycles=max_cycles, **settings))


def parallel_env(title: str, seats: int | None = None, **settings: Any) -> CycleEnv:
    """The environment of a title in PettingZoo's parallel form."""
    return CycleEnv(title, seats, **settings)


raw_env = env
