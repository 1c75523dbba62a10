"""Castles: what may lie where, what it is worth, and how it comes and goes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.events import Built, MaterialLost, SpecialDiscarded
from bottega.games.renaissance.names import FOUNDATION, KINDS, NO_CARD, STONE, TILE
from bottega.games.renaissance.selectors import ALL_KINDS, Selector, has_value
from bottega.games.renaissance.state import (
    CASTLE_CHANGED,
    CASTLES_CHANGED,
    DEED_DONE,
    FIRST_FOUNDATIONS,
    FIRST_STONES,
    FIRST_TILE,
    FOUNDED,
    FROM_HAND,
    FROM_STOCK,
    FROM_VAULT,
    HAD_FOUNDATIONS,
    HAD_STONE,
    HAD_TILE,
    NO_HAND_MATERIAL,
    NO_MATERIAL,
    ORIGINS,
    RIDER,
    STOCK_CHANGED,
    Renaissance,
    Site,
    names,
    stock_place,
)
from bottega.parts.bits import BITS
from bottega.parts.piles import holds, without


def free_cells(table: Renaissance, site: Site, kinds: i64) -> i64:
    """Give the free cells of these kinds that may be built on (ruling N-1)."""
    cells = site.castle.of_kinds[kinds] & ~site.filled
    return supported(site, cells) if table.rules.support else cells


def supported(site: Site, cells: i64) -> i64:
    """Give those of these cells below which everything is filled."""
    found: i64 = 0
    for cell in range(site.castle.size):
        if cells & BITS[cell] and not site.castle.rests_on[cell] & ~site.filled:
            found |= BITS[cell]
    return found


def kinds_of(table: Renaissance, site: Site, card: i64) -> i64:
    """Give the kinds a material can take: any with a roofer on it, else those printed."""
    for rider in site.riders:
        if rider % RIDER == card and table.cards[rider // RIDER].special.any_kind:
            return ALL_KINDS
    return table.cards[card].kinds


def may_build(table: Renaissance, seat: i64, origin: i64) -> bool:
    """Say whether a material may come into a seat's castle from there, in this turn (N-55)."""
    now = table.people[seat].now
    if now & NO_HAND_MATERIAL and origin == FROM_HAND:
        return False
    if table.rules.teams:  # the castle is a partner's too
        now |= table.people[(seat + table.rules.sides) % table.rules.seats].now
    return not now & NO_MATERIAL


def exposed(site: Site) -> i64:
    """Give the filled cells that nothing rests on."""
    found: i64 = 0
    for cell in range(site.castle.size):
        if site.filled & BITS[cell] and not site.castle.carries[cell] & site.filled:
            found |= BITS[cell]
    return found


