"""One table: opening it, sitting down, playing, looking, talking, and what comes after the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, WebSocket, delete, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.words import Message
from ludothek.server import opening
from ludothek.server.chat import lines_of, say
from ludothek.server.guard import REFUSED, address
from ludothek.server.house import House
from ludothek.server.limits import Limits
from ludothek.server.live import Connection
from ludothek.server.people import Person
from ludothek.server.protocol import (
    Answer,
    Chat,
    Continue,
    Decide,
    Handover,
    Line,
    Links,
    Look,
    NewTable,
    Plans,
    Position,
    Reason,
    Recover,
    Sit,
    Takeback,
    Undo,
)
from ludothek.server.refusals import Clash, Refused, closing_reason, sentence_of, status_of
from ludothek.server.routes.asking import Asking, address_of, house_of, person_of, somebody
from ludothek.server.routes.refusing import WRITING, refusing, refusing_a_wish

TableId = Annotated[str, PathParameter(max_length=20)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=15, description="Through whose eyes.")]
Since = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="The journal since this version.")]
MOST_POSITIONS = 40
"""In one answer."""
POSITIONS_A_LOOK = 10
"""How many positions of one replay count as one look back."""


async def _shown(
    request: Asking, id: str, person: Person | None, seat: int | None = None, answer: Answer | None = None
) -> Position:
    house = house_of(request)
    table = await house.hall.table(id)
    me = person.id if person else None
    position = table.position(me, table.eyes(me, seat), None, house.hall.time.now())
    position.answer = answer
    return position


async def _answered(request: Asking, id: str, wish: Decide | Undo | Handover | Takeback) -> Response[Position]:
    """Carry out a wish. Whatever comes of it, the answer is a full fresh position."""
    hall = house_of(request).hall
    person = await person_of(request)
    try:
        match wish:
            case Decide():
                answer = await hall.decide(id, person.id, wish)
            case Undo():
                answer = await hall.undo(id, person.id, wish)
            case Handover():
                answer = await hall.hand_over(id, person.id, wish)
            case Takeback():
                answer = await hall.take_back(id, person.id, wish)
    except LudothekError as refusal:
        status = status_of(refusal)
        answer = Answer(request=wish.request, outcome="refused", problem=sentence_of(refusal), status=status)
    table = await hall.table(id)
    seat = wish.seat if wish.seat in table.seats_of(person.id) else None
    return Response(await _shown(request, id, person, seat, answer), status_code=answer.status)


@post("/tables", summary="Open a table", responses=refusing(401, *WRITING))
async def open_table(request: Asking, data: JSONBody[NewTable]) -> Position:
    """It begins at once if nobody is missing."""
    house = house_of(request)
    person = await person_of(request)
    house.limits.take("tables", person.id, Limits.TABLES)
    return await _shown(request, await opening.open_table(house, person, data), person)


@get("/tables/{table:str}", summary="Look at a table", responses=refusing(403, 404))
async def look(
    request: Asking, table: TableId, seat: Seat = None, since: Since = None, spectate: FromQuery[bool] = False
) -> Position:
    person = await somebody(request)
    house = house_of(request)
    if since is not None:
        house.limits.take("looks back", address_of(request), Limits.LOOKS_BACK)
    found = await house.hall.table(table)
    me = person.id if person else None
    return found.position(me, found.eyes(me, seat, spectate), since, house.hall.time.now())


@get("/tables/{table:str}/positions/{decisions:int}", summary="Look at a position", responses=refusing(403, 404, 409))
async def look_back(request: Asking, table: TableId, decisions: FromPath[int], seat: Seat = None) -> Position:
    """The table after so many decisions; when the game is over, through anybody's eyes."""
    (position,) = await _looked_back(request, table, decisions, decisions, seat)
    return position


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
) -> list[Position]:
    """The table after each of so many decisions, in one replay; seen as a single one is."""
    if not first <= last < first + MOST_POSITIONS:
        raise Refused(f"One can look at 1 to {MOST_POSITIONS} positions at once, in the order of the game.")
    return await _looked_back(request, table, first, last, seat)


async def _looked_back(request: Asking, id: str, first: int, last: int, seat: int | None) -> list[Position]:
    person = await somebody(request)
    house = house_of(request)
    for _ in range(first, last + 1, POSITIONS_A_LOOK):
        house.limits.take("looks back", address_of(request), Limits.LOOKS_BACK)
    found = await house.hall.table(id)
    me = person.id if person else None
    if seat is not None and found.row.status == "finished" and seat < len(found.seats):
        eyes: int | None = seat
    else:
        eyes = found.eyes(me, seat)
    return await house.hall.beside(found.past(me, eyes, first, last, house.hall.time.now()))


