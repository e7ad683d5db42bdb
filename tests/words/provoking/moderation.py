"""What those who look after a server are refused, and what they keep others from."""

from __future__ import annotations

from contextlib import AsyncExitStack

from server.inside import Inside
from server.moderators import PASSWORD, person
from server.playing import open_for_two

from ludothek.client import Client
from ludothek.protocol import NewTournament
from ludothek.protocol.opening import Bank
from ludothek.server import moderating
from ludothek.server.clock import DAY, wall
from ludothek.server.moderating import Target
from ludothek.server.second_factor import code_at
from provoking import Refusals, send

STEP = 30_000


async def _admin(server: Inside, name: str) -> Client:
    client = await person(server, name)
    me = await client.register(name, PASSWORD)
    await server.services.moderation.do(lambda connection: moderating.promote(connection, None, me.id))
    server.services.people.forget()
    return client


async def deeds(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        astrid, bert = [await here.enter_async_context(await _admin(server, name)) for name in ("Astrid", "Bert")]
        guest = await here.enter_async_context(await person(server, "Guest"))
        table = await open_for_two(astrid, guest)
        ban = {"kind": "ban", "reason": "shouts"}
        visitor = (await guest.me()).id
        with refused("for-admins"):
            await send(guest, "GET", "/admin/people")
        for reason, method, path, body in (
            ("nobody-with-id", "GET", "/admin/people/nobody", None),
            ("nobody-called", "POST", "/admin/people/nobody/admin", {"admin": True}),
            ("admin-without-account", "POST", f"/admin/people/{visitor}/admin", {"admin": True}),
            ("admin-already", "POST", "/admin/people/Bert/admin", {"admin": True}),
            ("no-admin", "POST", f"/admin/people/{visitor}/admin", {"admin": False}),
            ("no-password", "POST", f"/admin/people/{visitor}/password", None),
            ("password-of-admin", "POST", "/admin/people/Bert/password", None),
            ("no-second-factor", "DELETE", "/admin/people/Bert/second-factor", None),
            ("table", "POST", "/admin/tables/nothing/close", None),
            ("line-removed", "DELETE", f"/admin/tables/{table}/lines/99", None),
            ("report", "POST", "/admin/reports/99", {"outcome": "dismissed"}),
            ("ban", "DELETE", "/admin/bans/99", None),
            ("ban-of-one", "POST", "/admin/bans", ban),
            ("ban-needs-reason", "POST", "/admin/bans", {**ban, "person": visitor, "reason": " "}),
            ("mute-needs-reason", "POST", "/admin/bans", {"kind": "mute", "person": visitor, "reason": " "}),
            ("ban-end", "POST", "/admin/bans", {**ban, "person": visitor, "until": 1}),
            ("ban-of-admin", "POST", "/admin/bans", {**ban, "person": "Bert"}),
            ("ban-of-own-network", "POST", "/admin/bans", {**ban, "network": "127.0.0.0/8"}),
            ("mute-of-network", "POST", "/admin/bans", {**ban, "kind": "mute", "network": "192.0.2.0/24"}),
            ("network", "POST", "/admin/bans", {**ban, "network": "Mars"}),
            ("network-too-wide", "POST", "/admin/bans", {**ban, "network": "192.0.0.0/2"}),
            ("open-invitation", "DELETE", "/admin/invitations/nothing", None),
        ):
            with refused(reason):
                await send(astrid, method, path, body)

        secret = (await bert.offer_second_factor(PASSWORD)).secret
        await bert.turn_on(code_at(secret, wall() // STEP))
        with refused("second-factor-of-admin"):
            await send(astrid, "DELETE", "/admin/people/Bert/second-factor")
        services, nobody = server.services, Target(person="nobody")
        with refused("no-ban-of"):
            await services.moderation.do(lambda each: moderating.lift(each, None, "ban", nobody))
        with refused("no-mute-of"):
            await services.moderation.do(lambda each: moderating.lift(each, None, "mute", nobody))
        with refused("invitation-days"):
            await services.moderation.do(lambda each: moderating.invite(each, None, 1000))

        wish = NewTournament(name="Night", title="sealed", format="swiss", seats=2, clock=Bank(seconds=600))
        evening = (await astrid.open_tournament(wish)).id
        await send(astrid, "POST", f"/admin/tournaments/{evening}/close")
        with refused("tournament-over"):
            await send(astrid, "POST", f"/admin/tournaments/{evening}/close")
        await send(astrid, "POST", "/admin/bans", {"kind": "mute", "person": visitor, "reason": "shouts"})
        with refused("muted"):
            await guest.say(table, "Hello")
        await send(astrid, "POST", "/admin/bans", {**ban, "person": visitor, "until": wall() + DAY})
        with refused("banned"):
            await guest.rename("Visitor")


async def banned_networks(refusals: Refusals, server: Inside) -> None:
    async with await person(server, "Guest") as guest:
        await server.services.moderation.do(
            lambda each: moderating.ban(each, None, "ban", Target(network="127.0.0.0/8"), "floods", None)
        )
        with refusals.refused("network-banned"):
            await guest.me()
