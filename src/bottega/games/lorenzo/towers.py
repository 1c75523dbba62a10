"""The towers: taking a card, paying for it, and what it does at once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import DECLINE, FIRST, PAY, SPACES, TAKE
from bottega.games.lorenzo.events import (
    BonusDeclined,
    CardTaken,
    FeePaid,
    ServantsSpent,
)
from bottega.games.lorenzo.goods import (
    COIN,
    SERVANT,
    added,
    coins,
    counts,
    military,
    servants,
    some,
)
from bottega.games.lorenzo.pieces import BY_CARD, BY_SPACE, PIECES, Card, Tower
from bottega.games.lorenzo.queries import (
    card_limit_reached,
    floor_bonus,
    fold,
    military_need,
    payable,
    price,
    price_count,
    prices_to_ask,
    receive,
    servants_for,
    tower_fee,
)
from bottega.games.lorenzo.ruleset import FLOORS
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.kernel.table import Codes, Frame


def spare(
    table: Lorenzo, player: Player, tower: Tower, floor: i64, discount: i64, have: i64
) -> i64:
    """Give how many servants can go into the value while the card is still paid; -1 if it is not.

    First the fee, then the floor's bonus, then the card, which the bonus may help to pay (L-12).
    """
    card = table.card_on(tower.first + floor)
    standing = player.standing
    if card.number == 0 or card_limit_reached(player, card.kind):
        return -1
    fee = tower_fee(table, standing, tower)
    if coins(have) < fee:
        return -1
    held = servants(have)  # servants that the action brings cannot raise it (ruling L-1)
    have = added(have - fee, floor_bonus(standing, tower, floor))
    if military(have) < military_need(player, card.kind):
        return -1
    if len(card.costs) == 1 and not standing.splits:  # nearly always
        if not payable(standing, card, 0, discount, have):
            return -1
        return min(held, servants(have) - servants(price(standing, card, 0, discount)))
    most: i64 = -1
    for which in range(price_count(standing, card)):
        if payable(standing, card, which, discount, have):
            left = servants(have) - servants(price(standing, card, which, discount))
            most = max(most, left)
    return min(most, held)


def take(
    table: Lorenzo, seat: i64, tower: Tower, floor: i64, raised_by: i64, discount: i64
) -> None:
    """Take the card of a floor with the help of so many servants."""
    player = table.players[seat]
    spend_servants(table, seat, raised_by)
    fee = tower_fee(table, player.standing, tower)
    if fee:
        player.goods -= some(COIN, fee)
        if table.log is not None:
            table.log.append(FeePaid(seat, fee))
    space = tower.first + floor
    if floor_bonus(player.standing, tower, floor):
        receive(table, seat, tower.bonus[floor], BY_SPACE * PIECES + space)
    card = table.card_on(space)
    ways = prices_to_ask(player.standing, card, discount, player.goods)
    if len(ways) == 1:
        acquire(table, seat, space, ways[0], discount)
    else:
        table.push(PayFor(seat, space, discount))


def spend_servants(table: Lorenzo, seat: i64, n: i64) -> None:
    """Put servants into the value of an action."""
    if n:
        table.players[seat].goods -= some(SERVANT, n)
        if table.log is not None:
            table.log.append(ServantsSpent(seat, n))


def acquire(table: Lorenzo, seat: i64, space: i64, which: i64, discount: i64) -> None:
    """Pay the card, lay it on the board and begin with its immediate effects."""
    player = table.players[seat]
    card = table.card_on(space)
    paid = price(player.standing, card, which, discount)
    player.goods -= paid
    player.cards = append(player.cards, card.number)
    player.counts += i64(1) << (card.kind * 8)
    table.floors[space] = 0
    if table.log is not None:
        table.log.append(CardTaken(seat, card.number, SPACES[space], counts(paid)))
    if card.standing:
        fold(table, player)
    if len(card.now) == 1:
        card.now[0].resolve(table, seat, BY_CARD * PIECES + card.number)
    elif card.now:
        table.push(Effects(seat, card.number, 0))


class PayFor(Frame[Lorenzo]):
    """Which price do you pay for the card?"""

    def __init__(self, seat: i64, space: i64, discount: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.discount = discount

    def args(self) -> list[int]:
        """Give the seat, the floor of the card and what a bonus action takes off."""
        return [int(self.seat), int(self.space), int(self.discount)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer the prices that can be paid and differ."""
        player = table.players[self.seat]
        card = table.card_on(self.space)
        out = vec[i64](capacity=4)
        for which in prices_to_ask(player.standing, card, self.discount, player.goods):
            out = append(out, PAY + which)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Pay this one."""
        acquire(table, self.seat, self.space, code - PAY, self.discount)


class Effects(Frame[Lorenzo]):
    """Which of the card's immediate effects comes first? (ruling L-24)"""

    def __init__(self, seat: i64, card: i64, done: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.done = done

    def args(self) -> list[int]:
        """Give the seat, the card and a bit for each effect that is done."""
        return [int(self.seat), int(self.card), int(self.done)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer all that are left where their order makes a difference, else the first."""
        now = table.rules.cards[self.card].now
        left = [i64(i) for i in range(len(now)) if not (self.done >> i64(i)) & 1]
        gains: list[i64] = [0]  # all that those which only bring goods can come to together
        plain = [i for i in left if now[i].brings(table, self.seat)]
        for i in plain:
            gains = [g + more for g in gains for more in now[i].brings(table, self.seat)]
        if plain and not self._swayed(table, [i for i in left if i not in plain], gains):
            return vec[i64]([FIRST + plain[0]])
        return vec[i64]([FIRST + i for i in left])

    def _swayed(self, table: Lorenzo, actions: list[i64], gains: list[i64]) -> bool:
        now = table.rules.cards[self.card].now
        for i in actions:
            for gain in gains:
                if now[i].swayed(table, self.seat, gain):
                    return True
        return False

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Let it happen; the others follow."""
        card = table.rules.cards[self.card]
        i = code - FIRST
        done = self.done | i64(1) << i
        if done + 1 < i64(1) << i64(len(card.now)):
            table.push(Effects(self.seat, self.card, done))
        card.now[i].resolve(table, self.seat, BY_CARD * PIECES + card.number)


class BonusTake(Frame[Lorenzo]):
    """Which card do you take without a family member? (rulings L-13 and L-15)"""

    def __init__(self, seat: i64, kinds: i64, value: i64, discount: i64) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.value = value
        self.discount = discount

    def args(self) -> list[int]:
        """Give the seat, a bit for each kind of card, the value and the discount."""
        return [int(self.seat), int(self.kinds), int(self.value), int(self.discount)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer what can be reached and paid, or to leave it."""
        have = table.players[self.seat].goods
        out = takeable(table, self.seat, self.kinds, self.value, self.discount, have)
        return append(out, DECLINE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Take it: no member is left behind."""
        if code == DECLINE:
            if table.log is not None:
                table.log.append(BonusDeclined(self.seat))
            return
        tower, floor = floor_of(table, code - TAKE)
        short = missing(table, self.seat, tower, floor, self.value)
        needed = servants_for(table.players[self.seat].standing, short)
        take(table, self.seat, tower, floor, needed, self.discount)


def takeable(table: Lorenzo, seat: i64, kinds: i64, value: i64, discount: i64, have: i64) -> Codes:
    """List the cards of these kinds that a bonus action of this value can take."""
    player = table.players[seat]
    out = vec[i64](capacity=17)
    for tower in table.rules.towers:
        for floor in range(FLOORS):
            card = table.card_on(tower.first + floor)
            if card.number and (kinds >> card.kind) & 1:
                short = missing(table, seat, tower, floor, value)
                needed = servants_for(player.standing, short)
                if needed <= spare(table, player, tower, floor, discount, have):
                    out = append(out, TAKE + tower.first + floor)
    return out


def missing(table: Lorenzo, seat: i64, tower: Tower, floor: i64, value: i64) -> i64:
    """Give what an action of this value lacks for a floor (ruling L-63)."""
    card = table.card_on(tower.first + floor)
    return tower.values[floor] - value - table.players[seat].standing.values[card.kind]


def floor_of(table: Lorenzo, space: i64) -> tuple[Tower, i64]:
    """Find the tower and the floor of a space."""
    for tower in table.rules.towers:
        if tower.first <= space < tower.first + FLOORS:
            return tower, space - tower.first
    raise ValueError(f"space {space} is in no tower")


def price_ways(table: Lorenzo, seat: i64, card: Card, discount: i64, have: i64) -> i64:
    """Count the prices that one would be asked about."""
    return i64(len(prices_to_ask(table.players[seat].standing, card, discount, have)))
