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
from bottega.kernel.table import Frame

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
MODE: Final = _between(0, 15)
CELL: Final = _between(0, 11)
ANY: Final = _between(0, 1 << 32)
WINDOW: Final = (_seat, _seat, _action, _hit)
ARGS: Final[Mapping[str, tuple[Range, ...]]] = {
    "Act": (_seat,), "After": (_seat, _action, ANY), "Aim": (_seat, _aimed, MODE, FEW),
    "AnswerAction": WINDOW, "AnswerAttack": WINDOW, "AnswerCounter": (_seat, _seat),
    "AnswerOffer": (_seat, _seat), "AskAgain": (BIT,), "BeginTurn": (_seat,),
    "BuildFromStock": (_seat, _seat, FEW), "BuildMore": (_seat, FEW), "Check": (),
    "ChooseMissions": (_side,), "Claim": (_seat, BIT),
    "CloseWindow": (_seat, _action, MODE, _hit, BIT), "DealOut": (_seat, ANY),
    "DealPool": (_seat, _seat, FEW), "DiscardAny": (_seat,),
    "DiscardHand": (_seat, FEW, _discarding), "DiscardOwn": (_seat, FEW),
    "DiscardStock": (_seat, FEW), "DoStep": (_seat, _seat, _step, MODE),
    "DoubleHow": (_seat, _action, _between(0, 3)), "DoubleWhich": (_seat, _between(0, 3)),
    "Draw": (_seat,), "EndTurn": (_seat,), "Finish": (), "FirstTurn": (), "Flank": (_seat, _seat),
    "HandOver": (_seat,), "LayCell": (_seat, _special, _seat, _origin),
    "LayOn": (_seat, _special, _origin), "LaySlot": (_seat, _special),
    "MatchBuild": (_seat, _seat, _between(0, 15)), "NextTurn": (_seat,),
    "Offer": (_seat, _seat, BIT), "OpenWindow": (_seat, _action, MODE, _hit),
    "Operation": (_seat,), "OwnPool": (_seat, FEW), "PassOn": (_seat,),
    "PlaceMaterials": (_seat, _between(-12, 2), FEW, _between(0, 3), _between(-1, 5)),
    "PlayOn": (_seat, ANY), "PlayStock": (_seat, ANY), "Pool": (_seat, FEW),
    "PoolCard": (_seat, FEW), "Relay": (_seat, CELL), "RelayNext": (_seat, SOME),
    "RemoveSpecial": (_seat, _seat, FEW), "Renovate": (_seat, _between(1, 2)),
    "RepeatAction": (_seat, _seat, _action), "RepeatLast": (_seat, _seat, _action),
    "Resolve": (_seat, _action, MODE, _hit, _turned, _between(0, 2)), "ReturnDrawn": (_seat,),
    "Roof": (_seat, _special, _origin), "ShowMission": (_seat, _seat), "Sin": (_seat, SOME),
    "SinReturn": (_seat, FEW, SOME), "Steal": (_seat, _seat, FEW, _stealing), "Store": (_seat,),
    "StoreExchange": (_seat, _seat), "StoreReturn": (_seat, _seat, FEW, SOME),
    "Storing": (_seat,), "Strike": (_seat, _seat, _seat, FEW, _between(1, 4095), BIT),
    "Swap": (_seat, _seat, FEW), "TakeDrawn": (_seat, FEW),
    "TakeSpecial": (_seat, _seat, FEW, BIT), "Target": (_seat, _chosen, MODE, _hit, FEW),
    "Toll": (_seat, _seat), "TradeGive": (_seat, _seat, FEW),
    "TradeTake": (_seat, _seat, FEW, SOME),
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
    args = frame.args()
    ranges = ARGS[type(frame).__name__]
    return len(args) == len(ranges) and all(
        fits(table, n) for fits, n in zip(ranges, args, strict=True)
    )
