"""What everybody has: exhibits by category, figures, and everything that is counted."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.worldsfair.tables import AREA_NAMES
from ludothek.games.worldsfair.terminal import pieces
from ludothek.games.worldsfair.terminal.pieces import AREA_COLOURS, AREA_SIGNS, CARD
from ludothek.games.worldsfair.terminal.scene import Scene
from ludothek.games.worldsfair.view_form import PlayerView
from ludothek.kernel.drawing import (
    ASKED,
    BOLD,
    DOUBLE,
    HEAVY,
    IRON,
    ROUND,
    fit,
    framed,
    padded,
    shares,
    side_by_side,
    wrapped,
)
from ludothek.kernel.words import PAINTS

# Columns.
NARROWEST = 26  # of a player
WIDE = 38  # exhibits on the left, counts on the right


def draw_players(scene: Scene) -> list[Text]:
    """Collections side by side, all of a row of one height."""
    players = scene.fair.players
    across = len(players)
    while across > 1 and (scene.width - across + 1) // across < NARROWEST:
        across = (across + 1) // 2
    widths = shares(scene.width, across)
    lines: list[Text] = []
    for n in range(0, len(players), across):
        row = players[n : n + across]
        contents = [_collection(scene, player, widths[-1] - 4) for player in row]
        height = max(map(len, contents))
        boards = [
            _board(scene, player, padded(content, height), width)
            for player, content, width in zip(row, contents, widths, strict=False)
        ]
        lines += side_by_side(boards, widths[: len(row)])
    return lines


def _board(scene: Scene, player: PlayerView, lines: list[Text], width: int) -> list[Text]:
    rank = scene.fair.ranks[player.seat] if scene.fair.ranks else 0
    asked = player.seat in scene.fair.waiting
    frame = HEAVY if asked else DOUBLE if rank == 1 else ROUND
    before = f"{ASKED} " if asked else f"{rank}. " if rank else ""
    title = Text.assemble((before, BOLD), scene.seat(player.seat))
    return framed(lines, width, title, style=PAINTS[player.seat], frame=frame)


def _collection(scene: Scene, player: PlayerView, width: int) -> list[Text]:
    """Exhibits and figures; beside them, or above them where it is narrow, everything that is counted."""
    wide = width + 4 >= WIDE
    left = width * 11 // 20 if wide else width
    cell = width - left - 2 if wide else (width - 2) // 2
    names = ("supply", "tickets", "coins", "medals", "sets", "points")
    numbers = (player.supply, player.tickets, player.coins, player.medals, player.sets, player.points)
    counts = [
        pieces.counted(scene.words(name), number, cell, "bold" if name == "points" else "")
        for name, number in zip(names, numbers, strict=True)
    ]
    things = [*_exhibits(scene, player, left), *(scene.card(f"figure:{name}", CARD) for name in player.figures)]
    if wide:
        return side_by_side([things, counts], [left, cell], "  ")
    return [Text.assemble(counts[n], "  ", counts[n + 1]) for n in (0, 2, 4)] + things


def _exhibits(scene: Scene, player: PlayerView, width: int) -> list[Text]:
    """Proposed and approved exhibits under the signs of their categories."""
    step = 3 if width >= 28 else 2
    label = width - step * len(AREA_NAMES)
    signs = [(f"{AREA_SIGNS[area]:>{step}}", AREA_COLOURS[area]) for area in AREA_NAMES]
    rows = [Text.assemble(" " * label, *signs)]
    for name, exhibits, style in (("proposals", player.proposed, ""), ("approved", player.approved, "bold")):
        row = fit(Text(scene.words(name)), label)
        for area in AREA_NAMES:
            colour = AREA_COLOURS[area] if exhibits[area] else IRON
            row.append(f"{exhibits[area] or '·':>{step}}", f"{style} {colour}")
        rows.append(row)
    return rows


def draw_effects(scene: Scene) -> list[Text]:
    """What the figures do that the reader, or else the one on turn, is about to play."""
    fair = scene.fair
    reader = fair.on_turn if fair.seat is None else fair.seat
    figures = () if fair.over else dict.fromkeys(fair.players[reader].figures)
    lines: list[Text] = []
    for figure in figures:
        sign = fit(Text(f" {pieces.FIGURE_SIGNS[figure]}", style=f"bold {pieces.BROWN}"), 3)
        lines += wrapped(sign, scene.words("figure-does", figure=f"figure:{figure}"), scene.width, indent=4)
    return lines
