"""Where a visitor can get to this turn, and what it takes: whole ways to booths and games, made of small choices."""

from __future__ import annotations

from ludothek.games.essen.actions import can_buy_at
from ludothek.games.essen.choices import BUY, GO, UNLOAD
from ludothek.games.essen.notation import offer_words, space_element, space_name, space_words, tile_element
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import ASK_ACT, BAG, BOOTHS, PARKING, POSITION, SPACES
from ludothek.kernel.words import Message, Plan


def plans(day: Day, seat: int) -> list[Plan]:
    """Every space the seat can reach with its actions, at least cost, and every game it can buy there."""
    if day.asked != ASK_ACT:
        return []
    here, left = day.visitors[POSITION + seat], day.actions_left(seat)
    ways = day.routes.ways(here, day.crowd)
    found: list[Plan] = []
    for space in range(SPACES):
        cost = ways[space]
        if cost > left:
            continue
        steps = tuple(GO + step for step in day.routes.path(here, space, day.crowd))
        if space != here:
            message = Message("plan-go", {**space_words(day.tables, space), "cost": cost})
            go = f"go {space_name(space)}"
            found.append(Plan("go", go, space_element(space), steps, cost, message, listed=space >= BOOTHS))
        if can_buy_at(day, seat, space, cost):
            message = Message("plan-buy", {**offer_words(day, space), "cost": cost})
            found.append(Plan("buy", f"buy {space_name(space)}", tile_element(space), (*steps, BUY), cost, message))
        if space == PARKING and day.visitors[BAG + seat]:
            message = Message("plan-unload", {"count": day.visitors[BAG + seat], "cost": cost})
            found.append(Plan("unload", "unload", space_element(space), (*steps, UNLOAD), cost, message))
    return found
