"""The numbers behind the names: spaces, symbols, events, rows, notes, and everything fixed for the whole game."""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import Note
from ludothek.kernel.words import Choice, Event

# Spaces. A booth's number is its place from 0; its game and its wish card have the same number.
BOOTHS: Final[i64] = 60
PARKING: Final[i64] = 60
WEST: Final[i64] = 61
EAST: Final[i64] = 62
COURTYARD: Final[i64] = 63
GALERIA_WEST: Final[i64] = 64
GALERIA_EAST: Final[i64] = 65
SPACES: Final[i64] = 66
# Names are tuples of any length: from one of a known length, compiled code would make a new one for every look-up.
SPACE_NAMES: Final[tuple[str, ...]] = ("parking", "west", "east", "courtyard", "galeria-west", "galeria-east")
SPACE_IDS: Final[tuple[str, ...]] = (*(str(booth + 1) for booth in range(BOOTHS)), *SPACE_NAMES)

ZONES: Final[i64] = 5
ZONE_NAMES: Final[tuple[str, ...]] = ("green", "purple", "blue", "red", "yellow")

# A crowd is a set of bits: one per zone, then the courtyard, then both entrances.
CROWDED_COURTYARD: Final[i64] = 32
CROWDED_ENTRANCES: Final[i64] = 64
CROWDS: Final[i64] = 128

SYMBOLS: Final[i64] = 4
SYMBOL_NAMES: Final[tuple[str, ...]] = ("meeple", "dice", "cards", "hourglass")

PALLETS: Final[i64] = 6

EVENTS: Final[i64] = 6
EVENT_NAMES: Final[tuple[str, ...]] = ("", "buzz", "flop", "goodies", "discount", "sold-out")
NO_EVENT: Final[i64] = 0
SOLD_OUT: Final[i64] = 5

LAST_ROUNDS: Final[i64] = 5
LAST_ROUND_NAMES: Final[tuple[str, ...]] = ("sale", "meeple", "dice", "cards", "hourglass")

SERIES: Final[i64] = 9  # cards in each of the two series of ranking cards
RANKINGS: Final[i64] = 18
OPEN_RANKINGS: Final[i64] = 3

# Where a game is.
IN_WAREHOUSE: Final[i64] = 0
ON_PALLET: Final[i64] = 1
ON_BOOTH: Final[i64] = 2
TAKEN_AWAY: Final[i64] = 3
IN_BAG: Final[i64] = 4  # plus the seat
IN_BOOT: Final[i64] = 9  # plus the seat
PLACES: Final[tuple[str, ...]] = ("warehouse", "pallet", "booth", "removed")  # up to the bags

# Where a wish card is.
IN_DECK: Final[i64] = 0
DISCARDED: Final[i64] = 1
COMMON: Final[i64] = 2
DRAWN: Final[i64] = 3  # by the seat that is choosing which to keep
IN_PACK: Final[i64] = 4  # plus the number of the pack
HELD: Final[i64] = 9  # plus the seat; secret
SHOWN: Final[i64] = 14  # plus the seat; taken from the common list

# What is known of a wish card: who saw it in which pack of the draft, and in which of the shuffles it went last.
SEEN: Final[i64] = 31  # a bit per seat
PACK: Final[i64] = 8  # the pack, from this bit on
SHUFFLE: Final[i64] = 16  # the number of the shuffle, from this bit on

# The score sheet.
LINES: Final[i64] = 6
LINE_NAMES: Final[tuple[str, ...]] = ("buying", "morning", "afternoon", "wishes", "departure", "cash")
BUYING: Final[i64] = 0
MORNING: Final[i64] = 1
AFTERNOON: Final[i64] = 2
WISHES: Final[i64] = 3
DEPARTURE: Final[i64] = 4
CASH: Final[i64] = 5

