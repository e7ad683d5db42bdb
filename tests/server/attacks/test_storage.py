"""Somebody who fills the server: with tables, records, talk and guests. It stays bounded, and is gone after a while."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import msgspec
import pytest
from migrated import migrated_database
from services.postgres import Postgres
from sqlalchemy import func, select
from waiting import until

from ludothek.client import Client, ServerRefused
from ludothek.kernel.record import Player, Record
from ludothek.protocol import Continue, NewTable, Place
from ludothek.server import schema
from ludothek.server.clock import DAY, wall
from server.inside import Inside
from server.playing import ANYONE, ME, MIND, open_for_two, play_on, take_turns
from server.running import Running
from server.strangers import from_afar, named, said

pytestmark = pytest.mark.anyio

HERE = Place(who="here", name="Cleo")
OPEN = NewTable(title="sealed", seats=[ME, ANYONE])
QUOTAS = {"tables_per_day": 4, "records_per_person": 3, "lines_per_table": 6}


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Inside]:
    """A server with small quotas, which often looks how much is stored."""
    monkeypatch.setattr("ludothek.server.caretaker.MEASURED", 0.05)
    given = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        given["LUDOTHEK_DATABASE_URL"] = migrated_database(postgres)
    async with Inside(tmp_path, given, **QUOTAS) as inside:
        yield inside


@pytest.fixture
async def people(server: Inside) -> AsyncIterator[list[Client]]:
    """Four people, each with a name and nothing else."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.address)) for _ in range(4)]
        for number, client in enumerate(clients):
            await client.be(f"Person {number}")
        yield clients


async def refusal(asked: object) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as refused:
        await asked  # type: ignore[misc]
    return refused.value.status, str(refused.value)


async def count(server: Inside, table: str) -> int:
    rows = select(func.count()).select_from(schema.metadata.tables[table])
    return await server.services.tables.ask(lambda connection: connection.scalar(rows) or 0)


async def record_of(client: Client) -> Record:
    """Of a game somebody has played against themselves."""
    opened = await client.open(NewTable(title="sealed", seats=[ME, HERE]))
    async with client.live(opened.table.id) as table:
        await play_on(table, random.Random(7))
    return Record.read(await client.record(opened.table.id))


def renamed(record: Record, name: str) -> str:
    return msgspec.structs.replace(record, seats=[Player(name), *record.seats[1:]]).write()


async def prune_in(server: Inside, days: float) -> None:
    server.services.tables.loaded.clear()
    await server.services.caretaker.prune(wall() + int(days * DAY))


async def test_one_person_opens_so_many_tables_a_day_whatever_becomes_of_them(
    server: Inside, people: list[Client]
) -> None:
    mallory, ada, *_ = people
    for _ in range(QUOTAS["tables_per_day"]):
        opened = await mallory.open(OPEN)
        await mallory.close(opened.table.id)
    assert await refusal(mallory.open(OPEN)) == (429, "You have opened 4 tables within a day; open the next one later.")
    assert await count(server, "tables") == 4
    assert (await ada.open(OPEN)).table.status == "open"


async def test_continuing_and_rematches_count_as_well(server: Inside, people: list[Client]) -> None:
    mallory = people[0]
    opened = await mallory.open(NewTable(title="sealed", seats=[ME, HERE]))
    async with mallory.live(opened.table.id) as table:
        await play_on(table, random.Random(7))
    for _ in range(QUOTAS["tables_per_day"] - 1):
        await mallory.go_on(opened.table.id, Continue(decisions=2, seats=[ME, MIND]))
    for wish in (
        mallory.rematch(opened.table.id),
        mallory.go_on(opened.table.id, Continue(decisions=0, seats=[ME, MIND])),
    ):
        assert (await refusal(wish))[0] == 429


async def test_equal_records_are_kept_once(server: Inside, people: list[Client]) -> None:
    ada, ben, cleo, _ = people
    record = await record_of(ada)
    first = await ada.bring(record.write())
    assert first.table.host
    before = await count(server, "entries")
    for client, text in ((ada, record.write()), (ben, record.write_line()), (ben, record.write())):
        again = await client.bring(text)
        assert (again.table.id, again.seed) == (first.table.id, record.seed)
    assert await count(server, "entries") == before
    other = await ben.bring(renamed(record, "Somebody else"))
    assert other.table.id != first.table.id
    await cleo.register("Cleo", "correct horse")
    kept = await cleo.bring(record.write())
    assert (kept.table.id, kept.table.host) == (first.table.id, True)
    await prune_in(server, 3)
    assert Record.read(await cleo.record(first.table.id)) == record
    assert (await refusal(ben.look(other.table.id)))[0] == 404
    await ben.be("Ben")  # a guest of whom nothing was left has to say so again
    anew = await ben.bring(renamed(record, "Somebody else"))
    assert anew.table.id != other.table.id


async def test_one_person_brings_so_many_records(server: Inside, people: list[Client]) -> None:
    mallory, ada, *_ = people
    record = await record_of(ada)
    for number in range(QUOTAS["records_per_person"]):
        await mallory.bring(renamed(record, f"Name {number}"))
    before = await count(server, "entries")
    status, sentence = await refusal(mallory.bring(renamed(record, "One more")))
    assert (status, sentence) == (429, "You have uploaded 3 records, and this server keeps no more for one person.")
    assert await count(server, "entries") == before
    assert (await mallory.bring(renamed(record, "Name 1"))).table.status == "finished"  # it is here already
    server.services.storage._settings = msgspec.structs.replace(
        server.services.settings, records_per_person=0, megabytes_per_person=1
    )
    assert (await mallory.bring(renamed(record, "One more"))).table.status == "finished"


