"""Where this user's games are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludothek.cli.saves import folder
from ludothek.data_folder import data_folder
from ludothek.server.settings import Settings


def test_a_named_place_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == Settings().data == tmp_path / "ludothek"
    assert folder() == tmp_path / "ludothek" / "games"


def test_a_named_place_may_be_below_the_home_of_a_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "~/kept")
    assert data_folder() == tmp_path / "kept" / "ludothek"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have places of their own")
@pytest.mark.parametrize("empty", [True, False])
def test_else_it_is_where_linux_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, empty: bool) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    if not empty:
        monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == tmp_path / ".local" / "share" / "ludothek"
