"""Learned chances to win: a seed always teaches the same, one can stop and go on, and what is shipped fits."""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ludothek
from ludothek.arena.plots import Curve, calibration
from ludothek.arena.pools import Processes
from ludothek.envs import MissingExtra
from ludothek.kernel import Rng
from ludothek.kernel.errors import BadWeights, LudothekError
from ludothek.kernel.learned import Learned
from ludothek.kernel.registry import titles
from ludothek.kernel.resources import read_text
from ludothek.kernel.rng import seed_text
from ludothek.kernel.weights import FILE, MOST_BYTES, Weights, read, shipped
from ludothek.minds import mind
from ludothek.training import plan as plans
from ludothek.training.calibration import bins, calibration_error
from ludothek.training.fit import Samples, chances, fit
from ludothek.training.learn import Training
from ludothek.training.numbers import np
from ludothek.training.plan import Plan

LEARNING = [title for title in titles() if ludothek.game(title).features() is not None]
SHIPPED = [title for title in LEARNING if shipped(ludothek.game(title).package) is not None]


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "TOGETHER", 3)


def small(**changes: object) -> Plan:
    """A plan that takes a moment: four batches of greedy and one of the search."""
    plan: dict[str, object] = {"title": "worldsfair", "seats": (2,), "greedy": 12, "search": 2, "iterations": 4}
    return Plan(**{**plan, "seed": seed_text(7), **changes})  # type: ignore[arg-type]


def trained(folder: Path, plan: Plan | None = None) -> str:
    training = Training(plan or small(), folder, Processes(1))
    for _ in training.play():
        pass
    return training.finish()[0].read_text()


def test_the_same_seed_teaches_the_same_whether_or_not_one_stops_in_between(tmp_path: Path) -> None:
    straight = trained(tmp_path / "straight")
    for stop in (1, 4):
        folder = tmp_path / f"stopped-{stop}"
        games = Training(small(), folder, Processes(1)).play()
        for _ in range(stop):
            next(games)
        games.close()
        (folder / "greedy-2-0003.part").write_bytes(b"it was being written when everything ended")
        again = Training(small(), folder, Processes(1))
        assert again.done() == 3 * stop
        assert sum(again.play()) == again.plan.games - 3 * stop
        assert again.finish()[0].read_text() == straight
    assert trained(tmp_path / "other", small(seed=seed_text(8))) != straight


def test_games_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    sums = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        assert sum(Training(small(greedy=6, search=0), folder, Processes(jobs)).play()) == 6
        sums.append([np.load(file).tolist() for file in sorted(folder.glob("*.npy"))])
    assert sums[0] == sums[1]


def test_the_weights_of_a_training_are_read_and_used(tmp_path: Path) -> None:
    weights = read(trained(tmp_path))
    game = ludothek.game("worldsfair")
    features = game.features()
    assert features is not None
    learned = Learned(game.judgement(), features, weights.models(features.names))
    assert abs(sum(learned.outlook(game.new(2, seed=1))) - 1.0) < 1e-9
    three = game.new(3, seed=1)
    assert learned.outlook(three) == game.judgement().outlook(three)  # nothing was learned about three


def test_what_was_held_out_is_reported(tmp_path: Path) -> None:
    training = Training(small(greedy=30, search=0), tmp_path, Processes(1))
    assert sum(training.play()) == 30
    (held,) = training.finish()[1]
    assert (held.seats, held.kind) == (2, "greedy")
    assert held.positions > 5
    assert held.entropy > 0.0


