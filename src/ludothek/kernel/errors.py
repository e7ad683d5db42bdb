"""What can go wrong, as one tree. Every message is a whole sentence: what was expected and what came.

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

QUOTED = 60
"""How much of a wrong input an error repeats."""


def quoted(given: str) -> str:
    """A wrong input as an error repeats it: in quotes, and shortened if it is long.

    >>> quoted("place mars")
    "'place mars'"
    """
    return repr(given if len(given) <= QUOTED else f"{given[:QUOTED]}…")


class LudothekError(Exception):
    """Something a person can put right; the message says what."""


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
