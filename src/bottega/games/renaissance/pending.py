"""What can be pending: which frames lie on which, and what their numbers can be."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from bottega.games.renaissance.names import A_FAMILY, PLAYING
from bottega.games.renaissance.pieces import PLACES
from bottega.games.renaissance.state import (
    FIRST_SPECIAL,
    FROM_HAND,
    FROM_STOCK,
    FROM_VAULT,
    Renaissance,
)
from bottega.games.renaissance.steps import HandDiscard, StealMaterial
from bottega.kernel.table import Frame, names_of

# From the bottom of the stack to its top. In the middle of a turn each question may lie on what
# follows another one; every one of them checks its own numbers.
OUTSIDE: Final = (
    "FirstTurn|ChooseMissions|Finish|NextTurn|PassOn|EndTurn|BeginTurn|Draw|Storing|Store|Toll"
    "|AskAgain|Claim|HandOver|Act"
)
SHAPES: Final = re.compile(
    r"|FirstTurn( ChooseMissions)+"
    r"|Finish HandOver( AskAgain( Claim)*){0,2}"
    r"|NextTurn( AskAgain( Claim)*){1,2}|NextTurn( AskAgain( Claim)*){0,2} HandOver"
    r"|PassOn( Check Toll)+"
    r"|EndTurn Check Draw Store"
    rf"|EndTurn Check Draw Storing( Act)?( (?!({OUTSIDE})\b)\w+)+"
)
MOVERS: Final = ("EndTurn", "Draw", "Storing", "Act", "PassOn", "NextTurn", "Store")
TOGETHER: Final = ("ChooseMissions", "Claim", "AnswerAction", "AnswerAttack", "PoolCard")

Range = Callable[[Renaissance, int], bool]


def _seat(table: Renaissance, n: int) -> bool:
    return 0 <= n < table.rules.seats


def _side(table: Renaissance, n: int) -> bool:
    return 0 <= n < table.rules.sides


def _action(table: Renaissance, n: int) -> bool:
    return 0 <= n < PLAYING and len(table.cards[n].action.steps) > 0


def _aimed(table: Renaissance, n: int) -> bool:
    return _action(table, n) and table.cards[n].action.aimed


def _chosen(table: Renaissance, n: int) -> bool:
    return _action(table, n) and table.cards[n].action.chosen


def _special(table: Renaissance, n: int) -> bool:
    return 0 <= n < PLAYING and n % A_FAMILY >= FIRST_SPECIAL


def _origin(table: Renaissance, n: int) -> bool:
    return n in (FROM_HAND, FROM_STOCK, FROM_VAULT)


def _hit(table: Renaissance, n: int) -> bool:
    return 0 <= n < 1 << table.rules.seats


def _turned(table: Renaissance, n: int) -> bool:
    return n == -1 or _seat(table, n)


def _step(table: Renaissance, n: int) -> bool:
    card, place = divmod(n, int(PLACES))
    return _action(table, card) and place < len(table.cards[card].action.steps)


def _discarding(table: Renaissance, n: int) -> bool:
    return _step(table, n) and isinstance(table.step_at(n), HandDiscard)


def _stealing(table: Renaissance, n: int) -> bool:
    return _step(table, n) and isinstance(table.step_at(n), StealMaterial)


def _between(least: int, most: int) -> Range:
    return lambda table, n: least <= n <= most


FEW: Final = _between(1, 12)
SOME: Final = _between(0, 12)
BIT: Final = _between(0, 1)
ANY: Final = _between(0, 1 << 32)
RANGES: Final[Mapping[str, Range]] = {  # what a number of a frame can be, by its name
    "seat": _seat, "actor": _seat, "victim": _seat, "whose": _seat, "to": _seat, "turned": _turned,
    "hit": _hit, "chosen": _hit, "card": _action, "at": _step, "mode": _between(0, 15),
    "origin": _origin, "place": _between(0, 2), "left": FEW, "count": FEW, "give": SOME,
    "sheltered": SOME, "shelters": SOME, "last": BIT, "asked": BIT, "counter": BIT, "cascade": BIT,
    "zone": BIT, "before": ANY, "owed": ANY, "played": ANY, "used": _between(0, 15),
    "cell": _between(0, 11), "cells": _between(1, 4095), "least": _between(-12, 2),
    "match": _between(0, 3), "key": _between(-1, 5), "require": _between(1, 2),
}  # fmt: skip
SPECIFIC: Final[Mapping[str, Range]] = {  # and where it is something else
    "Aim.card": _aimed, "Target.card": _chosen, "LayCell.card": _special, "LayOn.card": _special,
    "LaySlot.card": _special, "Roof.card": _special, "DiscardHand.at": _discarding,
    "Steal.at": _stealing, "ChooseMissions.seat": _side, "DoubleHow.origin": _between(0, 3),
    "DoubleWhich.origin": _between(0, 3), "RelayNext.cell": SOME,
}  # fmt: skip


def pending_possible(table: Renaissance) -> bool:
    """Say whether the frames of a table can lie on each other, with such numbers."""
    names = [type(frame).__name__ for frame in table.stack]
    if SHAPES.fullmatch(" ".join(names)) is None:
        return False
    if not all(_numbers_possible(table, frame) for frame in table.stack):
        return False
    if ("FirstTurn" in names) != (table.first < 0):
        return False
    movers = [frame.args()[0] for frame in table.stack if type(frame).__name__ in MOVERS]
    asked = [int(frame.seat) for frame in table.stack if type(frame).__name__ in TOGETHER]
    return all(seat == table.mover for seat in movers) and len(set(asked)) == len(asked)


def _numbers_possible(table: Renaissance, frame: Frame[Any]) -> bool:
    kind = type(frame)
    return all(
        SPECIFIC.get(f"{kind.__name__}.{name}", RANGES[name])(table, getattr(frame, name))
        for name in names_of(kind)
    )