async def test_one_person_brings_so_many_megabytes(
    server: Inside, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    mallory, ada, *_ = people
    record = await record_of(ada)
    monkeypatch.setattr("ludothek.server.storage.MEGABYTE", 40)  # bytes: the record has about 500
    await mallory.bring(renamed(record, "Name 1"))
    status, sentence = await refusal(mallory.bring(renamed(record, "Name 2")))
    assert (status, sentence) == (
        429,
        "You have uploaded records of 20 MB, and this server keeps no more for one person.",
    )


async def test_a_table_on_which_much_went_back_and_forth_grows_no_more_but_is_played_on(
    server: Inside, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.seating.MOST_ENTRIES", 12)
    mallory, ada, *_ = people
    sentence = "Too much has gone back and forth at this table; it can only be played on or left now."
    waiting = (await mallory.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    position = await mallory.open(NewTable(title="euphoria", seats=[ME, HERE]))
    id = position.table.id
    while position.version < 12 or not position.can_undo:
        back = position.can_undo
        position = await (mallory.undo(position) if back else mallory.decide(position, position.choices[0].id))
    assert position.decisions < 12
    assert await refusal(mallory.undo(position)) == (409, sentence)
    assert await refusal(mallory.hand_over(id, 0)) == (409, sentence)
    for _ in range(6):
        await ada.sit(waiting)
        await ada.stand_up(waiting, 1)
    assert await refusal(ada.sit(waiting)) == (409, sentence)
    async with mallory.live(id) as live:
        await play_on(live, random.Random(7))


async def test_spectators_cannot_take_the_room_for_talk_from_those_who_play(
    server: Inside, people: list[Client]
) -> None:
    ada, ben, mallory, trudy = people
    id = await open_for_two(ada, ben, "sealed")
    for _ in range(3):
        await mallory.say(id, "spam")
    status, sentence = await refusal(trudy.say(id, "spam"))
    assert (status, "only those who sit here" in sentence) == (429, True)
    for _ in range(3):
        await ada.say(id, "Well played.")
    assert await refusal(ben.say(id, "Thanks.")) == (
        429,
        "6 lines have been said at this table; there is room for no more.",
    )
    assert await count(server, "chat") == 6


@pytest.mark.long
async def test_a_spammer_fills_a_part_of_the_server_and_is_gone_after_two_days(
    server: Inside, people: list[Client]
) -> None:
    """Guests come, open tables, talk and go. Those who play go on, accounts begin new games, and then there is room."""
    ada, ben, cleo, _ = people
    await cleo.register("Cleo", "correct horse")
    storage = server.services.storage
    game = await open_for_two(ada, ben, "sealed")
    async with ada.live(game) as one, ben.live(game) as two:
        await take_turns([one, two], random.Random(1), 2)
        guests, tables = await count(server, "people"), await count(server, "tables")
        await until(partial(has_grown, server, 1000))  # PostgreSQL counts what is there already a little later
        storage.limit = storage.used + 250_000
        refused = await spam(server, storage.limit)
        assert refused == (
            503,
            "The storage of this server is nearly full, so only people with an account can begin something new.",
        )
        filled = await count(server, "people")
        async with Client(server.address) as late:
            assert (await refusal(late.be("Late")))[0] == 503
        assert (await refusal(ada.say(game, "What is going on?")))[0] == 503
        assert await count(server, "people") == filled
        assert (await cleo.open(NewTable(title="sealed", seats=[ME, MIND]))).table.status == "playing"
        storage.limit = 1
        full = "The storage of this server is full, so nothing new can be begun; games that are being played go on."
        assert await refusal(cleo.open(OPEN)) == (503, full)
        await take_turns([one, two], random.Random(2), 3)  # a game goes on to its end
    await prune_in(server, 2.1)
    assert await count(server, "tables") == tables + 1  # the game, and the one of an account
    assert await count(server, "people") <= guests
    assert await count(server, "chat") == 0
    storage.limit = 10**10
    assert (await cleo.open(OPEN)).table.status == "open"
    assert (await cleo.look(game)).decisions == 5


async def has_grown(server: Inside, size: int) -> bool:
    await server.services.tables.ask(server.services.storage.measure)
    return server.services.storage.used > size


async def spam(server: Inside, limit: int) -> tuple[int, str]:
    """Become guest after guest until the server refuses; returns how. It stays below the limit by a good part."""
    storage = server.services.storage
    counted = storage.used
    for number in range(2000):
        async with Client(server.address) as mallory:
            try:
                await mallory.be(f"Mallory {number}")
                opened = await mallory.open(OPEN)
                for _ in range(3):
                    await mallory.say(opened.table.id, "Buy my watches! " * 30)
                await mallory.open(OPEN)
            except ServerRefused as error:
                if error.status == 503:
                    assert storage.used < limit
                    return error.status, str(error)
                raise
        if number % 3 == 2:  # PostgreSQL counts its rows once a second
            await until(partial(has_grown, server, counted))
            counted = storage.used
    raise AssertionError("the server never refused")


@pytest.mark.long
async def test_many_guests_at_one_address_open_no_more_tables_than_a_club(guarded: Running) -> None:
    """Each of them stays within what one person may do."""
    opened = 0
    async with from_afar(guarded, "192.0.2.77") as mallory, from_afar(guarded) as ada:
        while opened < 200:
            mallory.cookies.clear()
            await named(mallory)
            answers = [await mallory.post("/tables", content=msgspec.json.encode(OPEN)) for _ in range(5)]
            opened += sum(answer.status_code == 201 for answer in answers)
            if answers[-1].status_code != 201:
                break
        status, sentence = said(answers[-1])
        assert (status, sentence.startswith("That is too many tables in a short time")) == (429, True)
        assert 120 <= opened < 150
        await named(ada)
        assert (await ada.post("/tables", content=msgspec.json.encode(OPEN))).status_code == 201
