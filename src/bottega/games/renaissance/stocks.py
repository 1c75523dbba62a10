"""What actions do to stocks: cards are discarded, seen, exchanged and built."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    DISCARD,
    DONE,
    GIVE,
    PASS,
    SHOW,
    TAKE,
    build_code,
    built_by,
)
from bottega.games.renaissance.asking import Ask, AskFor, AskOf, AskSome, AskSomeOf
from bottega.games.renaissance.building import build, free_cells, may_build
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import (
    ChanceDiscarded,
    MissionShown,
    StockSeen,
)
from bottega.games.renaissance.hands import throw
from bottega.games.renaissance.knowing import flee, forget_side, moved, pick, show, shy_among
from bottega.games.renaissance.names import FIRST_MISSION, NO_CARD
from bottega.games.renaissance.state import (
    CHANCE,
    FROM_RIVAL,
    FROM_STOCK,
    HAND_CHANGED,
    STOCK_CHANGED,
    Renaissance,
    Site,
    names,
    stock_place,
)
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS
from bottega.parts.piles import coded, holds, inserted, without


def lose_by_chance(table: Renaissance, seat: i64, whose: i64, count: i64) -> None:
    """Discard random cards of a stock, not of its sheltered slots."""
    site = table.site(whose)
    for _ in range(count):
        if len(site.stock) == 0:
            return
        card = pick(site.stock, table.streams[CHANCE])
        if flee(table, whose, card):  # the picker gets nothing instead (ruling N-21)
            continue
        site.stock = without(site.stock, card)
        site.changed |= STOCK_CHANGED
        table.discard(card)
        if table.log is not None:
            table.log.append(
                ChanceDiscarded(seat, whose, table.cards[card].name, table.mates(whose))
            )


class DiscardStock(AskSome):
    """Which card of your stock do you discard?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer the stock, without its sheltered slots."""
        return coded(DISCARD, table.site(self.seat).stock)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard the card, and ask for the next one."""
        site = table.site(self.seat)
        site.stock = without(site.stock, code - DISCARD)
        site.changed |= STOCK_CHANGED
        throw(table, self.seat, code - DISCARD, FROM_STOCK)
        demand_stock(table, self.seat, self.left - 1)
        table.push(CHECK)


def demand_stock(table: Renaissance, seat: i64, count: i64) -> None:
    """Let a seat discard so many cards of its stock."""
    if count > 0 and len(table.site(seat).stock):
        table.push(DiscardStock(seat, count))


def look_at_stock(table: Renaissance, seat: i64, whose: i64) -> None:
    """Show a stock to a seat; sheltered slots are out of reach."""
    site = table.site(whose)
    shy = shy_among(table, site.stock)
    if shy >= 0:
        flee(table, whose, shy)
    show(table, site.stock, BITS[seat])
    if table.log is not None:
        table.log.append(
            StockSeen((int(seat), *table.mates(whose)), seat, whose, names(table, site.stock))
        )


class BuildFromStock(AskSomeOf):
    """Do you build a material of that stock?"""

    always = True  # what lies in the stock is seen by the builder alone

    def choices(self, table: Renaissance) -> Codes:
        """Offer what fits, and to leave it all."""
        out = append(vec[i64](capacity=8), PASS)
        site = table.site(self.seat)
        if may_build(table, self.seat, FROM_RIVAL):
            for card in table.site(self.whose).stock:
                out = add_builds(table, site, card, out)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Build with the card, or leave it there."""
        if code == PASS:
            return
        card, cell = built_by(code)
        theirs = table.site(self.whose)
        theirs.stock = without(theirs.stock, card)
        theirs.changed |= STOCK_CHANGED
        build(table, self.seat, card, cell, FROM_RIVAL, self.whose)
        if self.left > 1:
            table.push(BuildFromStock(self.seat, self.whose, self.left - 1))
        table.push(CHECK)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the builder has seen the stock."""
        return all(table.seen[card] & BITS[self.seat] for card in table.site(self.whose).stock)


def add_builds(table: Renaissance, site: Site, card: i64, out: Codes) -> Codes:
    """Add every cell that a material can be built on."""
    kinds = table.rules.kinds[card]
    if kinds:
        cells = free_cells(table, site, kinds)
        code = build_code(card, 0)
        while cells:
            if cells & 1:
                out = append(out, code)
            cells >>= 1
            code += 1
    return out


