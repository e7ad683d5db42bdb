"""Tournaments: opening one, entering and leaving, and their pages."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter
from sqlalchemy import Connection

from ludothek.kernel.errors import as_given
from ludothek.protocol import NewTournament, Tournament, TournamentCard
from ludothek.server.encoding import encode
from ludothek.server.limits import Limits
from ludothek.server.refusals import NotFound
from ludothek.server.routes.asking import Asking, address_of, person_of, services_of, somebody
from ludothek.server.routes.refusing import WRITING, refusing
from ludothek.server.site import pack, served
from ludothek.server.tournaments import entering
from ludothek.server.tournaments.page import cards, page

TournamentId = Annotated[str, PathParameter(max_length=20)]
DOING = refusing(401, *WRITING, 404, 409)


async def _page(request: Asking, id: str) -> Tournament:
    person = await somebody(request)
    me = person.id if person else None
    return await services_of(request).tables.ask(lambda connection: page(connection, id, me))


@get("/tournaments", summary="Tournaments", responses=refusing())
async def list_tournaments(request: Asking) -> list[TournamentCard]:
    """My own and those everybody finds, what goes on first."""
    person = await somebody(request)
    me = person.id if person else None

    def find(connection: Connection) -> list[TournamentCard]:
        return cards(connection, me)

    return await services_of(request).tables.ask(find)


@post("/tournaments", summary="Open a tournament", responses=refusing(401, *WRITING))
async def open_tournament(request: Asking, data: JSONBody[NewTournament]) -> Tournament:
    """Who opens it takes part, and begins it when all are there."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("tournaments", person.id, Limits.TOURNAMENTS)
    services.limits.take("tournaments", address_of(request), Limits.TOURNAMENTS_FROM)
    return await _page(request, await entering.open_tournament(services, person, data))


@get(
    "/tournaments/{tournament:str}",
    summary="The page of a tournament",
    media_type="application/json",
    responses={
        200: ResponseSpec(Tournament, generate_examples=False, description="Standings and stages"),
        **refusing(404),
    },
)
async def look_at_tournament(request: Asking, tournament: TournamentId) -> Response[bytes]:
    """Standings and stages. Whoever asks again with the tag of the last answer is told briefly that it still holds."""
    shown = await _page(request, tournament)
    return served(request, pack("tournament.json", encode(shown)), "private, no-cache")


@post("/tournaments/{tournament:str}/players", summary="Take part", status_code=200, responses=DOING)
async def enter(request: Asking, tournament: TournamentId) -> Tournament:
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("entries", person.id, Limits.TABLES)
    await entering.enter(services, person, tournament)
    return await _page(request, tournament)


@delete("/tournaments/{tournament:str}/players/{number:int}", summary="Leave", status_code=200, responses=DOING)
async def leave(request: Asking, tournament: TournamentId, number: FromPath[int]) -> Tournament:
    """By whoever has this number; before it begins, also by who opened the tournament.

    Who leaves while it is played resigns from their game, and is not paired any more.
    """
    if not 0 < number < 2**31:
        raise NotFound("entrant", number=as_given(number))
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("entries", person.id, Limits.TABLES)
    await entering.leave(services, person, tournament, number)
    return await _page(request, tournament)


@post("/tournaments/{tournament:str}/start", summary="Begin", status_code=200, responses=DOING)
async def start(request: Asking, tournament: TournamentId) -> Tournament:
    """By who opened it; the first round opens at once, each further one when all tables of the last are over."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("entries", person.id, Limits.TABLES)
    await entering.start(services, person, tournament)
    return await _page(request, tournament)


@delete("/tournaments/{tournament:str}", summary="Call it off", status_code=200, responses=DOING)
async def close(request: Asking, tournament: TournamentId) -> Tournament:
    """By who opened it, before it has begun."""
    services = services_of(request)
    await entering.close(services, await person_of(request), tournament)
    return await _page(request, tournament)


tournament_routes = Router(
    path="/",
    route_handlers=[list_tournaments, open_tournament, look_at_tournament, enter, leave, start, close],
    tags=["tournaments"],
)
