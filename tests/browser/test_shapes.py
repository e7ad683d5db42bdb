"""The browser's types are the server's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from server.running import SOURCES
from services.fixtures import insist

WEB = Path(__file__).parents[2] / "web"
TOOLS = WEB / "node_modules"


def missing() -> str | None:
    if shutil.which("node") is None or not (TOOLS / "json-schema-to-typescript").is_dir():
        return "The tools that make the browser's types are not installed: run make site with Node.js of the machine"
    return None


def test_the_types_in_the_browser_are_what_the_server_gives(tmp_path: Path) -> None:
    insist(missing())
    for folder in ("scripts", "src/api"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(WEB / "scripts" / "types.mjs", tmp_path / "scripts")
    (tmp_path / "node_modules").symlink_to(TOOLS)
    path = os.pathsep.join(str(source) for source in SOURCES if source.name == "src")
    schema = subprocess.run(
        [sys.executable, "-m", "ludothek.server.shapes"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    subprocess.run(["node", tmp_path / "scripts" / "types.mjs"], input=schema, check=True)
    made = tmp_path / "src" / "api" / "shapes.ts"
    kept = WEB / "src" / "api" / "shapes.ts"
    assert made.read_text() == kept.read_text(), "python -m ludothek.server.shapes | npm run types"
