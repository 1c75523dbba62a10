"""What actions do to hands: discards, trades, offers, the pool."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    ACCEPT,
    CLAIM,
    COUNTER,
    DISCARD,
    DONE,
    GIVE,
    OFFER,
    PRINCELY_CARDS,
    REFUSE,
    TAKE,
)
from bottega.games.renaissance.claims import CHECK, Ask, claim, with_claims
from bottega.games.renaissance.events import (
    CardMoved,
    Discarded,
    HandSeen,
    HandsSwapped,
    NothingFound,
    OfferAnswered,
    OfferGrew,
    OfferMade,
    PoolSeen,
    StockUnlocked,
)
from bottega.games.renaissance.knowing import (
    enter_zone,
    flee,
    forget_near,
    lose_track,
    pick,
    show,
    shown,
)
from bottega.games.renaissance.names import NO_CARD, PLAYING
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
from bottega.kernel.table import NOBODY, Codes, Frame
from bottega.parts.bits import BITS
from bottega.parts.piles import holds, inserted, without


def matches(table: Renaissance, selector: Selector, number: i64) -> bool:
    """Say whether a card outside of a castle matches."""
    card = table.cards[number]
    return selector.card(card.being, card.pure, card.kinds, card.value)


def throw(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Discard a card that has left the hand or stock of a seat, and what follows from that."""
    piece = table.cards[card]
    table.discard(card)
    if table.log is not None:
        table.log.append(Discarded(seat, piece.name, ORIGINS[origin]))
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
        table.log.append(StockUnlocked(seat, table.cards[cover].name))


def discard_from_hand(table: Renaissance, seat: i64, card: i64) -> None:
    """Discard a card of a hand."""
    table.take_from_hand(seat, card)
    throw(table, seat, card, FROM_HAND)


