"""What can be decided: a number for every choice, and from the number back to what it means."""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

# As in tables.py: compiled code knows a sum of constants only if all of them are in one file.
SPACES: Final[i64] = 66
BOOTHS: Final[i64] = 60

# A kind of choices is known by the number it begins with; the kinds follow each other without a gap.
GO: Final[i64] = 0  # plus the space
BUY: Final[i64] = GO + SPACES
EAT: Final[i64] = BUY + 1
TEST: Final[i64] = EAT + 1
UNLOAD: Final[i64] = TEST + 1
WITHDRAW: Final[i64] = UNLOAD + 1
END: Final[i64] = WITHDRAW + 1
KEEP: Final[i64] = END + 1  # plus the wish card
REMOVE: Final[i64] = KEEP + BOOTHS  # plus the game
CHOICES: Final[i64] = REMOVE + BOOTHS

KIND_NAMES: Final[dict[int, str]] = {
    GO: "go",
    BUY: "buy",
    EAT: "eat",
    TEST: "test",
    UNLOAD: "unload",
    WITHDRAW: "withdraw",
    END: "end",
    KEEP: "keep",
    REMOVE: "remove",
}


def decode(choice: i64) -> tuple[i64, i64]:
    """The kind of a choice and its part: the space, the wish card or the game, 0 if the kind has no parts.

    >>> decode(GO + 11) == (GO, 11), decode(EAT) == (EAT, 0), decode(REMOVE + 59) == (REMOVE, 59)
    (True, True, True)
    """
    none: i64 = 0
    if choice < BUY:
        return GO, choice - GO
    if choice < KEEP:
        return choice, none
    if choice < REMOVE:
        return KEEP, choice - KEEP
    return REMOVE, choice - REMOVE
