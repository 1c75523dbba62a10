"""The component data as it was read from the printed game."""

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "reference" / "lorenzo"

Printed = dict[str, Any]


def _read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


BOARD: Final[Printed] = _read("board")
CARDS: Final[list[Printed]] = _read("development_cards")["cards"]
LEADERS: Final[list[Printed]] = _read("leader_cards")["leaders"]
LEADERS_IN_HAND: Final[Printed] = _read("leader_cards")["meta"]["hand"]
TILES: Final[list[Printed]] = _read("excommunication_tiles")["tiles"]
HOUSES: Final[Printed] = _read("houses")
PAZZI: Final[Printed] = _read("pazzi")
MORE_CARDS: Final[list[Printed]] = [
    *HOUSES["special_development_cards"], *PAZZI["development_cards"],
]  # fmt: skip
MORE_LEADERS: Final[list[Printed]] = [*HOUSES["leaders"], *PAZZI["leaders"]]
FAMILIES: Final[list[Printed]] = [*HOUSES["family_tiles"], *PAZZI["family_tiles"]]
MORE_TILES: Final[list[Printed]] = HOUSES["excommunication_tiles"]
