"""How tables come about: a new one, a rematch, one that goes on from a position, one from a record somebody brought."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.kernel.errors import LudothekError, WrongSeats
from ludothek.kernel.game import Game
from ludothek.kernel.record import Record
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import new_seed, seed_text
from ludothek.minds import mind
from ludothek.protocol import Continue, NewTable, Place, Source, Terms
from ludothek.protocol.typed_text import readable_name
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.log import Change, Entry
from ludothek.server.people import Person
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused, TooLarge, TooMany, Unavailable
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.secret_links import seat_of
from ludothek.server.services import Services
from ludothek.server.table import Table

MOST_DECISIONS = 10_000
"""Of a record somebody brings; long games have two thousand."""


async def open_table(services: Services, person: Person, wish: NewTable) -> str:
    """A table as somebody wishes it; it begins when no seat is free."""
    game = find_game(wish.title)
    if not game.min_seats <= len(wish.seats) <= game.max_seats:
        raise WrongSeats(f"{game.title} is for {game.min_seats} to {game.max_seats} players, not {len(wish.seats)}.")
    places = list(wish.seats)
    if wish.shuffle:
        random.SystemRandom().shuffle(places)
    terms = Terms(pace=wish.pace, clock=wish.clock, listed=wish.listed)
    row = _row(game, person, game.settle(wish.options), seed_text(new_seed()), terms)
    return await _add(services, person, row, _seats(game, places, person), [])


async def rematch(services: Services, person: Person, table: Table) -> str:
    """The same people once more, everyone one seat further; the first who asks for it opens it."""
    if table.row.status != "finished":
        raise Clash("A rematch comes after the end of a game.")
    if not table.seats_of(person.id):
        raise NotYours("A rematch is for those who played.")
    if table.rematch:
        return table.rematch
    around = [*table.seats[1:], table.seats[0]]
    seats = [
        SeatRow(seat=n, kind=old.kind, name=old.name, person=old.person, mind=old.mind if old.kind == "mind" else None)
        for n, old in enumerate(around)
    ]
    terms = Terms(pace=table.row.terms.pace, clock=table.row.terms.clock, listed=table.row.listed)
    game = find_game(table.row.title)
    row = _row(game, person, game.settle(table.row.options), seed_text(new_seed()), terms)
    row.id = services.links.rematch(table.id)

    def propose(table: Table) -> Change:
        if table.rematch:
            raise Clash("Somebody else was faster.")
        return table.seated("rematch", [], 0, row.id, None, services.tables.time.now(), wall())

    with suppress(IntegrityError):  # it is there already: another was faster, or whoever asked was not told
        await _add(services, person, row, seats, [])
    await services.tables.find(row.id)
    with suppress(Clash, Unavailable):  # then the game has begun, and whoever else asks for it finds it
        await services.tables.change(table.id, None, propose)
    return table.rematch or row.id


async def go_on(services: Services, person: Person, table: Table, wish: Continue) -> str:
    """A table that begins at a position of a finished game, with the same cards to come."""
    if table.row.status != "finished":
        raise Clash("A table can go on from a game that is over.")
    if not 0 <= wish.decisions <= len(table.record.decisions):
        raise NotFound(f"This game has the positions 0 to {len(table.record.decisions)}, not {wish.decisions}.")
    if len(wish.seats) != len(table.seats):
        raise WrongSeats(f"This game is played by {len(table.seats)}, not {len(wish.seats)}.")
    named = table.id if table.row.listed or not wish.listed else None  # the lobby names no table that is not listed
    terms = Terms(pace=wish.pace, clock=wish.clock, listed=wish.listed, source=Source(named, wish.decisions))
    row = _row(table.game, person, table.row.options, table.row.seed, terms)
    log = _copied(table.record.decisions[: wish.decisions])
    return await _add(services, person, row, _seats(table.game, wish.seats, person), log)


async def shelve(services: Services, person: Person, text: str) -> str:
    """A record somebody brought, as a table to look at; it is not listed."""
    _check_length(text)
    record = await asyncio.to_thread(Record.read, text)
    if record.content:
        raise Refused("The record was played with components of an owner's own, which this server does not have.")
    if record.result is None:
        raise Refused("Only a game that is over can be looked at here; this record has no end yet.")
    terms = Terms(listed=False, source=Source(None, len(record.decisions)))
    row = _row(record.game, person, record.options, seed_text(int(record.seed, 16)), terms)
    row.status, row.result, row.decisions = "finished", record.result, len(record.decisions)
    seats = [
        SeatRow(
            seat=n,
            kind="mind" if player.mind else "person",
            name=_shown(player.name),
            person=None,
            mind=_shown(player.mind) if player.mind else None,
        )
        for n, player in enumerate(record.seats)
    ]
    log = _copied(record.decisions)
    log.append(Entry(len(log) + 1, "start", 0, "", None, 0, wall()))
    row.version = len(log)
    await services.scribe.write(lambda connection: store.add_table(connection, row, seats, log))
    return row.id


class _Length(msgspec.Struct):
    """Of a record only what tells its length."""

    decisions: list[msgspec.Raw] = []


def _check_length(text: str) -> None:
    """Replaying takes its time, so a record that is longer than any game is refused before."""
    with suppress(msgspec.DecodeError, RecursionError):  # which the reading will explain
        length = len(msgspec.json.decode(text, type=_Length).decisions)
        if length > MOST_DECISIONS:
            raise TooLarge(f"A record that is brought here has at most {MOST_DECISIONS} decisions, not {length}.")


def _shown(name: str) -> str:
    try:
        return readable_name(name)
    except LudothekError:
        return "?"


def _copied(decisions: Sequence[str]) -> list[Entry]:
    now = wall()
    return [Entry(number, "opening", 0, text, None, 0, now) for number, text in enumerate(decisions, 1)]


def _row(game: Game, person: Person, options: dict[str, str | int | bool], seed: str, terms: Terms) -> TableRow:
    now = wall()
    return TableRow(
        id=store.new_id(),
        title=game.title,
        rules=game.rules_version,
        options=options,
        seed=seed,
        terms=terms,
        host=person.id,
        wall=now,
        listed=terms.listed,
        status="open",
        version=0,
        decisions=0,
        waiting=0,
        minds_asked=False,
        changed=now,
        result=None,
    )


def _seats(game: Game, places: Sequence[Place], person: Person) -> list[SeatRow]:
    return [_seat(game, number, place, person) for number, place in enumerate(places)]


def _seat(game: Game, number: int, place: Place, person: Person) -> SeatRow:
    row = SeatRow(seat=number, kind="person", name="", person=None, mind=None)
    match place.who:
        case "me":
            row.name, row.person = person.name, person.id
        case "here":
            row.name = readable_name(place.name) if place.name else f"{person.name} {number + 1}"
            row.person = person.id
        case "mind":
            name = place.mind or "greedy"
            mind(game, name)
            row.kind, row.name, row.mind = "mind", name, name
        case free:
            row.kind = free
    return row


async def _add(services: Services, person: Person, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> str:
    """Write a table down, and begin the game if nobody is missing."""
    most = services.settings.tables_per_person
    row.version = len(log)

    def job(connection: Connection) -> None:
        store.add_table(connection, row, seats, log)
        if store.count_unfinished(connection, person.id) > most:  # then it is not added
            raise TooMany(f"You have opened {most} tables that are not over; finish or close one first.")

    await services.scribe.write(job)
    await services.tables.start_if_full(await services.tables.find(row.id))
    return row.id


async def sit(services: Services, person: Person, id: str, seat: int | None, invitation: str | None) -> None:
    """Take a free seat; the last one starts the game."""
    if invitation is not None:
        seat = seat_of(invitation)
        if seat is None or not services.links.is_invitation(invitation, id, seat):
            raise NotYours("This invitation is not for this table.")
    wanted = seat

    def propose(table: Table) -> Change:
        if table.row.status != "open":
            raise Clash(
                "There is no free seat: the game has begun." if table.row.status == "playing" else "It is over."
            )
        free = [each.seat for each in table.seats if each.kind == "anyone"]
        seat = wanted if wanted is not None else next(iter(free), None)
        if seat is None or seat >= len(table.seats):
            raise Clash("There is no such free seat at this table.")
        if table.seats[seat].kind == "invitation" and invitation is None:
            raise NotYours("This seat is kept for somebody with an invitation.")
        if table.seats[seat].kind in ("person", "mind"):
            raise Clash("This seat is taken.")
        if table.seats_of(person.id) and table.row.host != person.id:
            raise Clash("You sit at this table already.")
        row = SeatRow(seat=seat, kind="person", name=person.name, person=person.id, mind=None)
        return table.seated("sit", [row], seat, "", None, services.tables.time.now(), wall())

    await services.tables.change(id, None, propose)
    await services.tables.start_if_full(await services.tables.find(id))


async def stand_up(services: Services, person: Person, id: str, seat: int) -> None:
    """Leave a seat before the game begins."""

    def propose(table: Table) -> Change:
        table.check_seat(person.id, seat)
        if table.row.status != "open":
            raise Clash("The game has begun; you can hand your seat to a computer player instead.")
        row = SeatRow(seat=seat, kind="anyone", name="", person=None, mind=None)
        return table.seated("stand", [row], seat, "", None, services.tables.time.now(), wall())

    await services.tables.change(id, None, propose)


async def recover(services: Services, person: Person, id: str, link: str) -> None:
    """Come back to a seat of one's own with its link, on a device that has lost its cookie."""
    seat = seat_of(link)

    def propose(table: Table) -> Change:
        holder = table.seats[seat].person if seat is not None and seat < len(table.seats) else None
        if seat is None or holder is None or not services.links.is_own_seat(link, id, seat, holder):
            raise NotYours("This link leads to no seat (any more).")
        if holder == person.id:
            raise Clash("This seat is yours already.")
        old = table.seats[seat]
        row = SeatRow(seat=seat, kind="person", name=old.name, person=person.id, mind=old.mind)
        return table.seated("sit", [row], seat, "", None, services.tables.time.now(), wall())

    table = await services.tables.find(id)
    holder = table.seats[seat].person if seat is not None and seat < len(table.seats) else None
    if holder is not None and await services.people.has_account(holder):
        raise NotYours("This seat belongs to an account; log in to come back to it.")
    await services.tables.change(id, None, propose)


async def close(services: Services, person: Person, id: str) -> None:
    """Put a table away on which nobody else plays."""

    def propose(table: Table) -> Change:
        if table.row.host != person.id:
            raise NotYours("Only who opened a table can close it.")
        if table.row.status not in ("open", "playing"):
            raise Clash("This table is over already.")
        if table.row.status == "playing" and any(each.person not in (None, person.id) for each in table.seats):
            raise Clash("Others play here; you can hand your seat to a computer player instead.")
        return table.seated("close", [], 0, "", None, services.tables.time.now(), wall())

    await services.tables.change(id, None, propose)
