"""The queries: each answers one question of the rules, with all abilities taken into account."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.events import Received
from bottega.games.lorenzo.goods import (
    KINDS,
    ONE,
    added,
    count,
    counts,
    covers,
    less,
    military,
)
from bottega.games.lorenzo.pieces import (
    BUILDING,
    COLOURED,
    HARVEST,
    PIECES,
    SOURCES,
    TERRITORY,
    Card,
    Modifier,
    Standing,
    Tower,
    cards_of,
)
from bottega.games.lorenzo.state import BITS, NO_LEADER, Lorenzo, Player

FEE: Final[i64] = 3  # coins for an occupied tower
CARD_LIMIT: Final[i64] = 6
SLOT_NEEDS: Final[vec[i64]] = vec[i64]([0, 0, 3, 7, 12, 18])  # military, by territories owned


def fold(table: Lorenzo, player: Player) -> None:
    """Put together what a player's cards, leaders and excommunications add up to."""
    rules = table.rules
    held: list[Modifier] = []
    for number in player.cards:
        held += rules.cards[number].standing
    for i in range(i64(len(rules.leaders))):
        if player.played & BITS[i]:
            held += rules.leaders[i].standing
    if NO_LEADER < player.copied < i64(len(rules.leaders)):
        held += rules.leaders[player.copied].standing
    for period in range(i64(3)):
        if player.cubes & BITS[period]:
            held.append(rules.tiles[table.tiles[period]].curse)
    player.standing = folded(held)


def folded(abilities: list[Modifier]) -> Standing:
    """Fold abilities into what they add up to."""
    standing = Standing()
    for ability in abilities:
        ability.fold(standing)
    return standing


def worker_value(table: Lorenzo, player: Player, member: i64) -> i64:
    """Give what a family member is worth: a base, then what is added or lost (ruling L-50)."""
    standing = player.standing
    if member >= COLOURED:
        return standing.neutral
    base = (player.fixed >> (member * 4)) & 15
    if base == 0:
        base = table.dice[member] if standing.fixed < 0 else standing.fixed
    return base + standing.coloured


def servants_for(standing: Standing, missing: i64) -> i64:
    """Give how many servants make up for so much value (ruling L-61)."""
    return missing * standing.per_value if missing > 0 else 0


def reach(standing: Standing, servants: i64) -> i64:
    """Give how much value so many servants can make up for: whole steps only (ruling L-61)."""
    return servants if standing.per_value == 1 else servants // standing.per_value


def tower_fee(table: Lorenzo, standing: Standing, tower: Tower) -> i64:
    """Give the coins that a tower with somebody in it costs, oneself included (ruling L-14)."""
    if standing.no_fee or (table.occupied >> tower.first) & 15 == 0:
        return 0
    return FEE


def floor_bonus(standing: Standing, tower: Tower, floor: i64) -> i64:
    """Give what a floor grants; each floor is one source (ruling L-58)."""
    if (standing.bare >> floor) & 1:
        return 0
    return reduced(tower.bonus[floor], standing.fewer)


def card_limit_reached(player: Player, kind: i64) -> bool:
    """Say whether a player has all the cards of a kind that it may (ruling L-25)."""
    return cards_of(player.counts, kind) >= CARD_LIMIT


def military_need(player: Player, kind: i64) -> i64:
    """Give the military points that the next card of a kind asks for (ruling L-23)."""
    if kind != TERRITORY or player.standing.no_need:
        return 0
    return SLOT_NEEDS[cards_of(player.counts, TERRITORY)]


def price_count(standing: Standing, card: Card) -> i64:
    """Count the prices of a card: its own alternatives, times the choices of a discount."""
    n = i64(len(card.costs))
    for split in standing.splits:
        if (split.kinds >> card.kind) & 1:
            n *= i64(len(split.options))
    return n


def price(standing: Standing, card: Card, which: i64, discount: i64) -> i64:
    """Give one price of a card after all discounts, which add up (ruling L-17)."""
    off = discount + standing.off[card.kind]
    pay = card.cost.pay
    if which:
        alternatives = i64(len(card.costs))
        pay = card.costs[which % alternatives].pay
        which //= alternatives
    for split in standing.splits:
        if (split.kinds >> card.kind) & 1:
            n = i64(len(split.options))
            off += split.options[which % n]
            which //= n
    return less(pay, off) if off else pay


def payable(standing: Standing, card: Card, which: i64, discount: i64, have: i64) -> bool:
    """Say whether a price can be paid; military may be needed beyond what is paid (L-22)."""
    cost = card.costs[which % i64(len(card.costs))] if which else card.cost
    if military(have) < cost.military:
        return False
    return covers(have, price(standing, card, which, discount))


def prices_to_ask(standing: Standing, card: Card, discount: i64, have: i64) -> list[i64]:
    """List the prices worth choosing among: payable, and not simply more than another one."""
    found: list[i64] = []
    for which in range(price_count(standing, card)):
        if payable(standing, card, which, discount, have):
            found.append(which)
    if len(found) < 2:
        return found
    return [w for w in found if not _beaten(standing, card, w, discount, found)]


def _beaten(standing: Standing, card: Card, which: i64, discount: i64, found: list[i64]) -> bool:
    own = price(standing, card, which, discount)
    for other in found:
        pay = price(standing, card, other, discount)
        if covers(own, pay) and (pay != own or other < which):
            return True
    return False


def reduced(gain: i64, fewer: i64) -> i64:
    """Take one of each of these kinds off what a single source gives (rulings L-56, L-57)."""
    if fewer & gain:
        for kind in range(KINDS):
            if count(fewer & gain, kind):
                gain -= ONE[kind]
    return gain


def received(standing: Standing, gain: i64, source: i64) -> i64:
    """Give what comes of a gain from one source: doubled first, then one less (ruling L-53)."""
    if source < PIECES:  # the immediate effect of a card
        gain += gain & standing.doubled
    return reduced(gain, standing.fewer)


def receive(table: Lorenzo, seat: i64, gain: i64, source: i64) -> None:
    """Let a seat receive what one source gives."""
    player = table.players[seat]
    gain = received(player.standing, gain, source)
    before = player.goods
    player.goods = added(before, gain)
    if table.log is not None and gain:
        got = counts(player.goods - before)
        table.log.append(Received(seat, got, SOURCES[source // PIECES], source % PIECES))


def can_activate(card: Card, area: i64, value: i64) -> bool:
    """Say whether a card works in a harvest or production of this value."""
    return card.kind == (TERRITORY if area == HARVEST else BUILDING) and card.value <= value
