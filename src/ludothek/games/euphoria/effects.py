"""The vocabulary of recruits and markets: occasions, conditions, prices, gains, deeds and penalties.

The words stand in ``recruits.toml`` and ``markets.toml``; each has its number here and its meaning in one place of the
rules. No card has a name in the engine.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Occasions: when a power is consulted. A seat's occasions are kept as bits, so that a power nobody has costs nothing.
ON_PLACE: Final[i64] = 1 << 0
ON_BUMP: Final[i64] = 1 << 1
ON_BUMPED: Final[i64] = 1 << 2
ON_MARKET_STAR: Final[i64] = 1 << 3
ON_MARKET_VISIT: Final[i64] = 1 << 4
ON_STAR: Final[i64] = 1 << 5
ON_BUILT: Final[i64] = 1 << 6
ON_RETRIEVE: Final[i64] = 1 << 7
ON_RETRIEVE_FREE: Final[i64] = 1 << 8
ON_RIVAL_PAIR: Final[i64] = 1 << 9
ON_WORKER_LOST: Final[i64] = 1 << 10
ON_DRAW: Final[i64] = 1 << 11
ON_KNOWLEDGE: Final[i64] = 1 << 12
ON_MORALE: Final[i64] = 1 << 13
ON_WORKER: Final[i64] = 1 << 14
PAY_SITE: Final[i64] = 1 << 15
PAY_ARTIFACTS: Final[i64] = 1 << 16
PAY_BLISS: Final[i64] = 1 << 17
PAY_RESOURCE: Final[i64] = 1 << 18
PAY_TUNNEL: Final[i64] = 1 << 19
PAY_END: Final[i64] = 1 << 20
PAY_RETRIEVE: Final[i64] = 1 << 21
RETRIEVE_WITH_BLISS: Final[i64] = 1 << 22
ON_ENTER: Final[i64] = 1 << 23
OCCASIONS: Final = (
    "place",
    "bump",
    "bumped",
    "market-star",
    "market-visit",
    "star",
    "built",
    "retrieve",
    "retrieve-free",
    "rival-pair",
    "worker-lost",
    "draw",
    "knowledge-gained",
    "morale-lost",
    "worker-gained",
    "pay-site",
    "pay-artifacts",
    "pay-bliss",
    "pay-resource",
    "pay-tunnel",
    "pay-end",
    "pay-retrieve",
    "retrieve-bliss",
    "enter",
)

# Where: groups of spaces, as bits.
AT_ICARUS: Final[i64] = 1 << 4
AT_TUNNEL: Final[i64] = 0b111 << 6
AT_MARKET: Final[i64] = 1 << 10
GROUPS: Final = {
    "generator": 1 << 0,
    "aquifer": 1 << 1,
    "farm": 1 << 2,
    "cloud-mine": 1 << 3,
    "icarus": AT_ICARUS,
    "tank": 1 << 5,
    "tunnel-euphorian": 1 << 6,
    "tunnel-subterran": 1 << 7,
    "tunnel-wastelander": 1 << 8,
    "tunnels": AT_TUNNEL,
    "ends": 1 << 9,
    "markets": AT_MARKET,
    "ark": 1 << 11,
    "sites": 1 << 12,
    "breeze-bar": 1 << 13,
    "sky-lounge": 1 << 14,
}

# Conditions, as bits: all that a power names must hold.
NO_ARTIFACTS: Final[i64] = 1 << 0
NO_RESOURCES: Final[i64] = 1 << 1
SAME_NUMBER: Final[i64] = 1 << 2
ALONE: Final[i64] = 1 << 3
LOWEST: Final[i64] = 1 << 4
HIGHEST: Final[i64] = 1 << 5
TWO_WORKERS: Final[i64] = 1 << 6
HELPED: Final[i64] = 1 << 7
NOT_HELPED: Final[i64] = 1 << 8
FROM_SUBTERRA: Final[i64] = 1 << 9
EQUAL_DIE: Final[i64] = 1 << 10
HIGHER_DIE: Final[i64] = 1 << 11
NOBODY_BUMPED: Final[i64] = 1 << 12
RIVAL_BUMPED: Final[i64] = 1 << 13
TOOK_RESOURCE: Final[i64] = 1 << 14
NO_SUBTERRAN: Final[i64] = 1 << 15
BY_RIVAL: Final[i64] = 1 << 16
CONDITIONS: Final = (
    "no-artifacts",
    "no-resources",
    "same-number",
    "alone",
    "lowest",
    "highest",
    "two-workers",
    "helped",
    "not-helped",
    "from-subterra",
    "equal-die",
    "higher-die",
    "nobody-bumped",
    "rival-bumped",
    "took-resource",
    "no-subterran",
    "by-rival",
)

# Deeds: what no price and no gain can say. The rules name them in powers.py, drawing.py and retrieval.py.
KEEP_MORALE: Final[i64] = 1
CHOOSE_DIE: Final[i64] = 2
SET_BUMPED_DIE: Final[i64] = 3
PLACE_NEW_WORKER: Final[i64] = 4
KEEP_MATCHING: Final[i64] = 5
OPEN_HAND: Final[i64] = 6
DEEDS: Final = (
    "",
    "keep-morale",
    "choose-die",
    "set-bumped-die",
    "place-new-worker",
    "keep-matching",
    "open-hand",
)

# Penalties, as bits.
NO_NEW_WORKER: Final[i64] = 1 << 0
NO_SELF_BUMP: Final[i64] = 1 << 1
NO_PAIRS: Final[i64] = 1 << 2
OWN_MARKETS_ONLY: Final[i64] = 1 << 3
ONE_PLACEMENT: Final[i64] = 1 << 4
NO_SHARED_SITE: Final[i64] = 1 << 5
NO_RECRUITS: Final[i64] = 1 << 6
DEAR_RETRIEVE: Final[i64] = 1 << 7
NO_ICARUS: Final[i64] = 1 << 8
KNOWING_STARS: Final[i64] = 1 << 9
NO_TIERS: Final[i64] = 1 << 10
ONE_PER_AREA: Final[i64] = 1 << 11
LOSE_ON: Final[i64] = 11  # a shift: the bit of a number n is 1 << (LOSE_ON + n)
PENALTIES: Final[tuple[str, ...]] = (
    "no-new-worker",
    "no-self-bump",
    "no-pairs",
    "own-markets-only",
    "one-placement",
    "no-shared-site",
    "no-recruits",
    "dear-retrieve",
    "no-icarus",
    "knowing-stars",
    "no-tiers",
    "one-per-area",
    "lose-on-1",
    "lose-on-2",
    "lose-on-3",
    "lose-on-4",
    "lose-on-5",
    "lose-on-6",
)


class Gain:
    """What a power brings, all of it."""

    def __init__(self, words: dict[str, int]) -> None:
        self.good: i64 = words.get("good", -1)
        self.count: i64 = words.get("count", 0)
        self.resource: i64 = words.get("resource", 0)  # of one's choice
        self.commodity: i64 = words.get("commodity", 0)  # of one's choice
        self.tunnel: i64 = words.get("tunnel-resource", 0)
        self.draw: i64 = words.get("draw", 0)
        self.drop: i64 = words.get("drop", 0)  # of the cards just drawn
        self.discard: i64 = words.get("discard", 0)  # of the hand
        self.morale: i64 = words.get("morale", 0)
        self.knowledge: i64 = words.get("knowledge", 0)
        self.miner: i64 = words.get("miner", 0)
        self.allegiance: i64 = words.get("allegiance", -1)
        self.bumped: i64 = words.get("bumped-knowledge", 0)
        self.crowd: i64 = words.get("crowd-knowledge", 0)
        self.star: i64 = words.get("star", 0)
        self.others_bliss: i64 = words.get("others-bliss", 0)
        self.others_draw: i64 = words.get("others-draw", 0)


class Price:
    """What a deal costs, all of it."""

    def __init__(self, words: dict[str, int]) -> None:
        self.knowledge: i64 = words.get("knowledge", 0)
        self.morale: i64 = words.get("morale", 0)
        self.good: i64 = words.get("good", -1)
        self.count: i64 = words.get("count", 0)
        self.to: i64 = words.get("to", 0)  # 0 the stock, 1 the bumped player, 2 the player who bumps
        self.artifacts: i64 = words.get("artifact", 0)
        self.worker: i64 = words.get("worker", 0)
        self.resource: i64 = words.get("resource", 0)


class Power:
    """One power of a recruit."""

    def __init__(
        self,
        recruit: int,
        on: int,
        at: int,
        when: int,
        optional: bool,
        does: int,
        bonus_for: int,
        price: Price,
        gain: Gain,
        other: Gain | None,
        bonus: Gain | None,
    ) -> None:
        self.recruit: i64 = recruit
        self.on: i64 = on
        self.at: i64 = at  # bits of GROUPS, 0 for anywhere
        self.when: i64 = when
        self.optional = optional
        self.does: i64 = does
        self.bonus_for: i64 = bonus_for  # the item that must have been paid, or -1
        self.price = price
        self.gain = gain
        self.other = other  # the alternative to the gain
        self.bonus = bonus  # what comes in place of the gain when the item was paid
