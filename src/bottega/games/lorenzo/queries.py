"""The queries: each answers one question of the rules, with all abilities taken into account."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.events import FaithTileTaken, Received
from bottega.games.lorenzo.goods import (
    COIN,
    KINDS,
    MILITARY,
    ONE,
    SERVANT,
    TOKENS,
    VP,
    added,
    coins,
    count,
    counts,
    covers,
    faith,
    less,
    military,
    points,
    servants,
    some,
    tokens,
)
from bottega.games.lorenzo.pieces import (
    BUILDING,
    BY_CHURCH,
    BY_FAMILY,
    BY_LEADER,
    BY_YIELD,
    COLOURED,
    HARVEST,
    PIECES,
    SOURCES,
    TERRITORY,
    VENTURE,
    Card,
    Footing,
    Modifier,
    Tower,
    cards_of,
)
from bottega.games.lorenzo.ruleset import DECK_SIZE, FLOORS
from bottega.games.lorenzo.state import NO_FAMILY, NO_LEADER, Lorenzo, Player
from bottega.games.lorenzo.tokens import draw, tokens_left
from bottega.parts.bits import BITS

CARD_TOWERS: Final[i64] = 4  # those for one kind of card each
FEE: Final[i64] = 3  # coins for an occupied tower
SLOT_NEEDS: Final[vec[i64]] = vec[i64]([0, 0, 3, 7, 12, 18])  # military, by territories owned


def fold(table: Lorenzo, player: Player) -> None:
    """Put together what a player's cards, leaders, family and excommunications add up to."""
    rules = table.rules
    footing = Footing()
    for number in player.cards:
        _fold_all(rules.cards[number].standing, footing, BY_YIELD * PIECES + number)
    for i in range(i64(len(rules.leaders))):
        if player.played & BITS[i]:
            _fold_all(rules.leaders[i].standing, footing, BY_LEADER * PIECES + i)
    if NO_LEADER < player.copied < i64(len(rules.leaders)):
        copied = player.copied
        _fold_all(rules.leaders[copied].standing, footing, BY_LEADER * PIECES + copied)
    if player.family != NO_FAMILY:
        family = player.family
        _fold_all(rules.families[family].standing, footing, BY_FAMILY * PIECES + family)
    for period in range(i64(3)):
        if player.cubes & BITS[period]:
            rules.tiles[table.tiles[period]].curse.fold(footing, BY_CHURCH * PIECES + period)
    player.footing = footing


def _fold_all(abilities: list[Modifier], footing: Footing, source: i64) -> None:
    for ability in abilities:
        ability.fold(footing, source)


def folded(abilities: list[Modifier]) -> Footing:
    """Fold abilities into what they add up to."""
    footing = Footing()
    _fold_all(abilities, footing, 0)
    return footing


def could_hold(table: Lorenzo, seat: i64) -> i64:
    """Give the leaders that a seat could have in hand, as far as all can see, a bit for each."""
    if table.players[seat].hand == 0:
        return 0
    could = table.rules.everyone
    for i in range(i64(len(table.players))):
        player = table.players[i]
        could &= ~(player.played | player.dismissed)
        if i != seat:
            could &= ~player.shown
    return could


def worker_value(table: Lorenzo, player: Player, member: i64) -> i64:
    """Give what a family member is worth: a base, then what is added or lost (ruling L-50)."""
    footing = player.footing
    if member >= COLOURED:
        return footing.neutral if member == COLOURED else footing.extra
    base = (player.fixed >> (member * 4)) & 15
    if base == 0:
        base = table.dice[member] if footing.fixed < 0 else footing.fixed
    return base + footing.coloured


def servants_for(footing: Footing, missing: i64) -> i64:
    """Give how many servants make up for so much value (rulings L-61 and X-43)."""
    if missing <= 0:
        return 0
    needed = missing * footing.per_value
    each = footing.per_servant
    return needed if each == 1 else (needed + each - 1) // each


def reach(footing: Footing, servants: i64) -> i64:
    """Give how much value so many servants can make up for: whole steps only (ruling L-61)."""
    worth = servants * footing.per_servant
    return worth if footing.per_value == 1 else worth // footing.per_value


def tower_fee(table: Lorenzo, footing: Footing, tower: Tower) -> i64:
    """Give the coins that a tower with somebody in it costs, oneself included (ruling L-14)."""
    if (table.occupied >> tower.first) & 15 == 0 or footing.no_fee & BITS[tower.area]:
        return 0
    return FEE


