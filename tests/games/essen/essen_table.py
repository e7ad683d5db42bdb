"""Positions of ESSEN The Game, drawn as text, and the words the tests speak about them.

A drawing has a line per thing. Games and wish cards are named by their booths, an event behind a colon; popularity is
that of meeple, dice, cards and hourglass. A line that begins with a colour says what is true of that seat: where it
stands (``at``), its money, points, actions spent, whether it has eaten, the game it pre-ordered, the games in bag and
boot, the wish cards it holds in secret (``wishes``) and those it took from the common list (``shown``).

What is not drawn is as at the start. Games that are not drawn lie on pallets that are not drawn and in the warehouse,
as many as there are in such a round, and the rest was taken away. Wish cards that are not drawn are in the deck, or on
the common list if the deck is drawn. What is not understood is refused: a misspelt word, a row too short, a thing drawn
twice.

>>> day = position('''
...     popularity  4 2 3 1
...     crowd       green
...     booths      12:buzz 4
...     orange  at=courtyard spent=2 bag=3
...     blue    at=12 money=35 points=8
... ''')
>>> choices(day, "go")
['go 12', 'go 4', 'go 49', 'go 52', 'go 55', 'go 8']
>>> play(day, "eat", "go 12", "buy")
>>> must_show(day, "orange at=12 money=240 points=5 spent=2 bag=3,12")
>>> play(day, "end")
>>> asked(day), choices(day)[:1]
('blue act', ['end'])
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludothek.games.essen import GAME
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import (
    ASK_ACT,
    BAG,
    BOOTHS,
    BOUGHT,
    BUYING,
    COMMON,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    DISCARDED,
    EATEN,
    EVENT_NAMES,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_DECK,
    IN_WAREHOUSE,
    LAST_ROUND_NAMES,
    LINES,
    MONEY,
    ON_BOOTH,
    ON_PALLET,
    PALLET,
    POPULARITY,
    POSITION,
    PRE_ORDER,
    RANKING,
    SHEET,
    SHOWN,
    SPACE_NAMES,
    SPENT,
    SYMBOLS,
    TAKEN_AWAY,
    UNUSED,
    ZONE_NAMES,
)
from ludothek.games.essen.view_form import EssenView, PlayerView
from ludothek.kernel.arrays import zeros
from ludothek.kernel.rng import Rng
from ludothek.kernel.words import SEATS, Event

__all__ = ["GAME", "MAP", "SPACE_IDS", "SYMBOL_OF", "ZONE_OF"]

# The fair as the rules page draws it: the back on top, c is the courtyard, g and h the Galeria, w and e the entrances.
MAP = """
    21 22 23 24  g  h 31 32 33 34 35 36
    17 18 19 20  .  . 25 26 27 28 29 30
    13 14 15 16  .  . 58 59 60 46 47 48
     9 10 11 12  .  . 55 56 57 43 44 45
     5  6  7  8  c  c 52 53 54 40 41 42
     1  2  3  4  .  . 49 50 51 37 38 39
     .  .  w  .  .  .  .  .  .  e  .  .
"""
LETTERS = {"c": "courtyard", "g": "galeria-west", "h": "galeria-east", "w": "west", "e": "east"}
SPACE_IDS = [*(str(booth) for booth in range(1, BOOTHS + 1)), *SPACE_NAMES]
ZONE_OF = {str(booth): ("green", "purple", "blue", "red", "yellow")[(booth - 1) // 12] for booth in range(1, 61)}
SYMBOL_OF = {
    **dict.fromkeys((3, 7, 11, 16, 17, 22, 29, 32, 34, 37, 42, 45, 51, 53, 60), "meeple"),
    **dict.fromkeys((2, 4, 9, 13, 18, 24, 25, 28, 36, 39, 41, 46, 50, 55, 58), "dice"),
    **dict.fromkeys((1, 5, 8, 14, 19, 23, 27, 30, 33, 38, 43, 47, 49, 54, 56), "cards"),
    **dict.fromkeys((6, 10, 12, 15, 20, 21, 26, 31, 35, 40, 44, 48, 52, 57, 59), "hourglass"),
}


def neighbours() -> dict[str, set[str]]:
    """Who is next to whom, read off the drawing of the map; the car park is next to both entrances."""
    rows = [line.split() for line in MAP.strip().splitlines()]
    near: dict[str, set[str]] = {space: set() for space in SPACE_IDS}
    cells = {(x, y): LETTERS.get(sign, sign) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    for (x, y), space in cells.items():
        around = [(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
        near[space] |= {cells[cell] for cell in around if cell in cells} - {space}
    for door in ("west", "east"):
        near["parking"].add(door)
        near[door].add("parking")
    return near


# Positions


def new(seats: int, seed: int = 2013, **options: Any) -> Day:
    """A game at its very beginning, with the draft to come; ``popularity_limit`` is the option with a hyphen."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new(seats, seed, named, journal=True)


