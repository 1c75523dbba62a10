"""What is asked in a production: trades, cards that work by others, and what it comes to so far."""

from bottega.games.lorenzo import production
from bottega.games.lorenzo.actions import ACTIVATE, MOST_TRADES, OPTION, PIECE, TRADE, VERB
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import BUILDING, BY_YIELD, PIECES, Card
from bottega.games.lorenzo.pieces import Trade as Printed
from bottega.games.lorenzo.printed import made
from bottega.games.lorenzo.production import Production
from bottega.games.lorenzo.state import Lorenzo, own_cards
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.telling.wealth import brought, yielded
from bottega.kernel.telling import Amounts, Told
from bottega.parts.bits import BITS


def told(table: Lorenzo, frame: Production, seat: int) -> Told:
    """Tell which buildings trade, and what all that was chosen takes and brings."""
    codes = [int(code) for code in frame.options(table)]
    buildings = own_cards(table, table.players[frame.board], BUILDING)
    return q.Production(
        seat,
        frame.value,
        frame.board,
        _trades(table, frame, buildings, codes),
        tuple(card.number for card in buildings if card.activates and frame.works(card)),
        tuple(sorted(int(PIECE[code]) for code in codes if VERB[code] == ACTIVATE)),
        tuple(q.Woken(card.card, card.arrow or None, card.times) for card in frame.woken),
        _arrows(table, frame, codes),
        counts(production.promised(table, frame)),
        yielded(table, frame),
    )


def _trades(
    table: Lorenzo, frame: Production, buildings: list[Card], codes: list[int]
) -> tuple[q.Trade, ...]:
    return tuple(
        _trade(table, frame, card, place, arrow, codes)
        for place, card in enumerate(buildings)
        if frame.works(card)
        for arrow in range(len(card.trades))
    )


def _trade(
    table: Lorenzo, frame: Production, card: Card, place: int, arrow: int, codes: list[int]
) -> q.Trade:
    which, trade = place * int(MOST_TRADES) + arrow, card.trades[arrow]
    chosen = bool(frame.chosen & BITS[which])
    often = int(production.often(table, frame, card)) if trade.repeated else 1
    return q.Trade(
        place + 1,
        card.number,
        arrow + 1,
        counts(trade.pay),
        made.effect(trade.receive),
        gained(table, int(frame.seat), card, trade, int(frame.value)),
        often if chosen else 0,
        trade.repeated,
        chosen,
        which + TRADE in codes,
    )


def gained(table: Lorenzo, seat: int, card: Card, trade: Printed, value: int) -> Amounts:
    """See what a trade brings once in an action of this value."""

    def happen(trial: Lorenzo) -> None:
        trial.action = value
        trade.receive.resolve(trial, seat, BY_YIELD * PIECES + card.number)

    return brought(table, seat, happen)


def _arrows(table: Lorenzo, frame: Production, codes: list[int]) -> q.Arrows | None:
    if not frame.open:
        return None
    card = table.rules.cards[frame.undecided().card]
    return q.Arrows(card.number, ways(table, int(frame.seat), card, codes, int(frame.value)))


def ways(table: Lorenzo, seat: int, card: Card, codes: list[int], value: int) -> tuple[q.Way, ...]:
    """Tell the trades of one card as numbered ways."""
    return tuple(
        q.Way(
            i + 1,
            counts(trade.pay),
            gained(table, seat, card, trade, value),
            i + OPTION in codes,
            (made.effect(trade.receive),),
        )
        for i, trade in enumerate(card.trades)
    )
