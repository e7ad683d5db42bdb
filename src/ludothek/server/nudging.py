"""Reminding somebody that a table waits for them: where they look, or by the ways they have asked for."""

from __future__ import annotations

from ludothek.protocol import Answer, Nudge
from ludothek.server import blocks
from ludothek.server.limits import Limits
from ludothek.server.refusals import Clash, NotYours
from ludothek.server.rows import Person
from ludothek.server.services import Services


async def nudge(services: Services, person: Person, id: str, wish: Nudge) -> Answer:
    """Remind whoever is waited for. Who has blocked somebody is not reminded by them, and that is not told."""
    table = (await services.tables.find(id)).table
    own = table.seats_of(person.id)
    if not own:
        raise NotYours("nudge-by-others")
    row = table.seats[wish.seat] if wish.seat < len(table.seats) else None
    waited_for = row is not None and row.kind == "person" and not row.mind and wish.seat in table.waiting
    if row is None or row.person is None or not waited_for or wish.seat in own:
        raise Clash("nudge-nobody")
    services.limits.take("nudges", f"{id} {wish.seat}", Limits.NUDGES)
    services.limits.take("nudges", person.id, Limits.NUDGES_BY)
    if row.person not in await blocks.apart_from(services, person.id):
        services.presences.nudge(id, wish.seat, own[0])
        if not services.presences.is_here(table, wish.seat):
            await services.noticing.remind(row.person, id)
    return Answer(request=wish.request, outcome="done")
