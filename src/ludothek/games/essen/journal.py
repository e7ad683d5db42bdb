"""The journal in words. Only wish cards can be secret: those a seat picks, draws or keeps are told to nobody else."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable

from ludothek.games.essen.notation import (
    boot_element,
    game_words,
    pallet_element,
    space_element,
    space_words,
    tile_element,
    wish_element,
)
from ludothek.games.essen.tables import (
    BOOTHS,
    EVENT_NAMES,
    LAST_ROUND_NAMES,
    MOST_KEPT,
    NOTE_AFTERNOON,
    NOTE_ATE,
    NOTE_BOUGHT,
    NOTE_CLOSED,
    NOTE_COMMON,
    NOTE_CROWD,
    NOTE_CROWDED_COURTYARD,
    NOTE_CROWDED_ENTRANCES,
    NOTE_DREW,
    NOTE_ENDED,
    NOTE_EVENT,
    NOTE_FIRST,
    NOTE_KEPT,
    NOTE_LAST_ROUND,
    NOTE_LEFT,
    NOTE_MIDDAY,
    NOTE_PALLET,
    NOTE_PASSED,
    NOTE_PICKED,
    NOTE_POINTS,
    NOTE_POPULARITY,
    NOTE_PRE_ORDER,
    NOTE_RANKING,
    NOTE_RELEASED,
    NOTE_REMOVED,
    NOTE_ROUND,
    NOTE_SCORE,
    NOTE_SHUFFLED,
    NOTE_TIE,
    NOTE_UNLOADED,
    NOTE_WENT,
    NOTE_WISH,
    NOTE_WISHES,
    NOTE_WITHDREW,
    SERIES,
    SYMBOL_NAMES,
    ZONE_NAMES,
    Tables,
)
from ludothek.games.essen.view import needs
from ludothek.kernel.state import Note
from ludothek.kernel.words import AND, Args, Event, event

Told = tuple[str, tuple[str, ...], Args]
"""The kind of an event, the elements it touches and its arguments besides the seat."""

TIES = ("wishes", "money", "shared")
LISTS = {NOTE_WENT: "space", NOTE_COMMON: "game", NOTE_RELEASED: "game", NOTE_PALLET: "game"}
"""Neighbours that are told in one sentence: by which argument they differ."""


def told(tables: Tables, note: Note, viewer: int | None) -> Event:
    """One line of the journal; what everybody may know is kept with the tables, as names may be an owner's own."""
    known = tables.told.get(note)
    if known is not None:
        return known
    code, seat, first, second = note
    if code in SECRETS:
        kind, elements, args = SECRETS[code](tables, seat == viewer, first, second)
        return event(kind, seat, elements, args)
    kind, elements, args = TELL[code](tables, seat, first, second)
    # Spaces that are bent, such as "to the courtyard", stand alone; booths make a list.
    lists = "" if code == NOTE_WENT and first >= BOOTHS else LISTS.get(code, "")
    if len(tables.told) >= MOST_KEPT:
        tables.told.clear()
    tables.told[note] = public = event(kind, seat, elements, args, lists)
    return public


def _picked(tables: Tables, own: bool, card: int, _: int) -> Told:
    return ("picked-own", (wish_element(card),), game_words(tables, card)) if own else ("picked", (), {})


def _drew(tables: Tables, own: bool, card: int, other: int) -> Told:
    if not own or other < 0:
        return "tested", ("deck",), {}
    titles = tables.titles
    return "drew", (wish_element(card), wish_element(other)), {"game": titles[card], "other": titles[other]}


def _kept(tables: Tables, own: bool, card: int, other: int) -> Told:
    titles = tables.titles
    if not own:
        return ("kept", (wish_element(other),), {"other": titles[other]}) if other >= 0 else ("kept-only", (), {})
    if other < 0:
        return "kept-own-only", (wish_element(card),), {"game": titles[card]}
    return "kept-own", (wish_element(card), wish_element(other)), {"game": titles[card], "other": titles[other]}


SECRETS: dict[int, Callable[[Tables, bool, int, int], Told]] = {
    NOTE_PICKED: _picked,
    NOTE_DREW: _drew,
    NOTE_KEPT: _kept,
}
"""How to tell what only its own seat may know."""

Teller = Callable[[Tables, int, int, int], Told]


def _plain(kind: str, *elements: str) -> Teller:
    def told(tables: Tables, seat: int, count: int, total: int) -> Told:
        return kind, elements, {"count": count, "total": total}

    return told


def _about_game(kind: str, number: str = "") -> Teller:
    """Something about a game, with a number of a name if there is one."""

    def told(tables: Tables, seat: int, game: int, value: int) -> Told:
        args = game_words(tables, game)
        return kind, (tile_element(game),), {**args, number: value} if number else args

    return told


