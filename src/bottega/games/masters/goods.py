"""Goods as one small number: twelve bits for each kind, so that sums are sums."""

from typing import Final

from mypy_extensions import i64

COIN: Final[i64] = 0
STONE: Final[i64] = 1
SERVANT: Final[i64] = 2
SHIELD: Final[i64] = 3
FAITH: Final[i64] = 4  # among what a card gives; it is never stored (ruling M-16)

GOODS: Final = ("coin", "stone", "servant", "shield")
KINDS: Final[i64] = 4
WIDTH: Final[i64] = 12
FIELD: Final[i64] = 0x7FF
LARGE: Final[i64] = 0xC00_C00_C00_C00  # set where a kind counts 1,024 or more
MOST: Final[i64] = 1900
GUARD: Final[i64] = 0x800_800_800_800_800  # the spare bit above each kind


def goods(coin: i64 = 0, stone: i64 = 0, servant: i64 = 0, shield: i64 = 0, faith: i64 = 0) -> i64:
    """Put counts together into one number."""
    return coin | stone << 12 | servant << 24 | shield << 36 | faith << 48


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
        + ((store >> 12) & FIELD)
        + ((store >> 24) & FIELD)
        + ((store >> 36) & FIELD)
    )


def covers(have: i64, need: i64) -> bool:
    """Say whether there is enough of every kind: no spare bit is borrowed from."""
    return ((have | GUARD) - need) & GUARD == GUARD


def capped(store: i64) -> i64:
    """Keep a store within its bits: the supply is unlimited, but no game ever comes near this."""
    if store & LARGE:
        for good in range(KINDS):
            n = (store >> (good * WIDTH)) & 0xFFF  # the spare bit may be set here
            if n > MOST:
                store -= some(good, n - MOST)
    return store


def counts(store: i64) -> dict[str, int]:
    """Name the goods that are there, in their fixed order."""
    return {name: int(count(store, good)) for good, name in enumerate(GOODS) if count(store, good)}
