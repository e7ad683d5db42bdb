"""What a game has come to for a seat: points by their source, and what was approved where."""

from __future__ import annotations

from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.game import Tally


def tally(view: FairView, seat: int) -> Tally:
    player = view.players[seat]
    points = {"coins": player.coins, "medals": player.medals, "sets": player.sets}
    return points | {f"area:{area}": count for area, count in player.approved.items()}
