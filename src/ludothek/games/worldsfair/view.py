"""A view of the table, put together. Everything is open but the order of the deck (WF-48), so all seats see the same.

``view_form.py`` declares the form. It is filled here, because a server does so after every decision, and this module
can be compiled. All parts are new each time: who changes a view changes nothing else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import points, set_points, standing
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    AREA_NAMES,
    AREAS,
    ASKED,
    CARD_NAMES,
    CARDS,
    FIGURE_NAMES,
    FIGURES,
    SLOTS,
    UNPLACED,
)
from ludothek.games.worldsfair.view_form import AreaView, FairView, PlayerView, WheelView
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.words import SEATS

COLOURS: Final[tuple[str, ...]] = SEATS
NO_CARDS: Final[Ints] = zeros(CARDS)


def view(fair: Fairground, viewer: i64) -> FairView:
    """What a seat may see; -1 is a spectator."""
    return FairView(
        title=fair.game.title,
        seat=viewer if viewer >= 0 else None,
        seats=fair.seats,
        decisions=fair.decisions,
        over=fair.over,
        waiting=fair.waiting,
        scores=fair.scores(),
        ranks=fair.ranks() if fair.over else None,
        on_turn=fair.on_turn,
        asked=None if fair.over else ASKED[fair.asked],
        round=fair.round,
        rounds=fair.tables.rounds,
        wheel=WheelView(fair.tables.wheel, fair.car),
        visited=AREA_NAMES[fair.visited] if fair.visited >= 0 else None,
        scoring=AREA_NAMES[fair.ring[fair.scoring]] if fair.scoring >= 0 else None,
        areas=[_area(fair, area) for area in fair.ring],
        deck=fair.deck_size,
        unseen=_pile(_deck(fair)),
        discard=_pile(fair.discard),
        players=[_player(fair, seat) for seat in range(fair.seats)],
    )


def _area(fair: Fairground, area: i64) -> AreaView:
    medals: list[int] = []
    approvals: list[int] = []
    for seat in range(fair.seats):
        place = standing(fair, seat, area)
        if place == UNPLACED:
            medals.append(0)
            approvals.append(0)
        else:
            most = fair.tables.approvals[place]
            held = fair.proposed[seat * AREAS + area]
            medals.append(fair.tables.medal[place])
            approvals.append(most if most < held else held)
    return AreaView(
        area=AREA_NAMES[area],
        capacity=fair.tables.capacity[area],
        cards=[CARD_NAMES[fair.cards[area * SLOTS + n]] for n in range(fair.laid[area])],
        supporters=[fair.supporters[seat * AREAS + area] for seat in range(fair.seats)],
        medals=medals,
        approvals=approvals,
    )


def _player(fair: Fairground, seat: i64) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        supply=fair.supply[seat],
        tickets=fair.tickets[seat],
        proposed=_by_area(fair.proposed, seat),
        approved=_by_area(fair.approved, seat),
        figures=[FIGURE_NAMES[n] for n in range(FIGURES) for _ in range(fair.figures[seat * FIGURES + n])],
        coins=fair.coins[seat],
        medals=fair.medals[seat],
        sets=set_points(fair, seat),
        set_values=_set_values(fair, seat),
        points=points(fair, seat),
    )


def _set_values(fair: Fairground, seat: i64) -> list[int]:
    """What each set is worth: the n-th has one of each category of which there are at least n (WF-45)."""
    values: list[int] = []
    nth: i64 = 1
    while True:
        size: i64 = 0
        for area in range(AREAS):
            if fair.approved[seat * AREAS + area] >= nth:
                size += 1
        if size == 0:
            return values
        values.append(fair.tables.set_points[size])
        nth += 1


def _deck(fair: Fairground) -> Ints:
    """How many cards of each kind are still in the deck; anybody can count this from what lies open."""
    counts = NO_CARDS[:]
    for n in range(fair.deck_size):
        counts[fair.deck[n]] += 1
    return counts


def _by_area(row: Ints, seat: i64) -> dict[str, int]:
    return {AREA_NAMES[area]: row[seat * AREAS + area] for area in range(AREAS)}


def _pile(counts: Ints) -> dict[str, int]:
    return {CARD_NAMES[card]: counts[card] for card in range(CARDS) if counts[card]}
