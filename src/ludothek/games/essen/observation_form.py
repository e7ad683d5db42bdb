"""What the numbers of an observation are called, in their order; ``observation.py`` writes them.

What is printed (map, prices, symbols) is the same in every game and left out; so is what follows from other numbers.
Games and wish cards go by the numbers of their booths, from 1.
"""

from __future__ import annotations

from ludothek.games.essen.tables import (
    ASKED,
    BOOTHS,
    EVENT_NAMES,
    LAST_ROUND_NAMES,
    LINE_NAMES,
    OPEN_RANKINGS,
    PALLETS,
    SPACE_IDS,
    SYMBOL_NAMES,
    ZONE_NAMES,
)
from ludothek.kernel.observation import Field, count, others, player, thing

NUMBERS = tuple(str(booth + 1) for booth in range(BOOTHS))
GAME_AT = ("warehouse", *(f"pallet-{n + 1}" for n in range(PALLETS)), "booth", "removed", "bag", "boot")
WISH_AT = ("unknown", "discard", "common", "offered", "passed", "held")  # then shown by each player


def fields(seats: int) -> tuple[Field, ...]:
    """The fields of an observation among so many players."""
    players = others(seats)
    return (
        thing("asked", ("nothing", *ASKED)),
        thing("turn", players[1:]),
        thing("first", players[1:]),
        count("round", 7),
        count("deck", 60),
        count("departures", 5),
        thing("last_round", ("unknown", *LAST_ROUND_NAMES)),
        count("popularity", 127, *SYMBOL_NAMES, least=-1),
        count("crowd", 1, *ZONE_NAMES, "courtyard", "entrances"),
        *(count(f"rankings[{n}].needs", 7, *SYMBOL_NAMES) for n in range(OPEN_RANKINGS)),
        *(field for number in range(seats) for field in _player(player(number))),
        thing("games", GAME_AT, *NUMBERS),
        thing("owners", players, *NUMBERS),
        thing("events", ("none", *EVENT_NAMES[1:]), *NUMBERS),
        thing("wishes", (*WISH_AT, *(f"shown by {name}" for name in players[1:])), *NUMBERS),
    )


def _player(name: str) -> tuple[Field, ...]:
    return (
        thing(f"{name}.space", SPACE_IDS),
        count(f"{name}.actions", 15),
        count(f"{name}.spent", 15),
        count(f"{name}.money", 99, "hundreds", "euros"),
        count(f"{name}.bag", 15),
        count(f"{name}.eaten", 1),
        thing(f"{name}.pre_order", ("none", *NUMBERS)),
        count(f"{name}.symbols", 31, *SYMBOL_NAMES),
        count(f"{name}.points", 127, *LINE_NAMES, least=-128),
        count(f"{name}.cards", 60),
    )
