"""Who sits where, and who decides for a seat: sitting down, standing up, coming back, handing over, resigning."""

from __future__ import annotations

from ludothek.minds import check
from ludothek.protocol import Answer, Handover, Resign, Sit, Takeback
from ludothek.server import blocks
from ludothek.server.log import Change
from ludothek.server.rated_tables import check_handover, check_sitting
from ludothek.server.refusals import Clash, NotYours, Refused
from ludothek.server.rows import Person, SeatRow
from ludothek.server.secret_links import seat_of
from ludothek.server.services import Services
from ludothek.server.table import BY_INVITATION, Table

MOST_ENTRIES = 20_000
"""Of a table's log, after which nobody goes back and forth there any more; a game has a few hundred."""


def check_length(table: Table) -> None:
    """Refuse what can be done and undone for ever. Deciding, coming back to a seat, resigning and closing cannot."""
    if table.version >= MOST_ENTRIES:
        raise Clash("back-and-forth")


async def sit(services: Services, person: Person, id: str, wish: Sit) -> None:
    """Take a free seat, or say yes to the ones that are kept for me; the last yes starts the game."""
    apart = await blocks.apart_from(services, person.id)

    def propose(table: Table) -> Change:
        check_length(table)
        check_sitting(person, table, wish)
        if wish.mind is None:
            blocks.check_company(table, apart)
        return _sitting_down(services, person, table, wish)

    await services.tables.change(id, propose)
    await services.tables.start_if_full(await services.tables.find(id))


def _sitting_down(services: Services, person: Person, table: Table, wish: Sit) -> Change:
    if wish.mind is not None:
        return _mind_sits_down(person, table, wish.seat, wish.mind)
    wanted, invited = wish.seat, wish.invitation is not None
    if wish.invitation is not None:
        wanted = seat_of(wish.invitation)
        if wanted is None or not invites(services, table, wanted, wish.invitation):
            raise NotYours("invitation-elsewhere")
    kept = table.kept_for(person.id)
    if kept and not invited and (wanted is None or wanted in kept):
        rows = [_held(table.seats[seat].name, person, seat) for seat in kept]
        return table.seated("sit", rows, kept[0], " ".join([BY_INVITATION, *map(str, kept)]))
    seat = _free_seat(table, wanted, invited)
    if table.seats_of(person.id) and table.row.host != person.id:
        raise Clash("seated-already")
    if person.id in table.removed and not invited:
        raise NotYours("seat-freed")
    text = f"{BY_INVITATION} {seat}" if table.seats[seat].kind == "invitation" else ""
    return table.seated("sit", [_held(person.name, person, seat)], seat, text)


def invites(services: Services, table: Table, seat: int, link: str) -> bool:
    """Whether a link is the newest invitation to a seat."""
    return seat < len(table.seats) and services.links.is_invitation(link, table.id, seat, table.renewed[seat])


def _held(name: str, person: Person, seat: int) -> SeatRow:
    return SeatRow(seat=seat, kind="person", name=name, person=person.id, mind=None)


def _mind_sits_down(person: Person, table: Table, wanted: int | None, name: str) -> Change:
    """A computer player takes a free seat, so that a game can begin without those who do not come."""
    if table.row.host != person.id:
        raise NotYours("mind-by-opener")
    if wanted is None:
        raise Refused("mind-without-seat")
    seat = _free_seat(table, wanted, invited=True)
    check(table.game, name)  # refuses one that is not there
    return table.seated("sit", [SeatRow(seat=seat, kind="mind", name=name, person=None, mind=name)], seat)


def _free_seat(table: Table, wanted: int | None, invited: bool) -> int:
    """The seat somebody can take: the wanted one, or the first that is for anyone."""
    if table.row.status != "open":
        raise Clash("no-free-seat" if table.row.status == "playing" else "game-over")
    free = [each.seat for each in table.seats if each.kind == "anyone"]
    seat = wanted if wanted is not None else next(iter(free), None)
    if seat is None or seat >= len(table.seats):
        raise Clash("free-seat")
    row = table.seats[seat]
    if row.kind == "invitation" and row.person is not None:
        raise NotYours("seat-kept-for", name=row.name)
    if row.kind == "invitation" and not invited:
        raise NotYours("seat-kept")
    if row.kind in ("person", "mind"):
        raise Clash("seat-taken")
    return seat


async def stand_up(services: Services, person: Person, id: str, seat: int) -> None:
    """Leave a seat before the game begins, say no to one that is kept for me, or free one at a table of mine."""

    def propose(table: Table) -> Change:
        if seat in table.kept_for(person.id):
            return _declining(table, person.id)
        if table.row.host == person.id and seat < len(table.seats) and not table.is_seat_of(person.id, seat):
            return _freeing(table, seat)
        table.check_seat(person.id, seat)
        if table.row.status != "open":
            raise Clash("leave-too-late")
        return table.seated("stand", [table.freed(seat)], seat)

    await services.tables.change(id, propose)


