"""A computer player whose worker dies or hangs leaves its decision to a weaker one, and those at the table are told."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import ludothek
from ludothek.client import Client
from ludothek.kernel.frozen import thaw
from ludothek.kernel.state import State
from ludothek.protocol import NewTable, Place
from ludothek.server.metrics import metrics
from ludothek.server.thinking import Thinkers, Thought
from server.inside import Inside
from server.playing import ME

pytestmark = pytest.mark.anyio

Work = Callable[[str], Future[list[int]]]


def dead(_: str) -> Future[list[int]]:
    raise BrokenProcessPool("it died")


def silent(_: str) -> Future[list[int]]:
    return Future()


class Pool:
    """Stands where the workers are: what some minds come to there, while the others choose what is first."""

    _processes: dict[int, Any] = {}

    def __init__(self, **fates: Work) -> None:
        self.fates = fates
        self.asked: list[str] = []

    def submit(self, _: object, frozen: bytes, name: str, seat: int, seed: int) -> Future[list[int]]:
        self.asked.append(name)
        if name in self.fates:
            return self.fates[name](name)
        chosen: Future[list[int]] = Future()
        chosen.set_result(thaw(frozen).legal(seat)[:1])
        return chosen

    def shutdown(self, **_: object) -> None: ...


async def thought(pool: Pool, monkeypatch: pytest.MonkeyPatch, longest: float = 0.01) -> Thought:
    state: State = ludothek.game("worldsfair").new(seats=2, seed=1)
    thinkers = Thinkers(1, longest)
    monkeypatch.setattr(thinkers, "_ready", lambda: pool)
    found = await thinkers.choose(state, "master", 0, "ada")
    assert found.choices[0] in state.legal(0)
    return found


async def test_a_mind_that_answers_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, weaker = Pool(), metrics.weaker_thoughts
    assert (await thought(pool, monkeypatch)).by == "master"
    assert (pool.asked, metrics.weaker_thoughts) == (["master"], weaker)


async def test_a_mind_whose_workers_die_leaves_it_to_a_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, weaker = Pool(master=dead), metrics.weaker_thoughts
    assert (await thought(pool, monkeypatch)).by == "skilled"
    assert (pool.asked, metrics.weaker_thoughts) == (["master", "master", "master", "skilled"], weaker + 1)


async def test_a_mind_that_hangs_is_not_waited_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(master=silent)
    assert (await thought(pool, monkeypatch)).by == "skilled"
    assert pool.asked == ["master", "skilled"]


@pytest.mark.parametrize("fate", [dead, silent])
async def test_without_any_worker_chance_decides(fate: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await thought(Pool(master=fate, skilled=fate), monkeypatch)).by == "random"


async def test_those_at_the_table_are_told_who_decided_instead(tmp_path: Path) -> None:
    async with Inside(tmp_path) as server, Client(server.address) as ada:
        tired = True

        async def choose(state: State, name: str, seat: int, whose: str = "", seed: int | None = None) -> Thought:
            return Thought(state.legal(seat)[:1], "skilled" if tired else name)

        server.services.thinkers.choose = choose  # type: ignore[method-assign]
        await ada.be("Ada")
        wish = NewTable(title="worldsfair", seats=[Place(who="mind", mind="master"), ME])
        async with ada.live((await ada.open(wish)).table.id) as table:
            position = await table.until(lambda position: position.choices)
            assert position.tired == [0]
            tired = False
            await table.decide(position.choices[0].id)
            await table.until(lambda now: not now.tired)
