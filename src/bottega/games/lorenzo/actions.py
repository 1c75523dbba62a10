"""The closed space of answers."""

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.pieces import CARD_KINDS, MEMBERS
from bottega.kernel.space import Space, Verb

FLOORS: Final = [f"{kind} {floor}" for kind in CARD_KINDS for floor in (1, 2, 3, 4)]
SPACES: Final = [
    *FLOORS,
    "harvest", "large harvest", "production", "large production",
    "market 1", "market 2", "market 3", "market 4", "council",
]  # fmt: skip
LEADERS: Final = [
    "francesco-sforza", "ludovico-ariosto", "filippo-brunelleschi", "federico-da-montefeltro",
    "girolamo-savonarola", "giovanni-dalle-bande-nere", "sandro-botticelli",
    "michelangelo-buonarroti", "ludovico-iii-gonzaga", "leonardo-da-vinci",
    "pico-della-mirandola", "sisto-iv", "lucrezia-borgia", "sigismondo-malatesta",
    "lorenzo-de-medici", "ludovico-il-moro", "cesare-borgia", "santa-rita", "cosimo-de-medici",
    "bartolomeo-colleoni",
]  # fmt: skip
PRIVILEGES: Final = ["materials", "servants", "coins", "military", "faith"]
BONUS_TILES: Final = ["a", "b", "c", "d"]
MOST_SERVANTS: Final[i64] = 30  # that any action can make use of
MOST_PRICES: Final[i64] = 4
MOST_TRADES: Final[i64] = 2
BUILDINGS: Final[i64] = 6
MOST_EFFECTS: Final[i64] = 3

SPACE_COUNT: Final[i64] = 25
LEADER_COUNT: Final[i64] = 20
PRIVILEGE_COUNT: Final[i64] = 5

PLACE: Final[i64] = 0  # member × space
PASS: Final[i64] = 100
END: Final[i64] = 101
SPEND: Final[i64] = 102  # servants
PAY: Final[i64] = 133  # one of the prices of a card
TRADE: Final[i64] = 137  # building × arrow
PRODUCE: Final[i64] = 149
PRIVILEGE: Final[i64] = 150  # one, two or three different ones
TAKE: Final[i64] = 175  # floor
DECLINE: Final[i64] = 191
FIRST: Final[i64] = 192  # which effect of a card
SUPPORT: Final[i64] = 195
REFUSE: Final[i64] = 196
CHOOSE: Final[i64] = 197  # personal bonus tile
KEEP: Final[i64] = 201  # leader
PLAY: Final[i64] = 221
DISCARD: Final[i64] = 241
USE: Final[i64] = 261
COPY: Final[i64] = 281
RAISE: Final[i64] = 301  # coloured member

_sets = [s for size in (1, 2, 3) for s in combinations(range(len(PRIVILEGES)), size)]
PRIVILEGE_SETS: Final[vec[i64]] = vec[i64]([i64(sum(1 << i for i in s)) for s in _sets])
FIRST_PAIR: Final[i64] = 5  # in the list of sets
FIRST_TRIPLE: Final[i64] = 15
SET_COUNT: Final[i64] = 25


def _numbers(first: int, last: int) -> list[str]:
    return [str(n) for n in range(first, last + 1)]


SPACE: Final = Space(
    Verb(PLACE, "place", "place {member} {space}", member=MEMBERS, space=SPACES),
    Verb(PASS, "pass", "pass"),
    Verb(END, "end", "end"),
    Verb(SPEND, "spend", "spend {servants}", servants=_numbers(0, int(MOST_SERVANTS))),
    Verb(PAY, "pay", "pay {price}", price=_numbers(1, int(MOST_PRICES))),
    Verb(TRADE, "trade", "trade building {building} arrow {arrow}",
         building=_numbers(1, int(BUILDINGS)), arrow=_numbers(1, int(MOST_TRADES))),
    Verb(PRODUCE, "produce", "produce"),
    Verb(PRIVILEGE, "privilege", "privilege {goods}",
         goods=[" ".join(PRIVILEGES[i] for i in s) for s in _sets]),
    Verb(TAKE, "take", "take {floor}", floor=FLOORS),
    Verb(DECLINE, "decline", "decline"),
    Verb(FIRST, "first", "first effect {effect}", effect=_numbers(1, int(MOST_EFFECTS))),
    Verb(SUPPORT, "support", "support"),
    Verb(REFUSE, "refuse", "refuse"),
    Verb(CHOOSE, "choose", "choose tile {tile}", tile=BONUS_TILES),
    Verb(KEEP, "keep", "keep {leader}", leader=LEADERS),
    Verb(PLAY, "play", "play {leader}", leader=LEADERS),
    Verb(DISCARD, "discard", "discard {leader}", leader=LEADERS),
    Verb(USE, "use", "use {leader}", leader=LEADERS),
    Verb(COPY, "copy", "copy {leader}", leader=LEADERS),
    Verb(RAISE, "raise", "raise {member}", member=MEMBERS[:3]),
)  # fmt: skip


def sets_of(size: i64) -> "vec[i64]":
    """List the codes of all sets of so many privileges."""
    first = i64(0) if size == 1 else FIRST_PAIR if size == 2 else FIRST_TRIPLE
    last = FIRST_PAIR if size == 1 else FIRST_TRIPLE if size == 2 else SET_COUNT
    out = vec[i64](capacity=10)
    for i in range(first, last):
        out = append(out, PRIVILEGE + i)
    return out
