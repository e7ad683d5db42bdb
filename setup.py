"""Compiles the hot rooms with mypyc; without a C compiler, or with LUDOTHEK_PURE=1, the same source runs as it is."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

MARK = "# Compiled with mypyc."
"""The line of a module that is compiled."""

FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
"""Without this gcc does not inline functions in a library, because somebody might replace them; nobody does."""


def compiled_modules() -> list[str]:
    """The modules that say of themselves that they are compiled."""
    modules = Path("src/ludothek").rglob("*.py")
    return sorted(str(path) for path in modules if MARK in path.read_text(encoding="utf-8").splitlines())


def has_compiler() -> bool:
    """A C compiler, and Python's own headers to compile against."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(str(command).split()[0]) is not None and headers.exists()


def extensions() -> list[Extension]:
    if os.environ.get("LUDOTHEK_PURE") == "1":
        return []
    if not has_compiler():
        print("No C compiler found: Ludothek is built as pure Python, same rules, about a thirtieth of the speed.")
        return []
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []  # only asked for a name and a version
    from mypyc.build import mypycify

    found = cast(list[Extension], mypycify(compiled_modules(), opt_level="3", debug_level="0"))
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


setup(ext_modules=extensions())
