"""Trouble that lasts does not fill the log."""

from __future__ import annotations

import logging

import pytest

from ludothek.server import complaints
from ludothek.server.complaints import AGAIN, RELAPSE, Complaints

log = logging.getLogger("ludothek.test_complaints")


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(complaints, "monotonic", clock)
    return clock


def test_the_same_is_said_once_and_again_after_ten_minutes_with_how_often(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    made = Complaints(log)
    for _ in range(100):
        made.say("disk", "The disk is full.", "as the system puts it")
    assert caplog.messages == ["The disk is full. [as the system puts it]"]
    clock.now += AGAIN
    made.say("disk", "The disk is full.")
    assert caplog.messages[1:] == ["The disk is full. (99 more times since this was last said)"]


def test_what_changes_is_said_at_once(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    made = Complaints(log)
    for _ in range(10):
        made.say("disk", "The disk is full.")
        made.say("disk", "The disk has gone.")
        made.say("mind", "The mind has failed.")
    assert caplog.messages == ["The disk is full.", "The disk has gone.", "The mind has failed."]


def test_the_end_is_said_and_a_relapse_but_not_what_comes_and_goes_every_second(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    made = Complaints(log)
    made.over("disk", "It works again.")
    for _ in range(100):
        clock.now += 0.5
        made.say("disk", "The disk is full.")
        clock.now += 0.5
        made.over("disk", "It works again.")
    assert caplog.messages.count("It works again.") == 2
    assert [message[:17] for message in caplog.messages].count("The disk is full.") == 2
    clock.now += RELAPSE
    made.say("disk", "The disk is full.")
    assert made.any
    assert caplog.messages[-1].startswith("The disk is full.")


def test_an_error_comes_with_its_trace_and_only_so_many_are_kept(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    made = Complaints(log)
    for number in range(complaints.MOST_KEPT + 10):
        made.say(f"table {number}", "It cannot go on.", error=KeyError("option"))
    assert len(made._made) == complaints.MOST_KEPT
    assert "KeyError" in caplog.text
