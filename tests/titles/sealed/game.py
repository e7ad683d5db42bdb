"""Sealed bids as a title."""

from __future__ import annotations

from ludothek.kernel import Choice, Event, Game, Message, Note, Option, Options, Prompt, Reason, Rng, event
from ludothek.kernel.observation import Field, count, player, thing
from sealed.state import CARDS, NOTE_BID, NOTE_POINT, Bids, BidsView, card_element


class Sealed(Game[Bids]):
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

    def blank(self, seats: int, options: Options) -> Bids:
        return Bids(self, seats, Rng.from_seed(0), self.low_wins or options["low"] is True)

    def text_of(self, state: Bids, seat: int, choice: int) -> str:
        return f"bid {choice + 1}"

    def choice_of(self, state: Bids, seat: int, choice: int) -> Choice:
        text = self.text_of(state, seat, choice)
        return Choice(choice, "bid", text, (card_element(choice),), Message("choose-bid", {"card": choice + 1}))

    def prompt_of(self, state: Bids, seat: int) -> Prompt:
        return Prompt(seat, "bid", Message("ask-bid"))

    def event_of(self, state: Bids, seat: int | None, note: Note) -> Event:
        """A bid is told to everybody, but only its maker reads which card it is."""
        code, who, card, _ = note
        if code == NOTE_POINT:
            return event("point", who)
        if code == NOTE_BID and seat != who:
            return event("sealed", who)
        return event("bid" if code == NOTE_BID else "revealed", who, (card_element(card),), {"card": card + 1})

    def elements_of(self, state: Bids, seat: int | None) -> list[str]:
        return [card_element(card) for card in range(CARDS)]

    def name(self, element: str) -> Message:
        return Message("card", {"card": int(element.split(":")[1])})

    def fields(self, seats: int) -> tuple[Field, ...]:
        cards = [str(card + 1) for card in range(CARDS)]
        players = [player(number) for number in range(seats)]
        return (
            thing("cards", ("unknown", "hand", "bid", "revealed"), *cards),
            count("has_bid", 1, *players),
            count("points", 3, *players),
        )

    def reason_of(self, state: Bids, seat: int, element: str) -> Reason:
        return "not-held", "SE-1", {}


class FirstSealed(Sealed):
    """The first version of the rules: the lowest bid always won."""

    rules_version = 1
    low_wins = True
