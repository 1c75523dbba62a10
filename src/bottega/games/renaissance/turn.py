"""A turn: act, store, draw."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    ACTION_CARDS,
    BUILD,
    DISCARD,
    DONE,
    LAY,
    LAY_CODE,
    MOVE,
    OPEN,
    PASS,
    PLAY,
    PLAY_CODE,
    SHELTER,
    SPECIAL_CARDS,
    STORE,
    TARGET,
    built_by,
)
from bottega.games.renaissance.asking import Ask, AskOf, AskSome
from bottega.games.renaissance.attack import RepeatLast, announce, repeater_of
from bottega.games.renaissance.building import build, may_build, take_out
from bottega.games.renaissance.claims import CHECK, ask_sides, end
from bottega.games.renaissance.events import Drew, StockOpened, Stored, TurnBegan, TurnSkipped
from bottega.games.renaissance.hands import hand_over, throw
from bottega.games.renaissance.knowing import flee, hide_in_stock, pick
from bottega.games.renaissance.laying import can_lay_special, lay
from bottega.games.renaissance.names import A_FAMILY, NO_CARD, SEATS
from bottega.games.renaissance.pieces import HAND_SIZE
from bottega.games.renaissance.state import (
    BY_PILE,
    CHANCE,
    FIRST_SPECIAL,
    FROM_HAND,
    FROM_STOCK,
    IMMUNE,
    NO_ACTION,
    NO_DRAW,
    SKIP_TURN,
    Renaissance,
    names,
    origin_of,
)
from bottega.games.renaissance.stocks import add_builds, covered, own_stock
from bottega.kernel.table import Codes, HandOver, Phase
from bottega.parts.bits import BITS


class BeginTurn(Phase[Renaissance]):
    """A turn begins: what was to hold in it holds, and it may be lost."""

    def run(self, table: Renaissance) -> None:
        """Count it, and bring its phases."""
        seat = self.whose
        table.mover = seat
        table.turn += 1
        for person in table.people:
            person.actions = person.destroyed = person.stock_built = person.aimed = 0
            person.pure_action = person.pure_discard = False
        mine = table.people[seat]
        mine.now = mine.next & ~IMMUNE
        mine.pulley = mine.pulley_next
        mine.next = mine.pulley_next = 0
        mine.placed = 0
        end_immunity(table, seat)
        if mine.now & SKIP_TURN:
            lose_turn(table, seat)
            return
        if table.log is not None:
            table.log.append(TurnBegan(seat, table.turn))
        table.push(END[seat])
        table.push(CHECK)
        table.push(DRAW[seat])
        table.push(STORING[seat])
        table.push(ACT[seat])
        offer_repeat(table, seat)


def end_immunity(table: Renaissance, seat: i64) -> None:
    """Let a castle be open again, unless a partner still protects it."""
    site = table.site(seat)
    if site.immune:
        site.immune = False
        for other in range(table.rules.seats):
            if not table.opponents(seat, other) and table.people[other].next & IMMUNE:
                site.immune = True


def lose_turn(table: Renaissance, seat: i64) -> None:
    """Let a turn be lost, with everything that was to hold in it (rulings N-12, N-36)."""
    person = table.people[seat]
    person.action_streak = person.discard_streak = 0
    person.now = person.pulley = 0
    if table.log is not None:
        table.log.append(TurnSkipped(seat, table.turn))
    table.push(NEXT[seat])


def offer_repeat(table: Renaissance, seat: i64) -> None:
    """Offer to repeat the last action of an opponent, at the start of a turn (edition 2016).

    A repeat is an action, so it is not offered where none may be played (ruling N-56).
    """
    if table.people[seat].now & NO_ACTION:
        return
    if repeater_of(table, table.side(seat), True) == NO_CARD:
        return
    latest: i64 = -1
    for other in range(table.rules.seats):
        person = table.people[other]
        if not table.opponents(seat, other) or person.last_action == NO_CARD:
            continue
        if latest < 0 or person.last_at > table.people[latest].last_at:
            latest = other
    if latest >= 0:
        table.push(CHECK)
        table.push(RepeatLast(seat, latest, table.people[latest].last_action))


class Act(Phase[Renaissance]):
    """One operation, if any is possible (ruling N-32)."""

    def run(self, table: Renaissance) -> None:
        if len(table.people[self.whose].hand) or stock_open(table, self.whose):
            table.push(OPERATION[self.whose])


def stock_open(table: Renaissance, seat: i64) -> bool:
    """Say whether a stock can be played."""
    site = table.site(seat)
    return not covered(site) and (len(site.stock) > 0 or len(site.vault) > 0)


def operations(table: Renaissance, seat: i64, cards: vec[i64], origin: i64, out: Codes) -> Codes:
    """Add all that can be done with these cards: build, play, lay and discard."""
    site = table.site(seat)
    building = may_build(table, seat, origin)
    acting = not table.people[seat].now & NO_ACTION
    playable = table.rules.playable
    for card in cards:
        if building:
            out = add_builds(table, site, card, out)
        if acting and playable[card]:
            out = append(out, PLAY_CODE[card])
        elif card % A_FAMILY >= FIRST_SPECIAL and can_lay_special(table, seat, card, origin):
            out = append(out, LAY_CODE[card])
        out = append(out, DISCARD + card)
    return out


def operate(table: Renaissance, seat: i64, code: i64, origin: i64) -> None:
    """Do an operation with a card of the hand or the stock."""
    site = table.site(seat)
    if BUILD <= code < MOVE:
        card, cell = built_by(code)
        origin = origin_of(site, card, origin)
        take_out(table, seat, card, origin)
        build(table, seat, card, cell, origin)
    elif PLAY <= code < LAY:
        card = ACTION_CARDS[code - PLAY]
        announce(table, seat, card, origin_of(site, card, origin))
    elif LAY <= code < DISCARD:
        card = SPECIAL_CARDS[code - LAY]
        lay(table, seat, card, origin_of(site, card, origin))
    else:
        card = code - DISCARD
        origin = origin_of(site, card, origin)
        take_out(table, seat, card, origin)
        throw(table, seat, card, origin)


class Operation(Ask):
    """What do you do? Build, play, lay, open the stock, or discard."""

    always: bool = True  # nothing is done with a hand without its owner

    def choices(self, table: Renaissance) -> Codes:
        """Offer all that the hand can do, and the stock."""
        out = vec[i64](capacity=40)
        out = operations(table, self.seat, table.people[self.seat].hand, FROM_HAND, out)
        if stock_open(table, self.seat):
            out = append(out, OPEN)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Do what was chosen with cards of the hand."""
        seat = self.seat
        if code == OPEN:
            if table.log is not None:
                table.log.append(StockOpened(seat))
            table.push(PlayStock(seat, 0))
            return
        if BUILD <= code < MOVE and table.people[seat].pulley > 1:
            table.push(BuildMore(seat, table.people[seat].pulley - 1))
        table.push(CHECK)
        operate(table, seat, code, FROM_HAND)


