"""The conformance kit on every installed title, at every number of players, with every option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pytest
from _pytest.mark import ParameterSet
from sealed.game import Sealed
from sealed.state import CARDS, Bids, card_element

from ludothek.kernel import (
    Event,
    Game,
    Ints,
    Judgement,
    Message,
    Mind,
    Note,
    Options,
    Plan,
    Reason,
    Rng,
    State,
    View,
    event,
)
from ludothek.kernel.conformance import CHECKS, Case, cases
from ludothek.kernel.conformance.secrecy import (
    nobody_sees_secrets,
    observations_have_their_form,
    secret_decisions_stay_secret,
    stand_ins_hide_the_truth,
    undo_gives_nothing_away,
    views_have_their_form,
)
from ludothek.kernel.conformance.soundness import clones_are_independent
from ludothek.kernel.conformance.thinking import judgements_are_sound, minds_are_blind
from ludothek.kernel.conformance.told import seen
from ludothek.kernel.conformance.wording import everything_can_be_heard, plans_can_be_carried_out
from ludothek.kernel.heading import Heading
from ludothek.kernel.judgement import PointsAhead
from ludothek.kernel.registry import game, titles

ABOUT_SECRETS = (
    nobody_sees_secrets,
    secret_decisions_stay_secret,
    undo_gives_nothing_away,
    stand_ins_hide_the_truth,
    minds_are_blind,
)


def in_order(title: Game) -> list[ParameterSet]:
    """Every check on the first case of a title. The other cases are long: those about secrets are made on all of them,
    of the rest each on every fifth, and every case has its turn."""
    first, *others = cases(title)
    pairs = [pytest.param(check, first, id=f"{check.__name__}-{first}") for check in CHECKS]
    for at, case in enumerate(others):
        pairs += [
            pytest.param(check, case, id=f"{check.__name__}-{case}", marks=pytest.mark.long)
            for number, check in enumerate(CHECKS)
            if check in ABOUT_SECRETS or number % 5 == at % 5
        ]
    return pairs


@pytest.mark.parametrize(("check", "case"), [pair for title in titles() for pair in in_order(game(title))])
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)  # raises AssertionError


def test_few_combinations_of_options_are_all_covered() -> None:
    assert [str(case) for case in cases(game("worldsfair"), game("sealed"))] == [
        "worldsfair-2-approvals=automatic",
        "worldsfair-2-approvals=ask",
        "worldsfair-3-approvals=automatic",
        "worldsfair-3-approvals=ask",
        "worldsfair-4-approvals=automatic",
        "worldsfair-4-approvals=ask",
        "sealed-2-low=false",
        "sealed-2-low=true",
        "sealed-3-low=false",
        "sealed-3-low=true",
    ]


def test_of_many_combinations_every_value_is_covered_twice() -> None:
    covered = cases(game("essen"))
    defaults = {
        "crowd": True,
        "rankings": True,
        "removal": "before-actions",
        "buying": "ahead",
        "popularity-limit": "printed",
    }
    last = {"crowd": False, "rankings": False, "removal": "end-of-round", "buying": "any", "popularity-limit": "none"}
    assert [case.seats for case in covered if case.options == defaults] == [2, 3, 4, 5]
    assert [case.seats for case in covered if case.options == defaults | {"crowd": False}] == [2, 3]
    assert [case.seats for case in covered if case.options == defaults | {"popularity-limit": 8}] == [2, 4]
    assert [case.seats for case in covered if case.options == last] == [2, 3]
    assert len(covered) == 4 + 7 * 2


class ShowsHands(Bids):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "revealed": [card_element(card) for card in self.hands[0]]}


class ShowsHandsToSpectators(Bids):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "hand": [card_element(card) for card in self.hands[seat or 0]]}


class SharesPoints(Bids):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "scores": self.points}


class HandsOutTheTruth(Bids):
    def redeal(self, seat: int) -> None:
        pass


class DealsFromTheTruth(Bids):
    """Its stand-ins are drawn anew, but in an order that the hidden cards give."""

    def redeal(self, seat: int) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unseen = [card for other in others for card in self.hands[other]]
        for other in others:
            self.hands[other] = sorted(self._draw(unseen) for _ in self.hands[other])


class HandsOutTheGenerator(Bids):
    def determinize(self, seat: int, rng: Rng) -> Self:
        twin = super().determinize(seat, rng)
        twin.rng = self.rng.clone()
        return twin


class RevealsUnmarked(Bids):
    def _reveal(self) -> None:
        super()._reveal()
        self.reveals -= 1


class ForgetsPoints(Bids):
    def clone(self) -> Self:
        twin = super().clone()
        twin.points = [0] * self.seats
        return twin


class SharesHands(Bids):
    def clone(self) -> Self:
        twin = super().clone()
        twin.hands = self.hands
        return twin


class ObservesHands(Bids):
    """Its observations tell everybody what the first seat holds."""

    def observe(self, seat: int, row: Ints, at: int) -> None:
        super().observe(0, row, at)


class ObservesTooMuch(Bids):
    def observe(self, seat: int, row: Ints, at: int) -> None:
        super().observe(seat, row, at)
        row[at + CARDS + 2 * self.seats] = 0


class ObservesTooLittle(Bids):
    def observe(self, seat: int, row: Ints, at: int) -> None:
        bids = row[at + CARDS]
        super().observe(seat, row, at)
        row[at + CARDS] = bids


class ObservesBeyondBounds(Bids):
    def observe(self, seat: int, row: Ints, at: int) -> None:
        super().observe(seat, row, at)
        row[at] = 4


class TellsEverything(Sealed):
    """Its journal tells everybody which card was bid."""

    def event_of(self, state: Bids, seat: int | None, note: Note) -> Event:
        _, who, card, _ = note
        return event("bid", who, (), {"card": card + 1})


class Gossips(Sealed):
    """Its reasons tell who holds a card."""

    def reason_of(self, state: Bids, seat: int, element: str) -> Reason:
        card = int(element.split(":")[1]) - 1
        holder = [who for who, hand in enumerate(state.hands) if card in hand]
        return "not-held", "SE-1", {"holder": str(holder)}


class PlansAgainstHands(Sealed):
    """Its plans name what the others hold."""

    def plans_of(self, state: Bids, seat: int) -> list[Plan]:
        rival = 1 if seat == 0 else 0
        first = min(state.hands[rival], default=0)
        return [Plan("beat", f"beat {first + 1}", "card:1", (), 0, Message("event-bid", {"card": first + 1}))]


class Whispers(Sealed):
    """What one can ask it about names what the others hold."""

    def topics_of(self, state: Bids, seat: int | None) -> list[str]:
        return [f"hand:{state.hands}"]


class Speaks(Sealed):
    """Says these sentences about everything."""

    def __init__(self, *lines: Message) -> None:
        self._lines = [*lines]

    def spoken_of(self, view: Heading, topic: str) -> list[Message]:
        return self._lines


class Promises(Sealed):
    """Its plans cannot be carried out."""

    def plans_of(self, state: Bids, seat: int) -> list[Plan]:
        bid = state.legal(seat)[0]
        return [Plan("bid", "bid twice", "card:1", (bid, bid), 0, Message("title"))]


class Peeks(Mind):
    """Bids low if a rival could bid higher anyway."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Bids)
        highest = max(card for rival, hand in enumerate(state.hands) if rival != seat for card in [-1, *hand])
        own = state.legal(seat)
        return own[-1] if own[-1] > highest else own[0]


