"""The browser client in Debian's Chromium: Lighthouse's verdicts, how much is loaded, how soon the board moves.

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
from pathlib import Path
from statistics import median
from typing import Any, Final

from browser.chromium import FLAGS, chromium, missing
from browser.playing import asked, by_list, decide
from browser.tables import Served
from browser.visitor import API, Visitor
from playwright.sync_api import BrowserContext, sync_playwright
from services.service import free_port

LIGHTHOUSE: Final = Path(__file__).resolve().parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
BARS: Final = {"accessibility": 100, "best-practices": 95}
CATEGORIES: Final = (*BARS, "performance")
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
        addEventListener("click", () => (clicked = performance.now()), { capture: true, once: true });
        const watcher = new MutationObserver(() => {
            if (!clicked || !(window.answered > clicked)) return;
            watcher.disconnect();
            resolve(performance.now() - clicked);
        });
        watcher.observe(board, { subtree: true, childList: true, characterData: true });
    });
}"""


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
        verdicts = judge(server.address, Path(folder) / "profile")
        load(server.address)
        move(server.address, arguments.clicks)
    print(*verdicts, sep="\n")
    return 0


def judge(address: str, profile: Path) -> list[str]:
    """Lighthouse on the start page and on a running table, with its own settings for a laptop."""
    verdicts: list[str] = []
    port = free_port()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=shutil.which("chromium"),
            headless=True,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            base_url=address,
        )
        pages = {"start page": "/", "running table": f"/tables/{running_table(context)}"}
        for name, path in pages.items():
            scores = lighthouse(address + path, port)
            print(f"Lighthouse, {name}:", ", ".join(f"{each} {score}" for each, score in scores.items()), flush=True)
            for category, bar in BARS.items():
                met = "met" if scores[category] >= bar else "MISSED"
                verdicts.append(f"{met:<8}{category} of the {name}: {scores[category]}, bar {bar}")
        context.close()
    return verdicts


def running_table(context: BrowserContext) -> str:
    """A table of somebody whose cookie is in the browser."""
    context.request.post(f"{API}/me", data={"name": "Ada"})
    seats = [{"who": "me"}, {"who": "mind"}, {"who": "mind"}]
    opened = context.request.post(f"{API}/tables", data={"title": "worldsfair", "seats": seats}).json()
    return str(opened["table"]["id"])


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


def load(address: str) -> None:
    """A first visit with nothing in the cache, and a second one."""
    with chromium() as browser:
        visitor = Visitor(browser, address)
        for visit in ("first", "second"):
            sizes = loaded(visitor)
            sent = [size for size in sizes if size]
            print(
                f"{visit} visit of the start page: {len(sent)} requests answered by the server with "
                f"{sum(sent) / 1024:.0f} KiB compressed, {len(sizes) - len(sent)} from the cache"
            )
        visitor.close()


def loaded(visitor: Visitor) -> list[float]:
    """The bytes of everything the start page loads; what comes from the cache has none."""
    sizes: list[float] = []
    page = visitor.context.new_page()
    network = visitor.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.close()
    return sizes


def move(address: str, clicks: int) -> None:
    """From a click on a choice to the first change of the board, with the server on the same machine."""
    took: list[float] = []
    with chromium() as browser:
        visitor = Visitor(browser, address, motion=1).be("Ada")
        visitor.context.add_init_script(LISTEN)
        while len(took) < clicks:
            visitor.look_at(visitor.open_table("worldsfair", "random"))
            while len(took) < clicks and asked(visitor):
                visitor.page.wait_for_timeout(400)
                visitor.page.evaluate(WATCH)
                decide(visitor, by_list)
                took.append(visitor.page.evaluate("window.moved"))
        visitor.close()
    print(f"from a click to the board having moved: median {median(took):.0f} ms of {len(took)} clicks")


if __name__ == "__main__":
    sys.exit(main())
