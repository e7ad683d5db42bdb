"""The numbers behind the names: goods, spaces, prompts, notes, and the tables of one number of players."""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import Power
from ludothek.kernel.arrays import Ints, ints

FACTIONS: Final[i64] = 4
# Names are tuples of any length: from one of a known length, compiled code would make a new one for every look-up.
FACTION_NAMES: Final[tuple[str, ...]] = ("euphorian", "subterran", "wastelander", "icarite")
ICARITE: Final[i64] = 3
GROUND: Final[i64] = 3  # the factions with tunnels and sites

# Goods: the commodity of a faction has its number, its resource RESOURCE plus it. Behind the goods, the artifacts.
GOODS: Final[i64] = 7
GOOD_NAMES: Final[tuple[str, ...]] = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
FOOD: Final[i64] = 2
BLISS: Final[i64] = 3
COMMODITIES: Final[i64] = 4
RESOURCE: Final[i64] = 4
GOLD: Final[i64] = 4
KINDS: Final[i64] = 6
KIND_NAMES: Final[tuple[str, ...]] = ("book", "balloons", "glasses", "game", "bear", "bat")
ITEMS: Final[i64] = 13
ITEM_NAMES: Final[tuple[str, ...]] = (*GOOD_NAMES, *KIND_NAMES)

# What a part of a price can be: a good, a kind of artifact (both by item number), or one of several.
ANY_COMMODITY: Final[i64] = 13
OTHER_COMMODITY: Final[i64] = 14  # any but bliss
ANY_RESOURCE: Final[i64] = 15
ANY_ARTIFACT: Final[i64] = 16
COMMODITY_ITEMS: Final[i64] = 0b1111
RESOURCE_ITEMS: Final[i64] = 0b1110000
ARTIFACT_ITEMS: Final[i64] = 0b1111110000000
PARTS: Final[i64] = 5  # the most parts a market's price has

# Spaces. Areas, tunnels and artifact markets are numbered by faction, sites in pairs by faction.
AREAS: Final[i64] = 4
TANK: Final[i64] = 4
MOUTH: Final[i64] = 6
END: Final[i64] = 9
HEXAGON: Final[i64] = 12
LOFT: Final[i64] = 16
BAR: Final[i64] = 17
SKY: Final[i64] = 18
MARKET: Final[i64] = 19
SITE: Final[i64] = 25
SITES: Final[i64] = 6
PLOTS: Final[i64] = 4  # spaces of a site; the first one differs
SPACES: Final[i64] = 49
TARGETS: Final[i64] = 37  # where one can place: a site has two ways, the space that differs and the next of the others
ARK: Final[i64] = 14

COMBINATIONS: Final[i64] = 1463  # of items that are one choice; see combinations.py
WORKERS: Final[i64] = 4  # the most of a seat

DIE: Final[i64] = 7  # rows of dice by seat have a place for each number; place 0 is their sum or count
HELD: Final[i64] = 3  # the most recruits of a seat

# Recruits of a seat.
NO_RECRUIT: Final[i64] = 0
HIDDEN: Final[i64] = 1
OPEN: Final[i64] = 2
STARRED: Final[i64] = 3

# What is still to be paid for the space of a placement, if anything.
PRICE_ONLY: Final[i64] = 1  # the toll of a recruit is paid
TOLL_AND_PRICE: Final[i64] = 2

DILEMMA: Final[i64] = 1  # a price that is no space's, as MOUTH and HEXAGON are

# The dilemma of a seat.
UNSOLVED: Final[i64] = 0
SHOWN: Final[i64] = 1
FOUGHT: Final[i64] = 2
SERVED: Final[i64] = 3

