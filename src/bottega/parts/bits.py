"""Sets of small numbers as the bits of one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A literal that is shifted by a variable stays in 32 bits where it is compiled: look powers up.
BITS: Final[vec[i64]] = vec[i64]([i64(2**n) for n in range(62)])


def length(bits: i64) -> i64:
    """Give one more than the highest member; 0 for the empty set."""
    n: i64 = 0
    while bits:
        bits >>= 1
        n += 1
    return n


def size(bits: i64) -> i64:
    """Count the members of a set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
