"""How the answers to single questions are sorted out."""

from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.renaissance.asking import Asking, Rule, first, ranked
from bottega.bots.evaluate.renaissance.facts import BIT
from bottega.bots.evaluate.renaissance.scene import Cells, Ground
from bottega.games.renaissance.actions import (
    ACCEPT,
    BUILD,
    COUNTER,
    DISCARD,
    DONE,
    EMPTY,
    GIVE,
    MATERIAL_CARDS,
    MOVE,
    OFFER,
    OPEN,
    PLAY,
    SHELTER,
    STORE,
    STRIKE,
    TAKE,
    TARGET,
)
from bottega.games.renaissance.names import MOST_CELLS, PLAYING

WORST: Final = 2  # cards that are worth a look at being discarded
SWAPS: Final = 12  # exchanges of materials that are looked at
OFFERS: Final = 3  # cards that are looked at for an offer
MATERIALS: Final[list[int]] = [int(card) for card in MATERIAL_CARDS]
PAIRS: Final[i64] = 144  # of a rival's and an own cell


def built(code: int) -> int:
    """Give the card of a `build`."""
    return MATERIALS[(code - BUILD) // MOST_CELLS]


def value_at(cells: Cells, cell: int) -> int:
    """Give what is built on a cell, or 0."""
    if not 0 <= cell < len(cells):
        return 0
    there = cells[cell]
    return there.value if there is not None else 0


def size_of(bits: i64) -> int:
    """Count the cells of a set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def best_cells(ground: Ground, codes: list[int]) -> list[int]:
    """Leave one cell of each kind for each card: the one that covers most, the lowest of these."""
    plan = ground.plan
    filled = ground.filled
    best: dict[int, int] = {}
    merits: dict[int, float] = {}
    for code in codes:
        if not BUILD <= code < MOVE:
            continue
        cell = (code - BUILD) % MOST_CELLS
        below: i64 = plan.rests_on[cell]
        above: i64 = plan.carries[cell]
        merit = size_of(below & filled) + 0.8 * size_of(above & filled) - cell / 100
        here: i64 = BIT[cell]
        if filled & here:
            merit -= value_at(ground.cells, cell)
        key = built(code) * 4 + plan.kinds[cell]
        if key not in best or merit > merits[key]:
            best[key] = code
            merits[key] = merit
    return list(best.values())


def highest_first(asking: Asking, builds: list[int]) -> list[int]:
    """Sort `build`s by the value of the card."""
    return ranked(builds, [float(asking.card(built(code)).value) for code in builds])


class Operations(Rule):
    """Leave out cells that are alike, and discards of what is better kept."""

    def sort(self, asking: Asking) -> list[int]:
        """Build first, then open the stock or end, then play, then discard."""
        ground = asking.ground()
        found = highest_first(asking, best_cells(ground, asking.codes))
        plays: list[int] = []
        discards: list[int] = []
        for code in asking.codes:
            if code in (OPEN, DONE):
                found.append(code)
            elif PLAY <= code < DISCARD:
                plays.append(code)
            elif DISCARD <= code < OPEN:
                discards.append(code)
        found.extend(plays)
        found.extend(self._worst(asking, discards, ground.fits))
        return found

    def _worst(self, asking: Asking, discards: list[int], free: i64) -> list[int]:
        """Keep the discards of what is worth least, and of what may be discarded for a mission."""
        cost = [-asking.card(code - int(DISCARD)).worth(free) for code in discards]
        ranked(discards, cost)
        kept = discards[:WORST]
        for code in discards[WORST:]:
            card = asking.card(code - int(DISCARD))
            if card.special or (card.pure and card.material and card.value < 3):
                kept.append(code)
        return kept


class Placements(Rule):
    """Build the highest value first; ending comes last."""

    def sort(self, asking: Asking) -> list[int]:
        """Leave one cell of each kind for each card, and whatever else can be answered."""
        found = highest_first(asking, best_cells(asking.ground(), asking.codes))
        for code in asking.codes:
            if not BUILD <= code < MOVE:
                found.append(code)
        return found


class Renovations(Rule):
    """Renovate where most is gained, and only where something is."""

    def sort(self, asking: Asking) -> list[int]:
        """Leave one cell of each kind for each card, and whatever else can be answered."""
        builds = highest_first(asking, best_cells(asking.ground(), asking.codes))
        gains = [self._gain(asking, code) for code in builds]
        found = ranked(builds, gains)
        while found and gains[len(found) - 1] <= 0:
            found.pop()
        for code in asking.codes:
            if not BUILD <= code < MOVE:
                found.append(code)
        return found

    def _gain(self, asking: Asking, code: int) -> float:
        """Say how much more than before a renovated cell is worth."""
        before = value_at(asking.side.cells, (code - BUILD) % MOST_CELLS)
        return float(asking.card(built(code)).value - before)


class Relays(Rule):
    """Lay a castle out anew as it comes: no cell stays empty."""

    def sort(self, asking: Asking) -> list[int]:
        return [code for code in asking.codes if code != EMPTY][:2]


class Stores(Rule):
    """Store the best first, where it is sheltered if it can be."""

    def sort(self, asking: Asking) -> list[int]:
        """Storing nothing is better than storing what is worth nothing."""
        free = asking.ground().fits
        merits: list[float] = []
        for code in asking.codes:
            if STORE <= code < SHELTER:
                merits.append(asking.card(code - int(STORE)).worth(free))
            elif SHELTER <= code < SHELTER + PLAYING:
                merits.append(asking.card(code - int(SHELTER)).worth(free) + 0.5)
            else:
                merits.append(0.3)
        return ranked(asking.codes, merits)


class Strikes(Rule):
    """Hit the highest value of a rival, and give up the lowest of one's own."""

    def __init__(self, at: int, helps: bool) -> None:
        self.at = at  # which of the question's numbers says whose castle it is
        self.helps = helps  # the own castle is not harmed

    def sort(self, asking: Asking) -> list[int]:
        sides = asking.view.sides
        whose = asking.args[self.at] % len(sides)
        cells = sides[whose].cells
        sign = -1.0 if whose == asking.own and not self.helps else 1.0
        merits = [sign * value_at(cells, code - int(STRIKE)) for code in asking.codes]
        return ranked(asking.codes, merits)


class Moves(Rule):
    """Take the highest value for the lowest of one's own."""

    def sort(self, asking: Asking) -> list[int]:
        """Leave the best exchanges, and whatever else can be answered."""
        sides = asking.view.sides
        theirs = sides[asking.args[1] % len(sides)].cells
        own = asking.side.cells
        moving: list[int] = []
        gains: list[float] = []
        other: list[int] = []
        for code in asking.codes:
            at = code - int(MOVE)
            if 0 <= at < PAIRS:
                moving.append(code)
                gain = value_at(theirs, at // int(MOST_CELLS)) - value_at(own, at % int(MOST_CELLS))
                gains.append(float(gain))
            else:
                other.append(code)
        found = ranked(moving, gains)[:SWAPS]
        found.extend(other)
        return found


class Targets(Rule):
    """Aim at the leader first."""

    def sort(self, asking: Asking) -> list[int]:
        """Sort seats by the points and the filled cells of their sides."""
        view = asking.view
        merits: list[float] = []
        for code in asking.codes:
            merit = 0
            if TARGET <= code < STRIKE:
                side = view.sides[view.people[code - int(TARGET)].side]
                merit = side.score.points
                for cell in side.cells:
                    if cell is not None:
                        merit += 1
            merits.append(float(merit))
        return ranked(asking.codes, merits)


class HandOuts(Rule):
    """Give the worst of the pool to opponents, the best to a partner."""

    def sort(self, asking: Asking) -> list[int]:
        """Sort by what the cards are worth to oneself."""
        free = asking.ground().fits
        partner = asking.view.people[asking.args[1]].side == asking.own
        sign = 1.0 if partner else -1.0
        merits = [sign * asking.card(code - int(GIVE)).worth(free) for code in asking.codes]
        return ranked(asking.codes, merits)


class Offers(Rule):
    """Offer the card that is worth least for the one that is worth most."""

    def sort(self, asking: Asking) -> list[int]:
        """Look at a few cards to give, then at a few to take, then make the offer."""
        view = asking.view
        given, taken = view.given_size, view.taken_size
        last = [code for code in asking.codes if code == OFFER]
        if given == 0 and taken == 0:
            gives = self._best(asking, int(GIVE), -1.0)
            if gives:
                return gives + last
        if taken == 0:
            takes = self._best(asking, int(TAKE), 1.0)
            if takes:
                return takes + last
        return last

    def _best(self, asking: Asking, base: int, sign: float) -> list[int]:
        free = asking.ground().fits
        codes = [code for code in asking.codes if base <= code < base + PLAYING]
        merits = [sign * asking.card(code - base).worth(free) for code in codes]
        return ranked(codes, merits)[:OFFERS]


class Deals(Rule):
    """Accept what brings more than it costs."""

    def sort(self, asking: Asking) -> list[int]:
        """Accept or refuse; nothing is offered in return."""
        free = asking.ground().fits
        named = asking.deck.named
        gain = 0.0
        for name in asking.view.given or ():
            gain += named[name].worth(free)
        for name in asking.view.taken or ():
            gain -= named[name].worth(free)
        codes = [code for code in asking.codes if code != COUNTER]
        if gain > 0:
            return first(int(ACCEPT), codes)
        refused = [code for code in codes if code != ACCEPT]
        return refused + [code for code in codes if code == ACCEPT]
