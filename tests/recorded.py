"""Whole games kept for ever: what each of a title's must show, how to search for one, how to check it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import ludothek
from ludothek.kernel import Record, Rng, Session, State
from ludothek.kernel.mind import playout
from ludothek.kernel.state import Note
from ludothek.minds import mind

RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Step:
    """One decision, what it brought about, and the table after it."""

    decision: str
    notes: list[Note]
    state: State

    def has(self, *codes: int) -> bool:
        return any(note[0] in codes for note in self.notes)


@dataclass(frozen=True)
class Wanted:
    """A game to be kept: its file, who plays it with which options, and what must happen in it."""

    name: str
    seats: int
    mind: str
    feature: Callable[[Step], bool]
    options: Mapping[str, object] = field(default_factory=dict)
    hint: Callable[[State], bool] = lambda end: True
    """What the end of a random game looks like that may have the feature: rare ones need many tries."""


def steps(record: Record) -> Iterator[Step]:
    for number, _, _, state in record.replay(journal=True):
        yield Step(record.decisions[number - 1] if number else "", list(state.journal or ()), state)


def check(title: str, wanted: Wanted) -> None:
    """The kept game replays to its result and shows what it was kept for."""
    record = Record.read((RECORDS / title / f"{wanted.name}.json").read_text(encoding="utf-8"))
    assert record.result is not None
    assert len(record.seats) == wanted.seats
    assert all(record.options[name] == value for name, value in wanted.options.items())
    assert any(wanted.feature(step) for step in steps(record)), wanted.name


def check_all_are_wanted(title: str, wanted: Sequence[Wanted]) -> None:
    assert {path.stem for path in (RECORDS / title).glob("*.json")} == {each.name for each in wanted}


def search(title: str, wanted: Sequence[Wanted]) -> None:
    """Try seeds until every wanted game is found, and write those that are not there yet. Written ones never change."""
    folder = RECORDS / title
    folder.mkdir(parents=True, exist_ok=True)
    for each in wanted:
        path = folder / f"{each.name}.json"
        if not path.exists():
            path.write_text(_find(title, each).write(), encoding="utf-8")
            print(path.name)


def _find(title: str, wanted: Wanted) -> Record:
    seed = 0
    while True:
        seed += 1
        if wanted.mind == "random" and not _may_have(title, wanted, seed):
            continue
        record = _played(title, wanted, seed)
        if any(wanted.feature(step) for step in steps(record)):
            return record


def _may_have(title: str, wanted: Wanted, seed: int) -> bool:
    state = ludothek.game(title).new(wanted.seats, seed, wanted.options)
    playout(state, Rng.from_seed(seed).branch())
    return wanted.hint(state)


def _played(title: str, wanted: Wanted, seed: int) -> Record:
    """The game of a seed, played by one kind of mind in all seats; random ones play as ``playout`` does."""
    game = ludothek.game(title)
    names = [wanted.mind] * wanted.seats
    session = Session.start(game, names, seed, wanted.options, list(names))
    rng = Rng.from_seed(seed).branch()
    player = mind(game, wanted.mind)
    while not session.state.over:
        seat = session.state.to_move
        state = session.state if wanted.mind == "random" else session.state.determinize(seat, rng)
        session.decide(player.choose(state, seat, rng), seat)
    return session.record
