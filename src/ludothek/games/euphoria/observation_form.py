"""What the numbers of an observation are called, in their order; ``observation.py`` writes them.

An allow-list, as the view is: of other players' hands, hidden recruits and dilemmas nothing is written. What is printed
on cards and markets is the same in every game and left out; so is what follows from other numbers.
"""

from __future__ import annotations

from ludothek.games.euphoria.names import MARKETS, RECRUITS, SITE_NAMES, SPACE_NAMES
from ludothek.games.euphoria.tables import (
    AREAS,
    ASKED,
    DIE,
    FACTION_NAMES,
    GOOD_NAMES,
    GROUND,
    HELD,
    ITEM_NAMES,
    KIND_NAMES,
    MARKET,
    SITE,
)
from ludothek.kernel.observation import Field, count, others, player, thing

STATUS = ("none", "hidden", "open", "starred")
SOLVED = ("unsolved", "shown", "fought", "served")
OWN_RECRUIT = ("unknown", "dealt", "drafted", "away", "picked", "picked to hide")
PIPS = tuple(str(number) for number in range(1, DIE))


def fields(seats: int) -> tuple[Field, ...]:
    """The fields of an observation among so many players."""
    players = others(seats)
    items = ("none", *ITEM_NAMES)
    return (
        thing("asked", ("nothing", *ASKED)),
        thing("turn", players[1:]),
        thing("first", players[1:]),
        count("amount", 31),
        thing("space", ("none", *SPACE_NAMES)),
        count("number", 6),
        thing("offer.partner", players),
        thing("offer.items", items, "give", "give2", "want", "want2"),
        count("deck", 63),
        count("discard", 31, *KIND_NAMES),
        count("hand", 31, *KIND_NAMES),
        thing("tiles", ("none", *MARKETS), "first", "second", "picked"),
        thing("recruits", OWN_RECRUIT, *RECRUITS),
        count("allegiance", 31, *FACTION_NAMES),
        count("miner", 31, *FACTION_NAMES[:GROUND]),
        count("areas.total", 127, *SPACE_NAMES[:AREAS]),
        thing("spaces.worker", players, *SPACE_NAMES[AREAS:MARKET]),
        count("spaces.number", 6, *SPACE_NAMES[AREAS:MARKET]),
        thing("markets.worker", players, *SITE_NAMES),
        count("markets.number", 6, *SITE_NAMES),
        thing("plots.worker", players, *SPACE_NAMES[SITE:]),
        thing("markets", ("not built", *MARKETS), *SITE_NAMES),
        *(field for number in range(seats) for field in _player(player(number))),
    )


def _player(name: str) -> tuple[Field, ...]:
    slots = tuple(str(slot + 1) for slot in range(HELD))
    return (
        count(f"{name}.stars", 31),
        count(f"{name}.morale", 6),
        count(f"{name}.knowledge", 6),
        count(f"{name}.workers", 4),
        count(f"{name}.cards", 31),
        thing(f"{name}.solved", SOLVED),
        thing(f"{name}.dilemma", ("unknown", *KIND_NAMES)),
        count(f"{name}.goods", 63, *GOOD_NAMES),
        count(f"{name}.known", 31, *KIND_NAMES),
        count(f"{name}.ready", 4, *PIPS),
        thing(f"{name}.recruit", ("none", "hidden", *RECRUITS), *slots),
        thing(f"{name}.status", STATUS, *slots),
        count(f"{name}.areas", 4, *SPACE_NAMES[:AREAS]),
        count(f"{name}.territories", 31, *FACTION_NAMES),
        count(f"{name}.markets", 1, *SITE_NAMES),
    )
