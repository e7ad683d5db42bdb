"""What is told of a game's past comes from states and blocks that were kept: the same as from a replay of the whole."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from ludothek.kernel.arrays import ints
from ludothek.kernel.record import Record, Step
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng, seed_text
from ludothek.kernel.session import KEPT
from ludothek.protocol import Bank, Terms
from ludothek.server.caretaker import FORGET_AFTER
from ludothek.server.encoding import encode
from ludothek.server.loaded import LoadedTable
from ludothek.server.log import Change, Entry
from ludothek.server.past import block
from ludothek.server.replays import NotAtHand
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from ludothek.server.table import Table

T = TypeVar("T")
TITLES = ("worldsfair", "essen", "euphoria", "sealed")
CLOCKS = (None, Bank(seconds=600))


class Played:
    """A table in memory, with the log that a database would hold."""

    def __init__(self, title: str, clock: Bank | None = None, opening: list[str] | None = None, seats: int = 3) -> None:
        self.rng = random.Random(5)
        self.seats = min(seats, find_game(title).max_seats)
        self.log = [Entry(number, "opening", 0, text) for number, text in enumerate(opening or [], 1)]
        self.title, self.clock = title, clock
        self.rows = [self._seat(seat) for seat in range(self.seats)]
        self.loaded = LoadedTable(Table(self._row(), self._seats(), list(self.log)))
        self.do(lambda table: table.seated("start"))

    def _row(self) -> TableRow:
        game = find_game(self.title)
        return TableRow(
            id="t",
            title=self.title,
            rules=game.rules_version,
            options=game.settle({}),
            seed=seed_text(7),
            terms=Terms(clock=self.clock),
            host="ada",
            wall=0,
            listed=True,
            status="open",
            version=len(self.log),
            decisions=0,
            waiting=0,
            minds_asked=False,
            changed=0,
            result=None,
        )

    def _seat(self, seat: int) -> SeatRow:
        return SeatRow(seat=seat, kind="person", name=f"Ada {seat}", person="ada", mind=None)

    def _seats(self) -> list[SeatRow]:
        return [msgspec.structs.replace(row) for row in self.rows]

    @property
    def table(self) -> Table:
        return self.loaded.table

    def do(self, propose: Callable[[Table], Change]) -> None:
        change = found(lambda: propose(self.table))
        change.stamp(f"r{len(self.log)}", 1000 * len(self.log), len(self.log))
        self.log.append(msgspec.structs.replace(change.entry))
        for row in change.seat_rows:
            self.rows[row["seat"]] = msgspec.convert(row, SeatRow)
        self.loaded.telling.prepare(change)
        self.loaded.accept(change)

    def decide(self) -> None:
        table = self.table
        seat = self.rng.choice(table.waiting)
        legal = table.state.legal(seat)
        choice = table.state.wander(seat, ints(legal), len(legal), Rng.from_seed(self.rng.getrandbits(60)))
        self.do(lambda table: table.decision(seat, choice))

    def take_back(self) -> bool:
        session = self.table.session
        assert session is not None
        if not session.deciders or not session.can_undo(session.deciders[-1]):
            return False
        self.do(lambda table: table.undo(session.deciders[-1], table.version))
        return True

    def hand(self, mind: str | None) -> None:
        seat = self.rng.randrange(self.seats)
        row = msgspec.structs.replace(self.table.seats[seat], mind=mind)
        self.do(lambda table: table.seated("handover" if mind else "takeback", [row], seat, mind or ""))

    def read_again(self) -> LoadedTable:
        """The same table, as another process reads it."""
        row = msgspec.structs.replace(self.table.row)
        return LoadedTable(Table(row, self._seats(), [msgspec.structs.replace(entry) for entry in self.log]))

    def play(self, changes: int) -> None:
        for _ in range(changes):
            if self.table.row.status != "playing":
                return
            what = self.rng.random()
            if what < 0.1:
                self.hand("greedy" if what < 0.05 else None)
            if what > 0.25 or not sum(self.take_back() for _ in range(self.rng.randrange(1, 7))):
                self.decide()


def found(find: Callable[[], T]) -> T:
    """What a server finds, which replays what is not at hand."""
    while True:
        try:
            return find()
        except NotAtHand as missing:
            put = missing.replay(lambda: None)
        put()


def told_to(loaded: LoadedTable, seat: int | None) -> bytes:
    """All that somebody is told who looks through a seat for the first time."""
    return encode(found(lambda: loaded.telling.position("ada", seat, 0, 10**6)))


def journals(loaded: LoadedTable, seat: int | None, since: int) -> tuple[bytes, bytes]:
    """The journal that is told since a version, and that of a replay of the whole game."""
    told = found(lambda: loaded.telling.position("ada", seat, since, 0)).journal
    known = loaded.table.decisions_at(since)
    steps = loaded.table.record.replay(journal=True)
    whole = [block(step.state, step.number, step.seat, seat) for step in steps if step.number > known]
    return encode(told), encode(whole if since < loaded.table.version else [])


def eyes_of(played: Played) -> list[int | None]:
    return [None, *range(played.seats)]


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("title", TITLES)
def test_the_journal_is_the_same_as_by_a_replay_for_all_eyes(title: str, clock: Bank | None) -> None:
    played = Played(title, clock)
    for _ in range(12):
        played.play(9)
        for eyes in eyes_of(played):
            for since in (0, played.rng.randrange(played.table.version + 1), played.table.version - 2):
                told, replayed = journals(played.loaded, eyes, since)
                assert told == replayed


@pytest.mark.parametrize("title", TITLES)
def test_the_journal_is_the_same_at_a_table_that_goes_on_from_a_position(title: str) -> None:
    source = Played(title)
    source.play(150)
    late = len(source.table.record.decisions) * 2 // 3
    played = Played(title, CLOCKS[1], source.table.record.decisions[:late])
    while played.take_back():
        pass
    for _ in range(4):
        played.play(5)
        for eyes in eyes_of(played):
            told, replayed = journals(played.loaded, eyes, 0)
            assert told == replayed


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("title", TITLES)
def test_a_table_that_is_read_again_tells_all_eyes_the_same(title: str, clock: Bank | None) -> None:
    played = Played(title, clock)
    for _ in range(8):
        played.play(12)
        again = played.read_again()
        for eyes in eyes_of(played):
            assert told_to(again, eyes) == told_to(played.loaded, eyes)
        assert [again.table.asked_since(seat) for seat in range(played.seats)] == [
            played.table.asked_since(seat) for seat in range(played.seats)
        ]
        assert again.table.record == played.table.record


@pytest.mark.parametrize("title", TITLES)
def test_who_follows_another_process_tells_the_same(title: str) -> None:
    played = Played(title, CLOCKS[1])
    follower = played.read_again()
    for _ in range(10):
        known = len(played.log)
        played.play(played.rng.randrange(1, 12))
        log = [msgspec.structs.replace(entry) for entry in played.log[known:]]
        found(partial(follower.table.expect, log))
        follower.follow(msgspec.structs.replace(played.table.row), played._seats(), log)
        for eyes in eyes_of(played):
            assert told_to(follower, eyes) == told_to(played.loaded, eyes)


@pytest.mark.parametrize("title", TITLES)
def test_positions_of_the_past_are_the_same_from_kept_states(title: str) -> None:
    played = Played(title)
    played.play(170)
    total = len(played.table.record.decisions)
    for eyes in (None, 0):
        fresh = played.read_again()
        whole = found(fresh.telling.past("ada", eyes, 0, total, 0))
        for _ in range(12):
            first = played.rng.randrange(total + 1)
            last = min(total, first + played.rng.randrange(20))
            part = found(fresh.telling.past("ada", eyes, first, last, 0))
            assert encode(part) == encode(whole[first : last + 1])


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of every step that is replayed, in their order."""
    numbers: list[int] = []
    replay = Record.replay

    def counted(record: Record, *arguments: Any, **named: Any) -> Iterator[Step]:
        for step in replay(record, *arguments, **named):
            numbers.append(step.number)
            yield step

    monkeypatch.setattr(Record, "replay", counted)
    return numbers


