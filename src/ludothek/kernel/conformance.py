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
from dataclasses import dataclass

import msgspec

from ludothek.kernel.arrays import ints
from ludothek.kernel.errors import CannotFreeze, IllegalChoice
from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.game import Game
from ludothek.kernel.locale import LANGUAGES, Catalogue
from ludothek.kernel.options import Options, every_combination, one_at_a_time, word
from ludothek.kernel.record import Record
from ludothek.kernel.rng import Rng, related_seed
from ludothek.kernel.rulebook import rules
from ludothek.kernel.session import Session
from ludothek.kernel.state import State, View
from ludothek.kernel.words import Message

FEW = 4
"""Up to so many combinations of options are all checked."""


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
    return [case for game in games for case in _cases(game)]


def _cases(game: Game) -> Iterator[Case]:
    """Every number of players with every combination of options; if these are many, with the defaults at every number
    of players, and with each other setting at the smallest number and in turn at one of the others."""
    counts = range(game.min_seats, game.max_seats + 1)
    combinations = list(every_combination(game.options))
    if len(combinations) <= FEW:
        yield from (Case(game, seats, options) for seats in counts for options in combinations)
        return
    defaults, *others = one_at_a_time(game.options)
    yield from (Case(game, seats, defaults) for seats in counts)
    for number, options in enumerate(others):
        yield Case(game, counts[0], options)
        yield from (Case(game, seats, options) for seats in counts[1:][number % max(1, len(counts) - 1) :][:1])


def replays_identically(case: Case) -> None:
    """The same seed and the same decisions give the same game, to the last card."""
    for seed in range(2):
        first, second = case.new(seed, journal=True), case.new(seed, journal=True)
        spacing = _spacing(case, seed, looks=24)
        for state, seat, choice in _random_game(case, first, seed):
            if state.decisions % spacing == 0:
                assert everything(second) == everything(state)
            second.apply(choice, seat)
        assert everything(second) == everything(first)


def legal_is_applicable(case: Case) -> None:
    """Every legal choice can be made; every other one is refused and changes nothing."""
    state = case.new(11)
    for _ in _random_game(case, state, 11, every=_spacing(case, 11, looks=30)):
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


def something_is_always_legal(case: Case) -> None:
    """Choices are different ids of the action space, there is always one, and games end."""
    for seed in range(6):
        state = case.new(seed)
        for _ in _random_game(case, state, seed):
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
        spacing = _spacing(case, seed, looks=12)
        for _, seat, choice in _random_game(case, state, seed):
            if len(made) % spacing == 0:
                before, clone = everything(state), state.clone()
                assert everything(clone) == before, "a clone is not the same game"
                _play_out(case, state.clone(), seed + 1)
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
        for _ in _random_game(case, state, seed):
            assert state.census() == census, f"{state.census()} are not {census}"
            assert not state.audit(), state.audit()
        assert state.census() == census
        assert not state.audit(), state.audit()


def views_have_their_form(case: Case) -> None:
    """A view is plain data of exactly the title's declared form, for every seat and for a spectator, and made anew."""
    state = case.new(25, journal=True)
    for _ in _random_game(case, state, 25, every=_spacing(case, 25, looks=30)):
        _check_views(case, state)
    _check_views(case, state)


def nobody_sees_secrets(case: Case) -> None:
    """Non-interference: replace what a seat cannot know, and everything that seat is told stays the same.

    What replaces it must be drawn anew: a ``determinize`` that hands out the truth is found too.
    """
    rng = Rng.from_seed(32)
    private = varied = False
    for seed in (31, 33):
        state = case.new(seed, journal=True)
        for _ in _random_game(case, state, seed, every=_spacing(case, seed, looks=24)):
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


def secret_decisions_stay_secret(case: Case) -> None:
    """If a seat cannot see from the table which of two choices another made, the journal does not tell it either."""
    rng = Rng.from_seed(35)
    state = case.new(34, journal=True)
    for _, actor, choice in _random_game(case, state, 34):
        for seat in set(range(case.seats)) - {actor}:
            other = state.determinize(seat, rng)
            if choice in other.legal(actor):
                continue
            after = state.clone()
            after.journal, other.journal = [], []
            after.apply(choice, actor)
            other.apply(other.legal(actor)[0], actor)
            if _plain(after.view(seat)) == _plain(other.view(seat)):
                assert told(after, seat) == told(other, seat), f"the journal tells seat {seat} a secret of seat {actor}"


