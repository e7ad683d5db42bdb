"""World's Fair 1893 as a title."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ludothek.games.worldsfair import journal, notation, why
from ludothek.games.worldsfair.baseline import MostCards
from ludothek.games.worldsfair.choices import CHOICES
from ludothek.games.worldsfair.content import PACKAGE, Content, shipped
from ludothek.games.worldsfair.features import FairFeatures
from ludothek.games.worldsfair.judgement import FairJudgement
from ludothek.games.worldsfair.observation_form import fields
from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.spoken import spoken
from ludothek.games.worldsfair.tables import ASKED
from ludothek.games.worldsfair.tally import tally
from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.content import OwnContent
from ludothek.kernel.digest import Digesting
from ludothek.kernel.game import Game, Tally
from ludothek.kernel.heading import Heading
from ludothek.kernel.hints import Hinting
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.learned import Features
from ludothek.kernel.levels import Levels
from ludothek.kernel.mind import Mind
from ludothek.kernel.observation import Field
from ludothek.kernel.options import Option, Options
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import Note, View
from ludothek.kernel.words import Args, Choice, Event, Message, Prompt, Reason, seat_element

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue


class WorldsFair(OwnContent[Content], Game[Fair]):
    title = "worldsfair"
    package = PACKAGE
    prefix = "WF"
    min_seats = 2
    max_seats = 4
    options = (Option("approvals", ("automatic", "ask")),)
    view_type = FairView
    open_to_all = True
    action_space = CHOICES
    hinting = Hinting(
        feats=("standing-first", "most-tickets", "approved", "standing-tied-first"),
        counts=("coins", "medals", "sets"),
        turn="place",
    )
    digesting = Digesting(
        sums=("car",),
        totals=("medal", "approved"),
        quiet=("recalled", *(f"standing-{place}" for place in journal.STANDINGS)),
        reworded=("dealt",),
    )
    levels = Levels(novice=0.3, casual=0.65, expert=60, master=5000, wins=(0.922, 0.908, 0.892, 0.731))
    max_decisions = 4000

    def read_content(self, own: str | None) -> Content:
        return shipped() if own is None else Content(own)

    def blank(self, seats: int, options: Options) -> Fair:
        fair = Fair(self, self.content.tables[seats], seats, Rng.from_seed(0), options["approvals"] == "ask")
        fair.clear()
        return fair

    def text_of(self, state: Fair, seat: int, choice: int) -> str:
        return notation.NOTATION[choice]

    def choice_of(self, state: Fair, seat: int, choice: int) -> Choice:
        return notation.describe(state, choice, seat)

    def prompt_of(self, state: Fair, seat: int) -> Prompt:
        return _asked(seat, ASKED[state.asked], state.ring[state.scoring] if state.scoring >= 0 else state.target)

    def event_of(self, state: Fair, seat: int | None, note: Note) -> Event:
        return journal.told(note)

    def elements_of(self, state: Fair, seat: int | None) -> list[str]:
        return why.elements(state)

    def name(self, element: str) -> Message:
        return notation.name(element)

    def reason_of(self, state: Fair, seat: int, element: str) -> Reason:
        return why.reason(state, seat, element)

    def spoken_of(self, view: Heading, topic: str) -> list[Message]:
        assert isinstance(view, FairView)
        return spoken(view, topic)

    def tally(self, view: View, seat: int) -> Tally:
        return tally(msgspec.convert(view, FairView), seat)

    def judgement(self) -> Judgement:
        return FairJudgement()

    def features(self) -> Features:
        return FairFeatures()

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"most-cards": MostCards}

    def fields(self, seats: int) -> tuple[Field, ...]:
        return fields(seats)

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        from ludothek.games.worldsfair.terminal import draw

        return draw(view, catalogue, width)


@cache
def _asked(seat: int, what: str, area: int) -> Prompt:
    """A question to a seat, about an area if there is one; there are few, so each is put together once."""
    args: Args = {"seat": seat_element(seat)}
    if area >= 0:
        args["area"] = notation.area_element(area)
    return Prompt(seat, what, Message(f"ask-{what}", args))
