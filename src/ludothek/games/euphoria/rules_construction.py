"""Finished sites, settled stars, the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ON_BUILT, ON_STAR
from ludothek.games.euphoria.rules_placement import Placement
from ludothek.games.euphoria.scoring import stars_laid, tie_break_key
from ludothek.games.euphoria.tables import (
    DO_POWERS,
    DO_RAISE_MARKET,
    DO_ROLL,
    HELD,
    NOTE_BUILT,
    NOTE_END,
    NOTE_LAST_ROLL,
    NOTE_TIE,
    NOTE_USED,
    PLOTS,
    SITE,
)


class Construction(Placement):
    """The table with the rules of building and winning (EU-31 to EU-33, EU-48 to EU-51, EU-58)."""

    __slots__ = ()

    def complete(self, site: i64) -> None:
        """If enough workers stand here: turn the tile over, all return and roll; stars follow (EU-31, EU-32)."""
        first: i64 = SITE + site * PLOTS
        if self.standing(site) < self.tables.needed:
            return
        self.reveals += 1
        self.note(NOTE_BUILT, -1, site, self.tiles[site])
        helpers: i64 = 0
        returned = self.air[:]
        for space in range(first, first + PLOTS):
            if self.who[space] >= 0:
                helpers |= 1 << self.who[space]
                self.lift(space)
        self.built[site] = 1
        self.push(DO_RAISE_MARKET, site, helpers)
        for step in range(self.seats - 1, -1, -1):
            seat: i64 = (self.on_turn + step) % self.seats
            if self.air[seat] > returned[seat]:
                self.push(DO_ROLL, seat, self.air[seat] - returned[seat])

    def standing(self, site: i64) -> i64:
        """How many workers stand on a site."""
        count: i64 = 0
        for space in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
            if self.who[space] >= 0:
                count += 1
        return count

    def do_raise_market(self, site: i64, helpers: i64) -> None:
        """Stars of all who helped, the penalty for all others, recruits that answer (EU-32, EU-33)."""
        self.helpers = helpers
        for step in range(self.seats):
            seat: i64 = (self.on_turn + step) % self.seats
            if (helpers >> seat) & 1:
                self.star_on_tile(seat, site)
        for seat in range(self.seats):
            self.refresh(seat)
        for seat in range(self.seats):
            if self.occasions[seat] & ON_BUILT:
                for n in range(HELD):
                    power = self.power_of(seat, n, ON_BUILT)
                    if power is not None and self.holds(seat, power):
                        self.note(NOTE_USED, seat, power.recruit)
                        self.receive(seat, power.gain)

    def settle_stars(self) -> None:
        """When all stars of an event lie: is anybody done? Then recruits that answer stars (EU-48, EU-58)."""
        for seat in range(self.seats):
            if self.stars[seat] == 0:
                self._finish()
                return
        for seat in range(self.seats):
            if self.fresh[seat] > 0:
                if self.occasions[seat] & ON_STAR:
                    for _ in range(self.fresh[seat]):
                        self.push(DO_POWERS, seat, ON_STAR)
                self.fresh[seat] = 0

    def _finish(self) -> None:
        """The game is over; those who finished together and are equal in all else roll (EU-49, EU-50)."""
        self.over = True
        self.depth = 0
        self._last_roll()
        for seat in range(self.seats):
            self.note(NOTE_END, seat, stars_laid(self, seat))
        if self.journal is not None:
            self._note_tie()

    def _last_roll(self) -> None:
        """All workers, the lowest sum wins, equals roll again (EU-50)."""
        best = max([tie_break_key(self, seat) for seat in range(self.seats)])
        while True:
            rolling: i64 = 0
            lowest: i64 = 0
            sums = self.luck[:]
            for seat in range(self.seats):
                sums[seat] = 0
                if tie_break_key(self, seat) == best:
                    rolling += 1
            if rolling < 2:
                return
            for seat in range(self.seats):
                if tie_break_key(self, seat) == best:
                    for _ in range(self.workers[seat]):
                        sums[seat] += self.rng.below(6) + 1
                    self.note(NOTE_LAST_ROLL, seat, sums[seat])
                    if lowest == 0 or sums[seat] < lowest:
                        lowest = sums[seat]
            for seat in range(self.seats):
                if sums[seat] == lowest:
                    self.luck[seat] += 1
            best = max([tie_break_key(self, seat) for seat in range(self.seats)])

    def _note_tie(self) -> None:
        """What decides, if several have finished."""
        keys = sorted([tie_break_key(self, seat) for seat in range(self.seats)], reverse=True)
        if keys[0][0] == keys[1][0]:
            level: int = 1
            while level < 5 and keys[0][level] == keys[1][level]:
                level += 1
            self.note(NOTE_TIE, -1, level)
