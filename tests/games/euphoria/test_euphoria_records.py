"""Whole games that must replay for ever, exact to the last star, each with what it was recorded for."""

from __future__ import annotations

from pathlib import Path

import pytest
from euphoria_features import WANTED, Feature, steps

from ludothek.kernel import Record

FOLDER = Path(__file__).parents[2] / "records" / "euphoria"


@pytest.mark.parametrize(("name", "seats", "feature"), [(name, seats, feature) for name, seats, *_, feature in WANTED])
def test_a_recorded_game_replays_and_has_what_it_was_recorded_for(name: str, seats: int, feature: Feature) -> None:
    record = Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert record.result is not None
    assert len(record.seats) == seats
    assert any(feature(step) for step in steps(record)), feature.__name__


def test_every_record_is_wanted() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {name for name, *_ in WANTED}
