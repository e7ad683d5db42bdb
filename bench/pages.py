"""The browser client in Debian's Chromium: Lighthouse's verdicts, how much is loaded, how the board moves.

npm ci --prefix bench/lighthouse
PYTHONPATH=tests python bench/pages.py
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from browser.chromium import FLAGS, WHOLE, chromium, missing
from browser.playing import asked, by_list, decide, on_the_board
from browser.tables import Served, continued, moment
from browser.visitor import Visitor
from playwright.sync_api import Browser, sync_playwright
from services.service import free_port

LIGHTHOUSE: Final = Path(__file__).resolve().parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
BARS: Final = {"accessibility": 100, "best-practices": 95}
CATEGORIES: Final = (*BARS, "performance")
GAMES: Final = {
    "worldsfair": ("worldsfair/4-greedy", 50),
    "essen": ("essen/4-greedy", 120),
    "euphoria": ("euphoria/4-greedy", 170),
}
"""A recorded game of every title, and after how many decisions there is much on its table."""
MOST_LOADED: Final = 200
"""Kilobytes, compressed, for the first visit of a table."""
REST: Final = 1500
"""Milliseconds in which everything that a page loads late has come, too."""
LATEST: Final = 100
"""Milliseconds from a click until the board has moved."""
SMOOTH: Final = 20
"""Milliseconds of a frame while things travel: every one that the screen can show."""
LISTEN: Final = """
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", ({ data }) => {
                if (data.includes('"outcome":"done"')) window.answered = performance.now();
            });
        }
    };"""
"""When the server's answer came: what changes on the board before it is only a look ahead."""
WATCH: Final = """() => {
    const board = document.querySelector("main.board");
    window.moved = new Promise((resolve) => {
        let clicked = 0;
        addEventListener("click", () => (clicked = performance.now()), { capture: true });
        const watcher = new MutationObserver(() => {
            if (!clicked || !(window.answered > clicked)) return;
            watcher.disconnect();
            resolve(performance.now() - clicked);
        });
        const moves = ["transform", "style", "class", "href", "d", "x", "y", "cx", "cy"];
        watcher.observe(board, { subtree: true, childList: true, characterData: true, attributeFilter: moves });
        setTimeout(() => resolve(null), 5000);
    });
}"""
RECORD: Final = """() => {
    window.took = [];
    let last = 0;
    const frame = (now) => {
        const travels = document.querySelector(".traveller") || document.getAnimations().length;
        if (travels && last) window.took.push(now - last);
        last = travels ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
"""How long each frame takes while something is on its way."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--clicks", type=int, default=30)
    arguments = parser.parse_args()
    lacking = missing() or (
        None if LIGHTHOUSE.is_file() else "Lighthouse is not installed: npm ci --prefix bench/lighthouse"
    )
    if lacking:
        print(f"The browser client is not measured. {lacking}")
        return 0
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "server") as server:
        print(*judge(server.address, Path(folder) / "profile"), sep="\n")
        with chromium(shutil.which(WHOLE)) as browser:
            load(browser, server.address)
            for title in GAMES:
                print(load_table(browser, server.address, title))
                print(move(browser, server.address, title, arguments.clicks))
            print(travel(browser, server.address))
    return 0


OTHERS: Final = 180_000
"""Milliseconds for which everything that others do is watched."""


def verdict(met: bool, what: str) -> str:
    return f"{'met' if met else 'MISSED':<8}{what}"


def judge(address: str, profile: Path) -> list[str]:
    """Lighthouse, as for a laptop, on the start page and on tables of every title, just opened and in play."""
    verdicts: list[str] = []
    port = free_port()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=shutil.which(WHOLE),
            headless=True,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            base_url=address,
        )
        tables: dict[str, str] = {}
        with playwright.chromium.launch(executable_path=shutil.which(WHOLE), args=FLAGS) as other:
            ada = Visitor(other, address).be("Ada")
            for title, (record, decisions) in GAMES.items():
                tables[f"table of {title}, just opened"] = ada.open_table(title, "mind", "mind")
                tables[f"table of {title}, in play"] = continued(ada, record, decisions)
            cookies: list[Any] = ada.context.cookies()
            context.add_cookies(cookies)
        for name, path in {"start page": "/", **{name: f"/tables/{table}" for name, table in tables.items()}}.items():
            scores = lighthouse(address + path, port)
            print(f"Lighthouse, {name}:", ", ".join(f"{each} {score}" for each, score in scores.items()), flush=True)
            for category, bar in BARS.items():
                what = f"{category} of the {name}: {scores[category]}, bar {bar}"
                verdicts.append(verdict(scores[category] >= bar, what))
        context.close()
    return verdicts


