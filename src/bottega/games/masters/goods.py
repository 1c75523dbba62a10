"""Goods as one small number: fourteen bits for each kind, so that sums are sums."""

from typing import Final

from mypy_extensions import i64

COIN: Final[i64] = 0
STONE: Final[i64] = 1
SERVANT: Final[i64] = 2
SHIELD: Final[i64] = 3
FAITH: Final[i64] = 4  # among what a card gives; it is never stored (ruling M-16)

GOODS: Final = ("coin", "stone", "servant", "shield")
KINDS: Final[i64] = 4
WIDTH: Final[i64] = 14
FIELD: Final[i64] = 0x1FFF
PLENTY: Final = 4096  # no production begins with so many of a kind, so none is ever cut off
MOST_MADE: Final = 64  # of one kind, more than all powers together can give
LARGE: Final[i64] = 0x40010004001000  # set where a kind counts as many
GUARD: Final[i64] = 0x80020008002000  # the spare bit above each kind


def goods(coin: i64 = 0, stone: i64 = 0, servant: i64 = 0, shield: i64 = 0, faith: i64 = 0) -> i64:
    """Put counts together into one number."""
    return coin | stone << 14 | servant << 28 | shield << 42 | faith << 56


def some(good: i64, n: i64) -> i64:
    """Give n of one kind."""
    return n << (good * WIDTH)


def count(store: i64, good: i64) -> i64:
    """Count one kind."""
    return (store >> (good * WIDTH)) & FIELD


def total(store: i64) -> i64:
    """Count the goods of all four kinds."""
    return (
        (store & FIELD)
        + ((store >> 14) & FIELD)
        + ((store >> 28) & FIELD)
        + ((store >> 42) & FIELD)
    )


def covers(have: i64, need: i64) -> bool:
    """Say whether there is enough of every kind: no spare bit is borrowed from."""
    return ((have | GUARD) - need) & GUARD == GUARD


def plenty(store: i64) -> bool:
    """Say whether there is so much of a kind that counting on could fail."""
    return store & LARGE != 0


def named(store: i64) -> dict[str, int]:
    """Name what a card pays or gives, faith included."""
    faith = int(count(store, FAITH))
    return {**counts(store), "faith": faith} if faith else counts(store)


def counts(store: i64) -> dict[str, int]:
    """Name the goods that are there, in their fixed order."""
    return {name: int(count(store, good)) for good, name in enumerate(GOODS) if count(store, good)}
