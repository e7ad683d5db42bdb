"""Compiles the hot rooms with mypyc; without a C compiler, or with LUDOTHEK_PURE=1, the same source runs as it is."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = [
    "kernel/mode.py",
    "kernel/rng.py",
    "kernel/state.py",
    "kernel/mind.py",
    "minds/*.py",
    "games/*/tables.py",
    "games/*/state.py",
    "games/*/scoring.py",
    "games/*/rules.py",
    "games/*/judgement.py",
    "games/*/baseline.py",
]


def compiler() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0])


def extensions() -> list:  # type: ignore[type-arg]  # setuptools Extensions
    if os.environ.get("LUDOTHEK_PURE") == "1":
        return []
    if compiler() is None:
        print(
            "No C compiler found: Ludothek is installed as pure Python, with the same rules but about a tenth of the speed."
        )
        return []
    from mypyc.build import mypycify

    package = Path("src/ludothek")
    modules = sorted(str(path) for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py")
    return list(mypycify([*modules], opt_level="2", debug_level="0"))


setup(ext_modules=extensions())
