"""Production: trades are chosen one by one, then paid together, then everything is received."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    ACTIVATE,
    ACTIVATE_CODE,
    BUILDINGS,
    DECLINE,
    MOST_TRADES,
    OPTION,
    PIECE,
    PRODUCE,
    TRADE,
)
from bottega.games.lorenzo.events import CardActivated, Produced, TradeChosen
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.paying import charge, leaves_choice
from bottega.games.lorenzo.pieces import BUILDING, BY_TILE, BY_YIELD, PIECES, Card, only
from bottega.games.lorenzo.queries import affords, receive
from bottega.games.lorenzo.state import NO_TILE, UNCAPPED, Lorenzo, Player, own_cards
from bottega.kernel.table import NOBODY, Codes, Frame
from bottega.parts.bits import BITS, length

NO_LIMIT: Final[i64] = -1  # all cards work
TIMES: Final[i64] = 32  # how often a trade can be repeated, at most, plus one

# A card that works by another one: its number, its arrow, how often, and whether that is open.
ARROW: Final[i64] = 256
OFTEN: Final[i64] = 1024
OPEN: Final[i64] = 32768


class Production(Frame[Lorenzo]):
    """Which buildings trade, and by which arrow? In any order, then all at once (ruling M-52)."""

    def __init__(
        self,
        seat: i64,
        value: i64,
        chosen: i64,
        repeats: i64,
        board: i64,
        only: i64,
        first: i64,
        second: i64,
    ) -> None:
        super().__init__(seat)
        self.value = value
        self.chosen = chosen
        self.repeats = repeats
        self.board = board
        self.only = only
        self.first = first
        self.second = second
        self.open = (first | second) & OPEN != 0  # by which arrow does a card trade?
        self.finishes = not self.open and chosen | first != 0
        if not self.open:  # in rising order trades come first, then what other cards let work
            self.rising = PRODUCE if first else TRADE + max(length(chosen) - 1, i64(0))

    def args(self) -> list[int]:
        """Give all that was chosen so far.

        The seat, the value, a bit for each arrow, how often trades repeat, whose cards work, the
        only one of them or -1, and cards that work by others.
        """
        numbers = (
            self.seat, self.value, self.chosen, self.repeats, self.board, self.only, self.first,
            self.second,
        )  # fmt: skip
        return [int(n) for n in numbers]

    def after(self, chosen: i64, repeats: i64, first: i64, second: i64) -> "Production":
        """Give the question that follows a choice."""
        return Production(
            self.seat, self.value, chosen, repeats, self.board, self.only, first, second
        )

    def options(self, table: Lorenzo) -> Codes:
        """Offer to produce, and the trades that goods from before the action can pay (L-27)."""
        if self.open:
            return self._arrows(table)
        player = table.players[self.seat]
        due = promised(table, self)
        out = append(vec[i64](capacity=13), PRODUCE)
        awakes = False
        place: i64 = 0
        for number in table.players[self.board].cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                if self.works(card):
                    for arrow in range(i64(len(card.trades))):
                        free = not self.traded(card, place, arrow)
                        if free and self.payable(table, player, card, arrow, due):
                            out = append(out, TRADE + place * MOST_TRADES + arrow)
                    awakes = awakes or card.activates != 0
                place += 1
        return self._add_targets(out, table, player, woken(table, self), due) if awakes else out

    def traded(self, card: Card, place: i64, arrow: i64) -> bool:
        """Say whether a building trades already: once, by one arrow (rulings L-28 and X-17)."""
        taken = (self.chosen >> (place * MOST_TRADES)) & (BITS[MOST_TRADES] - 1)
        return taken != 0 and (taken != BITS[arrow] or not card.trades[arrow].repeated)

    def works(self, card: Card) -> bool:
        """Say whether a building takes part."""
        return card.value <= self.value and (self.only == NO_LIMIT or self.only == card.number)

    def payable(self, table: Lorenzo, player: Player, card: Card, arrow: i64, due: i64) -> bool:
        """Say whether a trade can be chosen besides what is promised already."""
        trade = card.trades[arrow]
        if trade.repeated and often(table, self, card) >= min(self.value, TIMES - 1):
            return False
        return affords(player.standing, player.goods, due + trade.pay) and trade.receive.possible(
            table, self.seat
        )

    def _add_targets(
        self, out: Codes, table: Lorenzo, player: Player, kinds: i64, due: i64
    ) -> Codes:
        """List the cards that another one can let work: not one of its own sort (ruling X-19)."""
        for number in table.players[self.board].cards:
            card = table.rules.cards[number]
            if card.activates or not (kinds >> card.kind) & 1:
                continue
            if card.each or self._trades(table, player, card, due):
                out = append(out, ACTIVATE_CODE[number])
        return out

    def _trades(self, table: Lorenzo, player: Player, card: Card, due: i64) -> bool:
        for trade in card.trades:
            payable = affords(player.standing, player.goods, due + trade.pay)
            if payable and trade.receive.possible(table, self.seat):
                return True
        return False

    def _arrows(self, table: Lorenzo) -> Codes:
        """Offer the trades of a card that works by another one."""
        player = table.players[self.seat]
        extra = self.first if self.first & OPEN else self.second
        card = table.rules.cards[extra % ARROW]
        chosen = extra % OFTEN // ARROW
        times = extra % OPEN // OFTEN
        due = promised(table, self)
        out = vec[i64](capacity=3)
        for arrow in range(i64(len(card.trades))):
            fits = chosen == 0 or chosen == arrow + 1
            if fits and times < min(self.value, TIMES - 1):
                trade = card.trades[arrow]
                payable = affords(player.standing, player.goods, due + trade.pay)
                if payable and trade.receive.possible(table, self.seat):
                    out = append(out, OPTION + arrow)
        return append(out, DECLINE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Note a trade or a card, or let everything happen."""
        if code == PRODUCE:
            produce(table, self)
        elif code >= ACTIVATE:
            self._activate(table, PIECE[code])
        elif code >= OPTION or code == DECLINE:
            self._choose_arrow(table, code)
        else:
            self._trade(table, code - TRADE)

    def _trade(self, table: Lorenzo, arrow: i64) -> None:
        place = arrow // MOST_TRADES
        card = building_at(table, table.players[self.board], place)
        chosen = self.chosen | i64(1) << arrow
        if card.trades[arrow % MOST_TRADES].repeated:
            one = i64(1) << (5 * rank_of(table, self, card))
            table.push(self.after(chosen, self.repeats + one, self.first, self.second))
        else:
            table.push(self.after(chosen, self.repeats, self.first, self.second))
        if table.log is not None:
            event = TradeChosen(self.seat, card.number, arrow % MOST_TRADES + 1)
            table.log.append(event)

    def _activate(self, table: Lorenzo, number: i64) -> None:
        """Note a card that works by another one; how it trades comes next."""
        card = table.rules.cards[number]
        extra = number + (OPEN if card.trades else i64(0))
        if self.first == 0:
            table.push(self.after(self.chosen, self.repeats, extra, 0))
        else:
            table.push(self.after(self.chosen, self.repeats, self.first, extra))
        if table.log is not None:
            table.log.append(CardActivated(self.seat, number))

    def _choose_arrow(self, table: Lorenzo, code: i64) -> None:
        extra = self.first if self.first & OPEN else self.second
        if code == DECLINE:
            extra -= OPEN
        else:
            card = table.rules.cards[extra % ARROW]
            arrow = code - OPTION
            if extra % OFTEN < ARROW:
                extra += (arrow + 1) * ARROW
            extra += OFTEN
            if not card.trades[arrow].repeated:
                extra -= OPEN
            if table.log is not None:
                table.log.append(TradeChosen(self.seat, card.number, arrow + 1))
        if self.first & OPEN:
            table.push(self.after(self.chosen, self.repeats, extra, self.second))
        else:
            table.push(self.after(self.chosen, self.repeats, self.first, extra))

    def sound(self, table: Lorenzo) -> bool:
        """What is promised can be paid."""
        if not 0 <= self.board < i64(len(table.players)) or not 1 <= self.value <= 99:
            return False
        if not 0 <= self.chosen < BITS[MOST_TRADES * BUILDINGS]:
            return False
        if not 0 <= self.repeats < TIMES * TIMES:
            return False
        if not self._sound_extra(table, self.first) or not self._sound_extra(table, self.second):
            return False
        player = table.players[self.seat]
        return affords(player.standing, player.goods, promised(table, self))

    def _sound_extra(self, table: Lorenzo, extra: i64) -> bool:
        if extra == 0:
            return True
        if extra % ARROW not in list(table.players[self.board].cards) or not 0 < extra < 2 * OPEN:
            return False
        return extra % OFTEN // ARROW <= i64(len(table.rules.cards[extra % ARROW].trades))


