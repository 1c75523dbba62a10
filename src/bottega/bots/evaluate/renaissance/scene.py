"""What a view shows of every side, brought into the form that the evaluation works with."""

from collections.abc import Mapping
from typing import NamedTuple

from bottega.bots.evaluate.renaissance.facts import PLANS, Card, cards
from bottega.bots.evaluate.renaissance.weights import WEIGHTS
from bottega.games.renaissance.views import RenaissanceView, Side


class Site(NamedTuple):
    """One side's castle and what it has played."""

    side: Side
    filled: int
    free: tuple[int, int, int]  # empty cells by kind
    empty: int
    materials: list[tuple[int, int, Card]]  # kind, value and card of each
    exposed: float  # what lies on top and is not protected


class Scene(NamedTuple):
    """A table as one side sees it."""

    view: RenaissanceView
    cards: Mapping[str, Card]
    sites: list[Site]
    own: int  # the side
    hand: list[Card]  # of who looks
    stock: list[Card]  # of the side, with what is sheltered
    left: float  # turns that everybody still has


def scene_of(view: RenaissanceView, seat: int) -> Scene:
    """Read a view for a seat."""
    known = cards(view.options.chosen["edition"])
    sites = [site(side, known) for side in view.sides]
    own = view.people[seat].side
    mine = view.sides[own]
    return Scene(
        view,
        known,
        sites,
        own,
        [known[name] for name in view.people[seat].hand],
        [known[name] for name in (*mine.stock, *mine.vault)],
        turns_left(view, sites),
    )


def site(side: Side, known: Mapping[str, Card]) -> Site:
    """Read one side."""
    plan = PLANS[side.castle]
    cells = side.cells
    free = [0, 0, 0]
    materials = []
    exposed = 0.0
    for cell, there in enumerate(cells):
        if there is None:
            free[plan.kinds[cell]] += 1
            continue
        if not there.material:
            continue
        materials.append((plan.kinds[cell], there.value, known[there.card]))
        if there.value > 0 and not [up for up in plan.carries[cell] if cells[up] is not None]:
            exposed += 0.0 if "artisans-35" in there.specials else there.value
    empty = sum(free)
    return Site(side, len(cells) - empty, (free[0], free[1], free[2]), empty, materials, exposed)


def turns_left(view: RenaissanceView, sites: list[Site]) -> float:
    """Estimate how many more turns everybody has: until a castle is full, or the pile empty."""
    if view.verdict != "playing":
        return 0.0
    w = WEIGHTS
    people = len(view.people)
    hands = people / len(sites)  # of a team two build one castle
    castle = min([site.empty for site in sites]) * w.waste / hands
    pile = view.pile / (people * w.cards)
    return max(0.3, min(castle, pile + 0.3))
