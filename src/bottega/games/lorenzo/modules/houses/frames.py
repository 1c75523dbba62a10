"""Questions that special cards and leaders ask."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import ACTIVATE_CODE, DECLINE, FETCH_CODE, HOLD, OPTION, PIECE
from bottega.games.lorenzo.bonus import Bonus
from bottega.games.lorenzo.events import (
    BonusDeclined,
    BonusOffered,
    CardActivated,
    CardFetched,
    Paid,
    TokenKept,
)
from bottega.games.lorenzo.goods import TOKENS, counts, military, servants, some
from bottega.games.lorenzo.paying import charge, leaves_choice
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    AREAS,
    BY_YIELD,
    HARVEST,
    PIECES,
    PRODUCTION,
    SOURCES,
    SPECIAL,
)
from bottega.games.lorenzo.queries import affords, card_limit_reached, gone, military_need, reach
from bottega.games.lorenzo.state import SHUFFLES, Lorenzo
from bottega.games.lorenzo.tokens import add_faces, faces_of, one_of
from bottega.games.lorenzo.towers import lay
from bottega.games.lorenzo.work import Work
from bottega.kernel.table import Codes, Frame, Phase


def activatable(table: Lorenzo, seat: i64, kinds: i64, before: i64) -> Codes:
    """List own cards that can work outside an action: they give something or can trade."""
    player = table.players[seat]
    out = vec[i64](capacity=13)
    for number in player.cards:
        card = table.rules.cards[number]
        if (kinds >> card.kind) & 1 and number != before and not card.activates:
            trades = [t for t in card.trades if affords(player.footing, player.goods, t.pay)]
            if card.each or trades:
                out = append(out, ACTIVATE_CODE[number])
    return out


class ActivateCard(Frame[Lorenzo]):
    """Which of your cards works now, whatever its value? (rulings X-21 and X-22)"""

    def __init__(self, seat: i64, kinds: i64, left: i64, before: i64) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.left = left
        self.before = before

    def options(self, table: Lorenzo) -> Codes:
        """Offer them, or to leave it."""
        return append(activatable(table, self.seat, self.kinds, self.before), DECLINE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Let it work; another one may follow."""
        if code == DECLINE:
            left = activatable(table, self.seat, self.kinds, self.before)
            if table.log is not None and len(left):
                table.log.append(BonusDeclined(self.seat))
            return
        number = PIECE[code]
        card = table.rules.cards[number]
        if table.log is not None:
            table.log.append(CardActivated(self.seat, number))
        if self.left > 1:
            table.push(ActivateCard(self.seat, self.kinds, self.left - 1, number))
        if card.trades:
            table.push(Arrow(self.seat, number))
        for effect in card.each:
            effect.resolve(table, self.seat, BY_YIELD * PIECES + number)

    def sound(self, table: Lorenzo) -> bool:
        """The numbers are such as cards have."""
        return 1 <= self.kinds <= ANY_CARD and 1 <= self.left <= 2


class Arrow(Frame[Lorenzo]):
    """By which arrow does this card trade? Outside an action there is no cap (ruling X-21)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Lorenzo) -> Codes:
        """Offer the trades that can be paid, or none."""
        player = table.players[self.seat]
        out = vec[i64](capacity=3)
        trades = table.rules.cards[self.card].trades
        for arrow in range(i64(len(trades))):
            trade = trades[arrow]
            payable = affords(player.footing, player.goods, trade.pay)
            if payable and trade.receive.possible(table, self.seat):
                out = append(out, OPTION + arrow)
        return append(out, DECLINE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Pay, then receive; a repeated trade is offered again."""
        if code == DECLINE:
            return
        which = code - OPTION
        trade = table.rules.cards[self.card].trades[which]
        if trade.repeated:
            table.push(self)
        player = table.players[self.seat]
        if trade.pay and table.log is not None:
            where = SOURCES[BY_YIELD]
            table.log.append(Paid(self.seat, counts(trade.pay), where, self.card, which))
        table.push(ArrowIsPaid(self.seat, self.card, which))
        if leaves_choice(player.footing, trade.pay):
            charge(table, self.seat, trade.pay)
        else:
            player.goods -= trade.pay

    def sound(self, table: Lorenzo) -> bool:
        """The card lies on the board."""
        return self.card in list(table.players[self.seat].cards)


