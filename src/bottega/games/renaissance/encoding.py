"""Observations of Renaissance, written straight from the table."""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.renaissance import entries
from bottega.games.renaissance.building import cell_of
from bottega.games.renaissance.names import A_FAMILY, FIRST_MISSION, NO_CARD, SEATS
from bottega.games.renaissance.scoring import shown_points
from bottega.games.renaissance.sight import party_to_offer
from bottega.games.renaissance.state import (
    POOLED,
    PULLEY,
    RIDER,
    Person,
    Renaissance,
    Site,
    special_index,
)
from bottega.kernel.encoding import Encoding, Sheet, turned
from bottega.kernel.table import Frames
from bottega.parts.bits import BITS


class RenaissanceEncoding(Encoding[Renaissance]):
    """Writes what a seat of Renaissance sees; the sides are counted from its own, too."""

    def __init__(self, frames: Frames) -> None:
        super().__init__(entries.VERSION, entries.LAYOUT, frames, entries.FORMS, int(SEATS))

    def write(self, table: Renaissance, seat: i64, sheet: Sheet) -> None:
        """Write the sides, the seats, the piles and what an action has in progress."""
        over = table.over()
        sides = table.rules.sides
        own = seat % sides
        for place in range(sides):
            first = entries.SIDES_FIRST + place * entries.SIDE_SIZE
            side = (own + place) % sides
            write_side(table, table.sites[side], first, sheet)
            sheet.level(first + entries.POINTS, shown_points(table, side))
            write_hidden(table, table.sites[side], first, over or place == 0, seat, sheet)
        seats = table.rules.seats
        for place in range(seats):
            other = (seat + place) % seats
            first = entries.PEOPLE + place * entries.PERSON_SIZE
            write_person(table, table.people[other], first, own, sheet)
            write_hand(table, other, first, over or place == 0, seat, sheet)
        write_options(table, sheet)
        write_turns(table, seat, seats, sheet)
        write_piles(table, seat, sheet)
        write_action(table, seat, seats, over, sheet)


