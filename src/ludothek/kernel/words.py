"""What the engine says to people and clients: messages with arguments, never sentences.

A message is an id of the title's Fluent catalogue and its arguments. An argument that is text names a board element
(``area:electricity``); the catalogue turns it into the element's name in the reader's language. Other text, such as the
title of a published game, is the same in every language and stays as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import msgspec

Args = dict[str, str | int]

AND = " + "
"""Stands between the things of an argument that is a list."""
ALSO = "\x1f"
"""Stands between the texts of an argument that is a list of anything else: numbers, titles of published games."""
SO_MANY = re.compile(r"(?:(\d+) )?([a-z-]+:[a-z0-9:-]+)")
"""One thing of such a list: an element, or so many of it."""

SEATS = ("orange", "blue", "green", "red", "purple", "yellow")
"""The colour of each seat, in notation and on every board."""
SHAPES = ("●", "■", "▲", "◆", "⬢", "★")
"""Its shape, always shown with the colour."""
PAINTS = ("#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7", "#F0E442")
"""Its paint: Okabe and Ito's set, which colour-blind people can tell apart."""


def seat_element(seat: int) -> str:
    return f"seat:{SEATS[seat]}"


def counted(things: Iterable[str]) -> str:
    """Several elements as one argument that is a list; equal ones are added up.

    >>> counted(["card:ticket", "figure:davis", "card:ticket"]), counted(["2 item:gold", "1 item:gold"])
    ('2 card:ticket + 1 figure:davis', '3 item:gold')
    """
    counts: Counter[str] = Counter()
    for found in map(SO_MANY.fullmatch, things):
        assert found is not None, "only elements can be counted"
        counts[found[2]] += int(found[1] or 1)
    return AND.join(f"{count} {element}" for element, count in counts.items())


class Message(msgspec.Struct, frozen=True):
    id: str
    args: Args = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


class Prompt(msgspec.Struct, frozen=True):
    """What is being asked, and of whom."""

    seat: int
    kind: str
    message: Message


class Choice(msgspec.Struct, frozen=True):
    """One legal thing to do: its id, its kind, the board elements it touches in the order one would click them.

    What consists of several parts of one kind, such as the goods of a payment, names them all, some of them several
    times; clients let a person point at these in any order.
    """

    id: int
    kind: str
    notation: str
    elements: tuple[str, ...]
    message: Message
    amount: int | None = None
    """For a choice of how many: the number a person would type."""


class Plan(msgspec.Struct, frozen=True):
    """Several choices in a row that lead to something: what, by which choices, at which price in the title's own terms.

    A plan can be carried out to its end as long as nobody else acts; its ``notation`` is what a person types for it.
    """

    kind: str
    notation: str
    element: str
    choices: tuple[int, ...]
    price: int
    message: Message
    listed: bool = True
    """Whether it is worth showing unasked."""


class Event(msgspec.Struct, frozen=True):
    """One line of the journal, as one seat may read it; ``elements`` is what it moved or changed.

    Neighbours that differ only in the argument ``lists`` can be told in one sentence with a list.
    """

    kind: str
    seat: int | None
    elements: tuple[str, ...]
    message: Message
    lists: str = ""


Reason = tuple[str, str, Args]
"""Why an element is not a choice: the end of the message ``why-…``, the rule, and the message's arguments."""


class WhyNot(msgspec.Struct, frozen=True):
    """Why an element is not a choice now: the reason and the rule that says so."""

    element: str
    rule: str
    message: Message


def event(kind: str, seat: int, elements: tuple[str, ...] = (), args: Args | None = None, lists: str = "") -> Event:
    """An event whose message is ``event-KIND``; the seat it happened to is among its arguments, -1 is nobody.

    >>> event("car", -1, ("wheel",), {"count": 1}).message
    Message(id='event-car', args={'count': 1})
    """
    given = args or {}
    if seat < 0:
        return Event(kind, None, elements, Message(f"event-{kind}", given), lists)
    return Event(kind, seat, elements, Message(f"event-{kind}", {"seat": seat_element(seat), **given}), lists)
