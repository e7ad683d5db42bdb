"""What every thing at the fair is and what it is worth to whoever looks, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from ludothek.games.essen.view_form import EssenView, GameView, PlayerView
from ludothek.kernel.speech import named
from ludothek.kernel.words import ALSO, Args, Message, seat_element

Teller = Callable[[EssenView, str], list[Message]]
"""Says what there is to say about one thing of a kind, by its name."""

SPACES = {"west": "entrance", "east": "entrance", "galeria-west": "galeria", "galeria-east": "galeria"}
GONE = ("bag", "boot", "removed")


def say(id: str, **args: str | int) -> Message:
    given: Args = args
    return Message(f"tell-{id}", given)


def mine(fair: EssenView) -> PlayerView | None:
    return None if fair.seat is None else fair.players[fair.seat]


def game_at(fair: EssenView, booth: int | str) -> GameView:
    return fair.games[int(booth) - 1]


def titles(fair: EssenView, booths: list[int]) -> str:
    """Games by the numbers of their booths and their titles, which are the same in every language."""
    return ALSO.join(f"{booth} {game_at(fair, booth).title}" for booth in booths)


# Booths, games and wishes.


def booth(fair: EssenView, name: str) -> list[Message]:
    game = game_at(fair, name)
    return [
        *_whereabouts(fair, game),
        *sticker(fair, game),
        *(_wished(fair, game.booth) if game.owner is None else []),
        *way(fair, name),
        *_standing(fair, name),
        say("booth", publisher=game.publisher, zone=f"zone:{game.zone}"),
    ]


def tile(fair: EssenView, name: str) -> list[Message]:
    game = game_at(fair, name)
    gone = game.place in GONE
    return [
        *([] if gone or game.place == "warehouse" else [_offer(fair, game)]),
        *([] if game.place == "booth" else _whereabouts(fair, game)),
        *sticker(fair, game),
        *([] if gone else _wished(fair, game.booth)),
        *([] if gone else way(fair, name)),
    ]


def wish(fair: EssenView, name: str) -> list[Message]:
    game = game_at(fair, name)
    me = mine(fair)
    if me and game.owner == me.seat:
        return [say("fulfilled")]
    return [
        say("wish", game=game.title, publisher=game.publisher, booth=game.booth, zone=f"zone:{game.zone}"),
        *_whereabouts(fair, game),
        *(_worth(fair) if game.owner is None and game.place != "removed" else []),
    ]


def _offer(fair: EssenView, game: GameView) -> Message:
    popularity = fair.popularity[game.symbol]
    return say(
        "tile",
        symbol=f"symbol:{game.symbol}",
        booth=game.booth,
        euros=game.price,
        points=game.points,
        popularity=popularity,
        bonus=game.bonus,
        more=signed(game.points - popularity - game.bonus),
    )


def signed(number: int) -> str:
    """A change with its sign; none is a word, for a message to choose its form by."""
    return "none" if not number else f"+{number}" if number > 0 else f"−{-number}"


def _whereabouts(fair: EssenView, game: GameView) -> list[Message]:
    """Where a game is now; while wishes are drafted, nothing is laid out yet."""
    if not fair.round:
        return []
    if game.place == "booth":
        return [_on_sale(game)]
    if game.place == "pallet":
        return [say("coming", game=game.title)]
    if game.place == "warehouse":
        return [say("warehouse-game", game=game.title)]
    if game.owner is None:
        return [say("removed", game=game.title)]
    return [say("sold", game=game.title, owner=seat_element(game.owner))]


def _on_sale(game: GameView) -> Message:
    symbol = f"symbol:{game.symbol}"
    return Message("spoken-sale", {"game": game.title, "symbol": symbol, "euros": game.price, "points": game.points})


def sticker(fair: EssenView, game: GameView) -> list[Message]:
    if not game.event or game.place in GONE:
        return []
    me = mine(fair)
    order = [say("sold-out-used" if me.pre_order else "sold-out-free")] if me and game.event == "sold-out" else []
    return [say("token", token=f"token:{game.event}"), *order]


def _wished(fair: EssenView, booth: int) -> list[Message]:
    """Whose wish a game is, and what buying it would bring to my list."""
    me = mine(fair)
    if me and booth in (me.held or ()):
        return [say("own-wish"), *_worth(fair)]
    return [say("common-wish"), *_worth(fair)] if booth in fair.common else []


def _worth(fair: EssenView) -> list[Message]:
    """What one more wish would bring."""
    me = mine(fair)
    if me is None:
        return []
    count = me.wishes or 0
    now, then = wish_points(fair, count), wish_points(fair, count + 1)
    if then > now:
        return [say("wish-worth", now=now, then=then)]
    further = next_worth(fair, count + 1)
    return [say("wish-toward", count=further[0], points=further[1]) if further else say("wish-full")]


def wish_points(fair: EssenView, count: int) -> int:
    """What so many wishes give together; more than the tariff lists count like its last."""
    return fair.tariff.wishes[min(count, len(fair.tariff.wishes) - 1)]


def next_worth(fair: EssenView, count: int) -> tuple[int, int] | None:
    """How many wishes more make a list worth more, and how much."""
    now = wish_points(fair, count)
    better = ((n - count, points) for n, points in enumerate(fair.tariff.wishes) if n > count and points > now)
    return next(better, None)


# Spaces.


def space(fair: EssenView, name: str) -> list[Message]:
    here = [say("parking"), *departure(fair)] if name == "parking" else [say(SPACES.get(name, name))]
    return [*here, *way(fair, name), *_standing(fair, name)]


def way(fair: EssenView, space: str) -> list[Message]:
    """How far away a space is, and whether a crowd is in the way."""
    crowd = [say("crowd", count=fair.tariff.crowded_step)] if is_crowded(fair, space) else []
    return [say("way", count=fair.reach[space]), *crowd] if mine(fair) and fair.round else crowd


def is_crowded(fair: EssenView, space: str) -> bool:
    if space.isdecimal():
        return game_at(fair, space).zone in fair.crowd.zones
    return fair.crowd.courtyard if space == "courtyard" else space in ("west", "east") and fair.crowd.entrances


def _standing(fair: EssenView, space: str) -> list[Message]:
    others = [player for player in fair.players if player.seat != fair.seat and fair.round]
    here = [player.seat for player in others if player.space == space]
    return [Message("spoken-here", {"seats": named(here, fair.seat)})] if here else []


def departure(fair: EssenView) -> list[Message]:
    """What whoever leaves next gets, in the last round."""
    left = fair.tariff.departure[fair.departures :]
    return [say("departure", points=left[0])] if left and left[0] else []


def crowd(fair: EssenView, place: str) -> list[Message]:
    crowded = fair.crowd.entrances if place == "entrances" else place in fair.crowd.zones or is_crowded(fair, place)
    tariff = fair.tariff
    return [say("crowd", count=tariff.crowded_step) if crowded else say("no-crowd", count=tariff.step)]
