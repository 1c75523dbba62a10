"""Prints the JSON Schema of all that is told, to make the types of the client."""

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
    unions: dict[str, Any] = {"Asked": wire.Asked, "Told": wire.Told}
    for game in GAMES.values():
        unions[f"{game.name.title()}Event"] = game.events
        unions[f"{game.name.title()}Question"] = game.telling.questions
        for what, kind in game.printed.items():
            unions[f"{game.name.title()}{what.title()}"] = kind
    views = [game.views for game in GAMES.values()]
    wanted = [*unions.values(), *named, *views]
    found, parts = msgspec.json.schema_components(wanted, ref_template="#/definitions/{name}")
    parts |= dict(zip(unions, found, strict=False))
    _told_whole(parts)
    return {"title": "Wire", "type": "object", "definitions": parts}


def _told_whole(parts: dict[str, Any]) -> None:
    """Settings are told with every field, and wished with any of them."""
    for name in ("Settings", "BankClock"):
        parts[name]["required"] = list(parts[name]["properties"])
    parts["NewTable"]["properties"]["settings"] = {"tsType": "Partial<Settings>"}


if __name__ == "__main__":
    print(json.dumps(document()))
