"""Compiles the hot rooms with mypyc; without a C compiler, or with LUDOTHEK_PURE=1, the same source runs as it is."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

COMPILED = (
    "kernel/mode.py",
    "kernel/rng.py",
    "kernel/state.py",
    "kernel/mind.py",
    "kernel/session.py",
    "minds/[a-z]*.py",
    "games/*/tables.py",
    "games/*/state.py",
    "games/*/scoring*.py",
    "games/*/rules*.py",
    "games/*/choices.py",
    "games/*/dystopia.py",
    "games/*/rules/[a-z]*.py",
    "games/*/view.py",
    "games/*/routes.py",
    "games/*/planner.py",
    "games/*/effects*.py",
    "games/*/judgement.py",
    "games/*/baseline.py",
    "games/*/notation.py",
    "games/*/journal.py",
    "server/table.py",
    "server/clock.py",
    "server/encoding.py",
)


def has_compiler() -> bool:
    """A C compiler, and Python's own headers to compile against."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(str(command).split()[0]) is not None and headers.exists()


def extensions() -> list[Extension]:
    if os.environ.get("LUDOTHEK_PURE") == "1":
        return []
    if not has_compiler():
        print("No C compiler found: Ludothek is built as pure Python, same rules, about a fifteenth of the speed.")
        return []
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []  # only asked for a name and a version
    from mypyc.build import mypycify

    modules = {str(path) for pattern in COMPILED for path in Path("src/ludothek").glob(pattern)}
    return cast(list[Extension], mypycify(sorted(modules), opt_level="2", debug_level="0"))


setup(ext_modules=extensions())
