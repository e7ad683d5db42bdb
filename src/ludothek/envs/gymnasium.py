"""Every title as an environment of Gymnasium: one seat learns, the others are computer players.

import gymnasium, ludothek.envs.gymnasium
env = gymnasium.make("ludothek/worldsfair-v1", seats=3, minds=["greedy", "random"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludothek.envs import MissingExtra
from ludothek.envs.rewards import check_kind
from ludothek.envs.rewards import rewards as rewards_of
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import games
from ludothek.kernel.rng import Rng, new_seed
from ludothek.kernel.state import State
from ludothek.minds import mind

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ImportError:
    raise MissingExtra("gym", "Gymnasium") from None

from ludothek.envs.eyes import Array, Eyes, picture

ILLEGAL = ("lose", "refuse")


class SeatEnv(gymnasium.Env):
    """One seat of a table, against minds.

    An observation is the numbers that ``layout`` names; ``info["action_mask"]`` and ``action_masks()`` have ones for
    the legal choices. The reward comes at the end, by ``rank``, ``win`` or ``score``. Without a ``seat`` it is drawn
    for each game. A choice that is not legal loses the game, or with ``illegal="refuse"`` raises ``IllegalChoice``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        minds: Sequence[str] | str = "random",
        seat: int | None = None,
        rewards: str = "rank",
        dtype: str = "int8",
        options: Mapping[str, object] | None = None,
        max_decisions: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_kind(rewards)
        if illegal not in ILLEGAL:
            raise LudothekError(f"An illegal choice can {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self.game = find_game(title)
        self.seats = self.game.min_seats if seats is None else seats
        names = [minds] * (self.seats - 1) if isinstance(minds, str) else list(minds)
        if len(names) != self.seats - 1:
            raise LudothekError(f"With {self.seats} seats there are {self.seats - 1} minds, not {len(names)}.")
        if seat is not None and not 0 <= seat < self.seats:
            raise LudothekError(f"A seat is a number from 0 to {self.seats - 1}, not {seat}.")
        self._minds = [mind(self.game, name) for name in names]
        self._eyes = Eyes(self.game, self.seats, dtype)
        self.layout = self._eyes.layout
        self._given_seat = seat
        self._kind = rewards
        self._options = options
        self._illegal = illegal
        self._limit = self.game.max_decisions if max_decisions is None else max_decisions
        self._rng = Rng.from_seed(new_seed())
        self.render_mode = render_mode
        low, high = self._eyes.bounds()
        self.observation_space = Box(low, high, dtype=low.dtype)
        self.action_space = Discrete(self.game.action_space)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Rng.from_seed(int(seed))
        self.table: State = self.game.new(self.seats, self._rng.seed(), self._options)
        self.seat = self._rng.below(self.seats) if self._given_seat is None else self._given_seat
        self._play_others()
        return self._seen()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        table = self.table
        if int(action) not in table.legal(self.seat):
            return self._refuse(int(action))
        table.apply(int(action), self.seat)
        self._play_others()
        observation, info = self._seen()
        reward = rewards_of(table, self._kind)[self.seat] if table.over else 0.0
        return observation, reward, table.over, not table.over and table.decisions >= self._limit, info

    def _refuse(self, choice: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        refusal = self.game.refusal(self.table, choice, self.seat)
        if self._illegal == "refuse":
            raise refusal
        observation, info = self._seen()
        return observation, -1.0, True, False, info | {"illegal": str(refusal)}

    def action_masks(self) -> Array:
        """The mask under the name by which sb3-contrib asks for it."""
        return self._eyes.look(self.table, self.seat)[1].astype(bool)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        observation, mask = self._eyes.look(self.table, self.seat)
        return observation, {"action_mask": mask, "seat": int(self.seat)}

    def _play_others(self) -> None:
        """Let the minds decide until the seat is asked; they get only states that their seats could be in."""
        table, own = self.table, self.seat
        while not table.over and not table.is_waiting(own) and table.decisions < self._limit:
            seat = table.to_move
            player = self._minds[(seat - own - 1) % self.seats]
            table.apply(player.choose(table.determinize(seat, self._rng), seat, self._rng), seat)

    def render(self) -> str | None:
        """The table as this seat sees it: printed, or with ``ansi`` as text."""
        if self.render_mode == "ansi":
            return picture(self.table, self.seat)
        if self.render_mode == "human":
            print(picture(self.table, self.seat))
        return None


def register() -> None:
    """Make every installed title known to Gymnasium as ``ludothek/TITLE-vN``; N is the version of its rules."""
    for game in games():
        if game.fields(game.min_seats):
            gymnasium.register(
                f"ludothek/{game.title}-v{game.rules_version}",
                entry_point="ludothek.envs.gymnasium:SeatEnv",
                kwargs={"title": game.title},
            )


register()
