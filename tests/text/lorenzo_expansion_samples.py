"""One of everything that can be said of Lorenzo's expansions."""

from typing import Any, Final

import msgspec

from bottega.games.lorenzo import GAME, events
from bottega.games.lorenzo.actions import FLOORS, LEADERS, LOTS
from bottega.games.lorenzo.pieces import CARD_KINDS
from bottega.games.lorenzo.printed.effects import Gain, PlayFree
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.views import LorenzoView, Lot, Member
from bottega.kernel.events import Event
from bottega.kernel.game import Question, Reason
from bottega.kernel.telling import Told
from tests.text.lorenzo_samples import Asking

PAIR: Final = ("pietro-bembo", "giulio-ii")
MORE_EVENTS: Final[tuple[Event, ...]] = (
    events.BidPlaced(0, "a", 3, "medici", None),
    events.BidPlaced(0, "a", 4, "medici", 1),
    events.FamilyTaken(0, "este", 2, {"coin": 4, "servant": 2}, ()),
    events.FamilyTaken(0, "sforza", 6, {"coin": 1}, PAIR),
    events.TokensDrawn(0, 2, (1, 9)),
    events.TokensDrawn(0, 1, None),
    events.TokensOffered(0, 2, (3, 3)),
    events.TokensOffered(0, 2, None),
    events.TokenSpent(0, 4),
    events.TokenPaid(0, 5),
    events.TokenLaid(0, 6, 98),
    events.TokenKept(0, 7, 8),
    events.TokenKept(0, 7, None),
    events.TokenKept(0, None, None),
    events.TokensShuffled(1),
    events.TokensShuffled(12),
    events.LeadersDrawn(0, 2, PAIR),
    events.LeadersDrawn(0, 1, None),
    events.LeaderDismissed(0, "paracelso"),
    events.Swapped(0, {"military": 1}),
    events.SealTurned(0, 3),
    events.FaithTileTaken(0, 6),
    events.SetCompleted(0, 2),
    events.Stored(0, {"wood": 2, "stone": 1}),
    events.CardFetched(0, 77),
    events.CardBought(0, 30, "building 3", {"servant": 7}),
    events.CardDropped(0, 120),
    events.CardActivated(0, 114),
    events.BoardVisited(0, 1, "harvest"),
    events.BoardVisited(0, 1, "production"),
    events.Lost(0, {"vp": 5}, "family", 9),
    events.Paid(0, {"token": 1}, "leader", LEADERS.index("beatrice-d-este"), 1),
    events.Given(0, 1, {"coin": 2}, 158),
    events.Replaced(0, "stone", 2),
    events.ServantsAdded(0, 4),
    events.MilitaryMatched(0, 9, 4),
    events.ChurchIgnored(0, 2, 0),
    events.TowerAdapted("building", (5, 6, 7, 8)),
)
MORE_REASONS: Final[tuple[Reason, ...]] = (
    Reason("not-in-game"),
    Reason("no-such-member", {"member": "brown"}),
    Reason("not-your-space"),
    Reason("space-value", {"value": 5, "servant": 4}, {"value": 1, "servant": 2}),
    Reason("space-value", {"value": 3, "servant": 0}, {"value": 0, "servant": 2}),
    Reason("no-lot", {"lot": "d"}),
    Reason("bid-higher", {"row": 4}, {"row": 2}),
    Reason("bid-higher", {"row": 6}, {"row": 6}),
    Reason("no-such-token", {"face": 3}),
    Reason("not-drawn", {"face": 3}),
    Reason("no-slot", {"card": 98}),
    Reason("slot-filled", {"card": 128}),
    Reason("no-swap"),
    Reason("seal-turned", {"seal": 2}),
    Reason("no-such-privilege", {"privilege": "token"}),
    Reason("no-such-privilege", {"privilege": "store"}),
    Reason("privilege-picked", {"privilege": "coins"}),
    Reason("must-replace", {"servant": 2}, {"coin": 1}),
    Reason("no-more-due", {"wood": 2}),
    Reason("servants-needed", {"servant": 3}, {"servant": 1}),
    Reason("settled", {"good": "coin"}),
    Reason("added-already"),
    Reason("no-need-to-add"),
    Reason("compulsory"),
    Reason("no-token-left"),
    Reason("not-yours", {"card": 33}),
    Reason("not-on-board", {"card": 33, "seat": 0}),
    Reason("not-put-away", {"card": 33}),
    Reason("wrong-tower", {"tower": "special"}),
    Reason("no-activator"),
    Reason("activator", {"card": 113}),
    Reason("just-worked", {"card": 99}),
    Reason("only-one-card"),
    Reason("arrow-first", {"card": 110}),
    Reason("often-enough", {"times": 1}),
    Reason("often-enough", {"times": 5}),
    Reason("comes-to-nothing"),
    Reason("no-such-option", {"options": 1}),
    Reason("no-such-option", {"options": 2}),
    Reason("not-a-rival", {"seat": 0}),
    Reason("wrong-kind", {"kind": "building", "or": "territory"}, {"kind": "venture"}),
    Reason("requirement", {"total": 5, "most": {"faith": 0}}, {"total": 3, "faith": 2}),
    Reason(
        "requirement",
        {"leaders": 1, "token": 4, "most": {"kinds": 3, "wood+stone": 1}},
        {"leaders": 0, "token": 1, "kinds": 4, "wood+stone": 7},
    ),
)


