"""Lorenzo il Magnifico in letters: the towers, the city, and a house."""

from typing import Final

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed.things import Space, Tower
from bottega.games.lorenzo.views import Board as Own
from bottega.games.lorenzo.views import LorenzoView
from bottega.terminal.boards import lorenzo_setup
from bottega.terminal.boards.drawing import Board, Facts, labelled, worded
from bottega.terminal.keys import Places
from bottega.terminal.paint import (
    SHAPES,
    Canvas,
    Line,
    Run,
    amounts,
    joined,
    line_width,
    quiet,
    shaped,
    wrapped,
)
from bottega.terminal.scene import Scene
from bottega.text.lorenzo import places
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.position import Position
from bottega.text.lorenzo.things import PERIODS
from bottega.wire import Choice

TALL: Final = 20
TOWERS, CITY, HOUSE = "city-tab-towers", "city-tab-city", "city-tab-yours"
NONE: Final = "—"
# The places where a member goes, and the keys of their names.
PLACES: Final = {
    "territory": "city-tower-territory",
    "character": "city-tower-character",
    "building": "city-tower-building",
    "venture": "city-tower-venture",
    "special": "city-tower-special",
    "harvest": "label-harvest",
    "production": "label-production",
    "market": "label-market",
    "council": "city-council",
}


