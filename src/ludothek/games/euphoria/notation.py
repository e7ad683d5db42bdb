"""Choices as text, and as messages with the board elements they touch."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ludothek.games.euphoria import names, parts
from ludothek.games.euphoria.cardtext import gain_message
from ludothek.games.euphoria.choices import (
    ACCEPT,
    CHOICES,
    DECLINE,
    DRAW,
    FIGHT,
    GAIN_FIRST,
    GAIN_SECOND,
    KNOWLEDGE_AT,
    MORALE_AT,
    OFFER,
    PAY_KNOWLEDGE,
    PLACE,
    RECRUIT,
    REFUSE,
    RETRIEVE,
    RETRIEVE_BLISS,
    RETRIEVE_BLISS_CALM,
    RETRIEVE_FOOD,
    RETRIEVE_FOOD_CALM,
    RETRIEVE_FREE,
    RETRIEVE_OTHERWISE,
    SERVE,
    SET_DIE,
    STAR_SITE,
    STAR_TERRITORY,
    STOP,
    TAKE,
    THINGS,
    TILE,
    decode,
)
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.parts import Told
from ludothek.games.euphoria.tables import (
    ASK_GAIN,
    ASK_POWER,
    ASKED,
    FACTION_NAMES,
    GOOD_NAMES,
    MARKET,
    PLOTS,
    SITES,
    TILE_AT,
    space_faction,
)
from ludothek.kernel.words import SEATS, Choice, Message


def _told(choice: int) -> Told:
    """A choice that has one meaning whatever is asked, in words."""
    kind, part, other = decode(choice)
    if kind == PLACE:
        return _placement(part, other)
    return TELL[kind](part) if kind in TELL else SINGLE[kind]


def _placement(number: int, target: int) -> Told:
    where = f"space:{names.TARGET_NAMES[target]}"
    elements = f"die:{number}", where
    notation = f"place {number} {names.TARGET_NAMES[target]}"
    if target < MARKET:
        return notation, elements, "place", {"number": number, "space": where}
    group, _, site = names.TARGET_NAMES[target].partition("-")
    return notation, elements, f"place-{group}", {"number": number, "site": f"site:{site}"}


def _single(notation: str, *elements: str) -> Told:
    return notation, elements, notation.replace(" ", "-"), {}


def _of(kind: str, choices: tuple[str, ...], element: str, arg: str) -> Callable[[int], Told]:
    def tell(n: int) -> Told:
        return f"{kind} {choices[n]}", (f"{element}:{choices[n]}",), kind, {arg: f"{arg}:{choices[n]}"}

    return tell


def _number_of(kind: str, element: str) -> Callable[[int], Told]:
    def tell(n: int) -> Told:
        return f"{kind} {n}", (f"{element}:{n}",), kind, {"number": n}

    return tell


def _recruit(n: int) -> Told:
    return names.RECRUITS[n], (names.recruit(n),), "recruit", {"recruit": names.recruit(n)}


def _star_site(n: int) -> Told:
    site = names.SITE_NAMES[n]
    return f"star {site}", (f"space:market-{site}",), "star-site", {"site": names.site(n)}


def _offer(n: int) -> Told:
    return f"offer {SEATS[n]}", ("trade", f"seat:{SEATS[n]}"), "offer", {"other": f"seat:{SEATS[n]}"}


def _retrieve(payment: str) -> Told:
    return payment, (f"payment:{payment}",), f"retrieve-{payment}", {}


EDGE = MARKET + SITES
"""The first target on a construction site: each has the space with another resource, then those with its own."""

TELL: dict[int, Callable[[int], Told]] = {
    OFFER: _offer,
    RECRUIT: _recruit,
    STAR_SITE: _star_site,
    SET_DIE: _number_of("set", "number"),
    TILE: _of("tile", names.MARKETS, "market", "market"),
    MORALE_AT: _number_of("morale", "morale"),
    KNOWLEDGE_AT: _number_of("knowledge", "knowledge"),
}
SINGLE = {
    RETRIEVE: _single("retrieve", "retrieve"),
    FIGHT: _single("fight", "dilemma", "side:fight"),
    SERVE: _single("serve", "dilemma", "side:serve"),
    STOP: _single("stop", "answer:stop"),
    RETRIEVE_FREE: _retrieve("free"),
    RETRIEVE_FOOD: _retrieve("food"),
    RETRIEVE_BLISS: _retrieve("bliss"),
    RETRIEVE_OTHERWISE: _retrieve("otherwise"),
    RETRIEVE_BLISS_CALM: _retrieve("bliss-calm"),
    RETRIEVE_FOOD_CALM: _retrieve("food-calm"),
    PAY_KNOWLEDGE: _single("with knowledge", "payment:knowledge"),
    DECLINE: _single("decline", "answer:decline"),
    GAIN_FIRST: _single("first", "gain:first"),
    GAIN_SECOND: _single("second", "gain:second"),
    DRAW: _single("draw", "deck"),
    STAR_TERRITORY: _single("star territory", "territory"),
    ACCEPT: _single("accept", "answer:accept"),
    REFUSE: _single("refuse", "answer:refuse"),
}

FIXED = {choice: _told(choice) for choice in range(CHOICES) if decode(choice)[0] not in (TAKE, THINGS)}
"""The choices that have one meaning whatever is asked."""


def text(table: Dystopia, choice: int, seat: int) -> str:
    """A choice of a seat as a line of text."""
    return _told_here(table, choice, seat)[0]


def elements(table: Dystopia, choice: int, seat: int) -> tuple[str, ...]:
    """What one would click for a choice; parts of one kind in any order."""
    return _told_here(table, choice, seat)[1]


def describe(table: Dystopia, choice: int, seat: int) -> Choice:
    """A choice of a seat with its kind, the elements one would click for it, and its message."""
    asked = table.question(seat)
    told = _told_here(table, choice, seat)
    if asked == ASK_GAIN and choice in (GAIN_FIRST, GAIN_SECOND):
        message = gain_message(table.tables.powers[table.ask_a], choice == GAIN_SECOND)
        return Choice(choice, "gain", told[0], told[1], message)
    kind, part, target = decode(choice)
    if kind == TAKE:
        return _described(choice, asked, told)
    if kind == STAR_SITE:
        return _described(choice, asked, _at_site(table, told, MARKET + part))
    if kind == PLACE and target >= MARKET:
        return _described(choice, asked, _at_site(table, told, target))
    return _described_once(choice, asked, _territory(table))


def _at_site(table: Dystopia, told: Told, target: int) -> Told:
    """A choice about a site with what it is here: the market that was built, or the resource a builder pays."""
    notation, elements, message, args = told
    if target < EDGE:
        return notation, elements, message, {**args, "market": names.market(table.board[TILE_AT + target - MARKET])}
    site, further = divmod(target - EDGE, 2)
    good = GOOD_NAMES[table.tables.site_good[site * PLOTS + further]]
    return notation, elements, message, {**args, "item": f"item:{good}"}


def _told_here(table: Dystopia, choice: int, seat: int) -> Told:
    if decode(choice)[0] == TAKE:
        return parts.workers(table, seat, decode(choice)[1])
    return _told_when(choice, table.question(seat), _territory(table))


def _territory(table: Dystopia) -> str:
    """The faction whose territory a worker of this placement has reached."""
    return FACTION_NAMES[max(space_faction(table.space), 0)]


@lru_cache(maxsize=4096)
def _told_when(choice: int, asked: int, territory: str) -> Told:
    """A choice in words when this is asked; only a star may depend on the territory."""
    kind, part, _ = decode(choice)
    if kind == THINGS:
        return parts.things(part, asked)
    notation, elements, message, args = FIXED[choice]
    if kind == RECRUIT:
        message = "use" if asked == ASK_POWER else f"recruit-{ASKED[asked]}"
    elif kind == STAR_TERRITORY:
        elements, args = (f"territory:{territory}",), {"faction": f"faction:{territory}"}
    return notation, elements, message, args


@lru_cache(maxsize=4096)
def _described_once(choice: int, asked: int, territory: str) -> Choice:
    return _described(choice, asked, _told_when(choice, asked, territory))


def _described(choice: int, asked: int, told: Told) -> Choice:
    notation, elements, message, args = told
    return Choice(choice, ASKED[asked], notation, elements, Message(f"choose-{message}", args))
