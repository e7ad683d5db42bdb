"""What can go wrong, as one tree. Every message is a whole sentence: what was expected and what came.

What a person may meet is a message ``refused-REASON`` of the catalogues, so that it can be said in their language.

LudothekError
├── UnknownTitle          no title of that name is installed
├── WrongSeats            the title cannot be played by that many
├── UnknownOption         the title has no such option, or not with that value
├── UnknownMind           there is no computer player of that name
├── UnknownElement        the board has no such element
├── UnknownTopic          there is nothing to say about it
├── UnknownRule           the rules have no such number
├── UnknownRulesVersion   the title cannot be played by those rules
├── UnknownLanguage       we do not speak it
├── MissingMessage        a catalogue lacks a message
├── CannotUndo            something was revealed since, or somebody else has acted
├── OutputClosed          nobody reads what we write any more
├── BadSeed               not a number of 128 bits
├── NoObservation         the title does not say what a seat knows as numbers
├── IllegalChoice         the choice is not among the legal ones
│   └── UnknownNotation   the text names no legal choice
├── CannotFreeze          a state holds something that cannot travel
├── CannotThaw            bytes are no frozen state, or one of other components
├── BadRecord             a record does not fit its format, or does not replay
├── BadContent            a title's data file is broken
└── BadWeights            a file of learned weights is broken, or for other features
"""

from __future__ import annotations

from typing import Self

from ludothek.kernel.words import Args, Message

QUOTED = 60
"""How much of a wrong input an error repeats."""
LARGEST = 2**53
LONGEST = 900
"""How much an argument of a message can hold; what Fluent puts into a sentence is at most 1000 characters long."""


def quoted(given: str) -> str:
    """A wrong input as an error repeats it: in quotes, and shortened if it is long.

    >>> quoted("place mars")
    "'place mars'"
    """
    return repr(given if len(given) <= QUOTED else f"{given[:QUOTED]}…")


def as_given(given: object, most: int = QUOTED) -> str:
    r"""A wrong input as an argument of a message, which has the quotes: shortened, what cannot be seen written out.

    >>> as_given("place mars"), as_given("\x1b" + "x" * 9, 4)
    ('place mars', '\\x1bxxx…')
    """
    text = str(given)
    return repr(text if len(text) <= most else f"{text[:most]}…")[1:-1]


def shortened(args: Args, most: int) -> Args:
    """Arguments of a message, none of them longer than so many characters; numbers no client can count are text.

    >>> shortened({"text": "x" * 9, "number": 7, "seat": 2**70}, 4)
    {'text': 'xxx…', 'number': 7, 'seat': '118…'}
    """
    texts = {name: str(value) for name, value in args.items() if isinstance(value, str) or abs(value) > LARGEST}
    return args | {name: text if len(text) <= most else f"{text[: most - 1]}…" for name, text in texts.items()}


class LudothekError(Exception):
    """Something a person can put right; it says what.

    ``said`` is the REASON of the message ``refused-REASON``, with its arguments; ``str`` is that message in English,
    and whoever shows it to people says it in their language. What only programmers meet is a sentence instead.

    >>> str(LudothekError("seat-not-yours", seat=2)), str(LudothekError("A state has no such row."))
    ('Seat 2 is not yours.', 'A state has no such row.')
    """

    cause: LudothekError | None = None
    """What is wrong within; a message says it as ``$problem``."""

    def __init__(self, said: str, /, **args: str | int) -> None:
        super().__init__(said)
        self.message = None if " " in said else Message(f"refused-{said}", shortened(args, LONGEST))

    def __str__(self) -> str:
        return self.said_in("en")

    def said_in(self, language: str) -> str:
        """The sentence in a language, as far as there is one; a newer server may say what we have no words for."""
        from ludothek.kernel.locale import say_refusal

        if self.message is None:
            return str(self.args[0])
        problem: Args = {"problem": self.cause.said_in(language)} if self.cause else {}
        args = self.message.args | shortened(problem, LONGEST)
        return say_refusal(Message(self.message.id, args), language) or str(self.args[0])

    def because(self, cause: LudothekError) -> Self:
        """The same error with what is wrong within."""
        self.cause = cause
        return self


class UnknownTitle(LudothekError):
    pass


class WrongSeats(LudothekError):
    pass


class UnknownOption(LudothekError):
    pass


class UnknownMind(LudothekError):
    pass


class UnknownElement(LudothekError):
    pass


class UnknownTopic(LudothekError):
    pass


class UnknownRule(LudothekError):
    pass


class UnknownRulesVersion(LudothekError):
    pass


class UnknownLanguage(LudothekError):
    pass


class MissingMessage(LudothekError):
    pass


class CannotUndo(LudothekError):
    pass


class OutputClosed(LudothekError):
    pass


class BadSeed(LudothekError):
    pass


class NoObservation(LudothekError):
    pass


class IllegalChoice(LudothekError):
    pass


class UnknownNotation(IllegalChoice):
    pass


class CannotFreeze(LudothekError):
    pass


class CannotThaw(LudothekError):
    pass


class BadRecord(LudothekError):
    pass


class BadContent(LudothekError):
    pass


class BadWeights(LudothekError):
    pass
