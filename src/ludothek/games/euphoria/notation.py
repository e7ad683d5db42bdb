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
    RECRUIT,
    REFUSE,
    RETRIEVE,
    RETRIEVE_FREE,
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
    SITE,
    TARGETS,
    space_faction,
)
from ludothek.kernel.words import SEATS, Args, Choice, Message

PAYMENTS = ("free", "food", "bliss", "otherwise", "bliss-calm", "food-calm")

Told = tuple[str, tuple[str, ...], str, Args]
"""The notation of a choice, the elements one would click, the end of its message and that message's arguments."""


def _told(choice: int) -> Told:
    """A choice in words; each has one meaning whatever is asked."""
    if choice < RETRIEVE:
        number, target = choice // TARGETS + 1, choice % TARGETS
        where = f"space:{names.TARGET_NAMES[target]}"
        elements = f"die:{number}", where
        notation = f"place {number} {names.TARGET_NAMES[target]}"
        if target < SITE - 6:
            return notation, elements, "place", {"number": number, "space": where}
        group, _, site = names.TARGET_NAMES[target].partition("-")
        return notation, elements, f"place-{group}", {"number": number, "site": f"site:{site}"}
    if TAKE <= choice < TAKE_AREA:
        spot = names.SPACE_NAMES[choice - TAKE]
        message = names.name(f"worker:{spot}")
        return f"take {spot}", (f"worker:{spot}",), message.id.replace("worker", "take"), message.args
    if TAKE_AREA <= choice < TAKE_ALL:
        area, number = divmod(choice - TAKE_AREA, 6)
        element = names.area_worker(area, number + 1)
        args: Args = {"space": names.space(area), "number": number + 1}
        return f"take {names.SPACE_NAMES[area]} {number + 1}", (element,), "take-in-area", args
    for first, last, tell in RANGES:
        if first <= choice <= last:
            return tell(choice - first)
    return SINGLE[choice]


def _single(notation: str, *elements: str) -> Told:
    return notation, elements, notation.replace(" ", "-"), {}


def _of(kind: str, choices: tuple[str, ...], element: str, arg: str) -> Callable[[int], Told]:
    def tell(n: int) -> Told:
        return f"{kind} {choices[n]}", (f"{element}:{choices[n]}",), kind, {arg: f"{arg}:{choices[n]}"}

    return tell


def _number_of(kind: str, element: str) -> Callable[[int], Told]:
    def tell(n: int) -> Told:
        return f"{kind} {n + 1}", (f"{element}:{n + 1}",), kind, {"number": n + 1}

    return tell


def _recruit(n: int) -> Told:
    return names.RECRUITS[n], (names.recruit(n),), "recruit", {"recruit": names.recruit(n)}


def _star_site(n: int) -> Told:
    site = names.SITE_NAMES[n]
    return f"star {site}", (f"space:market-{site}",), "star-site", {"site": names.site(n)}


def _offer(n: int) -> Told:
    return f"offer {SEATS[n]}", ("trade", f"seat:{SEATS[n]}"), "offer", {"other": f"seat:{SEATS[n]}"}


def _retrieve(n: int) -> Told:
    return PAYMENTS[n], (f"payment:{PAYMENTS[n]}",), f"retrieve-{PAYMENTS[n]}", {}


RANGES: tuple[tuple[int, int, Callable[[int], Told]], ...] = (
    (OFFER, OFFER + 5, _offer),
    (RETRIEVE_FREE, RETRIEVE_FREE + 5, _retrieve),
    (PAY, PAY + 12, _of("pay", ITEM_NAMES, "item", "item")),
    (PAY_PAIR, PAY_PAIR + 5, _of("pair", KIND_NAMES, "pair", "item")),
    (RECRUIT, RECRUIT + 47, _recruit),
    (GET, GET + 6, _of("get", ITEM_NAMES[:GOODS], "item", "item")),
    (STAR_SITE, STAR_SITE + 5, _star_site),
    (DISCARD, DISCARD + 5, _of("discard", KIND_NAMES, "item", "item")),
    (LOSE, LOSE + 6, _of("lose", ITEM_NAMES[:GOODS], "item", "item")),
    (SET_DIE, SET_DIE + 5, _number_of("set", "number")),
    (TILE, TILE + 17, _of("tile", names.MARKETS, "market", "market")),
    (MORALE_AT, MORALE_AT + 5, _number_of("morale", "morale")),
    (KNOWLEDGE_AT, KNOWLEDGE_AT + 5, _number_of("knowledge", "knowledge")),
    (GIVE, GIVE + 12, _of("give", ITEM_NAMES, "item", "item")),
    (WANT, WANT + 12, _of("want", ITEM_NAMES, "wish", "item")),
)
SINGLE = {
    RETRIEVE: _single("retrieve", "retrieve"),
    FIGHT: _single("fight", "dilemma", "side:fight"),
    SERVE: _single("serve", "dilemma", "side:serve"),
    STOP: _single("stop", "answer:stop"),
    TAKE_ALL: _single("take all", "workers"),
    TAKE_DONE: _single("done", "answer:done"),
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
    if RECRUIT <= choice < DECLINE:
        message = "use" if asked == ASK_POWER else f"recruit-{ASKED[asked]}"
    elif choice == STAR_TERRITORY:
        elements, args = (f"territory:{territory}",), {"faction": f"faction:{territory}"}
    return Choice(choice, ASKED[asked], notation, elements, Message(f"choose-{message}", args))
