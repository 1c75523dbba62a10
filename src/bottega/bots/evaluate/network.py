"""A small network in whole numbers, and the evaluation that corrects leads by it.

All sums are whole numbers of known bounds, so the compiled build and the plain one agree to the
last bit. Several weights share a word: sums of words are the sums of all their lanes at once.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.api import Evaluation
from bottega.kernel.encoding import Encoding
from bottega.kernel.game import AnyGame, View
from bottega.kernel.table import Table

LANES: Final = 3  # first weights in a word, each sum in 21 bits
LANE_BITS: Final = 21
ROOM: Final = 1 << (LANE_BITS - 1)  # what the sum of a lane stays below, whatever is seen
PAIR: Final = 2  # second weights in a word, each sum in 32 bits
PAIR_BITS: Final = 32
ONE: Final = 127  # a unit that is fully on
SECOND_BITS: Final = 6  # second weights are in parts of 64
FINE: Final = 4  # leads are seen in quarters of a point
FARTHEST: Final = 255  # quarters at most
LEARNED: Final = "whole"  # the source of what a network adds: it has no parts


class Network:
    """Says by how much each seat is further ahead than the hand-written lead has it.

    The first layer adds up the weights of what is not zero in an observation, and of the leads;
    a second one and the outputs follow, with units between 0 and `ONE`.
    """

    def __init__(
        self,
        encoding: Encoding[Any],
        arrays: Mapping[str, Sequence[int]],
        shift: int,
        unit: float,
    ) -> None:
        self.encoding = encoding
        self.size: i64 = encoding.size
        self.seats: i64 = len(arrays["last_bias"])
        self.width: i64 = len(arrays["first_bias"])
        self.depth: i64 = len(arrays["second_bias"])
        self.words: i64 = self.width // LANES
        self.pairs: i64 = self.depth // PAIR
        self.shift: i64 = shift
        self.unit = unit  # points of one in the sums of the outputs
        self.first: vec[i64] = packed(arrays["first"], LANES, LANE_BITS)
        self.first_bias: vec[i64] = packed(arrays["first_bias"], LANES, LANE_BITS)
        self.second: vec[i64] = packed(arrays["second"], PAIR, PAIR_BITS)
        self.second_bias: vec[i64] = packed(arrays["second_bias"], PAIR, PAIR_BITS)
        self.last: vec[i64] = packed(arrays["last"], 1, 0)
        self.last_bias: vec[i64] = packed(arrays["last_bias"], 1, 0)

    def corrections(self, table: Table, seat: i64, leads: list[float]) -> list[float]:
        """Give what is to be added to the lead of each seat, as one of them sees the table."""
        return self._put_out(self._second(self._first(table, seat, leads)), seat, leads)

    def _first(self, table: Table, seat: i64, leads: list[float]) -> vec[i64]:
        """Add up the first weights of what is seen."""
        sheet = self.encoding.sheet()
        self.encoding.observe(table, seat, sheet)
        seen = sheet.out
        weights = self.first
        words = self.words
        sums = self.first_bias[:]
        at: i64 = 0
        for i in range(self.size):
            value = i64(seen[i])
            if value == 1:
                at = i * words
                for k in range(words):
                    sums[k] += weights[at + k]
            elif value:
                at = i * words
                for k in range(words):
                    sums[k] += value * weights[at + k]
        seats = i64(len(leads))
        for i in range(seats):
            value = quarters(leads[(seat + i) % seats])
            at = (self.size + i) * words
            for k in range(words):
                sums[k] += value * weights[at + k]
        return sums

    def _second(self, first: vec[i64]) -> vec[i64]:
        """Add up the second weights of the first units that are on."""
        weights = self.second
        pairs = self.pairs
        sums = self.second_bias[:]
        half: i64 = 1 << (LANE_BITS - 1)
        mask: i64 = (1 << LANE_BITS) - 1
        unit: i64 = 0
        for i in range(self.words):
            word = first[i]
            for _ in range(LANES):
                low = ((word + half) & mask) - half
                word = (word - low) >> LANE_BITS
                on = low >> self.shift
                if on > 0:
                    if on > ONE:
                        on = ONE
                    at = unit * pairs
                    for k in range(pairs):
                        sums[k] += on * weights[at + k]
                unit += 1
        return sums

    def _put_out(self, second: vec[i64], seat: i64, leads: list[float]) -> list[float]:
        """Add up the outputs of all seats at the table."""
        half: i64 = 1 << (PAIR_BITS - 1)
        mask: i64 = (1 << PAIR_BITS) - 1
        seats = i64(len(leads))
        sums = self.last_bias[:]
        unit: i64 = 0
        for i in range(self.pairs):
            word = second[i]
            for _ in range(PAIR):
                low = ((word + half) & mask) - half
                word = (word - low) >> PAIR_BITS
                on = low >> SECOND_BITS
                if on > 0:
                    if on > ONE:
                        on = ONE
                    at = unit * self.seats
                    for k in range(seats):
                        sums[k] += on * self.last[at + k]
                unit += 1
        found: list[float] = []
        for i in range(seats):
            found.append(float(sums[(i - seat + seats) % seats]) * self.unit)
        return found


def quarters(lead: float) -> i64:
    """Give a lead as the network sees it: whole quarters of a point, up to a limit."""
    if lead >= FARTHEST / FINE:
        return FARTHEST
    if lead <= -FARTHEST / FINE:
        return -FARTHEST
    return i64(int(lead * FINE + FARTHEST + 0.5)) - FARTHEST


def packed(numbers: Sequence[int], lanes: int, bits: int) -> vec[i64]:
    """Put so many numbers at a time into a word, the first one lowest."""
    words: list[i64] = []
    at = 0
    while at < len(numbers):
        word: i64 = 0
        for lane in range(lanes):
            word += i64(numbers[at + lane]) << i64(lane * bits)
        words.append(word)
        at += lanes
    return vec[i64](words)


def largest_sum(first: Sequence[int], bias: Sequence[int], most: Sequence[int]) -> int:
    """Say how large a sum of first weights can become, whatever is seen."""
    width = len(bias)
    largest: i64 = 0
    for unit in range(width):
        sum: i64 = abs(bias[unit])
        for i in range(len(most)):
            weight: i64 = first[i * width + unit]
            sum += i64(most[i]) * (weight if weight > 0 else -weight)
        largest = max(largest, sum)
    return int(largest)


class Learned(Evaluation):
    """Values positions by hand, corrected by a network; all else is as the hand has it."""

    def __init__(self, hand: Evaluation, network: Network) -> None:
        self.hand = hand
        self.network = network
        self.passing = hand.passing
        self.blind = hand.blind

    def leads(self, view: View) -> list[float]:
        """Give the hand's leads: an observation is written from a table."""
        return self.hand.leads(view)

    def leads_at(self, game: AnyGame, table: Table, seat: int) -> list[float]:
        """Correct the leads by what the seat sees; a game that is over needs no guess."""
        found = self.hand.leads_at(game, table, seat)
        if table.over():
            return found
        added = self.network.corrections(table, i64(seat), found)
        for i in range(len(found)):
            found[i] += added[i]
        return found

    def stakes(self, view: View) -> float:
        return self.hand.stakes(view)

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Say where the hand's lead comes from."""
        return self.hand.sources(view, seat)

    def sources_at(self, game: AnyGame, table: Table, seat: int) -> dict[str, float]:
        """Name what the network adds beside where the hand's lead comes from."""
        view = game.view(table, seat)
        found = self.hand.sources(view, seat)
        if not table.over():
            leads = self.hand.leads_at(game, table, seat)
            added = self.network.corrections(table, i64(seat), leads)
            found[LEARNED] = added[seat] / self.hand.stakes(view)
        return found

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        return self.hand.advise(view, options)

    def naive(self, view: View, seat: int) -> float:
        return self.hand.naive(view, seat)
