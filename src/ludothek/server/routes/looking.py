"""Looking at a table, and asking about it: nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, WebSocket, get, websocket
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.speech import CHANGES
from ludothek.kernel.words import Message
from ludothek.protocol import REFUSED, Answer, AskPlans, Look, Plans, Presence, Reason, Spoken, Why
from ludothek.server.addresses import address
from ludothek.server.admission import known, stranger
from ludothek.server.daily import check_look
from ludothek.server.encoding import encode
from ludothek.server.live import Connection
from ludothek.server.loaded import LoadedTable
from ludothek.server.refusals import MOST_TOLD, Clash, Refused, closing_reason, status_of
from ludothek.server.routes.asking import Asking, address_of, person_of, services_of, somebody
from ludothek.server.routes.refusing import refusing
from ludothek.server.routes.streaming import streamed, with_long_journal, written
from ludothek.server.rows import Person
from ludothek.server.sent import Position
from ludothek.server.services import Services
from ludothek.server.site import pack, served
from ludothek.server.table import Table
from ludothek.server.wishes import find_out

TableId = Annotated[str, PathParameter(max_length=20)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=15, description="Through whose eyes.")]
Since = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="The journal since this version.")]
MOST_POSITIONS = 40
"""In one answer."""
FOUND_AT_ONCE = 5
"""Positions of one answer that are in memory; the next are found when these are taken."""
SHORT_JOURNAL = 40
"""Blocks of a journal that are sent in one piece."""
POSITIONS_A_LOOK = 10
"""How many positions of one replay count as one look back."""


async def seen_by(services: Services, id: str, person: str | None) -> LoadedTable:
    """A table that somebody may look at."""
    found = await services.tables.find(id)
    await check_look(services, person, found.table)
    return found


async def shown(
    request: Asking, id: str, person: Person | None, seat: int | None = None, answer: Answer | None = None
) -> Position:
    """A table as somebody sees it now, with the answer to what they asked for."""
    services = services_of(request)
    me = person.id if person else None
    found = await seen_by(services, id, me)
    position = found.telling.position(me, found.table.eyes(me, seat), None, services.tables.time.now())
    position.answer = answer
    return position


@get("/tables/{table:str}", summary="Look at a table", responses=refusing(403, 404))
async def look(
    request: Asking, table: TableId, seat: Seat = None, since: Since = None, spectate: FromQuery[bool] = False
) -> Response[Position]:
    person = await somebody(request)
    services = services_of(request)
    me = person.id if person else None
    if since is not None:
        services.limits.look_back(me, address_of(request))
    found = await seen_by(services, table, me)

    def seen() -> Position:
        eyes = found.table.eyes(me, seat, spectate)
        return found.telling.position(me, eyes, since, services.tables.time.now())

    position = await services.tables.replays.at_hand(seen)
    return Response(position) if len(position.journal) <= SHORT_JOURNAL else await with_long_journal(position)


@get("/tables/{table:str}/positions/{decisions:int}", summary="Look at a position", responses=refusing(403, 404, 409))
async def look_back(request: Asking, table: TableId, decisions: FromPath[int], seat: Seat = None) -> Position:
    """The table after so many decisions; when the game is over, through anybody's eyes."""
    return await anext(await _looked_back(request, table, decisions, decisions, seat))


@get("/tables/{table:str}/positions", summary="Look at many positions", responses=refusing(403, 404, 409))
async def look_through(
    request: Asking,
    table: TableId,
    first: Annotated[
        int, QueryParameter(name="from", ge=0, le=2**31 - 1, description="The first number of decisions.")
    ],
    last: Annotated[
        int, QueryParameter(name="to", ge=0, le=2**31 - 1, description="The last one, at most 39 further.")
    ],
    seat: Seat = None,
) -> Response[list[Position]]:
    """The table after each of so many decisions, seen as a single one is."""
    if not first <= last < first + MOST_POSITIONS:
        raise Refused("positions", most=MOST_POSITIONS)
    return await streamed(b"[", await _looked_back(request, table, first, last, seat), b"]")


async def _looked_back(request: Asking, id: str, first: int, last: int, seat: int | None) -> AsyncIterator[Position]:
    """Positions of the game as it is now, found a few at a time as they are taken."""
    person = await somebody(request)
    services = services_of(request)
    me = person.id if person else None
    for _ in range(first, last + 1, POSITIONS_A_LOOK):
        services.limits.look_back(me, address_of(request))
    found = await seen_by(services, id, me)
    if seat is not None and _is_open_to_all(found.table, seat):
        eyes: int | None = seat
    else:
        eyes = found.table.eyes(me, seat)
    now = services.tables.time.now()
    starts = range(first, last + 1, FOUND_AT_ONCE)
    parts = [found.telling.past(me, eyes, start, min(last, start + FOUND_AT_ONCE - 1), now) for start in starts]
    return _found(services, parts)


async def _found(services: Services, parts: list[Callable[[], list[Position]]]) -> AsyncIterator[Position]:
    while parts:
        for position in await services.tables.replays.at_hand(parts.pop(0)):
            yield position


def _is_open_to_all(table: Table, seat: int) -> bool:
    """Whether anybody may look back through a seat: when the game is over, and at a deal that others still play only
    the seat that was theirs.
    """
    if table.row.status != "finished" or table.elsewhere or seat >= len(table.seats):
        return False
    return table.seats[seat].kind == "person" or not table.sealed


@get("/tables/{table:str}/why", summary="Why not?", responses=refusing(401, 403, 404, 409))
async def why(
    request: Asking,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    element: Annotated[str, QueryParameter(min_length=1, max_length=200)],
) -> Reason:
    """Why pointing at an element of the board chooses nothing now, with the number of the rule."""
    person = await person_of(request)
    found = await services_of(request).tables.find(table)
    return find_out(found, person, Why(seat=seat, element=element))


