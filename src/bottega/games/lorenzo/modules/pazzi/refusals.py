"""Why answers to the questions about rivals, seals and rewards are not offered."""

from typing import Final

from bottega.games.lorenzo.actions import COLLECT, FLIP, LEADERS, MARKETS, OPTION, PIECE, VISIT
from bottega.games.lorenzo.modules.pazzi.rivals import GiveGoods, demand_of
from bottega.games.lorenzo.refusing import Pending, inputs, not_now
from bottega.games.lorenzo.ruleset import FIRST_SPACE, Refusals, space_number
from bottega.games.lorenzo.state import NO_ABILITIES, Lorenzo
from bottega.kernel.game import Reason


def _give(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """What a card demands is given in full by who has it; servants do not stand in for it."""
    if not isinstance(frame, GiveGoods):
        return not_now(table, frame, code)
    wanted = demand_of(table, frame.card).options
    which = code - int(OPTION)
    if which >= len(wanted):
        return Reason("no-such-option", {"options": len(wanted)})
    return inputs(NO_ABILITIES, table.players[frame.seat].goods, wanted[which])


def _visit(table: Lorenzo, frame: Pending, code: int) -> Reason:
    seat = code - int(VISIT)
    if seat >= len(table.players):
        return Reason("not-in-game")
    return Reason("not-a-rival", {"seat": seat})


def _collect(table: Lorenzo, frame: Pending, code: int) -> Reason:
    space = int(space_number(MARKETS[code - COLLECT]))
    place = table.rules.spaces[space - FIRST_SPACE]
    if place.players > len(table.players):
        return Reason("closed", {"players": int(place.players)}, {"players": len(table.players)})
    return Reason("occupied")


def _dismiss(table: Lorenzo, frame: Pending, code: int) -> Reason:
    return Reason("not-in-play", {"leader": LEADERS[PIECE[code]]})


def _flip(table: Lorenzo, frame: Pending, code: int) -> Reason:
    return Reason("seal-turned", {"seal": code - int(FLIP) + 1})


REFUSALS: Final[Refusals] = {
    ("GiveGoods", "option"): _give,
    ("GiveGoods", "decline"): lambda table, frame, code: Reason("compulsory"),
    ("VisitBoard", "visit"): _visit,
    ("CollectMarket", "collect"): _collect,
    ("DismissLeader", "dismiss"): _dismiss,
    ("FlipSeal", "flip"): _flip,
}
