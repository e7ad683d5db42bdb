"""What is told of a table: positions for one pair of eyes, the journal, and what of them is encoded once for many."""

# Compiled with mypyc.

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from ludothek.kernel.digest import since_asked
from ludothek.kernel.errors import UnknownTopic, as_given
from ludothek.kernel.record import Step
from ludothek.kernel.rng import seed_hash
from ludothek.kernel.session import Session
from ludothek.kernel.speech import CHANGES
from ludothek.kernel.state import State
from ludothek.kernel.words import Event, Message, Plan, WhyNot
from ludothek.protocol import Block, Clocks
from ludothek.server.encoding import encode, encoded
from ludothek.server.log import Change, Kind
from ludothek.server.past import Replay, block, snapshot
from ludothek.server.refusals import NotFound
from ludothek.server.rows import card, seat_cards, standing
from ludothek.server.sent import SentBlock, SentPosition
from ludothek.server.table import Table

RECENT = 12
"""How many of the last decisions' events are kept for those who watch; who is further behind costs a replay."""
MOST_BLOCKS = 2000
"""In one journal: the newest. The longest games are about as long; what was before is told position by position."""
MOST_NEWS = 300
"""Decisions that a digest goes back, though a seat was last asked before them."""

SAME_TIME = 50
"""Milliseconds for which a frame for all is the right one: the clocks in it go on."""


