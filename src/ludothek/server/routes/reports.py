"""Blocking somebody, and reporting them to those who look after the server."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from ludothek.protocol import BlockCard, NewBlock, NewReport, ReportCard
from ludothek.server import blocks, reports
from ludothek.server.routes.asking import Asking, address_of, person_of, services_of
from ludothek.server.routes.refusing import WRITING, refusing


@get("/blocks", summary="Whom I have blocked", responses=refusing(401))
async def list_blocks(request: Asking) -> list[BlockCard]:
    return await blocks.blocked_by(services_of(request), await person_of(request))


@post("/blocks", summary="Block somebody", responses=refusing(401, *WRITING, 404, 409))
async def block(request: Asking, data: JSONBody[NewBlock]) -> BlockCard:
    """Neither of us reads the other's talk from now on, and we do not sit down at one table."""
    return await blocks.block(services_of(request), await person_of(request), data)


@delete("/blocks/{block:str}", summary="Unblock somebody", status_code=200, responses=refusing(401, *WRITING, 404))
async def unblock(request: Asking, block: FromPath[str]) -> list[BlockCard]:
    """The answer is whom I have blocked still."""
    services, person = services_of(request), await person_of(request)
    await blocks.unblock(services, person, block)
    return await blocks.blocked_by(services, person)


@get("/reports", summary="What I have reported", responses=refusing(401))
async def list_reports(request: Asking) -> list[ReportCard]:
    """With what was decided."""
    return await reports.reported_by(services_of(request), await person_of(request))


@post("/reports", summary="Report somebody", responses=refusing(401, *WRITING, 404, 409))
async def report(request: Asking, data: JSONBody[NewReport]) -> ReportCard:
    """Those who look after the server read it, with the line as it was said."""
    return await reports.report(services_of(request), await person_of(request), address_of(request), data)


report_routes = Router(path="/", route_handlers=[list_blocks, block, unblock, list_reports, report], tags=["people"])
