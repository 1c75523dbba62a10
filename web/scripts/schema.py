"""Prints the JSON Schema of all that is told, to make the types of the client."""

import json
from typing import Any

import msgspec

from bottega import wire
from bottega.games import GAMES

ROOT = "#/definitions/"


def document() -> dict[str, Any]:
    """Describe all values that cross the wire."""
    structs = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    unions: dict[str, Any] = {"Asked": wire.Asked, "Told": wire.Told}
    for game in GAMES.values():
        unions[f"{game.name.title()}Event"] = game.events
        unions[f"{game.name.title()}Question"] = game.telling.questions
        for what, kind in game.printed.items():
            unions[f"{game.name.title()}Printed{what.title()}"] = kind
    views = [game.views for game in GAMES.values()]
    wanted = [*unions.values(), *structs, *views]
    found, parts = msgspec.json.schema_components(wanted, ref_template=f"{ROOT}{{name}}")
    named = dict(zip(unions, found, strict=False))
    _told_whole(parts)
    described = {"title": "Wire", "type": "object", "definitions": _called(named, parts)}
    return {**described, "protocol": wire.PROTOCOL}


def _called(named: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Call what has a name by it wherever it is used; a struct has no other name then."""
    text = json.dumps(parts)
    for name, schema in named.items():
        text = text.replace(json.dumps(schema), json.dumps({"$ref": ROOT + name}))
    parts = json.loads(text)
    for name, schema in named.items():
        own = schema.get("$ref", "").removeprefix(ROOT)
        parts[name] = parts.pop(own) if own else schema
    return parts


def _told_whole(parts: dict[str, Any]) -> None:
    """Settings are told with every field, and wished with any of them."""
    for name in ("Settings", "BankClock"):
        parts[name]["required"] = list(parts[name]["properties"])
    parts["NewTable"]["properties"]["settings"] = {"tsType": "Partial<Settings>"}


if __name__ == "__main__":
    print(json.dumps(document()))
