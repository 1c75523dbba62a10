"""The auction: everybody bids starting goods for a family, and who is outbid moves on at once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import BID, ROWS
from bottega.games.lorenzo.events import BidPlaced, FamilyTaken
from bottega.games.lorenzo.goods import COIN, added, counts, some
from bottega.games.lorenzo.pieces import BY_FAMILY, PIECES
from bottega.games.lorenzo.queries import fold
from bottega.games.lorenzo.state import NO_BID, Lorenzo, members_of, names
from bottega.kernel.table import Codes, Frame, Interlude, Phase
from bottega.parts.bits import BITS


class Auction(Interlude[Lorenzo]):
    """Coins by place in the order, then bids, one for each player (rulings X-1 to X-3)."""

    def run(self, table: Lorenzo) -> None:
        for place in range(i64(len(table.order))):
            table.players[table.order[place]].goods = some(COIN, place)
        table.push(TakeFamilies())
        for place in range(i64(len(table.order)) - 1, i64(-1), -1):
            table.push(Bid(table.order[place]))


def bidder_on(table: Lorenzo, lot: i64) -> i64:
    """Find the seat that stands on a lot, or -1."""
    for seat in range(i64(len(table.players))):
        bid = table.players[seat].bid
        if bid != NO_BID and bid // ROWS == lot:
            return seat
    return -1


class Bid(Frame[Lorenzo]):
    """Which family, and for how little?"""

    def options(self, table: Lorenzo) -> Codes:
        """Offer every row of an empty lot, and the higher ones of the others (ruling X-4)."""
        out = vec[i64](capacity=30)
        for lot in table.lots:
            rival = bidder_on(table, lot)
            lowest = 0 if rival < 0 else table.players[rival].bid % ROWS + 1
            for row in range(lowest, ROWS):
                out = append(out, BID + lot * ROWS + row)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Stand there; who stood there before bids again, before anybody else (ruling X-2)."""
        bid = code - BID
        lot = bid // ROWS
        rival = bidder_on(table, lot)
        if rival >= 0:
            table.players[rival].bid = NO_BID
            table.push(Bid(rival))
        table.players[self.seat].bid = bid
        if table.log is not None:
            outbid = None if rival < 0 else int(rival)
            name = table.rules.lots[lot].name
            family = table.rules.families[family_at(table, lot)].name
            table.log.append(BidPlaced(self.seat, name, bid % ROWS + 1, family, outbid))

    def sound(self, table: Lorenzo) -> bool:
        """This seat stands nowhere yet."""
        return table.players[self.seat].bid == NO_BID


def family_at(table: Lorenzo, lot: i64) -> i64:
    """Find the family above a lot."""
    return table.families[list(table.lots).index(lot)]


def beside(table: Lorenzo, family: i64) -> i64:
    """Give the leaders that lie beside a family, a bit for each."""
    found: i64 = 0
    at: i64 = 0
    for other in table.families:
        n = table.rules.families[other].leaders
        if other == family:
            for i in range(n):
                found |= BITS[table.beside[at + i]]
        at += n
    return found


class TakeFamilies(Interlude[Lorenzo]):
    """Everybody stands alone: all take their family and their starting goods."""

    def run(self, table: Lorenzo) -> None:
        """In turn order; what a family brings at once happens in that order too."""
        for place in range(i64(len(table.order)) - 1, i64(-1), -1):
            table.push(TakeFamily(table.order[place]))


class TakeFamily(Phase[Lorenzo]):
    """A player takes the family they bid for."""

    def run(self, table: Lorenzo) -> None:
        """The member used for the bid comes home (ruling X-6)."""
        player = table.players[self.whose]
        lot = player.bid // ROWS
        start = table.rules.lots[lot].rows[player.bid % ROWS]
        player.family = family_at(table, lot)
        family = table.rules.families[player.family]
        player.goods = added(player.goods, start)
        player.shown = beside(table, player.family)
        player.hand |= player.shown
        fold(table, player)
        player.members = members_of(player)
        if table.log is not None:
            row = player.bid % ROWS + 1
            taken = names(player.shown)
            table.log.append(FamilyTaken(self.whose, family.name, row, counts(start), taken))
        for effect in family.received:
            effect.resolve(table, self.whose, BY_FAMILY * PIECES + player.family)

    def sound(self, table: Lorenzo) -> bool:
        """This seat has a bid and no family yet."""
        return table.players[self.whose].bid != NO_BID
