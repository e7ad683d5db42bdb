"""The rows of a new table, and a table that is played at from the beginning."""

from __future__ import annotations

from ludothek.kernel.game import Game
from ludothek.kernel.options import Value
from ludothek.kernel.rng import Chance
from ludothek.protocol import Terms
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.log import Entry
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.table import Table

UNPREDICTABLE: Chance = "blake2b"
"""What strangers play with: however many of its numbers somebody has seen, the next ones follow from none of them."""
USUAL_MIND = "skilled"


def new_row(game: Game, host: str, options: dict[str, Value], seed: str, terms: Terms) -> TableRow:
    now = wall()
    return TableRow(
        id=store.new_id(),
        title=game.title,
        rules=game.rules_version,
        options=options,
        seed=seed,
        terms=terms,
        host=host,
        wall=now,
        listed=terms.listed,
        pace=terms.pace,
        status="open",
        version=0,
        decisions=0,
        waiting=0,
        minds_asked=False,
        changed=now,
        result=None,
    )


def begun_table(row: TableRow, seats: list[SeatRow], at: int) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """A table for people who are all there, with the beginning of its log: it is played at from now on."""
    table = Table(row, seats, [])
    change = table.seated("start")
    change.stamp(f"own {store.new_id()}", at, row.wall)
    table.accept(change)
    return row, seats, [change.entry]
