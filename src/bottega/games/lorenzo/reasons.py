"""Why not? For every answer that is not offered, the rule it breaks."""

from collections.abc import Callable
from typing import Final

from bottega.games.lorenzo.actions import (
    COPY,
    KEEP,
    LEADERS,
    MOST_TRADES,
    PAY,
    PLACE,
    RAISE,
    SPACE,
    SPACE_COUNT,
    SPEND,
    TAKE,
    TRADE,
)
from bottega.games.lorenzo.council import PickPrivileges
from bottega.games.lorenzo.draft import ChooseTile, KeepLeader
from bottega.games.lorenzo.goods import BITS, coins, counts, less, military, servants
from bottega.games.lorenzo.leadership import CopyFrom, RaiseOne, ability, meets
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CARD_KINDS,
    COLOURED,
    MEMBERS,
    PRODUCTION,
    TERRITORY,
    Card,
    cards_of,
)
from bottega.games.lorenzo.placing import LastWord, Turn, enterable, least_value
from bottega.games.lorenzo.production import Production, promised
from bottega.games.lorenzo.queries import (
    card_limit_reached,
    floor_of,
    military_need,
    payable,
    price,
    price_count,
    servants_for,
    spare,
    tower_fee,
    worker_value,
)
from bottega.games.lorenzo.requirements import possession, requirement
from bottega.games.lorenzo.ruleset import FIRST_SPACE
from bottega.games.lorenzo.state import Lorenzo, Player, own_cards
from bottega.games.lorenzo.towers import BonusTake, Effects, PayFor
from bottega.games.lorenzo.work import Work
from bottega.kernel.game import Reason, Words
from bottega.kernel.table import Frame

Pending = Frame[Lorenzo]


