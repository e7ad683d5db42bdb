"""Hot functions box nothing: their generated C has no Python numbers in it and never calls the interpreter.

A file ``hot.txt`` next to a title's tests, and the one here for the kernel, name the functions that playouts spend
their time in, a line each. What they call is hot as well, but for the functions named after ``not``.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ludothek
from ludothek.kernel.mode import COMPILED

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
LISTS = [TESTS / "kernel" / "hot.txt", *sorted(TESTS.glob("games/*/hot.txt"))]

GENERATE = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[2:], target_dir=sys.argv[1])"
FUNCTION = re.compile(r"^\w[\w *]*?\bCPyDef_(\w+)\([^;{]*\)\s*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"\bCPyDef_(\w+)\(")
LINE = re.compile(r'CPy_AddTraceback\("([^"]*)", "[^"]*", (\d+)')
SLOW = re.compile(
    r"\b((?:PyLong_From|PyFloat_From|CPyTagged_|CPyLong_|CPyDict_|CPyObject_|PyNumber_"
    r"|PyObject_(?:Call|Vectorcall|GetAttr|SetAttr|GetItem|SetItem|RichCompare))\w*)\("
)
"""Python's own numbers made, used or taken apart, and calls of the interpreter."""


def listed(exempt: bool) -> list[str]:
    """All functions that are named, or exempt, in full: ``ludothek.games.worldsfair.rules.Fair.fill``."""
    names = []
    for file in LISTS:
        package = f"ludothek.{file.parent.relative_to(TESTS).as_posix().replace('/', '.')}"
        for line in file.read_text().splitlines():
            *words, name = line.partition("#")[0].split() or [""]
            assert words in ([], ["not"]), f"a line of {file} is the name of a function, or not and a name: {line!r}"
            if name and (words == ["not"]) == exempt:
                names.append(f"{package}.{name}")
    return names


def sources() -> list[str]:
    """The compiled modules of the kernel and of the titles that have a list, as files of the source tree."""
    installed = Path(ludothek.__file__).parent
    suffix = EXTENSION_SUFFIXES[0]
    return sorted(
        f"src/ludothek/{file.relative_to(installed).as_posix().removesuffix(suffix)}.py"
        for folder in (file.parent.relative_to(TESTS) for file in LISTS)
        for file in (installed / folder).rglob(f"*{suffix}")
    )


def of_the_build() -> Path | None:
    """The C that the installed build was made of, if it is there and no source has changed since."""
    newest = max((ROOT / "build").glob("__native_*.c"), key=lambda file: file.stat().st_mtime, default=None)
    changed = max((ROOT / source).stat().st_mtime for source in sources())
    return newest if newest and newest.stat().st_mtime > changed else None


def generated(target: Path) -> list[Path]:
    """The C that mypyc makes of the sources as they are."""
    made = subprocess.run(
        [sys.executable, "-c", GENERATE, target, f"--cache-dir={target}", *sources()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return [*target.glob("__native_*.c")]


def functions(files: list[Path]) -> dict[str, str]:
    """The body of every function, under mypyc's name for it: ``rules.Fair.fill``."""
    found = (FUNCTION.findall(file.read_text()) for file in files)
    return {name.replace("___", "."): body for each in found for name, body in each}


def short(name: str, bodies: dict[str, str]) -> str:
    """mypyc leaves out as much of the front of a name as it can."""
    words = name.split(".")
    for start in range(len(words)):
        if ".".join(words[start:]) in bodies:
            return ".".join(words[start:])
    raise AssertionError(f"{name} is in hot.txt, but there is no compiled function of that name")


def complaints(name: str, body: str) -> list[str]:
    """Every slow thing in a function, with the line of the source that it stands before or at."""
    wrong = []
    for slow in SLOW.finditer(body):
        line = LINE.search(body, slow.end()) or LINE.search(body)
        where = f"{line[1]}, about line {line[2]}" if line else "somewhere in it"
        wrong.append(f"{name} uses {slow[1]} ({where})")
    return wrong


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="pure Python has no C to look into")
def test_hot_functions_box_nothing(tmp_path: Path) -> None:
    built = of_the_build()
    bodies = functions([built] if built else generated(tmp_path))
    checked = {short(name, bodies) for name in listed(exempt=True)}
    waiting = [short(name, bodies) for name in listed(exempt=False)]
    wrong: list[str] = []
    while waiting:
        name = waiting.pop()
        if name in bodies and name not in checked:
            checked.add(name)
            wrong += complaints(name, bodies[name])
            waiting += [called.replace("___", ".") for called in CALL.findall(bodies[name])]
    assert not wrong, "\n".join(wrong)
