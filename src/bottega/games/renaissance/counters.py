"""What is counted as it happens, of a side or of a seat."""

from mypy_extensions import i64

from bottega.games.renaissance.metrics import Metric
from bottega.games.renaissance.state import DEED_DONE, Renaissance


class Counter(Metric):
    """Something that is counted as it happens."""

    name: str = ""
    reads: i64 = DEED_DONE


class SpecialsLaid(Counter):
    """Specials that a side has laid anywhere in the whole game."""

    name: str = "specials_placed"

    def of(self, table: Renaissance, seat: i64) -> i64:
        return table.site(seat).laid


class SpecialsThrown(Counter):
    """Specials that a side has thrown away in the whole game."""

    name: str = "specials_discarded"

    def of(self, table: Renaissance, seat: i64) -> i64:
        return table.site(seat).thrown


class ActionsDone(Counter):
    """Actions of a seat in this turn."""

    name: str = "actions_this_turn"
    held: bool = True

    def of(self, table: Renaissance, seat: i64) -> i64:
        return table.people[seat].actions


class CardsDestroyed(Counter):
    """Cards that a seat has destroyed in this turn."""

    name: str = "destroyed_this_turn"
    held: bool = True

    def of(self, table: Renaissance, seat: i64) -> i64:
        return table.people[seat].destroyed


class BuiltFromStock(Counter):
    """Materials that a seat has built from the stock in this turn."""

    name: str = "stock_materials_this_turn"
    held: bool = True

    def of(self, table: Renaissance, seat: i64) -> i64:
        return table.people[seat].stock_built


class SameTarget(Counter):
    """Actions of this turn against the side that was named or hit most often."""

    name: str = "same_target_actions_this_turn"
    held: bool = True

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Take the side with most of them."""
        sides = table.people[seat].aimed
        return max(sides & 255, (sides >> 8) & 255, (sides >> 16) & 255, (sides >> 24) & 255)


class PureActionTurns(Counter):
    """Turns in a row in which a seat only played actions, this one with them."""

    name: str = "pure_action_turn_streak"
    held: bool = True

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count this turn where it is one so far."""
        person = table.people[seat]
        return person.action_streak + 1 if person.pure_action else 0


class PureDiscardTurns(Counter):
    """Turns in a row in which a seat discarded materials alone, this one with them."""

    name: str = "pure_material_discard_streak"
    held: bool = True

    def of(self, table: Renaissance, seat: i64) -> i64:
        """Count this turn where it is one so far."""
        person = table.people[seat]
        return person.discard_streak + 1 if person.pure_discard else 0
