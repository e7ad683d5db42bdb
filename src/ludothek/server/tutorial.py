"""A title's tutorial: a recorded opening with hints, replayed by the engine.

``tutorial.toml`` in the title's package holds the seed, the decisions in notation and the hints; every position, choice
and journal follows from them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec

from ludothek.kernel.errors import BadContent
from ludothek.kernel.game import Game
from ludothek.kernel.options import Value
from ludothek.kernel.record import Player, Record
from ludothek.kernel.resources import read_text
from ludothek.kernel.state import State
from ludothek.kernel.words import Args, Message, WhyNot
from ludothek.protocol import Block, Position, SeatCard, Step, Tutorial
from ludothek.server.nowhere import position_nowhere

FILE = "tutorial.toml"


class Hint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said after so many decisions; with ``yours`` the learner then makes the next one."""

    after: int
    message: str
    args: Args = {}
    elements: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    yours: bool = False


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The form of the file."""

    seed: int
    seats: int
    learner: int = 0
    options: dict[str, Value] = {}
    decisions: list[str]
    hint: list[Hint]


def has_tutorial(game: Game) -> bool:
    return read_text(game.package, FILE) is not None


@cache
def tutorial(game: Game) -> Tutorial | None:
    """Every step, through the learner's eyes; ``None`` if the title has no tutorial."""
    text = read_text(game.package, FILE)
    if text is None:
        return None
    opening = msgspec.convert(tomllib.loads(text), Opening)
    names: dict[str, Message] = {}
    steps: list[Step] = []
    for state, position, next in _replayed(game, opening):
        names |= {each: game.name(each) for each in game.elements(state, opening.learner)}
        steps += _steps(state, position, next, opening)
    return Tutorial(title=game.title, learner=opening.learner, names=names, steps=steps)


def _replayed(game: Game, opening: Opening) -> Iterator[tuple[State, Position, int | None]]:
    """The state and the position before every decision and at the end, with the choice if it is the learner's."""
    players = [Player("")] * opening.seats
    record = Record.begin(game, players, opening.seed, game.settle(opening.options))
    record.decisions = opening.decisions
    made = [(step.seat, step.choice) for step in record.replay()]
    for number, seat, _, state in record.replay(journal=True):
        journal = [Block(decision=number, seat=seat, events=game.events(state, opening.learner))]
        decider, choice = made[number + 1] if number + 1 < len(made) else (None, None)
        yield state, _position(state, opening, number, journal), choice if decider == opening.learner else None


def _steps(state: State, position: Position, choice: int | None, opening: Opening) -> Iterator[Step]:
    """A step for every hint on a position, or one without a hint; what led there is told once."""
    hints = [hint for hint in opening.hint if hint.after == position.decisions]
    if not hints:
        yield Step(position=position, expected=None, hint=None, elements=(), rules=(), why={})
    for hint in hints:
        if hint.yours and (choice is None or hint is not hints[-1]):
            raise BadContent(f"The learner cannot decide at {hint.message!r}, after decision {hint.after}.")
        yield Step(
            position=position,
            expected=choice if hint.yours else None,
            hint=Message(hint.message, hint.args),
            elements=hint.elements,
            rules=hint.rules,
            why=_reasons(state, opening.learner) if hint.yours else {},
        )
        position = msgspec.structs.replace(position, journal=[])


def _reasons(state: State, learner: int) -> dict[str, WhyNot]:
    """Why everything that is no choice now is none."""
    return {element: why for element, why in state.game.reasons(state, learner).items() if why}


def _position(state: State, opening: Opening, number: int, journal: list[Block]) -> Position:
    """What the learner sees; at the other seats are computer players."""
    seats = [
        SeatCard(seat=seat, kind="person", name="", mind=None, yours=True)
        if seat == opening.learner
        else SeatCard(seat=seat, kind="mind", name="", mind="skilled", yours=False)
        for seat in range(opening.seats)
    ]
    return position_nowhere(
        state,
        opening.learner,
        id="tutorial",
        number=number,
        seed=opening.seed,
        options=opening.options,
        seats=seats,
        journal=journal,
    )
