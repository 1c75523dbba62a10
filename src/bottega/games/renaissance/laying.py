"""Laying specials: in zones, on stocks, on materials or in their place."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    SHELTER,
    STORE,
    STRIKE,
    TARGET,
    build_code,
    built_by,
)
from bottega.games.renaissance.asking import Ask, AskWith
from bottega.games.renaissance.building import (
    add_rider,
    build,
    free_cells,
    may_build,
    replace,
    take_out,
)
from bottega.games.renaissance.events import SpecialChosen, SpecialLaid
from bottega.games.renaissance.knowing import enter_zone
from bottega.games.renaissance.names import MOST_CELLS, NO_CARD
from bottega.games.renaissance.pieces import (
    ANY_MATERIAL,
    NEW_MATERIAL,
    NOT_PLAYABLE,
    OPPONENT_MATERIAL,
    OPPONENT_ZONE,
    OWN_STOCK,
    OWN_ZONE,
    REPLACE_OPPONENT,
    REPLACE_OWN,
    STOCK_COVER,
    STOCK_SLOT,
)
from bottega.games.renaissance.renovating import Renovate
from bottega.games.renaissance.selectors import ALL_KINDS
from bottega.games.renaissance.state import (
    DEED_DONE,
    EVERYBODY,
    FROM_HAND,
    HAD_STONE,
    ORIGINS,
    RIDER,
    SPECIAL_FIRST,
    STOCK_CHANGED,
    Renaissance,
    Site,
    special_index,
    stock_place,
)
from bottega.games.renaissance.stocks import covered, lose_by_chance
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS
from bottega.parts.piles import inserted, without

NOWHERE: Final[i64] = -1  # on no side: neither in a zone nor on a castle


def sides_for(table: Renaissance, seat: i64, card: i64) -> i64:
    """Give the sides that a special can be laid on, a bit each."""
    where = table.special(card).where
    own = BITS[table.side(seat)]
    found: i64 = 0
    for side in range(table.rules.sides):
        if takes(table.sites[side], where):
            found |= BITS[side]
    if where == ANY_MATERIAL:
        return found
    if where == REPLACE_OWN:
        return found & own
    return found & ~own


def takes(site: Site, where: i64) -> bool:
    """Say whether a special can be laid there on this side."""
    if where == OPPONENT_ZONE:
        return True
    if where == STOCK_COVER:
        return site.cover == NO_CARD
    if where == STOCK_SLOT:
        return len(site.stock) > 0
    return site.filled & ~site.fixed != 0


def can_lay_special(table: Renaissance, seat: i64, card: i64, origin: i64) -> bool:
    """Say whether a special can be laid as told (ruling N-8): not where it lies already."""
    where = table.special(card).where
    site = table.site(seat)
    if where == OWN_ZONE:
        return True
    if where == OWN_STOCK:
        return (
            origin == FROM_HAND
            and not covered(site)
            and (i64(len(site.stock)) < table.rules.slots or i64(len(site.vault)) < site.slots)
        )
    if where == NEW_MATERIAL:
        return can_roof(table, seat)
    return where != NOT_PLAYABLE and sides_for(table, seat, card) != 0


def can_roof(table: Renaissance, seat: i64) -> bool:
    """Say whether a material of the hand can be built on a cell of any kind."""
    if not may_build(table, seat, FROM_HAND) or not free_cells(table, table.site(seat), ALL_KINDS):
        return False
    for card in table.people[seat].hand:
        if table.cards[card].kinds:
            return True
    return False


def lay(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Lay a special of the hand or the stock, asking where if there is a choice."""
    take_out(table, seat, card, origin)
    table.seen[card] = 0
    table.near[card] = 0
    where = table.special(card).where
    if where == OWN_ZONE:
        settle_in_zone(table, seat, table.side(seat), card, origin)
        if table.special(card).replaces:
            table.push(Renovate(seat, table.special(card).replaces))
        return
    table.tray = append(table.tray, card)
    table.seen[card] = EVERYBODY
    if table.log is not None:
        table.log.append(SpecialChosen(seat, table.cards[card].name, None, ORIGINS[origin]))
    if where == OWN_STOCK:
        table.push(LaySlot(seat, card))
    elif where == NEW_MATERIAL:
        table.push(Roof(seat, card, origin))
    else:
        table.push(LayOn(seat, card, origin))


def note_laid(table: Renaissance, seat: i64, side: i64, card: i64) -> None:
    """Remember who laid a special, and what that means for missions."""
    site = table.site(seat)
    site.laid += 1
    if table.side(seat) == side:
        site.laid_here += 1
    table.laid_by[special_index(card)] = seat
    if not site.flags & HAD_STONE:
        site.note(SPECIAL_FIRST)
    table.touch(seat, DEED_DONE)


def settle_in_zone(table: Renaissance, seat: i64, side: i64, card: i64, origin: i64) -> None:
    """Lay a special in a zone."""
    enter_zone(table, table.sites[side], card)
    note_laid(table, seat, side, card)
    tell_laid(table, seat, side, card, "zone", -1, origin, table.special(card).zone)


def tell_laid(
    table: Renaissance,
    seat: i64,
    side: i64,
    card: i64,
    where: str,
    cell: i64,
    origin: i64,
    points: i64 = 0,
) -> None:
    """Let all hear where a special lies, and where it came from (ruling N-59)."""
    if table.log is not None:
        at = None if cell < 0 else int(cell) + 1
        name = table.cards[card].name
        givers, mates = table.owners(seat, ORIGINS[origin]), table.mates(side)
        table.log.append(
            SpecialLaid(seat, name, where, side, at, ORIGINS[origin], points, givers, mates)
        )