def own_stock(site: Site) -> vec[i64]:
    """List all cards of a stock, sheltered ones last."""
    cards = site.stock[:]
    for card in site.vault:
        cards = append(cards, card)
    return cards


class StoreExchange(AskOf):
    """Which cards of that stock do you want for cards of yours?"""

    finishes: bool = True

    def choices(self, table: Renaissance) -> Codes:
        """Offer to stop, and the cards there, as long as there are as many here to give."""
        out = append(vec[i64](capacity=4), DONE)
        if len(table.tray) < len(own_stock(table.site(self.seat))):
            for card in table.site(self.whose).stock:
                out = append(out, TAKE + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lay it aside, or give as many back."""
        if code == DONE:
            give_back(table, self.seat, self.whose)
            return
        card = code - TAKE
        theirs = table.site(self.whose)
        theirs.stock = without(theirs.stock, card)
        theirs.changed |= STOCK_CHANGED
        lay_aside(table, self.seat, self.whose, card)
        table.push(self)


def lay_aside(table: Renaissance, seat: i64, whose: i64, card: i64) -> None:
    """Let a card of a stock lie in the tray, for those to see who saw it."""
    both = table.team(whose) | table.team(seat)
    table.tray = inserted(table.tray, card)
    forget_side(table, seat, both)
    forget_side(table, whose, both)
    for other in table.site(whose).stock:
        table.seen[other] &= both
    table.seen[card] = both
    table.near[card] = 0
    if table.log is not None:
        table.log.append(
            moved(table, table.both(seat, whose), seat, card, "stock", whose, "tray", seat)
        )


def give_back(table: Renaissance, seat: i64, whose: i64) -> None:
    """Ask for the cards that go in exchange."""
    n = i64(len(table.tray))
    if n:
        table.push(StoreReturn(seat, whose, n, 0))


class StoreReturn(AskSomeOf):
    """Which card of your stock goes in exchange?"""

    def __init__(self, seat: i64, whose: i64, left: i64, shelters: i64) -> None:
        super().__init__(seat, whose, left)
        self.shelters = shelters

    def choices(self, table: Renaissance) -> Codes:
        return coded(GIVE, own_stock(table.site(self.seat)))

    def decide(self, table: Renaissance, code: i64) -> None:
        """Give it; after the last one what was laid aside comes into the slots."""
        card = code - GIVE
        sheltered = holds(table.site(self.seat).vault, card)
        shelters = self.shelters + (1 if sheltered else 0)
        hand_in(table, self.seat, self.whose, card, sheltered)
        if self.left > 1:
            table.push(StoreReturn(self.seat, self.whose, self.left - 1, shelters))
            return
        for _ in range(i64(len(table.tray))):
            fill_from_tray(table, self.seat, self.whose, shelters > 0)
            shelters -= 1


def hand_in(table: Renaissance, seat: i64, whose: i64, card: i64, sheltered: bool) -> None:
    """Let a card of the own stock go into another's."""
    mine = table.site(seat)
    theirs = table.site(whose)
    mine.stock = without(mine.stock, card)
    mine.vault = without(mine.vault, card)
    theirs.stock = inserted(theirs.stock, card)
    mine.changed |= STOCK_CHANGED
    theirs.changed |= STOCK_CHANGED
    table.keeper[card] = whose
    both = table.team(whose) | table.team(seat)
    forget_side(table, seat, both)
    forget_side(table, whose, both)
    for other in own_stock(mine):
        table.seen[other] &= both
    table.seen[card] = both
    table.near[card] = 0
    if table.log is not None:
        known = table.both(seat, whose)
        table.log.append(
            moved(table, known, seat, card, stock_place(sheltered), seat, "stock", whose)
        )


def fill_from_tray(table: Renaissance, seat: i64, whose: i64, sheltered: bool) -> None:
    """Let a card that was laid aside take a slot that became free."""
    card = table.tray[0]
    table.tray = without(table.tray, card)
    table.keeper[card] = seat
    table.put_in_stock(seat, card, sheltered)
    if table.log is not None:
        known = table.both(seat, whose)
        table.log.append(
            moved(table, known, seat, card, "tray", seat, stock_place(sheltered), seat)
        )


class Sin(Ask):
    """Which cards of your stock do you take into your hand?"""

    finishes: bool = True

    def __init__(self, seat: i64, sheltered: i64) -> None:
        super().__init__(seat)
        self.sheltered = sheltered

    def choices(self, table: Renaissance) -> Codes:
        """Offer to stop, and the stock, as long as there are as many cards in hand."""
        out = append(vec[i64](capacity=6), DONE)
        if len(table.tray) < len(table.people[self.seat].hand):
            for card in own_stock(table.site(self.seat)):
                out = append(out, TAKE + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lay it aside, or say what comes into the stock."""
        if code == DONE:
            if len(table.tray):
                table.push(SinReturn(self.seat, i64(len(table.tray)), self.sheltered))
            return
        card = code - TAKE
        site = table.site(self.seat)
        sheltered = holds(site.vault, card)
        site.stock = without(site.stock, card)
        site.vault = without(site.vault, card)
        site.changed |= STOCK_CHANGED
        table.tray = inserted(table.tray, card)
        stir(table, self.seat, card)
        if table.log is not None:
            seat = self.seat
            table.log.append(
                moved(
                    table, table.mates(seat), seat, card, stock_place(sheltered), seat, "tray", seat
                )
            )
        table.push(Sin(self.seat, self.sheltered + (1 if sheltered else 0)))


def stir(table: Renaissance, seat: i64, card: i64) -> None:
    """Stock and hand of a seat mix, so that others cannot follow any of their cards."""
    mates = table.team(seat)
    site = table.site(seat)
    forget_side(table, seat, mates)
    for other in own_stock(site):
        table.seen[other] &= mates
    for other in table.people[seat].hand:
        table.seen[other] &= mates
    table.seen[card] = mates
    table.near[card] = 0


class SinReturn(AskSome):
    """Which card of your hand goes into the stock?"""

    def __init__(self, seat: i64, left: i64, shelters: i64) -> None:
        super().__init__(seat, left)
        self.shelters = shelters

    def choices(self, table: Renaissance) -> Codes:
        return coded(GIVE, table.people[self.seat].hand)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Store it; then a card that was laid aside comes into the hand."""
        card = code - GIVE
        seat = self.seat
        table.take_from_hand(seat, card)
        sheltered = self.shelters > 0
        table.put_in_stock(seat, card, sheltered)
        table.keeper[card] = seat
        stir(table, seat, card)
        if table.log is not None:
            place = stock_place(sheltered)
            table.log.append(moved(table, table.mates(seat), seat, card, "hand", seat, place, seat))
        if self.left > 1:
            table.push(SinReturn(seat, self.left - 1, max(self.shelters - 1, 0)))
            return
        for taken in table.tray:
            table.add_to_hand(seat, taken)
            if table.log is not None:
                table.log.append(
                    moved(table, table.mates(seat), seat, taken, "tray", seat, "hand", seat)
                )
        table.tray = vec[i64]([])
        table.touch(seat, HAND_CHANGED)


class ShowMission(AskFor):
    """Which of your mandatory missions do you show?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer those that lie face down."""
        return coded(SHOW - FIRST_MISSION, hidden_missions(table, self.seat))

    def decide(self, table: Renaissance, code: i64) -> None:
        """Show the mission to who asked for it."""
        reveal_mission(table, self.seat, self.actor, code - SHOW + FIRST_MISSION)


def hidden_missions(table: Renaissance, seat: i64) -> vec[i64]:
    """List a side's mandatory missions that lie face down."""
    site = table.site(seat)
    found = vec[i64]([])
    for card in site.mandatory:
        if not site.done & BITS[card - FIRST_MISSION]:
            found = append(found, card)
    return found


def reveal_mission(table: Renaissance, seat: i64, actor: i64, card: i64) -> None:
    """Show a mission to one seat alone."""
    table.seen[card] |= BITS[actor]
    if table.log is not None:
        table.log.append(
            MissionShown((*table.mates(seat), int(actor)), seat, actor, table.cards[card].name)
        )


def show_missions(table: Renaissance, actor: i64, whose: i64, count: i64) -> None:
    """Let a side show one of its mandatory missions, or all of them where more are asked for."""
    hidden = hidden_missions(table, whose)
    if i64(len(hidden)) > count:
        table.push(ShowMission(whose, actor))
        return
    for card in hidden:
        reveal_mission(table, whose, actor, card)


def covered(site: Site) -> bool:
    """Say whether something lies on a stock, so that it can be neither played nor filled."""
    return site.cover != NO_CARD
