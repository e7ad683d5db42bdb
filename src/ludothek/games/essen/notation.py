"""Choices as text, and as messages with the board elements they touch."""

# Compiled with mypyc.

from __future__ import annotations

from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import price, purchase_points
from ludothek.games.essen.tables import (
    BOOTHS,
    BUY,
    CHOICES,
    EAT,
    END,
    GO,
    KEEP,
    REMOVE,
    SPACE_IDS,
    SPACE_NAMES,
    SYMBOL_NAMES,
    TEST,
    UNLOAD,
    WITHDRAW,
    Tables,
)
from ludothek.games.essen.view import described_by
from ludothek.kernel.words import SEATS, Args, Choice, Message

PLAIN = {BUY: "buy", EAT: "eat", TEST: "test", UNLOAD: "unload", WITHDRAW: "withdraw", END: "end"}


def space_name(space: int) -> str:
    """
    >>> space_name(11), space_name(63)
    ('12', 'courtyard')
    """
    return SPACE_IDS[space]


def _notation(choice: int) -> str:
    if choice in PLAIN:
        return PLAIN[choice]
    if choice < BUY:
        return f"go {space_name(choice - GO)}"
    return f"keep {choice - KEEP + 1}" if choice < REMOVE else f"remove {choice - REMOVE + 1}"


NOTATION = tuple(_notation(choice) for choice in range(CHOICES))


def space_element(space: int) -> str:
    return f"booth:{space + 1}" if space < BOOTHS else f"space:{SPACE_NAMES[space - BOOTHS]}"


def tile_element(game: int) -> str:
    return f"tile:{game + 1}"


def wish_element(card: int) -> str:
    return f"wish:{card + 1}"


def boot_element(seat: int) -> str:
    return f"boot:{SEATS[seat]}"


def space_words(tables: Tables, space: int) -> str:
    """A space as an argument of a message: a booth by its number and publisher, else the element."""
    return f"{space + 1} {tables.publishers[space]}" if space < BOOTHS else space_element(space)


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
    facts = described_by(day, choice, seat)
    known = day.tables.described.get(facts)
    if known is None:
        known = day.tables.described[facts] = _described(day.tables, *facts)
    return known


def _described(tables: Tables, choice: int, *facts: int) -> Choice:
    def described(kind: str, element: str, args: Args, message: str = "") -> Choice:
        return Choice(choice, kind, NOTATION[choice], (element,), Message(message or f"choose-{kind}", args))

    if choice < BUY:
        space = choice - GO
        cost, *offer = facts
        args: Args = {"space": space_words(tables, space), "cost": cost}
        if offer:
            args |= _offer(tables, space, *offer)
        return described("go", space_element(space), args, "choose-go-game" if offer else "choose-go")
    if choice >= REMOVE:
        return described("remove", tile_element(choice - REMOVE), game_words(tables, choice - REMOVE))
    if choice >= KEEP:
        kind = "pick" if facts[0] else "keep"
        return described(kind, wish_element(choice - KEEP), game_words(tables, choice - KEEP))
    if choice == BUY:
        return described("buy", tile_element(facts[0]), _offer(tables, *facts))
    if choice == EAT:
        return described("eat", "eat", {"euros": tables.snack_price, "count": facts[0]})
    if choice == TEST:
        return described("test", "deck", {})
    if choice == UNLOAD:
        seat, count = facts
        return described("unload", boot_element(seat), {"count": count})
    if choice == WITHDRAW:
        return described("withdraw", "cash", {"euros": tables.withdrawal, "points": tables.withdrawal_points})
    return described("end", "end", {"count": facts[0]})


def name(tables: Tables, element: str) -> Message:
    """What an element is called; booths, games and wish cards have names of their own in every language."""
    kind, _, part = element.partition(":")
    if kind == "booth":
        return Message("booth", {"booth": int(part), "publisher": tables.publishers[int(part) - 1]})
    if kind in ("tile", "wish"):
        return Message(kind, {"game": tables.titles[int(part) - 1], "booth": int(part)})
    if kind == "boot":
        return Message("boot-of", {"owner": f"seat:{part}"})
    if kind == "ranking":
        return Message("ranking", {"number": int(part)})
    return Message(element.replace(":", "-"))
