"""What a position of World's Fair 1893 is worth to a seat, in points.

A seat's worth is what it has, what the coming scoring phase would bring it as things stand, and what its cards may bring
later. A lead of now may be lost before it is scored, so it counts in full only when the car has come round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import sets_worth, standing
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import AREAS, UNPLACED
from ludothek.kernel.mind import Judgement
from ludothek.kernel.state import State

# Found by playing variations against each other.
LEAD_AT_START: Final = 0.45  # how much a lead counts when the round begins; it grows to 1
TICKET: Final = 1.5
FIGURE: Final = 2.0
FIGURE_IN_LAST_ROUND: Final = 1.2
PROPOSAL: Final = 2.0  # an exhibit that could be approved later
PROPOSAL_IN_LAST_ROUND: Final = 0.7
SUPPORTER: Final = 0.25
STOCKPILE: Final = 3  # more proposals of one category than this are of little use


class FairJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        """The seat's worth, less the mean of its best rival's and of all its rivals'."""
        assert isinstance(state, Fairground)
        rivals = 0.0
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                theirs = worth(state, other)
                rivals += theirs
                best = max(best, theirs)
        return worth(state, seat) - 0.5 * (best + rivals / float(state.seats - 1))


def worth(table: Fairground, seat: i64) -> float:
    """Points in hand and points to be expected."""
    tables = table.tables
    owned = float(table.coins[seat] + table.medals[seat])
    sets = float(sets_worth(tables, table.approved, seat))
    if table.over:
        return owned + sets
    last = table.round == tables.rounds
    certainty = LEAD_AT_START + (1.0 - LEAD_AT_START) * float(table.car) / float(tables.wheel)
    tokens = table.approved[:]
    medals: i64 = 0
    later: i64 = 0
    presence: i64 = 0
    for area in range(AREAS):
        spot: i64 = seat * AREAS + area
        held = table.proposed[spot]
        approved: i64 = 0
        place = standing(table, seat, area)
        if place != UNPLACED:
            medals += tables.medal[place]
            approved = min(held, tables.approvals[place])
            tokens[spot] += approved
        later += min(held - approved, STOCKPILE)
        presence += min(table.supporters[spot], STOCKPILE)
    gain = float(medals) + float(sets_worth(tables, tokens, seat)) - sets
    return (
        owned
        + sets
        + certainty * gain
        + TICKET * float(table.tickets[seat])
        + (FIGURE_IN_LAST_ROUND if last else FIGURE) * float(table.hand[seat])
        + (PROPOSAL_IN_LAST_ROUND if last else PROPOSAL) * float(later)
        + SUPPORTER * float(presence)
    )
