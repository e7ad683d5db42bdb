"""All computer players against each other: who meets whom, and a folder in which it can be gone on with at any time."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import combinations, combinations_with_replacement, islice
from pathlib import Path

import msgspec

from ludothek.arena.pools import Pool
from ludothek.arena.simulate import TOGETHER, Played, Task, game_with, play
from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.options import Options
from ludothek.kernel.record import Record, Result
from ludothek.kernel.rng import Rng
from ludothek.minds import mind


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which minds play which title, how many of them at a table, how often, from which seed."""

    title: str
    minds: tuple[str, ...]
    seats: int
    games: int
    seed: str
    """In hexadecimal digits, as records write it."""
    options: Options = {}
    content: str | None = None
    """The text of an owner's own data file, if it is played with one."""

    @property
    def game(self) -> Game:
        return game_with(self.title, self.content)

    def check(self) -> None:
        """Complain before the first game, not in the middle."""
        game = self.game
        game.new(self.seats, int(self.seed, 16), self.options)
        for name in self.minds:
            mind(game, name)
            if (times := self.minds.count(name)) > 1:
                raise LudothekError("mind-enters-once", name=name, times=times)
        if not self.minds:
            raise LudothekError("tournament-without-minds")
        if self.games < 1:
            raise LudothekError("games", games=self.games)


def lineups(minds: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who sits together: all groups of different minds, or if there are too few, all mixtures of at least two.

    >>> lineups(("a", "b", "c"), 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(("a", "b"), 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(minds) >= seats:
        return list(combinations(minds, seats))
    mixed = [group for group in combinations_with_replacement(minds, seats) if len({*group}) > 1]
    return mixed or [minds * seats]


def tasks(tournament: Tournament) -> Iterator[Task]:
    """The games in their order: each deal is played by every group, with everybody in every seat once."""
    groups = lineups(tournament.minds, tournament.seats)
    rng = Rng.from_seed(int(tournament.seed, 16))
    return islice(_endless(tournament, groups, rng), tournament.games)


def _endless(tournament: Tournament, groups: list[tuple[str, ...]], rng: Rng) -> Iterator[Task]:
    number = 0
    while True:
        deal = rng.seed()
        for group in groups:
            for shift in range(tournament.seats):
                yield Task(tournament, number, group[shift:] + group[:shift], deal, rng.seed())
                number += 1


def start(tournament: Tournament, pool: Pool, played: int = 0) -> Generator[Played, None, None]:
    """Play all games but the first so many, which were played before. Close it to stop."""
    tournament.check()
    return pool.map(play, islice(tasks(tournament), played, None), tournament.games - played, TOGETHER)


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A game in the file."""

    minds: tuple[str, ...]
    record: Record
    result: Result
    tallies: tuple[dict[str, int], ...]


class Games:
    """The file in which a tournament is kept game by game: first what is played, then a line for each."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.played: list[Played] = []
        """What was played before."""
        if path.exists():
            self._read(tournament)
        if not path.exists() or not path.stat().st_size:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(tournament) + b"\n")
        self._file = path.open("ab")

    @staticmethod
    def begun(path: Path) -> Tournament | None:
        """The tournament in a file, if there is one."""
        try:
            with path.open("rb") as file:
                return msgspec.json.decode(file.readline(), type=Tournament)
        except (OSError, msgspec.DecodeError):
            return None

    def _read(self, tournament: Tournament) -> None:
        head, *lines = self.path.read_bytes().splitlines(keepends=True) or [b""]
        kept = head
        if not head:
            return
        try:
            begun = msgspec.json.decode(head, type=Tournament)
            if msgspec.structs.replace(begun, games=tournament.games) != tournament:
                raise LudothekError("other-tournament", path=str(self.path), begun=_told(begun))
            for line in lines[: tournament.games]:
                if not line.endswith(b"\n"):
                    break  # it was being written when everything ended
                game = msgspec.json.decode(line, type=_Line)
                self.played.append(Played(len(self.played), game.minds, game.record, game.result, game.tallies))
                kept += line
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise LudothekError("no-tournament", path=str(self.path), detail=as_given(error)) from None
        if len(lines) <= tournament.games:
            with self.path.open("r+b") as file:
                file.truncate(len(kept))
        elif len(lines) > tournament.games:
            raise LudothekError("tournament-longer", path=str(self.path), played=len(lines), games=tournament.games)

    def add(self, played: Played) -> None:
        line = _Line(played.minds, played.record, played.result, played.tallies)
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _told(tournament: Tournament) -> str:
    return f"{tournament.title}, {', '.join(tournament.minds)}, {tournament.seats} seats, seed {tournament.seed}"
