"""The deal of the day: the same game for everybody, one try each, and who may see what of it when.

As long as somebody could profit who has not played it, nobody sees another's game that goes on, and a finished one only
who has finished it too and has something to lose: an account from before the day began. ``docs/security.md`` says why.
"""

from __future__ import annotations

import secrets
from collections import Counter

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.kernel.game import Game
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import games
from ludothek.kernel.rng import new_seed, seed_text
from ludothek.protocol import DailyCard, DailyLine, DailyResult, DailyTry, Place, Terms
from ludothek.server import deal_days, store
from ludothek.server.bans import Bans
from ludothek.server.clock import wall
from ludothek.server.opening import open_dealt
from ludothek.server.refusals import NotFound, NotYours
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.setting_up import UNPREDICTABLE
from ludothek.server.statistics import spans
from ludothek.server.table import Table

COMPANY = 3
"""Seats of a deal, where the title has room for so many."""
MIND = "skilled"
"""Quick, so that nobody waits, and without a clock, so that it decides the same on every machine."""
MOST_LINES = 20


def seats_for(game: Game) -> int:
    return max(game.min_seats, min(COMPANY, game.max_seats))


# Playing it.


async def play(services: Services, person: Person, game: Game) -> str:
    """The table of somebody's only try at today's deal: a new one, or the one they have begun; returns its id."""
    day = deal_days.today()
    if (known := await _own_table(services, person, game.title, day)) is not None:
        return known
    deal = await services.scribe.write(lambda connection: store.deal_of(connection, _new_deal(game, day)))
    places = [Place(who="mind", mind=deal.mind) for _ in range(deal.seats)]
    places[deal.seat] = Place(who="me")
    terms = Terms(listed=False, chance=UNPREDICTABLE, hints=False, daily=day)

    def note(connection: Connection, table: str) -> None:
        store.add_try(connection, deal.title, day, person.id, table, wall())

    try:
        return await open_dealt(services, person, game.with_rules(deal.rules), deal.seed, terms, places, note)
    except IntegrityError:  # they did so a moment ago, elsewhere
        if (known := await _own_table(services, person, game.title, day)) is None:
            raise
        return known


async def _own_table(services: Services, person: Person, title: str, day: str) -> str | None:
    tries = await services.tables.ask(lambda connection: store.tries_of(connection, person.id, day))
    return tries[title].table if title in tries else None


def _new_deal(game: Game, day: str) -> store.Deal:
    seats = seats_for(game)
    seed, seat = seed_text(new_seed()), secrets.randbelow(seats)
    return store.Deal(game.title, day, game.rules_version, seats, seat, MIND, seed, wall())


# Looking at it.


async def check_look(services: Services, person: str | None, table: Table) -> None:
    """Refuse whoever may not see a table, because they could still profit from seeing its deal played."""
    table.check_may_look(person)
    day = table.row.terms.daily
    if day is None or not deal_days.is_sealed(day):
        return
    if person is not None and (table.row.host == person or any(each.person == person for each in table.seats)):
        return
    if person is None or table.row.status != "finished":
        raise NotYours("daily-sealed")
    title, since = table.row.title, deal_days.begins(day)
    if not await services.tables.ask(lambda connection: store.has_finished(connection, person, title, day, since)):
        raise NotYours("daily-sealed")


def cards(connection: Connection, person: str | None) -> list[DailyCard]:
    """Today's deals of all titles."""
    day = deal_days.today()
    tries = store.tries_of(connection, person, day) if person else {}
    played = store.count_tried(connection, day, deal_days.closes(day))
    return [
        DailyCard(
            title=game.title,
            day=day,
            ends=deal_days.ends(day),
            seats=seats_for(game),
            mind=MIND,
            players=played.get(game.title, 0),
            yours=tries.get(game.title),
        )
        for game in games()
    ]


def result(connection: Connection, person: str | None, title: str, day: str, bans: Bans) -> DailyResult:
    """What came of a deal, as far as somebody may know it."""
    try:
        closes, today = deal_days.closes(day), deal_days.today()
    except ValueError:
        raise NotFound("daily-day", day=day) from None
    deal = store.deal(connection, title, day)
    if deal is None and day != today:
        raise NotFound("daily-day", day=day)
    over = not deal_days.is_sealed(day)
    tried = store.tried(connection, deal, closes) if deal else []
    before, after = store.deals_around(connection, title, day)
    told = DailyResult(
        title=title,
        day=day,
        ends=deal_days.ends(day),
        closes=closes,
        over=over,
        seats=deal.seats if deal else seats_for(find_game(title)),
        mind=deal.mind if deal else MIND,
        players=len(tried),
        yours=_own_try(connection, person, title, day, tried),
        told=False,
        before=before,
        after=after or (today if day < today else None),
    )
    told.told = over or (told.yours is not None and told.yours.status == "finished")
    if told.told and deal is not None:
        told.scores = spans(Counter(each.score for each in tried))
        told.lines = _lines(tried, person, bans, deal_days.begins(day), over)
        told.seed = deal.seed if over else None
    return told


def _own_try(
    connection: Connection, person: str | None, title: str, day: str, tried: list[store.Tried]
) -> DailyTry | None:
    own = store.tries_of(connection, person, day).get(title) if person else None
    if own is not None:
        own.late = own.status == "finished" and all(each.table != own.table for each in tried)
    return own


def _lines(tried: list[store.Tried], me: str | None, bans: Bans, since: int, over: bool) -> list[DailyLine]:
    """The best, and mine wherever it is. Only those have a place who cannot be somebody's second try so easily."""
    shown = [each for each in tried if each.person is None or not bans.is_banned(each.person)]
    placed = [each for each in shown if _has_place(each, since)]
    may_look = over or any(each.person == me for each in placed)
    lines = [
        DailyLine(
            place=1 + sum(other.worth > each.worth for other in placed) if _has_place(each, since) else None,
            name=each.name,
            page=each.page,
            score=each.score,
            lead=each.lead,
            rank=each.rank,
            yours=me is not None and each.person == me,
            table=each.table if may_look or (me is not None and each.person == me) else None,
        )
        for each in shown
    ]
    return [line for number, line in enumerate(lines) if number < MOST_LINES or line.yours]


def _has_place(tried: store.Tried, since: int) -> bool:
    return tried.account and tried.since < since
