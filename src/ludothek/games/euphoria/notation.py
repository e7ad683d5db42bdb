"""Choices as text, and as messages with the board elements they touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ludothek.games.euphoria import names
from ludothek.games.euphoria.cardtext import gain_message
from ludothek.games.euphoria.choices import (
    ACCEPT,
    CHOICES,
    DECLINE,
    DISCARD,
    DRAW,
    ENOUGH,
    FIGHT,
    GAIN_FIRST,
    GAIN_SECOND,
    GET,
    GIVE,
    KNOWLEDGE_AT,
    LOSE,
    MORALE_AT,
    OFFER,
    PAY,
    PAY_CARDS,
    PAY_KNOWLEDGE,
    PAY_ONE_CARD,
    PAY_PAIR,
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
    TAKE_ALL,
    TAKE_AREA,
    TAKE_DONE,
    TILE,
    WANT,
    decode,
)
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import (
    ASK_GAIN,
    ASK_POWER,
    ASKED,
    FACTION_NAMES,
    GOODS,
    ITEM_NAMES,
    KIND_NAMES,
    MARKET,
    space_faction,
)
from ludothek.kernel.words import SEATS, Args, Choice, Message

Told = tuple[str, tuple[str, ...], str, Args]
"""The notation of a choice, the elements one would click, the end of its message and that message's arguments."""


def _told(choice: int) -> Told:
    """A choice in words; each has one meaning whatever is asked."""
    kind, part, other = decode(choice)
    if kind == PLACE:
        return _placement(part, other)
    if kind == TAKE:
        return _worker(part)
    if kind == TAKE_AREA:
        return _area_worker(part, other)
    return TELL[kind](part) if kind in TELL else SINGLE[kind]


def _placement(number: int, target: int) -> Told:
    where = f"space:{names.TARGET_NAMES[target]}"
    elements = f"die:{number}", where
    notation = f"place {number} {names.TARGET_NAMES[target]}"
    if target < MARKET:
        return notation, elements, "place", {"number": number, "space": where}
    group, _, site = names.TARGET_NAMES[target].partition("-")
    return notation, elements, f"place-{group}", {"number": number, "site": f"site:{site}"}


def _worker(space: int) -> Told:
    spot = names.SPACE_NAMES[space]
    message = names.name(f"worker:{spot}")
    return f"take {spot}", (f"worker:{spot}",), message.id.replace("worker", "take"), message.args


def _area_worker(area: int, number: int) -> Told:
    args: Args = {"space": names.space(area), "number": number}
    return f"take {names.SPACE_NAMES[area]} {number}", (names.area_worker(area, number),), "take-in-area", args


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


TELL: dict[int, Callable[[int], Told]] = {
    OFFER: _offer,
    PAY: _of("pay", ITEM_NAMES, "item", "item"),
    PAY_PAIR: _of("pair", KIND_NAMES, "pair", "item"),
    RECRUIT: _recruit,
    GET: _of("get", ITEM_NAMES[:GOODS], "item", "item"),
    STAR_SITE: _star_site,
    DISCARD: _of("discard", KIND_NAMES, "item", "item"),
    LOSE: _of("lose", ITEM_NAMES[:GOODS], "item", "item"),
    SET_DIE: _number_of("set", "number"),
    TILE: _of("tile", names.MARKETS, "market", "market"),
    MORALE_AT: _number_of("morale", "morale"),
    KNOWLEDGE_AT: _number_of("knowledge", "knowledge"),
    GIVE: _of("give", ITEM_NAMES, "item", "item"),
    WANT: _of("want", ITEM_NAMES, "wish", "item"),
}
SINGLE = {
    RETRIEVE: _single("retrieve", "retrieve"),
    FIGHT: _single("fight", "dilemma", "side:fight"),
    SERVE: _single("serve", "dilemma", "side:serve"),
    STOP: _single("stop", "answer:stop"),
    TAKE_ALL: _single("take all", "workers"),
    TAKE_DONE: _single("done", "answer:done"),
    RETRIEVE_FREE: _retrieve("free"),
    RETRIEVE_FOOD: _retrieve("food"),
    RETRIEVE_BLISS: _retrieve("bliss"),
    RETRIEVE_OTHERWISE: _retrieve("otherwise"),
    RETRIEVE_BLISS_CALM: _retrieve("bliss-calm"),
    RETRIEVE_FOOD_CALM: _retrieve("food-calm"),
    PAY_CARDS: _single("cards", "payment:cards"),
    PAY_ONE_CARD: _single("card", "payment:card"),
    PAY_KNOWLEDGE: _single("with knowledge", "payment:knowledge"),
    DECLINE: _single("decline", "answer:decline"),
    GAIN_FIRST: _single("first", "gain:first"),
    GAIN_SECOND: _single("second", "gain:second"),
    DRAW: _single("draw", "deck"),
    STAR_TERRITORY: _single("star territory", "territory"),
    ENOUGH: _single("enough", "answer:enough"),
    ACCEPT: _single("accept", "answer:accept"),
    REFUSE: _single("refuse", "answer:refuse"),
}

TOLD: tuple[Told, ...] = tuple(_told(choice) for choice in range(CHOICES))
NOTATION = tuple(told[0] for told in TOLD)


def elements_of(table: Dystopia, choice: int) -> tuple[str, ...]:
    """What one would click for a choice."""
    return (f"territory:{_territory(table)}",) if choice == STAR_TERRITORY else TOLD[choice][1]


def _territory(table: Dystopia) -> str:
    """The faction whose territory a worker of this placement has reached."""
    return FACTION_NAMES[max(space_faction(table.space), 0)]


def describe(table: Dystopia, choice: int, seat: int) -> Choice:
    """A choice of a seat with its kind, the elements one would click for it, and its message."""
    asked = table.question(seat)
    if asked == ASK_GAIN and choice in (GAIN_FIRST, GAIN_SECOND):
        text = gain_message(table.tables.powers[table.ask_a], choice == GAIN_SECOND)
        return Choice(choice, "gain", NOTATION[choice], TOLD[choice][1], text)
    return _described(choice, asked, _territory(table) if choice == STAR_TERRITORY else "")


@cache
def _described(choice: int, asked: int, territory: str) -> Choice:
    notation, elements, message, args = TOLD[choice]
    if decode(choice)[0] == RECRUIT:
        message = "use" if asked == ASK_POWER else f"recruit-{ASKED[asked]}"
    elif choice == STAR_TERRITORY:
        elements, args = (f"territory:{territory}",), {"faction": f"faction:{territory}"}
    return Choice(choice, ASKED[asked], notation, elements, Message(f"choose-{message}", args))
