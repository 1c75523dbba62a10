"""Resources and points as one number: a few bits for each kind, so that sums are sums."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COIN: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
SERVANT: Final[i64] = 3
MILITARY: Final[i64] = 4
FAITH: Final[i64] = 5
VP: Final[i64] = 6
TOKENS: Final[i64] = 7  # how many; what they show is not a matter of counting

GOODS: Final = ("coin", "wood", "stone", "servant", "military", "faith", "vp", "token")
KINDS: Final[i64] = 8
RESOURCES: Final[i64] = 4  # the first four are kept on the board, the others are tracks

# Each kind has its bits and, above them, a spare one that is clear in every supply.
# A good is never cut off by play (ruling L-74): who lives for nothing but coins comes to a hundred.
SHIFT: Final[vec[i64]] = vec[i64]([0, 9, 18, 27, 36, 42, 47, 57])
FIELD: Final[vec[i64]] = vec[i64]([255, 255, 255, 255, 31, 15, 511, 31])
ONE: Final[vec[i64]] = vec[i64](
    [
        0x1, 0x200, 0x4_0000, 0x800_0000, 0x10_0000_0000, 0x400_0000_0000, 0x8000_0000_0000,
        0x200_0000_0000_0000,
    ]
)  # fmt: skip
# All the spare bits, and the sign: clear in a supply too, it makes this a literal that compiles.
GUARD: Final[i64] = -0x3EFF_BDF7_FBFD_FF00


MOST_MILITARY: Final[i64] = 25  # where the tracks end (ruling L-43)
MOST_FAITH: Final[i64] = 15


def goods(
    coin: i64 = 0,
    wood: i64 = 0,
    stone: i64 = 0,
    servant: i64 = 0,
    military: i64 = 0,
    faith: i64 = 0,
    vp: i64 = 0,
    token: i64 = 0,
) -> i64:
    """Put counts together into one number."""
    held = coin | wood << 9 | stone << 18 | servant << 27
    return held | military << 36 | faith << 42 | vp << 47 | token << 57


def some(kind: i64, n: i64) -> i64:
    """Give n of one kind."""
    return n << SHIFT[kind]


def count(supply: i64, kind: i64) -> i64:
    """Count one kind."""
    return (supply >> SHIFT[kind]) & FIELD[kind]


def coins(supply: i64) -> i64:
    """Count the coins."""
    return supply & 255


def servants(supply: i64) -> i64:
    """Count the servants."""
    return (supply >> 27) & 255


def military(supply: i64) -> i64:
    """Give the military points."""
    return (supply >> 36) & 31


def faith(supply: i64) -> i64:
    """Give the faith points."""
    return (supply >> 42) & 15


def points(supply: i64) -> i64:
    """Give the victory points."""
    return (supply >> 47) & 511


def tokens(supply: i64) -> i64:
    """Count the tokens."""
    return (supply >> 57) & 31


def resources(supply: i64) -> i64:
    """Count coins, wood, stone and servants together."""
    return (supply & 255) + ((supply >> 9) & 255) + ((supply >> 18) & 255) + ((supply >> 27) & 255)


def covers(have: i64, need: i64) -> bool:
    """Say whether there is enough of every kind: no spare bit is borrowed from."""
    return ((have | GUARD) - need) & GUARD == GUARD


def added(have: i64, more: i64) -> i64:
    """Add a gain; the tracks of faith and military end (ruling L-43).

    Coins and the like are unlimited: their bits hold far more than play can reach (L-74).
    """
    total = have + more
    if total & GUARD:
        for kind in range(KINDS):
            if total & ONE[kind] * (FIELD[kind] + 1):
                total &= ~(ONE[kind] * (2 * FIELD[kind] + 1))
                total |= ONE[kind] * FIELD[kind]
    over = ((total >> 36) & 31) - MOST_MILITARY
    return total - (over << 36) if over > 0 else total


def less(have: i64, off: i64) -> i64:
    """Take off as much of every kind as is there: nothing falls below zero (ruling L-17)."""
    if covers(have, off):
        return have - off
    for kind in range(KINDS):
        have -= min(count(have, kind), count(off, kind)) << SHIFT[kind]
    return have


def kinds_of(supply: i64) -> i64:
    """Fill the bits of every kind that is there: a mask of those kinds."""
    mask: i64 = 0
    for kind in range(KINDS):
        if count(supply, kind):
            mask |= ONE[kind] * FIELD[kind]
    return mask


def counts(supply: i64) -> dict[str, int]:
    """Name what is there, in the fixed order."""
    if supply == 0:
        return {}
    return {name: int(count(supply, k)) for k, name in enumerate(GOODS) if count(supply, k)}


def packed(named: dict[str, int]) -> i64:
    """Read what `counts` gives."""
    total: i64 = 0
    for name, n in named.items():
        total += some(GOODS.index(name), n)
    return total
