"""Opening a tournament, entering and leaving it, beginning and closing it: what people do."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.kernel.errors import LudothekError, WrongSeats
from ludothek.kernel.registry import game as find_game
from ludothek.minds import check
from ludothek.protocol import MOST_PEOPLE, Days, NewTournament, Resign
from ludothek.protocol.typed_text import readable_name
from ludothek.server import blocks, seating, store
from ludothek.server.clock import DAY, wall
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused, TooMany, Unavailable
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.setting_up import USUAL_MIND
from ludothek.server.store.tournaments import Entrant, Plan, TournamentRow
from ludothek.server.tournaments.pairing import rounds_to_meet_all

MOST_OPEN = 10
"""Tournaments one person may have opened that are not over."""
MOST_A_DAY = 20
MOST_ENTERED = 30
"""Tournaments one person may be in that are not over."""


async def open_tournament(services: Services, person: Person, wish: NewTournament) -> str:
    """A tournament as somebody wishes it, who is in it as the first; returns its id."""
    services.bans.check_voice(person.id)  # the name of a tournament is read by everybody
    services.storage.check_room(person)
    row = _row(person, wish)

    def job(connection: Connection) -> None:
        store.add_tournament(connection, row)
        store.add_entrant(connection, row.id, 1, person.id, row.wall)
        unfinished, lately, entered = store.count_tournaments(connection, person.id, row.wall - DAY)
        if unfinished > MOST_OPEN:  # then it is not added
            raise TooMany("most-tournaments", most=MOST_OPEN)
        if lately > MOST_A_DAY:
            raise TooMany("most-tournaments-a-day", most=MOST_A_DAY)
        if entered > MOST_ENTERED:
            raise TooMany("most-entered", most=MOST_ENTERED)

    await services.scribe.write(job)
    return row.id


def _row(person: Person, wish: NewTournament) -> TournamentRow:
    game = find_game(wish.title)
    if not game.min_seats <= wish.seats <= game.max_seats:
        raise WrongSeats("seats", title=game.title, least=game.min_seats, most=game.max_seats, seats=wish.seats)
    duplicate = wish.format == "duplicate"
    if wish.seats < 2 and not duplicate:
        raise Refused("tournament-alone")
    people = wish.people or wish.seats
    if people > wish.seats or (people < wish.seats and not duplicate):
        raise Refused("tournament-people", seats=wish.seats)
    if isinstance(wish.clock, Days) != (wish.pace == "days"):
        raise Refused("tournament-clock")
    mind = wish.mind or USUAL_MIND
    check(game, mind)  # refuses one that is not there
    plan = Plan(
        format=wish.format,
        seats=wish.seats,
        people=people,
        options=game.settle(wish.options),
        pace=wish.pace,
        clock=wish.clock,
        mind=mind,
    )
    now = wall()
    return TournamentRow(
        id=store.new_id(),
        name=readable_name(wish.name),
        title=game.title,
        plan=plan,
        host=person.id,
        listed=wish.listed,
        status="gathering",
        round=0,
        rounds=0 if wish.format == "round-robin" else wish.rounds,
        settled=True,
        wall=now,
        changed=now,
    )


async def enter(services: Services, person: Person, id: str) -> None:
    """Take part in a tournament that has not begun; who does already stays in it."""

    def job(connection: Connection) -> None:
        row = store.tournament(connection, id, hold=True)
        entered = store.entrants(connection, id)
        if any(each.person == person.id for each in entered):
            return
        _check_gathering(row)
        if len(entered) >= MOST_PEOPLE:
            raise Clash("tournament-full", most=MOST_PEOPLE)
        if store.apart_from(connection, person.id) & {each.person for each in entered}:
            raise NotYours(blocks.NOT_TOGETHER)
        number = max((each.number for each in entered), default=0) + 1
        store.add_entrant(connection, id, number, person.id, wall())
        if store.count_tournaments(connection, person.id, 0)[2] > MOST_ENTERED:
            raise TooMany("most-entered", most=MOST_ENTERED)

    try:
        await services.scribe.write(job)
    except IntegrityError:
        raise Clash("somebody-acted") from None


def _check_gathering(row: TournamentRow) -> None:
    if row.status != "gathering":
        raise Clash("tournament-begun" if row.status == "playing" else "tournament-over")


async def leave(services: Services, person: Person, id: str, number: int) -> None:
    """Leave a tournament, or let its host take somebody out before it begins.

    Who leaves while it is played gives up the game they are in, and is not paired any more.
    """

    def job(connection: Connection) -> TournamentRow:
        row = store.tournament(connection, id, hold=True)
        found = _entrant(store.entrants(connection, id), number)
        own = found.person == person.id
        if not own and row.host != person.id:
            raise NotYours("entrant-of-others")
        if row.status == "gathering":
            store.remove_entrant(connection, id, number, wall())
        elif row.status != "playing":
            raise Clash("tournament-over")
        elif not own:
            raise Clash("entrant-plays")
        else:
            store.note_entrant_left(connection, id, number, row.round, wall())
        return row

    row = await services.scribe.write(job)
    if row.status == "playing":
        await _give_up(services, person, id)


def _entrant(entered: list[Entrant], number: int) -> Entrant:
    for each in entered:
        if each.number == number:
            return each
    raise NotFound("entrant", number=number)


async def _give_up(services: Services, person: Person, id: str) -> None:
    """Resign from the games of a tournament that somebody is in."""
    for game in await services.tables.ask(lambda connection: store.tables_of_rounds(connection, id)):
        if game.outcome is None and game.status == "playing":
            for seat in (await services.tables.find(game.table)).table.seats_of(person.id):
                with suppress(Clash, NotFound):  # it has ended meanwhile
                    wish = Resign(seat=seat, request=f"leave-{store.new_id()}")
                    await seating.resign(services, person.id, game.table, wish)


async def leave_all(services: Services, person: Person) -> None:
    """Somebody deletes their account, and leaves every tournament before."""
    for id in await services.tables.ask(lambda connection: store.played_by(connection, person.id)):
        try:
            await _give_up(services, person, id)
        except Unavailable:
            raise
        except LudothekError:
            pass  # a table that cannot be read any more


async def start(services: Services, person: Person, id: str) -> None:
    """Begin: from now on nobody enters, and the first round opens."""
    planned = await services.tables.ask(lambda connection: store.tournament(connection, id))
    counted = len(await services.tables.ask(lambda connection: store.entrants(connection, id)))
    rounds = planned.rounds
    if planned.plan.format == "round-robin" and counted > 1:  # found out beside the writer, whom others wait for
        least_seats = max(2, find_game(planned.title).min_seats)
        rounds = await asyncio.to_thread(rounds_to_meet_all, counted, planned.plan.seats, least_seats)

    def job(connection: Connection) -> None:
        row = store.tournament(connection, id, hold=True)
        if row.host != person.id:
            raise NotYours("tournament-of-others")
        _check_gathering(row)
        numbers = [each.number for each in store.entrants(connection, id)]
        least = max(2, row.plan.people + 1) if row.plan.format == "duplicate" and row.plan.people > 1 else 2
        if len(numbers) < least:
            raise Clash("tournament-too-few", least=least)
        random.SystemRandom().shuffle(numbers)
        if len(numbers) != counted:
            raise Clash("somebody-acted")
        draw = {number: place for place, number in enumerate(numbers, 1)}
        if not store.begin_tournament(connection, id, rounds, draw, wall()):
            raise Clash("tournament-begun")

    await services.scribe.write(job)
    with suppress(Clash):  # it was opened already, by who looks after all of them
        await services.director.go_on(id)


async def close(services: Services, person: Person, id: str) -> None:
    """Call a tournament off before it has begun."""

    def job(connection: Connection) -> None:
        row = store.tournament(connection, id, hold=True)
        if row.host != person.id:
            raise NotYours("tournament-of-others")
        _check_gathering(row)
        store.close_tournament(connection, id, wall())

    await services.scribe.write(job)
