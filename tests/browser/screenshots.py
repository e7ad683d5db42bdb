"""Pictures of every page: phone and laptop, light and dark, English and German. `make screenshots`

They are written to build/screenshots; with --keep, those for the README are written to docs/pictures, too.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from browser.chromium import chromium, missing
from browser.tables import Served, continued, finished, scored
from browser.visitor import Visitor

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
REST = 1000
"""Milliseconds until everything has come and come to rest."""
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
        pages = addresses(ada)
        for size in ("laptop", "phone"):
            for theme in ("light", "dark"):
                for language in ("en", "de"):
                    shoot(browser, ada, pages, (size, theme, language), arguments)
    print(f"{len(list(SHOTS.glob('*.png')))} pictures are in {SHOTS.relative_to(ROOT)}.")
    return 0


def addresses(ada: Visitor) -> dict[str, str]:
    """Every page by a name, with tables at telling moments."""
    fair, asking = "worldsfair/4-greedy", "worldsfair/4-ask-approval-withheld"
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
        "worldsfair": f"/tables/{continued(ada, fair, 50)}",
        "worldsfair-scoring": f"/tables/{continued(ada, asking, scored(ada, asking))}",
        "worldsfair-end": f"/tables/{finished(ada, fair)}",
        "essen": f"/tables/{continued(ada, 'essen/4-greedy', 120)}",
        "euphoria": f"/tables/{continued(ada, 'euphoria/4-greedy', 170)}",
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
    visitor = Visitor(browser, ada.address, language=language, dark=theme == "dark", phone=size == "phone")
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
