"""Offers that computer players think of: one good for one, and only where both gain."""

from __future__ import annotations

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.bargains import bargain, gain, useful_resources
from ludothek.games.euphoria.choices import KIND, OFFER
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import GOODS
from ludothek.kernel import Rng
from ludothek.minds import mind

ENERGY, WATER, FOOD = 0, 1, 2


def before_a_turn(goods: list[list[int]]) -> Dystopia:
    """A table at which somebody begins a turn, with these goods."""
    city = GAME.new(len(goods), 3)
    player, rng = mind(GAME, "greedy"), Rng.from_seed(1)
    while city.phase < 5:
        city.apply(player.choose(city, city.to_move, rng))
    for seat, own in enumerate(goods):
        for good in range(GOODS):
            city.goods[seat * GOODS + good] = own[good] if good < len(own) else 0
    return city


def candidates(city: Dystopia) -> list[int]:
    choices = GAME.choice_buffer[:]
    seat = city.to_move
    count = GAME.judgement().candidates(city, seat, choices, city.fill(seat, choices))
    return [choices[n] for n in range(count)]


def offers(city: Dystopia) -> list[int]:
    return [choice - OFFER for choice in candidates(city) if KIND[choice] == OFFER]


def test_three_of_one_kind_for_three_of_another() -> None:
    city = before_a_turn([[3, 0], [0, 3]])
    assert bargain(city, 0, 1) == (ENERGY, WATER)
    assert bargain(city, 1, 0) == (WATER, ENERGY)
    most = useful_resources(city)
    assert gain(city, 0, ENERGY, WATER, most) > 0 and gain(city, 1, WATER, ENERGY, most) > 0


def test_nobody_offers_what_the_other_does_not_need() -> None:
    city = before_a_turn([[3, 0, 0], [3, 0, 0], [0, 0, 3]])
    assert bargain(city, 0, 1) == (-1, -1)
    assert offers(city) == [partner for partner in range(3) if bargain(city, city.to_move, partner)[0] >= 0]


def test_an_offer_that_was_begun_is_finished_as_it_was_meant() -> None:
    city = before_a_turn([[3, 0], [0, 3]])
    seat, partner = city.to_move, 1 - city.to_move
    assert offers(city) == [partner]
    city.apply(OFFER + partner)
    told = []
    for _ in range(2):
        (choice,) = candidates(city)
        told.append(GAME.notation(city, choice))
        city.apply(choice)
    given, wanted = ("energy", "water") if seat == 0 else ("water", "energy")
    assert told == [f"give {given}", f"want {wanted}"]
    assert city.to_move == partner
