"""Records: what is written is read again; what is wrong is named with its place and what was legal there."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import ludothek
from ludothek.kernel import Record, Session
from ludothek.kernel.errors import BadRecord
from ludothek.kernel.record import Handed, Hinted, json_schema

SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"


def finished(seed: int = 1) -> Record:
    session = Session.start(ludothek.game("worldsfair"), ["Ada", "Ben"], seed)
    while not session.state.over:
        session.decide(session.state.legal()[-1])
    return session.record


def tampered(**changes: object) -> str:
    return json.dumps({**json.loads(finished().write()), **changes}, indent=2)


def test_a_record_is_one_json_document_with_a_decision_a_line() -> None:
    text = finished().write()
    document = json.loads(text)
    assert list(document) == [
        *("format", "version", "title", "rules", "options", "seats", "seed", "decisions", "result"),
    ]
    assert document["seats"] == [{"name": "Ada"}, {"name": "Ben"}]
    assert document["options"] == {"approvals": "automatic"}
    assert document["seed"] == "00000000000000000000000000000001"
    assert document["decisions"][0] == "place transportation"
    assert text.count("\n") > len(document["decisions"])


def test_reading_gives_the_same_record() -> None:
    record = finished()
    assert Record.read(record.write()) == record
    assert Record.read(record.write_line()) == record


def test_a_record_can_be_replayed_to_any_decision() -> None:
    record = finished()
    decisions = [step.state.decisions for step in record.replay(to=5)]
    assert decisions == [0, 1, 2, 3, 4, 5]


def test_a_wrong_decision_is_named_with_its_line_and_what_was_legal() -> None:
    record = finished()
    record.decisions[2] = "place mars"
    text = record.write()
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "mars" in row)
    with pytest.raises(BadRecord) as complaint:
        Record.read(text)
    assert str(complaint.value).startswith(
        f"Decision 3 (line {line}) is wrong: “place mars” is not a choice here; legal: place agriculture, "
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The record is not JSON: Input data was truncated."),
        ('{"format": "ludothek-record",\n nonsense}', "The record is not JSON: JSON is malformed: "),
        ("[]", "The record is not one of ours: Expected `object`, got `array`."),
        ("{}", "The record is not one of ours: Object missing required field `title`."),
        (tampered(extra=1), "The record is not one of ours: Object contains unknown field `extra`."),
        (tampered(version=2), "The record is not one of ours: Invalid enum value 2 in version."),
        (tampered(seed="12"), "The seed of a record is 32 hexadecimal digits."),
        (tampered(title="chess"), f"There is no title “chess”; there is {', '.join(ludothek.titles())}."),
        (tampered(rules=9), "worldsfair can be played with rules version 1, not 9."),
        (tampered(options={"approvals": "no"}), "Option approvals of worldsfair is one of automatic, ask, not “no”."),
        (tampered(seats=[{"name": "Ada"}]), "worldsfair is for 2 to 4 players, not 1."),
    ],
)
def test_a_wrong_file_gives_one_clear_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ludothek.kernel.LudothekError) as complaint:
        Record.read(text)
    assert str(complaint.value).startswith(sentence)
    assert "\n" not in str(complaint.value)


def test_malformed_json_names_line_and_column() -> None:
    with pytest.raises(BadRecord, match=r"in line 2, column 2\.$"):
        Record.read('{"format": "ludothek-record",\n nonsense}')


def test_a_decision_that_is_no_text_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^Decision 2 .*Expected `str`, got `int`\.$"):
        Record.read(tampered(decisions=["place electricity", 7]))


def test_decisions_after_the_end_are_refused() -> None:
    record = finished()
    record.decisions.append("place electricity")
    with pytest.raises(
        BadRecord, match=rf"^Decision {len(record.decisions)} \(line \d+\) comes after the end of the game"
    ):
        Record.read(record.write())


def test_a_result_that_does_not_follow_is_refused() -> None:
    record = finished()
    assert record.result is not None
    true = record.result.scores
    record.result.scores = [true[0] + 1, true[1]]
    with pytest.raises(BadRecord) as complaint:
        Record.read(record.write())
    assert str(complaint.value) == (f"The record says scores {record.result.scores}, but its decisions lead to {true}.")


def test_a_result_before_the_end_is_refused() -> None:
    record = finished()
    del record.decisions[10:]
    with pytest.raises(BadRecord, match="after its 10 decisions the game goes on"):
        Record.read(record.write())


def test_an_unfinished_record_is_sound() -> None:
    record = finished()
    del record.decisions[10:]
    record.result = None
    assert len(Record.read(record.write()).decisions) == 10


def test_decisions_made_at_once_carry_the_seat() -> None:
    session = Session.start(ludothek.game("sealed"), ["Ada", "Ben", "Cleo"], seed=3)
    session.decide(session.state.legal(2)[0], 2)
    session.decide(session.state.legal(0)[0], 0)
    session.decide(session.state.legal(1)[0], 1)
    assert [text.split()[0] for text in session.record.decisions] == ["green:", "orange:", "bid"]
    assert Session(Record.read(session.record.write())).state.view(None) == session.state.view(None)


def test_the_published_schema_is_that_of_the_code() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == json.loads(msgspec.json.encode(json_schema()))


def test_a_record_is_replayed_by_the_rules_it_was_played_by() -> None:
    game = ludothek.game("sealed")
    session = Session.start(game, ["Ada", "Ben"], seed=3)
    while not session.state.over:
        session.decide(session.state.legal()[0])
    assert session.record.rules == 2
    new = session.record.result
    assert new is not None
    session.record.rules = 1
    session.record.result = None
    old = Record.read(session.record.write()).result
    assert old is not None
    assert old.scores == new.scores[::-1]
    assert game.with_rules(1).rules_version == 1


def test_a_step_says_who_decided_what() -> None:
    record = finished()
    start, *steps = record.replay()
    assert (start.number, start.seat, start.choice) == (0, None, None)
    assert [step.number for step in steps] == list(range(1, len(record.decisions) + 1))
    assert [step.seat for step in steps[:3]] == [0, 1, 0]
    game = ludothek.game("worldsfair")
    assert [game.text_of(step.state, step.seat or 0, step.choice or 0) for step in steps] == record.decisions


def test_a_record_tells_who_decided_for_a_seat_that_was_handed_over() -> None:
    handed = [{"after": 3, "seat": 1, "mind": "greedy"}, {"after": 5, "seat": 1, "mind": None}]
    record = Record.read(tampered(handed=handed))
    assert [record.minds_at(number)[1] for number in range(1, 8)] == [None, None, None, "greedy", "greedy", None, None]
    assert json.loads(record.write())["handed"] == handed
    assert Session.read(record.write()).record == record
    assert "handed" not in finished().write()


@pytest.mark.parametrize(("after", "seat"), [(1, 2), (10_000, 0)])
def test_nobody_is_handed_a_seat_that_is_not_there(after: int, seat: int) -> None:
    with pytest.raises(BadRecord, match=f"says that seat {seat} was handed over after decision {after}"):
        Record.read(tampered(handed=[{"after": after, "seat": seat, "mind": "greedy"}]))


def test_a_record_tells_who_was_given_a_hint() -> None:
    hints = [{"after": 3, "seat": 1}, {"after": 5, "seat": 0}]
    record = Record.read(tampered(hints=hints))
    assert json.loads(record.write())["hints"] == hints
    assert Session.read(record.write()).record == record
    assert "hints" not in finished().write()


@pytest.mark.parametrize(("after", "seat"), [(1, 2), (10_000, 0)])
def test_nobody_is_given_a_hint_who_is_not_there(after: int, seat: int) -> None:
    with pytest.raises(BadRecord, match=f"says that seat {seat} was given a hint after decision {after}"):
        Record.read(tampered(hints=[{"after": after, "seat": seat}]))


def test_a_hint_is_noted_once_for_a_decision_and_stays_when_it_is_taken_back() -> None:
    session = Session.start(ludothek.game("worldsfair"), ["Ada", "Ben"], seed=1)
    session.decide(session.state.legal()[0])
    for _ in range(2):
        session.record.note_hint(1)
    assert session.record.hints == [Hinted(after=1, seat=1)]
    session.undo(0, anyway=True)
    assert session.record.hints == [Hinted(after=0, seat=1)]
    assert Session.read(session.record.write()).state.decisions == 0


def test_hints_for_several_decisions_that_are_taken_back_are_one() -> None:
    session = Session.start(ludothek.game("worldsfair"), ["Ada", "Ben"], seed=1)
    session.record.note_hint(0)
    session.decide(session.state.legal()[0])
    session.record.note_hint(1)
    session.record.note_hint(0)
    session.undo(0, anyway=True)
    assert session.record.hints == [Hinted(after=0, seat=0), Hinted(after=0, seat=1)]


def test_undo_goes_back_behind_a_hand_over() -> None:
    session = Session.start(ludothek.game("worldsfair"), ["Ada", "Ben"], seed=1)
    session.decide(session.state.legal()[0])
    session.record.handed = [Handed(after=1, seat=1, mind="greedy")]
    session.undo(0, anyway=True)
    assert session.record.handed == [Handed(after=0, seat=1, mind="greedy")]
    assert Session.read(session.record.write()).state.decisions == 0
