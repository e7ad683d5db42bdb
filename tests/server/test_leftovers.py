"""What a server knows of somebody: all of it is in the file they can download, and nothing is left when they go."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ludothek.client import Client
from ludothek.protocol import NewTable, Rating
from ludothek.server import schema, store
from ludothek.server.clock import wall
from server.inside import Inside
from server.moderators import done
from server.playing import ANYONE, ME, open_for_two

pytestmark = pytest.mark.anyio

NAME, AGENT, MAIL, PASSWORD = "Zora Quill", "Quillfox/7", "zora@quill.example", "correct horse battery"
LEFT = 1_700_000_000_000
TOURNAMENT = {
    "name": "Cup",
    "title": "worldsfair",
    "seats": 2,
    "format": "swiss",
    "rounds": 2,
    "pace": "live",
    "clock": {"kind": "bank", "seconds": 600},
}
HASHES = {"recovery_codes", "one_time_links"}
"""Tables with nothing but hashes, of what was told once."""
WHERE = {
    "admins": ("person", "admin_since"),
    "bans": ("bans", 0, "reason"),
    "blocks": ("blocked", 0, "name"),
    "chat": ("talk", 0, "text"),
    "daily_tries": ("deals_of_the_day", 0, "day"),
    "entrants": ("tournaments", 0, "entered"),
    "notice_ways": ("notices", "ways", 0, "address"),
    "notice_wishes": ("notices", "wishes", "zone"),
    "ratings": ("ratings", "worldsfair"),
    "reports": ("reports", 0, "reason"),
    "seats": ("tables", 0, "my_seats", 0),
    "sessions": ("sessions", 0, "agent"),
    "tables": ("tables", 0, "opened_by_me"),
    "tournaments": ("tournaments", 0, "opened_by_me"),
}
"""Where the file has what a table says of somebody."""


@pytest.fixture
async def zora(tmp_path: Path) -> AsyncIterator[tuple[Inside, Client, Client]]:
    """Somebody of whom there is something in every table, and another."""
    settings: dict[str, Any] = {"public_url": "http://games.example", "hosts": "*", "local_webhooks": True}
    async with Inside(tmp_path, **settings) as inside, Client(inside.address) as zora, Client(inside.address) as ben:
        zora._http.headers["user-agent"] = AGENT
        await zora.be(NAME)
        await zora.register(NAME, PASSWORD)
        await ben.be("Ben")
        running = await open_for_two(zora, ben)
        await zora.say(running, "Good luck!")
        await zora.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))
        await done(zora, "POST", "/blocks", {"table": running, "seat": 1})
        await done(ben, "POST", "/blocks", {"table": running, "seat": 0})
        await done(zora, "POST", "/reports", {"table": running, "seat": 1, "reason": "slow"})
        await done(ben, "POST", "/reports", {"table": running, "seat": 0, "reason": "slower"})
        await done(zora, "PUT", "/me/notices", {"zone": "Europe/Paris"})
        await done(zora, "POST", "/me/notices/ways", {"kind": "json", "address": f"http://127.0.0.1:1/{MAIL}"})
        await done(zora, "POST", "/tournaments", TOURNAMENT)
        await done(zora, "POST", "/daily/worldsfair")
        await inside.services.scribe.write(lambda connection: add_the_rest(connection, running))
        yield inside, zora, ben


def add_the_rest(connection: Any, table: str) -> None:
    id = str(connection.scalar(select(schema.people.c.id).where(schema.people.c.name == NAME)))
    store.set_ratings(connection, {("worldsfair", id): Rating(strength=31.25, doubt=2.5, games=9)})
    store.add_ban(connection, "mute", id, None, "shouting", None, wall())
    store.add_admin(connection, id, wall())
    store.note_left(connection, [(table, id, LEFT)])


async def test_everything_that_refers_to_me_is_in_the_file(zora: tuple[Inside, Client, Client]) -> None:
    _, client, _ = zora
    referring = {
        table.name
        for table in schema.metadata.tables.values()
        if any(key.column is schema.people.c.id for key in table.foreign_keys)
    }
    assert referring == WHERE.keys() | HASHES, "a new table says something of people: let them read it"
    with zipfile.ZipFile(io.BytesIO(await client.own_data())) as file:
        about = json.loads(file.read("me.json"))
    said = {table: found(about, path) for table, path in WHERE.items()}
    assert all(each is not None for each in said.values()), said
    assert said["ratings"] == {"strength": 31.25, "doubt": 2.5, "games": 9}
    assert (about["sessions"][0]["agent"], about["tables"][0]["i_left"]) == (AGENT, LEFT)
    assert about["sessions"][0]["used"] >= about["sessions"][0]["since"]


def found(about: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        about = about[step]
    return about


async def test_nothing_is_left_of_who_has_gone(zora: tuple[Inside, Client, Client]) -> None:
    inside, client, _ = zora
    before = await everything(inside)
    assert all(each in before for each in (NAME, NAME.casefold(), AGENT, MAIL))
    await client.delete_me(PASSWORD)
    after = await everything(inside)
    assert [each for each in (NAME, NAME.casefold(), AGENT, MAIL, "Quill") if each in after] == []


async def everything(inside: Inside) -> str:
    """All that is stored, as text."""

    def read(connection: Any) -> str:
        return repr([list(connection.execute(select(table))) for table in schema.metadata.sorted_tables])

    return await inside.services.tables.ask(read)


async def test_whoever_leaves_while_games_are_counted_is_on_no_leaderboard(zora: tuple[Inside, Client, Client]) -> None:
    inside, client, _ = zora
    id = (await client.me()).id
    assert [each.name for each in await client.ratings("worldsfair")] == [NAME]
    await client.delete_me(PASSWORD)
    late = {("worldsfair", id): Rating(strength=30.0, doubt=2.0, games=10)}  # another process had begun before
    await inside.services.scribe.write(lambda connection: store.set_ratings(connection, late))
    assert await client.ratings("worldsfair") == []
