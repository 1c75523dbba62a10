"""Prints the JSON Schema of all messages, views and events, to make the types of the client."""

import json
from typing import Any

import msgspec

from bottega import wire
from bottega.games import GAMES


def document() -> dict[str, Any]:
    """Describe all values that cross the wire."""
    named = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    games = [part for game in GAMES.values() for part in (game.views, game.events)]
    unions = {"Asked": wire.Asked, "Told": wire.Told}
    wanted = [*named, *unions.values(), *games]
    found, parts = msgspec.json.schema_components(wanted, ref_template="#/definitions/{name}")
    at = len(named)
    parts |= {name: found[at + i] for i, name in enumerate(unions)}
    for i, game in enumerate(GAMES.values()):
        parts[f"{game.name.title()}Event"] = found[at + len(unions) + 2 * i + 1]
    return {"title": "Wire", "type": "object", "definitions": parts}


if __name__ == "__main__":
    print(json.dumps(document()))
