"""A small network in whole numbers, and the evaluation that corrects leads by it."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.sums import Sums
from bottega.kernel.encoding import Encoding
from bottega.kernel.game import AnyGame, View
from bottega.kernel.table import Table

FINE: Final = 4  # leads are seen in quarters of a point
FARTHEST: Final = 255  # quarters at most
LEARNED: Final = "whole"  # the source of what a network adds: it has no parts


class Network:
    """Says by how much each seat is further ahead than the hand-written lead has it."""

    def __init__(
        self, encoding: Encoding[Any], arrays: Mapping[str, "array[int]"], shift: int, unit: float
    ) -> None:
        self.encoding = encoding
        self.unit = unit  # points of one in the sums of the outputs
        most = [field.most for field in encoding.fields()] + [FARTHEST] * len(arrays["last_bias"])
        self.sums: Any = Sums(
            arrays["first"],
            arrays["first_bias"],
            arrays["second"],
            arrays["second_bias"],
            arrays["last"],
            arrays["last_bias"],
            array("h", most),
            shift,
        )

    def corrections(self, table: Table, seat: i64, leads: list[float]) -> list[float]:
        """Give what is to be added to the lead of each seat, as one of them sees the table."""
        seats = i64(len(leads))
        sheet = self.encoding.sheet()
        self.encoding.observe(table, seat, sheet)
        seen: list[int] = []
        for i in range(seats):
            seen.append(int(quarters(leads[(seat + i) % seats])))
        sums: list[int] = self.sums.of(sheet.out, seen)
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
        """Correct the leads by what the seat sees."""
        found = self.hand.leads_at(game, table, seat)
        if not guessed(table, found):
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
        leads = self.hand.leads_at(game, table, seat)
        if guessed(table, leads):
            added = self.network.corrections(table, i64(seat), leads)
            found[LEARNED] = added[seat] / self.hand.stakes(view)
        return found

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        return self.hand.advise(view, options)

    def naive(self, view: View, seat: int) -> float:
        return self.hand.naive(view, seat)


def guessed(table: Table, leads: Sequence[float]) -> bool:
    """Say whether a network has a say: a game that is over needs no guess, and nobody was alone."""
    return len(leads) > 1 and not table.over()
