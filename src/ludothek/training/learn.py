"""From a plan to weights: games of greedy players, a first fit, games of the search that uses it, and the last fit."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ludothek.arena.pools import Pool
from ludothek.kernel.weights import FILE, Weights
from ludothek.training.calibration import bins, calibration_error, entropy
from ludothek.training.fit import Samples, chances, fit
from ludothek.training.numbers import Array, np
from ludothek.training.plan import Batch, Folder, Kind, Plan
from ludothek.training.selfplay import Task, play


class Held(NamedTuple):
    """How good the chances are in games that were not learned from."""

    seats: int
    kind: Kind
    positions: int
    entropy: float
    calibration_error: float


class Training:
    """A plan in its folder. ``play`` yields after every batch, with how many games are done in all."""

    def __init__(self, plan: Plan, path: Path, pool: Pool) -> None:
        plan.check()
        self.plan = plan
        self.folder = Folder(path, plan)
        self.pool = pool

    def done(self) -> int:
        """How many games were played before."""
        return sum(batch.end - batch.first for batch in self._all_batches() if self.folder.file(batch).exists())

    def play(self) -> Generator[int, None, None]:
        """Play what is missing. Close it to stop; whole batches are kept."""
        for seats in self.plan.seats:
            yield from self._play_batches(seats, "greedy", None)
            if self.plan.search:
                yield from self._play_batches(seats, "search", self.weights((seats,), ("greedy",)))

    def finish(self) -> tuple[Path, list[Held]]:
        """Write the weights, and say how good they are on games that were held out."""
        kinds: tuple[Kind, ...] = ("greedy", "search") if self.plan.search else ("greedy",)
        weights = self.weights(self.plan.seats, kinds)
        file = self.folder.path / FILE
        file.write_text(weights.write(), encoding="utf-8")
        held = [self._held(weights, seats, kind) for seats in self.plan.seats for kind in kinds]
        return file, [each for each in held if each]

    def weights(self, seats: Iterable[int], kinds: tuple[Kind, ...]) -> Weights:
        """What the games of these kinds teach."""
        names = self.plan.features.names
        found = {}
        for each in seats:
            learned = fit(Samples([self._samples(each, kind, held_out=False) for kind in kinds], each))
            found[each] = dict(zip(names, learned, strict=True))
        return Weights(self.plan.title, self.plan.command, found)

    def _all_batches(self) -> list[Batch]:
        kinds: tuple[Kind, ...] = ("greedy", "search")
        return [batch for seats in self.plan.seats for kind in kinds for batch in self.plan.batches(seats, kind)]

    def _play_batches(self, seats: int, kind: Kind, weights: Weights | None) -> Generator[int, None, None]:
        missing = [batch for batch in self.plan.batches(seats, kind) if not self.folder.file(batch).exists()]
        tasks = [Task(self.plan, batch, weights) for batch in missing]
        with closing(self.pool.map(play, tasks, len(tasks))) as played:
            yield from self._keep(missing, played)

    def _keep(self, batches: list[Batch], played: Iterable[Array]) -> Generator[int, None, None]:
        for batch, rows in zip(batches, played, strict=True):
            file = self.folder.file(batch)
            unfinished = file.with_suffix(".part")
            with unfinished.open("wb") as out:
                np.save(out, rows)
            unfinished.replace(file)
            yield batch.end - batch.first

    def _samples(self, seats: int, kind: Kind, held_out: bool) -> Array:
        wanted = [batch for batch in self.plan.batches(seats, kind) if batch.held_out == held_out]
        return np.concatenate([np.load(self.folder.file(batch)) for batch in wanted]) if wanted else None

    def _held(self, weights: Weights, seats: int, kind: Kind) -> Held | None:
        rows = self._samples(seats, kind, held_out=True)
        if rows is None:
            return None
        samples = Samples([rows], seats)
        told = chances(samples.progress, samples.features, list(weights.seats[seats].values())).tolist()
        won = samples.shares.tolist()
        return Held(seats, kind, len(told), entropy(told, won), calibration_error(bins(told, won)))
