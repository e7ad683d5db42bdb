"""How tables come about (anew, as a rematch, from a position, from a record somebody brought) and are put away."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.kernel.errors import LudothekError, WrongSeats
from ludothek.kernel.game import Game
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.record import Handed, Hinted, Player, Record
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Chance, new_seed, seed_text
from ludothek.kernel.session import Session
from ludothek.minds import check
from ludothek.protocol import Continue, NewTable, Place, Sit, Source, Terms
from ludothek.protocol.typed_text import readable_name
from ludothek.server import blocks, store
from ludothek.server.clock import wall
from ludothek.server.log import Change, Entry, Kind
from ludothek.server.rated_tables import rated_terms
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused, TooLarge, Unavailable
from ludothek.server.rows import Person, SeatRow, TableRow
from ludothek.server.seating import decline, sit
from ludothek.server.services import Services
from ludothek.server.setting_up import UNPREDICTABLE, USUAL_MIND, new_row
from ludothek.server.table import Table

MOST_DECISIONS = 10_000
"""Of a record somebody brings; long games have two thousand."""


async def open_table(services: Services, person: Person, wish: NewTable) -> str:
    """A table as somebody wishes it, which begins when no seat is free; returns its id, as all of these do."""
    game = find_game(wish.title)
    if not game.min_seats <= len(wish.seats) <= game.max_seats:
        raise WrongSeats("seats", title=game.title, least=game.min_seats, most=game.max_seats, seats=len(wish.seats))
    places = list(wish.seats)
    if wish.shuffle:
        random.SystemRandom().shuffle(places)
    terms = rated_terms(person, wish, _terms(game, wish, UNPREDICTABLE))
    row = new_row(game, person.id, game.settle(wish.options), seed_text(new_seed()), terms)
    return await _add(services, person, row, _seats(game, places, person), [])


async def open_dealt(
    services: Services,
    person: Person,
    game: Game,
    seed: str,
    terms: Terms,
    places: Sequence[Place],
    note: Callable[[Connection, str], None],
) -> str:
    """A table with a deal that others have, too; ``note`` writes in the same transaction what else is to be known."""
    row = new_row(game, person.id, game.settle({}), seed, terms)
    return await _add(services, person, row, _seats(game, places, person), [], note)


async def rematch(services: Services, person: Person, table: Table) -> str:
    """The same people once more, everyone one seat further, as soon as all have said yes.

    The first who asks for it opens it; whoever asks after that says yes.
    """
    if table.row.status != "finished":
        raise Clash("rematch-too-soon")
    if not any(each.person == person.id for each in table.seats):
        raise NotYours("rematch-of-others")
    await blocks.check_rematch(services, table)
    before, gone = table.rematch, None
    if before is not None:
        if not await _was_put_away(services, before):
            return await _say_yes(services, person, before)
        gone = before
    row = _once_more(table, person)
    row.id = services.links.rematch(gone or table.id)

    def propose(table: Table) -> Change:
        if table.rematch not in (None, gone):
            raise Clash("rematch-outrun")
        return table.seated("rematch", text=row.id)

    with suppress(IntegrityError):  # it is there already: another was faster, or whoever asked was not told
        await _add(services, person, row, _asked_again(table, person), [])
    await services.tables.find(row.id)
    with suppress(Clash, Unavailable):  # then it is there all the same, and whoever else asks for it finds it
        await services.tables.change(table.id, propose)
    return await _say_yes(services, person, row.id)


def _once_more(table: Table, person: Person) -> TableRow:
    old = table.row.terms
    terms = msgspec.structs.replace(
        old, listed=table.row.listed, source=None, chance=UNPREDICTABLE, tournament=None, sealed=False
    )
    if old.daily is not None:  # another deal, as any table
        terms = msgspec.structs.replace(terms, daily=None, hints=None)
    game = find_game(table.row.title)
    return new_row(game, person.id, game.settle(table.row.options), seed_text(new_seed()), terms)


def _asked_again(table: Table, person: Person) -> list[SeatRow]:
    """Who asks sits down, computer players do, and the seats of all others are kept until they say yes or no."""
    around = [*table.seats[1:], table.seats[0]]
    seats = []
    for number, old in enumerate(around):
        row = SeatRow(seat=number, kind="invitation", name=old.name, person=old.person, mind=None)
        if old.kind == "mind":
            row.kind, row.mind = "mind", old.mind
        elif old.person == person.id:
            row.kind = "person"
        elif old.person is None:  # somebody who is not known here any more
            row.name = ""
        seats.append(row)
    return seats


async def _was_put_away(services: Services, id: str) -> bool:
    """Whether a rematch was closed before it began, or is not kept any more, so that it is no rematch."""
    if not await services.tables.ask(lambda connection: store.has_table(connection, id)):
        return True
    table = (await services.tables.find(id)).table
    return table.row.status == "closed" and table.session is None


async def _say_yes(services: Services, person: Person, id: str) -> str:
    """Take the seats of a rematch that are kept for somebody, if there are any."""
    if (await services.tables.find(id)).table.kept_for(person.id):
        await sit(services, person, id, Sit())
    return id


async def decline_rematch(services: Services, person: Person, table: Table) -> None:
    """Say no to the rematch of a game; the others are told, and the seat is free."""
    if table.rematch is None:
        raise Clash("rematch-not-asked")
    await decline(services, person, table.rematch)


async def go_on(services: Services, person: Person, table: Table, wish: Continue) -> str:
    """A table that begins at a position of a finished game, with the same cards to come."""
    if table.row.status != "finished":
        raise Clash("continue-too-soon")
    table.check_unsealed()
    if not 0 <= wish.decisions <= len(table.record.decisions):
        raise NotFound("position", last=len(table.record.decisions), number=wish.decisions)
    if len(wish.seats) != len(table.seats):
        raise WrongSeats("seats-of-game", count=len(table.seats), seats=len(wish.seats))
    named = table.id if table.row.listed or not wish.listed else None  # the lobby names no table that is not listed
    terms = _terms(table.game, wish, table.row.terms.chance, Source(named, wish.decisions))
    row = new_row(table.game, person.id, table.row.options, table.row.seed, terms)
    log = _copied(table.record.decisions[: wish.decisions])
    return await _add(services, person, row, _seats(table.game, wish.seats, person), log)


async def shelve(services: Services, person: Person, text: str) -> str:
    """A record somebody brought, as a table to look at; it is not listed. One that is here already is not added."""
    _check_length(text)
    digest = await asyncio.to_thread(_digest, text)
    if (known := await _brought_again(services, person, digest)) is not None:
        return known
    services.storage.check_room(person)
    session = await services.tables.replays.run(lambda pace: Session.read(text, pace))
    record = session.record
    if record.content:
        raise Refused("record-content-unknown")
    if record.result is None:
        raise Refused("record-without-end")
    terms = Terms(listed=False, source=Source(None, len(record.decisions)), chance=record.chance or "sfc32")
    row = new_row(record.game, person.id, record.options, seed_text(int(record.seed, 16)), terms)
    row.status, row.result, row.decisions = "finished", record.result, len(record.decisions)
    _show_names(record)
    seats = [
        SeatRow(seat=n, kind="mind" if each.mind else "person", name=each.name, person=None, mind=each.mind)
        for n, each in enumerate(record.seats)
    ]
    log = _copied(record.decisions, record.handed or (), record.hints or ())
    log.append(Entry(len(log) + 1, "start", 0, "", wall=wall()))
    row.version = len(log)
    size = sum(len(each.text) + store.OF_A_ROW for each in log)

    def job(connection: Connection) -> None:
        store.add_table(connection, row, seats, log)
        store.add_record(connection, row.id, digest, size)
        services.storage.check_records(connection, person.id)  # if it is refused, nothing is added

    try:
        await services.scribe.write(job)
    except IntegrityError:  # somebody else brought the same at this moment
        if (known := await _brought_again(services, person, digest)) is None:
            raise
        return known
    services.storage.used += size
    services.tables.add(Table(row, seats, log, session))
    return row.id


async def _brought_again(services: Services, person: Person, digest: bytes) -> str | None:
    """The table of a record that is here already. It counts as brought now, and becomes an account's for good."""
    again = (digest, person.id, person.account is not None, wall())
    found = await services.scribe.write(lambda connection: store.bring_again(connection, *again))
    if found is not None:
        services.tables.changed_outside(found)
    return found


