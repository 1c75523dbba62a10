"""Over whole games: whatever is not offered has a reason, and what the reason says is so."""

from collections.abc import Callable
from typing import Final

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import FLOORS
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.game import Reason
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from bottega.kernel.space import Action
from tests.lorenzo.because import RULES
from tests.lorenzo.build import KIND_OF, Position, new_game
from tests.lorenzo.choosers import Chooser, builder

CLOSE_LOOK: Final = 14  # one moment in so many
# The question at which an answer is at home: there it is never refused as out of place.
HOME: Final = {
    "place": "Turn", "pass": "Turn", "end": "Turn", "spend": "Work", "pay": "PayFor",
    "trade": "Production", "produce": "Production", "privilege": "PickPrivileges",
    "take": "BonusTake", "decline": "BonusTake", "support": "Faith", "refuse": "Faith",
    "choose": "ChooseTile", "keep": "KeepLeader", "copy": "CopyFrom", "raise": "RaiseOne",
}  # fmt: skip


class Case:
    """A refusal and all that one can see around it."""

    def __init__(self, view: LorenzoView, offered: set[str], line: Action, reason: Reason) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.board: Board = view.boards[view.seat]
        self.offered = offered
        self.verb = line.verb
        self.args = line.args
        self.reason = reason

    @property
    def need(self) -> dict[str, int]:
        """Give the numbers that are needed."""
        return {key: n for key, n in self.reason.need.items() if isinstance(n, int)}

    @property
    def have(self) -> dict[str, int]:
        """Give the numbers that are there."""
        return {key: n for key, n in self.reason.have.items() if isinstance(n, int)}

    def short(self) -> bool:
        """Say whether something is missing."""
        return any(n > self.have[key] for key, n in self.need.items())

    @property
    def space(self) -> str:
        """Give the space or floor that was pointed at."""
        return self.args["space"] if self.verb == "place" else self.args["floor"]

    @property
    def card(self) -> int:
        """Give the card on the floor that was pointed at."""
        return self.view.floors[FLOORS.index(self.space)]

    def own(self, area: str) -> bool:
        """Say whether a coloured member of the seat stands in an area."""
        return any(
            there.seat == self.seat and there.member != "neutral" and area in there.space
            for there in self.view.members
        )

    def rivals(self) -> set[str]:
        """Name the leaders that others have in play."""
        boards = self.view.boards
        return {name for i, b in enumerate(boards) if i != self.seat for name in b.played}

    @property
    def question(self) -> str:
        """Name the question that the seat is asked."""
        return self.view.pending[-1].frame


def fee_is_due(c: Case) -> bool:
    """See that the tower is occupied and the coins are short."""
    tower = c.space[:-2]
    there = any(one.space.startswith(tower) for one in c.view.members)
    return there and c.board.coin < 3 == c.need["coin"] and c.have == {"coin": c.board.coin}


def cost_is_short(c: Case) -> bool:
    """See that something of the price is missing, the fee and the threshold included."""
    need = dict(c.need)
    fee, threshold = need.pop("fee", 0), need.pop("threshold", 0)
    need["coin"] = need.get("coin", 0) + fee
    held = {good: getattr(c.board, good) for good in need}
    return threshold > c.board.military or any(n > held[good] for good, n in need.items())


def value_is_short(c: Case) -> bool:
    """See that the value is too low and the servants too few."""
    if c.verb == "spend":
        return int(c.args["servants"]) < c.need["servant"]
    low = c.need["value"] > c.have["value"]
    return low and c.need["servant"] > c.have["servant"] == c.board.servant


def slot_is_closed(c: Case) -> bool:
    """See that it is a territory, and military is short of what the board says."""
    military = c.board.needs or 0
    kind = KIND_OF[c.card]
    return kind == "territory" and c.need["military"] == military > c.board.military


def is_occupied(c: Case) -> bool:
    """See that somebody stands on a space for one."""
    shared = c.space.startswith("large") or c.space == "council"
    return not shared and any(there.space == c.space for there in c.view.members)


def pack_lacks(c: Case) -> bool:
    """See that the leader is not in the pack in hand."""
    assert c.board.draft is not None
    return c.args["leader"] not in c.board.draft[len(c.board.picks or ())]


