"""What actions do to castles: materials are lost, taken, swapped and laid out anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    EMPTY,
    FLANK,
    LEFT,
    MOVE,
    RIGHT,
    STRIKE,
    build_code,
    built_by,
)
from bottega.games.renaissance.asking import Ask, AskFor, AskSomeOf
from bottega.games.renaissance.building import (
    carry,
    destroy,
    free_cells,
    kinds_of,
    lift,
    matching,
    may_build,
    note_kind,
    put,
    reachable,
    shielded,
    worth,
)
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import (
    CastleLifted,
    MaterialRelaid,
    MaterialsSwapped,
    MaterialTaken,
)
from bottega.games.renaissance.names import MOST_CELLS
from bottega.games.renaissance.selectors import Selector
from bottega.games.renaissance.state import EVERYBODY, FROM_CASTLE, Renaissance, Site
from bottega.kernel.table import Codes, Phase
from bottega.parts.bits import BITS, size
from bottega.parts.piles import inserted, without


def targets(table: Renaissance, seat: i64, selector: Selector) -> i64:
    """Give the cells of a side that an opponent's action can touch and that match."""
    site = table.site(seat)
    return matching(table, site, selector, reachable(table, site))


class Strike(Ask):
    """Which material is lost? It is one of these cells, a bit each."""

    def __init__(
        self, seat: i64, actor: i64, whose: i64, left: i64, cells: i64, cascade: i64
    ) -> None:
        super().__init__(seat)
        self.actor = actor
        self.whose = whose
        self.left = left
        self.cells = cells
        self.cascade = cascade

    def choices(self, table: Renaissance) -> Codes:
        out = vec[i64](capacity=MOST_CELLS)
        for cell in range(MOST_CELLS):
            if self.cells & BITS[cell]:
                out = append(out, STRIKE + cell)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lose it, and go on until enough are lost."""
        lose(table, self.actor, table.side(self.whose), BITS[code - STRIKE], self.cascade)
        site = table.site(self.whose)
        cells = self.cells & ~BITS[code - STRIKE] & site.filled
        strike(table, self.seat, self.actor, self.whose, self.left - 1, cells, self.cascade)

    def sound(self, table: Renaissance) -> bool:
        """Say whether these are cells of a castle with something on them."""
        site = table.site(self.whose)
        return self.left > 0 and self.cells > 0 and not self.cells & ~site.filled


def strike(
    table: Renaissance, chooser: i64, actor: i64, whose: i64, count: i64, cells: i64, cascade: i64
) -> None:
    """Let so many of these cells be lost, chosen one by one where there are more."""
    if count <= 0 or cells == 0:
        return
    if size(cells) <= count and not cascade:
        lose(table, actor, table.side(whose), cells, cascade)
        return
    table.push(Strike(chooser, actor, whose, count, cells, cascade))


def lose(table: Renaissance, actor: i64, side: i64, cells: i64, cascade: i64) -> None:
    """Let these cells lose their material, and what rests on them where it collapses."""
    site = table.sites[side]
    if cascade:
        cells = collapsing(table, site, cells)
    for cell in range(site.castle.size):
        if cells & BITS[cell]:
            destroy(table, actor, side, cell)


def collapsing(table: Renaissance, site: Site, cells: i64) -> i64:
    """Give these cells and all that rests on them, but for what no action can touch."""
    falling = cells
    for cell in range(site.castle.size):  # rows are numbered from the bottom up
        if falling & site.filled & BITS[cell]:
            falling |= site.castle.carries[cell]
    return cells | (falling & reachable(table, site))


class Flank(AskFor):
    """Left or right? The victim picks the side that is taken (ruling N-16)."""

    def choices(self, table: Renaissance) -> Codes:
        """Offer the left side and the right one."""
        return vec[i64]([FLANK + LEFT, FLANK + RIGHT])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lose the outermost of every row; what cannot be touched is not replaced."""
        site = table.site(self.seat)
        outer = site.castle.flank(site.filled, code == FLANK + RIGHT)
        cells = outer & reachable(table, site)
        lose(table, self.actor, table.side(self.seat), cells, 0)


