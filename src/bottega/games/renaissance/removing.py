"""Specials that actions remove or take."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import DISCARD, TAKE
from bottega.games.renaissance.asking import AskSome, AskSomeOf
from bottega.games.renaissance.building import (
    belongings,
    brought_by,
    remove_special,
    stored_by,
    take_special,
)
from bottega.games.renaissance.events import NothingFound, SpecialTaken
from bottega.games.renaissance.selectors import SPECIAL
from bottega.games.renaissance.specials import touchable
from bottega.games.renaissance.state import DEED_DONE, EVERYBODY, Renaissance
from bottega.games.renaissance.stocks import own_stock
from bottega.kernel.table import Codes
from bottega.parts.piles import coded, holds


def own_specials(table: Renaissance, seat: i64) -> vec[i64]:
    """List the specials on a seat's own castle, in its zone and stock."""
    side = table.side(seat)
    site = table.sites[side]
    found = vec[i64]([])
    for card in touchable(table, seat, side):
        if card != site.cover:
            found = append(found, card)
    for card in own_stock(site):
        if table.cards[card].being == SPECIAL:
            found = append(found, card)
    return found


class DiscardOwn(AskSome):
    """Which of your own specials do you get rid of?"""

    def choices(self, table: Renaissance) -> Codes:
        return coded(DISCARD, own_specials(table, self.seat))

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard the special, and ask for the next one."""
        remove_special(table, self.seat, table.side(self.seat), code - DISCARD)
        table.site(self.seat).thrown += 1
        table.touch(self.seat, DEED_DONE)
        discard_own(table, self.seat, self.left - 1)


def discard_own(table: Renaissance, seat: i64, count: i64) -> None:
    """Ask for so many specials of one's own, as far as there are."""
    if count <= 0:
        return
    if len(own_specials(table, seat)):
        table.push(DiscardOwn(seat, count))
    elif table.log is not None:
        table.log.append(NothingFound(seat, "stock"))


class TakeSpecial(AskSomeOf):
    """Which special of that side do you take into your hand?"""

    def __init__(self, seat: i64, whose: i64, left: i64, zone: i64) -> None:
        super().__init__(seat, whose, left)
        self.zone = zone

    def choices(self, table: Renaissance) -> Codes:
        """Offer what lies there and can be touched."""
        return coded(TAKE, within_reach(table, self.seat, self.whose, self.zone))

    def decide(self, table: Renaissance, code: i64) -> None:
        """Take it; everybody knows who has it."""
        card = code - TAKE
        side = table.side(self.whose)
        along, points = belongings(table, side, card), brought_by(table, side, card)
        stored = stored_by(table, side, card)
        take_special(table, side, card)
        table.add_to_hand(self.seat, card)
        table.seen[card] = EVERYBODY
        if table.log is not None:
            name = table.cards[card].name
            mates = table.mates(side)
            table.log.append(
                SpecialTaken(self.seat, self.whose, name, along, points, stored, mates)
            )
        take_special_from(table, self.seat, self.whose, self.left - 1, self.zone == 1)


def within_reach(table: Renaissance, seat: i64, whose: i64, zone: i64) -> vec[i64]:
    """List the specials on a castle, and in a zone, that a seat's action can touch."""
    side = table.side(whose)
    site = table.sites[side]
    found = vec[i64]([])
    for card in touchable(table, seat, side):
        if card != site.cover and (zone or not holds(site.zone, card)):
            found = append(found, card)
    return found


def take_special_from(table: Renaissance, seat: i64, whose: i64, count: i64, zone: bool) -> None:
    """Ask for so many specials of a side, as far as there are."""
    reach: i64 = 1 if zone else 0
    if count > 0 and len(within_reach(table, seat, whose, reach)):
        table.push(TakeSpecial(seat, whose, count, reach))
