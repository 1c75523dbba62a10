"""What missions measure, read from a view: numbers as far as the reader can know them."""

from collections.abc import Iterable
from itertools import chain

from bottega.games.renaissance.views import Cell, RenaissanceView, Side
from bottega.text.renaissance.asked import kind_of, person_of
from bottega.text.renaissance.pieces import CARDS, CASTLES, Facts

SEVERAL_TYPES = {"composite": ("action", "material")}


class Measures:
    """Measures a position for the seat whose hand is known."""

    def __init__(self, view: RenaissanceView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.side = person_of(view, seat).side
        self.cards = CARDS[view.options.chosen.get("edition", "2015")]

    def own(self) -> Side:
        """Give the side that is measured."""
        return self.view.sides[self.side]

    def others(self, metric: Facts) -> list[int]:
        """Measure all other sides."""
        return [self.of(metric, i) for i in range(len(self.view.sides)) if i != self.side]

    def of(self, metric: Facts, number: int) -> int:
        """Measure one side; of hands and turns, the seat's own."""
        side = self.view.sides[number]
        match metric["name"]:
            case "filled_cells":
                return sum(cell is not None for cell in side.cells)
            case "empty_cells":
                return self.free(metric["kind"])
            case "castle_points":
                return sum(cell.value for cell in side.cells if cell)
            case "special_points":
                return self._special_points(side)
            case "materials":
                return sum(self.fits(cell, metric["filter"]) for _, cell in materials(side))
            case "cards":
                return self._held(metric["zones"], metric["filter"])
            case "free_stock_slots":
                return side.stock_slots - side.stock_size
            case "other_mission_points":
                return sum(self.cards[name]["points"] for name in side.accomplished)
            case "specials_placed_on_own_side":
                return side.laid_here
            case "specials_on_own_side_by_self":
                return self._laid_by_self(side)
            case "shared_with_opponent":
                return max(map(self._shared, self.view.sides))
        return self._counter(metric["counter"], side)

    def free(self, kind: str) -> int:
        """Count the own free cells of a kind."""
        side = self.own()
        cells = enumerate(side.cells, start=1)
        return sum(cell is None and kind_of(side, number) == kind for number, cell in cells)

    def fits(self, cell: Cell, chosen: Facts) -> bool:
        """Say whether a material of a castle is what a filter selects."""
        if chosen.get("pure") and not self.cards[cell.card]["pure"]:
            return False
        return "values" not in chosen or cell.value in chosen["values"]

    def _special_points(self, side: Side) -> int:
        laid = (name for cell in side.cells if cell for name in cell.specials)
        fixed = sum(cell.value for cell in side.cells if cell and not cell.material)
        on_castle = sum(self.cards[name]["points"] for name in laid)
        return int(side.score.parts.get("specials", 0) + on_castle + fixed)

    def _held(self, zones: Iterable[str], chosen: Facts) -> int:
        own = self.own()
        held = {"hand": person_of(self.view, self.seat).hand, "stock": (*own.stock, *own.vault)}
        names = chain.from_iterable(held[zone] for zone in zones)
        return sum(self._is(self.cards[name], chosen) for name in names)

    def _is(self, facts: Facts, chosen: Facts) -> bool:
        if "any" in chosen:
            return any(self._is(facts, one) for one in chosen["any"])
        types = SEVERAL_TYPES.get(facts["type"], (facts["type"],))
        if "is" in chosen and chosen["is"] not in types:
            return False
        return not chosen.get("pure") or bool(facts["pure"])

    def _laid_by_self(self, side: Side) -> int:
        on_castle = (name for cell in side.cells if cell for name in (cell.card, *cell.specials))
        laid = (self.view.laid_by.get(name) for name in chain(side.zone, on_castle))
        return sum(seat in side.seats for seat in laid)

    def _shared(self, other: Side) -> int:
        """Pair the materials of two castles by kind and value, one to one."""
        own = self.own()
        if other is own:
            return 0
        theirs = [(kind_of(other, number), cell.value) for number, cell in materials(other)]
        shared = 0
        for number, cell in materials(own):
            match = (kind_of(own, number), cell.value)
            if match in theirs:
                theirs.remove(match)
                shared += 1
        return shared

    def _counter(self, name: str, side: Side) -> int:
        person = person_of(self.view, self.seat)
        match name:
            case "specials_placed":
                return side.laid
            case "specials_discarded":
                return side.thrown
            case "actions_this_turn":
                return person.actions
            case "destroyed_this_turn":
                return person.destroyed
            case "stock_materials_this_turn":
                return person.stock_built
            case "same_target_actions_this_turn":
                return max(person.aimed, default=0)
            case "pure_action_turn_streak":
                return person.action_streak + person.pure_action
        return person.discard_streak + person.pure_discard

    def odd(self, fact: Facts) -> int:
        """Count the own materials that have none of the values that all should have."""
        side, chosen = self.own(), fact["filter"]
        kinds = chosen.get("among", CASTLES[side.castle]["counts"])
        return sum(
            kind_of(side, number) in kinds and not self.fits(cell, chosen)
            for number, cell in materials(side)
        )


def materials(side: Side) -> list[tuple[int, Cell]]:
    """List the materials of a castle with the numbers of their cells."""
    cells = enumerate(side.cells, start=1)
    return [(number, cell) for number, cell in cells if cell and cell.material]
