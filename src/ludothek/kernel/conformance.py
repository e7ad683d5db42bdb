"""What must hold for every title, at every number of players and with every option.

A package that offers a title runs the kit in three lines:

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check, case):
        check(case)

Each check plays random games of one case and raises ``AssertionError`` with what it found.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.game import Game
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.options import Options, every_combination, word
from ludothek.kernel.record import Record
from ludothek.kernel.rng import Rng
from ludothek.kernel.rulebook import rules
from ludothek.kernel.session import Session
from ludothek.kernel.state import State


@dataclass(frozen=True)
class Case:
    """One title, one number of players, one way to set the options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        options = ",".join(f"{name}={word(value)}" for name, value in self.options.items())
        return f"{self.game.title}-{self.seats}" + (f"-{options}" if options else "")

    def new(self, seed: int, journal: bool = False) -> State:
        return self.game.new(self.seats, seed, self.options, journal)


def cases(*games: Game) -> list[Case]:
    """All cases of these titles."""
    return [
        Case(game, seats, options)
        for game in games
        for seats in range(game.min_seats, game.max_seats + 1)
        for options in every_combination(game.options)
    ]


def replays_identically(case: Case) -> None:
    """The same seed and the same decisions give the same game, to the last card."""
    for seed in range(3):
        first, second = case.new(seed, journal=True), case.new(seed, journal=True)
        for state, choice in _random_game(case, first, seed):
            assert everything(second) == everything(state)
            second.apply(choice, _asked(state, seed))
        assert everything(second) == everything(first)


def legal_is_applicable(case: Case) -> None:
    """Every legal choice can be made; every other one is refused and changes nothing."""
    state = case.new(11)
    for _, _ in _random_game(case, state, 11, every=3):
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


def something_is_always_legal(case: Case) -> None:
    """Choices are different ids of the action space, there is always one, and games end."""
    for seed in range(6):
        state = case.new(seed)
        for _, _ in _random_game(case, state, seed):
            assert state.to_move in state.waiting
            assert state.waiting == [seat for seat in range(case.seats) if state.is_waiting(seat)]
            for seat in state.waiting:
                legal = state.legal(seat)
                assert legal, f"seat {seat} is asked but has no choice"
                assert len(set(legal)) == len(legal), "a choice is listed twice"
                assert all(0 <= choice < case.game.action_space for choice in legal)
        assert state.over
        assert state.legal() == [] and state.waiting == []
        assert state.decisions <= case.game.max_decisions


def clones_are_independent(case: Case) -> None:
    """A clone goes its own way, and none of the earlier ones feels it."""
    state = case.new(21)
    kept: list[tuple[State, str]] = []
    for _, _ in _random_game(case, state, 21, every=5):
        clone = state.clone()
        assert everything(clone) == everything(state)
        kept.append((clone, everything(clone)))
        _play_out(case, state.clone(), 22)
    for clone, before in kept:
        assert everything(clone) == before, f"the clone after {clone.decisions} decisions has changed"


def components_are_conserved(case: Case) -> None:
    """Nothing appears or disappears, and the title's own audit finds nothing, after every decision."""
    for seed in range(4):
        state = case.new(seed)
        census = state.census()
        for _, _ in _random_game(case, state, seed):
            assert state.census() == census
            assert state.audit() == []
        assert state.census() == census
        assert state.audit() == []


def nobody_sees_secrets(case: Case) -> None:
    """Non-interference: replace what a seat cannot know, and its view, prompt, choices and journal stay the same."""
    state = case.new(31, journal=True)
    rng = Rng.from_seed(32)
    for _, _ in _random_game(case, state, 31, every=2):
        for seat in range(case.seats):
            other = state.determinize(seat, rng)
            other.journal = state.journal
            assert seen(other, seat) == seen(state, seat), f"seat {seat} can tell the difference"


def determinized_states_play_on(case: Case) -> None:
    """What stands in for the truth is a sound state that can be played to the end."""
    state = case.new(41)
    census = state.census()
    rng = Rng.from_seed(42)
    for _, _ in _random_game(case, state, 41, every=7):
        for seat in range(case.seats):
            other = state.determinize(seat, rng)
            assert other.census() == census
            assert other.audit() == []
            _play_out(case, other, 43)


def notation_round_trips(case: Case) -> None:
    """Every choice has a line of its own that leads back to it."""
    state = case.new(51)
    for _, _ in _random_game(case, state, 51):
        for seat in state.waiting:
            for choice in state.legal(seat):
                text = case.game.notation(state, choice)
                assert text == " ".join(text.lower().split()), f"{text!r} is not in normal form"
                assert case.game.parse(state, text, seat) == choice, f"{text!r} means another choice"


def records_round_trip(case: Case) -> None:
    """A game written down and read again is the same game, finished or not."""
    for seed, stop in ((61, None), (62, 9)):
        session = Session.start(case.game, [f"player {n}" for n in range(case.seats)], seed, case.options)
        for state, _ in _random_game(case, session.state, seed, decide=session.decide):
            if state.decisions == stop:
                break
        text = session.record.write()
        again = Session(Record.read(text))
        assert again.record.write() == text
        assert everything(again.state) == everything(session.state)


