"""What lies on the table of ESSEN The Game."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.routes import Routes
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    BOOTHS,
    EVENTS,
    IN_BOOT,
    LINES,
    NO_EVENT,
    OPEN_RANKINGS,
    PALLETS,
    PARKING,
    SHOWN,
    SYMBOLS,
    Settings,
    Tables,
)
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.game import Game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State


class Halls(State):
    """The table. Games, booths and wish cards share their numbers; rows by seat and something else are flat.

    Warehouse, wish deck and unused tokens have no order: whatever comes next is drawn at random among what is left,
    which is the same as an order fixed beforehand that nobody has seen. The only secret is who has which wish card.
    """

    __slots__ = (
        "tables",
        "routes",
        "settings",
        "games",
        "events",
        "pallets",
        "unused_events",
        "popularity",
        "crowd",
        "costs",
        "rankings",
        "last_round",
        "cards",
        "traces",
        "deck_size",
        "discard_size",
        "shuffles",
        "position",
        "spent",
        "bag",
        "money",
        "eaten",
        "pre_orders",
        "bought",
        "sheet",
        "round",
        "first",
        "turns_left",
        "removals",
        "departures",
        "asked",
        "passes",
        "picks",
    )

    def __init__(self, game: Game, tables: Tables, routes: Routes, settings: Settings, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.tables = tables
        self.routes = routes
        self.settings = settings

        self.games = EMPTY  # where each game is
        self.events = EMPTY  # the event that came with each game
        self.pallets = EMPTY  # the game on each pallet, -1 for none
        self.unused_events = EMPTY  # by kind
        self.popularity = EMPTY  # by symbol
        self.crowd: i64 = 0
        self.costs = EMPTY  # to enter each space; never changed, only replaced
        self.rankings = EMPTY  # the open ranking cards, -1 for none
        self.last_round: i64 = -1  # the last-round tile, once it is known

        self.cards = EMPTY  # where each wish card is
        self.traces = EMPTY  # what is known of each; never changed, only replaced
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.shuffles: i64 = 0

        self.position = EMPTY
        self.spent = EMPTY  # actions, this round
        self.bag = EMPTY  # how many games are in it
        self.money = EMPTY
        self.eaten = EMPTY  # whether the seat has eaten this round
        self.pre_orders = EMPTY  # the game bought with it plus 1, 0 for none
        self.bought = EMPTY  # by seat and symbol
        self.sheet = EMPTY  # points by seat and line

        self.round: i64 = 0
        self.first: i64 = 0
        self.turns_left: i64 = 0
        self.removals: i64 = 0  # how many games are still to be taken away
        self.departures: i64 = 0
        self.asked: i64 = ASK_DRAFT
        self.passes: i64 = 0  # how often the packs have been passed on
        self.picks = EMPTY  # how many cards each seat still has to keep before the packs go on

    def clear(self) -> None:
        """An empty table with everything in its box."""
        seats = self.seats
        tables = self.tables
        self.games = zeros(BOOTHS)
        self.events = zeros(BOOTHS)
        self.pallets = zeros(PALLETS)
        for pallet in range(PALLETS):
            self.pallets[pallet] = -1
        self.unused_events = tables.event_count[:]
        self.popularity = zeros(SYMBOLS)
        for symbol in range(SYMBOLS):
            self.popularity[symbol] = tables.popularity_start
        self.costs = self.routes.costs(0)
        self.rankings = zeros(OPEN_RANKINGS)
        for n in range(OPEN_RANKINGS):
            self.rankings[n] = -1
        self.cards = zeros(BOOTHS)
        self.traces = zeros(BOOTHS)
        self.deck_size = BOOTHS
        self.position = zeros(seats)
        self.spent = zeros(seats)
        self.bag = zeros(seats)
        self.money = zeros(seats)
        for seat in range(seats):
            self.position[seat] = PARKING
            self.money[seat] = tables.money
        self.eaten = zeros(seats)
        self.pre_orders = zeros(seats)
        self.bought = zeros(seats * SYMBOLS)
        self.sheet = zeros(seats * LINES)
        self.picks = zeros(seats)

    def copy_to(self, twin: Halls) -> None:
        """Lay the same table for a clone."""
        self.copy_progress_to(twin)
        twin.games = self.games[:]
        twin.events = self.events[:]
        twin.pallets = self.pallets[:]
        twin.unused_events = self.unused_events[:]
        twin.popularity = self.popularity[:]
        twin.crowd = self.crowd
        twin.costs = self.costs
        twin.rankings = self.rankings[:]
        twin.last_round = self.last_round
        twin.cards = self.cards[:]
        twin.traces = self.traces
        twin.deck_size = self.deck_size
        twin.discard_size = self.discard_size
        twin.shuffles = self.shuffles
        twin.position = self.position[:]
        twin.spent = self.spent[:]
        twin.bag = self.bag[:]
        twin.money = self.money[:]
        twin.eaten = self.eaten[:]
        twin.pre_orders = self.pre_orders[:]
        twin.bought = self.bought[:]
        twin.sheet = self.sheet[:]
        twin.round = self.round
        twin.first = self.first
        twin.turns_left = self.turns_left
        twin.removals = self.removals
        twin.departures = self.departures
        twin.asked = self.asked
        twin.passes = self.passes
        twin.picks = self.picks[:]

    def actions_left(self, seat: i64) -> i64:
        """Spaces of the action track that neither a game nor the token has taken (ES-24)."""
        left = self.tables.track - self.bag[seat] - self.spent[seat]
        return left if left > 0 else 0

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for line in range(seat * LINES, (seat + 1) * LINES):
            total += self.sheet[line]
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

    def draw_event(self) -> i64:
        """One of the event tokens that are left."""
        left: i64 = 0
        for event in range(EVENTS):
            left += self.unused_events[event]
        if left == 0:
            return NO_EVENT
        left = self.rng.below(left)
        event = 0
        while left >= self.unused_events[event]:
            left -= self.unused_events[event]
            event += 1
        self.unused_events[event] -= 1
        return event

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {"games": 0, "wish cards": 0, "events": 0}
        for game in range(BOOTHS):
            counts["games"] += int(0 <= self.games[game] < IN_BOOT + self.seats)
            counts["wish cards"] += int(0 <= self.cards[game] < SHOWN + self.seats)
            counts["events"] += int(self.events[game] != NO_EVENT)
        for event in range(EVENTS):
            counts["events"] += self.unused_events[event]
        return counts
