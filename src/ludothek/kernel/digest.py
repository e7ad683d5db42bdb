"""What happened, told to somebody who hears it: equal things added up, what touches the listener first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludothek.kernel.words import ALSO, SO_MANY, Args, Event, Message, counted, seat_element


class Digesting(NamedTuple):
    """How a title's events are told together, by their kinds."""

    sums: tuple[str, ...] = ()
    """Those whose ``count`` can be added up; of other numbers in them, the last is told."""
    quiet: tuple[str, ...] = ()
    """Those that go without saying for who hears the rest."""
    totals: tuple[str, ...] = ()
    """Those of which only the sum of the counts of each player is told, in the message ``spoken-KIND``."""
    lasts: tuple[str, ...] = ()
    """Those of which only the last of a seat matters."""
    reworded: tuple[str, ...] = ()
    """Those with another message for the ear, ``spoken-KIND`` as well, because theirs is written for the eye."""


def digest(how: Digesting, events: Iterable[Event], seat: int | None) -> list[Message]:
    """Everything that happened, in few sentences: by others to the listener, then the listener's own, then the rest."""
    groups: dict[tuple[object, ...], list[Event]] = {}
    for event in events:
        if event.kind not in how.quiet:
            groups.setdefault(_alike(how, event), []).append(event)
    ordered = sorted(groups.values(), key=lambda group: _distance(group[0], seat))
    told = [message for group in ordered for message in _together(how, group)]
    return told or [Message("spoken-nothing-new")]


def told_alone(how: Digesting, event: Event) -> Message:
    """One event, as it is said."""
    return Message(f"spoken-{event.kind}", event.message.args) if event.kind in how.reworded else event.message


def since_asked(deciders: Sequence[int], seat: int | None) -> int:
    """The number of the first decision to tell of: the last one of this seat, for a spectator the last of all.

    >>> since_asked([0, 1, 0, 1, 2], 0), since_asked([0, 1], 2), since_asked([0, 1], None)
    (3, 1, 2)
    """
    last = len(deciders)
    while seat is not None and last > 1 and deciders[last - 1] != seat:
        last -= 1
    return max(last, 1)


def _alike(how: Digesting, event: Event) -> tuple[object, ...]:
    """The same for all events that make one sentence."""
    if event.kind in (*how.lasts, *how.totals):
        return event.message.id, event.seat
    args = event.message.args.items()
    adds_up = event.kind in how.sums
    fixed = [each for each in args if each[0] != event.lists and not (adds_up and isinstance(each[1], int))]
    return event.message.id, *sorted(fixed)


def _distance(event: Event, seat: int | None) -> int:
    if seat is None:
        return 0
    if event.seat == seat:
        return 1
    return 0 if seat_element(seat) in event.message.args.values() else 2


def _together(how: Digesting, group: list[Event]) -> list[Message]:
    """One sentence for events that are alike; how often, if nothing in them can be listed or added up."""
    first = group[0]
    id = f"spoken-{first.kind}" if first.kind in how.totals else told_alone(how, first).id
    args: Args = dict(group[-1].message.args)
    if first.kind in how.lasts:
        return [Message(id, args)]
    if first.lists:
        args[first.lists] = listed(event.message.args[first.lists] for event in group)
    adds_up = first.kind in (*how.sums, *how.totals)
    if adds_up:
        args["count"] = sum(int(event.message.args["count"]) for event in group)
    again = len(group) > 1 and not first.lists and not adds_up
    return [Message(id, args), *([Message("spoken-times", {"count": len(group)})] if again else [])]


def listed(things: Iterable[str | int]) -> str:
    """Things as one argument of a message, so many of each; what is no element stays as it is.

    >>> listed(["2 item:clay", "item:gold", "item:clay"]), listed(["Concordia", "Splendor"])
    ('3 item:clay + 1 item:gold', 'Concordia\\x1fSplendor')
    """
    named = [str(thing) for thing in things]
    return counted(named) if all(map(SO_MANY.fullmatch, named)) else ALSO.join(named)