TEMPTED: Final = (q.Candidate(29, True), q.Candidate(31, False))
HALL: Final = (
    q.Way(1, {}, {"token": 1}, True, (Gain({"token": 1}),)),
    q.Way(2, {"token": 3}, {}, True, (PlayFree(),)),
)
GIFTS: Final = (
    q.Way(1, {}, {"wood": 3}, True, (Gain({"wood": 3}),)),
    q.Way(2, {}, {"servant": 3}, False, (Gain({"servant": 3}),)),
)
SWAPS: Final = (
    q.Way(1, {"token": 1}, {"coin": 5}, True, (Gain({"coin": 5}),)),
    q.Way(2, {"token": 1}, {"vp": 5}, True, (Gain({"vp": 5}),)),
)
TRADE: Final = q.Trade(
    4, 111, 1, {"wood": 1}, Gain({"stone": 1}), {"stone": 1}, 2, True, True, True
)
MEMBERS: Final = {"black": 4, "white": 0, "neutral": 1, "brown": 4}
FLOORS_TOLD: Final = (
    q.Floor("venture 1", 77, {"brown": 0}, 0, {}, (q.Price(1, {}, 3, True),)),
    q.Floor("venture 2", 138, {"brown": 5}, 3, {"coin": 1}, (q.Price(1, {"coin": 1}, 7, True),)),
)
TOKENS: Final = (1, 1, 7)
SEALS_TOLD: Final = (q.Seal(1, {"coin": 1}, False), q.Seal(2, {"servant": 2}, True))
HOSTS: Final = (q.Host(1, (2, 97), (2,)), q.Host(2, (), ()))
WORKS: Final = (q.Labour(1, "harvest", 3, True), q.Labour(2, "production", 4, True))
LEADERS_TOLD: Final = tuple(q.Chief(name, 0, True) for name in PAIR)
FURNISHED: Final[dict[str, tuple[Told, ...]]] = {
    "Turn": (q.Turn(0, MEMBERS, FLOORS_TOLD, (), 2, 3, False),),
    "LastWord": (q.LastWord(0, 2, 0, True),),
    "Faith": (q.Faith(0, 4, 4, "1-8", True),),
    "Work": (
        q.Work(0, "harvest", 2, 1, False, True, (q.Help(0, 2, (2, 97)),)),
        q.Work(0, "production", 3, 1, False, True, (q.Help(0, 3, ()),)),
        q.Work(0, "harvest", 3, 0, True, True, (q.Help(0, 3, (98, 99)),)),
        q.Work(0, "production", 3, 0, True, True, (q.Help(0, 3, ()),)),
    ),
    "Production": (
        q.Production(0, 5, 0, (TRADE,), (113,), (99,), (), None, {"wood": 2}, {}),
        q.Production(0, 5, 0, (), (), (), (), q.Arrows(110, HALL), {}, {}),
        q.Production(0, 5, 0, (), (), (), (q.Woken(31, 1, 1),), None, {"servant": 1}, {}),
    ),
    "PickPrivileges": (
        q.PickPrivileges(0, 1, True, (q.Privilege("coins", {"coin": 2, "faith": 1}),)),
        q.PickPrivileges(0, 2, True, (q.Privilege("store", {"wood": 2}),)),
    ),
    "BonusTake": (q.BonusTake(0, CARD_KINDS, 7, {}, FLOORS_TOLD),),
    "Bid": (q.Bid(0, ()),),
    "PayTokens": (q.PayTokens(0, 2, TOKENS), q.PayTokens(0, 1, TOKENS)),
    "ReplaceGoods": (q.ReplaceGoods(0, 3, (q.Replacement("coin", 2, 0, 2),)),),
    "PickOption": (
        q.PickOption(0, "card:147", GIFTS),
        q.PickOption(0, "leader:lorenzo-de-medici", SWAPS),
    ),
    "PlayFree": (q.PlayFree(0, LEADERS_TOLD, False), q.PlayFree(0, LEADERS_TOLD, True)),
    "FlipSeal": (q.FlipSeal(0, "visconti", SEALS_TOLD),),
    "KeepToken": (q.KeepToken(0, (2, 9)),),
    "ActivateCard": (
        q.ActivateCard(0, ("building",), 1, TEMPTED),
        q.ActivateCard(0, ("territory",), 2, ()),
    ),
    "Arrow": (q.Arrow(0, 110, HALL),),
    "FetchCard": (q.FetchCard(0, CARD_KINDS, TEMPTED),),
    "DropCard": (
        q.DropCard(0, "card:159", Gain({"vp": 7}), ("character",), None, ()),
        q.DropCard(0, "card:155", None, ("building",), 1, TEMPTED),
        q.DropCard(0, "leader:tomas-de-torquemada", Gain({"faith": 3}), ("character",), None, ()),
    ),
    "DismissLeader": (q.DismissLeader(0, "card:162", Gain({"vp": 6}), LEADERS_TOLD),),
    "VisitBoard": (
        q.VisitBoard(0, "harvest", 2, HOSTS),
        q.VisitBoard(0, "production", 3, HOSTS),
    ),
    "GiveGoods": (
        q.GiveGoods(0, 1, 163, (q.Way(1, {}, {}, False), q.Way(2, {}, {}, False),
                                q.Way(3, {"coin": 1}, {}, True))),
        q.GiveGoods(0, 1, 158, (q.Way(1, {"coin": 2}, {}, True),)),
    ),
    "CollectMarket": (q.CollectMarket(0, "card:161", (q.Market("market 1", {"coin": 5}),)),),
    "BuyLeftover": (q.BuyLeftover(0, {"servant": 7}, TEMPTED),),
    "ChooseWork": (q.ChooseWork(0, 3, WORKS),),
    "PickOne": (
        q.PickOne(0, "harvest", 3, ()),
        q.PickOne(0, "production", 3, TEMPTED),
    ),
}  # fmt: skip
# What some questions need that differs from the rest.
_CHANGED: Final[dict[str, dict[str, Any]]] = {
    "Bid": {"family": None},
}


