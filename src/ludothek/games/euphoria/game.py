"""Euphoria: Build a Better Dystopia as a title."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludothek.games.euphoria import journal, names, notation, why
from ludothek.games.euphoria.content import PACKAGE, Content, shipped
from ludothek.games.euphoria.judgement import CityJudgement
from ludothek.games.euphoria.rules import Dystopia
from ludothek.games.euphoria.tables import ASKED, CHOICES, ITEM_NAMES, UNSOLVED
from ludothek.games.euphoria.view_form import CityView
from ludothek.kernel.content import OwnContent
from ludothek.kernel.game import Game
from ludothek.kernel.mind import Judgement
from ludothek.kernel.options import Option, Options
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State, View
from ludothek.kernel.words import Args, Choice, Event, Message, Prompt, WhyNot, seat_element

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue


class Euphoria(OwnContent[Content], Game):
    title = "euphoria"
    package = PACKAGE
    prefix = "EU"
    min_seats = 2
    max_seats = 6
    options = (
        Option("recruits", ("revised", "first")),
        Option("trading", (True, False)),
        Option("doubles", ("free", "morale")),
        Option("draft", (False, True)),
        Option("markets", ("random", "draft")),
        Option("tracks", ("same", "draft")),
    )
    view_type = CityView
    action_space = CHOICES
    max_decisions = 500_000

    def __init__(self) -> None:
        self._tables: dict[tuple[int, tuple[object, ...]], Dystopia] = {}

    def read_content(self, own: str | None) -> Content:
        return shipped() if own is None else Content(own)

    def start(self, seats: int, rng: Rng, options: Options, journal: bool) -> State:
        table = self._empty(seats, options).clone()
        table.rng = rng
        table.journal = [] if journal else None
        table.set_up()
        return table

    def _empty(self, seats: int, options: Options) -> Dystopia:
        """A table nobody has touched, to be cloned for every new game."""
        key = seats, tuple(options.values())
        if key not in self._tables:
            table = Dystopia(self, self.content.tables(seats, str(options["recruits"])), seats, Rng.from_seed(0))
            table.clear()
            table.trading = options["trading"] is True
            table.dear_doubles = options["doubles"] == "morale"
            table.draft = options["draft"] is True
            table.market_draft = options["markets"] == "draft"
            table.track_draft = options["tracks"] == "draft"
            self._tables[key] = table
        return self._tables[key]

    def notation(self, state: State, choice: int, seat: int | None = None) -> str:
        return notation.NOTATION[choice]

    def describe(self, state: State, choice: int, seat: int | None = None) -> Choice:
        return notation.describe(cast(Dystopia, state), choice, state.to_move if seat is None else seat)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        table = cast(Dystopia, state)
        if not table.is_waiting(seat):
            return None
        kind = ASKED[table.question(seat)]
        args: Args = {"seat": seat_element(seat), "turn": seat_element(table.on_turn)}
        if kind == "discard":
            args["limit"] = table.morale[seat]
            kind = "discard-drawn" if table.ask_a >= 0 else kind
        if kind == "turn" and table.solved[seat] != UNSOLVED:
            kind = "turn-solved"
        if kind == "again":
            args["number"] = table.ask_a
        if kind == "gain":
            args["recruit"] = names.recruit(table.tables.powers[table.ask_a].recruit)
        if kind == "answer":
            return Prompt(seat, kind, self._offer(table, args))
        return Prompt(seat, ASKED[table.question(seat)], Message(f"ask-{kind}", args))

    def _offer(self, table: Dystopia, args: Args) -> Message:
        """The offer on the table, in one sentence."""
        for name, item in (
            ("give", table.give_a),
            ("give2", table.give_b),
            ("want", table.want_a),
            ("want2", table.want_b),
        ):
            if item >= 0:
                args[name] = f"item:{ITEM_NAMES[item]}"
        return Message(f"ask-answer-{1 + (table.give_b >= 0)}-{1 + (table.want_b >= 0)}", args)

    def events(self, state: State, seat: int | None) -> list[Event]:
        return journal.events(cast(Dystopia, state), seat)

    def elements(self, state: State, seat: int | None = None) -> list[str]:
        return why.elements(cast(Dystopia, state), seat)

    def name(self, element: str) -> Message:
        return names.name(element)

    def why_not(self, state: State, seat: int, element: str) -> WhyNot | None:
        return why.why_not(cast(Dystopia, state), seat, element)

    def judgement(self) -> Judgement:
        return CityJudgement()

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        from ludothek.games.euphoria.terminal import draw

        return draw(view, catalogue, width, self.content)