def _in_a_row(kind: str) -> Teller:
    """One of several games to which the same happens."""

    def told(tables: Tables, seat: int, game: int, _: int) -> Told:
        return kind, (tile_element(game),), {"game": tables.titles[game]}

    return told


def _money(kind: str, *elements: str) -> Teller:
    def told(tables: Tables, seat: int, count: int, other: int) -> Told:
        return kind, elements, {"count": count, "other": other}

    return told


def _went(tables: Tables, seat: int, space: int, cost: int) -> Told:
    return "went", (space_element(space),), space_words(tables, space)


def _pallet(tables: Tables, seat: int, game: int, pallet: int) -> Told:
    """A new game on a pallet, and what that does: its kind is less or more popular, or there is an event."""
    moved = tables.pallet_popularity[pallet]
    change = "less" if moved < 0 else "more" if moved > 0 else "event"
    return "pallet", (tile_element(game), pallet_element(pallet)), {"game": tables.titles[game], "change": change}


def _unloaded(tables: Tables, seat: int, count: int, _: int) -> Told:
    return "unloaded", (boot_element(seat),), {"count": count}


def _popularity(tables: Tables, seat: int, symbol: int, value: int) -> Told:
    element = f"popularity:{SYMBOL_NAMES[symbol]}"
    return "popularity", (element,), {"symbol": f"symbol:{SYMBOL_NAMES[symbol]}", "count": value}


def _event_token(tables: Tables, seat: int, game: int, event: int) -> Told:
    args = game_words(tables, game)
    return "token", (tile_element(game),), {**args, "token": f"token:{EVENT_NAMES[event] or 'none'}"}


def _crowd(tables: Tables, seat: int, zone: int, _: int) -> Told:
    return "crowd", (f"crowd:{ZONE_NAMES[zone]}",), {"zone": f"zone:{ZONE_NAMES[zone]}"}


def _last_round(tables: Tables, seat: int, tile: int, _: int) -> Told:
    return "last-round", (), {"tile": f"last-round:{LAST_ROUND_NAMES[tile]}"}


def ranking_words(tables: Tables, card: int) -> str:
    """What a ranking card asks for, as a list of so many games of a symbol."""
    return AND.join(f"{count} symbol:{symbol}" for symbol, count in needs(tables, card).items())


def _ranking(tables: Tables, seat: int, card: int, points: int) -> Told:
    series = "morning" if card < SERIES else "afternoon"
    return f"ranking-{series}", (), {"needs": ranking_words(tables, card), "points": points}


def _afternoon(tables: Tables, seat: int, card: int, _: int) -> Told:
    return "afternoon", (), {"needs": ranking_words(tables, card)}


def _tie(tables: Tables, seat: int, level: int, _: int) -> Told:
    return f"tie-{TIES[level - 1]}", (), {}


TELL: dict[int, Teller] = {
    NOTE_PASSED: _plain("passed"),
    NOTE_COMMON: _in_a_row("common"),
    NOTE_ROUND: _plain("round"),
    NOTE_RELEASED: _in_a_row("released"),
    NOTE_PALLET: _pallet,
    NOTE_POPULARITY: _popularity,
    NOTE_EVENT: _event_token,
    NOTE_CROWD: _crowd,
    NOTE_CROWDED_COURTYARD: _plain("crowded-courtyard", "space:courtyard"),
    NOTE_CROWDED_ENTRANCES: _plain("crowded-entrances", "space:west", "space:east"),
    NOTE_LAST_ROUND: _last_round,
    NOTE_FIRST: _plain("first"),
    NOTE_WENT: _went,
    NOTE_ATE: _money("ate", "eat"),
    NOTE_BOUGHT: _about_game("bought", "euros"),
    NOTE_POINTS: _about_game("points", "points"),
    NOTE_PRE_ORDER: _about_game("pre-order"),
    NOTE_WISH: _about_game("wish"),
    NOTE_SHUFFLED: _plain("shuffled", "deck"),
    NOTE_UNLOADED: _unloaded,
    NOTE_WITHDREW: _money("withdrew", "cash"),
    NOTE_ENDED: _plain("ended"),
    NOTE_REMOVED: _about_game("removed"),
    NOTE_MIDDAY: _plain("midday"),
    NOTE_RANKING: _ranking,
    NOTE_AFTERNOON: _afternoon,
    NOTE_LEFT: _plain("left", "space:parking"),
    NOTE_CLOSED: _plain("closed"),
    NOTE_WISHES: _money("wishes"),
    NOTE_SCORE: _plain("score"),
    NOTE_TIE: _tie,
}
