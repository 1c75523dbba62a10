"""All messages as JSON Schema."""

from typing import Any

import msgspec

from bottega.games import GAMES
from bottega.wire.asked import Asked
from bottega.wire.basics import PROTOCOL
from bottega.wire.tables import Settings, TableInfo
from bottega.wire.told import Choice, Told


def schema() -> dict[str, Any]:
    """Describe all messages and what every game tells, as JSON Schema (2020-12)."""
    named: dict[str, Any] = {"ask": Asked, "tell": Told, "settings": Settings, "table": TableInfo}
    named["choice"] = Choice  # an update has them written already
    for game in GAMES.values():
        named[f"{game.name}.view"] = game.views
        named[f"{game.name}.event"] = game.events
        named[f"{game.name}.question"] = game.telling.questions
        named |= {f"{game.name}.{what}": kind for what, kind in game.printed.items()}
    found, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Bottega's messages, protocol {PROTOCOL}",
        "properties": dict(zip(named, found, strict=True)),
        "$defs": parts,
    }
