"""The day at the fair for somebody who hears it, from what a seat sees."""

from __future__ import annotations

from ludothek.games.essen import surroundings, tells
from ludothek.games.essen.tells import Teller, mine, say, titles
from ludothek.games.essen.view_form import EssenView, PlayerView
from ludothek.kernel.speech import counted, leading
from ludothek.kernel.words import AND, SEATS, Args, Message

BEST = 3
"""Games in reach that the overview names."""


def spoken(fair: EssenView, topic: str) -> list[Message]:
    """What is said of a topic; nothing of what has no state of its own."""
    kind, _, name = topic.partition(":")
    return TELL[kind](fair, name) if kind in TELL else []


def _say(id: str, **args: str | int) -> Message:
    given: Args = args
    return Message(f"spoken-{id}", given)


# The whole fair.


def _overview(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    day = surroundings.clock(fair)[:1] if fair.round else [_say("draft")]
    if me is None or fair.over:
        return [*day, *_crowds(fair), _points(fair)]
    where = [] if fair.seat in fair.waiting or not fair.round else [_place(fair, me), _means(me)]
    return [*day, *where, *_in_reach(fair), *_crowds(fair), _points(fair), *_wishes(fair, me)]


def _points(fair: EssenView) -> Message:
    return _say("points", seats=counted(fair.scores, fair.seat))


def _crowds(fair: EssenView) -> list[Message]:
    zones = [f"zone:{zone}" for zone in fair.crowd.zones]
    squares = ["space:courtyard"] if fair.crowd.courtyard else []
    gates = ["space:west", "space:east"] if fair.crowd.entrances else []
    places = AND.join([*zones, *squares, *gates])
    return [_say("crowds", places=places, count=fair.tariff.crowded_step)] if places else []


def _wishes(fair: EssenView, me: PlayerView) -> list[Message]:
    """How far the wishlist has come; nothing as long as there is none."""
    count, total = me.wishes or 0, me.cards + len(me.shown)
    return [_say("wishlist", count=count, total=total, points=tells.wish_points(fair, count))] if total else []


def _in_reach(fair: EssenView) -> list[Message]:
    """The best games that one could go to and buy in this turn."""
    if fair.asked != "act" or fair.on_turn != fair.seat:
        return []
    best = sorted(fair.buyable, key=lambda booth: -tells.game_at(fair, booth).points)[:BEST]
    return [_say("in-reach", count=len(fair.buyable), games=titles(fair, best))] if best else [_say("none-in-reach")]


def _lead(fair: EssenView, _: str) -> list[Message]:
    popular = sorted(fair.popularity.items(), key=lambda each: -each[1])
    rankings = [line for n in range(len(fair.rankings)) for line in surroundings.ranking(fair, str(n + 1))]
    return [
        *leading(fair.scores, fair.seat),
        _points(fair),
        _say("popular", symbols=AND.join(f"symbol:{symbol} {points}" for symbol, points in popular)),
        *rankings,
        *([] if fair.seat is None else _wishes(fair, fair.players[fair.seat])),
    ]


# Players.


def _seat(fair: EssenView, name: str) -> list[Message]:
    player = fair.players[int(name)]
    return [
        *([_place(fair, player)] if fair.round else []),
        _say("points-of", count=player.points),
        _means(player),
        _games("in-bag", fair, player.bag),
        _games("in-boot", fair, player.boot),
        *_cards(fair, player),
        _say("pre-order-used" if player.pre_order else "pre-order-free"),
    ]


def _place(fair: EssenView, player: PlayerView) -> Message:
    if player.space.isdecimal():
        return _say("at", place="booth", space=player.space, publisher=tells.game_at(fair, player.space).publisher)
    return _say("at", place="space", space=f"space:{player.space}")


def _means(player: PlayerView) -> Message:
    return _say("means", count=player.actions, euros=player.money)


def _games(id: str, fair: EssenView, booths: list[int]) -> Message:
    return _say(id, games=titles(fair, booths)) if booths else _say(f"{id}-none")


def _cards(fair: EssenView, player: PlayerView) -> list[Message]:
    """The wish cards of a player: which, as far as one may know, else how many."""
    shown = [_say("shown", games=titles(fair, player.shown))] if player.shown else []
    if player.held is None:
        return [_say("wish-cards", count=player.cards), *shown]
    return [_games("wishes", fair, player.held), *shown]


def _boot(fair: EssenView, colour: str) -> list[Message]:
    boot = fair.players[SEATS.index(colour)].boot
    return [say("boot", count=len(boot)), *([_games("in-boot", fair, boot)] if boot else [])]


# What lies in front of whoever listens.


def _track(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    return [say("track", total=fair.track, spent=me.spent, bag=len(me.bag), count=me.actions)] if me else []


def _bag(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    return [say("bag", count=len(me.bag), total=fair.bag_size), _games("in-bag", fair, me.bag)] if me else []


def _purse(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    return [say("purse", euros=me.money)] if me else []


def _pre_order(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    used = me.pre_order if me else None
    state = say("pre-order-used", game=tells.game_at(fair, used).title) if used else say("pre-order-free")
    return [say("pre-order"), state]


def _wishlist(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    return [*surroundings.wishlist(fair), *_cards(fair, me)] if me else []


def _common(fair: EssenView, _: str) -> list[Message]:
    common = [_say("common", games=titles(fair, fair.common))] if fair.common else []
    return [say("common-list", count=len(fair.common)), *common]


def _far(fair: EssenView, element: str) -> list[Message]:
    """How far a space is, and what is left to go there."""
    me = mine(fair)
    space = element.partition(":")[2]
    return [*tells.way(fair, space), _means(me)] if me else []


TELL: dict[str, Teller] = {
    "overview": _overview,
    "lead": _lead,
    "seat": _seat,
    "far": _far,
    "booth": tells.booth,
    "tile": tells.tile,
    "wish": tells.wish,
    "space": tells.space,
    "crowd": tells.crowd,
    "popularity": surroundings.popularity,
    "ranking": surroundings.ranking,
    "pallet": surroundings.pallet,
    "clock": surroundings.clock,
    "warehouse": lambda fair, _: [say("warehouse", count=fair.warehouse)],
    "eat": surroundings.eat,
    "deck": surroundings.deck,
    "cash": surroundings.cash,
    "end": surroundings.end,
    "boot": _boot,
    "track": _track,
    "bag": _bag,
    "purse": _purse,
    "pre-order": _pre_order,
    "wishlist": _wishlist,
    "common-wishlist": _common,
}
