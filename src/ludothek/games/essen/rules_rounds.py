"""The rounds: preparing the fair, the first player, midday and the end. Numbers are those of docs/rules/essen.md."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.scoring import meets, tie_break_key, wish_points, wishes
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    AFTERNOON,
    ASK_ACT,
    ASK_REMOVE,
    BOOTHS,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    DEPARTURE,
    IN_BAG,
    IN_BOOT,
    IN_WAREHOUSE,
    LAST_ROUNDS,
    LINES,
    MORNING,
    NOTE_AFTERNOON,
    NOTE_CLOSED,
    NOTE_CROWD,
    NOTE_CROWDED_COURTYARD,
    NOTE_CROWDED_ENTRANCES,
    NOTE_ENDED,
    NOTE_EVENT,
    NOTE_FIRST,
    NOTE_LAST_ROUND,
    NOTE_LEFT,
    NOTE_MIDDAY,
    NOTE_PALLET,
    NOTE_POPULARITY,
    NOTE_RANKING,
    NOTE_RELEASED,
    NOTE_REMOVED,
    NOTE_ROUND,
    NOTE_SCORE,
    NOTE_TIE,
    NOTE_UNLOADED,
    NOTE_WISHES,
    ON_BOOTH,
    ON_PALLET,
    OPEN_RANKINGS,
    PALLETS,
    PARKING,
    SERIES,
    SYMBOLS,
    TAKEN_AWAY,
    WISHES,
)
from ludothek.kernel.arrays import zeros


class Rounds(Halls):
    """Everything that happens between two turns."""

    __slots__ = ()

    # The morning

    def open_fair(self) -> None:
        """Lay out rankings and games, prepare round 1 and draw its first player (ES-9 to ES-13)."""
        if self.settings.rankings:
            self._draw_rankings(0)
        left: i64 = BOOTHS
        for _ in range(self.tables.on_booths):
            self.games[self.pick_at_random(self.games, IN_WAREHOUSE, left)] = ON_BOOTH
            left -= 1
        self.round = 1
        self.note(NOTE_ROUND, -1, self.round)
        self._load_pallets()
        self._settle_pallets()
        self.first = self.rng.below(self.seats)
        self.note(NOTE_FIRST, self.first)
        self._begin_actions()

    def _draw_rankings(self, series: i64) -> None:
        """Three different cards of a series, 0 for the morning and 1 for the afternoon (ES-9, ES-46)."""
        unused = zeros(SERIES)
        for n in range(OPEN_RANKINGS):
            card = self.pick_at_random(unused, 0, SERIES - n)
            unused[card] = 1
            self.rankings[n] = series * SERIES + card

    # Preparing the fair

    def _next_round(self) -> None:
        """Prepare the fair, find the first player, give everybody fresh actions (ES-14)."""
        self.round += 1
        self.note(NOTE_ROUND, -1, self.round)
        if self.round == self.tables.rounds:
            self._prepare_last_round()
        else:
            self._release()
            self._load_pallets()
            self._settle_pallets()
        self._find_first_player()
        for seat in range(self.seats):
            self.spent[seat] = 0
            self.eaten[seat] = 0
        if self.seats == 2 and not self.settings.remove_at_end:
            self._ask_removals()
        else:
            self._begin_actions()

    def _prepare_last_round(self) -> None:
        """The tile of the last round, its games and its crowd (ES-20)."""
        self.last_round = self.rng.below(LAST_ROUNDS)
        self.note(NOTE_LAST_ROUND, -1, self.last_round)
        self._release()
        if self.settings.crowd:
            self.place_crowd(CROWDED_ENTRANCES)
            self.note(NOTE_CROWDED_ENTRANCES, -1)

    def _release(self) -> None:
        """The games on the pallets go to their booths (ES-15)."""
        for pallet in range(PALLETS):
            game = self.pallets[pallet]
            self.games[game] = ON_BOOTH
            self.pallets[pallet] = -1
            if self.journal is not None:
                self.note(NOTE_RELEASED, -1, game)

    def _load_pallets(self) -> None:
        """Six games from the warehouse onto the pallets (ES-10, ES-15)."""
        left: i64 = 0
        for game in range(BOOTHS):
            if self.games[game] == IN_WAREHOUSE:
                left += 1
        for pallet in range(PALLETS):
            game = self.pick_at_random(self.games, IN_WAREHOUSE, left)
            left -= 1
            self.games[game] = ON_PALLET
            self.pallets[pallet] = game
            if self.journal is not None:
                self.note(NOTE_PALLET, -1, game, pallet)

    def _settle_pallets(self) -> None:
        """What the games on the pallets do to popularity, events and crowd (ES-12)."""
        self._move_popularity()
        for pallet in range(PALLETS):
            if self.tables.pallet_event[pallet]:
                self._lay_event(self.pallets[pallet])
        if self.settings.crowd:
            self._move_crowd()

    def _move_popularity(self) -> None:
        """All pallets together, then the ends of the track (ES-16, ES-17)."""
        tables = self.tables
        change = zeros(SYMBOLS)
        for pallet in range(PALLETS):
            change[tables.symbol[self.pallets[pallet]]] += tables.pallet_popularity[pallet]
        for symbol in range(SYMBOLS):
            if change[symbol] != 0:
                moved = max(self.popularity[symbol] + change[symbol], tables.popularity_least)
                if moved > self.settings.limit:
                    moved = self.settings.limit
                self.popularity[symbol] = moved
                self.note(NOTE_POPULARITY, -1, symbol, moved)

    def _lay_event(self, game: i64) -> None:
        """An event token onto a game (ES-18)."""
        event = self.draw_event()
        self.events[game] = event
        self.note(NOTE_EVENT, -1, game, event)

    def _move_crowd(self) -> None:
        """A crowd token to the zone of each game with an event; to the courtyard if the zone has one (ES-19)."""
        crowd: i64 = 0
        for pallet in range(PALLETS):
            if self.tables.pallet_event[pallet]:
                zone = self.tables.zone[self.pallets[pallet]]
                if crowd >> zone & 1:
                    crowd |= CROWDED_COURTYARD
                    self.note(NOTE_CROWDED_COURTYARD, -1)
                else:
                    crowd |= 1 << zone
                    self.note(NOTE_CROWD, -1, zone)
        self.place_crowd(crowd)

    def place_crowd(self, crowd: i64) -> None:
        self.crowd = crowd
        self.costs = self.routes.costs(crowd)

    # The first player

    def _find_first_player(self) -> None:
        """The lightest bag, the fewest points, the first after the present first player (ES-21)."""
        best = (self.first + 1) % self.seats
        for step in range(2, self.seats + 1):
            seat = (self.first + step) % self.seats
            if self._is_lighter(seat, best):
                best = seat
        self.first = best
        self.note(NOTE_FIRST, best)

    def _is_lighter(self, seat: i64, other: i64) -> bool:
        if self.bag[seat] != self.bag[other]:
            return self.bag[seat] < self.bag[other]
        return self.points(seat) < self.points(other)

    # Two players take games away

    def _ask_removals(self) -> None:
        """Each of the two takes a game away, the first player first (ES-51)."""
        self.removals = self.seats
        self.asked = ASK_REMOVE
        self.to_move = self.first
        self._skip_removals()

    def _skip_removals(self) -> None:
        """If nothing can be taken away, nothing is (ES-52)."""
        for game in range(BOOTHS):
            if self.can_be_removed(game):
                return
        self.removals = 0
        self._after_removals()

    def can_be_removed(self, game: i64) -> bool:
        """A game on its booth with nobody there (ES-52)."""
        visited = self.games[game] != ON_BOOTH
        for seat in range(self.seats):
            visited |= self.position[seat] == game
        return not visited

    def _remove(self, seat: i64, game: i64) -> None:
        self.games[game] = TAKEN_AWAY
        self.note(NOTE_REMOVED, seat, game)
        self.removals -= 1
        if self.removals == 0:
            self._after_removals()
        else:
            self.to_move = (seat + 1) % self.seats
            self._skip_removals()

    def _after_removals(self) -> None:
        if self.settings.remove_at_end:
            self._next_round()
        else:
            self._begin_actions()

    # Turns

    def _begin_actions(self) -> None:
        """Everybody has a turn, the first player first (ES-23)."""
        self.asked = ASK_ACT
        self.turns_left = self.seats
        self.to_move = self.first

    def _end_turn(self, seat: i64) -> None:
        """The next one, or the end of the round (ES-23)."""
        if self.journal is not None:
            self.note(NOTE_ENDED, seat, self.actions_left(seat))
        if self.round == self.tables.rounds and self.position[seat] == PARKING:
            self._depart(seat)
        self.turns_left -= 1
        if self.turns_left > 0:
            self.to_move = (seat + 1) % self.seats
        else:
            self._end_round()

    def _depart(self, seat: i64) -> None:
        """Leaving the fair early (ES-44)."""
        if self.departures < len(self.tables.departure):
            points = self.tables.departure[self.departures]
            self.sheet[seat * LINES + DEPARTURE] += points
            self.departures += 1
            self.note(NOTE_LEFT, seat, points)

    def _end_round(self) -> None:
        if self.round == self.tables.rounds:
            self._close()
            return
        if self.round == self.tables.midday and self.settings.rankings:
            self._have_midday()
        if self.seats == 2 and self.settings.remove_at_end:
            self._ask_removals()
        else:
            self._next_round()

    # Scoring

    def _have_midday(self) -> None:
        """The morning cards score, the afternoon cards come (ES-45, ES-46)."""
        self.note(NOTE_MIDDAY, -1)
        self._score_rankings(MORNING, self.tables.morning_points)
        self._draw_rankings(1)
        if self.journal is not None:
            for n in range(OPEN_RANKINGS):
                self.note(NOTE_AFTERNOON, -1, self.rankings[n])

    def _score_rankings(self, line: i64, points: i64) -> None:
        """Every open card for everybody who has its games (ES-45, ES-48)."""
        for seat in range(self.seats):
            for n in range(OPEN_RANKINGS):
                if meets(self, seat, self.rankings[n]):
                    self.sheet[seat * LINES + line] += points
                    self.note(NOTE_RANKING, seat, self.rankings[n], points)

    def _unload(self, seat: i64) -> None:
        """All games from the bag to the boot (ES-42)."""
        self.note(NOTE_UNLOADED, seat, self.bag[seat])
        for game in range(BOOTHS):
            if self.games[game] == IN_BAG + seat:
                self.games[game] = IN_BOOT + seat
        self.bag[seat] = 0

    def _close(self) -> None:
        """Everybody goes home and shows their wishes; the evening's points (ES-47 to ES-49)."""
        self.reveals += 1
        self.note(NOTE_CLOSED, -1)
        for seat in range(self.seats):
            self.position[seat] = PARKING
            if self.bag[seat] > 0:
                self._unload(seat)
        if self.settings.rankings:
            self._score_rankings(AFTERNOON, self.tables.afternoon_points)
        for seat in range(self.seats):
            count = wishes(self, seat)
            points = wish_points(self, count)
            self.sheet[seat * LINES + WISHES] = points
            self.note(NOTE_WISHES, seat, count, points)
        self.over = True
        if self.journal is not None:
            self._tell_the_end()

    def _tell_the_end(self) -> None:
        """The final points, and what decided between equals (ES-50)."""
        keys = [tie_break_key(self, seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            self.note(NOTE_SCORE, seat, self.points(seat))
        best = max(keys)
        level = [key for key in keys if key[0] == best[0]]
        if len(level) > 1:
            wished = [key for key in level if key[1] == best[1]]
            decided = 1 if len(wished) == 1 else 2 if level.count(best) == 1 else 3
            self.note(NOTE_TIE, -1, decided)
