"""The names of spaces, sites and cards, and the element of each."""

from __future__ import annotations

from ludothek.games.euphoria.content import shipped
from ludothek.games.euphoria.tables import AREAS, FACTION_NAMES, ITEM_NAMES, PLOTS, SITE, SITES, SPACES, TARGETS
from ludothek.kernel.words import Message, counted

SITE_NAMES = ("euphoria-a", "euphoria-b", "subterra-a", "subterra-b", "wastelands-a", "wastelands-b")
RECRUITS: tuple[str, ...] = tuple(shipped().recruits)
MARKETS: tuple[str, ...] = tuple(shipped().markets)

TARGET_NAMES = (
    *("generator", "aquifer", "farm", "cloud-mine", "tank-energy", "tank-water"),
    *(f"tunnel-{faction}" for faction in FACTION_NAMES[:3]),
    *(f"end-{faction}" for faction in FACTION_NAMES[:3]),
    *("incinerator", "free-press", "ark", "wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge"),
    *(f"market-{site}" for site in SITE_NAMES),
    *(f"{kind}-{site}" for site in SITE_NAMES for kind in ("edge", "site")),
)
"""Where one can place; the edge of a site is its space with another faction's resource."""

SPACE_NAMES = (*TARGET_NAMES[:SITE], *(f"plot-{site}-{n + 1}" for site in SITE_NAMES for n in range(PLOTS)))
assert len(TARGET_NAMES) == TARGETS and len(SPACE_NAMES) == SPACES


def item(number: int) -> str:
    return f"item:{ITEM_NAMES[number]}"


def items(*numbers: int) -> str:
    """Items as one argument that is a list; what is below 0 is none."""
    return counted(item(number) for number in numbers if number >= 0)


def space(number: int) -> str:
    """The element of a space; those of a construction site go by the site."""
    if number < SITE:
        return f"space:{SPACE_NAMES[number]}"
    plot = number - SITE
    return f"space:{'site' if plot % PLOTS else 'edge'}-{SITE_NAMES[plot // PLOTS]}"


def site(number: int) -> str:
    return f"site:{SITE_NAMES[number]}"


def recruit(number: int) -> str:
    return f"recruit:{RECRUITS[number]}"


def market(number: int) -> str:
    return f"market:{MARKETS[number]}"


def faction(number: int) -> str:
    return f"faction:{FACTION_NAMES[number]}"


def name(element: str) -> Message:
    """What an element is called; workers and sites are named after where they are."""
    kind, *parts = element.split(":")
    if kind == "worker":
        if parts[0].startswith("plot-"):
            return Message("worker-on-site", {"site": f"site:{parts[0][len('plot-') : -2]}"})
        if parts[0].startswith("market-"):
            return Message("worker-at-market", {"site": f"site:{parts[0][len('market-') :]}"})
        at = f"space:{parts[0]}"
        return (
            Message("worker-in-area", {"space": at, "number": int(parts[1])})
            if parts[1:]
            else Message("worker-at", {"space": at})
        )
    if kind == "space":
        for group in ("market", "edge", "site"):
            if parts[0].startswith(f"{group}-"):
                return Message(f"space-{group}", {"site": f"site:{parts[0][len(group) + 1 :]}"})
    if kind in ("die", "number", "morale", "knowledge"):
        return Message(f"{kind}-of", {"number": int(parts[0])})
    if kind == "wish":
        return Message("wish-of", {"item": f"item:{parts[0]}"})
    if kind == "territory":
        return Message("territory-of", {"faction": f"faction:{parts[0]}"})
    return Message(element.replace(":", "-"))


def area_worker(area: int, number: int) -> str:
    assert area < AREAS
    return f"worker:{SPACE_NAMES[area]}:{number}"


assert len(SITE_NAMES) == SITES
