"""Choices of several parts in words: goods and cards, workers that are retrieved (EU-25).

The parts are written in one order, and read in any:

>>> canonical("Pay 2 clay, gold"), canonical("pay clay gold clay"), canonical("take farm 4 generator-2")
('pay gold clay*2', 'pay gold clay*2', 'take generator-2 farm-4')
"""

from __future__ import annotations

import re
from collections import Counter

from ludothek.games.euphoria import names
from ludothek.games.euphoria.choices import NUMBERS
from ludothek.games.euphoria.combinations import items_of
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.rules import retrieval
from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_DISCARD,
    ASK_GET,
    ASK_GIVE,
    ASK_LOSE,
    ASK_TUNNEL,
    ASK_WANT,
    ITEM_NAMES,
    MARKET,
    PLOTS,
    SITE,
    TILE_AT,
)
from ludothek.kernel.words import AND, Args, counted

Told = tuple[str, tuple[str, ...], str, Args]
"""The notation of a choice, the elements one would click, the end of its message and that message's arguments."""

PAY, TAKE = "pay", "take"
VERBS = {
    ASK_GET: "get",
    ASK_TUNNEL: "get",
    ASK_LOSE: "lose",
    ASK_DISCARD: "discard",
    ASK_GIVE: "give",
    ASK_WANT: "want",
}
"""What is done with things, by question; else they are paid."""

PLACES = (
    *(f"{area}-{number + 1}" for area in names.SPACE_NAMES[:AREAS] for number in range(NUMBERS)),
    *names.SPACE_NAMES,
)
"""Where workers stand, as retrieval numbers the places."""
ORDER = {name: n for n, name in enumerate((*ITEM_NAMES, *PLACES))}


def things(combination: int, asked: int) -> Told:
    """Goods and cards that are paid, or whatever is asked."""
    verb = VERBS.get(asked, PAY)
    items = [ITEM_NAMES[item] for item in items_of(combination)]
    element = "wish" if verb == "want" else "item"
    listed = counted(f"item:{item}" for item in items)
    return _written(verb, Counter(items)), tuple(f"{element}:{item}" for item in items), verb, {"items": listed}


def workers(table: Dystopia, seat: int, bits: int) -> Told:
    """Workers that are taken back, by the bits of the choice."""
    places = [place for place in retrieval.workers_out(table, seat) if place >= 0]
    taken = [place for n, place in enumerate(places) if bits >> n & 1]
    written = _written(TAKE, Counter(PLACES[place] for place in taken))
    elements = tuple(_element(place) for place in taken)
    if len(taken) == len(places):
        return written, elements, "take-all", {}
    return written, elements, TAKE, {"workers": AND.join(_where(table, place) for place in taken)}


def _element(place: int) -> str:
    space = retrieval.space_at(place)
    return names.area_worker(space, place % NUMBERS + 1) if space < AREAS else f"worker:{names.SPACE_NAMES[space]}"


def _where(table: Dystopia, place: int) -> str:
    """The place of a worker as a thing of a list; in areas they differ by number, on sites by the space."""
    space = retrieval.space_at(place)
    if space < AREAS:
        return f"{names.space(space)} {place % NUMBERS + 1}"
    if space < MARKET:
        return names.space(space)
    if space < SITE:
        return names.market(table.board[TILE_AT + space - MARKET])
    return f"{names.site((space - SITE) // PLOTS)} {(space - SITE) % PLOTS + 1}"


def _written(verb: str, counts: Counter[str]) -> str:
    """A line of notation: the parts in their order, like ones together."""
    ordered = sorted(counts.items(), key=lambda part: ORDER.get(part[0], len(ORDER)))
    return " ".join([verb, *(name if count == 1 else f"{name}*{count}" for name, count in ordered)])


NUMBER = re.compile("[0-9]{1,3}")
"""So many of something, as people type it; longer numbers are no amounts."""


def canonical(text: str) -> str:
    """A line of notation with its parts in their order; what is not a list of parts stays as it is."""
    verb, *words = text.lower().replace(",", " ").split() or [""]
    if verb not in (PAY, TAKE, *VERBS.values()):
        return " ".join(text.lower().split())
    counts: Counter[str] = Counter()
    times, last = 1, ""
    for word in words:
        if NUMBER.fullmatch(word) and verb == TAKE and counts[last]:
            counts[last] -= 1
            counts[f"{last}-{word}"] += 1
        elif NUMBER.fullmatch(word):
            times = int(word)
        elif word not in ("and", "+"):
            last, star, often = word.partition("*")
            if star and not NUMBER.fullmatch(often):
                last, often = word, ""  # no number of anything, so it names nothing there is
            counts[last] += times * int(often or 1)
            times = 1
    if times != 1:
        counts[str(times)] = 1  # a number of nothing, which is not passed over
    return _written(verb, +counts)