class ArrowIsPaid(Phase[Lorenzo]):
    """What follows the payment of a trade."""

    def __init__(self, whose: i64, card: i64, which: i64) -> None:
        super().__init__(whose)
        self.card = card
        self.which = which

    def run(self, table: Lorenzo) -> None:
        trade = table.rules.cards[self.card].trades[self.which]
        trade.receive.resolve(table, self.whose, BY_YIELD * PIECES + self.card)

    def sound(self, table: Lorenzo) -> bool:
        """The card has that arrow."""
        if not 0 < self.card < i64(len(table.rules.cards)):
            return False
        return 0 <= self.which < i64(len(table.rules.cards[self.card].trades))


def fetchable(table: Lorenzo, seat: i64, kinds: i64) -> Codes:
    """List cards that were put away: the limit and military needs hold (rulings X-16, X-74)."""
    player = table.players[seat]
    out = vec[i64](capacity=16)
    for number in sorted(gone(table)):
        card = table.rules.cards[number]
        if card.tower == SPECIAL or not (kinds >> card.kind) & 1:
            continue
        if card_limit_reached(player, card.kind):
            continue
        if military(player.goods) >= military_need(player, card.kind):
            out = append(out, FETCH_CODE[number])
    return out


class FetchCard(Bonus):
    """Which of the cards that nobody took do you take now?"""

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def options(self, table: Lorenzo) -> Codes:
        """Offer them, or to leave it."""
        return append(fetchable(table, self.seat, self.kinds), DECLINE)

    def take(self, table: Lorenzo, code: i64) -> None:
        """Take it without paying; its immediate effects happen."""
        number = PIECE[code]
        if table.log is not None:
            table.log.append(CardFetched(self.seat, number))
        lay(table, self.seat, table.rules.cards[number])

    def sound(self, table: Lorenzo) -> bool:
        """The kinds are kinds of cards."""
        return 1 <= self.kinds <= ANY_CARD


class KeepToken(Frame[Lorenzo]):
    """Which of the drawn tokens do you keep?"""

    always: bool = True  # an unasked question would tell that both show the same

    def options(self, table: Lorenzo) -> Codes:
        return add_faces(vec[i64](capacity=2), table.players[self.seat].offer, HOLD)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Keep it; the other one is shuffled into the supply."""
        player = table.players[self.seat]
        face = code - HOLD + 1
        player.tokens += one_of(face)
        player.goods += some(TOKENS, 1)
        rest = faces_of(player.offer - one_of(face))
        player.offer = 0
        back = rest[0] if rest else None
        if back is not None:
            table.supply = append(table.supply[:], i64(back))
            table.streams[SHUFFLES].shuffle(table.supply)
        if table.log is not None:
            table.log.append(TokenKept(self.seat, int(face), back))

    def sound(self, table: Lorenzo) -> bool:
        """There are tokens to keep one of."""
        return table.players[self.seat].offer != 0


class ChooseWork(Frame[Lorenzo]):
    """Harvest or production?"""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value = value

    def options(self, table: Lorenzo) -> Codes:
        """Offer what can come to at least 1 with the servants there are, or else nothing."""
        player = table.players[self.seat]
        helped = self.value + reach(player.footing, servants(player.goods))
        out = vec[i64](capacity=2)
        for area in range(HARVEST, PRODUCTION + 1):
            if helped + player.footing.values[area] >= 1:
                out = append(out, OPTION + area - HARVEST)
        return out if len(out) else append(out, DECLINE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Begin that work, with the value as abilities change it."""
        if code == DECLINE:
            return
        area = HARVEST if code == OPTION else PRODUCTION
        worth = self.value + table.players[self.seat].footing.values[area]
        if table.log is not None:
            table.log.append(BonusOffered(self.seat, AREAS[area], self.value))
        table.push(Work(self.seat, area, worth, 0, self.seat, 0))

    def sound(self, table: Lorenzo) -> bool:
        """The value is one that a member can have."""
        return 1 <= self.value <= 40