@post("/tables/{table:str}/decisions", summary="Decide", status_code=200, responses=refusing_a_wish())
async def decide(request: Asking, table: TableId, data: JSONBody[Decide]) -> Response[Position]:
    """Make a decision. A stale or illegal one changes nothing; every answer is a full fresh position."""
    return await _answered(request, table, data)


@post("/tables/{table:str}/undo", summary="Take the last decision back", status_code=200, responses=refusing_a_wish())
async def undo(request: Asking, table: TableId, data: JSONBody[Undo]) -> Response[Position]:
    return await _answered(request, table, data)


@post(
    "/tables/{table:str}/handover", summary="Let a computer player go on", status_code=200, responses=refusing_a_wish()
)
async def hand_over(request: Asking, table: TableId, data: JSONBody[Handover]) -> Response[Position]:
    """For a seat of one's own, or for one whose time is up."""
    return await _answered(request, table, data)


@post("/tables/{table:str}/takeback", summary="Take one's seat back", status_code=200, responses=refusing_a_wish())
async def take_back(request: Asking, table: TableId, data: JSONBody[Takeback]) -> Response[Position]:
    return await _answered(request, table, data)


@get("/tables/{table:str}/why", summary="Why not?", responses=refusing(401, 403, 404, 409))
async def why(
    request: Asking,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    element: Annotated[str, QueryParameter(min_length=1, max_length=200)],
) -> Reason:
    """Why pointing at an element of the board chooses nothing now, with the number of the rule."""
    person = await person_of(request)
    found = await house_of(request).hall.table(table)
    found.check_seat(person.id, seat)
    return Reason(element=element, why=found.why(seat, element))


@get("/tables/{table:str}/elements", summary="What one can point at", responses=refusing(401, 403, 404, 409))
async def elements(request: Asking, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=15)]) -> list[str]:
    """Every element of the board that a seat of mine may ask about."""
    person = await person_of(request)
    found = await house_of(request).hall.table(table)
    found.check_seat(person.id, seat)
    return found.game.elements(found.state, seat)


@get("/tables/{table:str}/names", summary="What everything is called", responses=refusing(403, 404, 409))
async def names(request: Asking, table: TableId, seat: Seat = None) -> dict[str, Message]:
    """The name of every element of the board that one can point at, as a message."""
    person = await somebody(request)
    found = await house_of(request).hall.table(table)
    eyes = found.eyes(person.id if person else None, seat)
    return {element: found.game.name(element) for element in found.game.elements_of(found.state, eyes)}


@get("/tables/{table:str}/scores", summary="The points after every decision", responses=refusing(404, 409))
async def scores(request: Asking, table: TableId) -> list[list[int]]:
    """Of a finished game: a row of points per seat for the set-up and every decision."""
    house = house_of(request)
    house.limits.take("looks back", address_of(request), Limits.LOOKS_BACK)
    found = await house.hall.table(table)
    if found.row.status != "finished":
        raise Clash("The points of every decision are public when the game is over.")
    return await house.hall.beside(lambda: [step.state.scores() for step in found.record.replay()])


@get("/tables/{table:str}/plans", summary="What can be reached", responses=refusing(401, 403, 404, 409))
async def plans(request: Asking, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=15)]) -> Plans:
    """Several choices in a row that lead to something, where the title offers such plans."""
    person = await person_of(request)
    found = await house_of(request).hall.table(table)
    found.check_seat(person.id, seat)
    return Plans(plans=found.plans(seat))


@post("/tables/{table:str}/seats", summary="Sit down", status_code=200, responses=refusing(401, *WRITING, 404, 409))
async def sit(request: Asking, table: TableId, data: JSONBody[Sit]) -> Position:
    person = await person_of(request)
    await opening.sit(house_of(request), person, table, data.seat, data.invitation)
    return await _shown(request, table, person)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Stand up",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def stand_up(request: Asking, table: TableId, seat: FromPath[int]) -> Position:
    person = await person_of(request)
    if not 0 <= seat < 16:
        raise Refused(f"A seat is a small number, not {seat}.")
    await opening.stand_up(house_of(request), person, table, seat)
    return await _shown(request, table, person)


