"""The upper part of a region: allegiance, territory, and the commodity area with what the next worker would bring."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.tables import FACTION_NAMES, GOOD_NAMES, GROUND, RESOURCE
from ludothek.games.euphoria.terminal.pieces import (
    CARD,
    FREE,
    FULL,
    GIVES,
    GOOD_SIGNS,
    HEAD,
    NOTHING,
    REGION_COLOURS,
    REVEAL,
    STAR,
    SUM,
    amount,
)
from ludothek.games.euphoria.terminal.scene import AREA_NAMES, Scene
from ludothek.kernel.drawing import BOLD, IRON, apart, pieces_of

DIE = range(1, 7)


def draw_tracks(scene: Scene, region: int, width: int) -> list[Text]:
    return [
        _allegiance(scene, region, width),
        _territory(scene, region, width),
        _area(scene, region, width),
        _next(scene, region, width),
    ]


def allegiance_track(scene: Scene, region: int) -> Text:
    """The steps, and behind those of the four tiers what the tier brings; reached, it is lit."""
    faction, rules = scene.city.factions[region], scene.rules
    colour = REGION_COLOURS[faction.faction]
    second = GOOD_SIGNS[GOOD_NAMES[RESOURCE + region]] if region < GROUND else CARD
    bonus = {
        rules.tier1: GOOD_SIGNS[GOOD_NAMES[region]],
        rules.tier2: second,
        rules.tier3: REVEAL,
        rules.tier4: STAR,
    }
    line = Text()
    for step in range(1, rules.tier4 + 1):
        reached = step <= faction.allegiance
        line.append(FULL if reached else FREE, colour if reached else IRON)
        if step in bonus:
            line.append(bonus[step], f"bold {colour}" if reached else IRON)
    return line


def _allegiance(scene: Scene, region: int, width: int) -> Text:
    """Whose recruits profit, and how far it has come."""
    followers = pieces_of(scene.followers(FACTION_NAMES[region]))
    way = allegiance_track(scene, region)
    name = Text(scene.words("board-allegiance"), style=IRON)
    name.truncate(max(1, width - way.cell_len - followers.cell_len - 2), overflow="ellipsis")
    return apart(Text.assemble(name, " ", followers), way, width)


def _territory(scene: Scene, region: int, width: int) -> Text:
    """A place for every star that can lie here."""
    faction = scene.city.factions[region]
    stars = [seat for seat, count in enumerate(faction.stars) for _ in range(count)]
    places = [pieces_of([seat]) for seat in stars]
    places += [Text(NOTHING, style=IRON) for _ in range(faction.places - len(stars))]
    row = Text.assemble(("[", IRON), Text.assemble(("│", IRON)).join(places), ("]", IRON))
    return apart(Text(f"{STAR} {scene.words('board-territory')}", style=IRON), row, width)


def _area(scene: Scene, region: int, width: int) -> Text:
    """The area, the sum of the workers there, and the workers."""
    area = scene.city.areas[region]
    name = Text.assemble((GOOD_SIGNS[GOOD_NAMES[region]], f"bold {REGION_COLOURS[FACTION_NAMES[region]]}"), " ")
    name.append(scene.words(f"space-{AREA_NAMES[region]}"), BOLD)
    dice = [scene.worker(worker) for worker in area.workers]
    total = Text.assemble((f" {SUM}", IRON), (str(area.total), "bold"))
    room = width - total.cell_len - 8
    standing = Text(" ").join(dice)
    if standing.cell_len > room:
        standing = Text("").join(dice)
    return apart(name, Text.assemble(standing, total), width)


def _next(scene: Scene, region: int, width: int) -> Text:
    name, results = Text(f"  {scene.words('table-next')}", style=IRON), previews(scene, region)
    return apart(name if name.cell_len + results.cell_len < width else Text(), results, width)


def previews(scene: Scene, region: int) -> Text:
    """What each of the reader's workers would bring; without any at hand, what each number would."""
    numbers = sorted(set(scene.reader.ready)) if scene.reader and scene.reader.ready else list(DIE)
    groups: dict[str, list[int]] = {}
    for number in numbers:
        groups.setdefault(preview(scene, region, number), []).append(number)
    return Text("  ").join(
        Text.assemble((_run(group), "bold"), (f"{GIVES}{result}", "")) for result, group in groups.items()
    )


def preview(scene: Scene, region: int, number: int) -> str:
    """What a worker of this number would bring in an area (EU-27, EU-38)."""
    rules = scene.rules
    total = scene.city.areas[region].total + number
    count = rules.area_many if total > rules.area_high else rules.area_few
    count += scene.has_tier(region, rules.tier1)
    good = amount(count, GOOD_SIGNS[GOOD_NAMES[region]])
    if total <= rules.area_low:
        return f"{good} {FULL}+"
    return f"{good} {HEAD}−" if total <= rules.area_high else f"{good} {HEAD}+"


def _run(numbers: list[int]) -> str:
    """
    >>> _run([1, 2, 3]), _run([2, 5]), _run([4])
    ('1-3', '2,5', '4')
    """
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(map(str, numbers))
