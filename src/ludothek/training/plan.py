"""What is to be learned from how many games, and the folder in which that can be gone on with at any time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.learned import Features
from ludothek.kernel.options import Options
from ludothek.kernel.registry import game as find_game

Kind = Literal["greedy", "search"]
"""Who plays the games: those who look one step ahead, or the search with what was learned from them."""
TOGETHER = 50
"""Games of a batch, which is one file."""
HELD_OUT = 10
"""The last of so many batches is not learned from; it shows how good the chances are."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which title is learned for which numbers of seats, from how many games of each kind, from which seed."""

    title: str
    seats: tuple[int, ...]
    greedy: int
    search: int
    iterations: int
    """Of the search, for a decision."""
    seed: str
    """In hexadecimal digits, as records write it."""
    options: Options = {}

    @property
    def game(self) -> Game:
        return find_game(self.title)

    @property
    def features(self) -> Features:
        features = self.game.features()
        if features is None:
            raise LudothekError("no-features", title=self.title)
        return features

    @property
    def games(self) -> int:
        """All games that are to be played."""
        return len(self.seats) * (self.greedy + self.search)

    @property
    def command(self) -> str:
        """What makes the same weights again."""
        options = "".join(f" --option {name}={str(value).lower()}" for name, value in self.options.items())
        return (
            f"ludothek train {self.title} --seats {','.join(map(str, self.seats))} --greedy {self.greedy} "
            f"--search {self.search} --iterations {self.iterations} --seed 0x{int(self.seed, 16):x}{options}"
        )

    def check(self) -> None:
        """Complain before the first game, not in the middle."""
        _ = self.features
        for seats in self.seats:
            self.game.new(seats, int(self.seed, 16), self.options)
        if not self.seats:
            raise LudothekError("train-seats")
        if self.greedy < 1 or self.search < 0:
            raise LudothekError("train-games", greedy=self.greedy, search=self.search)
        if self.iterations < 1:
            raise LudothekError("train-iterations", iterations=self.iterations)

    def batches(self, seats: int, kind: Kind) -> Iterator[Batch]:
        games = self.greedy if kind == "greedy" else self.search
        for number, first in enumerate(range(0, games, TOGETHER)):
            yield Batch(seats, kind, number, first, min(first + TOGETHER, games))


class Batch(NamedTuple):
    """Some games that are played one after another and kept in one file."""

    seats: int
    kind: Kind
    number: int
    first: int
    end: int

    @property
    def held_out(self) -> bool:
        return self.number % HELD_OUT == HELD_OUT - 1

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.seats}-{self.number:04}.npy"


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A training as its folder holds it: the plan, and the names of what the samples have measured, in their order."""

    plan: Plan
    features: tuple[str, ...]


class Folder:
    """What was begun, in ``training.json``, and beside it the samples of all batches that are done."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        begun, features = self.begun(path), tuple(plan.features.names)
        if begun is None:
            path.mkdir(parents=True, exist_ok=True)
            (path / "training.json").write_bytes(msgspec.json.encode(Begun(plan, features)) + b"\n")
        elif begun.plan != plan:
            raise LudothekError("other-training", folder=str(path), begun=begun.plan.command)
        elif begun.features != features:
            raise LudothekError(
                "other-features",
                folder=str(path),
                measured=", ".join(begun.features),
                title=plan.title,
                features=", ".join(features),
            )

    @staticmethod
    def begun(path: Path) -> Begun | None:
        """The training of a folder, if there is one."""
        file = path / "training.json"
        if not file.exists():
            return None
        try:
            return msgspec.json.decode(file.read_bytes(), type=Begun)
        except msgspec.DecodeError as error:
            raise LudothekError("no-training", file=str(file), detail=str(error)) from None

    def file(self, batch: Batch) -> Path:
        return self.path / batch.name
