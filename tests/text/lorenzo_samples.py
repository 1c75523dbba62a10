"""One of everything that can be said of Lorenzo il Magnifico."""

from typing import Final

import msgspec

from bottega.games.lorenzo import FRAMES, GAME, events
from bottega.games.lorenzo.actions import LEADERS, SPACES
from bottega.games.lorenzo.pieces import CARD_KINDS, SOURCES
from bottega.games.lorenzo.printed.effects import Gain
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.telling.asked import BONUS
from bottega.games.lorenzo.views import LorenzoView, Member
from bottega.kernel.events import Event
from bottega.kernel.game import Outcome, Question, Reason, Score
from bottega.kernel.table import Frame
from bottega.kernel.telling import Told

PACK: Final = ("santa-rita", "sisto-iv")
EVENTS: Final[tuple[Event, ...]] = (
    events.BonusTileChosen(0, "a"),
    events.LeaderDrafted(0, "santa-rita"),
    events.LeaderDrafted(0, None),
    events.PacksPassed((PACK, None, None)),
    events.PacksPassed((None, None, None)),
    events.RoundBegan(3, tuple(range(9, 25)), (1, 5, 6)),
    events.TurnBegan(0, 7),
    events.TurnPassed(0),
    *(events.MemberPlaced(0, "black", space, 5) for space in SPACES),
    events.MemberLost(0, "neutral"),
    events.ServantsSpent(0, 2),
    events.FeePaid(0, 3),
    *(events.Received(0, {"coin": 1, "military": 2}, source, 1) for source in SOURCES),
    events.CardTaken(0, 34, "building 2", {"wood": 3}),
    events.CardTaken(0, 1, "territory 1", {}),
    *(events.BonusOffered(0, action, 4) for action in ("take", "harvest", "production")),
    events.BonusDeclined(0),
    events.Harvested(0, 5),
    events.Produced(0, 4, {}),
    events.Produced(0, 4, {"wood": 1}),
    events.TradeChosen(0, 29, 2),
    events.LeaderPlayed(0, "santa-rita"),
    events.LeaderDiscarded(0, "sisto-iv"),
    events.LeaderDiscarded(0, None),
    events.LeaderUsed(0, "cosimo-de-medici"),
    events.LeaderCopied(0, "ludovico-il-moro"),
    events.MemberRaised(0, "black", 6),
    events.ChurchSupported(0, 2, 7),
    events.Excommunicated(0, 1, "1-3", True, 0),
    events.Excommunicated(0, 3, "3-7", False, 4),
    events.RoundEnded(2, (1, 0, 2)),
    events.GameOver((), (), (), (), ()),
)
REASONS: Final[tuple[Reason, ...]] = (
    Reason("game-over"),
    Reason("hand-over", {"seat": 0}),
    Reason("not-asked", {"seat": 0}, {"seat": 1}),
    Reason("not-now", {"question": "Turn"}),
    Reason("one-member"),
    Reason("member-placed", {"member": "black"}),
    Reason("closed", {"players": 4}, {"players": 2}),
    Reason("barred"),
    Reason("occupied"),
    Reason("same-area"),
    Reason("value", {"value": 5, "servant": 4}, {"value": 1, "servant": 2}),
    Reason("value", {"value": 1, "servant": 0}, {"value": 0, "servant": 2}),
    Reason("card-gone"),
    Reason("same-tower"),
    *(
        Reason("card-limit", {"kind": kind, "cards": 6})
        for kind in ("territory", "character", "building", "venture")
    ),
    Reason("fee", {"coin": 3}, {"coin": 1}),
    Reason("slot", {"military": 7, "slot": 4}, {"military": 5}),
    Reason("servants-twice", {"servant": 2}, {"servant": 3}),
    Reason("cost", {"wood": 3, "stone": 1}, {"wood": 1, "stone": 1}),
    Reason("cost", {"coin": 3, "fee": 3}, {"coin": 4}),
    Reason("cost", {"military": 3, "threshold": 6}, {"military": 4}),
    Reason("cost", {"military": 3, "threshold": 6, "fee": 3}, {"military": 4, "coin": 3}),
    Reason("must-place"),
    Reason("place-first"),
    Reason("servants", {"servant": 4}, {"servant": 2}),
    Reason("no-more-cards", {"numbers": (0, 2, 3)}),
    Reason("act-now"),
    Reason("too-few-left", {"servant": 1}, {"servant": 2}),
    Reason("occupied", also=(Reason("same-area"),)),
    Reason("no-such-price"),
    Reason("dearer"),
    Reason("no-building", {"building": 5}),
    Reason("no-effect", {"card": 57}),
    Reason("no-trade", {"card": 31}),
    Reason("not-reached", {"value": 5}, {"value": 3}),
    Reason("traded", {"card": 33}),
    Reason("all-woken"),
    Reason("inputs", {"wood": 2}, {"wood": 1}),
    Reason("privileges", {"privileges": 1}),
    Reason("privileges", {"privileges": 3}),
    Reason("wrong-kind", {"kind": "building"}, {"kind": "venture"}),
    Reason("tile-taken"),
    Reason("between-actions", {"question": "PayFor"}),
    *(
        Reason(rule, {"leader": "santa-rita"})
        for rule in (
            "not-in-pack", "already-played", "not-in-hand", "nobody-to-copy", "not-in-play",
            "always-on", "used", "to-no-use", "not-a-rivals",
        )
    ),
    Reason("requirement", {"building": 3, "coin": 12}, {"building": 0, "coin": 5}),
    Reason("requirement", {"one-kind": 6}, {"one-kind": 2}),
)  # fmt: skip
OUTCOMES: Final = (
    Outcome((0,), (1, 2), (Score(9, {"track": 9}), Score(9, {"military": 9})), (9, 9), "finished"),
)
ALL_ASKED: Final = [name for name, kind in FRAMES.items() if kind.run is Frame.run]
FLOOR: Final = q.Floor(
    "building 2",
    26,
    {"black": 2, BONUS: 1},
    3,
    {"military": 1},
    (q.Price(1, {"wood": 2}, 0, True),),
)
PRICES: Final = (q.Price(1, {"military": 2}, 4, True), q.Price(2, {"coin": 2}, 0, True))
SPOTS: Final = (
    q.Spot("harvest", "harvest", {"black": 3}, {"black": 0}),
    q.Spot("large production", "production", {"black": 0}, {"black": 1}),
    q.Spot("market 1", None, {"black": 3}, {"black": 0}),
    q.Spot("council", None, {"black": 3}, {"black": 1}),
)
TRADES: Final = (
    q.Trade(1, 29, 1, {"wood": 1}, Gain({"coin": 3}), {"coin": 3}, 0, False, False, True),
    q.Trade(1, 29, 2, {"wood": 2}, Gain({"coin": 5}), {"coin": 5}, 1, False, True, False),
)
GAINS: Final = {"coin": 2, "military": 1}
PRIVILEGES: Final = (q.Privilege("coins", {"coin": 2}), q.Privilege("faith", {"faith": 1}))
# Of the game itself; the questions of the expansions have samples of their own.
TOLD: Final[dict[str, tuple[Told, ...]]] = {
    "BonusTake": (
        q.BonusTake(0, CARD_KINDS, 7, {}, (FLOOR,)),
        q.BonusTake(0, ("building",), 6, {"wood": 1, "stone": 1}, ()),
    ),
    "ChooseTile": (q.ChooseTile(0, ("a", "b")),),
    "CopyFrom": (q.CopyFrom(0, (q.Chief("santa-rita", 1, True),)),),
    "Effects": (q.Effects(0, 60, (1, 2)),),
    "Faith": (q.Faith(0, 4, 4, "1-2", False),),
    "KeepLeader": (q.KeepLeader(0, PACK, 3, 4),),
    "LastWord": (q.LastWord(0, 1, 0, False),),
    "PayFor": (q.PayFor(0, 80, "venture 4", PRICES),),
    "PickPrivileges": (
        q.PickPrivileges(0, 1, False, PRIVILEGES),
        q.PickPrivileges(0, 2, False, PRIVILEGES),
    ),
    "Production": (
        q.Production(0, 5, 0, TRADES[:1], (), (), (), None, {}, GAINS),
        q.Production(0, 5, 0, TRADES, (), (), (), None, {"wood": 2}, GAINS),
    ),
    "RaiseOne": (q.RaiseOne(0, 6, {"black": 3}),),
    "Turn": (
        q.Turn(0, {"black": 3, "white": -1, "neutral": 0}, (FLOOR,), SPOTS, 0, 0, False),
        q.Turn(0, {"black": 3}, (FLOOR,), SPOTS, 1, 0, False),
    ),
    "Work": (
        q.Work(0, "harvest", 2, 0, False, True, (q.Help(0, 2, (1,)), q.Help(6, 5, (1, 5)))),
        q.Work(0, "production", 3, 0, False, True, (q.Help(0, 3, ()), q.Help(6, 5, ()))),
        q.Work(0, "harvest", 0, 0, False, False, (q.Help(1, 1, (1,)),)),
    ),
}
ASKED: Final = list(TOLD)
Asking = tuple[LorenzoView, Told | None]  # a position, and what seat 0 is told to answer


