"""Observations for networks, and the page that describes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludothek.envs.layouts import document
from ludothek.kernel.observation import layout_of, observed
from ludothek.kernel.registry import game

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_observations_is_up_to_date() -> None:
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == document()


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_features_tell_the_same(title: str) -> None:
    np = pytest.importorskip("numpy", reason="the extra [vector] is not installed")
    from ludothek.envs.features import Features

    state = game(title).new(3, seed=4)
    layout = layout_of(state.game, 3)
    features = Features(layout)
    row = np.array([observed(state, 0), observed(state, 1)], np.int8)
    wide = features(row)
    assert wide.shape == (2, features.size) and wide.dtype == np.float32
    assert np.abs(wide).max() <= 1
    for field, place in layout.placed():
        for number, name in zip(row[1, place], field.names, strict=True):
            if field.words:
                assert wide[1, features.names.index(f"{name}={field.words[number]}")] == 1
            else:
                assert wide[1, features.names.index(name)] == pytest.approx(number / max(field.most, -field.least))
