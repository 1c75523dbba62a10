"""Production: choose powers, then pay everything, then receive everything."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters import faith
from bottega.games.masters.actions import (
    ACTIVATE,
    BASE_POWER,
    LEADER_POWER,
    POWERS,
    PRODUCE,
    RECEIVE,
    SPEND,
    pair_code,
    pair_of,
)
from bottega.games.masters.events import (
    GoodReceived,
    GoodsSpent,
    PowerActivated,
    Produced,
)
from bottega.games.masters.goods import FAITH, KINDS, count, counts, covers, plenty, some, total
from bottega.games.masters.payment import demand
from bottega.games.masters.state import Masters, Player, supply
from bottega.kernel.table import Codes, Frame, Phase
from bottega.parts.bits import BITS, length

SETS: Final[i64] = 256  # of the eight powers
BASE_TAKES: Final[i64] = 2  # goods, any of them, that the board's own power takes
BASE_GIVES: Final[i64] = 1


def powers_of(player: Player) -> i64:
    """Give the powers that a player has, a bit each."""
    powers = BITS[BASE_POWER] | player.crafts << LEADER_POWER
    for slot in range(BASE_POWER):
        if player.top(slot).number:
            powers |= BITS[slot]
    return powers


def add_powers(out: Codes, player: Player, free: i64, used: i64) -> Codes:
    """List the powers not used yet whose inputs are among the goods not yet promised."""
    if plenty(player.box):
        return out
    for slot in range(BASE_POWER):
        card = player.top(slot)
        if card.number and not (used >> slot) & 1 and covers(free, card.pays):
            out = append(out, ACTIVATE + slot)
    if not (used >> BASE_POWER) & 1 and total(free) >= BASE_TAKES:
        out = append(out, ACTIVATE + BASE_POWER)
    crafts = player.crafts & ~(used >> LEADER_POWER)
    if crafts:
        for good in range(KINDS):
            if (crafts >> good) & 1 and count(free, good):
                out = append(out, ACTIVATE + LEADER_POWER + good)
    return out


def activate(table: Masters, seat: i64, power: i64, used: i64) -> None:
    """Promise a power's inputs and note its output; then ask for the next power."""
    if table.log is not None:
        table.log.append(PowerActivated(seat, power))
    table.push(PRODUCES[seat * SETS + (used | BITS[power])])
    if power < BASE_POWER:
        card = table.players[seat].top(power)
        table.need += card.pays
        table.gain += card.gives
    elif power == BASE_POWER:
        table.push(RECEIVES[seat])
        table.push(SPENDS[seat])
    else:
        table.need += some(power - LEADER_POWER, 1)
        table.gain += some(FAITH, 1)
        table.push(RECEIVES[seat])


class Produce(Frame[Masters]):
    """Activate one more power, in any order (ruling M-52), or produce."""

    finishes: bool = True

    def __init__(self, seat: i64, used: i64) -> None:
        super().__init__(seat)
        self.used = used  # the set of powers
        self.rising = ACTIVATE + length(used)

    def members(self) -> list[int]:
        """Give the answers that chose the powers."""
        return [int(ACTIVATE + power) for power in range(POWERS) if (self.used >> power) & 1]

    def options(self, table: Masters) -> Codes:
        """Offer to produce, and the powers that can still be paid."""
        player = table.players[self.seat]
        out = append(vec[i64](capacity=9), PRODUCE)
        return add_powers(out, player, supply(player) - table.need, self.used)

    def answer(self, table: Masters, code: i64) -> None:
        """Pay, then receive: nothing produced can pay for anything (ruling M-23)."""
        if code == PRODUCE:
            table.push(YIELDS[self.seat])
            demand(table, self.seat)
        else:
            activate(table, self.seat, code - ACTIVATE, self.used)


class Spend(Frame[Masters]):
    """Which two goods does the board's own power take? (ruling M-24)"""

    def options(self, table: Masters) -> Codes:
        """Offer every pair that is there."""
        free = supply(table.players[self.seat]) - table.need
        out = vec[i64](capacity=10)
        for first in range(KINDS):
            for second in range(first, KINDS):
                if covers(free, some(first, 1) + some(second, 1)):
                    out = append(out, SPEND + pair_code(first, second, KINDS))
        return out

    def answer(self, table: Masters, code: i64) -> None:
        first, second = pair_of(code - SPEND, KINDS)
        goods = some(first, 1) + some(second, 1)
        table.need += goods
        if table.log is not None:
            table.log.append(GoodsSpent(self.seat, counts(goods)))


class Receive(Frame[Masters]):
    """Which good does a wildcard give?"""

    def options(self, table: Masters) -> Codes:
        """Offer the four goods, never faith."""
        return vec[i64]([RECEIVE, RECEIVE + 1, RECEIVE + 2, RECEIVE + 3])

    def answer(self, table: Masters, code: i64) -> None:
        table.gain += some(code - RECEIVE, 1)
        if table.log is not None:
            table.log.append(GoodReceived(self.seat, code - RECEIVE))


class Yield(Phase[Masters]):
    """Everything is paid: fill the strongbox (ruling M-26) and move the marker."""

    def run(self, table: Masters) -> None:
        """Receive all outputs at once."""
        spaces = count(table.gain, FAITH)
        made = table.gain - some(FAITH, spaces)
        player = table.players[self.whose]
        player.box += made
        table.gain = 0
        if table.log is not None:
            table.log.append(Produced(self.whose, counts(made), spaces))
        if spaces:
            faith.move(table, self.whose, spaces)


# Frames are values: these few serve all tables.
PRODUCES: Final = [Produce(seat, used) for seat in range(i64(4)) for used in range(SETS)]
SPENDS: Final = [Spend(seat) for seat in range(i64(4))]
RECEIVES: Final = [Receive(seat) for seat in range(i64(4))]
YIELDS: Final = [Yield(seat) for seat in range(i64(4))]
