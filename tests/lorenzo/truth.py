"""What each reason says, looked up in what the seat sees."""

from collections.abc import Callable
from typing import Final

from bottega.games.lorenzo.actions import FLOORS, MARKETS, OWN_SPACES, PRIVILEGES, REPLACED, SLOTS
from bottega.games.lorenzo.goods import servants
from bottega.games.lorenzo.modules import compose
from bottega.games.lorenzo.production import ARROW, OPEN
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.game import Reason
from bottega.kernel.space import Action
from tests.lorenzo.build import KIND_OF, TOWER_OF
from tests.lorenzo.oracle import Turn

RULES_OF_ALL: Final = compose(("houses", "pazzi"), advanced=True)
CARDS: Final = RULES_OF_ALL.cards
IN_TURN: Final = ("Turn", "LastWord")
# The answers that are at home at a question: there they are never refused as out of place.
HOME: Final = {
    "place": {"Turn"}, "pass": {"Turn"}, "end": {"Turn"}, "spend": {"Work"}, "pay": {"PayFor"},
    "trade": {"Production"}, "produce": {"Production"}, "privilege": {"PickPrivileges"},
    "take": {"BonusTake", "BuyLeftover"}, "support": {"Faith"}, "refuse": {"Faith"},
    "choose": {"ChooseTile"}, "keep": {"KeepLeader"}, "copy": {"CopyFrom"}, "raise": {"RaiseOne"},
    "option": {"PickOption", "Arrow", "ChooseWork", "GiveGoods"}, "bid": {"Bid"},
    "give": {"PayTokens"}, "hold": {"KeepToken"}, "flip": {"FlipSeal"}, "fetch": {"FetchCard"},
    "drop": {"DropCard"}, "activate": {"ActivateCard", "PickOne", "Production"},
    "dismiss": {"DismissLeader"}, "visit": {"VisitBoard"}, "collect": {"CollectMarket"},
    "replace": {"ReplaceGoods"},
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
        return next(self.args[key] for key in ("space", "floor", "market") if key in self.args)

    @property
    def card(self) -> int:
        """Give the card, or that on the floor, that was pointed at."""
        if "card" in self.args:
            return int(self.args["card"])
        return self.view.floors[FLOORS.index(self.space)]

    @property
    def servants_pay(self) -> bool:
        """Say whether servants may stand in for goods."""
        return "paracelso" in (*self.board.played, self.board.copied)

    def own(self, area: str) -> bool:
        """Say whether a coloured member of the seat stands in an area."""
        return any(
            there.seat == self.seat
            and there.member not in ("neutral", "brown")
            and area in there.space
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

    @property
    def asked(self) -> tuple[int, ...]:
        """Give the numbers of the question."""
        return tuple(self.view.pending[-1].args)

    @property
    def open_card(self) -> int:
        """Give the card that works by another one and waits for its arrow, if there is one."""
        if self.question != "Production":
            return 0
        return next((extra % int(ARROW) for extra in self.asked[6:] if extra & OPEN), 0)

    def has(self, module: str) -> bool:
        """Say whether the table is played with an expansion."""
        return module in self.view.options.chosen["modules"]


def covers(c: Case, need: dict[str, int], have: dict[str, int]) -> bool:
    """Say whether goods pay a price, servants standing in where they may."""
    short = {good: n - have.get(good, 0) for good, n in need.items() if n > have.get(good, 0)}
    if not c.servants_pay or not short.keys() <= {*REPLACED}:
        return not short
    return sum(short.values()) <= have["servant"] - need.get("servant", 0)


def fee_is_due(c: Case) -> bool:
    """See that the tower is occupied and the coins are short."""
    tower = c.space[:-2]
    there = any(one.space.startswith(tower) for one in c.view.members)
    servants = {"servant": c.board.servant} if c.servants_pay else {}
    told = c.need == {"coin": 3} and c.have == {"coin": c.board.coin} | servants
    return there and told and not covers(c, c.need, c.have)


def cost_is_short(c: Case) -> bool:
    """See that something of the price is missing, the fee and the threshold included."""
    need = dict(c.need)
    fee, threshold = need.pop("fee", 0), need.pop("threshold", 0)
    need["coin"] = need.get("coin", 0) + fee
    told = all(n == getattr(c.board, good) for good, n in c.have.items())
    held = {good: getattr(c.board, good) for good in (*need, "servant")}
    return told and (threshold > c.board.military or not covers(c, need, held))


def inputs_are_short(c: Case) -> bool:
    """See that something is missing of what is left."""
    left = all(n <= getattr(c.board, good) for good, n in c.have.items())
    if c.question == "GiveGoods":  # there servants do not stand in
        return left and c.short()
    return left and not covers(c, c.need, c.have)


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
    """See that somebody stands on a space for one, or oneself on one's own."""
    shared = c.space.startswith("large") or c.space == "council"
    there = [one.seat for one in c.view.members if one.space == c.space]
    return c.seat in there if c.space in OWN_SPACES else not shared and bool(there)


def is_full(c: Case) -> bool:
    """See that the board has no room for such a card."""
    kind = KIND_OF[c.card]
    limit = 8 if (kind, c.board.family) == ("character", "medici") else 6
    return len(getattr(c.board, kind)) == limit == c.need["cards"]


def is_barred(c: Case) -> bool:
    """See that an excommunication keeps one out of the market or the special tower."""
    tile = "2-8" if c.space.startswith("special") else "2-5"
    return c.view.tiles[1] == tile and 2 in c.board.excommunications


def pack_lacks(c: Case) -> bool:
    """See that the leader is not in the pack in hand."""
    assert c.board.draft is not None
    return c.args["leader"] not in c.board.draft[len(c.board.picks or ())]


def requirement_is_unmet(c: Case) -> bool:
    """See that more conditions fail than may be left aside."""
    need = dict(c.need)
    waived = need.pop("waived", 0)
    most = c.reason.need.get("most", {})
    assert isinstance(most, dict)
    unmet = [name for name, n in need.items() if c.have[name] < n]
    unmet += [name for name, n in most.items() if c.have[name] > n]
    told = all(_owned(c.board, name) == n for name, n in c.have.items())
    return told and c.args["leader"] in (c.board.hand or ()) and len(unmet) > waived


def _owned(board: Board, name: str) -> int:
    """Count what a leader's condition names."""
    kinds = [board.territory, board.character, board.building, board.venture]
    if name in ("territory", "character", "building", "venture"):
        return len(getattr(board, name))
    sums = {
        "one-kind": max(map(len, kinds)), "total": len(board.cards),
        "leaders": len(board.played), "kinds": sum(map(bool, kinds)),
    }  # fmt: skip
    return sums[name] if name in sums else sum(getattr(board, part) for part in name.split("+"))


def servants_are_wanted_twice(c: Case) -> bool:
    """See that servants are part of the price, or stand in for it."""
    dear = any(servants(cost.pay) for cost in CARDS[c.card].costs)
    return (dear or c.servants_pay) and c.need["servant"] <= c.board.servant


def is_absent(c: Case) -> bool:
    """See that the table is played without what was pointed at."""
    if c.verb == "visit":
        return int(c.args["seat"]) >= len(c.view.boards)
    if c.verb in ("fetch", "drop", "activate") and c.card > 144:
        advanced = c.view.options.chosen["advanced"] == "true"
        return not c.has("pazzi") or (c.card in (162, 164) and not advanced)
    if c.verb in ("fetch", "drop", "activate"):
        return c.card > 96 and not c.has("houses")
    if c.verb in ("place", "take"):
        return (c.space in OWN_SPACES or "special" in c.space) and not c.has("houses")
    return c.args.get("tile", "e") == "e" and not c.has("houses")


def is_out_of_place(c: Case) -> bool:
    """See that something else is asked."""
    if c.verb == "option" and c.open_card:
        return False
    return c.question not in HOME.get(c.verb, ())


def bid_is_low(c: Case) -> bool:
    """See that a rival stands on that row or a higher one."""
    lot = next(lot for lot in c.view.lots if lot.name == c.args["lot"])
    return lot.row == c.need["row"] >= c.have["row"] == int(c.args["row"])


def nobody_minds(c: Case) -> bool:
    """See that fewer servants are no better for the seat, by a second reading of the rules."""
    return not Turn(c.view, c.seat).minds_servants()


def must_stand_in(c: Case) -> bool:
    """See that the good is short by more than so many servants."""
    good = c.args["good"]
    short: int = c.board.owed.get(good, 0) - getattr(c.board, good)
    return c.need["servant"] == short > int(c.args["servants"])


def markets_are_full(c: Case) -> bool:
    """See that no space of the market is left: nothing else comes to nothing."""
    there = {one.space for one in c.view.members} | set(c.view.closed)
    return there >= set(MARKETS)


def privilege_is_not_there(c: Case) -> bool:
    """See that one of the privileges is not in the game, not stored or not for this family."""
    name = str(c.reason.need["privilege"])
    out = {
        "token": not c.has("houses"),
        "store": not c.board.store,
        "faith": c.board.family == "della-scala",
    }
    return name in c.args["goods"].split() and bool(out[name])


def nothing_activates(c: Case) -> bool:
    """See that no building from here on lets another card work."""
    _, value, start, _, board, only, *_ = c.asked
    left = [CARDS[number] for number in c.view.boards[board].building[start:]]
    works = [card for card in left if card.value <= value and only in (-1, card.number)]
    return not any(card.activates for card in works)


def trade_is_not_there(c: Case) -> bool:
    """See that the card has fewer arrows."""
    arrow = int(c.args["arrow"] if c.verb == "trade" else c.args["option"])
    return len(CARDS[c.need["card"]].trades) < arrow


TRUE_WHEN: Final[dict[str, Callable[[Case], bool]]] = {
    "activator": lambda c: c.card in (113, 114),
    "added-already": lambda c: c.board.added > 0 or c.asked[-1] > 0,
    "already-played": lambda c: c.args["leader"] in c.board.played,
    "always-on": lambda c: c.args["leader"] in c.board.played,
    "arrow-first": lambda c: c.open_card == c.need["card"],
    "barred": is_barred,
    "between-actions": lambda c: c.question not in IN_TURN
    and (c.verb, c.question) != ("play", "PlayFree"),
    "bid-higher": bid_is_low,
    "card-gone": lambda c: c.card == 0,
    "card-limit": is_full,
    "closed": lambda c: c.space in c.view.closed,
    "comes-to-nothing": markets_are_full,
    "cost": cost_is_short,
    "fee": fee_is_due,
    "traded": lambda c: bool(c.asked[2] >> 2 * (int(c.args["building"]) - 1) & 3),
    "all-woken": lambda c: c.asked[6] > 0,
    "inputs": inputs_are_short,
    "just-worked": lambda c: c.asked[3] == c.card,
    "member-placed": lambda c: c.args["member"] not in c.board.members,
    "must-place": lambda c: any(line.startswith("place") for line in c.offered),
    "must-replace": must_stand_in,
    "no-activator": nothing_activates,
    "no-building": lambda c: int(c.args["building"]) > len(c.view.boards[c.asked[4]].building),
    "no-effect": lambda c: f"first effect {c.args['effect']}" not in c.offered,
    "no-lot": lambda c: c.args["lot"] not in [lot.name for lot in c.view.lots],
    "no-more-cards": lambda c: int(c.args["servants"]) <= c.board.servant,
    "no-more-due": lambda c: c.board.owed.get(c.args["good"], 0) == c.need[c.args["good"]]
    < int(c.args["servants"]),
    "no-need-to-add": nobody_minds,
    "no-slot": lambda c: c.card not in c.board.cards,
    "no-such-member": lambda c: c.args["member"] == "brown" and c.board.family != "colonna",
    "no-such-option": lambda c: int(c.args["option"]) > c.need["options"],
    "no-such-price": lambda c: int(c.args["price"]) > len(c.view.prices),
    "no-such-privilege": privilege_is_not_there,
    "no-such-token": lambda c: int(c.args["face"]) not in (c.board.tokens or ()),
    "no-swap": lambda c: c.board.family not in ("este", "della-scala"),
    "no-trade": trade_is_not_there,
    "nobody-to-copy": lambda c: c.args["leader"] == "lorenzo-de-medici" and not c.rivals(),
    "not-a-rival": lambda c: int(c.args["seat"]) == c.seat,
    "not-a-rivals": lambda c: c.args["leader"] not in c.rivals(),
    "not-asked": lambda c: c.seat != c.view.asked,
    "not-drawn": lambda c: int(c.args["face"]) not in (c.board.offered or ()),
    "not-in-game": is_absent,
    "not-in-hand": lambda c: c.args["leader"] not in (c.board.hand or ()),
    "not-in-pack": pack_lacks,
    "not-in-play": lambda c: c.args["leader"] not in c.board.played,
    "not-now": is_out_of_place,
    "not-on-board": lambda c: c.card not in c.view.boards[c.need["seat"]].cards,
    "not-put-away": lambda c: c.card not in c.view.gone,
    "not-reached": lambda c: c.short(),
    "not-your-space": lambda c: c.space not in c.board.spaces,
    "not-yours": lambda c: c.card not in c.board.cards,
    "occupied": is_occupied,
    "often-enough": lambda c: c.need["times"] == min(c.asked[1], 31),
    "one-member": lambda c: c.question == "LastWord",
    "only-one-card": lambda c: c.asked[5] >= 0
    and c.asked[5] != c.board.building[int(c.args["building"]) - 1],
    "act-now": lambda c: c.asked[-1] > 0,
    "compulsory": lambda c: c.question in ("DropCard", "GiveGoods"),
    "no-token-left": lambda c: not c.view.supply and not c.view.spent_tokens,
    "too-few-left": lambda c: int(c.args["servants"]) <= c.board.servant,
    "settled": lambda c: not any(f"replace {c.args['good']}" in line for line in c.offered),
    "place-first": lambda c: c.question == "Turn",
    "privilege-picked": lambda c: bool(
        c.asked[2] >> PRIVILEGES.index(str(c.reason.need["privilege"])) & 1
    ),
    "privileges": lambda c: len(c.args["goods"].split()) != c.need["privileges"],
    "requirement": requirement_is_unmet,
    "same-area": lambda c: c.args["member"] not in ("neutral", "brown")
    and c.own(c.space.split()[-1]),
    "same-tower": lambda c: c.args["member"] not in ("neutral", "brown") and c.own(c.space[:-2]),
    "seal-turned": lambda c: int(c.args["seal"]) in c.board.seals,
    "servants": lambda c: int(c.args["servants"]) > c.board.servant,
    "servants-needed": lambda c: c.have["servant"] < int(c.args["servants"]) <= c.board.servant,
    "servants-twice": servants_are_wanted_twice,
    "slot": slot_is_closed,
    "slot-filled": lambda c: c.args["card"] in c.board.laid and c.args["card"] in SLOTS,
    "space-value": lambda c: c.space in c.board.spaces and value_is_short(c),
    "tile-taken": lambda c: c.args["tile"] in [board.bonus_tile for board in c.view.boards],
    "to-no-use": lambda c: c.args["leader"] in set(c.board.played) - set(c.board.used),
    "used": lambda c: c.args["leader"] in c.board.used,
    "value": value_is_short,
    "wrong-kind": lambda c: KIND_OF[c.card] == c.reason.have["kind"]
    and KIND_OF[c.card] not in c.reason.need.values(),
    "wrong-tower": lambda c: TOWER_OF.get(c.card) == "special" or "special" in c.space,
}  # fmt: skip
