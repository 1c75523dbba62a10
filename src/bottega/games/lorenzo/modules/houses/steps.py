"""Steps of a round: the tower with other values, and cards bought after the turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import DECLINE, SPACES, TAKE
from bottega.games.lorenzo.bonus import Bonus
from bottega.games.lorenzo.events import CardBought, TowerAdapted
from bottega.games.lorenzo.goods import counts, covers
from bottega.games.lorenzo.pieces import SPECIAL
from bottega.games.lorenzo.queries import adapt, adapted_tower, card_limit_reached
from bottega.games.lorenzo.ruleset import FLOORS
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.towers import lay
from bottega.kernel.table import Codes, Interlude


class MoveAdaptation(Interlude[Lorenzo]):
    """The tile with other values moves one tower to the right, and round again."""

    def run(self, table: Lorenzo) -> None:
        """Set the values of this round."""
        adapt(table)
        if table.log is not None:
            tower = table.rules.towers[adapted_tower(table)].name
            table.log.append(TowerAdapted(tower, tuple([int(v) for v in table.rules.adapted])))


class OfferLeftovers(Interlude[Lorenzo]):
    """Who may buy a card that is left is asked now, before the report (rulings X-67)."""

    def run(self, table: Lorenzo) -> None:
        for place in range(i64(len(table.order)) - 1, i64(-1), -1):
            seat = table.order[place]
            player = table.players[seat]
            if player.footing.leftover and covers(player.goods, player.footing.leftover):
                table.push(BuyLeftover(seat))


class BuyLeftover(Bonus):
    """Which card do you take that nobody wanted?"""

    def options(self, table: Lorenzo) -> Codes:
        """Offer every card of the usual towers; no value, no fee and no military is asked for."""
        player = table.players[self.seat]
        out = vec[i64](capacity=17)
        for tower in table.rules.towers:
            if tower.area == SPECIAL:
                continue
            for floor in range(FLOORS):
                card = table.card_on(tower.first + floor)
                if card.number and not card_limit_reached(player, card.kind):
                    out = append(out, TAKE + tower.first + floor)
        return append(out, DECLINE)

    def take(self, table: Lorenzo, code: i64) -> None:
        """Pay and take it: its effects happen, the floor gives nothing."""
        player = table.players[self.seat]
        space = code - TAKE
        card = table.card_on(space)
        player.goods -= player.footing.leftover
        table.floors[space] = 0
        if table.log is not None:
            cost = counts(player.footing.leftover)
            table.log.append(CardBought(self.seat, card.number, SPACES[space], cost))
        lay(table, self.seat, card)

    def sound(self, table: Lorenzo) -> bool:
        """It can be paid."""
        player = table.players[self.seat]
        return player.footing.leftover != 0 and covers(player.goods, player.footing.leftover)
