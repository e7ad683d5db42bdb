"""The fair for somebody who hears it: areas, players and every pile in sentences, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable

from ludothek.games.worldsfair.view_form import AreaView, FairView, PlayerView
from ludothek.kernel.digest import listed
from ludothek.kernel.speech import counted, leading, named
from ludothek.kernel.words import AND, SEATS, Args, Message


def spoken(fair: FairView, topic: str) -> list[Message]:
    """What is said of a topic; nothing of what has no state of its own."""
    kind, _, name = topic.partition(":")
    return TELL[kind](fair, name) if kind in TELL else []


def _say(id: str, **args: str | int) -> Message:
    given: Args = args
    return Message(f"spoken-{id}", given)


# The whole table.


def _overview(fair: FairView, _: str) -> list[Message]:
    mine = [] if fair.seat is None else _standing(fair, fair.seat)
    return [*_wheel(fair, ""), _say("points", seats=counted(fair.scores, fair.seat)), *mine]


def _standing(fair: FairView, seat: int) -> list[Message]:
    """Where a seat leads, where it is level with others, and what it has to play with."""
    alone = [area for area in fair.areas if _leaders(area) == [seat]]
    level = [area for area in fair.areas if seat in _leaders(area) and area not in alone]
    player = fair.players[seat]
    return [
        *([_say("you-lead", areas=_areas(alone))] if alone else []),
        *([_say("you-tie", areas=_areas(level))] if level else []),
        *([] if alone or level else [_say("you-trail")]),
        _supply(player),
        *([_figures(player)] if player.figures else []),
    ]


def _lead(fair: FairView, _: str) -> list[Message]:
    return [
        *leading(fair.scores, fair.seat),
        *(_area_lead(fair, area) for area in fair.areas),
        _say("tickets", seats=counted([player.tickets for player in fair.players], fair.seat)),
    ]


def _area_lead(fair: FairView, area: AreaView) -> Message:
    leaders = _leaders(area)
    element = f"area:{area.area}"
    if not leaders:
        return _say("nobody", area=element)
    return _say(
        "lead" if len(leaders) == 1 else "lead-tied",
        area=element,
        lead=named(leaders, fair.seat),
        seats=counted(area.supporters, fair.seat),
    )


def _leaders(area: AreaView) -> list[int]:
    most = max(area.supporters)
    return [seat for seat, count in enumerate(area.supporters) if count == most > 0]


def _areas(areas: list[AreaView]) -> str:
    return AND.join(f"area:{area.area}" for area in areas)


def _wheel(fair: FairView, _: str) -> list[Message]:
    left = fair.wheel.spaces - fair.wheel.car
    now = [Message("scoring", {"area": f"area:{fair.scoring}"})] if fair.scoring else []
    return [_say("round", round=fair.round, rounds=fair.rounds, count=left), *now]


# An area and what lies there.


def _area(fair: FairView, name: str) -> list[Message]:
    area = _of(fair, name)
    would = []
    if any(area.medals):
        would.append(_say("medals", seats=counted(area.medals, fair.seat)))
    if any(area.approvals):
        would.append(_say("approvals", seats=counted(area.approvals, fair.seat)))
    return [_say("supporters", seats=counted(area.supporters, fair.seat)), *_cards(fair, name), *would]


def _cards(fair: FairView, name: str) -> list[Message]:
    area = _of(fair, name)
    if not area.cards:
        return [_say("no-cards", room=area.capacity)]
    cards = listed(_card(card) for card in area.cards)
    return [_say("cards", cards=cards, count=len(area.cards), room=area.capacity)]


def _of(fair: FairView, name: str) -> AreaView:
    return next(area for area in fair.areas if area.area == name)


def _card(name: str) -> str:
    return name if ":" in name else f"card:{name}"


def _supporters(fair: FairView, name: str) -> list[Message]:
    colour, _, area = name.partition(":")
    return [_say("count-supporters", count=_of(fair, area).supporters[SEATS.index(colour)])]


def _figure(fair: FairView, name: str) -> list[Message]:
    """What a figure does, who holds it and where it lies."""
    element = f"figure:{name}"
    holders = [player.seat for player in fair.players if name in player.figures]
    lying = [area for area in fair.areas if element in area.cards]
    return [
        _say("effect", figure=element),
        *([_say("held", seats=named(holders, fair.seat))] if holders else []),
        *([_say("lies", areas=_areas(lying))] if lying else []),
    ]


# What players have.


def _seat(fair: FairView, name: str) -> list[Message]:
    player = fair.players[int(name)]
    return [
        _say("has-points", count=player.points, coins=player.coins, medals=player.medals, sets=player.sets),
        _supply(player),
        _say("has-tickets", count=player.tickets),
        _figures(player) if player.figures else _say("no-figures"),
        *_exhibits("proposed", player.proposed),
        *_exhibits("approved", player.approved),
    ]


def _supply(player: PlayerView) -> Message:
    return _say("supply", count=player.supply)


def _figures(player: PlayerView) -> Message:
    return _say("figures", figures=listed(f"figure:{figure}" for figure in player.figures))


def _exhibits(id: str, areas: dict[str, int]) -> list[Message]:
    held = AND.join(f"{count} area:{area}" for area, count in areas.items() if count)
    return [_say(f"has-{id}", areas=held)] if held else [_say(f"none-{id}")]


def _by_seat(count: Callable[[PlayerView], int]) -> Callable[[FairView, str], list[Message]]:
    """So many of everybody; the name has been said."""

    def tell(fair: FairView, _: str) -> list[Message]:
        return [_say("by-seat", seats=counted([count(player) for player in fair.players], fair.seat))]

    return tell


def _proposals(fair: FairView, area: str) -> list[Message]:
    return [
        _say("by-seat", seats=counted([player.proposed[area] for player in fair.players], fair.seat)),
        _say("approved-by", seats=counted([player.approved[area] for player in fair.players], fair.seat)),
    ]


TELL: dict[str, Callable[[FairView, str], list[Message]]] = {
    "overview": _overview,
    "lead": _lead,
    "seat": _seat,
    "area": _area,
    "cards": _cards,
    "supporters": _supporters,
    "figure": _figure,
    "proposals": _proposals,
    "supply": lambda fair, colour: [_say("count-supporters", count=fair.players[SEATS.index(colour)].supply)],
    "tickets": _by_seat(lambda player: player.tickets),
    "coins": _by_seat(lambda player: player.coins),
    "medals": _by_seat(lambda player: player.medals),
    "approved": _by_seat(lambda player: sum(player.approved.values())),
    "wheel": _wheel,
    "deck": lambda fair, _: [_say("count-cards", count=fair.deck)],
    "discard": lambda fair, _: [_say("count-cards", count=sum(fair.discard.values()))],
}
