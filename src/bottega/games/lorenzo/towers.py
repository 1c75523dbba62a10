"""The towers: taking a card, paying for it, and what it does at once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import FIRST, PAY, SPACES, TAKE
from bottega.games.lorenzo.bonus import BonusAction
from bottega.games.lorenzo.events import (
    CardDropped,
    CardTaken,
    FeePaid,
    ServantsSpent,
)
from bottega.games.lorenzo.goods import COIN, SERVANT, counts, some
from bottega.games.lorenzo.paying import charge, charge_fee, keep_spent, leaves_choice
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    BY_CARD,
    BY_SPACE,
    PIECES,
    TOWERS,
    Card,
    Tower,
    one_card,
)
from bottega.games.lorenzo.prospects import prospect
from bottega.games.lorenzo.queries import (
    floor_bonus,
    floor_of,
    fold,
    price,
    prices_to_ask,
    reach,
    receive,
    servants_for,
    spare,
    tower_fee,
)
from bottega.games.lorenzo.ruleset import FLOORS
from bottega.games.lorenzo.sending import MOST_ADDED
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.tokens import face_on, put_back
from bottega.kernel.table import Codes, Frame, Phase
from bottega.parts.bits import BITS


def take(
    table: Lorenzo, seat: i64, tower: Tower, floor: i64, raised_by: i64, discount: i64
) -> None:
    """Take the card of a floor with the help of so many servants."""
    player = table.players[seat]
    spend_servants(table, seat, raised_by)
    fee = tower_fee(table, player.footing, tower)
    space = tower.first + floor
    if fee:
        if table.log is not None:
            table.log.append(FeePaid(seat, fee))
        if player.footing.servants_pay:
            table.push(FeeIsPaid(seat, space, discount))
            charge_fee(table, seat, fee, space, discount)
            return
        player.goods -= some(COIN, fee)
    buy(table, seat, tower, floor, discount)


def buy(table: Lorenzo, seat: i64, tower: Tower, floor: i64, discount: i64) -> None:
    """Receive the bonus of a floor and pay for its card, by a price of one's choice."""
    player = table.players[seat]
    space = tower.first + floor
    if floor_bonus(player.footing, tower, floor):
        receive(table, seat, tower.bonus[floor], BY_SPACE * PIECES + space)
    card = table.card_on(space)
    ways = prices_to_ask(player.footing, card, discount, player.goods)
    if len(ways) == 1:
        acquire(table, seat, space, ways[0], discount)
    else:
        table.push(PayFor(seat, space, discount))


class FeeIsPaid(Phase[Lorenzo]):
    """What follows the fee of a tower."""

    def __init__(self, whose: i64, space: i64, discount: i64) -> None:
        super().__init__(whose)
        self.space = space
        self.discount = discount

    def run(self, table: Lorenzo) -> None:
        tower, floor = floor_of(table, self.space)
        buy(table, self.whose, tower, floor, self.discount)

    def sound(self, table: Lorenzo) -> bool:
        """Its card is still there."""
        return 0 <= self.space < i64(len(table.floors)) and table.floors[self.space] > 0


def spend_servants(table: Lorenzo, seat: i64, n: i64) -> None:
    """Put servants into the value of an action."""
    if n:
        table.players[seat].goods -= some(SERVANT, n)
        if table.log is not None:
            table.log.append(ServantsSpent(seat, n))


def acquire(table: Lorenzo, seat: i64, space: i64, which: i64, discount: i64) -> None:
    """Pay the card and lay it on the board."""
    player = table.players[seat]
    card = table.card_on(space)
    due = price(player.footing, card, which, discount)
    stored = i64(1) if player.footing.stores and card.kind == BUILDING else i64(0)
    table.floors[space] = 0
    if table.log is not None:
        table.log.append(CardTaken(seat, card.number, SPACES[space], counts(due)))
    if leaves_choice(player.footing, due):
        table.push(CardIsPaid(seat, card.number))
        charge(table, seat, due, stored)
        return
    player.goods -= due
    if stored:
        keep_spent(table, seat, due)
    lay(table, seat, card)


def lay(table: Lorenzo, seat: i64, card: Card) -> None:
    """Lay a card on the board, and begin with what it does at once."""
    player = table.players[seat]
    player.cards = append(player.cards, card.number)
    player.counts += one_card(card.kind)
    if card.standing:
        fold(table, player)
    if player.footing.on_take:
        if card.now:
            table.push(Effects(seat, card.number, 0))
        for trigger in player.footing.on_take:
            if (trigger.kinds >> card.kind) & 1:
                trigger.effect.resolve(table, seat, trigger.source)
    elif len(card.now) == 1:
        card.now[0].resolve(table, seat, BY_CARD * PIECES + card.number)
    elif card.now:
        table.push(Effects(seat, card.number, 0))


def drop(table: Lorenzo, seat: i64, number: i64) -> None:
    """Put a card away: its abilities end, what it gave stays, others close up (ruling X-60)."""
    player = table.players[seat]
    card = table.rules.cards[number]
    player.cards = vec[i64]([c for c in player.cards if c != number])
    player.counts -= one_card(card.kind)
    if card.slot >= 0:
        face = face_on(player, card.slot)
        if face:
            player.laid -= face << (card.slot * 4)
            put_back(table, face)  # ruling X-73
    if table.log is not None:
        table.log.append(CardDropped(seat, number))
    fold(table, player)


class CardIsPaid(Phase[Lorenzo]):
    """What follows the payment of a card."""

    def __init__(self, whose: i64, card: i64) -> None:
        super().__init__(whose)
        self.card = card

    def run(self, table: Lorenzo) -> None:
        lay(table, self.whose, table.rules.cards[self.card])

    def sound(self, table: Lorenzo) -> bool:
        """The card is in the game and on no board."""
        if not 0 < self.card < i64(len(table.rules.cards)):
            return False
        return all(self.card not in list(player.cards) for player in table.players)


