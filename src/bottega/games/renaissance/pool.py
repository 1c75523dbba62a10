"""The cloister: everybody puts cards into a pool, and one hands them back."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import GIVE
from bottega.games.renaissance.asking import Ask
from bottega.games.renaissance.claims import claim_by, is_claim, with_speakers_claims
from bottega.games.renaissance.events import PoolSeen
from bottega.games.renaissance.knowing import flee, forget_near, moved, pick
from bottega.games.renaissance.state import CHANCE, POOLED, Renaissance
from bottega.kernel.table import Codes, Frame, Interlude
from bottega.parts.bits import BITS
from bottega.parts.piles import inserted, without

OWED_BASE: Final[i64] = 5  # of `DealOut.owed`: a digit for each seat, which is owed four at most


class Pool(Interlude[Renaissance]):
    """Everybody still owes cards for the pool: ask for one each at a time, all together."""

    def __init__(self, actor: i64, count: i64) -> None:
        super().__init__()
        self.actor = actor
        self.count = count

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
        if there % POOLED == seat:
            n += 1
    return n


class PoolCard(Frame[Renaissance]):
    """Which card do you put into the pool?"""

    always: bool = True
    together: bool = True

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Renaissance) -> Codes:
        out = vec[i64](capacity=8)
        for card in table.people[self.seat].hand:
            out = append(out, GIVE + card)
        return with_speakers_claims(table, self.seat, out)

    def answer(self, table: Renaissance, code: i64) -> None:
        """Put it there face down; whoever turns up a mission still owes a card."""
        if is_claim(code):
            claim_by(table, self.seat, code)
        else:
            put_in_pool(table, self.seat, code - GIVE, False)


def put_in_pool(table: Renaissance, seat: i64, card: i64, chance: bool) -> None:
    """Let a card of a hand lie face down in the pool."""
    table.take_from_hand(seat, card)
    table.pool = inserted(table.pool, card * POOLED + seat)
    for other in table.people[seat].hand:
        table.seen[other] &= BITS[seat]
        table.near[other] = 0
    forget_near(table, seat, 0)
    table.seen[card] = BITS[seat]
    table.near[card] = 0
    if table.log is not None:
        table.log.append(moved(table, (int(seat),), seat, card, "hand", seat, "pool", seat, chance))


def draw_pool(table: Renaissance, actor: i64, count: i64) -> None:
    """Draw cards for the pool from opponents' hands by chance; the actor adds its own."""
    for step in range(table.rules.seats):
        seat = (actor + step) % table.rules.seats
        if not table.opponents(actor, seat):  # ruling N-48
            continue
        for _ in range(count):
            hand = table.people[seat].hand
            if len(hand):
                card = pick(hand, table.streams[CHANCE])
                if not flee(table, seat, card):
                    put_in_pool(table, seat, card, True)
    table.push(OwnPool(actor, count))


class OwnPool(Pool):
    """The actor adds cards of its own to the pool."""

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
        if there % POOLED != actor and table.cards[there // POOLED].special.shy:  # ruling N-21
            table.pool = without(table.pool, there)
            flee(table, there % POOLED, there // POOLED)
    for there in table.pool:  # who put a card in cannot follow it once they are mixed
        table.seen[there // POOLED] = BITS[actor]
    if table.log is not None:
        cards = tuple([table.cards[there // POOLED].name for there in table.pool])
        table.log.append(PoolSeen((int(actor),), actor, cards))
    owed: i64 = 0
    for step in range(table.rules.seats - 1, i64(0), -1):
        owed = owed * OWED_BASE + pooled(table, (actor + step) % table.rules.seats)
    mix_pool(table, actor)
    table.push(DealOut(actor, owed))


def mix_pool(table: Renaissance, actor: i64) -> None:
    """Let all cards of the pool be the actor's to hand out."""
    pool = vec[i64]([])
    for there in table.pool:  # in rising order of the cards already
        pool = append(pool, there // POOLED * POOLED + actor)
    table.pool = pool


class DealOut(Interlude[Renaissance]):
    """The actor hands cards of the pool back; what is left is the actor's own."""

    def __init__(self, actor: i64, owed: i64) -> None:
        super().__init__()
        self.actor = actor
        self.owed = owed

    def run(self, table: Renaissance) -> None:
        """Ask for the next seat that is owed something."""
        unit: i64 = 1
        for step in range(i64(1), table.rules.seats):
            left = self.owed // unit % OWED_BASE
            if left:
                seat = (self.actor + step) % table.rules.seats
                table.push(DealOut(self.actor, self.owed - unit))
                table.push(DealPool(self.actor, seat, left))
                return
            unit *= OWED_BASE
        for there in table.pool:
            deal_card(table, self.actor, self.actor, there // POOLED)
        table.pool = vec[i64]([])


class DealPool(Ask):
    """Which card of the pool does this seat get?"""

    def __init__(self, seat: i64, to: i64, left: i64) -> None:
        super().__init__(seat)
        self.to = to
        self.left = left

    def choices(self, table: Renaissance) -> Codes:
        out = vec[i64](capacity=9)
        for there in table.pool:
            out = append(out, GIVE + there // POOLED)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        card = code - GIVE
        table.pool = without(table.pool, card * POOLED + self.seat)
        deal_card(table, self.seat, self.to, card)


def deal_card(table: Renaissance, actor: i64, to: i64, card: i64) -> None:
    """Let a card of the pool go to a hand; who put it there cannot follow it."""
    table.add_to_hand(to, card)
    table.seen[card] = BITS[actor] | BITS[to]
    if table.log is not None:
        table.log.append(
            moved(table, (int(actor), int(to)), actor, card, "pool", actor, "hand", to)
        )
