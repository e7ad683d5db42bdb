"""How tables come about (anew, as a rematch, from a position, from a record somebody brought) and are put away."""

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
from ludothek.kernel.record import Handed, Player
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import new_seed, seed_text
from ludothek.kernel.session import Session
from ludothek.minds import mind
from ludothek.protocol import Continue, NewTable, Place, Source, Terms
from ludothek.protocol.typed_text import readable_name
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.log import Change, Entry, Kind
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused, TooLarge, TooMany, Unavailable
from ludothek.server.rows import Person, SeatRow, TableRow
from ludothek.server.services import Services
from ludothek.server.table import Table

MOST_DECISIONS = 10_000
"""Of a record somebody brings; long games have two thousand."""


async def open_table(services: Services, person: Person, wish: NewTable) -> str:
    """A table as somebody wishes it, which begins when no seat is free; returns its id, as all of these do."""
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
        return table.seated("rematch", text=row.id)

    with suppress(IntegrityError):  # it is there already: another was faster, or whoever asked was not told
        await _add(services, person, row, seats, [])
    await services.tables.find(row.id)
    with suppress(Clash, Unavailable):  # then the game has begun, and whoever else asks for it finds it
        await services.tables.change(table.id, propose)
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
    session = await asyncio.to_thread(Session.read, text)
    record = session.record
    if record.content:
        raise Refused("The record was played with components of an owner's own, which this server does not have.")
    if record.result is None:
        raise Refused("Only a game that is over can be looked at here; this record has no end yet.")
    terms = Terms(listed=False, source=Source(None, len(record.decisions)))
    row = _row(record.game, person, record.options, seed_text(int(record.seed, 16)), terms)
    row.status, row.result, row.decisions = "finished", record.result, len(record.decisions)
    record.seats = [Player(_shown(each.name), _shown(each.mind) if each.mind else None) for each in record.seats]
    seats = [
        SeatRow(seat=n, kind="mind" if each.mind else "person", name=each.name, person=None, mind=each.mind)
        for n, each in enumerate(record.seats)
    ]
    if record.handed:
        record.handed = [Handed(each.after, each.seat, each.mind and _shown(each.mind)) for each in record.handed]
    log = _copied(record.decisions, record.handed or ())
    log.append(Entry(len(log) + 1, "start", 0, "", wall=wall()))
    row.version = len(log)
    await services.scribe.write(lambda connection: store.add_table(connection, row, seats, log))
    services.tables.add(Table(row, seats, log, session))
    return row.id


class _Length(msgspec.Struct):
    """Of a record only what tells its length."""

    decisions: list[msgspec.Raw] = []
    handed: list[msgspec.Raw] = []


def _check_length(text: str) -> None:
    """Replaying takes its time, so a record that is longer than any game is refused before."""
    with suppress(msgspec.DecodeError, RecursionError):  # which the reading will explain
        found = msgspec.json.decode(text, type=_Length)
        for what, length in (("decisions", len(found.decisions)), ("seats handed over", len(found.handed))):
            if length > MOST_DECISIONS:
                raise TooLarge(f"A record that is brought here has at most {MOST_DECISIONS} {what}, not {length}.")


def _shown(name: str) -> str:
    try:
        return readable_name(name)
    except LudothekError:
        return "?"


def _copied(decisions: Sequence[str], handed: Sequence[Handed] = ()) -> list[Entry]:
    """The decisions of another game as the beginning of a log, and between them who decided for whom from then on."""
    now = wall()
    copied = [(number, Entry(0, "opening", 0, text, wall=now)) for number, text in enumerate(decisions, 1)]
    for each in handed:
        kind: Kind = "handover" if each.mind else "takeback"
        copied.append((each.after, Entry(0, kind, each.seat, each.mind or "", wall=now)))
    copied.sort(key=lambda numbered: numbered[0])  # what is equal stays: first the decision, then who decides next
    log = [entry for _, entry in copied]
    for number, entry in enumerate(log, 1):
        entry.number = number
    return log


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


async def close(services: Services, person: Person, id: str) -> None:
    """Put a table away on which nobody else plays."""

    def propose(table: Table) -> Change:
        if table.row.host != person.id:
            raise NotYours("Only who opened a table can close it.")
        if table.row.status not in ("open", "playing"):
            raise Clash("This table is over already.")
        if table.row.status == "playing" and any(each.person not in (None, person.id) for each in table.seats):
            raise Clash("Others play here; you can hand your seat to a computer player instead.")
        return table.seated("close")

    await services.tables.change(id, propose)
