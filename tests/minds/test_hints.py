"""Hints: what they say comes from what the seat may know, is legal, and is expected in most worlds."""

from __future__ import annotations

from time import perf_counter

import pytest
from positions import TITLES, later

from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.kernel import Rng
from ludothek.kernel.advice import Considered
from ludothek.kernel.conformance.thinking import alike
from ludothek.kernel.conformance.told import everything
from ludothek.kernel.hints import Gain, Hinting
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.words import Message
from ludothek.minds import glancer
from ludothek.minds import hints as hinting
from ludothek.minds.hints import Line, go_on_together, hints


@pytest.fixture
def by_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that do not depend on the clock, and are quickly found."""
    monkeypatch.setattr(hinting, "SEARCH", 1e9)
    monkeypatch.setattr(hinting, "ITERATIONS", 20)
    monkeypatch.setattr(hinting, "WORLDS", 2)
    monkeypatch.setattr(hinting, "HORIZON", 8)


@pytest.mark.usefixtures("by_iterations")
@pytest.mark.parametrize(("title", "seats", "decisions"), TITLES, ids=[each[0] for each in TITLES])
def test_hints_are_the_same_whatever_is_hidden_and_to_come(title: str, seats: int, decisions: int) -> None:
    state = later(title, seats, decisions)
    seat = state.waiting[-1]
    before = everything(state)
    given = [hints(world, seat, Rng.from_seed(9)) for world in alike(state, seat, Rng.from_seed(8))]
    assert all(each == given[0] for each in given)
    assert everything(state) == before
    chosen = [each.choice for each in given[0]]
    assert 0 < len(chosen) == len(set(chosen)) <= 3
    assert set(chosen) <= set(state.legal(seat))


@pytest.mark.usefixtures("by_iterations")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats", "decisions"), TITLES[:3], ids=[each[0] for each in TITLES[:3]])
def test_what_hints_say_has_words_in_every_language(title: str, seats: int, decisions: int, language: str) -> None:
    state = later(title, seats, decisions)
    speak = catalogue(language, state.game.package)
    for name in state.game.hinting.counts:
        assert speak(name.replace(":", "-"))
    for hint in hints(state, state.to_move, Rng.from_seed(9)):
        for message in (*hint.feats, *(gain.what for gain in hint.gains)):
            assert speak.say(message)


@pytest.mark.parametrize("seed", range(5))
def test_what_choices_bring_is_compared_at_the_same_moment(seed: int) -> None:
    """Some choices bring something at once, others later; a trade asks the seat in others' turns."""
    state = later("euphoria", 3, 40)
    rng = Rng.from_seed(seed)
    world = state.determinize(state.to_move, rng)
    seat = int(world.to_move)
    lines = [Line(world.clone(), seat, Considered(each, 0, 0.5, 0.5, 0.0)) for each in world.legal(seat)[:4]]
    assert go_on_together(lines, glancer(world.game, 1.0), rng, perf_counter() + 1000)
    reached = [line.reached for line in lines if not line.reached.over]
    assert {each.to_move for each in reached} == {seat}
    assert len({each.turn for each in reached if isinstance(each, Dystopia)}) == 1
    assert all(line.feats for line in lines)


def test_without_time_for_the_same_stretch_nothing_is_said_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = later("worldsfair", 2, 0)
    monkeypatch.setattr(hinting, "SEARCH", 1e-9)
    found = hints(state, state.to_move, Rng.from_seed(9))
    assert [(hint.feats, hint.gains) for hint in found] == [((), ())] * 3
    assert all(0 <= hint.chance <= 100 for hint in found)


def test_a_title_that_says_nothing_of_its_own_tells_points(monkeypatch: pytest.MonkeyPatch) -> None:
    state = later("worldsfair", 2, 0)
    monkeypatch.setattr(type(state.game), "hinting", Hinting(seconds=3.0))
    told = [gain for hint in hints(state, 0, Rng.from_seed(9)) for gain in hint.gains]
    assert told and all(gain == Gain(Message("hint-score"), gain.count) for gain in told)


@pytest.mark.skipif(not COMPILED, reason="how long pure Python takes does not matter")
@pytest.mark.parametrize(("title", "seats", "decisions"), TITLES[:3], ids=[each[0] for each in TITLES[:3]])
def test_a_hint_comes_in_time(title: str, seats: int, decisions: int) -> None:
    state = later(title, seats, decisions)
    begun = perf_counter()
    hints(state, state.to_move, Rng.from_seed(9))
    assert perf_counter() - begun < state.game.hinting.seconds
