"""What lies on the table of ESSEN The Game."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.routes import Routes
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    BAG,
    BOOTHS,
    EVENTS,
    FAIR,
    IN_BOOT,
    LINES,
    MONEY,
    NO_EVENT,
    OPEN_RANKINGS,
    PALLET,
    PALLETS,
    PARKING,
    POPULARITY,
    POSITION,
    RANKING,
    SHEET,
    SHOWN,
    SPENT,
    SYMBOLS,
    UNUSED,
    VISITORS,
    Settings,
    Tables,
)
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.game import Game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State


class Halls(State):
    """The table. Games, booths and wish cards share their numbers.

    Warehouse, wish deck and unused tokens have no order: whatever comes next is drawn at random among what is left,
    which is the same as an order fixed beforehand that nobody has seen. The only secret is who has which wish card.

    What changes seldom is shared by clones: who changes ``fair``, ``events`` or ``traces`` first puts a copy there.
    """

    __slots__ = (
        "tables",
        "routes",
        "settings",
        "games",
        "cards",
        "visitors",
        "fair",
        "events",
        "traces",
        "crowd",
        "costs",
        "last_round",
        "deck_size",
        "discard_size",
        "shuffles",
        "round",
        "first",
        "turns_left",
        "removals",
        "departures",
        "asked",
        "passes",
    )

    def __init__(self, game: Game, tables: Tables, routes: Routes, settings: Settings, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.tables = tables
        self.routes = routes
        self.settings = settings

        self.games = EMPTY  # where each game is
        self.cards = EMPTY  # where each wish card is
        self.visitors = EMPTY
        self.fair = EMPTY
        self.events = EMPTY  # the event that came with each game
        self.traces = EMPTY  # what is known of each wish card

        self.crowd: i64 = 0
        self.costs = EMPTY  # to enter each space; never changed, only replaced
        self.last_round: i64 = -1  # the last-round tile, once it is known
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.shuffles: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.turns_left: i64 = 0
        self.removals: i64 = 0  # how many games are still to be taken away
        self.departures: i64 = 0
        self.asked: i64 = ASK_DRAFT
        self.passes: i64 = 0  # how often the packs have been passed on

    def clear(self) -> None:
        """An empty table with everything in its box."""
        tables = self.tables
        self.games = zeros(BOOTHS)
        self.cards = zeros(BOOTHS)
        self.visitors = zeros(VISITORS)
        for seat in range(self.seats):
            self.visitors[POSITION + seat] = PARKING
            self.visitors[MONEY + seat] = tables.money
        self.fair = zeros(FAIR)
        for pallet in range(PALLETS):
            self.fair[PALLET + pallet] = -1
        for symbol in range(SYMBOLS):
            self.fair[POPULARITY + symbol] = tables.popularity_start
        for event in range(EVENTS):
            self.fair[UNUSED + event] = tables.event_count[event]
        for n in range(OPEN_RANKINGS):
            self.fair[RANKING + n] = -1
        self.events = zeros(BOOTHS)
        self.traces = zeros(BOOTHS)
        self.costs = self.routes.costs(0)
        self.deck_size = BOOTHS

    def copy_to(self, twin: Halls) -> None:
        """Lay the same table for a clone."""
        self.copy_progress_to(twin)
        twin.games = self.games[:]
        twin.cards = self.cards[:]
        twin.visitors = self.visitors[:]
        twin.fair = self.fair
        twin.events = self.events
        twin.traces = self.traces
        twin.crowd = self.crowd
        twin.costs = self.costs
        twin.last_round = self.last_round
        twin.deck_size = self.deck_size
        twin.discard_size = self.discard_size
        twin.shuffles = self.shuffles
        twin.round = self.round
        twin.first = self.first
        twin.turns_left = self.turns_left
        twin.removals = self.removals
        twin.departures = self.departures
        twin.asked = self.asked
        twin.passes = self.passes

    def actions_left(self, seat: i64) -> i64:
        """Spaces of the action track that neither a game nor the token has taken (ES-24)."""
        visitors = self.visitors
        left = self.tables.track - visitors[BAG + seat] - visitors[SPENT + seat]
        if left < 0:
            return 0
        return left

    def points(self, seat: i64) -> i64:
        visitors = self.visitors
        sheet = SHEET + seat * LINES
        total: i64 = 0
        for line in range(sheet, sheet + LINES):
            total += visitors[line]
        return total

    def pick_at_random(self, row: Ints, place: i64, count: i64) -> i64:
        """One of the ``count`` entries of a row that have this value."""
        left = self.rng.below(count)
        found: i64 = 0
        while True:
            if row[found] == place:
                if left == 0:
                    return found
                left -= 1
            found += 1

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {"games": 0, "wish cards": 0, "events": 0}
        for game in range(BOOTHS):
            counts["games"] += int(0 <= self.games[game] < IN_BOOT + self.seats)
            counts["wish cards"] += int(0 <= self.cards[game] < SHOWN + self.seats)
            counts["events"] += int(self.events[game] != NO_EVENT)
        for event in range(EVENTS):
            counts["events"] += self.fair[UNUSED + event]
        return counts