def lighthouse(address: str, port: int) -> dict[str, int]:
    command = [
        "node",
        str(LIGHTHOUSE),
        address,
        f"--port={port}",
        "--preset=desktop",
        "--disable-storage-reset",
        "--quiet",
    ]
    command += ["--output=json", f"--only-categories={','.join(CATEGORIES)}"]
    said = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    report: dict[str, Any] = json.loads(said)
    for audit in failed(report):
        print(f"  {audit}")
    return {each: round(100 * report["categories"][each]["score"]) for each in CATEGORIES}


def failed(report: dict[str, Any]) -> list[str]:
    """What Lighthouse complains of, in the categories that have a bar."""
    audits = [each["id"] for name in BARS for each in report["categories"][name]["auditRefs"] if each["weight"]]
    return [report["audits"][id]["title"] for id in audits if report["audits"][id]["score"] not in (1, None)]


def load(browser: Browser, address: str) -> None:
    """A first visit of the start page with nothing in the cache, and a second one."""
    visitor = Visitor(browser, address)
    for visit in ("first", "second"):
        sizes = loaded(visitor, "/")
        sent = [size for size in sizes if size]
        print(
            f"{visit} visit of the start page: {len(sent)} requests answered by the server with "
            f"{sum(sent) / 1000:.0f} kB compressed, {len(sizes) - len(sent)} from the cache"
        )
    visitor.close()


def load_table(browser: Browser, address: str, title: str) -> str:
    """The first page of this server that somebody sees is a table in the middle of a game."""
    visitor = Visitor(browser, address).be("Ada")
    sizes = loaded(visitor, f"/tables/{continued(visitor, *GAMES[title])}")
    visitor.close()
    kilobytes = sum(sizes) / 1000
    what = f"first visit of a table of {title}: {len(sizes)} requests, {kilobytes:.0f} kB compressed, bar {MOST_LOADED}"
    return verdict(kilobytes < MOST_LOADED, what)


def loaded(visitor: Visitor, path: str) -> list[float]:
    """The bytes of everything a page loads; what comes from the cache has none."""
    sizes: list[float] = []
    page = visitor.context.new_page()
    network = visitor.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path)
    page.locator("h1, h2").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(REST)
    page.close()
    return sizes


def move(browser: Browser, address: str, title: str, clicks: int) -> str:
    """From the click on the board that decides to its first change, with the server on the same machine."""
    took: list[float | None] = []
    visitor = Visitor(browser, address, motion=1).be("Ada")
    visitor.context.add_init_script(LISTEN)
    while len(took) < clicks:
        visitor.look_at(visitor.open_table(title, "random"))
        while len(took) < clicks and asked(visitor):
            visitor.page.wait_for_timeout(400)
            visitor.page.evaluate(WATCH)
            decide(visitor, partial(on_the_board, number=len(took)))
            took.append(visitor.page.evaluate("window.moved"))
    visitor.close()
    moved = [each for each in took if each is not None]
    middle = median(moved)
    clicked = f"{len(moved)} of {len(took)} clicks changed it"
    what = f"{title}, from a click to the board having moved: median {middle:.0f} ms, bar {LATEST}; {clicked}"
    return verdict(middle < LATEST, what)


def travel(browser: Browser, address: str) -> str:
    """The last round of ESSEN, with everything on its way, in a full crowd and without any."""
    empty = frames(browser, address, "essen/4-family-without-crowd")
    crowded = frames(browser, address, "essen/4-greedy")
    said = f"essen, a frame in a full crowd: {spread(crowded)}, without any {spread(empty)}"
    return verdict(median(crowded) < SMOOTH, f"{said}; bar {SMOOTH} ms at the median")


def spread(took: list[float]) -> str:
    return f"p50 {median(took):.1f} ms, p95 {quantiles(took, n=20)[-1]:.1f} ms of {len(took)}"


def frames(browser: Browser, address: str, record: str) -> list[float]:
    """The milliseconds of every frame in which something travels, from the last round of a recorded game to its end."""
    visitor = Visitor(browser, address, motion=1).be("Ada")
    last_round = moment(visitor, record, lambda view: view["last_round"] is not None and view["asked"] == "act")
    visitor.look_at(continued(visitor, record, last_round))
    visitor.page.evaluate(RECORD)
    while asked(visitor):
        visitor.chips.first.wait_for(timeout=OTHERS)
        decide(visitor, by_list)
    visitor.page.locator("section.end").wait_for(timeout=OTHERS)
    took: list[float] = visitor.page.evaluate("window.took")
    visitor.close()
    return took


if __name__ == "__main__":
    sys.exit(main())