class Steal(AskSomeOf):
    """Which material of that castle do you take, and where does it go?"""

    def __init__(self, seat: i64, whose: i64, left: i64, at: i64) -> None:
        super().__init__(seat, whose, left)
        self.at = at

    def choices(self, table: Renaissance) -> Codes:
        """Offer every cell there with every cell here that its material fits."""
        return thefts(table, self.seat, self.whose, table.step_at(self.at).selector)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Move it, with all that lies on it."""
        cell, own = (code - MOVE) // MOST_CELLS, (code - MOVE) % MOST_CELLS
        theirs = table.site(self.whose)
        mine = table.site(self.seat)
        card = lift(table, theirs, cell)
        carry(theirs, mine, card)
        put(table, self.seat, card, own)
        if table.log is not None:
            name = table.cards[card].name
            value, mates, givers = mine.values[own], table.mates(self.seat), table.mates(self.whose)
            table.log.append(
                MaterialTaken(self.seat, self.whose, name, cell + 1, own + 1, value, mates, givers)
            )
        if self.left > 1:
            steal(table, self.seat, self.whose, self.left - 1, self.at)
            table.push(CHECK)


def thefts(table: Renaissance, seat: i64, whose: i64, selector: Selector) -> Codes:
    """List the moves of a material from there to here, where one may be built (ruling N-55)."""
    theirs = table.site(whose)
    mine = table.site(seat)
    out = vec[i64](capacity=16)
    if not may_build(table, seat, FROM_CASTLE):
        return out
    cells = targets(table, whose, selector)
    for cell in range(theirs.castle.size):
        if not cells & BITS[cell]:
            continue
        kinds = kinds_of(table, theirs, theirs.cells[cell])
        fits = free_cells(table, mine, kinds)
        for own in range(mine.castle.size):
            if fits & BITS[own]:
                out = append(out, MOVE + cell * MOST_CELLS + own)
    return out


def steal(table: Renaissance, seat: i64, whose: i64, count: i64, at: i64) -> None:
    """Ask which material to take, if any can be."""
    if len(thefts(table, seat, whose, table.step_at(at).selector)) > 0:
        table.push(Steal(seat, whose, count, at))


class Swap(AskSomeOf):
    """Which material of that castle changes places with which of yours?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer every pair that fits both ways."""
        return swaps(table, self.seat, self.whose)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Swap them, with all that lies on them."""
        cell, own = (code - MOVE) // MOST_CELLS, (code - MOVE) % MOST_CELLS
        theirs = table.site(self.whose)
        mine = table.site(self.seat)
        card = lift(table, theirs, cell)
        given = lift(table, mine, own)
        carry(theirs, mine, card)
        carry(mine, theirs, given)
        put(table, self.seat, card, own)
        put(table, self.whose, given, cell)
        if table.log is not None:
            table.log.append(
                MaterialsSwapped(
                    self.seat, self.whose, table.cards[card].name, cell + 1,
                    table.cards[given].name, own + 1, mine.values[own], theirs.values[cell],
                    table.mates(self.seat), table.mates(self.whose),
                )
            )  # fmt: skip
        if self.left > 1:
            swap(table, self.seat, self.whose, self.left - 1)
            table.push(CHECK)


def swaps(table: Renaissance, seat: i64, whose: i64) -> Codes:
    """List the pairs of materials that can change places: either comes into a castle (N-55)."""
    out = vec[i64](capacity=32)
    if not may_build(table, seat, FROM_CASTLE) or not may_build(table, whose, FROM_CASTLE):
        return out
    theirs = table.site(whose)
    mine = table.site(seat)
    there = reachable(table, theirs)
    here = mine.filled & ~mine.fixed & ~shielded(table, mine)
    for cell in range(theirs.castle.size):
        if not there & BITS[cell]:
            continue
        kinds = kinds_of(table, theirs, theirs.cells[cell])
        for own in range(mine.castle.size):
            if (
                here & BITS[own]
                and kinds & BITS[mine.castle.kinds[own]]
                and kinds_of(table, mine, mine.cells[own]) & BITS[theirs.castle.kinds[cell]]
            ):
                out = append(out, MOVE + cell * MOST_CELLS + own)
    return out


