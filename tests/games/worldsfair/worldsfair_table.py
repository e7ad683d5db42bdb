"""Positions of World's Fair 1893, drawn as text, and the words the tests speak about them.

A drawing has a line per area, clockwise from the left of the wheel's foot: the supporters of each seat, then the cards
that lie there. A line that begins with a colour lists the cards in front of that seat and, behind a bar, its approval
tokens. Areas that are not drawn follow in alphabetical order and are empty. The car stands where the tickets in front
of the seats put it, and the supporters that are not drawn are in the supply. What cannot lie there is refused: a word
that is no card, a row too short, a card too many.

>>> fair = position('''
...     manufacturing   1 1 | ticket electricity
...     agriculture     2 1 |
...     orange: ticket*3 | fine-arts
... ''', deck="davis palmer burnham")
>>> play(fair, "place manufacturing")
>>> must_show(fair, '''
...     manufacturing   2 1 | davis
...     agriculture     2 1 | palmer
...     electricity     0 0 | burnham
...     orange: ticket*4 electricity | fine-arts
... ''')
>>> asked(fair), fair.car
('blue place', 4)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, cast

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import (
    APPROVED,
    AREA_NAMES,
    AREAS,
    ASKED,
    CARDS,
    COINS,
    DECK,
    DISCARDED,
    FIGURE,
    FIGURE_NAMES,
    FIGURES,
    HAND,
    HELD,
    LAID,
    LYING,
    MEDALS,
    POSITION,
    PROPOSED,
    RING,
    SLOTS,
    SUPPLY,
    SUPPORTERS,
    TICKET,
    TICKETS,
)
from ludothek.kernel.registry import game
from ludothek.kernel.words import SEATS, Event

GAME = game("worldsfair")
CARD_NAMES = (*AREA_NAMES, "ticket", *FIGURE_NAMES)

# Blue takes the last ticket at Manufacturing; leads, ties and places of every kind are about to be scored.
LAST_TICKET_WITH_FOUR = """
    agriculture     6 5 2 1 |
    electricity     3 3 1 0 |
    fine-arts       2 1 1 1 |
    manufacturing   1 3 2 0 | ticket
    transportation  1 1 1 1 |
    orange: ticket*4 agriculture*4 fine-arts
    blue:   ticket*4 electricity manufacturing*2
    green:  ticket*3 agriculture electricity
    red:    ticket   fine-arts*2
