"""What clients asked and were told, and whether one game can have happened that explains all of it.

The checker knows no rules, no server and no database. It compares what clients wrote down with the decisions that stand
in the end, which anybody can download.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Asked:
    """Somebody began to ask for something."""

    time: float
    who: str
    seat: int
    request: str
    notation: str | None
    """The decision as the choices name it; without, the last one is to be taken back."""


@dataclass(frozen=True)
class Told:
    """The answer arrived."""

    time: float
    request: str
    done: bool
    version: int


@dataclass(frozen=True)
class Seen:
    """A position arrived."""

    time: float
    who: str
    seat: int | None
    version: int
    digest: str
    """Of everything that is the same whenever this version is seen through this seat."""


@dataclass
class History:
    """All of one table."""

    asked: list[Asked] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)


def faults(history: History, final: list[tuple[int, str]], left: dict[int, int]) -> list[str]:
    """What is wrong with a history, a sentence each.

    ``final`` is who decided what in the end. ``left`` says for every seat whose history this is after how many of these
    decisions a computer player went on for it; what comes before was the person's.
    """
    told = {each.request: each for each in history.told}
    found = [f"{each.request} was never answered." for each in history.asked if each.request not in told]
    places: dict[str, int] = {}
    for seat, until in left.items():
        stands = [(number, text) for number, (who, text) in enumerate(final[:until]) if who == seat]
        standing = _standing(history, told, seat)
        for place, asked in enumerate(standing):
            if place >= len(stands):
                found.append(f"Lost: decision {place + 1} of seat {seat}, {asked.notation!r}.")
            elif stands[place][1] != asked.notation:
                was, stands_now = asked.notation, stands[place][1]
                found.append(f"Decision {place + 1} of seat {seat} was {was!r}, in the end it is {stands_now!r}.")
                break  # all that follow are out of place, too
            else:
                places[asked.request] = stands[place][0]
        found += [f"Seat {seat} never made decision {number}, {text!r}." for number, text in stands[len(standing) :]]
    found += _reordered(history, told, places)
    return found + _forked(history) + _gone_back(history)


def _standing(history: History, told: dict[str, Told], seat: int) -> list[Asked]:
    """The decisions of a seat that were done and not taken back, in the order they were asked for."""
    standing: list[Asked] = []
    for asked in (each for each in history.asked if each.seat == seat):
        if asked.request not in told or not told[asked.request].done:
            continue
        if asked.notation is None:
            standing.pop()
        else:
            standing.append(asked)
    return standing


def _reordered(history: History, told: dict[str, Told], places: dict[str, int]) -> list[str]:
    """What was asked for after something was done comes after it."""
    found = []
    asked = sorted((each for each in history.asked if each.request in places), key=lambda each: each.time)
    done = sorted((each for each in history.told if each.request in places), key=lambda each: each.time)
    latest, last = -1, ""
    waiting = iter(done)
    following = next(waiting, None)
    for each in asked:
        while following is not None and following.time < each.time:
            if places[following.request] > latest:
                latest, last = places[following.request], following.request
            following = next(waiting, None)
        if places[each.request] <= latest and each.request != last:
            found.append(f"Reordered: {each.request} was asked for after {last} was done, but comes before it.")
    return found


def _forked(history: History) -> list[str]:
    """A version is the same for all who look through the same seat."""
    known: dict[tuple[int | None, int], Seen] = {}
    found = []
    for each in history.seen:
        first = known.setdefault((each.seat, each.version), each)
        if first.digest != each.digest:
            found.append(f"Version {each.version} through seat {each.seat} differs for {first.who} and {each.who}.")
    return found


def _gone_back(history: History) -> list[str]:
    """Over one connection versions only grow. (``who`` names the connection.)"""
    newest: dict[str, int] = defaultdict(int)
    found = []
    for each in history.seen:
        if each.version < newest[each.who]:
            found.append(f"{each.who} saw version {each.version} after {newest[each.who]}.")
        newest[each.who] = max(newest[each.who], each.version)
    return found
