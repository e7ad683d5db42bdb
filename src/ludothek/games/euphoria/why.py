"""Why pointing at something chooses nothing now, with the rule that says so."""

from __future__ import annotations

from ludothek.games.euphoria import names, notation
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.effects import (
    NO_ICARUS,
    NO_SELF_BUMP,
    NO_SHARED_SITE,
    ONE_PER_AREA,
    OWN_MARKETS_ONLY,
)
from ludothek.games.euphoria.rules import dice, targets
from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_AGAIN,
    ASK_TRACK,
    ASK_TURN,
    BUILT_AT,
    DIE,
    END,
    FACTION_NAMES,
    HELD,
    HEXAGON,
    HIDDEN,
    ITEM_NAMES,
    MARKET,
    MINER_OF,
    NO_RECRUIT,
    PENALTIES_OF,
    RECRUIT_IN,
    SITE,
    SITES,
    SOLVED_BY,
    STARS_AT,
    STATUS_IN,
    TILE_AT,
    UNSOLVED,
)
from ludothek.kernel.words import Args, Reason, seat_element

Ruled = tuple[str, str]
"""The end of a message id and the rule."""

GAME_OVER: Ruled = "over", "EU-48"
NOT_YOUR_TURN: Ruled = "not-your-turn", "EU-10"
NOT_ASKED: Ruled = "not-asked", "EU-21"
NO_WORKER: Ruled = "no-worker", "EU-10"
NO_SUCH_WORKER: Ruled = "no-such-worker", "EU-11"
SAME_NUMBER: Ruled = "same-number", "EU-11"
NOT_DUG: Ruled = "not-dug", "EU-30"
NOT_BUILT: Ruled = "not-built", "EU-32"
BUILT: Ruled = "built", "EU-32"
TAKEN: Ruled = "taken", "EU-31"
CANNOT_PAY: Ruled = "cannot-pay", "EU-24"
PENALTY: Ruled = "penalty", "EU-70"
NOBODY_OUT: Ruled = "nobody-out", "EU-42"
ONCE_STARTED: Ruled = "once-started", "EU-10"
SOLVED: Ruled = "solved", "EU-45"
CANNOT_SOLVE: Ruled = "cannot-solve", "EU-45"
NO_TRADE: Ruled = "no-trade", "EU-14"
NO_CHOICE: Ruled = "no-choice", "EU-10"


ALWAYS = (
    *(f"space:{name}" for name in names.TARGET_NAMES),
    *(f"die:{number}" for number in range(1, DIE)),
    *("retrieve", "dilemma", "side:fight", "side:serve", "deck"),
    *("track:morale", "track:knowledge", "meter", "hand"),
    *(f"{kind}:{faction}" for kind in ("territory", "faction") for faction in FACTION_NAMES),
    *(f"item:{name}" for name in ITEM_NAMES),
)


def elements(table: Dystopia, seat: int | None) -> list[str]:
    """Everything one can point at on this table."""
    fixed = [
        *ALWAYS,
        *(("trade", *(seat_element(each) for each in range(table.seats))) if table.trading else ()),
        *_recruits(table, seat),
        *(names.market(table.board[TILE_AT + site]) for site in range(SITES) if table.board[BUILT_AT + site]),
    ]
    known = set(fixed)
    if seat is not None:
        for choice in table.legal(seat):
            for element in notation.elements(table, choice, seat):
                if element not in known:
                    known.add(element)
                    fixed.append(element)
    return fixed


def _recruits(table: Dystopia, seat: int | None) -> list[str]:
    """Recruits that lie open, and one's own."""
    seen = []
    for slot in range(table.seats * HELD):
        own = seat is not None and slot // HELD == seat
        if table.own[STATUS_IN + slot] > HIDDEN or (own and table.own[STATUS_IN + slot] != NO_RECRUIT):
            seen.append(names.recruit(table.own[RECRUIT_IN + slot]))
    return seen


def reason(table: Dystopia, seat: int, element: str) -> Reason:
    """Why an element chooses nothing now, with the rule and what its message names."""
    (why, rule), args = _reason(table, seat, element)
    return why, rule, args


def _reason(table: Dystopia, seat: int, element: str) -> tuple[Ruled, Args]:
    kind, *parts = element.split(":")
    if table.over:
        return GAME_OVER, {}
    if not table.is_waiting(seat):
        return NOT_YOUR_TURN, {"turn": seat_element(table.to_move)}
    if table.phase <= ASK_TRACK or table.asked not in (ASK_TURN, ASK_AGAIN):
        return NOT_ASKED, {}
    if kind == "space":
        return _space_reason(table, seat, names.TARGET_NAMES.index(parts[0]))
    if kind == "die":
        again = table.asked == ASK_AGAIN and table.ready[seat * DIE + int(parts[0])] > 0
        return SAME_NUMBER if again else NO_SUCH_WORKER, {"number": int(parts[0])}
    if table.asked == ASK_AGAIN:
        return (ONCE_STARTED, {}) if kind in ("retrieve", "dilemma", "side", "trade", "seat") else (NOT_ASKED, {})
    if kind == "retrieve":
        return NOBODY_OUT, {}
    if kind in ("dilemma", "side"):
        return SOLVED if table.own[SOLVED_BY + seat] != UNSOLVED else CANNOT_SOLVE, {}
    return (NO_TRADE if kind in ("trade", "seat") else NO_CHOICE), {}


def _space_reason(table: Dystopia, seat: int, target: int) -> tuple[Ruled, Args]:
    """Why one cannot place there."""
    if table.ready[seat * DIE] == 0:
        return NO_WORKER, {}
    if END <= target < HEXAGON and table.board[MINER_OF + target - END] < table.tables.end:
        return NOT_DUG, {"faction": names.faction(target - END), "step": table.board[MINER_OF + target - END]}
    if MARKET <= target < SITE and not table.board[BUILT_AT + target - MARKET]:
        return NOT_BUILT, {}
    if target >= SITE and table.board[BUILT_AT + (target - SITE) // 2]:
        return BUILT, {}
    if target >= SITE and targets.space_of(table, target) < 0:
        return TAKEN, {}
    penalty = _penalty(table, seat, target)
    if penalty:
        return PENALTY, {"market": _market_with(table, penalty)}
    return CANNOT_PAY, {}


def _penalty(table: Dystopia, seat: int, target: int) -> int:
    """The penalty that forbids to place there, or 0."""
    penalties = table.own[PENALTIES_OF + seat]
    if penalties & NO_ICARUS and (target == 3 or 15 <= target < MARKET):
        return NO_ICARUS
    if penalties & ONE_PER_AREA and target < AREAS and dice.is_in_area(table, target, seat):
        return ONE_PER_AREA
    if (
        penalties & OWN_MARKETS_ONLY
        and MARKET <= target < SITE
        and not table.board[STARS_AT + target - MARKET] >> seat & 1
    ):
        return OWN_MARKETS_ONLY
    if penalties & NO_SHARED_SITE and target >= SITE:
        site = (target - SITE) // 2
        there = {table.who[space] for space in range(SITE + site * 4, SITE + site * 4 + 4)} - {-1, seat}
        return NO_SHARED_SITE if there else 0
    if penalties & NO_SELF_BUMP and AREAS <= target < SITE and table.who[target] == seat:
        return NO_SELF_BUMP
    return 0


def _market_with(table: Dystopia, penalty: int) -> str:
    """The built market that has this penalty."""
    return next(
        names.market(tile) for tile in table.board[TILE_AT : TILE_AT + SITES] if table.tables.penalty[tile] == penalty
    )
