"""Every title as a game of OpenSpiel.

    import pyspiel, ludothek.envs.openspiel
    game = pyspiel.load_game("ludothek_worldsfair(seats=3)")

Chance is explicit: at a chance node each of 256 outcomes, all equally likely, stands for a stream of the engine's own
random numbers, which follows from all outcomes so far. So a history is a whole game, states serialise as OpenSpiel does
it, and nobody who clones a state can foresee a draw. There is a chance node wherever a decision draws, and four of them
before the first.
"""

from __future__ import annotations

from typing import Any

from ludothek.envs import MissingExtra
from ludothek.envs.rewards import rewards
from ludothek.kernel.conformance.told import plain
from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.game import Game
from ludothek.kernel.options import Options
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import games
from ludothek.kernel.rng import Rng, new_seed, related_seed
from ludothek.kernel.state import State

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise MissingExtra("openspiel", "OpenSpiel") from None

from ludothek.envs.eyes import Eyes

OUTCOMES = 256
CHANCE = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
FIRST_DRAWS = 4
"""Chance nodes before the first decision: 2**32 ways to begin."""


class Table:
    """What lies on the table, or is still to be drawn. It copies itself by cloning the engine's state."""

    def __init__(self, game: Game, seats: int, options: Options, limit: int) -> None:
        self.game, self.seats, self.options, self.limit = game, seats, options, limit
        self.key = self.draws = 0
        self.state: State | None = None
        self.pending: tuple[int, int] | None = None
        """The seat and the choice that wait for numbers to draw."""

    def __deepcopy__(self, memo: object) -> Table:
        twin = Table(self.game, self.seats, self.options, self.limit)
        twin.key, twin.draws, twin.pending = self.key, self.draws, self.pending
        twin.state = None if self.state is None else self.state.clone()
        return twin

    def __getstate__(self) -> tuple[object, ...]:
        """For those who pickle it; the engine's state travels as bytes."""
        frozen = None if self.state is None else freeze(self.state)
        return self.game.title, self.seats, self.options, self.limit, self.key, self.draws, self.pending, frozen

    def __setstate__(self, held: tuple[Any, ...]) -> None:
        title, self.seats, self.options, self.limit, self.key, self.draws, self.pending, frozen = held
        self.game = find_game(title)
        self.state = None if frozen is None else thaw(frozen)

    @property
    def begun(self) -> State:
        assert self.state is not None
        return self.state

    @property
    def over(self) -> bool:
        return self.state is not None and (self.state.over or self.state.decisions >= self.limit)

    def draw(self, outcome: int) -> None:
        """Go on with what waited for chance."""
        self.key = related_seed(self.key, f"chance {outcome}")
        self.draws += 1
        if self.pending is not None:
            (seat, choice), self.pending = self.pending, None
            self.begun.rng = Rng.from_seed(self.key)
            self.begun.apply(choice, seat)
        elif self.draws == FIRST_DRAWS:
            self.state = self.game.new(self.seats, self.key, self.options)

    def decide(self, choice: int) -> None:
        """Make a decision at once if it draws nothing; else it waits for chance."""
        seat = self.begun.waiting[0]
        after = self.begun.clone()
        after.apply(choice, seat)
        if after.rng.place() == self.begun.rng.place():
            self.state = after
        else:
            self.pending = seat, choice


class TableState(pyspiel.State):
    """A state of OpenSpiel; ``table.state`` is the engine's."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = Table(game.title, game.num_players(), game.options, game.limit)

    def current_player(self) -> int:
        table = self.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if table.state is None or table.pending:
            return int(pyspiel.PlayerId.CHANCE)
        return table.state.waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.begun.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.table.draw(action)
        else:
            self.table.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.table.game.notation(self.table.begun, action, player)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        state = self.table.state
        return rewards(state, "rank") if state is not None and state.over else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, sampler: object = None) -> TableState:
        """A state drawn from all that look the same to this player; its history is still that of the true one."""
        twin: TableState = self.clone()
        twin.table.state = self.table.begun.determinize(player, Rng.from_seed(new_seed()))
        return twin

    def __str__(self) -> str:
        state = self.table.state
        if state is None:
            return f"set-up {self.table.draws}"
        waits = f" {self.table.pending} waits for chance" if self.table.pending else ""
        return f"{plain(state.view(None))}{waits}"


class TableObserver:
    """What a player sees: as text the view and the choices, as a tensor the numbers of the title's layout."""

    def __init__(self, game: TableGame) -> None:
        self._eyes = Eyes(game.title, game.num_players(), "float32")
        self.tensor = np.zeros(self._eyes.layout.size, np.float32)
        self.dict = {field.name: self.tensor[place] for field, place in self._eyes.layout.placed()}

    def set_from(self, state: TableState, player: int) -> None:
        if state.table.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._eyes.look(state.table.state, player)[0]

    def string_from(self, state: TableState, player: int) -> str:
        begun = state.table.state
        return "set-up" if begun is None else plain([begun.view(player), begun.legal(player)])


class TableGame(pyspiel.Game):
    """One title; each has a class of its own, because OpenSpiel makes games from classes."""

    title: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("seats") or self.title.min_seats)
        pairs = (pair.partition(":") for pair in str(given.get("options", "")).split("+") if pair)
        self.options = self.title.settle({name: value for name, _, value in pairs})
        self.limit = int(given.get("max_decisions") or self.title.max_decisions)
        self.title.new(seats, 0, self.options)  # complains about what cannot be played
        about = pyspiel.GameInfo(
            num_distinct_actions=self.title.action_space,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> TableObserver:
        return TableObserver(self)


def _kind(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"ludothek_{game.title}",
        long_name=f"Ludothek: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.min_seats, "options": "", "max_decisions": 0},
    )


def register() -> None:
    """Make every installed title known to OpenSpiel as ``ludothek_TITLE``."""
    known = pyspiel.registered_names()
    for game in games():
        if game.fields(game.min_seats) and f"ludothek_{game.title}" not in known:
            kind = _kind(game)
            made = type(f"{game.title.title()}Game", (TableGame,), {"title": find_game(game.title), "kind": kind})
            pyspiel.register_game(kind, made)


register()