@get("/tables/{table:str}/elements", summary="What one can point at", responses=refusing(401, 403, 404, 409))
async def elements(request: Asking, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=15)]) -> list[str]:
    """Every element of the board that a seat of mine may ask about."""
    person = await person_of(request)
    found = (await services_of(request).tables.find(table)).table
    found.check_seat(person.id, seat)
    return found.game.elements(found.state, seat)


@get(
    "/tables/{table:str}/names",
    summary="What everything is called",
    media_type="application/json",
    responses={
        200: ResponseSpec(dict[str, Message], generate_examples=False, description="Messages by element"),
        **refusing(403, 404, 409),
    },
)
async def names(request: Asking, table: TableId, seat: Seat = None) -> Response[bytes]:
    """The name of every element of the board that one can point at, as a message."""
    person = await somebody(request)
    me = person.id if person else None
    found = (await seen_by(services_of(request), table, me)).table
    eyes = found.eyes(me, seat)
    called = {element: found.game.name(element) for element in found.game.elements_of(found.state, eyes)}
    return served(request, pack("names.json", encode(called)), "private, no-cache")


@get("/tables/{table:str}/scores", summary="The points after every decision", responses=refusing(404, 409))
async def scores(request: Asking, table: TableId) -> list[list[int]]:
    """Of a finished game: a row of points per seat for the set-up and every decision."""
    services = services_of(request)
    person = await somebody(request)
    services.limits.look_back(None, address_of(request))
    found = (await seen_by(services, table, person.id if person else None)).table
    if found.row.status != "finished":
        raise Clash("scores-too-soon")
    if found.elsewhere:
        raise Clash("sealed")
    return await services.tables.replays.at_hand(lambda: found.past.scores(found.record))


@get("/tables/{table:str}/plans", summary="What can be reached", responses=refusing(401, 403, 404, 409))
async def plans(request: Asking, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=15)]) -> Plans:
    """Several choices in a row that lead to something, where the title offers such plans."""
    person = await person_of(request)
    found = await services_of(request).tables.find(table)
    return find_out(found, person, AskPlans(seat=seat))


@get("/tables/{table:str}/spoken", summary="What is said to who hears the game", responses=refusing(403, 404, 409))
async def spoken(
    request: Asking,
    table: TableId,
    topic: Annotated[str, QueryParameter(min_length=1, max_length=200, description="What one wants to hear about.")],
    seat: Seat = None,
) -> Spoken:
    """The whole game (overview, lead), what happened since I was asked (changes), a player (seat:1) or an element."""
    person = await somebody(request)
    services = services_of(request)
    me = person.id if person else None
    if topic == CHANGES:
        services.limits.look_back(me, address_of(request))
    found = await seen_by(services, table, me)
    eyes = found.table.eyes(me, seat)
    return Spoken(lines=await services.tables.replays.at_hand(lambda: found.telling.spoken(eyes, topic)))


@get("/tables/{table:str}/presence", summary="Who is at a table", responses=refusing(404))
async def presence(request: Asking, table: TableId) -> Presence:
    """Who is there now; who plays there also hears for how long the others have not been."""
    person = await somebody(request)
    services = services_of(request)
    found = (await services.tables.find(table)).table
    return services.presences.look_at(found).presence(person.id if person else None)


@get("/tables/{table:str}/record", summary="The record of a finished game", responses=refusing(404, 409))
async def download(request: Asking, table: TableId) -> Response[Any]:
    """Everything the game was, with its seed, as ``ludothek replay`` reads and checks it."""
    found = (await services_of(request).tables.find(table)).table
    if found.row.status != "finished":
        raise Clash("record-too-soon")
    found.check_unsealed()
    name = f"{found.row.title}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return await written(found.record, headers)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live connection: see docs/protocol.md. The address may say through whose eyes, and since when."""
    services = socket.app.state.services
    await socket.accept()  # first, so that a refusal can say why, and whether to come back
    try:
        token = socket.cookies.get(services.cookie)
        person = await known(services, token)
        if person is None and services.settings.registration != "open":
            raise stranger(services, token)
        me = person.id if person else None
        services.bans.check_person(me)
        with ExitStack() as places:
            for who, most in _most_connections(services, me, address(socket.scope)):
                places.enter_context(services.limits.hold("live connections", who, most))
            look = _look_of(socket)
            found = await seen_by(services, table, me)
            found.table.eyes(me, look.seat, look.spectate)
            await Connection(services, socket, person, found).run(look)
    except LudothekError as refusal:
        await socket.close(REFUSED + status_of(refusal), closing_reason(str(refusal)))


def _look_of(socket: WebSocket[Any, Any, Any]) -> Look:
    """The look that the address of a live connection asks for; the framework would fail where we refuse."""
    names = ("seat", "since", "spectate", "hidden")
    asked = {name: socket.query_params[name] for name in names if name in socket.query_params}
    try:
        return msgspec.convert(asked, type=Look, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("address", detail=as_given(error, MOST_TOLD)) from None


def _most_connections(services: Services, person: str | None, address: str) -> Iterator[tuple[str, int]]:
    """Whose live connections are counted, by address and by person, and how many each may hold."""
    yield address, services.settings.connections_per_address
    if person is not None:
        yield person, services.settings.connections_per_person


looking_routes = Router(
    path="/",
    route_handlers=[
        look,
        look_back,
        look_through,
        why,
        elements,
        names,
        scores,
        plans,
        spoken,
        presence,
        download,
        live,
    ],
    tags=["tables"],
)
