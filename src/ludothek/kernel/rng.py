"""The one source of chance in a game, and the two streams it can come from.

sfc32, a generator of four 32-bit words, is fast: simulations and minds draw from it. Who knows many of its numbers can
work out the next, so a game among strangers draws from keyed BLAKE2b, which is made so that nobody can. Every product
stays below 2**63, so pure Python and compiled code give the same streams on every machine.
"""

# Compiled with mypyc.

import hashlib
import secrets
from typing import Final, Literal, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 128
PART_BITS: Final = 43  # of a seed of which three numbers hold a part each
PART: Final = (1 << PART_BITS) - 1

Chance = Literal["sfc32", "blake2b"]
"""Where the numbers of a game come from; its record says so."""


def new_seed() -> int:
    """A seed nobody can guess, from the system's secure source."""
    return secrets.randbits(SEED_BITS)


def seed_text(seed: int) -> str:
    """The seed as a record writes it: 32 hexadecimal digits."""
    return f"{seed:032x}"


def seed_hash(seed: int) -> str:
    """What a host publishes before the game, so that anyone can check afterwards that no card was moved."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


def related_seed(seed: int, purpose: str) -> int:
    """Another seed that follows from this one, for what accompanies a game; it tells nothing about the game's own."""
    return int.from_bytes(hashlib.sha256(f"{seed_text(seed)} {purpose}".encode()).digest()[: SEED_BITS // 8], "big")


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Rng:
    """A stream of random numbers that belongs to one game.

    >>> rng = Rng.from_seed(42)
    >>> [rng.below(6) for _ in range(5)]
    [2, 4, 5, 2, 3]
    >>> rng = Rng.from_seed(42, "blake2b")
    >>> [rng.below(6) for _ in range(5)]
    [1, 4, 3, 0, 4]

    The counter of sfc32 counts up from the seed's. One below zero marks BLAKE2b: it counts the numbers drawn, downwards
    from -1, and the other three hold the seed.
    """

    __slots__ = (
        "a",
        "b",
        "c",
        "counter",
    )

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def from_seed(seed: int, chance: Chance = "sfc32") -> "Rng":
        """The generator of a 128-bit seed; sfc32 throws its first words away, until all bits have touched all."""
        if chance == "blake2b":
            return Rng(seed & PART, (seed >> PART_BITS) & PART, seed >> 2 * PART_BITS, -1)
        rng = Rng(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, (seed >> 96) & WORD)
        for _ in range(12):
            rng.below(2)
        return rng

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely (Lemire's method); limit is at most 2**31."""
        b = self.b
        c = self.c
        counter = self.counter
        if counter < 0:
            return self._below_unpredictably(limit)
        word: i64 = (self.a + b + counter) & 0xFFFFFFFF
        self.counter = counter + 1
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
        product: i64 = word * limit
        if (product & 0xFFFFFFFF) < limit:
            return self._redraw(product, limit)
        return product >> 32

    def _redraw(self, product: i64, limit: i64) -> i64:
        """The few products that would make some numbers likelier than others are thrown away."""
        if (product & 0xFFFFFFFF) < 0x100000000 % limit:
            return self.below(limit)
        return product >> 32

    def _below_unpredictably(self, limit: i64) -> i64:
        """The same, from the number of the next draw under BLAKE2b, with the seed as its key."""
        drawn: int = -1 - self.counter
        self.counter -= 1
        seed: int = int(self.a) | int(self.b) << PART_BITS | int(self.c) << 2 * PART_BITS
        block = hashlib.blake2b(drawn.to_bytes(8, "little"), key=seed.to_bytes(16, "little"), digest_size=4)
        product: i64 = i64(int.from_bytes(block.digest(), "little")) * limit
        if (product & 0xFFFFFFFF) < limit:
            return self._redraw(product, limit)
        return product >> 32

    def seed(self) -> int:
        """Draw 128 bits: a fresh seed."""
        seed: int = 0
        for _ in range(SEED_BITS // 16):
            seed = (seed << 16) | int(self.below(1 << 16))
        return seed

    def branch(self) -> "Rng":
        """An independent generator, seeded from this one: ``from_seed(self.seed())`` without numbers of 128 bits."""
        counter = self._word()
        c = self._word()
        b = self._word()
        rng = Rng(self._word(), b, c, counter)
        for _nth in range(12):
            rng.below(2)
        return rng

    def _word(self) -> i64:
        """32 bits."""
        high = self.below(1 << 16)
        return (high << 16) | self.below(1 << 16)

    def clone(self) -> "Rng":
        """The same generator at the same place."""
        return Rng(self.a, self.b, self.c, self.counter)

    def place(self) -> tuple[int, int, int, int]:
        """Where in its stream the generator stands: equal places mean that nothing was drawn in between."""
        return self.a, self.b, self.c, self.counter
