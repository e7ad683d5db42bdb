"""A view of the table, put together. Everything is open but the order of the deck (WF-48), so all seats see the same.

``view_form.py`` declares the form. It is filled here, because a server does so after every decision, and this module
can be compiled. All parts are new each time: who changes a view changes nothing else.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import points, set_points, standing
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    ALLOWANCE,
    APPROVED,
    AREA_FIGURE,
    AREA_NAMES,
    AREAS,
    ASKED,
    CARD_NAMES,
    CARDS,
    COINS,
    DECK,
    DISCARDED,
    FIGURE_NAMES,
    FIGURES,
    HELD,
    LAID,
    LYING,
    MEDALS,
    POSITION,
    PROPOSED,
    RING,
    SLOTS,
    SUPPLY,
    SUPPORTERS,
    TICKETS,
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
        scoring=AREA_NAMES[fair.pieces[RING + fair.scoring]] if fair.scoring >= 0 else None,
        areas=[_area(fair, fair.pieces[RING + position]) for position in range(AREAS)],
        deck=fair.deck_size,
        unseen=_pile(_deck(fair)),
        discard=_pile(fair.pieces[DISCARDED : DISCARDED + CARDS]),
        players=[_player(fair, seat) for seat in range(fair.seats)],
    )


def _area(fair: Fairground, area: i64) -> AreaView:
    pieces = fair.pieces
    medals: list[int] = []
    approvals: list[int] = []
    for seat in range(fair.seats):
        medal, approved = _to_come(fair, seat, area)
        medals.append(medal)
        approvals.append(approved)
    return AreaView(
        area=AREA_NAMES[area],
        figure=FIGURE_NAMES[AREA_FIGURE + area],
        capacity=fair.tables.capacity[area],
        cards=[CARD_NAMES[pieces[LYING + area * SLOTS + n]] for n in range(pieces[LAID + area])],
        supporters=[pieces[SUPPORTERS + seat * AREAS + area] for seat in range(fair.seats)],
        medals=medals,
        approvals=approvals,
    )


def _to_come(fair: Fairground, seat: i64, area: i64) -> tuple[i64, i64]:
    """The medal and the approvals that a seat would get if the area were scored now, or will still get (WF-40)."""
    pieces = fair.pieces
    none: i64 = 0
    if pieces[POSITION + area] == fair.scoring:
        return none, pieces[ALLOWANCE + seat]
    place = standing(fair, seat, area)
    if pieces[POSITION + area] < fair.scoring or place == UNPLACED:
        return none, none
    most = fair.tables.approvals[place]
    held = pieces[PROPOSED + seat * AREAS + area]
    return fair.tables.medal[place], most if most < held else held


def _player(fair: Fairground, seat: i64) -> PlayerView:
    pieces = fair.pieces
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        supply=pieces[SUPPLY + seat],
        tickets=pieces[TICKETS + seat],
        proposed=_by_area(pieces, PROPOSED + seat * AREAS),
        approved=_by_area(pieces, APPROVED + seat * AREAS),
        figures=[FIGURE_NAMES[n] for n in range(FIGURES) for _ in range(pieces[HELD + seat * FIGURES + n])],
        coins=pieces[COINS + seat],
        medals=pieces[MEDALS + seat],
        sets=set_points(fair, seat),
        set_values=_set_values(fair, seat),
        points=points(fair, seat),
    )


def _set_values(fair: Fairground, seat: i64) -> list[int]:
    """What each set is worth: the n-th has one of each category of which there are at least n (WF-45)."""
    pieces = fair.pieces
    values: list[int] = []
    nth: i64 = 1
    while True:
        size: i64 = 0
        for area in range(AREAS):
            if pieces[APPROVED + seat * AREAS + area] >= nth:
                size += 1
        if size == 0:
            return values
        values.append(fair.tables.set_points[size])
        nth += 1


def _deck(fair: Fairground) -> Ints:
    """How many cards of each kind are still in the deck; anybody can count this from what lies open."""
    counts = NO_CARDS[:]
    pieces = fair.pieces
    for n in range(fair.deck_size):
        counts[pieces[DECK + n]] += 1
    return counts


def _by_area(pieces: Ints, start: i64) -> dict[str, int]:
    return {AREA_NAMES[area]: pieces[start + area] for area in range(AREAS)}


def _pile(counts: Ints) -> dict[str, int]:
    return {CARD_NAMES[card]: counts[card] for card in range(CARDS) if counts[card]}
