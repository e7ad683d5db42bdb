"""What every part of the drawing knows: the view, the words, the numbers of the game and who is looking."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from ludothek.games.euphoria.content import Content
from ludothek.games.euphoria.tables import KIND_NAMES, Tables
from ludothek.games.euphoria.terminal.pieces import (
    ANY_COMMODITY,
    ANY_RESOURCE,
    CARD,
    GOOD_SIGNS,
    REGION_COLOURS,
    amount,
    die,
)
from ludothek.games.euphoria.view_form import CityView, PlayerView, SiteView, WorkerView
from ludothek.kernel.drawing import INK, seat_name
from ludothek.kernel.locale import Catalogue

AREA_NAMES = ("generator", "aquifer", "farm", "cloud-mine")
HEXAGONS = ("incinerator", "free-press", "ark", "wind-saloon")
SETTING_UP = ("tile", "draft", "open", "hide")


@dataclass(frozen=True)
class Scene:
    """One city, in one language, at one width."""

    city: CityView
    words: Catalogue
    width: int
    content: Content

    @cached_property
    def rules(self) -> Tables:
        return self.content.tables(self.city.seats, self.city.printing)

    @cached_property
    def reader(self) -> PlayerView | None:
        """The player whose view this is; nobody for a spectator."""
        return None if self.city.seat is None else self.city.players[self.city.seat]

    @cached_property
    def workers(self) -> dict[str, WorkerView | None]:
        """Who stands on each space for one worker."""
        return {space.space: space.worker for space in self.city.spaces}

    @cached_property
    def open(self) -> set[str]:
        return {space.space for space in self.city.spaces if space.open}

    def faction(self, recruit: str) -> str:
        return self.content.recruits[recruit].faction

    def followers(self, faction: str) -> list[int]:
        """The seats that have an active recruit of a faction."""
        return [
            player.seat
            for player in self.city.players
            if any(
                each.recruit and each.status in ("open", "starred") and self.faction(each.recruit) == faction
                for each in player.recruits
            )
        ]

    def has_tier(self, region: int, step: int) -> bool:
        """Whether the reader has the bonus of tier 1 or 2, whose step is given (EU-37)."""
        reader, faction = self.reader, self.city.factions[region]
        if reader is None or "no-tiers" in reader.penalties or faction.allegiance < step:
            return False
        return reader.seat in self.followers(faction.faction)

    def suffers(self, site: SiteView) -> bool:
        """Whether the reader lacks the star that would lift a market's penalty."""
        return site.built and self.city.seat is not None and self.city.seat not in site.stars

    # Small things with a name

    def seat(self, seat: int, short: bool = False) -> Text:
        """Shape and name of a seat, and unless it has to be short, whether it is the reader's."""
        return seat_name(self.words, seat, own=seat == self.city.seat and not short)

    def badge(self, faction: str) -> Text:
        """The letter of a region on its colour."""
        return Text(f" {self.words(f'letter-{faction}')} ", style=f"bold {INK} on {REGION_COLOURS[faction]}")

    def region(self, faction: str) -> Text:
        name = (f" {self.words(f'region-{faction}')}", f"bold {REGION_COLOURS[faction]}")
        return Text.assemble(self.badge(faction), name)

    def recruit(self, recruit: str) -> Text:
        """The name of a recruit behind the letter of its faction."""
        return Text.assemble(self.badge(self.faction(recruit)), f" {self.words(f'recruit-{recruit}')}")

    def worker(self, worker: WorkerView | None) -> Text:
        return Text("  ") if worker is None else die(worker.seat, worker.number)

    def site(self, site: str) -> str:
        """The name of a site without that of its region, in which it is drawn."""
        return self.words(f"site-{site}").rpartition(", ")[2]

    def price(self, market: str) -> str:
        """What a visit costs, in signs; a certain artifact goes by its name."""
        parts = []
        for word, count in self.content.markets[market].cost.items():
            if word in KIND_NAMES:
                parts.append(f"{CARD}{self.words(f'item-{word}')}")
            else:
                parts.append(amount(count, SIGNS[word]))
        return " ".join(parts)

    def penalty(self, market: str) -> str:
        return self.content.markets[market].penalty


SIGNS = {**GOOD_SIGNS, "artifact": CARD, "commodity": ANY_COMMODITY, "resource": ANY_RESOURCE}
