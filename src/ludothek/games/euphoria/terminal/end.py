"""After the game: who has built the better dystopia, where all the stars lie, and what decided a tie."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ludothek.games.euphoria.tables import FACTION_NAMES
from ludothek.games.euphoria.terminal.pieces import HEAD, HEART, NOTHING, STAR
from ludothek.games.euphoria.terminal.scene import Scene
from ludothek.games.euphoria.view_form import PlayerView
from ludothek.kernel.drawing import (
    BOLD,
    IRON,
    Rule,
    centred,
    first_places,
    fit,
    framed,
    pieces_of,
    sheet_row,
    who_wins,
)
from ludothek.kernel.words import PAINTS

LABEL = 24  # columns for the name of a line of the sheet
COLUMN = 13  # for a seat, at most
Value = Callable[[PlayerView], int]


def draw_end(scene: Scene) -> list[Text]:
    return [Text(), _winner(scene), Text(), *_bars(scene), Text(), *_sheet(scene)]


def _winner(scene: Scene) -> Text:
    ranks = scene.city.ranks
    won = Text.assemble(pieces_of(first_places(ranks), " "), (f" {who_wins(scene.words, ranks)}", BOLD))
    return centred(won, scene.width)


def _ranked(scene: Scene) -> list[PlayerView]:
    ranks = scene.city.ranks or []
    return sorted(scene.city.players, key=lambda player: ranks[player.seat])


def _bars(scene: Scene) -> list[Text]:
    """Place, name and the row of stars."""
    lines = []
    for player in _ranked(scene):
        place = (scene.city.ranks or [])[player.seat]
        name = fit(Text.assemble((f"{place}. ", BOLD), scene.seat(player.seat)), LABEL)
        left = scene.rules.stars - player.stars
        stars = Text.assemble((f"{STAR} " * player.stars, f"bold {PAINTS[player.seat]}"), (f"{NOTHING} " * left, IRON))
        lines.append(centred(Text.assemble(name, stars, (f"{player.stars:>3}", BOLD)), scene.width))
    return lines


def _sheet(scene: Scene) -> list[Text]:
    """A line for each place of stars, a column for each seat; below, what counts when several finish together."""
    players = _ranked(scene)
    words = scene.words
    column = min(COLUMN, (scene.width - 4 - LABEL) // len(players))
    inner = LABEL + column * len(players)
    lines: list[Text | Rule] = [sheet_row(Text(), [scene.seat(p.seat, short=True) for p in players], column, inner)]

    def add(name: Text, value: Value, bold: bool = False) -> None:
        cells = [_number(value(player), bold) for player in players]
        lines.append(sheet_row(fit(name, LABEL - 1), cells, column, inner))

    for region, faction in enumerate(FACTION_NAMES):
        add(scene.region(faction), lambda player, region=region: scene.city.factions[region].stars[player.seat])  # type: ignore[misc]  # mypy has no default here
    add(Text(words("option-markets")), lambda player: markets_held(scene, player.seat))
    add(Text(words("option-recruits")), lambda player: sum(each.status == "starred" for each in player.recruits))
    add(Text(words("dilemma")), lambda player: int(player.solved == "served"))
    add(Text(f"{STAR} {words('table-stars')}", style=BOLD), lambda player: player.stars, bold=True)
    lines.append(Rule(Text(words("table-ties"), style=IRON)))
    add(Text(f"{HEART} {words('table-morale')}"), lambda player: player.morale)
    add(Text(f"{HEAD} {words('table-knowledge')}"), lambda player: player.knowledge)
    add(Text(words("option-markets")), lambda player: markets_held(scene, player.seat))
    add(Text(words("table-territories")), lambda player: territories_led(scene, player.seat))
    sheet = framed(lines, inner + 4, Text(words("table-where"), style=BOLD))
    return [centred(line, scene.width) for line in sheet]


def markets_held(scene: Scene, seat: int) -> int:
    """Markets with a star of the seat (EU-49)."""
    return sum(seat in site.stars for site in scene.city.sites)


def territories_led(scene: Scene, seat: int) -> int:
    """Territories in which the seat has more stars than any other (EU-49)."""
    led = 0
    for faction in scene.city.factions:
        others = [count for other, count in enumerate(faction.stars) if other != seat]
        led += faction.stars[seat] > max(others)
    return led


def _number(value: int, bold: bool) -> Text:
    return Text(str(value or NOTHING), style=IRON if not value else BOLD if bold else "")
