"""The component data as it was read from the printed game."""

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "reference" / "renaissance"

Printed = dict[str, Any]


def _read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


CARDS: Final[list[Printed]] = _read("cards")["cards"]
VOCABULARY: Final[Printed] = _read("cards")["vocabulary"]
TYPES: Final[Printed] = _read("cards")["types"]
BOARDS: Final[list[Printed]] = _read("boards")["boards"]
EDITIONS: Final = ("2015", "2016")
WORDS: Final = ("title", "text", "note")  # for people: catalogues have them in words of their own


def printed_in(edition: str, card: Printed) -> Printed:
    """Give what a card says in an edition, but for its words."""
    changes = card.get("revised_2016", {}) if edition == "2016" else {}
    merged = {**card, **changes}
    return {key: merged[key] for key in merged if key not in (*WORDS, "revised_2016")}
