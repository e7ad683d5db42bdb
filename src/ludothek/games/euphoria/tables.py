"""The numbers behind the names: goods, spaces, prompts, notes, and the tables of one number of players."""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import Power
from ludothek.kernel.arrays import Ints, ints

FACTIONS: Final = 4
# Names are tuples of any length: from one of a known length, compiled code would make a new one for every look-up.
FACTION_NAMES: Final[tuple[str, ...]] = ("euphorian", "subterran", "wastelander", "icarite")
ICARITE: Final = 3
GROUND: Final = 3  # the factions with tunnels and sites

# Goods: the commodity of a faction has its number, its resource RESOURCE plus it. Behind the goods, the artifacts.
GOODS: Final = 7
GOOD_NAMES: Final[tuple[str, ...]] = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
FOOD: Final = 2
BLISS: Final = 3
COMMODITIES: Final = 4
RESOURCE: Final = 4
GOLD: Final = 4
KINDS: Final = 6
KIND_NAMES: Final[tuple[str, ...]] = ("book", "balloons", "glasses", "game", "bear", "bat")
ITEMS: Final = 13
ITEM_NAMES: Final[tuple[str, ...]] = (*GOOD_NAMES, *KIND_NAMES)

# What a part of a price can be: a good, a kind of artifact (both by item number), or one of several.
ANY_COMMODITY: Final = 13
OTHER_COMMODITY: Final = 14  # any but bliss
ANY_RESOURCE: Final = 15
ANY_ARTIFACT: Final = 16
COMMODITY_ITEMS: Final = 0b1111
RESOURCE_ITEMS: Final = 0b1110000
ARTIFACT_ITEMS: Final = 0b1111110000000
PARTS: Final = 5  # the most parts a market's price has

# Spaces. Areas, tunnels and artifact markets are numbered by faction, sites in pairs by faction.
AREAS: Final = 4
TANK: Final = 4
MOUTH: Final = 6
END: Final = 9
HEXAGON: Final = 12
LOFT: Final = 16
BAR: Final = 17
SKY: Final = 18
MARKET: Final = 19
SITE: Final = 25
SITES: Final = 6
PLOTS: Final = 4  # spaces of a site; the first one differs
SPACES: Final = 49
TARGETS: Final = 37  # where one can place: a site has two ways, the space that differs and the next of the others
ARK: Final = 14

COMBINATIONS: Final = 1463  # of items that are one choice; see combinations.py
WORKERS: Final = 4  # the most of a seat

DIE: Final = 7  # rows of dice by seat have a place for each number; place 0 is their sum or count
HELD: Final = 3  # the most recruits of a seat

# Recruits of a seat.
NO_RECRUIT: Final = 0
HIDDEN: Final = 1
OPEN: Final = 2
STARRED: Final = 3

# What is still to be paid for the space of a placement, if anything.
PRICE_ONLY: Final = 1  # the toll of a recruit is paid
TOLL_AND_PRICE: Final = 2

DILEMMA: Final = 1  # a price that is no space's, as MOUTH and HEXAGON are

# The dilemma of a seat.
UNSOLVED: Final = 0
SHOWN: Final = 1
FOUGHT: Final = 2
SERVED: Final = 3

# What a seat can be asked.
ASK_TILE: Final = 0
ASK_DRAFT: Final = 1
ASK_OPEN: Final = 2
ASK_HIDE: Final = 3
ASK_TRACK: Final = 4
ASK_TURN: Final = 5
ASK_AGAIN: Final = 6
ASK_TAKE: Final = 7
ASK_RETRIEVE: Final = 8
ASK_PAY: Final = 9
ASK_POWER: Final = 10
ASK_GAIN: Final = 11
ASK_GET: Final = 12
ASK_TUNNEL: Final = 13
ASK_STAR: Final = 14
ASK_DISCARD: Final = 15
ASK_LOSE: Final = 16
ASK_DIE: Final = 17
ASK_KEEP: Final = 18
ASK_GIVE: Final = 19
ASK_WANT: Final = 20
ASK_ANSWER: Final = 21
ASK_DRAW: Final = 22
ASKED: Final[tuple[str, ...]] = (
    "tile",
    "draft",
    "open",
    "hide",
    "track",
    "turn",
    "again",
    "take",
    "retrieve",
    "pay",
    "power",
    "gain",
    "get",
    "tunnel",
    "star",
    "discard",
    "lose",
    "die",
    "keep",
    "give",
    "want",
    "answer",
    "draw",
)