def swap(table: Renaissance, seat: i64, whose: i64, count: i64) -> None:
    """Ask what to swap, if anything can be."""
    if len(swaps(table, seat, whose)) > 0:
        table.push(Swap(seat, whose, count))


def rearrange(table: Renaissance, seat: i64) -> None:
    """Take up all materials that an action can touch, and ask cell by cell (ruling N-52)."""
    site = table.site(seat)
    cells = site.filled & ~site.fixed & ~shielded(table, site)
    for cell in range(site.castle.size):  # what was built under a roofer that is gone stays
        if cells & BITS[cell]:
            kinds = kinds_of(table, site, site.cells[cell])
            if not kinds & BITS[site.castle.kinds[cell]]:
                cells &= ~BITS[cell]
    if not cells:
        return
    lifted = vec[i64]([])
    for cell in range(site.castle.size):
        if cells & BITS[cell]:
            lifted = append(lifted, lift(table, site, cell))
    for card in lifted:
        table.tray = inserted(table.tray, card)
        table.seen[card] = EVERYBODY
    if table.log is not None:
        cards = tuple([table.cards[card].name for card in lifted])
        table.log.append(CastleLifted(seat, cards))
    table.push(RelayNext(seat, 0))


class RelayNext(Phase[Renaissance]):
    """Go on to the next cell that something can be laid on."""

    def __init__(self, whose: i64, cell: i64) -> None:
        super().__init__(whose)
        self.cell = cell

    def run(self, table: Renaissance) -> None:
        """Ask about it, unless something lies there or all is laid out."""
        site = table.site(self.whose)
        if len(table.tray) == 0 or self.cell >= site.castle.size:
            return
        if site.filled & BITS[self.cell]:
            table.push(RelayNext(self.whose, self.cell + 1))
        else:
            table.push(Relay(self.whose, self.cell))


class Relay(Ask):
    """What goes here?"""

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def choices(self, table: Renaissance) -> Codes:
        """Offer what fits, and to leave it empty, as long as all the rest finds a place."""
        site = table.site(self.seat)
        later = site.castle.all & ~site.filled & ~(BITS[self.cell + 1] - 1)
        kind = BITS[site.castle.kinds[self.cell]]
        out = vec[i64](capacity=13)
        for card in table.tray:
            if kinds_of(table, site, card) & kind and can_lay(
                table, site, without(table.tray, card), later
            ):
                out = append(out, build_code(card, self.cell))
        if can_lay(table, site, table.tray, later):
            out = append(out, EMPTY)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        table.push(RelayNext(self.seat, self.cell + 1))
        if code == EMPTY:
            if table.log is not None:
                table.log.append(
                    MaterialRelaid(self.seat, None, self.cell + 1, table.mates(self.seat))
                )
            return
        card, cell = built_by(code)
        site = table.site(self.seat)
        table.tray = without(table.tray, card)
        table.seen[card] = 0
        site.cells[cell] = card
        site.values[cell] = worth(table, site, card)
        site.filled |= BITS[cell]
        note_kind(table, site, site.castle.kinds[cell])
        if table.log is not None:
            name, mates = table.cards[card].name, table.mates(self.seat)
            table.log.append(MaterialRelaid(self.seat, name, cell + 1, mates))

    def sound(self, table: Renaissance) -> bool:
        """Say whether there is such a cell, and something to lay out."""
        return 0 <= self.cell < table.site(self.seat).castle.size and len(table.tray) > 0


def can_lay(table: Renaissance, site: Site, cards: vec[i64], cells: i64) -> bool:
    """Say whether each of these materials finds a cell of its own among these.

    Kinds come in three, so it is enough that every union of kinds has room (Hall's theorem).
    """
    rooms = vec[i64]([size(cells & site.castle.of_kind[kind]) for kind in range(i64(3))])
    for kinds in range(i64(1), i64(8)):
        room: i64 = 0
        for kind in range(i64(3)):
            if kinds & BITS[kind]:
                room += rooms[kind]
        need: i64 = 0
        for card in cards:
            if not kinds_of(table, site, card) & ~kinds:
                need += 1
        if need > room:
            return False
    return True
