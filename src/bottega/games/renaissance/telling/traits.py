"""What a seat of a finished game of Renaissance is remembered for: what its side has in common."""

from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.telling import Trait, remembered


def side_of(view: RenaissanceView, seat: int) -> Side:
    """Give the side of a seat."""
    return view.sides[view.people[seat].side]


def traits(view: RenaissanceView, seat: int) -> list[Trait]:
    """Tell the castle of a seat, the missions it accomplished and the specials in its zone."""
    side = side_of(view, seat)
    castle = f"castle-{side.castle}"
    cards = [f"card-{name}" for name in sorted((*side.accomplished, *side.zone))]
    return [
        *remembered("opening", [castle]),
        *remembered("played", [castle, *cards]),
        *remembered("feat", _feats(side)),
    ]


def _feats(side: Side) -> list[str]:
    """Name what does not happen in every game."""
    feats = {
        "castle-complete": None not in side.cells,
        "no-mission-missed": bool(side.mandatory) and set(side.mandatory) <= set(side.accomplished),
    }
    return [name for name, happened in feats.items() if happened]