# What a seat can be asked.
ASK_TILE: Final[i64] = 0
ASK_DRAFT: Final[i64] = 1
ASK_OPEN: Final[i64] = 2
ASK_HIDE: Final[i64] = 3
ASK_TRACK: Final[i64] = 4
ASK_TURN: Final[i64] = 5
ASK_AGAIN: Final[i64] = 6
ASK_TAKE: Final[i64] = 7
ASK_RETRIEVE: Final[i64] = 8
ASK_PAY: Final[i64] = 9
ASK_POWER: Final[i64] = 10
ASK_GAIN: Final[i64] = 11
ASK_GET: Final[i64] = 12
ASK_TUNNEL: Final[i64] = 13
ASK_STAR: Final[i64] = 14
ASK_DISCARD: Final[i64] = 15
ASK_LOSE: Final[i64] = 16
ASK_DIE: Final[i64] = 17
ASK_KEEP: Final[i64] = 18
ASK_GIVE: Final[i64] = 19
ASK_WANT: Final[i64] = 20
ASK_ANSWER: Final[i64] = 21
ASK_DRAW: Final[i64] = 22
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
FRAME: Final[i64] = 4
FRAMES: Final[i64] = 40
DUE: Final[i64] = FRAME * FRAMES  # behind the frames, the parts of a price
AGENDA: Final[i64] = DUE + 8
DO_PLACEMENT: Final[i64] = 0  # step of PLACEMENT
DO_RETRIEVAL: Final[i64] = 1  # step of RETRIEVAL
DO_PAY: Final[i64] = 2  # seat
DO_POWERS: Final[i64] = 3  # seat, occasion, recruits already asked
DO_GAIN: Final[i64] = 4  # seat, power
DO_GET: Final[i64] = 5  # seat, how many, from which good, below which (in one number)
DO_DRAW: Final[i64] = 6  # seat, how many, whether recruits may change it
DO_DROP: Final[i64] = 7  # seat, how many cards
DO_DROP_DRAWN: Final[i64] = 8  # seat, the two kinds
DO_LIMIT: Final[i64] = 9  # seat
DO_ROLL: Final[i64] = 10  # seat, how many
DO_LOSE: Final[i64] = 11  # seat, how many goods
DO_OTHERS_DRAW: Final[i64] = 12  # seat that allows it, how many have been asked
DO_DIG: Final[i64] = 13  # faction
DO_NEW_WORKER: Final[i64] = 14  # seat
DO_SETTLE: Final[i64] = 15
DO_RAISE_MARKET: Final[i64] = 16  # site, seats that helped
DO_DILEMMA: Final[i64] = 17  # seat, side
DO_TURN: Final[i64] = 18  # seat: ask what to do with the turn
DO_END_TURN: Final[i64] = 19
DO_FOLLOW_UP: Final[i64] = 20  # seat: perhaps another worker follows

# Where things lie in the rows of the state, each with room for six seats: ``own[MORALE_OF + seat]``.
SEATS: Final[i64] = 6
HAND: Final[i64] = 4  # recruits dealt to a seat

MORALE_OF: Final[i64] = 0
KNOWLEDGE_OF: Final[i64] = MORALE_OF + SEATS
WORKERS_OF: Final[i64] = KNOWLEDGE_OF + SEATS  # all of them, wherever they are
AIR_OF: Final[i64] = WORKERS_OF + SEATS  # workers off the board that are still to be rolled
STARS_OF: Final[i64] = AIR_OF + SEATS  # still to be laid
FRESH_OF: Final[i64] = STARS_OF + SEATS  # laid in the event that is going on
HAND_SIZE_OF: Final[i64] = FRESH_OF + SEATS
OCCASIONS_OF: Final[i64] = HAND_SIZE_OF + SEATS  # of the active recruits, as bits
FACTIONS_OF: Final[i64] = OCCASIONS_OF + SEATS  # of the active recruits, as bits
PENALTIES_OF: Final[i64] = FACTIONS_OF + SEATS  # that hold for the seat, as bits
DILEMMA_OF: Final[i64] = PENALTIES_OF + SEATS  # the kind it names
SOLVED_BY: Final[i64] = DILEMMA_OF + SEATS  # UNSOLVED, SHOWN, FOUGHT or SERVED
DROPPED_BY: Final[i64] = SOLVED_BY + SEATS  # recruits put out of the game, as bits
LUCK_OF: Final[i64] = DROPPED_BY + SEATS  # rounds of the last roll survived
RECRUIT_IN: Final[i64] = LUCK_OF + SEATS  # by seat and slot, -1 for none
STATUS_IN: Final[i64] = RECRUIT_IN + SEATS * HELD  # NO_RECRUIT, HIDDEN, OPEN or STARRED
OWN: Final[i64] = STATUS_IN + SEATS * HELD  # how long the row is

