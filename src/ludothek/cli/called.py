"""How this program was called, so that a line we print can be typed again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def own_command() -> str:
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m ludothek"
    return called.name if shutil.which(called.name) else shlex.quote(os.path.relpath(called))
