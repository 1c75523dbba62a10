"""What specials can do, as it is printed."""

from msgspec import field

from bottega.games.renaissance.printed.conditions import Filter, Word, snake


class Can(Word, frozen=True, tag_field="effect", tag=snake):
    """One thing that a special can do."""


class LockStock(Can, frozen=True):
    """The stock under it is locked until such a card is discarded."""

    unlock: Filter


class Toll(Can, frozen=True):
    """Who placed such a material pays cards for it."""

    filter: Filter
    count: int


class ImmuneSelf(Can, frozen=True):
    """Opponents' actions cannot touch it."""


class ImmuneMaterial(Can, frozen=True):
    """No action touches the material under it."""


class ImmuneAdjacent(Can, frozen=True):
    """Opponents' actions, or only their attacks, do not touch the materials beside it."""

    only_attacks: bool = False


class Trap(Can, frozen=True):
    """Cancels an attack on castle or stock."""

    scope: str


class CancelAction(Can, frozen=True):
    """Cancels an action."""

    uses: int


class CollectAttacks(Can, frozen=True):
    """Actions that attack its owner's castle lie under it."""

    points_each: int


class ExtraStock(Can, frozen=True):
    """More slots for the stock, which actions do not reach."""

    slots: int


class DuplicateAction(Can, frozen=True):
    """Repeats an action."""

    uses: int
    when: str  # own_turn_start or reaction


class CopySpecial(Can, frozen=True):
    """Counts as the best special of an opposing zone."""


class ScoreCount(Can, frozen=True):
    """Brings points for materials of an opposing castle."""

    counted: Filter = field(name="count")
    points_each: int


class ChangeKind(Can, frozen=True):
    """The material under it is of any kind."""


class ZoneWhenSeen(Can, frozen=True):
    """Goes to its holder's zone when another sees it."""


class ReplaceMaterials(Can, frozen=True):
    """Materials of the castle give way to others."""

    require: str  # higher_value or any


class StockLoss(Can, frozen=True, tag="stock_discard"):
    """Random cards of the stock it comes to are discarded."""

    count: int


Ability = (
    LockStock | Toll | ImmuneSelf | ImmuneMaterial | ImmuneAdjacent | Trap | CancelAction
    | CollectAttacks | ExtraStock | DuplicateAction | CopySpecial | ScoreCount | ChangeKind
    | ZoneWhenSeen | ReplaceMaterials | StockLoss
)  # fmt: skip