def write_side(table: Renaissance, site: Site, first: i64, sheet: Sheet) -> None:
    """Write what everybody sees of a side."""
    sheet.flag(first + entries.CASTLE + site.castle.number)
    cells = site.cells
    for cell in range(site.castle.size):
        if cells[cell] != NO_CARD:
            write_cell(site, cell, first + entries.CELLS_FIRST + cell * entries.CELL_SIZE, sheet)
    for rider in site.riders:
        write_rider(site, rider // RIDER, rider % RIDER, first, sheet)
    for card in site.zone:
        sheet.flag(first + entries.ZONE + special_index(card))
    sheet.marks(first + entries.UNDER, site.under)
    if site.cover != NO_CARD:
        sheet.flag(first + entries.COVER + special_index(site.cover))
    sheet.number(first + entries.STOCK_SIZE, i64(len(site.stock)))
    sheet.number(first + entries.VAULT_SIZE, i64(len(site.vault)))
    sheet.number(first + entries.STOCK_SLOTS, table.rules.slots)
    sheet.number(first + entries.VAULT_SLOTS, site.slots)
    sheet.number(first + entries.MISSION_SIZES, i64(len(site.mandatory)))
    sheet.number(first + entries.MISSION_SIZES + 1, i64(len(site.optional)))
    sheet.number(first + entries.MISSION_SIZES + 2, i64(len(site.away)))
    sheet.flags(first + entries.MISSING, site.silent)
    if site.immune:
        sheet.flag(first + entries.SAFE)
    sheet.number(first + entries.LAID, site.laid)
    sheet.number(first + entries.LAID + 1, site.laid_here)
    sheet.number(first + entries.LAID + 2, site.thrown)
    sheet.flags(first + entries.CHANGED, site.changed)
    sheet.flags(first + entries.EARNED, site.flags)


def write_cell(site: Site, cell: i64, first: i64, sheet: Sheet) -> None:
    """Write the card on a cell and what it is worth."""
    card = site.cells[cell]
    sheet.flag(first + entries.CELL_FAMILY + card // A_FAMILY)
    sheet.flag(first + entries.CELL_CARD + card % A_FAMILY)
    sheet.level(first + entries.CELL_VALUE, site.values[cell])
    if site.fixed & BITS[cell]:
        sheet.flag(first + entries.REPLACED)


def write_rider(site: Site, special: i64, host: i64, first: i64, sheet: Sheet) -> None:
    """Write a special with the material that it lies on, or as one that is being laid anew."""
    cell = cell_of(site, host)
    if cell < 0:
        sheet.flag(first + entries.LIFTED + special_index(special))
    else:
        under = first + entries.CELLS_FIRST + cell * entries.CELL_SIZE
        sheet.flag(under + entries.RIDERS + special_index(special))


def write_hidden(
    table: Renaissance, site: Site, first: i64, open: bool, seat: i64, sheet: Sheet
) -> None:
    """Write what a seat knows of the cards that lie face down on a side."""
    me, seen = BITS[seat], table.seen
    for card in site.stock:
        if open or seen[card] & me:
            sheet.flag(first + entries.STOCK + card)
    for card in site.vault:
        if open or seen[card] & me:
            sheet.number(first + entries.STOCK + card, 2)
    for card in site.mandatory:
        write_mission(table, site, card, first, entries.MANDATORY, open, me, sheet)
    for card in site.optional:
        write_mission(table, site, card, first, entries.OPTIONAL, open, me, sheet)
    for card in site.away:
        if open or table.seen[card] & me:
            sheet.flag(first + entries.AWAY + card - FIRST_MISSION)


def write_mission(
    table: Renaissance,
    site: Site,
    card: i64,
    first: i64,
    pile: i64,
    open: bool,
    me: i64,
    sheet: Sheet,
) -> None:
    """Write a mission of a pile where it is known: those face up, one's own, those shown."""
    mission = card - FIRST_MISSION
    done = site.done & BITS[mission]
    if done:
        sheet.flag(first + entries.DONE + mission)
    if open or done or table.seen[card] & me:
        sheet.flag(first + pile + mission)


def write_person(table: Renaissance, person: Person, first: i64, own: i64, sheet: Sheet) -> None:
    """Write what everybody sees of a seat."""
    sheet.number(first + entries.IN_HAND, i64(len(person.hand)))
    sheet.flags(first + entries.COMING, person.next & ~PULLEY)
    sheet.number(first + entries.COMING_PULLEY, person.pulley_next)
    sheet.flags(first + entries.HOLDING, person.now & ~PULLEY)
    sheet.number(first + entries.PULLEY, person.pulley)
    sheet.flags(first + entries.PLACED, person.placed)
    sheet.number(first + entries.DEEDS, person.actions)
    sheet.number(first + entries.DEEDS + 1, person.destroyed)
    sheet.number(first + entries.DEEDS + 2, person.stock_built)
    sides = table.rules.sides
    if person.aimed:
        for side in range(sides):
            aimed = (person.aimed >> (8 * side)) & 255
            sheet.number(first + entries.AIMED + (side - own + sides) % sides, aimed)
    if person.pure_action:
        sheet.flag(first + entries.PURE)
    if person.pure_discard:
        sheet.flag(first + entries.PURE + 1)
    sheet.number(first + entries.STREAKS, person.action_streak)
    sheet.number(first + entries.STREAKS + 1, person.discard_streak)
    if person.last_action != NO_CARD:
        sheet.flag(first + entries.LAST_FAMILY + person.last_action // A_FAMILY)
        sheet.flag(first + entries.LAST_CARD + person.last_action % A_FAMILY)
        sheet.number(first + entries.LAST_RANK, last_rank(table, person.last_at))


def last_rank(table: Renaissance, last_at: i64) -> i64:
    """Rank a last action among those of all seats, the latest being the first."""
    rank: i64 = 1
    for person in table.people:
        if person.last_at > last_at:
            rank += 1
    return rank


def write_hand(
    table: Renaissance, whose: i64, first: i64, open: bool, seat: i64, sheet: Sheet
) -> None:
    """Write what a seat knows to be in a hand, or in a hand or the stock beside it."""
    me = BITS[seat]
    if not table.over():
        write_near(table, whose, first, me, sheet)
    seen = table.seen
    for card in table.people[whose].hand:
        if open or seen[card] & me:
            sheet.number(first + entries.HAND + card, 2)


def write_near(table: Renaissance, whose: i64, first: i64, me: i64, sheet: Sheet) -> None:
    """Write the cards that are known to be in a hand or in the stock beside it."""
    near = table.near
    for card in table.people[whose].hand:
        if near[card] & me:
            sheet.flag(first + entries.HAND + card)
    site = table.site(whose)
    for card in site.stock:
        if near[card] & me and table.keeper[card] == whose:
            sheet.flag(first + entries.HAND + card)
    for card in site.vault:
        if near[card] & me and table.keeper[card] == whose:
            sheet.flag(first + entries.HAND + card)


def write_options(table: Renaissance, sheet: Sheet) -> None:
    """Write by which options is played."""
    rules = table.rules
    sheet.flag(entries.PLAYERS + rules.seats - 1)
    if rules.teams:
        sheet.flag(entries.OPTIONS)
    if rules.quick:
        sheet.flag(entries.OPTIONS + 1)
    if rules.revised:
        sheet.flag(entries.OPTIONS + 2)
    if rules.support:
        sheet.flag(entries.OPTIONS + 3)
    if rules.by_hand:
        sheet.flag(entries.OPTIONS + 4)
    sheet.flags(entries.IN_PLAY, table.families)


def write_seat(first: i64, whose: i64, seat: i64, seats: i64, sheet: Sheet) -> None:
    """Mark a seat, if it is one, as the one that looks counts it."""
    if whose >= 0:
        sheet.flag(first + (whose - seat + seats) % seats)


def write_turns(table: Renaissance, seat: i64, seats: i64, sheet: Sheet) -> None:
    """Write whose turn it is, and what was done so far."""
    write_seat(entries.FIRST, table.first, seat, seats, sheet)
    write_seat(entries.MOVER, table.mover, seat, seats, sheet)
    write_seat(entries.REGULAR, table.regular, seat, seats, sheet)
    sheet.number(entries.TURN, table.turn)
    sheet.flags(entries.EXTRA, turned(table.extra, seat, seats))
    sheet.flags(entries.AGAIN, turned(table.again, seat, seats))
    sheet.flags(entries.FIRSTS, table.firsts)
    sheet.flags(entries.SPENT, table.used)
    sheet.flag(entries.VERDICT + table.verdict)
    laid_by = table.laid_by
    for i in range(i64(len(laid_by))):
        if laid_by[i] >= 0:
            write_seat(entries.LAID_BY + i * SEATS, laid_by[i], seat, seats, sheet)


def write_piles(table: Renaissance, seat: i64, sheet: Sheet) -> None:
    """Write the discards, and where in the pile the cards lie that a seat knows."""
    me = BITS[seat]
    pile, seen = table.pile, table.seen
    n = i64(len(pile))
    sheet.number(entries.PILE_SIZE, n)
    for i in range(n):
        if seen[pile[i]] & me:
            sheet.number(entries.PILE + pile[i], n - i)
    sheet.depths(entries.DISCARDS, table.discards)


def write_action(table: Renaissance, seat: i64, seats: i64, over: bool, sheet: Sheet) -> None:
    """Write what an action has in progress."""
    me = BITS[seat]
    sheet.number(entries.TRAY_SIZE, i64(len(table.tray)))
    for card in table.tray:
        if over or table.seen[card] & me:
            sheet.flag(entries.TRAY + card)
    if len(table.pool):
        write_pool(table, seat, seats, over, sheet)
    for card in table.aims:
        sheet.flag(entries.AIMS + special_index(card))
    sheet.marks(entries.BAKED, table.baked)
    if len(table.given) or len(table.taken):
        sheet.number(entries.OFFERED, i64(len(table.given)))
        sheet.number(entries.OFFERED + 1, i64(len(table.taken)))
        if party_to_offer(table, seat):
            sheet.marks(entries.GIVEN, table.given)
            sheet.marks(entries.TAKEN, table.taken)


def write_pool(table: Renaissance, seat: i64, seats: i64, over: bool, sheet: Sheet) -> None:
    """Write who put how many cards into the pool, and those that a seat knows."""
    counts = vec[i64]([i64(0) for _ in range(seats)])
    for there in table.pool:
        counts[there % POOLED] += 1
        if over or table.seen[there // POOLED] & BITS[seat]:
            sheet.flag(entries.POOL + there // POOLED)
    for whose in range(seats):
        sheet.number(entries.POOL_OF + (whose - seat + seats) % seats, counts[whose])
