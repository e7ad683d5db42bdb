"""OpenSpiel's own tests and bots on every title."""

from __future__ import annotations

import pickle

import pytest

pytest.importorskip("pyspiel", reason="the extra [openspiel] is not installed")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import ludothek.envs.openspiel as openspiel
from ludothek.kernel.registry import game, titles

TABLES = [(title, seats) for title in titles() for seats in range(game(title).min_seats, game(title).max_seats + 1)]


def load(title: str, seats: int, limit: int = 0) -> pyspiel.Game:
    return pyspiel.load_game(f"ludothek_{title}(seats={seats},max_decisions={limit})")


def in_the_middle(title: str, seats: int, decisions: int) -> pyspiel.State:
    """A state in which a player is asked who has a choice."""
    random = np.random.RandomState(1)
    state = load(title, seats).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2 or state.table.begun.decisions < decisions:
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_random_games_pass_openspiels_test(title: str, seats: int) -> None:
    pyspiel.random_sim_test(load(title, seats, 40), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", titles())
def test_a_playthrough_can_be_written(title: str) -> None:
    text = generate_playthrough.playthrough(f"ludothek_{title}(seats=2,max_decisions=5)", None)
    assert f'GameType.short_name = "ludothek_{title}"' in text and "IsTerminal() = True" in text


@pytest.mark.parametrize("title", titles())
def test_mcts_plays(title: str) -> None:
    state = in_the_middle(title, 2, 1)
    loaded = load(title, 2)
    bot = mcts.MCTSBot(loaded, 1.4, 6, Shallow())
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("title", titles())
def test_information_set_mcts_plays(title: str) -> None:
    state = in_the_middle(title, 2, 1)
    bot = ismcts.ISMCTSBot(load(title, 2), Shallow(), 1.4, 6, use_observation_string=True)
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):
    """Every position is as good as any other: the bots' own work is what is tested."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_a_resampled_state_looks_the_same_and_holds_other_cards() -> None:
    state = in_the_middle("sealed", 3, 1)
    player = state.current_player()
    others = {str(state.resample_from_infostate(player).table.begun.hands) for _ in range(20)}
    assert len(others) > 1
    again = state.resample_from_infostate(player)
    assert again.observation_string(player) == state.observation_string(player)
    assert (again.observation_tensor(player) == np.array(state.observation_tensor(player))).all()


def test_a_state_survives_being_pickled() -> None:
    state = in_the_middle("essen", 3, 5)
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history() and again.observation_string(1) == state.observation_string(1)
    table = pickle.loads(pickle.dumps(state.table))
    assert table.begun.rng.place() == state.table.begun.rng.place()


def test_clones_do_not_foresee_chance() -> None:
    """A decision that draws stops at a chance node; its outcome says what is drawn."""
    state = in_the_middle("worldsfair", 2, 0)
    after = state.child(state.legal_actions()[0])
    assert after.is_chance_node() and len(after.chance_outcomes()) == openspiel.OUTCOMES
    boards = {after.child(outcome).observation_string(0) for outcome in range(20)}
    assert len(boards) > 10


def test_options_are_a_parameter() -> None:
    loaded = pyspiel.load_game("ludothek_euphoria(seats=4,options=trading:false+draft:true)")
    assert loaded.options["trading"] is False and loaded.options["draft"] is True
    with pytest.raises(Exception, match="euphoria has no option “trade”"):
        pyspiel.load_game("ludothek_euphoria(options=trade:false)")
