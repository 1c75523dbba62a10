"""Chance as a value: one stream of numbers for each source (a deck, the dice, the tokens).

What is dealt draws from a `Dealer`, whose numbers tell nothing of those to come. What is only
thought of (bots, playouts, a table that could be behind a view) draws from a quicker `Stream`.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 256
KEY_BYTES: Final = 32
BLOCK: Final[i64] = 16  # numbers of 32 bits in a hash of 64 bytes


class Chance:
    """A source of numbers, all equally likely."""

    __slots__ = ()

    def next(self) -> i64:
        """Draw 32 bits."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """Give a second source that will draw the same numbers."""
        raise NotImplementedError

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


@final
class Stream(Chance):
    """The generator xoshiro128** by Blackman and Vigna: 128 bits of state, 32 bits a draw.

    Its arithmetic stays below 63 bits, so compiled and plain Python agree to the last bit. Who has
    seen a few draws knows all others, so nothing that is dealt may come from it.
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next(self) -> i64:
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

    def copy(self) -> "Stream":
        """Give a second stream that will draw the same numbers."""
        return Stream(self.a, self.b, self.c, self.d)

    def fork(self) -> "Stream":
        """Draw the state of a new stream."""
        return Stream(self.next(), self.next(), self.next(), self.next() | 1)

    def words(self) -> list[int]:
        """Give the state as four numbers, for a dump."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


@final
class Dealer(Chance):
    """BLAKE2b in counter mode: a key, and how many numbers were drawn.

    A hash is a block of numbers, which never changes, so copies share it; the one at hand is always
    that of the next number, so most of play hashes nothing.
    """

    __slots__ = ("_block", "drawn", "key")

    def __init__(self, key: bytes, drawn: i64 = 0, block: bytes = b"") -> None:
        self.key = key
        self.drawn = drawn
        self._block = block or block_at(key, drawn)

    def next(self) -> i64:
        block = self._block
        at = self.drawn % BLOCK * 4
        self.drawn += 1
        if self.drawn % BLOCK == 0:
            self._block = block_at(self.key, self.drawn)
        high = i64(block[at]) << 24 | i64(block[at + 1]) << 16
        return high | i64(block[at + 2]) << 8 | i64(block[at + 3])

    def copy(self) -> "Dealer":
        """Give a second dealer that will draw the same numbers."""
        return Dealer(self.key, self.drawn, self._block)


def block_at(key: bytes, drawn: i64) -> bytes:
    """Give the block of a dealer's next number: the hash of the block's number with the key."""
    return hashlib.blake2b(int(drawn // BLOCK).to_bytes(8, "big"), key=key).digest()


def dealer(seed: int, source: str) -> Dealer:
    """Derive the dealer of one source from the seed of a game."""
    return Dealer(derived(seed, source, KEY_BYTES))


def stream(seed: int, source: str) -> Stream:
    """Derive the quick stream of one source from a seed."""
    digest = derived(seed, source, 16)
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return Stream(words[0], words[1], words[2], words[3] | 1)  # a state of only zeros stays zero


def derived(seed: int, source: str, size: int) -> bytes:
    """Hash the name of a source with the seed as key: no source tells anything of another."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a whole number of at most {SEED_BITS} bits, not {seed}")
    key = seed.to_bytes(SEED_BITS // 8, "big")
    return hashlib.blake2b(source.encode(), key=key, digest_size=size).digest()
