"""Cards, castles and the table, as they are printed."""

from bottega.games.renaissance.printed.abilities import Ability
from bottega.games.renaissance.printed.conditions import Condition, Names
from bottega.games.renaissance.printed.steps import Step
from bottega.kernel.values import Value


class Printed(Value, tag_field="type", tag=str.lower):
    """Something that is printed, of a type that its tag spells."""

    @property
    def type(self) -> str:
        """Give the type that clients know it by."""
        return str(self.__struct_config__.tag)


class Card(Printed):
    """A card of a family."""

    family: str


class Action(Card):
    """A card that is played."""

    key: str
    attack: Names  # what it attacks
    reaction: bool
    double: Names  # what may be doubled
    steps: tuple[Step, ...]


class Composite(Action):
    """A card that is played or built."""

    kinds: Names
    value: int


class Material(Card):
    """A card that is built."""

    kinds: Names
    value: int


class Special(Card):
    """A card that is laid, and its points, there where they count."""

    where: str
    points: int
    counts: str  # zone or material
    effects: tuple[Ability, ...]


class Mission(Card):
    """What a side is to accomplish."""

    points: int
    condition: Condition


class Royal(Mission):
    """A mission that is judged in the end."""


class Princely(Mission):
    """A mission that is accomplished on the way."""


class Place(Value):
    """A cell of a castle, and the numbers of those around it."""

    number: int
    row: int  # 0 at the bottom
    x: int  # its left edge in half cells
    kind: str
    rests_on: tuple[int, ...]
    adjacent: tuple[int, ...]


class Castle(Printed):
    """A castle: its width in half cells, its rows, how many cells of each kind, and the cells."""

    width: int
    rows: int
    counts: dict[str, int]
    cells: tuple[Place, ...]


AnyCard = Composite | Action | Material | Special | Royal | Princely
Piece = AnyCard | Castle


class Measures(Value):
    """The measures of the table, by variant and edition where they differ."""

    families: Names
    family: int  # playing cards of one
    in_play: dict[str, dict[int, int]]  # families by variant, or for teams, and by players
    kinds: Names
    castles: dict[str, Names]
    hand: int
    stock: dict[str, int]
    mandatory: dict[str, int]
    bonus: dict[str, dict[str, int]]  # for a full castle
