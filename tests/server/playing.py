"""What tests of the server do again and again."""

from __future__ import annotations

import random

from ludothek.client import Client, LiveTable
from ludothek.protocol import NewTable, Place, Position, TableCard

ME, ANYONE, INVITED, MIND = (Place(who="me"), Place(who="anyone"), Place(who="invitation"), Place(who="mind"))


def seating(table: TableCard) -> list[tuple[str, str, str | None, bool]]:
    """Who sits where: the kind of seat, its name, who decides for it if not its person, and whether it is one's own."""
    return [(seat.kind, seat.name, seat.mind, seat.yours) for seat in table.seats]


async def open_for_two(ada: Client, ben: Client, title: str = "worldsfair", **more: object) -> str:
    """A table at which Ada and Ben sit, in this order."""
    position = await ada.open(NewTable(title=title, seats=[ME, ANYONE], **more))  # type: ignore[arg-type]
    await ben.sit(position.table.id)
    return position.table.id


async def play_on(table: LiveTable, rng: random.Random) -> Position:
    """Decide at random whenever asked, to the end."""
    while True:
        position = await table.until(lambda position: position.choices or position.table.status == "finished")
        if position.table.status == "finished":
            return position
        await table.decide(rng.choice(position.choices).id)


async def take_turns(tables: list[LiveTable], rng: random.Random, decisions: int) -> None:
    """So many decisions, by whoever is asked; ``tables`` are the connections of all seats, in their order."""
    for _ in range(decisions):
        newest = max(tables, key=lambda table: table.position.version).position
        table = tables[rng.choice(newest.table.waiting)]
        position = await seen(table, newest.version)
        await table.decide(rng.choice(position.choices).id)


async def seen(table: LiveTable, version: int) -> Position:
    """The position once this version has arrived."""
    return await table.until(lambda position: position.version >= version)
