"""What stands around the halls, and what one does there, in sentences: rankings, pallets, the clock, a snack, cash."""

from __future__ import annotations

from ludothek.games.essen.tells import departure, game_at, mine, next_worth, say, signed, sticker, wish_points
from ludothek.games.essen.view_form import EssenView, PlayerView, RankingView
from ludothek.kernel.speech import named
from ludothek.kernel.words import AND, Message

# What stands around.


def popularity(fair: EssenView, symbol: str) -> list[Message]:
    alike = [each for each in fair.pallets if each.booth and game_at(fair, each.booth).symbol == symbol]
    moved = sum(each.popularity for each in alike if not each.event)
    last = fair.round == fair.rounds
    return [
        say("popularity", symbol=f"symbol:{symbol}", points=fair.popularity[symbol]),
        say("popularity-last") if last else say("popularity-moved", moved=signed(moved)),
    ]


def ranking(fair: EssenView, name: str) -> list[Message]:
    card = fair.rankings[int(name) - 1]
    me = mine(fair)
    others = [seat for seat in card.met if seat != fair.seat]
    return [
        say("ranking", series=card.series, points=card.points, needs=_symbols(card.needs)),
        *([_lacking(me, card)] if me else []),
        *([say("ranking-others", seats=named(others, fair.seat))] if others else []),
    ]


def _lacking(player: PlayerView, card: RankingView) -> Message:
    if player.seat in card.met:
        return say("ranking-met")
    missing = {symbol: count - player.symbols[symbol] for symbol, count in card.needs.items()}
    return say("ranking-lacks", needs=_symbols({symbol: count for symbol, count in missing.items() if count > 0}))


def _symbols(needs: dict[str, int]) -> str:
    return AND.join(f"{count} symbol:{symbol}" for symbol, count in needs.items())


def pallet(fair: EssenView, name: str) -> list[Message]:
    its = fair.pallets[int(name) - 1]
    change = "event" if its.event else "less" if its.popularity < 0 else "more"
    game = None if its.booth is None else game_at(fair, its.booth)
    return [
        say("pallet", change=change, count=abs(its.popularity)),
        *([say("coming", game=game.title), *sticker(fair, game)] if game else []),
        *([say("pallet-empty")] if game is None and fair.round == fair.rounds else []),
    ]


def clock(fair: EssenView, _: str = "") -> list[Message]:
    midday = fair.tariff.midday
    morning = fair.round <= midday and bool(fair.rankings)
    return [
        *([say("clock", count=fair.round, total=fair.rounds)] if fair.round else []),
        say("clock-midday", count=midday) if morning else say("clock-evening", total=fair.rounds),
        *([say("last-round", tile=f"last-round:{fair.last_round}")] if fair.last_round else []),
    ]


# What one does, and has.


def eat(fair: EssenView, _: str) -> list[Message]:
    me, tariff = mine(fair), fair.tariff
    now = [say("eat-now", count=min(tariff.snack_actions, me.spent))] if me and not me.eaten else []
    return [say("eat", euros=tariff.snack, count=tariff.snack_actions), *now]


def deck(fair: EssenView, _: str) -> list[Message]:
    return [say("deck", cost=fair.tariff.test), say("deck-left", count=fair.deck)]


def cash(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    have = [say("have", points=me.points, euros=me.money)] if me else []
    return [say("cash", euros=fair.tariff.cash, points=fair.tariff.cash_points), *have]


def end(fair: EssenView, _: str) -> list[Message]:
    me = mine(fair)
    lost = [say("end-lost", count=me.actions)] if me and me.actions else []
    leaving = me is not None and me.space == "parking" and fair.round == fair.rounds
    return [say("end"), *lost, *(departure(fair) if leaving else [])]


def wishlist(fair: EssenView, _: str = "") -> list[Message]:
    me = mine(fair)
    if me is None:
        return []
    count = me.wishes or 0
    further = next_worth(fair, count)
    told = say("wishlist", count=count, total=me.cards + len(me.shown), points=wish_points(fair, count))
    return [told, *([say("wishlist-next", count=further[0], points=further[1])] if further else [])]