TILE_AT: Final[i64] = 0  # by site, face down until it is built
BUILT_AT: Final[i64] = TILE_AT + SITES
STARS_AT: Final[i64] = BUILT_AT + SITES  # the seats with a star there, as bits
ALLEGIANCE_OF: Final[i64] = STARS_AT + SITES  # by faction
MINER_OF: Final[i64] = ALLEGIANCE_OF + FACTIONS
LAID_IN: Final[i64] = MINER_OF + GROUND  # stars in a territory
TERRITORY_IN: Final[i64] = LAID_IN + FACTIONS  # stars by faction and seat
BOARD: Final[i64] = TERRITORY_IN + FACTIONS * SEATS

PIP_AT: Final[i64] = 0  # the number of the worker on a space
SUM_IN: Final[i64] = PIP_AT + SPACES  # of all numbers in an area
CROWD_IN: Final[i64] = SUM_IN + AREAS  # workers in an area by seat and number; place 0 counts them
ON_BOARD: Final[i64] = CROWD_IN + AREAS * SEATS * DIE

DECK_OF: Final[i64] = 0  # artifact cards by kind
DISCARD_OF: Final[i64] = DECK_OF + KINDS
KNOWN_OF: Final[i64] = DISCARD_OF + KINDS  # how many of a hand everybody knows of, by seat and kind
PILES: Final[i64] = KNOWN_OF + SEATS * KINDS

DEALT_TO: Final[i64] = 0  # recruits to choose from, by seat; -1 for none
DRAFTED_BY: Final[i64] = DEALT_TO + SEATS * HAND  # recruits taken in the draft
PICKED_BY: Final[i64] = DRAFTED_BY + SEATS * HAND  # the secret pick of the running choice, or -1
SECOND_OF: Final[i64] = PICKED_BY + SEATS  # the recruit to be hidden, or -1
OFFERED_TO: Final[i64] = SECOND_OF + SEATS  # two tiles to choose from in the market draft
KEPT_BY: Final[i64] = OFFERED_TO + SEATS * 2  # the tile a seat put in, or -1
CHOOSING: Final[i64] = KEPT_BY + SEATS

# The journal: code, the seat it happens to, two numbers.
NOTE_CHOSEN: Final[i64] = 0  # a secret choice is made
NOTE_OPENED: Final[i64] = 1  # recruit
NOTE_ROLLED: Final[i64] = 2  # number
NOTE_BEGINS: Final[i64] = 3
NOTE_PLACED: Final[i64] = 4  # space, number
NOTE_BUMPED: Final[i64] = 5  # the bumped seat, space
NOTE_GAINED: Final[i64] = 6  # item, how many
NOTE_PAID: Final[i64] = 7  # item, how many
NOTE_KNOWLEDGE: Final[i64] = 8  # change, where it is now
NOTE_MORALE: Final[i64] = 9
NOTE_ALLEGIANCE: Final[i64] = 10  # faction, where it is now
NOTE_MINER: Final[i64] = 11
NOTE_DREW: Final[i64] = 12  # kind, secret
NOTE_DREW_OPENLY: Final[i64] = 13  # kind
NOTE_DISCARDED: Final[i64] = 14  # kind
NOTE_DESERTED: Final[i64] = 15  # number
NOTE_SACRIFICED: Final[i64] = 16
NOTE_USED: Final[i64] = 17  # recruit
NOTE_STAR_TERRITORY: Final[i64] = 18  # faction
NOTE_STAR_SITE: Final[i64] = 19  # site, tile
NOTE_STAR_RECRUIT: Final[i64] = 20  # recruit
NOTE_STAR_DILEMMA: Final[i64] = 21
NOTE_BUILT: Final[i64] = 22  # site, tile
NOTE_RETRIEVED: Final[i64] = 23  # space
NOTE_SET_DIE: Final[i64] = 24  # number
NOTE_DILEMMA: Final[i64] = 25  # kind, side
NOTE_OFFER: Final[i64] = 26  # the other seat
NOTE_ACCEPTED: Final[i64] = 27
NOTE_REFUSED: Final[i64] = 28
NOTE_RESHUFFLED: Final[i64] = 29  # cards
NOTE_WORKER: Final[i64] = 30
NOTE_END: Final[i64] = 31  # stars
NOTE_TIE: Final[i64] = 32  # what decides: 1 morale, 2 knowledge, 3 markets, 4 territories, 5 the roll
NOTE_LAST_ROLL: Final[i64] = 33  # sum
NOTE_TRACK: Final[i64] = 34  # 0 morale or 1 knowledge, the space
NOTE_LOST: Final[i64] = 35  # good, how many
NOTE_KEPT: Final[i64] = 36  # a recruit, secret


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
