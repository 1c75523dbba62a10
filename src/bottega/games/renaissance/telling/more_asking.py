"""What each pending question tells: castles, hands, stocks, the pool and the pile."""

from typing import Any, Final

from bottega.games.renaissance import drawing, hands, offers, placing, pool, stocks, striking
from bottega.games.renaissance.building import reachable
from bottega.games.renaissance.names import KINDS, MOST_CELLS
from bottega.games.renaissance.selectors import BEINGS
from bottega.games.renaissance.state import A_KIND, POOLED, Renaissance, names
from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.telling.rows import Row, seen_row, stock_row
from bottega.kernel.telling import Told, ToldBy
from bottega.parts.bits import BITS


def _cells(bits: int) -> q.Cells:
    return tuple(cell + 1 for cell in range(MOST_CELLS) if bits & BITS[cell])


def _place_materials(table: Renaissance, frame: placing.PlaceMaterials, seat: int) -> Told:
    match, key = placing.MATCHES[frame.match], int(frame.key)
    settled = key != placing.NO_KEY
    return q.PlaceMaterials(
        seat,
        max(int(frame.least), 0),
        int(frame.left),
        match,
        key if settled and frame.match == placing.SAME_VALUE else None,
        KINDS[key] if settled and frame.match == placing.SAME_KIND else None,
        verb="build",
    )