def drafted(seats: int, seed: int = 2013, **options: Any) -> Day:
    """A game whose draft is over; everybody kept what came to hand."""
    day = new(seats, seed, **options)
    while not day.round:
        day.apply(day.legal()[0])
    return day


THINGS = (
    *("popularity", "crowd", "booths", "pallets", "away", "warehouse", "rankings", "last-round"),
    *("common", "deck", "discard", *SEATS),
)
OF_A_SEAT = ("at", "money", "points", "spent", "eaten", "pre-order", "bag", "boot", "wishes", "shown")


def position(
    drawing: str, *, seats: int = 0, round: int = 2, first: str = "orange", turn: str = "", **options: Any
) -> Day:
    """The table that is drawn, with as many seats as are drawn if nothing else is said."""
    things = _read(drawing)
    seats = seats or max(2, sum(colour in things for colour in SEATS))
    _check(things, seats)
    day = drafted(seats, **options)
    _lay_games(day, things, round)
    _lay_wishes(day, things)
    day.traces = zeros(BOOTHS)
    for seat in range(seats):
        _seat(day, seat, dict(word.split("=") for word in things.get(SEATS[seat], ())))
    for symbol, level in enumerate(things.get("popularity", "2222")):
        day.fair[POPULARITY + symbol] = int(level)
    rankings = things.get("rankings", ["1", "2", "3"] if round < 5 else ["10", "11", "12"])
    for n in range(3):
        day.fair[RANKING + n] = int(rankings[n]) - 1 if day.settings.rankings and n < len(rankings) else -1
    crowd_to(day, *things.get("crowd", ()))
    day.last_round = LAST_ROUND_NAMES.index(things["last-round"][0]) if "last-round" in things else -1
    day.round = round
    day.first = SEATS.index(first)
    day.to_move = SEATS.index(turn or first)
    day.turns_left = seats - (day.to_move - day.first) % seats
    day.asked = ASK_ACT
    wrong = [each for each in day.audit() if "wish cards" not in each]
    if wrong:
        raise ValueError(f"this drawing cannot be: {', '.join(wrong)}")
    return day


def _read(drawing: str) -> dict[str, list[str]]:
    """The lines of a drawing by their first word."""
    things: dict[str, list[str]] = {}
    for line in drawing.splitlines():
        if line.strip():
            name, *words = line.split()
            if name not in THINGS or name in things:
                raise ValueError(f"{line.strip()!r} is drawn twice, or begins with none of {', '.join(THINGS)}")
            things[name] = words
    return things


def _check(things: dict[str, list[str]], seats: int) -> None:
    """Refuse what would be laid differently from how it is drawn."""
    for name, many in (("popularity", (4,)), ("rankings", (1, 2, 3)), ("pallets", (0, 6)), ("last-round", (1,))):
        if name in things and len(things[name]) not in many:
            raise ValueError(f"{name} has {' or '.join(map(str, many))} entries, not {len(things[name])}")
    piles = ("booths", "pallets", "away", "warehouse")
    games = [word.partition(":")[0] for name in piles for word in things.get(name, ())]
    wishes = [word for name in ("common", "deck", "discard") for word in things.get(name, ())]
    for colour in SEATS:
        given = [word.partition("=") for word in things.get(colour, ())]
        if given and SEATS.index(colour) >= seats:
            raise ValueError(f"{colour} does not sit at a table of {seats}")
        said = [name for name, _, _ in given]
        if not set(said) <= set(OF_A_SEAT) or len(set(said)) < len(said):
            raise ValueError(f"of a seat one says at most once {', '.join(OF_A_SEAT)}; {colour} has {said}")
        games += [booth for name, _, booths in given if name in ("bag", "boot") for booth in booths.split(",")]
        wishes += [booth for name, _, booths in given if name in ("wishes", "shown") for booth in booths.split(",")]
    for booths in (games, wishes):
        wrong = [booth for booth in booths if not booth.isdigit() or not 1 <= int(booth) <= BOOTHS]
        wrong += [booth for number, booth in enumerate(booths) if booth in booths[:number]]
        if wrong:
            raise ValueError(f"these are no booths, or drawn twice: {', '.join(wrong)}")


