"""The component data as it was read from the printed game."""

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "reference" / "masters"


def _read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


BOARD: Final = _read("board")
CARDS: Final[list[dict[str, Any]]] = _read("development_cards")["cards"]
LEADERS: Final[list[dict[str, Any]]] = _read("leader_cards")["leaders"]
EXAMPLES: Final[dict[str, Any]] = {one["name"]: one for one in BOARD["rulebook_examples"]}
