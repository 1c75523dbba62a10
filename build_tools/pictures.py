"""Pictures of the house, drawn from its contracts and its sources.

    python build_tools/pictures.py

Rooms stand on those that they may import (the layers of import-linter's contracts); each says how
many lines it has.
"""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

SOURCES = Path("src")
PICTURES = Path("docs/house")
WIDTH, HEIGHT, GAP, MARGIN = 720, 46, 10, 16
STYLE = """
    rect { fill: #f4ead6; stroke: #8a6d3b; }
    text { font: 15px 'Source Sans 3', 'Segoe UI', sans-serif; fill: #2b2118; }
    .lines { font-size: 12px; fill: #6b5638; }
"""


def pictures() -> Iterator[tuple[str, str]]:
    """Draw each contract that has layers, by the name of its file."""
    with Path("pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    for contract in contracts:
        if contract["type"] == "layers":
            (top,) = contract.get("containers", ["bottega"])
            layers = [layer.split(" | ") for layer in contract["layers"]]
            yield f"{top.rpartition('.')[2]}.svg", drawn(top, contract["name"], layers)


def drawn(top: str, title: str, layers: Sequence[Sequence[str]]) -> str:
    """Draw rooms above each other."""
    height = MARGIN * 2 + len(layers) * (HEIGHT + GAP) - GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
    ]
    for floor, rooms in enumerate(layers):
        wide = (WIDTH - 2 * MARGIN - GAP * (len(rooms) - 1)) / len(rooms)
        y = MARGIN + floor * (HEIGHT + GAP)
        for place, room in enumerate(rooms):
            parts += _room(top, room, MARGIN + place * (wide + GAP), y, wide)
    return "\n".join([*parts, "</svg>\n"])


def _room(top: str, room: str, x: float, y: int, wide: float) -> Iterator[str]:
    name = room.removeprefix(f"{top}.")
    yield f'<rect x="{x:g}" y="{y}" width="{wide:g}" height="{HEIGHT}" rx="6"/>'
    middle = x + wide / 2
    yield f'<text x="{middle:g}" y="{y + 21}" text-anchor="middle">{name}</text>'
    said = f"{_thousands(f'{top}.{name}')} lines"
    yield f'<text class="lines" x="{middle:g}" y="{y + 37}" text-anchor="middle">{said}</text>'


def _thousands(package: str) -> str:
    """Count the lines of a room in thousands: a picture need not change with every line."""
    path = SOURCES / package.replace(".", "/")
    files = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    count = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    return f"{round(count, -3):,}" if count >= 1_000 else "under 1,000"


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name, picture in pictures():
        (PICTURES / name).write_text(picture, encoding="utf-8")