def furnished(frame: str, players: int = 3) -> list[Asking]:
    """Give positions of both expansions that ask seat 0 something."""
    setting = GAME.options_of(players, modules="houses,pazzi", decks="preview")
    view = _busy(GAME.view(GAME.new(setting, 11), 0))
    own = msgspec.structs.replace(view.boards[0], **_CHANGED.get(frame, {}))
    posed = msgspec.structs.replace(
        view, boards=(own, *view.boards[1:]), pending=(Question(frame, (0,)),)
    )
    return [(posed, told) for told in FURNISHED[frame]]


def bidding(players: int = 3) -> list[LorenzoView]:
    """Give the auction: nobody has a family, and somebody leads."""
    ((view, _),) = furnished("Bid", players)
    boards = tuple(msgspec.structs.replace(board, family=None) for board in view.boards)
    return [msgspec.structs.replace(view, round=0, boards=boards)]


def _busy(view: LorenzoView) -> LorenzoView:
    own = msgspec.structs.replace(
        view.boards[0],
        coin=4, wood=0, servant=3, military=5, faith=4, vp=7, token=3,
        members={"black": 3, "white": -1, "neutral": 0, "brown": 3},
        territory=(98, 99, 147), character=(50, 126, 128), building=(29, 31, 110, 111, 113, 158),
        venture=(133,), cards=(98, 50, 29, 99, 133, 31, 126, 110, 111, 113, 158, 128, 147),
        needs=3, excommunications=(1, 2), bonus_tile="e", hand=PAIR, hand_size=2,
        played=("beatrice-d-este", "pietro-bembo", "bramante"), used=("beatrice-d-este",),
        tokens=(1, 1, 7), offered=(2, 9), offered_size=2, laid={"98": 3, "128": 4},
        family="da-montefeltro", store={"wood": 2}, seals=(1, 3), faith_tiles=(3, 6), sets=1,
        dismissed=("santa-rita",), owed_tokens=2, owed={"coin": 2}, added=1,
        spaces=("bembo", "bramante"),
    )  # fmt: skip
    rival = msgspec.structs.replace(
        view.boards[1], hand=None, hand_size=3, token=2, tokens=None, family="visconti",
        territory=(2, 97), building=(119,), cards=(2, 119, 97),
    )  # fmt: skip
    return msgspec.structs.replace(
        view,
        asked=0,
        round=1,
        turn=5,
        boards=(own, rival, *view.boards[2:]),
        floors=(0, *range(2, 5), *range(49, 53), *range(25, 29), *range(73, 77), 97, 110, 122, 133),
        members=(Member("bembo", 0, "white"), Member("special 2", 1, "brown")),
        tiles=("1-8", "2-8", "3-8"),
        values=(*(1, 3, 5, 7) * 2, 5, 6, 7, 8, *(1, 3, 5, 7) * 2),
        adapted="building",
        lots=_lots(view),
        supply=12,
        spent_tokens=(5, 5, 8),
        pile=9,
    )


def _lots(view: LorenzoView) -> tuple[Lot, ...]:
    """Put two families above the first lots: one is led by seat 1, the other is free."""
    rows = tuple({"coin": 7 - n, "servant": 2} for n in range(1, 7))
    return (
        Lot(LOTS[0], "medici", (), rows, 1, 3),
        Lot(LOTS[1], "sforza", PAIR, rows, None, None),
    )


def every_special_card_on_offer() -> list[LorenzoView]:
    """Give positions in which the towers show all cards of the expansions."""
    ((view, _),) = furnished("Turn")
    own = msgspec.structs.replace(view.boards[0], family="malatesta")
    view = msgspec.structs.replace(view, boards=(own, *view.boards[1:]))
    size = len(FLOORS)
    starts = [*range(97, 169 - size, size), 169 - size]
    return [
        msgspec.structs.replace(view, floors=tuple(range(first, first + size))) for first in starts
    ]
