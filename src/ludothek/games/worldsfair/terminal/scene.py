"""What every part of the drawing knows: the view, the words and who is looking."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from ludothek.games.worldsfair.terminal import pieces
from ludothek.games.worldsfair.terminal.pieces import AREA_COLOURS, AREA_SIGNS, FIGURE_SIGNS
from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.drawing import seat_name
from ludothek.kernel.locale import Catalogue


@dataclass(frozen=True)
class Scene:
    """One fair, in one language, at one width."""

    fair: FairView
    words: Catalogue
    width: int

    def seat(self, seat: int) -> Text:
        """Shape and name of a seat, and whether it is the reader's."""
        return seat_name(self.words, seat, own=seat == self.fair.seat)

    def area(self, area: str) -> str:
        return self.words.name(f"area:{area}")

    def card(self, card: str, width: int) -> Text:
        """A card that lies face up: an exhibit, a figure or a ticket."""
        kind, _, which = card.partition(":")
        if kind == "exhibit":
            return pieces.card(f"{AREA_SIGNS[which]} {self.area(which)}", AREA_COLOURS[which], width)
        if kind == "figure":
            surname = self.words.name(card).split()[-1]
            return pieces.card(f"{FIGURE_SIGNS[which]} {surname}", pieces.BROWN, width)
        return pieces.card(f"{pieces.TICKET_SIGN} {self.words('ticket')}", pieces.LILAC, width)
