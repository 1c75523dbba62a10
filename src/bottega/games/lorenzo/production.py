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
from bottega.games.lorenzo.pieces import (
    BUILDING,
    BY_TILE,
    BY_YIELD,
    KIND_COUNT,
    PIECES,
    Card,
    Trade,
    only,
)
from bottega.games.lorenzo.queries import affords, receive
from bottega.games.lorenzo.state import NO_TILE, UNCAPPED, Lorenzo, Player, own_cards
from bottega.kernel.table import NOBODY, Codes, Frame
from bottega.parts.bits import BITS, length

NO_LIMIT: Final[i64] = -1  # all cards work
TIMES: Final[i64] = 32  # how often a trade can be repeated, at most, plus one
TIMES_BITS: Final[i64] = 5  # which that takes

# A card that works by another one, as the sum of these: its number,
ARROW: Final[i64] = 256  # its arrow times this,
OFTEN: Final[i64] = 1024  # how often it trades times this,
OPEN: Final[i64] = 32768  # and this while its arrow is still to be chosen


class Woken:
    """A card that works by another one: how it trades, and whether that is still to be chosen."""

    def __init__(self, card: i64, arrow: i64, times: i64, open: bool) -> None:
        self.card = card
        self.arrow = arrow  # from 1; 0 while it does not trade
        self.times = times
        self.open = open

    def number(self) -> i64:
        """Give all this as a number of a frame."""
        number = self.card + self.arrow * ARROW + self.times * OFTEN
        return number + OPEN if self.open else number

    def closed(self) -> "Woken":
        """Let it trade no more."""
        return Woken(self.card, self.arrow, self.times, False)

    def trading(self, arrow: i64, again: bool) -> "Woken":
        """Let it trade once more, and perhaps again."""
        return Woken(self.card, arrow, self.times + 1, again)


NOTHING: Final[list[Woken]] = []