def fresh_view(players: int, advanced: str = "true") -> LorenzoView:
    """Give what seat 0 sees before anything has happened."""
    return GAME.view(GAME.new(GAME.options_of(players, advanced=advanced), 11), 0)


def asking(frame: str, players: int = 3) -> list[Asking]:
    """Give positions that ask seat 0 something, in which everything goes on at once."""
    view = _busy(GAME.view(GAME.new(GAME.options_of(players, advanced="false"), 11), 0))
    posed = msgspec.structs.replace(view, pending=(Question(frame, (0,)),))
    return [(posed, told) for told in TOLD.get(frame, (None,))]


def _busy(view: LorenzoView) -> LorenzoView:
    own = msgspec.structs.replace(
        view.boards[0],
        coin=4, servant=3, military=5, faith=4, vp=7,
        members={"black": 3, "white": -1, "neutral": 0},
        territory=(1, 5), character=(50, 55), building=(29, 31), venture=(73,),
        cards=(1, 50, 29, 5, 73, 31, 55),
        needs=3, excommunications=(1, 2), bonus_tile="a",
        played=("lorenzo-de-medici", "cosimo-de-medici", "lucrezia-borgia"),
        used=("cosimo-de-medici",), copied="santa-rita",
        hand=("sisto-iv",), hand_size=1, discarded=("cesare-borgia",), discarded_size=1,
        values={"building": 2},
    )  # fmt: skip
    rivals = [
        msgspec.structs.replace(rival, hand=None, hand_size=2, discarded=None, discarded_size=1)
        for rival in view.boards[1:]
    ]
    standing = (
        Member("territory 2", 1, "black"), Member("council", 0, "orange"),
        Member("council", 1, "neutral"), Member("harvest", 1, "white"),
    )  # fmt: skip
    return msgspec.structs.replace(
        view,
        asked=0,
        turn=9,
        boards=(own, *rivals),
        floors=(0, 0, *view.floors[2:]),
        members=standing,
        tiles=("1-2", "2-6", "3-4"),
        prices=({"wood": 2}, {}),
    )


def every_card_on_offer() -> list[LorenzoView]:
    """Give positions in which the towers show all cards that there are."""
    view = asking("Turn")[0][0]
    size = len(view.floors)
    return [
        msgspec.structs.replace(view, floors=tuple(range(first, first + size)))
        for first in range(1, 97, size)
    ]


def over(view: LorenzoView) -> LorenzoView:
    """Give the position as it would be at the end."""
    full = msgspec.structs.replace(view.boards[0], needs=None)
    return msgspec.structs.replace(view, pending=(), asked=-1, boards=(full, *view.boards[1:]))


assert set(PACK) <= set(LEADERS)
