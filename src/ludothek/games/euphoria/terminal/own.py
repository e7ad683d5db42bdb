"""The reader's own affairs: cards, dilemma, the risk of retrieving, recruits, penalties and the way out of each."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.cardtext import penalty_text, recruit_text
from ludothek.games.euphoria.terminal.pieces import (
    ALARM,
    BACK,
    CARD,
    HEAD,
    NOTHING,
    PENALTY,
    SOLVED,
    STAR,
    WORKER,
    bargain,
)
from ludothek.games.euphoria.terminal.scene import HEXAGONS, Scene
from ludothek.games.euphoria.view_form import PlayerView, SiteView
from ludothek.kernel.drawing import BOLD, IRON, Rule, apart, framed, wrapped
from ludothek.kernel.words import PAINTS

SAFE, DANGER = 0.05, 20.0  # percent


def draw_own(scene: Scene) -> list[Text]:
    reader = scene.reader
    if reader is None:
        return []
    inner = scene.width - 4
    lines: list[Text | Rule] = [*_hand(scene, reader, inner), *_risk(scene, reader, inner)]
    if reader.recruits:
        lines.append(Rule(Text(scene.words("option-recruits"), style=IRON)))
    for each in reader.recruits:
        if each.recruit:
            name = scene.recruit(each.recruit)
            mark = {"hidden": f" {BACK * 3}", "starred": f" {STAR}"}.get(each.status, "")
            name.stylize("bold", 4)
            name.append(f"{mark}:", "bold")
            card = scene.content.recruits[each.recruit]
            lines += wrapped(name, recruit_text(scene.words, card, scene.city.printing), inner)
    suffered = [(n, site) for n, site in enumerate(scene.city.sites) if scene.suffers(site)]
    if suffered:
        lines.append(Rule(Text(scene.words("table-penalties"), style=f"bold {ALARM}")))
    for n, site in suffered:
        lines += _penalty(scene, n, site, inner)
    return framed(lines, scene.width, scene.seat(reader.seat), style=PAINTS[reader.seat])


def _hand(scene: Scene, reader: PlayerView, width: int) -> list[Text]:
    """The artifacts by kind, and the dilemma with the card that would solve it."""
    cards = Text("  ").join(
        Text.assemble((CARD * count, "bold"), f" {scene.words(f'item-{kind}')}")
        for kind, count in (reader.hand or {}).items()
        if count
    )
    hand = Text.assemble((f"{scene.words('board-hand')}  ", IRON), cards or Text(NOTHING, style=IRON))
    dilemma = Text(f"{scene.words('dilemma')}  ", style=IRON)
    if reader.dilemma:
        dilemma.append(f"{CARD} {scene.words(f'item-{reader.dilemma}')}", "bold")
    if reader.solved != "unsolved":
        dilemma.append(f" {SOLVED} {scene.words(f'table-{reader.solved}')}", IRON)
    if hand.cell_len + dilemma.cell_len + 2 <= width:
        return [apart(hand, dilemma, width)]
    return [hand, dilemma]


def _risk(scene: Scene, reader: PlayerView, width: int) -> list[Text]:
    """How likely it is that a worker deserts, by the number of workers retrieved."""
    if not reader.risks:
        return []
    line = Text.assemble((f"{HEAD} ", ALARM), (scene.words("table-risk"), IRON))
    for rolled, chance in enumerate(reader.risks, 1):
        style = IRON if chance < SAFE else f"bold {ALARM}" if chance >= DANGER else "bold"
        line.append(f"  {WORKER * rolled} ", "").append(scene.words.percent(chance / 100, 1), style)
    return [apart(line, Text(), width)]


def _penalty(scene: Scene, number: int, site: SiteView, width: int) -> list[Text]:
    """What the market forbids, and how to get a star there."""
    market = str(site.market)
    name = Text.assemble((f"{PENALTY} ", f"bold {ALARM}"), (f"{scene.words(f'market-{market}')}:", BOLD))
    way = scene.words("board-way-out", space=f"space:{HEXAGONS[number // 2]}")
    out = apart(Text(f"  {way}", style=IRON), bargain(scene.price(market), STAR, width), width)
    return [*wrapped(name, penalty_text(scene.words, scene.penalty(market)), width), out]