class LorenzoBoard(Board):
    """Draws Lorenzo il Magnifico."""

    tabs = (TOWERS, CITY, HOUSE)

    def where(self, scene: Scene) -> str:
        """Say which round it is."""
        view: LorenzoView = scene.view
        if not view.round:
            return self.words("city-where-setup")
        period = PERIODS[printed.period_of(view.round)]
        rounds = printed.board().rounds
        return self.words("city-where", period=period, round=view.round, rounds=rounds)

    def facts(self, scene: Scene, seat: int) -> Facts:
        """Tell goods and tracks."""
        view: LorenzoView = scene.view
        own = view.boards[seat]
        goods = {good: getattr(own, good) for good in printed.GOODS}
        first = view.round > 0 and view.order[0] == seat
        held = {good: n for good, n in goods.items() if n and good != "vp"}
        return Facts(own.score.points, amounts(held), first)

    def places(self, scene: Scene) -> Places:
        """Tell where answers lie: by the space they are about."""
        view: LorenzoView = scene.view
        floors = [floor for tower in printed.board().towers for floor in tower.spaces]

        def of(choice: Choice) -> str:
            return next((word for word in _space(choice).split() if word in PLACES), "")

        def number(choice: Choice) -> int:
            space = _space(choice)
            at = floors.index(space) if space in floors else len(view.values)
            return view.values[at] if at < len(view.values) else 0

        return Places(tuple((place, self.words(key)) for place, key in PLACES.items()), of, number)

    def page_for(self, scene: Scene) -> str:
        """Placing is looked at in the towers; all else is left where it is."""
        return TOWERS if scene.told is not None and scene.told.ask == "turn" else ""

    def behind(self, thing: str, scene: Scene) -> str:
        """A floor stands for the card on it."""
        kind, _, name = thing.partition(":")
        number = places.card_on(name, scene.view) if kind == "space" else 0
        return f"card:{number}" if number else thing

    def lines(self, scene: Scene, page: str, whose: int, columns: int) -> list[Line] | None:
        """A house is told in words, and so is what nothing is drawn for."""
        view: LorenzoView = scene.view
        if not view.round:
            drawn = lorenzo_setup.drawn(scene)
            return None if drawn else worded(scene, (None, whose), columns)
        if page == HOUSE:
            return worded(scene, (whose,), columns)
        over = not view.pending and page == TOWERS
        return worded(scene, (None, whose), columns) if over else None

    def draw(self, canvas: Canvas, scene: Scene, page: str, whose: int) -> None:
        """Draw a page."""
        view: LorenzoView = scene.view
        if not view.round:
            lorenzo_setup.draw(canvas, scene, self.words, _nouns(scene))
        elif page == CITY:
            self._city(canvas, scene, 0, 0, canvas.columns, canvas.rows)
        else:
            self._table(canvas, scene, whose)

    def _table(self, canvas: Canvas, scene: Scene, whose: int) -> None:
        rows = canvas.rows
        tall = rows >= TALL
        lines = (3 if rows >= 21 else 2) if tall else (2 if rows >= 12 else 1)
        high = 4 * lines + 2
        towers = places.towers(scene.view)
        each = canvas.columns // len(towers)
        for i, tower in enumerate(towers):
            wide = each if i < len(towers) - 1 else canvas.columns - each * i
            self._tower(canvas, scene, tower, i * each, wide, lines)
        if tall:
            half = canvas.columns // 2
            self._city(canvas, scene, 0, high, half, rows - high)
            self._house(canvas, scene, whose, half, high, canvas.columns - half, rows - high)
            return
        goods = self.facts(scene, whose).goods
        canvas.put(1, high, [*goods, Run("   "), *self._members(scene, whose)])
        canvas.put(1, high + 1, self._order(scene))

    # Towers.

    def _tower(
        self, canvas: Canvas, scene: Scene, tower: Tower, x: int, columns: int, lines: int
    ) -> None:
        view: LorenzoView = scene.view
        title = self.words(PLACES[tower.name])
        crowded = any(member.space in tower.spaces for member in view.members)
        note = shaped(f"−{printed.board().fee}{SHAPES['coin']}") if crowded else []
        canvas.box(x, 0, columns, 4 * lines + 2, title, note)
        for at, floor in enumerate(range(len(tower.spaces) - 1, -1, -1)):
            y = 1 + at * lines
            for row, line in enumerate(self._floor(scene, tower, floor, columns - 5)[:lines]):
                canvas.put(x + 3, y + row, line, columns - 5)
            value = places.floor_value(tower, floor, view)
            canvas.put(x + 1, y, [Run(str(value), "title")])

    def _floor(self, scene: Scene, tower: Tower, floor: int, columns: int) -> list[Line]:
        view: LorenzoView = scene.view
        space = tower.spaces[floor]
        thing = f"space:{space}"
        bonus = amounts(tower.bonus[floor], "+") if tower.bonus[floor] else []
        number = view.floors[places.place_of(tower, floor)]
        if not number:
            there = [member for member in view.members if member.space == space]
            if there:
                name = scene.names[there[0].seat]
                taken = self.words("city-taken-by", name=name)
                return [[Run(taken, "dim", thing)], bonus]
            return [[Run(NONE, "dim", thing)], bonus]
        card = printed.card_at(view.options, number)
        brief = _drawing(scene).brief
        cost = quiet(shaped(brief.cost(card) or self.words("house-free"), "", thing))
        room = columns - line_width(bonus)
        second = [*cost, Run(" " * max(1, room - line_width(cost))), *bonus]
        does = quiet(shaped("; ".join(brief.does(card)), "dim", thing))
        return [[Run(_nouns(scene).card(number), "", thing)], second, does]

    # The city.

    def _city(self, canvas: Canvas, scene: Scene, x: int, y: int, columns: int, rows: int) -> None:
        view: LorenzoView = scene.view
        canvas.box(x, y, columns, rows, self.words("city-tab-city"))
        spaces = [space for space in printed.spaces().values() if space.area != "own"]
        areas: dict[str, list[Space]] = {}
        for space in spaces:
            areas.setdefault(space.area, []).append(space)
        label = max(len(self.words(PLACES[area])) for area in areas) + 2
        told = [
            (self.words(PLACES[area]), joined([self._space(scene, s) for s in there], "  "))
            for area, there in areas.items()
        ]
        lines = labelled(told, columns - 4, label)
        lines += wrapped(self._order(scene), columns - 4)
        parts = _drawing(scene).parts
        for period, text in parts.church(view):
            lines += wrapped(shaped(f"{period} · {text}", "dim"), columns - 4)
        canvas.block(x + 2, y + 1, lines[: rows - 2], columns - 4)

    def _space(self, scene: Scene, space: Space) -> Line:
        view: LorenzoView = scene.view
        thing = f"space:{space.name}"
        brief = _drawing(scene).brief
        closed = space.name in view.closed
        line = shaped(brief.spot(space), "dim" if closed else "", "" if closed else thing)
        for member in view.members:
            if member.space == space.name:
                line.append(Run(scene.marks[member.seat], f"seat{member.seat}"))
        return line

    def _order(self, scene: Scene) -> Line:
        view: LorenzoView = scene.view
        label = _nouns(scene).word("label-order")
        found: Line = [Run(f"{label} ", "dim")]
        for seat in view.order:
            left = len(view.boards[seat].members)
            found += [Run(scene.names[seat], f"seat{seat}"), Run(f" ×{left}  ", "dim")]
        dice = [Run(f"{self._member(scene, m)} {n}", f"member-{m}") for m, n in view.dice.items()]
        return [*found, *joined([[die] for die in dice])]

    # A house.

    def _house(
        self, canvas: Canvas, scene: Scene, whose: int, x: int, y: int, columns: int, rows: int
    ) -> None:
        view: LorenzoView = scene.view
        own = view.boards[whose]
        canvas.box(x, y, columns, rows, self.of(scene, whose, "house-yours", "house-of"))
        goods = {good: getattr(own, good) for good in printed.GOODS}
        goods = {good: n for good, n in goods.items() if n or good not in ("token", "vp")}
        lines: list[Line] = [amounts(goods)]
        lines += wrapped(self._members(scene, whose), columns - 4)
        lines += [line for each in self._leaders(scene, own) for line in wrapped(each, columns - 4)]
        for kind in printed.CARD_KINDS:
            cards = self._cards(scene, own, kind)
            lines += wrapped(cards, columns - 4) if cards else []
        canvas.block(x + 2, y + 1, lines[: rows - 2], columns - 4)

    def _member(self, scene: Scene, member: str) -> str:
        return str(_nouns(scene).member(member))

    def _members(self, scene: Scene, whose: int) -> Line:
        view: LorenzoView = scene.view
        own = view.boards[whose]
        mine = whose == scene.seat
        found = [
            [Run(f"{self._member(scene, name)} {own.members[name]}", f"member-{name}",
                 f"member:{name}" if mine else "")]
            for name in printed.MEMBERS
            if name in own.members
        ]  # fmt: skip
        return joined(found, "  ")

    def _leaders(self, scene: Scene, own: Own) -> list[Line]:
        nouns = _nouns(scene)
        found: list[Line] = []
        for name in (*own.played, *(own.hand or ())):
            said = scene.pieces.short.get(f"leader-{name}", "")
            ink = "gain" if name in own.played and name not in own.used else "dim"
            line = [Run(nouns.leader(name), "", f"leader:{name}"), Run(f" {said}", ink)]
            if name not in own.played:
                line.append(Run(f" ({nouns.requires(name)})", "dim"))
            found.append(line)
        return found

    def _cards(self, scene: Scene, own: Own, kind: str) -> Line:
        brief = _drawing(scene).brief
        found: list[Line] = []
        for number in getattr(own, kind):
            thing = f"card:{number}"
            kept = " ".join(brief.kept(printed.cards()[number]))
            name = Run(_nouns(scene).card(number), kind, thing)
            found.append([name, Run(" "), *shaped(kept, "dim", thing)])
        return joined(found, "  ")


def _space(choice: Choice) -> str:
    """Give the space that an answer is about."""
    things = (thing.partition(":") for thing in choice.touches)
    return next((name for kind, _, name in things if kind == "space"), "")


def _nouns(scene: Scene) -> Nouns:
    """Give who names the pieces of this game."""
    nouns = scene.phrases.nouns
    assert isinstance(nouns, Nouns)
    return nouns


def _drawing(scene: Scene) -> Position:
    """Give who writes pieces in few letters."""
    drawing = scene.phrases.drawing
    assert isinstance(drawing, Position)
    return drawing
