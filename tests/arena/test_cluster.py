"""Games on a Ray cluster: the same as at home, also when one of those who work dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from ludothek.arena.pools import Processes
from ludothek.arena.simulate import Played
from ludothek.arena.tournament import Tournament, start
from ludothek.envs import MissingExtra
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.rng import seed_text

CUP = Tournament("worldsfair", ("greedy", "random", "most-cards"), 2, 60, seed_text(5))

needs_ray = pytest.mark.skipif(not find_spec("ray"), reason="the extra [ray] is not installed")


def told(games: list[Played]) -> list[tuple[int, tuple[str, ...], str]]:
    return [(each.number, each.minds, each.record.write()) for each in games]


def ludothek(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludothek", *arguments, "--lang", "en"], capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    from ludothek.arena.cluster import Cluster

    with pytest.raises(MissingExtra, match=r"This needs Ray, which is not installed: pip install 'ludothek\[ray\]'\."):
        Cluster("ray")
    refused = ludothek("arena", "worldsfair", "--minds", "random", "--on", "ray", "--out", str(tmp_path))
    assert "pip install 'ludothek[ray]'" in refused.stderr
    assert refused.returncode != 0


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A Ray of its own with three workers."""
    found = pytest.importorskip("ray", reason="the extra [ray] is not installed")
    found.init("local", num_cpus=3, include_dashboard=False, logging_level="error", log_to_driver=False)
    yield found
    found.shutdown()


@needs_ray
@pytest.mark.parametrize("jobs", [None, 2])
def test_games_on_a_cluster_are_the_same(ray: Any, jobs: int | None) -> None:
    from ludothek.arena.cluster import Cluster

    assert told(list(start(CUP, Cluster("ray", jobs)))) == told(list(start(CUP, Processes(1))))


@needs_ray
def test_games_are_the_same_if_a_worker_is_killed_in_the_middle(ray: Any) -> None:
    from ludothek.arena.cluster import Cluster

    cup = Tournament("worldsfair", ("greedy", "search:10"), 2, 24, seed_text(6))
    games = start(cup, Cluster("ray"))
    played = [next(games)]
    os.kill(busy_worker(), signal.SIGKILL)
    played += games
    assert told(played) == told(list(start(cup, Processes(1))))


@needs_ray
def test_who_stops_early_leaves_nothing_running(ray: Any) -> None:
    from ludothek.arena.cluster import Cluster

    cup = Tournament("worldsfair", ("greedy", "search:10"), 2, 100, seed_text(6))
    games = start(cup, Cluster("ray"))
    next(games)
    assert busy_workers()
    games.close()
    wait_until(lambda: not busy_workers())


@needs_ray
def test_what_goes_wrong_there_is_told_here(ray: Any) -> None:
    from ludothek.arena.cluster import Cluster

    def refuse(task: int) -> int:
        raise LudothekError(f"Task {task} cannot be done.")

    with pytest.raises(LudothekError, match=r"^Task 1 cannot be done\.$"):
        list(Cluster("ray").map(refuse, [1], 1))

    def die(task: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return task

    with pytest.raises(LudothekError, match=r"^The Ray cluster could not do its work: "):
        list(Cluster("ray").map(die, [1], 1))


@needs_ray
@pytest.mark.timeout(600)
def test_the_commands_play_the_same_on_a_ray_of_their_own(tmp_path: Path) -> None:
    """Without one that runs already: each command starts its own."""
    cup = ("arena", "worldsfair", "--minds", "greedy,random", "--games", "12", "--seed", "3")
    lesson = ("train", "worldsfair", "--seats", "2", "--greedy", "60", "--search", "4", "--iterations", "4")
    for command, file in ((cup, "games.jsonl"), ((*lesson, "--seed", "3"), "weights.json")):
        written = []
        for where in (("--jobs", "1"), ("--on", "ray")):
            folder = tmp_path / command[0] / where[0]
            done = ludothek(*command, *where, "--out", str(folder))
            assert done.returncode == 0, done.stderr
            written.append((folder / file).read_bytes())
        assert written[0] == written[1]


def busy_worker() -> int:
    wait_until(busy_workers)
    return busy_workers()[0]


def busy_workers() -> list[int]:
    """The processes of our own Ray that work at the moment, by the name Ray gives them then."""
    ours, found = {os.getpid()}, []
    for process in sorted(int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit()):
        try:
            status = (Path("/proc") / str(process) / "status").read_text()
            name = (Path("/proc") / str(process) / "cmdline").read_bytes()
        except OSError:
            continue
        if int(status.split("PPid:")[1].split()[0]) in ours:
            ours.add(process)
            if name.startswith(b"ray::_work"):
                found.append(process)
    return found


def wait_until(fits: Callable[[], object]) -> None:
    end = monotonic() + 60
    while not fits():
        assert monotonic() < end
        sleep(0.01)
