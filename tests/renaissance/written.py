"""What is printed, written the way the reference writes it."""

from typing import Any, Final

import msgspec

from bottega.games.renaissance.printed import CASTLES, cards
from bottega.games.renaissance.printed.things import Mission, Special
from tests.renaissance.reference import Printed

ACTION: Final = ("key", "attack", "double", "steps")
# What the reference says of every step and effect of a word.
ALWAYS: Final[dict[str, Printed]] = {
    "stock_exchange": {"equal": True},
    "show_mission": {"chooser": "target", "pile": "mandatory"},
    "castle_immunity": {"until": "own_next_turn"},
    "extra_stock": {"protected": True},
}
LOSS: Final = {"who": "chosen_opponent", "chooser": "random"}  # of a stock by a special


def words(told: list[Printed], name: str) -> list[Printed]:
    """Write the steps of an action, or the effects of a special."""
    found = [{"op": one.pop(name), **one} for one in told]
    return [{**one, **ALWAYS.get(one["op"], {})} for one in found]


def special(told: Printed) -> Printed:
    """Write what a special is worth, there where it counts, and does."""
    effects = words(told["effects"], "effect")
    for effect in effects:
        effect.pop("only_attacks", None)  # ruling N-53
        if effect["op"] == "stock_discard":
            effect |= LOSS
        if effect["op"] == "score_count":
            effect["count"]["of"] = "opponent_materials"
    points = {told["counts"]: told["points"]}
    return {"where": told["where"], "points": points, "effects": effects}


def card(edition: str, name: str) -> Printed:
    """Write a card."""
    one = cards(edition)[name]
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(one))
    found = {"id": name, "family": told.pop("family"), "number": int(name[-2:])}
    found["type"] = told.pop("type") + ("_mission" if isinstance(one, Mission) else "")
    if isinstance(one, Special):
        return {**found, "special": special(told)}
    if "steps" in told:
        told["steps"] = words(told["steps"], "step")
        timing = "reaction" if told.pop("reaction") else "turn"
        found["action"] = {"timing": timing, **{key: told.pop(key) for key in ACTION}}
    return found | told


def castle(name: str) -> list[Printed]:
    """Write the cells of a castle; they are named by kind, row and place."""
    cells = CASTLES[name].cells
    ids = {cell.number: f"{cell.kind[0]}{cell.row}{cell.x}" for cell in cells}
    return [
        {
            "id": ids[cell.number],
            "row": cell.row,
            "x": cell.x,
            "kind": cell.kind,
            "rests_on": [ids[number] for number in cell.rests_on],
            "adjacent": [ids[number] for number in cell.adjacent],
        }
        for cell in cells
    ]
