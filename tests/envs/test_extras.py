"""Without its package an adapter says which extra to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from ludothek.envs import MissingExtra


@pytest.mark.parametrize(
    ("module", "package", "sentence"),
    [
        ("vector", "numpy", r"This needs NumPy, which is not installed: pip install 'ludothek\[vector\]'\."),
        ("gymnasium", "gymnasium", r"This needs Gymnasium, .*'ludothek\[gym\]'\."),
        ("pettingzoo", "pettingzoo", r"This needs PettingZoo, .*'ludothek\[pettingzoo\]'\."),
        ("openspiel", "pyspiel", r"This needs OpenSpiel, .*'ludothek\[openspiel\]'\."),
        ("features", "numpy", r"This needs NumPy, .*'ludothek\[vector\]'\."),
    ],
)
def test_a_missing_extra_is_told(module: str, package: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"ludothek.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=sentence):
        import_module(f"ludothek.envs.{module}")
