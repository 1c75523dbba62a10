"""Why not, in the middle of an action: servants, prices, trades, privileges and single cards."""

from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    GIVE,
    MOST_SERVANTS,
    MOST_TRADES,
    OPTION,
    PAY,
    PIECE,
    PRIVILEGE,
    PRIVILEGE_SETS,
    PRIVILEGES,
    REPLACE,
    REPLACED,
    SPEND,
    TAKE,
    TRADE,
)
from bottega.games.lorenzo.choosing import DropCard, PickOption, choice_of
from bottega.games.lorenzo.council import PickPrivileges, privileges_for
from bottega.games.lorenzo.goods import SERVANT, count, less, servants, some
from bottega.games.lorenzo.paying import ReplaceGoods
from bottega.games.lorenzo.pieces import BUILDING, HARVEST, TERRITORY, Card, only
from bottega.games.lorenzo.production import (
    NO_LIMIT,
    TIMES,
    Production,
    often,
    promised,
    wakeable,
)
from bottega.games.lorenzo.queries import (
    affords,
    floor_of,
    left_after,
    payable,
    price_count,
    servants_for,
)
from bottega.games.lorenzo.refusing import (
    Pending,
    cost_short,
    floor_refused,
    has_card,
    has_space,
    held,
    inputs,
    not_now,
    own_card_refused,
    value_short,
    wrong_kind,
)
from bottega.games.lorenzo.state import Lorenzo, own_cards
from bottega.games.lorenzo.tokens import PayTokens
from bottega.games.lorenzo.towers import BonusTake, Effects, PayFor
from bottega.games.lorenzo.work import PickOne, Work
from bottega.kernel.game import Reason, together
from bottega.parts.bits import BITS