def building_at(table: Lorenzo, player: Player, place: i64) -> Card:
    """Find a building by its place on the board."""
    for number in player.cards:
        card = table.rules.cards[number]
        if card.kind == BUILDING:
            if place == 0:
                return card
            place -= 1
    raise ValueError("no building stands there")


def rank_of(table: Lorenzo, asked: Production, card: Card) -> i64:
    """Count the cards with repeated trades that stand before this one."""
    rank: i64 = 0
    for number in table.players[asked.board].cards:
        if number == card.number:
            break
        other = table.rules.cards[number]
        if other.trades and other.trades[0].repeated:
            rank += 1
    return rank


def often(table: Lorenzo, asked: Production, card: Card) -> i64:
    """Count how often a repeated trade was chosen so far."""
    return (asked.repeats >> (5 * rank_of(table, asked, card))) & (TIMES - 1)


def woken(table: Lorenzo, asked: Production) -> i64:
    """Give the kinds of cards that buildings can let work besides those chosen, a bit for each."""
    wakers = [
        card.activates
        for card in own_cards(table, table.players[asked.board], BUILDING)
        if card.activates and asked.works(card)
    ]
    extras = [extra for extra in (asked.first, asked.second) if extra]
    chosen = [table.rules.cards[extra % ARROW].kind for extra in extras]
    kinds: i64 = 0
    for kind in range(i64(4)):
        if matched([*chosen, kind], wakers):
            kinds |= only(kind)
    return kinds if asked.only == NO_LIMIT else kinds & ~only(BUILDING)  # a single one


