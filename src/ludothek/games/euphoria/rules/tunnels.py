"""Tunnels and their miners (EU-28, EU-29, EU-39).

Touches the miners and the goods of the seat that digs; a card is left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.rules import factions, stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_TUNNEL, DO_DIG, DO_DRAW, MINER_OF, NOTE_MINER, RESOURCE


def dig(city: City, faction: i64) -> None:
    """The miner moves one step, as far as the end (EU-28, EU-29)."""
    board = city.board
    if board[MINER_OF + faction] < city.tables.end:
        board[MINER_OF + faction] += 1
        city.note(NOTE_MINER, -1, faction, board[MINER_OF + faction])
        if board[MINER_OF + faction] == city.tables.reveal:
            factions.reveal(city, faction)


def enter(city: City, seat: i64, faction: i64) -> None:
    """Resource or card, with tier 2 both; then the miner (EU-28, EU-39)."""
    city.push(DO_DIG, faction)
    if factions.has_tier(city, seat, faction, city.tables.tier2):
        take_resource(city, seat, faction)
        city.push(DO_DRAW, seat, 1, 1)
    else:
        city.ask(seat, ASK_TUNNEL, faction)


def take_resource(city: City, seat: i64, faction: i64) -> None:
    city.took = 1
    stock.gain(city, seat, RESOURCE + faction, 1)
