"""Passwords: which are refused because others would guess them, and how they are kept.

There are no rules about capitals and digits, which only make people write ``Password1!`` (NIST SP 800-63B). What is
refused is short, common, or a pattern: a list of words that people choose all over the world, also in disguise and with
digits around them; one's own name; rows of the keyboard; the same over and over.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ludothek.kernel.resources import read_text
from ludothek.server.refusals import WeakPassword

SHORTEST = 8
FEWEST_CHARACTERS = 4
"""Different ones in a password."""
LONGEST_NUMBER = 12
"""Up to here a number is a date, a telephone number, or as easily tried."""
SHORTEST_NAME = 3
"""Shorter names are parts of many words."""
DISGUISES = str.maketrans("430157@$!€", "aeoistasie")
AROUND = "0123456789!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~§ °´€"
"""What people put before and after a word."""
ROWS = (
    "0123456789012345678",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiopü",
    "azertyuiop",
    "asdfghjkl;",
    "asdfghjklöä",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "qazwsxedcrfvtgbyhnujm",
)
SHORTEST_STEP = 3
"""So many characters side by side count as a step; fewer also stand in words."""


def refuse_weak(password: str, name: str) -> None:
    """Refuse a new password that others would try first; ``name`` is what its owner is called."""
    plain = password.casefold()
    if len(plain.strip()) < SHORTEST:
        raise WeakPassword("password-short", least=SHORTEST)
    if len(set(plain)) < FEWEST_CHARACTERS or _is_repeated(plain):
        raise WeakPassword("password-repeats")
    if _is_walk(plain):
        raise WeakPassword("password-row")
    if _is_common(plain):
        raise WeakPassword("password-common")
    if _is_name(plain, name.casefold()):
        raise WeakPassword("password-name")


def _is_repeated(text: str) -> bool:
    """
    >>> _is_repeated("abcdabcdab"), _is_repeated("abcdeabf")
    (True, False)
    """
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2 + 1))


def _is_walk(text: str) -> bool:
    """Whether a text is made of steps along rows of the keyboard, the alphabet or the numbers.

    >>> _is_walk("qwerty123456"), _is_walk("87654321"), _is_walk("asdf9876"), _is_walk("qwaszxpl")
    (True, True, True, False)
    """
    while text:
        step = max((_along(text, row) for row in ROWS for row in (row, row[::-1])), default=0)
        if step < SHORTEST_STEP:
            return len(text) < SHORTEST_STEP and text.isdecimal()
        text = text[step:]
    return True


def _along(text: str, row: str) -> int:
    """How many characters a text begins with that stand side by side in a row."""
    size = 0
    while size < len(text) and text[: size + 1] in row:
        size += 1
    return size


def _is_common(text: str) -> bool:
    """Whether a text is a common word, or two of them, perhaps in disguise and with something around.

    >>> _is_common("p@ssw0rd!"), _is_common("2019football"), _is_common("correct horse battery"), _is_common("20041987")
    (True, True, False, True)
    """
    words = _common_words()
    for form in (text, text.translate(DISGUISES)):
        core = form.strip(AROUND)
        if core in words or form in words or (not core and len(form) <= LONGEST_NUMBER):
            return True
        if any(core[:cut] in words and core[cut:].strip(AROUND) in words for cut in range(3, len(core) - 2)):
            return True
    return text.strip(AROUND).translate(DISGUISES) in words  # first what is around it, for it may be a disguise, too


def _is_name(text: str, name: str) -> bool:
    """
    >>> _is_name("ada lovelace1", "ada lovelace"), _is_name("adamantine rule", "ada")
    (True, False)
    """
    forms = [form for form in (name, name.replace(" ", "")) if len(form) >= SHORTEST_NAME and form in text]
    return any(len(text.replace(form, "").strip(AROUND)) < FEWEST_CHARACTERS for form in forms)


@cache
def _common_words() -> frozenset[str]:
    text = read_text("ludothek.server", "common_passwords.txt")
    assert text is not None
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$Bgrq7EyoZ9drshIvvTQjeA$WKlNEVITjmtkCwYAqlgToSchSvB2PBx/3a9ctd+BAd8"
"""The hash of a text nobody knows, so that unknown names take as long as wrong passwords."""


class Hashing:
    """Hashes passwords, a few at a time beside the event loop: each takes memory and time on purpose."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, hashed: str | None) -> bool:
        """Whether a password is the one that was hashed; of nobody's it never is."""
        async with self._places:
            return await asyncio.to_thread(self._verify, hashed or NOBODYS, password) and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False
