"""Renaissance in letters: castles side by side, one's own hand, stock and missions."""

from typing import Final

from bottega.games.renaissance.printed import CASTLES
from bottega.games.renaissance.printed import things as p
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.terminal.boards.drawing import Board, Facts, labelled, worded
from bottega.terminal.keys import Places
from bottega.terminal.paint import SHAPES, Canvas, Line, Run, joined, line_width, shaped, wrapped
from bottega.terminal.scene import Scene
from bottega.text.layout import width
from bottega.text.renaissance.nouns import Nouns
from bottega.wire import Choice

TALL: Final = 20
CELL: Final = 3  # columns of half a cell
LEAST_HAND: Final = 10  # rows that a hand with what lies beside it wants
CASTLE, OTHERS, MISSIONS = "site-tab-castle", "site-tab-others", "site-tab-missions"
WIDEST: Final = 32  # columns of a castle with its frame
# What is done with a card: the first of a sign gives the letter.
DEEDS: Final = {
    "build": "build",
    "play": "play",
    "lay": "lay",
    "open": "store",
    "store": "store",
    "shelter": "shelter",
    "claim": "claim",
}


class RenaissanceBoard(Board):
    """Draws Renaissance."""

    tabs = (CASTLE, MISSIONS, OTHERS)  # the first one with the hand

    def where(self, scene: Scene) -> str:
        """Say which turn it is."""
        view: RenaissanceView = scene.view
        if not view.turn:
            return self.words("site-where-setup")
        return self.words("site-where", turn=view.turn, phase=view.phase)

    def facts(self, scene: Scene, seat: int) -> Facts:
        """Tell cells, hand and stock."""
        view: RenaissanceView = scene.view
        side = view.sides[view.people[seat].side]
        filled = sum(cell is not None for cell in side.cells)
        line = [Run(f"{filled}/{len(side.cells)} ", "dim")]
        hand = shaped(f"{view.people[seat].hand_size}{SHAPES['hand']}")
        stock = shaped(f"{side.stock_size + side.vault_size}{SHAPES['stock']}")
        first = view.turn > 0 and view.first == seat
        return Facts(side.score.points, [*line, *hand, Run(" "), *stock], first)

    def places(self, scene: Scene) -> Places:
        """Tell what is done with cards, each deed with its letter."""
        deeds = tuple(
            (deed, self.words(f"verb-{deed}"))
            for deed in dict.fromkeys(DEEDS.values())
            if self.words.find(f"verb-{deed}")
        )

        def of(choice: Choice) -> str:
            return DEEDS.get(choice.verb, "")

        return Places(deeds, of)

    def page_for(self, scene: Scene) -> str:
        """Missions are chosen beside their texts; all else in the castles."""
        place = getattr(scene.told, "place", None)
        if place is None:
            return ""
        return MISSIONS if place == "missions" else CASTLE

    def lines(self, scene: Scene, page: str, whose: int, columns: int) -> list[Line] | None:
        """A side is told in words."""
        view: RenaissanceView = scene.view
        if page != OTHERS:
            return None
        return worded(scene, (None, *view.sides[view.people[whose].side].seats), columns)

    def draw(self, canvas: Canvas, scene: Scene, page: str, whose: int) -> None:
        """Draw a page."""
        if page == MISSIONS:
            self._missions(canvas, scene, whose, 0, canvas.rows)
        else:
            self._castles(canvas, scene, whose)

    # Castles.

    def _castles(self, canvas: Canvas, scene: Scene, whose: int) -> None:
        """Draw the looked-at castle and as many others beside it as there is room for."""
        view: RenaissanceView = scene.view
        first = view.people[whose].side
        order = [(first + i) % len(view.sides) for i in range(len(view.sides))]
        across = max(1, min(len(order), canvas.columns // WIDEST))
        high = 2 + max(CASTLES[view.sides[side].castle].rows for side in order)
        lines = 2 if len(order) > across and canvas.rows >= 2 * high + LEAST_HAND else 1
        each = canvas.columns // across
        for i, number in enumerate(order[: across * lines]):
            x = (i % across) * each
            wide = each if i % across < across - 1 else canvas.columns - x
            self._castle(canvas, scene, number, x, i // across * high, wide, high)
        self._hand(canvas, scene, whose, lines * high, canvas.rows - lines * high)

    def _castle(
        self, canvas: Canvas, scene: Scene, number: int, x: int, y: int, columns: int, rows: int
    ) -> None:
        view: RenaissanceView = scene.view
        side = view.sides[number]
        thing = f"side:{number}"
        names = joined(
            [[Run(scene.names[seat], f"seat{seat}", thing)] for seat in side.seats], " + "
        )
        note = shaped(f"{side.score.points}{SHAPES['vp']}", "vp", thing)
        canvas.box(x, y, columns, rows, "", note)
        canvas.put(x + 1, y, [Run(" "), *names, Run(" ")], columns - 4 - line_width(note))
        plan = CASTLES[side.castle]
        left = x + max(2, (columns - plan.width * CELL) // 2)
        for cell in plan.cells:
            row = y + plan.rows - cell.row
            canvas.put(left + cell.x * CELL, row, self._cell(side, number, cell))

    def _cell(self, side: Side, number: int, cell: p.Place) -> Line:
        there = side.cells[cell.number - 1]
        thing = f"cell:{number}:{cell.number}"
        if there is None:
            free = Run(SHAPES[cell.kind], f"{cell.kind}-free", thing)
            return [Run(f"{cell.number:>2}", "dim", thing), free, Run("·", "dim", thing)]
        kind = cell.kind if there.material else "special"
        laden = "*" if there.specials else ""
        return [
            Run(f"{cell.number:>2}", "dim", thing),
            Run(SHAPES[kind], kind, thing),
            Run(f"{there.value}{laden}", "", thing),
        ]

    # Hand, stock and what lies beside.

    def _hand(self, canvas: Canvas, scene: Scene, whose: int, y: int, rows: int) -> None:
        view: RenaissanceView = scene.view
        person = view.people[whose]
        side = view.sides[person.side]
        title = self.of(scene, whose, "hand-yours", "hand-title-of")
        nouns = _nouns(scene)
        piles = joined(
            [[Run(f"{nouns.word('label-pile')} {view.pile}", "dim")],
             [Run(f"{nouns.word('label-discards')} {len(view.discards)}", "dim")]], " · "
        )  # fmt: skip
        if rows - 2 <= person.hand_size:  # the stock has no line of its own
            piles = [*self._stocked(scene, side), Run(" · ", "dim"), *piles]
        canvas.box(0, y, canvas.columns, rows, title, piles)
        columns = canvas.columns - 4
        lines = [self._card(scene, name, columns) for name in person.hand]
        hidden = person.hand_size - len(person.hand)
        if hidden > 0:
            lines.append([Run(nouns.word("count-card", n=hidden), "dim")])
        partners = [self._partner(scene, seat) for seat in side.seats if seat != whose]
        beside = [*self._beside(scene, side), *partners]
        told = [(label, line) for label, line in beside if line]
        lines += labelled(told, columns, 2 + max((len(label) for label, _ in told), default=0))
        if rows - 2 > len(lines) and whose == scene.seat:
            lines += [[], *self._mission_lines(scene, side, columns)]
        canvas.block(2, y + 1, lines[: rows - 2], columns)

    def _stocked(self, scene: Scene, side: Side) -> Line:
        """Tell of the stock in few letters."""
        found: Line = [Run(_nouns(scene).word("label-stock"), "dim")]
        for name in side.stock:
            found += [Run(" "), *self._badge(scene, name, f"card:{name}")]
        hidden, free = side.stock_size - len(side.stock), side.stock_slots - side.stock_size
        return [*found, Run(f" {SHAPES['stock'] * hidden}{'·' * free}", "dim", "slot")]

    def _partner(self, scene: Scene, seat: int) -> tuple[str, Line]:
        """Tell how many cards a partner holds, and those of them that are known."""
        person = scene.view.people[seat]
        known = [self._titled(scene, name) for name in person.hand]
        return scene.names[seat], joined([shaped(f"{person.hand_size}{SHAPES['hand']}"), *known])

    def _titled(self, scene: Scene, name: str) -> Line:
        """Tell what a card is, and its title."""
        thing = f"card:{name}"
        title = Run(f" {_nouns(scene).title(name)}", "", thing)
        return [*self._badge(scene, name, thing), title]

    def _card(self, scene: Scene, name: str, columns: int) -> Line:
        """Tell of a card: what it is, its title, and what it does."""
        thing = f"card:{name}"
        nouns = _nouns(scene)
        badge = self._badge(scene, name, thing)
        gap = Run(" " * max(1, 8 - sum(len(run.text) for run in badge)), "dim", thing)
        title = Run(nouns.title(name), "bold", thing)
        rest = f"{' ' * max(1, 23 - width(title.text))}{nouns.face(name)}"
        return [*badge, gap, title, Run(rest, "dim", thing)]

    def _badge(self, scene: Scene, name: str, thing: str) -> Line:
        card = _nouns(scene).printed(name)
        found: Line = []
        if isinstance(card, p.Action):
            found.append(Run(SHAPES["action"], "action", thing))
        if isinstance(card, p.Special):
            found += [Run(SHAPES["special"], "special", thing), Run(f"{card.points:+}", "", thing)]
        if isinstance(card, p.Mission):
            found += [Run(SHAPES[card.type], card.type, thing), Run(f"{card.points}", "vp", thing)]
        if isinstance(card, p.Composite | p.Material):
            kinds = [Run(SHAPES[kind], kind, thing) for kind in card.kinds]
            found += [*kinds, Run(str(card.value), "", thing)]
        return found

    def _beside(self, scene: Scene, side: Side) -> list[tuple[str, Line]]:
        """Tell of zone and stock."""
        nouns = _nouns(scene)
        view: RenaissanceView = scene.view

        def cards(names: tuple[str, ...]) -> Line:
            return joined([self._titled(scene, name) for name in names], "  ")

        stock = cards(side.stock)
        free = side.stock_slots - side.stock_size
        hidden = side.stock_size - len(side.stock)
        stock += [Run(f" {SHAPES['stock'] * hidden}", "dim")] if hidden > 0 else []
        stock += [Run(f" {'·' * free}", "dim", "slot")] if free > 0 else []
        found = [("label-zone", cards(side.zone)), ("label-stock", stock)]
        if side.vault_slots:
            found.append(("label-vault", [*cards(side.vault), Run(" ·", "dim", "vault")]))
        if view.tray:
            found.append(("label-aside", cards(view.tray)))
        if view.discards:
            found.append(("label-discards", cards(view.discards[-1:])))
        return [(nouns.word(key), line) for key, line in found]

    def _missions(self, canvas: Canvas, scene: Scene, whose: int, y: int, rows: int) -> None:
        view: RenaissanceView = scene.view
        side = view.sides[view.people[whose].side]
        title = self.of(scene, whose, "panel-missions", "hand-missions-of")
        canvas.box(0, y, canvas.columns, rows, title)
        lines = self._mission_lines(scene, side, canvas.columns - 4)
        canvas.block(2, y + 1, lines[: rows - 2], canvas.columns - 4)

    def _mission_lines(self, scene: Scene, side: Side, columns: int) -> list[Line]:
        view: RenaissanceView = scene.view
        nouns = _nouns(scene)
        far = scene.phrases.progress(view) if scene.seat in side.seats and view.pending else {}
        lines: list[Line] = []
        for key, names, size in (
            ("mandatory", side.mandatory, side.mandatory_size),
            ("optional", side.optional, side.optional_size),
        ):
            for name in names:
                thing = f"mission:{name}"
                done = name in side.accomplished
                head = [
                    *self._badge(scene, name, thing),
                    Run(f" {nouns.title(name)} ", "gain" if done else "bold", thing),
                    Run(f"{nouns.word(f'label-{key}')} · {nouns.face(name)} ", "dim", thing),
                    Run(far.get(thing, ""), "title", thing),
                ]
                lines += wrapped(head, columns)
            hidden = size - len(names)
            if hidden > 0:
                lines.append([Run(nouns.word("count-mission", n=hidden), "dim")])
        return lines


def _nouns(scene: Scene) -> Nouns:
    """Give who names the pieces of this game."""
    nouns = scene.phrases.nouns
    assert isinstance(nouns, Nouns)
    return nouns
