"""The page of a title: what its games came to on this server."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from sealed.game import Sealed

from ludothek.client import Client, ServerRefused
from ludothek.kernel.levels import LEVELS, Levels
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.words import Message
from ludothek.protocol import AtSeats, BestScore, Span
from ludothek.server import store
from ludothek.server.level_scale import distances, place
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


def rows_of(packed: bytes) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = pyarrow.parquet.read_table(io.BytesIO(packed)).to_pylist()
    return rows


async def test_games_can_be_had_as_rows(tmp_path: Path) -> None:
    async with Inside(tmp_path) as server, Client(server.address) as ada, Client(server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        name = await with_account(ada, "Ada")
        game = await played(ada, ben, 1)
        hidden = await played(ada, ben, 2, listed=False)
        rows = msgspec.json.decode(await ben.games_of_title("sealed"))
        assert [(row["table"], row["seat"], row["mind"], row["own"]) for row in rows] == [
            (None, 0, None, False),
            (None, 1, None, False),
            (game.table.id, 0, None, False),
            (game.table.id, 1, None, False),
        ]
        assert game.table.result is not None and hidden.table.result is not None
        assert [row["score"] for row in rows] == [*hidden.table.result.scores, *game.table.result.scores]
        assert rows_of(await ben.games_of_title("sealed", "parquet")) == rows
        theirs = msgspec.json.decode(await ben.games_of(name))
        assert [(row["table"], row["seat"], row["own"]) for row in theirs] == [
            (game.table.id, 0, True),
            (game.table.id, 1, False),
        ]
        assert len(rows_of(await ada.games_of(name, "parquet"))) == 4
        await ada.show_page(False)
        with pytest.raises(ServerRefused, match="Nobody of that name"):
            await ben.games_of(name)
        assert (await ben.statistics("sealed")).forms == ["json", "parquet"]
        levels = {each.mind: (round(each.strength, 2), round(each.doubt, 2)) for each in await ben.levels("sealed")}
        assert levels["skilled"] == (25.0, 8.33) and list(levels) == list(LEVELS)  # nobody rated has met one


async def test_what_one_picks_is_counted_when_a_game_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sealed, "picked", {"card": "card"})
    held = [["card:1", "card:2"], ["card:2"]]
    monkeypatch.setattr(Sealed, "picks", lambda game, view, seat: held[seat])
    async with Inside(tmp_path) as server, Client(server.address) as ada, Client(server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        games = [await played(ada, ben, seed) for seed in range(2)]
        won = [[rank == 1 for rank in game.table.result.ranks] for game in games if game.table.result]
        (told,) = (await ben.statistics("sealed")).picks
        assert told.kind == Message("card")
        found = {pick.element: (pick.games, pick.wins, pick.fair) for pick in told.picks}
        firsts = sum(each[0] for each in won)
        assert found == {"card:1": (2, firsts, 1.0), "card:2": (4, firsts + sum(each[1] for each in won), 2.0)}
        assert [pick.wins / pick.fair for pick in told.picks] == sorted(
            (pick.wins / pick.fair for pick in told.picks), reverse=True
        )


def test_recruits_and_markets_are_what_one_picks() -> None:
    game = find_game("euphoria")
    state = game.new(seats=2, seed=5)
    picked = game.picks(state.view(0), 0)
    assert all(each.startswith("recruit:") for each in picked)
    assert set(game.picked) == {"recruit", "market"}


def test_computer_players_stand_where_rated_people_beat_them() -> None:
    far = distances(Levels(0.3, 0.65, 60, 5000, wins=(0.75, 0.75, 0.75, 0.75)))
    assert [round(each, 1) for each in far.values()] == [-7.9, -4.0, 0.0, 4.0, 7.9]
    nothing = place([], far)
    assert nothing == (25.0, 8.33)
    strong = [store.Meeting(35.0, 1.0, "expert", share) for share in (1.0, 0.0) * 40]
    at, doubt = place(strong, far)
    assert abs(at - 31.0) < 0.5 and doubt < 1.5  # an expert as strong as they are, so a skilled one is 4 weaker
    weaker, _ = place([store.Meeting(35.0, 1.0, "expert", 1.0)] * 40, far)
    assert weaker < 22
