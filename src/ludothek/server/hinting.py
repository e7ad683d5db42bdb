"""Hints for those who play: thought up by a worker from what their seat may know, recorded, and told to nobody else."""

from __future__ import annotations

from ludothek.protocol import Hints
from ludothek.server.limits import Limits
from ludothek.server.log import Change
from ludothek.server.refusals import Clash, Unavailable
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.table import Table


async def give_hints(services: Services, person: Person, address: str, id: str, seat: int) -> Hints:
    """The best choices of a seat that is asked; the record says that it was told them."""
    loaded = await services.tables.find(id)
    table = loaded.table
    table.check_hint(person.id, seat)
    question = table.asked_since(seat)
    assert question is not None  # it is asked, as was checked
    known = loaded.hints.get(seat)
    if known and known[0] == question:
        return Hints(decisions=table.row.decisions, asked_since=question, hints=known[1])
    services.limits.take("hints", person.id, Limits.HINTS)
    services.limits.take("hints", address, Limits.HINTS_FROM)
    found = await services.thinkers.advise(table.state, seat, person.id)
    if not found:
        raise Unavailable("no-hint-now")

    def note(table: Table) -> Change:
        table.check_hint(person.id, seat)
        if table.asked_since(seat) != question:
            raise Clash("hint-too-late")
        return table.seated("hint", seat=seat)

    loaded = await services.tables.find(id)
    if loaded.table.asked_since(seat) != question or not loaded.table.is_hinted(seat):
        await services.tables.change(id, note)
    loaded.hints[seat] = (question, found)
    return Hints(decisions=loaded.table.row.decisions, asked_since=question, hints=found)
