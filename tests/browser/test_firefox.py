"""A whole game of every title in Debian's Firefox, driven by Puppeteer: sitting down, the board, the list, the end."""

from __future__ import annotations

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


def missing() -> str | None:
    if shutil.which(FIREFOX) is None:
        return not_installed("Firefox")
    if shutil.which("node") is None:
        return "There is no Node.js, which drives Firefox"
    if not (FOLDER / "node_modules" / "puppeteer-core").is_dir():
        return not_installed("Puppeteer")
    return unbuilt()


@pytest.mark.parametrize(
    ("title", "mind"),
    [
        ("worldsfair", "random"),
        ("essen", "random"),
        ("euphoria", "greedy"),  # who ends the game in good time
    ],
)
def test_a_whole_game(title: str, mind: str, server: Running) -> None:
    insist(missing())
    with httpx.Client(base_url=f"{server.address}/api/v1") as host:
        host.post("/me", json={"name": "Host"}).raise_for_status()
        seats = [{"who": "anyone"}, {"who": "mind", "mind": mind}]
        opened = host.post("/tables", json={"title": title, "seats": seats, "listed": False}).raise_for_status()
        table = opened.json()["table"]["id"]
        play = ["node", str(FOLDER / "play.mjs"), str(shutil.which(FIREFOX)), f"{server.address}/tables/{table}"]
        played = subprocess.run(play, capture_output=True, text=True, timeout=LONGEST, check=False)
        assert played.returncode == 0, played.stderr
        assert host.get(f"/tables/{table}").json()["table"]["status"] == "finished"
