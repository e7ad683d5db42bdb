"""What a game has come to for a seat: points by their source, and the games in bag and boot."""

from __future__ import annotations

from ludothek.games.essen.view_form import EssenView
from ludothek.kernel.game import Tally


def tally(view: EssenView, seat: int) -> Tally:
    player = view.players[seat]
    points = {f"line:{line}": count for line, count in player.sheet.items()}
    symbols = {f"symbol:{symbol}": count for symbol, count in player.symbols.items()}
    return points | {"tally-games": len(player.bag) + len(player.boot)} | symbols
