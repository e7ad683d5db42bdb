"""Options: defaults, readings of what people write, and clear refusals."""

from __future__ import annotations

import pytest

from ludothek.kernel import Option
from ludothek.kernel.errors import UnknownOption
from ludothek.kernel.options import every_combination, json_schema, settle

SCHEMA = (Option("approvals", ("automatic", "ask")), Option("trading", (True, False)), Option("length", (3, 5)))


def test_what_is_not_said_has_its_default() -> None:
    assert settle("fair", SCHEMA, {}) == {"approvals": "automatic", "trading": True, "length": 3}


def test_text_is_understood_for_every_kind_of_value() -> None:
    given = {"approvals": "Ask", "trading": "false", "length": "5"}
    assert settle("fair", SCHEMA, given) == {"approvals": "ask", "trading": False, "length": 5}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"aprovals": "ask"}, "fair has no option “aprovals”; it has approvals, trading, length."),
        ({"approvals": "never"}, "Option approvals of fair is one of automatic, ask, not “never”."),
        ({"trading": 1}, "Option trading of fair is one of true, false, not “1”."),
        ({"length": True}, "Option length of fair is one of 3, 5, not “True”."),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(UnknownOption) as refusal:
        settle("fair", SCHEMA, given)
    assert str(refusal.value) == sentence


def test_every_combination_is_listed_once() -> None:
    combinations = list(every_combination(SCHEMA))
    assert len(combinations) == 8
    assert combinations[0] == settle("fair", SCHEMA, {})
    assert list(every_combination(())) == [{}]


def test_the_schema_is_a_json_schema() -> None:
    assert json_schema(SCHEMA[:1]) == {
        "type": "object",
        "properties": {"approvals": {"enum": ["automatic", "ask"], "default": "automatic"}},
        "additionalProperties": False,
    }
