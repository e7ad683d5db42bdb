"""What is so at a table. It follows from its row, its seats and its log; nothing here is a second truth."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludothek.kernel.errors import BadRecord, CannotUndo, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.record import Handed, Player, Record, Result, decision_text, parse_decision
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.session import Session
from ludothek.kernel.state import State
from ludothek.protocol import Status
from ludothek.server.clock import SeatClocks
from ludothek.server.encoding import encode
from ludothek.server.log import Change, Entry, Index, Kind
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused
from ludothek.server.rows import SeatRow, TableRow, seats_in


class Stale(Clash):
    """The position somebody answered is not the one on the table any more."""


class Table:
    def __init__(self, row: TableRow, seats: list[SeatRow], log: list[Entry], session: Session | None = None) -> None:
        """``session`` is the game that this log starts, if somebody has replayed it already."""
        self.row = row
        self.seats = seats
        self.game: Game = find_game(row.title).with_rules(row.rules)
        self.clocks = SeatClocks(row.terms, len(seats))
        self.session: Session | None = None
        self.rematch: str | None = None
        self.requests: set[str | None] = set()  # all that were carried out; we write only on top of what we have read
        self._replayed = session
        self._opening: list[str] = []  # decisions taken over from another game
        self._handed: list[Handed] = []  # who has decided for seats that were handed over
        self._undone = 0  # the number of the last undo
        self._begun_at = 0  # the number of the entry that started the game
        self._numbers: list[int] = []  # of the entry behind each decision of the record
        self._questions = [0] * len(seats)  # since which version each seat is asked what it is asked
        self._replay(log)

    # What is so.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def state(self) -> State:
        if self.session is None:
            raise Clash("The game has not begun yet: there are free seats.")
        return self.session.state

    @property
    def record(self) -> Record:
        if self.session is None:
            raise Clash("The game has not begun yet: there is no record.")
        return self.session.record

    @property
    def is_ready(self) -> bool:
        """Whether the game can begin: it has not, and no seat is free."""
        return self.row.status == "open" and all(each.kind in ("person", "mind") for each in self.seats)

    @property
    def waiting(self) -> list[int]:
        return seats_in(self.row.waiting)

    def minds_asked(self) -> list[int]:
        """The seats that are asked and have a computer player to answer."""
        return [seat for seat in self.waiting if self.seats[seat].mind]

    def asked_since(self, seat: int) -> int | None:
        """The version since which a seat is asked what it is asked; the same in every process. None if it is not."""
        return self._questions[seat] if seat in self.waiting else None

    # Who sits where.

    def is_seat_of(self, person: str | None, seat: int) -> bool:
        return person is not None and seat < len(self.seats) and self.seats[seat].person == person

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_seat_of(person, seat)]

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat >= len(self.seats):
            raise NotFound(f"A seat of this table is a number from 0 to {len(self.seats) - 1}, not {seat}.")
        if not self.is_seat_of(person, seat):
            raise NotYours(f"Seat {seat} is not yours.")

    def eyes(
        self, person: str | None, seat: int | None, spectate: bool = False, before: int | None = None
    ) -> int | None:
        """Through which seat somebody may look: the wanted one if it is theirs, else one of theirs that is asked.

        While none of theirs is asked, they look on through the one ``before``, or through their first.
        """
        if seat is not None and not spectate:
            self.check_seat(person, seat)
            return seat
        own = [] if spectate else self.seats_of(person)
        waiting = self.waiting
        idle = before if before in own else next(iter(own), None)
        return next((each for each in own if each in waiting), idle)

    # How far it is.

    def decisions_at(self, number: int) -> int:
        """How many decisions of the record stood already at this version; -1 before the set-up."""
        if number < self._begun_at:
            return -1
        count = len(self._numbers)
        while count and self._numbers[count - 1] > number:
            count -= 1
        return count

    # What is asked for.

    def choice_of(self, seat: int, answers: int, choice: int | None, notation: str | None) -> int:
        """The choice a seat means by its answer to a position; refused if that position has gone."""
        if self.row.status != "playing":
            raise Clash(_not_playing(self.row.status))
        if self.seats[seat].mind:
            raise Clash("A computer player decides for this seat; take it back first.")
        if answers < self._questions[seat] or answers > self.version:
            raise Stale(f"This answers position {answers}, but the table is at {self.version}; look again.")
        if (choice is None) == (notation is None):
            raise Refused("A decision names a choice by its number or by its notation, one of the two.")
        return self.game.parse(self.state, notation or "", seat) if choice is None else choice

    def decision(self, seat: int, choice: int) -> Change:
        """The entry of a decision; refused if it is not legal."""
        after = self.state.after(choice, seat)
        text = decision_text(self.state, seat, choice)
        change = self._change("decision", seat, text, after, self.row.decisions + 1)
        change.after = after
        return change

    def undo(self, seat: int, answers: int) -> Change:
        """The entry that takes a seat's last decision back; refused if that is not possible (any more)."""
        session = self.session
        if session is None or self.row.status != "playing":
            raise Clash(_not_playing(self.row.status))
        if answers < max([self._undone, *self._numbers[-1:]]):
            raise Stale(f"This answers position {answers}, but the table is at {self.version}; look again.")
        if not session.can_undo(seat):
            nothing = seat not in session.deciders
            raise CannotUndo(
                "There is nothing of yours to take back."
                if nothing
                else "This cannot be taken back: something was revealed since, or somebody else has acted."
            )
        before = session.record.end(to=self.row.decisions - 1)
        return self._change("undo", seat, "", before, self.row.decisions - 1)

    def seated(self, kind: Kind, changed: Sequence[SeatRow] = (), seat: int = 0, text: str = "") -> Change:
        """The entry of a change of who sits where, who decides for whom, or whether the table is played at."""
        new = {each.seat: each for each in changed}
        seats = [new.get(each.seat, each) for each in self.seats]
        state = self.session.state if self.session else None
        status, decisions = self.row.status, self.row.decisions
        if kind == "start":
            status, decisions = "playing", len(self._opening)
            state = self._begun(seats).state
        elif kind == "close":
            status = "closed"
        change = self._change(kind, seat, text, state, decisions, seats, status)
        change.seat_rows = [msgspec.structs.asdict(each) for each in changed]
        return change

    def _change(
        self,
        kind: Kind,
        seat: int,
        text: str,
        after: State | None,
        decisions: int,
        seats: list[SeatRow] | None = None,
        status: Status | None = None,
    ) -> Change:
        status = status or self.row.status
        if after is not None and after.over and status == "playing":
            status = "finished"
        asked, minds_asked = 0, False
        if after is not None and status == "playing":
            seats = seats or self.seats
            for each in after.waiting:
                asked |= 1 << each
                minds_asked = minds_asked or seats[each].mind is not None
        result = Result(after.scores(), after.ranks()) if after is not None and after.over else None
        encoded = encode(result).decode() if result else None
        version = self.row.version + 1
        index = Index(version, status, decisions, asked, minds_asked, self.row.changed, encoded)
        return Change(self.row.id, Entry(version, kind, seat, text), index)

    # What has happened.

    def accept(self, change: Change) -> None:
        """A change of ours is durable: now it is so."""
        self._index(change.index)
        for row in change.seat_rows:
            self.seats[row["seat"]] = msgspec.convert(row, SeatRow)
        self.happen(change.entry, change.after)

    def _index(self, index: Index) -> None:
        row = self.row
        row.version, row.status, row.decisions = index.version, index.status, index.decisions
        row.waiting, row.minds_asked, row.changed = index.waiting, index.minds_asked, index.changed
        row.result = msgspec.json.decode(index.result, type=Result) if index.result else None

    def _replay(self, log: list[Entry]) -> None:
        self.requests.update(entry.request for entry in log)
        undone = max((entry.number for entry in log if entry.kind == "undo"), default=0)
        if undone and self.row.terms.clock is None:
            log = _without_undone(log)
        for entry in log:
            self.happen(entry)
        self._undone = undone
        for seat in self.waiting:
            self._questions[seat] = max(self._questions[seat], undone)

    def _begun(self, seats: list[SeatRow]) -> Session:
        players = [Player(each.name, each.mind if each.kind == "mind" else None) for each in seats]
        seed = int(self.row.seed, 16)
        record = Record.begin(self.game, players, seed, dict(self.row.options))
        record.decisions = list(self._opening)
        record.handed = self._handed or msgspec.UNSET
        return Session(record)

    def happen(self, entry: Entry, after: State | None = None) -> None:
        """One entry of the log; if it is a decision of our own, we know already where it leads."""
        self.requests.add(entry.request)
        if entry.kind == "start":
            self.session = self._begun(self.seats) if self._replayed is None else self._replayed
            self._begun_at = entry.number
            self._numbers = [entry.number] * len(self._opening)
        elif entry.kind == "opening":
            self._opening.append(entry.text)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        elif entry.kind in ("handover", "takeback"):
            self._hand(entry)
        if self.session is None:
            return
        before = self.session.state
        asked = before.waiting
        legal = {seat: before.legal(seat) for seat in asked} if len(asked) > 1 else {}
        seat = entry.seat
        if entry.kind == "decision":
            seat = self._decide(self.session, entry, after)
        elif entry.kind == "undo":
            self._take_back(self.session, entry)
        state = self.session.state
        waiting = state.waiting
        self.clocks.asks(waiting, entry.at)
        for each in waiting:
            same = each in legal and each != seat and entry.kind == "decision" and state.legal(each) == legal[each]
            if entry.kind in ("decision", "undo", "start") and not same:
                self._questions[each] = entry.number

    def _decide(self, session: Session, entry: Entry, after: State | None) -> int:
        """Go on by a decision of the log; returns the seat that has made it."""
        seat = entry.seat
        if after is not None:
            session.go_on(after, entry.text, seat)
        else:
            try:
                seat, choice = parse_decision(session.state, entry.text)
            except LudothekError as error:
                raise BadRecord(f"Entry {entry.number} of table {self.id} does not replay: {error}") from None
            session.decide(choice, seat)
        self._numbers.append(entry.number)
        self.clocks.decided(seat, entry.at)
        return seat

    def _hand(self, entry: Entry) -> None:
        """Note in the record who decides for a seat from now on: a computer player, or its player again."""
        decisions = len(self._opening if self.session is None else self.session.record.decisions)
        self._handed.append(Handed(decisions, entry.seat, entry.text or None))
        if self.session is not None:
            self.session.record.handed = self._handed

    def _take_back(self, session: Session, entry: Entry) -> None:
        session.undo(entry.seat)
        self._numbers.pop()
        self._undone = entry.number
        self.clocks.undone()


def _without_undone(log: list[Entry]) -> list[Entry]:
    """A log with the same outcome, without decisions that were taken back."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == "undo":
            last = max(number for number, each in enumerate(kept) if each.kind in ("decision", "opening"))
            del kept[last]
        else:
            kept.append(entry)
    return kept


def _not_playing(status: Status) -> str:
    return {
        "open": "The game has not begun yet: there are free seats.",
        "finished": "The game is over.",
        "closed": "This table was closed.",
        "playing": "",
    }[status]
