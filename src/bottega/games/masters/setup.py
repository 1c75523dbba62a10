"""Setting up: the market, the grid, leaders, the inkwell and what the later players receive."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters.actions import START, keep_code, kept_by, pair_of
from bottega.games.masters.cards import CARDS, COLOURS, DECKS
from bottega.games.masters.events import InkwellDrawn, LeadersKept, StartReceived
from bottega.games.masters.goods import KINDS, counts, some
from bottega.games.masters.leaders import LEADER_COUNT, numbers
from bottega.games.masters.state import INKWELL, RED, TOKEN_PILE, WHITE, Masters
from bottega.games.masters.tokens import TOKENS
from bottega.games.masters.turn import BEGIN_TURN
from bottega.kernel.options import Options
from bottega.kernel.rng import dealer
from bottega.kernel.table import Codes, Frame, Interlude

MARBLES: Final = [*range(4), *range(4), *[WHITE] * 4, RED]  # two of each good's colour
DEALT: Final[i64] = 4
PILES: Final[list[vec[i64]]] = [
    vec[i64]([card.number for card in CARDS if card.number and card.deck == deck])
    for deck in range(DECKS)
]
DECK_NAMES: Final = [f"deck {COLOURS[deck % 4]} {deck // 4 + 1}" for deck in range(DECKS)]
START_GOODS: Final[vec[i64]] = vec[i64]([0, 1, 1, 2])
START_FAITH: Final[vec[i64]] = vec[i64]([0, 0, 1, 1])


def set_up(setting: Options, seed: int) -> Masters:
    """Lay out a table; each source of chance has a stream of its own."""
    table = Masters(None, setting)
    table.market = vec[i64]([i64(marble) for marble in MARBLES])
    dealer(seed, "marbles").shuffle(table.market)
    for deck in range(DECKS):
        pile = PILES[deck][:]
        dealer(seed, DECK_NAMES[deck]).shuffle(pile)
        for card in pile:
            table.decks = append(table.decks, card)
        table.uncover(deck)
    leaders = vec[i64]([i64(i) for i in range(LEADER_COUNT)])
    dealer(seed, "leaders").shuffle(leaders)
    for seat in range(i64(setting.players)):
        for i in range(DEALT):
            table.players[seat].hand |= i64(1) << leaders[seat * DEALT + i]
    table.streams = [dealer(seed, "inkwell"), dealer(seed, "tokens")]
    if table.solo:
        table.tokens = vec[i64]([i64(i) for i in range(len(TOKENS))])
        table.streams[TOKEN_PILE].shuffle(table.tokens)
    table.push(DrawInkwell())
    for seat in range(i64(setting.players) - 1, i64(-1), -1):
        table.push(ChooseLeaders(seat))
    table.settle()
    return table


class ChooseLeaders(Frame[Masters]):
    """Which two of the four leaders do you keep? All choose at the same time."""

    together = True

    def options(self, table: Masters) -> Codes:
        """Offer every pair of the hand."""
        hand = table.players[self.seat].hand
        out = vec[i64](capacity=6)
        for first in range(LEADER_COUNT):
            if (hand >> first) & 1:
                for second in range(first + 1, LEADER_COUNT):
                    if (hand >> second) & 1:
                        out = append(out, keep_code(first, second))
        return out

    def answer(self, table: Masters, code: i64) -> None:
        """Keep two; the others go back unseen and give no faith (ruling M-30)."""
        player = table.players[self.seat]
        kept = kept_by(code)
        player.returned = player.hand & ~kept
        player.hand = kept
        if table.log is not None:
            table.log.append(LeadersKept(self.seat, numbers(kept)))


class DrawInkwell(Interlude[Masters]):
    """Find the first player, after all have chosen their leaders (ruling M-47)."""

    def run(self, table: Masters) -> None:
        """Draw a seat; the others receive goods and faith in turn order."""
        seats = i64(len(table.players))
        table.first = table.streams[INKWELL].below(seats)
        if table.log is not None and not table.solo:
            table.log.append(InkwellDrawn(table.first))
        table.push(BEGIN_TURN[table.first])
        for place in range(seats - 1, i64(0), -1):
            table.push(Start((table.first + place) % seats, place))


class Start(Frame[Masters]):
    """Which goods do you start with?"""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, table: Masters) -> Codes:
        """Offer one good, or every pair."""
        pairs = START_GOODS[self.place] == 2
        first = START + KINDS if pairs else START
        n = i64(10) if pairs else KINDS
        out = vec[i64](capacity=10)
        for i in range(n):
            out = append(out, first + i)
        return out

    def answer(self, table: Masters, code: i64) -> None:
        """Receive the goods, and the faith of later places, which reports nothing (ruling M-9)."""
        player = table.players[self.seat]
        choice = code - START
        if choice < KINDS:
            goods = some(choice, 1)
        else:
            first, second = pair_of(choice - KINDS, KINDS)
            goods = some(first, 1) + some(second, 1)
        player.store += goods
        player.faith += START_FAITH[self.place]
        if table.log is not None:
            received = StartReceived(self.seat, counts(goods), START_FAITH[self.place])
            table.log.append(received)
