"""Reasons that several questions share: what is short, what is not there, what is out of place."""

from mypy_extensions import i64

from bottega.games.lorenzo.goods import COIN, added, coins, counts, military, servants, some
from bottega.games.lorenzo.paying import REPLACEABLE
from bottega.games.lorenzo.pieces import CARD_KINDS, COLOURED, TERRITORY, Card, Footing, cards_of
from bottega.games.lorenzo.queries import (
    as_far_as_drawn,
    card_limit_reached,
    floor_bonus,
    floor_of,
    military_need,
    payable,
    price,
    price_count,
    servants_for,
    spare,
    tower_fee,
)
from bottega.games.lorenzo.ruleset import FIRST_SPACE
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.kernel.game import Reason, Words, together
from bottega.kernel.table import Frame
from bottega.parts.bits import BITS

Pending = Frame[Lorenzo]


def not_now(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Something else is asked."""
    return Reason("not-now", {"question": type(frame).__name__})


def between_actions(frame: Pending) -> Reason:
    """It is done in one's turn, between other things."""
    return Reason("between-actions", {"question": type(frame).__name__})


def has_space(table: Lorenzo, space: int) -> bool:
    """Say whether a table has this floor or space."""
    if space < FIRST_SPACE:
        return space < len(table.floors)
    return space < FIRST_SPACE + len(table.rules.spaces)


def has_card(table: Lorenzo, number: int) -> bool:
    """Say whether the rules of a table know this card."""
    return number < len(table.rules.cards) and table.rules.cards[number].number > 0


def held(player: Player, *kinds: str) -> dict[str, Words]:
    """Name what a player has of some goods."""
    there = counts(player.goods)
    return {kind: there.get(kind, 0) for kind in kinds}


def inputs(footing: Footing, have: i64, need: i64) -> Reason:
    """These goods do not do; servants are named too where they may stand in for others."""
    there = counts(have)
    kinds = payers(footing, need)
    return Reason("inputs", {**counts(need)}, {kind: there.get(kind, 0) for kind in kinds})


def payers(footing: Footing, need: i64) -> list[str]:
    """List the goods that matter to a payment."""
    kinds = list(counts(need))
    if footing.servants_pay and need & REPLACEABLE and "servant" not in kinds:
        kinds.append("servant")
    return kinds


def value_short(player: Player, asks: int, value: int) -> Reason:
    """Too little value, and too few servants to raise it."""
    needed = int(servants_for(player.footing, asks - value))
    need: dict[str, Words] = {"value": asks, "servant": needed}
    return Reason("value", need, {"value": value, **held(player, "servant")})


def floor_refused(
    table: Lorenzo, player: Player, space: int, value: int, discount: int, member: int
) -> Reason:
    """Name all that is in the way of taking a card; -1 is an action without a member."""
    tower, _ = floor_of(table, space)
    card = table.card_on(space)
    footing = player.footing
    if not card.number:
        return Reason("card-gone")
    found: list[Reason] = []
    if footing.barred & BITS[tower.area]:
        found.append(Reason("barred"))
    if 0 <= member < COLOURED and player.areas & BITS[tower.area]:
        found.append(Reason("same-tower"))
    if card_limit_reached(player, card.kind):
        found.append(no_room(player, card))
    else:
        found += unaffordable(table, player, space, discount)
    asks = int(table.values[space] - footing.values[card.kind])
    missing = int(servants_for(footing, asks - value))
    if missing > servants(player.goods):
        found.append(value_short(player, asks, value))
    elif not found:
        found.append(Reason("servants-twice", {"servant": missing}, held(player, "servant")))
    return together(*found)


def unaffordable(table: Lorenzo, player: Player, space: int, discount: int) -> list[Reason]:
    """List what is short for the card of a floor: the fee, the military of its place, its cost."""
    tower, floor = floor_of(table, space)
    card = table.card_on(space)
    footing = player.footing
    found: list[Reason] = []
    fee = int(tower_fee(table, footing, tower))
    if coins(player.goods) + (servants(player.goods) if footing.servants_pay else 0) < fee:
        found.append(Reason("fee", {"coin": fee}, held(player, *payers(footing, some(COIN, fee)))))
    bonus = floor_bonus(footing, tower, floor)
    have = added(player.goods, as_far_as_drawn(table, bonus))
    if military(have) < military_need(player, card.kind):
        found.append(slot_closed(player))
    ways = range(int(price_count(footing, card)))
    payable_alone = any(payable(footing, card, which, discount, have) for which in ways)
    open_floor = not found and not footing.barred & BITS[tower.area]
    dear = open_floor and spare(table, player, tower, floor, discount, player.goods) < 0
    if dear or not payable_alone:
        found.append(cost_short(player, card, 0, discount, fee if dear else 0))
    return found


def no_room(player: Player, card: Card) -> Reason:
    """The board is full of such cards."""
    limit = int(player.footing.limits[card.kind])
    return Reason("card-limit", {"kind": CARD_KINDS[card.kind], "cards": limit})


def slot_closed(player: Player) -> Reason:
    """One more territory asks for more military points."""
    need = int(military_need(player, TERRITORY))
    slot = int(cards_of(player.counts, TERRITORY)) + 1
    return Reason("slot", {"military": need, "slot": slot}, held(player, "military"))


def cost_short(player: Player, card: Card, which: int, discount: int, fee: int) -> Reason:
    """This price of a card cannot be paid; of several the first one is told."""
    due = price(player.footing, card, which, discount)
    need: dict[str, Words] = dict(counts(due))
    if fee:
        need["fee"] = fee
    threshold = int(card.costs[which % len(card.costs)].military)
    if threshold:
        need["threshold"] = threshold
    kinds = payers(player.footing, due + some(COIN, fee))
    return Reason("cost", need, held(player, *kinds, *(["military"] if threshold else [])))


def wrong_kind(kinds: i64, card: Card) -> Reason:
    """The card is of another kind than the one or two that are asked for."""
    names = [name for i, name in enumerate(CARD_KINDS) if (kinds >> i) & 1]
    need: dict[str, Words] = {"kind": names[0]}
    if len(names) > 1:
        need["or"] = names[1]
    return Reason("wrong-kind", need, {"kind": CARD_KINDS[card.kind]})


def own_card_refused(table: Lorenzo, player: Player, number: int, kinds: i64) -> Reason | None:
    """Name what is wrong with pointing at a card on one's own board, if anything is."""
    if not has_card(table, number):
        return Reason("not-in-game")
    if number not in list(player.cards):
        return Reason("not-yours", {"card": number})
    card = table.rules.cards[number]
    return None if (kinds >> card.kind) & 1 else wrong_kind(kinds, card)
