"""The closed space of answers: 3,220 codes."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.renaissance.names import (
    ACTIONS,
    CARDS,
    CELLS,
    MATERIALS,
    MISSION_CARDS,
    MISSIONS,
    MOST_CELLS,
    NUMBER,
    PLAYING_CARDS,
    PRINCELY,
    SEATS,
    SPECIALS,
)
from bottega.kernel.space import Space, Verb

OBLIGE: Final[i64] = 0  # two of forty missions
OBLIGE_ONE: Final[i64] = 780
BUILD: Final[i64] = 820  # material × cell of the own castle
MOVE: Final[i64] = 2020  # cell of a rival's castle × cell of the own one
PLAY: Final[i64] = 2164  # action
LAY: Final[i64] = 2244  # special
DISCARD: Final[i64] = 2264  # card
OPEN: Final[i64] = 2404  # the stock
STORE: Final[i64] = 2405  # card
SHELTER: Final[i64] = 2545  # card, into a slot that actions do not reach
PASS: Final[i64] = 2685
DONE: Final[i64] = 2686
TARGET: Final[i64] = 2687  # seat
STRIKE: Final[i64] = 2695  # cell of the castle in question
FLANK: Final[i64] = 2707
TAKE: Final[i64] = 2709  # card
GIVE: Final[i64] = 2849  # card
BACK: Final[i64] = 2989  # card that lies on top of the pile next
EMPTY: Final[i64] = 3129
SHOW: Final[i64] = 3130  # mission
CLAIM: Final[i64] = 3170  # princely mission
AIM: Final[i64] = 3190  # special in play
LET_BE: Final[i64] = 3210
POPE: Final[i64] = 3211
PRAY: Final[i64] = 3212
REPEAT: Final[i64] = 3213
DOUBLE: Final[i64] = 3214  # cards, or players
OFFER: Final[i64] = 3216
ACCEPT: Final[i64] = 3217
REFUSE: Final[i64] = 3218
COUNTER: Final[i64] = 3219

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
BY_CARDS: Final[i64] = 0

_seats = [str(seat) for seat in range(1, SEATS + 1)]
_pairs = [" ".join(pair) for pair in combinations(MISSION_CARDS, 2)]

SPACE: Final = Space(
    Verb(OBLIGE, "oblige", "oblige {missions}", missions=_pairs),
    Verb(OBLIGE_ONE, "oblige_one", "oblige {mission}", mission=MISSION_CARDS),
    Verb(BUILD, "build", "build {card} at {cell}", card=MATERIALS, cell=CELLS),
    Verb(MOVE, "move", "move {cell} to {own}", cell=CELLS, own=CELLS),
    Verb(PLAY, "play", "play {card}", card=ACTIONS),
    Verb(LAY, "lay", "lay {card}", card=SPECIALS),
    Verb(DISCARD, "discard", "discard {card}", card=PLAYING_CARDS),
    Verb(OPEN, "open", "open stock"),
    Verb(STORE, "store", "store {card}", card=PLAYING_CARDS),
    Verb(SHELTER, "shelter", "shelter {card}", card=PLAYING_CARDS),
    Verb(PASS, "pass", "pass"),
    Verb(DONE, "done", "done"),
    Verb(TARGET, "target", "target {seat}", seat=_seats),
    Verb(STRIKE, "strike", "strike {cell}", cell=CELLS),
    Verb(FLANK, "flank", "flank {side}", side=["left", "right"]),
    Verb(TAKE, "take", "take {card}", card=PLAYING_CARDS),
    Verb(GIVE, "give", "give {card}", card=PLAYING_CARDS),
    Verb(BACK, "back", "back {card}", card=PLAYING_CARDS),
    Verb(EMPTY, "empty", "empty"),
    Verb(SHOW, "show", "show {mission}", mission=MISSION_CARDS),
    Verb(CLAIM, "claim", "claim {mission}", mission=PRINCELY),
    Verb(AIM, "aim", "aim {card}", card=SPECIALS),
    Verb(LET_BE, "let_be", "let be"),
    Verb(POPE, "pope", "pope"),
    Verb(PRAY, "pray", "pray"),
    Verb(REPEAT, "repeat", "repeat"),
    Verb(DOUBLE, "double", "double {what}", what=["cards", "players"]),
    Verb(OFFER, "offer", "offer"),
    Verb(ACCEPT, "accept", "accept"),
    Verb(REFUSE, "refuse", "refuse"),
    Verb(COUNTER, "counter", "counter"),
)


def _codes(base: int, names: list[str]) -> vec[i64]:
    """Give the code of each card in a block of answers, or -1."""
    return vec[i64]([base + names.index(card) if card in names else -1 for card in CARDS])


def _cards(names: list[str]) -> vec[i64]:
    """Give the card of each answer in a block."""
    return vec[i64]([i64(NUMBER[name]) for name in names])


MATERIAL: Final[vec[i64]] = _codes(0, MATERIALS)  # the place of each card among materials
PLAY_CODE: Final[vec[i64]] = _codes(int(PLAY), ACTIONS)
LAY_CODE: Final[vec[i64]] = _codes(int(LAY), SPECIALS)
AIM_CODE: Final[vec[i64]] = _codes(int(AIM), SPECIALS)
CLAIM_CODE: Final[vec[i64]] = _codes(int(CLAIM), PRINCELY)
MATERIAL_CARDS: Final[vec[i64]] = _cards(MATERIALS)
ACTION_CARDS: Final[vec[i64]] = _cards(ACTIONS)
SPECIAL_CARDS: Final[vec[i64]] = _cards(SPECIALS)
PRINCELY_CARDS: Final[vec[i64]] = _cards(PRINCELY)


def build_code(card: i64, cell: i64) -> i64:
    """Give the code of building a material on a cell."""
    return BUILD + MATERIAL[card] * MOST_CELLS + cell


def built_by(code: i64) -> tuple[i64, i64]:
    """Give the card and the cell of a `build`."""
    return MATERIAL_CARDS[(code - BUILD) // MOST_CELLS], (code - BUILD) % MOST_CELLS


def pair_code(first: i64, second: i64) -> i64:
    """Number the pairs of missions, first < second."""
    return OBLIGE + first * (2 * MISSIONS - first - 1) // 2 + second - first - 1


def pair_of(code: i64) -> tuple[i64, i64]:
    """Give the two missions of an `oblige`."""
    left = code - OBLIGE
    first: i64 = 0
    while left >= MISSIONS - 1 - first:
        left -= MISSIONS - 1 - first
        first += 1
    return first, first + 1 + left