class Telling:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.watching: dict[int | None, int] = {}  # how many connections look through whose eyes
        self.tired: set[int] = set()  # seats for whose computer player a weaker one has decided
        self.seatings = 0  # how often it has changed who sits where
        self._recent: deque[tuple[int, dict[int | None, msgspec.Raw]]] = deque(maxlen=RECENT)
        self._seed_hash = seed_hash(int(table.row.seed, 16))
        self._standing: bytes | None = None  # the beginning of the table's card
        self._cards: dict[str | None, bytes] = {}  # the rest of it, as each person sees it
        self._view_for_all: tuple[bytes, bytes] | None = None  # before and after whose view it is
        self._frames: dict[tuple[int | None, bytes], tuple[int, bytes]] = {}  # of spectators, and when they were made

    # Positions.

    def position(self, person: str | None, seat: int | None, since: int | None, now: int) -> SentPosition:
        """All that somebody who looks through a seat, or as a spectator, may know, with the journal since a version."""
        table = self.table
        row, session = table.row, table.session
        state = session.state if session else None
        position = SentPosition(
            table=self._card(person),
            version=row.version,
            seat=seat,
            decisions=row.decisions,
            seed_hash=self._seed_hash,
            seed=row.seed if row.status == "finished" and not table.sealed else None,
            view=self._view(state, seat) if state else None,
            prompt=None,
            choices=[],
            journal=self._journal(seat, since),
            can_undo=False,
            can_hint=False,
            asked_since=None,
            clocks=None,
            rematch=table.rematch,
            tired=sorted(self.tired),
        )
        if session is not None and state is not None and row.status == "playing":
            position.clocks = self._clocks(now)
            if seat is not None and not table.seats[seat].mind:
                position.can_undo = session.can_undo(seat)
                if state.is_waiting(seat):
                    position.prompt = table.game.prompt(state, seat)
                    position.choices = encoded(table.game.choices(state, seat))
                    position.can_hint = table.has_hints(seat)
                    position.asked_since = table.asked_since(seat)
        return position

    def frame_for_all(self, person: str | None, since: int | None, now: int, make: Callable[[], bytes]) -> bytes:
        """A spectator's position, framed: once for all to whom it says the same, who hear of it at the same time."""
        key = since, self._rest_of_card(person)
        made, frame = self._frames.get(key, (0, b""))
        if not frame or now - made > SAME_TIME:
            frame = make()
            self._frames[key] = now, frame
        return frame

    def past(
        self, person: str | None, seat: int | None, first: int, last: int, now: int
    ) -> Callable[[], list[SentPosition]]:
        """A function that returns the positions after so many decisions, from the first to the last number.

        They are those of the game as it is now, though they have to be replayed before the function returns them.
        """
        table = self.table
        total = len(table.record.decisions)
        if not 0 <= first <= last <= total:
            beyond = last if last > total else first
            raise NotFound("position", last=total, number=beyond)
        present = self.position(person, seat, table.version, now)
        present.view, present.prompt, present.choices, present.can_undo = None, None, [], False
        present.can_hint, present.asked_since = False, None
        return PastPositions(table, seat, first, last, present).find

    def why(self, seat: int, element: str) -> WhyNot | None:
        """Why pointing at an element chooses nothing; ``None`` if it does choose something."""
        table = self.table
        if element not in table.game.elements(table.state, seat):
            raise NotFound("element", element=as_given(element))
        return table.game.why_not(table.state, seat, element)

    def plans(self, seat: int) -> list[Plan]:
        """What a seat that is asked can reach with several choices in a row."""
        table = self.table
        return table.game.plans(table.state, seat) if table.asks_person(seat) else []

    def spoken(self, seat: int | None, topic: str) -> list[Message]:
        """What is said of a topic to somebody who looks through a seat, or as a spectator."""
        game, state = self.table.game, self.table.state
        asked = seat is not None and not self.table.seats[seat].mind
        if topic == CHANGES:
            return game.changes(self._since_asked(seat), seat)
        try:
            return game.spoken(state, seat, topic, asked=asked)
        except UnknownTopic as error:
            raise NotFound(str(error)) from None

    def _view(self, state: State, seat: int | None) -> object:
        """What a seat sees; where all see the same, it is encoded once for them."""
        if not self.table.game.open_to_all:
            return state.shown(seat)
        if self._view_for_all is None:
            self._view_for_all = _around_seat(state.shown(None))
        before, after = self._view_for_all
        whose = b"null" if seat is None else b"%d" % seat
        return msgspec.Raw(before + whose + after)

    def _card(self, person: str | None) -> msgspec.Raw:
        """The table's card, encoded: what a decision changes once for all, the rest once for each person."""
        rest = self._rest_of_card(person)
        if self._standing is None:
            self._standing = encode(standing(self.table.row)).removesuffix(b"}")
        return msgspec.Raw(self._standing + rest)

    def _rest_of_card(self, person: str | None) -> bytes:
        rest = self._cards.get(person)
        if rest is None:
            row = self.table.row
            whole = encode(card(row, seat_cards(self.table.seats, person), person))
            rest = self._cards[person] = whole.removeprefix(encode(standing(row)).removesuffix(b"}"))
        return rest

    def _clocks(self, now: int) -> Clocks:
        table = self.table
        waiting = table.waiting
        return Clocks(
            left=table.clocks.left(now),
            running=waiting,
            up=[seat for seat in waiting if not table.seats[seat].mind and table.clocks.is_up(seat, now)],
            waited=table.clocks.waited(now),
        )

    # The journal.

    def _journal(self, seat: int | None, since: int | None) -> list[msgspec.Raw | SentBlock]:
        """What happened since a version: from what is kept for those who watch, else by replaying the game."""
        session = self.table.session
        if since is None or session is None or since >= self.table.version:
            return []
        known, total = self.table.decisions_at(since), len(session.deciders)
        if known == total:
            return []
        if known == total - 1 and self._recent and self._recent[-1][0] == total and seat in self._recent[-1][1]:
            return [self._recent[-1][1][seat]]
        kept: list[msgspec.Raw | SentBlock] = [
            blocks[seat] for number, blocks in self._recent if number > known and seat in blocks
        ]
        if len(kept) == total - known:
            return kept
        return self._older_journal(session, seat, max(known + 1, total + 1 - MOST_BLOCKS))

    def _older_journal(self, session: Session, seat: int | None, first: int) -> list[msgspec.Raw | SentBlock]:
        """The journal from a number on: from what was replayed before, and from the states that are at hand."""
        total = len(session.deciders)
        oldest = total - len(session.before)  # of the states at hand
        replayed = self.table.past.blocks(seat) if first < oldest else {}
        journal: list[msgspec.Raw | SentBlock] = []
        for number in range(first, total + 1):
            if number >= oldest:
                journal.append(self._block_at_hand(session, seat, number))
            elif number in replayed:
                journal.append(replayed[number])
            else:
                raise self.table.past.without_blocks(session.record, seat, number)
        return journal

    def _block_at_hand(self, session: Session, seat: int | None, number: int) -> SentBlock:
        back = len(session.deciders) - number
        state = session.before[-back] if back else session.state
        return block(state, number, session.deciders[number - 1] if number else None, seat)

    def _since_asked(self, seat: int | None) -> list[Event]:
        """What happened since a seat was last asked."""
        session = self.table.session
        if session is None or not session.deciders:
            return []
        first = max(since_asked(session.deciders, seat), len(session.deciders) + 1 - MOST_NEWS)
        journal = self._older_journal(session, seat, first)
        return [event for each in journal for event in msgspec.json.decode(encode(each), type=Block).events]

    # What has changed.

    def prepare(self, change: Change) -> None:
        """Encode what a decision of ours leads to for all who watch, while the processor has all of it at hand."""
        after = change.after
        if after is not None and self.watching and self.table.game.open_to_all:
            change.view = _around_seat(after.shown(None))
            change.news = msgspec.Raw(encode(block(after, change.index.decisions, change.entry.seat, None)))

    def accept(self, change: Change) -> None:
        """A change of ours has happened at the table."""
        if change.seat_rows:
            self.seatings += 1
            self.forget_cards()
        self.happened(change.entry.kind, change.news)
        self._view_for_all = change.view

    def happened(self, kind: Kind, news: msgspec.Raw | None = None) -> None:
        """An entry of the log has happened; ``news`` are a decision's events for all, if all may know the same."""
        self._view_for_all = self._standing = None
        self._frames.clear()
        session = self.table.session
        if session is not None and kind in ("decision", "undo"):
            self._keep_news(session, kind, news)

    def thought(self, seat: int, weaker: bool) -> None:
        """A computer player has thought, or has left that to a weaker one; told with its decision."""
        if weaker:
            self.tired.add(seat)
        else:
            self.tired.discard(seat)

    def forget_cards(self) -> None:
        """Somebody else sits somewhere, or the row was read anew."""
        self.tired.clear()
        self._standing = None
        self._cards.clear()
        self._frames.clear()

    def _keep_news(self, session: Session, kind: Kind, news: msgspec.Raw | None) -> None:
        """Remember the last decision's events for those who watch, in case they fall behind."""
        total = len(session.deciders)
        while self._recent and self._recent[-1][0] > total - (kind == "decision"):
            self._recent.pop()
        if kind == "decision" and self.watching:
            self._recent.append((total, self._news(session, news)))

    def _news(self, session: Session, news: msgspec.Raw | None) -> dict[int | None, msgspec.Raw]:
        """The last decision's events for everyone who watches, ready to be sent."""
        if news is not None:
            return dict.fromkeys(self.watching, news)
        total = len(session.deciders)
        return {seat: msgspec.Raw(encode(self._block_at_hand(session, seat, total))) for seat in self.watching}