def adapted_tower(table: Lorenzo) -> i64:
    """Find the tower with other values: it starts with the omen's kind and moves each round."""
    return (table.rules.cards[table.omen].kind + max(table.round - 1, i64(0))) % CARD_TOWERS


def adapt(table: Lorenzo) -> None:
    """Set what floors ask for in this round."""
    if table.omen == 0:
        return
    first = adapted_tower(table) * FLOORS
    values = table.rules.values[:]
    for floor in range(FLOORS):
        values[first + floor] = table.rules.adapted[floor]
    table.values = values


def floor_bonus(footing: Footing, tower: Tower, floor: i64) -> i64:
    """Give what a floor grants; each floor is one source (ruling L-58)."""
    if (footing.bare >> floor) & 1:
        return 0
    return reduced(tower.bonus[floor], footing.fewer)


def card_limit_reached(player: Player, kind: i64) -> bool:
    """Say whether a player has all the cards of a kind that it may (ruling L-25)."""
    return cards_of(player.counts, kind) >= player.footing.limits[kind]


def military_need(player: Player, kind: i64) -> i64:
    """Give the military points that the next card of a kind asks for (ruling L-23)."""
    if kind != TERRITORY or player.footing.no_need:
        return 0
    return SLOT_NEEDS[cards_of(player.counts, TERRITORY)]


def price_count(footing: Footing, card: Card) -> i64:
    """Count the prices of a card: its own alternatives, times the choices of a discount."""
    n = i64(len(card.costs))
    for split in footing.splits:
        if (split.kinds >> card.kind) & 1:
            n *= i64(len(split.options))
    return n


def price(footing: Footing, card: Card, which: i64, discount: i64) -> i64:
    """Give one price of a card after all discounts, which add up (ruling L-17)."""
    off = discount + footing.off[card.kind]
    pay = card.cost.pay
    if which:
        alternatives = i64(len(card.costs))
        pay = card.costs[which % alternatives].pay
        which //= alternatives
    for split in footing.splits:
        if (split.kinds >> card.kind) & 1:
            n = i64(len(split.options))
            off += split.options[which % n]
            which //= n
    if footing.unpaid and card.kind == VENTURE:
        pay -= some(MILITARY, military(pay))
    return less(pay, off) if off else pay


def payable(footing: Footing, card: Card, which: i64, discount: i64, have: i64) -> bool:
    """Say whether a price can be paid."""
    return left_by(footing, card, which, discount, have) >= 0


def left_by(footing: Footing, card: Card, which: i64, discount: i64, have: i64) -> i64:
    """Count the servants that a price leaves, -1 where it cannot be paid.

    Military may be needed beyond what is paid (ruling L-22).
    """
    cost = card.costs[which % i64(len(card.costs))] if which else card.cost
    if military(have) < cost.military:
        return -1
    return left_after(footing, have, price(footing, card, which, discount))


def affords(footing: Footing, have: i64, need: i64) -> bool:
    """Say whether something can be paid."""
    return left_after(footing, have, need) >= 0


def left_after(footing: Footing, have: i64, need: i64) -> i64:
    """Count the servants left after paying with as few of them as possible, -1 if it cannot be.

    They may stand in for goods (ruling X-42).
    """
    left = servants(have) - servants(need)
    if covers(have, need):
        return left
    if not footing.servants_pay:
        return -1
    short = lacking(have, need)
    return left - short if short >= 0 else -1


def lacking(have: i64, need: i64) -> i64:
    """Count the servants that must stand in for coins, wood and stone; -1 if they do not do."""
    short: i64 = 0
    for kind in range(SERVANT):
        less_by = count(need, kind) - count(have, kind)
        if less_by > 0:
            short += less_by
            need -= less_by * ONE[kind]
    if not covers(have, need + some(SERVANT, short)):
        return -1
    return short


def spare(
    table: Lorenzo, player: Player, tower: Tower, floor: i64, discount: i64, have: i64
) -> i64:
    """Give how many servants can go into the value while the card is still paid; -1 if it is not.

    First the fee, then the floor's bonus, then the card, which the bonus may help to pay (L-12).
    """
    card = table.card_on(tower.first + floor)
    footing = player.footing
    if card.number == 0 or card_limit_reached(player, card.kind):
        return -1
    if footing.barred & BITS[tower.area]:  # ruling X-13
        return -1
    fee = tower_fee(table, footing, tower)
    held = servants(have)  # servants that the action brings cannot raise it (ruling L-1)
    if coins(have) < fee:
        short = fee - coins(have)
        if not footing.servants_pay or held < short:
            return -1
        have -= some(SERVANT, short) - some(COIN, short)
        held -= short
    bonus = floor_bonus(footing, tower, floor)
    if tokens(bonus):
        bonus = as_far_as_drawn(table, bonus)
    have = added(have - fee, bonus)  # coins are the lowest bits
    if military(have) < military_need(player, card.kind):
        return -1
    if len(card.costs) == 1 and not footing.splits:  # nearly always
        return min(held, left_by(footing, card, 0, discount, have))
    most: i64 = -1
    for which in range(price_count(footing, card)):
        most = max(most, left_by(footing, card, which, discount, have))
    return min(most, held)


