"""Positions of tables that are nowhere: of a recorded game that is shown or explained, and not played."""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.kernel.rng import seed_hash
from ludothek.kernel.state import State
from ludothek.protocol import Block, Position, SeatCard, TableCard, Terms


def position_nowhere(
    state: State,
    eyes: int | None,
    *,
    id: str,
    number: int,
    seed: int,
    options: dict[str, Value],
    seats: list[SeatCard],
    journal: Sequence[Block] = (),
) -> Position:
    """A state after so many decisions as a seat sees it, or a spectator."""
    game = state.game
    asked = eyes if eyes is not None and state.is_waiting(eyes) else None
    return Position(
        table=TableCard(
            id=id,
            title=game.title,
            rules=game.rules_version,
            options=game.settle(options),
            terms=Terms(listed=False),
            status="finished" if state.over else "playing",
            seats=seats,
            host=False,
            waiting=state.waiting,
            decisions=number,
            changed=0,
            result=Result(state.scores(), state.ranks()) if state.over else None,
        ),
        version=number,
        seat=eyes,
        decisions=number,
        seed_hash=seed_hash(seed),
        seed=None,
        view=state.view(eyes),
        prompt=None if asked is None else game.prompt(state, asked),
        choices=[] if asked is None else game.choices(state, asked),
        journal=list(journal),
        can_undo=False,
        asked_since=None if asked is None else number,
        clocks=None,
        rematch=None,
    )
