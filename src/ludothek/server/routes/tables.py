"""What is done at a table: opening it, sitting down, playing, talking, and what comes after the end."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.protocol import (
    AskHint,
    Chat,
    Continue,
    Decide,
    Handover,
    Hints,
    Line,
    Links,
    NewTable,
    Nudge,
    Recover,
    Resign,
    Say,
    Sit,
    Takeback,
    Undo,
)
from ludothek.server import opening
from ludothek.server.chat import lines_of
from ludothek.server.hinting import give_hints
from ludothek.server.limits import Limits
from ludothek.server.refusals import Refused, answer_of
from ludothek.server.routes.asking import Asking, address_of, person_of, services_of, somebody
from ludothek.server.routes.looking import Since, TableId, seen_by, shown
from ludothek.server.routes.refusing import WRITING, refusing, refusing_a_wish
from ludothek.server.sent import Position
from ludothek.server.wishes import Close, NoRematch, Rematch, StandUp, carry_out, open_after


async def _answered(
    request: Asking, id: str, wish: Decide | Undo | Handover | Takeback | Resign | Nudge
) -> Response[Position]:
    """Carry out a wish. Whatever comes of it, the answer is a full fresh position."""
    services = services_of(request)
    person = await person_of(request)
    try:
        answer = await carry_out(services, person, id, wish)
    except LudothekError as refusal:
        answer = answer_of(refusal, wish.request)
    own = (await services.tables.find(id)).table.seats_of(person.id)
    position = await shown(request, id, person, wish.seat if wish.seat in own else None, answer)
    return Response(position, status_code=answer.status)


async def _done(request: Asking, id: str, wish: Sit | StandUp | Recover | Close | NoRematch) -> Position:
    """Carry out a wish, or refuse; the answer is the table after it."""
    person = await person_of(request)
    await carry_out(services_of(request), person, id, wish)
    return await shown(request, id, person)


async def _opened(request: Asking, id: str, wish: Continue | Rematch) -> Position:
    """The new table that somebody wants after a game."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("tables", address_of(request), Limits.TABLES_FROM)
    return await shown(request, await open_after(services, person, id, wish), person)


@post("/tables", summary="Open a table", responses=refusing(401, *WRITING))
async def open_table(request: Asking, data: JSONBody[NewTable]) -> Position:
    """It begins at once if nobody is missing."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("tables", person.id, Limits.TABLES)
    services.limits.take("tables", address_of(request), Limits.TABLES_FROM)
    return await shown(request, await opening.open_table(services, person, data), person)


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


@post("/tables/{table:str}/nudge", summary="Remind somebody", status_code=200, responses=refusing_a_wish())
async def nudge(request: Asking, table: TableId, data: JSONBody[Nudge]) -> Response[Position]:
    """Somebody at my table, that it waits for them."""
    return await _answered(request, table, data)


@post("/tables/{table:str}/resign", summary="Leave for good", status_code=200, responses=refusing_a_wish())
async def resign(request: Asking, table: TableId, data: JSONBody[Resign]) -> Response[Position]:
    """The table's stand-in plays on for the others; the seat cannot be taken back, and is ranked last."""
    return await _answered(request, table, data)


@post("/tables/{table:str}/takeback", summary="Take one's seat back", status_code=200, responses=refusing_a_wish())
async def take_back(request: Asking, table: TableId, data: JSONBody[Takeback]) -> Response[Position]:
    return await _answered(request, table, data)


