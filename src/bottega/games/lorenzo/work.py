"""Harvest and production: which cards work, what is traded, and what it all yields."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import ACTIVATE_CODE, DECLINE, MOST_SERVANTS, PIECE, SPEND
from bottega.games.lorenzo.bonus import BonusAction
from bottega.games.lorenzo.events import CardActivated, Harvested
from bottega.games.lorenzo.goods import SERVANT, count, servants, some
from bottega.games.lorenzo.pieces import (
    BY_CARDS,
    BY_GOODS,
    BY_TILE,
    BY_YIELD,
    HARVEST,
    PIECES,
    PRODUCTION,
    Card,
    cards_of,
)
from bottega.games.lorenzo.production import NO_LIMIT, Production
from bottega.games.lorenzo.queries import can_activate, reach, receive, servants_for
from bottega.games.lorenzo.sending import MOST_ADDED
from bottega.games.lorenzo.state import NO_TILE, UNCAPPED, Lorenzo, Player
from bottega.games.lorenzo.towers import spend_servants
from bottega.kernel.table import Codes, Frame


class Work(BonusAction):
    """How many servants help? More of them let more cards work (ruling L-2)."""

    def __init__(
        self,
        seat: i64,
        area: i64,
        value: i64,
        bonus: i64,  # 1 for an action without a family member
        board: i64,  # whose cards work
        single: i64,  # 1 where only one of them does
        added: i64 = 0,
    ) -> None:
        super().__init__(seat, added)
        self.area = area
        self.value = value
        self.bonus = bonus
        self.board = board
        self.single = single

    def options(self, table: Lorenzo) -> Codes:
        """Offer the fewest servants, and each number that makes one more card work."""
        return super().options(table) if self.bonus else self.reached(table, 0)

    def worth(self, table: Lorenzo, n: i64) -> i64:
        """Give the value with so many more servants sent ahead."""
        return self.value + reach(table.players[self.seat].footing, self.added + n)

    def reached(self, table: Lorenzo, n: i64) -> Codes:
        """List the servants worth spending once so many more were sent ahead."""
        have = table.players[self.seat].goods - some(SERVANT, n)
        return helpers(table, self.seat, self.board, self.area, self.worth(table, n), have)

    def ahead(self, added: i64) -> BonusAction:
        """Give the same question with so many servants sent ahead in all."""
        return Work(self.seat, self.area, self.value, self.bonus, self.board, self.single, added)

    def take(self, table: Lorenzo, code: i64) -> None:
        """Spend them: they are gone before anything is traded (ruling L-3)."""
        n = code - SPEND
        value = self.worth(table, 0) + reach(table.players[self.seat].footing, n)
        spend_servants(table, self.seat, n)
        if self.single:
            table.push(PickOne(self.seat, self.area, value))
        elif self.area == HARVEST:
            harvest(table, self.seat, self.board, value, NO_LIMIT)
        else:
            table.push(Production(self.seat, value, 0, 0, self.board, NO_LIMIT, 0, 0))

    def sound(self, table: Lorenzo) -> bool:
        """The numbers are such as actions have."""
        flags = self.bonus in (0, 1) and self.single in (0, 1)
        place = HARVEST <= self.area <= PRODUCTION and 0 <= self.board < i64(len(table.players))
        added = self.added == 0 or (self.bonus == 1 and 0 < self.added <= MOST_ADDED)
        added = added and (self.added == 0 or len(self.reached(table, 0)) > 0)
        return flags and place and added and -20 <= self.value <= 40


def helpers(table: Lorenzo, seat: i64, board: i64, area: i64, value: i64, have: i64) -> Codes:
    """List how many servants are worth spending on an action of this value, which must reach 1."""
    player = table.players[seat]
    footing = player.footing
    held = min(servants(have), MOST_SERVANTS)
    top = table.rules.highest
    for number in table.players[board].cards:
        card = table.rules.cards[number]
        if card.grows:
            top = max(top, grown(player, card, have))
    out = vec[i64](capacity=8)
    last: i64 = -1
    for reached in range(max(value, i64(1)), top + 1):
        n = servants_for(footing, reached - value)
        if n > held:
            break
        left = have - some(SERVANT, n)
        if n > last and (last < 0 or _works_first_at(table, player, board, area, reached, left)):
            out = append(out, SPEND + n)
            last = n
    return out if len(out) or value < 1 else append(out, SPEND)


def grown(player: Player, card: Card, have: i64) -> i64:
    """Give the highest value that makes a card yield more (rulings X-17 and X-42)."""
    if card.grows < BY_GOODS:
        return cards_of(player.counts, card.grows - BY_CARDS)
    stand_in = servants(have) if player.footing.servants_pay else i64(0)
    return count(have, card.grows - BY_GOODS) + stand_in


def _works_first_at(
    table: Lorenzo, player: Player, board: i64, area: i64, value: i64, have: i64
) -> bool:
    woken: i64 = 0  # kinds of cards that another one lets work, whatever their values
    for number in table.players[board].cards:
        card = table.rules.cards[number]
        if can_activate(card, area, value):
            woken |= card.activates
            if card.value == value or (card.grows and value <= grown(player, card, have)):
                return True
    return woken != 0 and _grows(table, player, board, woken, value, have)


def _grows(table: Lorenzo, player: Player, board: i64, kinds: i64, value: i64, have: i64) -> bool:
    """Say whether one of the cards of these kinds yields more at this value (ruling X-21)."""
    for number in table.players[board].cards:
        card = table.rules.cards[number]
        if card.grows and (kinds >> card.kind) & 1 and value <= grown(player, card, have):
            return True
    return False


def harvest(table: Lorenzo, seat: i64, board: i64, value: i64, only: i64) -> None:
    """Receive from the bonus tile and from every territory that works, or from only one."""
    player = table.players[seat]
    if table.log is not None:
        table.log.append(Harvested(seat, value))
    if player.tile != NO_TILE:
        bonus = table.rules.bonus_tiles[player.tile].harvest
        receive(table, seat, bonus, BY_TILE * PIECES + player.tile)
    table.action = value
    for number in table.players[board].cards:
        card = table.rules.cards[number]
        if only != NO_LIMIT and only != number:
            continue
        if can_activate(card, HARVEST, value):
            for effect in card.each:
                effect.resolve(table, seat, BY_YIELD * PIECES + card.number)
    table.action = UNCAPPED


class PickOne(Frame[Lorenzo]):
    """Which one of your cards works? (ruling X-23)"""

    def __init__(self, seat: i64, area: i64, value: i64) -> None:
        super().__init__(seat)
        self.area = area
        self.value = value

    def options(self, table: Lorenzo) -> Codes:
        """Offer those that the value reaches, or none of them."""
        out = vec[i64](capacity=8)
        for number in table.players[self.seat].cards:
            if can_activate(table.rules.cards[number], self.area, self.value):
                out = append(out, ACTIVATE_CODE[number])
        return append(out, DECLINE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """The bonus tile is received in any case."""
        only = PIECE[code] if code != DECLINE else i64(0)
        if only and table.log is not None:
            table.log.append(CardActivated(self.seat, only))
        if self.area == HARVEST:
            harvest(table, self.seat, self.seat, self.value, only)
        else:
            table.push(Production(self.seat, self.value, 0, 0, self.seat, only, 0, 0))

    def sound(self, table: Lorenzo) -> bool:
        """The numbers are such as actions have."""
        return HARVEST <= self.area <= PRODUCTION and 1 <= self.value <= 99
