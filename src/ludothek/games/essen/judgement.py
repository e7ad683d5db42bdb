"""What a position of ESSEN The Game is worth."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.state import Halls
from ludothek.kernel.mind import Judgement
from ludothek.kernel.state import State


class EssenJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Halls)
        return float(state.points(seat))
