"""Who is at a table, as far as one process sees it, and how that is told to the others in a few letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

Doing = Literal["here", "elsewhere", "typing"]

LETTERS: dict[Doing, str] = {"elsewhere": "e", "here": "h", "typing": "t"}
"""The more somebody does, the further back: who has two windows does what they do in the busier one."""
DOINGS = {letter: doing for doing, letter in LETTERS.items()}
ORDER = list(LETTERS)
WRITTEN = re.compile(r"((?:\d{1,2}[eht])*)\+(\d{1,7})")


class Attendance(NamedTuple):
    """What those who hold seats do, by seat, and how many others look on."""

    seats: Mapping[int, Doing]
    watching: int = 0

    def __bool__(self) -> bool:
        return bool(self.seats or self.watching)

    def written(self) -> str:
        """
        >>> Attendance({0: "here", 12: "typing"}, 3).written()
        '0h12t+3'
        """
        return "".join(f"{seat}{LETTERS[doing]}" for seat, doing in self.seats.items()) + f"+{self.watching}"


NOBODY = Attendance({})


def read(text: str) -> Attendance:
    """What another process has written; nobody, if it cannot be read.

    >>> read("0h12t+3"), read("")
    (Attendance(seats={0: 'here', 12: 'typing'}, watching=3), Attendance(seats={}, watching=0))
    """
    found = WRITTEN.fullmatch(text)
    if found is None:
        return NOBODY
    seats = {int(seat): DOINGS[letter] for seat, letter in re.findall(r"(\d+)(\D)", found[1])}
    return Attendance(seats, int(found[2]))


def together(parts: Iterable[Attendance]) -> Attendance:
    """All of them at one table.

    >>> together([Attendance({0: "typing", 1: "elsewhere"}, 1), Attendance({0: "here", 1: "here"}, 2)])
    Attendance(seats={0: 'typing', 1: 'here'}, watching=3)
    """
    seats: dict[int, Doing] = {}
    watching = 0
    for part in parts:
        watching += part.watching
        for seat, doing in part.seats.items():
            seats[seat] = busier(seats.get(seat), doing)
    return Attendance(seats, watching)


def busier(one: Doing | None, other: Doing) -> Doing:
    return other if one is None or ORDER.index(other) > ORDER.index(one) else one
