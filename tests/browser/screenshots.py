"""Pictures of every page: phone and laptop, light and dark, English and German. `make screenshots`

Boards are shown on a tablet and on a wide screen, too, with the fewest and with the most players. The pictures are
written to build/screenshots; with --keep, those for the README are written to docs/pictures, too.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from browser.chromium import chromium, missing
from browser.tables import Served, before, continued, finished, moment, scored
from browser.visitor import LAPTOP, PHONE, Visitor

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
REST = 1000
"""Milliseconds until everything has come and come to rest."""
SCREENS: dict[str, ViewportSize] = {
    "phone": PHONE,
    "tablet": {"width": 820, "height": 1180},
    "laptop": LAPTOP,
    "wide": {"width": 1920, "height": 1080},
}
TOUCHED = ("phone", "tablet")
EVERY_PAGE = ("phone", "laptop")
"""The screens for which there are pictures of all pages, and not only of boards."""
KEPT = {
    "laptop-light-en-home": "browser-home",
    "laptop-light-en-worldsfair": "browser-worldsfair",
    "laptop-dark-en-worldsfair": "browser-worldsfair-dark",
    "laptop-light-en-essen": "browser-essen",
    "laptop-light-en-euphoria": "browser-euphoria",
    "laptop-light-en-worldsfair-end": "browser-end",
    "phone-light-de-worldsfair": "browser-phone",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--keep", action="store_true", help="also write the pictures of the README")
    parser.add_argument("--only", default="", help="only pictures whose name contains this")
    arguments = parser.parse_args()
    lacking = missing()
    if lacking:
        print(lacking, file=sys.stderr)
        return 1
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, chromium() as browser:
        ada = Visitor(browser, server.address).be("Ada")
        shown = boards(ada)
        pages = {**addresses(ada), **shown}
        for size in SCREENS:
            for theme in ("light", "dark"):
                for language in ("en", "de"):
                    shoot(browser, ada, pages if size in EVERY_PAGE else shown, (size, theme, language), arguments)
    print(f"{len(list(SHOTS.glob('*.png')))} pictures are in {SHOTS.relative_to(ROOT)}.")
    return 0


def boards(ada: Visitor) -> dict[str, str]:
    """Tables in the middle of a game, with much to see and to choose."""
    found = {
        "worldsfair": continued(ada, FAIR, 50),
        "essen": at_best(ada, "essen/4-greedy", is_busy_fair),
        "essen-fewest": at_best(ada, "essen/2-greedy", is_busy_fair),
        "essen-most": at_best(ada, "essen/5-greedy", is_busy_fair),
        "euphoria": at_best(ada, "euphoria/4-greedy", is_busy_city),
        "euphoria-fewest": at_best(ada, "euphoria/2-greedy", is_busy_city),
        "euphoria-most": at_best(ada, "euphoria/6-greedy", is_busy_city),
    }
    return {name: f"/tables/{table}" for name, table in found.items()}


def at_best(ada: Visitor, record: str, fits: Callable[[Any], bool]) -> str:
    return continued(ada, record, moment(ada, record, fits))


def is_busy_fair(view: Any) -> bool:
    """An afternoon of ESSEN: a crowd, games in the bag, a way to go."""
    player = view["players"][view["on_turn"]]
    late = view["asked"] == "act" and view["round"] >= 5 and len(view["crowd"]["zones"]) == 2
    return late and len(player["bag"]) >= 2 and player["actions"] >= 3


def is_busy_city(view: Any) -> bool:
    """Euphoria with a market built, workers everywhere, and some to place."""
    built = any(site["built"] and site["market"] for site in view["sites"])
    places = [*view["spaces"], *(plot for site in view["sites"] for plot in site["plots"])]
    working = sum(place["worker"] is not None for place in places) + sum(len(area["workers"]) for area in view["areas"])
    ready = view["players"][view["on_turn"]]["ready"]
    return bool(view["asked"] == "turn" and built and working >= view["seats"] and ready)


FAIR = "worldsfair/4-greedy"
TRADING = "euphoria/4-trading"


def addresses(ada: Visitor) -> dict[str, str]:
    """Every other page by a name, with tables at telling moments."""
    asking = "worldsfair/4-ask-approval-withheld"
    hotseat = ada.open_table("essen", {"who": "here", "name": "Cleo"})
    position = ada.position(hotseat)
    for n in range(2):  # both of Ada's first picks; then it is Cleo's turn
        wish = {"seat": position["seat"], "answers": position["version"], "request": f"pick-{n}"}
        position = ada.ask("POST", f"/tables/{hotseat}/decisions", {**wish, "choice": position["choices"][0]["id"]})
    ada.open_table("worldsfair", "anyone", "greedy", listed=True)
    return {
        "home": "/",
        "lobby": "/lobby",
        "new": "/new/worldsfair",
        "worldsfair-scoring": f"/tables/{continued(ada, asking, scored(ada, asking))}",
        "worldsfair-end": f"/tables/{finished(ada, FAIR)}",
        "essen-draft": f"/tables/{ada.open_table('essen', 'greedy', 'greedy', 'greedy')}",
        "essen-end": f"/tables/{finished(ada, 'essen/4-greedy')}",
        "euphoria-recruits": f"/tables/{ada.open_table('euphoria', 'greedy', 'greedy', 'greedy')}",
        "euphoria-dilemma": f"/tables/{continued(ada, TRADING, before(TRADING, 'fight') + 1)}",
        "euphoria-trade": f"/tables/{continued(ada, TRADING, before(TRADING, 'want'))}",
        "euphoria-end": f"/tables/{finished(ada, 'euphoria/4-greedy')}",
        "rules": "/rules/worldsfair",
        "settings": "/settings",
        "account": "/account",
        "tutorial": "/tutorial/worldsfair",
        "hand-over": f"/tables/{hotseat}",
    }


def shoot(
    browser: Browser, ada: Visitor, pages: dict[str, str], way: tuple[str, str, str], wanted: argparse.Namespace
) -> None:
    """All pages through one kind of screen, each from its top."""
    size, theme, language = way
    dark, touched = theme == "dark", size in TOUCHED
    visitor = Visitor(browser, ada.address, language=language, dark=dark, phone=touched, screen=SCREENS[size])
    cookies: list[Any] = ada.context.cookies()
    visitor.context.add_cookies(cookies)
    visitor.context.add_init_script("localStorage.setItem('ludothek.known', 'yes');")
    for name, address in pages.items():
        shot = f"{size}-{theme}-{language}-{name}"
        if wanted.only not in shot:
            continue
        visitor.go(address)
        visitor.page.locator("h1, h2").first.wait_for()
        visitor.page.evaluate("document.fonts.ready.then(() => null)")
        visitor.page.wait_for_timeout(REST)
        visitor.page.screenshot(path=SHOTS / f"{shot}.png")
        if wanted.keep and shot in KEPT:
            keep(visitor, PICTURES / f"{KEPT[shot]}.webp")
    print(f"{size}, {theme}, {language}", *visitor.errors, sep="\n  ", flush=True)
    visitor.close()


def keep(visitor: Visitor, path: Path) -> None:
    """A picture small enough for the repository."""
    developer = visitor.context.new_cdp_session(visitor.page)
    taken = developer.send("Page.captureScreenshot", {"format": "webp", "quality": 85})
    path.write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    sys.exit(main())