class BuildMore(AskSome):
    """Do you place another material?"""

    always: bool = True  # whether anything fits is nobody else's business

    def choices(self, table: Renaissance) -> Codes:
        """Offer to stop, and what fits."""
        out = append(vec[i64](capacity=24), DONE)
        if may_build(table, self.seat, FROM_HAND):
            site = table.site(self.seat)
            for card in table.people[self.seat].hand:
                out = add_builds(table, site, card, out)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        if code == DONE:
            return
        if self.left > 1:
            table.push(BuildMore(self.seat, self.left - 1))
        table.push(CHECK)
        operate(table, self.seat, code, FROM_HAND)


class PlayStock(Ask):
    """Which card of your stock do you play? The hand is set aside (ruling N-30)."""

    always: bool = True

    def __init__(self, seat: i64, played: i64) -> None:
        super().__init__(seat)
        self.played = played

    def choices(self, table: Renaissance) -> Codes:
        """Offer all that the stock can do, and to stop once one card was played."""
        out = vec[i64](capacity=32)
        if self.played:
            out = append(out, DONE)
        cards = own_stock(table.site(self.seat))
        return operations(table, self.seat, cards, FROM_STOCK, out)

    def decide(self, table: Renaissance, code: i64) -> None:
        if code == DONE:
            return
        table.push(PlayOn(self.seat, self.played + 1))
        table.push(CHECK)
        operate(table, self.seat, code, FROM_STOCK)

    def sound(self, table: Renaissance) -> bool:
        """Say whether there is something to play."""
        return stock_open(table, self.seat)


class PlayOn(Phase[Renaissance]):
    """The next card of the stock, if any is left."""

    def __init__(self, whose: i64, played: i64) -> None:
        super().__init__(whose)
        self.played = played

    def run(self, table: Renaissance) -> None:
        """Ask for the next card while the stock is open."""
        if stock_open(table, self.whose):
            table.push(PlayStock(self.whose, self.played))


class Storing(Phase[Renaissance]):
    """The second phase: a card may go into the stock."""

    def run(self, table: Renaissance) -> None:
        """Ask, if there is a card and a place for it; or for a claim beside it (ruling N-33)."""
        site = table.site(self.whose)
        free = i64(len(site.stock)) < table.rules.slots or i64(len(site.vault)) < site.slots
        possible = free and not covered(site) and len(table.people[self.whose].hand) > 0
        if possible or table.rules.by_hand:
            table.push(STORE_CARD[self.whose])


