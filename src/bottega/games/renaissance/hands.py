"""What actions do to hands: discards, looks, trades and swaps."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import DISCARD, DONE, GIVE, PASS, TAKE
from bottega.games.renaissance.asking import Ask, AskSome, AskSomeOf
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import (
    Discarded,
    HandSeen,
    HandsSwapped,
    NothingFound,
    StockUnlocked,
)
from bottega.games.renaissance.knowing import (
    enter_zone,
    flee,
    forget_near,
    lose_track,
    moved,
    pick,
    show,
    shy_among,
)
from bottega.games.renaissance.names import NO_CARD
from bottega.games.renaissance.pieces import PURE_MATERIAL
from bottega.games.renaissance.selectors import SPECIAL, Selector
from bottega.games.renaissance.state import (
    CHANCE,
    DEED_DONE,
    EVERYBODY,
    FROM_HAND,
    HAND_CHANGED,
    ORIGINS,
    Renaissance,
    names,
)
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS
from bottega.parts.piles import coded


def matches(table: Renaissance, selector: Selector, number: i64) -> bool:
    """Say whether a card outside of a castle matches."""
    card = table.cards[number]
    return selector.card(card.being, card.pure, card.kinds, card.value)


def throw(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Discard a card that has left the hand or stock of a seat, and what follows from that."""
    piece = table.cards[card]
    table.discard(card)
    if table.log is not None:
        givers = table.owners(seat, ORIGINS[origin])
        table.log.append(Discarded(seat, piece.name, ORIGINS[origin], givers))
    if piece.type == PURE_MATERIAL and table.mover == seat:  # ruling N-36
        table.people[seat].pure_discard = True
        table.touch(seat, DEED_DONE)
    if piece.being == SPECIAL:
        table.site(seat).thrown += 1
        table.touch(seat, DEED_DONE)
    if origin == FROM_HAND:
        unlock(table, seat, card)


def unlock(table: Renaissance, seat: i64, card: i64) -> None:
    """Let what lies on a stock go to its owner's zone when the right card is discarded."""
    site = table.site(seat)
    if site.cover == NO_CARD or not matches(table, table.special(site.cover).lock, card):
        return
    cover = site.cover
    site.cover = NO_CARD
    enter_zone(table, site, cover)
    if table.log is not None:
        piece, mates = table.cards[cover], table.mates(seat)
        table.log.append(StockUnlocked(seat, piece.name, piece.special.zone, mates))


def discard_from_hand(table: Renaissance, seat: i64, card: i64) -> None:
    """Discard a card of a hand."""
    table.take_from_hand(seat, card)
    throw(table, seat, card, FROM_HAND)


class DiscardHand(AskSome):
    """Which card of your hand do you discard?"""

    always: bool = True  # how many match is nobody else's business

    def __init__(self, seat: i64, left: i64, at: i64) -> None:
        super().__init__(seat, left)
        self.at = at

    def choices(self, table: Renaissance) -> Codes:
        """Offer the cards that match, or nothing to discard where none does."""
        selector = table.step_at(self.at).selector
        out = vec[i64](capacity=8)
        for card in table.people[self.seat].hand:
            if matches(table, selector, card):
                out = append(out, DISCARD + card)
        return out if len(out) else append(out, PASS)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard it, and ask for the next."""
        if code == PASS:
            if table.log is not None:
                table.log.append(NothingFound(self.seat, "hand"))
            return
        discard_from_hand(table, self.seat, code - DISCARD)
        demand_discards(table, self.seat, self.left - 1, self.at)
        table.push(CHECK)


def demand_discards(table: Renaissance, seat: i64, count: i64, at: i64) -> None:
    """Let a seat discard so many cards that match, or all it has (ruling N-14)."""
    if count > 0 and len(table.people[seat].hand):
        table.push(DiscardHand(seat, count, at))


def discard_matching(table: Renaissance, seat: i64, at: i64) -> None:
    """Discard every card of a hand that matches."""
    selector = table.step_at(at).selector
    found = False
    for card in table.people[seat].hand[:]:
        if matches(table, selector, card):
            discard_from_hand(table, seat, card)
            found = True
    if not found and table.log is not None:
        table.log.append(NothingFound(seat, "hand"))


class DiscardAny(Ask):
    """Which cards of your hand do you throw away?"""

    def choices(self, table: Renaissance) -> Codes:
        out = append(vec[i64](capacity=8), DONE)
        for card in table.people[self.seat].hand:
            out = append(out, DISCARD + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard it and ask again, until it is said that this is all."""
        if code != DONE:
            discard_from_hand(table, self.seat, code - DISCARD)
            table.push(self)
            table.push(CHECK)


