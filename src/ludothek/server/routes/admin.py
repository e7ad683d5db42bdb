"""Looking after the server: everything ``ludothek admin`` does to people and tables, for admins. Others get 403."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from ludothek.protocol import (
    LONGEST_REASON,
    AdminPerson,
    AdminReport,
    AdminTable,
    AdminTableCard,
    AuditCard,
    BanCard,
    InvitationCard,
    NewBan,
    NewInvitation,
    OneTimeLink,
    PersonCard,
    Promotion,
    Resolution,
)
from ludothek.server import admin_view, moderating, store
from ludothek.server.addresses import host_of
from ludothek.server.bans import address_of as parsed_address
from ludothek.server.bans import network_of
from ludothek.server.one_time_links import address_of_link
from ludothek.server.refusals import Clash, NotFound
from ludothek.server.routes.asking import Asking, admin_of, services_of
from ludothek.server.routes.looking import TableId
from ludothek.server.routes.refusing import WRITING, refusing

T = TypeVar("T")

PersonId = Annotated[str, PathParameter(max_length=16)]
Number = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
Search = Annotated[str, QueryParameter(max_length=60, description="Part of a name, or an id.")]
Why = Annotated[str, QueryParameter(max_length=LONGEST_REASON, description="Why, for the audit log.")]
READING = refusing(401, 403, 404)
DOING = refusing(401, *WRITING, 404, 409)


async def _seen(request: Asking, query: Callable[[Connection], T]) -> T:
    """What an admin looks up."""
    await admin_of(request)
    return await services_of(request).tables.ask(query)


async def _done(request: Asking, deed: Callable[[Connection, str], T]) -> T:
    """What an admin does, in their name."""
    admin = await admin_of(request)
    return await services_of(request).moderation.do(lambda connection: deed(connection, admin.id))


# Reports.


@get("/reports", summary="What was reported", responses=READING)
async def list_reports(
    request: Asking, search: Search = "", waiting: Annotated[bool, QueryParameter()] = False
) -> list[AdminReport]:
    """Those that wait first."""
    return await _seen(request, lambda connection: admin_view.all_reports(connection, search, waiting))


@post("/reports/{number:int}", summary="Decide about a report", status_code=200, responses=DOING)
async def resolve(request: Asking, number: Number, data: JSONBody[Resolution]) -> list[AdminReport]:
    """The answer is all that wait still."""
    await _done(request, lambda connection, who: moderating.resolve(connection, who, number, data.outcome, data.note))
    return await _seen(request, lambda connection: admin_view.all_reports(connection, only_open=True))


# People.


@get("/people", summary="Look for people", responses=READING)
async def list_people(request: Asking, search: Search = "") -> list[PersonCard]:
    return await _seen(request, lambda connection: admin_view.people(connection, search))


@get("/people/{person:str}", summary="Look at a person", responses=READING)
async def look_at_person(request: Asking, person: PersonId) -> AdminPerson:
    return await _seen(request, lambda connection: admin_view.person(connection, person))


@post("/people/{person:str}/admin", summary="Make an admin, or none", status_code=200, responses=DOING)
async def promote(request: Asking, person: PersonId, data: JSONBody[Promotion]) -> AdminPerson:
    def deed(connection: Connection, who: str) -> AdminPerson:
        id = moderating.person_named(connection, person)
        (moderating.promote if data.admin else moderating.demote)(connection, who, id, data.why)
        return admin_view.person(connection, id)

    return await _done(request, deed)


@post("/people/{person:str}/password", summary="Reset a password", responses=DOING)
async def reset_password(request: Asking, person: PersonId, why: Why = "") -> OneTimeLink:
    """A link with which they set a new one, to be given to them; it works once, and for a day."""

    def deed(connection: Connection, who: str) -> tuple[str, int]:
        return moderating.reset_password(connection, who, moderating.person_named(connection, person), why)

    return _link(request, "password", *await _done(request, deed))


@delete("/people/{person:str}/second-factor", summary="Remove a second factor", status_code=200, responses=DOING)
async def remove_second_factor(request: Asking, person: PersonId, why: Why = "") -> AdminPerson:
    """For who has lost it; then logging in needs no code any more."""

    def deed(connection: Connection, who: str) -> AdminPerson:
        id = moderating.person_named(connection, person)
        moderating.remove_second_factor(connection, who, id, why)
        return admin_view.person(connection, id)

    return await _done(request, deed)


# Tables and talk.


@get("/tables", summary="Look for tables", responses=READING)
async def list_tables(request: Asking, search: Search = "") -> list[AdminTableCard]:
    return await _seen(request, lambda connection: admin_view.tables(connection, search))


@get("/tables/{table:str}", summary="Look at who plays and talks at a table", responses=READING)
async def look_at_table(request: Asking, table: TableId) -> AdminTable:
    """With its talk, but with nothing of the game. That somebody looked is in the audit log."""
    return await _done(request, lambda connection, who: moderating.look_at_table(connection, who, table))


@post("/tables/{table:str}/close", summary="End a table", status_code=200, responses=DOING)
async def close_table(request: Asking, table: TableId, why: Why = "") -> AdminTable:
    def deed(connection: Connection, who: str) -> AdminTable:
        moderating.close_table(connection, who, table, why)
        return admin_view.table(connection, table)

    return await _done(request, deed)


@post("/tournaments/{tournament:str}/close", summary="End a tournament", status_code=200, responses=DOING)
async def close_tournament(request: Asking, tournament: TableId, why: Why = "") -> dict[str, str]:
    """Its tables are closed, too."""
    await _done(request, lambda connection, who: moderating.close_tournament(connection, who, tournament, why))
    return {"closed": tournament}


@delete("/tables/{table:str}", summary="Delete a table", status_code=200, responses=DOING)
async def delete_table(request: Asking, table: TableId, why: Why = "") -> dict[str, str]:
    """With all that was played and said at it. What was reported stays."""
    await _done(request, lambda connection, who: moderating.delete_table(connection, who, table, why))
    return {"deleted": table}


@delete("/tables/{table:str}/lines/{number:int}", summary="Remove a line of talk", status_code=200, responses=DOING)
async def remove_line(request: Asking, table: TableId, number: Number, why: Why = "") -> AdminTable:
    """What it said is gone for all who read it; who reported it has its text kept with the report."""

    def deed(connection: Connection, who: str) -> AdminTable:
        moderating.remove_line(connection, who, table, number, why)
        return admin_view.table(connection, table)

    return await _done(request, deed)


# Bans.


@get("/bans", summary="Who is banned or muted", responses=READING)
async def list_bans(request: Asking) -> list[BanCard]:
    return await _seen(request, admin_view.bans)


@post("/bans", summary="Ban or mute", responses=DOING)
async def ban(request: Asking, data: JSONBody[NewBan]) -> list[BanCard]:
    """A person or a range of addresses, until a time or for good. The answer is all who are banned or muted."""
    own = parsed_address(host_of(request.scope) or "")

    def deed(connection: Connection, who: str) -> list[BanCard]:
        if data.network is not None and own is not None and own in network_of(data.network):
            raise Clash("ban-of-own-network")
        whom = moderating.target(connection, data.person, data.network)
        moderating.ban(connection, who, data.kind, whom, data.reason, data.until)
        return admin_view.bans(connection)

    return await _done(request, deed)


@delete("/bans/{number:int}", summary="Lift a ban or mute", status_code=200, responses=DOING)
async def lift(request: Asking, number: Number, why: Why = "") -> list[BanCard]:
    """The answer is all who are banned or muted still."""

    def deed(connection: Connection, who: str) -> list[BanCard]:
        found = store.ban(connection, number)
        if found is None:
            raise NotFound("ban", number=number)
        moderating.lift(connection, who, found.kind, moderating.Target(found.person, found.network), why)
        return admin_view.bans(connection)

    return await _done(request, deed)


# Invitations to a private server.


@get("/invitations", summary="Invitations nobody has used", responses=READING)
async def list_invitations(request: Asking) -> list[InvitationCard]:
    return await _seen(request, admin_view.invitations)


@post("/invitations", summary="Invite somebody to a private server", responses=DOING)
async def invite(request: Asking, data: JSONBody[NewInvitation]) -> OneTimeLink:
    """A link to be given away. It works once."""
    return _link(
        request,
        "invitation",
        *await _done(request, lambda connection, who: moderating.invite(connection, who, data.days, data.why)),
    )


@delete("/invitations/{invitation:str}", summary="Revoke an invitation", status_code=200, responses=DOING)
async def revoke(request: Asking, invitation: FromPath[str], why: Why = "") -> list[InvitationCard]:
    def deed(connection: Connection, who: str) -> list[InvitationCard]:
        moderating.revoke(connection, who, invitation, why)
        return admin_view.invitations(connection)

    return await _done(request, deed)


# The audit log.


@get("/audit", summary="What admins did", responses=READING)
async def list_audit(
    request: Asking,
    search: Search = "",
    before: Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="Only those before it.")] = None,
) -> list[AuditCard]:
    """The newest first, 200 at a time."""
    return await _seen(request, lambda connection: admin_view.audit(connection, search, before))


def _link(request: Asking, kind: store.LinkKind, token: str, expires: int) -> OneTimeLink:
    server = services_of(request).settings.public_url or str(request.base_url)
    return OneTimeLink(address=address_of_link(server, kind, token), expires=expires)


admin_routes = Router(
    path="/admin",
    route_handlers=[
        list_reports,
        resolve,
        list_people,
        look_at_person,
        promote,
        reset_password,
        remove_second_factor,
        list_tables,
        look_at_table,
        close_table,
        close_tournament,
        delete_table,
        remove_line,
        list_bans,
        ban,
        lift,
        list_invitations,
        invite,
        revoke,
        list_audit,
    ],
    tags=["admin"],
)