def _around_seat(view: object) -> tuple[bytes, bytes]:
    """A spectator's view, encoded: what comes before and after the number of the seat.

    >>> _around_seat({"title": "worldsfair", "seat": None, "seats": 2})
    (b'{"title":"worldsfair","seat":', b',"seats":2}')
    """
    before, name, after = encode(view).partition(b'"seat":')  # the first there is, see Game.open_to_all
    return before + name, after.removeprefix(b"null")


class PastPositions(Replay):
    """Positions of a game as it is now, of which one after another is made from what is replayed."""

    def __init__(self, table: Table, seat: int | None, first: int, last: int, present: SentPosition) -> None:
        super().__init__(table.past, table.record, snapshot(table.record, last), first)
        self._seat = seat
        self._present = present
        self._found: list[SentPosition] = []
        self._seen: list[SentPosition] = []

    def find(self) -> list[SentPosition]:
        if not self._found:
            self._seen.clear()
            raise self.not_at_hand()
        return self._found

    def show(self, step: Step) -> None:
        told = encode(block(step.state, step.number, step.seat, self._seat))
        journal: list[msgspec.Raw | SentBlock] = [msgspec.Raw(told)]
        view = msgspec.Raw(encode(step.state.view(self._seat)))
        self._seen.append(msgspec.structs.replace(self._present, decisions=step.number, view=view, journal=journal))

    def put(self, same: int) -> None:
        self._found.extend(self._seen)