def undo_gives_nothing_away(case: Case) -> None:
    """A decision that can be taken back teaches its maker nothing: in any world that looks alike it sees the same."""
    rng = Rng.from_seed(37)
    for before, seat, choice in _random_game(case, case.new(36), 36, every=_spacing(case, 36, looks=60)):
        other = before.determinize(seat, rng)
        true = before.clone()
        true.journal, other.journal = [], []
        mark = (*true.rng.place(), true.reveals)
        true.apply(choice, seat)
        if (*true.rng.place(), true.reveals) == mark and choice in other.legal(seat):
            other.apply(choice, seat)
            assert told(other, seat) == told(true, seat), f"seat {seat} could look and take back"


def determinized_states_play_on(case: Case) -> None:
    """What stands in for the truth is a sound state that can be played to the end."""
    state = case.new(41)
    census = state.census()
    rng = Rng.from_seed(42)
    for _ in _random_game(case, state, 41, every=_spacing(case, 41, looks=8)):
        for seat in range(case.seats):
            other = state.determinize(seat, rng)
            assert other.census() == census
            assert not other.audit(), other.audit()
            _play_out(case, other, 43)


def states_travel(case: Case) -> None:
    """A state that went through bytes is the same game, true or drawn for a seat: it looks alike and ends alike."""
    state = case.new(44)
    rng = Rng.from_seed(45)
    for _ in _random_game(case, state, 44, every=_spacing(case, 44, looks=4)):
        for sent in (state, *(state.determinize(seat, rng) for seat in range(case.seats))):
            arrived, stayed = _sent(sent), sent.clone()
            _play_out(case, arrived, 46)
            _play_out(case, stayed, 46)
            assert everything(arrived) == everything(stayed), "a state that went through bytes played another game"
    _sent(state)


def notation_round_trips(case: Case) -> None:
    """Every choice has a line of its own that leads back to it."""
    state = case.new(51)
    for _ in _random_game(case, state, 51):
        for seat in state.waiting:
            for choice in state.legal(seat):
                text = case.game.notation(state, choice, seat)
                assert text == " ".join(text.lower().split()), f"{text!r} is not in normal form"
                assert case.game.parse(state, text, seat) == choice, f"{text!r} means another choice"


def records_round_trip(case: Case) -> None:
    """A game written down and read again is the same game, finished or not."""
    for seed, stop in ((61, None), (62, 9)):
        session = Session.start(case.game, [f"player {n}" for n in range(case.seats)], seed, case.options)
        for state, _, _ in _random_game(case, session.state, seed, decide=session.decide):
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
    for _ in _random_game(case, state, 71, every=_spacing(case, 71, looks=8)):
        for seat in range(case.seats):
            judgement.value(state.determinize(seat, rng), seat)
        for seat in state.waiting:
            legal = state.determinize(seat, rng).legal(seat)
            assert legal == state.legal(seat)
            taken = state.clone()
            taken.apply(legal[-1], seat)
            _play_out(case, taken, 72)


def everything_explains_itself(case: Case) -> None:
    """Choices touch elements of the board, each its own; every other element says why not, with a rule that exists."""
    known = rules(case.game)
    state = case.new(81)
    for _ in _random_game(case, state, 81, every=_spacing(case, 81, looks=40)):
        for seat in range(case.seats):
            prompt = case.game.prompt(state, seat)
            assert (prompt is not None) == (seat in state.waiting)
            choices = case.game.choices(state, seat)
            elements = case.game.elements(state, seat)
            touched = {element for choice in choices for element in choice.elements}
            assert all(choice.elements for choice in choices), "a choice touches nothing"
            assert len({choice.elements for choice in choices}) == len(choices), "two choices touch the same"
            assert touched <= set(elements), f"choices touch what is not there: {touched - set(elements)}"
            for element in elements:
                reason = case.game.why_not(state, seat, element)
                assert (reason is None) == (element in touched), element
                assert reason is None or reason.rule in known, f"{reason} names a rule that does not exist"


def plans_can_be_carried_out(case: Case) -> None:
    """What a title offers as a plan can be done, choice by choice, in the order it says."""
    state = case.new(85)
    for _ in _random_game(case, state, 85, every=_spacing(case, 85, looks=40)):
        for seat in range(case.seats):
            plans = case.game.plans(state, seat)
            assert len({plan.notation for plan in plans}) == len(plans), "two plans are called the same"
            for plan in plans:
                assert plan.element in case.game.elements(state, seat)
                after = state.clone()
                for choice in plan.choices:
                    assert after.is_waiting(seat), f"{plan.notation} stops half-way"
                    after.apply(choice, seat)


def speaks_every_language(case: Case) -> None:
    """Names, prompts, choices, events and reasons have their words in all languages."""
    speakers = [Catalogue(language, "ludothek", case.game.package, fallback=language) for language in LANGUAGES]
    for speak in speakers:
        for option in case.game.options:
            assert speak(f"option-{option.name}")
            assert all(speak(f"option-{option.name}-{word(value)}") for value in option.values)
    state = case.new(91, journal=True)
    spacing = _spacing(case, 91, looks=24)
    messages: set[Message] = set()
    for number, _ in enumerate(_random_game(case, state, 91)):
        messages |= _news(state) | (_words(state) if number % spacing == 0 else set())
    messages |= _news(state) | _words(state)
    for speak in speakers:
        for message in messages:
            assert "{" not in speak.say(message), f"{message} in {speak.language}"


