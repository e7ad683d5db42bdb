"""The table for a terminal: four regions, what each space would bring, everybody's things, one's own affairs."""

from __future__ import annotations

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludothek.games.euphoria.cardtext import cost_text, market_text, penalty_text, recruit_text
from ludothek.games.euphoria.content import content, tables
from ludothek.games.euphoria.tables import FACTION_NAMES, GOOD_NAMES, GROUND, SITES, Tables
from ludothek.games.euphoria.view import CityView, PlayerView, SiteView, WorkerView
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View
from ludothek.kernel.words import PAINTS, SHAPES

WIDEST = 140
TWO = 96  # columns for two regions side by side
HEART, HEAD, STAR, EMPTY = "♥", "☻", "★", "·"
REGION_COLOURS = ("#BF9000", "#4A8ADB", "#B07A52", "#3A9D5D")
AREAS = ("generator", "aquifer", "farm", "cloud-mine")
HEXAGONS = ("incinerator", "free-press", "ark", "wind-saloon")


def draw(view: View, words: Catalogue, width: int) -> RenderableType:
    """The whole table, never wider than ``width``."""
    return Group(*Drawing(msgspec.convert(view, CityView), words, min(width, WIDEST)).table())


def risk(ready: list[int], rolled: int, knowledge: int, limit: int) -> float:
    """The chance to lose a worker when so many dice are rolled beside those that are ready (EU-15), in percent.

    >>> [round(risk([], 2, knowledge, 16), 1) for knowledge in (3, 4, 6)]
    [0.0, 2.8, 16.7]
    """
    ways = {sum(ready) + knowledge: 1}
    for _ in range(rolled):
        thrown: dict[int, int] = {}
        for total, count in ways.items():
            for number in range(1, 7):
                thrown[total + number] = thrown.get(total + number, 0) + count
        ways = thrown
    lost = sum(count for total, count in ways.items() if total >= limit)
    return 100 * lost / sum(ways.values())


