"""Games of every title in Debian's Firefox, driven by Puppeteer: sitting down, the board, the list; one to its end."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
from server.running import Running
from services.fixtures import insist
from services.service import not_installed

from browser.chromium import unbuilt

FOLDER = Path(__file__).parents[1] / "firefox"
FIREFOX = "firefox-esr"
LONGEST = 200
"""Seconds a whole game may take on a busy machine."""
TO_THE_END = 10_000
SLOWLY = TO_THE_END if os.environ.get("LUDOTHEK_WHOLE_GAMES") else 40
"""How often something is pressed in a game that takes long."""


def missing() -> str | None:
    if shutil.which(FIREFOX) is None:
        return not_installed("Firefox")
    if shutil.which("node") is None:
        return "There is no Node.js, which drives Firefox"
    if not (FOLDER / "node_modules" / "puppeteer-core").is_dir():
        return not_installed("Puppeteer")
    return unbuilt()


@pytest.mark.parametrize(
    ("title", "mind", "presses"),
    [
        ("worldsfair", "random", TO_THE_END),
        ("essen", "random", SLOWLY),
        ("euphoria", "greedy", SLOWLY),  # who ends the game in good time
    ],
)
def test_a_game(title: str, mind: str, presses: int, server: Running) -> None:
    insist(missing())
    with httpx.Client(base_url=f"{server.address}/api/v1") as host:
        host.post("/me", json={"name": "Host"}).raise_for_status()
        seats = [{"who": "anyone"}, {"who": "mind", "mind": mind}]
        opened = host.post("/tables", json={"title": title, "seats": seats, "listed": False}).raise_for_status()
        table = opened.json()["table"]["id"]
        page = f"{server.address}/tables/{table}"
        play = ["node", str(FOLDER / "play.mjs"), str(shutil.which(FIREFOX)), str(presses), page]
        played = subprocess.run(play, capture_output=True, text=True, timeout=LONGEST, check=False)
        assert played.returncode == 0, played.stderr
        position = host.get(f"/tables/{table}").json()
        assert position["decisions"] > 10
        assert position["table"]["status"] == ("finished" if presses == TO_THE_END else "playing")
