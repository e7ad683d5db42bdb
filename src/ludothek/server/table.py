"""What is so at a table. It follows from its row, its seats and its log; nothing here is a second truth."""

# Compiled with mypyc.

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from ludothek.kernel.errors import BadRecord, CannotUndo, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.record import Handed, Hinted, Player, Record, Result, decision_text, parse_decision
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import related_seed
from ludothek.kernel.session import KEPT, Session
from ludothek.kernel.state import State
from ludothek.protocol import Status
from ludothek.server.clock import SeatClocks
from ludothek.server.deal_days import is_sealed
from ludothek.server.encoding import encode
from ludothek.server.log import Change, Entry, Index, Kind, undone_in, without_undone
from ludothek.server.past import AHEAD, Past
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused
from ludothek.server.replays import NotAtHand, Pace
from ludothek.server.rows import SeatRow, StoredKind, TableRow, final_ranks, results_of, seats_in

BY_INVITATION = "invited"
"""What the log says about who sits down at a seat, or several, that was kept for them: ``invited 1 2``."""

SHORT = 12
"""Decisions that are replayed where they are needed; more of them are replayed beside the event loop."""


class Stale(Clash):
    """The position somebody answered is not the one on the table any more."""


class Table:
    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        log: list[Entry],
        session: Session | None = None,
        pace: Pace | None = None,
    ) -> None:
        """``session`` is the game that this log starts, if somebody has replayed it already.

        ``pace`` is called after every decision that is replayed.
        """
        self.row = row
        self.seats = seats
        self.game: Game = find_game(row.title).with_rules(row.rules)
        self.clocks = SeatClocks(row.terms, len(seats))
        self.session: Session | None = None
        self.rematch: str | None = None
        self.removed: set[str] = set()  # whom the host has made stand up
        self.renewed = [0] * len(seats)  # how often the host has made somebody stand up from each seat
        self._invited: set[int] = set()  # seats that were taken by invitation
        self.requests: set[str | None] = set()  # all that were carried out; we write only on top of what we have read
        self.past = Past()
        self._replayed = session
        self._opened: Session | None = None  # the game that begins with the decisions taken over, before it does
        self._pace = pace
        self._doomed: set[int] = set()  # entries of decisions that will be taken back by what else is being read
        self._opening: list[str] = []  # decisions taken over from another game
        self._handed: list[Handed] = []  # who has decided for seats that were handed over
        self._hinted: list[Hinted] = []  # who has asked for hints
        self._undone = 0  # the number of the last undo
        self._begun_at = 0  # the number of the entry that started the game
        self._numbers: list[int] = []  # of the entry behind each decision of the record
        self._questions = [0] * len(seats)  # since which version each seat is asked what it is asked
        self.elsewhere = row.terms.sealed  # while the same deal is played at other tables of a match
        self._replay(log)
        self._pace = None

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
            raise Clash("not-begun")
        return self.session.state

    @property
    def record(self) -> Record:
        if self.session is None:
            raise Clash("no-record-yet")
        return self.session.record

    @property
    def is_ready(self) -> bool:
        """Whether the game can begin: it has not, and no seat is free."""
        return self.row.status == "open" and all(each.kind in ("person", "mind") for each in self.seats)

    @property
    def waiting(self) -> list[int]:
        return seats_in(self.row.waiting)

    @property
    def is_handed_over(self) -> bool:
        """Whether computer players decide for everybody, and somebody could take their seat back."""
        return all(each.mind for each in self.seats) and any(each.kind == "person" for each in self.seats)

    def minds_asked(self) -> list[int]:
        """The seats that are asked and have a computer player to answer."""
        return [seat for seat in self.waiting if self.seats[seat].mind]

    def asks_person(self, seat: int) -> bool:
        """Whether a seat is asked something, and nobody but its person answers."""
        return seat in self.waiting and not self.seats[seat].mind

    def asked_since(self, seat: int) -> int | None:
        """The version since which a seat is asked what it is asked; the same in every process. None if it is not."""
        return self._questions[seat] if seat in self.waiting else None

    def seed_of_thought(self, seat: int) -> int | None:
        """From what a computer player draws its own chance here; ``None`` if that is nobody else's matter.

        In a deal of the day it follows from the deal, so that the same decisions give everybody the same game.
        """
        if self.row.terms.daily is None or self.session is None:
            return None
        before = self.session.deciders.count(seat)  # of its own: others may decide at the same time
        return related_seed(int(self.row.seed, 16), f"mind {seat} after {before}")

    def state_when_asked(self, seat: int) -> State:
        """The state in which a seat was asked what it is asked now, whoever else has answered since."""
        session = self.session
        if session is None:
            raise Clash("not-begun")
        back = len(session.deciders) - self.decisions_at(self._questions[seat])
        return session.before[-back] if 0 < back <= len(session.before) else session.state

    # Who sits where.

    def is_seat_of(self, person: str | None, seat: int) -> bool:
        if person is None or seat >= len(self.seats):
            return False
        row = self.seats[seat]
        return row.person == person and row.kind == "person"

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_seat_of(person, seat)]

    def kept_for(self, person: str | None) -> list[int]:
        """The seats that are kept for somebody until they say yes or no."""
        if person is None or self.row.status != "open":
            return []
        return [each.seat for each in self.seats if each.kind == "invitation" and each.person == person]

    def freed(self, seat: int) -> SeatRow:
        """A seat after somebody has stood up: for anyone, or again for those with its invitation."""
        kind: StoredKind = "invitation" if seat in self._invited else "anyone"
        return SeatRow(seat=seat, kind=kind, name="", person=None, mind=None)

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat >= len(self.seats):
            raise NotFound("seat", last=len(self.seats) - 1, seat=seat)
        if not self.is_seat_of(person, seat):
            raise NotYours("seat-not-yours", seat=seat)

    def eyes(
        self, person: str | None, seat: int | None, spectate: bool = False, before: int | None = None
    ) -> int | None:
        """Through which seat somebody may look: the wanted one if it is theirs, else one of theirs that is asked.

        While none of theirs is asked, they look on through the one ``before``, or through their first.
        """
        self.check_may_look(person)
        if seat is not None and not spectate:
            self.check_seat(person, seat)
            return seat
        own = [] if spectate else self.seats_of(person)
        idle = before if before in own else next(iter(own), None)
        return next((each for each in own if self.asks_person(each)), idle)

    @property
    def sealed(self) -> bool:
        """Whether others still play the same deal: in a match, or because it is the deal of the day."""
        return self.elsewhere or is_sealed(self.row.terms.daily)

    def check_may_look(self, person: str | None) -> None:
        """While the same deal is played elsewhere, only those see a table who sit at it, or did."""
        if self.elsewhere and (person is None or all(each.person != person for each in self.seats)):
            raise NotYours("sealed")

    def check_unsealed(self) -> None:
        """Refuse what nobody may know while the same deal is played elsewhere: the seed, and what the others held."""
        if self.sealed:
            raise Clash("sealed" if self.elsewhere else "daily-secret")

    # How far it is.

    def decisions_at(self, number: int) -> int:
        """How many decisions of the record stood already at this version; -1 before the set-up."""
        if number < self._begun_at:
            return -1
        return bisect_right(self._numbers, number)

    # What is asked for.

    def has_hints(self, seat: int) -> bool:
        """Whether a seat may be given hints: as it was agreed on, else while it plays against computer players only."""
        agreed = self.row.terms.hints
        if agreed is not None:
            return agreed
        return not any(each.kind == "person" for each in self.seats if each.seat != seat)

    def check_hint(self, person: str | None, seat: int) -> None:
        """Refuse a hint that somebody may not have, or has no use for."""
        self.check_seat(person, seat)
        if self.row.status != "playing":
            raise Clash(NOT_PLAYING[self.row.status])
        if not self.has_hints(seat):
            raise NotYours("no-hints")
        if not self.asks_person(seat):
            raise Clash("not-asked", seat=seat)

    def is_hinted(self, seat: int) -> bool:
        """Whether the record says already that this seat was given a hint for what it is asked."""
        asked = self.decisions_at(self._questions[seat])
        return any(each.seat == seat and each.after >= asked for each in self._hinted)

    def choice_of(self, seat: int, answers: int, choice: int | None, notation: str | None) -> int:
        """The choice a seat means by its answer to a position; refused if that position has gone."""
        if self.row.status != "playing":
            raise Clash(NOT_PLAYING[self.row.status])
        self.check_decides(seat)
        if answers < self._questions[seat] or answers > self.version:
            raise Stale("stale", answers=answers, version=self.version)
        if (choice is None) == (notation is None):
            raise Refused("choice-of-one")
        return self.game.parse(self.state, notation or "", seat) if choice is None else choice

    def decision(self, seat: int, choice: int) -> Change:
        """The entry of a decision; refused if it is not legal."""
        after = self.state.after(choice, seat)
        text = decision_text(self.state, seat, choice)
        change = self._change("decision", seat, text, after, self.row.decisions + 1)
        change.after = after
        if after.over and self.row.terms.source is None:
            result = self._result(after)
            change.results = results_of(self.row, result)
            change.picks = self._picks(after, result)
        return change

    def check_decides(self, seat: int) -> None:
        """Refuse to somebody what only who decides for their seat can do."""
        if self.seats[seat].mind:
            raise Clash("take-back-first")

    def undo(self, seat: int, answers: int) -> Change:
        """The entry that takes a seat's last decision back; refused if that is not possible (any more)."""
        session = self.session
        if session is None or self.row.status != "playing":
            raise Clash(NOT_PLAYING[self.row.status])
        if answers < max([self._undone, *self._numbers[-1:]]):
            raise Stale("stale", answers=answers, version=self.version)
        if not session.can_undo(seat):
            nothing = seat not in session.deciders
            raise CannotUndo("nothing-to-undo" if nothing else "cannot-undo")
        self._bring_back(session, 1)
        return self._change("undo", seat, "", session.before[-1], self.row.decisions - 1)

    def seated(self, kind: Kind, changed: Sequence[SeatRow] = (), seat: int = 0, text: str = "") -> Change:
        """The entry of a change of who sits where, who decides for whom, or whether the table is played at."""
        new = {each.seat: each for each in changed}
        seats = [new.get(each.seat, each) for each in self.seats]
        state = self.session.state if self.session else None
        status, decisions = self.row.status, self.row.decisions
        if kind == "start":
            status, decisions = "playing", len(self._opening)
            self._open()
            state = self._begun(seats).state
        elif kind == "close" or (kind == "resign" and not any(each.kind == "person" for each in seats)):
            status = "closed"  # there is nobody left to play on for
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
        result = self._result(after) if after is not None and after.over else None
        encoded = encode(result).decode() if result else None
        version = self.row.version + 1
        index = Index(version, status, decisions, asked, minds_asked, self.row.changed, encoded)
        return Change(self.row.id, Entry(version, kind, seat, text), index)

    def _picks(self, after: State, result: Result) -> list[tuple[str, int, str, int]]:
        """What each seat has picked, and whether it won; of a deal of the day nobody is told."""
        if self.row.terms.daily is not None:
            return []
        return [
            (self.row.title, len(self.seats), pick, int(rank == 1))
            for seat, rank in enumerate(result.ranks)
            for pick in self.game.picks(after.view(seat), seat)
        ]

    def _result(self, after: State) -> Result:
        """As the rules say, which is what the record holds; but who has resigned comes last."""
        ranks, resigned = after.ranks(), [each.kind == "resigned" for each in self.seats]
        return Result(after.scores(), final_ranks(ranks, resigned) if True in resigned else ranks)

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

    def sit(self, seats: list[SeatRow]) -> None:
        """Who sits where was read anew; somebody may go by another name from now on, also in the record."""
        self.seats = seats
        if self.session is not None:
            self.session.record.seats = _players(seats)

    def _replay(self, log: list[Entry]) -> None:
        self.requests.update(entry.request for entry in log)
        undone = max((entry.number for entry in log if entry.kind == "undo"), default=0)
        if undone and self.row.terms.clock is None:
            log = without_undone(log)
        self.read_on(log)
        self._undone = undone
        for seat in self.waiting:
            self._questions[seat] = max(self._questions[seat], undone)

    def expect(self, log: list[Entry]) -> None:
        """Have at hand what is needed to go on by these entries without a replay."""
        back = len(undone_in(log)[1])
        if self.session is not None and back:
            self._bring_back(self.session, back)
        elif any(entry.kind == "start" for entry in log):
            self._open()

    def read_on(self, log: list[Entry], told: Callable[[Kind], None] | None = None) -> None:
        """Go on by entries that were written before, or elsewhere; ``told`` is called after each of them."""
        self._doomed = undone_in(log)[0]
        for entry in log:
            self.happen(entry)
            if told is not None:
                told(entry.kind)
            if self._pace is not None:
                self._pace()
        self._doomed = set()

    def _bring_back(self, session: Session, back: int) -> None:
        """Have the states at hand to which so many decisions lead back."""
        if not session.has_at_hand(back):
            total = len(session.deciders)
            first = max(0, total - back - AHEAD)
            raise self.past.without_states(session.record, first, session.remember)

    def forget_past(self) -> None:
        """Nobody has asked for what was replayed for a while."""
        self.past.clear()
        if self.session is not None:
            self.session.forget()

    def _open(self) -> None:
        """Have the game at hand that begins with decisions taken over, if it is much to replay."""
        if len(self._opening) <= SHORT or self._replayed is not None or self._opened is not None:
            return
        raise NotAtHand(partial(self._replay_opening, self._new_record(self.seats)))

    def _replay_opening(self, record: Record, pace: Pace) -> Callable[[], None]:
        return partial(self._put_opening, Session(record, pace=pace))

    def _put_opening(self, session: Session) -> None:
        self._opened = session

    def _begun(self, seats: list[SeatRow], undone: int = 0) -> Session:
        """The game as it begins, by who sits here; so many decisions that it takes over will be taken back."""
        record = self._new_record(seats)
        if self._opened is None:
            return Session(record, kept=KEPT + undone, pace=self._pace)
        begun = self._opened.record
        begun.seats, begun.handed, begun.hints = record.seats, record.handed, record.hints
        return self._opened

    def _new_record(self, seats: list[SeatRow]) -> Record:
        seed = int(self.row.seed, 16)
        record = Record.begin(self.game, _players(seats), seed, dict(self.row.options), self.row.terms.chance)
        record.decisions = list(self._opening)
        record.handed = self._handed or msgspec.UNSET
        record.hints = self._hinted or msgspec.UNSET
        return record

    def happen(self, entry: Entry, after: State | None = None) -> None:
        """One entry of the log; if it is a decision of our own, we know already where it leads."""
        self.requests.add(entry.request)
        if entry.kind == "start":
            undone = sum(number < entry.number for number in self._doomed)
            self.session = self._begun(self.seats, undone) if self._replayed is None else self._replayed
            self._begun_at = entry.number
            self._numbers = [entry.number] * len(self._opening)
            self._opened = None
        elif entry.kind == "opening":
            self._opening.append(entry.text)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        elif entry.kind in ("handover", "takeback", "resign"):
            self._hand(entry)
        elif entry.kind == "hint":
            self._note_hint(entry)
        elif entry.kind == "unseal":
            self.elsewhere = False
        elif entry.kind in ("sit", "free"):
            self._seat(entry)
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

    def _seat(self, entry: Entry) -> None:
        """Note what follows from sitting down by invitation, and from having to stand up."""
        if entry.kind == "free":
            self.removed.add(entry.text)
            self.renewed[entry.seat] += 1
        elif entry.text.startswith(BY_INVITATION):
            self._invited.update(map(int, entry.text.split()[1:]))

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
            session.decide(choice, seat, len(session.before) + 1 if entry.number in self._doomed else KEPT)
        self._numbers.append(entry.number)
        self.clocks.decided(seat, entry.at)
        return seat

    def _hand(self, entry: Entry) -> None:
        """Note in the record who decides for a seat from now on: a computer player, or its player again."""
        decisions = len(self._opening if self.session is None else self.session.record.decisions)
        self._handed.append(Handed(decisions, entry.seat, entry.text or None))
        if self.session is not None:
            self.session.record.handed = self._handed

    def _note_hint(self, entry: Entry) -> None:
        """Note in the record that somebody was told what to do; once, also if the decision between was taken back."""
        decisions = len(self._opening if self.session is None else self.session.record.decisions)
        hinted = Hinted(decisions, entry.seat)
        if hinted not in self._hinted:
            self._hinted.append(hinted)
        if self.session is not None:
            self.session.record.hints = self._hinted

    def _take_back(self, session: Session, entry: Entry) -> None:
        session.undo(entry.seat)
        self.past.cut(len(session.deciders))
        self._numbers.pop()
        self._undone = entry.number
        self.clocks.undone()


def _players(seats: list[SeatRow]) -> list[Player]:
    return [Player(each.name, each.mind if each.kind == "mind" else None) for each in seats]


NOT_PLAYING: dict[Status, str] = {"open": "not-begun", "finished": "game-over", "closed": "table-closed"}
"""Why nobody can decide at a table that is not being played at."""
