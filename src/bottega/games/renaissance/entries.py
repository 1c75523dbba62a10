"""What is in an observation of Renaissance: one layout for all editions, variants and teams."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bottega.games.renaissance.castles import CASTLES
from bottega.games.renaissance.names import (
    A_FAMILY,
    CELLS,
    FAMILIES,
    KINDS,
    MISSION_CARDS,
    PLAYING,
    PLAYING_CARDS,
    SEATS,
    SPECIALS,
)
from bottega.games.renaissance.pieces import MODIFIERS, PLACES
from bottega.games.renaissance.state import A_KIND, FLAGS, ORIGINS, VERDICTS
from bottega.games.renaissance.variants import COUNTS
from bottega.kernel.encoding import (
    AnyOf,
    Form,
    Number,
    OneOf,
    Seat,
    Seats,
    Sheet,
    Unsaid,
    around,
)
from bottega.kernel.layout import Layout

VERSION: Final = 1
SIDES: Final = 4
_seats: Final = around(int(SEATS))
_in_family: Final = range(1, int(A_FAMILY) + 1)
_changes: Final = ("castle", "hand", "stock", "deed", "castles", "flag")

# A cell that is filled.
CELL: Final = Layout()
CELL_FAMILY: Final[i64] = CELL.flags("family", FAMILIES)
CELL_CARD: Final[i64] = CELL.flags("card", _in_family)
CELL_VALUE: Final[i64] = CELL.number("value", 30, -10)
REPLACED: Final[i64] = CELL.flag("replaced")
RIDERS: Final[i64] = CELL.flags("special", SPECIALS)
CELL_SIZE: Final[i64] = len(CELL)

# What a side has.
SIDE: Final = Layout()
CASTLE: Final[i64] = SIDE.flags("castle", [castle.name for castle in CASTLES])
CELLS_FIRST: Final[i64] = SIDE.each([f"cell {cell}" for cell in CELLS], CELL)
LIFTED: Final[i64] = SIDE.flags("lifted", SPECIALS)
ZONE: Final[i64] = SIDE.flags("zone", SPECIALS)
UNDER: Final[i64] = SIDE.flags("under", PLAYING_CARDS)
COVER: Final[i64] = SIDE.flags("cover", SPECIALS)
STOCK: Final[i64] = SIDE.numbers("stock", PLAYING_CARDS, 2)  # 2: in a sheltered slot
STOCK_SIZE: Final[i64] = SIDE.number("in stock", 6)
VAULT_SIZE: Final[i64] = SIDE.number("sheltered", 6)
STOCK_SLOTS: Final[i64] = SIDE.number("slots", 6)
VAULT_SLOTS: Final[i64] = SIDE.number("sheltered slots", 6)
MANDATORY: Final[i64] = SIDE.flags("mandatory", MISSION_CARDS)
OPTIONAL: Final[i64] = SIDE.flags("optional", MISSION_CARDS)
AWAY: Final[i64] = SIDE.flags("away", MISSION_CARDS)
DONE: Final[i64] = SIDE.flags("accomplished", MISSION_CARDS)
MISSING: Final[i64] = SIDE.flags("missing", MISSION_CARDS)
MISSION_SIZES: Final[i64] = SIDE.numbers("missions", ("mandatory", "optional", "away"), 20)
SAFE: Final[i64] = SIDE.flag("immune")
LAID: Final[i64] = SIDE.numbers("specials", ("laid", "laid here", "thrown"), 20)
CHANGED: Final[i64] = SIDE.flags("changed", _changes)
EARNED: Final[i64] = SIDE.flags("flag", FLAGS)
POINTS: Final[i64] = SIDE.number("points", 150, -50)
SIDE_SIZE: Final[i64] = len(SIDE)

# What a seat has.
PERSON: Final = Layout()
HAND: Final[i64] = PERSON.numbers("hand", PLAYING_CARDS, 2)  # 1: there or in the stock beside it
IN_HAND: Final[i64] = PERSON.number("in hand", 20)
COMING: Final[i64] = PERSON.flags("next turn", MODIFIERS[:-1])
COMING_PULLEY: Final[i64] = PERSON.number(f"next turn.{MODIFIERS[-1]}", 6)
HOLDING: Final[i64] = PERSON.flags("turn", MODIFIERS[:-1])
PULLEY: Final[i64] = PERSON.number(f"turn.{MODIFIERS[-1]}", 6)
PLACED: Final[i64] = PERSON.flags("placed", range(6))
DEEDS: Final[i64] = PERSON.numbers("deeds", ("actions", "destroyed", "stock built"), 10)
AIMED: Final[i64] = PERSON.numbers("aimed", around(SIDES), 10)
PURE: Final[i64] = PERSON.flags("pure", ("action", "discard"))
STREAKS: Final[i64] = PERSON.numbers("streak", ("action", "discard"), 10)
LAST_FAMILY: Final[i64] = PERSON.flags("last action.family", FAMILIES)
LAST_CARD: Final[i64] = PERSON.flags("last action.card", _in_family)
LAST_RANK: Final[i64] = PERSON.number("last action.rank", int(SEATS))
PERSON_SIZE: Final[i64] = len(PERSON)

# The table.
LAYOUT: Final = Layout()
SIDES_FIRST: Final[i64] = LAYOUT.each([f"side {place}" for place in around(SIDES)], SIDE)
PEOPLE: Final[i64] = LAYOUT.each(_seats, PERSON)
PLAYERS: Final[i64] = LAYOUT.flags("players", range(1, COUNTS[-1] + 1))
OPTIONS: Final[i64] = LAYOUT.flags(
    "option", ("teams", "quick", "2016", "support", "missions by hand")
)
IN_PLAY: Final[i64] = LAYOUT.flags("families", FAMILIES)
PILE_SIZE: Final[i64] = LAYOUT.number("pile", int(PLAYING))
PILE: Final[i64] = LAYOUT.numbers("pile", PLAYING_CARDS, int(PLAYING))  # places from the top
DISCARDS: Final[i64] = LAYOUT.numbers("discards", PLAYING_CARDS, int(PLAYING))
FIRST: Final[i64] = LAYOUT.flags("first", _seats)
MOVER: Final[i64] = LAYOUT.flags("mover", _seats)
REGULAR: Final[i64] = LAYOUT.flags("regular", _seats)
TURN: Final[i64] = LAYOUT.number("turn", 250)
TRAY: Final[i64] = LAYOUT.flags("tray", PLAYING_CARDS)
TRAY_SIZE: Final[i64] = LAYOUT.number("in tray", 40)
POOL: Final[i64] = LAYOUT.flags("pool", PLAYING_CARDS)
POOL_OF: Final[i64] = LAYOUT.numbers("in pool", _seats, 20)
GIVEN: Final[i64] = LAYOUT.flags("given", PLAYING_CARDS)
TAKEN: Final[i64] = LAYOUT.flags("taken", PLAYING_CARDS)
OFFERED: Final[i64] = LAYOUT.numbers("offered", ("given", "taken"), 20)
AGAIN: Final[i64] = LAYOUT.flags("asked again", _seats)
AIMS: Final[i64] = LAYOUT.flags("aims", SPECIALS)
BAKED: Final[i64] = LAYOUT.flags("just placed", [f"{k}.{v}" for k in KINDS for v in range(A_KIND)])
LAID_BY: Final[i64] = LAYOUT.flags(
    "laid by", [f"{card}.{who}" for card in SPECIALS for who in _seats]
)
SPENT: Final[i64] = LAYOUT.flags("used", SPECIALS)
EXTRA: Final[i64] = LAYOUT.flags("another turn", _seats)
FIRSTS: Final[i64] = LAYOUT.flags("was first", FLAGS)
VERDICT: Final[i64] = LAYOUT.flags("verdict", VERDICTS)


class StepOf(Form):
    """A step of an action: its card and its place there."""

    def lay(self, layout: Layout, name: str) -> int:
        """Declare an entry for each card, and one for the place."""
        first = layout.flags(name, PLAYING_CARDS)
        layout.number(f"{name}.place", int(PLACES) - 1)
        return first

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        sheet.flag(first + value // PLACES)
        sheet.number(first + PLAYING, value % PLACES)


_seat: Final = Seat(int(SEATS))
FORMS: Final[Mapping[str, Form]] = {
    "seat": _seat, "actor": _seat, "victim": _seat, "whose": _seat, "to": _seat, "turned": _seat,
    "hit": Seats(int(SEATS)), "chosen": Seats(int(SEATS)), "card": OneOf(PLAYING_CARDS),
    "at": StepOf(), "mode": AnyOf(range(4)), "origin": OneOf(ORIGINS), "cell": OneOf(CELLS),
    "cells": AnyOf(CELLS), "used": AnyOf(range(4)), "place": Number(2), "left": Number(12),
    "count": Number(12), "give": Number(12), "sheltered": Number(12), "shelters": Number(12),
    "last": Number(1), "asked": Number(1), "counter": Number(1), "cascade": Number(1),
    "zone": Number(1), "least": Number(2, -12), "match": Number(3), "key": Number(5, -1),
    "require": Number(2), "before": Unsaid(), "owed": Unsaid(), "played": Number(12),
}  # fmt: skip
