"""What a view shows of every side, brought into the form that the evaluation works with."""

from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.renaissance.facts import BIT, PLANS, Card, CastlePlan, Deck
from bottega.bots.evaluate.renaissance.weights import Weights
from bottega.games.renaissance.views import Cell, RenaissanceView, Side

SHIELD: Final = "artisans-35"
Cells = tuple[Cell | None, ...]


class Ground:
    """Which cells of a castle are filled, and how many of each kind are free."""

    def __init__(self, castle: str, cells: Cells) -> None:
        plan = PLANS[castle]
        kinds = plan.kinds
        filled: i64 = 0
        kinds_free: i64 = 0
        counted = [0, 0, 0]
        for cell in range(len(cells)):
            if cells[cell] is not None:
                filled |= BIT[cell]
                continue
            kind = kinds[cell]
            counted[kind] += 1
            kinds_free |= BIT[kind]
        self.plan: CastlePlan = plan
        self.cells: Cells = cells
        self.filled: i64 = filled  # a bit for each
        self.free: list[int] = counted  # empty cells by kind
        self.fits: i64 = kinds_free  # kinds of which there are any
        self.empty: int = counted[0] + counted[1] + counted[2]


class Site:
    """One side's castle and what it has played."""

    def __init__(self, side: Side) -> None:
        ground = Ground(side.castle, side.cells)
        parts = side.score.parts
        self.side: Side = side
        self.ground: Ground = ground
        self.free: list[int] = ground.free
        self.empty: int = ground.empty
        self.full: int = len(ground.cells) - ground.empty  # filled cells
        self.castle: int = parts["castle"]
        self.specials: int = parts["specials"]
        self.missions: int = parts["missions"]
        self.exposed: float = self._exposed()

    def _exposed(self) -> float:
        """Add up the materials that lie on top and are not protected."""
        ground = self.ground
        carries = ground.plan.carries
        exposed = 0
        cells = ground.cells
        for cell in range(len(cells)):
            there = cells[cell]
            if there is None or not there.material:
                continue
            value = there.value
            carried: i64 = carries[cell]
            if value > 0 and not carried & ground.filled and SHIELD not in there.specials:
                exposed += value
        return float(exposed)


class Scene:
    """A table as one side sees it; a spectator is of none (-1)."""

    def __init__(self, view: RenaissanceView, deck: Deck, w: Weights) -> None:
        named = deck.named
        sides = view.sides
        seat = view.seat
        self.view: RenaissanceView = view
        self.sites: list[Site] = [Site(side) for side in sides]
        self.seat: int = -1 if seat is None else seat
        self.own: int = -1
        self.hand: list[Card] = []  # of who looks
        self.stock: list[Card] = []  # of the side, with what is sheltered
        if seat is not None:
            self._look_at_cards(view, seat, named)
        self.left: float = turns_left(view, self.sites, w)  # turns that everybody still has
        self.site: Site = self.sites[self.own]

    def _look_at_cards(self, view: RenaissanceView, seat: int, named: dict[str, Card]) -> None:
        me = view.people[seat]
        self.own = me.side
        mine = view.sides[self.own]
        for name in me.hand:
            self.hand.append(named[name])
        for name in mine.stock:
            self.stock.append(named[name])
        for name in mine.vault:
            self.stock.append(named[name])


def turns_left(view: RenaissanceView, sites: list[Site], w: Weights) -> float:
    """Estimate how many more turns everybody has: until a castle is full, or the pile empty."""
    if view.verdict != "playing":
        return 0.0
    people = len(view.people)
    hands = people / len(sites)  # of a team two build one castle
    emptiest = sites[0].empty
    for site in sites:
        emptiest = min(emptiest, site.empty)
    castle = emptiest * w.waste / hands
    pile = view.pile / (people * w.cards)
    return max(0.3, min(castle, pile + 0.3))