# The agenda: what is still to be done, as frames of a step and three numbers; the last one is done first.
FRAME: Final = 4
FRAMES: Final = 40
DO_PLACEMENT: Final = 0  # step of PLACEMENT
DO_RETRIEVAL: Final = 1  # step of RETRIEVAL
DO_PAY: Final = 2  # seat
DO_POWERS: Final = 3  # seat, occasion, recruits already asked
DO_GAIN: Final = 4  # seat, power
DO_GET: Final = 5  # seat, how many, from which good, below which (in one number)
DO_DRAW: Final = 6  # seat, how many, whether recruits may change it
DO_DROP: Final = 7  # seat, how many cards
DO_DROP_DRAWN: Final = 8  # seat, the two kinds
DO_LIMIT: Final = 9  # seat
DO_ROLL: Final = 10  # seat, how many
DO_LOSE: Final = 11  # seat, how many goods
DO_OTHERS_DRAW: Final = 12  # seat that allows it, how many have been asked
DO_DIG: Final = 13  # faction
DO_NEW_WORKER: Final = 14  # seat
DO_SETTLE: Final = 15
DO_RAISE_MARKET: Final = 16  # site, seats that helped
DO_DILEMMA: Final = 17  # seat, side
DO_TURN: Final = 18  # seat: ask what to do with the turn
DO_END_TURN: Final = 19
DO_FOLLOW_UP: Final = 20  # seat: perhaps another worker follows

# The journal: code, the seat it happens to, two numbers.
NOTE_CHOSEN: Final = 0  # a secret choice is made
NOTE_OPENED: Final = 1  # recruit
NOTE_ROLLED: Final = 2  # number
NOTE_BEGINS: Final = 3
NOTE_PLACED: Final = 4  # space, number
NOTE_BUMPED: Final = 5  # the bumped seat, space
NOTE_GAINED: Final = 6  # item, how many
NOTE_PAID: Final = 7  # item, how many
NOTE_KNOWLEDGE: Final = 8  # change, where it is now
NOTE_MORALE: Final = 9
NOTE_ALLEGIANCE: Final = 10  # faction, where it is now
NOTE_MINER: Final = 11
NOTE_DREW: Final = 12  # kind, secret
NOTE_DREW_OPENLY: Final = 13  # kind
NOTE_DISCARDED: Final = 14  # kind
NOTE_DESERTED: Final = 15  # number
NOTE_SACRIFICED: Final = 16
NOTE_USED: Final = 17  # recruit
NOTE_STAR_TERRITORY: Final = 18  # faction
NOTE_STAR_SITE: Final = 19  # site, tile
NOTE_STAR_RECRUIT: Final = 20  # recruit
NOTE_STAR_DILEMMA: Final = 21
NOTE_BUILT: Final = 22  # site, tile
NOTE_RETRIEVED: Final = 23  # space
NOTE_SET_DIE: Final = 24  # number
NOTE_DILEMMA: Final = 25  # kind, side
NOTE_OFFER: Final = 26  # the other seat
NOTE_ACCEPTED: Final = 27
NOTE_REFUSED: Final = 28
NOTE_RESHUFFLED: Final = 29  # cards
NOTE_WORKER: Final = 30
NOTE_END: Final = 31  # stars
NOTE_TIE: Final = 32  # what decides: 1 morale, 2 knowledge, 3 markets, 4 territories, 5 the roll
NOTE_LAST_ROLL: Final = 33  # sum
NOTE_TRACK: Final = 34  # 0 morale or 1 knowledge, the space
NOTE_LOST: Final = 35  # good, how many
NOTE_KEPT: Final = 36  # a recruit, secret


