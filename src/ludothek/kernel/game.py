"""A title one can play: how to start it, and how to speak about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.errors import BadContent, BadSeed, UnknownNotation, UnknownRulesVersion, WrongSeats
from ludothek.kernel.mind import Judgement, Mind
from ludothek.kernel.options import Option, Options, settle
from ludothek.kernel.rng import SEED_BITS, Rng, new_seed
from ludothek.kernel.state import State, View
from ludothek.kernel.words import SEATS, Choice, Event, Message, Plan, Prompt, WhyNot

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue

SHOWN = 60
"""How much of a wrong input an error repeats."""


class Game:
    """One title. The class attributes say what it is; the methods below the line are the title's own."""

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
    view_type: ClassVar[type[msgspec.Struct]]
    """The form of every view: what may be in it, and nothing else. Clients' types are made from it."""
    open_to_all: ClassVar[bool] = False
    """Whether all seats and spectators see the same: views differ in nothing but ``seat``, events in nothing at all.

    A server then encodes a view once, so ``seat`` comes before all that has parts.
    """
    earlier: ClassVar[tuple[Game, ...]] = ()
    """The title with older versions of its rules, for records that were played with them."""
    action_space: ClassVar[int]
    """Choices are ids from 0 to this."""
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
    ) -> State:
        """Set up a game; without a seed one is drawn that nobody can guess."""
        seats = self.min_seats if seats is None else seats
        if not self.min_seats <= seats <= self.max_seats:
            raise WrongSeats(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}.")
        seed = new_seed() if seed is None else seed
        if not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadSeed(f"A seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed!r}.")
        settled = self.settle(options)
        state = self.start(seats, Rng.from_seed(seed), settled, journal)
        state.options = settled
        return state

    def settle(self, given: Mapping[str, object] | None) -> Options:
        """Every option with the value it has: the given one, else the default."""
        return settle(self.title, self.options, given) if given else dict(self._defaults)

    @cached_property
    def _defaults(self) -> Options:
        return settle(self.title, self.options, {})

    @cached_property
    def choice_buffer(self) -> Ints:
        """Room for all choices of a decision; copied before it is used."""
        return zeros(self.action_space)

    def with_rules(self, version: int) -> Game:
        """This title with an older version of its rules."""
        for game in (self, *self.earlier):
            if game.rules_version == version:
                return game
        known = ", ".join(str(game.rules_version) for game in (self, *self.earlier))
        raise UnknownRulesVersion(f"{self.title} can be played with rules version {known}, not {version}.")

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        """The legal choice that a line of notation names, however it is spelt."""
        wanted = self.canonical(text)
        notations = {self.notation(state, choice, seat): choice for choice in state.legal(seat)}
        if wanted in notations:
            return notations[wanted]
        shown = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
        raise UnknownNotation(
            f"{shown!r} is not a choice here; legal: {', '.join(notations) or 'nothing, the game is over'}."
        )

    def canonical(self, text: str) -> str:
        """A line of notation as ``notation`` spells it: upper case and extra spaces do not matter.

        A title whose choices have several parts puts them into one order here.
        """
        return " ".join(text.lower().split())

    def choices(self, state: State, seat: int | None = None) -> list[Choice]:
        """All choices of a seat, described."""
        return [self.describe(state, choice, seat) for choice in state.legal(seat)]

    def refusal(self, state: State, choice: int, seat: int) -> str:
        """One sentence for a choice that is not legal."""
        if state.over:
            return f"The game is over, so there is no choice {choice}."
        if not state.is_waiting(seat):
            asked = ", ".join(SEATS[waiting] for waiting in state.waiting)
            return f"Seat {seat} ({SEATS[seat]}) is not asked now; {asked} is."
        known = 0 <= choice < self.action_space
        what = repr(self.notation(state, choice, seat)) if known else f"choice {choice}"
        legal = ", ".join(self.notation(state, each, seat) for each in state.legal(seat))
        return f"Seat {seat} ({SEATS[seat]}) cannot choose {what}; legal: {legal}."

    # What a title implements.

    def start(self, seats: int, rng: Rng, options: Options, journal: bool) -> State:
        """Set up the game with checked arguments."""
        raise NotImplementedError

    def notation(self, state: State, choice: int, seat: int | None = None) -> str:
        """A choice of a seat as one line of text that a person can read and ``parse`` can find again."""
        raise NotImplementedError

    def describe(self, state: State, choice: int, seat: int | None = None) -> Choice:
        """A choice of a seat for people and clients."""
        raise NotImplementedError

    def prompt(self, state: State, seat: int) -> Prompt | None:
        """What this seat is asked now, if anything."""
        raise NotImplementedError

    def events(self, state: State, seat: int | None) -> list[Event]:
        """What the last decision brought about, as this seat may know it."""
        raise NotImplementedError

    def elements(self, state: State, seat: int | None = None) -> list[str]:
        """Everything on the board that a seat can point at."""
        raise NotImplementedError

    def name(self, element: str) -> Message:
        """The name of a board element, as a message."""
        return Message(element.replace(":", "-"))

    def why_not(self, state: State, seat: int, element: str) -> WhyNot | None:
        """Why pointing at this element chooses nothing now; ``None`` if it does choose something."""
        raise NotImplementedError

    def plans(self, state: State, seat: int | None = None) -> list[Plan]:
        """Ways to things that take several choices, for a person or a mind to name as one."""
        return []

    def with_content(self, text: str) -> Game:
        """This title with an owner's own data file, which is refused if it is wrong."""
        raise BadContent(f"{self.title} is always played with its own components; it takes no content file.")

    def judgement(self) -> Judgement:
        """The title's own opinion of a position."""
        raise NotImplementedError

    def minds(self) -> dict[str, Callable[[], Mind]]:
        """Computer players that only this title has."""
        return {}

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        """The table for a terminal of this width, from one seat's view; without a drawing of its own, plainly."""
        from rich.pretty import Pretty

        return Pretty(view)