def any_seat_can_be_taken_over(case: Case) -> None:
    """At any decision a mind can take a seat, with no more than a state that looks right to it, and finish the game."""
    rng = Rng.from_seed(71)
    judgement = case.game.judgement()
    state = case.new(71)
    for _, _ in _random_game(case, state, 71, every=9):
        for seat in range(case.seats):
            judgement.value(state.determinize(seat, rng), seat)
        for seat in state.waiting:
            legal = state.determinize(seat, rng).legal(seat)
            assert legal == state.legal(seat)
            taken = state.clone()
            taken.apply(legal[-1], seat)
            _play_out(case, taken, 72)


def everything_explains_itself(case: Case) -> None:
    """Choices touch elements of the board; every other element says why not, with a rule that exists."""
    known = rules(case.game)
    state = case.new(81)
    for _, _ in _random_game(case, state, 81, every=2):
        for seat in range(case.seats):
            prompt = case.game.prompt(state, seat)
            assert (prompt is not None) == (seat in state.waiting)
            choices = case.game.choices(state, seat) if seat in state.waiting else []
            touched = {element for choice in choices for element in choice.elements}
            assert all(choice.elements for choice in choices), "a choice touches nothing"
            for element in case.game.elements(state):
                reason = case.game.why_not(state, seat, element)
                assert (reason is None) == (element in touched), element
                assert reason is None or reason.rule in known, f"{reason} names a rule that does not exist"


def speaks_every_language(case: Case) -> None:
    """Prompts, choices, events and reasons have their words in all languages."""
    speakers = [catalogue(language, case.game.package) for language in LANGUAGES]
    for option in case.game.options:
        for speak in speakers:
            assert speak(f"option-{option.name}") and all(
                speak(f"option-{option.name}-{word(v)}") for v in option.values
            )
    state = case.new(91, journal=True)
    for _, _ in _random_game(case, state, 91):
        messages = [event.message for event in case.game.events(state, None)]
        for seat in range(case.seats):
            prompt = case.game.prompt(state, seat)
            messages += [prompt.message] if prompt else []
            reasons = (case.game.why_not(state, seat, element) for element in case.game.elements(state))
            messages += [reason.message for reason in reasons if reason]
        messages += [choice.message for choice in case.game.choices(state)]
        for speak in speakers:
            for message in messages:
                assert "{" not in speak.say(message), f"{message} in {speak.language}"


CHECKS: tuple[Callable[[Case], None], ...] = (
    replays_identically,
    legal_is_applicable,
    something_is_always_legal,
    clones_are_independent,
    components_are_conserved,
    nobody_sees_secrets,
    determinized_states_play_on,
    notation_round_trips,
    records_round_trip,
    any_seat_can_be_taken_over,
    everything_explains_itself,
    speaks_every_language,
)


def seen(state: State, seat: int | None) -> str:
    """All that leaves the engine to one seat, as text that can be compared to the byte."""
    game = state.game
    asked = seat is not None and seat in state.waiting
    prompt = game.prompt(state, seat) if asked and seat is not None else None
    choices = game.choices(state, seat) if asked and seat is not None else []
    parts = {
        "view": state.view(seat),
        "prompt": asdict(prompt) if prompt else None,
        "choices": [asdict(choice) for choice in choices],
        "events": [asdict(event) for event in game.events(state, seat)],
        "scores": state.scores() if state.over else None,
    }
    return json.dumps(parts, sort_keys=True)


def everything(state: State) -> str:
    """All that anybody can see, and where the generator stands."""
    seats: list[int | None] = [None, *range(state.seats)]
    return "\n".join([*(seen(state, seat) for seat in seats), str(state.rng.place()), str(state.decisions)])


def _random_game(
    case: Case, state: State, seed: int, every: int = 1, decide: Callable[[int, int], None] | None = None
) -> Iterator[tuple[State, int]]:
    """Play at random to the end; stop before every n-th decision to look at the state and at what will be chosen."""
    rng = Rng.from_seed(seed).branch()
    number = 0
    while not state.over:
        seat = _asked(state, seed)
        legal = state.legal(seat)
        choice = legal[rng.below(len(legal))]
        if number % every == 0:
            yield state, choice
        (decide or state.apply)(choice, seat)
        number += 1
        assert number <= case.game.max_decisions, f"no end after {number} decisions"


def _asked(state: State, seed: int) -> int:
    """One of the waiting seats, not always the first."""
    return state.waiting[(state.decisions + seed) % len(state.waiting)]


def _play_out(case: Case, state: State, seed: int) -> None:
    for _ in _random_game(case, state, seed):
        pass


def _refuses(state: State, choice: int, seat: int) -> None:
    try:
        state.apply(choice, seat)
    except IllegalChoice:
        return
    raise AssertionError(f"choice {choice} of seat {seat} is not legal but was taken")
