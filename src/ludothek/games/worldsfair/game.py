"""World's Fair 1893 as a title."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from ludothek.games.worldsfair import journal, notation, why
from ludothek.games.worldsfair.baseline import MostCards
from ludothek.games.worldsfair.content import PACKAGE, Content, shipped
from ludothek.games.worldsfair.judgement import FairJudgement
from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import ASKED, CHOICES
from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.content import OwnContent
from ludothek.kernel.game import Game
from ludothek.kernel.mind import Judgement, Mind
from ludothek.kernel.options import Option, Options
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State, View
from ludothek.kernel.words import Args, Choice, Event, Message, Prompt, WhyNot, seat_element

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue


class WorldsFair(OwnContent[Content], Game):
    title = "worldsfair"
    package = PACKAGE
    prefix = "WF"
    min_seats = 2
    max_seats = 4
    options = (Option("approvals", ("automatic", "ask")),)
    view_type = FairView
    open_to_all = True
    action_space = CHOICES
    max_decisions = 4000

    def __init__(self) -> None:
        self._tables: dict[tuple[int, bool], Fair] = {}

    def read_content(self, own: str | None) -> Content:
        return shipped() if own is None else Content(own)

    def start(self, seats: int, rng: Rng, options: Options, journal: bool) -> State:
        fair = self._empty(seats, options["approvals"] == "ask").clone()
        fair.rng = rng
        fair.journal = [] if journal else None
        fair.set_up()
        return fair

    def _empty(self, seats: int, ask_approvals: bool) -> Fair:
        """A table nobody has touched, to be cloned for every new game."""
        if (seats, ask_approvals) not in self._tables:
            fair = Fair(self, self.content.tables[seats], seats, Rng.from_seed(0), ask_approvals)
            fair.clear()
            self._tables[seats, ask_approvals] = fair
        return self._tables[seats, ask_approvals]

    def notation(self, state: State, choice: int, seat: int | None = None) -> str:
        return notation.NOTATION[choice]

    def describe(self, state: State, choice: int, seat: int | None = None) -> Choice:
        return notation.describe(cast(Fair, state), [choice], state.to_move if seat is None else seat)[0]

    def choices(self, state: State, seat: int | None = None) -> list[Choice]:
        return notation.describe(cast(Fair, state), state.legal(seat), state.to_move if seat is None else seat)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        fair = cast(Fair, state)
        if not fair.is_waiting(seat):
            return None
        args: Args = {"seat": seat_element(seat)}
        if fair.target >= 0:
            args["area"] = notation.area_element(fair.target)
        if fair.scoring >= 0:
            args["area"] = notation.area_element(fair.ring[fair.scoring])
        return Prompt(seat, ASKED[fair.asked], Message(f"ask-{ASKED[fair.asked]}", args))

    def events(self, state: State, seat: int | None) -> list[Event]:
        return journal.events(cast(Fair, state))

    def elements(self, state: State, seat: int | None = None) -> list[str]:
        return why.elements(cast(Fair, state))

    def name(self, element: str) -> Message:
        return notation.name(element)

    def why_not(self, state: State, seat: int, element: str) -> WhyNot | None:
        return why.why_not(cast(Fair, state), seat, element)

    def judgement(self) -> Judgement:
        return FairJudgement()

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"most-cards": MostCards}

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        from ludothek.games.worldsfair.terminal import draw

        return draw(view, catalogue, width)
