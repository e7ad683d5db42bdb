"""Why pointing at something chooses nothing now, with the rule that says so."""

from __future__ import annotations

from ludothek.games.essen.choices import BUY, EAT, END, GO, KEEP, REMOVE, TEST, UNLOAD, WITHDRAW
from ludothek.games.essen.hidden import sees
from ludothek.games.essen.notation import (
    boot_element,
    game_words,
    pallet_element,
    space_element,
    tile_element,
    wish_element,
)
from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import price
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    ASK_KEEP,
    ASK_REMOVE,
    BAG,
    BOOTHS,
    COMMON,
    COURTYARD,
    DISCARDED,
    EATEN,
    IN_BAG,
    IN_WAREHOUSE,
    MONEY,
    ON_PALLET,
    OPEN_RANKINGS,
    PALLETS,
    PARKING,
    POSITION,
    PRE_ORDER,
    RANKING,
    SOLD_OUT,
    SPACE_NAMES,
    SPACES,
    SPENT,
    SYMBOL_NAMES,
    TAKEN_AWAY,
    ZONE_NAMES,
)
from ludothek.games.essen.view import owner
from ludothek.kernel.words import SEATS, Args, Reason, seat_element

Ruled = tuple[str, str]
"""The end of a message id and the rule."""

ANOTHER_QUESTION: dict[int, Ruled] = {
    ASK_DRAFT: ("draft-first", "ES-6"),
    ASK_KEEP: ("keep-first", "ES-39"),
    ASK_REMOVE: ("remove-first", "ES-51"),
}

# Things nobody ever chooses, whatever is asked and whoever's turn it is.
NEVER: dict[str, Ruled] = {
    "popularity": ("popularity", "ES-16"),
    "ranking": ("ranking", "ES-45"),
    "pallet": ("pallet", "ES-15"),
    "warehouse": ("warehouse", "ES-10"),
    "clock": ("clock", "ES-14"),
    "crowd": ("crowd", "ES-19"),
    "common-wishlist": ("common-wish", "ES-38"),
    "track": ("track", "ES-24"),
    "bag": ("bag", "ES-42"),
    "purse": ("purse", "ES-43"),
    "pre-order": ("pre-order", "ES-35"),
    "wishlist": ("held-wish", "ES-49"),
}
OWN = ("track", "bag", "purse", "pre-order", "wishlist")
"""What everybody who plays has in front of them, and points at as their own."""


FIXED = (
    *(space_element(space) for space in range(SPACES)),
    *(tile_element(game) for game in range(BOOTHS)),
    *(f"popularity:{symbol}" for symbol in SYMBOL_NAMES),
    *(pallet_element(pallet) for pallet in range(PALLETS)),
    *(f"crowd:{place}" for place in (*ZONE_NAMES, "courtyard", "entrances")),
    *("eat", "deck", "cash", "end", "clock", "warehouse", "common-wishlist"),
)
CHOICE_OF = {
    **{space_element(space): GO + space for space in range(SPACES)},
    **{wish_element(card): KEEP + card for card in range(BOOTHS)},
    "eat": EAT,
    "deck": TEST,
    "cash": WITHDRAW,
    "end": END,
}
"""What pointing at an element means, wherever one stands."""


def elements(day: Day, seat: int | None) -> list[str]:
    """Everything this seat can point at."""
    who = -1 if seat is None else seat
    return [
        *FIXED,
        *(() if seat is None else OWN),
        *(wish_element(card) for card in range(BOOTHS) if sees(day, who, card)),
        *(boot_element(each) for each in range(day.seats)),
        *(f"ranking:{n + 1}" for n in range(OPEN_RANKINGS) if day.fair[RANKING + n] >= 0),
    ]


def choice_of(day: Day, seat: int, element: str) -> int | None:
    """The choice a seat means by pointing at an element, legal or not."""
    kind, _, part = element.partition(":")
    if kind == "tile":
        game = int(part) - 1
        if day.asked == ASK_REMOVE:
            return REMOVE + game
        return BUY if day.visitors[POSITION + seat] == game else None
    if kind == "boot":
        return UNLOAD if part == SEATS[seat] else None
    return CHOICE_OF.get(element)


def reason(day: Day, seat: int, element: str) -> Reason:
    """Why an element chooses nothing now, with the rule and what its message names."""
    (why, rule), args = _reason(day, seat, element)
    return why, rule, args


