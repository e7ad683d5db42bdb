"""A title one can play: how to start it, and how to speak about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.budget import Budget
from ludothek.kernel.digest import Digesting, digest
from ludothek.kernel.errors import (
    BadContent,
    BadSeed,
    IllegalChoice,
    UnknownElement,
    UnknownNotation,
    UnknownRulesVersion,
    WrongSeats,
    as_given,
)
from ludothek.kernel.heading import Heading
from ludothek.kernel.hints import Hinting
from ludothek.kernel.judgement import Judgement, PointsAhead
from ludothek.kernel.learned import Features, Learned
from ludothek.kernel.levels import Levels
from ludothek.kernel.mind import Mind
from ludothek.kernel.observation import Field
from ludothek.kernel.options import Option, Options, Value, settle
from ludothek.kernel.rng import SEED_BITS, Chance, Rng, new_seed
from ludothek.kernel.speech import Speech
from ludothek.kernel.state import Note, State, View
from ludothek.kernel.weights import shipped
from ludothek.kernel.words import SEATS, Choice, Event, Message, Plan, Prompt, Reason, WhyNot

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue

Tally = dict[str, int]
"""What a finished game has come to for a seat, counted; the keys are names in the title's catalogue."""
S = TypeVar("S", bound=State, default=Any)
"""The state of the title: ``Game[Fair]`` speaks about a ``Fair``; a plain ``Game`` is any title."""


