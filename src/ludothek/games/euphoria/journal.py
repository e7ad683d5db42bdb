"""The journal in words, as one seat may read it: cards drawn and recruits kept are secret."""

# Compiled with mypyc.

from __future__ import annotations

from functools import lru_cache

from ludothek.games.euphoria import names
from ludothek.games.euphoria.choices import SERVE
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import (
    ITEM_NAMES,
    KIND_NAMES,
    MARKET,
    NOTE_ACCEPTED,
    NOTE_ALLEGIANCE,
    NOTE_BEGINS,
    NOTE_BUILT,
    NOTE_BUMPED,
    NOTE_CHOSEN,
    NOTE_DESERTED,
    NOTE_DILEMMA,
    NOTE_DISCARDED,
    NOTE_DREW,
    NOTE_DREW_OPENLY,
    NOTE_END,
    NOTE_GAINED,
    NOTE_KEPT,
    NOTE_KNOWLEDGE,
    NOTE_LAST_ROLL,
    NOTE_LOST,
    NOTE_MINER,
    NOTE_MORALE,
    NOTE_OFFER,
    NOTE_OPENED,
    NOTE_PAID,
    NOTE_PLACED,
    NOTE_REFUSED,
    NOTE_RESHUFFLED,
    NOTE_RETRIEVED,
    NOTE_ROLLED,
    NOTE_SACRIFICED,
    NOTE_SET_DIE,
    NOTE_STAR_DILEMMA,
    NOTE_STAR_RECRUIT,
    NOTE_STAR_SITE,
    NOTE_STAR_TERRITORY,
    NOTE_TIE,
    NOTE_TRACK,
    NOTE_USED,
    NOTE_WORKER,
    SITE,
    TILE_AT,
)
from ludothek.kernel.state import Note
from ludothek.kernel.words import Args, Event, event, seat_element

Told = tuple[str, tuple[str, ...], Args]
"""The kind of an event, the elements it touches and its arguments besides the seat."""

TIES = ("morale", "knowledge", "markets", "territories", "roll")
PLAIN = {
    NOTE_CHOSEN: "chosen",
    NOTE_BEGINS: "begins",
    NOTE_SACRIFICED: "sacrificed",
    NOTE_WORKER: "worker",
    NOTE_STAR_DILEMMA: "star-dilemma",
    NOTE_ACCEPTED: "accepted",
    NOTE_REFUSED: "refused",
}
NUMBER = {
    NOTE_ROLLED: "rolled",
    NOTE_DESERTED: "deserted",
    NOTE_SET_DIE: "set-die",
    NOTE_RESHUFFLED: "reshuffled",
    NOTE_END: "end",
    NOTE_LAST_ROLL: "last-roll",
}
CARD = {NOTE_DREW: "drew", NOTE_DREW_OPENLY: "drew-openly", NOTE_DISCARDED: "discarded"}
RECRUIT = {NOTE_OPENED: "opened", NOTE_USED: "used", NOTE_STAR_RECRUIT: "star-recruit", NOTE_KEPT: "kept"}
FACTION = {NOTE_ALLEGIANCE: "allegiance", NOTE_MINER: "miner", NOTE_STAR_TERRITORY: "star-territory"}
AMOUNT = {NOTE_GAINED: "gained", NOTE_PAID: "paid", NOTE_LOST: "lost"}
LISTS = {
    NOTE_ROLLED: "number",
    **dict.fromkeys(CARD, "item"),
    **dict.fromkeys(AMOUNT, "items"),
    NOTE_RETRIEVED: "places",
}
"""The argument in which neighbours of one kind may differ, to be told as one sentence."""


def market_at(table: Dystopia, note: Note) -> int:
    """The market where it happened, or −1."""
    code, _, first, second = note
    space = first if code in (NOTE_PLACED, NOTE_RETRIEVED) else second if code == NOTE_BUMPED else -1
    return table.board[TILE_AT + space - MARKET] if MARKET <= space < SITE else -1


@lru_cache(maxsize=4096)  # most notes are few and come again, but offers alone have a million forms
def told(note: Note, own: bool, market: int = -1) -> Event | None:
    """One line of the journal for its own seat or for all others; ``None`` if only its own seat may know of it."""
    code, seat, first, second = note
    if code == NOTE_KEPT and not own:
        return None
    if code == NOTE_DREW and not own:
        return event("drew-secretly", seat, ("deck",))
    kind, elements, args = _tell(code, first, second)
    if market >= 0:
        args["places" if code == NOTE_RETRIEVED else "market"] = names.market(market)
    if code == NOTE_BUMPED and first == seat:
        kind = kind.replace("bumped", "bumped-own")
    return event(kind, seat, elements, args, LISTS.get(code, ""))


def _tell(code: int, first: int, second: int) -> Told:
    if code in PLAIN:
        return PLAIN[code], (), {}
    if code in NUMBER:
        return NUMBER[code], (), {"number": first}
    if code in CARD:
        card = f"item:{KIND_NAMES[first]}"
        return CARD[code], (card,), {"item": card}
    if code in RECRUIT:
        recruit = names.recruit(first)
        return RECRUIT[code], (recruit,), {"recruit": recruit}
    if code in FACTION:
        faction = names.faction(first)
        return FACTION[code], (), {"faction": faction, "step": second}
    if code in AMOUNT:
        item = f"item:{ITEM_NAMES[first]}"
        return AMOUNT[code], (item,), {"items": f"{second} {item}"}
    if code in (NOTE_KNOWLEDGE, NOTE_MORALE):
        track = "knowledge" if code == NOTE_KNOWLEDGE else "morale"
        return f"{track}-{'up' if first > 0 else 'down'}", (), {"steps": abs(first), "number": second}
    return _tell_place(code, first, second)


def _tell_place(code: int, first: int, second: int) -> Told:
    if code == NOTE_PLACED:
        return _at("placed", first, {"number": second})
    if code == NOTE_RETRIEVED:
        element = names.space(first)
        return "retrieved", (element,), {"places": str(names.name(element).args.get("site", element))}
    if code == NOTE_BUMPED:
        return _at("bumped", second, {"other": seat_element(first)})
    if code in (NOTE_STAR_SITE, NOTE_BUILT):
        kind = "built" if code == NOTE_BUILT else "star-site"
        return (
            kind,
            (f"space:market-{names.SITE_NAMES[first]}",),
            {"site": names.site(first), "market": names.market(second)},
        )
    if code == NOTE_DILEMMA:
        card = f"item:{KIND_NAMES[first]}"
        return f"dilemma-{'serve' if second == SERVE else 'fight'}", ("dilemma",), {"item": card}
    if code == NOTE_OFFER:
        return _offer(first, second)
    if code == NOTE_TRACK:
        return f"track-{'knowledge' if first else 'morale'}", (), {"number": second}
    assert code == NOTE_TIE
    return f"tie-{TIES[first - 1]}", (), {}


def _at(kind: str, space: int, args: Args) -> Told:
    """Something at a space; sites are named by themselves."""
    element = names.space(space)
    message = names.name(element)
    where = f"-{message.id.removeprefix('space-')}" if message.args else ""
    return f"{kind}{where}", (element,), {**args, **(message.args or {"space": element})}


def _offer(other: int, terms: int) -> Told:
    """An offer of one or two things for one or two, each side as a list."""
    give, give_too, want, want_too = [(terms >> shift & 15) - 1 for shift in (12, 8, 4, 0)]
    sides = {"give": names.items(give, give_too), "want": names.items(want, want_too)}
    return "offer", ("trade",), {"other": seat_element(other), **sides}
