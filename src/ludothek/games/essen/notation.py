"""Choices as text, and as messages with the board elements they touch."""

# Compiled with mypyc.

from __future__ import annotations

from ludothek.games.essen.actions import can_buy_at
from ludothek.games.essen.choices import (
    BUY,
    CHOICES,
    EAT,
    END,
    GO,
    KEEP,
    KIND_NAMES,
    REMOVE,
    TEST,
    UNLOAD,
    WITHDRAW,
    decode,
)
from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import price, purchase_points
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    BAG,
    BOOTHS,
    MOST_KEPT,
    POSITION,
    SPACE_IDS,
    SPACE_NAMES,
    SPENT,
    SYMBOL_NAMES,
    Tables,
)
from ludothek.kernel.words import SEATS, Args, Choice, Message


def space_name(space: int) -> str:
    """
    >>> space_name(11), space_name(63)
    ('12', 'courtyard')
    """
    return SPACE_IDS[space]


def _notation(choice: int) -> str:
    kind, part = decode(choice)
    name = KIND_NAMES[kind]
    return f"{name} {space_name(part)}" if kind in (GO, KEEP, REMOVE) else name


NOTATION = tuple(_notation(choice) for choice in range(CHOICES))


def space_element(space: int) -> str:
    return f"booth:{space + 1}" if space < BOOTHS else f"space:{SPACE_NAMES[space - BOOTHS]}"


def tile_element(game: int) -> str:
    return f"tile:{game + 1}"


def wish_element(card: int) -> str:
    return f"wish:{card + 1}"


def pallet_element(pallet: int) -> str:
    return f"pallet:{pallet + 1}"


def boot_element(seat: int) -> str:
    return f"boot:{SEATS[seat]}"


def space_words(tables: Tables, space: int) -> Args:
    """A space as arguments of a message.

    A booth is called by its number and publisher, which no language bends; the other spaces have forms of their own in
    the catalogue. ``place`` says which of the two it is.
    """
    if space < BOOTHS:
        return {"place": "booth", "space": str(space + 1), "publisher": tables.publishers[space]}
    return {"place": "space", "space": space_element(space)}


def game_words(tables: Tables, game: int) -> Args:
    """A game as arguments of a message."""
    return {
        "game": tables.titles[game],
        "booth": game + 1,
        "publisher": tables.publishers[game],
        "symbol": f"symbol:{SYMBOL_NAMES[tables.symbol[game]]}",
    }


def offer_words(day: Day, game: int) -> Args:
    """A game with what it would cost and give now."""
    return _offer(day.tables, game, price(day, game), purchase_points(day, game))


def _offer(tables: Tables, game: int, euros: int, points: int) -> Args:
    return {**game_words(tables, game), "euros": euros, "points": points}


def describe(day: Day, choice: int, seat: int) -> Choice:
    """A choice of a seat with its kind, the elements one would click for it, and its message.

    Kept with the tables, as titles and publishers may be an owner's own.
    """
    facts = _facts(day, choice, seat)
    known = day.tables.described.get(facts)
    if known is None:
        if len(day.tables.described) >= MOST_KEPT:
            day.tables.described.clear()
        known = day.tables.described[facts] = _described(day.tables, *facts)
    return known


def _facts(day: Day, choice: int, seat: int) -> tuple[int, ...]:
    """The choice and the few small numbers that its description depends on, besides the tables."""
    kind, part = decode(choice)
    if kind == GO:
        cost = day.costs[part]
        if can_buy_at(day, seat, part, cost):
            return choice, cost, price(day, part), purchase_points(day, part)
        return choice, cost
    if kind == KEEP:
        return choice, day.asked == ASK_DRAFT
    if kind == BUY:
        game = min(day.visitors[POSITION + seat], BOOTHS - 1)
        return choice, game, price(day, game), purchase_points(day, game)
    if kind == EAT:
        return choice, min(day.tables.snack_actions, day.visitors[SPENT + seat])
    if kind == UNLOAD:
        return choice, seat, day.visitors[BAG + seat]
    return (choice, day.actions_left(seat)) if kind == END else (choice,)


def _described(tables: Tables, choice: int, *facts: int) -> Choice:
    kind, part = decode(choice)

    def described(element: str, args: Args, name: str = KIND_NAMES[kind], message: str = "") -> Choice:
        return Choice(choice, name, NOTATION[choice], (element,), Message(message or f"choose-{name}", args))

    if kind == GO:
        cost, *offer = facts
        args: Args = {**space_words(tables, part), "cost": cost}
        if offer:
            args |= _offer(tables, part, *offer)
        return described(space_element(part), args, message="choose-go-game" if offer else "choose-go")
    if kind == REMOVE:
        return described(tile_element(part), game_words(tables, part))
    if kind == KEEP:
        return described(wish_element(part), game_words(tables, part), "pick" if facts[0] else "keep")
    if kind == BUY:
        return described(tile_element(facts[0]), _offer(tables, *facts))
    if kind == EAT:
        return described("eat", {"euros": tables.snack_price, "count": facts[0]})
    if kind == TEST:
        return described("deck", {})
    if kind == UNLOAD:
        seat, count = facts
        return described(boot_element(seat), {"count": count})
    if kind == WITHDRAW:
        return described("cash", {"euros": tables.withdrawal, "points": tables.withdrawal_points})
    return described("end", {"count": facts[0]})


def name(tables: Tables, element: str) -> Message:
    """What an element is called; booths, games and wish cards have names of their own in every language."""
    kind, _, part = element.partition(":")
    if kind == "booth":
        return Message("booth", {"booth": int(part), "publisher": tables.publishers[int(part) - 1]})
    if kind in ("tile", "wish"):
        return Message(kind, {"game": tables.titles[int(part) - 1], "booth": int(part)})
    if kind == "boot":
        return Message("boot-of", {"owner": f"seat:{part}"})
    if kind in ("ranking", "pallet"):
        return Message(kind, {"number": int(part)})
    return Message(element.replace(":", "-"))
