"""The renovator: materials of one's castle give way to others of one's hand."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.abilities import HIGHER
from bottega.games.renaissance.actions import DONE, build_code, built_by
from bottega.games.renaissance.asking import Ask
from bottega.games.renaissance.building import destroy_quietly, may_build, put
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import Replaced
from bottega.games.renaissance.state import FROM_HAND, Renaissance
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS


class Renovate(Ask):
    """Which of your materials gives way to which of your hand?"""

    always: bool = True  # what is in hand is nobody else's business

    def __init__(self, seat: i64, require: i64) -> None:
        super().__init__(seat)
        self.require = require

    def choices(self, table: Renaissance) -> Codes:
        """Offer to stop, and every material that fits a cell that has one already."""
        out = append(vec[i64](capacity=16), DONE)
        site = table.site(self.seat)
        if not may_build(table, self.seat, FROM_HAND):
            return out
        for card in table.people[self.seat].hand:
            piece = table.cards[card]
            for cell in range(site.castle.size):
                if not (site.filled & ~site.fixed) & BITS[cell]:
                    continue
                if not piece.kinds & BITS[site.castle.kinds[cell]]:
                    continue
                if self.require != HIGHER or piece.value > site.values[cell]:
                    out = append(out, build_code(card, cell))
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        if code == DONE:
            return
        card, cell = built_by(code)
        seat = self.seat
        site = table.site(seat)
        old = table.cards[site.cells[cell]].name
        destroy_quietly(table, seat, table.side(seat), cell)
        table.take_from_hand(seat, card)
        table.seen[card] = 0
        table.near[card] = 0
        table.people[seat].placed |= BITS[table.cards[card].value]
        put(table, seat, card, cell)
        if table.log is not None:
            name = table.cards[card].name
            value, mates = site.values[cell], table.mates(seat)
            table.log.append(Replaced(seat, name, cell + 1, old, value, mates))
        table.push(self)
        table.push(CHECK)
