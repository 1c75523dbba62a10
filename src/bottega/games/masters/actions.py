"""The closed space of answers: 282 codes."""

from itertools import combinations, combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from bottega.games.masters.cards import COLOURS
from bottega.games.masters.goods import GOODS
from bottega.games.masters.leaders import FIRST_LEADER, LEADER_COUNT
from bottega.kernel.space import Space, Verb

KEEP: Final[i64] = 0  # two of sixteen leaders
START: Final[i64] = 120  # one good, or two
TAKE: Final[i64] = 134  # three rows, four columns
WHITES: Final[i64] = 141  # good × how many marbles become it
LET_GO: Final[i64] = 161  # good
STORE: Final[i64] = 165
BUY: Final[i64] = 166  # deck × slot
ACTIVATE: Final[i64] = 202  # three slots, the board's own power, a leader's power for each good
SPEND: Final[i64] = 210  # two goods for the board's own power
RECEIVE: Final[i64] = 220  # good
PRODUCE: Final[i64] = 224
PAY: Final[i64] = 225  # good × how many from the warehouse
PLAY: Final[i64] = 249  # leader
DISCARD: Final[i64] = 265  # leader
END: Final[i64] = 281

BASE_POWER: Final[i64] = 3
LEADER_POWER: Final[i64] = 4  # plus the good it takes
POWERS: Final[i64] = 8
MOST_WHITES: Final[i64] = 4
WHITE_COUNTS: Final[i64] = 5  # from none to all of them
PAY_COUNTS: Final[i64] = 6  # from none to all that a shelf and a depot hold of a good

_leaders = [str(FIRST_LEADER + i) for i in range(LEADER_COUNT)]
_pairs = [" ".join(pair) for pair in combinations_with_replacement(GOODS, 2)]
_powers = ["slot 1", "slot 2", "slot 3", "base", *[f"leader {good}" for good in GOODS]]

SPACE: Final = Space(
    Verb(KEEP, "keep", "keep {leaders}", leaders=[" ".join(p) for p in combinations(_leaders, 2)]),
    Verb(START, "start", "start {goods}", goods=[*GOODS, *_pairs]),
    Verb(TAKE, "take", "take {line}",
         line=[*[f"row {i}" for i in (1, 2, 3)], *[f"column {i}" for i in (1, 2, 3, 4)]]),
    Verb(WHITES, "whites", "whites {count} {good}", good=GOODS,
         count=[str(n) for n in range(WHITE_COUNTS)]),
    Verb(LET_GO, "let_go", "let go {good}", good=GOODS),
    Verb(STORE, "store", "store"),
    Verb(BUY, "buy", "buy {deck} slot {slot}",
         deck=[f"{colour} {level}" for level in (1, 2, 3) for colour in COLOURS],
         slot=["1", "2", "3"]),
    Verb(ACTIVATE, "activate", "activate {power}", power=_powers),
    Verb(SPEND, "spend", "spend {goods}", goods=_pairs),
    Verb(RECEIVE, "receive", "receive {good}", good=GOODS),
    Verb(PRODUCE, "produce", "produce"),
    Verb(PAY, "pay", "pay {count} {good} from warehouse", good=GOODS,
         count=[str(n) for n in range(PAY_COUNTS)]),
    Verb(PLAY, "play", "play {leader}", leader=_leaders),
    Verb(DISCARD, "discard", "discard {leader}", leader=_leaders),
    Verb(END, "end", "end"),
)  # fmt: skip


def pair_code(first: i64, second: i64, kinds: i64) -> i64:
    """Number the pairs first <= second of so many kinds, row by row."""
    return first * (2 * kinds - first + 1) // 2 + second - first


def pair_of(code: i64, kinds: i64) -> tuple[i64, i64]:
    """Give the pair first <= second with this number."""
    first: i64 = 0
    while code >= kinds - first:
        code -= kinds - first
        first += 1
    return first, first + code


def keep_code(first: i64, second: i64) -> i64:
    """Number the pairs of different leaders, first < second."""
    return KEEP + pair_code(first, second - 1, LEADER_COUNT - 1)


def kept_by(code: i64) -> i64:
    """Give the two leaders of a `keep` as a set of bits."""
    first, second = pair_of(code - KEEP, LEADER_COUNT - 1)
    return i64(1) << first | i64(1) << (second + 1)