def _match_build(table: Renaissance, frame: placing.MatchBuild, seat: int) -> Told:
    placed = tuple(
        q.Placed(KINDS[there // A_KIND], int(there % A_KIND), bool(frame.used & BITS[i]))
        for i, there in enumerate(table.baked)
    )
    return q.MatchBuild(seat, int(frame.actor), placed, verb="build")


def _build_from_stock(table: Renaissance, frame: stocks.BuildFromStock, seat: int) -> Told:
    whose = int(frame.whose)
    cards = names(table, table.site(whose).stock)
    rows = (Row("stock-of", whose, cards, used=True),)
    return q.BuildFromStock(seat, whose, int(frame.left), rows=rows, buttons=("pass",))


def _strike(table: Renaissance, frame: striking.Strike, seat: int) -> Told:
    whose, castle = int(frame.whose), int(table.side(frame.whose))
    return q.Strike(
        seat,
        whose,
        castle,
        castle == table.side(seat),
        int(frame.left),
        _cells(frame.cells),
        frame.cascade == 1,
        verb="strike",
    )


def _flank(table: Renaissance, frame: striking.Flank, seat: int) -> Told:
    site = table.site(seat)
    within = reachable(table, site)
    left, right = (_cells(site.castle.flank(site.filled, side) & within) for side in (False, True))
    return q.Flank(seat, int(frame.actor), left, right)


def _duel(table: Renaissance, frame: Any) -> dict[str, Any]:
    castle = int(table.side(frame.whose))
    return {"whose": int(frame.whose), "castle": castle, "left": int(frame.left), "verb": "move"}


def _relay(table: Renaissance, frame: striking.Relay, seat: int) -> Told:
    kind = KINDS[table.site(seat).castle.kinds[frame.cell]]
    rows = (Row("lifted", seat, names(table, table.tray)),)
    return q.Relay(seat, int(frame.cell) + 1, kind, rows=rows, buttons=("empty",), verb="build")


def _discard_hand(table: Renaissance, frame: hands.DiscardHand, seat: int) -> Told:
    being = table.step_at(frame.at).selector.being
    only = "".join(name for i, name in enumerate(BEINGS) if being & BITS[i])
    return q.DiscardHand(seat, int(frame.left), only, verb="discard")


def _trade_take(table: Renaissance, frame: hands.TradeTake, seat: int) -> Told:
    whose = int(frame.whose)
    rows = (seen_row(table, seat, "hand-of", whose, table.people[whose].hand),)
    return q.TradeTake(seat, whose, int(frame.left), rows=rows)


def _exchange(table: Renaissance, frame: stocks.StoreExchange, seat: int) -> Told:
    whose = int(frame.whose)
    rows = (seen_row(table, seat, "stock-of", whose, table.site(whose).stock), _tray(table, seat))
    return q.StoreExchange(seat, whose, rows=rows, buttons=("done",))


def _tray(table: Renaissance, seat: int) -> Row:
    return seen_row(table, seat, "tray", seat, table.tray)


def _store_return(table: Renaissance, frame: stocks.StoreReturn, seat: int) -> Told:
    rows = (stock_row(table, seat), _tray(table, seat))
    return q.StoreReturn(seat, int(frame.whose), int(frame.left), rows=rows)


def _sin(table: Renaissance, frame: stocks.Sin, seat: int) -> Told:
    return q.Sin(seat, rows=(stock_row(table, seat), _tray(table, seat)), buttons=("done",))


def _sin_return(table: Renaissance, frame: stocks.SinReturn, seat: int) -> Told:
    hand = Row("hand", seat, names(table, table.people[seat].hand))
    return q.SinReturn(seat, int(frame.left), rows=(hand, _tray(table, seat)))


def _deal_pool(table: Renaissance, frame: pool.DealPool, seat: int) -> Told:
    cards = tuple(table.cards[there // POOLED].name for there in table.pool)
    rows = (Row("pool", seat, cards),)
    return q.DealPool(seat, int(frame.to), int(frame.left), rows=rows)


def _pile(table: Renaissance, seat: int) -> tuple[Row, ...]:
    return (Row("pile", seat, names(table, table.tray)),)


def _offer(table: Renaissance, frame: offers.Offer, seat: int) -> Told:
    given, taken = names(table, table.given), names(table, table.taken)
    whose, counter = int(frame.whose), frame.counter == 1
    return q.Offer(seat, counter, whose=whose, gives=given, gets=taken, making=True)


def _answer(table: Renaissance, whose: int) -> dict[str, Any]:
    """Tell an offer from the side of who is to answer it."""
    given, taken = names(table, table.given), names(table, table.taken)
    return {"whose": int(whose), "gives": taken, "gets": given}


MORE_QUESTIONS: Final[ToldBy[Renaissance]] = {
    placing.PlaceMaterials: _place_materials,
    placing.MatchBuild: _match_build,
    stocks.BuildFromStock: _build_from_stock,
    striking.Strike: _strike,
    striking.Flank: _flank,
    striking.Steal: lambda t, f, seat: q.Steal(seat, **_duel(t, f)),
    striking.Swap: lambda t, f, seat: q.Swap(seat, **_duel(t, f)),
    striking.Relay: _relay,
    hands.DiscardHand: _discard_hand,
    hands.DiscardAny: lambda t, f, seat: q.DiscardAny(seat, verb="discard"),
    hands.TradeTake: _trade_take,
    hands.TradeGive: lambda t, f, seat: q.TradeGive(seat, int(f.whose), int(f.left), verb="give"),
    stocks.DiscardStock: lambda t, f, seat: q.DiscardStock(seat, int(f.left)),
    stocks.StoreExchange: _exchange,
    stocks.StoreReturn: _store_return,
    stocks.Sin: _sin,
    stocks.SinReturn: _sin_return,
    pool.PoolCard: lambda t, f, seat: q.PoolCard(seat, int(f.left), verb="give"),
    pool.DealPool: _deal_pool,
    drawing.TakeDrawn: lambda t, f, seat: q.TakeDrawn(seat, int(f.left), rows=_pile(t, seat)),
    drawing.ReturnDrawn: lambda t, f, seat: q.ReturnDrawn(seat, rows=_pile(t, seat)),
    offers.Offer: _offer,
    offers.AnswerOffer: lambda t, f, seat: q.AnswerOffer(seat, **_answer(t, f.actor)),
    offers.AnswerCounter: lambda t, f, seat: q.AnswerCounter(seat, **_answer(t, f.whose)),
}
