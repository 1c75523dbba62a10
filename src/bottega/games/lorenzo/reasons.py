"""Why not? For every answer that is not offered, the rule it breaks."""

from typing import Final

from bottega.games.lorenzo import action_reasons, turn_reasons
from bottega.games.lorenzo.actions import CHOOSE, LEADERS, PIECE, RAISE
from bottega.games.lorenzo.draft import ChooseTile, KeepLeader
from bottega.games.lorenzo.leadership import CopyFrom, RaiseOne
from bottega.games.lorenzo.modules import SPACE, refusals
from bottega.games.lorenzo.pieces import MEMBERS
from bottega.games.lorenzo.refusing import Pending, not_now
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.game import Reason

OF_MODULES: Final = refusals()


def refusal(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Name the rule that keeps an answer to this question from being offered."""
    verb = SPACE.action(code).verb
    found = OF_MODULES.get((type(frame).__name__, verb))
    if found is not None:
        return found(table, frame, code)
    return REFUSALS.get(verb, not_now)(table, frame, code)


def _choose(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, ChooseTile):
        return not_now(table, frame, code)
    exists = code - CHOOSE + 1 < len(table.rules.bonus_tiles)
    return Reason("tile-taken") if exists else Reason("not-in-game")


def _keep(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, KeepLeader):
        return not_now(table, frame, code)
    return Reason("not-in-pack", {"leader": LEADERS[PIECE[code]]})


def _copy(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, CopyFrom):
        return not_now(table, frame, code)
    return Reason("not-a-rivals", {"leader": LEADERS[PIECE[code]]})


def _raise(table: Lorenzo, frame: Pending, code: int) -> Reason:
    if not isinstance(frame, RaiseOne):
        return not_now(table, frame, code)
    return Reason("member-placed", {"member": MEMBERS[code - RAISE]})


# By verb; what is not here is asked by expansions only, or never refused where it is asked.
REFUSALS: Final = {
    "place": turn_reasons.place,
    "pass": turn_reasons.pass_turn,
    "end": turn_reasons.end,
    "play": turn_reasons.leader,
    "discard": turn_reasons.leader,
    "use": turn_reasons.leader,
    "token": turn_reasons.token,
    "lay": turn_reasons.lay,
    "swap": turn_reasons.swap,
    "add": turn_reasons.add,
    "spend": action_reasons.spend,
    "pay": action_reasons.pay,
    "trade": action_reasons.trade,
    "produce": action_reasons.produce,
    "privilege": action_reasons.privilege,
    "take": action_reasons.take,
    "first": action_reasons.first,
    "activate": action_reasons.activate,
    "option": action_reasons.option,
    "replace": action_reasons.replace,
    "give": action_reasons.give,
    "drop": action_reasons.drop,
    "decline": action_reasons.decline,
    "choose": _choose,
    "keep": _keep,
    "copy": _copy,
    "raise": _raise,
}
