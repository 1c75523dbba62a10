"""Setting up: families, castles, missions, and hands."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import OBLIGE_ONE, pair_code, pair_of
from bottega.games.renaissance.castles import CASTLES, QUICK
from bottega.games.renaissance.claims import CHECK, watch
from bottega.games.renaissance.events import FirstPlayer, MissionsChosen
from bottega.games.renaissance.names import (
    A_FAMILY,
    FAMILIES,
    FIRST_MISSION,
    MISSIONS_EACH,
    ROYAL_EACH,
)
from bottega.games.renaissance.state import BEGINNER, EVERY_CHANGE, Renaissance, Rules, names
from bottega.games.renaissance.turn import BEGIN, fill_hand
from bottega.kernel.options import Options
from bottega.kernel.rng import dealer
from bottega.kernel.table import Codes, Frame, Interlude
from bottega.parts.bits import BITS
from bottega.parts.piles import inserted, without

ROYAL_DEALT: Final[i64] = 2


def set_up(options: Options, rules: Rules, seed: int) -> Renaissance:
    """Lay out a table; each source of chance has a stream of its own."""
    table = Renaissance(None, options, rules)
    table.families = chosen_families(options, rules, seed)
    deal_castles(table, seed)
    deal_missions(table, seed)
    for family in range(i64(len(FAMILIES))):
        if table.families & BITS[family]:
            for place in range(A_FAMILY):
                table.pile = append(table.pile, family * A_FAMILY + place)
    dealer(seed, "pile").shuffle(table.pile)
    table.streams = [dealer(seed, "chance"), dealer(seed, "first")]
    table.push(FirstTurn())
    for side in range(rules.sides - 1, i64(-1), -1):
        table.push(ChooseMissions(side))
    table.settle()
    return table


def chosen_families(options: Options, rules: Rules, seed: int) -> i64:
    """Give the families in play, a bit each: as chosen, or drawn (ruling N-50)."""
    named = options.chosen["families"]
    if named != "random":
        return sum([BITS[FAMILIES.index(name)] for name in named.split(",")])
    order = vec[i64]([0, 1, 2, 3])
    dealer(seed, "families").shuffle(order)
    found: i64 = 0
    for i in range(families_needed(rules)):
        found |= BITS[order[i]]
    return found


def families_needed(rules: Rules) -> i64:
    """Count the families of a game: one a side, and fewer in the quick game."""
    if rules.quick:
        return 1 if rules.sides == 2 else 2
    return rules.sides


def deal_castles(table: Renaissance, seed: int) -> None:
    """Draw a castle for each side, none twice."""
    order = vec[i64]([0, 1, 2, 3])
    dealer(seed, "castles").shuffle(order)
    for side in range(table.rules.sides):
        table.sites[side].castle = CASTLES[QUICK if table.rules.quick else order[side]]


def deal_missions(table: Renaissance, seed: int) -> None:
    """Deal royal and princely missions to each side; the others are put away."""
    princely: i64 = 2 if table.rules.quick else 3
    for first, count, source in (
        (i64(0), ROYAL_DEALT, "royal"),
        (ROYAL_EACH, princely, "princely"),
    ):
        cards = vec[i64]([])
        for family in range(i64(len(FAMILIES))):
            if table.families & BITS[family]:
                for i in range(ROYAL_EACH):
                    cards = append(cards, FIRST_MISSION + family * MISSIONS_EACH + first + i)
        dealer(seed, source).shuffle(cards)
        at: i64 = 0
        for site in table.sites:
            for _ in range(count):
                site.optional = inserted(site.optional, cards[at])
                at += 1
        for i in range(at, i64(len(cards))):
            table.unused = inserted(table.unused, cards[i])


class ChooseMissions(Frame[Renaissance]):
    """Which missions are mandatory? All choose at the same time, one for a team (N-38, N-47)."""

    together: bool = True

    def options(self, table: Renaissance) -> Codes:
        """Offer every pair, or in the quick game every one."""
        cards = table.site(self.seat).optional
        out = vec[i64](capacity=10)
        for i in range(i64(len(cards))):
            one = cards[i] - FIRST_MISSION
            if table.rules.quick:
                out = append(out, OBLIGE_ONE + one)
                continue
            for j in range(i + 1, i64(len(cards))):
                out = append(out, pair_code(one, cards[j] - FIRST_MISSION))
        return out

    def answer(self, table: Renaissance, code: i64) -> None:
        """Set them apart; in the quick game the others are put away (ruling N-45)."""
        site = table.site(self.seat)
        if table.rules.quick:
            oblige(table, self.seat, code - OBLIGE_ONE)
            site.away = site.optional
            site.optional = vec[i64]([])
        else:
            first, second = pair_of(code)
            oblige(table, self.seat, first)
            oblige(table, self.seat, second)
        if table.log is not None:
            table.log.append(
                MissionsChosen(table.mates(self.seat), self.seat, names(table, site.mandatory))
            )


def oblige(table: Renaissance, seat: i64, mission: i64) -> None:
    """Make a mission mandatory."""
    site = table.site(seat)
    site.optional = without(site.optional, FIRST_MISSION + mission)
    site.mandatory = inserted(site.mandatory, FIRST_MISSION + mission)


class FirstTurn(Interlude[Renaissance]):
    """Missions are chosen: hands are dealt, and chance names who begins."""

    def run(self, table: Renaissance) -> None:
        for seat in range(table.rules.seats):
            fill_hand(table, seat)
        table.first = table.streams[BEGINNER].below(table.rules.seats)
        table.regular = table.first
        for side in range(table.rules.sides):
            watch(table, side)
            table.sites[side].changed = EVERY_CHANGE
        if table.log is not None:
            table.log.append(FirstPlayer(table.first))
        BEGIN[table.first].run(table)
        table.push(CHECK)  # what was dealt counts from the first turn on (ruling N-60)
