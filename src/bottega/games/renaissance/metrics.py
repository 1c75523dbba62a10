"""What missions measure, and what castles, zones and missions are worth."""

from mypy_extensions import i64

from bottega.games.renaissance.building import full, matching
from bottega.games.renaissance.names import FIRST_MISSION
from bottega.games.renaissance.pieces import Special
from bottega.games.renaissance.selectors import ANYTHING, Selector
from bottega.games.renaissance.state import (
    CASTLE_CHANGED,
    HAND_CHANGED,
    RIDER,
    STOCK_CHANGED,
    Renaissance,
    Site,
    special_index,
)
from bottega.parts.bits import BITS, size


class Metric:
    """A number that a side has; of several hands of a team each counts for itself."""

    reads: i64 = CASTLE_CHANGED
    held: bool = False  # it is about what a seat holds or does: one of a team suffices

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Measure a seat, or the side it belongs to."""
        raise NotImplementedError


class FilledCells(Metric):
    """Cells that hold a material or a card that replaced one."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count the cells that are filled."""
        return size(table.site(seat).filled)


class EmptyCells(Metric):
    """Free cells of a kind."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count the cells of the kind that are not filled."""
        site = table.site(seat)
        return size(site.castle.of_kind[self.kind] & ~site.filled)


class CastlePoints(Metric):
    """What a castle is worth, specials on it included."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        return castle_points(table.site(seat))


class SpecialPoints(Metric):
    """What all specials of a side are worth, in its zone and on its castle (ruling N-29)."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        side = table.side(seat)
        site = table.sites[side]
        points = zone_points(table, side)
        for rider in site.riders:
            points += table.cards[rider // RIDER].special.material
        for cell in range(site.castle.size):
            if site.fixed & BITS[cell]:
                points += site.values[cell]
        return points


class Materials(Metric):
    """Materials on the castle that match."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count the cells whose material the selector takes."""
        site = table.site(seat)
        return size(matching(table, site, self.selector, site.filled & ~site.fixed))


class CardsHeld(Metric):
    """Cards in hand, in the stock, or both, that match; a composite is action and material."""

    def __init__(
        self, selector: Selector = ANYTHING, hand: bool = False, stock: bool = False
    ) -> None:
        self.selector = selector
        self.hand = hand
        self.stock = stock
        self.held = hand
        self.reads = (HAND_CHANGED if hand else 0) | (STOCK_CHANGED if stock else 0)

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count the cards that the selector takes."""
        n: i64 = 0
        if self.hand:
            for card in table.people[seat].hand:
                n += self._counts(table, card)
        if self.stock:
            site = table.site(seat)
            for card in site.stock:
                n += self._counts(table, card)
            for card in site.vault:
                n += self._counts(table, card)
        return n

    def _counts(self, table: Renaissance, number: i64) -> i64:
        card = table.cards[number]
        return 1 if self.selector.card(card.being, card.pure, card.kinds, card.value) else 0


class FreeStockSlots(Metric):
    """Free slots of the ordinary stock (ruling N-24)."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count the slots that hold no card."""
        return table.rules.slots - i64(len(table.site(seat).stock))


class OtherMissionPoints(Metric):
    """Points of the accomplished missions but for this one, which is judged last (ruling N-37)."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        return mission_points(table, table.side(seat))


class SpecialsPlaced(Metric):
    """Specials this side has laid on its own side in the whole game."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Read what was counted as they were laid."""
        return table.site(seat).laid_here


class SpecialsHere(Metric):
    """Specials that lie on a side now and were laid there by its own players."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count those in the zone, on materials and in the place of one."""
        side = table.side(seat)
        site = table.sites[side]
        n: i64 = 0
        for card in site.zone:
            n += self._own(table, side, card)
        for rider in site.riders:
            n += self._own(table, side, rider // RIDER)
        for cell in range(site.castle.size):
            if site.fixed & BITS[cell]:
                n += self._own(table, side, site.cells[cell])
        return n

    def _own(self, table: Renaissance, side: i64, card: i64) -> i64:
        seat = table.laid_by[special_index(card)]
        return 1 if seat >= 0 and table.side(seat) == side else 0


class SharedWithOpponent(Metric):
    """Materials that have their match, in kind and value, in one opposing castle (N-39)."""

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Take the opponent with whom it is most."""
        side = table.side(seat)
        most: i64 = 0
        for other in range(table.rules.sides):
            if other != side:
                most = max(most, shared(table.sites[side], table.sites[other]))
        return most


def shared(one: Site, other: Site) -> i64:
    """Pair the materials of two castles by kind and value, one to one."""
    taken: i64 = 0
    n: i64 = 0
    for cell in range(one.castle.size):
        if not (one.filled & ~one.fixed) & BITS[cell]:
            continue
        for match in range(other.castle.size):
            if (
                (other.filled & ~other.fixed & ~taken) & BITS[match]
                and one.values[cell] == other.values[match]
                and one.castle.kinds[cell] == other.castle.kinds[match]
            ):
                taken |= BITS[match]
                n += 1
                break
    return n


def castle_points(site: Site) -> i64:
    """Add up a castle: materials with what lies on them, and cards that replaced one."""
    points: i64 = 0
    for cell in range(site.castle.size):
        points += site.values[cell]
    return points


def zone_points(table: Renaissance, side: i64) -> i64:
    """Add up a zone: points, what was collected, counted and copied."""
    points: i64 = 0
    for card in table.sites[side].zone:
        special = table.cards[card].special
        if special.copies:
            points += _best_copy(table, side)
        else:
            points += _special_points(table, side, special)
            points += special.collects * i64(len(table.sites[side].under))
    return points


def _special_points(table: Renaissance, side: i64, special: Special) -> i64:
    """Give the points of a special in a zone, with what it counts in one opposing castle."""
    most: i64 = 0
    if special.each:
        for other in range(table.rules.sides):
            if other != side:
                site = table.sites[other]
                cells = site.filled & ~site.fixed
                most = max(most, size(matching(table, site, special.counted, cells)))
    return special.zone + special.each * most


def _best_copy(table: Renaissance, side: i64) -> i64:
    """Give what the best special of an opposing zone would be worth here, or 0 (ruling N-26)."""
    best: i64 = 0
    for other in range(table.rules.sides):
        if other != side:
            for card in table.sites[other].zone:
                special = table.cards[card].special
                if not special.copies:
                    best = max(best, _special_points(table, side, special))
    return best


def mission_points(table: Renaissance, side: i64) -> i64:
    """Add up the missions that a side has accomplished."""
    site = table.sites[side]
    if not site.done:
        return 0
    points: i64 = 0
    for cards in (site.mandatory, site.optional):
        for card in cards:
            if site.done & BITS[card - FIRST_MISSION]:
                points += table.cards[card].mission.points
    return points


def castle_full(table: Renaissance) -> i64:
    """Find the side whose castle is full, or -1."""
    for side in range(table.rules.sides):
        if full(table.sites[side]):
            return side
    return -1
