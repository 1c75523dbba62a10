"""Tables side by side, each answered once a step: the loop inside the compiled package."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from bottega.kernel.encoding import Encoding, blank
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, derived
from bottega.kernel.table import Table

SEED_BYTES: Final = 8
CHUNK: Final[i64] = 65_536  # bytes written before they are handed over: less than a cache


def deal_seed(seed: int, table: int, game: int) -> int:
    """Give the seed of a table's game, both counted from 0; nothing else decides it."""
    return int.from_bytes(derived(seed, f"table {table} game {game}", SEED_BYTES), "big")


class Tables:
    """Tables of one game; where a game ends the next one is dealt at once."""

    def __init__(self, game: Any, options: Options, seed: int, first: int, count: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.first = first
        self.encoding: Encoding[Any] = game.encoding
        self.codes: i64 = len(game.space)
        self.size: i64 = self.encoding.size
        self.rows: i64 = max(i64(1), CHUNK // max(self.size, self.codes))
        self.sheet = self.encoding.sheet(int(self.rows))
        self.no_answers: vec[u8] = blank(int(self.codes * self.rows))
        self.games: list[int] = [0] * count
        self.tables: list[Table] = [self._deal(i) for i in range(count)]
        self.ended: list[tuple[int, Table]] = []  # in the latest step, each with its place

    def _deal(self, i: int) -> Table:
        seed = deal_seed(self.seed, self.first + i, self.games[i])
        table: Table = self.game.new(self.options, seed)
        self.games[i] += 1
        return table

    def refused(self, codes: list[int]) -> int:
        """Find the first table whose answer is not offered, or -1."""
        for i in range(len(codes)):
            code = i64(codes[i])
            offered = False
            for option in self.tables[i].options:
                if option == code:
                    offered = True
                    break
            if not offered:
                return i
        return -1

    def step(self, codes: list[int]) -> None:
        """Give every table its answer, which is trusted, and deal anew where a game has ended."""
        self.ended = []
        for i in range(len(codes)):
            table = self.tables[i]
            table.apply(codes[i])
            if table.seat < 0:
                self.ended.append((i, table))
                self.tables[i] = self._deal(i)

    def look(self, observations: Any, masks: Any, seats: Any) -> None:
        """Write what the seat that is asked sees at every table, and which answers it has."""
        n = i64(len(self.tables))
        asked = blank(int(n))
        first: i64 = 0
        while first < n:
            last = min(first + self.rows, n)
            sheet = self.sheet
            sheet.clear()
            mask = self.no_answers[:]
            for i in range(first, last):
                table = self.tables[i]
                sheet.turn(i - first)
                self.encoding.observe(table, table.seat, sheet)
                row = (i - first) * self.codes
                for code in table.options:
                    mask[row + code] = 1
                asked[i] = u8(table.seat)
            hand_over(sheet.out, observations, first * self.size, last * self.size)
            hand_over(mask, masks, first * self.codes, last * self.codes)
            first = last
        seats[:] = asked


def hand_over(made: vec[u8], buffer: Any, first: i64, last: i64) -> None:
    """Copy what was made to its place in a buffer."""
    if last - first == i64(len(made)):
        buffer[first:last] = made
    else:
        buffer[first:last] = memoryview(made)[: last - first]


def offered(table: Table, codes: int) -> bytes:
    """Mark the answers that the table offers, a byte for each code."""
    mask = blank(codes)
    for code in table.options:
        mask[code] = 1
    return bytes(mask)


def answer_by_chance(table: Table, seat: int, choosers: list[Stream]) -> None:
    """Let all others answer by chance, each from its own stream, until a seat is asked."""
    while table.seat >= 0 and table.seat != seat:
        options = table.options
        table.apply(options[choosers[table.seat].below(i64(len(options)))])
