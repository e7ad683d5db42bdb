"""What leaves the engine, as text that can be compared."""

from __future__ import annotations

import msgspec

from ludothek.kernel.observation import observed
from ludothek.kernel.speech import Speech
from ludothek.kernel.state import State
from ludothek.kernel.words import Message

HEARD_EVERY = 4
"""Decisions: saying everything takes as long as all the rest, and it is made from what is compared anyway."""


def seen(state: State, seat: int | None) -> str:
    """All that leaves the engine to one seat but its reasons, as text that can be compared to the byte."""
    game = state.game
    prompt = None if seat is None else game.prompt(state, seat)
    choices = [] if seat is None else game.choices(state, seat)
    plans = [] if seat is None else game.plans(state, seat)
    parts = {
        "view": state.view(seat),
        "prompt": prompt,
        "choices": choices,
        "plans": plans,
        "events": game.events(state, seat),
        "scores": state.scores() if state.over else None,
        "observation": None if seat is None or not game.fields(state.seats) else observed(state, seat),
    }
    return plain(parts)


def told(state: State, seat: int | None) -> str:
    """All that leaves the engine to one seat, with the answer to every "why not"; now and then with all it can hear."""
    hearing = plain(heard(state, seat)) if state.decisions % HEARD_EVERY == 0 else ""
    if seat is None:
        return seen(state, seat) + hearing
    return seen(state, seat) + plain(list(state.game.reasons(state, seat).items())) + hearing


def heard(state: State, seat: int | None) -> dict[str, list[Message]]:
    """All that is said to one seat who hears the game, topic by topic."""
    speech = Speech(state.game, state, seat)
    return {topic: speech.about(topic) for topic in speech.topics}


def everything(state: State) -> str:
    """All that anybody can see, and where the generator stands."""
    seats: list[int | None] = [None, *range(state.seats)]
    return "\n".join([*(seen(state, seat) for seat in seats), str(state.rng.place()), str(state.decisions)])


def plain(parts: object) -> str:
    return msgspec.json.encode(parts, order="deterministic").decode()


def news(state: State) -> set[Message]:
    """What just happened, as anybody may be told it."""
    return {event.message for seat in (None, *range(state.seats)) for event in state.game.events(state, seat)}


def words(state: State) -> set[Message]:
    """Everything that is said about a position: prompts, choices, plans, names, reasons and what can be heard."""
    game = state.game
    seats = (None, *range(state.seats))
    messages = {line for seat in seats for lines in heard(state, seat).values() for line in lines}
    for seat in range(state.seats):
        prompt = game.prompt(state, seat)
        messages |= {prompt.message} if prompt else set()
        messages |= {choice.message for choice in game.choices(state, seat)}
        messages |= {plan.message for plan in game.plans(state, seat)}
        for element, reason in game.reasons(state, seat).items():
            messages |= {game.name(element)} | ({reason.message} if reason else set())
    return messages
