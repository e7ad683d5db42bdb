"""What the numbers of an observation are called, in their order; ``observation.py`` writes them.

Everything is open but the order of the deck (WF-48). What follows from other numbers by counting is left out.
"""

from __future__ import annotations

from ludothek.games.worldsfair.tables import AREA_NAMES, ASKED, CARD_NAMES, FIGURE_NAMES
from ludothek.kernel.observation import Field, count, others, player, thing


def fields(seats: int) -> tuple[Field, ...]:
    """The fields of an observation among so many players."""
    areas = ("none", *AREA_NAMES)
    table = (
        thing("asked", ("nothing", *ASKED)),
        thing("turn", others(seats)[1:]),
        count("round", 3),
        count("car", 31),
        thing("visited", areas),
        thing("target", areas),
        thing("scoring", areas),
        count("deck", 127),
        count("position", 4, *AREA_NAMES),
        count("discard", 127, *CARD_NAMES),
        *(count(f"areas.{area}.cards", 4, *CARD_NAMES) for area in AREA_NAMES),
    )
    return (*table, *(field for number in range(seats) for field in _player(player(number))))


def _player(name: str) -> tuple[Field, ...]:
    return (
        count(f"{name}.supply", 31),
        count(f"{name}.tickets", 31),
        count(f"{name}.coins", 127),
        count(f"{name}.medals", 127),
        count(f"{name}.allowance", 7),
        count(f"{name}.supporters", 31, *AREA_NAMES),
        count(f"{name}.proposed", 31, *AREA_NAMES),
        count(f"{name}.approved", 31, *AREA_NAMES),
        count(f"{name}.figures", 7, *FIGURE_NAMES),
    )