"""


class Area(NamedTuple):
    supporters: list[int]
    cards: list[int]


class Front(NamedTuple):
    """What lies in front of a seat."""

    cards: Counter[int]
    tokens: Counter[int]


def position(
    drawing: str,
    *,
    turn: str = "orange",
    round: int = 1,
    deck: str | None = None,
    discard: str = "",
    coins: Sequence[int] = (),
    medals: Sequence[int] = (),
    ask: bool = False,
    seed: int = 1893,
) -> Fair:
    """The table that is drawn. The deck is all that is left of the cards, or the given ones, to come in this order."""
    areas, fronts = read(drawing)
    seats = len(next(iter(areas.values())).supporters)
    fair = cast(Fair, GAME.new(seats, seed, {"approvals": "ask" if ask else "automatic"}, journal=True))
    _check(fair, areas, fronts, coins, medals)
    fair.on_turn = fair.to_move = SEATS[:seats].index(turn)
    fair.round = round
    put(fair, COINS, [*coins, *[0] * (seats - len(coins))])
    put(fair, MEDALS, [*medals, *[0] * (seats - len(medals))])
    thrown = Counter(cards_of(discard))
    put(fair, DISCARDED, (thrown[card] for card in range(CARDS)))
    _lay_areas(fair, areas)
    _lay_fronts(fair, fronts)

    box = Counter(dict(enumerate(fair.tables.deck)))
    for used in [thrown, *(area.cards for area in areas.values()), *(front.cards for front in fronts.values())]:
        box.subtract(used)
    cards = list(box.elements()) if deck is None else cards_of(deck)
    box.subtract(cards if deck is not None else ())
    missing = [CARD_NAMES[card] for card, left in box.items() if left < 0]
    if missing or min(fair.supply) < 0:
        raise ValueError(f"the box does not hold enough for this drawing: {', '.join(missing) or 'supporters'}")
    stack(fair, cards)
    return fair


def _check(
    fair: Fair, areas: dict[int, Area], fronts: dict[int, Front], coins: Sequence[int], medals: Sequence[int]
) -> None:
    """Refuse what would be laid differently from how it is drawn."""
    for area, there in areas.items():
        if len(there.supporters) != fair.seats:
            raise ValueError(f"{AREA_NAMES[area]} has {len(there.supporters)} numbers of supporters, not {fair.seats}")
        if len(there.cards) > fair.tables.capacity[area]:
            raise ValueError(
                f"{AREA_NAMES[area]} has room for {fair.tables.capacity[area]} cards, not {len(there.cards)}"
            )
    for seat, front in fronts.items():
        if seat >= fair.seats:
            raise ValueError(f"{SEATS[seat]} does not sit at a table of {fair.seats}")
        if any(token >= AREAS for token in front.tokens):
            raise ValueError(f"{SEATS[seat]} has approval tokens that are no areas: {_cards(front.tokens)}")
    for name, row in (("coins", coins), ("medals", medals)):
        if len(row) > fair.seats:
            raise ValueError(f"{name} are given for {len(row)} seats, not {fair.seats}")


def _lay_areas(fair: Fair, areas: dict[int, Area]) -> None:
    ring = [*areas, *(area for area in range(AREAS) if area not in areas)]
    put(fair, RING, ring)
    put(fair, POSITION, (ring.index(area) for area in range(AREAS)))
    all_areas = [areas.get(area, Area([0] * fair.seats, [])) for area in range(AREAS)]
    put(fair, LAID, (len(area.cards) for area in all_areas))
    put(fair, LYING, (card for area in all_areas for card in (area.cards + [0] * SLOTS)[:SLOTS]))
    put(fair, SUPPORTERS, (area.supporters[seat] for seat in range(fair.seats) for area in all_areas))
    put(fair, SUPPLY, (22 - sum(area.supporters[seat] for area in all_areas) for seat in range(fair.seats)))


def _lay_fronts(fair: Fair, fronts: dict[int, Front]) -> None:
    all_fronts = [fronts.get(seat, Front(Counter(), Counter())) for seat in range(fair.seats)]
    put(fair, PROPOSED, (front.cards[area] for front in all_fronts for area in range(AREAS)))
    put(fair, APPROVED, (front.tokens[area] for front in all_fronts for area in range(AREAS)))
    put(fair, HELD, (front.cards[FIGURE + figure] for front in all_fronts for figure in range(FIGURES)))
    put(fair, HAND, (sum(front.cards[FIGURE + figure] for figure in range(FIGURES)) for front in all_fronts))
    put(fair, TICKETS, (front.cards[TICKET] for front in all_fronts))
    fair.car = sum(fair.tickets)


def stack(fair: Fair, cards: Sequence[int]) -> None:
    """Lay the deck so that these cards are drawn in this order: a twin shows in which order its places come up."""
    fair.deck_size = len(cards)
    put(fair, DECK, range(len(cards)))
    twin = fair.clone()
    for card in cards:
        fair.pieces[DECK + twin.draw()] = card


def put(fair: Fair, start: int, numbers: Iterable[int]) -> None:
    """Write numbers into a part of the table's row, which begins there."""
    for place, number in enumerate(numbers, start):
        fair.pieces[place] = number


def read(drawing: str) -> tuple[dict[int, Area], dict[int, Front]]:
    """The areas of a drawing in its order, and the seats."""
    areas: dict[int, Area] = {}
    fronts: dict[int, Front] = {}
    for line in drawing.strip().splitlines():
        left, _, right = line.partition("|")
        if ":" in left:
            colour, _, cards = left.partition(":")
            seat = _index(SEATS, colour.strip(), "seat")
            _once(fronts, seat, line)
            fronts[seat] = Front(Counter(cards_of(cards)), Counter(cards_of(right)))
        else:
            name, *supporters = left.split()
            area = _index(AREA_NAMES, name, "area")
            _once(areas, area, line)
            areas[area] = Area([_count(count) for count in supporters], cards_of(right))
    return areas, fronts


