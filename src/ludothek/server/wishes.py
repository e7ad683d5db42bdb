"""What a person can ask of a table, and what is done about it, whether it comes over REST or a live connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import overload

from msgspec import Struct

from ludothek.protocol import (
    Answer,
    AskPlans,
    Continue,
    Decide,
    Handover,
    Nudge,
    Plans,
    Reason,
    Recover,
    Resign,
    Say,
    Sit,
    Takeback,
    Undo,
    Why,
)
from ludothek.server import chat, daily, nudging, opening, seating
from ludothek.server.limits import Limits
from ludothek.server.loaded import LoadedTable
from ludothek.server.log import Change
from ludothek.server.refusals import WhoAreYou
from ludothek.server.replays import asker
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.table import Table


class StandUp(Struct, frozen=True):
    """Leave a seat before the game begins, turn one down that is kept for me, or free one at my own table."""

    seat: int


class Close(Struct, frozen=True):
    """Put the table away."""


class Rematch(Struct, frozen=True):
    """The same people once more, at a new table."""


class NoRematch(Struct, frozen=True):
    """Say no to it."""


Wish = Decide | Undo | Handover | Takeback | Resign | Say | Nudge | Sit | StandUp | Recover | Close | NoRematch


async def carry_out(services: Services, person: Person | None, id: str, wish: Wish) -> Answer:
    """Do what somebody asks for at a table, or refuse; returns what came of it."""
    me = person.id if person else None
    match wish:
        case Decide():
            return await services.tables.change(id, _decision(me, wish), wish.request, wish.answers)
        case Undo():
            await services.limits.undo(me, asker.get())
            return await services.tables.change(id, _undo(me, wish), wish.request, wish.answers)
        case Handover():
            table = (await services.tables.find(id)).table
            if table.is_seat_of(me, wish.seat):  # who leaves for good, or keeps others waiting, is handed over always
                seating.check_length(table)
            return await seating.hand_over(services, me, id, wish)
        case Takeback():
            return await seating.take_back(services, me, id, wish)
        case Resign():
            return await seating.resign(services, me, id, wish)
        case Say():
            await daily.check_look(services, me, (await services.tables.find(id)).table)
            await chat.say(services, id, person, wish.text)
            return Answer(request=wish.request, outcome="done")
        case Nudge():
            return await nudging.nudge(services, _known(person), id, wish)
        case Sit():
            await seating.sit(services, _known(person), id, wish)
        case StandUp():
            await seating.stand_up(services, _known(person), id, wish.seat)
        case Recover():
            services.limits.take("links", asker.get(), Limits.LOGINS)
            await seating.recover(services, _known(person), id, wish.link)
        case Close():
            await opening.close(services, _known(person), id)
        case NoRematch():
            table = (await services.tables.find(id)).table
            await opening.decline_rematch(services, _known(person), table)
    return Answer(request=None, outcome="done")


async def open_after(services: Services, person: Person, id: str, wish: Continue | Rematch) -> str:
    """Open the table that somebody wants after the end of another; returns its id."""
    services.limits.take("tables", person.id, Limits.TABLES)
    table = (await services.tables.find(id)).table
    match wish:
        case Continue():
            return await opening.go_on(services, person, table, wish)
        case Rematch():
            return await opening.rematch(services, person, table)


@overload
def find_out(loaded: LoadedTable, person: Person | None, question: Why) -> Reason: ...
@overload
def find_out(loaded: LoadedTable, person: Person | None, question: AskPlans) -> Plans: ...
def find_out(loaded: LoadedTable, person: Person | None, question: Why | AskPlans) -> Reason | Plans:
    """Answer what somebody asks about their seat; nothing changes."""
    loaded.table.check_seat(person.id if person else None, question.seat)
    match question:
        case Why():
            why = loaded.telling.why(question.seat, question.element)
            return Reason(element=question.element, why=why, request=question.request)
        case AskPlans():
            return Plans(plans=loaded.telling.plans(question.seat), request=question.request)


def _known(person: Person | None) -> Person:
    if person is None:
        raise WhoAreYou("say-who-to-act")
    return person


def _decision(person: str | None, wish: Decide) -> Callable[[Table], Change]:
    def propose(table: Table) -> Change:
        table.check_seat(person, wish.seat)
        choice = table.choice_of(wish.seat, wish.answers, wish.choice, wish.notation)
        return table.decision(wish.seat, choice)

    return propose


def _undo(person: str | None, wish: Undo) -> Callable[[Table], Change]:
    def propose(table: Table) -> Change:
        table.check_seat(person, wish.seat)
        table.check_decides(wish.seat)
        seating.check_length(table)
        return table.undo(wish.seat, wish.answers)

    return propose
