"""What a position of Euphoria is worth to a seat, in tenths of a star.

A seat's worth is the stars it has laid, how near the next ones are (counted in turns, source by source), and what
brings later ones nearer: workers, goods, cards, the steps of its factions. In the middle of a turn the rest of it is
played out on copies: the seat takes what suits it best, others take what comes first.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.choices import ROOM, TAKE
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.effects import NO_ICARUS, NO_PAIRS, NO_SHARED_SITE, OWN_MARKETS_ONLY
from ludothek.games.euphoria.rules import retrieval, stock
from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.state import HAND
from ludothek.games.euphoria.tables import (
    ANY_RESOURCE,
    ASK_AGAIN,
    ASK_TAKE,
    ASK_TRACK,
    ASK_TURN,
    COMMODITIES,
    DIE,
    FACTIONS,
    GOODS,
    GROUND,
    HELD,
    HIDDEN,
    ICARITE,
    ITEMS,
    KINDS,
    OPEN,
    PARTS,
    PLOTS,
    RESOURCE,
    SERVED,
    SITE,
    SITES,
    UNSOLVED,
    WORKERS,
)
from ludothek.kernel.mind import Judgement
from ludothek.kernel.state import State

# All in tenths of a star, unless they count turns. Set by hand and confirmed as a whole in duels, not one by one.
STAR: Final = 10.0
WORKER: Final = 5.0  # each of the first three
FOURTH: Final = 2.0  # a fourth worker: it acts, but brings the others near desertion
READY: Final = 0.6  # a worker that can be placed
DOUBLE: Final = 0.8  # ready workers with the same number, which act in one turn
DESERTION: Final = 3.0  # what the danger of losing a worker weighs, if it were certain
DANGER: Final = 0.11  # how much likelier desertion becomes with each point of knowledge
COMMODITY: Final = 0.8  # each of the first two of a kind
SPARE_COMMODITY: Final = 0.45  # the third and fourth; more are worth nothing
RESOURCE_WORTH: Final = 2.6  # the first of a kind
SPARE_RESOURCE: Final = 1.5  # the second, and the third while there is something to build
CARD: Final = 1.8  # each of the first four
PAIR: Final = 1.2  # for two cards of a kind
MORALE: Final = 0.45  # a step
ENOUGH_MORALE: Final = 4  # steps that count
KNOWLEDGE: Final = 0.4  # a step, to be avoided
BUILDER: Final = 1.8  # a worker on a site, growing as the site fills; too high, and workers wait there for ever
SECOND_BUILDER: Final = 1.2  # each further worker of one's own there
PENALTY: Final = 1.3  # a market without a star of one's own
STEP: Final = 0.4  # of allegiance, for each open recruit of the faction
LATE_STEP: Final = 0.03  # the same by the square: the last steps before the star count most
HIDDEN_STEP: Final = 0.16  # towards the reveal of a hidden recruit
FIGHT: Final = 6.0  # a third recruit, in place of the star of the dilemma
PLACES: Final = 0.5  # a territory without any star yet
TEAM: Final = 1.0  # two recruits of one faction

# The nearest stars: what is left of a star that lies some turns ahead, and how much the nearest three count.
TURN: Final = 2.2  # lost for each turn a star is away
NEXT: Final = 0.4  # the share of the nearest star that counts already
AFTER: Final = 0.2  # of the second; it often needs the same goods
LATER: Final = 0.1  # of the third
WAIT: Final = 1.2  # turns for each worker others must still send to a site one would join
JOINED: Final = 0.9  # the same with a worker of one's own there, who makes it more attractive to finish
FETCH: Final = 0.7  # turns for a commodity; some visits bring two
DRAW: Final = 1.2  # turns for an artifact card
NAMED: Final = 3.6  # turns for a card of a certain kind
CHEER: Final = 0.5  # turns for a step of morale that is missing to hold three cards
LOFT_RESOURCE: Final = 1.36  # turns for each resource missing at the Nimbus Loft, where any will do
FAR: Final = 100.0  # turns: out of reach

# Of what a seat is worth its rivals' positions take away.
BEST_RIVAL: Final = 0.2  # times the worth of the best rival
RIVALS: Final = 0.3  # times the mean of all

WON: Final = 1000.0  # more than all else together
NOTHING: Final = -10000.0  # less than any value


class CityJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dystopia)
        return standing_value(best_end(state, seat), seat)


def best_end(table: Dystopia, seat: i64) -> Dystopia:
    """The position after the best answers to all that is still asked before the turn goes on."""
    if table.over or table.asked == ASK_TURN or table.asked == ASK_AGAIN or table.phase <= ASK_TRACK:
        return table
    choices = ROOM[:]
    asked = table.to_move
    count = table.fill(asked, choices)
    if count == 1 or asked != seat or table.asked == ASK_TAKE:
        after = table.clone()
        after.advance(asked, workers_to_take(table, asked) if table.asked == ASK_TAKE else choices[0])
        return best_end(after, seat)
    best = table
    highest = NOTHING
    for n in range(count):
        after = table.clone()
        after.advance(asked, choices[n])
        end = best_end(after, seat)
        value = standing_value(end, seat)
        if value > highest:
            highest = value
            best = end
    return best


def workers_to_take(table: Dystopia, seat: i64) -> i64:
    """The choice to retrieve all workers, but builders stay on their sites unless there are no others."""
    places = retrieval.workers_out(table, seat)
    builders: i64 = 0
    workers: i64 = 0
    for n in range(WORKERS):
        if places[n] >= 0:
            if retrieval.space_at(places[n]) >= SITE:
                builders |= 1 << n
            else:
                workers |= 1 << n
    return TAKE - 1 + (workers if workers > 0 else builders)


def standing_value(table: Dystopia, seat: i64) -> float:
    """The seat's worth, less a part of its rivals'."""
    rivals = 0.0
    best = 0.0
    for other in range(table.seats):
        if other != seat:
            theirs = worth(table, other, False)
            rivals += theirs
            best = max(best, theirs)
    value = worth(table, seat, True) - BEST_RIVAL * best - RIVALS * rivals / float(table.seats - 1)
    if table.over:
        value += WON if table.ranks()[seat] == 1 else -WON
    return value


def worth(table: Dystopia, seat: i64, own: bool) -> float:
    """Stars and what may become stars; of a rival only what lies open."""
    value = STAR * float(stars_laid(table, seat))
    value += workers_worth(table, seat) + goods_worth(table, seat) + cards_worth(table, seat, own)
    value += sites_worth(table, seat) + factions_worth(table, seat, own)
    value += MORALE * float(min(table.morale[seat], ENOUGH_MORALE)) - KNOWLEDGE * float(table.knowledge[seat])
    value += prospects(table, seat, own)
    return value


def workers_worth(table: Dystopia, seat: i64) -> float:
    """Three workers are good, a fourth only with little knowledge; those at hand can act, equal ones together."""
    workers = table.workers[seat]
    value = WORKER * float(min(workers, 3))
    if workers > 3:
        value += FOURTH
    value -= DESERTION * desertion(workers, table.knowledge[seat], table.tables.limit)
    at: i64 = seat * DIE
    value += READY * float(table.ready[at])
    for number in range(1, 7):
        if table.ready[at + number] > 1:
            value += DOUBLE
    return value


def desertion(workers: i64, knowledge: i64, limit: i64) -> float:
    """About how likely a roll of all workers is to lose one: they and the knowledge reach the limit (EU-15)."""
    if workers < 3:
        return 0.0
    spare = float(limit - knowledge) - 3.5 * float(workers)
    return max(0.0, min(1.0, 0.5 - DANGER * spare))


def goods_worth(table: Dystopia, seat: i64) -> float:
    """Each kind of commodity has diminishing use; resources build."""
    value = 0.0
    at: i64 = seat * GOODS
    for good in range(COMMODITIES):
        count = table.goods[at + good]
        value += COMMODITY * float(min(count, 2)) + SPARE_COMMODITY * float(max(min(count, 4) - 2, 0))
    open_sites: i64 = 0
    for site in range(SITES):
        if not table.built[site]:
            open_sites += 1
    use: i64 = 3 if open_sites > 0 else 2
    for good in range(RESOURCE, GOODS):
        count = table.goods[at + good]
        value += RESOURCE_WORTH * float(min(count, 1)) + SPARE_RESOURCE * float(max(min(count, use) - 1, 0))
    return value


def cards_worth(table: Dystopia, seat: i64, own: bool) -> float:
    """Cards, and pairs among them; a third recruit."""
    held = table.hand_size[seat]
    value = CARD * float(min(held, 4))
    cards = table.hand if own else table.known
    for kind in range(KINDS):
        if cards[seat * KINDS + kind] > 1:
            value += PAIR
    if table.solved[seat] > UNSOLVED and table.solved[seat] != SERVED:
        value += FIGHT
    return value


def sites_worth(table: Dystopia, seat: i64) -> float:
    """Workers on sites, the more the fuller the site; penalties that hold."""
    value = 0.0
    for site in range(SITES):
        if table.built[site]:
            if not (table.tile_stars[site] >> seat) & 1:
                value -= PENALTY
            continue
        own: i64 = 0
        standing: i64 = 0
        for space in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
            if table.who[space] >= 0:
                standing += 1
                if table.who[space] == seat:
                    own += 1
        if own > 0:
            missing = table.tables.needed - standing
            value += BUILDER * (1.0 + 0.5 * float(standing)) / (0.5 + 0.5 * float(missing)) + SECOND_BUILDER * float(
                own - 1
            )
    return value


def factions_worth(table: Dystopia, seat: i64, own: bool) -> float:
    """The tracks of one's own recruits, and room in the territories."""
    value = 0.0
    if own:
        value += TEAM * float(team(table, seat))
    for slot in range(seat * HELD, seat * HELD + HELD):
        status = table.status[slot]
        if status == OPEN:
            step = table.allegiance[table.tables.faction[table.recruits[slot]]]
            value += STEP * float(step) + LATE_STEP * float(step * step)
        elif status == HIDDEN and own:
            faction = table.tables.faction[table.recruits[slot]]
            dug: i64 = table.miners[faction] if faction < GROUND else 0
            value += HIDDEN_STEP * float(max(table.allegiance[faction], dug))
    for faction in range(FACTIONS):
        value += PLACES * float(table.seats - table.laid[faction]) / float(table.seats)
    return value


