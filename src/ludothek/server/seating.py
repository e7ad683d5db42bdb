"""Who sits where, and who decides for a seat: sitting down, standing up, coming back, handing over, taking back."""

from __future__ import annotations

from ludothek.minds import mind
from ludothek.protocol import Answer, Handover, Sit, Takeback
from ludothek.server.log import Change
from ludothek.server.refusals import Clash, NotYours
from ludothek.server.rows import Person, SeatRow
from ludothek.server.secret_links import seat_of
from ludothek.server.services import Services
from ludothek.server.table import Table


async def sit(services: Services, person: Person, id: str, wish: Sit) -> None:
    """Take a free seat; the last one starts the game."""
    wanted, invitation = wish.seat, wish.invitation
    if invitation is not None:
        wanted = seat_of(invitation)
        if wanted is None or not services.links.is_invitation(invitation, id, wanted):
            raise NotYours("This invitation is not for this table.")

    def propose(table: Table) -> Change:
        seat = _free_seat(table, wanted, invitation is not None)
        if table.seats_of(person.id) and table.row.host != person.id:
            raise Clash("You sit at this table already.")
        row = SeatRow(seat=seat, kind="person", name=person.name, person=person.id, mind=None)
        return table.seated("sit", [row], seat)

    await services.tables.change(id, propose)
    await services.tables.start_if_full(await services.tables.find(id))


def _free_seat(table: Table, wanted: int | None, invited: bool) -> int:
    """The seat somebody can take: the wanted one, or the first that is for anyone."""
    if table.row.status != "open":
        raise Clash("There is no free seat: the game has begun." if table.row.status == "playing" else "It is over.")
    free = [each.seat for each in table.seats if each.kind == "anyone"]
    seat = wanted if wanted is not None else next(iter(free), None)
    if seat is None or seat >= len(table.seats):
        raise Clash("There is no such free seat at this table.")
    if table.seats[seat].kind == "invitation" and not invited:
        raise NotYours("This seat is kept for somebody with an invitation.")
    if table.seats[seat].kind in ("person", "mind"):
        raise Clash("This seat is taken.")
    return seat


async def stand_up(services: Services, person: Person, id: str, seat: int) -> None:
    """Leave a seat before the game begins."""

    def propose(table: Table) -> Change:
        table.check_seat(person.id, seat)
        if table.row.status != "open":
            raise Clash("The game has begun; you can hand your seat to a computer player instead.")
        row = SeatRow(seat=seat, kind="anyone", name="", person=None, mind=None)
        return table.seated("stand", [row], seat)

    await services.tables.change(id, propose)


async def recover(services: Services, person: Person, id: str, link: str) -> None:
    """Come back to a seat of one's own with its link, on a device that has lost its cookie."""
    seat = seat_of(link)

    def propose(table: Table) -> Change:
        holder = _holder(table, seat)
        if seat is None or holder is None or not services.links.is_own_seat(link, id, seat, holder):
            raise NotYours("This link leads to no seat (any more).")
        if holder == person.id:
            raise Clash("This seat is yours already.")
        old = table.seats[seat]
        row = SeatRow(seat=seat, kind="person", name=old.name, person=person.id, mind=old.mind)
        return table.seated("sit", [row], seat)

    holder = _holder((await services.tables.find(id)).table, seat)
    if holder is not None and await services.people.has_account(holder):
        raise NotYours("This seat belongs to an account; log in to come back to it.")
    await services.tables.change(id, propose)


def _holder(table: Table, seat: int | None) -> str | None:
    return table.seats[seat].person if seat is not None and seat < len(table.seats) else None


async def hand_over(services: Services, person: str | None, id: str, wish: Handover) -> Answer:
    """A computer player goes on for a seat: at its owner's wish, or the others' when it keeps them waiting."""

    def propose(table: Table) -> Change:
        own = table.seats_of(person)
        if not own:
            raise NotYours("Only somebody who plays here can hand a seat over.")
        if wish.seat >= len(table.seats) or table.row.status != "playing":
            raise Clash("There is no such seat in play.")
        if table.seats[wish.seat].mind:
            raise Clash("A computer player decides for this seat already.")
        if wish.seat not in own and not table.clocks.is_up(wish.seat, services.tables.time.now()):
            raise Clash("This seat still has time; only when it is up may the others hand it over.")
        mind(table.game, wish.mind)  # refuses one that is not there
        return table.seated("handover", [_decided_by(table.seats[wish.seat], wish.mind)], wish.seat, wish.mind)

    return await services.tables.change(id, propose, wish.request)


async def take_back(services: Services, person: str | None, id: str, wish: Takeback) -> Answer:
    """Somebody decides for their own seat again."""

    def propose(table: Table) -> Change:
        table.check_seat(person, wish.seat)
        if not table.seats[wish.seat].mind:
            raise Clash("Nobody decides for this seat but you.")
        return table.seated("takeback", [_decided_by(table.seats[wish.seat], None)], wish.seat)

    return await services.tables.change(id, propose, wish.request)


def _decided_by(seat: SeatRow, mind: str | None) -> SeatRow:
    return SeatRow(seat=seat.seat, kind=seat.kind, name=seat.name, person=seat.person, mind=mind)