@post(
    "/tables/{table:str}/hints",
    summary="What would you do?",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def hint(request: Asking, table: TableId, data: JSONBody[AskHint]) -> Hints:
    """The best choices of a seat of mine that is asked, with the chance to win and what is expected of each.

    Only where the table has hints; that I asked is recorded.
    """
    person = await person_of(request)
    return await give_hints(services_of(request), person, address_of(request), table, data.seat)


@post("/tables/{table:str}/seats", summary="Sit down", status_code=200, responses=refusing(401, *WRITING, 404, 409))
async def sit(request: Asking, table: TableId, data: JSONBody[Sit]) -> Position:
    return await _done(request, table, data)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Stand up",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def stand_up(request: Asking, table: TableId, seat: FromPath[int]) -> Position:
    if not 0 <= seat < 16:
        raise Refused("small-seat", seat=as_given(seat))
    return await _done(request, table, StandUp(seat))


@post(
    "/tables/{table:str}/recover",
    summary="Come back to my seat",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def recover(request: Asking, table: TableId, data: JSONBody[Recover]) -> Position:
    """With the seat's own link, on a device that has lost its cookie."""
    return await _done(request, table, data)


@get("/tables/{table:str}/links", summary="Invitations and my own seat's links", responses=refusing(401, 404))
async def links(request: Asking, table: TableId) -> Links:
    """Invitations only for who opened the table; links to seats only for who holds them."""
    services = services_of(request)
    person = await person_of(request)
    found = (await services.tables.find(table)).table
    host = found.row.host == person.id
    free = [each.seat for each in found.seats if host and each.kind == "invitation" and each.person is None]
    return Links(
        invitations={str(seat): services.links.invitation(table, seat, found.renewed[seat]) for seat in free},
        seats={
            str(seat): services.links.own_seat(table, seat, person.id)
            for seat in found.seats_of(person.id)
            if found.row.terms.daily is None
        },
    )


@delete("/tables/{table:str}", summary="Close a table", status_code=200, responses=refusing(401, *WRITING, 404, 409))
async def close(request: Asking, table: TableId) -> Position:
    return await _done(request, table, Close())


@get("/tables/{table:str}/chat", summary="Read the table talk", responses=refusing(404))
async def read_chat(request: Asking, table: TableId, since: Since = None) -> list[Line]:
    """What is said in my room: that of the players, or that of the spectators; and what is said to everyone."""
    services = services_of(request)
    person = await somebody(request)
    me = person.id if person else None
    await seen_by(services, table, me)
    return await lines_of(services, table, me, since or 0)


@post("/tables/{table:str}/chat", summary="Say something", responses=refusing(401, *WRITING, 404))
async def talk(request: Asking, table: TableId, data: JSONBody[Chat]) -> list[Line]:
    """To the other players if I play here, to the other spectators if I watch, to everyone when it is over."""
    services = services_of(request)
    person = await person_of(request)
    await carry_out(services, person, table, Say(text=data.text))
    return (await lines_of(services, table, person.id, 0))[-1:]


@post("/records", summary="Bring a record", request_max_body_size=600_000, responses=refusing(401, *WRITING))
async def upload(request: Asking) -> Position:
    """The record of a finished game, as the body; it is checked, and becomes a table to look at."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("records", person.id, Limits.RECORDS)
    services.limits.take("records", address_of(request), Limits.RECORDS_FROM)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("record-no-text") from None
    return await shown(request, await opening.shelve(services, person, text), person)


@post("/tables/{table:str}/continue", summary="Go on from here", responses=refusing(401, *WRITING, 404, 409))
async def go_on(request: Asking, table: TableId, data: JSONBody[Continue]) -> Position:
    """A new table from a position of a finished game. Its seed is public: it is for study, not for stakes."""
    return await _opened(request, table, data)


@post("/tables/{table:str}/rematch", summary="Once more", responses=refusing(401, *WRITING, 404, 409))
async def rematch(request: Asking, table: TableId) -> Position:
    """Ask for a rematch, or say yes to the one that somebody asks for; it begins when all have said yes."""
    return await _opened(request, table, Rematch())


@delete(
    "/tables/{table:str}/rematch",
    summary="No rematch, thank you",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def decline(request: Asking, table: TableId) -> Position:
    """Say no to the rematch of this game; the others are told."""
    return await _done(request, table, NoRematch())


table_routes = Router(
    path="/",
    route_handlers=[
        open_table,
        decide,
        undo,
        hand_over,
        nudge,
        resign,
        take_back,
        hint,
        sit,
        stand_up,
        recover,
        links,
        close,
        read_chat,
        talk,
        upload,
        go_on,
        rematch,
        decline,
    ],
    tags=["tables"],
)