@post(
    "/tables/{table:str}/recover",
    summary="Come back to my seat",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def recover(request: Asking, table: TableId, data: JSONBody[Recover]) -> Position:
    """With the seat's own link, on a device that has lost its cookie."""
    person = await person_of(request)
    await opening.recover(house_of(request), person, table, data.link)
    return await _shown(request, table, person)


@get("/tables/{table:str}/links", summary="Invitations and my own seat's links", responses=refusing(401, 404))
async def links(request: Asking, table: TableId) -> Links:
    """Invitations only for who opened the table; links to seats only for who holds them."""
    house = house_of(request)
    person = await person_of(request)
    found = await house.hall.table(table)
    invited = [each.seat for each in found.seats if each.kind == "invitation" and found.row.host == person.id]
    return Links(
        invitations={str(seat): house.links.invitation(table, seat) for seat in invited},
        seats={str(seat): house.links.own_seat(table, seat, person.id) for seat in found.seats_of(person.id)},
    )


@delete("/tables/{table:str}", summary="Close a table", status_code=200, responses=refusing(401, *WRITING, 404, 409))
async def close(request: Asking, table: TableId) -> Position:
    person = await person_of(request)
    await opening.close(house_of(request), person, table)
    return await _shown(request, table, person)


@get("/tables/{table:str}/chat", summary="Read the table talk", responses=refusing(404))
async def read_chat(request: Asking, table: TableId, since: Since = None) -> list[Line]:
    house = house_of(request)
    return await lines_of(house, await house.hall.table(table), since or 0)


@post("/tables/{table:str}/chat", summary="Say something", responses=refusing(401, *WRITING, 404))
async def talk(request: Asking, table: TableId, data: JSONBody[Chat]) -> list[Line]:
    house = house_of(request)
    person = await person_of(request)
    found = await house.hall.table(table)
    await say(house, found, person, data.text)
    return (await lines_of(house, found, 0))[-1:]


@get("/tables/{table:str}/record", summary="The record of a finished game", responses=refusing(404, 409))
async def download(request: Asking, table: TableId) -> Response[Any]:
    """Everything the game was, with its seed, as ``ludothek replay`` reads and checks it."""
    found = await house_of(request).hall.table(table)
    if found.row.status != "finished":
        raise Clash("The record is public when the game is over.")
    text = found.record.write()
    name = f"{found.row.title}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@post("/records", summary="Bring a record", request_max_body_size=600_000, responses=refusing(401, *WRITING))
async def upload(request: Asking) -> Position:
    """The record of a finished game, as the body; it is checked, and becomes a table to look at."""
    house = house_of(request)
    person = await person_of(request)
    house.limits.take("records", person.id, Limits.RECORDS)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("A record is JSON in UTF-8.") from None
    return await _shown(request, await opening.shelve(house, person, text), person)


@post("/tables/{table:str}/continue", summary="Go on from here", responses=refusing(401, *WRITING, 404, 409))
async def go_on(request: Asking, table: TableId, data: JSONBody[Continue]) -> Position:
    """A new table from a position of a finished game. Its seed is public: it is for study, not for stakes."""
    house = house_of(request)
    person = await person_of(request)
    house.limits.take("tables", person.id, Limits.TABLES)
    found = await house.hall.table(table)
    return await _shown(request, await opening.go_on(house, person, found, data), person)


@post("/tables/{table:str}/rematch", summary="Once more", responses=refusing(401, *WRITING, 404, 409))
async def rematch(request: Asking, table: TableId) -> Position:
    house = house_of(request)
    person = await person_of(request)
    house.limits.take("tables", person.id, Limits.TABLES)
    found = await house.hall.table(table)
    return await _shown(request, await opening.rematch(house, person, found), person)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live connection: see docs/protocol.md. The address may say through whose eyes, and since when."""
    house = socket.app.state.house
    await socket.accept()  # first, so that a refusal can say why, and whether to come back
    try:
        person = await house.people.known(socket.cookies.get(house.cookie))
        me = person.id if person else None
        with ExitStack() as places:
            for who, most in _most_connections(house, me, address(socket.scope)):
                places.enter_context(house.limits.hold("live connections", who, most))
            look = _look_of(socket)
            found = await house.hall.table(table)
            found.eyes(me, look.seat, look.spectate)
            await Connection(house, socket, person, found).run(look)
    except LudothekError as refusal:
        await socket.close(REFUSED + status_of(refusal), closing_reason(sentence_of(refusal)))


def _look_of(socket: WebSocket[Any, Any, Any]) -> Look:
    """What the address asks for; the framework itself would fail where we refuse."""
    asked = {name: socket.query_params[name] for name in ("seat", "since", "spectate") if name in socket.query_params}
    try:
        return msgspec.convert(asked, type=Look, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(f"The address is not as expected: {error}.") from None


def _most_connections(house: House, person: str | None, address: str) -> Iterator[tuple[str, int]]:
    """Of how many live connections somebody may hold one."""
    yield f"at {address}", house.settings.connections_per_address
    if person is not None:
        yield person, house.settings.connections_per_person


table_routes = Router(
    path="/",
    route_handlers=[
        open_table,
        look,
        look_back,
        look_through,
        decide,
        undo,
        hand_over,
        take_back,
        why,
        elements,
        names,
        scores,
        plans,
        sit,
        stand_up,
        recover,
        links,
        close,
        read_chat,
        talk,
        download,
        upload,
        go_on,
        rematch,
        live,
    ],
    tags=["tables"],
)
