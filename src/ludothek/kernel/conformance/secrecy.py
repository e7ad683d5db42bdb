"""Views: their form, and that nobody learns what they may not know."""

from __future__ import annotations

import json

import msgspec

from ludothek.kernel.arrays import ints
from ludothek.kernel.conformance.cases import Case, random_game, spacing_of
from ludothek.kernel.conformance.told import everything, plain, told
from ludothek.kernel.heading import Heading
from ludothek.kernel.observation import Layout, layout_of
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State, View

UNTOUCHED = 1_000_000
"""What no observation holds."""


def views_have_their_form(case: Case) -> None:
    """A view is plain data of exactly the title's declared form, for every seat and for a spectator, and made anew."""
    assert issubclass(case.game.view_type, Heading), "the form of a view extends Heading"
    state = case.new(25, journal=True)
    for _ in random_game(case, state, 25, every=spacing_of(case, 25, looks=30)):
        _check_views(case, state)
    _check_views(case, state)


def _check_views(case: Case, state: State) -> None:
    if case.game.open_to_all:
        common = state.view(None), case.game.events(state, None)
        for seat in range(case.seats):
            mine = state.view(seat) | {"seat": None}, case.game.events(state, seat)
            assert mine == common, f"the title says that all see the same, but seat {seat} does not"
        shown = json.loads(msgspec.json.encode(state.shown(None)))
        before = list(shown.values())[: list(shown).index("seat")]
        assert not any(isinstance(part, dict | list) for part in before), "'seat' comes too late in the view"
    for seat in (None, *range(case.seats)):
        view = state.view(seat)
        text = plain(view)
        assert json.loads(text) == view, "a view holds more than plain data"
        msgspec.convert(view, case.game.view_type)
        head = {name: view.get(name) for name in Heading.__struct_fields__}
        assert head == state.heading(state.viewer(seat)), "a view begins with what does not fit the state"
        assert json.loads(msgspec.json.encode(state.shown(seat))) == view, "what is shown is not the view"
        _spoil(view)
        assert plain(state.view(seat)) == text, "who changes a view changes more than that"


def observations_have_their_form(case: Case) -> None:
    """An observation is all the numbers its layout names, within their bounds, and touches nothing beside them."""
    if not case.game.fields(case.seats):
        return
    layout = layout_of(case.game, case.seats)
    assert len(set(layout.names)) == layout.size, "two numbers of an observation have the same name"
    state = case.new(26)
    for _ in random_game(case, state, 26, every=spacing_of(case, 26, looks=30)):
        _check_observations(state, layout)
    _check_observations(state, layout)


def _check_observations(state: State, layout: Layout) -> None:
    for seat in range(state.seats):
        rows = [ints([blank] * (layout.size + 2)) for blank in (UNTOUCHED, UNTOUCHED + 1)]
        for row, blank in zip(rows, (UNTOUCHED, UNTOUCHED + 1), strict=True):
            state.observe(seat, row, 1)
            assert row[0] == row[layout.size + 1] == blank, "an observation is written beyond its place"
        for name, number, again, least, most in zip(
            layout.names, list(rows[0])[1:-1], list(rows[1])[1:-1], layout.least, layout.most, strict=True
        ):
            assert number == again, f"{name} is not written, or not the same twice"
            assert least <= number <= most, f"{name} is {number}, but should be from {least} to {most}"


def _spoil(part: object) -> None:
    """Empty everything that a view is made of."""
    if isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            _spoil(each)
        part.clear()


def nobody_sees_secrets(case: Case) -> None:
    """Non-interference: replace what a seat cannot know, and everything that seat is told stays the same.

    What replaces it must be drawn anew: a ``determinize`` that hands out the truth is found too.
    """
    rng = Rng.from_seed(32)
    private = varied = False
    for seed in (31, 33):
        state = case.new(seed, journal=True)
        for _ in random_game(case, state, seed, every=spacing_of(case, seed, looks=24)):
            views = [state.view(seat) for seat in range(case.seats)]
            spectator = told(state, None)
            for seat in range(case.seats):
                other = state.determinize(seat, rng)
                other.journal = state.journal
                assert other.rng.place() != state.rng.place(), "determinize hands out the true generator"
                assert told(other, seat) == told(state, seat), f"seat {seat} can tell the difference"
                assert told(other, None) == spectator, "a spectator can tell the difference"
                for rival in set(range(case.seats)) - {seat}:
                    private = private or _differ(views[rival], views[seat])
                    varied = varied or other.view(rival) != views[rival]
    assert varied or not private, "determinize never changes what the others hold: it hands out the truth"


def _differ(view: View, other: View) -> bool:
    """Whether two seats' views differ in more than who is looking."""
    return any(view[key] != other[key] for key in view if key != "seat")


def secret_decisions_stay_secret(case: Case) -> None:
    """If a seat cannot see from the table which of two choices another made, the journal does not tell it either."""
    rng = Rng.from_seed(35)
    state = case.new(34, journal=True)
    for _, actor, choice in random_game(case, state, 34):
        for seat in set(range(case.seats)) - {actor}:
            other = state.determinize(seat, rng)
            if choice in other.legal(actor):
                continue
            after = state.clone()
            after.journal, other.journal = [], []
            after.apply(choice, actor)
            other.apply(other.legal(actor)[0], actor)
            if plain(after.view(seat)) == plain(other.view(seat)):
                assert told(after, seat) == told(other, seat), f"the journal tells seat {seat} a secret of seat {actor}"


def undo_gives_nothing_away(case: Case) -> None:
    """A decision that can be taken back teaches its maker nothing: in any world that looks alike it sees the same."""
    rng = Rng.from_seed(37)
    for before, seat, choice in random_game(case, case.new(36), 36, every=spacing_of(case, 36, looks=60)):
        other = before.determinize(seat, rng)
        true = before.clone()
        true.journal, other.journal = [], []
        mark = (*true.rng.place(), true.reveals)
        true.apply(choice, seat)
        if (*true.rng.place(), true.reveals) == mark and choice in other.legal(seat):
            other.apply(choice, seat)
            assert told(other, seat) == told(true, seat), f"seat {seat} could look and take back"


def stand_ins_hide_the_truth(case: Case) -> None:
    """What ``determinize`` draws depends on what the seat knows and on the generator, and on nothing else.

    So whoever thinks about nothing but stand-ins decides the same in all worlds that look alike to the seat.
    """
    rng = Rng.from_seed(39)
    state = case.new(38)
    for _ in random_game(case, state, 38, every=spacing_of(case, 38, looks=24)):
        for seat in range(case.seats):
            other = state.determinize(seat, rng)
            drawn = [everything(world.determinize(seat, Rng.from_seed(40))) for world in (state, other)]
            assert drawn[0] == drawn[1], f"the stand-in for seat {seat} depends on what it cannot know"
