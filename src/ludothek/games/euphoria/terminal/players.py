"""Everybody: stars laid, morale and knowledge, workers, goods and recruits."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.terminal.pieces import (
    ALARM,
    BACK,
    CARD,
    GOOD_SIGNS,
    HEAD,
    HEART,
    NOTHING,
    OUT,
    STAR,
    die,
    track,
)
from ludothek.games.euphoria.terminal.scene import Scene
from ludothek.games.euphoria.view_form import PlayerView, RecruitView
from ludothek.kernel.drawing import (
    ASKED,
    BOLD,
    BRASS,
    HEAVY,
    INK,
    IRON,
    ROUND,
    apart,
    evenly,
    framed,
    in_rows,
    padded,
    shares,
)
from ludothek.kernel.words import PAINTS

NARROWEST = 26


def draw_players(scene: Scene) -> list[Text]:
    """Boards side by side, in rows as even as possible and all of one height."""
    players = scene.city.players
    across = evenly(len(players), (scene.width + 1) // (NARROWEST + 1))
    widths = shares(scene.width, across)
    height = max(len(player.recruits) for player in players)
    return in_rows(players, widths, lambda player, width: _board(scene, player, width, height))


def _board(scene: Scene, player: PlayerView, width: int, recruits: int) -> list[Text]:
    inner = width - 4
    asked = player.seat in scene.city.waiting
    title = Text.assemble((f"{ASKED} " if asked else "", BOLD), scene.seat(player.seat))
    dilemma = "" if player.solved == "unsolved" else scene.words(f"table-{player.solved}")
    lines = [
        stars_row(scene, player, inner),
        _tracks(scene, player, inner),
        apart(_dice(player), Text.assemble((f"{CARD} ", IRON), (str(player.cards), "bold")), inner),
        _goods(player, inner),
        *padded([recruit_line(scene, each, inner) for each in player.recruits], recruits),
    ]
    frame = HEAVY if asked else ROUND
    foot = Text(dilemma, style=IRON) if dilemma else None
    return framed(lines, width, title, None, PAINTS[player.seat], frame, foot)


def stars_row(scene: Scene, player: PlayerView, width: int) -> Text:
    """The stars laid, and those still at hand."""
    left = scene.rules.stars - player.stars
    row = Text.assemble((STAR * player.stars, f"bold {PAINTS[player.seat]}"), (NOTHING * left, IRON))
    return apart(row, Text(f"{player.stars}/{scene.rules.stars}", style="bold"), width)


def _tracks(scene: Scene, player: PlayerView, width: int) -> Text:
    rules = scene.rules
    morale = Text.assemble((HEART, ALARM), track(player.morale, rules.most_morale, ALARM))
    knowledge = Text.assemble((HEAD, BRASS), track(player.knowledge, rules.most_knowledge, BRASS))
    morale.append(str(player.morale), "bold")
    knowledge.append(str(player.knowledge), "bold")
    return apart(morale, knowledge, width)


def _dice(player: PlayerView) -> Text:
    """Workers at hand as dice, those on the board as empty places."""
    dice = [die(player.seat, number) for number in player.ready]
    lit = Text(" ").join(
        [Text(f"{each.plain} ", style=f"bold {INK} on {PAINTS[player.seat]}") for each in dice],
    )
    out = player.workers - len(player.ready)
    return Text.assemble(lit, " " if dice and out else "", (" ".join(OUT * out), PAINTS[player.seat]))


def _goods(player: PlayerView, width: int) -> Text:
    """One sign for each good, with how many."""
    line = []
    for good, sign in GOOD_SIGNS.items():
        count = player.goods[good]
        line.append(Text.assemble((sign, "" if count else IRON), (str(count or NOTHING), "bold" if count else IRON)))
    row = Text(" ").join(line)
    return row if row.cell_len <= width else Text("").join(line)


def recruit_line(scene: Scene, recruit: RecruitView, width: int) -> Text:
    """A name, or the back of a card."""
    if recruit.recruit is None:
        return Text.assemble((BACK * 3, IRON), (f" {scene.words('table-hidden')}", IRON))
    line = scene.recruit(recruit.recruit)
    if recruit.status == "hidden":
        return apart(line, Text(BACK * 3, style=IRON), width)
    return apart(line, Text(STAR if recruit.status == "starred" else "", style="bold"), width)