def _digest(text: str) -> bytes:
    """What is equal for records that are shown alike, and for no others."""
    record = Record.decode(text)
    _show_names(record)
    return hashlib.sha256(msgspec.json.encode(record, order="deterministic")).digest()


def _show_names(record: Record) -> None:
    """Whatever somebody has written into the names of players, people can read them."""
    record.seats = [Player(_shown(each.name), _shown(each.mind) if each.mind else None) for each in record.seats]
    if record.handed:
        record.handed = [Handed(each.after, each.seat, each.mind and _shown(each.mind)) for each in record.handed]


class _Length(msgspec.Struct):
    """Of a record only what tells its length."""

    decisions: list[msgspec.Raw] = []
    handed: list[msgspec.Raw] = []
    hints: list[msgspec.Raw] = []


def _check_length(text: str) -> None:
    """Replaying takes its time, so a record that is longer than any game is refused before."""
    with suppress(msgspec.DecodeError, RecursionError):  # which the reading will explain
        found = msgspec.json.decode(text, type=_Length)
        for reason, length in (
            ("record-decisions", len(found.decisions)),
            ("record-handovers", len(found.handed)),
            ("record-hints", len(found.hints)),
        ):
            if length > MOST_DECISIONS:
                raise TooLarge(reason, most=MOST_DECISIONS, length=length)


