"""Effects on rivals, who choose in the middle of them what they give or put away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import DECLINE, OPTION, VISIT
from bottega.games.lorenzo.bonus import Bonus
from bottega.games.lorenzo.choosing import DropCard
from bottega.games.lorenzo.events import BoardVisited, Given
from bottega.games.lorenzo.goods import count, counts, covers, less
from bottega.games.lorenzo.modifiers import ActionValue
from bottega.games.lorenzo.pieces import AREAS, BY_RIVAL, HARVEST, PIECES, PRODUCTION, Effect
from bottega.games.lorenzo.queries import receive
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.work import Work
from bottega.kernel.table import Codes, Frame


def last_first(table: Lorenzo, seat: i64) -> list[i64]:
    """List the rivals as they are pushed: who comes next in the order is asked first."""
    order = list(table.order)
    at = order.index(seat)
    return [*order[at + 1 :], *order[:at]][::-1]


class RivalsDrop(Effect[Lorenzo]):
    """Every rival puts one of its cards of these kinds away (ruling X-60)."""

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        for rival in last_first(table, seat):
            for number in table.players[rival].cards:
                if (self.kinds >> table.rules.cards[number].kind) & 1:
                    table.push(DropCard(rival, self.kinds, source))
                    break


class RivalsGive(Effect[Lorenzo]):
    """Every rival gives one of these, as it chooses (rulings X-58 and X-59).

    Who can give none of them in full gives what there is of one: of any, or of the last.
    """

    def __init__(self, options: list[i64], short: bool) -> None:
        self.options = options
        self.short = short  # only the last may be given in part

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        for rival in last_first(table, seat):
            table.push(GiveGoods(rival, seat, source % PIECES))

    def burdens(self, kind: i64) -> bool:
        """Who has too little of what may be given in part gives less."""
        partly = self.options[-1:] if self.short else self.options
        return any(count(goods, kind) for goods in partly)


def demand_of(table: Lorenzo, number: i64) -> RivalsGive:
    """Find what a card makes rivals give."""
    card = table.rules.cards[number]
    for effect in [*card.now, *[trade.receive for trade in card.trades]]:
        if isinstance(effect, RivalsGive):
            return effect
    raise ValueError("this card demands nothing")


class GiveGoods(Frame[Lorenzo]):
    """What do you give to the rival whose card demands it?"""

    def __init__(self, seat: i64, to: i64, card: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.card = card

    def options(self, table: Lorenzo) -> Codes:
        """Offer what can be given in full, else what there is in part."""
        demand = demand_of(table, self.card)
        have = table.players[self.seat].goods
        wanted = demand.options
        out = vec[i64](capacity=4)
        for i in range(i64(len(wanted))):
            if covers(have, wanted[i]):
                out = append(out, OPTION + i)
        if len(out) == 0 and not demand.short:
            for i in range(i64(len(wanted))):
                if less(have, wanted[i]) != have:
                    out = append(out, OPTION + i)
        return out if len(out) else append(out, OPTION + i64(len(wanted)) - 1)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Give it; each giver is one source for who receives (ruling X-76)."""
        wanted = demand_of(table, self.card).options[code - OPTION]
        giver = table.players[self.seat]
        before = giver.goods
        giver.goods = less(before, wanted)
        given = before - giver.goods
        if given == 0:
            return
        if table.log is not None:
            table.log.append(Given(self.seat, self.to, counts(given), self.card))
        receive(table, self.to, given, BY_RIVAL * PIECES + self.card)

    def sound(self, table: Lorenzo) -> bool:
        """A card demands it for another seat."""
        if not 0 <= self.to < i64(len(table.players)) or self.to == self.seat:
            return False
        return (
            0 < self.card < i64(len(table.rules.cards)) and demand_of(table, self.card) is not None
        )


class Visit(Effect[Lorenzo]):
    """Harvest or produce with the cards of a rival (ruling X-26)."""

    def __init__(self, area: i64, value: i64) -> None:
        self.area = area
        self.value = value

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """What the card itself adds counts only afterwards."""
        value = self.value + table.players[seat].footing.values[self.area]
        for ability in table.rules.cards[source % PIECES].standing:
            if isinstance(ability, ActionValue) and ability.area == self.area:
                value -= ability.n
        table.push(VisitBoard(seat, self.area, value))


class VisitBoard(Bonus):
    """Whose cards do you use?"""

    def __init__(self, seat: i64, area: i64, value: i64) -> None:
        super().__init__(seat)
        self.area = area
        self.value = value

    def options(self, table: Lorenzo) -> Codes:
        """Offer every rival, or to leave it."""
        out = vec[i64](capacity=5)
        for rival in range(i64(len(table.players))):
            if rival != self.seat:
                out = append(out, VISIT + rival)
        return append(out, DECLINE)

    def take(self, table: Lorenzo, code: i64) -> None:
        rival = code - VISIT
        if table.log is not None:
            table.log.append(BoardVisited(self.seat, rival, AREAS[self.area]))
        table.push(Work(self.seat, self.area, self.value, 1, rival, 0))

    def sound(self, table: Lorenzo) -> bool:
        """The numbers are such as actions have."""
        return HARVEST <= self.area <= PRODUCTION and -20 <= self.value <= 40