async def decline(services: Services, person: Person, id: str) -> None:
    """Say no to all seats of a table that are kept for me."""
    await services.tables.change(id, lambda table: _declining(table, person.id))


def _declining(table: Table, person: str) -> Change:
    """The seats become free, for whoever is invited then; the name stays, so that all know who has said no.

    The log says whose name that is, so that it can be forgotten.
    """
    kept = table.kept_for(person)
    if not kept:
        raise Clash("no-seat-kept")
    rows = [SeatRow(seat=seat, kind="invitation", name=table.seats[seat].name, person=None, mind=None) for seat in kept]
    return table.seated("decline", rows, kept[0], " ".join([person, *map(str, kept)]))


def _freeing(table: Table, seat: int) -> Change:
    """The host lets somebody stand up, who can come back only if the host invites them again."""
    row = table.seats[seat]
    if table.row.status != "open":
        raise Clash("stand-up-too-late")
    if row.kind == "invitation" and row.name:  # kept for somebody, or turned down by them
        empty = SeatRow(seat=seat, kind="invitation", name="", person=None, mind=None)
        return table.seated("free", [empty], seat)
    if row.kind != "person":
        raise Clash("nobody-sits-there")
    return table.seated("free", [table.freed(seat)], seat, row.person or "")


async def recover(services: Services, person: Person, id: str, link: str) -> None:
    """Come back to a seat of one's own with its link, on a device that has lost its cookie."""
    seat = seat_of(link)
    apart = await blocks.apart_from(services, person.id)

    def propose(table: Table) -> Change:
        holder = holder_of(table, seat)
        if seat is None or holder is None or not services.links.is_own_seat(link, id, seat, holder):
            raise NotYours("link-to-no-seat")
        if table.row.terms.daily is not None:  # else who sat there before could try it once more
            raise NotYours("daily-seat")
        if holder == person.id:
            raise Clash("seat-yours")
        blocks.check_company(table, apart)  # else somebody could keep a seat for who is blocked
        old = table.seats[seat]
        row = SeatRow(seat=seat, kind="person", name=old.name, person=person.id, mind=old.mind)
        return table.seated("sit", [row], seat)

    holder = holder_of((await services.tables.find(id)).table, seat)
    if holder is not None and await services.people.has_account(holder):
        raise NotYours("seat-of-account")
    await services.tables.change(id, propose)


def holder_of(table: Table, seat: int | None) -> str | None:
    """Who sits there, and has not resigned."""
    row = table.seats[seat] if seat is not None and seat < len(table.seats) else None
    return row.person if row is not None and row.kind == "person" else None


async def hand_over(services: Services, person: str | None, id: str, wish: Handover) -> Answer:
    """A computer player goes on for a seat: at its owner's wish, or the others' when it keeps them waiting.

    Which one, only the owner may say; the others get the stand-in that everybody knew of before the game.
    """

    def propose(table: Table) -> Change:
        own = table.seats_of(person)
        if not own:
            raise NotYours("hand-over-by-others")
        if wish.seat >= len(table.seats) or table.row.status != "playing":
            raise Clash("seat-in-play")
        if table.seats[wish.seat].mind:
            raise Clash("handed-over")
        if wish.seat not in own:
            services.presences.look_at(table)  # who has come back is not away
        if wish.seat not in own and not table.clocks.is_up(wish.seat, services.tables.time.now()):
            raise Clash("seat-has-time")
        check_handover(table, wish.seat in own)
        name = (wish.mind if wish.seat in own else None) or table.row.terms.stand_in
        check(table.game, name)  # refuses one that is not there
        return table.seated("handover", [_decided_by(table.seats[wish.seat], name)], wish.seat, name)

    return await services.tables.change(id, propose, wish.request)


async def take_back(services: Services, person: str | None, id: str, wish: Takeback) -> Answer:
    """Somebody decides for their own seat again."""

    def propose(table: Table) -> Change:
        table.check_seat(person, wish.seat)
        if not table.seats[wish.seat].mind:
            raise Clash("not-handed-over")
        return table.seated("takeback", [_decided_by(table.seats[wish.seat], None)], wish.seat)

    return await services.tables.change(id, propose, wish.request)


async def resign(services: Services, person: str | None, id: str, wish: Resign) -> Answer:
    """Leave a game for good: the stand-in plays on for the others; when nobody is left, the table is closed."""

    def propose(table: Table) -> Change:
        table.check_seat(person, wish.seat)
        if table.row.status != "playing":
            raise Clash("resign-not-playing")
        left = _decided_by(table.seats[wish.seat], table.row.terms.stand_in)
        left.kind = "resigned"
        return table.seated("resign", [left], wish.seat, table.row.terms.stand_in)

    return await services.tables.change(id, propose, wish.request)


def _decided_by(seat: SeatRow, mind: str | None) -> SeatRow:
    return SeatRow(seat=seat.seat, kind=seat.kind, name=seat.name, person=seat.person, mind=mind)
