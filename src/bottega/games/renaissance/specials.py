"""Specials in play: where they lie, and which an action can touch."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.building import cell_of
from bottega.games.renaissance.names import NO_CARD
from bottega.games.renaissance.state import RIDER, Renaissance, Site
from bottega.parts.bits import BITS
from bottega.parts.piles import holds


def touchable(table: Renaissance, seat: i64, side: i64) -> vec[i64]:
    """List the specials in play on a side that a seat's action can touch (ruling N-5)."""
    site = table.sites[side]
    own = table.side(seat) == side
    found = site.zone[:]
    if own or not site.immune:
        for cell in range(site.castle.size):  # by cell, which all can see, not as they were laid
            card = site.cells[cell]
            if site.fixed & BITS[cell]:
                if own or not table.special(card).untouchable:
                    found = append(found, card)
            elif card != NO_CARD:
                for rider in site.riders:
                    if rider % RIDER == card:
                        found = append(found, rider // RIDER)
    if site.cover != NO_CARD:
        found = append(found, site.cover)
    return found


def side_of(table: Renaissance, special: i64) -> i64:
    """Find the side where a special lies in play, or -1."""
    for side in range(table.rules.sides):
        site = table.sites[side]
        if holds(site.zone, special) or site.cover == special or on_castle(site, special):
            return side
    return -1


def on_castle(site: Site, special: i64) -> bool:
    """Say whether a special lies on a castle."""
    for rider in site.riders:
        if rider // RIDER == special:
            return True
    return cell_of(site, special) >= 0