# The row of the visitors: where each thing begins, mostly an entry per seat.
MOST_SEATS: Final[i64] = 5
POSITION: Final[i64] = 0
SPENT: Final[i64] = POSITION + MOST_SEATS  # actions, this round
BAG: Final[i64] = SPENT + MOST_SEATS  # how many games are in it
MONEY: Final[i64] = BAG + MOST_SEATS
EATEN: Final[i64] = MONEY + MOST_SEATS  # 1 if the seat has eaten this round
PRE_ORDER: Final[i64] = EATEN + MOST_SEATS  # the game bought with it plus 1, 0 for none
PICKS: Final[i64] = PRE_ORDER + MOST_SEATS  # how many cards the seat still has to keep before the packs go on
BOUGHT: Final[i64] = PICKS + MOST_SEATS  # plus seat * SYMBOLS + symbol: how many games
SHEET: Final[i64] = BOUGHT + MOST_SEATS * SYMBOLS  # plus seat * LINES + line: points
VISITORS: Final[i64] = SHEET + MOST_SEATS * LINES

# The row of the fair: where each thing begins.
PALLET: Final[i64] = 0  # plus the pallet: the game on it, -1 for none
POPULARITY: Final[i64] = PALLET + PALLETS  # plus the symbol
UNUSED: Final[i64] = POPULARITY + SYMBOLS  # plus the event: how many tokens are left
RANKING: Final[i64] = UNUSED + EVENTS  # plus 0, 1 or 2: an open ranking card, -1 for none
FAIR: Final[i64] = RANKING + OPEN_RANKINGS

# What a seat can be asked.
ASK_DRAFT: Final[i64] = 0
ASK_ACT: Final[i64] = 1
ASK_KEEP: Final[i64] = 2
ASK_REMOVE: Final[i64] = 3
ASKED: Final[tuple[str, ...]] = ("draft", "act", "keep", "remove")

# The journal: code, the seat it happens to, two numbers.
NOTE_PICKED: Final[i64] = 0  # wish card (secret), picks so far
NOTE_PASSED: Final[i64] = 1  # number of the pass
NOTE_COMMON: Final[i64] = 2  # wish card
NOTE_ROUND: Final[i64] = 3  # round
NOTE_RELEASED: Final[i64] = 4  # game
NOTE_PALLET: Final[i64] = 5  # game, pallet
NOTE_POPULARITY: Final[i64] = 6  # symbol, popularity
NOTE_EVENT: Final[i64] = 7  # game, event
NOTE_CROWD: Final[i64] = 8  # zone
NOTE_CROWDED_COURTYARD: Final[i64] = 9
NOTE_CROWDED_ENTRANCES: Final[i64] = 10
NOTE_LAST_ROUND: Final[i64] = 11  # tile
NOTE_FIRST: Final[i64] = 12
NOTE_WENT: Final[i64] = 13  # space, actions
NOTE_ATE: Final[i64] = 14  # actions, euros
NOTE_BOUGHT: Final[i64] = 15  # game, euros
NOTE_POINTS: Final[i64] = 16  # game, points
NOTE_PRE_ORDER: Final[i64] = 17  # game
NOTE_WISH: Final[i64] = 18  # wish card from the common list
NOTE_DREW: Final[i64] = 19  # two wish cards (secret; the second -1 if there was only one)
NOTE_KEPT: Final[i64] = 20  # wish card (secret), the discarded one (-1 if none)
NOTE_SHUFFLED: Final[i64] = 21  # cards in the new deck
NOTE_UNLOADED: Final[i64] = 22  # games
NOTE_WITHDREW: Final[i64] = 23  # euros, points
NOTE_ENDED: Final[i64] = 24  # actions that were left
NOTE_REMOVED: Final[i64] = 25  # game
NOTE_MIDDAY: Final[i64] = 26
NOTE_RANKING: Final[i64] = 27  # ranking card, points
NOTE_AFTERNOON: Final[i64] = 28  # ranking card
NOTE_LEFT: Final[i64] = 29  # points
NOTE_CLOSED: Final[i64] = 30
NOTE_WISHES: Final[i64] = 31  # wishes, points
NOTE_SCORE: Final[i64] = 32  # points
NOTE_TIE: Final[i64] = 33  # what decides between seats with equal points: 1 wishes, 2 money, 3 nothing

