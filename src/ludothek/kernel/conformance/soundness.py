"""States: what can be done with them, and that the game stays the same whichever way it goes."""

from __future__ import annotations

from ludothek.kernel.conformance.cases import Case, play_out, random_game, spacing_of
from ludothek.kernel.conformance.told import everything
from ludothek.kernel.errors import CannotFreeze, IllegalChoice
from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.rng import Rng
from ludothek.kernel.session import Session
from ludothek.kernel.state import State


def replays_identically(case: Case) -> None:
    """The same seed and the same decisions give the same game, to the last card."""
    for seed in range(2):
        first, second = case.new(seed, journal=True), case.new(seed, journal=True)
        spacing = spacing_of(case, seed, looks=24)
        for state, seat, choice in random_game(case, first, seed):
            if state.decisions % spacing == 0:
                assert everything(second) == everything(state)
            second.apply(choice, seat)
        assert everything(second) == everything(first)


def legal_is_applicable(case: Case) -> None:
    """Every legal choice can be made; every other one is refused and changes nothing."""
    state = case.new(11)
    for _ in random_game(case, state, 11, every=spacing_of(case, 11, looks=30)):
        for seat in state.waiting:
            legal = state.legal(seat)
            for choice in legal:
                state.clone().apply(choice, seat)
            before = everything(state)
            for choice in (-1, *(set(range(case.game.action_space)) - set(legal)), case.game.action_space, 1 << 70):
                _refuses(state, choice, seat)
            assert everything(state) == before, "a refused choice changed the state"
        for seat in set(range(case.seats)) - set(state.waiting):
            assert state.legal(seat) == [], f"seat {seat} is not asked but has choices"
            _refuses(state, state.legal()[0], seat)
        for seat in (-1, case.seats, 1 << 70):
            _refuses(state, state.legal()[0], seat)
    _refuses(state, 0, 0)


def _refuses(state: State, choice: int, seat: int) -> None:
    try:
        state.apply(choice, seat)
    except IllegalChoice:
        return
    raise AssertionError(f"choice {choice} of seat {seat} is not legal but was taken")


def something_is_always_legal(case: Case) -> None:
    """Choices are different ids of the action space, there is always one, and games end."""
    for seed in range(6):
        state = case.new(seed)
        for _ in random_game(case, state, seed):
            assert state.to_move in state.waiting
            for seat in state.waiting:
                legal = state.legal(seat)
                assert legal, f"seat {seat} is asked but has no choice"
                assert len(set(legal)) == len(legal), "a choice is listed twice"
                assert all(0 <= choice < case.game.action_space for choice in legal)
        assert state.over
        assert state.legal() == [] and state.waiting == []
        assert state.decisions <= case.game.max_decisions


def clones_are_independent(case: Case) -> None:
    """A clone is the same game: played on with the same choices it ends the same, and until then it feels nothing."""
    for seed in range(3):
        state = case.new(seed)
        made: list[tuple[int, int]] = []
        kept: list[tuple[State, str, int]] = []
        spacing = spacing_of(case, seed, looks=12)
        for _, seat, choice in random_game(case, state, seed):
            if len(made) % spacing == 0:
                before, clone = everything(state), state.clone()
                assert everything(clone) == before, "a clone is not the same game"
                play_out(case, state.clone(), seed + 1)
                assert everything(state) == before, "playing a clone changed the original"
                kept.append((clone, before, len(made)))
            made.append((seat, choice))
        assert everything(state.clone()) == everything(state), "the clone of a finished game is another"
        for clone, before, number in kept:
            assert everything(clone) == before, f"the clone after {number} decisions has changed"
            for seat, choice in made[number:]:
                clone.apply(choice, seat)
            assert everything(clone) == everything(state), f"the clone after {number} decisions played another game"


def components_are_conserved(case: Case) -> None:
    """Nothing appears or disappears, and the title's own audit finds nothing, after every decision."""
    for seed in range(4):
        state = case.new(seed)
        census = state.census()
        for _ in random_game(case, state, seed):
            assert state.census() == census, f"{state.census()} are not {census}"
            assert not state.audit(), state.audit()
        assert state.census() == census
        assert not state.audit(), state.audit()


def determinized_states_play_on(case: Case) -> None:
    """What stands in for the truth is a sound state that can be played to the end."""
    state = case.new(41)
    census = state.census()
    rng = Rng.from_seed(42)
    for _ in random_game(case, state, 41, every=spacing_of(case, 41, looks=8)):
        for seat in range(case.seats):
            other = state.determinize(seat, rng)
            assert other.census() == census
            assert not other.audit(), other.audit()
            play_out(case, other, 43)


def states_travel(case: Case) -> None:
    """A state that went through bytes is the same game, true or drawn for a seat: it looks alike and ends alike."""
    state = case.new(44)
    rng = Rng.from_seed(45)
    for _ in random_game(case, state, 44, every=spacing_of(case, 44, looks=4)):
        for sent in (state, *(state.determinize(seat, rng) for seat in range(case.seats))):
            arrived, stayed = _sent(sent), sent.clone()
            play_out(case, arrived, 46)
            play_out(case, stayed, 46)
            assert everything(arrived) == everything(stayed), "a state that went through bytes played another game"
    _sent(state)


def _sent(state: State) -> State:
    """The state as another process gets it."""
    try:
        arrived = thaw(freeze(state))
    except CannotFreeze as error:
        raise AssertionError(str(error)) from None
    assert everything(arrived) == everything(state), "a state that went through bytes is another"
    assert arrived.audit() == state.audit(), arrived.audit()
    return arrived


def notation_round_trips(case: Case) -> None:
    """Every choice has a line of its own that leads back to it."""
    state = case.new(51)
    for _ in random_game(case, state, 51):
        for seat in state.waiting:
            for choice in state.legal(seat):
                text = case.game.notation(state, choice, seat)
                assert text == case.game.canonical(text), f"{text!r} is not in normal form"
                assert case.game.parse(state, text, seat) == choice, f"{text!r} means another choice"


def records_round_trip(case: Case) -> None:
    """A game written down and read again is the same game, finished or not."""
    for seed, stop in ((61, None), (62, 9)):
        session = Session.start(case.game, [f"player {n}" for n in range(case.seats)], seed, case.options)
        for state, _, _ in random_game(case, session.state, seed, decide=session.decide):
            if state.decisions == stop:
                break
        text = session.record.write()
        again = Session.read(text)
        assert again.record.write() == text
        assert everything(again.state) == everything(session.state)


def any_seat_can_be_taken_over(case: Case) -> None:
    """At any decision a mind can take a seat, with no more than a state that looks right to it, and finish the game."""
    rng = Rng.from_seed(71)
    judgement = case.game.judgement()
    state = case.new(71)
    for _ in random_game(case, state, 71, every=spacing_of(case, 71, looks=8)):
        for seat in range(case.seats):
            judgement.value(state.determinize(seat, rng), seat)
        for seat in state.waiting:
            legal = state.determinize(seat, rng).legal(seat)
            assert legal == state.legal(seat)
            taken = state.clone()
            taken.apply(legal[-1], seat)
            play_out(case, taken, 72)