def team(table: Dystopia, seat: i64) -> i64:
    """Whether the first two recruits are, or still can be, of one faction: then one track brings two stars."""
    faction = table.tables.faction
    first = table.recruits[seat * HELD]
    second = table.recruits[seat * HELD + 1]
    if first < 0:
        first = table.picked[seat]
        second = table.second[seat]
    if first < 0:
        return 0
    if second >= 0:
        return 1 if faction[first] == faction[second] else 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        other = table.dealt[slot]
        if other >= 0 and other != first and faction[other] == faction[first]:
            return 1
    return 0


def prospects(table: Dystopia, seat: i64, own: bool) -> float:
    """The three stars that are nearest, by the turns they still take."""
    near = Nearest()
    cards = turns_for_cards(table, seat, own)
    penalties = table.penalties[seat]
    hexagon = False
    for faction in range(FACTIONS):
        room = table.laid[faction] < table.seats
        if faction == ICARITE:
            if room and penalties & NO_ICARUS == 0:
                hexagon = True
                resources: i64 = stock.resources(table, seat)
                near.offer(1.0 + LOFT_RESOURCE * float(max(0, table.tables.loft_resources - resources)))
            continue
        if room:
            hexagon = True
        for site in range(2 * faction, 2 * faction + 2):
            if table.built[site]:
                if not (table.tile_stars[site] >> seat) & 1:
                    hexagon = True
                    if penalties & OWN_MARKETS_ONLY:
                        continue
                if room:
                    near.offer(1.0 + turns_for_tile(table, seat, table.tiles[site], own))
            else:
                near.offer(turns_for_site(table, seat, site))
    if hexagon:
        near.offer(1.0 + cards)
    if table.solved[seat] == UNSOLVED:
        held = table.hand_size[seat]
        named = own and table.hand[seat * KINDS + table.dilemma[seat]] > 0
        near.offer(1.0 if named else 1.0 + DRAW * float(max(0, table.tables.dilemma_cards - held)))
    return NEXT * gain(near.first) + AFTER * gain(near.second) + LATER * gain(near.third)


