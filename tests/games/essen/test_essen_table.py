"""The drawings of the tests: what is not understood is refused, never ignored."""

from __future__ import annotations

import pytest
from essen_table import position


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("orange mony=5", "of a seat one says at most once"),
        ("orange at=12 at=13", "of a seat one says at most once"),
        ("boths 12", "begins with none of"),
        ("booths 12\nbooths 13", "drawn twice"),
        ("popularity 4 2 3", "popularity has 4 entries, not 3"),
        ("pallets 1 2 3 4 5", "pallets has 0 or 6 entries, not 5"),
        ("booths 12\norange bag=12", "drawn twice: 12"),
        ("booths 61", "no booths"),
        ("orange wishes=3\nblue shown=3", "drawn twice: 3"),
        ("orange at=12\ngreen at=13", "green does not sit at a table of 2"),
        ("orange at=nowhere", "nowhere"),
        ("booths 12:bluster", "not in tuple"),
    ],
)
def test_a_drawing_that_is_not_understood_is_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        position(drawing)