class Game(Generic[S]):
    """One title. The class attributes say what it is; the methods of the second half are the title's own.

    >>> import ludothek
    >>> game = ludothek.game("worldsfair")
    >>> state = game.new(seats=2, seed=1)
    >>> state.apply(game.parse(state, "Place  Electricity"))
    >>> state
    <worldsfair, 2 seats, 1 decisions, seat 1 to move>
    """

    title: ClassVar[str]
    """Its id, in commands, records and addresses."""
    package: ClassVar[str]
    """The package that holds ``content.toml``, ``locale/*.ftl`` and ``rules.md``."""
    rules_version: ClassVar[int] = 1
    """Goes up when a stored record would end differently."""
    prefix: ClassVar[str]
    """What its rule numbers begin with."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    view_type: ClassVar[type[Heading]]
    """The form of every view: what may be in it, and nothing else. Clients' types are made from it."""
    open_to_all: ClassVar[bool] = False
    """Whether all seats and spectators see the same: views differ in nothing but ``seat``, events in nothing at all.

    A server then encodes a view once.
    """
    earlier: ClassVar[tuple[Game, ...]] = ()
    """The title with older versions of its rules, for records that were played with them."""
    action_space: ClassVar[int]
    """Choices are ids from 0 to this."""
    most_choices: ClassVar[int | None] = None
    """No decision has more choices than this; unless it is set, there is room for the whole action space."""
    levels: ClassVar[Levels] = Levels(novice=0.3, casual=0.65, expert=60, master=1600)
    """What the levels of computer players are made of; ``make ladder`` measures whether they are well apart."""
    picked: ClassVar[Mapping[str, str]] = {}
    """Kinds of elements in a tally that one picks or is dealt, each with the id of its heading, to tell how they do."""
    hinting: ClassVar[Hinting] = Hinting()
    """How long it thinks about a hint, and what of the prospects of a choice it tells."""
    digesting: ClassVar[Digesting] = Digesting()
    """How events are told together to who hears them."""
    max_decisions: ClassVar[int]
    """More than any sensible game takes; simulations give up here."""

    @property
    def content_id(self) -> str | None:
        """Tells components of an owner's own apart from the shipped ones, in records; names of things do not count."""
        return None

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        journal: bool = False,
        chance: Chance = "sfc32",
    ) -> S:
        """Set up a game; without a seed one is drawn that nobody can guess.

        >>> import ludothek
        >>> ludothek.game("essen").new(seats=5, seed=7, options={"crowd": False})
        <essen, 5 seats, 0 decisions, seat 0 to move>
        """
        seats = self.min_seats if seats is None else seats
        if not self.min_seats <= seats <= self.max_seats:
            raise WrongSeats("seats", title=self.title, least=self.min_seats, most=self.max_seats, seats=seats)
        seed = new_seed() if seed is None else seed
        if not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadSeed("seed", bits=SEED_BITS, seed=as_given(seed))
        state = self._blank(seats, self.settle(options)).clone()
        state.rng = Rng.from_seed(seed, chance)
        state.journal = [] if journal else None
        state.set_up()
        return state

    def _blank(self, seats: int, options: Options) -> S:
        """The blank table that every new game with these settings is cloned from."""
        key = seats, tuple(options.items())
        if key not in self._blanks:
            blank = self.blank(seats, options)
            blank.options = options
            self._blanks[key] = blank
        return self._blanks[key]

    @cached_property
    def _blanks(self) -> dict[tuple[int, tuple[tuple[str, Value], ...]], S]:
        return {}

    def settle(self, given: Mapping[str, object] | None) -> Options:
        """Every option with the value it has: the given one, else the default."""
        return settle(self.title, self.options, given) if given else dict(self._defaults)

    @cached_property
    def _defaults(self) -> Options:
        return settle(self.title, self.options, {})

    @cached_property
    def choice_buffer(self) -> Ints:
        """Room for all choices of a decision; copied before it is used."""
        return zeros(self.most_choices or self.action_space)

    def with_rules(self, version: int) -> Game:
        """This title with an older version of its rules."""
        for game in (self, *self.earlier):
            if game.rules_version == version:
                return game
        known = ", ".join(str(game.rules_version) for game in (self, *self.earlier))
        raise UnknownRulesVersion("rules-version", title=self.title, known=known, version=version)

    # How a position is spoken of. Without a seat, the one to move is meant.

    def notation(self, state: S, choice: int, seat: int | None = None) -> str:
        """A choice of a seat as one line of text that a person can read and ``parse`` can find again."""
        return self.text_of(state, _meant(state, seat), choice)

    def parse(self, state: S, text: str, seat: int | None = None) -> int:
        """The legal choice of a seat that a line of notation names; upper case and extra spaces do not matter."""
        who = _meant(state, seat)
        if not state.is_waiting(who):
            raise _not_asked(state, who)
        notations = {self.text_of(state, who, choice): choice for choice in state.legal(who)}
        wanted = self.canonical(text)
        if wanted in notations:
            return notations[wanted]
        raise UnknownNotation("notation", text=as_given(text), legal=", ".join(notations))

    def describe(self, state: S, choice: int, seat: int | None = None) -> Choice:
        """A choice of a seat for people and clients."""
        return self.choice_of(state, _meant(state, seat), choice)

    def choices(self, state: S, seat: int | None = None) -> list[Choice]:
        """All choices of a seat, described."""
        who, describe = _meant(state, seat), self.choice_of  # looked up once: a server asks after every decision
        return [describe(state, who, choice) for choice in state.legal(who)]

    def refusal(self, state: S, choice: int, seat: int) -> IllegalChoice:
        """What is said about a choice that is not legal."""
        if not state.is_waiting(seat):
            return _not_asked(state, seat)
        legal = ", ".join(self.text_of(state, seat, each) for each in state.legal(seat))
        if 0 <= choice < self.action_space:
            text = self.text_of(state, seat, choice)
            return IllegalChoice("choice", seat=seat, colour=SEATS[seat], choice=text, legal=legal)
        return IllegalChoice("choice-number", seat=seat, colour=SEATS[seat], choice=str(choice), legal=legal)

    def prompt(self, state: S, seat: int) -> Prompt | None:
        """What this seat is asked now, if anything."""
        return self.prompt_of(state, seat) if state.is_waiting(seat) else None

    def plans(self, state: S, seat: int | None = None) -> list[Plan]:
        """Ways to things that take several choices, for a person or a mind to name as one."""
        who = _meant(state, seat)
        return self.plans_of(state, who) if state.is_waiting(who) else []

    def events(self, state: S, seat: int | None) -> list[Event]:
        """What the last decision brought about, as this seat may know it; ``None`` is a spectator."""
        tell = self.event_of
        return [event for note in state.journal or () if (event := tell(state, seat, note)) is not None]

    def elements(self, state: S, seat: int | None = None) -> list[str]:
        """Everything on the board that a seat can point at; after the end, nothing any more."""
        return [] if state.over else self.elements_of(state, seat)

    def why_not(self, state: S, seat: int, element: str) -> WhyNot | None:
        """Why pointing at this element chooses nothing now; ``None`` if it does choose something."""
        if any(element in choice.elements for choice in self.choices(state, seat)):
            return None
        if element not in self.elements_of(state, seat):
            raise UnknownElement("element", element=as_given(element))
        return self.because(state, seat, element)

    def reasons(self, state: S, seat: int) -> dict[str, WhyNot | None]:
        """What ``why_not`` says of every element that a seat can point at, in one go."""
        touched = {element for choice in self.choices(state, seat) for element in choice.elements}
        return {
            element: None if element in touched else self.because(state, seat, element)
            for element in self.elements(state, seat)
        }

    def because(self, state: S, seat: int, element: str) -> WhyNot:
        """Why an element that no choice touches chooses nothing."""
        reason, rule, args = self.reason_of(state, seat, element)
        return WhyNot(element, rule, Message(f"why-{reason}", args))

    def spoken(self, state: S, seat: int | None, topic: str, *, asked: bool = True) -> list[Message]:
        """What a seat may be told who hears the game: a topic is ``overview``, ``lead``, ``changes``, ``seat:1`` or an
        element of the board, whose name comes first. If another decides for the seat, it is not ``asked``."""
        return Speech(self, state, seat, asked=asked).about(topic)

    def changes(self, events: Iterable[Event], seat: int | None) -> list[Message]:
        """What happened since somebody was last asked, as they may know it, in few sentences."""
        return digest(self.digesting, events, seat)

    # What a title implements. A seat is always given; ``None`` is a spectator.

    def blank(self, seats: int, options: Options) -> S:
        """A table nobody has touched, with everything in the box; new games are clones of it that are set up."""
        raise NotImplementedError

    def text_of(self, state: S, seat: int, choice: int) -> str:
        """A choice in notation: lower case, different for any two choices of a seat."""
        raise NotImplementedError

    def canonical(self, text: str) -> str:
        """What somebody typed, as ``text_of`` writes it."""
        return " ".join(text.lower().split())

    def choice_of(self, state: S, seat: int, choice: int) -> Choice:
        """A choice for people and clients: its message and the elements one would click."""
        raise NotImplementedError

    def prompt_of(self, state: S, seat: int) -> Prompt:
        """What a seat that is waiting is asked."""
        raise NotImplementedError

    def event_of(self, state: S, seat: int | None, note: Note) -> Event | None:
        """One line of the journal as this seat may know it; ``None`` if it may not know of it at all."""
        raise NotImplementedError

    def elements_of(self, state: S, seat: int | None) -> list[str]:
        """Everything on the board that has a name for this seat."""
        raise NotImplementedError

    def name(self, element: str) -> Message:
        """The name of a board element, as a message."""
        return Message(element.replace(":", "-"))

    def text(self, element: str, options: Options, speak: Catalogue) -> str:
        """What a board element is or does in a game with these options; empty if its name says it all."""
        return speak.attribute(self.name(element).id, "effect")

    def word_for(self, typed: str) -> str:
        """The word of elements and notation for a thing, from what somebody typed who reads it off the board."""
        return typed

    def reason_of(self, state: S, seat: int, element: str) -> Reason:
        """Why an element of the board chooses nothing now: the message ``why-REASON``, its rule and its arguments."""
        raise NotImplementedError

    def spoken_of(self, view: Heading, topic: str) -> list[Message]:
        """What a title says of a topic to who sees this view; whose turn it is and names are said already.

        Where it says nothing, the kernel does: the points, what can be chosen with an element, or why nothing.
        """
        return []

    def topics_of(self, state: S, seat: int | None) -> list[str]:
        """Topics that only this title speaks of, such as how far away something is."""
        return []

    def plans_of(self, state: S, seat: int) -> list[Plan]:
        """The plans of a seat that is waiting."""
        return []

    def with_content(self, text: str) -> Game[S]:
        """This title with an owner's own data file, which is refused if it is wrong."""
        raise BadContent("no-own-content", title=self.title)

    def judgement(self) -> Judgement:
        """The title's own opinion of a position; by default, whoever has more points is better off."""
        return PointsAhead()

    def features(self) -> Features | None:
        """What chances to win can be learned from; a title without features keeps the outlook of its judgement."""
        return None

    def learned(self) -> Judgement:
        """The judgement with learned chances to win, if there are weights; they are those of the shipped components.

        With a number of players that nothing was learned for, those for the nearest number are used.
        """
        features = self.features()
        weights = shipped(self.package) if features and self.content_id is None else None
        if features is None or weights is None or not weights.seats:
            return self.judgement()
        known = weights.models(features.names)
        nearest = {
            seats: known[min(known, key=lambda each: (abs(each - seats), each))]
            for seats in range(self.min_seats, self.max_seats + 1)
        }
        return Learned(self.judgement(), features, nearest)

    def tally(self, view: View, seat: int) -> Tally:
        """What a finished game has come to for a seat, from its view, to see what winners do differently.

        What one has or has not, such as a card, is counted as 1 or left out.
        """
        return {}

    def picks(self, view: View, seat: int) -> list[str]:
        """Elements that a seat has picked or was dealt, from its view of a finished game."""
        return [name for name, has in self.tally(view, seat).items() if has and name.partition(":")[0] in self.picked]

    def minds(self) -> dict[str, Callable[[], Mind]]:
        """Computer players that only this title has."""
        return {}

    def at_a_glance(self, attention: float) -> Mind | None:
        """A mind of this title's own that does not think ahead, in place of the common one.

        ``attention`` is the part of all there is to choose that it notices, 1 for everything.
        """
        return None

    def searcher(self, judgement: Judgement, budget: Budget) -> Mind | None:
        """A search of this title's own, in place of the common one, by its own judgement or what it has learned."""
        return None

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The numbers that ``State.observe`` writes for so many players, in their order; none if it writes none."""
        return ()

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        """The table for a terminal of this width, from one seat's view; without a drawing of its own, plainly."""
        from rich.pretty import Pretty

        return Pretty(view)


def _meant(state: State, seat: int | None) -> int:
    return state.to_move if seat is None else seat


def _not_asked(state: State, seat: int) -> UnknownNotation:
    """What is said to a seat that wants to decide and cannot."""
    if state.over:
        return UnknownNotation("nothing-to-choose")
    asked = ", ".join(SEATS[waiting] for waiting in state.waiting)
    return UnknownNotation("other-seat-asked", seat=seat, colour=SEATS[seat], asked=asked)
