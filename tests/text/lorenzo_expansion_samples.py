"""One of everything that can be said of Lorenzo's expansions."""

from typing import Any, Final

import msgspec

from bottega.games.lorenzo import GAME, events
from bottega.games.lorenzo.actions import FLOORS, LEADERS, LOTS
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    BY_CARD,
    BY_LEADER,
    BY_YIELD,
    CHARACTER,
    HARVEST,
    PIECES,
    PRODUCTION,
    TERRITORY,
    TOWERS,
    only,
)
from bottega.games.lorenzo.production import ARROW, NO_LIMIT, OFTEN, OPEN
from bottega.games.lorenzo.views import LorenzoView, Lot, Member
from bottega.kernel.events import Event
from bottega.kernel.game import Question, Reason

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


def by_card(number: int) -> int:
    return int(BY_CARD * PIECES) + number


def by_yield(number: int) -> int:
    return int(BY_YIELD * PIECES) + number


def by_leader(name: str) -> int:
    return int(BY_LEADER * PIECES) + LEADERS.index(name)


NONE: Final = int(NO_LIMIT)
_HALL: Final = 110 + int(OPEN)  # Hall of Audiences, about to trade
_MINT: Final = 31 + int(ARROW) + int(OFTEN)  # Chapel, which has traded once
FURNISHED: Final[dict[str, list[tuple[int, ...]]]] = {
    "Turn": [(0,)],
    "LastWord": [(0,)],
    "Faith": [(0,)],
    "Work": [(0, int(HARVEST), 2, 1, 1, 0, 0), (0, int(PRODUCTION), 3, 1, 1, 0, 0),
             (0, int(HARVEST), 3, 1, 0, 1, 0), (0, int(PRODUCTION), 3, 1, 0, 1, 0)],
    "Production": [(0, 5, 1 << 6, 2, 0, NONE, 0, 0), (0, 5, 0, 0, 0, NONE, _HALL, 0),
                   (0, 5, 0, 0, 0, NONE, _MINT, 0)],
    "PickPrivileges": [(0, 1, 1), (0, 2, 1)],
    "BonusTake": [(0, int(ANY_CARD), 7, 0, int(TOWERS) & 15, 0)],
    "Bid": [(0,)],
    "PayTokens": [(0, 0)],
    "ReplaceGoods": [(0, 0, 0, -1, 0)],
    "PickOption": [(0, by_yield(147)), (0, by_leader("beatrice-d-este"))],
    "PlayFree": [(0, 0), (0, 1)],
    "FlipSeal": [(0, 11)],
    "KeepToken": [(0,)],
    "ActivateCard": [(0, int(only(BUILDING)), 1, 29), (0, int(only(TERRITORY)), 2, 0)],
    "Arrow": [(0, 110)],
    "FetchCard": [(0, int(ANY_CARD))],
    "DropCard": [(0, int(only(CHARACTER)), by_yield(159)), (0, int(only(BUILDING)), by_card(155)),
                 (0, int(only(CHARACTER)), by_leader("tomas-de-torquemada"))],
    "DismissLeader": [(0, by_yield(162))],
    "VisitBoard": [(0, int(HARVEST), 2), (0, int(PRODUCTION), 3)],
    "GiveGoods": [(0, 1, 163), (0, 1, 158)],
    "CollectMarket": [(0, by_yield(161))],
    "BuyLeftover": [(0,)],
    "ChooseWork": [(0, 3)],
    "PickOne": [(0, int(HARVEST), 3), (0, int(PRODUCTION), 3)],
}  # fmt: skip
# What some questions need that differs from the rest.
_CHANGED: Final[dict[str, dict[str, Any]]] = {
    "Faith": {"played": ("martin-lutero",)},
    "BuyLeftover": {"family": "gonzaga"},
    "Bid": {"family": None},
    "LastWord": {"family": "este", "token": 0, "tokens": ()},
}


def furnished(frame: str, players: int = 3) -> list[LorenzoView]:
    """Give positions of both expansions that ask seat 0 something."""
    setting = GAME.options_of(players, modules="houses,pazzi", decks="preview")
    view = _busy(GAME.view(GAME.new(setting, 11), 0))
    own = msgspec.structs.replace(view.boards[0], **_CHANGED.get(frame, {}))
    return [
        msgspec.structs.replace(
            view, boards=(own, *view.boards[1:]), pending=(Question(frame, args),)
        )
        for args in FURNISHED.get(frame, [(0,)])
    ]


def bidding(players: int = 3) -> list[LorenzoView]:
    """Give the auction: nobody has a family, and somebody leads."""
    (view,) = furnished("Bid", players)
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
    (view,) = furnished("Turn")
    own = msgspec.structs.replace(view.boards[0], family="malatesta")
    view = msgspec.structs.replace(view, boards=(own, *view.boards[1:]))
    size = len(FLOORS)
    starts = [*range(97, 169 - size, size), 169 - size]
    return [
        msgspec.structs.replace(view, floors=tuple(range(first, first + size))) for first in starts
    ]
