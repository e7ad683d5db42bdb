"""What every part of the drawing knows: the view, the words, the components and who is looking."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from ludothek.games.essen.content import Content
from ludothek.games.essen.terminal.pieces import (
    COMING,
    COMMON_WISH,
    EVENT_SIGNS,
    GONE,
    GOT,
    HEART,
    NOT_OUT,
    ON_SALE,
    OWN_WISH,
    SIGNS,
    ZONE_COLOURS,
)
from ludothek.games.essen.view_form import EssenView, GameView, PlayerView
from ludothek.kernel.drawing import INK, piece, seat_name
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import PAINTS, SHAPES


@dataclass(frozen=True)
class Scene:
    """One fair, in one language, at one width."""

    fair: EssenView
    words: Catalogue
    content: Content
    width: int

    @cached_property
    def reader(self) -> PlayerView | None:
        """The player whose view this is; nobody for a spectator."""
        return None if self.fair.seat is None else self.fair.players[self.fair.seat]

    @cached_property
    def own(self) -> set[int]:
        """The reader's own wishes."""
        return set(self.reader.held or ()) if self.reader else set()

    @cached_property
    def meeples(self) -> dict[str, list[int]]:
        """Who stands on each space."""
        standing = defaultdict(list)
        for player in self.fair.players:
            standing[player.space].append(player.seat)
        return standing

    def game(self, booth: int) -> GameView:
        return self.fair.games[booth - 1]

    @property
    def walking(self) -> bool:
        """Whether the reader is about to walk; a spectator looks over the shoulder of the one on turn."""
        return self.fair.asked == "act" and self.fair.seat in (None, self.fair.on_turn)

    def way(self, space: str) -> int | None:
        """The actions to a space, if there are that many left."""
        cost = self.fair.reach[space]
        return cost if self.walking and 0 < cost <= self.fair.players[self.fair.on_turn].actions else None

    # Small things with a name

    def seat(self, seat: int, short: bool = False) -> Text:
        """Shape and name of a seat, and unless it has to be short, whether it is the reader's."""
        return seat_name(self.words, seat, own=seat == self.fair.seat and not short)

    def meeple(self, seat: int) -> Text:
        """A piece on the map; that of the one on turn is lit."""
        lit = seat in self.fair.waiting
        return Text(SHAPES[seat], style=f"bold {INK} on {PAINTS[seat]}") if lit else piece(seat)

    def letter(self, zone: str) -> str:
        return self.words(f"letter-{zone}")

    def booth(self, game: GameView, width: int = 4) -> Text:
        """A booth's sign: letter and number on the colour of its zone."""
        name = f"{self.letter(game.zone)}{game.booth}"
        return Text(f"{name:^{width}}", style=f"bold {INK} on {ZONE_COLOURS[game.zone]}")

    def goods(self, game: GameView) -> Text:
        """A game as it lies at hand: symbol, booth and title."""
        return Text.assemble(f"{SIGNS[game.symbol]} ", self.booth(game), f" {game.title}")

    def wish_mark(self, booth: int) -> str:
        if booth in self.own:
            return OWN_WISH
        return COMMON_WISH if booth in self.fair.common else ""

    def marks(self, game: GameView) -> Text:
        """Event and wish of a game."""
        event = EVENT_SIGNS[game.event] if game.event else ""
        wish = self.wish_mark(game.booth)
        return Text.assemble((event, "bold"), (wish, f"bold {HEART}" if wish == OWN_WISH else HEART))

    def worth(self, game: GameView) -> Text:
        """What it would give and cost now."""
        return Text.assemble((f"+{game.points}", "bold"), self.price(game))

    def price(self, game: GameView) -> str:
        """What it costs, as wide as all others."""
        return " " + self.words("money", euros=game.price).rjust(len(self.words("money", euros=10)))

    def status(self, game: GameView, seat: int | None) -> tuple[str, str]:
        """A sign and a word for where a wished game is, as its wisher would say."""
        if game.owner is not None:
            if game.owner == seat:
                return GOT, self.words("wish-is-bought")
            return GONE, self.words("wish-is-taken", seat=f"seat:{self.fair.players[game.owner].colour}")
        signs = {"warehouse": NOT_OUT, "pallet": COMING, "booth": ON_SALE, "removed": GONE}
        return signs[game.place], self.words(f"wish-is-{game.place}")