def read_woken(*numbers: i64) -> list[Woken]:
    """Read the cards that work by others from the numbers of a frame; 0 is none."""
    return [
        Woken(n % ARROW, n % OFTEN // ARROW, n % OPEN // OFTEN, n & OPEN != 0) for n in numbers if n
    ]


class Production(Frame[Lorenzo]):
    """Which buildings trade, and by which arrow? In any order, then all at once (ruling M-52)."""

    paid: bool = False  # nothing is left to be asked

    def __init__(
        self,
        whose: i64,
        value: i64,
        chosen: i64,  # a bit for each arrow
        repeats: i64,  # how often trades repeat
        board: i64,  # whose cards work
        only: i64,  # the only one of them, or -1
        first: i64,  # cards that work by others
        second: i64,
    ) -> None:
        super().__init__(NOBODY if self.paid else whose)
        self.whose = whose
        self.value = value
        self.chosen = chosen
        self.repeats = repeats
        self.board = board
        self.only = only
        self.first = first
        self.second = second
        self.woken = read_woken(first, second) if first | second else NOTHING
        self.open = (first | second) & OPEN != 0  # by which arrow does a card trade?
        self.finishes = not self.open and chosen | first != 0
        if not self.open:  # in rising order trades come first, then what other cards let work
            self.rising = PRODUCE if first else TRADE + max(length(chosen) - 1, i64(0))

    def after(self, chosen: i64, repeats: i64, woken: list[Woken]) -> "Production":
        """Give the question that follows a choice."""
        numbers = [card.number() for card in woken] + [i64(0), i64(0)]
        return Production(
            self.whose, self.value, chosen, repeats, self.board, self.only, numbers[0], numbers[1]
        )

    def undecided(self) -> Woken:
        """Give the card that works by another one and whose arrow is asked for."""
        return next(card for card in self.woken if card.open)

    def options(self, table: Lorenzo) -> Codes:
        """Offer to produce, and the trades that goods from before the action can pay (L-27)."""
        if self.open:
            return self._arrows(table)
        player = table.players[self.seat]
        due = promised(table, self)
        out = append(vec[i64](capacity=13), PRODUCE)
        wakes = False
        place: i64 = 0
        for number in table.players[self.board].cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                if self.works(card):
                    for arrow in range(i64(len(card.trades))):
                        free = not self.traded(card, place, arrow)
                        if free and self.payable(table, player, card, arrow, due):
                            out = append(out, TRADE + place * MOST_TRADES + arrow)
                    wakes = wakes or card.activates != 0
                place += 1
        return self._add_targets(out, table, player, wakeable(table, self), due) if wakes else out

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
        return self.possible(table, player, trade, due)

    def possible(self, table: Lorenzo, player: Player, trade: Trade, due: i64) -> bool:
        """Say whether a trade can be paid besides what is due, and what it brings be received."""
        return affords(player.footing, player.goods, due + trade.pay) and trade.receive.possible(
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
            trades = [self.possible(table, player, trade, due) for trade in card.trades]
            if card.each or True in trades:
                out = append(out, ACTIVATE_CODE[number])
        return out

    def _arrows(self, table: Lorenzo) -> Codes:
        """Offer the trades of a card that works by another one."""
        player = table.players[self.seat]
        woken = self.undecided()
        due = promised(table, self)
        out = vec[i64](capacity=3)
        for arrow, trade in enumerate(table.rules.cards[woken.card].trades):
            fits = woken.arrow == 0 or woken.arrow == i64(arrow) + 1
            more = woken.times < min(self.value, TIMES - 1)
            if fits and more and self.possible(table, player, trade, due):
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
        repeats = self.repeats
        if card.trades[arrow % MOST_TRADES].repeated:
            repeats += i64(1) << (TIMES_BITS * rank_of(table, self, card))
        table.push(self.after(chosen, repeats, self.woken))
        if table.log is not None:
            event = TradeChosen(self.seat, card.number, arrow % MOST_TRADES + 1)
            table.log.append(event)

    def _activate(self, table: Lorenzo, number: i64) -> None:
        """Note a card that works by another one; how it trades comes next."""
        woken = Woken(number, 0, 0, len(table.rules.cards[number].trades) > 0)
        table.push(self.after(self.chosen, self.repeats, [*self.woken, woken]))
        if table.log is not None:
            table.log.append(CardActivated(self.seat, number))

    def _choose_arrow(self, table: Lorenzo, code: i64) -> None:
        woken = self.undecided()
        if code == DECLINE:
            now = woken.closed()
        else:
            arrow = code - OPTION
            again = table.rules.cards[woken.card].trades[arrow].repeated
            now = woken.trading(arrow + 1, again)
            if table.log is not None:
                table.log.append(TradeChosen(self.seat, woken.card, arrow + 1))
        cards = [now if card is woken else card for card in self.woken]
        table.push(self.after(self.chosen, self.repeats, cards))

    def sound(self, table: Lorenzo) -> bool:
        """What is promised can be paid."""
        if not 0 <= self.board < i64(len(table.players)) or not 1 <= self.value <= 99:
            return False
        if not 0 <= self.chosen < BITS[MOST_TRADES * BUILDINGS]:
            return False
        if not 0 <= self.repeats < TIMES * TIMES:
            return False
        if not 0 <= self.first < 2 * OPEN or not 0 <= self.second < 2 * OPEN:
            return False
        if not all(self._sound_woken(table, card) for card in self.woken):
            return False
        player = table.players[self.seat]
        return affords(player.footing, player.goods, promised(table, self))

    def _sound_woken(self, table: Lorenzo, woken: Woken) -> bool:
        if woken.card not in list(table.players[self.board].cards):
            return False
        return woken.arrow <= i64(len(table.rules.cards[woken.card].trades))


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
    return (asked.repeats >> (TIMES_BITS * rank_of(table, asked, card))) & (TIMES - 1)


def wakeable(table: Lorenzo, asked: Production) -> i64:
    """Give the kinds of cards that buildings can let work besides those chosen, a bit for each."""
    wakers = [
        card.activates
        for card in own_cards(table, table.players[asked.board], BUILDING)
        if card.activates and asked.works(card)
    ]
    chosen = [table.rules.cards[woken.card].kind for woken in asked.woken]
    kinds: i64 = 0
    for kind in range(KIND_COUNT):
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
    for woken in asked.woken:
        if woken.arrow:
            total += table.rules.cards[woken.card].trades[woken.arrow - 1].pay * woken.times
    return total


def produce(table: Lorenzo, asked: Production) -> None:
    """Pay every trade, then receive everything."""
    player = table.players[asked.seat]
    due = promised(table, asked)
    if table.log is not None:
        table.log.append(Produced(asked.seat, asked.value, counts(due)))
    if leaves_choice(player.footing, due):
        table.push(TradesArePaid(*[i64(n) for n in asked.args()]))
        charge(table, asked.seat, due)
        return
    player.goods -= due
    gather(table, asked)


class TradesArePaid(Production):
    """What follows the payment of all trades."""

    paid = True

    def run(self, table: Lorenzo) -> None:
        """Receive from cards, trades and the bonus tile."""
        gather(table, self)

    def sound(self, table: Lorenzo) -> bool:
        """It follows a production."""
        return 0 <= self.board < i64(len(table.players))


def gather(table: Lorenzo, asked: Production) -> None:
    """Receive from the bonus tile, from every building that works and from every trade."""
    seat = asked.whose
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
    for woken in asked.woken:
        _gather_woken(table, seat, woken)
    table.action = UNCAPPED


def _gather_woken(table: Lorenzo, seat: i64, woken: Woken) -> None:
    card = table.rules.cards[woken.card]
    source = BY_YIELD * PIECES + woken.card
    for effect in card.each:
        effect.resolve(table, seat, source)
    if woken.arrow:
        trade = card.trades[woken.arrow - 1]
        trade.receive.times(woken.times).resolve(table, seat, source)
