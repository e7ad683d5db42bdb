"""The spaces for one worker: who stands there, what it is called, what it costs and what it brings."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.tables import FACTION_NAMES, GOOD_NAMES, RESOURCE
from ludothek.games.euphoria.terminal.pieces import (
    ANY_COMMODITY,
    ANY_RESOURCE,
    CARD,
    CLOSED,
    EXIT,
    FREE,
    FULL,
    GOOD_SIGNS,
    HEAD,
    HEART,
    REGION_COLOURS,
    REVEAL,
    STAR,
    WORKER,
    amount,
    bargain,
)
from ludothek.games.euphoria.terminal.scene import HEXAGONS, Scene
from ludothek.kernel.drawing import BOLD, IRON, apart


def slot(scene: Scene, name: str, style: str) -> Text:
    """The place of the worker: empty, taken, or closed."""
    if name not in scene.open:
        return Text(f"[{CLOSED}{CLOSED}]", style=IRON)
    return Text.assemble(("[", style), scene.worker(scene.workers[name]), ("]", style))


def draw_space(scene: Scene, name: str, cost: str, gain: str, width: int, style: str, label: str = "") -> Text:
    label = label or scene.words(f"space-{name}")
    closed = name not in scene.open
    visited = name == scene.city.space
    left = Text.assemble(slot(scene, name, style), (f" {label}", IRON if closed else BOLD if visited else ""))
    deal = bargain(cost, gain, width)
    if closed:
        deal.stylize(f"not bold {IRON}")
    return apart(left, deal, width)


def draw_tunnel(scene: Scene, region: int, width: int) -> list[Text]:
    """The way of the miner with the step that reveals recruits and the exit, then the two spaces."""
    faction, rules = FACTION_NAMES[region], scene.rules
    colour = REGION_COLOURS[faction]
    miner = scene.city.factions[region].miner or 0
    way = Text()
    for step in range(1, rules.end + 1):
        dug = step <= miner
        sign = REVEAL if step == rules.reveal else EXIT if step == rules.end else FULL if dug else FREE
        way.append(sign, f"bold {colour}" if dug else IRON)
    way.append(f" {miner}/{rules.end}", "bold")
    commodity, resource = GOOD_SIGNS[GOOD_NAMES[region]], GOOD_SIGNS[GOOD_NAMES[RESOURCE + region]]
    joined = "+" if scene.has_tier(region, rules.tier2) else "/"
    end = amount(rules.end_gain, GOOD_SIGNS[GOOD_NAMES[rules.end_good[region]]])
    return [
        apart(Text(scene.words("table-miner"), style=IRON), way, width),
        draw_space(scene, f"tunnel-{faction}", commodity, f"{resource}{joined}{CARD}", width, colour),
        draw_space(scene, f"end-{faction}", "", end, width, colour, scene.words("table-end")),
    ]


def draw_hexagon(scene: Scene, region: int, width: int) -> Text:
    """The artifact market: some cards, or fewer that are alike."""
    cost = f"{scene.rules.cards}{CARD}/{CARD}={CARD}"
    return draw_space(scene, HEXAGONS[region], cost, STAR, width, REGION_COLOURS[FACTION_NAMES[region]])


def draw_icarus(scene: Scene, width: int) -> list[Text]:
    rules, colour = scene.rules, REGION_COLOURS["icarite"]
    drink = f"{GOOD_SIGNS['bliss']}{ANY_COMMODITY}"
    return [
        draw_hexagon(scene, 3, width),
        draw_space(scene, "nimbus-loft", amount(rules.loft_resources, ANY_RESOURCE), STAR, width, colour),
        draw_space(scene, "breeze-bar", drink, amount(rules.bar_artifacts, CARD), width, colour),
        draw_space(scene, "sky-lounge", drink, amount(rules.sky_resources, ANY_RESOURCE), width, colour),
    ]


def draw_tank(scene: Scene, width: int) -> list[Text]:
    """The two ways to another worker."""
    rules = scene.rules
    lines = []
    for good, gain in (
        ("energy", f"{HEAD}−{rules.tank_knowledge} {WORKER}+1"),
        ("water", f"{HEART}+{rules.tank_morale} {WORKER}+1"),
    ):
        label = scene.words(f"item-{good}")
        cost = amount(rules.tank_price, GOOD_SIGNS[good])
        lines.append(draw_space(scene, f"tank-{good}", cost, gain, width, IRON, label))
    return lines


def tank_title(scene: Scene) -> Text:
    return Text(scene.words("table-tank"), style=BOLD)