def as_far_as_drawn(table: Lorenzo, bonus: i64) -> i64:
    """Leave as many tokens in a bonus as there are to draw (ruling X-33)."""
    return bonus - some(TOKENS, max(i64(0), tokens(bonus) - tokens_left(table)))


def spare_servants(table: Lorenzo, player: Player, space: i64, discount: i64) -> i64:
    """Give how many servants are not needed to pay the fee and the card of a floor."""
    tower, floor = floor_of(table, space)
    return spare(table, player, tower, floor, discount, player.goods)


def floor_of(table: Lorenzo, space: i64) -> tuple[Tower, i64]:
    """Find the tower and the floor of a space."""
    for tower in table.rules.towers:
        if tower.first <= space < tower.first + FLOORS:
            return tower, space - tower.first
    raise ValueError(f"space {space} is in no tower")


def prices_to_ask(footing: Footing, card: Card, discount: i64, have: i64) -> list[i64]:
    """List the prices worth choosing among: payable, and not simply more than another one."""
    found: list[i64] = []
    for which in range(price_count(footing, card)):
        if payable(footing, card, which, discount, have):
            found.append(which)
    if len(found) < 2:
        return found
    return [w for w in found if not _beaten(footing, card, w, discount, found)]


def _beaten(footing: Footing, card: Card, which: i64, discount: i64, found: list[i64]) -> bool:
    own = price(footing, card, which, discount)
    for other in found:
        pay = price(footing, card, other, discount)
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


def received(footing: Footing, gain: i64, source: i64) -> i64:
    """Give what comes of a gain from one source: doubled first, then one less (ruling L-53)."""
    if source < PIECES:  # the immediate effect of a card
        gain += gain & footing.doubled
    gain = reduced(gain, footing.fewer)
    if footing.more and points(gain):
        gain += some(VP, footing.more)
    return gain


def receive(table: Lorenzo, seat: i64, gain: i64, source: i64) -> None:
    """Let a seat receive what one source gives; tokens among it are drawn."""
    player = table.players[seat]
    gain = received(player.footing, gain, source)
    drawn = tokens(gain)
    before = player.goods
    player.goods = added(before, gain - some(TOKENS, drawn))
    if table.log is not None and player.goods != before:
        got = counts(player.goods - before)
        table.log.append(Received(seat, got, SOURCES[source // PIECES], source % PIECES))
    if drawn:
        draw(table, seat, drawn)
    if player.footing.faith_tiles and faith(player.goods) > faith(before):
        _reach_tiles(table, seat, player)


def _reach_tiles(table: Lorenzo, seat: i64, player: Player) -> None:
    """Take the tiles that a faith marker has come to, each of them once (ruling X-53)."""
    tiles = player.footing.faith_tiles
    for i in range(i64(len(tiles))):
        if faith(player.goods) >= tiles[i].space and not player.reached & BITS[i]:
            player.reached |= BITS[i]
            if table.log is not None:
                table.log.append(FaithTileTaken(seat, tiles[i].space))
            receive(table, seat, tiles[i].gain, BY_FAMILY * PIECES + player.family)


def can_activate(card: Card, area: i64, value: i64) -> bool:
    """Say whether a card works in a harvest or production of this value."""
    return card.kind == (TERRITORY if area == HARVEST else BUILDING) and card.value <= value


def laid_out(table: Lorenzo) -> set[int]:
    """Find the cards that lay on floors so far, those of this round included."""
    cards: set[int] = set()
    for tower in range(i64(len(table.rules.towers))):
        for i in range(table.round * FLOORS):
            cards.add(int(table.decks[tower * DECK_SIZE + i]))
    return cards


def gone(table: Lorenzo) -> set[int]:
    """Find the cards that were laid out and that nobody took."""
    cards = laid_out(table)
    for card in table.floors:
        cards.discard(int(card))
    for player in table.players:
        for card in player.cards:
            cards.discard(int(card))
    return cards
