"""Whole games that must replay for ever, exact to the last point, each with what it was recorded for."""

from __future__ import annotations

import pytest
from recorded import Wanted, check, check_all_are_wanted
from worldsfair_features import WANTED


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_recorded_game_replays_and_has_what_it_was_recorded_for(wanted: Wanted) -> None:
    check("worldsfair", wanted)  # raises AssertionError


def test_every_record_is_wanted() -> None:
    check_all_are_wanted("worldsfair", WANTED)