class Store(Ask):
    """Do you put a card into your stock?"""

    always: bool = True

    def choices(self, table: Renaissance) -> Codes:
        """Offer to pass, every card, and a sheltered slot for it where there is one."""
        out = append(vec[i64](capacity=12), PASS)
        site = table.site(self.seat)
        if covered(site):
            return out
        hand = table.people[self.seat].hand
        if i64(len(site.stock)) < table.rules.slots:
            for card in hand:
                out = append(out, STORE + card)
        if i64(len(site.vault)) < site.slots:
            for card in hand:
                out = append(out, SHELTER + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        if code == PASS:
            return
        sheltered = code >= SHELTER
        card = code - SHELTER if sheltered else code - STORE
        table.take_from_hand(self.seat, card)
        table.put_in_stock(self.seat, card, sheltered)
        hide_in_stock(table, self.seat, card)
        if table.log is not None:
            table.log.append(
                Stored(table.mates(self.seat), self.seat, table.cards[card].name, sheltered)
            )
        table.push(CHECK)


class Draw(Phase[Renaissance]):
    """The third phase: the hand is filled up; an empty pile ends the game (ruling N-42)."""

    def run(self, table: Renaissance) -> None:
        if table.people[self.whose].now & NO_DRAW:
            return
        if not fill_hand(table, self.whose):
            end(table, BY_PILE, self.whose)


def fill_hand(table: Renaissance, seat: i64) -> bool:
    """Fill a hand from the pile; say whether there was enough."""
    drawn = vec[i64]([])
    missing = HAND_SIZE - i64(len(table.people[seat].hand))
    while missing > 0 and len(table.pile):
        table.pile, card = pop(table.pile)
        drawn = append(drawn, card)
        table.add_to_hand(seat, card)
        missing -= 1
    if table.log is not None and len(drawn):
        table.log.append(Drew((int(seat),), seat, len(drawn), names(table, drawn)))
    return missing <= 0


class EndTurn(Phase[Renaissance]):
    """The end of a turn: tolls are taken, and the turn passes on."""

    def run(self, table: Renaissance) -> None:
        """Ask for the tolls, clockwise, then go on."""
        seat = self.whose
        table.push(PASS_ON[seat])
        for card in table.site(seat).zone:
            special = table.special(card)
            if not special.toll:
                continue
            for step in range(table.rules.seats - 1, i64(0), -1):
                other = (seat + step) % table.rules.seats
                person = table.people[other]
                taxed = len(person.hand) > 0 and person.placed & special.taxed.values != 0
                if taxed and table.opponents(seat, other):
                    table.push(CHECK)
                    table.push(Toll(seat, other))


class Toll(AskOf):
    """Do you draw a card from the hand of who placed such a material? (ruling N-25)"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer to draw from that hand, or not."""
        return vec[i64]([PASS, TARGET + self.whose])

    def decide(self, table: Renaissance, code: i64) -> None:
        if code == PASS:
            return
        card = pick(table.people[self.whose].hand, table.streams[CHANCE])
        if not flee(table, self.whose, card):
            hand_over(table, self.whose, self.seat, card, True)

    def sound(self, table: Renaissance) -> bool:
        """Say whether there is a card to draw."""
        return len(table.people[self.whose].hand) > 0


class PassOn(Phase[Renaissance]):
    """The turn is over: streaks are counted, and others may claim."""

    def run(self, table: Renaissance) -> None:
        seat = self.whose
        person = table.people[seat]
        person.action_streak = person.action_streak + 1 if person.pure_action else 0
        person.discard_streak = person.discard_streak + 1 if person.pure_discard else 0
        person.pure_action = person.pure_discard = False
        person.now = person.pulley = 0
        table.push(NEXT[seat])
        if table.rules.by_hand:
            ask_sides(table, seat, 0)
        table.push(HAND_OVER[seat])


class NextTurn(Phase[Renaissance]):
    """The next turn: one that was granted, or the next seat clockwise."""

    def run(self, table: Renaissance) -> None:
        """Bring it; a granted turn does not change who comes after it."""
        for step in range(table.rules.seats):
            seat = (self.whose + step) % table.rules.seats
            if table.extra & BITS[seat]:
                table.extra &= ~BITS[seat]
                table.push(BEGIN[seat])
                return
        table.regular = (table.regular + 1) % table.rules.seats
        table.push(BEGIN[table.regular])


# Frames are values: these few serve all tables.
BEGIN: Final = [BeginTurn(seat) for seat in range(SEATS)]
ACT: Final = [Act(seat) for seat in range(SEATS)]
OPERATION: Final = [Operation(seat) for seat in range(SEATS)]
STORING: Final = [Storing(seat) for seat in range(SEATS)]
STORE_CARD: Final = [Store(seat) for seat in range(SEATS)]
DRAW: Final = [Draw(seat) for seat in range(SEATS)]
END: Final = [EndTurn(seat) for seat in range(SEATS)]
PASS_ON: Final = [PassOn(seat) for seat in range(SEATS)]
NEXT: Final = [NextTurn(seat) for seat in range(SEATS)]
HAND_OVER: Final = [HandOver(seat) for seat in range(SEATS)]