def look_at_hand(table: Renaissance, seat: i64, whose: i64, all: bool) -> None:
    """Show a hand to a seat, or to all (ruling N-21: a card that is shy flees)."""
    hand = table.people[whose].hand
    shy = shy_among(table, hand)
    if shy >= 0:
        flee(table, whose, shy)
        hand = table.people[whose].hand
    show(table, hand, EVERYBODY if all else BITS[seat])
    if table.log is not None:
        known = table.everybody() if all else (int(seat), int(whose))
        who = None if all else int(seat)
        table.log.append(HandSeen(known, who, whose, names(table, hand)))


class TradeTake(AskSomeOf):
    """Which card of that hand do you take?"""

    def __init__(self, seat: i64, whose: i64, left: i64, give: i64) -> None:
        super().__init__(seat, whose, left)
        self.give = give

    def choices(self, table: Renaissance) -> Codes:
        """Offer the whole hand, which has been seen."""
        return coded(TAKE, table.people[self.whose].hand)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Take it; as many go back (the trade is an exchange)."""
        hand_over(table, self.whose, self.seat, code - TAKE, False)
        trade(table, self.seat, self.whose, self.left - 1, self.give + 1, False)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the taker knows the hand."""
        for card in table.people[self.whose].hand:
            if not table.seen[card] & BITS[self.seat]:
                return False
        return self.left > 0


def hand_over(table: Renaissance, giver: i64, taker: i64, card: i64, chance: bool) -> None:
    """Let a card go from one hand to another, unseen by all others."""
    two = BITS[giver] | BITS[taker]
    table.take_from_hand(giver, card)
    table.add_to_hand(taker, card)
    lose_track(table, giver, taker, two)
    table.seen[card] = two
    table.near[card] = 0
    if table.log is not None:
        known = (int(giver), int(taker))
        mover = taker if chance else giver
        table.log.append(moved(table, known, mover, card, "hand", giver, "hand", taker, chance))


def trade(table: Renaissance, seat: i64, whose: i64, left: i64, taken: i64, chance: bool) -> None:
    """Take what is still to be taken, then give back as many cards."""
    while left > 0 and len(table.people[whose].hand):
        if not chance:
            table.push(TradeTake(seat, whose, left, taken))
            return
        card = pick(table.people[whose].hand, table.streams[CHANCE])
        if not flee(table, whose, card):
            hand_over(table, whose, seat, card, True)
            taken += 1
        left -= 1
    if taken:
        table.push(TradeGive(seat, whose, taken))


class TradeGive(AskSomeOf):
    """Which card of your hand do you give back?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer the whole hand, what was taken included."""
        return coded(GIVE, table.people[self.seat].hand)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Hand the card over, and ask for the next one."""
        hand_over(table, self.seat, self.whose, code - GIVE, False)
        if self.left > 1 and len(table.people[self.seat].hand):
            table.push(TradeGive(self.seat, self.whose, self.left - 1))


def swap_hands(table: Renaissance, seat: i64, whose: i64) -> None:
    """Let two seats exchange their hands, which nobody else sees."""
    mine = table.people[seat]
    theirs = table.people[whose]
    mine.hand, theirs.hand = theirs.hand, mine.hand
    two = BITS[seat] | BITS[whose]
    forget_near(table, seat, 0)
    forget_near(table, whose, 0)
    for person in (mine, theirs):
        for card in person.hand:
            table.near[card] = 0
            table.seen[card] |= two
    table.touch(seat, HAND_CHANGED)
    table.touch(whose, HAND_CHANGED)
    if table.log is not None:
        received, given = names(table, mine.hand), names(table, theirs.hand)
        known = (int(seat), int(whose))
        table.log.append(
            HandsSwapped(known, seat, whose, received, given, len(received), len(given))
        )
