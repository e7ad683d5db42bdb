"""How this program was started, so that a command we print can be typed as it is."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def own_command() -> str:
    """The command that starts this program again: ``ludothek``, its path, or ``python -m ludothek``."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m ludothek"
    return called.name if shutil.which(called.name) else shlex.quote(os.path.relpath(called))