class DiscardHand(Ask):
    """Which card of your hand do you discard?"""

    def __init__(self, seat: i64, left: i64, at: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.at = at
        self.always = True  # how many match is nobody else's business

    def args(self) -> list[int]:
        """Give who discards, how many, and the step."""
        return [int(self.seat), int(self.left), int(self.at)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer the cards that match."""
        selector = table.step_at(self.at).selector
        out = vec[i64](capacity=8)
        for card in table.people[self.seat].hand:
            if matches(table, selector, card):
                out = append(out, DISCARD + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard it, and ask for the next."""
        discard_from_hand(table, self.seat, code - DISCARD)
        demand_discards(table, self.seat, self.left - 1, self.at)
        table.push(CHECK)


def demand_discards(table: Renaissance, seat: i64, count: i64, at: i64) -> None:
    """Let a seat discard so many cards that match, or all it has (ruling N-14)."""
    if count <= 0:
        return
    selector = table.step_at(at).selector
    for card in table.people[seat].hand:
        if matches(table, selector, card):
            table.push(DiscardHand(seat, count, at))
            return
    if table.log is not None:
        table.log.append(NothingFound(seat, "hand"))


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
        """Offer all, and to stop."""
        out = append(vec[i64](capacity=8), DONE)
        for card in table.people[self.seat].hand:
            out = append(out, DISCARD + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard it and ask again."""
        if code != DONE:
            discard_from_hand(table, self.seat, code - DISCARD)
            if len(table.people[self.seat].hand):
                table.push(self)
            table.push(CHECK)


def look_at_hand(table: Renaissance, seat: i64, whose: i64, all: bool) -> None:
    """Show a hand to a seat, or to all (ruling N-21: a card that is shy flees)."""
    hand = table.people[whose].hand
    shy = shown(table, hand)
    if shy >= 0:
        flee(table, whose, shy)
        hand = table.people[whose].hand
    show(table, hand, EVERYBODY if all else BITS[seat])
    if table.log is not None:
        known = table.everybody() if all else (int(seat), int(whose))
        who = None if all else int(seat)
        table.log.append(HandSeen(known, who, whose, names(table, hand)))


class TradeTake(Ask):
    """Which card of that hand do you take?"""

    def __init__(self, seat: i64, whose: i64, left: i64, give: i64) -> None:
        super().__init__(seat)
        self.whose = whose
        self.left = left
        self.give = give

    def args(self) -> list[int]:
        """Give who takes, from whom, how many, and how many have been taken."""
        return [int(self.seat), int(self.whose), int(self.left), int(self.give)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer the whole hand, which has been seen."""
        out = vec[i64](capacity=8)
        for card in table.people[self.whose].hand:
            out = append(out, TAKE + card)
        return out

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
        name = table.cards[card].name
        known = (int(giver), int(taker))
        mover = taker if chance else giver
        table.log.append(CardMoved(known, mover, name, "hand", giver, "hand", taker, chance))


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


class TradeGive(Ask):
    """Which card of your hand do you give back?"""

    def __init__(self, seat: i64, whose: i64, left: i64) -> None:
        super().__init__(seat)
        self.whose = whose
        self.left = left

    def args(self) -> list[int]:
        """Give who gives, to whom, and how many."""
        return [int(self.seat), int(self.whose), int(self.left)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer the whole hand, what was taken included."""
        out = vec[i64](capacity=8)
        for card in table.people[self.seat].hand:
            out = append(out, GIVE + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Give it."""
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
        table.log.append(HandsSwapped((int(seat), int(whose)), seat, whose, received, given))


class Offer(Ask):
    """What do you offer, and for what? (ruling N-15)"""

    def __init__(self, seat: i64, whose: i64, counter: i64) -> None:
        super().__init__(seat)
        self.whose = whose
        self.counter = counter
        self.always = True  # what can still be added is between the two

    def args(self) -> list[int]:
        """Give who offers, to whom, and whether this answers an offer."""
        return [int(self.seat), int(self.whose), int(self.counter)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer to make the offer, and cards after the last one added, one's own ones first."""
        out = append(vec[i64](capacity=12), OFFER)
        asked = len(table.taken) > 0
        if not asked:
            floor = last_of(table.given)
            for card in table.people[self.seat].hand:
                if card > floor:
                    out = append(out, GIVE + card)
        floor = last_of(table.taken)
        for card in table.people[self.whose].hand:
            if card > floor:
                out = append(out, TAKE + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Add a card, or ask the other to answer."""
        if code == OFFER:
            if table.log is not None:
                given, taken = names(table, table.given), names(table, table.taken)
                counter = self.counter == 1
                both = (int(self.seat), int(self.whose))
                table.log.append(OfferMade(both, self.seat, self.whose, given, taken, counter))
            if self.counter:
                table.push(AnswerCounter(self.whose, self.seat))
            else:
                table.push(AnswerOffer(self.whose, self.seat))
            return
        wanted = code < GIVE
        card = code - TAKE if wanted else code - GIVE
        if wanted:
            table.taken = append(table.taken, card)
        else:
            table.given = append(table.given, card)
        if table.log is not None:
            name = table.cards[card].name
            table.log.append(
                OfferGrew((int(self.seat), int(self.whose)), self.seat, self.whose, name, wanted)
            )
        table.push(self)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the two know each other's hands and the offer is of these."""
        return hands_open(table, self.seat, self.whose) and offer_held(table, self.seat, self.whose)


def hands_open(table: Renaissance, one: i64, other: i64) -> bool:
    """Say whether two seats have seen each other's hands."""
    for card in table.people[one].hand:
        if not table.seen[card] & BITS[other]:
            return False
    for card in table.people[other].hand:
        if not table.seen[card] & BITS[one]:
            return False
    return True


def offer_held(table: Renaissance, seat: i64, whose: i64) -> bool:
    """Say whether an offer is made of cards that the two hold."""
    for card in table.given:
        if not holds(table.people[seat].hand, card):
            return False
    for card in table.taken:
        if not holds(table.people[whose].hand, card):
            return False
    return True


def last_of(cards: vec[i64]) -> i64:
    """Give the last of these cards, or -1."""
    n = i64(len(cards))
    return cards[n - 1] if n else NO_CARD


class AnswerOffer(Ask):
    """Do you accept the offer?"""

    def __init__(self, seat: i64, actor: i64) -> None:
        super().__init__(seat)
        self.actor = actor

    def args(self) -> list[int]:
        """Give who is asked, and who offers."""
        return [int(self.seat), int(self.actor)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer to accept, refuse, or make one offer of one's own."""
        return vec[i64]([ACCEPT, REFUSE, COUNTER])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Exchange the cards, or let it be, or turn the offer round."""
        if code == COUNTER:
            table.given = vec[i64]([])
            table.taken = vec[i64]([])
            table.push(Offer(self.seat, self.actor, 1))
            return
        conclude_offer(table, self.seat, self.actor, code == ACCEPT)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the offer is of cards that the two hold and know."""
        return hands_open(table, self.seat, self.actor) and offer_held(table, self.actor, self.seat)


class AnswerCounter(Ask):
    """Do you accept the other's offer?"""

    def __init__(self, seat: i64, whose: i64) -> None:
        super().__init__(seat)
        self.whose = whose

    def args(self) -> list[int]:
        """Give who is asked, and who offers."""
        return [int(self.seat), int(self.whose)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer yes and no."""
        return vec[i64]([ACCEPT, REFUSE])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Exchange the cards, or let it be."""
        conclude_offer(table, self.seat, self.whose, code == ACCEPT)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the offer is of cards that the two hold and know."""
        return hands_open(table, self.seat, self.whose) and offer_held(table, self.whose, self.seat)


def conclude_offer(table: Renaissance, seat: i64, offerer: i64, accepted: bool) -> None:
    """Exchange the cards of an offer if it is accepted."""
    given, taken = table.given, table.taken
    table.given = vec[i64]([])
    table.taken = vec[i64]([])
    if table.log is not None:
        table.log.append(OfferAnswered(seat, offerer, accepted))
    if accepted:
        for card in given:
            hand_over(table, offerer, seat, card, False)
        for card in taken:
            hand_over(table, seat, offerer, card, False)


def negotiate(table: Renaissance, seat: i64, whose: i64) -> None:
    """Let two seats show each other their hands, and the first make an offer."""
    look_at_hand(table, seat, whose, False)
    look_at_hand(table, whose, seat, False)
    table.push(Offer(seat, whose, 0))


class Pool(Frame[Renaissance]):
    """Everybody still owes cards for the pool: ask for one each at a time, all together."""

    def __init__(self, actor: i64, count: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.count = count

    def args(self) -> list[int]:
        """Give who collects, and how many cards from each."""
        return [int(self.actor), int(self.count)]

    def run(self, table: Renaissance) -> None:
        """Ask those who owe; when nobody does, the actor looks at the pool."""
        owing: i64 = 0
        for seat in range(table.rules.seats):
            if pooled(table, seat) < self.count and len(table.people[seat].hand):
                owing |= BITS[seat]
        if owing == 0:
            see_pool(table, self.actor)
            return
        table.push(self)
        for seat in range(table.rules.seats - 1, i64(-1), -1):
            if owing & BITS[seat]:
                table.push(PoolCard(seat, self.count - pooled(table, seat)))


def pooled(table: Renaissance, seat: i64) -> i64:
    """Count the cards in the pool that came from a seat."""
    n: i64 = 0
    for there in table.pool:
        if there % 8 == seat:
            n += 1
    return n


class PoolCard(Frame[Renaissance]):
    """Which card do you put into the pool?"""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.always = True
        self.together = True

    def args(self) -> list[int]:
        """Give who is asked, and how many cards are owed."""
        return [int(self.seat), int(self.left)]

    def options(self, table: Renaissance) -> Codes:
        """Offer the hand."""
        out = vec[i64](capacity=8)
        for card in table.people[self.seat].hand:
            out = append(out, GIVE + card)
        return with_claims(table, self.seat, out)

    def answer(self, table: Renaissance, code: i64) -> None:
        """Put it there face down; whoever turns up a mission still owes a card."""
        if not GIVE <= code < GIVE + PLAYING:
            claim_by(table, self.seat, code)
            return
        put_in_pool(table, self.seat, code - GIVE, False)


def claim_by(table: Renaissance, seat: i64, code: i64) -> None:
    """Turn up the mission of a claim."""
    claim(table, seat, PRINCELY_CARDS[code - CLAIM])


def put_in_pool(table: Renaissance, seat: i64, card: i64, chance: bool) -> None:
    """Let a card of a hand lie face down in the pool."""
    table.take_from_hand(seat, card)
    table.pool = inserted(table.pool, card * 8 + seat)
    for other in table.people[seat].hand:
        table.seen[other] &= BITS[seat]
        table.near[other] = 0
    forget_near(table, seat, 0)
    table.seen[card] = BITS[seat]
    table.near[card] = 0
    if table.log is not None:
        name = table.cards[card].name
        table.log.append(CardMoved((int(seat),), seat, name, "hand", seat, "pool", seat, chance))


def draw_pool(table: Renaissance, actor: i64, count: i64) -> None:
    """Draw cards for the pool from the others' hands by chance; the actor adds its own."""
    for step in range(table.rules.seats):
        seat = (actor + step) % table.rules.seats
        if seat == actor:
            continue
        for _ in range(count):
            hand = table.people[seat].hand
            if len(hand):
                card = pick(hand, table.streams[CHANCE])
                if not flee(table, seat, card):
                    put_in_pool(table, seat, card, True)
    table.push(OwnPool(actor, count))


class OwnPool(Frame[Renaissance]):
    """The actor adds cards of its own to the pool."""

    def __init__(self, actor: i64, count: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.count = count

    def args(self) -> list[int]:
        """Give who collects, and how many cards."""
        return [int(self.actor), int(self.count)]

    def run(self, table: Renaissance) -> None:
        """Ask for one at a time, then look."""
        owed = self.count - pooled(table, self.actor)
        if owed > 0 and len(table.people[self.actor].hand):
            table.push(self)
            table.push(PoolCard(self.actor, owed))
        else:
            see_pool(table, self.actor)


def see_pool(table: Renaissance, actor: i64) -> None:
    """Let the actor look at the pool and hand cards back, clockwise (as many as each put in)."""
    for there in table.pool:
        if there % 8 != actor and table.cards[there // 8].special.shy:  # ruling N-21
            table.pool = without(table.pool, there)
            flee(table, there % 8, there // 8)
    for there in table.pool:  # who put a card in cannot follow it once they are mixed
        table.seen[there // 8] = BITS[actor]
    if table.log is not None:
        cards = tuple([table.cards[there // 8].name for there in table.pool])
        table.log.append(PoolSeen((int(actor),), actor, cards))
    owed: i64 = 0
    for step in range(table.rules.seats - 1, i64(0), -1):
        owed = owed * 5 + pooled(table, (actor + step) % table.rules.seats)
    mix_pool(table, actor)
    table.push(DealOut(actor, owed))


def mix_pool(table: Renaissance, actor: i64) -> None:
    """Let all cards of the pool be the actor's to hand out."""
    pool = vec[i64]([])
    for there in table.pool:  # in rising order of the cards already
        pool = append(pool, there // 8 * 8 + actor)
    table.pool = pool


class DealOut(Frame[Renaissance]):
    """The actor hands cards of the pool back; what is left is the actor's own."""

    def __init__(self, actor: i64, owed: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.owed = owed

    def args(self) -> list[int]:
        """Give who deals, and what is owed to each seat clockwise, as digits to the base five."""
        return [int(self.actor), int(self.owed)]

    def run(self, table: Renaissance) -> None:
        """Ask for the next seat that is owed something."""
        unit: i64 = 1
        for step in range(i64(1), table.rules.seats):
            left = self.owed // unit % 5
            if left:
                seat = (self.actor + step) % table.rules.seats
                table.push(DealOut(self.actor, self.owed - unit))
                table.push(DealPool(self.actor, seat, left))
                return
            unit *= 5
        for there in table.pool:
            deal_card(table, self.actor, self.actor, there // 8)
        table.pool = vec[i64]([])


class DealPool(Ask):
    """Which card of the pool does this seat get?"""

    def __init__(self, seat: i64, to: i64, left: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.left = left

    def args(self) -> list[int]:
        """Give who deals, to whom, and how many."""
        return [int(self.seat), int(self.to), int(self.left)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer the pool."""
        out = vec[i64](capacity=9)
        for there in table.pool:
            out = append(out, GIVE + there // 8)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Hand it over."""
        card = code - GIVE
        table.pool = without(table.pool, card * 8 + self.seat)
        deal_card(table, self.seat, self.to, card)


def deal_card(table: Renaissance, actor: i64, to: i64, card: i64) -> None:
    """Let a card of the pool go to a hand; who put it there cannot follow it."""
    table.add_to_hand(to, card)
    table.seen[card] = BITS[actor] | BITS[to]
    if table.log is not None:
        name = table.cards[card].name
        table.log.append(
            CardMoved((int(actor), int(to)), actor, name, "pool", actor, "hand", to, False)
        )
