"""What must be true of every table, counted another way than the rules do it."""

from __future__ import annotations

from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import (
    AIR_OF,
    ALLEGIANCE_OF,
    AREAS,
    ASK_TRACK,
    BUILT_AT,
    CROWD_IN,
    DECK_OF,
    DIE,
    DISCARD_OF,
    DO_LIMIT,
    DO_RAISE_MARKET,
    FACTIONS,
    FRAME,
    GOODS,
    HAND_SIZE_OF,
    HELD,
    KINDS,
    KNOWLEDGE_OF,
    KNOWN_OF,
    LAID_IN,
    MORALE_OF,
    PENALTIES_OF,
    SERVED,
    SITES,
    SOLVED_BY,
    SPACES,
    STARRED,
    STARS_AT,
    STARS_OF,
    STATUS_IN,
    SUM_IN,
    TERRITORY_IN,
    TILE_AT,
    WORKERS_OF,
)


def census(table: Dystopia) -> dict[str, int]:
    """Workers, cards, recruits and stars, wherever they are."""
    counts: dict[str, int] = {}
    for kind in range(KINDS):
        held = sum(table.hand[seat * KINDS + kind] for seat in range(table.seats))
        counts[f"artifact {kind}"] = table.piles[DECK_OF + kind] + table.piles[DISCARD_OF + kind] + held
    for seat in range(table.seats):
        counts[f"stars of seat {seat}"] = table.own[STARS_OF + seat] + stars_on_table(table, seat)
        counts[f"dice of seat {seat}"] = table.own[WORKERS_OF + seat] - workers_found(table, seat)
    counts["recruits"] = recruits_found(table)
    counts["tiles"] = len({*table.tiles}) if table.phase > 0 else SITES
    counts["dilemmas"] = len({*table.dilemma})
    return counts


def stars_on_table(table: Dystopia, seat: int) -> int:
    """Stars of a seat on territories, markets, recruits and its dilemma."""
    return (
        sum(table.board[TERRITORY_IN + faction * table.seats + seat] for faction in range(FACTIONS))
        + sum(table.board[STARS_AT + site] >> seat & 1 for site in range(SITES))
        + sum(table.own[STATUS_IN + slot] == STARRED for slot in range(seat * HELD, seat * HELD + HELD))
        + (table.own[SOLVED_BY + seat] == SERVED)
    )


def workers_found(table: Dystopia, seat: int) -> int:
    """Workers of a seat beside the board, on it, and in the air."""
    ready = sum(table.ready[seat * DIE + number] for number in range(1, DIE))
    areas = sum(table.numbers[CROWD_IN + (area * table.seats + seat) * DIE] for area in range(AREAS))
    spaces = sum(table.who[space] == seat for space in range(AREAS, SPACES))
    return ready + areas + spaces + table.own[AIR_OF + seat]


def recruits_found(table: Dystopia) -> int:
    """How many different recruits are in the deck, dealt, held or put away."""
    cards = [n for n in range(table.tables.recruits) if table.recruit_deck >> n & 1]
    for row in (table.dealt, table.drafted, table.recruits):
        cards += [card for card in row if card >= 0]
    for bits in table.dropped:
        cards += [n for n in range(table.tables.recruits) if bits >> n & 1]
    cards += [card for card in (table.fresh_a, table.fresh_b) if card >= 0]
    return len(cards) if len(cards) == len(set(cards)) else -1


def audit(table: Dystopia) -> list[str]:
    wrong: list[str] = []

    def expect(true: bool, complaint: str) -> None:
        if not true:
            wrong.append(complaint)

    for row in ("goods", "hand", "ready", "piles", "numbers", "stars", "territory"):
        expect(min(getattr(table, row)) >= 0, f"a negative number in {row}: {list(getattr(table, row))}")
    expect(sum(table.deck) == table.deck_size, f"the deck has {sum(table.deck)} cards, not {table.deck_size}")
    steps = [table.agenda[n * FRAME] for n in range(table.depth)]
    for seat in range(table.seats):
        _audit_seat(table, seat, steps, expect)
    for area in range(AREAS):
        total = sum(
            number * table.numbers[CROWD_IN + (area * table.seats + seat) * DIE + number]
            for seat in range(table.seats)
            for number in range(1, DIE)
        )
        expect(
            table.numbers[SUM_IN + area] == total, f"area {area} says {table.numbers[SUM_IN + area]}, counted {total}"
        )
    for faction in range(FACTIONS):
        laid = sum(table.board[TERRITORY_IN + faction * table.seats + seat] for seat in range(table.seats))
        expect(table.board[LAID_IN + faction] == laid <= table.seats, f"territory {faction} has {laid} stars")
        expect(0 <= table.board[ALLEGIANCE_OF + faction] <= table.tables.tier4, f"allegiance {list(table.allegiance)}")
    expect(all(0 <= step <= table.tables.end for step in table.miners), f"miners {list(table.miners)}")
    done = any(left == 0 for left in table.stars)
    expect(table.over <= done, "the game is over, but nobody has laid all stars")
    if table.over:
        expect(table.ranks().count(1) == 1, f"there is not one winner: {table.ranks()}")
        expect(table.depth == 0, "something is left to do after the end")
    return wrong


def _audit_seat(table: Dystopia, seat: int, steps: list[int], expect: object) -> None:
    assert callable(expect)
    held = sum(table.hand[seat * KINDS + kind] for kind in range(KINDS))
    expect(
        table.own[HAND_SIZE_OF + seat] == held, f"seat {seat} holds {held} cards, not {table.own[HAND_SIZE_OF + seat]}"
    )
    for kind in range(KINDS):
        spot = seat * KINDS + kind
        expect(table.piles[KNOWN_OF + spot] <= table.hand[spot], f"seat {seat} is known to hold what it does not")
    expect(table.ready[seat * DIE] == sum(table.ready[seat * DIE + n] for n in range(1, DIE)), f"ready of seat {seat}")
    expect(table.own[WORKERS_OF + seat] == workers_found(table, seat), f"workers of seat {seat} are not all found")
    expect(
        1 <= table.own[WORKERS_OF + seat] <= table.tables.most_workers,
        f"seat {seat} has {table.own[WORKERS_OF + seat]} workers",
    )
    expect(table.scores()[seat] == stars_on_table(table, seat), f"stars of seat {seat}")
    if table.phase > ASK_TRACK:
        expect(1 <= table.own[MORALE_OF + seat] <= table.tables.most_morale, f"morale {table.own[MORALE_OF + seat]}")
        expect(
            1 <= table.own[KNOWLEDGE_OF + seat] <= table.tables.most_knowledge,
            f"knowledge {table.own[KNOWLEDGE_OF + seat]}",
        )
        if DO_LIMIT not in steps and not table.over and table.depth == 0:
            expect(
                held <= table.own[MORALE_OF + seat],
                f"seat {seat} holds {held} cards with morale {table.own[MORALE_OF + seat]}",
            )
    if DO_RAISE_MARKET not in steps:
        penalties = sum(
            table.tables.penalty[table.board[TILE_AT + site]]
            for site in range(SITES)
            if table.board[BUILT_AT + site] and not table.board[STARS_AT + site] >> seat & 1
        )
        expect(table.own[PENALTIES_OF + seat] == penalties, f"penalties of seat {seat}")
    expect(all(table.goods[seat * GOODS + good] < 10_000 for good in range(GOODS)), "too many goods")