def refusal(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Name the rule that keeps an answer to this question from being offered."""
    return REFUSALS.get(SPACE.action(code).verb, _not_now)(table, frame, code)


def _not_now(table: Lorenzo, frame: Pending, code: int) -> Reason:
    return Reason("not-now", {"question": type(frame).__name__})


def _place(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if isinstance(frame, LastWord):
        return Reason("one-member")
    if not isinstance(frame, Turn):
        return _not_now(table, frame, code)
    member, space = divmod(code - PLACE, int(SPACE_COUNT))
    player = table.players[frame.seat]
    if not in_game(table, space):
        return Reason("not-in-game")
    if not player.members & BITS[member]:
        return Reason("member-placed", {"member": MEMBERS[member]})
    value = int(worker_value(table, player, member))
    if space < FIRST_SPACE:
        return _floor(table, player, space, value, 0, member)
    place = table.rules.spaces[space - FIRST_SPACE]
    if place.players > len(table.players):
        return Reason("closed", {"players": int(place.players)}, {"players": len(table.players)})
    if player.standing.barred & BITS[place.area]:
        return Reason("barred")
    if not enterable(table, frame.seat, place, space):
        return Reason("occupied")
    if member < COLOURED and place.area <= PRODUCTION and player.areas & BITS[place.area]:
        return Reason("same-area")
    return _value(player, int(least_value(player, place)), value)


def in_game(table: Lorenzo, space: int) -> bool:
    """Say whether a table has this floor or space."""
    if space < FIRST_SPACE:
        return space < len(table.floors)
    return space < FIRST_SPACE + len(table.rules.spaces)


def _value(player: Player, asks: int, value: int) -> Reason:
    """Too little value, and too few servants to raise it."""
    needed = int(servants_for(player.standing, asks - value))
    return Reason(
        "value", {"value": asks, "servant": needed}, {"value": value, **_held(player, "servant")}
    )


def _held(player: Player, *kinds: str) -> dict[str, Words]:
    held = counts(player.goods)
    return {kind: held.get(kind, 0) for kind in kinds}


def _floor(
    table: Lorenzo, player: Player, space: int, value: int, discount: int, member: int
) -> Reason:
    """Go through the steps of taking a card until one fails; -1 is an action without a member."""
    tower, floor = floor_of(table, space)
    card = table.card_on(space)
    standing = player.standing
    if not card.number:
        return Reason("card-gone")
    if 0 <= member < COLOURED and player.areas & BITS[tower.area]:
        return Reason("same-tower")
    if card_limit_reached(player, card.kind):
        return Reason(
            "card-limit", {"kind": CARD_KINDS[card.kind], "cards": int(standing.limits[card.kind])}
        )
    fee = int(tower_fee(table, standing, tower))
    if coins(player.goods) < fee:
        return Reason("fee", {"coin": fee}, _held(player, "coin"))
    need = int(military_need(player, card.kind))
    if military(player.goods) < need:
        slot = int(cards_of(player.counts, TERRITORY)) + 1
        return Reason("slot", {"military": need, "slot": slot}, _held(player, "military"))
    if spare(table, player, tower, floor, discount, player.goods) < 0:
        return _cost(player, card, discount, fee)
    asks = int(table.values[space] - standing.values[card.kind])
    missing = int(servants_for(standing, asks - value))
    if missing <= servants(player.goods):
        return Reason("servants-twice", {"servant": missing}, _held(player, "servant"))
    return _value(player, asks, value)


def _cost(player: Player, card: Card, discount: int, fee: int) -> Reason:
    """The first price of a card cannot be paid, nor any other."""
    first = price(player.standing, card, 0, discount)
    need: dict[str, Words] = dict(counts(first))
    if fee:
        need["fee"] = fee
    threshold = int(card.costs[0].military)
    if threshold:
        need["threshold"] = threshold
    kinds = [*counts(first), *(["military"] if threshold else []), *(["coin"] if fee else [])]
    return Reason("cost", need, _held(player, *dict.fromkeys(kinds)))


def _pass(table: Lorenzo, frame: Pending, code: int) -> Reason:
    return Reason("must-place") if isinstance(frame, Turn) else _not_now(table, frame, code)


def _end(table: Lorenzo, frame: Pending, code: int) -> Reason:
    return Reason("place-first") if isinstance(frame, Turn) else _not_now(table, frame, code)


def _spend(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, Work):
        return _not_now(table, frame, code)
    player = table.players[frame.seat]
    n = code - SPEND
    if n > servants(player.goods):
        return Reason("servants", {"servant": n}, _held(player, "servant"))
    if n < servants_for(player.standing, 1 - frame.value):
        return _value(player, 1, int(frame.value))
    return Reason("no-more-cards")


def _pay(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, PayFor):
        return _not_now(table, frame, code)
    player = table.players[frame.seat]
    card = table.card_on(frame.space)
    which = code - PAY
    if which >= price_count(player.standing, card):
        return Reason("no-such-price")
    if payable(player.standing, card, which, frame.discount, player.goods):
        return Reason("dearer")
    return _cost(player, card, int(frame.discount), 0)


def _trade(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, Production):
        return _not_now(table, frame, code)
    player = table.players[frame.seat]
    place, arrow = divmod(code - TRADE, int(MOST_TRADES))
    buildings = own_cards(table, player, BUILDING)
    if place >= len(buildings):
        return Reason("no-building", {"building": place + 1})
    card = buildings[place]
    if arrow >= len(card.trades):
        return Reason("no-trade", {"card": int(card.number)})
    if card.value > frame.value:
        return Reason("not-reached", {"value": int(card.value)}, {"value": int(frame.value)})
    if place < frame.start:
        return Reason("in-order")
    free = less(player.goods, promised(table, frame))
    need: dict[str, Words] = dict(counts(card.trades[arrow].pay))
    held = counts(free)
    return Reason("inputs", need, {kind: held.get(kind, 0) for kind in need})


def _privilege(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, PickPrivileges):
        return _not_now(table, frame, code)
    return Reason("privileges", {"privileges": int(frame.n)})


def _take(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, BonusTake):
        return _not_now(table, frame, code)
    player = table.players[frame.seat]
    if not in_game(table, code - int(TAKE)):
        return Reason("not-in-game")
    card = table.card_on(code - TAKE)
    if card.number and not (frame.kinds >> card.kind) & 1:
        kinds = [name for i, name in enumerate(CARD_KINDS) if (frame.kinds >> i) & 1]
        return Reason("wrong-kind", {"kind": kinds[0]}, {"kind": CARD_KINDS[card.kind]})
    return _floor(table, player, code - TAKE, int(frame.value), int(frame.discount), -1)


def _first(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, Effects):
        return _not_now(table, frame, code)
    return Reason("no-effect", {"card": int(frame.card)})


def _choose(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, ChooseTile):
        return _not_now(table, frame, code)
    return Reason("tile-taken")


def _keep(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, KeepLeader):
        return _not_now(table, frame, code)
    return Reason("not-in-pack", {"leader": LEADERS[code - KEEP]})


def _leader(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Leaders are played, discarded and used in one's turn, between other things."""
    if not isinstance(frame, Turn | LastWord):
        return Reason("between-actions", {"question": type(frame).__name__})
    verb = SPACE.action(code).verb
    index = LEADERS.index(SPACE.action(code).args["leader"])
    name: dict[str, Words] = {"leader": LEADERS[index]}
    player = table.players[frame.seat]
    if verb == "use":
        return _use(table, frame, player, index)
    if player.played & BITS[index]:
        return Reason("already-played", name)
    if not player.hand & BITS[index]:
        return Reason("not-in-hand", name)
    leader = table.rules.leaders[index]
    if meets(player, leader):
        return Reason("nobody-to-copy", name)
    return Reason("requirement", {**requirement(leader)}, {**possession(player, leader)})


def _use(table: Lorenzo, frame: Pending, player: Player, index: int) -> Reason:
    name: dict[str, Words] = {"leader": LEADERS[index]}
    if not player.played & BITS[index]:
        return Reason("not-in-play", name)
    if not ability(table, player, index).once:
        return Reason("always-on", name)
    if player.used & BITS[index]:
        return Reason("used", name)
    return Reason("to-no-use", name)


def _copy(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, CopyFrom):
        return _not_now(table, frame, code)
    return Reason("not-a-rivals", {"leader": LEADERS[code - COPY]})


def _raise(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, RaiseOne):
        return _not_now(table, frame, code)
    return Reason("member-placed", {"member": MEMBERS[code - RAISE]})


REFUSALS: Final[dict[str, Callable[[Lorenzo, Pending, int], Reason]]] = {
    "place": _place,
    "pass": _pass,
    "end": _end,
    "spend": _spend,
    "pay": _pay,
    "trade": _trade,
    "produce": _not_now,
    "privilege": _privilege,
    "take": _take,
    "decline": _not_now,
    "first": _first,
    "support": _not_now,
    "refuse": _not_now,
    "choose": _choose,
    "keep": _keep,
    "play": _leader,
    "discard": _leader,
    "use": _leader,
    "copy": _copy,
    "raise": _raise,
}
