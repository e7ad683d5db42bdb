"""The generator: the same numbers everywhere, each equally likely."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from hypothesis import given
from hypothesis import strategies as st

from ludothek.kernel.rng import Rng, new_seed, seed_hash, seed_text

SEEDS = st.integers(0, 2**128 - 1)


def reference_sfc32(seed: int, count: int) -> list[int]:
    """sfc32 as its author gives it, in plain integers."""
    a, b, c, counter = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96))
    words = []
    for _ in range(count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b >> 9
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        words.append(word)
    return words


@given(SEEDS)
def test_words_are_those_of_sfc32_after_the_first_twelve(seed: int) -> None:
    rng = Rng.from_seed(seed)
    expected = [word >> 16 for word in reference_sfc32(seed, 20)[12:]]
    assert [rng.below(1 << 16) for _ in range(8)] == expected


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = Rng.from_seed(0x0123456789ABCDEF0123456789ABCDEF)
    assert [rng.below(1000) for _ in range(8)] == [417, 456, 523, 673, 720, 811, 622, 801]


@given(SEEDS, st.integers(1, 2**31))
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = Rng.from_seed(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


def test_all_numbers_are_equally_likely() -> None:
    rng = Rng.from_seed(7)
    counts = Counter(rng.below(5) for _ in range(50_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


@given(SEEDS)
def test_clones_go_on_alike_and_branches_do_not(seed: int) -> None:
    rng = Rng.from_seed(seed)
    clone = rng.clone()
    branch = rng.clone().branch()
    numbers = [rng.below(2**31) for _ in range(6)]
    assert [clone.below(2**31) for _ in range(6)] == numbers
    assert [branch.below(2**31) for _ in range(6)] != numbers


@given(SEEDS)
def test_a_branch_is_the_generator_of_a_seed_drawn(seed: int) -> None:
    rng = Rng.from_seed(seed)
    assert rng.clone().branch().place() == Rng.from_seed(rng.clone().seed()).place()


@given(SEEDS)
def test_place_changes_with_every_draw(seed: int) -> None:
    rng = Rng.from_seed(seed)
    before = rng.place()
    assert rng.clone().place() == before
    rng.below(2)
    assert rng.place() != before


def test_a_seed_has_128_bits_and_a_hash_that_can_be_checked() -> None:
    assert seed_text(42) == "0000000000000000000000000000002a"
    assert seed_hash(42) == "9c2a045065196edb58a47e794e84679d60d1a3a7eb0915c959ef7dfb1e198b41"
    assert 0 <= new_seed() < 2**128
    assert len({new_seed() for _ in range(20)}) == 20
    assert Rng.from_seed(new_seed()).seed().bit_length() <= 128


def reference_blake2b(seed: int, count: int) -> list[int]:
    """The words of BLAKE2b in counter mode, with the seed as its key."""
    key = seed.to_bytes(16, "little")
    blocks = [blake2b(n.to_bytes(8, "little"), key=key, digest_size=4).digest() for n in range(count)]
    return [int.from_bytes(block, "little") for block in blocks]


@given(SEEDS)
def test_unpredictable_numbers_are_those_of_blake2b(seed: int) -> None:
    rng = Rng.from_seed(seed, "blake2b")
    assert [rng.below(1 << 16) for _ in range(8)] == [word >> 16 for word in reference_blake2b(seed, 8)]


def test_the_unpredictable_stream_of_a_seed_never_changes() -> None:
    rng = Rng.from_seed(0x0123456789ABCDEF0123456789ABCDEF, "blake2b")
    assert [rng.below(1000) for _ in range(8)] == [542, 43, 849, 818, 767, 821, 302, 164]


@given(SEEDS, st.integers(1, 2**31))
def test_unpredictable_numbers_stay_below_and_clones_go_on_alike(seed: int, limit: int) -> None:
    rng = Rng.from_seed(seed, "blake2b")
    clone = rng.clone()
    numbers = [rng.below(limit) for _ in range(20)]
    assert all(0 <= number < limit for number in numbers)
    assert [clone.below(limit) for _ in range(20)] == numbers
    assert clone.place() == rng.place()


def test_unpredictable_numbers_are_equally_likely() -> None:
    rng = Rng.from_seed(7, "blake2b")
    counts = Counter(rng.below(5) for _ in range(50_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(abs(count - 10_000) < 400 for count in counts.values())
