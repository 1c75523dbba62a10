"""Who knows which hidden card: what was seen, and can still be followed (ruling N-54)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.events import CardMoved, KeyringFound
from bottega.games.renaissance.state import (
    EVERYBODY,
    HAND_CHANGED,
    STOCK_CHANGED,
    Renaissance,
    Site,
)
from bottega.kernel.rng import Chance
from bottega.parts.piles import holds, without


def show(table: Renaissance, cards: vec[i64], seats: i64) -> None:
    """Let these seats know where these cards are."""
    for card in cards:
        table.seen[card] |= seats
        table.near[card] &= ~seats


def hide_in_stock(table: Renaissance, seat: i64, card: i64) -> None:
    """A card of the hand went face down into the stock: which one is not followed any more."""
    mates = table.team(seat)
    others = EVERYBODY & ~mates
    _loosen(table, card, others)
    for other in table.people[seat].hand:
        _loosen(table, other, others)
    table.keeper[card] = seat


def _loosen(table: Renaissance, card: i64, others: i64) -> None:
    table.near[card] |= table.seen[card] & others
    table.seen[card] &= ~others


def lose_track(table: Renaissance, one: i64, other: i64, knowing: i64) -> None:
    """Cards changed hands unseen: only these seats still know what these two hold."""
    _forget_hand(table, one, knowing)
    _forget_hand(table, other, knowing)


def _forget_hand(table: Renaissance, seat: i64, knowing: i64) -> None:
    for card in table.people[seat].hand:
        table.seen[card] &= knowing
        table.near[card] &= knowing
    forget_near(table, seat, knowing)


def forget_near(table: Renaissance, seat: i64, knowing: i64) -> None:
    """What was in a hand or the stock beside it may now be elsewhere, for all but these seats."""
    site = table.site(seat)
    for card in table.people[seat].hand:
        table.near[card] &= knowing
    for card in site.stock:
        if table.keeper[card] == seat:
            table.near[card] &= knowing
    for card in site.vault:
        if table.keeper[card] == seat:
            table.near[card] &= knowing


def forget_side(table: Renaissance, seat: i64, knowing: i64) -> None:
    """The same for everybody of a side, whose stock it is in common."""
    for other in range(table.rules.seats):
        if not table.opponents(seat, other):
            forget_near(table, other, knowing)


def flee(table: Renaissance, seat: i64, card: i64) -> bool:
    """Let a card that must not be seen go to its holder's zone (ruling N-21)."""
    if not table.cards[card].special.shy:
        return False
    site = table.site(seat)
    person = table.people[seat]
    origin = held_in(table, seat, card)
    person.hand = without(person.hand, card)
    site.stock = without(site.stock, card)
    site.vault = without(site.vault, card)
    enter_zone(table, site, card)
    table.touch(seat, HAND_CHANGED | STOCK_CHANGED)
    if table.log is not None:
        givers, mates = table.owners(seat, origin), table.mates(seat)
        piece = table.cards[card]
        table.log.append(KeyringFound(seat, piece.name, origin, piece.special.zone, givers, mates))
    return True


def held_in(table: Renaissance, seat: i64, card: i64) -> str:
    """Tell where somebody has a card: in hand, stock or vault, or else in the pool."""
    site = table.site(seat)
    if holds(table.people[seat].hand, card):
        return "hand"
    if holds(site.stock, card):
        return "stock"
    return "vault" if holds(site.vault, card) else "pool"


def enter_zone(table: Renaissance, site: Site, card: i64) -> None:
    """Lay a special face up in a zone."""
    site.zone = append(site.zone, card)
    site.slots += table.cards[card].special.slots
    table.seen[card] = 0
    table.near[card] = 0


def shy_among(table: Renaissance, cards: vec[i64]) -> i64:
    """Find a card among these that must not be seen, or -1."""
    for card in cards:
        if table.cards[card].special.shy:
            return card
    return -1


def pick(cards: vec[i64], chance: Chance) -> i64:
    """Draw one of these cards at random."""
    return cards[chance.below(i64(len(cards)))]


def moved(
    table: Renaissance,
    known: tuple[int, ...],
    mover: i64,
    card: i64,
    origin: str,
    origin_seat: i64,
    to: str,
    to_seat: i64,
    chance: bool = False,
) -> CardMoved:
    """Give what is told where a card went from one hidden place to another."""
    givers, takers = table.owners(origin_seat, origin), table.owners(to_seat, to)
    name = table.cards[card].name
    return CardMoved(known, mover, name, origin, origin_seat, to, to_seat, chance, givers, takers)
