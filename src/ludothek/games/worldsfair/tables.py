"""The numbers behind the names: areas, cards, where they lie, what is asked, what depends on the number of players."""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from ludothek.kernel.arrays import Ints

AREAS: Final = 5
# Names are tuples of any length: from one of a known length, compiled code would make a new one for every look-up.
AREA_NAMES: Final[tuple[str, ...]] = ("agriculture", "electricity", "fine-arts", "manufacturing", "transportation")

# Cards. An exhibit's number is its area's; a figure's number is FIGURE plus its place in FIGURE_NAMES.
TICKET: Final = 5
FIGURE: Final = 6
CARDS: Final = 14
FIGURES: Final = 8
FIGURE_NAMES: Final[tuple[str, ...]] = (
    "burnham",
    "davis",
    "palmer",
    "mccormick",
    "westinghouse",
    "saint-gaudens",
    "schwab",
    "pullman",
)
BURNHAM: Final = 0
DAVIS: Final = 1
PALMER: Final = 2
AREA_FIGURE: Final = 3  # plus the area
CARD_NAMES: Final[tuple[str, ...]] = (
    *(f"exhibit:{area}" for area in AREA_NAMES),
    "ticket",
    *(f"figure:{figure}" for figure in FIGURE_NAMES),
)
SLOTS: Final = 4  # the most cards that any area holds

MOST_SEATS: Final = 4

# Where everything lies in Fairground.pieces, the one row of a table.
SUPPORTERS: Final = 0  # + seat * AREAS + area
PROPOSED: Final = SUPPORTERS + MOST_SEATS * AREAS  # + seat * AREAS + area
APPROVED: Final = PROPOSED + MOST_SEATS * AREAS  # + seat * AREAS + area
HELD: Final = APPROVED + MOST_SEATS * AREAS  # figures: + seat * FIGURES + figure
HAND: Final = HELD + MOST_SEATS * FIGURES  # how many figures: + seat
SUPPLY: Final = HAND + MOST_SEATS  # + seat
TICKETS: Final = SUPPLY + MOST_SEATS  # + seat
COINS: Final = TICKETS + MOST_SEATS  # + seat
MEDALS: Final = COINS + MOST_SEATS  # + seat
ALLOWANCE: Final = MEDALS + MOST_SEATS  # approvals still allowed in the area being scored: + seat
RING: Final = ALLOWANCE + MOST_SEATS  # the area at each position, clockwise from the wheel's foot: + position
POSITION: Final = RING + AREAS  # + area
LAID: Final = POSITION + AREAS  # how many cards lie at an area: + area
LYING: Final = LAID + AREAS  # and which: + area * SLOTS + slot
DISCARDED: Final = LYING + AREAS * SLOTS  # how many of a kind: + card
DECK: Final = DISCARDED + CARDS  # in no order, deck_size of them: + n

# What a seat can be asked.
ASK_PLACE: Final = 0
ASK_FIGURE: Final = 1
ASK_TAKE_BACK: Final = 2
ASK_APPROVE: Final = 3
ASKED: Final[tuple[str, ...]] = ("place", "figure", "take-back", "approve")

# How a seat can stand in an area, as an index of Tables.medal and Tables.approvals.
FIRST: Final = 0
SECOND: Final = 1
TIED_FIRST: Final = 2
TIED_SECOND: Final = 3
UNPLACED: Final = 4

# The journal: code, the seat it happens to, two numbers.
NOTE_DEALT: Final = 0  # area, card
NOTE_PLACED: Final = 1  # area
NOTE_TOOK_BACK: Final = 2  # area
NOTE_PLAYED: Final = 3  # figure, area
NOTE_MOVED: Final = 4  # owner, from * 5 + to
NOTE_DISCARDED: Final = 5  # figure
NOTE_COLLECTED: Final = 6  # area, card
NOTE_CAR: Final = 7  # spaces moved, space reached
NOTE_RESHUFFLED: Final = 8  # cards in the new deck
NOTE_MOST_TICKETS: Final = 9  # points
NOTE_REDEEMED: Final = 10  # tickets
NOTE_STANDING: Final = 11  # area, standing
NOTE_MEDAL: Final = 12  # area, points
NOTE_APPROVED: Final = 13  # area, exhibits
NOTE_RECALLED: Final = 14  # area, supporters
NOTE_SCORING: Final = 15  # round
NOTE_ROUND: Final = 16  # round
NOTE_END: Final = 17  # points
NOTE_TIE: Final = 18  # what decides between seats with equal points: 1 approvals, 2 proposals, 3 nothing


class Tables:
    """Everything fixed for one number of players."""

    def __init__(
        self,
        capacity: Ints,
        deck: Ints,
        medal: Ints,
        approvals: Ints,
        set_points: Ints,
        start_bonus: list[list[int]],
        wheel: int,
        supporters: int,
        start_cards: int,
        refill: int,
        rounds: int,
        ticket_points: int,
        most_tickets: int,
    ) -> None:
        self.capacity = capacity
        self.deck = deck
        self.cards: i64 = sum(deck)
        self.medal = medal
        self.approvals = approvals
        self.set_points = set_points
        self.start_bonus = start_bonus
        self.wheel: i64 = wheel
        self.supporters: i64 = supporters
        self.start_cards: i64 = start_cards
        self.refill: i64 = refill
        self.rounds: i64 = rounds
        self.ticket_points: i64 = ticket_points
        self.most_tickets: i64 = most_tickets
