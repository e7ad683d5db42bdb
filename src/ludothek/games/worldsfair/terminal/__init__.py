"""The table for a terminal: the ring of buildings around the Ferris wheel, and what everybody has in front of them."""

from __future__ import annotations

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludothek.games.worldsfair.tables import AREA_NAMES, SLOTS
from ludothek.games.worldsfair.terminal import pieces
from ludothek.games.worldsfair.terminal.pieces import AREA_COLOURS, AREA_SIGNS, BOLD, IRON, fit
from ludothek.games.worldsfair.terminal.wheel import draw_wheel
from ludothek.games.worldsfair.view_form import AreaView, FairView, PlayerView
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View
from ludothek.kernel.words import PAINTS, SHAPES

# Columns.
WIDEST = 132
HEXAGON = 80  # enough for three buildings side by side
PAIR = 54  # for two
CARD = 18  # a card that shows every name in full
COUNT = 5  # supporters as a sign, a piece and a number
GROUP = 12  # supporters standing next to each other
PLAYER = 26  # the narrowest collection
WIDE_PLAYER = 38  # exhibits on the left, counts on the right


def draw(view: View, catalogue: Catalogue, width: int) -> RenderableType:
    """The whole table, never wider than ``width``; a very wide terminal gets it in the middle."""
    room = min(width, WIDEST)
    drawing = Drawing(msgspec.convert(view, FairView), catalogue, room)
    return Padding(Group(*drawing.table()), (0, 0, 0, (width - room) // 2))


class Drawing:
    """One table, in one language, at one width."""

    def __init__(self, fair: FairView, words: Catalogue, width: int) -> None:
        self.fair = fair
        self.words = words
        self.width = width
        self.winners = [seat for seat, rank in enumerate(fair.ranks or ()) if rank == 1]

    def table(self) -> list[RenderableType]:
        ground = self.hexagon() if self.width >= HEXAGON else self.stack()
        return [self.heading(), *ground, *self.collections(), *self.effects()]

    # Words around the table

    def heading(self) -> Text:
        title = self.words("title").upper()
        poster = " ".join(title)
        title = f" {poster if len(poster) + 12 <= self.width else title} "
        left = (self.width - len(title)) // 2
        right = self.width - len(title) - left
        line = Text.assemble(("═" * (left - 1) + "╡", pieces.BRASS), (title, "bold"))
        return fit(line.append("╞" + "═" * (right - 1), pieces.BRASS), self.width)

    def seat(self, seat: int) -> Text:
        element = f"seat:{self.fair.players[seat].colour}"
        name = self.words("play-you", seat=element) if seat == self.fair.seat else self.words.name(element)
        return Text.assemble(pieces.piece(seat), (f" {name}", BOLD))

    def now(self) -> list[Text]:
        """The round, and who is asked."""
        asked = Text("  ").join([Text.assemble(f"{pieces.ASKED} ", self.seat(seat)) for seat in self.fair.waiting])
        return [Text(self.words("round", count=self.fair.round, total=self.fair.rounds), style="bold"), asked]

    def piles(self) -> list[Text]:
        deck, discard = self.fair.deck, sum(self.fair.discard.values())
        return [pieces.pile(self.words("deck"), deck), pieces.pile(self.words("discard"), discard)]

    def legend(self) -> list[Text]:
        signs = (pieces.LEADS, "leads"), (pieces.TIED, "leads-tied")
        return [Text.assemble((sign, "bold"), f" {self.words(name)}") for sign, name in signs]

    def caption(self) -> Text:
        """What the wheel says: tickets to come, the area that is scored, or who has won."""
        fair, words = self.fair, self.words
        if fair.over:
            seats = [f"seat:{fair.players[seat].colour}" for seat in self.winners]
            names = ", ".join(words.name(seat) for seat in seats)
            won = words("play-winners", seats=names) if len(seats) > 1 else words("play-winner", seat=seats[0])
            return Text(f"★ {won} ★", style="bold")
        if fair.scoring:
            return Text(f"★ {words('scoring', area=f'area:{fair.scoring}')}", style="bold")
        left = words("wheel-left", count=fair.wheel.spaces - fair.wheel.car)
        return Text.assemble((f"{pieces.TICKET_SIGN} ", pieces.LILAC), left)

    # The ring of buildings around the wheel

    def hexagon(self) -> list[RenderableType]:
        """As on the board: position 1 bottom left, clockwise over the top, the wheel's foot at the bottom (WF-3)."""
        side = (self.width - 2) // 3
        middle = self.width - 2 - 2 * side
        one, two, three, four, five = (
            self.building(area, middle if n == 2 else side) for n, area in enumerate(self.fair.areas)
        )
        leads, tied = self.legend()
        left = [*(fit(line, side) for line in self.now()), *two, "", *one, "", leads]
        right = [*(pieces.at_the_end(line, side) for line in self.piles()), *four, "", *five, ""]
        right.append(pieces.at_the_end(tied, side))
        centre = [*three, *(pieces.centred(line, middle) for line in self.wheel())]
        ring = pieces.side_by_side([side, middle, side], [Group(*left), Group(*centre), Group(*right)])
        return [ring, pieces.centred(self.caption(), self.width)]

    def stack(self) -> list[RenderableType]:
        """The same ring on a narrow terminal: the top area, the upper two, the lower two, the wheel; or one by one."""
        width = (self.width - 1) // 2 if self.width >= PAIR else self.width
        one, two, three, four, five = (Group(*self.building(area, width)) for area in self.fair.areas)
        ends = zip(self.now(), self.piles(), strict=True)
        edge = [Text.assemble(fit(left, self.width - right.cell_len), right) for left, right in ends]
        legend = pieces.centred(Text("   ").join(self.legend()), self.width)
        wheel = [pieces.centred(line, self.width) for line in (*self.wheel(), self.caption())]
        if width == self.width:
            return [*edge, one, two, three, four, five, legend, *wheel]
        rows = [pieces.side_by_side([width, width], pair) for pair in ((two, four), (one, five))]
        return [*edge, Padding(three, (0, 0, 0, (self.width - width) // 2)), *rows, legend, *wheel]

    def wheel(self) -> list[Text]:
        spaces, car = self.fair.wheel.spaces, self.fair.wheel.car
        if self.fair.over:
            colour = PAINTS[self.winners[0]] if len(self.winners) == 1 else "default"
            return draw_wheel(spaces, spaces, [SHAPES[seat] for seat in self.winners], colour)
        if self.fair.scoring:
            return draw_wheel(spaces, spaces, ["podium"])
        return draw_wheel(spaces, car, str(spaces - car))

    def building(self, area: AreaView, width: int) -> list[RenderableType]:
        """A roof, a name, cards on the left, supporters on the right; another frame where something happens."""
        colour = AREA_COLOURS[area.area]
        inner = width - 2
        card = max(CARD, inner // 2) if inner >= CARD + COUNT else inner - COUNT
        rows = [Text.assemble(self.slot(area, n, card), self.supporters(area, n, inner - card)) for n in range(SLOTS)]
        frame, style, note = box.ROUNDED, colour, None
        if area.area == self.fair.scoring:
            frame, style, note = box.DOUBLE, f"bold {colour}", Text(f"★ {self.words('scored')}", style=BOLD)
        elif area.area == self.fair.visited:
            frame, style = box.HEAVY, f"bold {colour}"
            note = Text.assemble((f"{pieces.ASKED} ", BOLD), self.seat(self.fair.on_turn))
        elif len(area.cards) == area.capacity:
            note = Text(self.words("full"))
        title = Text.assemble((AREA_SIGNS[area.area], style), (f" {self.words.name(f'area:{area.area}')}", BOLD))
        roof = pieces.centred(Text(pieces.ROOFS[area.area], style=colour), width)
        return [roof, pieces.framed(rows, width, title, style, frame, note)]

    def slot(self, area: AreaView, n: int, width: int) -> Text:
        if n < len(area.cards):
            return self.card(area.cards[n], width)
        return pieces.empty_slot(width) if n < area.capacity else Text(" " * width)

    def card(self, card: str, width: int) -> Text:
        kind, _, which = card.partition(":")
        if kind == "exhibit":
            name = self.words.name(f"area:{which}")
            return pieces.card(f"{AREA_SIGNS[which]} {name}", AREA_COLOURS[which], width)
        if kind == "figure":
            surname = self.words.name(card).split()[-1]
            return pieces.card(f"{pieces.FIGURE_SIGNS[which]} {surname}", pieces.BROWN, width)
        return pieces.card(f"{pieces.TICKET_SIGN} {self.words('ticket')}", pieces.LILAC, width)

    def supporters(self, area: AreaView, seat: int, width: int) -> Text:
        """How many stand here, and who is ahead, alone or tied."""
        if seat >= len(area.supporters):
            return Text()
        count, most = area.supporters[seat], max(area.supporters)
        lead = " " if count < most or not count else pieces.LEADS if area.supporters.count(most) == 1 else pieces.TIED
        style = BOLD if lead != " " else ""
        number = f"{count or '·':>2}"
        colour = PAINTS[seat] if count else IRON
        if width < GROUP:
            return Text.assemble((lead, style), (SHAPES[seat], colour), (number, style))
        room = width - 6
        group = SHAPES[seat] * max(1, count) if count <= room else SHAPES[seat] * (room - 1) + "…"
        return Text.assemble((f" {lead}{number} ", style), (group, colour))

    # What everybody has

    def collections(self) -> list[RenderableType]:
        players = self.fair.players
        across = len(players)
        while across > 1 and (self.width - across + 1) // across < PLAYER:
            across = (across + 1) // 2
        narrow, rest = divmod(self.width - across + 1, across)
        widths = [narrow + (n < rest) for n in range(across)]
        rows: list[RenderableType] = []
        for n in range(0, len(players), across):
            row = players[n : n + across]
            contents = [self.collection(player, narrow - 4) for player in row]
            height = max(len(lines) for lines in contents)
            boards = [
                self.player(player, pieces.padded(lines, height), width)
                for player, lines, width in zip(row, contents, widths, strict=False)
            ]
            rows.append(pieces.side_by_side(widths[: len(row)], boards))
        return rows

    def player(self, player: PlayerView, lines: list[Text], width: int) -> RenderableType:
        rank = self.fair.ranks[player.seat] if self.fair.ranks else 0
        asked = player.seat in self.fair.waiting
        frame = box.HEAVY if asked else box.DOUBLE if rank == 1 else box.ROUNDED
        before = f"{pieces.ASKED} " if asked else f"{rank}. " if rank else ""
        title = Text.assemble((before, BOLD), self.seat(player.seat))
        return pieces.framed([Text.assemble(" ", x) for x in lines], width, title, PAINTS[player.seat], frame)

    def collection(self, player: PlayerView, width: int) -> list[Text]:
        """Exhibits and figures; beside them, or above them where it is narrow, everything that is counted."""
        wide = width + 4 >= WIDE_PLAYER
        left = width * 11 // 20 if wide else width
        cell = width - left - 2 if wide else (width - 2) // 2
        names = ("supply", "tickets", "coins", "medals", "sets", "points")
        numbers = (player.supply, player.tickets, player.coins, player.medals, player.sets, player.points)
        counts = [
            pieces.counted(self.words(name), number, cell, "bold" if name == "points" else "")
            for name, number in zip(names, numbers, strict=True)
        ]
        things = [*self.exhibits(player, left), *(self.card(f"figure:{name}", CARD) for name in player.figures)]
        if not wide:
            return [Text.assemble(counts[n], "  ", counts[n + 1]) for n in (0, 2, 4)] + things
        height = max(len(counts), len(things))
        both = zip(pieces.padded(things, height), pieces.padded(counts, height), strict=True)
        return [Text.assemble(fit(thing, left), "  ", count) for thing, count in both]

    def exhibits(self, player: PlayerView, width: int) -> list[Text]:
        """Proposed and approved exhibits under the signs of their categories."""
        step = 3 if width >= 28 else 2
        label = width - step * len(AREA_NAMES)
        signs = [(f"{AREA_SIGNS[area]:>{step}}", AREA_COLOURS[area]) for area in AREA_NAMES]
        rows = [Text.assemble(" " * label, *signs)]
        for name, exhibits, style in (("proposals", player.proposed, ""), ("approved", player.approved, "bold")):
            row = fit(Text(self.words(name)), label)
            for area in AREA_NAMES:
                colour = AREA_COLOURS[area] if exhibits[area] else IRON
                row.append(f"{exhibits[area] or '·':>{step}}", f"{style} {colour}")
            rows.append(row)
        return rows

    def effects(self) -> list[RenderableType]:
        """What the figures do that the reader, or else the one on turn, is about to play."""
        reader = self.fair.on_turn if self.fair.seat is None else self.fair.seat
        figures = () if self.fair.over else dict.fromkeys(self.fair.players[reader].figures)
        return [
            pieces.side_by_side(
                [3, self.width - 4],
                [
                    Text(f" {pieces.FIGURE_SIGNS[figure]}", style=f"bold {pieces.BROWN}"),
                    Text(self.words("figure-does", figure=f"figure:{figure}"), no_wrap=False),
                ],
            )
            for figure in figures
        ]