class ForeseesChance(Mind):
    """Draws from the game's own generator."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        own = state.legal(seat)
        return own[state.rng.clone().below(len(own))]


def with_mind(mind: type[Mind]) -> Sealed:
    """Sealed bids with a computer player of its own."""

    class Minded(Sealed):
        def minds(self) -> dict[str, Callable[[], Mind]]:
            return {"own": mind}

    return Minded()


class Optimist(PointsAhead):
    """Gives everybody good chances."""

    def outlook(self, state: State) -> list[float]:
        return [0.9] * state.seats


class Sceptic(PointsAhead):
    """Is not sure even when it is over."""

    def outlook(self, state: State) -> list[float]:
        return [1 / state.seats] * state.seats


def with_judgement(judgement: type[Judgement]) -> Sealed:
    """Sealed bids with an opinion of its own."""

    class Judged(Sealed):
        def judgement(self) -> Judgement:
            return judgement()

    return Judged()


def broken(state: type[Bids]) -> Sealed:
    """Sealed bids with a mistake in its state."""

    class Broken(Sealed):
        def blank(self, seats: int, options: Options) -> Bids:
            return state(self, seats, Rng.from_seed(0), False)

    return Broken()


@pytest.mark.parametrize(
    ("check", "game", "complaint"),
    [
        (views_have_their_form, broken(SharesPoints), "who changes a view changes more than that"),
        (nobody_sees_secrets, broken(ShowsHands), "seat . can tell the difference"),
        (nobody_sees_secrets, broken(ShowsHandsToSpectators), "a spectator can tell the difference"),
        (nobody_sees_secrets, broken(HandsOutTheTruth), "it hands out the truth"),
        (nobody_sees_secrets, broken(HandsOutTheGenerator), "the true generator"),
        (nobody_sees_secrets, broken(ObservesHands), "seat . can tell the difference"),
        (observations_have_their_form, broken(ObservesTooMuch), "written beyond its place"),
        (observations_have_their_form, broken(ObservesTooLittle), r"has_bid.players\[0\] is not written"),
        (observations_have_their_form, broken(ObservesBeyondBounds), "cards.1 is 4, but should be from 0 to 3"),
        (nobody_sees_secrets, Gossips(), "seat . can tell the difference"),
        (nobody_sees_secrets, PlansAgainstHands(), "seat . can tell the difference"),
        (nobody_sees_secrets, Whispers(), "seat . can tell the difference"),
        (everything_can_be_heard, Whispers(), "nothing is said about hand:"),
        (everything_can_be_heard, Speaks(*[Message("tagline")] * 8), "the overview has 11 sentences"),
        (everything_can_be_heard, Speaks(Message("label", {"name": "1", "text": "2"})), "is said as"),
        (everything_can_be_heard, Speaks(Message("label", {"name": "1", "text": "so " * 140})), "takes 423 characters"),
        (plans_can_be_carried_out, Promises(), "bid twice stops half-way"),
        (secret_decisions_stay_secret, TellsEverything(), "the journal tells seat . a secret of seat ."),
        (undo_gives_nothing_away, broken(RevealsUnmarked), "seat . could look and take back"),
        (stand_ins_hide_the_truth, broken(DealsFromTheTruth), "depends on what it cannot know"),
        (minds_are_blind, with_mind(Peeks), "own chooses by what seat . cannot know"),
        (minds_are_blind, with_mind(ForeseesChance), "own chooses by what seat . cannot know"),
        (judgements_are_sound, with_judgement(Optimist), "do not add up to 1"),
        (judgements_are_sound, with_judgement(Sceptic), "the game is over and the chances to win are"),
        (clones_are_independent, broken(ForgetsPoints), "a clone is not the same game"),
        (clones_are_independent, broken(SharesHands), "playing a clone changed the original"),
    ],
    ids=lambda part: getattr(part, "__name__", type(part).__name__),
)
def test_the_kit_finds_what_is_wrong(check: Callable[[Case], None], game: Sealed, complaint: str) -> None:
    """A guard is worth something only if it can fail."""
    with pytest.raises(AssertionError, match=complaint):
        check(Case(game, 3, {"low": False}))


def test_the_journal_passes_through_the_same_door() -> None:
    """A sealed bid is told to its maker with the card, to others without."""
    state = game("sealed").new(3, seed=5, journal=True)
    card = state.legal(1)[0]
    state.apply(card, 1)
    assert f'"card":{card + 1}' in seen(state, 1)
    told = [event.message.args for event in state.game.events(state, 0)]
    assert told == [{"seat": "seat:blue"}]
    assert told == [event.message.args for event in state.game.events(state, None)]
