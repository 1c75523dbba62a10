"""What specials can do."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from bottega.games.renaissance.pieces import Ability, Special
from bottega.games.renaissance.selectors import Selector

HIGHER: Final[i64] = 1  # what a material must be that replaces one
ANY_VALUE: Final[i64] = 2


@dataclass
class LockStock(Ability):
    """The stock under it is locked until its owner discards what unlocks it."""

    unlock: Selector

    def fold(self, special: Special) -> None:
        special.locks = True
        special.lock = self.unlock


@dataclass
class Toll(Ability):
    """At the end of its owner's turns, cards of those who placed such a material."""

    selector: Selector
    count: i64

    def fold(self, special: Special) -> None:
        special.toll = self.count
        special.taxed = self.selector


class ImmuneSelf(Ability):
    """Opponents' actions cannot touch it."""

    def fold(self, special: Special) -> None:
        special.untouchable = True


class ImmuneMaterial(Ability):
    """No action can touch the material under it."""

    def fold(self, special: Special) -> None:
        special.shields = True


@dataclass
class ImmuneAdjacent(Ability):
    """Opponents' actions cannot touch the materials beside it; later only attacks (N-53)."""

    only_attacks: bool = False

    def fold(self, special: Special) -> None:
        special.guards = True


@dataclass
class Trap(Ability):
    """Cancels an attack on castle or stock for its owner, and goes to the attacker's zone."""

    scope: i64

    def fold(self, special: Special) -> None:
        special.trap = self.scope


@dataclass
class CancelAction(Ability):
    """Cancels an opponent's action, once."""

    uses: i64

    def fold(self, special: Special) -> None:
        special.cancels = True


@dataclass
class CollectAttacks(Ability):
    """Actions that attack its owner's castle lie under it and bring points."""

    points_each: i64

    def fold(self, special: Special) -> None:
        special.collects = self.points_each


@dataclass
class ExtraStock(Ability):
    """More slots for the stock, which actions do not reach."""

    slots: i64

    def fold(self, special: Special) -> None:
        special.slots = self.slots


@dataclass
class DuplicateAction(Ability):
    """Repeats an opponent's action, once: just after it, or at the start of one's turn."""

    uses: i64
    at_start: bool

    def fold(self, special: Special) -> None:
        special.repeats = True
        special.repeats_at_start = self.at_start


class CopySpecial(Ability):
    """Counts in the end as the best special of an opposing zone."""

    def fold(self, special: Special) -> None:
        special.copies = True


@dataclass
class ScoreCount(Ability):
    """Brings points in the end for materials of one opposing castle."""

    selector: Selector
    points_each: i64

    def fold(self, special: Special) -> None:
        special.counted = self.selector
        special.each = self.points_each


class ChangeKind(Ability):
    """The material under it may lie on a cell of any kind."""

    def fold(self, special: Special) -> None:
        special.any_kind = True


class ZoneWhenSeen(Ability):
    """Goes to its holder's zone when another sees it or draws it."""

    def fold(self, special: Special) -> None:
        special.shy = True


@dataclass
class ReplaceMaterials(Ability):
    """When it is laid, materials of the own castle give way to materials of the hand."""

    require: i64

    def fold(self, special: Special) -> None:
        special.replaces = self.require


@dataclass
class StockLoss(Ability):
    """When it is laid, a random card of the stock it comes to is discarded."""

    count: i64

    def fold(self, special: Special) -> None:
        special.costs_stock = self.count
