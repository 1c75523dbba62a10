"""The marble market: take a line, turn white marbles, store or let go."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters import faith
from bottega.games.masters.actions import LET_GO, STORE, WHITE_COUNTS, WHITES
from bottega.games.masters.events import (
    GoodLetGo,
    GoodsStored,
    MarblesTaken,
    WhitesTurned,
)
from bottega.games.masters.goods import KINDS, count, counts, some
from bottega.games.masters.state import RED, SLIDE, WHITE, Masters, Player, fits
from bottega.kernel.table import Codes, Frame
from bottega.parts.bits import BITS, length

ROWS: Final[i64] = 3
COLUMNS: Final[i64] = 4
LINES: Final[i64] = 7
SETS: Final[i64] = 16  # of the four kinds


def take(table: Masters, seat: i64, line: i64) -> None:
    """Take a row or a column; the slide marble pushes the far one out (ruling M-17)."""
    player = table.players[seat]
    market = table.market
    start = line * COLUMNS if line < ROWS else line - ROWS
    step = i64(1) if line < ROWS else COLUMNS
    marbles = COLUMNS if line < ROWS else ROWS
    if table.log is not None:
        taken = tuple([int(market[start + i * step]) for i in range(marbles)])
        table.log.append(MarblesTaken(seat, line, taken))
    out = market[start]
    reds: i64 = 0
    whites: i64 = 0
    cell = start
    for i in range(marbles):
        marble = market[cell]
        if marble < WHITE:
            table.fresh += some(marble, 1)
        elif marble == RED:
            reds += 1
        else:
            whites += 1
        if i < marbles - 1:
            market[cell] = market[cell + step]
            cell += step
    market[cell] = market[SLIDE]
    market[SLIDE] = out

    table.push(STORES[seat * SETS])
    if whites and player.whites:
        if one_kind(player.whites):
            turn_whites(table, seat, some(first_good(player.whites), whites))
        else:
            table.push(Whites(seat, whites))
    if reds:
        faith.move(table, seat, reds)  # own faith first, with its own check (ruling M-2)


def first_good(kinds: i64) -> i64:
    """Give the first good of a set."""
    good: i64 = 0
    while not (kinds >> good) & 1:
        good += 1
    return good


def one_kind(kinds: i64) -> bool:
    """Say whether a set has just one good."""
    return kinds & (kinds - 1) == 0


def turn_whites(table: Masters, seat: i64, goods: i64) -> None:
    """Take the goods that white marbles became: it is not optional (ruling M-15)."""
    table.fresh += goods
    if table.log is not None:
        table.log.append(WhitesTurned(seat, counts(goods)))


class Whites(Frame[Masters]):
    """With two white-marble leaders: how many marbles become the first of the two goods?"""

    def __init__(self, seat: i64, marbles: i64) -> None:
        super().__init__(seat)
        self.marbles = marbles

    def options(self, table: Masters) -> Codes:
        """Offer every split, all of the first good first."""
        good = first_good(table.players[self.seat].whites)
        out = vec[i64](capacity=WHITE_COUNTS)
        for n in range(self.marbles, i64(-1), -1):
            out = append(out, WHITES + good * WHITE_COUNTS + n)
        return out

    def answer(self, table: Masters, code: i64) -> None:
        """Turn so many into the named good and the rest into the other."""
        good = (code - WHITES) // WHITE_COUNTS
        n = (code - WHITES) % WHITE_COUNTS
        other = first_good(table.players[self.seat].whites & ~(i64(1) << good))
        turn_whites(table, self.seat, some(good, n) + some(other, self.marbles - n))


def loose(table: Masters, player: Player) -> i64:
    """Give the goods that may be let go: the fresh ones, or by option any (rulings M-11, M-49)."""
    return table.fresh + player.store if table.discard_any else table.fresh


def storable(table: Masters, player: Player) -> bool:
    """Say whether there is room for all that is left."""
    return table.fresh == 0 or fits(player.store + table.fresh, player.depots)


class Store(Frame[Masters]):
    """Let goods go one by one, in any order (ruling M-52), or store all that is left."""

    def __init__(self, seat: i64, gone: i64) -> None:
        super().__init__(seat)
        self.gone = gone  # the set of kinds that were let go
        self.finishes = gone != 0
        self.rising = LET_GO + length(gone) - 1 if gone else i64(0)

    def members(self) -> list[int]:
        """Give the answers that let goods go."""
        return [int(LET_GO + good) for good in range(KINDS) if (self.gone >> good) & 1]

    def options(self, table: Masters) -> Codes:
        """Offer to store if everything fits, and each good that may go."""
        out = vec[i64](capacity=5)
        player = table.players[self.seat]
        if storable(table, player):
            out = append(out, STORE)
        if table.fresh == 0 and table.let_go == 0:
            return out
        free = loose(table, player)
        for good in range(KINDS):
            if count(free, good):
                out = append(out, LET_GO + good)
        return out

    def answer(self, table: Masters, code: i64) -> None:
        """Let one good go, or store the rest and give the others their faith."""
        player = table.players[self.seat]
        if code == STORE:
            store(table, self.seat)
            return
        good = code - LET_GO
        if count(table.fresh, good):
            table.fresh -= some(good, 1)
        else:
            player.store -= some(good, 1)
        table.let_go += 1
        if table.log is not None:
            table.log.append(GoodLetGo(self.seat, good))
        table.push(STORES[self.seat * SETS + (self.gone | BITS[good])])


def store(table: Masters, seat: i64) -> None:
    """Put the fresh goods into the warehouse; each one let go moves all the others."""
    player = table.players[seat]
    kept = table.fresh
    gone = table.let_go
    player.store += kept
    table.fresh = 0
    table.let_go = 0
    if table.log is not None and (kept or gone):
        table.log.append(GoodsStored(seat, counts(kept), gone))
    if gone:
        faith.move_others(table, seat, gone)


# Frames are values: these few serve all tables.
STORES: Final = [Store(seat, gone) for seat in range(i64(4)) for gone in range(SETS)]