def late_in_a_game() -> Played:
    """A table that went on late in a long game, where the last decision can be taken back."""
    source = Played("euphoria", seats=6)
    source.play(500)
    decisions = source.table.record.decisions
    for late in range(len(decisions), 0, -1):
        played = Played("euphoria", CLOCKS[1], decisions[:late], seats=6)
        if played.take_back():
            return played
    raise AssertionError("nothing can be taken back in this game")


def test_deciding_and_taking_back_replays_nothing_however_late_it_is(replayed: list[int]) -> None:
    played = late_in_a_game()
    assert len(played.table.record.decisions) > 150
    played.rng.seed(2)
    replayed.clear()
    undone = 0
    for _ in range(40):
        played.decide()
        undone += played.take_back()
    assert undone > 5
    assert replayed == []


def test_a_table_on_which_much_was_taken_back_is_read_in_one_go(replayed: list[int]) -> None:
    """The decisions it took over are replayed once, when it starts; the others follow from there."""
    played = late_in_a_game()
    opening = sum(entry.kind == "opening" for entry in played.log)
    for _ in range(60):
        played.decide()
        played.take_back()
    assert sum(entry.kind == "undo" for entry in played.log) > 10
    replayed.clear()
    again = played.read_again()
    assert replayed == list(range(opening + 1))
    assert again.table.record == played.table.record


