"""Harvest and production: which cards work, what is traded, and what it all yields."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import DECLINE, MOST_SERVANTS, MOST_TRADES, PRODUCE, SPEND, TRADE
from bottega.games.lorenzo.events import BonusDeclined, Harvested, Produced, TradeChosen
from bottega.games.lorenzo.goods import counts, covers, servants
from bottega.games.lorenzo.pieces import BUILDING, BY_TILE, BY_YIELD, HARVEST, PIECES, Card
from bottega.games.lorenzo.queries import can_activate, reach, receive, servants_for
from bottega.games.lorenzo.state import NO_TILE, Lorenzo, Player
from bottega.games.lorenzo.towers import spend_servants
from bottega.kernel.table import Codes, Frame

HIGHEST: Final[i64] = 6  # no card asks for more


class Work(Frame[Lorenzo]):
    """How many servants help? More of them let more cards work (ruling L-2)."""

    def __init__(self, seat: i64, area: i64, value: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.area = area
        self.value = value
        self.bonus = bonus

    def args(self) -> list[int]:
        """Give the seat, harvest or production, the value so far, and 1 for a bonus action."""
        return [int(self.seat), int(self.area), int(self.value), int(self.bonus)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer the fewest servants, and each number that makes one more card work."""
        player = table.players[self.seat]
        out = helpers(table, player, self.area, self.value, player.goods)
        return append(out, DECLINE) if self.bonus else out  # ruling L-15

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Spend them: they are gone before anything is traded (ruling L-3)."""
        if code == DECLINE:
            if table.log is not None:
                table.log.append(BonusDeclined(self.seat))
            return
        n = code - SPEND
        value = self.value + reach(table.players[self.seat].standing, n)
        spend_servants(table, self.seat, n)
        if self.area == HARVEST:
            harvest(table, self.seat, value)
        else:
            table.push(Production(self.seat, value, 0, 0))


def helpers(table: Lorenzo, player: Player, area: i64, value: i64, have: i64) -> Codes:
    """List how many servants are worth spending on an action of this value, which must reach 1."""
    standing = player.standing
    held = min(servants(have), MOST_SERVANTS)
    out = vec[i64](capacity=8)
    for reached in range(max(value, i64(1)), HIGHEST + 1):
        n = servants_for(standing, reached - value)
        if n > held:
            break
        if len(out) == 0 or _works_first_at(table, player, area, reached):
            out = append(out, SPEND + n)
    return out if len(out) or value < 1 else append(out, SPEND)


def _works_first_at(table: Lorenzo, player: Player, area: i64, value: i64) -> bool:
    for number in player.cards:
        card = table.rules.cards[number]
        if card.value == value and can_activate(card, area, value):
            return True
    return False


def harvest(table: Lorenzo, seat: i64, value: i64) -> None:
    """Receive from the bonus tile and from every territory that works."""
    player = table.players[seat]
    if table.log is not None:
        table.log.append(Harvested(seat, value))
    if player.tile != NO_TILE:
        bonus = table.rules.bonus_tiles[player.tile].harvest
        receive(table, seat, bonus, BY_TILE * PIECES + player.tile)
    for number in player.cards:
        card = table.rules.cards[number]
        if can_activate(card, HARVEST, value):
            _yield(table, seat, card)


def _yield(table: Lorenzo, seat: i64, card: Card) -> None:
    for effect in card.each:
        effect.resolve(table, seat, BY_YIELD * PIECES + card.number)


class Production(Frame[Lorenzo]):
    """Which buildings trade, and by which arrow? In the order they stand, then all at once."""

    def __init__(self, seat: i64, value: i64, start: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.value = value
        self.start = start
        self.chosen = chosen

    def args(self) -> list[int]:
        """Give the seat, the value, the next building, and a bit for each chosen arrow."""
        return [int(self.seat), int(self.value), int(self.start), int(self.chosen)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer to produce, and the trades that goods from before the action can pay (L-27)."""
        player = table.players[self.seat]
        free = player.goods - promised(table, player, self.chosen)
        out = append(vec[i64](capacity=13), PRODUCE)
        place: i64 = 0
        for number in player.cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                if place >= self.start and card.value <= self.value:
                    for arrow in range(i64(len(card.trades))):
                        if covers(free, card.trades[arrow].pay):
                            out = append(out, TRADE + place * MOST_TRADES + arrow)
                place += 1
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Note a trade, or let everything happen."""
        if code == PRODUCE:
            produce(table, self.seat, self.value, self.chosen)
            return
        arrow = code - TRADE
        chosen = self.chosen | i64(1) << arrow
        place = arrow // MOST_TRADES
        table.push(Production(self.seat, self.value, place + 1, chosen))
        if table.log is not None:
            card = building_at(table, table.players[self.seat], place)
            table.log.append(TradeChosen(self.seat, card.number, arrow % MOST_TRADES + 1))


def building_at(table: Lorenzo, player: Player, place: i64) -> Card:
    """Find a building by its place on the board."""
    for number in player.cards:
        card = table.rules.cards[number]
        if card.kind == BUILDING:
            if place == 0:
                return card
            place -= 1
    raise ValueError("no building stands there")


def promised(table: Lorenzo, player: Player, chosen: i64) -> i64:
    """Add up what the chosen trades take."""
    total: i64 = 0
    if chosen:
        place: i64 = 0
        for number in player.cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                for arrow in range(i64(len(card.trades))):
                    if (chosen >> (place * MOST_TRADES + arrow)) & 1:
                        total += card.trades[arrow].pay
                place += 1
    return total


def produce(table: Lorenzo, seat: i64, value: i64, chosen: i64) -> None:
    """Pay every trade, then receive everything."""
    player = table.players[seat]
    paid = promised(table, player, chosen)
    player.goods -= paid
    if table.log is not None:
        table.log.append(Produced(seat, value, counts(paid)))
    if player.tile != NO_TILE:
        bonus = table.rules.bonus_tiles[player.tile].production
        receive(table, seat, bonus, BY_TILE * PIECES + player.tile)
    place: i64 = 0
    for number in player.cards:
        card = table.rules.cards[number]
        if card.kind == BUILDING:
            if card.value <= value:
                _yield(table, seat, card)
                for arrow in range(i64(len(card.trades))):
                    if (chosen >> (place * MOST_TRADES + arrow)) & 1:
                        source = BY_YIELD * PIECES + card.number
                        card.trades[arrow].receive.resolve(table, seat, source)
            place += 1
