"""One table in memory. It follows from its row, its seats and its log; nothing here is a second truth."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from ludothek.kernel.errors import BadRecord, CannotUndo, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.record import Player, Record, Result, decision_text, parse_decision
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import seed_hash
from ludothek.kernel.session import Session
from ludothek.kernel.state import State
from ludothek.kernel.words import Plan, WhyNot
from ludothek.server.cards import SeatRow, TableRow, card, seat_cards, seats_in, standing
from ludothek.server.clock import SeatClocks
from ludothek.server.encoding import encode, encoded
from ludothek.server.entries import Change, Entry, Index, Kind, Status
from ludothek.server.protocol import Block, Clocks, Position, TableCard
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused

RECENT = 12
"""How many of the last decisions' events are kept for those who watch; who is further behind costs a replay."""


class Stale(Clash):
    """The position somebody answered is not the one on the table any more."""


class Table:
    def __init__(self, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.stale = False  # whether the database may know more than we do
        self.followed = False  # whether the newest entry is another process's
        self.used = 0.0  # when somebody last needed it
        self.thinking: asyncio.Task[None] | None = None
        self.watching: dict[int | None, int] = {}  # how many connections look through whose eyes
        self.game: Game = find_game(row.title).with_rules(row.rules)
        self.clocks = SeatClocks(row.terms, len(seats))
        self.session: Session | None = None
        self.rematch: str | None = None
        self.requests: set[str | None] = set()  # all that were carried out; we write only on top of what we have read
        self._opening: list[str] = []  # decisions taken over from another game
        self._undone = 0  # the number of the last undo
        self._begun_at = 0  # the number of the entry that started the game
        self._numbers: list[int] = []  # of the entry behind each decision of the record
        self._questions = [0] * len(seats)  # since which version each seat is asked what it is asked
        self._recent: deque[tuple[int, dict[int | None, msgspec.Raw]]] = deque(maxlen=RECENT)
        self._seed_hash = seed_hash(int(row.seed, 16))
        self._standing: bytes | None = None  # the beginning of its card
        self._cards: dict[str | None, bytes] = {}  # the rest of it, as each person sees it
        self._seen: tuple[bytes, bytes] | None = None  # where all see the same, before and after whose view it is
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

    def _decisions_at(self, number: int) -> int:
        """How many decisions of the record stood already at this version; -1 before the set-up."""
        if number < self._begun_at:
            return -1
        count = len(self._numbers)
        while count and self._numbers[count - 1] > number:
            count -= 1
        return count

    # What is told.

    def position(self, person: str | None, seat: int | None, since: int | None, now: int) -> Position:
        """All of it for one pair of eyes, with the journal since a version."""
        row, session = self.row, self.session
        state = session.state if session else None
        position = Position(
            table=self._card(person),
            version=row.version,
            seat=seat,
            decisions=row.decisions,
            seed_hash=self._seed_hash,
            seed=row.seed if row.status == "finished" else None,
            view=self._view(state, seat) if state else None,  # type: ignore[arg-type]  # encoded already, perhaps
            prompt=None,
            choices=[],
            journal=self._journal(seat, since),
            can_undo=False,
            clocks=None,
            rematch=self.rematch,
        )
        if session is not None and state is not None and row.status == "playing":
            position.clocks = self._clocks(now)
            if seat is not None:
                position.can_undo = session.can_undo(seat)
                if state.is_waiting(seat):
                    position.prompt = self.game.prompt(state, seat)
                    position.choices = encoded(self.game.choices(state, seat))  # type: ignore[assignment]
        return position

    def _view(self, state: State, seat: int | None) -> object:
        """What a seat sees; where all see the same, it is encoded once for them."""
        if not self.game.open_to_all:
            return state.shown(seat)
        if self._seen is None:
            self._seen = _around_seat(state.shown(None))
        before, after = self._seen
        whose = b"null" if seat is None else b"%d" % seat
        return msgspec.Raw(before + whose + after)

    def _card(self, person: str | None) -> TableCard:
        """What a decision changes is encoded once for all, the rest once for each person."""
        if self._standing is None:
            self._standing = encode(standing(self.row)).removesuffix(b"}")
        if person not in self._cards:
            whole = encode(card(self.row, seat_cards(self.seats, person), person))
            self._cards[person] = whole.removeprefix(self._standing)
        return msgspec.Raw(self._standing + self._cards[person])  # type: ignore[return-value]  # encoded already

    def past(
        self, person: str | None, seat: int | None, first: int, last: int, now: int
    ) -> Callable[[], list[Position]]:
        """The table after each number of its decisions from the first to the last, all from one replay.

        The replay is left to the caller, and may run beside the event loop: it touches nothing that goes on meanwhile.
        """
        total = len(self.record.decisions)
        if not 0 <= first <= last <= total:
            beyond = last if last > total else first
            raise NotFound(f"This game has the positions 0 to {total}, not {beyond}.")
        present = self.position(person, seat, self.version, now)
        present.prompt, present.choices, present.can_undo = None, [], False
        record = msgspec.structs.replace(self.record, decisions=self.record.decisions[:last], result=None)

        def replay() -> list[Position]:
            return [
                msgspec.structs.replace(
                    present,
                    decisions=step.number,
                    view=step.state.view(seat),
                    journal=[_block(step.state, step.number, step.seat, seat)],
                )
                for step in record.replay(journal=True)
                if step.number >= first
            ]

        return replay

    def why(self, seat: int, element: str) -> WhyNot | None:
        if element not in self.game.elements(self.state, seat):
            raise NotFound(f"There is no element {element[:60]!r} on this board.")
        return self.game.why_not(self.state, seat, element)

    def plans(self, seat: int) -> list[Plan]:
        return self.game.plans(self.state, seat) if seat in self.waiting else []

    def _clocks(self, now: int) -> Clocks:
        waiting = self.waiting
        return Clocks(
            left=self.clocks.left(now),
            running=waiting,
            up=[seat for seat in waiting if not self.seats[seat].mind and self.clocks.is_up(seat, now)],
        )

    def _journal(self, seat: int | None, since: int | None) -> list[Block]:
        """What happened since a version: from what is kept for those who watch, else by replaying the game."""
        if since is None or self.session is None or since >= self.version:
            return []
        known, total = self._decisions_at(since), len(self._numbers)
        if known == total:
            return []
        if known == total - 1 and self._recent and self._recent[-1][0] == total and seat in self._recent[-1][1]:
            return [self._recent[-1][1][seat]]  # type: ignore[list-item]  # encoded already
        kept = [blocks[seat] for number, blocks in self._recent if number > known and seat in blocks]
        if len(kept) == total - known:
            return kept  # type: ignore[return-value]  # encoded already
        if known == total - 1:
            return [self._block(self.session.state, total, seat)]
        steps = self.session.record.replay(journal=True)
        return [_block(step.state, step.number, step.seat, seat) for step in steps if step.number > known]

    def _block(self, state: State, number: int, seat: int | None) -> Block:
        assert self.session is not None
        return _block(state, number, self.session.deciders[number - 1] if number else None, seat)

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

    def decision(self, seat: int, choice: int, request: str, at: int, wall: int) -> Change:
        """The entry of a decision; refused if it is not legal."""
        after = self.state.after(choice, seat)
        text = decision_text(self.state, seat, choice)
        change = self._change("decision", seat, text, request, at, wall, after, self.row.decisions + 1)
        change.after = after
        if self.game.open_to_all and self.watching:  # now, while the processor has all of it at hand
            change.seen = _around_seat(after.shown(None))
            change.news = msgspec.Raw(encode(_block(after, self.row.decisions + 1, seat, None)))
        return change

    def undo(self, seat: int, answers: int, request: str, at: int, wall: int) -> Change:
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
        return self._change("undo", seat, "", request, at, wall, before, self.row.decisions - 1)

    def seated(
        self, kind: Kind, changed: list[SeatRow], seat: int, text: str, request: str | None, at: int, wall: int
    ) -> Change:
        """The entry of a change of who sits where, or who decides for whom."""
        new = {each.seat: each for each in changed}
        seats = [new.get(each.seat, each) for each in self.seats]
        state = self.session.state if self.session else None
        status, decisions = self.row.status, self.row.decisions
        if kind == "start":
            status, decisions = "playing", len(self._opening)
            state = self._begun(seats).state
        elif kind == "close":
            status = "closed"
        change = self._change(kind, seat, text, request, at, wall, state, decisions, seats, status)
        change.seat_rows = [msgspec.structs.asdict(each) for each in changed]
        return change

    def _change(
        self,
        kind: Kind,
        seat: int,
        text: str,
        request: str | None,
        at: int,
        wall: int,
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
        index = Index(version, status, decisions, asked, minds_asked, wall, encoded)
        return Change(self.row.id, Entry(version, kind, seat, text, request, at, wall), index)

    # What has happened.

    def accept(self, change: Change) -> None:
        """A change of ours is durable: now it is so."""
        self.followed = False
        self._index(change.index)
        for row in change.seat_rows:
            self.seats[row["seat"]] = msgspec.convert(row, SeatRow)
            self._cards.clear()
        self._happen(change.entry, change.after)
        self._seen = change.seen
        if change.entry.kind in ("decision", "undo"):
            self._keep_news(change.entry.kind, change.news)

    def follow(self, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> None:
        """Changes that another server process has made."""
        self.row, self.seats = row, seats
        self.followed = self.followed or bool(log)
        self._standing = None
        self._cards.clear()
        for entry in log:
            self._happen(entry, None)
            if entry.kind in ("decision", "undo"):
                self._keep_news(entry.kind)

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
            self._happen(entry, None)
        self._undone = undone
        for seat in self.waiting:
            self._questions[seat] = max(self._questions[seat], undone)

    def _begun(self, seats: list[SeatRow]) -> Session:
        players = [Player(each.name, each.mind if each.kind == "mind" else None) for each in seats]
        seed = int(self.row.seed, 16)
        record = Record.begin(self.game, players, seed, dict(self.row.options))
        record.decisions = list(self._opening)
        return Session(record)

    def _happen(self, entry: Entry, after: State | None) -> None:
        """One entry of the log; if it is a decision of our own, we know already where it leads."""
        self._seen = self._standing = None
        self.requests.add(entry.request)
        if entry.kind == "start":
            self.session = self._begun(self.seats)
            self._begun_at = entry.number
            self._numbers = [entry.number] * len(self._opening)
        elif entry.kind == "opening":
            self._opening.append(entry.text)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        if self.session is None:
            return
        before = self.session.state
        asked = before.waiting
        legal = {seat: before.legal(seat) for seat in asked} if len(asked) > 1 else {}
        seat = entry.seat
        if entry.kind == "decision":
            if after is not None:
                self.session.go_on(after, entry.text, seat)
            else:
                try:
                    seat, choice = parse_decision(before, entry.text)
                except LudothekError as error:
                    raise BadRecord(f"Entry {entry.number} of table {self.id} does not replay: {error}") from None
                self.session.decide(choice, seat)
            self._numbers.append(entry.number)
            self.clocks.decided(seat, entry.at)
        elif entry.kind == "undo":
            self.session.undo(seat)
            self._numbers.pop()
            self._undone = entry.number
            self.clocks.undone()
        state = self.session.state
        waiting = state.waiting
        self.clocks.asks(waiting, entry.at)
        for each in waiting:
            same = each in legal and each != seat and entry.kind == "decision" and state.legal(each) == legal[each]
            if entry.kind in ("decision", "undo", "start") and not same:
                self._questions[each] = entry.number

    def _keep_news(self, kind: Kind, news: msgspec.Raw | None = None) -> None:
        """Remember the last decision's events for those who watch, in case they fall behind."""
        total = len(self._numbers)
        while self._recent and self._recent[-1][0] > total - (kind == "decision"):
            self._recent.pop()
        if kind == "decision" and self.watching:
            self._recent.append((total, self._news(total, news)))

    def _news(self, total: int, news: msgspec.Raw | None) -> dict[int | None, msgspec.Raw]:
        """The last decision's events for everyone who watches, ready to be sent."""
        if news is not None:
            return dict.fromkeys(self.watching, news)
        return {seat: msgspec.Raw(encode(self._block(self.state, total, seat))) for seat in self.watching}


def _block(state: State, number: int, decider: int | None, seat: int | None) -> Block:
    """What the decision brought about that led to a state, as a seat may know it."""
    events = encoded(state.game.events(state, seat))
    return Block(decision=number, seat=decider, events=events)  # type: ignore[arg-type]  # encoded already


def _around_seat(view: object) -> tuple[bytes, bytes]:
    """A spectator's view, encoded: what comes before and after the number of the seat.

    >>> _around_seat({"title": "worldsfair", "seat": None, "seats": 2})
    (b'{"title":"worldsfair","seat":', b',"seats":2}')
    """
    before, name, after = encode(view).partition(b'"seat":')  # the first there is, see Game.open_to_all
    return before + name, after.removeprefix(b"null")


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
