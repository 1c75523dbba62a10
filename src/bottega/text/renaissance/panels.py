"""The position as panels in words, for readers who see no board."""

from collections.abc import Iterable

from bottega.games.renaissance.printed import CASTLES
from bottega.games.renaissance.views import Cell, RenaissanceView, Side
from bottega.text.layout import capital
from bottega.text.panel import Panel, PanelRow
from bottega.text.renaissance.lying import kind_of
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.parts import Parts
from bottega.text.wording import Labelled, Panelling


class Panels(Panelling[Nouns]):
    """Lays a position out as panels for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.parts = Parts(nouns)

    def panels(self, view: RenaissanceView) -> tuple[Panel, ...]:
        """Give the table, the reader's missions, and everybody's castle, the reader's first."""
        sides = [self._side(number, view) for number in self.first(self.parts.order(view))]
        table = Panel(self.parts.heading(view), self._rows(self.parts.table(view)))
        return (table, *self._missions(view), *sides)

    def _rows(self, labelled: Iterable[Labelled]) -> tuple[PanelRow, ...]:
        return tuple(self.row(key, text) for key, text in labelled)

    def _missions(self, view: RenaissanceView) -> Iterable[Panel]:
        """Tell the reader of each own mission that is to be accomplished, and how far it is."""
        reader = self.voice.seat
        if reader is None or not view.pending:
            return
        side = view.sides[view.people[reader].side]
        rows = [
            PanelRow(self.nouns.title(name), self.parts.progress.mission(view, name))
            for name in (*side.mandatory, *side.optional)
        ]
        if rows:
            yield Panel(self.word("panel-missions"), tuple(rows))

    def _side(self, number: int, view: RenaissanceView) -> Panel:
        side = view.sides[number]
        rows = [
            *self._rows([("castle", self.parts.castle(side))]),
            *self._castle(side),
            *self._rows(self.parts.holdings(side, view)),
            *self._rows(self._other_missions(side, view)),
        ]
        return Panel(self.parts.title(side), tuple(rows), side.seats[0])

    def _other_missions(self, side: Side, view: RenaissanceView) -> Iterable[Labelled]:
        """Tell of missions but for those that the reader has a panel of."""
        own = self.voice.seat in side.seats and view.pending
        for key, text in self.parts.missions(side, view):
            if not own or key not in ("mandatory", "optional"):
                yield key, text

    def _castle(self, side: Side) -> Iterable[PanelRow]:
        """Tell of each row of a castle, the lowest first."""
        plan = CASTLES[side.castle]
        for row in range(plan.rows):
            numbers = [cell.number for cell in plan.cells if cell.row == row]
            told = (self._cell(number, side) for number in numbers)
            yield PanelRow(capital(self.word("row", n=row + 1)), self.voice.listed(told))

    def _cell(self, number: int, side: Side) -> str:
        there = side.cells[number - 1]
        kind = kind_of(side, number)
        what = self.word(f"panel-free-{kind}") if there is None else self._filled(there, kind)
        return self.word("panel-cell", cell=number, what=what)

    def _filled(self, cell: Cell, kind: str) -> str:
        thing = self.word(f"kind-{kind}") if cell.material else self.nouns.card(cell.card)
        if not cell.specials:
            return self.word("panel-worth", thing=thing, value=cell.value)
        specials = self.nouns.cards(cell.specials)
        return self.word("panel-under", thing=thing, value=cell.value, specials=specials)
