"""The places of the city in sentences: who stands there, what it costs and brings, what the next worker would get."""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.games.euphoria.view_form import (
    AmountView,
    AreaView,
    CityView,
    HarvestView,
    SiteView,
    SpaceView,
    WorkerView,
)
from ludothek.kernel.speech import counted, named, you_or
from ludothek.kernel.words import AND, Args, Message

GOODS = ("energy", "water", "food", "bliss", "gold", "stone", "clay")
ARTIFACTS = ("book", "balloons", "glasses", "game", "bear", "bat")
SIGNED = ("morale", "knowledge", "allegiance")
"""Steps on a track, which go up or down."""


def say(id: str, **args: str | int) -> Message:
    given: Args = args
    return Message(f"spoken-{id}", given)


def space(city: CityView, name: str) -> list[Message]:
    group, _, of = name.partition("-")
    if group in ("site", "edge"):
        return site(city, of)
    area = next((each for each in city.areas if each.area == name), None)
    if area:
        return _area(city, area)
    return _single(city, next(each for each in city.spaces if each.space == name))


# Commodity areas.


def _area(city: CityView, area: AreaView) -> list[Message]:
    return [_crowd(city, area), *(_next(each) for each in area.next)]


def _crowd(city: CityView, area: AreaView) -> Message:
    if not area.workers:
        return say("area-empty")
    return say("area", count=area.total, workers=_workers(city, area.workers))


def _workers(city: CityView, workers: Sequence[WorkerView]) -> str:
    return AND.join(f"{worker.number} {you_or(worker.seat, city.seat)}" for worker in workers)


def _next(harvest: HarvestView) -> Message:
    gains = _amounts(harvest.gains)
    if not harvest.recruits:
        return say("next", number=harvest.number, gains=gains)
    return say("next-recruits", number=harvest.number, gains=gains, recruits=_recruits(harvest.recruits))


def worker_of(city: CityView, name: str) -> list[Message]:
    """What a worker of any number would meet in an area; what it would bring exactly, if one is at hand."""
    number, _, element = name.partition(":")
    area = next(each for each in city.areas if f"space:{each.area}" == element)
    total = area.total + int(number)
    low, high = city.tracks.sums
    band = "low" if total <= low else "middle" if total <= high else "high"
    at_hand = [_next(each) for each in area.next if each.number == int(number)]
    return [say("together", count=total, band=band), *at_hand]


# Single spaces and markets.


def _single(city: CityView, place: SpaceView) -> list[Message]:
    group, _, of = place.space.partition("-")
    if group == "market" and not place.open:
        return [Message("why-not-built"), *site(city, of)]
    return [
        *([] if place.open else [say("closed")]),
        *_occupied(city, place.worker),
        *([] if group == "market" else _ways("price", place.prices)),
        *_ways("gains", place.gains),
        *([say("involved", recruits=_recruits(place.recruits))] if place.recruits else []),
        *(tunnel(city, of) if group in ("tunnel", "end") else []),
        *(market_at(city, of) if group == "market" else []),
    ]


def _occupied(city: CityView, worker: WorkerView | None) -> list[Message]:
    if worker is None:
        return [say("nobody-there")]
    return [say("occupied", seats=f"{worker.number} {you_or(worker.seat, city.seat)}")]


def _ways(id: str, ways: Sequence[Sequence[AmountView]]) -> list[Message]:
    """What one pays or gets, one of two things if there are two ways."""
    told = [_amounts(way) for way in ways if way]
    if not told:
        return []
    return [say(id, way=told[0]) if len(told) == 1 else say(f"{id}-or", way=told[0], other=told[1])]


def _amounts(amounts: Sequence[AmountView]) -> str:
    return AND.join(_amount(each.item, each.count) for each in amounts)


def _amount(item: str, count: int) -> str:
    if item in SIGNED:
        return f"got:{item} {'+' if count > 0 else '−'}{abs(count)}"
    return f"{count} item:{item}" if item in GOODS or item in ARTIFACTS else f"{count} got:{item}"


def _recruits(recruits: Sequence[str]) -> str:
    return AND.join(f"recruit:{recruit}" for recruit in recruits)


def tunnel(city: CityView, faction: str) -> list[Message]:
    reveal, end = city.tracks.tunnel
    miner = next((each.miner for each in city.factions if each.faction == faction), None)
    return [] if miner is None else [Message("table-tunnel", {"step": miner, "reveal": reveal, "end": end})]


# Sites, and the markets built there.


def site(city: CityView, name: str) -> list[Message]:
    place = _site(city, name)
    if place.built:
        return [Message("why-built"), *market_at(city, name)]
    builders = [plot.worker for plot in place.plots if plot.worker]
    goods = AND.join(f"item:{good}" for good in dict.fromkeys(plot.good for plot in place.plots))
    return [
        Message("table-site", {"count": len(builders), "needed": city.needed}),
        *([say("builders", workers=_workers(city, builders))] if builders else []),
        say("build-with", goods=goods),
        *([say("involved", recruits=_recruits(place.recruits))] if place.recruits else []),
    ]


def _site(city: CityView, name: str) -> SiteView:
    return next(each for each in city.sites if each.site == name)


def market_at(city: CityView, name: str) -> list[Message]:
    place = _site(city, name)
    return [say("here-is", market=f"market:{place.market}"), *_market(city, place)] if place.market else []


def market(city: CityView, name: str) -> list[Message]:
    """A market that is built, or one that may still come into the game."""
    built = [each for each in city.sites if each.market == name]
    return _market(city, built[0]) if built else [_effect(name)]


def _effect(market: str) -> Message:
    return Message("table-market", {"market": f"market:{market}"})


def _market(city: CityView, place: SiteView) -> list[Message]:
    """What a market asks and forbids, and who has a star there."""
    return [
        _effect(place.market or ""),
        say("stars-there", seats=named(place.stars, city.seat)) if place.stars else say("no-stars-there"),
        *([] if city.seat is None or city.seat in place.stars else [say("penalised")]),
    ]


# Factions.


def faction(city: CityView, name: str) -> list[Message]:
    its = next(each for each in city.factions if each.faction == name)
    second = "tier-2" if its.miner is not None else "tier-2-icarite"
    tiers = ("tier-1", second, "tier-3", "tier-4")
    steps = zip(tiers, city.tracks.allegiance, strict=True)
    return [
        say("step", count=its.allegiance, total=city.tracks.allegiance[-1]),
        *tunnel(city, name),
        *(Message(id, {"step": step}) for id, step in steps),
    ]


def territory(city: CityView, name: str) -> list[Message]:
    its = next(each for each in city.factions if each.faction == name)
    return [
        say("stars-by", seats=counted(its.stars, city.seat)),
        Message("table-places", {"count": its.places - sum(its.stars)}),
    ]