def test_a_fit_finds_the_weights_that_made_the_games() -> None:
    rng = np.random.default_rng(1)
    true = [(0.5, 1.0, 0.0), (-1.0, 0.0, 0.5)]
    progress = rng.random(20_000)
    features = rng.normal(size=(20_000, 3, 2))
    told = chances(progress, features, true)
    winners = (told.cumsum(axis=1) > rng.random((20_000, 1))).argmax(axis=1)
    rows = np.concatenate([progress[:, None], np.eye(3)[winners], features.reshape(20_000, 6)], axis=1)
    found = fit(Samples([rows], 3))
    assert np.abs(chances(progress, features, found) - told).mean() < 0.01
    assert calibration_error(bins(told.tolist(), np.eye(3)[winners].tolist())) < 0.01


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (small(title="sealed"), "sealed names no features, so there is nothing to learn from"),
        (small(seats=(7,)), "worldsfair is for 2 to 4 players, not 7"),
        (small(greedy=0), "Learning needs games, not 0 of greedy"),
        (small(iterations=0), "at least one iteration, not 0"),
        (small(seats=()), "Say for which numbers of players"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(plan: Plan, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(LudothekError, match=sentence):
        Training(plan, tmp_path, Processes(1))


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    Training(small(), tmp_path, Processes(1))
    with pytest.raises(LudothekError, match=r"holds another training \(ludothek train worldsfair .*--seed 0x7\)"):
        Training(small(greedy=13), tmp_path, Processes(1))
    (tmp_path / "training.json").write_text("{")
    with pytest.raises(LudothekError, match="is not one of our trainings"):
        Training(small(), tmp_path, Processes(1))


def test_games_that_were_measured_by_other_features_are_not_gone_on_with(tmp_path: Path) -> None:
    Training(small(), tmp_path, Processes(1))
    file = tmp_path / "training.json"
    begun = json.loads(file.read_text())
    begun["features"] = ["luck", "points"]
    file.write_text(json.dumps(begun))
    with pytest.raises(LudothekError, match=r"were measured by luck, points, but worldsfair measures points, most-"):
        Training(small(), tmp_path, Processes(1))


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(BadWeights, match="for 2 seats are for the features luck, but it measures points; train them"):
        Weights("worldsfair", "", {2: {"luck": (1.0, 0.0, 0.0)}}).models(["points"])
    with pytest.raises(BadWeights, match="This is no file of weights"):
        read("[]")


def test_without_numpy_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludothek.training.numbers")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"This needs NumPy, .*'ludothek\[train\]'"):
        import_module("ludothek.training.numbers")


@pytest.mark.parametrize("title", SHIPPED)
def test_shipped_weights_are_small_and_give_chances(title: str) -> None:
    game = ludothek.game(title)
    text = read_text(game.package, FILE)
    assert text is not None and len(text.encode()) < MOST_BYTES
    assert read(text).write() == text
    learned, rng = game.learned(), Rng.from_seed(2)
    assert isinstance(learned, Learned)
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new(seats, seed=3)
        for _ in range(30):
            assert abs(sum(learned.outlook(state)) - 1.0) < 1e-9
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])


def test_players_nobody_learned_for_use_what_the_nearest_number_has_taught() -> None:
    game = ludothek.game("euphoria")
    learned, taught = game.learned(), shipped(game.package)
    assert isinstance(learned, Learned) and taught is not None
    assert sorted(taught.seats) == [2, 3]
    assert sorted(learned.models) == [2, 3, 4, 5, 6]
    assert learned.models[4] is learned.models[6] is learned.models[3]
    assert learned.models[2] is not learned.models[3]


@pytest.mark.parametrize(("title", "decisions"), [("worldsfair", 0), ("essen", 105)])
def test_what_was_learned_is_used_and_can_be_left_out(title: str, decisions: int) -> None:
    game = ludothek.game(title)
    state, quick = game.new(2, seed=5), mind(game, "greedy")
    while state.decisions < decisions or len(state.legal()) < 3:
        state.apply(quick.choose(state, state.to_move, Rng.from_seed(2)))
    seat = state.to_move
    told = [mind(game, name).advise(state, seat, Rng.from_seed(1)).considered[0].value for name in WITH_AND_WITHOUT]
    assert told[0] != told[1]


WITH_AND_WITHOUT = ("search:30", "search:30:by-hand")


@pytest.mark.parametrize("title", LEARNING)
def test_every_feature_is_documented(title: str) -> None:
    features = ludothek.game(title).features()
    assert features is not None
    page = (Path(__file__).parents[2] / "docs" / "minds.md").read_text()
    for name, about in features.about.items():
        assert re.search(rf"^\| `{name}` \|.*{re.escape(about)}", page, re.MULTILINE), name


def test_curves_of_chances_are_drawn() -> None:
    picture = calibration([("2 seats", [Curve("greedy", [(0.1, 0.2), (0.9, 0.8)])])])
    assert picture.startswith("<svg xmlns=") and picture.count("<circle") == 2 and "greedy" in picture
