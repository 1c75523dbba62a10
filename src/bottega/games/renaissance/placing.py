"""Materials that actions let players place from their hands."""

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import DONE, build_code, built_by
from bottega.games.renaissance.asking import Ask, AskSome
from bottega.games.renaissance.building import build, free_cells, may_build
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import NothingFound
from bottega.games.renaissance.state import A_KIND, FROM_HAND, Renaissance, Site
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS

ANY: Final[i64] = 0  # what the materials have in common
SAME_VALUE: Final[i64] = 1
SAME_KIND: Final[i64] = 2
IN_PLAY: Final[i64] = 3
Match = Literal["none", "same_value", "same_kind", "in_play"]
MATCHES: Final[tuple[Match, ...]] = ("none", "same_value", "same_kind", "in_play")
NO_KEY: Final[i64] = -1
UNLIMITED: Final[i64] = 12


class PlaceMaterials(AskSome):
    """Which material do you place? So many are missing, and so many possible."""

    def __init__(self, seat: i64, least: i64, left: i64, match: i64, key: i64) -> None:
        super().__init__(seat, left)
        self.least = least
        self.match = match
        self.key = key
        self.always = least <= 0  # whether anything fits is nobody else's business

    def choices(self, table: Renaissance) -> Codes:
        """Offer what fits and can be completed; to stop where enough are placed."""
        out = vec[i64](capacity=24)
        if self.least <= 0:
            out = append(out, DONE)
        return placements(table, self.seat, self.least, self.match, self.key, out)

    def decide(self, table: Renaissance, code: i64) -> None:
        if code == DONE:
            return
        card, cell = built_by(code)
        site = table.site(self.seat)
        key = key_of(table, site, card, cell, self.match)
        table.take_from_hand(self.seat, card)
        build(table, self.seat, card, cell, FROM_HAND)
        kind = site.castle.kinds[cell]
        table.baked = append(table.baked, kind * A_KIND + table.cards[card].value)
        if self.left > 1:
            table.push(PlaceMaterials(self.seat, self.least - 1, self.left - 1, self.match, key))
        table.push(CHECK)


def key_of(table: Renaissance, site: Site, card: i64, cell: i64, match: i64) -> i64:
    """Give what the next materials must share with this one."""
    if match == SAME_VALUE:
        return table.cards[card].value
    return site.castle.kinds[cell] if match == SAME_KIND else NO_KEY


def placements(
    table: Renaissance, seat: i64, least: i64, match: i64, key: i64, out: Codes
) -> Codes:
    """Add every placement after which enough others are still possible."""
    if not may_build(table, seat, FROM_HAND):
        return out
    site = table.site(seat)
    for card in table.people[seat].hand:
        piece = table.cards[card]
        if not piece.kinds or (match == SAME_VALUE and key >= 0 and piece.value != key):
            continue
        kinds = piece.kinds
        if match == SAME_KIND and key >= 0:
            kinds &= BITS[key]
        cells = free_cells(table, site, kinds)
        for cell in range(site.castle.size):
            if not cells & BITS[cell]:
                continue
            if match == IN_PLAY and not in_play(table, site.castle.kinds[cell], piece.value):
                continue
            if least <= 1 or another_follows(table, seat, card, cell, match):
                out = append(out, build_code(card, cell))
    return out


def another_follows(table: Renaissance, seat: i64, card: i64, cell: i64, match: i64) -> bool:
    """Say whether a second material can follow this one; two is the most that is ever required."""
    site = table.site(seat)
    key = key_of(table, site, card, cell, match)
    site.filled |= BITS[cell]  # as if it lay there, for what rests on it
    found = False
    for other in table.people[seat].hand:
        piece = table.cards[other]
        if other == card or not piece.kinds:
            continue
        if match == SAME_VALUE and piece.value != key:
            continue
        kinds = piece.kinds & BITS[key] if match == SAME_KIND else piece.kinds
        if free_cells(table, site, kinds):
            found = True
            break
    site.filled &= ~BITS[cell]
    return found


def in_play(table: Renaissance, kind: i64, value: i64) -> bool:
    """Say whether some castle has a material of this kind and value (ruling N-19)."""
    for site in table.sites:
        for cell in range(site.castle.size):
            if (
                (site.filled & ~site.fixed) & BITS[cell]
                and site.castle.kinds[cell] == kind
                and site.values[cell] == value
            ):
                return True
    return False


def place(table: Renaissance, seat: i64, least: i64, most: i64, match: i64) -> None:
    """Ask for the materials of an action; where too few can be placed, none are."""
    table.baked = vec[i64]([])
    if least > 0 and len(placements(table, seat, least, match, NO_KEY, vec[i64]([]))) == 0:
        if table.log is not None:
            table.log.append(NothingFound(seat, "hand"))
        return
    table.push(PlaceMaterials(seat, least, most, match, NO_KEY))


class MatchBuild(Ask):
    """Do you place a material like one of those just placed? (ruling N-18)"""

    always: bool = True

    def __init__(self, seat: i64, actor: i64, used: i64) -> None:
        super().__init__(seat)
        self.actor = actor
        self.used = used

    def choices(self, table: Renaissance) -> Codes:
        """Offer to stop, and what matches and fits."""
        out = append(vec[i64](capacity=8), DONE)
        if not may_build(table, self.seat, FROM_HAND):
            return out
        site = table.site(self.seat)
        for card in table.people[self.seat].hand:
            piece = table.cards[card]
            if not piece.kinds:
                continue
            cells = free_cells(table, site, piece.kinds)
            for cell in range(site.castle.size):
                if cells & BITS[cell]:
                    like = site.castle.kinds[cell] * A_KIND + piece.value
                    if match_of(table, like, self.used) >= 0:
                        out = append(out, build_code(card, cell))
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Place it and ask again, once for each of those placed."""
        if code == DONE:
            return
        card, cell = built_by(code)
        site = table.site(self.seat)
        like = site.castle.kinds[cell] * A_KIND + table.cards[card].value
        used = self.used | BITS[match_of(table, like, self.used)]
        table.take_from_hand(self.seat, card)
        build(table, self.seat, card, cell, FROM_HAND)
        if used != BITS[len(table.baked)] - 1:
            table.push(MatchBuild(self.seat, self.actor, used))
        table.push(CHECK)


def match_of(table: Renaissance, like: i64, used: i64) -> i64:
    """Find one of those just placed that is like this and not yet matched, or -1."""
    for i in range(i64(len(table.baked))):
        if table.baked[i] == like and not used & BITS[i]:
            return i
    return -1


def offer_matches(table: Renaissance, seat: i64, actor: i64) -> None:
    """Ask a seat for materials like those just placed, if there were any."""
    if len(table.baked):
        table.push(MatchBuild(seat, actor, 0))
