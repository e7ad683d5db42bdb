"""The fair as a map: two buildings full of booths, what joins them, the entrances, and the car park in front.

Everything lies where the components' cells say. A booth is a sign in its zone's colour, filled when there is something
to buy; below it symbol, points and price of the game, who stands there, and the actions to get there.
"""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from ludothek.games.essen.content import Content
from ludothek.games.essen.content_form import Space, Tile
from ludothek.games.essen.tables import ZONE_NAMES
from ludothek.games.essen.terminal.pieces import (
    COMING,
    CROWD,
    EVENT_SIGNS,
    FREE,
    HEART,
    SIGNS,
    WAY,
    ZONE_COLOURS,
    crowd_mark,
)
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.view_form import GameView
from ludothek.kernel.drawing import BOLD, INK, IRON, Canvas, centred, fit, pieces_of

LEAST_CELL = 4  # columns of a booth, one of them air
WIDE_CELL = 8  # from here on a game's worth has a line of its own
TALL_BELOW = 6  # a narrower booth is a line higher
TALL = 4  # lines of it
OPEN_AIR = 6  # columns between the buildings, at least, for each cell
WALLS = 2  # columns of each building


class Plan:
    """Where everything of the map lies on a sheet of this width."""

    def __init__(self, content: Content, width: int) -> None:
        self.tiles = content.tiles
        self.spaces = [space for space in content.spaces if space.cells]
        booths = {tile.cell for tile in self.tiles}
        across = {x for x, _ in booths}
        self.ys = sorted({y for _, y in booths}, reverse=True)
        xs = range(min(across), max(across) + 1)
        self.buildings = [list(run) for inside, run in groupby(xs, lambda x: x in across) if inside]
        outside = [x for x in xs if x not in across]
        room = width - WALLS * len(self.buildings)
        self.cell = (room - OPEN_AIR * len(outside)) // len(across)
        self.height = TALL if self.cell < TALL_BELOW else TALL - 1
        air, rest = divmod(room - self.cell * len(across), max(1, len(outside)))
        self.left: dict[int, int] = {}
        self.widths: dict[int, int] = {}
        column = 0
        for x in xs:
            column += any(x == building[0] for building in self.buildings)
            self.left[x] = column
            self.widths[x] = self.cell if x in across else air + (outside.index(x) < rest)
            column += self.widths[x] + any(x == building[-1] for building in self.buildings)
        self.width = column

    @property
    def fits(self) -> bool:
        return self.cell >= LEAST_CELL

    def row(self, y: int) -> int:
        """The first line of a row of cells; above it is the buildings' upper wall."""
        return 1 + self.ys.index(y) * self.height

    @property
    def foot(self) -> int:
        """The line of the lower wall."""
        return 1 + len(self.ys) * self.height

    def span(self, space: Space) -> tuple[int, int]:
        """The columns of a space, from and to."""
        xs = [min(max(x, min(self.left)), max(self.left)) for x, _ in space.cells]
        return self.left[min(xs)], self.left[max(xs)] + self.widths[max(xs)]

    def inside(self, space: Space) -> bool:
        """Whether a space lies among the booths' rows, not in front of the buildings."""
        return space.cells[0][1] in self.ys


def draw_map(scene: Scene, plan: Plan) -> list[Text]:
    return FairMap(scene, plan).lines()


