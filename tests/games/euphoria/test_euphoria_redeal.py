"""Hidden recruits are dealt anew from those that can still lie hidden, of which there must always be enough."""

from __future__ import annotations

import pytest

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.rules.factions import is_revealed
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    DROPPED_BY,
    FACTIONS,
    HELD,
    HIDDEN,
    NO_RECRUIT,
    RECRUIT_IN,
    STATUS_IN,
    card_bit,
)
from ludothek.kernel.arrays import ints
from ludothek.kernel.rng import Rng

SEATS = 6


def when_only_one_faction_can_lie_hidden() -> Dystopia:
    """Six seats after the set-up; of the only faction that is not revealed, all recruits are held by somebody."""
    city = GAME.new(SEATS, seed=1)
    rng = Rng.from_seed(1)
    while city.turn == 0:
        legal = city.legal()
        city.apply(city.wander(city.to_move, ints(legal), len(legal), rng))
    for faction in range(1, FACTIONS):
        city.board[ALLEGIANCE_OF + faction] = city.tables.tier3
    hidden = [card for card in range(city.tables.recruits) if not is_revealed(city, city.tables.faction[card])]
    others = [card for card in range(city.tables.recruits) if is_revealed(city, city.tables.faction[card])]
    for slot in range(SEATS * HELD):
        if city.own[STATUS_IN + slot] != NO_RECRUIT:
            city.own[RECRUIT_IN + slot] = hidden.pop()
    assert not hidden
    for seat in range(SEATS):
        city.own[DROPPED_BY + seat] = card_bit(others.pop()) | card_bit(others.pop())
    city.recruit_deck = sum(card_bit(card) for card in others)
    return city


@pytest.mark.rule("EU-46")
def test_what_others_put_away_leaves_enough_for_what_they_hide() -> None:
    city = when_only_one_faction_can_lie_hidden()
    held = [city.own[RECRUIT_IN + slot] for slot in range(SEATS * HELD) if city.own[STATUS_IN + slot] == HIDDEN]
    rng = Rng.from_seed(2)
    dealt = set()
    for _ in range(30):
        other = city.determinize(0, rng)
        hides = [other.own[RECRUIT_IN + slot] for slot in range(SEATS * HELD) if other.own[STATUS_IN + slot] == HIDDEN]
        assert sorted(hides) == sorted(held)
        assert other.census() == city.census()
        dealt.add(tuple(hides))
    assert len(dealt) > 10
