"""What must be true of every table, counted another way than the rules do it."""

from __future__ import annotations

from collections import Counter

from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import wishes
from ludothek.games.essen.tables import (
    AFTERNOON,
    BAG,
    BOOTHS,
    BOUGHT,
    DEPARTURE,
    DISCARDED,
    DRAWN,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_DECK,
    IN_PACK,
    LINES,
    MONEY,
    MORNING,
    ON_PALLET,
    PALLET,
    POPULARITY,
    SHEET,
    SHOWN,
    SPENT,
    SYMBOLS,
    UNUSED,
    WISHES,
)


def audit(day: Day) -> list[str]:
    wrong: list[str] = []

    def expect(true: bool, complaint: str) -> None:
        if not true:
            wrong.append(complaint)

    places, cards = Counter(day.games), Counter(day.cards)
    expect(cards[IN_DECK] == day.deck_size, f"{cards[IN_DECK]} cards in a deck of {day.deck_size}")
    expect(cards[DISCARDED] == day.discard_size, f"{cards[DISCARDED]} cards in discards of {day.discard_size}")
    expect(cards[DRAWN] in (0, 2), f"{cards[DRAWN]} drawn cards")
    on_pallets = sorted(game for game in list(day.fair)[PALLET:POPULARITY] if game >= 0)
    expect(on_pallets == [game for game in range(BOOTHS) if day.games[game] == ON_PALLET], "pallets")
    popularity = list(day.fair)[POPULARITY:UNUSED]
    expect(all(0 <= each <= day.settings.limit for each in popularity), f"popularity {popularity}")
    for seat in range(day.seats):
        games = [game for game in range(BOOTHS) if day.games[game] in (IN_BAG + seat, IN_BOOT + seat)]
        symbols = Counter(day.tables.symbol[game] for game in games)
        bought = [day.visitors[BOUGHT + seat * SYMBOLS + symbol] for symbol in range(SYMBOLS)]
        expect(bought == [symbols[symbol] for symbol in range(SYMBOLS)], f"seat {seat} bought {bought}")
        bag, money, spent = (day.visitors[each + seat] for each in (BAG, MONEY, SPENT))
        expect(bag == places[IN_BAG + seat] <= day.tables.bag, f"bag of seat {seat}")
        expect(money >= 0 and money % 5 == 0, f"money of seat {seat}: {money}")
        expect(0 <= spent <= day.tables.track, f"seat {seat} has spent {spent} actions")
        expect(day.points(seat) >= 0, f"seat {seat} has {day.points(seat)} points")
        _check_evening(day, seat, games, wrong)
    if day.round:
        kept = day.tables.kept
        for seat in range(day.seats):
            expect(cards[HELD + seat] >= kept, f"seat {seat} holds {cards[HELD + seat]} wish cards")
    else:
        expect(sum(cards[IN_PACK + pack] for pack in range(day.seats)) > 0, "no packs in the draft")
    return wrong


def _check_evening(day: Day, seat: int, games: list[int], wrong: list[str]) -> None:
    """The lines of the sheet that follow from what lies on the table."""
    line = {n: day.visitors[SHEET + seat * LINES + n] for n in range(LINES)}
    if line[MORNING] % day.tables.morning_points or line[AFTERNOON] % day.tables.afternoon_points:
        wrong.append(f"ranking points of seat {seat}: {line[MORNING]} and {line[AFTERNOON]}")
    if line[DEPARTURE] not in (0, *day.tables.departure):
        wrong.append(f"departure points of seat {seat}: {line[DEPARTURE]}")
    wished = sum(day.cards[game] in (HELD + seat, SHOWN + seat) for game in games)
    if wished != wishes(day, seat):
        wrong.append(f"seat {seat} has {wished} wishes")
    expected = max(points for count, points in enumerate(day.tables.wish_points) if count <= wished)
    if day.over and line[WISHES] != expected:
        wrong.append(f"seat {seat} scored {line[WISHES]} for {wished} wishes, not {expected}")
