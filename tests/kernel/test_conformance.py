"""The conformance kit on every installed title, at every number of players, with every option."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sealed.game import Sealed
from sealed.state import Bids

from ludothek.kernel import Rng, State
from ludothek.kernel.conformance import CHECKS, Case, cases, nobody_sees_secrets, seen
from ludothek.kernel.registry import game, titles

ALL = cases(*(game(title) for title in titles()))


@pytest.mark.parametrize("case", ALL, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)
    assert case.seats in range(case.game.min_seats, case.game.max_seats + 1)


def test_all_titles_seats_and_options_are_covered() -> None:
    assert [str(case) for case in ALL] == [
        "worldsfair-2-approvals=automatic",
        "worldsfair-2-approvals=ask",
        "worldsfair-3-approvals=automatic",
        "worldsfair-3-approvals=ask",
        "worldsfair-4-approvals=automatic",
        "worldsfair-4-approvals=ask",
        "sealed-2-open=false",
        "sealed-2-open=true",
        "sealed-3-open=false",
        "sealed-3-open=true",
    ]


class LeakyBids(Bids):
    """Shows everybody's hands to everybody."""

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "hands": self.hands}

    def clone(self) -> Bids:
        twin = LeakyBids(self.game, self.seats, self.rng.clone())
        twin.over, twin.to_move, twin.hands = self.over, self.to_move, [hand[:] for hand in self.hands]
        twin.bids, twin.points, twin.revealed = self.bids[:], self.points[:], self.revealed[:]
        return twin


class Leaky(Sealed):
    def start(self, seats: int, rng: Rng, options: dict[str, str | int | bool], journal: bool) -> State:
        state = LeakyBids(self, seats, rng)
        state.deal()
        return state


def test_a_leak_is_found() -> None:
    """The guard of secrets is worth something only if it can fail."""
    with pytest.raises(AssertionError, match="can tell the difference"):
        nobody_sees_secrets(Case(Leaky(), 3, {"open": False}))


def test_the_journal_passes_through_the_same_door() -> None:
    """A sealed bid is told to its maker with the card, to others without."""
    state = game("sealed").new(3, seed=5, journal=True)
    card = state.legal(1)[0]
    state.apply(card, 1)
    assert f'"card": {card + 1}' in seen(state, 1)
    told = [event.message.args for event in state.game.events(state, 0)]
    assert told == [{"seat": "seat:blue"}]
    assert told == [event.message.args for event in state.game.events(state, None)]
