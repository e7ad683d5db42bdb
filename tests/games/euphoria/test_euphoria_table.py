"""The positions of the tests: what is not understood is refused, never ignored."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from euphoria_table import Table


@pytest.mark.parametrize(
    ("lay", "complaint"),
    [
        (lambda table: table.have(0, "enrgy"), "there is no good or card 'enrgy'"),
        (lambda table: table.have(0, "book*7"), "cards book: from 1 to 6, not 7"),
        (lambda table: table.have(0, ready="7"), "the number of a worker: from 1 to 6, not 7"),
        (lambda table: table.have(2, "clay"), "a seat: from 0 to 1, not 2"),
        (lambda table: table.have(0, morale=7), "morale: from 1 to 6, not 7"),
        (lambda table: table.have(0, recruits="katie"), "there is no recruit 'katie'"),
        (lambda table: table.have(0, recruits="katy katy"), "katy lies on the table already"),
        (lambda table: table.stand("cloud-nine", 0, 3), "there is no space 'cloud-nine'"),
        (lambda table: [table.stand("tank-water", seat, 3) for seat in (0, 1)], "stands on tank-water already"),
        (lambda table: table.deck("book bok"), "there is no card 'bok'"),
        (lambda table: table.build("euphoria-z", "registry-of-personal-secrets"), "there is no site 'euphoria-z'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(lay: Callable[[Table], object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        lay(Table(2))
