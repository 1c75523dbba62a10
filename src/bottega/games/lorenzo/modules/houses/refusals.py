"""Why answers to the questions of families, special cards and tokens are not offered."""

from typing import Final

from bottega.games.lorenzo.action_reasons import idle
from bottega.games.lorenzo.actions import BID, HOLD, LOTS, OPTION, PIECE, ROWS, TAKE
from bottega.games.lorenzo.modules.houses.auction import bidder_on
from bottega.games.lorenzo.modules.houses.frames import ActivateCard, Arrow, ChooseWork, FetchCard
from bottega.games.lorenzo.pieces import HARVEST, SPECIAL
from bottega.games.lorenzo.queries import affords, card_limit_reached, floor_of, gone
from bottega.games.lorenzo.refusing import (
    Pending,
    has_card,
    has_space,
    inputs,
    no_room,
    not_now,
    own_card_refused,
    slot_closed,
    value_short,
    wrong_kind,
)
from bottega.games.lorenzo.ruleset import Refusals
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.game import Reason

WORKS: Final = 2  # harvest and production


def _bid(table: Lorenzo, frame: Pending, code: int) -> Reason:
    lot, row = divmod(code - BID, int(ROWS))
    if lot not in list(table.lots):
        return Reason("no-lot", {"lot": LOTS[lot]})
    rival = table.players[bidder_on(table, lot)]
    return Reason("bid-higher", {"row": int(rival.bid % ROWS) + 1}, {"row": row + 1})


def _hold(table: Lorenzo, frame: Pending, code: int) -> Reason:
    return Reason("not-drawn", {"face": code - int(HOLD) + 1})


def _take(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card that was left cannot be bought."""
    space = code - int(TAKE)
    if not has_space(table, space):
        return Reason("not-in-game")
    tower, _ = floor_of(table, space)
    if tower.area == SPECIAL:
        return Reason("wrong-tower", {"tower": tower.name})
    card = table.card_on(space)
    return no_room(table.players[frame.seat], card) if card.number else Reason("card-gone")


def _fetch(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card cannot be fetched from those that nobody took."""
    if not isinstance(frame, FetchCard):
        return not_now(table, frame, code)
    number = int(PIECE[code])
    if not has_card(table, number):
        return Reason("not-in-game")
    if number not in gone(table):
        return Reason("not-put-away", {"card": number})
    card = table.rules.cards[number]
    if card.tower == SPECIAL:
        return Reason("wrong-tower", {"tower": "special"})
    if not (frame.kinds >> card.kind) & 1:
        return wrong_kind(frame.kinds, card)
    player = table.players[frame.seat]
    if card_limit_reached(player, card.kind):
        return no_room(player, card)
    return slot_closed(player)


def _activate(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card does not work outside an action."""
    if not isinstance(frame, ActivateCard):
        return not_now(table, frame, code)
    number = int(PIECE[code])
    player = table.players[frame.seat]
    wrong = own_card_refused(table, player, number, frame.kinds)
    if wrong is not None:
        return wrong
    if number == frame.before:
        return Reason("just-worked", {"card": number})
    return idle(table, frame.seat, table.rules.cards[number], player.goods)


def _arrow(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card has no such trade, or it cannot be paid."""
    if not isinstance(frame, Arrow):
        return not_now(table, frame, code)
    card = table.rules.cards[frame.card]
    arrow = code - int(OPTION)
    if arrow >= len(card.trades):
        return Reason("no-trade", {"card": int(card.number)})
    player = table.players[frame.seat]
    pay = card.trades[arrow].pay
    if affords(player.footing, player.goods, pay):
        return Reason("comes-to-nothing")
    return inputs(player.footing, player.goods, pay)


def _work(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """The value of a harvest or production falls short of 1."""
    if not isinstance(frame, ChooseWork):
        return not_now(table, frame, code)
    which = code - int(OPTION)
    if which >= WORKS:
        return Reason("no-such-option", {"options": WORKS})
    player = table.players[frame.seat]
    return value_short(player, 1, int(frame.value + player.footing.values[HARVEST + which]))


REFUSALS: Final[Refusals] = {
    ("Bid", "bid"): _bid,
    ("KeepToken", "hold"): _hold,
    ("BuyLeftover", "take"): _take,
    ("FetchCard", "fetch"): _fetch,
    ("ActivateCard", "activate"): _activate,
    ("Arrow", "option"): _arrow,
    ("ChooseWork", "option"): _work,
}
