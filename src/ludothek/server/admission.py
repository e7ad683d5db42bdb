"""Who comes in: everybody (``open``), who has an invitation or an account (``invitation``), or only the holders of
accounts (``closed``). A server that is not open is private: nobody sees anything of it without having come in.

An invitation is a one-time link of the server, or an invitation to a seat, so that members of a club can bring a friend
to their table. The link back to a seat of one's own lets its holder in again. Guests of an open server that becomes
private by invitation stay; a closed one knows guests no more, and takes them in again when it is opened.
"""

from __future__ import annotations

from ludothek.protocol import NewGuest
from ludothek.server.refusals import NotFound, NotYours, WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.seating import holder_of, invites
from ludothek.server.secret_links import seat_of
from ludothek.server.services import Services


async def known(services: Services, token: str | None) -> Person | None:
    """Whoever this token belongs to, if they may come in."""
    person = await services.people.known(token)
    guest = person is not None and person.account is None
    return None if guest and services.settings.registration == "closed" else person


def stranger(services: Services, token: str | None) -> WhoAreYou:
    """The refusal for somebody who is not known here."""
    match services.settings.registration:
        case "invitation":
            return WhoAreYou("server-by-invitation", needs="invitation")
        case "closed":
            return WhoAreYou("server-by-account", needs="account")
    return WhoAreYou("cookie-unknown" if token else "nobody-yet")


async def invitation_of(services: Services, wish: NewGuest) -> str | None:
    """The one-time invitation that a new guest uses up, if one is needed; refuses whoever has none."""
    if services.settings.registration == "open":
        return None
    if services.settings.registration == "closed" or wish.invitation is None:
        raise stranger(services, None)
    if wish.table is None:
        return wish.invitation
    if not await _leads_to_a_seat(services, wish.table, wish.invitation):
        raise NotYours("link-to-no-seat")
    return None


async def _leads_to_a_seat(services: Services, id: str, link: str) -> bool:
    """Whether a link is an invitation to a seat that is still free, or the way back of a guest to their own."""
    try:
        table = (await services.tables.find(id)).table
    except NotFound:
        return False
    number = seat_of(link)
    if number is None or number >= len(table.seats):
        return False
    seat = table.seats[number]
    if seat.kind == "invitation":
        return seat.person is None and table.row.status == "open" and invites(services, table, number, link)
    holder = holder_of(table, number)
    if holder is None or not services.links.is_own_seat(link, id, number, holder):
        return False
    return not await services.people.has_account(holder)