class LaySlot(Ask):
    """Into which slot of your stock do you lay it? (ruling N-59)"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def choices(self, table: Renaissance) -> Codes:
        """Offer the ordinary and the sheltered slots, where one is free."""
        site = table.site(self.seat)
        out = vec[i64](capacity=2)
        if i64(len(site.stock)) < table.rules.slots:
            out = append(out, STORE + self.card)
        if i64(len(site.vault)) < site.slots:
            out = append(out, SHELTER + self.card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lay it there, for all to see."""
        seat, card = self.seat, self.card
        table.tray = without(table.tray, card)
        sheltered = code >= SHELTER
        table.put_in_stock(seat, card, sheltered)
        table.keeper[card] = seat
        note_laid(table, seat, NOWHERE, card)
        where = stock_place(sheltered)
        tell_laid(table, seat, table.side(seat), card, where, -1, FROM_HAND)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the special lies ready and belongs into a stock."""
        return table.special(self.card).where == OWN_STOCK and in_tray(table, self.card)


class LayOn(AskWith):
    """On whose side do you lay it?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer the sides where it can lie, by their first seats."""
        sides = sides_for(table, self.seat, self.card)
        out = vec[i64](capacity=4)
        for side in range(table.rules.sides):
            if sides & BITS[side]:
                out = append(out, TARGET + side)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lay it there, or ask for the cell."""
        side = code - TARGET
        where = table.special(self.card).where
        if where == OPPONENT_ZONE:
            table.tray = without(table.tray, self.card)
            settle_in_zone(table, self.seat, side, self.card, self.origin)
        elif where == STOCK_COVER:
            cover_stock(table, self.seat, side, self.card, self.origin)
        elif where == STOCK_SLOT:
            push_into_stock(table, self.seat, side, self.card, self.origin)
        else:
            if table.log is not None:
                name = table.cards[self.card].name
                table.log.append(SpecialChosen(self.seat, name, side, ORIGINS[self.origin]))
            table.push(LayCell(self.seat, self.card, side, self.origin))

    def sound(self, table: Renaissance) -> bool:
        """Say whether the special lies ready."""
        return in_tray(table, self.card)


def in_tray(table: Renaissance, card: i64) -> bool:
    """Say whether a card lies ready."""
    return len(table.tray) == 1 and table.tray[0] == card


def cover_stock(table: Renaissance, seat: i64, side: i64, card: i64, origin: i64) -> None:
    """Lay a special on top of a stock."""
    table.tray = without(table.tray, card)
    table.seen[card] = 0
    table.sites[side].cover = card
    note_laid(table, seat, side, card)
    tell_laid(table, seat, side, card, "cover", -1, origin)


def push_into_stock(table: Renaissance, seat: i64, side: i64, card: i64, origin: i64) -> None:
    """Lay a special in the slot of a card that chance discards (ruling N-27)."""
    table.tray = without(table.tray, card)
    lose_by_chance(table, seat, side, table.special(card).costs_stock)
    site = table.sites[side]
    site.stock = inserted(site.stock, card)
    site.changed |= STOCK_CHANGED
    table.keeper[card] = side
    table.seen[card] = EVERYBODY
    note_laid(table, seat, side, card)
    tell_laid(table, seat, side, card, "stock", -1, origin)


class LayCell(AskWith):
    """On which material, or in whose place, do you lay it?"""

    def __init__(self, seat: i64, card: i64, whose: i64, origin: i64) -> None:
        super().__init__(seat, card, origin)
        self.whose = whose

    def choices(self, table: Renaissance) -> Codes:
        site = table.site(self.whose)
        out = vec[i64](capacity=MOST_CELLS)
        for cell in range(site.castle.size):
            if (site.filled & ~site.fixed) & BITS[cell]:
                out = append(out, STRIKE + cell)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        cell = code - STRIKE
        side = table.side(self.whose)
        table.tray = without(table.tray, self.card)
        table.seen[self.card] = 0
        where, points = table.special(self.card).where, table.special(self.card).material
        if where in (ANY_MATERIAL, OPPONENT_MATERIAL):
            add_rider(table, table.sites[side], self.card, cell)
            tell_laid(table, self.seat, side, self.card, "cell", cell, self.origin, points)
        else:
            replace(table, self.seat, side, self.card, cell)
            tell_laid(table, self.seat, side, self.card, "place", cell, self.origin, points)
        note_laid(table, self.seat, side, self.card)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the special lies ready."""
        where = table.special(self.card).where
        fits = where in (ANY_MATERIAL, OPPONENT_MATERIAL, REPLACE_OWN, REPLACE_OPPONENT)
        return fits and in_tray(table, self.card)


class Roof(AskWith):
    """Which material do you build under it, and where?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer every material of the hand on every free cell."""
        site = table.site(self.seat)
        cells = free_cells(table, site, ALL_KINDS)
        out = vec[i64](capacity=24)
        for card in table.people[self.seat].hand:
            if table.cards[card].kinds:
                for cell in range(site.castle.size):
                    if cells & BITS[cell]:
                        out = append(out, build_code(card, cell))
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Build it with the special on it."""
        material, cell = built_by(code)
        seat = self.seat
        site = table.site(seat)
        table.take_from_hand(seat, material)
        table.tray = without(table.tray, self.card)
        table.seen[self.card] = 0
        first = not site.flags & HAD_STONE  # the special comes with the material, not after it
        site.riders = append(site.riders, self.card * RIDER + material)
        build(table, seat, material, cell, FROM_HAND)
        note_laid(table, seat, table.side(seat), self.card)
        if first:
            site.note(SPECIAL_FIRST)
        tell_laid(table, seat, table.side(seat), self.card, "cell", cell, self.origin)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the special lies ready."""
        return in_tray(table, self.card)