class Drawing:
    """One table, in one language, at one width."""

    def __init__(self, city: CityView, words: Catalogue, width: int) -> None:
        self.city = city
        self.words = words
        self.width = width
        self.rules: Tables = tables(city.seats, city.printing)
        self.spaces = {space.space: space for space in city.spaces}
        self.own: PlayerView | None = None if city.seat is None else city.players[city.seat]

    def table(self) -> list[RenderableType]:
        heading = Text(self.words("title").upper(), style="bold", justify="center")
        regions = [self.region(n) for n in range(4)]
        if self.width < TWO:
            return [heading, *regions, self.tank(), self.players(), *self.mine()]
        grid = Table.grid(expand=False)
        half = self.width // 2
        grid.add_column(width=half)
        grid.add_column(width=self.width - half)
        for left, right in ((3, None), (0, 2), (1, None)):
            side = self.players() if right is None and left == 3 else self.tank() if right is None else regions[right]
            grid.add_row(regions[left], side)
        return [heading, grid, *self.mine()]

    # Pieces

    def worker(self, worker: WorkerView | None) -> Text:
        if worker is None:
            return Text(EMPTY)
        return Text(f"{SHAPES[worker.seat]}{worker.number}", style=f"bold {PAINTS[worker.seat]}")

    def pieces(self, seats: list[int], sign: str = STAR) -> Text:
        return Text("").join(Text(f"{SHAPES[seat]}{sign}", style=f"bold {PAINTS[seat]}") for seat in seats)

    def item(self, count: int, name: str) -> str:
        return self.words("card-amount", count=count, item=self.words(f"item-{name}"))

    # Regions

    def region(self, number: int) -> Panel:
        faction = self.city.factions[number]
        allegiance = Text(f"{self.words('board-allegiance')} {self.track(faction.allegiance)}")
        stars = [seat for seat, count in enumerate(faction.stars) for _ in range(count)]
        room = Text(EMPTY * (faction.places - len(stars)))
        territory = Text.assemble(f"{self.words('board-territory')} ", self.pieces(stars, ""), room)
        lines: list[RenderableType] = [allegiance, territory, self.area(number)]
        if number < GROUND:
            lines += [self.tunnel(number), self.end(number)]
        lines.append(self.simple(HEXAGONS[number], f"{self.words('board-cards')} → {STAR}"))
        if number == GROUND:
            lines += self.icarus()
        else:
            lines += [self.site(self.city.sites[2 * number + n]) for n in range(2)]
        title = Text(self.words(f"region-{FACTION_NAMES[number]}"), style=f"bold {REGION_COLOURS[number]}")
        return Panel(Group(*lines), title=title, box=box.ROUNDED, border_style=REGION_COLOURS[number])

    def track(self, step: int) -> str:
        """The steps of allegiance with a mark behind each tier."""
        tiers = (self.rules.tier1, self.rules.tier2, self.rules.tier3, self.rules.tier4)
        cells = ["■" if n <= step else "□" for n in range(1, self.rules.tier4 + 1)]
        return "".join(cell + ("│" if n in tiers else "") for n, cell in enumerate(cells, 1)) + f" {step}"

    def area(self, number: int) -> Text:
        """Who is there, and what each of one's workers would bring."""
        area = self.city.areas[number]
        line = Text(f"{self.words(f'space-{AREAS[number]}')} {area.total} ")
        for worker in area.workers:
            line.append_text(self.worker(worker)).append(" ")
        previews = [self.preview(number, die) for die in sorted(set(self.own.ready))] if self.own else []
        return line.append("  ".join(previews), style="dim")

    def preview(self, number: int, die: int) -> str:
        """What a worker of this number would bring in an area (EU-27, EU-38)."""
        total = self.city.areas[number].total + die
        count = self.rules.area_many if total > self.rules.area_high else self.rules.area_few
        if self.has_tier_one(number):
            count += 1
        if total <= self.rules.area_low:
            after = self.words("board-step")
        else:
            after = f"{HEAD}−1" if total <= self.rules.area_high else f"{HEAD}+1"
        return f"{die}→{count} {after}"

    def has_tier_one(self, number: int) -> bool:
        assert self.own is not None
        if self.city.factions[number].allegiance < self.rules.tier1 or "no-tiers" in self.own.penalties:
            return False
        factions = {str(entry["id"]): entry["faction"] for entry in content().recruits}
        active = [each.recruit for each in self.own.recruits if each.status in ("open", "starred")]
        return any(factions[recruit] == FACTION_NAMES[number] for recruit in active if recruit)

    def tunnel(self, number: int) -> Text:
        faction = self.city.factions[number]
        gain = f"{self.words(f'item-{GOOD_NAMES[4 + number]}')} / {self.words('board-card')}"
        price = self.item(1, GOOD_NAMES[number])
        return self.simple(f"tunnel-{FACTION_NAMES[number]}", f"{price} → {gain}, {faction.miner}/{self.rules.end}")

    def end(self, number: int) -> Text:
        name = f"end-{FACTION_NAMES[number]}"
        gain = self.item(self.rules.end_gain, GOOD_NAMES[self.rules.end_good[number]])
        return self.simple(name, f"→ {gain}" if self.spaces[name].open else self.words("board-closed"))

    def simple(self, name: str, bargain: str) -> Text:
        """A space for one worker and its bargain."""
        label = self.words(f"space-{name}")
        return Text.assemble(f"{label} ", self.worker(self.spaces[name].worker), (f"  {bargain}", "dim"))

    def icarus(self) -> list[RenderableType]:
        drink = f"{self.item(1, 'bliss')} + {self.words('board-other-commodity')}"
        cards = self.words("card-gain-draw", count=self.rules.bar_artifacts)
        resources = self.words("card-any-resource", count=self.rules.sky_resources)
        loft = self.words("card-any-resource", count=self.rules.loft_resources)
        return [
            self.simple("nimbus-loft", f"{loft} → {STAR}"),
            self.simple("breeze-bar", f"{drink} → {cards}"),
            self.simple("sky-lounge", f"{drink} → {resources}"),
        ]

    def site(self, site: SiteView) -> Text:
        name = Text(self.words(f"site-{site.site}"), style="bold")
        if site.built and site.market:
            worker = self.worker(self.spaces[f"market-{site.site}"].worker)
            line = Text.assemble(self.words(f"market-{site.market}"), " ", worker, " ", self.pieces(site.stars))
            return line.append(f"  {cost_text(self.words, site.market)} → {STAR}", style="dim")
        standing = sum(plot.worker is not None for plot in site.plots)
        line = Text.assemble(name, f" {standing}/{self.city.needed} ")
        for plot in site.plots:
            line.append(f"{self.words(f'item-{plot.good}')} ", style="dim").append_text(
                self.worker(plot.worker)
            ).append(" ")
        return line

    def tank(self) -> Panel:
        price, steps = self.rules.tank_price, self.rules.tank_knowledge
        gain = self.words("board-worker")
        lines = [
            self.simple("tank-energy", f"{self.item(price, 'energy')} → {HEAD}−{steps}, +1 {gain}"),
            self.simple("tank-water", f"{self.item(price, 'water')} → {HEART}+{self.rules.tank_morale}, +1 {gain}"),
            Text(f"{self.words('deck')} {self.city.deck}"),
        ]
        return Panel(Group(*lines), box=box.ROUNDED)

    # People

    def players(self) -> Panel:
        lines: list[RenderableType] = []
        for player in self.city.players:
            asked = "► " if player.seat in self.city.waiting else "  "
            who = Text(
                f"{SHAPES[player.seat]} {self.words(f'seat-{player.colour}')}", style=f"bold {PAINTS[player.seat]}"
            )
            dice = " ".join(map(str, player.ready)) or EMPTY
            tracks = (
                f"  {STAR}{player.stars} {HEART}{player.morale} {HEAD}{player.knowledge}  [{dice}]/{player.workers}"
            )
            lines.append(Text.assemble(asked, who, tracks))
            goods = ", ".join(self.item(count, good) for good, count in player.goods.items() if count)
            cards = f"{self.words('board-hand')} {player.cards}"
            lines.append(Text(f"    {', '.join(part for part in (goods, cards) if part)}"))
            recruits = [self.recruit(each.recruit, each.status) for each in player.recruits]
            lines.append(Text(f"    {'; '.join(recruits)}", style="dim"))
        return Panel(Group(*lines), box=box.ROUNDED)

    def recruit(self, recruit: str | None, status: str) -> str:
        name = self.words(f"recruit-{recruit}") if recruit else "?"
        return f"({name})" if status == "hidden" else f"{name} {STAR}" if status == "starred" else name

    def mine(self) -> list[RenderableType]:
        """One's own cards and recruits, the risk of retrieving, the penalties and the way out of each."""
        own = self.own
        if own is None:
            return []
        lines: list[RenderableType] = []
        held = [f"{self.words(f'item-{kind}')} ×{count}" for kind, count in (own.hand or {}).items() if count]
        dilemma = self.words(f"item-{own.dilemma}") if own.dilemma else EMPTY
        lines.append(
            Text(f"{self.words('board-hand')}: {', '.join(held) or EMPTY}   {self.words('dilemma')}: {dilemma}")
        )
        for each in own.recruits:
            if each.recruit:
                text = recruit_text(self.words, each.recruit, self.city.printing)
                lines.append(Text.assemble((f"{self.recruit(each.recruit, each.status)} ", "bold"), text))
        for recruit in own.dealt or ():
            text = recruit_text(self.words, recruit, self.city.printing)
            lines.append(Text.assemble((f"{self.words(f'recruit-{recruit}')} ", "bold"), text))
        for market in own.tiles or () if self.city.asked == "tile" else ():
            lines.append(Text.assemble((f"{self.words(f'market-{market}')} ", "bold"), market_text(self.words, market)))
        out = 0 if self.city.turn == 0 else own.workers - len(own.ready)
        for rolled in range(1, out + 1):
            percent = self.words.number(risk(own.ready, rolled, own.knowledge, self.rules.limit), 1)
            lines.append(Text(self.words("board-risk", count=rolled, percent=percent)))
        lines += [self.penalty(site) for site in range(SITES) if self.is_punished(site)]
        return [Panel(Group(*lines), box=box.ROUNDED)]

    def is_punished(self, site: int) -> bool:
        assert self.own is not None
        return self.city.sites[site].built and self.own.seat not in self.city.sites[site].stars

    def penalty(self, site: int) -> Text:
        market = self.city.sites[site].market
        entry = next(entry for entry in content().markets if entry["id"] == market)
        way = self.words("board-way-out", space=f"space:{HEXAGONS[site // 2]}")
        rule = penalty_text(self.words, str(entry["penalty"]))
        return Text.assemble((f"{self.words(f'market-{market}')}: ", "bold"), f"{rule} ", (way, "dim"))