def _reason(day: Day, seat: int, element: str) -> tuple[Ruled, Args]:
    kind, _, part = element.partition(":")
    if day.over:
        return ("over", "ES-47"), {}
    if kind in NEVER:
        return NEVER[kind], {}
    if not day.is_waiting(seat):
        if day.asked == ASK_DRAFT:
            return ("others-draft", "ES-6"), {}
        return ("not-your-turn", "ES-23"), {"turn": seat_element(day.to_move)}
    if kind == "wish":
        return _wish(day, int(part) - 1), {}
    if kind == "tile" and day.asked == ASK_REMOVE:
        return _not_removable(day, int(part) - 1)
    if day.asked in ANOTHER_QUESTION:
        return ANOTHER_QUESTION[day.asked], {}
    if kind == "booth":
        return _space(day, seat, int(part) - 1)
    if kind == "space":
        return _space(day, seat, BOOTHS + SPACE_NAMES.index(part))
    if kind == "tile":
        return _tile(day, seat, int(part) - 1)
    if kind == "boot":
        return _boot(day, seat, part), {}
    if kind == "eat":
        return _eat(day, seat), {"euros": day.tables.snack_price}
    if kind == "deck":
        return ("no-action-left", "ES-39") if day.actions_left(seat) < day.tables.test_cost else (
            "no-wishes-left",
            "ES-40",
        ), {}
    return _cash(day, seat), {"points": day.tables.withdrawal_points}


def _space(day: Day, seat: int, space: int) -> tuple[Ruled, Args]:
    here = day.visitors[POSITION + seat]
    args: Args = {"cost": day.costs[space], "left": day.actions_left(seat)}
    if space == here:
        return ("standing-here", "ES-26"), {}
    near = day.tables.near[day.tables.near_from[here] : day.tables.near_from[here + 1]]
    if space in list(near):
        crowded = day.costs[space] > day.tables.step
        return ("step-too-dear", "ES-27" if crowded else "ES-24"), args
    args["cost"] = day.routes.ways(here, day.crowd)[space]
    return ("not-next-door", "ES-26"), args


def _tile(day: Day, seat: int, game: int) -> tuple[Ruled, Args]:
    args = game_words(day.tables, game)
    place = day.games[game]
    if place == IN_WAREHOUSE:
        return ("in-warehouse", "ES-15"), args
    if place == ON_PALLET:
        return ("on-pallet", "ES-15"), args
    if place == TAKEN_AWAY:
        return ("taken-away", "ES-52"), args
    if place >= IN_BAG:
        return ("bought", "ES-32"), {**args, "owner": seat_element(owner(day, game) or 0)}
    if day.visitors[BAG + seat] >= day.tables.bag:
        return ("bag-full", "ES-33"), args
    if day.events[game] == SOLD_OUT and day.visitors[PRE_ORDER + seat]:
        return ("sold-out", "ES-35"), args
    euros, money = price(day, game), day.visitors[MONEY + seat]
    if euros > money:
        return ("too-expensive", "ES-34"), {**args, "euros": euros, "money": money}
    if day.visitors[POSITION + seat] != game:
        ways = day.routes.ways(day.visitors[POSITION + seat], day.crowd)
        return ("not-at-booth", "ES-32"), {**args, "cost": ways[game]}
    return ("no-room", "ES-33"), args


def _not_removable(day: Day, game: int) -> tuple[Ruled, Args]:
    args = game_words(day.tables, game)
    standing = any(day.visitors[POSITION + seat] == game for seat in range(day.seats))
    return ("under-meeple" if standing else "not-on-booth", "ES-52"), args


def _wish(day: Day, card: int) -> Ruled:
    if day.cards[card] == COMMON:
        return "common-wish", "ES-38"
    if day.cards[card] == DISCARDED:
        return "discarded-wish", "ES-39"
    return "held-wish", "ES-49"


def _boot(day: Day, seat: int, colour: str) -> Ruled:
    if colour != SEATS[seat]:
        return "not-your-boot", "ES-42"
    return ("not-at-parking" if day.visitors[POSITION + seat] != PARKING else "bag-empty"), "ES-42"


def _eat(day: Day, seat: int) -> Ruled:
    if day.visitors[POSITION + seat] != COURTYARD:
        return "not-in-courtyard", "ES-31"
    if day.visitors[EATEN + seat]:
        return "eaten-already", "ES-31"
    return ("not-hungry" if not day.visitors[SPENT + seat] else "cannot-pay-food"), "ES-31"


def _cash(day: Day, seat: int) -> Ruled:
    return ("no-cash-here" if day.visitors[POSITION + seat] != PARKING else "too-few-points"), "ES-43"