def _shown(name: str) -> str:
    try:
        return readable_name(name)
    except LudothekError:
        return "?"


def _copied(decisions: Sequence[str], handed: Sequence[Handed] = (), hinted: Sequence[Hinted] = ()) -> list[Entry]:
    """The decisions of another game as the beginning of a log, and between them who decided for whom from then on.

    Between them is also who was given a hint.
    """
    now = wall()
    copied = [(number, Entry(0, "opening", 0, text, wall=now)) for number, text in enumerate(decisions, 1)]
    for each in handed:
        kind: Kind = "handover" if each.mind else "takeback"
        copied.append((each.after, Entry(0, kind, each.seat, each.mind or "", wall=now)))
    copied += [(each.after, Entry(0, "hint", each.seat, "", wall=now)) for each in hinted]
    copied.sort(key=lambda numbered: numbered[0])  # what is equal stays: first the decision, then who decides next
    log = [entry for _, entry in copied]
    for number, entry in enumerate(log, 1):
        entry.number = number
    return log


def _terms(game: Game, wish: NewTable | Continue, chance: Chance, source: Source | None = None) -> Terms:
    """What is agreed on before the game."""
    return Terms(
        pace=wish.pace,
        clock=wish.clock,
        listed=wish.listed,
        source=source,
        chance=chance,
        stand_in=_stand_in(game, wish),
        patience=wish.patience,
        hints=wish.hints,
    )


def _stand_in(game: Game, wish: NewTable | Continue) -> str:
    """Who goes on for those who are away or resign, as agreed on before the game; by default at the table's level."""
    minds = {place.mind or USUAL_MIND for place in wish.seats if place.who == "mind"}
    name = wish.stand_in or (minds.pop() if len(minds) == 1 and minds <= {*LEVELS} else USUAL_MIND)
    check(game, name)  # refuses one that is not there
    return name


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
            name = place.mind or USUAL_MIND
            check(game, name)
            row.kind, row.name, row.mind = "mind", name, name
        case free:
            row.kind = free
    return row


async def _add(
    services: Services,
    person: Person,
    row: TableRow,
    seats: list[SeatRow],
    log: list[Entry],
    note: Callable[[Connection, str], None] | None = None,
) -> str:
    """Write a table down, and begin the game if nobody is missing."""
    services.storage.check_room(person)
    row.version = len(log)

    def job(connection: Connection) -> None:
        store.add_table(connection, row, seats, log)
        services.storage.check_tables(connection, person.id)  # if it is refused, nothing is added
        if note is not None:
            note(connection, row.id)

    await services.scribe.write(job)
    await services.tables.start_if_full(await services.tables.find(row.id))
    return row.id


async def close(services: Services, person: Person, id: str) -> None:
    """Put a table away on which nobody else plays: by who opened it, or who is left of those who played."""

    def propose(table: Table) -> Change:
        playing = table.row.status == "playing"
        if table.row.host != person.id and not (playing and table.seats_of(person.id)):
            raise NotYours("close-of-others")
        if table.row.status not in ("open", "playing"):
            raise Clash("table-over")
        if table.row.terms.tournament:
            raise Clash("tournament-table")
        if playing and any(each.kind == "person" and each.person not in (None, person.id) for each in table.seats):
            raise Clash("others-play")
        return table.seated("close")

    await services.tables.change(id, propose)
