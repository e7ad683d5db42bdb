"""What a game has come to for a seat: stars by their source, recruits, and the markets with its stars."""

from __future__ import annotations

from ludothek.games.euphoria.view_form import CityView
from ludothek.kernel.game import Tally


def tally(view: CityView, seat: int) -> Tally:
    player = view.players[seat]
    stars = {
        "board-territory": sum(faction.stars[seat] for faction in view.factions),
        "option-markets": sum(site.stars.count(seat) for site in view.sites),
        "option-recruits": sum(each.status == "starred" for each in player.recruits),
        "dilemma": int(player.solved == "served"),
    }
    tracks = {"table-workers": player.workers, "table-knowledge": player.knowledge, "table-morale": player.morale}
    recruits = {f"recruit:{each.recruit}": 1 for each in player.recruits if each.recruit}
    markets = {f"market:{site.market}": 1 for site in view.sites if site.market and seat in site.stars}
    return stars | tracks | recruits | markets
