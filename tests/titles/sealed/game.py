"""Sealed bids as a title."""

from __future__ import annotations

from typing import cast

from ludothek.kernel import Choice, Event, Game, Judgement, Message, Option, Options, Prompt, Rng, State, WhyNot
from ludothek.kernel.words import seat_element
from sealed.state import CARDS, NOTE_BID, NOTE_POINT, Bids, BidsView


class SumOfHand(Judgement):
    def value(self, state: State, seat: int) -> float:
        bids = cast(Bids, state)
        return bids.points[seat] + sum(bids.hands[seat]) / 100


class Sealed(Game):
    title = "sealed"
    package = "sealed"
    prefix = "SE"
    min_seats = 2
    max_seats = 3
    options = (Option("low", (False, True)),)
    view_type = BidsView
    action_space = CARDS
    max_decisions = 9
    low_wins = False

    def start(self, seats: int, rng: Rng, options: Options, journal: bool) -> State:
        state = Bids(self, seats, rng, self.low_wins or bool(options["low"]))
        state.journal = [] if journal else None
        state.deal()
        return state

    def notation(self, state: State, choice: int, seat: int | None = None) -> str:
        return f"bid {choice + 1}"

    def describe(self, state: State, choice: int, seat: int | None = None) -> Choice:
        message = Message("choose-bid", {"card": choice + 1})
        return Choice(choice, "bid", self.notation(state, choice), (f"card:{choice + 1}",), message)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt(seat, "bid", Message("ask-bid")) if state.is_waiting(seat) else None

    def events(self, state: State, seat: int | None) -> list[Event]:
        """A bid is told to everybody, but only its maker reads which card it is."""
        told = []
        for code, who, card, _ in state.journal or ():
            args: dict[str, str | int] = {"seat": seat_element(who), "card": card + 1}
            if code == NOTE_BID and seat != who:
                del args["card"]
                told.append(Event("sealed", who, (), Message("event-sealed", args)))
            elif code == NOTE_POINT:
                told.append(Event("point", who, (), Message("event-point", args)))
            else:
                told.append(Event("bid", who, (f"card:{card + 1}",), Message("event-bid", args)))
        return told

    def elements(self, state: State, seat: int | None = None) -> list[str]:
        return [f"card:{card + 1}" for card in range(CARDS)]

    def name(self, element: str) -> Message:
        return Message("choose-bid", {"card": int(element.split(":")[1])})

    def why_not(self, state: State, seat: int, element: str) -> WhyNot | None:
        if any(element in choice.elements for choice in self.choices(state, seat)):
            return None
        return WhyNot(element, "SE-1", Message("why-not-held"))

    def judgement(self) -> Judgement:
        return SumOfHand()


class FirstSealed(Sealed):
    """The first version of the rules: the lowest bid always won."""

    rules_version = 1
    low_wins = True