def test_who_looks_back_again_costs_no_replay_and_who_is_a_little_behind_a_short_one(replayed: list[int]) -> None:
    played = Played("essen")
    played.play(120)
    total = len(played.table.record.decisions)
    loaded = played.loaded
    replayed.clear()
    first = told_to(loaded, 1)
    assert len(replayed) == total + 1
    replayed.clear()
    assert told_to(loaded, 1) == first
    assert replayed == []
    found(loaded.telling.past("ada", 0, total - 1, total, 0))
    assert len(replayed) <= 64 + 1
    played.table.past.clear()
    replayed.clear()
    assert told_to(loaded, 1) == first
    assert len(replayed) == total + 1


def test_a_very_long_journal_is_told_from_its_newest_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("worldsfair")
    played.play(60)
    monkeypatch.setattr("ludothek.server.telling.MOST_BLOCKS", 20)
    total = len(played.table.record.decisions)
    told = found(lambda: played.loaded.telling.position("ada", None, 0, 0)).journal
    assert [each["decision"] for each in msgspec.json.decode(encode(told))] == list(range(total - 19, total + 1))


def test_the_past_is_dropped_when_nobody_asks_for_it_or_it_takes_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Settings(data=tmp_path))
    caretaker = services.caretaker
    games = [Played("essen") for _ in range(3)]
    for number, played in enumerate(games):
        played.play(60)
        told_to(played.loaded, 1)
        services.tables.loaded[str(number)] = played.loaded
    old, newer, newest = (played.table.past for played in games)
    session = games[0].table.session
    assert session is not None
    session.remember([session.state] * 7)
    old.used -= FORGET_AFTER + 1
    caretaker._forget()
    assert [past.size > 0 for past in (old, newer, newest)] == [False, True, True]
    assert len(session.before) == KEPT
    monkeypatch.setattr("ludothek.server.caretaker.MOST_PAST", newest.size + 1)
    caretaker._forget()
    assert [past.size > 0 for past in (old, newer, newest)] == [False, False, True]
    services.engine.dispose()


def test_the_past_takes_what_it_says_and_nothing_once_it_is_dropped() -> None:
    played = Played("essen")
    played.play(100)
    past = played.table.past
    assert past.size == 0
    told_to(played.loaded, 1)
    blocks = past.size
    assert blocks > 10_000
    while played.take_back():
        pass
    past.cut(10)
    assert 0 < past.size < blocks / 5
    past.clear()
    assert past.size == 0


def test_who_looks_back_leaves_nothing_for_the_collector_of_garbage() -> None:
    """What holds itself stays in memory until the collector comes round, and here that would be whole games."""
    played = Played("worldsfair")
    played.play(40)
    loaded = played.read_again()
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            find = loaded.telling.past("ada", 0, 0, 20, 0)
            assert len(found(find)) == 21
            found(lambda: loaded.telling.position("ada", 0, 0, 0))
            loaded.table.forget_past()
        del find
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = [each for each in gc.garbage if type(each).__module__.startswith("ludothek")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not left
