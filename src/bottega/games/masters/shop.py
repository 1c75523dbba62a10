"""Buying development cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters.actions import BUY
from bottega.games.masters.cards import CARDS, COLOURS, DECKS
from bottega.games.masters.ending import conclude, last_round
from bottega.games.masters.events import CardBought, CardUncovered
from bottega.games.masters.goods import KINDS, count, counts, covers, some
from bottega.games.masters.payment import demand
from bottega.games.masters.state import COLOUR_GONE, VICTORY, Masters, Player
from bottega.kernel.table import Codes, Phase

SLOTS: Final[i64] = 3
CARDS_TO_END: Final[i64] = 7
DISCOUNT_SETS: Final[i64] = 16  # of the four goods


def _discounted(cost: i64, discounts: i64) -> i64:
    for good in range(KINDS):
        if (discounts >> good) & 1 and count(cost, good):
            cost -= some(good, 1)
    return cost


# By card and set of discounts: one less of each discounted good that the cost contains (M-18).
PRICES: Final[vec[i64]] = vec[i64](
    [_discounted(card.cost, d) for card in CARDS for d in range(DISCOUNT_SETS)]
)


def price(card: i64, player: Player) -> i64:
    """Give what a card costs this player."""
    return PRICES[card * DISCOUNT_SETS + player.discounts]


def add_purchases(out: Codes, table: Masters, player: Player, have: i64) -> Codes:
    """List every card that can be paid and placed, with each slot it fits (ruling M-20).

    Empty slots are alike, so only the first of them is offered.
    """
    height0 = player.height(0)
    height1 = player.height(1)
    height2 = player.height(2)
    tops, discounts = table.tops, player.discounts
    for deck in range(DECKS):
        card = tops[deck]
        if card and covers(have, PRICES[card * DISCOUNT_SETS + discounts]):
            below = deck // 4
            if height0 == below:
                out = append(out, BUY + deck * SLOTS)
            if height1 == below and (below or height0):
                out = append(out, BUY + deck * SLOTS + 1)
            if height2 == below and (below or (height0 and height1)):
                out = append(out, BUY + deck * SLOTS + 2)
    return out


def buy(table: Masters, seat: i64, deck: i64, slot: i64) -> None:
    """Choose a card: first it is paid, then it is placed."""
    card = table.tops[deck]
    table.need = price(card, table.players[seat])
    if table.log is not None:
        table.log.append(CardBought(seat, card, slot, counts(table.need)))
    table.push(Place(seat, deck, slot))
    demand(table, seat)


class Place(Phase[Masters]):
    """Put the paid card on its slot and uncover the next one."""

    def __init__(self, whose: i64, deck: i64, slot: i64) -> None:
        super().__init__(whose)
        self.deck = deck
        self.slot = slot

    def run(self, table: Masters) -> None:
        """Place it, and see whether that ends the game."""
        player = table.players[self.whose]
        card = CARDS[table.tops[self.deck]]
        player.cards[self.slot * 3 + card.level - 1] = card.number
        player.banners += card.banners
        player.bought += 1
        table.draw(self.deck)
        tell_uncovered(table, self.deck)
        if table.solo:
            check_solo(table, player, card.colour)
        elif player.bought == CARDS_TO_END:
            last_round(table, "cards")


def tell_uncovered(table: Masters, deck: i64) -> None:
    """Tell which card of a deck can be seen now."""
    if table.log is not None and table.tops[deck]:
        table.log.append(CardUncovered(deck, table.tops[deck]))


def colour_gone(table: Masters, colour: i64) -> bool:
    """Say whether no card of a colour is left in the grid."""
    colours = i64(len(COLOURS))
    for level in range(i64(3)):
        if table.tops[level * colours + colour]:
            return False
    return True


def check_solo(table: Masters, player: Player, colour: i64) -> None:
    """See whether a purchase ends the solo game (rulings M-43, M-44 and M-49)."""
    done = player.bought == CARDS_TO_END
    gone = colour_gone(table, colour)
    if done and (not gone or table.setting.chosen["solo_last_colour"] == "victory"):
        conclude(table, VICTORY)
    elif gone:
        conclude(table, COLOUR_GONE)
