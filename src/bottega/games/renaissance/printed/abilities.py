"""What specials can do, as it is printed."""

from msgspec import field

from bottega.games.renaissance.printed.conditions import Filter, snake
from bottega.kernel.telling import Clause


class Can(Clause, tag_field="effect", tag=snake):
    """One thing that a special can do."""


class LockStock(Can):
    """The stock under it is locked until such a card is discarded."""

    unlock: Filter


class Toll(Can):
    """Who placed such a material pays cards for it."""

    filter: Filter
    count: int


class ImmuneSelf(Can):
    """Opponents' actions cannot touch it."""


class ImmuneMaterial(Can):
    """No action touches the material under it."""


class ImmuneAdjacent(Can):
    """Opponents' actions, or only their attacks, do not touch the materials beside it."""

    only_attacks: bool = False


class Trap(Can):
    """Cancels an attack on castle or stock."""

    scope: str


class CancelAction(Can):
    """Cancels an action."""

    uses: int


class CollectAttacks(Can):
    """Actions that attack its owner's castle lie under it."""

    points_each: int


class ExtraStock(Can):
    """More slots for the stock, which actions do not reach."""

    slots: int


class DuplicateAction(Can):
    """Repeats an action."""

    uses: int
    when: str  # own_turn_start or reaction


class CopySpecial(Can):
    """Counts as the best special of an opposing zone."""


class ScoreCount(Can):
    """Brings points for materials of an opposing castle."""

    counted: Filter = field(name="count")
    points_each: int


class ChangeKind(Can):
    """The material under it is of any kind."""


class ZoneWhenSeen(Can):
    """Goes to its holder's zone when another sees it."""


class ReplaceMaterials(Can):
    """Materials of the castle give way to others."""

    require: str  # higher_value or any


class StockLoss(Can, tag="stock_discard"):
    """Random cards of the stock it comes to are discarded."""

    count: int


Ability = (
    LockStock | Toll | ImmuneSelf | ImmuneMaterial | ImmuneAdjacent | Trap | CancelAction
    | CollectAttacks | ExtraStock | DuplicateAction | CopySpecial | ScoreCount | ChangeKind
    | ZoneWhenSeen | ReplaceMaterials | StockLoss
)  # fmt: skip