class PayFor(Frame[Lorenzo]):
    """Which price do you pay for the card?"""

    def __init__(self, seat: i64, space: i64, discount: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.discount = discount

    def options(self, table: Lorenzo) -> Codes:
        """Offer the prices that can be paid and differ."""
        player = table.players[self.seat]
        card = table.card_on(self.space)
        out = vec[i64](capacity=4)
        for which in prices_to_ask(player.footing, card, self.discount, player.goods):
            out = append(out, PAY + which)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        acquire(table, self.seat, self.space, code - PAY, self.discount)

    def sound(self, table: Lorenzo) -> bool:
        """Its card is there."""
        return 0 <= self.space < i64(len(table.floors)) and table.floors[self.space] > 0


class Effects(Frame[Lorenzo]):
    """Which of the card's immediate effects comes first? (ruling L-24)"""

    def __init__(self, seat: i64, card: i64, done: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.done = done

    def options(self, table: Lorenzo) -> Codes:
        """Offer all that are left where their order makes a difference, else the first."""
        now = table.rules.cards[self.card].now
        left = [i64(i) for i in range(len(now)) if not (self.done >> i64(i)) & 1]
        gains: list[i64] = [0]  # all that those which only bring goods can come to together
        plain = [i for i in left if now[i].brings(table, self.seat)]
        for i in plain:
            gains = [g + more for g in gains for more in now[i].brings(table, self.seat)]
        actions = [i for i in left if i not in plain]
        if plain and not (
            self._gains_matter(table, actions, gains) or self._actions_matter(table, actions, plain)
        ):
            return vec[i64]([FIRST + plain[0]])
        return vec[i64]([FIRST + i for i in left])

    def _actions_matter(self, table: Lorenzo, actions: list[i64], plain: list[i64]) -> bool:
        """Say whether the actions could change what the gains come to (ruling L-72)."""
        if not actions:
            return False
        now = table.rules.cards[self.card].now
        after = prospect(table, self.seat, [now[i] for i in actions])
        return any(now[i].relies(table, self.seat, after) for i in plain)

    def _gains_matter(self, table: Lorenzo, actions: list[i64], gains: list[i64]) -> bool:
        """Say whether what the gains come to could change the actions."""
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

    def sound(self, table: Lorenzo) -> bool:
        """Its card lies on the board and has effects left."""
        if self.card not in list(table.players[self.seat].cards):
            return False
        return 0 <= self.done < BITS[len(table.rules.cards[self.card].now)] - 1


class BonusTake(BonusAction):
    """Which card do you take without a family member? (rulings L-13 and L-15)"""

    def __init__(
        self, seat: i64, kinds: i64, value: i64, discount: i64, towers: i64, added: i64 = 0
    ) -> None:
        super().__init__(seat, added)
        self.kinds = kinds
        self.value = value
        self.discount = discount
        self.towers = towers

    def reached(self, table: Lorenzo, n: i64) -> Codes:
        """List what could be reached and paid with so many more servants sent ahead."""
        player = table.players[self.seat]
        value = self.value + reach(player.footing, self.added + n)
        have = player.goods - some(SERVANT, n)
        return takeable(table, self.seat, self.kinds, value, self.discount, self.towers, have)

    def ahead(self, added: i64) -> BonusAction:
        """Give the same question with so many servants sent ahead in all."""
        return BonusTake(self.seat, self.kinds, self.value, self.discount, self.towers, added)

    def take(self, table: Lorenzo, code: i64) -> None:
        """Take it: no member is left behind."""
        tower, floor = floor_of(table, code - TAKE)
        footing = table.players[self.seat].footing
        value = self.value + reach(footing, self.added)
        needed = servants_for(footing, missing(table, self.seat, tower, floor, value))
        take(table, self.seat, tower, floor, needed, self.discount)

    def sound(self, table: Lorenzo) -> bool:
        """The numbers are such as cards have."""
        kinds = 1 <= self.kinds <= ANY_CARD and 0 < self.towers <= TOWERS
        numbers = -9 <= self.value <= 20 and self.discount >= 0 and 0 <= self.added <= MOST_ADDED
        return kinds and numbers and (self.added == 0 or len(self.reached(table, 0)) > 0)


def takeable(
    table: Lorenzo, seat: i64, kinds: i64, value: i64, discount: i64, towers: i64, have: i64
) -> Codes:
    """List the cards of these kinds and towers that a bonus action of this value can take."""
    player = table.players[seat]
    out = vec[i64](capacity=21)
    for tower in table.rules.towers:
        if not towers & BITS[tower.area]:
            continue
        for floor in range(FLOORS):
            card = table.card_on(tower.first + floor)
            if card.number and (kinds >> card.kind) & 1:
                short = missing(table, seat, tower, floor, value)
                needed = servants_for(player.footing, short)
                if needed <= spare(table, player, tower, floor, discount, have):
                    out = append(out, TAKE + tower.first + floor)
    return out


def missing(table: Lorenzo, seat: i64, tower: Tower, floor: i64, value: i64) -> i64:
    """Give what an action of this value lacks for a floor (ruling L-63)."""
    space = tower.first + floor
    card = table.card_on(space)
    return table.values[space] - value - table.players[seat].footing.values[card.kind]


def price_ways(table: Lorenzo, seat: i64, card: Card, discount: i64, have: i64) -> i64:
    """Count the prices that one would be asked about."""
    return i64(len(prices_to_ask(table.players[seat].footing, card, discount, have)))
