"""Where this user's games and databases are kept."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's own folder for Ludothek: below ``XDG_DATA_HOME`` if that is set, else where the system has its own."""
    named = os.environ.get("XDG_DATA_HOME")
    return Path(named).expanduser() / "ludothek" if named else user_data_path("ludothek", appauthor=False)
