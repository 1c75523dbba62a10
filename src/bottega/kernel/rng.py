"""Chance as a value: one stream of numbers for each source (a deck, the dice, the tokens)."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 256


class Stream:
    """The generator xoshiro128** by Blackman and Vigna: 128 bits of state, 32 bits a draw.

    Its arithmetic stays below 63 bits, so compiled and plain Python agree to the last bit.
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next(self) -> i64:
        """Draw 32 bits."""
        b = self.b
        x = (b * 5) & MASK
        x = (((x << 7) | (x >> 25)) & MASK) * 9 & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return x

    def below(self, n: i64) -> i64:
        """Draw from 0 to n - 1, all equally likely, n up to 2**31 (Lemire's multiplication)."""
        product = self.next() * n
        low = product & MASK
        if low < n:
            floor = (MASK + 1 - n) % n
            while low < floor:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Bring the items into a random order, in place."""
        for i in range(i64(len(items)) - 1, i64(0), -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def copy(self) -> "Stream":
        """Give a second stream that will draw the same numbers."""
        return Stream(self.a, self.b, self.c, self.d)

    def fork(self) -> "Stream":
        """Draw the state of a new stream."""
        return Stream(self.next(), self.next(), self.next(), self.next() | 1)

    def words(self) -> list[int]:
        """Give the state as four numbers, for a dump."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def stream(seed: int, source: str) -> Stream:
    """Derive the stream of one source from the seed of a game by a keyed hash."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a whole number of at most {SEED_BITS} bits, not {seed}")
    digest = hashlib.blake2b(
        source.encode(), key=seed.to_bytes(SEED_BITS // 8, "big"), digest_size=16
    ).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return Stream(words[0], words[1], words[2], words[3] | 1)  # a state of only zeros stays zero
