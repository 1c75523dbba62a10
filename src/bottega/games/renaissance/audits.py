"""The audit: which positions the cards and the rules can make at all."""

from collections import Counter
from typing import Final

from bottega.games.renaissance.building import full, worth
from bottega.games.renaissance.names import (
    A_FAMILY,
    FAMILIES,
    FIRST_MISSION,
    MISSIONS,
    MISSIONS_EACH,
    MOST_CELLS,
    NO_CARD,
)
from bottega.games.renaissance.pending import pending_possible
from bottega.games.renaissance.pieces import PRINCELY, ROYAL, SPECIAL_CARD
from bottega.games.renaissance.setup import ROYAL_DEALT
from bottega.games.renaissance.state import POOLED, RIDER, Renaissance, Site, special_at
from bottega.kernel.errors import BadDump
from bottega.parts.bits import BITS


def audit(table: Renaissance) -> None:
    """Raise BadDump unless this is a position that the cards of the game can make."""
    for says, holds in CHECKS.items():
        if not holds(table):
            raise BadDump(f"impossible position: {says}")


def places(table: Renaissance) -> list[int]:
    """List every playing card, wherever it lies."""
    cards = [*table.pile, *table.discards, *table.tray, *(there // POOLED for there in table.pool)]
    for site in table.sites:
        cards += [card for card in site.cells if card != NO_CARD]
        cards += [rider // RIDER for rider in site.riders]
        cards += [*site.zone, *site.under, *site.stock, *site.vault]
        cards += [site.cover] if site.cover != NO_CARD else []
    for person in table.people:
        cards += person.hand
    return cards


def _cards_whole(table: Renaissance) -> bool:
    families = [f for f in range(len(FAMILIES)) if table.families & BITS[f]]
    wanted = [f * A_FAMILY + i for f in families for i in range(A_FAMILY)]
    return sorted(places(table)) == wanted


def _missions_whole(table: Renaissance) -> bool:
    families = [f for f in range(len(FAMILIES)) if table.families & BITS[f]]
    each = range(MISSIONS_EACH)
    wanted = [FIRST_MISSION + f * MISSIONS_EACH + i for f in families for i in each]
    found = list(table.unused)
    for site in table.sites:
        found += [*site.mandatory, *site.optional, *site.away]
    return sorted(found) == wanted and all(_dealt(table, site) for site in table.sites)


def _dealt(table: Renaissance, site: Site) -> bool:
    """Two royal missions and three (or two) princely ones; so many of them mandatory."""
    mine = [*site.mandatory, *site.optional, *site.away]
    royal = sum(table.cards[card].type == ROYAL for card in mine)
    quick = table.rules.quick
    if royal != ROYAL_DEALT or len(mine) != (4 if quick else 5):
        return False
    chosen = len(site.mandatory) == table.rules.obliged
    if quick:
        return (chosen and len(site.away) == 3) or len(site.optional) == 4
    return (chosen and not site.away) or len(site.optional) == 5


def _done_possible(table: Renaissance) -> bool:
    for site in table.sites:
        mine = {*site.mandatory, *site.optional}
        for mission in range(MISSIONS):
            if site.done & BITS[mission]:
                card = FIRST_MISSION + mission
                open = table.cards[card].type == PRINCELY or table.over()
                if card not in mine or not open:
                    return False
    return True


def _castles_possible(table: Renaissance) -> bool:
    return all(_castle_possible(table, site) for site in table.sites)


def _castle_possible(table: Renaissance, site: Site) -> bool:
    hosts = {rider % RIDER for rider in site.riders}
    laid = {site.cells[cell] for cell in range(MOST_CELLS) if site.filled & BITS[cell]}
    lifted = set(table.tray)
    if site.filled & ~site.castle.all or site.fixed & ~site.filled or hosts - laid - lifted:
        return False
    for cell in range(MOST_CELLS):
        card = site.cells[cell]
        if (card != NO_CARD) != bool(site.filled & BITS[cell]):
            return False
        if card != NO_CARD and not _cell_possible(table, site, cell):
            return False
        if card == NO_CARD and site.values[cell]:
            return False
    return True


def _cell_possible(table: Renaissance, site: Site, cell: int) -> bool:
    card = table.cards[site.cells[cell]]
    if site.fixed & BITS[cell]:
        special = card.type == SPECIAL_CARD and card.special.untouchable
        return special and site.values[cell] == card.special.material
    fits = bool(card.kinds & BITS[site.castle.kinds[cell]]) or _roofed_once(table)
    return fits and card.kinds != 0 and site.values[cell] == worth(table, site, card.number)


def _roofed_once(table: Renaissance) -> bool:
    """A material that was built under a roofer stays where it is when the roofer goes."""
    return any(
        seat >= 0 and table.special(special_at(i)).any_kind for i, seat in enumerate(table.laid_by)
    )


def _specials_in_place(table: Renaissance) -> bool:
    for site in table.sites:
        laid = [*site.zone, *(rider // RIDER for rider in site.riders)]
        laid += [site.cover] if site.cover != NO_CARD else []
        if any(table.cards[card].type != SPECIAL_CARD for card in laid):
            return False
        if any(not table.cards[card].action.attack for card in site.under):
            return False
        if site.slots != sum(table.special(card).slots for card in site.zone):
            return False
        if site.cover != NO_CARD and not table.special(site.cover).locks:
            return False
    return True


def _stocks_fit(table: Renaissance) -> bool:
    return all(
        len(site.stock) <= table.rules.slots and len(site.vault) <= site.slots
        for site in table.sites
    )


def _hands_sorted(table: Renaissance) -> bool:
    piles = [person.hand for person in table.people]
    for site in table.sites:
        piles += [site.stock, site.vault, site.mandatory, site.optional, site.away]
    return all(list(cards) == sorted(cards) for cards in piles)


def _castles_differ(table: Renaissance) -> bool:
    named = Counter(site.castle.name for site in table.sites)
    if table.rules.quick:
        return set(named) == {"quick"}
    return "quick" not in named and max(named.values()) == 1


def _verdict_follows(table: Renaissance) -> bool:
    ended = any(type(frame).__name__ == "Finish" for frame in table.stack) or table.over()
    if ended != (table.verdict != 0):
        return False
    return ended or not any(full(site) for site in table.sites) or _busy(table)


def _busy(table: Renaissance) -> bool:
    """A castle is full only at the very end, or between a change and its check."""
    return any(type(frame).__name__ == "Check" for frame in table.stack)


def _seats_possible(table: Renaissance) -> bool:
    seats = table.rules.seats
    begun = table.first >= 0
    if (table.mover >= 0) != begun or (table.regular >= 0) != begun:
        return False
    return table.first < seats and table.mover < seats and table.regular < seats


CHECKS: Final = {  # in this order: a later one relies on the earlier ones
    "cards are missing or doubled": _cards_whole,
    "missions are missing or doubled": _missions_whole,
    "a mission is accomplished that cannot be": _done_possible,
    "two castles are the same": _castles_differ,
    "a castle cannot look like this": _castles_possible,
    "a special lies where none can": _specials_in_place,
    "a stock holds more than it can": _stocks_fit,
    "cards are out of order": _hands_sorted,
    "what is pending is impossible": pending_possible,
    "somebody moves who does not play": _seats_possible,
    "the end does not follow from the castles": _verdict_follows,
}
