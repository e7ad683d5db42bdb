"""What a position of Euphoria is worth to a seat."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.state import City
from ludothek.kernel.mind import Judgement
from ludothek.kernel.state import State


class CityJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, City)
        return float(stars_laid(state, seat))
