"""Who sits where: names for people to read, and what has changed since they last looked."""

from __future__ import annotations

from collections.abc import Iterator

from ludothek.cli.screen import Screen, plain
from ludothek.kernel.words import SEATS, SHAPES, Args
from ludothek.protocol import FORMER_PLAYER, SeatCard, TableCard

FREE = ("anyone", "invitation")


def who(screen: Screen, card: SeatCard) -> str:
    """A seat with the name of who sits there: ``■ Blue (Ben)``."""
    seat = screen.seat(card.seat)
    if card.asked:
        name = screen.catalogue(
            "server-seat-declined" if card.asked == "declined" else "server-seat-asked", name=card.name
        )
        return screen.catalogue("server-who", seat=seat, name=name)
    if card.resigned:
        return screen.catalogue("server-who", seat=seat, name=screen.catalogue("server-seat-resigned", name=card.name))
    if card.kind in FREE:
        return screen.catalogue("server-who", seat=seat, name=screen.catalogue("server-free-seat"))
    if card.kind == "mind":
        return screen.catalogue("play-mind", seat=seat, mind=screen.mind(card.mind or card.name))
    if card.yours:
        return screen.catalogue("play-you", seat=seat)
    return screen.catalogue("server-who", seat=seat, name=person_name(screen, card.name))


def person_name(screen: Screen, name: str) -> str:
    """A person's name, in our own words if they have left for good."""
    return screen.catalogue("server-former-player") if name == FORMER_PLAYER else name


def everyone(screen: Screen, table: TableCard) -> str:
    """All seats with their names, in one line."""
    return screen.catalogue.facts([who(screen, card) for card in table.seats])


def own_seats(table: TableCard) -> list[int]:
    """The seats of the people at this screen."""
    return [card.seat for card in table.seats if card.yours]


def free_seats(table: TableCard) -> list[SeatCard]:
    """The seats that somebody can still take, or say yes to."""
    return [card for card in table.seats if card.kind in FREE]


def is_asked(table: TableCard) -> bool:
    """Whether a seat is kept for the people at this screen until they say yes or no."""
    return any(card.asked == "you" for card in table.seats)


def not_answered(table: TableCard) -> list[SeatCard]:
    """The seats that are kept for others who have not said yes or no."""
    return [card for card in table.seats if card.asked == "another"]


def waits_for_me(table: TableCard) -> bool:
    """Whether somebody at this screen is asked who has not handed their seat to a computer player."""
    return any(card.yours and not card.mind and card.seat in table.waiting for card in table.seats)


def waits_only_for_minds(table: TableCard) -> bool:
    return bool(table.waiting) and all(table.seats[seat].mind for seat in table.waiting)


def seat_called(screen: Screen, table: TableCard, word: str) -> int | None:
    """The seat somebody means by its number, its colour or the name of who sits there."""
    for card in table.seats:
        colour = SEATS[card.seat]
        names = (str(card.seat + 1), colour, screen.catalogue.name(f"seat:{colour}"), SHAPES[card.seat], card.name)
        if plain(word) in map(plain, names):
            return card.seat
    return None


def seat_changes(screen: Screen, before: TableCard, after: TableCard) -> Iterator[tuple[str, Args]]:
    """Ids and arguments of the messages about everybody who came, went, or lets somebody else decide."""
    for old, new in zip(before.seats, after.seats, strict=True):
        seat = screen.seat(new.seat)
        if new.resigned and not old.resigned:
            yield "server-resigned", {"name": new.name, "seat": seat, "mind": screen.mind(new.mind or "")}
        elif old.asked == "another" and new.asked == "declined":
            yield "server-declined", {"name": new.name}
        elif old.asked == "another" and new.kind == "person":
            yield "server-accepted", {"name": new.name}
        elif old.kind in FREE and new.kind == "person" and not new.yours:
            yield "server-sits", {"name": new.name, "seat": seat}
        elif old.yours and new.kind in FREE:
            yield "server-freed", {"seat": seat}
        elif old.kind == "person" and new.kind in FREE:
            yield "server-stands", {"name": old.name, "seat": seat}
        elif old.kind == new.kind == "person" and old.mind != new.mind:
            if new.mind:
                yield "server-handed", {"seat": who(screen, new), "mind": screen.mind(new.mind)}
            else:
                yield "server-returned", {"seat": who(screen, new)}
