"""The page of a title: what its games came to on this server."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludothek.client import Client, ServerRefused
from ludothek.protocol import AtSeats, BestScore, Span
from ludothek.server.statistics import spans
from server.inside import Inside
from server.moderators import PASSWORD
from server.test_history import HERE, played, played_alone, with_account

pytestmark = pytest.mark.anyio


async def test_a_title_tells_what_its_games_came_to(tmp_path: Path) -> None:
    async with Inside(tmp_path) as server, Client(server.address) as ada, Client(server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        none = await ada.statistics("sealed")
        assert (none.games, none.companies, none.decisions, none.minutes, none.best) == (0, [], [], [], [])
        name = await with_account(ada, "Ada")
        games = [await played(ada, ben, seed) for seed in range(3)]
        hidden = await played(ada, ben, 9, listed=False)
        three = await ada.look(await played_alone(ada, HERE, HERE))
        found = await ben.statistics("sealed")
        wins = Counter(
            seat
            for game in (*games, hidden)
            if game.table.result
            for seat, rank in enumerate(game.table.result.ranks)
            if rank == 1
        )
        assert three.table.result is not None
        assert (found.title, found.games) == ("sealed", 5)
        assert found.companies == [
            AtSeats(seats=2, games=4, wins=[wins[0], wins[1]]),
            AtSeats(seats=3, games=1, wins=[int(rank == 1) for rank in three.table.result.ranks]),
        ]
        assert found.decisions == [Span(6, 4), Span(7, 0), Span(8, 0), Span(9, 1)]
        assert sum(span.games for span in found.minutes) == 5
        names = {0: (name, name.casefold()), 1: ("Ben", None)}
        scores = [
            (score, *names[seat], game.table.id, 2)
            for game in games
            if game.table.result
            for seat, score in enumerate(game.table.result.scores)
        ]
        hot_seat = [
            (score, seat.name, name.casefold(), three.table.id, 3)
            for score, seat in zip(three.table.result.scores, three.table.seats, strict=True)
        ]
        assert sorted(map(told, found.best), key=str) == sorted([*scores, *hot_seat], key=str)
        assert [best.score for best in found.best] == sorted((best.score for best in found.best), reverse=True)
        await ada.delete_me(PASSWORD)
        assert {best.name for best in (await ben.statistics("sealed")).best} == {"Ben"}
        with pytest.raises(ServerRefused, match="halma") as refused:
            await ben.statistics("halma")
        assert refused.value.status == 404


def told(best: BestScore) -> tuple[int, str, str | None, str, int]:
    return best.score, best.name, best.page, best.table, best.seats


@pytest.mark.parametrize(
    ("counts", "length", "number"), [({5: 1}, 1, 1), ({1: 1, 20: 1}, 1, 20), ({0: 1, 300: 1}, 20, 16)]
)
def test_lengths_are_told_in_few_round_spans(counts: dict[int, int], length: int, number: int) -> None:
    found = spans(counts)
    assert [span.least for span in found] == [min(counts) // length * length + length * n for n in range(number)]
    assert sum(span.games for span in found) == sum(counts.values())
