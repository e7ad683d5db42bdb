"""Pages of people, for all or only for themselves, and of titles: what was played here and what it came to."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, patch
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from ludothek.kernel.errors import as_given
from ludothek.protocol import LONGEST_NAME, History, Me, PublicPage, RatedLevel, RatedPerson, Statistics
from ludothek.server import exporting, store
from ludothek.server.accounts import NO_ACCOUNT, account_called
from ludothek.server.exporting import Form
from ludothek.server.history import history
from ludothek.server.level_scale import levels_of
from ludothek.server.limits import Limits
from ludothek.server.refusals import Clash, NotFound
from ludothek.server.routes.asking import Asking, address_of, person_of, services_of, somebody
from ludothek.server.routes.lobby import TitleId, found_title
from ludothek.server.routes.looking import TableId
from ludothek.server.routes.refusing import WRITING, refusing
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.statistics import statistics

Name = Annotated[str, PathParameter(max_length=LONGEST_NAME, description="The name of an account.")]


@get("/people/{name:str}/history", summary="What somebody has played", responses=refusing(404))
async def read_history(request: Asking, name: Name) -> History:
    """Games that are over. A page that is not public is there only for whom it belongs to."""
    services = services_of(request)
    person = await somebody(request)
    account = account_called(name)

    def find(connection: Connection) -> History | None:
        owner = store.page_owner(connection, account) if account else None
        if owner is None or not _may_see(services, person, owner):
            return None
        yours = person is not None and person.id == owner.id
        games, ratings = store.games_with(connection, owner.id), store.ratings_of(connection, owner.id)
        return history(owner, games, ratings, yours)

    found = await services.tables.ask(find)
    if found is None:
        raise NotFound("no-page")
    return found


def _may_see(services: Services, person: Person | None, owner: store.PageOwner) -> bool:
    if person is not None and person.id == owner.id:
        return True
    return owner.public and not services.bans.is_banned(owner.id)


@get("/titles/{title:str}/ratings", summary="The leaderboard of a title", responses=refusing(404))
async def read_ratings(request: Asking, title: TitleId) -> list[RatedPerson]:
    """The strongest of those who have played rated games, in the order of what they very likely are at least."""
    services = services_of(request)
    person = await somebody(request)
    found_title(title)
    found = await services.tables.ask(lambda connection: store.leaderboard(connection, title))
    me = person.id if person else None
    return [each.card(me) for each in found if not services.bans.is_banned(each.person)]


@get("/titles/{title:str}/levels", summary="How strong the computer players of a title are", responses=refusing(404))
async def read_levels(request: Asking, title: TitleId) -> list[RatedLevel]:
    """On the scale of people's ratings, with their doubt: by matches against each other, and of rated people."""
    levels = found_title(title).levels
    return await services_of(request).tables.ask(lambda connection: levels_of(connection, title, levels))


@get("/titles/{title:str}/statistics", summary="What a title's games came to", responses=refusing(404))
async def read_statistics(request: Asking, title: TitleId) -> Statistics:
    """All games of the title that were played here from the beginning to the end."""
    services = services_of(request)
    found_title(title)
    return await services.tables.ask(lambda connection: statistics(connection, title, services.bans))


FormOf = Annotated[Form, QueryParameter(description="JSON, or Parquet where the server can write it.")]


@get("/titles/{title:str}/games", summary="A title's games as rows", responses=refusing(400, 404, 429))
async def read_games(request: Asking, title: TitleId, form: FormOf = "json") -> Response[bytes]:
    """A row per seat of the finished games, the latest first, as a file; nobody is named in it."""
    services = services_of(request)
    found_title(title)
    services.limits.take("downloads", address_of(request), Limits.DOWNLOADS)
    file = await services.tables.ask(lambda connection: exporting.of_title(connection, title, form))
    return _file(file, title, form)


@get("/people/{name:str}/games", summary="Somebody's games as rows", responses=refusing(400, 404, 429))
async def read_own_games(request: Asking, name: Name, form: FormOf = "json") -> Response[bytes]:
    """A row per seat of the games that their page tells of, as a file."""
    services = services_of(request)
    person = await somebody(request)
    account = account_called(name)
    services.limits.take("downloads", address_of(request), Limits.DOWNLOADS)

    def find(connection: Connection) -> bytes | None:
        owner = store.page_owner(connection, account) if account else None
        if owner is None or not _may_see(services, person, owner):
            return None
        yours = person is not None and person.id == owner.id
        return exporting.of_person(connection, owner.id, yours, form)

    file = await services.tables.ask(find)
    if file is None:
        raise NotFound("no-page")
    return _file(file, "games", form)


def _file(content: bytes, name: str, form: Form) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.{form}"', "cache-control": "private, no-cache"}
    return Response(content, media_type=exporting.MEDIA[form], headers=headers)


@patch("/account/page", summary="Show my page or hide it", responses=refusing(401, *WRITING, 409))
async def show_page(request: Asking, data: JSONBody[PublicPage]) -> Me:
    """Whether others see the page with my games; for that one needs an account."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("new names", person.id, Limits.RENAMES)

    def job(connection: Connection) -> Person | None:
        if not store.set_public_page(connection, person.id, data.public):
            raise Clash(NO_ACCOUNT)
        return store.person_in(connection, person.session)

    found = await services.scribe.write(job)
    services.people.forget(person.id)
    return (found or person).card()


@get("/tables/{table:str}/people", summary="Whose pages can be seen", responses=refusing(404))
async def read_pages(request: Asking, table: TableId) -> dict[str, str]:
    """By seat, the names under which those at a table show their pages."""
    services = services_of(request)
    if not store.is_id(table):
        raise NotFound("table", id=as_given(table, 20))
    found = await services.tables.ask(lambda connection: store.pages_at(connection, table))
    return {str(seat): account for seat, (id, account) in found.items() if not services.bans.is_banned(id)}


history_routes = Router(
    path="/",
    route_handlers=[
        read_history,
        read_ratings,
        read_levels,
        read_statistics,
        read_games,
        read_own_games,
        show_page,
        read_pages,
    ],
    tags=["history"],
)
