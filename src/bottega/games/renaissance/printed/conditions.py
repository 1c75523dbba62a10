"""What missions ask for, as it is printed."""

from msgspec import field

from bottega.kernel.telling import Clause
from bottega.kernel.values import Lean

Names = tuple[str, ...]


class Filter(Lean):
    """Which cards or materials are meant; what is left away does not matter."""

    being: str = field(default="", name="is")  # action, material or special
    pure: bool = False
    kinds: Names = ()
    values: tuple[int, ...] = ()
    exposed: bool = False
    either: tuple["Filter", ...] = field(default=(), name="any")
    among: Names = ()  # the kinds of which all must be such


ANYTHING = Filter()


def snake(name: str) -> str:
    """Write the name of a class as the word for it: `HandSwap` is `hand_swap`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Counts(Clause, tag_field="name", tag=snake):
    """A number that a side has."""


class FilledCells(Counts):
    """Filled cells."""


class EmptyCells(Counts):
    """Free cells of a kind."""

    kind: str


class CastlePoints(Counts):
    """What a castle is worth."""


class SpecialPoints(Counts):
    """What specials are worth."""


class Materials(Counts):
    """Materials of a castle."""

    filter: Filter


class CardsHeld(Counts, tag="cards"):
    """Cards of hand and stock."""

    zones: Names
    filter: Filter


class FreeStockSlots(Counts):
    """Free slots of the stock."""


class OtherMissionPoints(Counts):
    """Points of the other missions."""


class SpecialsPlaced(Counts, tag="specials_placed_on_own_side"):
    """Specials laid on the own side in the whole game."""


class SpecialsHere(Counts, tag="specials_on_own_side_by_self"):
    """Specials that lie on the own side and were laid by its players."""


class SharedWithOpponent(Counts):
    """Materials that an opponent has too."""


class Counter(Counts):
    """Something that is counted as it happens."""

    counter: str


Metric = (
    FilledCells | EmptyCells | CastlePoints | SpecialPoints | Materials | CardsHeld | FreeStockSlots
    | OtherMissionPoints | SpecialsPlaced | SpecialsHere
    | SharedWithOpponent | Counter
)  # fmt: skip


class Asks(Clause, tag_field="op", tag=snake):
    """What a mission asks for."""


class Compare(Asks):
    """A number is at most, at least or exactly another."""

    metric: Metric
    rel: str  # <=, >= or ==
    value: int


class Extreme(Asks):
    """A side has the most or the least of all."""

    metric: Metric
    which: str  # most or least


class Behind(Asks):
    """A side is so much behind one of its opponents."""

    metric: Metric
    versus: str  # max_opponents or min_opponents
    by: int


class EveryMaterial(Asks):
    """All materials of a castle are such."""

    such: Filter = field(name="filter")


class Done(Asks, tag="flag"):
    """Something was done once."""

    name: str


class All(Asks):
    """Several conditions hold."""

    of: "tuple[Condition, ...]"


Condition = Compare | Extreme | Behind | EveryMaterial | Done | All