def gain(turns: float) -> float:
    """What a star in so many turns is worth now."""
    return max(0.0, STAR - TURN * turns)


class Nearest:
    """The three shortest ways to a star, in turns."""

    def __init__(self) -> None:
        self.first = FAR
        self.second = FAR
        self.third = FAR

    def offer(self, turns: float) -> None:
        if turns < self.first:
            self.third = self.second
            self.second = self.first
            self.first = turns
        elif turns < self.second:
            self.third = self.second
            self.second = turns
        elif turns < self.third:
            self.third = turns


def turns_for_cards(table: Dystopia, seat: i64, own: bool) -> float:
    """Until one holds a pair or three cards, and morale enough to hold them."""
    held = table.hand_size[seat]
    morale = table.morale[seat]
    pair = False
    if table.penalties[seat] & NO_PAIRS == 0:
        cards = table.hand if own else table.known
        for kind in range(KINDS):
            if cards[seat * KINDS + kind] > 1:
                pair = True
    if pair:
        return 0.0
    turns = DRAW * float(max(0, table.tables.cards - held))
    if morale < table.tables.cards:
        turns += CHEER * float(table.tables.cards - morale)
    return turns


def turns_for_tile(table: Dystopia, seat: i64, tile: i64, own: bool) -> float:
    """Until one can pay the price of a market: some of one good, and one thing else."""
    tables = table.tables
    parts = tables.tile_parts[tile]
    first = tables.tile_cost[tile * PARTS]
    last = tables.tile_cost[tile * PARTS + parts - 1]
    at: i64 = seat * GOODS
    turns = 0.0
    if first < GOODS:
        turns = FETCH * float(max(0, parts - 1 - table.goods[at + first]))
    elif first == ANY_RESOURCE:
        turns = 0.0 if stock.resources(table, seat) > 0 else 1.0 + FETCH
    else:
        goods = table.goods
        turns = 0.0 if goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] > 0 else FETCH
    if last < GOODS:
        turns += turns_for_resource(table, seat, last)
    elif last < ITEMS:
        if not own:
            turns += DRAW if table.hand_size[seat] < 3 else 0.0
        elif table.hand[seat * KINDS + last - GOODS] == 0:
            turns += NAMED
    elif last == ANY_RESOURCE:
        turns += 0.0 if stock.resources(table, seat) > 0 else 1.0 + FETCH
    elif table.hand_size[seat] == 0:
        turns += DRAW
    return turns


def turns_for_resource(table: Dystopia, seat: i64, good: i64) -> float:
    """Until one has a resource: a way through the tunnel, and before it the commodity."""
    at: i64 = seat * GOODS
    if table.goods[at + good] > 0:
        return 0.0
    return 1.0 if table.goods[at + good - RESOURCE] > 0 else 1.0 + FETCH


def turns_for_site(table: Dystopia, seat: i64, site: i64) -> float:
    """Until the market is built with one's help; others may send the workers that are missing."""
    first: i64 = SITE + site * PLOTS
    joined = False
    shared = False
    missing = table.tables.needed
    cheapest = FAR
    for space in range(first, first + PLOTS):
        who = table.who[space]
        if who < 0:
            if space < first + 2 or cheapest == FAR:
                cheapest = min(cheapest, turns_for_resource(table, seat, table.tables.site_good[space - SITE]))
            continue
        missing -= 1
        if who == seat:
            joined = True
        else:
            shared = True
    if joined:
        return JOINED * float(missing)
    if shared and table.penalties[seat] & NO_SHARED_SITE:
        return FAR
    return 1.0 + cheapest + WAIT * float(missing - 1)