TRUE_WHEN: Final[dict[str, Callable[[Case], bool]]] = {
    "already-played": lambda c: c.args["leader"] in c.board.played,
    "always-on": lambda c: c.args["leader"] in c.board.played,
    "barred": lambda c: "market" in c.space and c.view.tiles[1] == "2-5"
    and 2 in c.board.excommunications,
    "between-actions": lambda c: c.question not in ("Turn", "LastWord"),
    "card-gone": lambda c: c.card == 0,
    "card-limit": lambda c: len(getattr(c.board, KIND_OF[c.card])) == 6,
    "closed": lambda c: c.space in c.view.closed,
    "cost": cost_is_short,
    "fee": fee_is_due,
    "in-order": lambda c: int(c.args["building"]) <= c.view.pending[-1].args[2],
    "inputs": lambda c: c.short(),
    "member-placed": lambda c: c.args["member"] not in c.board.members,
    "must-place": lambda c: any(line.startswith("place") for line in c.offered),
    "no-building": lambda c: int(c.args["building"]) > len(c.board.building),
    "no-effect": lambda c: f"first effect {c.args['effect']}" not in c.offered,
    "no-more-cards": lambda c: int(c.args["servants"]) <= c.board.servant,
    "no-such-price": lambda c: int(c.args["price"]) > len(c.view.prices),
    "no-trade": lambda c: int(c.args["building"]) <= len(c.board.building),
    "nobody-to-copy": lambda c: c.args["leader"] == "lorenzo-de-medici" and not c.rivals(),
    "not-a-rivals": lambda c: c.args["leader"] not in c.rivals(),
    "not-asked": lambda c: c.seat != c.view.asked,
    "not-in-hand": lambda c: c.args["leader"] not in (c.board.hand or ()),
    "not-in-pack": pack_lacks,
    "not-in-play": lambda c: c.args["leader"] not in c.board.played,
    "not-now": lambda c: HOME.get(c.verb) != c.question,
    "not-reached": lambda c: c.short(),
    "occupied": is_occupied,
    "one-member": lambda c: c.question == "LastWord",
    "place-first": lambda c: c.question == "Turn",
    "privileges": lambda c: len(c.args["goods"].split()) != c.need["privileges"],
    "requirement": lambda c: c.args["leader"] in (c.board.hand or ()) and c.short(),
    "same-area": lambda c: c.args["member"] != "neutral" and c.own(c.space.split()[-1]),
    "same-tower": lambda c: c.args["member"] != "neutral" and c.own(c.space[:-2]),
    "servants": lambda c: int(c.args["servants"]) > c.board.servant,
    "servants-twice": lambda c: c.card in (43, 47, 85, 94)
    and c.need["servant"] <= c.board.servant,
    "slot": slot_is_closed,
    "tile-taken": lambda c: c.args["tile"] in [board.bonus_tile for board in c.view.boards],
    "to-no-use": lambda c: c.args["leader"] in set(c.board.played) - set(c.board.used),
    "used": lambda c: c.args["leader"] in c.board.used,
    "value": value_is_short,
    "wrong-kind": lambda c: KIND_OF[c.card] == c.reason.have["kind"] != c.reason.need["kind"],
}  # fmt: skip


def test_every_rule_can_be_seen_to_be_true() -> None:
    assert set(TRUE_WHEN) == RULES - {"game-over", "hand-over", "dearer"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choose", [any_option, builder])
@pytest.mark.parametrize("advanced", [True, False])
def test_every_answer_is_offered_or_has_a_reason_that_is_true(
    players: int, choose: Chooser, advanced: bool, compiled: bool
) -> None:
    for seed in range(20 if compiled else 1):
        game = new_game(players, seed, advanced)
        rng = stream(seed, "reasons")
        while not game.over:
            if rng.below(CLOSE_LOOK) == 0:
                check_all(game, players)
            game.table.play(choose(game.table, rng))
        for code in range(len(GAME.space)):
            assert GAME.why_not(game.table, 0, code) == Reason("game-over")


def check_all(game: Position, players: int) -> None:
    """See that each code of the space is offered to a seat or refused by a rule that applies."""
    for who in range(players):
        frame = game.table.frame_for(who)
        codes = [] if frame is None else [int(c) for c in frame.options(game.table)]
        view, offered = game.view(who), {GAME.line(code) for code in codes}
        for code in range(len(GAME.space)):
            reason = GAME.why_not(game.table, who, code)
            line = GAME.line(code)
            assert (reason is None) == (line in offered), line
            if reason is not None:
                case = Case(view, offered, GAME.action(code), reason)
                assert TRUE_WHEN[reason.rule](case), f"{line}: {reason}"
