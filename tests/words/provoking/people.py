"""Who one is, accounts, manners, notices: what a server refuses to people."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from server.inside import Inside
from server.moderators import PASSWORD, person
from server.playing import ANYONE, INVITED, ME, open_for_two

from ludothek.client import Client
from ludothek.protocol import NewTable
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.second_factor import code_at
from provoking import Refusals, send

LONG_AGO = 30_000
"""Milliseconds of one step of a second factor."""


async def names_and_sessions(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben")]
        stranger = await here.enter_async_context(Client(server.address))
        with refused("nobody-yet"):
            await stranger.me()
        lost = await here.enter_async_context(Client(server.address, {"ludothek": "x" * 43}))
        with refused("cookie-unknown"):
            await lost.me()
        for reason, name in (
            ("name-length", "   "),
            ("name-without-letter", "..."),
            ("invisible-character", "a\u202eb"),
            ("accents", "a" + "\u0301" * 12),
        ):
            with refused(reason):
                await ada.rename(name)
        with refused("session"):
            await ada.log_out("nothing")
        table = await open_for_two(ada, ben)
        with refused("line-length"):
            await ada.say(table, "   ")
        me = await ben.me()
        await server.services.scribe.write(lambda connection: store.end_sessions_of(connection, me.id))
        with refused("session-ended"):
            await ben.rename("Benjamin")


async def accounts(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben, eve = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben", "Eve")]
        with refused("no-account"):
            await ada.change_password(PASSWORD, PASSWORD)
        for reason, password in (
            ("password-short", "       a"),
            ("password-repeats", "aaaaaaaaaa"),
            ("password-row", "qwertyuiop"),
            ("password-common", "password1"),
            ("password-name", "adalovelace1"),
        ):
            with refused(reason):
                await ada.register("Ada Lovelace", password)
        await ada.register("Ada Lovelace", PASSWORD)
        with refused("account-already"):
            await ada.register("Another", PASSWORD)
        with refused("account-taken"):
            await ben.register("ada lovelace", PASSWORD)
        me = await eve.me()
        await server.services.scribe.write(lambda each: store.add_account(each, me.id, "eve", "Eve", "hash"))
        with refused("account-there"):
            await eve.register("Eva", PASSWORD)
        with refused("wrong-login"):
            await ben.log_in("Ada Lovelace", "wrong")
        with refused("wrong-password"):
            await ada.change_password("wrong", "another horse")
        with refused("link-used"):
            await ben.set_password("nothing", "another horse")
        with refused("second-factor-none"):
            await ada.turn_on("123456")
        secret = (await ada.offer_second_factor(PASSWORD)).secret
        with refused("wrong-first-code"):
            await ada.turn_on("1")
        await ada.turn_on(code_at(secret, wall() // LONG_AGO))
        with refused("second-factor-already"):
            await ada.offer_second_factor(PASSWORD)
        with refused("code-needed"):
            await ben.log_in("Ada Lovelace", PASSWORD)
        with refused("wrong-code"):
            await ben.log_in("Ada Lovelace", PASSWORD, "1")
        with refused("no-page"):
            await ben.history("Ada Lovelace")


async def private_servers(refusals: Refusals, folder: Path) -> None:
    refused = refusals.refused
    async with Inside(folder / "invited", registration="invitation") as server, Client(server.address) as ada:
        with refused("server-by-invitation"):
            await ada.be("Ada")
        with refused("invitation-used"):
            await ada.be("Ada", "nothing")
        with refused("link-to-no-seat"):
            await ada.be("Ada", "0-aaaaaaaa", "nowhere")
    async with Inside(folder / "closed", registration="closed") as server, Client(server.address) as ada:
        with refused("server-by-account"):
            await ada.be("Ada")


async def manners(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben, cleo = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben", "Cleo")]
        table = await open_for_two(ada, ben)
        await ben.say(table, "Hello")
        reason = {"table": table, "reason": "shouts"}
        with refused("report-without-words"):
            await send(ada, "POST", "/reports", {**reason, "seat": 1, "reason": " "})
        with refused("reason-length"):
            await send(ada, "POST", "/reports", {**reason, "seat": 1, "reason": "\u0958" * 150})
        with refused("seat-or-line"):
            await send(ada, "POST", "/reports", reason)
        with refused("yourself"):
            await send(ada, "POST", "/reports", {**reason, "seat": 0})
        with refused("nobody-in-seat"):
            await send(ada, "POST", "/reports", {**reason, "seat": 7})
        with refused("line"):
            await send(ada, "POST", "/reports", {**reason, "line": 99})
        await send(ada, "POST", "/reports", {**reason, "seat": 1})
        with refused("reported-already"):
            await send(ada, "POST", "/reports", {**reason, "seat": 1})
        with refused("block"):
            await send(ada, "DELETE", "/blocks/nothing")
        await send(ada, "POST", "/blocks", {"table": table, "seat": 1})
        theirs = (await ben.open(NewTable(title="worldsfair", seats=[ME, ANYONE, INVITED]))).table.id
        with refused("not-together"):
            await ada.sit(theirs)
        await send(cleo, "POST", "/reports", {**reason, "seat": 0})
        await send(cleo, "POST", "/blocks", {"table": table, "seat": 0})


async def notices(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with await person(server, "Ada") as ada:

        async def add(kind: str, address: str, **more: object) -> None:
            await send(ada, "POST", "/me/notices/ways", {"kind": kind, "address": address, **more})

        await ada.register("Noted", PASSWORD)
        wishes = {"language": "en", "zone": "UTC", "apart": 0}
        with refused("notice-zone"):
            await send(ada, "PUT", "/me/notices", {**wishes, "zone": "Atlantis"})
        with refused("language"):
            await send(ada, "PUT", "/me/notices", {**wishes, "language": "xx"})
        with refused("notice-no-mail"):
            await add("mail", "ada@place.example")
        with refused("notice-hook"):
            await add("slack", "ftp://place.example")
        with refused("notice-keys"):
            await add("push", "https://push.example/1")
        with refused("notice-way"):
            await send(ada, "DELETE", "/me/notices/ways/nothing")