CHECKS: tuple[Callable[[Case], None], ...] = (
    replays_identically,
    legal_is_applicable,
    something_is_always_legal,
    clones_are_independent,
    components_are_conserved,
    views_have_their_form,
    nobody_sees_secrets,
    secret_decisions_stay_secret,
    undo_gives_nothing_away,
    determinized_states_play_on,
    states_travel,
    notation_round_trips,
    records_round_trip,
    any_seat_can_be_taken_over,
    everything_explains_itself,
    plans_can_be_carried_out,
    speaks_every_language,
)


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
    }
    return _plain(parts)


def told(state: State, seat: int | None) -> str:
    """All that leaves the engine to one seat, with the answer to every "why not"."""
    if seat is None:
        return seen(state, seat)
    elements = state.game.elements(state, seat)
    reasons = [state.game.why_not(state, seat, element) for element in elements]
    return seen(state, seat) + _plain([elements, reasons])


def everything(state: State) -> str:
    """All that anybody can see, and where the generator stands."""
    seats: list[int | None] = [None, *range(state.seats)]
    return "\n".join([*(seen(state, seat) for seat in seats), str(state.rng.place()), str(state.decisions)])


def _plain(parts: object) -> str:
    return json.dumps(msgspec.to_builtins(parts), sort_keys=True)


def _differ(view: View, other: View) -> bool:
    """Whether two seats' views differ in more than who is looking."""
    return any(view[key] != other[key] for key in view if key != "seat")


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
        text = _plain(view)
        assert json.loads(text) == view, "a view holds more than plain data"
        msgspec.convert(view, case.game.view_type)
        assert json.loads(msgspec.json.encode(state.shown(seat))) == view, "what is shown is not the view"
        _spoil(view)
        assert _plain(state.view(seat)) == text, "who changes a view changes more than that"


def _spoil(part: object) -> None:
    """Empty everything that a view is made of."""
    if isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            _spoil(each)
        part.clear()


def _news(state: State) -> set[Message]:
    """What just happened, as anybody may be told it."""
    return {event.message for seat in (None, *range(state.seats)) for event in state.game.events(state, seat)}


def _words(state: State) -> set[Message]:
    """Everything that is said about a position: prompts, choices, plans, names and reasons."""
    game = state.game
    messages: set[Message] = set()
    for seat in range(state.seats):
        prompt = game.prompt(state, seat)
        messages |= {prompt.message} if prompt else set()
        messages |= {choice.message for choice in game.choices(state, seat)}
        messages |= {plan.message for plan in game.plans(state, seat)}
        for element in game.elements(state, seat):
            reason = game.why_not(state, seat, element)
            messages |= {game.name(element)} | ({reason.message} if reason else set())
    return messages


def _spacing(case: Case, seed: int, looks: int) -> int:
    """How many decisions lie between two of so many looks at the random game of a seed."""
    state = case.new(seed)
    _play_out(case, state, seed)
    return max(1, state.decisions // looks)


def _random_game(
    case: Case, state: State, seed: int, every: int = 1, decide: Callable[[int, int], None] | None = None
) -> Iterator[tuple[State, int, int]]:
    """Play carelessly to the end; before every n-th decision show the state, who decides, and what it will be."""
    rng = Rng.from_seed(related_seed(seed, "decisions"))
    number = 0
    while not state.over:
        waiting = state.waiting
        assert waiting, "the game is not over, but nobody is asked"
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        choice = state.wander(seat, ints(legal), len(legal), rng)
        if number % every == 0:
            yield state, seat, choice
        (decide or state.apply)(choice, seat)
        number += 1
        assert number <= case.game.max_decisions, f"no end after {number} decisions"


def _play_out(case: Case, state: State, seed: int) -> None:
    for _ in _random_game(case, state, seed):
        pass


def _sent(state: State) -> State:
    """The state as another process gets it."""
    try:
        arrived = thaw(freeze(state))
    except CannotFreeze as error:
        raise AssertionError(str(error)) from None
    assert everything(arrived) == everything(state), "a state that went through bytes is another"
    assert arrived.audit() == state.audit(), arrived.audit()
    return arrived


def _refuses(state: State, choice: int, seat: int) -> None:
    try:
        state.apply(choice, seat)
    except IllegalChoice:
        return
    raise AssertionError(f"choice {choice} of seat {seat} is not legal but was taken")