def matched(kinds: list[i64], wakers: list[i64]) -> bool:
    """Say whether each of these cards can have a building of its own that lets it work."""
    if not kinds:
        return True
    for i in range(len(wakers)):
        if (wakers[i] >> kinds[0]) & 1 and matched(kinds[1:], wakers[:i] + wakers[i + 1 :]):
            return True
    return False


def promised(table: Lorenzo, asked: Production) -> i64:
    """Add up what the chosen trades take."""
    total: i64 = 0
    if asked.chosen:
        place: i64 = 0
        for number in table.players[asked.board].cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                for arrow in range(i64(len(card.trades))):
                    if (asked.chosen >> (place * MOST_TRADES + arrow)) & 1:
                        trade = card.trades[arrow]
                        n = often(table, asked, card) if trade.repeated else i64(1)
                        total += trade.pay * n
                place += 1
    return total + _extra_pay(table, asked.first) + _extra_pay(table, asked.second)


def _extra_pay(table: Lorenzo, extra: i64) -> i64:
    arrow = extra % OFTEN // ARROW
    if arrow == 0:
        return 0
    return table.rules.cards[extra % ARROW].trades[arrow - 1].pay * (extra % OPEN // OFTEN)


def produce(table: Lorenzo, asked: Production) -> None:
    """Pay every trade, then receive everything."""
    player = table.players[asked.seat]
    due = promised(table, asked)
    if table.log is not None:
        table.log.append(Produced(asked.seat, asked.value, counts(due)))
    if leaves_choice(player.standing, due):
        table.push(TradesArePaid(*[i64(n) for n in asked.args()]))
        charge(table, asked.seat, due)
        return
    player.goods -= due
    gather(table, asked)


class TradesArePaid(Frame[Lorenzo]):
    """What follows the payment of all trades."""

    def __init__(
        self,
        whose: i64,
        value: i64,
        chosen: i64,
        repeats: i64,
        board: i64,
        only: i64,
        first: i64,
        second: i64,
    ) -> None:
        super().__init__(NOBODY)
        self.asked = Production(whose, value, chosen, repeats, board, only, first, second)

    def args(self) -> list[int]:
        """Give all that was chosen."""
        return self.asked.args()

    def run(self, table: Lorenzo) -> None:
        """Receive everything."""
        gather(table, self.asked)

    def sound(self, table: Lorenzo) -> bool:
        """It follows a production."""
        return 0 <= self.asked.board < i64(len(table.players))


def gather(table: Lorenzo, asked: Production) -> None:
    """Receive from the bonus tile, from every building that works and from every trade."""
    seat = asked.seat
    player = table.players[seat]
    if player.tile != NO_TILE:
        bonus = table.rules.bonus_tiles[player.tile].production
        receive(table, seat, bonus, BY_TILE * PIECES + player.tile)
    table.action = asked.value
    place: i64 = 0
    for number in table.players[asked.board].cards:
        card = table.rules.cards[number]
        if card.kind == BUILDING:
            if asked.works(card):
                source = BY_YIELD * PIECES + number
                for effect in card.each:
                    effect.resolve(table, seat, source)
                for arrow in range(i64(len(card.trades))):
                    if (asked.chosen >> (place * MOST_TRADES + arrow)) & 1:
                        trade = card.trades[arrow]
                        if trade.repeated:
                            n = often(table, asked, card)
                            trade.receive.times(n).resolve(table, seat, source)
                        else:
                            trade.receive.resolve(table, seat, source)
            place += 1
    _gather_extra(table, seat, asked.first)
    _gather_extra(table, seat, asked.second)
    table.action = UNCAPPED


def _gather_extra(table: Lorenzo, seat: i64, extra: i64) -> None:
    if extra == 0:
        return
    card = table.rules.cards[extra % ARROW]
    source = BY_YIELD * PIECES + card.number
    for effect in card.each:
        effect.resolve(table, seat, source)
    arrow = extra % OFTEN // ARROW
    if arrow:
        trade = card.trades[arrow - 1]
        trade.receive.times(extra % OPEN // OFTEN).resolve(table, seat, source)
