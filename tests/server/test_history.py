"""The page of a person: what they have played here, for all or only for themselves."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import select, text

from ludothek.client import Client, ServerRefused
from ludothek.protocol import Companion, Continue, NewTable, Outing, Place, Position, Rival
from ludothek.server import moderating, schema, store
from ludothek.server.history import streaks
from ludothek.server.migrations.versions import history as migration
from ludothek.server.moderating import Target
from server.inside import Inside
from server.moderators import PASSWORD
from server.playing import ME, MIND, open_for_two, play_on

pytestmark = pytest.mark.anyio

HERE = Place(who="here", name="Cleo")


async def with_account(client: Client, name: str) -> str:
    """A name of their own, shown to everybody."""
    account = f"{name} {store.new_id()}"
    await client.register(account, PASSWORD)
    await client.show_page(True)
    return account


async def played(ada: Client, ben: Client, seed: int, **more: object) -> Position:
    """A game of Ada against Ben, as it ended."""
    table = await open_for_two(ada, ben, "sealed", **more)
    async with ada.live(table) as one, ben.live(table) as two, asyncio.TaskGroup() as both:
        both.create_task(play_on(one, random.Random(seed)))
        both.create_task(play_on(two, random.Random(seed + 1)))
    return await ada.look(table)


async def played_alone(ada: Client, *others: Place, title: str = "sealed") -> str:
    table = (await ada.open(NewTable(title=title, seats=[ME, *others]))).table.id
    async with ada.live(table) as live:
        await play_on(live, random.Random(3))
    return table


async def test_a_page_tells_games_wins_streaks_and_who_was_met(ada: Client, ben: Client) -> None:
    name, other = await with_account(ada, "Ada"), await with_account(ben, "Ben")
    games = [await played(ada, ben, seed) for seed in range(3)]
    results = [game.table.result for game in games]
    scores = [result.scores[0] for result in results if result]
    won = [result.ranks[0] == 1 for result in results if result]
    lost = [result.ranks[1] == 1 for result in results if result]
    page = await ben.history(name.upper())  # however it is typed
    assert (page.name, page.page, page.yours, page.public) == (name, name.casefold(), False, True)
    assert (page.games, page.wins) == (3, sum(won))
    assert (page.streak, page.longest_streak) == streaks(won)
    (title,) = page.titles
    assert (title.title, title.games, title.wins, title.best) == ("sealed", 3, sum(won), max(scores))
    assert title.outings == [
        Outing(
            table=game.table.id,
            title="sealed",
            ended=game.table.changed,
            seats=2,
            rank=1 if first else 2,
            score=score,
            others=[Companion(other)],
        )
        for game, first, score in zip(games, won, scores, strict=True)
    ]
    level = sum(a and b for a, b in zip(won, lost, strict=True))
    assert page.rivals == [
        Rival(
            name=other,
            page=other.casefold(),
            mind=False,
            games=3,
            ahead=sum(won) - level,
            behind=sum(lost) - level,
            level=level,
        )
    ]
    assert (await ben.statistics("sealed")).games >= 3
    assert await ada.pages(games[0].table.id) == {"0": name.casefold(), "1": other.casefold()}


async def test_a_page_is_ones_own_until_one_shows_it(ada: Client, ben: Client) -> None:
    name = f"Ada {store.new_id()}"
    await ada.register(name, PASSWORD)
    assert (await ada.me()).public_page is False
    table = await open_for_two(ada, ben)
    assert (await ada.history(name)).yours is True
    await nobody_there(ben, name)
    assert await ben.pages(table) == {}
    assert (await ada.show_page(True)).public_page is True
    assert (await ben.history(name)).games == 0  # a game that goes on is not told
    assert await ben.pages(table) == {"0": name.casefold()}
    assert (await ada.show_page(False)).public_page is False
    await nobody_there(ben, name)


async def nobody_there(client: Client, name: str) -> None:
    with pytest.raises(ServerRefused, match="Nobody of that name shows a page here") as refused:
        await client.history(name)
    assert refused.value.status == 404


async def test_a_guest_has_no_page(ada: Client, ben: Client) -> None:
    with pytest.raises(ServerRefused, match="You have no account yet") as refused:
        await ada.show_page(True)
    assert refused.value.status == 409
    for name in ("Ada with no account", "\u202e"):
        await nobody_there(ben, name)


async def test_others_see_listed_games_only_and_no_game_counts_that_is_none(ada: Client, ben: Client) -> None:
    name = await with_account(ada, "Ada")
    hidden = await played(ada, ben, 5, listed=False)
    await played_alone(ada, HERE)  # against oneself
    against_mind = await played_alone(ada, MIND)
    again = Continue(decisions=1, seats=[ME, MIND])
    continued = (await ada.go_on(against_mind, again)).table.id
    async with ada.live(continued) as live:
        await play_on(live, random.Random(1))
    own, seen = await ada.history(name), await ben.history(name)
    assert [each.table for each in own.titles[0].outings] == [hidden.table.id, against_mind]
    assert [each.table for each in seen.titles[0].outings] == [against_mind]
    assert [(each.name, each.mind, each.page) for each in seen.rivals] == [("skilled", True, None)]
    assert [each.name for each in own.rivals] == ["Ben", "skilled"]


async def test_who_leaves_for_good_has_no_page_and_is_no_rival(ada: Client, ben: Client) -> None:
    name, other = await with_account(ada, "Ada"), await with_account(ben, "Ben")
    await played(ada, ben, 7)
    await ben.delete_me(PASSWORD)
    await nobody_there(ada, other)
    page = await ada.history(name)
    assert (page.games, page.rivals) == (1, [])
    assert page.titles[0].outings[0].others == [Companion("former player")]


async def test_who_is_banned_has_no_page(inside: Inside) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        name = await with_account(ada, "Ada")
        table = await open_for_two(ada, ben)
        person = (await ada.me()).id
        await inside.services.scribe.write(
            lambda connection: moderating.ban(connection, None, "ban", Target(person=person), "shouts", None)
        )
        await inside.services.moderation.follow()
        await nobody_there(ben, name)
        assert await ben.pages(table) == {}


async def test_games_that_ended_before_are_found_as_those_that_end_now(inside: Inside) -> None:
    """What the migration writes of finished games is what the server writes when they end."""
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        finished = (await played(ada, ben, 1)).table.id
        await ada.rematch(finished)  # which is an entry, too
        copy = (await ada.go_on(finished, Continue(decisions=5, seats=[ME, HERE]))).table.id
        async with ada.live(copy) as live:
            await play_on(live, random.Random(1))
    here = schema.results.c.table_id == finished
    with inside.services.engine.connect() as connection:
        stored = [dict(row._mapping) for row in connection.execute(select(schema.results).where(here).order_by("seat"))]
        tables = connection.execute(text(migration.FINISHED)).all()
        found = [row for table in tables for row in migration._results(*table) if row["table_id"] == finished]
        continued = connection.scalars(select(schema.results.c.seat).where(schema.results.c.table_id == copy)).all()
    assert [row["seat"] for row in stored] == [0, 1]
    assert found == [{key: row[key] for key in found[0]} for row in stored]
    assert stored[0]["began"] <= stored[0]["ended"]
    assert continued == []
    assert not any(row["table_id"] == copy for table in tables for row in migration._results(*table))