def _index(names: Sequence[str], name: str, kind: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {kind} {name!r}; there is {', '.join(names)}")
    return names.index(name)


def _once(drawn: Mapping[int, object], key: int, line: str) -> None:
    if key in drawn:
        raise ValueError(f"this is drawn twice: {line.strip()!r}")


def _count(text: str) -> int:
    if not text.isdigit():
        raise ValueError(f"{text!r} is no number of things")
    return int(text)


def cards_of(text: str) -> list[int]:
    """The cards a line names; ``ticket*3`` is three of them."""
    cards: list[int] = []
    for word in text.split():
        name, _, count = word.partition("*")
        cards += [_index(CARD_NAMES, name, "card")] * _count(count or "1")
    return cards


def play(fair: Fair, *lines: str) -> None:
    """Make these decisions; ``blue: place electricity`` insists that it is blue who is asked."""
    for line in lines:
        colour, colon, choice = line.rpartition(":")
        seat = SEATS.index(colour) if colon else fair.to_move
        fair.apply(GAME.parse(fair, choice, seat), seat)


def choices(fair: Fair) -> list[str]:
    """What can be chosen now, in alphabetical order."""
    return sorted(GAME.notation(fair, choice) for choice in fair.legal())


def asked(fair: Fair) -> str:
    """Who is asked what."""
    return "nobody" if fair.over else f"{SEATS[fair.to_move]} {ASKED[fair.asked]}"


def events(fair: Fair, *kinds: str) -> list[Event]:
    """What the last decision brought about, of these kinds or of all."""
    return [event for event in GAME.events(fair, None) if event.kind in kinds or not kinds]


def dealt(fair: Fair) -> list[str]:
    """The areas that were dealt a card by the last decision, in order."""
    return [str(event.message.args["area"]).removeprefix("area:") for event in events(fair, "dealt")]


def must_show(fair: Fair, drawing: str) -> None:
    """Every line drawn must be so, cards in their order; a line without a bar leaves open what comes behind it."""
    wrong = []
    for line in drawing.strip().splitlines():
        areas, fronts = read(line)
        lies, drawn = "", ""
        for area, there in areas.items():
            lies, drawn = _area(fair, area), _area_line(area, *there)
        for seat, front in fronts.items():
            lies, drawn = _front(fair, seat), _front_line(seat, *front)
        if "|" not in line:
            lies, drawn = lies.partition(" |")[0], drawn.partition(" |")[0]
        if lies != drawn:
            wrong.append(f"there is {lies!r}, drawn is {drawn!r}")
    if wrong:
        raise AssertionError("\n".join(wrong))


def pile(row: Sequence[int]) -> str:
    """A discard pile, or any row by kind of card, as text."""
    return _cards(card for card in range(CARDS) for _ in range(row[card]))


def _area(fair: Fair, area: int) -> str:
    supporters = [fair.supporters[seat * AREAS + area] for seat in range(fair.seats)]
    return _area_line(area, supporters, [fair.cards[area * SLOTS + n] for n in range(fair.laid[area])])


def _area_line(area: int, supporters: Iterable[int], cards: Iterable[int]) -> str:
    standing = [str(count) for count in supporters]
    return " ".join([AREA_NAMES[area], *standing, "|", *(CARD_NAMES[card] for card in cards)])


def _front(fair: Fair, seat: int) -> str:
    cards = Counter({area: fair.proposed[seat * AREAS + area] for area in range(AREAS)})
    cards[TICKET] = fair.tickets[seat]
    cards.update({FIGURE + figure: fair.figures[seat * FIGURES + figure] for figure in range(FIGURES)})
    return _front_line(seat, cards, Counter({area: fair.approved[seat * AREAS + area] for area in range(AREAS)}))


def _front_line(seat: int, cards: Counter[int], tokens: Counter[int]) -> str:
    return f"{SEATS[seat]}: {_cards(cards.elements())} | {_cards(tokens.elements())}".strip()


def _cards(cards: Iterable[int]) -> str:
    counts = Counter(cards)
    return " ".join(f"{CARD_NAMES[card]}*{counts[card]}".removesuffix("*1") for card in sorted(counts))
