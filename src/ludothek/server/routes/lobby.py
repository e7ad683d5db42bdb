"""Which titles there are, and which tables."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter
from sqlalchemy import Connection

from ludothek.kernel.errors import UnknownTitle, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.locale import LANGUAGES
from ludothek.kernel.options import json_schema
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import games, titles
from ludothek.kernel.resources import read_text
from ludothek.kernel.rulebook import rules_text
from ludothek.minds import levels
from ludothek.protocol import LONGEST_NAME, Examples, Lobby, Pace, TableCard, TitleCard, Tutorial
from ludothek.server import store
from ludothek.server.encoding import encode
from ludothek.server.examples import examples
from ludothek.server.refusals import NotFound
from ludothek.server.routes.asking import Asking, services_of, somebody
from ludothek.server.routes.refusing import refusing
from ludothek.server.rows import SeatRow, card, seat_cards
from ludothek.server.site import File, pack, served
from ludothek.server.tutorial import has_tutorial, tutorial

SPOKEN = ", ".join(LANGUAGES)

TitleId = Annotated[str, PathParameter(max_length=40)]
CURSOR = r"^\d{1,15}-[a-z0-9]{1,16}$"
Language = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$")]


@get("/titles", summary="All titles", sync_to_thread=False, responses=refusing())
def list_titles() -> list[TitleCard]:
    return [_title(game) for game in games()]


@get(
    "/titles/{title:str}/rules",
    summary="The rules of a title",
    sync_to_thread=False,
    media_type="text/plain",
    responses=refusing(404),
)
def read_rules(request: Asking, title: TitleId, language: Language = "en") -> Response[bytes]:
    """The numbered rules as Markdown."""
    return served(request, _rules(found_title(title), language))


@get(
    "/titles/{title:str}/words/{language:str}",
    summary="The words of a title",
    sync_to_thread=False,
    media_type="text/plain",
    responses=refusing(404),
)
def read_words(request: Asking, title: TitleId, language: FromPath[str]) -> Response[bytes]:
    """Its Fluent catalogue: names of everything on its board, and what is said about them."""
    game = found_title(title)
    if language not in LANGUAGES:
        raise NotFound("words", title=title, language=as_given(language, 20), known=SPOKEN)
    return served(request, _words(game.package, language))


@get(
    "/titles/{title:str}/tutorial",
    summary="The tutorial of a title",
    sync_to_thread=True,
    media_type="application/json",
    responses={200: ResponseSpec(Tutorial, generate_examples=False, description="Its steps"), **refusing(404)},
)
def read_tutorial(request: Asking, title: TitleId) -> Response[bytes]:
    """A recorded opening with hints, step by step; `tutorial` of a title says whether it has one."""
    file = _tutorial(found_title(title))
    if file is None:
        raise NotFound("tutorial", title=title)
    return served(request, file)


@get(
    "/titles/{title:str}/examples",
    summary="The pictures of a title's rules",
    sync_to_thread=True,
    media_type="application/json",
    responses={200: ResponseSpec(Examples, generate_examples=False, description="All of them"), **refusing(404)},
)
def read_examples(request: Asking, title: TitleId, language: Language = "en") -> Response[bytes]:
    """Positions of recorded games, and what of them is shown below which rule; none for a title without."""
    return served(request, _examples(found_title(title), language))


@cache
def _examples(game: Game, language: str) -> File:
    return pack("examples.json", encode(examples(game, language)))


@cache
def _tutorial(game: Game) -> File | None:
    found = tutorial(game)
    return pack("tutorial.json", encode(found)) if found else None


@cache
def _rules(game: Game, language: str) -> File:
    return pack("rules.txt", rules_text(game, language).encode())


@cache
def _words(package: str, language: str) -> File:
    """A title's Fluent catalogue in a language, after the English one, so that nothing is without a name.

    What is said to translators stays here.
    """
    texts = [read_text(package, "locale", f"{each}.ftl") or "" for each in dict.fromkeys(("en", language))]
    lines = "\n".join(texts).split("\n")
    return pack("words.txt", "\n".join(line for line in lines if not line.startswith("#")).encode())


def found_title(title: str) -> Game:
    try:
        return find_game(title)
    except UnknownTitle:
        raise NotFound("title", title=as_given(title), known=", ".join(titles())) from None


def _title(game: Game) -> TitleCard:
    return TitleCard(
        title=game.title,
        rules=game.rules_version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=json_schema(game.options),
        minds=list(levels(game)),
        languages=list(LANGUAGES),
        open_to_all=game.open_to_all,
        tutorial=has_tutorial(game),
    )


@get("/lobby", summary="The lobby", responses=refusing())
async def look_around(
    request: Asking,
    title: Annotated[str | None, QueryParameter(max_length=40, description="Open tables of this title.")] = None,
    pace: Annotated[Pace | None, QueryParameter(description="Open tables played at this pace.")] = None,
    free: Annotated[int, QueryParameter(ge=0, le=16, description="With so many seats for anyone, or more.")] = 0,
    who: Annotated[str, QueryParameter(max_length=LONGEST_NAME, description="With somebody of such a name.")] = "",
    after: Annotated[
        str | None, QueryParameter(pattern=CURSOR, description="The page that follows, as the one before says.")
    ] = None,
    beside: Annotated[
        str | None, QueryParameter(max_length=20, description="All other tables of whoever opened this one.")
    ] = None,
) -> Lobby:
    """Tables with free seats, my tables (those waiting for me first), and finished games.

    Of each person's open tables the newest stands for all of them. Further pages, and the tables ``beside`` one, come
    without my tables and finished games.
    """
    person = await somebody(request)
    me = person.id if person else None
    title, who = title and title.replace("\0", "?"), " ".join(who.split()).replace("\0", "")
    wanted = store.Wanted(title=title, pace=pace, free=free, who=who)
    presences = services_of(request).presences

    def look(connection: Connection) -> tuple[Lobby, dict[str, list[SeatRow]], dict[str, dict[int, int]]]:
        if beside is not None:
            found = store.tables_beside(connection, beside, wanted) if store.is_id(beside) else store.OpenTables()
        else:
            found = store.open_tables(connection, wanted, _place(after) if after else None)
        mine, finished = ([], []) if beside or after else store.lobby(connection, me)
        seats = store.seats_at(connection, found.rows, mine, finished)
        open, own, over = (
            [card(row, seat_cards(seats[row.id], me), me) for row in group] for group in (found.rows, mine, finished)
        )
        own.sort(key=lambda each: (not _waits(each), -each.changed))
        following = f"{found.after[0]}-{found.after[1]}" if found.after else None
        seen = store.last_seen(connection, [row.id for row in mine])
        return Lobby(open=open, mine=own, finished=over, openers=found.openers, after=following), seats, seen

    lobby, seats, seen = await services_of(request).tables.ask(look)
    lobby.presence = {
        each.id: presences.of_seats(each.id, seats[each.id], seen.get(each.id)) for each in (*lobby.open, *lobby.mine)
    }
    return lobby


def _place(cursor: str) -> tuple[int, str]:
    wall, _, id = cursor.partition("-")
    return int(wall), id


def _waits(table: TableCard) -> bool:
    """Whether a table waits for the person who looks: for a decision, or for their yes or no."""
    return any(
        seat.asked == "you" or (seat.yours and not seat.mind and seat.seat in table.waiting) for seat in table.seats
    )


lobby_routes = Router(
    path="/",
    route_handlers=[list_titles, read_rules, read_words, read_tutorial, read_examples, look_around],
    tags=["lobby"],
)
