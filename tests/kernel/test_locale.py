"""Five catalogues that say the same things."""

from __future__ import annotations

import pytest
from catalogues import messages_of

import ludothek
from ludothek.kernel.errors import MissingMessage, UnknownLanguage
from ludothek.kernel.locale import LANGUAGES, Catalogue, catalogue, command_line, preferred_language
from ludothek.kernel.resources import read_text
from ludothek.kernel.words import Message, counted

PACKAGES = ("ludothek", *(ludothek.game(title).package for title in ludothek.titles() if title != "sealed"))


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a catalogue with the variables it uses."""
    text = read_text(package, "locale", f"{language}.ftl")
    assert text is not None, f"{package} has no {language}.ftl"
    return messages_of(text, f"{package} {language}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(package: str, language: str) -> None:
    english = messages(package, "en")
    other = messages(package, language)
    assert other.keys() == english.keys()
    strange = {id: (other[id], english[id]) for id in english if other[id] != english[id]}
    assert strange == {}


def test_elements_are_named_and_bent() -> None:
    speak = catalogue("en", "ludothek.games.worldsfair")
    placed = Message("event-placed", {"seat": "seat:blue", "area": "area:fine-arts"})
    assert speak.say(placed) == "Blue places a supporter in Fine Arts."


def test_several_things_are_a_list() -> None:
    speak = {language: catalogue(language, "ludothek.games.euphoria").spell for language in LANGUAGES}
    assert speak["en"]("2 item:clay + 1 item:gold") == "2 clay and 1 gold"
    assert speak["en"]("1 item:clay + item:gold + 3 item:food") == "1 clay, gold, and 3 food"
    assert speak["de"]("2 item:book + 1 item:bear") == "2 Bücher und einen Teddybären"
    assert speak["pl"]("2 item:book") == "2 książki"
    ands = [speak[language]("item:gold + item:bear").split()[1] for language in LANGUAGES]
    assert ands == ["and", "und", "et", "en", "i"]
    assert speak["en"]("Queen: A Card Game + More") == "Queen: A Card Game + More"


def test_equal_things_are_added_up() -> None:
    fair = {language: catalogue(language, "ludothek.games.worldsfair").spell for language in LANGUAGES}
    cards = counted(["figure:davis", "card:ticket", "card:ticket"])
    assert {language: speak(cards) for language, speak in fair.items()} == {
        "en": "George Davis and 2 Midway tickets",
        "de": "George Davis und 2 Midway-Tickets",
        "fr": "George Davis et 2 tickets Midway",
        "nl": "George Davis en 2 Midway-tickets",
        "pl": "George Davis i 2 bilety",
    }
    assert fair["en"](counted(["exhibit:electricity"] * 2)) == "2 Electricity exhibits"
    assert catalogue("en").listed(["3", "3", "5"]) == "3, 3, and 5"
    city = catalogue("en", "ludothek.games.euphoria")
    back = {"seat": "seat:blue", "places": "2 space:farm + 1 market:spa"}
    assert city("event-retrieved", **back) == "Blue retrieves 3 workers: 2 × Farm and Spa of Fleeting Pleasure."


def test_facts_stand_side_by_side_without_a_word_between() -> None:
    for language in LANGUAGES:
        assert catalogue(language).facts(["Ada", "Ben", "Clara", "Dan"]) == "Ada, Ben, Clara, Dan"
        assert command_line(language).facts(["Ada", "Ben", "Clara"]) == "Ada, Ben, Clara"
        assert [catalogue(language).facts(parts) for parts in ([], ["Ada"])] == ["", "Ada"]
    ors = [catalogue(language).one_of(["a", "b", "c"]) for language in LANGUAGES]
    assert ors == ["a, b, or c", "a, b oder c", "a, b ou c", "a, b of c", "a, b lub c"]


def test_numbers_choose_their_form() -> None:
    speak = catalogue("en", "ludothek.games.worldsfair")
    assert [speak("event-car", count=n, total=0) for n in (1, 3)] == [
        "The car moves one space.",
        "The car moves 3 spaces.",
    ]


def test_zero_is_not_one_in_french() -> None:
    speak = catalogue("fr", "ludothek.games.euphoria")
    assert [speak("mat-left", count=n) for n in range(3)] == ["plus d’étoile", "encore 1 étoile", "encore 2 étoiles"]


def test_a_missing_message_is_an_error_and_not_silence() -> None:
    with pytest.raises(MissingMessage, match="The catalogue nl has no message 'nonsense'."):
        catalogue("nl")("nonsense")
    with pytest.raises(MissingMessage, match="event-car"):
        catalogue("en", "ludothek.games.worldsfair")("event-car")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="The languages are en, de, fr, nl, pl, not “xx”."):
        Catalogue("xx")


@pytest.mark.parametrize(
    ("spoken", "expected"), [("de_DE.UTF-8", "de"), ("ja_JP.UTF-8", "en"), ("C", "en"), ("pl", "pl")]
)
def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch, spoken: str, expected: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LUDOTHEK_LANG", spoken)
    assert preferred_language() == expected


def test_a_share_is_written_as_the_language_does() -> None:
    shares = {language: catalogue(language).percent(0.566, 1) for language in LANGUAGES}
    assert shares == {"en": "56.6%", "de": "56,6\u00a0%", "fr": "56,6\u00a0%", "nl": "56,6%", "pl": "56,6%"}
    assert catalogue("de").percent(0.17) == "17\u00a0%"


def test_names_are_a_list_of_the_language() -> None:
    assert catalogue("en").listed(["Ada", "Ben"]) == "Ada and Ben"
    rows = {language: catalogue(language)("in-a-row", first="a", then="b") for language in LANGUAGES}
    assert rows["fr"] == "a\u00a0; b"
    assert set(rows.values()) - {rows["fr"]} == {"a; b"}
