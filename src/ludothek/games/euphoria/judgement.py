"""What a position of Euphoria is worth to a seat, in stars.

A seat's worth is the stars it has laid and what brings the next ones nearer: workers, goods that fit together, cards,
workers on sites, the steps of its factions. In the middle of a placement the rest of it is played out on a copy, taking
what comes first, before the position is judged.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.rules import Dystopia
from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.tables import (
    ASK_AGAIN,
    ASK_TRACK,
    ASK_TURN,
    COMMODITIES,
    DIE,
    FACTIONS,
    GOODS,
    GROUND,
    HELD,
    HIDDEN,
    KINDS,
    OPEN,
    PLOTS,
    RESOURCE,
    SERVED,
    SITE,
    SITES,
    UNSOLVED,
)
from ludothek.kernel.arrays import zeros
from ludothek.kernel.mind import Judgement
from ludothek.kernel.state import State

# Found by playing variations. Only BUILDER is delicate: too high, and workers wait on sites for help that never comes.
STAR: Final = 10.0
WORKER: Final = 5.0
READY: Final = 0.6  # a worker that can be placed
COMMODITY: Final = 0.9  # the first ones of a kind; later ones are worth less and less
RESOURCE_WORTH: Final = 3.2
CARD: Final = 2.2
PAIR: Final = 2.0  # for two cards of a kind
MORALE: Final = 0.45
KNOWLEDGE: Final = 0.6
BUILDER: Final = 2.4  # a worker on a site, growing as the site fills
PENALTY: Final = 1.3  # a market without a star of one's own
STEP: Final = 0.4  # of allegiance, for each recruit of the faction
HIDDEN_STEP: Final = 0.16  # towards the reveal of a hidden recruit
DILEMMA: Final = 2.0  # an unsolved dilemma one could pay for
PLACES: Final = 0.5  # free places in territories


class CityJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        """The seat's worth, less the mean of its rivals'."""
        assert isinstance(state, Dystopia)
        table = settled(state)
        rivals = 0.0
        best = 0.0
        for other in range(table.seats):
            if other != seat:
                theirs = worth(table, other, False)
                rivals += theirs
                if theirs > best:
                    best = theirs
        others = float(table.seats - 1)
        value = worth(table, seat, True) - 0.2 * best - 0.3 * rivals / others
        if table.over:
            value += 1000.0 if table.ranks()[seat] == 1 else -1000.0
        return value


def settled(state: Dystopia) -> Dystopia:
    """The position after the rest of the placement, every question of it answered by its first choice."""
    if state.over or state.asked == ASK_TURN or state.asked == ASK_AGAIN or state.phase <= ASK_TRACK:
        return state
    table = state.clone()
    choices = zeros(table.game.action_space)
    while not table.over and table.asked != ASK_TURN and table.asked != ASK_AGAIN:
        table.fill(table.to_move, choices)
        table.advance(table.to_move, choices[0])
    return table


def worth(table: Dystopia, seat: i64, own: bool) -> float:
    """Stars and what may become stars; of a rival only what lies open."""
    value = STAR * float(stars_laid(table, seat))
    value += workers_worth(table, seat) + goods_worth(table, seat) + cards_worth(table, seat, own)
    value += sites_worth(table, seat) + factions_worth(table, seat, own)
    value += MORALE * float(min(table.morale[seat], 4)) - KNOWLEDGE * float(table.knowledge[seat])
    return value


def workers_worth(table: Dystopia, seat: i64) -> float:
    """Three workers are good, a fourth only with little knowledge; those at hand can act, equal ones together."""
    workers = table.workers[seat]
    value = WORKER * float(min(workers, 3))
    if workers > 3:
        value += WORKER * 0.4
    at: i64 = seat * DIE
    value += READY * float(table.ready[at])
    for number in range(1, 7):
        if table.ready[at + number] > 1:
            value += 0.8
    return value


def goods_worth(table: Dystopia, seat: i64) -> float:
    """Each kind of commodity has diminishing use; resources build."""
    value = 0.0
    at: i64 = seat * GOODS
    for good in range(COMMODITIES):
        count = table.goods[at + good]
        value += COMMODITY * float(min(count, 2)) + 0.55 * COMMODITY * float(max(min(count, 4) - 2, 0))
    open_sites: i64 = 0
    for site in range(SITES):
        if not table.built[site]:
            open_sites += 1
    use: i64 = 3 if open_sites > 0 else 2
    for good in range(RESOURCE, GOODS):
        count = table.goods[at + good]
        value += RESOURCE_WORTH * float(min(count, 1)) + 0.55 * RESOURCE_WORTH * float(max(min(count, use) - 1, 0))
    return value


def cards_worth(table: Dystopia, seat: i64, own: bool) -> float:
    """Cards, pairs among them, and a dilemma that could be paid."""
    held = table.hand_size[seat]
    value = CARD * float(min(held, 4))
    cards = table.hand if own else table.known
    for kind in range(KINDS):
        if cards[seat * KINDS + kind] > 1:
            value += PAIR
    if own and table.solved[seat] == UNSOLVED and (held > 1 or table.hand[seat * KINDS + table.dilemma[seat]] > 0):
        value += DILEMMA
    if table.solved[seat] > UNSOLVED and table.solved[seat] != SERVED:
        value += 6.0  # another recruit
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
            value += BUILDER * (1.0 + 0.5 * float(standing)) / (0.5 + 0.5 * float(missing)) + 1.2 * float(own - 1)
    return value


def factions_worth(table: Dystopia, seat: i64, own: bool) -> float:
    """The tracks of one's own recruits, and room in the territories."""
    value = 0.0
    for slot in range(seat * HELD, seat * HELD + HELD):
        status = table.status[slot]
        if status == OPEN:
            step = table.allegiance[table.tables.faction[table.recruits[slot]]]
            value += STEP * float(step) + 0.06 * float(step * step) / 2.0
        elif status == HIDDEN and own:
            faction = table.tables.faction[table.recruits[slot]]
            dug: i64 = table.miners[faction] if faction < GROUND else 0
            value += HIDDEN_STEP * float(max(table.allegiance[faction], dug))
    for faction in range(FACTIONS):
        value += PLACES * float(table.seats - table.laid[faction]) / float(table.seats)
    return value
