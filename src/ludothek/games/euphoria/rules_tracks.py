"""Morale, knowledge, allegiance, tunnels, stars, and what follows from each step at once."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import (
    KNOWING_STARS,
    NO_RECRUITS,
    NO_TIERS,
    ON_KNOWLEDGE,
    ON_MORALE,
)
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    DO_LIMIT,
    GOODS,
    GROUND,
    HELD,
    HIDDEN,
    KINDS,
    NOTE_ALLEGIANCE,
    NOTE_DISCARDED,
    NOTE_GAINED,
    NOTE_KNOWLEDGE,
    NOTE_MINER,
    NOTE_MORALE,
    NOTE_OPENED,
    NOTE_PAID,
    NOTE_RESHUFFLED,
    NOTE_STAR_RECRUIT,
    NOTE_STAR_SITE,
    NOTE_STAR_TERRITORY,
    OPEN,
    RESOURCE,
    SITES,
    STARRED,
)


class Tracks(City):
    """The table with the rules of its tracks and piles (EU-17 to EU-19, EU-29, EU-37 to EU-41)."""

    __slots__ = ()

    # Goods and cards

    def gain(self, seat: i64, good: i64, count: i64) -> None:
        self.goods[seat * GOODS + good] += count
        self.note(NOTE_GAINED, seat, good, count)

    def spend(self, seat: i64, good: i64, count: i64) -> None:
        self.goods[seat * GOODS + good] -= count
        self.note(NOTE_PAID, seat, good, count)

    def resources(self, seat: i64) -> i64:
        """How many resources a seat has."""
        goods = self.goods
        at: i64 = seat * GOODS + RESOURCE
        return goods[at] + goods[at + 1] + goods[at + 2]

    def cards_left(self) -> bool:
        """Whether anything can be drawn (EU-8)."""
        if self.deck_size > 0:
            return True
        return any(self.discard[kind] > 0 for kind in range(KINDS))

    def draw_card(self, seat: i64) -> i64:
        """The kind of the card drawn into a hand, -1 if there is none; an empty deck is made anew first (EU-8)."""
        deck = self.deck
        if self.deck_size == 0:
            size: i64 = 0
            for kind in range(KINDS):
                deck[kind] = self.discard[kind]
                size += deck[kind]
                self.discard[kind] = 0
            if size == 0:
                return -1
            self.deck_size = size
            self.note(NOTE_RESHUFFLED, -1, size)
        pick = self.rng.below(self.deck_size)
        drawn: i64 = 0
        while pick >= deck[drawn]:
            pick -= deck[drawn]
            drawn += 1
        deck[drawn] -= 1
        self.deck_size -= 1
        self.hand[seat * KINDS + drawn] += 1
        self.hand_size[seat] += 1
        return drawn

    def lose_card(self, seat: i64, kind: i64) -> None:
        """A card of the hand to the discards, seen by all (EU-8)."""
        spot: i64 = seat * KINDS + kind
        self.hand[spot] -= 1
        self.hand_size[seat] -= 1
        if self.known[spot] > 0:
            self.known[spot] -= 1
        self.discard[kind] += 1
        self.reveals += 1

    def throw_card(self, seat: i64, kind: i64) -> None:
        self.lose_card(seat, kind)
        self.note(NOTE_DISCARDED, seat, kind)

    # Tracks

    def gain_knowledge(self, seat: i64, steps: i64) -> None:
        """Up to the end of the track; a recruit may answer the steps really made (EU-18, EU-56)."""
        moved = min(steps, self.tables.most_knowledge - self.knowledge[seat])
        if moved > 0:
            self.knowledge[seat] += moved
            self.note(NOTE_KNOWLEDGE, seat, moved, self.knowledge[seat])
            if self.occasions[seat] & ON_KNOWLEDGE:
                self._echo(seat, ON_KNOWLEDGE, moved)

    def lose_knowledge(self, seat: i64, steps: i64) -> None:
        moved = min(steps, self.knowledge[seat] - 1)
        if moved > 0:
            self.knowledge[seat] -= moved
            self.note(NOTE_KNOWLEDGE, seat, -moved, self.knowledge[seat])

    def gain_morale(self, seat: i64, steps: i64) -> None:
        moved = min(steps, self.tables.most_morale - self.morale[seat])
        if moved > 0:
            self.morale[seat] += moved
            self.note(NOTE_MORALE, seat, moved, self.morale[seat])

    def lose_morale(self, seat: i64, steps: i64) -> None:
        """Down to 1; the hand limit falls with it (EU-17, EU-18)."""
        moved = min(steps, self.morale[seat] - 1)
        if moved > 0:
            self.morale[seat] -= moved
            self.note(NOTE_MORALE, seat, -moved, self.morale[seat])
            if self.occasions[seat] & ON_MORALE:
                self._echo(seat, ON_MORALE, moved)
            if self.hand_size[seat] > self.morale[seat]:
                self.push(DO_LIMIT, seat)

    def _echo(self, seat: i64, occasion: i64, steps: i64) -> None:
        """A recruit answers steps on a track with steps on the other (EU-56)."""
        power = self.tables.powers[self.power_for(seat, occasion)]
        self.gain_morale(seat, power.gain.morale * steps)
        if power.gain.knowledge < 0:
            self.lose_knowledge(seat, -power.gain.knowledge * steps)

    def power_for(self, seat: i64, occasion: i64) -> i64:
        """The first power of a seat's active recruits for an occasion, or -1."""
        tables = self.tables
        if self.occasions[seat] & occasion == 0:
            return -1
        for slot in range(seat * HELD, seat * HELD + HELD):
            if self.status[slot] >= OPEN:
                recruit = self.recruits[slot]
                if tables.occasions[recruit] & occasion:
                    for n in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
                        if tables.powers[n].on == occasion:
                            return n
        return -1

    # Factions

    def raise_allegiance(self, faction: i64) -> None:
        """One step; tiers 3 and 4 take effect at once (EU-37, EU-40, EU-41)."""
        step = self.allegiance[faction]
        if step == self.tables.tier4:
            return
        step += 1
        self.allegiance[faction] = step
        self.note(NOTE_ALLEGIANCE, -1, faction, step)
        if step == self.tables.tier3:
            self.reveal(faction)
        elif step == self.tables.tier4:
            for seat in range(self.seats):
                for slot in range(seat * HELD, seat * HELD + HELD):
                    if self.status[slot] == OPEN and self.tables.faction[self.recruits[slot]] == faction:
                        self.star_on_recruit(seat, slot)

    def dig(self, faction: i64) -> None:
        """The miner moves one step, as far as the end (EU-28, EU-29)."""
        if self.miners[faction] < self.tables.end:
            self.miners[faction] += 1
            self.note(NOTE_MINER, -1, faction, self.miners[faction])
            if self.miners[faction] == self.tables.reveal:
                self.reveal(faction)

    def is_revealed(self, faction: i64) -> bool:
        """Whether the faction's recruits lie open (EU-46)."""
        if self.allegiance[faction] >= self.tables.tier3:
            return True
        return faction < GROUND and self.miners[faction] >= self.tables.reveal

    def reveal(self, faction: i64) -> None:
        """All hidden recruits of a faction become active (EU-29, EU-40); that there are none is news too."""
        self.reveals += 1
        for seat in range(self.seats):
            for slot in range(seat * HELD, seat * HELD + HELD):
                if self.status[slot] == HIDDEN and self.tables.faction[self.recruits[slot]] == faction:
                    self.open_recruit(seat, slot)

    def open_recruit(self, seat: i64, slot: i64) -> None:
        self.status[slot] = OPEN
        self.reveals += 1
        self.note(NOTE_OPENED, seat, self.recruits[slot])
        self.refresh(seat)
        if self.allegiance[self.tables.faction[self.recruits[slot]]] == self.tables.tier4:
            self.star_on_recruit(seat, slot)

    def refresh(self, seat: i64) -> None:
        """Look up anew a seat's penalties, its factions and what its recruits answer (EU-33, EU-72)."""
        penalties: i64 = 0
        for site in range(SITES):
            if self.built[site] and not (self.tile_stars[site] >> seat) & 1:
                penalties |= self.tables.penalty[self.tiles[site]]
        occasions: i64 = 0
        factions: i64 = 0
        for slot in range(seat * HELD, seat * HELD + HELD):
            if self.status[slot] >= OPEN:
                occasions |= self.tables.occasions[self.recruits[slot]]
                factions |= 1 << self.tables.faction[self.recruits[slot]]
        self.penalties[seat] = penalties
        self.occasions[seat] = 0 if penalties & NO_RECRUITS else occasions
        self.factions[seat] = factions

    def has_tier(self, seat: i64, faction: i64, tier: i64) -> bool:
        """Whether a seat has the bonus of tier 1 or 2, whose step is given (EU-37)."""
        if self.allegiance[faction] < tier:
            return False
        return (self.factions[seat] >> faction) & 1 != 0 and self.penalties[seat] & NO_TIERS == 0

    # Stars

    def star_on_recruit(self, seat: i64, slot: i64) -> None:
        if self.stars[seat] > 0:
            self.status[slot] = STARRED
            self.note(NOTE_STAR_RECRUIT, seat, self.recruits[slot])
            self.star_laid(seat)

    def star_on_territory(self, seat: i64, faction: i64) -> None:
        """A star on a territory, if there is room (EU-7, EU-34)."""
        if self.has_room(faction) and self.stars[seat] > 0:
            self.territory[faction * self.seats + seat] += 1
            self.laid[faction] += 1
            self.note(NOTE_STAR_TERRITORY, seat, faction)
            self.star_laid(seat)

    def has_room(self, faction: i64) -> bool:
        return self.laid[faction] < self.seats

    def star_on_tile(self, seat: i64, site: i64) -> None:
        """A star on a market, which ends its penalty (EU-32, EU-35)."""
        if self.stars[seat] > 0:
            self.tile_stars[site] |= 1 << seat
            self.refresh(seat)
            self.note(NOTE_STAR_SITE, seat, site, self.tiles[site])
            self.star_laid(seat)

    def star_laid(self, seat: i64) -> None:
        """What every star has in common (EU-48, EU-71)."""
        self.stars[seat] -= 1
        self.fresh[seat] += 1
        if self.penalties[seat] & KNOWING_STARS:
            self.gain_knowledge(seat, 1)