def _lay_games(day: Day, things: dict[str, list[str]], round: int) -> None:
    place = dict.fromkeys(range(BOOTHS), IN_WAREHOUSE)
    drawn: set[int] = set()
    for game in range(BOOTHS):
        day.events[game] = 0
    for name, where in (("booths", ON_BOOTH), ("pallets", ON_PALLET), ("away", TAKEN_AWAY)):
        for word in things.get(name, ()):
            booth, _, event = word.partition(":")
            place[int(booth) - 1] = where
            day.events[int(booth) - 1] = EVENT_NAMES.index(event)
            drawn.add(int(booth) - 1)
    for colour in SEATS:
        for word in things.get(colour, ()):
            name, _, booths = word.partition("=")
            if name in ("bag", "boot"):
                for booth in booths.split(","):
                    place[int(booth) - 1] = (IN_BAG if name == "bag" else IN_BOOT) + SEATS.index(colour)
                    drawn.add(int(booth) - 1)
    pallets = [int(word.partition(":")[0]) - 1 for word in things.get("pallets", ())]
    rest = [game for game in reversed(range(BOOTHS)) if game not in drawn]
    if "warehouse" in things:
        inside = [int(word) - 1 for word in things["warehouse"]]
        rest = [*inside, *(game for game in rest if game not in inside)]
        inside_count = len(inside)
    else:
        inside_count = 6 * max(0, 6 - round)
    if "pallets" not in things and round < 7:
        pallets = rest[inside_count : inside_count + 6]
        rest = [game for game in rest if game not in pallets]
    for game in pallets:
        place[game] = ON_PALLET
    for game in rest[inside_count:]:
        place[game] = TAKEN_AWAY
    for game in range(BOOTHS):
        day.games[game] = place[game]
    for pallet in range(6):
        day.fair[PALLET + pallet] = pallets[pallet] if pallets else -1
    for kind, count in enumerate((0, 1, 1, 3, 3, 6)):
        laid = sum(day.events[game] == kind for game in range(BOOTHS))
        day.fair[UNUSED + kind] = count - laid if kind else 0


def _lay_wishes(day: Day, things: dict[str, list[str]]) -> None:
    place = dict.fromkeys(range(BOOTHS), COMMON if "deck" in things else IN_DECK)
    for name, where in (("common", COMMON), ("deck", IN_DECK), ("discard", DISCARDED)):
        place.update({int(booth) - 1: where for booth in things.get(name, ())})
    for colour in SEATS:
        for word in things.get(colour, ()):
            name, _, booths = word.partition("=")
            if name in ("wishes", "shown"):
                where = (HELD if name == "wishes" else SHOWN) + SEATS.index(colour)
                place.update({int(booth) - 1: where for booth in booths.split(",")})
    for card in range(BOOTHS):
        day.cards[card] = place[card]
    day.deck_size = sum(where == IN_DECK for where in place.values())
    day.discard_size = sum(where == DISCARDED for where in place.values())


def _seat(day: Day, seat: int, given: dict[str, str]) -> None:
    day.visitors[POSITION + seat] = SPACE_IDS.index(given.get("at", "parking"))
    day.visitors[MONEY + seat] = int(given.get("money", 300))
    day.visitors[SPENT + seat] = int(given.get("spent", 0))
    day.visitors[EATEN + seat] = int(given.get("eaten", 0))
    day.visitors[PRE_ORDER + seat] = int(given.get("pre-order", 0))
    for line in range(LINES):
        day.visitors[SHEET + seat * LINES + line] = 0
    day.visitors[SHEET + seat * LINES + BUYING] = int(given.get("points", 0))
    day.visitors[BAG + seat] = sum(day.games[game] == IN_BAG + seat for game in range(BOOTHS))
    for symbol in range(SYMBOLS):
        owned = [game for game in range(BOOTHS) if day.games[game] in (IN_BAG + seat, IN_BOOT + seat)]
        day.visitors[BOUGHT + seat * SYMBOLS + symbol] = sum(day.tables.symbol[game] == symbol for game in owned)


