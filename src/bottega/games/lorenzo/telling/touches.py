"""Which things on the board one clicks to give an answer.

`member:black` a family member, `space:market 1` a space or a floor, `card:12` a card that trades,
works, is fetched or put away and `trade:12 1` its first arrow, `servants:2`, `price:1`, `effect:2`,
`option:1`, `privilege:coins`, `tile:a`, `leader:santa-rita` to play, use, keep or dismiss,
`discard:santa-rita` to put away, `family:medici` in the auction and `bid:a 3` a row under it,
`token:3` a token that shows the third face, `seal:2`, `visit:1` a rival's board, `add:2` servants
sent ahead, `replace:wood 2` servants in the place of a good; all else, such as `swap`, `support`
and `refuse`, is its own verb.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bottega.games.lorenzo.production import Production, building_at
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.space import Action
from bottega.kernel.table import Frame

Touching = Callable[[Lorenzo, Frame[Any], Action], Sequence[str]]


def verb(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    """Name an answer that is about nothing else by its verb."""
    return [action.verb]


def _one(kind: str) -> Touching:
    """Give one thing, named by all arguments of the answer."""
    return lambda table, frame, action: [f"{kind}:{' '.join(action.args.values())}"]


def _twice(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    """Where a token could be laid on a card as well, a second click spends it."""
    return [f"token:{action.args['face']}"] * 2


def _placed(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    return [f"member:{action.args['member']}", f"space:{action.args['space']}"]


def _traded(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    """A building is named by its place on the board, and clicked as the card that lies there."""
    board = frame.board if isinstance(frame, Production) else frame.seat
    place = int(action.args["building"]) - 1
    try:
        card = building_at(table, table.players[board], place).number
    except ValueError:
        return ()
    return [f"card:{card}", f"trade:{card} {action.args['arrow']}"]


def _privileges(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    return [f"privilege:{name}" for name in action.args["goods"].split()]


def _laid(table: Lorenzo, frame: Frame[Any], action: Action) -> Sequence[str]:
    return [f"token:{action.args['face']}", f"card:{action.args['card']}"]


TOUCHED: Final[Mapping[str, Touching]] = {
    "place": _placed,
    "spend": _one("servants"),
    "pay": _one("price"),
    "trade": _traded,
    "privilege": _privileges,
    "take": _one("space"),
    "first": _one("effect"),
    "choose": _one("tile"),
    "keep": _one("leader"),
    "play": _one("leader"),
    "discard": _one("discard"),  # apart from the leader itself: nobody puts one away by mistake
    "use": _one("leader"),
    "copy": _one("leader"),
    "raise": _one("member"),
    "option": _one("option"),
    "token": _twice,
    "give": _one("token"),
    "lay": _laid,
    "hold": _one("token"),
    "flip": _one("seal"),
    "fetch": _one("card"),
    "drop": _one("card"),
    "activate": _one("card"),
    "dismiss": _one("leader"),
    "visit": _one("visit"),
    "collect": _one("space"),
    "replace": _one("replace"),
    "add": _one("add"),
}