def shielded(table: Renaissance, site: Site) -> i64:
    """Give the cells whose material no action can touch."""
    found: i64 = 0
    for rider in site.riders:
        if table.cards[rider // RIDER].special.shields:
            found |= BITS[cell_of(site, rider % RIDER)]
    return found


def guarded(table: Renaissance, site: Site) -> i64:
    """Give the cells beside a special that keeps opponents' actions away.

    In the later edition it stops attacks only (ruling N-53), but nothing else touches materials.
    """
    found: i64 = 0
    if site.fixed:
        for cell in range(site.castle.size):
            if site.fixed & BITS[cell] and table.cards[site.cells[cell]].special.guards:
                found |= site.castle.adjacent[cell]
    return found


def reachable(table: Renaissance, site: Site) -> i64:
    """Give the cells whose material an opponent's action can touch."""
    if site.immune:
        return 0
    cells = site.filled & ~site.fixed
    if site.riders:
        cells &= ~shielded(table, site)
    return cells & ~guarded(table, site)


def cell_of(site: Site, card: i64) -> i64:
    """Find the cell of a card on a castle."""
    for cell in range(site.castle.size):
        if site.cells[cell] == card:
            return cell
    return -1


def matching(table: Renaissance, site: Site, selector: Selector, cells: i64) -> i64:
    """Give those of these cells whose material matches, by the kind of its cell (ruling N-3)."""
    castle = site.castle
    if selector.exposed:
        cells &= exposed(site)
    found: i64 = 0
    for cell in range(castle.size):
        if not cells & BITS[cell]:
            continue
        if selector.kinds and not selector.kinds & BITS[castle.kinds[cell]]:
            continue
        if selector.values and not has_value(selector.values, site.values[cell]):
            continue
        if selector.pure and not table.cards[site.cells[cell]].pure:  # as printed (ruling N-4)
            continue
        found |= BITS[cell]
    return found


def worth(table: Renaissance, site: Site, card: i64) -> i64:
    """Give the value of a material with the specials on it."""
    value = table.cards[card].value
    for rider in site.riders:
        if rider % RIDER == card:
            value += table.cards[rider // RIDER].special.material
    return value


def put(table: Renaissance, seat: i64, card: i64, cell: i64) -> None:
    """Lay a material on a cell of its side's castle, and note what that achieves (ruling N-7)."""
    site = table.site(seat)
    site.cells[cell] = card
    site.values[cell] = worth(table, site, card)
    site.filled |= BITS[cell]
    _changed(table, site)
    note_kind(table, site, site.castle.kinds[cell])


def note_kind(table: Renaissance, site: Site, kind: i64) -> None:
    """Note what a placement on a cell of a kind achieves for the first time."""
    castle = site.castle
    if kind == STONE:
        site.flags |= HAD_STONE
    elif kind == TILE:
        site.flags |= HAD_TILE
        _be_first(table, site, FIRST_TILE)
    note_full(table, site)
    if not castle.of_kind[FOUNDATION] & ~site.filled and not site.flags & HAD_STONE:
        site.note(FOUNDED)


def note_full(table: Renaissance, site: Site) -> None:
    """Note which kinds of cells are all filled."""
    castle = site.castle
    if not castle.of_kind[STONE] & ~site.filled:
        _be_first(table, site, FIRST_STONES)
    if not castle.of_kind[FOUNDATION] & ~site.filled:
        site.flags |= HAD_FOUNDATIONS
        _be_first(table, site, FIRST_FOUNDATIONS)


def _be_first(table: Renaissance, site: Site, flag: i64) -> None:
    if not table.firsts & flag:
        table.firsts |= flag
        site.note(flag)


def _changed(table: Renaissance, site: Site) -> None:
    site.changed |= CASTLE_CHANGED
    for other in table.sites:
        other.changed |= CASTLES_CHANGED


def build(
    table: Renaissance, seat: i64, card: i64, cell: i64, origin: i64, owner: i64 = -1
) -> None:
    """Place a material that was in a hand or a stock (an owner's); it has left that already."""
    person = table.people[seat]
    printed = table.cards[card].value
    table.seen[card] = 0
    table.near[card] = 0
    if origin == FROM_HAND and table.mover == seat:  # ruling N-25: in one's own turn
        person.placed |= BITS[printed]
    elif origin in (FROM_STOCK, FROM_VAULT):
        person.stock_built += 1
        table.touch(seat, DEED_DONE)
    put(table, seat, card, cell)
    if table.log is not None:
        site = table.site(seat)
        kind = KINDS[site.castle.kinds[cell]]
        name = table.cards[card].name
        table.log.append(
            Built(
                seat, name, cell + 1, kind, site.values[cell], ORIGINS[origin],
                table.owners(seat if owner < 0 else owner, ORIGINS[origin]), table.mates(seat),
            )
        )  # fmt: skip


def take_out(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Let a card leave the hand, or the stock of a side."""
    if origin == FROM_HAND:
        table.take_from_hand(seat, card)
        return
    site = table.site(seat)
    site.stock = without(site.stock, card)
    site.vault = without(site.vault, card)
    site.changed |= STOCK_CHANGED


def lift(table: Renaissance, site: Site, cell: i64) -> i64:
    """Take a material off its cell; what lies on it stays with it."""
    card = site.cells[cell]
    site.cells[cell] = NO_CARD
    site.values[cell] = 0
    site.filled &= ~BITS[cell]
    site.fixed &= ~BITS[cell]
    _changed(table, site)
    return card


def riders_of(site: Site, card: i64) -> vec[i64]:
    """List the specials on a material."""
    found = vec[i64]([])
    for rider in site.riders:
        if rider % RIDER == card:
            found = append(found, rider // RIDER)
    return found


def destroy(table: Renaissance, actor: i64, side: i64, cell: i64) -> None:
    """Let a material leave a castle for the discard pile, with all that lies on it (N-6)."""
    site = table.sites[side]
    value = site.values[cell]
    card = lift(table, site, cell)
    specials = riders_of(site, card)
    for special in specials:
        drop_rider(table, site, special)
        table.discard(special)
    table.discard(card)
    if table.side(actor) != side:
        table.people[actor].destroyed += 1
        table.touch(actor, DEED_DONE)
    if table.log is not None:
        lost = tuple([table.cards[special].name for special in specials])
        name, mates = table.cards[card].name, table.mates(side)
        table.log.append(MaterialLost(actor, side, name, cell + 1, lost, value, mates))


def drop_rider(table: Renaissance, site: Site, special: i64) -> None:
    """Take a special off the material it lies on."""
    left = vec[i64]([])
    host = NO_CARD
    for rider in site.riders:
        if rider // RIDER == special:
            host = rider % RIDER
        else:
            left = append(left, rider)
    site.riders = left
    cell = cell_of(site, host)
    if cell >= 0:
        site.values[cell] = worth(table, site, host)
        _changed(table, site)


def add_rider(table: Renaissance, site: Site, special: i64, cell: i64) -> None:
    """Lay a special on the material of a cell."""
    host = site.cells[cell]
    site.riders = append(site.riders, special * RIDER + host)
    site.values[cell] = worth(table, site, host)
    _changed(table, site)


def carry(one: Site, other: Site, card: i64) -> None:
    """Let what lies on a material go with it from one castle to another."""
    left = vec[i64]([])
    for rider in one.riders:
        if rider % RIDER == card:
            other.riders = append(other.riders, rider)
        else:
            left = append(left, rider)
    one.riders = left


def replace(table: Renaissance, seat: i64, side: i64, special: i64, cell: i64) -> None:
    """Let a special take the place of a material, which is discarded (ruling N-5)."""
    destroy_quietly(table, seat, side, cell)
    site = table.sites[side]
    site.cells[cell] = special
    site.values[cell] = table.cards[special].special.material
    site.filled |= BITS[cell]
    site.fixed |= BITS[cell]


def destroy_quietly(table: Renaissance, seat: i64, side: i64, cell: i64) -> None:
    """Discard a material without its being the deed of an action."""
    before = table.people[seat].destroyed
    destroy(table, seat, side, cell)
    table.people[seat].destroyed = before


def remove_special(table: Renaissance, actor: i64, side: i64, card: i64) -> None:
    """Take a special in play, or in the own stock, to the discard pile."""
    along, points = belongings(table, side, card), brought_by(table, side, card)
    stored = stored_by(table, side, card)
    where = take_special(table, side, card)
    table.discard(card)
    if table.log is not None:
        name = table.cards[card].name
        mates = table.mates(side)
        table.log.append(SpecialDiscarded(actor, side, name, where, along, points, stored, mates))


def belongings(table: Renaissance, side: i64, card: i64) -> tuple[str, ...]:
    """Name the cards that go to the discard pile when a special leaves its zone."""
    site = table.sites[side]
    special = table.cards[card].special
    if not (special.slots or special.collects) or not holds(site.zone, card):
        return ()
    return names(table, site.vault if special.slots else site.under)


def brought_by(table: Renaissance, side: i64, card: i64) -> i64:
    """Give the points that a special brings its side where it lies, without the final ones."""
    site = table.sites[side]
    special = table.cards[card].special
    if holds(site.zone, card):
        return special.zone + special.collects * i64(len(site.under))
    in_play = site.cover != card and not holds(site.stock, card) and not holds(site.vault, card)
    return special.material if in_play else 0


def stored_by(table: Renaissance, side: i64, card: i64) -> i64:
    """Count the cards that leave a stock together with a special: itself, or what it shelters."""
    site = table.sites[side]
    if holds(site.zone, card):
        return i64(len(site.vault)) if table.cards[card].special.slots else 0
    return 1 if holds(site.stock, card) or holds(site.vault, card) else 0


def take_special(table: Renaissance, side: i64, card: i64) -> str:
    """Take a special from where it lies on a side, and tell where that was."""
    site = table.sites[side]
    for rider in site.riders:
        if rider // RIDER == card:
            drop_rider(table, site, card)
            return "castle"
    cell = cell_of(site, card)
    if cell >= 0:
        lift(table, site, cell)
        return "castle"
    if site.cover == card:
        site.cover = NO_CARD
        return "cover"
    for other in site.zone:
        if other == card:
            leave_zone(table, site, card)
            return "zone"
    where = stock_place(holds(site.vault, card))
    site.stock = without(site.stock, card)
    site.vault = without(site.vault, card)
    site.changed |= STOCK_CHANGED
    return where


def leave_zone(table: Renaissance, site: Site, card: i64) -> None:
    """Take a special out of a zone, with what depends on it (ruling N-24)."""
    special = table.cards[card].special
    site.zone = without(site.zone, card)
    if special.slots:
        site.slots -= special.slots
        for kept in site.vault:
            table.discard(kept)
        site.vault = vec[i64]([])
        site.changed |= STOCK_CHANGED
    if special.collects:
        for action in site.under:
            table.discard(action)
        site.under = vec[i64]([])


def full(site: Site) -> bool:
    """Say whether every cell of a castle is filled."""
    return site.filled == site.castle.all
