"""What the expansions ask: in the auction, by families, by special cards and of rivals."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bottega.games.lorenzo.actions import (
    ACTIVATE,
    BID,
    COLLECT,
    DISMISS,
    FETCH,
    FLIP,
    LEADERS,
    MARKETS,
    MOST_OPTIONS,
    OPTION,
    ROWS,
    SEALS,
    TAKE,
)
from bottega.games.lorenzo.goods import counts, less
from bottega.games.lorenzo.modules.houses import auction, frames, steps
from bottega.games.lorenzo.modules.pazzi import rewards, rivals
from bottega.games.lorenzo.pieces import AREAS, BY_FAMILY, HARVEST, PIECES, PRODUCTION, SPECIAL
from bottega.games.lorenzo.printed import made
from bottega.games.lorenzo.queries import gone, received
from bottega.games.lorenzo.ruleset import FIRST_SPACE, space_number
from bottega.games.lorenzo.state import UNCAPPED, Lorenzo
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.telling.asked import answers, come_of, piece, pieces, working
from bottega.games.lorenzo.telling.produced import ways
from bottega.games.lorenzo.telling.touches import Touching
from bottega.games.lorenzo.tokens import faces_of
from bottega.kernel.space import Action
from bottega.kernel.table import Frame
from bottega.kernel.telling import Told, ToldBy


def _bid(table: Lorenzo, frame: auction.Bid, seat: int) -> Told:
    open = answers(table, frame, BID, len(table.rules.lots) * int(ROWS))
    return q.Bid(seat, tuple(_lot(table, int(lot), open) for lot in table.lots))


def _lot(table: Lorenzo, lot: int, open: list[int]) -> q.Lot:
    family = table.rules.families[auction.family_at(table, lot)].name
    rows = tuple(
        q.Stake(row + 1, counts(goods), lot * int(ROWS) + row in open)
        for row, goods in enumerate(table.rules.lots[lot].rows)
    )
    leads = int(auction.bidder_on(table, lot))
    return q.Lot(table.rules.lots[lot].name, family, rows, leads if leads >= 0 else None)


def _activate(table: Lorenzo, frame: frames.ActivateCard, seat: int) -> Told:
    open = pieces(table, frame, int(ACTIVATE))
    own = [table.rules.cards[number] for number in table.players[seat].cards]
    cards = tuple(
        q.Candidate(card.number, card.number in open)
        for card in own
        if frame.kinds >> card.kind & 1
    )
    return q.ActivateCard(seat, made.kinds(frame.kinds), frame.left, cards)


def _arrow(table: Lorenzo, frame: frames.Arrow, seat: int) -> Told:
    codes = [int(code) for code in frame.options(table)]
    card = table.rules.cards[frame.card]
    return q.Arrow(seat, frame.card, ways(table, seat, card, codes, int(UNCAPPED)))


def _fetch(table: Lorenzo, frame: frames.FetchCard, seat: int) -> Told:
    open = pieces(table, frame, int(FETCH))
    away = [table.rules.cards[number] for number in sorted(gone(table))]
    cards = tuple(
        q.Candidate(card.number, card.number in open)
        for card in away
        if card.tower != SPECIAL and frame.kinds >> card.kind & 1
    )
    return q.FetchCard(seat, made.kinds(frame.kinds), cards)


def _keep_token(table: Lorenzo, frame: frames.KeepToken, seat: int) -> Told:
    return q.KeepToken(seat, faces_of(table.players[seat].offer))


def _choose_work(table: Lorenzo, frame: frames.ChooseWork, seat: int) -> Told:
    open = answers(table, frame, OPTION, 2)
    values = table.players[seat].footing.values
    works = tuple(
        q.Labour(i + 1, AREAS[area], frame.value + values[area], i in open)
        for i, area in enumerate((HARVEST, PRODUCTION))
    )
    return q.ChooseWork(seat, frame.value, works)


def _buy(table: Lorenzo, frame: steps.BuyLeftover, seat: int) -> Told:
    spaces = answers(table, frame, TAKE, len(table.floors))
    cards = tuple(q.Candidate(table.floors[space], True) for space in spaces)
    return q.BuyLeftover(seat, counts(table.players[seat].footing.leftover), cards)


def _collect(table: Lorenzo, frame: rewards.CollectMarket, seat: int) -> Told:
    first = space_number(MARKETS[0]) - FIRST_SPACE
    source = int(frame.source)
    spaces = tuple(
        q.Market(MARKETS[i], come_of(table, seat, table.rules.spaces[first + i].effects, source))
        for i in answers(table, frame, COLLECT, len(MARKETS))
    )
    return q.CollectMarket(seat, piece(source), spaces)


def _dismiss(table: Lorenzo, frame: rewards.DismissLeader, seat: int) -> Told:
    open = pieces(table, frame, int(DISMISS))
    leaders = tuple(q.Chief(LEADERS[i], seat, True) for i in open)
    card = table.rules.cards[frame.source % PIECES]
    brings = (made.effect(e.receive) for e in card.each if isinstance(e, rewards.Dismiss))
    return q.DismissLeader(seat, piece(int(frame.source)), next(brings, None), leaders)


def _flip(table: Lorenzo, frame: rewards.FlipSeal, seat: int) -> Told:
    open = answers(table, frame, FLIP, int(SEALS))
    footing = table.players[seat].footing
    seals = tuple(
        q.Seal(i + 1, counts(received(footing, gain, BY_FAMILY * PIECES)), i in open)
        for i, gain in enumerate(rewards.seals_of(table, frame.family))
    )
    return q.FlipSeal(seat, table.rules.families[frame.family].name, seals)


def _give(table: Lorenzo, frame: rivals.GiveGoods, seat: int) -> Told:
    have = table.players[seat].goods
    open = answers(table, frame, OPTION, int(MOST_OPTIONS))
    wanted = rivals.demand_of(table, frame.card).options
    ways = tuple(
        q.Way(i + 1, counts(have - less(have, goods)), {}, i in open)
        for i, goods in enumerate(wanted)
    )
    return q.GiveGoods(seat, frame.to, frame.card, ways)


def _visit(table: Lorenzo, frame: rivals.VisitBoard, seat: int) -> Told:
    area, value = int(frame.area), int(frame.value)
    hosts = tuple(
        q.Host(
            rival,
            working(table, rival, area, int(table.rules.highest)),
            working(table, rival, area, value),
        )
        for rival in range(len(table.players))
        if rival != seat
    )
    return q.VisitBoard(seat, AREAS[area], value, hosts)


TOLD: Final[ToldBy[Lorenzo]] = {
    auction.Bid: _bid,
    frames.ActivateCard: _activate,
    frames.Arrow: _arrow,
    frames.FetchCard: _fetch,
    frames.KeepToken: _keep_token,
    frames.ChooseWork: _choose_work,
    steps.BuyLeftover: _buy,
    rewards.CollectMarket: _collect,
    rewards.DismissLeader: _dismiss,
    rewards.FlipSeal: _flip,
    rivals.GiveGoods: _give,
    rivals.VisitBoard: _visit,
}


def _row(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    """A row under a family; where there are many, the family stands for its rows."""
    lot, row = action.args["lot"], action.args["row"]
    here = [i for i in table.lots if table.rules.lots[i].name == lot]
    families = [table.rules.families[auction.family_at(table, number)].name for number in here]
    return [thing for family in families for thing in (f"family:{family}", f"bid:{lot} {row}")]


TOUCHED: Final[Mapping[str, Touching]] = {"bid": _row}