class FairMap:
    """The sheet the map is drawn on."""

    def __init__(self, scene: Scene, plan: Plan) -> None:
        self.scene = scene
        self.plan = plan
        self.canvas = Canvas(plan.width, plan.foot + 4)
        self.step = crowd_mark(scene.content.tables.crowded_step)

    def lines(self) -> list[Text]:
        plan = self.plan
        for building in plan.buildings:
            self.walls(building)
        for tile in plan.tiles:
            self.booth(tile, self.scene.game(tile.booth))
        joining = [space for space in plan.spaces if plan.inside(space)]
        for name, spaces in groupby(joining, lambda space: space.id.partition("-")[0]):
            self.passage(name, list(spaces))
        self.front([space for space in plan.spaces if not plan.inside(space)])
        return self.canvas.lines()

    # The buildings

    def walls(self, building: list[int]) -> None:
        plan = self.plan
        left = plan.left[building[0]] - 1
        right = plan.left[building[-1]] + plan.cell
        for row, (near, far) in ((0, "╭╮"), (plan.foot, "╰╯")):
            self.canvas.put(left, row, f"{near}{'─' * (right - left - 1)}{far}", IRON)
        for row in range(1, plan.foot):
            self.canvas.put(left, row, "│", IRON)
            self.canvas.put(right, row, "│", IRON)
        for zone in ZONE_NAMES:
            cells = [tile.cell for tile in plan.tiles if tile.zone == zone and tile.cell[0] in building]
            if cells:
                self.zone_name(zone, cells)

    def zone_name(self, zone: str, cells: list[tuple[int, int]]) -> None:
        """On the wall the zone touches, over its own columns."""
        plan = self.plan
        row = 0 if max(y for _, y in cells) == plan.ys[0] else plan.foot
        first, last = min(x for x, _ in cells), max(x for x, _ in cells)
        room = plan.left[last] + plan.cell - plan.left[first]
        crowded = zone in self.scene.fair.crowd.zones
        mark = f" {self.step}" if crowded else ""
        name = Text(f"{self.scene.letter(zone)} {self.scene.words.name(f'zone:{zone}')}")
        name.truncate(room - 1 - len(mark), overflow="ellipsis")
        label = f"{name}{mark} "
        label = f" {label}" if len(label) < room else label
        colour = ZONE_COLOURS[zone]
        self.canvas.put(plan.left[first], row, label, f"bold {INK} on {colour}" if crowded else f"bold {colour}")

    # A booth

    def booth(self, tile: Tile, game: GameView) -> None:
        plan, canvas = self.plan, self.canvas
        x, y = tile.cell
        column, row = plan.left[x], plan.row(y)
        width = plan.cell - 1
        self.sign(game, column, row, width)
        if game.place == "pallet":
            canvas.put(column, row + 1, f"{COMING}{SIGNS[game.symbol]}", IRON)
        price = self.scene.words("money-short", euros=game.price) if game.place == "booth" else ""
        gives = f"{SIGNS[game.symbol]}+{game.points}" if price else ""
        wide = plan.cell >= WIDE_CELL
        if len(gives) > (width - len(price) - 1 if wide else width if width > 4 else 3):
            gives = gives.replace("+", "")
        if price:
            canvas.put(column, row + 1, gives, "bold")
        if wide or plan.height == TALL:
            canvas.put(column + width - len(price) if wide else column, row + (1 if wide else 2), price)
            self.people_below(game, column, row, width)
        else:
            self.people_beside(game, column, row + 1, len(gives), price)

    def sign(self, game: GameView, column: int, row: int, width: int) -> None:
        """Letter and number, event and wish; quiet where there is nothing to buy."""
        name = f"{self.scene.letter(game.zone)}{game.booth}"
        here = game.place == "booth"
        event = EVENT_SIGNS[game.event] if here and game.event else ""
        wish = self.scene.wish_mark(game.booth) if game.place in ("booth", "pallet") else ""
        colour = ZONE_COLOURS[game.zone]
        style = f"bold {INK} on {colour}" if here else colour
        if width < 5:
            self.canvas.put(column, row, f"{name:<{min(3, width)}}", style)
            self.canvas.put(column + 3, row + 1, wish, f"bold {HEART}")
            self.canvas.put(column + 3, row + 2, event, "bold")
            return
        self.canvas.put(column, row, f"{name:<{width - 2}}{event or ' '}", style)
        self.canvas.put(column + width - 1, row, wish, f"bold {HEART}")

    def people_below(self, game: GameView, column: int, row: int, width: int) -> None:
        """On a line of their own; who finds no room there stands on the last column of the line above."""
        seats = self.scene.meeples[str(game.booth)]
        low = row + self.plan.height - 1
        self.canvas.put_line(column, low, self.floor(game, width, seats[: self.plan.cell]))
        for seat in seats[self.plan.cell :]:
            self.canvas.put_line(column + width - 1, low - 1, self.scene.meeple(seat))

    def people_beside(self, game: GameView, column: int, row: int, used: int, price: str) -> None:
        """The two lines of a narrow booth: people stand wherever there is room, the price is always there."""
        seats = self.scene.meeples[str(game.booth)]
        width = self.plan.cell - 1
        room = width - len(price)
        upper = min(len(seats), width - used) if len(seats) > room - 1 else 0
        for n, seat in enumerate(seats[:upper]):
            self.canvas.put_line(column + used + n, row, self.scene.meeple(seat))
        lower = seats[upper:]
        price = price if len(lower) <= room else str(game.price)
        self.canvas.put(column, row + 1, price)
        self.canvas.put_line(column + len(price), row + 1, self.floor(game, width - len(price), lower))

    def floor(self, game: GameView, width: int, seats: list[int]) -> Text:
        """The floor of a booth."""
        crowded = game.zone in self.scene.fair.crowd.zones
        return self.ground(str(game.booth), width, seats, CROWD if crowded else " ", ZONE_COLOURS[game.zone])

    def ground(self, space: str, width: int, seats: list[int], fill: str, colour: str = IRON) -> Text:
        """Who stands here, and on the right how many actions it takes to come."""
        line = Text()
        for seat in seats:
            line.append_text(self.scene.meeple(seat))
        cost = self.scene.way(space)
        way = f"{WAY}{cost}" if cost and len(seats) + 2 <= width else str(cost or "")
        way = way if len(seats) + len(way) <= width else ""
        line.append(fill * (width - line.cell_len - len(way)), colour)
        return line.append(way, IRON)

    def people(self, space: str) -> Text:
        """The same where there is no floor to fill."""
        seats = self.scene.meeples[space]
        room = len(seats) + (2 if self.scene.way(space) else 0)
        return self.ground(space, room, seats, " ").append(" " if room else "")

    # Between and in front of the buildings

    def passage(self, name: str, spaces: list[Space]) -> None:
        """The courtyard or the Galeria: a name across all its spaces, below it who is there; open to both buildings."""
        plan, canvas = self.plan, self.canvas
        row = plan.row(spaces[0].cells[0][1])
        begin = min(plan.span(space)[0] for space in spaces)
        end = max(plan.span(space)[1] for space in spaces)
        crowded = name == "courtyard" and self.scene.fair.crowd.courtyard
        words = self.scene.words(name) if len(spaces) > 1 else self.scene.words.name(f"space:{spaces[0].id}")
        mark = f" {self.step}" if crowded else ""
        title = Text(words)
        title.truncate(end - begin - 2 - len(mark), overflow="ellipsis")
        sign = centred(title.append(mark), end - begin - 2)
        canvas.put(begin + 1, row, sign.plain, f"bold {INK} on {IRON}")
        if name == "courtyard":
            tables = self.scene.content.tables
            price = self.scene.words("money", euros=tables.snack_price)
            snack = centred(Text(f"{price} → {FREE * tables.snack_actions}"), end - begin - 2)
            canvas.put(begin + 1, row + 1, snack.plain, IRON)
        for space in spaces:
            left, right = plan.span(space)
            low = self.ground(space.id, right - left - 2, self.scene.meeples[space.id], CROWD if crowded else " ")
            canvas.put_line(left + 1, row + plan.height - 1, low)
        for line in range(row, row + plan.height):
            for column in (begin - 1, end):
                canvas.put(column, line, " ")
        for line, (near, far) in ((row - 1, "──" if row == 1 else "└┘"), (row + plan.height, "┌┐")):
            canvas.put(begin - 1, line, near + "─" * (end - begin) + far, IRON)

    def front(self, doors: list[Space]) -> None:
        """The entrances under their buildings, and the way from the car park to them."""
        plan, canvas = self.plan, self.canvas
        foot = plan.foot
        crowded = self.scene.fair.crowd.entrances
        canvas.put(0, foot + 3, "═" * plan.width, IRON)
        for door in doors:
            left, right = plan.span(door)
            middle = (left + right) // 2
            name = self.scene.words.name(f"space:{door.id}")
            sign = Text(f" {name} {self.step} " if crowded else f" {name} ", style=f"bold {INK} on {IRON}")
            label = Text.assemble(sign, " ", self.people(door.id))
            start = max(0, min(middle - sign.cell_len // 2, plan.width - label.cell_len))
            canvas.put_line(start, foot + 1, label)
            canvas.put(middle, foot + 2, "║", IRON)
            canvas.put(middle, foot + 3, "╩", IRON)
        lot = Text.assemble((f" {self.scene.words.name('space:parking')} ", BOLD), self.people("parking"))
        canvas.put_line((plan.width - lot.cell_len) // 2, foot + 3, lot)


def draw_list(scene: Scene) -> list[Text]:
    """What is on sale, where there is no room for a map."""
    rows = []
    for game in scene.fair.games:
        if game.place == "booth":
            people = pieces_of(scene.meeples[str(game.booth)])
            cost = scene.way(str(game.booth))
            tail = Text.assemble(
                people, " ", scene.marks(game), " ", scene.worth(game), (f" {WAY}{cost}" if cost else "   ", IRON)
            )
            rows.append(Text.assemble(fit(scene.goods(game), scene.width - tail.cell_len), tail))
    return rows
