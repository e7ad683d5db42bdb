"""The deal of the day: which there are, playing one, and what came of it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import PathParameter

from ludothek.protocol import DailyCard, DailyResult
from ludothek.server import daily
from ludothek.server.limits import Limits
from ludothek.server.routes.asking import Asking, address_of, person_of, services_of, somebody
from ludothek.server.routes.lobby import TitleId, found_title
from ludothek.server.routes.looking import shown
from ludothek.server.routes.refusing import WRITING, refusing
from ludothek.server.sent import Position

Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$", description="As in 2026-11-18, by universal time.")]


@get("/daily", summary="Today's deals", responses=refusing())
async def list_deals(request: Asking) -> list[DailyCard]:
    """One for every title: the same cards, dice and computer players for everybody, until the next one comes."""
    person = await somebody(request)
    me = person.id if person else None
    return await services_of(request).tables.ask(lambda connection: daily.cards(connection, me))


@post("/daily/{title:str}", summary="Play today's deal", responses=refusing(401, *WRITING, 404))
async def play_deal(request: Asking, title: TitleId) -> Position:
    """My only try: a new table, or the one I have begun. It has no hints and is not rated."""
    services = services_of(request)
    game = found_title(title)
    person = await person_of(request)
    services.limits.take("tables", person.id, Limits.TABLES)
    services.limits.take("tables", address_of(request), Limits.TABLES_FROM)
    return await shown(request, await daily.play(services, person, game), person)


@get("/daily/{title:str}/{day:str}", summary="What came of a deal", responses=refusing(404))
async def read_deal(request: Asking, title: TitleId, day: Day) -> DailyResult:
    """Points and places: of today's for who has finished it, later for everybody, with the seed."""
    services = services_of(request)
    found_title(title)
    person = await somebody(request)
    me = person.id if person else None
    return await services.tables.ask(lambda connection: daily.result(connection, me, title, day, services.bans))


daily_routes = Router(path="/", route_handlers=[list_deals, play_deal, read_deal], tags=["deal of the day"])
