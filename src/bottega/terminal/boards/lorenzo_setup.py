"""Lorenzo il Magnifico before its first round: the auction of families, leaders and tiles."""

from collections.abc import Sequence
from typing import Any, Final

from bottega.games.lorenzo.views import Lot
from bottega.terminal.paint import SHAPES, Canvas, Line, Run, line_width, shaped, wrapped
from bottega.terminal.scene import Scene
from bottega.terminal.words import Words
from bottega.text.lorenzo.nouns import Nouns

LEADERS, TILES = "keep-leader", "choose-tile"
OFFERS: Final = (LEADERS, TILES)
ROOM: Final = 8  # lines at most for what a family does


def drawn(scene: Scene) -> bool:
    """Say whether there is a drawing for the present question."""
    return _bidding(scene) or (scene.told is not None and scene.told.ask in OFFERS)


def _bidding(scene: Scene) -> bool:
    return any(board.family is None for board in scene.view.boards) and bool(scene.view.lots)


def draw(canvas: Canvas, scene: Scene, words: Words, nouns: Nouns) -> None:
    """Draw what the present question is about."""
    told: Any = scene.told
    if _bidding(scene):
        _auction(canvas, scene, words, nouns)
    elif told.ask == LEADERS:
        _leaders(canvas, scene, nouns, told.leaders)
    else:
        _tiles(canvas, scene)


def _auction(canvas: Canvas, scene: Scene, words: Words, nouns: Nouns) -> None:
    """Draw the families side by side, each above the rows of its bids; the highest is on top."""
    lots: Sequence[Lot] = scene.view.lots
    each = canvas.columns // len(lots)
    for i, lot in enumerate(lots):
        wide = each if i < len(lots) - 1 else canvas.columns - each * i
        _lot(canvas, scene, nouns, lot, i * each, wide)
    high = min(canvas.rows, max(2 + len(lot.rows) + ROOM for lot in lots))
    said = wrapped([Run(words("city-auction-text"), "dim")], canvas.columns - 2)
    canvas.block(1, high, said[: max(0, canvas.rows - high)], canvas.columns - 2)


def _lot(canvas: Canvas, scene: Scene, nouns: Nouns, lot: Lot, x: int, columns: int) -> None:
    rows, inside = len(lot.rows), columns - 4
    high = min(canvas.rows, 2 + rows + ROOM)
    lead = [] if lot.seat is None else [Run(scene.marks[lot.seat], f"seat{lot.seat}")]
    canvas.box(x, 0, columns, high, "", lead)
    thing = f"family:{lot.family}"
    name = Run(nouns.family(lot.family), "title", thing)
    canvas.put(x + 1, 0, [Run(" "), name, Run(" ")], columns - 2)
    beside = [nouns.leader(name) for name in lot.leaders or ()]
    text = "; ".join([scene.pieces.short.get(f"family-{lot.family}", ""), *beside])
    said = wrapped(shaped(text, "dim"), inside)
    room = max(0, high - 2 - rows)
    canvas.block(x + 2, 1, said[:room], inside)
    for row in range(rows, 0, -1):
        y = high - 1 - row
        canvas.put(x + 2, y, _bid(scene, lot, row, inside), inside)


def _bid(scene: Scene, lot: Lot, row: int, columns: int) -> Line:
    """Write what a bid begins with, and who stands on it."""
    thing = f"bid:{lot.name} {row}"
    line: Line = [Run(f"{row} ", "title", thing)]
    gap = " " if columns >= 2 + 4 * len(lot.rows[row - 1]) else ""
    for i, (good, n) in enumerate(lot.rows[row - 1].items()):
        line += [Run(gap if i else "", "", thing), *shaped(f"{n}{SHAPES[good]}", "", thing)]
    if lot.row == row and lot.seat is not None:
        fill = max(1, columns - line_width(line) - 1)
        line += [Run(" " * fill, "", thing), Run(scene.marks[lot.seat], f"seat{lot.seat}", thing)]
    return line


def _leaders(canvas: Canvas, scene: Scene, nouns: Nouns, names: Sequence[str]) -> None:
    """Tell of the leaders that are passed on, and of those that are kept already."""
    hand = () if scene.seat is None else scene.view.boards[scene.seat].hand or ()
    lines: list[Line] = []
    for name in (*names, *(name for name in hand if name not in names)):
        thing, offered = f"leader:{name}", name in names
        head = [
            Run(f"{nouns.leader(name)} ", "bold" if offered else "gain", thing),
            Run(f"({nouns.requires(name)})", "dim", thing),
        ]
        said = shaped(scene.pieces.short[f"leader-{name}"], "" if offered else "dim")
        lines += wrapped(head, canvas.columns - 4)
        lines += [[Run("  "), *line] for line in wrapped(said, canvas.columns - 6)]
    _box(canvas, lines)


def _tiles(canvas: Canvas, scene: Scene) -> None:
    """Tell what each tile brings."""
    lines: list[Line] = []
    for choice in scene.choices:
        name, _, said = (choice.sentence or "").partition(choice.name or "")
        head = [Run(name), Run(choice.name or "", "bold", choice.touches[0])]
        lines += [*wrapped([*head, *shaped(said)], canvas.columns - 4), []]
    _box(canvas, lines)


def _box(canvas: Canvas, lines: Sequence[Line]) -> None:
    canvas.box(0, 0, canvas.columns, canvas.rows)
    canvas.block(2, 1, lines[: canvas.rows - 2], canvas.columns - 4)