BITS: Final[Ints] = ints(1 << n for n in range(50))


class Tables:
    """Everything fixed for one number of players and one printing of the recruits."""

    def __init__(
        self,
        powers: list[Power],
        first_power: Ints,
        occasions: Ints,
        faction: Ints,
        space_bit: Ints,
        tile_cost: Ints,
        tile_parts: Ints,
        penalty: Ints,
        site_good: Ints,
        end_good: Ints,
        accepts: Ints,
        numbers: dict[str, int],
        printing: str,
    ) -> None:
        self.printing = printing
        self.powers = powers
        self.first_power = first_power  # by recruit, and one more: its powers are those up to the next one's first
        self.occasions = occasions  # by recruit, as bits
        self.faction = faction  # by recruit
        self.space_bit = space_bit  # by space: which groups of spaces it belongs to
        self.tile_cost = tile_cost  # five parts by tile
        self.tile_parts = tile_parts  # how many of them
        self.penalty = penalty  # by tile, as a bit
        self.site_good = site_good  # the good of each construction space
        self.end_good = end_good  # by faction
        self.accepts = accepts  # the items that pay for a part of a price, as bits
        self.recruits: i64 = len(occasions)
        self.tiles: i64 = len(penalty)
        self.needed: i64 = numbers["needed"]
        self.start_workers: i64 = numbers["start_workers"]
        self.most_workers: i64 = numbers["most_workers"]
        self.stars: i64 = numbers["stars"]
        self.start_morale: i64 = numbers["start_morale"]
        self.most_morale: i64 = numbers["most_morale"]
        self.start_knowledge: i64 = numbers["start_knowledge"]
        self.most_knowledge: i64 = numbers["most_knowledge"]
        self.limit: i64 = numbers["limit"]
        self.artifacts: i64 = numbers["artifacts"]
        self.retrieve_morale: i64 = numbers["retrieve_morale"]
        self.free_morale: i64 = numbers["free_morale"]
        self.tier1: i64 = numbers["tier1"]
        self.tier2: i64 = numbers["tier2"]
        self.tier3: i64 = numbers["tier3"]
        self.tier4: i64 = numbers["tier4"]
        self.reveal: i64 = numbers["reveal"]
        self.end: i64 = numbers["end"]
        self.end_gain: i64 = numbers["end_gain"]
        self.tank_price: i64 = numbers["tank_price"]
        self.tank_knowledge: i64 = numbers["tank_knowledge"]
        self.tank_morale: i64 = numbers["tank_morale"]
        self.cards: i64 = numbers["cards"]
        self.pair: i64 = numbers["pair"]
        self.dilemma_cards: i64 = numbers["dilemma_cards"]
        self.loft_resources: i64 = numbers["loft_resources"]
        self.bar_artifacts: i64 = numbers["bar_artifacts"]
        self.sky_resources: i64 = numbers["sky_resources"]
        self.area_low: i64 = numbers["area_low"]
        self.area_high: i64 = numbers["area_high"]
        self.area_few: i64 = numbers["area_few"]
        self.area_many: i64 = numbers["area_many"]


def card_bit(card: i64) -> i64:
    """The bit of a recruit in a set of recruits; compiled, a shifted literal would have 32 bits only."""
    return BITS[card]


def space_faction(space: i64) -> i64:
    """The faction in whose area a space lies; -1 for the tank (EU-63)."""
    if space < AREAS:
        return space
    if space < MOUTH:
        return -1
    if space < END:
        return space - MOUTH
    if space < HEXAGON:
        return space - END
    if space < LOFT:
        return space - HEXAGON
    if space < MARKET:
        return ICARITE
    if space < SITE:
        return (space - MARKET) // 2
    return (space - SITE) // (2 * PLOTS)
