"""The dystopia for somebody who hears it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludothek.games.euphoria import spoken_places as places
from ludothek.games.euphoria.content import shipped
from ludothek.games.euphoria.spoken_places import GOODS, say
from ludothek.games.euphoria.view_form import CityView, PlayerView
from ludothek.kernel.speech import counted, named
from ludothek.kernel.words import ALSO, AND, SEATS, Message

HIDDEN = ("hidden",)
ACTIVE = ("open", "starred")


def spoken(city: CityView, topic: str) -> list[Message]:
    """What is said of a topic; nothing of what has no state of its own."""
    kind, _, name = topic.partition(":")
    return TELL[kind](city, name) if kind in TELL else []


# The whole city.


def _overview(city: CityView, _: str) -> list[Message]:
    if city.seat is None or city.over:
        return [_stars(city), _allegiance(city)]
    me = city.players[city.seat]
    if not city.turn:
        return [_stars(city), *_recruits(me)]
    return [_stars(city), *_standing(city, me), *_penalties(city, me), _allegiance(city)]


def _stars(city: CityView) -> Message:
    return say("stars", total=city.tracks.stars, seats=counted([player.stars for player in city.players], city.seat))


def _standing(city: CityView, player: PlayerView) -> list[Message]:
    """Workers, which are rolled when the game begins, tracks, goods and cards of a player."""
    return [
        *([_workers(player)] if city.turn or player.ready else []),
        say("tracks", morale=player.morale, knowledge=player.knowledge),
        _things("goods", player.goods),
        say("cards", count=player.cards) if player.hand is None else _things("hand", player.hand),
    ]


def _workers(player: PlayerView) -> Message:
    out = player.workers - len(player.ready)
    if not player.ready:
        return say("all-out", count=out)
    return say("ready", numbers=ALSO.join(map(str, player.ready)), count=out)


def _things(id: str, counts: Mapping[str, int]) -> Message:
    held = AND.join(f"item:{item} {count}" for item, count in counts.items() if count)
    return say(id, items=held) if held else say(f"no-{id}")


def _penalties(city: CityView, player: PlayerView) -> list[Message]:
    forbidding = [site.market for site in city.sites if site.penalty in player.penalties]
    markets = AND.join(f"market:{market}" for market in forbidding if market)
    return [say("penalties", markets=markets)] if markets else []


def _allegiance(city: CityView) -> Message:
    steps = AND.join(f"faction:{each.faction} {each.allegiance}" for each in city.factions)
    return say("allegiance", factions=steps, total=city.tracks.allegiance[-1])


def _lead(city: CityView, _: str) -> list[Message]:
    most = max(city.scores)
    first = [seat for seat, stars in enumerate(city.scores) if stars == most]
    built = [site for site in city.sites if site.built]
    return [
        *([say("star-leader", seats=named(first, city.seat), count=most, total=city.tracks.stars)] if most else []),
        _stars(city),
        _allegiance(city),
        *(
            say("territory-stars", faction=f"faction:{each.faction}", seats=counted(each.stars, city.seat))
            for each in city.factions
            if any(each.stars)
        ),
        *(
            say("market-stars", market=f"market:{site.market}", seats=named(site.stars, city.seat))
            for site in built
            if site.stars
        ),
    ]


# Players and their cards.


def _seat(city: CityView, name: str) -> list[Message]:
    player = city.players[SEATS.index(name) if name in SEATS else int(name)]
    return [
        say("stars-of", count=player.stars, total=city.tracks.stars),
        *_standing(city, player),
        *_recruits(player),
        *_dilemma(player),
        *_penalties(city, player),
    ]


def _recruits(player: PlayerView) -> list[Message]:
    active = _named(player, ACTIVE)
    hidden = _named(player, HIDDEN)
    unknown = sum(each.recruit is None for each in player.recruits)
    return [
        *([say("active", recruits=active)] if active else []),
        *([say("hidden", recruits=hidden)] if hidden else []),
        *([say("unknown", count=unknown)] if unknown else []),
    ]


def _named(player: PlayerView, statuses: tuple[str, ...]) -> str:
    return AND.join(f"recruit:{each.recruit}" for each in player.recruits if each.recruit and each.status in statuses)


def _dilemma(player: PlayerView) -> list[Message]:
    solved = [say(player.solved)] if player.solved in ("fought", "served") else []
    return [*([say("dilemma", item=f"item:{player.dilemma}")] if player.dilemma else []), *solved]


def _recruit(city: CityView, name: str) -> list[Message]:
    """What a recruit does, and for whom."""
    recruit = shipped().recruits[name]
    differs = city.printing == "first" and recruit.powers("first") != recruit.powers("revised")
    effect = say("recruit-first" if differs else "recruit", recruit=f"recruit:{name}")
    for player in city.players:
        for each in player.recruits:
            if each.recruit == name and player.seat == city.seat and each.status in (*ACTIVE, *HIDDEN):
                return [effect, Message(f"state-{each.status}")]
            if each.recruit == name:
                return [effect, say("works-for", seats=named([player.seat], city.seat))]
    return [effect]


def _item(city: CityView, name: str) -> list[Message]:
    """How many everybody has; of artifact cards only what one may know."""
    if name in GOODS:
        return [say("by-seat", seats=counted([player.goods[name] for player in city.players], city.seat))]
    held = [(player.hand or player.known)[name] for player in city.players]
    return [say("known-cards", seats=counted(held, city.seat)), say("discarded", count=city.discard.get(name, 0))]


# What one points at.


def _die(city: CityView, number: str) -> list[Message]:
    ready = [player.ready.count(int(number)) for player in city.players]
    return [say("at-hand", seats=counted(ready, city.seat))]


def _retrieve(city: CityView, _: str) -> list[Message]:
    """How many workers are out, and how likely one is lost by rolling them."""
    player = _shown(city)
    risks = [Message("mat-risk", {"count": n, "risk": f"{risk:g}"}) for n, risk in enumerate(player.risks, 1)]
    return [_workers(player), *(risks if city.seat is not None else [])]


def _shown(city: CityView) -> PlayerView:
    return city.players[city.on_turn if city.seat is None else city.seat]


def _meter(city: CityView, _: str) -> list[Message]:
    sums = [sum(player.ready) + player.knowledge for player in city.players]
    return [say("meter", seats=counted(sums, city.seat), limit=city.tracks.limit)]


def _deck(city: CityView, _: str) -> list[Message]:
    return [
        say("deck", count=city.deck),
        Message("table-discards", {"count": sum(city.discard.values())}),
    ]


def _hand(city: CityView, _: str) -> list[Message]:
    if city.seat is None:
        return [say("by-seat", seats=counted([player.cards for player in city.players], None))]
    me = city.players[city.seat]
    return [Message("mat-cards", {"count": me.cards, "limit": me.morale}), _things("hand", me.hand or {})]


def _track(city: CityView, name: str) -> list[Message]:
    steps = [player.morale if name == "morale" else player.knowledge for player in city.players]
    return [say("by-seat", seats=counted(steps, city.seat))]


def _own_dilemma(city: CityView, _: str) -> list[Message]:
    return [] if city.seat is None else _dilemma(city.players[city.seat])


TELL: dict[str, Callable[[CityView, str], list[Message]]] = {
    "overview": _overview,
    "lead": _lead,
    "seat": _seat,
    "if": places.worker_of,
    "space": places.space,
    "site": places.site,
    "market": places.market,
    "faction": places.faction,
    "territory": places.territory,
    "recruit": _recruit,
    "item": _item,
    "die": _die,
    "retrieve": _retrieve,
    "meter": _meter,
    "deck": _deck,
    "hand": _hand,
    "track": _track,
    "dilemma": _own_dilemma,
}
