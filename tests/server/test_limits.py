"""Limits remember nobody for longer than it makes a difference."""

from __future__ import annotations

import time

import pytest

from ludothek.server.limits import Limit, Limits
from ludothek.server.refusals import TooMany


def test_a_bucket_that_is_full_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr("ludothek.server.limits.time.monotonic", lambda: now)
    kept, limit = Limits(), Limit(2, 0.5)
    for who in range(100):
        kept.take("deeds", f"guest {who}", limit)
    assert len(kept._buckets) == 100
    now += 1.9
    kept.take("deeds", "guest 0", limit)
    kept.take("deeds", "somebody new", limit)
    assert len(kept._buckets) == 101
    now += 0.2
    kept.take("deeds", "guest 0", limit)
    with pytest.raises(TooMany, match="try again in 2 s"):
        kept.take("deeds", "guest 0", limit)
    kept.take("deeds", "somebody else", limit)
    assert {who for _, who in kept._buckets} == {"somebody new", "guest 0", "somebody else"}
