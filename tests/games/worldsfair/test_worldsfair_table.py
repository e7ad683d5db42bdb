"""The drawings of the tests: what is not understood is refused, never ignored."""

from __future__ import annotations

import pytest
from worldsfair_table import position


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("agriculture 1 1 | tiket", "there is no card 'tiket'"),
        ("argiculture 1 1 |", "there is no area 'argiculture'"),
        ("agriculture 1 1 |\npink: ticket", "there is no seat 'pink'"),
        ("agriculture 1 1 |\nmanufacturing 1 |", "manufacturing has 1 numbers of supporters, not 2"),
        ("manufacturing 1 1 | ticket*5", "manufacturing has room for 4 cards, not 5"),
        ("agriculture 1 1 |\nagriculture 1 1 |", "drawn twice"),
        ("agriculture 1 1 |\ngreen: ticket", "green does not sit at a table of 2"),
        ("agriculture 1 1 |\nblue: | ticket", "approval tokens that are no areas"),
        ("agriculture 1 1 |\nblue: agriculture*40", "does not hold enough"),
        ("agriculture 1 x |", "'x' is no number"),
    ],
)
def test_a_drawing_that_is_not_understood_is_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        position(drawing)