MOST_KEPT: Final = 4096  # descriptions, of which most come again; when there are more, all are made anew

Cell = tuple[int, int]
"""A place on the plan of the fair: from the left, and from the front to the back."""


class Tables:
    """Everything the data file fixes."""

    def __init__(
        self,
        zone: Ints,
        near_from: Ints,
        near: Ints,
        symbol: Ints,
        price: Ints,
        bonus: Ints,
        titles: list[str],
        publishers: list[str],
        pallet_popularity: Ints,
        pallet_event: Ints,
        event_count: Ints,
        event_points: Ints,
        event_price: Ints,
        last_points: Ints,
        last_price: Ints,
        rankings: Ints,
        wish_points: Ints,
        departure: Ints,
        cells: list[tuple[Cell, ...]],
        numbers: dict[str, int],
    ) -> None:
        self.zone = zone  # of each booth
        self.near_from = near_from  # where the neighbours of each space begin in near; one more for the end
        self.near = near
        self.symbol = symbol  # of each game
        self.price = price
        self.bonus = bonus
        self.titles = titles  # plain text, the same in every language
        self.publishers = publishers
        self.pallet_popularity = pallet_popularity
        self.pallet_event = pallet_event  # 1 if the pallet brings an event and crowd
        self.event_count = event_count
        self.event_points = event_points
        self.event_price = event_price
        self.last_points = last_points  # last_points[tile * SYMBOLS + symbol]
        self.last_price = last_price
        self.rankings = rankings  # rankings[card * SYMBOLS + symbol]
        self.wish_points = wish_points
        self.departure = departure
        self.cells = cells  # of each space; none for one that lies beside the plan
        self.in_warehouse = [self._in_warehouse(game) for game in range(BOOTHS)]
        self.described: dict[tuple[int, ...], Choice] = {}  # see notation.py; at most MOST_KEPT
        self.told: dict[Note, Event] = {}  # see journal.py; at most MOST_KEPT
        self.rounds: i64 = numbers["rounds"]
        self.midday: i64 = numbers["midday"]
        self.money: i64 = numbers["money"]
        self.track: i64 = numbers["track"]
        self.bag: i64 = numbers["bag"]
        self.step: i64 = numbers["step"]
        self.crowded_step: i64 = numbers["crowded_step"]
        self.snack_price: i64 = numbers["snack_price"]
        self.snack_actions: i64 = numbers["snack_actions"]
        self.withdrawal: i64 = numbers["withdrawal"]
        self.withdrawal_points: i64 = numbers["withdrawal_points"]
        self.test_cost: i64 = numbers["test_cost"]
        self.price_floor: i64 = numbers["price_floor"]
        self.popularity_start: i64 = numbers["popularity_start"]
        self.popularity_least: i64 = numbers["popularity_least"]
        self.on_booths: i64 = numbers["on_booths"]
        self.dealt: i64 = numbers["dealt"]
        self.kept: i64 = numbers["kept"]
        self.morning_points: i64 = numbers["morning_points"]
        self.afternoon_points: i64 = numbers["afternoon_points"]

    def _in_warehouse(self, game: i64) -> dict[str, object]:
        """A game as views show it until it is released; they copy it."""
        return {
            "booth": game + 1,
            "cell": [],  # each view has its own
            "title": self.titles[game],
            "publisher": self.publishers[game],
            "zone": ZONE_NAMES[self.zone[game]],
            "symbol": SYMBOL_NAMES[self.symbol[game]],
            "bonus": self.bonus[game],
            "place": PLACES[IN_WAREHOUSE],
            "owner": None,
            "event": None,
            "price": self.price[game],
            "points": 0,
        }


class Settings:
    """What the options of one game say."""

    def __init__(self, crowd: bool, rankings: bool, buy_anywhere: bool, remove_at_end: bool, limit: i64) -> None:
        self.crowd = crowd
        self.rankings = rankings
        self.buy_anywhere = buy_anywhere
        self.remove_at_end = remove_at_end
        self.limit: i64 = limit
