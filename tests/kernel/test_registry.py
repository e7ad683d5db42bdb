"""Which titles there are, also when another package makes a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.kernel import registry


@pytest.fixture
def a_broken_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    offer = tmp_path / "broken-1.0.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (offer / "entry_points.txt").write_text("[ludothek.games]\nbroken = nowhere:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._offered.cache_clear()
    monkeypatch.setattr(registry, "_broken", set())
    yield
    registry._offered.cache_clear()


@pytest.mark.usefixtures("a_broken_package")
def test_a_broken_package_hides_only_its_own_title(caplog: pytest.LogCaptureFixture) -> None:
    assert "broken" in registry.titles()
    assert [game.title for game in registry.games()] == [title for title in registry.titles() if title != "broken"]
    registry.games()  # whoever asks again does not fill the log
    assert caplog.messages == ["The title “broken” cannot be loaded from nowhere:GAME: No module named 'nowhere'."]