def crowd_to(day: Day, *names: str) -> None:
    """Put the crowd into these zones, the courtyard or the entrances."""
    bits = {zone: 1 << n for n, zone in enumerate(ZONE_NAMES)}
    bits |= {"courtyard": CROWDED_COURTYARD, "entrances": CROWDED_ENTRANCES}
    day.crowd = sum(bits[name] for name in names)
    day.costs = day.routes.costs(day.crowd)


# Play


def play(day: Day, *lines: str) -> None:
    """Make these decisions; ``blue: go 12`` insists that it is blue who is asked, ``keep lowest`` takes what comes."""
    for line in lines:
        if line == "keep lowest":
            day.apply(day.legal()[0])
            continue
        colour, colon, choice = line.rpartition(":")
        seat = SEATS.index(colour) if colon else day.to_move
        day.apply(GAME.parse(day, choice.strip(), seat), seat)


def end_round(day: Day) -> None:
    """Everybody ends their turn, until the round is over or something else is asked."""
    before = day.round
    assert day.asked == ASK_ACT, asked(day)
    while day.round == before and day.asked == ASK_ACT and not day.over:
        play(day, "end")


def lucky(day: Day, act: Callable[[Day], None], wanted: Callable[[Day], bool]) -> Day:
    """A twin of this game in which an act has the outcome that is wanted, by luck."""
    for seed in range(4000):
        twin = day.clone()
        twin.rng = Rng.from_seed(seed)
        twin.journal = []
        act(twin)
        if wanted(twin):
            return twin
    raise AssertionError("this never happens")


def play_out(day: Day, seed: int = 1) -> None:
    """To the end, at random."""
    rng = Rng.from_seed(seed)
    while not day.over:
        legal = day.legal()
        day.apply(legal[rng.below(len(legal))])


# What lies there


def choices(day: Day, kind: str = "", seat: int | None = None) -> list[str]:
    """What can be chosen now, of this kind or all, in alphabetical order."""
    all_choices = sorted(GAME.notation(day, choice) for choice in day.legal(seat))
    return [choice for choice in all_choices if choice.split()[0] == kind or not kind]


def asked(day: Day) -> str:
    """Who is asked what; several colours if they choose at the same time."""
    seen = view(day)
    return f"{' '.join(SEATS[seat] for seat in seen.waiting)} {seen.asked}" if seen.waiting else "nobody"


def view(day: Day, seat: int | None = None) -> EssenView:
    return msgspec.convert(day.view(seat), EssenView)


def player(day: Day, colour: str, viewer: int | None = None) -> PlayerView:
    return view(day, viewer).players[SEATS.index(colour)]


def events(day: Day, *kinds: str, seat: int | None = None) -> list[Event]:
    """What the last decision brought about, of these kinds or of all."""
    return [event for event in GAME.events(day, seat) if event.kind in kinds or not kinds]


def must_show(day: Day, drawing: str) -> None:
    """Everything that is drawn of the seats must be so."""
    wrong = []
    for line in drawing.strip().splitlines():
        colour, *words = line.split()
        seen = player(day, colour, SEATS.index(colour))
        there: dict[str, object] = {
            "at": seen.space,
            "money": seen.money,
            "points": seen.points,
            "spent": seen.spent,
            "actions": seen.actions,
            "eaten": int(seen.eaten),
            "pre-order": seen.pre_order or 0,
            "bag": _list(seen.bag),
            "boot": _list(seen.boot),
            "wishes": _list(seen.held or []),
            "shown": _list(seen.shown),
        }
        for word in words:
            name, _, value = word.partition("=")
            if str(there[name]) != value:
                wrong.append(f"{colour} has {name}={there[name]}, drawn is {word}")
    if wrong:
        raise AssertionError("\n".join(wrong))


def _list(booths: list[int]) -> str:
    return ",".join(str(booth) for booth in booths)
