"""What a server refuses of requests whoever makes them: their form, too many of them, no room, its own trouble."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from command import ludothek
from recorded import RECORDS
from server.inside import Inside
from server.moderators import person
from server.playing import open_for_two
from websockets.asyncio.client import connect

from ludothek.client import API, ServerRefused
from ludothek.client.live import decode_server, refusal_of
from ludothek.protocol import Position, Problem
from ludothek.server import blocks, replays, reports, scribe, storage, store, tables
from ludothek.server.limits import Limit, Limits
from provoking import Refusals, send

JSON = {"content-type": "application/json"}


async def forms(refusals: Refusals, server: Inside) -> None:
    """What no client of ours sends."""
    async with AsyncExitStack() as here:
        ada = await here.enter_async_context(await person(server, "Ada"))
        http = await here.enter_async_context(httpx.AsyncClient(base_url=server.address + API, cookies=ada.cookies))
        table = await open_for_two(ada, await here.enter_async_context(await person(server, "Ben")))
        for reason, method, path, content, headers in (
            ("other-site", "POST", "/tables", b"{}", {"origin": "https://elsewhere.example"}),
            ("host", "GET", "/me", None, {"host": "elsewhere.example"}),
            ("nothing-here", "GET", "/nowhere", None, {}),
            ("no-such-method", "PUT", "/me", b"{}", {}),
            ("request-too-large", "POST", "/tables", b" " * 40_000, {}),
            ("no-body", "POST", "/tables", None, {}),
            ("no-text", "POST", "/tables", b'{"title": "\xff"}', {}),
            ("too-deep", "POST", "/tables", b"[" * 20_000, {}),
            ("unexpected", "POST", "/tables", b'{"title": 7}', {}),
            ("not-understood", "POST", "/tables", b'{"title"', {}),
            ("words", "GET", "/titles/worldsfair/words/xx", None, {}),
            ("tutorial", "GET", "/titles/sealed/tutorial", None, {}),
            ("entrant", "DELETE", f"/tournaments/abcdefgh2345/players/{10**12}", None, {}),
        ):
            answer = await http.request(method, path, content=content, headers={**JSON, **headers})
            if not answer.is_error:
                refusals.wrong.append(f"{reason}: {answer.status_code}")
                continue
            refusals.met(reason, refusal_of(answer))
        for reason, wish in (("no-message", b'{"type": "dance"}'), ("say-who-to-act", NUDGE), ("say-who-to-talk", SAY)):
            refusals.met(reason, await _told(server, table, wish))


NUDGE = b'{"type": "nudge", "seat": 0, "request": "1"}'
SAY = b'{"type": "say", "text": "Hello"}'


async def _told(server: Inside, table: str, message: bytes) -> ServerRefused:
    """What somebody nobody knows is told over a live connection."""
    address = f"{server.address.replace('http', 'ws', 1)}{API}/tables/{table}/live"
    async with connect(address, compression=None, proxy=None) as socket:
        await socket.send(message, text=True)
        while True:
            said = decode_server(await socket.recv())
            if isinstance(said, Problem):
                return ServerRefused(said.problem, said.status, message=said.message)
            if isinstance(said, Position) and said.answer and said.answer.message:
                return ServerRefused("", said.answer.status, message=said.answer.message)


async def floods(refusals: Refusals, folder: Path) -> None:
    """Too often, too many at once."""
    refused = refusals.refused
    async with Inside(folder / "flooded", limits=1.0, tables_per_day=1) as server, AsyncExitStack() as here:
        ada, ben = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben")]
        await open_for_two(ada, ben)
        with refused("most-tables-a-day"):
            await open_for_two(ada, ben)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Limits, "DOWNLOADS", Limit(1, 1 / 60))
            await ada.own_data()
            with refused("too-often"):
                await ada.own_data()
        server.services.limits.unsent.add("127.0.0.1", 10**9)
        ada._http.headers["accept-encoding"] = "identity"
        with refused("answers-untaken"):
            await send(ada, "GET", "/titles/euphoria/words/de")


async def crowds(refusals: Refusals, folder: Path) -> None:
    """Too much of everything."""
    refused = refusals.refused
    async with Inside(folder / "crowded", tables_per_person=1, lines_per_table=2) as server, AsyncExitStack() as here:
        ada, ben, eve = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben", "Eve")]
        table = await open_for_two(ada, ben)
        with refused("most-tables"):
            await open_for_two(ada, ben)
        await ada.say(table, "One")
        with refused("lines-of-spectators"):
            await eve.say(table, "Two")
        await ada.say(table, "Two")
        with refused("most-lines"):
            await ada.say(table, "Three")
        storage = server.services.storage
        storage.limit, storage.used = 100, 95
        with refused("storage-nearly-full"):
            await open_for_two(ada, ben)
        storage.used = 100
        with refused("storage-full"):
            await open_for_two(ada, ben)


async def much_brought(refusals: Refusals, folder: Path) -> None:
    refused = refusals.refused
    brought = [path.read_text(encoding="utf-8") for path in sorted((RECORDS / "worldsfair").glob("*.json"))[:2]]
    async with Inside(folder / "shelves", records_per_person=1) as server, await person(server, "Ada") as ada:
        with refused("looks-back"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(replays, "MOST_WAITING", 0)
            await ada.bring(brought[0])
        await ada.bring(brought[0])
        with refused("most-records"):
            await ada.bring(brought[1])
    async with Inside(folder / "loads", megabytes_per_person=1) as server, await person(server, "Ada") as ada:
        with refused("most-megabytes"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(storage, "MEGABYTE", 1)
            await ada.bring(brought[0])


async def troubles(refusals: Refusals, folder: Path) -> None:
    """A server whose database is not as it was, or is too busy."""
    refused = refusals.refused
    async with Inside(folder / "trouble") as server, AsyncExitStack() as here:
        ada, ben = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben")]
        table = await open_for_two(ada, ben)
        gone = await open_for_two(ada, ben)
        for reason, module, name in (("table-busy", tables, "TRIES"), ("database-busy", scribe, "TRIES")):
            with refused(reason), pytest.MonkeyPatch.context() as patch:
                patch.setattr(module, name, 0)
                await ada.hand_over(table, 0)
        for reason, module, path in (("most-reports", reports, "/reports"), ("most-blocks", blocks, "/blocks")):
            with refused(reason), pytest.MonkeyPatch.context() as patch:
                patch.setattr(module, "MOST_OPEN" if module is reports else "MOST_BLOCKS", 0)
                why = {"reason": "shouts"} if module is reports else {}
                await send(ada, "POST", path, {"table": table, "seat": 1, **why})
        await server.services.scribe.write(lambda connection: store.delete_table(connection, gone))
        with refused("table-gone"):
            await ada.say(gone, "Hello")
        with refused("fault"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.services.tables, "find", _fails)
            await ada.look(table)
        file = folder / "trouble" / "ludothek.sqlite3"
        file.rename(folder / "moved.sqlite3")
        with refused("not-kept"):
            await ada.hand_over(table, 0)
        server.services.people.forget()
        with refused("not-read"):
            await ada.me()
        (folder / "moved.sqlite3").rename(file)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET decisions = 99")
    line = f"backup {folder}/wrong.backup --data {file.parent}"
    done = await asyncio.to_thread(ludothek, *line.split(), LUDOTHEK_LANG="de", COLUMNS="999")
    refusals.heard("backup-decisions", "de", done.stderr.strip().partition(f"{table}: ")[2])


async def _fails(_: object) -> None:
    raise ZeroDivisionError
