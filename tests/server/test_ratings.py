"""Ratings: which games count, and what follows from them."""

from __future__ import annotations

import asyncio
import random

import pytest
from openskill.models import PlackettLuce
from waiting import until

from ludothek.client import Client, ServerRefused
from ludothek.protocol import FORMER_PLAYER, NewTable, Place, RatedPerson
from ludothek.server import store
from ludothek.server.ratings import Ratings, rate
from ludothek.server.store import RatedGame
from server.moderators import PASSWORD, command
from server.playing import ANYONE, ME, MIND, open_for_two, play_on
from server.running import Running
from server.test_history import played, with_account

pytestmark = pytest.mark.anyio

HERE = Place(who="here", name="Cleo")


async def counted(client: Client, names: set[str], games: int) -> list[RatedPerson]:
    """The lines of these on the leaderboard, once so many games of each are in it."""

    async def lines() -> list[RatedPerson]:
        return [each for each in await client.ratings("sealed") if each.name in names]

    async def are_counted() -> bool:
        return [each.games for each in await lines()] == [games] * len(names)

    await until(are_counted)
    return await lines()


def rated(*ranks: list[int], left: list[bool] | None = None) -> Ratings:
    """The ratings of Ada, Ben and so on after games that ended like this."""
    known: Ratings = {}
    people: list[str | None] = ["ada", "ben", "cleo"]
    for n, each in enumerate(ranks):
        game = RatedGame(f"t{n}", "sealed", n, False, people[: len(each)], each, left or [False] * len(each))
        rate([game], known)
    return known


def test_ratings_are_those_of_plackett_and_luce_game_after_game() -> None:
    known = rated([1, 2], [2, 1], [1, 2])
    model = PlackettLuce()
    ada, ben = model.rating(), model.rating()
    for ranks in ([1, 2], [2, 1], [1, 2]):
        (ada,), (ben,) = model.rate([[ada], [ben]], ranks=[float(rank) for rank in ranks])
    assert [(each.strength, each.doubt, each.games) for each in known.values()] == [
        (ada.mu, ada.sigma, 3),
        (ben.mu, ben.sigma, 3),
    ]


def test_who_has_left_the_game_to_a_computer_player_is_last() -> None:
    assert rated([1, 2, 3], left=[True, False, False]) == rated([3, 1, 2])


async def test_rated_games_make_a_leaderboard_that_can_be_found_again(
    ada: Client, ben: Client, server: Running
) -> None:
    name, other = await with_account(ada, "Ada"), await with_account(ben, "Ben")
    await played(ada, ben, 20)  # not rated
    games = [await played(ada, ben, seed, rated=True) for seed in range(3)]
    assert (games[0].table.terms.rated, games[0].table.terms.hints) == (True, False)
    wanted = rated(*(game.table.result.ranks for game in games if game.table.result)).values()
    board = await counted(ada, {name, other}, 3)
    lines = {each.name: (each.strength, each.doubt) for each in board}
    assert lines == {each: (rating.strength, rating.doubt) for each, rating in zip((name, other), wanted, strict=True)}
    assert [each.yours for each in board] == [each.name == name for each in board]
    surely = [each.strength - 2 * each.doubt for each in board]
    assert surely == sorted(surely, reverse=True)
    page = (await ben.history(name)).titles[0]
    assert page.games == 4
    assert page.rating is not None
    assert (page.rating.strength, page.rating.games) == (lines[name][0], 3)
    done = command(server, "rate")
    assert (done.returncode, "counted anew" in done.stdout) == (0, True)
    assert await counted(ada, {name, other}, 3) == board
    await ben.delete_me(PASSWORD)
    assert [each.name for each in await ada.ratings("sealed") if each.name in (name, other)] == [name]


async def test_only_people_with_accounts_play_rated_games(ada: Client, ben: Client) -> None:
    with pytest.raises(ServerRefused, match="Rated games are for people with an account"):
        await ada.open(NewTable(title="sealed", seats=[ME, ANYONE], rated=True))
    await with_account(ada, "Ada")
    for seats, listed, hints, sentence in (
        ([ME, MIND], True, None, "all seats are for people"),
        ([ME, HERE], True, None, "all seats are for people"),
        ([ME, ANYONE], False, None, "A rated game is listed"),
        ([ME, ANYONE], True, True, "no hints in a rated game"),
    ):
        with pytest.raises(ServerRefused, match=sentence):
            await ada.open(NewTable(title="sealed", seats=seats, rated=True, listed=listed, hints=hints))
    table = (await ada.open(NewTable(title="sealed", seats=[ME, ANYONE], rated=True))).table.id
    with pytest.raises(ServerRefused, match="Rated games are for people with an account"):
        await ben.sit(table)
    with pytest.raises(ServerRefused, match="You sit at this table already"):
        await ada.sit(table)
    with pytest.raises(ServerRefused, match="all seats are for people"):
        await ada.sit(table, seat=1, mind="skilled")


async def test_nobody_has_a_computer_player_win_a_rated_game(ada: Client, ben: Client) -> None:
    await with_account(ada, "Ada")
    await with_account(ben, f"Ben {store.new_id()}")
    table = await open_for_two(ada, ben, "sealed", rated=True)
    with pytest.raises(ServerRefused, match="nobody else decides for you"):
        await ada.hand_over(table, 0)
    with pytest.raises(ServerRefused, match="There are no hints at this table"):
        await ada.hints(table, 0)


async def test_whoever_deletes_their_account_gives_up_the_rated_games_they_are_in(ada: Client, ben: Client) -> None:
    name = await with_account(ben, "Ben")
    await with_account(ada, "Ada")
    table = await open_for_two(ada, ben, "sealed", rated=True)
    async with ben.live(table) as watching:
        await ada.delete_me(PASSWORD)
        left = await asyncio.wait_for(watching.until(lambda position: position.table.seats[0].resigned), 10)
        assert left.table.seats[0].mind is not None
        await watching.until(lambda position: position.table.seats[0].name == FORMER_PLAYER)
        await play_on(watching, random.Random(1))
        over = watching.position.table
    assert over.result is not None and over.result.ranks == [2, 1]
    (line,) = await counted(ben, {name}, 1)
    assert line.strength > rated([1, 1])["sealed", "ada"].strength
