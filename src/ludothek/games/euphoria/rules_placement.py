"""Placing a worker: where one may, and everything that happens then, in order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import (
    NO_ICARUS,
    NO_NEW_WORKER,
    NO_SELF_BUMP,
    NO_SHARED_SITE,
    ON_BUMP,
    ON_BUMPED,
    ON_MARKET_STAR,
    ON_MARKET_VISIT,
    ON_PLACE,
    ON_WORKER,
    ONE_PER_AREA,
    OWN_MARKETS_ONLY,
)
from ludothek.games.euphoria.rules_price import Prices
from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_STAR,
    ASK_TUNNEL,
    BAR,
    DIE,
    DO_DIG,
    DO_DRAW,
    DO_GET,
    DO_NEW_WORKER,
    DO_PLACEMENT,
    DO_POWERS,
    END,
    HEXAGON,
    ICARITE,
    LOFT,
    MARKET,
    MOUTH,
    NOTE_BUMPED,
    NOTE_PLACED,
    NOTE_WORKER,
    PLOTS,
    RESOURCE,
    SITE,
    SKY,
    STAR_SITE,
    STAR_TERRITORY,
    TANK,
    TARGETS,
    space_faction,
)
from ludothek.kernel.arrays import Ints

# The order of a placement (EU-21). Whatever a step leaves to be chosen or rolled is done before the next step begins.
ENTER: Final = 0  # the worker takes its place; whoever stood there is bumped
BUMPED_CHOICE: Final = 1  # the bumped player may set the worker's number
BUMP_DEALS: Final = 2  # the recruits of the player who bumps
BUMPED_ROLL: Final = 3  # the bumped worker is rolled and checked
PRICE: Final = 4
PAID: Final = 5  # what recruits bring for the way it was paid
BENEFIT: Final = 6  # goods, tracks, miner, allegiance
STAR: Final = 7
WON: Final = 8  # is anybody done? recruits that answer stars
STAR_BONUS: Final = 9  # tier 2 of the Icarites
ANSWERS: Final = 10  # recruits that answer the placement
WON_BY_ANSWERS: Final = 11
COMPLETION: Final = 12  # a finished site becomes a market
WON_BY_BUILDING: Final = 13
FOLLOW_UP: Final = 14  # a new worker placed at once, workers of equal knowledge
PLACEMENT: Final = (
    ENTER,
    BUMPED_CHOICE,
    BUMP_DEALS,
    BUMPED_ROLL,
    PRICE,
    PAID,
    BENEFIT,
    STAR,
    WON,
    STAR_BONUS,
    ANSWERS,
    WON_BY_ANSWERS,
    COMPLETION,
    WON_BY_BUILDING,
    FOLLOW_UP,
)


class Placement(Prices):
    """The table with the rules of placing (EU-21 to EU-36)."""

    __slots__ = ()

    # Where one may place

    def fill_targets(self, seat: i64, number: i64, buffer: Ints, count: i64) -> i64:
        """Every target that is open to a seat and can be paid, for a worker of this number."""
        base: i64 = (number - 1) * TARGETS
        for target in range(TARGETS):
            if self.is_open(seat, target):
                buffer[count] = base + target
                count += 1
        return count

    def is_open(self, seat: i64, target: i64) -> bool:
        """Whether a seat may place there and can pay (EU-22, EU-24, EU-33)."""
        penalties = self.penalties[seat]
        if target < AREAS:
            if penalties & NO_ICARUS and target == ICARITE:
                return False
            if penalties & ONE_PER_AREA and self.is_in_area(target, seat):
                return False
            return self.can_pay(seat, target, False)
        if target >= SITE:
            return self._is_open_site(seat, target)
        if target < HEXAGON:
            if target >= END and self.miners[target - END] < self.tables.end:
                return False
        elif target >= MARKET:
            site = target - MARKET
            if not self.built[site]:
                return False
            if penalties & OWN_MARKETS_ONLY and not (self.tile_stars[site] >> seat) & 1:
                return False
        elif penalties & NO_ICARUS and target >= HEXAGON + ICARITE:
            return False
        there = self.who[target]
        if there == seat and penalties & NO_SELF_BUMP:
            return False
        return self.can_pay(seat, target, there >= 0 and there != seat)

    def _is_open_site(self, seat: i64, target: i64) -> bool:
        """A free space of a site that is not built yet (EU-31)."""
        site: i64 = (target - SITE) // 2
        if self.built[site]:
            return False
        space = self.space_of(target)
        if space < 0:
            return False
        if self.penalties[seat] & NO_SHARED_SITE:
            for plot in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
                if self.who[plot] >= 0 and self.who[plot] != seat:
                    return False
        return self.can_pay(seat, space, False)

    def space_of(self, target: i64) -> i64:
        """The space of a target: of the three like spaces of a site, the first that is free; -1 if there is none."""
        if target < SITE:
            return target
        plot: i64 = SITE + (target - SITE) // 2 * PLOTS
        if (target - SITE) % 2 == 0:
            return plot if self.who[plot] < 0 else -1
        for space in range(plot + 1, plot + PLOTS):
            if self.who[space] < 0:
                return space
        return -1

    # The steps of a placement

    def place(self, seat: i64, number: i64, target: i64) -> None:
        """Begin a placement (EU-21)."""
        self.space = self.space_of(target)
        self.die = number
        self.unpaid = 1
        self.bumped = -1
        self.bumped_pip = 0
        self.bumped_set = 0
        self.starred = 0
        self.star_area = -1
        self.took = 0
        self.paid_mask = 0
        self.replaced = 0
        self.placed += 1
        self.push(DO_PLACEMENT, ENTER)
        if self.placed > 1 and self.dear_doubles:
            self.lose_morale(seat, 1)

    def do_placement(self, step: i64) -> None:
        """One step of the list, with the next one behind it on the agenda."""
        seat = self.on_turn
        if step == ENTER:
            self._enter(seat)
            self.push(DO_PLACEMENT, PRICE if self.bumped < 0 else BUMPED_CHOICE)
            return
        if step < FOLLOW_UP:
            self.push(DO_PLACEMENT, step + 1)
        if step == PRICE:
            self.ask_price(seat)
        elif step == PAID:
            self.paid(seat)
        elif step == BENEFIT:
            self._benefit(seat)
        elif step == STAR:
            self._lay_star(seat)
        elif step in (WON, WON_BY_ANSWERS, WON_BY_BUILDING):
            self.settle_stars()
        elif step == STAR_BONUS:
            if self.star_area == ICARITE and self.has_tier(seat, ICARITE, self.tables.tier2):
                self.push(DO_DRAW, seat, 1, 1)
        elif step == ANSWERS:
            self._answers(seat)
        elif step == COMPLETION:
            if self.space >= SITE:
                self.complete((self.space - SITE) // PLOTS)
        elif step == FOLLOW_UP:
            self.follow_up(seat)
        elif step == BUMPED_CHOICE:
            self.do_powers(self.bumped, ON_BUMPED, 0)
        elif step == BUMP_DEALS:
            if self.bumped != seat:
                self.do_powers(seat, ON_BUMP, 0)
        elif step == BUMPED_ROLL:
            if self.bumped_set > 0:
                self.set_worker(self.bumped, self.bumped_set)
            else:
                self.roll(self.bumped, 1)

    def settle_stars(self) -> None:
        raise NotImplementedError

    def complete(self, site: i64) -> None:
        raise NotImplementedError

    def follow_up(self, seat: i64) -> None:
        raise NotImplementedError

    def _enter(self, seat: i64) -> None:
        """The worker goes to its space; a worker on a temporary space makes way (EU-22, EU-23)."""
        space = self.space
        number = self.die
        self.ready[seat * DIE] -= 1
        self.ready[seat * DIE + number] -= 1
        self.note(NOTE_PLACED, seat, space, number)
        if space < AREAS:
            at: i64 = (space * self.seats + seat) * DIE
            self.crowd[at] += 1
            self.crowd[at + number] += 1
            self.sums[space] += number
            return
        if self.who[space] >= 0:
            self.bumped = self.who[space]
            self.bumped_pip = self.pip[space]
            self.note(NOTE_BUMPED, seat, self.bumped, space)
            self.lift(space)
        self.who[space] = seat
        self.pip[space] = number

    # Benefits

    def _benefit(self, seat: i64) -> None:
        space = self.space
        if space < AREAS:
            self._harvest(seat, space)
        elif space < MOUTH:
            self._activate(seat, space - TANK)
        elif space < END:
            self._dig_tunnel(seat, space - MOUTH)
        elif space < HEXAGON:
            self.gain(seat, self.tables.end_good[space - END], self.tables.end_gain)
        elif space < SITE:
            self.raise_allegiance(space_faction(space))
            if space == BAR:
                self.push(DO_DRAW, seat, self.tables.bar_artifacts, 1)
            elif space == SKY:
                self.push(DO_GET, seat, self.tables.sky_resources, RESOURCE)

    def _harvest(self, seat: i64, area: i64) -> None:
        """A commodity area; tier 1 looks at the track before this placement moves it (EU-27, EU-38)."""
        tables = self.tables
        total = self.sums[area]
        count = tables.area_many if total > tables.area_high else tables.area_few
        if self.has_tier(seat, area, tables.tier1):
            count += 1
        self.gain(seat, area, count)
        if total <= tables.area_low:
            self.raise_allegiance(area)
        elif total <= tables.area_high:
            self.lose_knowledge(seat, 1)
        else:
            self.gain_knowledge(seat, 1)

    def _activate(self, seat: i64, water: i64) -> None:
        """The tank: a track, then a new worker (EU-26, EU-69)."""
        if water:
            self.gain_morale(seat, self.tables.tank_morale)
        else:
            self.lose_knowledge(seat, self.tables.tank_knowledge)
        workers = self.workers[seat]
        if workers >= self.tables.most_workers or (self.penalties[seat] & NO_NEW_WORKER and workers >= 2):
            return
        self.workers[seat] += 1
        self.air[seat] += 1
        self.note(NOTE_WORKER, seat)
        self.push(DO_NEW_WORKER, seat)
        self.push(DO_POWERS, seat, ON_WORKER)

    def do_new_worker(self, seat: i64) -> None:
        """The new worker is rolled; a recruit may let it be placed at once (EU-62)."""
        before = self.ready[:]
        deserter = self.roll(seat, 1)
        if self.at_once:
            self.at_once = 0
            for number in range(1, 7):
                grown = self.ready[seat * DIE + number] > before[seat * DIE + number]
                if grown and deserter != number:
                    self.extra = number

    def _dig_tunnel(self, seat: i64, faction: i64) -> None:
        """Resource or card, with tier 2 both; then the miner (EU-28, EU-39)."""
        self.push(DO_DIG, faction)
        if self.has_tier(seat, faction, self.tables.tier2):
            self.take_resource(seat, faction)
            self.push(DO_DRAW, seat, 1, 1)
        else:
            self.ask(seat, ASK_TUNNEL, faction)

    def take_resource(self, seat: i64, faction: i64) -> None:
        self.took = 1
        self.gain(seat, RESOURCE + faction, 1)

    # Stars

    def _lay_star(self, seat: i64) -> None:
        """A visit to a market lays a star, where there is room (EU-34 to EU-36)."""
        space = self.space
        if not (HEXAGON <= space <= LOFT or MARKET <= space < SITE):
            return
        if HEXAGON <= space < HEXAGON + ICARITE:
            buffer = self.due[:]
            count = self.fill_star_places(seat, buffer)
            if count == 1:
                self.lay_star_at(seat, buffer[0])
            elif count > 1:
                self.ask(seat, ASK_STAR)
        elif self.has_room(space_faction(space)):
            self.lay_star_at(seat, STAR_TERRITORY)

    def fill_star_places(self, seat: i64, buffer: Ints) -> i64:
        """Of an artifact market: the territory, and built markets of the area without a star of one's own (EU-35)."""
        faction = space_faction(self.space)
        count: i64 = 0
        if self.has_room(faction):
            buffer[0] = STAR_TERRITORY
            count = 1
        for site in range(2 * faction, 2 * faction + 2):
            if self.built[site] and not (self.tile_stars[site] >> seat) & 1:
                buffer[count] = STAR_SITE + site
                count += 1
        return count

    def lay_star_at(self, seat: i64, place: i64) -> None:
        left = self.stars[seat]
        if place == STAR_TERRITORY:
            self.star_area = space_faction(self.space)
            self.star_on_territory(seat, self.star_area)
        else:
            self.star_on_tile(seat, place - STAR_SITE)
        if self.stars[seat] < left:
            self.starred = 1
        else:
            self.star_area = -1

    def _answers(self, seat: i64) -> None:
        """Recruits that answer the placement (EU-52, EU-57)."""
        space = self.space
        occasions = self.occasions[seat]
        if HEXAGON <= space < HEXAGON + ICARITE or MARKET <= space < SITE:
            if occasions & ON_MARKET_VISIT:
                self.push(DO_POWERS, seat, ON_MARKET_VISIT)
            if self.starred and occasions & ON_MARKET_STAR:
                self.push(DO_POWERS, seat, ON_MARKET_STAR)
        elif occasions & ON_PLACE:
            self.push(DO_POWERS, seat, ON_PLACE)