def spend(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Too many servants, too few, or more than help."""
    if not isinstance(frame, Work):
        return not_now(table, frame, code)
    player = table.players[frame.seat]
    n = code - SPEND
    if n > servants(player.goods):
        return Reason("servants", {"servant": int(n)}, held(player, "servant"))
    value = frame.worth(table, 0)
    if n < servants_for(player.footing, 1 - value):
        return value_short(player, 1, int(value))
    useful = tuple([int(code - SPEND) for code in frame.reached(table, 0)])
    return Reason("no-more-cards", {"numbers": useful})


def pay(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card has no such price, or it cannot be paid."""
    if not isinstance(frame, PayFor):
        return not_now(table, frame, code)
    player = table.players[frame.seat]
    card = table.card_on(frame.space)
    which = code - int(PAY)
    if which >= price_count(player.footing, card):
        return Reason("no-such-price")
    if payable(player.footing, card, which, frame.discount, player.goods):
        return Reason("dearer")
    return cost_short(player, card, which, int(frame.discount), 0)


def take(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A bonus action does not reach that card."""
    if not isinstance(frame, BonusTake):
        return not_now(table, frame, code)
    space = code - int(TAKE)
    if not has_space(table, space):
        return Reason("not-in-game")
    tower, _ = floor_of(table, space)
    if not frame.towers & BITS[tower.area]:
        return Reason("wrong-tower", {"tower": tower.name})
    card = table.card_on(space)
    if card.number and not (frame.kinds >> card.kind) & 1:
        return wrong_kind(frame.kinds, card)
    player = table.players[frame.seat]
    return floor_refused(table, player, space, int(frame.value), int(frame.discount), -1)


def first(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card has no such effect left."""
    if not isinstance(frame, Effects):
        return not_now(table, frame, code)
    return Reason("no-effect", {"card": int(frame.card)})


def privilege(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """So many privileges are not granted, or one of them is not on offer."""
    if not isinstance(frame, PickPrivileges):
        return not_now(table, frame, code)
    picked = PRIVILEGE_SETS[code - PRIVILEGE]
    wished = [i for i in range(len(PRIVILEGES)) if picked & BITS[i]]
    if len(wished) != frame.n:
        return Reason("privileges", {"privileges": int(frame.n)})
    offered = privileges_for(table, table.players[frame.seat], frame.without)
    name = PRIVILEGES[next(i for i in wished if not offered & BITS[i])]
    if frame.without & BITS[PRIVILEGES.index(name)]:
        return Reason("privilege-picked", {"privilege": name})
    if table.rules.drawing & BITS[PRIVILEGES.index(name)]:
        return Reason("no-token-left")
    return Reason("no-such-privilege", {"privilege": name})


def trade(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """This building does not trade that way."""
    if not isinstance(frame, Production):
        return not_now(table, frame, code)
    if frame.open:
        return _arrow_first(frame)
    place, arrow = divmod(code - TRADE, int(MOST_TRADES))
    buildings = own_cards(table, table.players[frame.board], BUILDING)
    if place >= len(buildings):
        return Reason("no-building", {"building": place + 1})
    card = buildings[place]
    if arrow >= len(card.trades):
        return Reason("no-trade", {"card": int(card.number)})
    if card.value > frame.value:
        short = inputs_short(table, frame, card.trades[arrow].pay)
        reached = Reason("not-reached", {"value": int(card.value)}, {"value": int(frame.value)})
        return together(reached, short)
    if frame.only != NO_LIMIT and frame.only != card.number:
        return Reason("only-one-card")
    if frame.traded(card, place, arrow):
        return Reason("traded", {"card": int(card.number)})
    return _trade(table, frame, card, arrow, int(often(table, frame, card)))


def _trade(table: Lorenzo, frame: Production, card: Card, arrow: int, times: int) -> Reason:
    """A trade was repeated enough, cannot be paid besides the others, or comes to nothing."""
    trade = card.trades[arrow]
    most = int(min(frame.value, TIMES - 1))
    if trade.repeated and times >= most:
        return Reason("often-enough", {"times": most})
    return inputs_short(table, frame, trade.pay) or Reason("comes-to-nothing")


def inputs_short(table: Lorenzo, frame: Production, pay: i64) -> Reason | None:
    """Name what a trade lacks besides what is promised already, if it lacks anything."""
    player = table.players[frame.seat]
    if affords(player.footing, player.goods, promised(table, frame) + pay):
        return None
    return inputs(player.footing, _unpromised(table, frame), pay)


def _unpromised(table: Lorenzo, frame: Production) -> i64:
    """Give the goods that are left when all chosen trades are paid."""
    player = table.players[frame.seat]
    due = promised(table, frame)
    left = less(player.goods, due)
    standing_in = servants(left) - left_after(player.footing, player.goods, due)
    return left - some(SERVANT, standing_in)


def _arrow_first(frame: Production) -> Reason:
    return Reason("arrow-first", {"card": int(frame.undecided().card)})


def produce(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A card waits for its arrow."""
    return _arrow_first(frame) if isinstance(frame, Production) else not_now(table, frame, code)


def activate(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """This card does not work now."""
    number = int(PIECE[code])
    if isinstance(frame, Production):
        return _activate_by_another(table, frame, number)
    if not isinstance(frame, PickOne):
        return not_now(table, frame, code)
    player = table.players[frame.seat]
    kind = TERRITORY if frame.area == HARVEST else BUILDING
    wrong = own_card_refused(table, player, number, only(kind))
    if wrong is not None:
        return wrong
    asks = int(table.rules.cards[number].value)
    return Reason("not-reached", {"value": asks}, {"value": int(frame.value)})


def _activate_by_another(table: Lorenzo, frame: Production, number: int) -> Reason:
    if frame.open:
        return _arrow_first(frame)
    if not has_card(table, number):
        return Reason("not-in-game")
    kinds = wakeable(table, frame)
    if not kinds:
        return Reason("all-woken") if frame.first else Reason("no-activator")
    if number not in list(table.players[frame.board].cards):
        return Reason("not-on-board", {"card": number, "seat": int(frame.board)})
    card = table.rules.cards[number]
    if not (kinds >> card.kind) & 1:
        return wrong_kind(kinds, card)
    return idle(table, frame.seat, card, _unpromised(table, frame))


def idle(table: Lorenzo, seat: i64, card: Card, have: i64) -> Reason:
    """A card lets others work, cannot be paid for, or would give nothing."""
    if card.activates:
        return Reason("activator", {"card": int(card.number)})
    if card.trades:
        return inputs(table.players[seat].footing, have, card.trades[0].pay)
    return Reason("comes-to-nothing")


def option(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """There is no such option, or it is not open."""
    which = code - int(OPTION)
    if isinstance(frame, Production) and frame.open:
        return _open_arrow(table, frame, which)
    if not isinstance(frame, PickOption):
        return not_now(table, frame, code)
    options = choice_of(table, frame.seat, frame.source)
    if which >= len(options):
        return Reason("no-such-option", {"options": len(options)})
    player = table.players[frame.seat]
    if affords(player.footing, player.goods, options[which].pay):
        return Reason("comes-to-nothing")
    return inputs(player.footing, player.goods, options[which].pay)


def _open_arrow(table: Lorenzo, frame: Production, arrow: int) -> Reason:
    woken = frame.undecided()
    card = table.rules.cards[woken.card]
    if arrow >= len(card.trades):
        return Reason("no-trade", {"card": int(card.number)})
    return _trade(table, frame, card, arrow, int(woken.times))


def replace(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """So many servants cannot stand in for that good."""
    if not isinstance(frame, ReplaceGoods):
        return not_now(table, frame, code)
    kind, n = divmod(code - int(REPLACE), int(MOST_SERVANTS) + 1)
    player = table.players[frame.seat]
    due = int(count(player.owed, kind))
    fewest, most = frame.bounds(table, kind)
    if frame.settled & BITS[kind] or fewest == most == n:
        return Reason("settled", {"good": REPLACED[kind]})
    if n > due:
        return Reason("no-more-due", {REPLACED[kind]: due})
    if n < fewest:
        return Reason("must-replace", {"servant": int(fewest)}, held(player, REPLACED[kind]))
    if n > servants(player.goods):
        return Reason("servants", {"servant": n}, held(player, "servant"))
    return Reason("servants-needed", {"servant": n}, {"servant": int(most)})


def give(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """No such token can be paid."""
    if not isinstance(frame, PayTokens):
        return not_now(table, frame, code)
    return Reason("no-such-token", {"face": code - int(GIVE) + 1})


def drop(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """This card cannot be put away."""
    if not isinstance(frame, DropCard):
        return not_now(table, frame, code)
    player = table.players[frame.seat]
    wrong = own_card_refused(table, player, int(PIECE[code]), frame.kinds)
    return wrong or not_now(table, frame, code)


def decline(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """What is demanded cannot be declined, nor an action that servants were sent ahead of."""
    if isinstance(frame, DropCard):
        return Reason("compulsory")
    if isinstance(frame, BonusTake | Work) and frame.added:
        return Reason("act-now")
    return not_now(table, frame, code)
