"""What sides of a finished game of Renaissance can be compared by, and what they were to do."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bottega.games.renaissance.telling.traits import side_of
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.game import View

VARIANTS: Final[Sequence[tuple[int, Mapping[str, str]]]] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"edition": "2016"}),
    (2, {"support": "true"}),
    (2, {"variant": "quick"}),
    (4, {"variant": "quick"}),
    (4, {"teams": "true"}),
)


def family_of(card: str) -> str:
    """Give the family of a card."""
    return card.partition("-")[0]


def builders(side: Side) -> Sequence[str]:
    """Name the families that most cards of a castle are of."""
    counted = Counter([family_of(cell.card) for cell in side.cells if cell is not None])
    most = max(counted.values(), default=0)
    return sorted(family for family, n in counted.items() if n == most)


def tags(view: View, seat: int) -> Mapping[str, Sequence[str]]:
    """Name a side's castle, and the families of the game, the castle and the missions."""
    seen, side = _look(view, seat)
    place = (seat - seen.first) % len(seen.sides)
    return {
        "place in the order": (str(place + 1),),
        "castle": (side.castle,),
        "family built most": builders(side),
        "family of a mandatory mission": sorted({family_of(name) for name in side.mandatory}),
        "families in play": (" ".join(seen.families),),
        "missions accomplished": (str(len(side.accomplished)),),
    }


def done(view: View, seat: int) -> Mapping[str, Mapping[str, bool]]:
    """Say of the missions a side held whether it accomplished them."""
    _, side = _look(view, seat)
    did = side.accomplished
    return {"mission": {name: name in did for name in (*side.mandatory, *side.optional)}}


def _look(view: View, seat: int) -> tuple[RenaissanceView, Side]:
    if not isinstance(view, RenaissanceView):
        raise TypeError(f"this reads views of renaissance, not {type(view).__name__}")
    return view, side_of(view, seat)
