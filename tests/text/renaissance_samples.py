"""One of everything that can be said of Renaissance."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple, Unpack

import msgspec

from bottega.games.renaissance import FRAMES, GAME, events
from bottega.games.renaissance.names import KINDS, NUMBER
from bottega.games.renaissance.pieces import MODIFIERS
from bottega.games.renaissance.state import FLAGS
from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.views import Cell, RenaissanceView, Side
from bottega.kernel.events import Event
from bottega.kernel.game import Outcome, Question, Reason, Score
from bottega.kernel.table import Frame
from bottega.kernel.telling import Told, kebab
from tests.renaissance.build import Chosen, Seat
from tests.renaissance.build import table as laid_out


def ending(reason: str, seat: int, accomplished: tuple[tuple[str, ...], ...]) -> events.GameOver:
    """Give the event of an end, with nothing turned face up but missions."""
    nothing: dict[str, Any] = dict.fromkeys(events.GameOver.__struct_fields__, ())
    return events.GameOver(
        **{**nothing, "reason": reason, "seat": seat, "accomplished": accomplished}
    )


KNOWN: Final = (0,)  # who hears all of a whisper
TWO: Final = ("army-09", "army-24")
ORIGINS: Final = ("hand", "stock", "rival")
QUIET: Final = (  # what another event tells, or all can see
    events.SpecialChosen(0, "artisans-34", None, "hand"),
    events.SpecialChosen(0, "artisans-34", 1, "hand"),
    events.ActionStands(0, "army-09"),
    events.MissionMissing(0, "army-41"),
)
EVENTS: Final[tuple[Event, ...]] = (
    events.MissionsChosen(KNOWN, 0, ("army-36", "clergy-41")),
    events.MissionsChosen(KNOWN, 0, None),
    events.FirstPlayer(0),
    events.TurnBegan(0, 7),
    events.TurnSkipped(0, 8),
    *(events.Built(0, "army-24", 3, "foundation", 4, o, (0,), (0,)) for o in ORIGINS),
    *(events.Built(0, "army-15", 3, kind, 2, "hand", (0,), (0,)) for kind in KINDS),
    events.Built(0, "army-15", 3, "tile", 2, "stock", (0,), (0,)),
    events.Replaced(0, "army-25", 1, "army-22", 5, (0,)),
    *(events.ActionPlayed(0, "army-09", o, (0,), ()) for o in ("hand", "stock", "repeat")),
    *(events.ActionDoubled(0, "army-03", what) for what in ("cards", "players", "nothing")),
    events.ActionAimed(1, "army-03", 0, None),
    events.ActionAimed(0, "clergy-13", 0, "clergy-32"),
    events.TrapSprung(0, "clergy-34", 1, "zone", -1, (0,), (1,)),
    events.ActionCancelled(0, "clergy-32", "army-09"),
    events.ActionTurned(0, "clergy-08", "army-03", 1),
    events.ActionTurned(1, "clergy-08", "army-03", 0),
    events.SpecialLaid(0, "clergy-32", "zone", 0, None, "hand", 2, (0,), (0,)),
    events.SpecialLaid(0, "army-34", "zone", 1, None, "hand", -3, (0,), (1,)),
    events.SpecialLaid(0, "clergy-31", "stock", 0, None, "hand", 0, (0,), (0,)),
    events.SpecialLaid(0, "clergy-31", "vault", 0, None, "hand", 0, (0,), (0,)),
    events.SpecialLaid(0, "army-31", "cover", 1, None, "hand", 0, (0,), (1,)),
    events.SpecialLaid(0, "artisans-34", "cell", 0, 3, "hand", 2, (0,), (0,)),
    events.SpecialLaid(0, "artisans-35", "cell", 1, 3, "hand", 0, (0,), (1,)),
    events.SpecialLaid(0, "army-35", "place", 1, 4, "hand", -1, (0,), (1,)),
    *(events.Discarded(0, "army-24", o, (0,)) for o in ("hand", "stock", "castle")),
    events.ChanceDiscarded(1, 0, "army-24", (0,)),
    events.StockOpened(0),
    *(events.Stored(KNOWN, 0, card, shut) for card in ("army-24", None) for shut in (False, True)),
    events.Drew(KNOWN, 0, 2, TWO),
    events.Drew(KNOWN, 0, 1, None),
    events.MaterialLost(1, 0, "army-24", 3, ("artisans-34",), 6, (0,)),
    events.MaterialLost(0, 1, "army-35", 3, (), -1, (1,)),
    events.MaterialTaken(0, 1, "army-24", 3, 4, 4, (0,), (1,)),
    events.MaterialsSwapped(0, 1, "army-24", 3, "army-22", 1, 4, 2, (0,), (1,)),
    events.CastleLifted(0, TWO),
    events.MaterialRelaid(0, "army-24", 2, (0,)),
    events.MaterialRelaid(0, None, 2, (0,)),
    events.HandSeen(KNOWN, None, 0, TWO),
    events.HandSeen(KNOWN, None, 0, ()),
    events.HandSeen(KNOWN, 0, 1, TWO),
    events.HandSeen(KNOWN, 0, 1, None),
    events.StockSeen(KNOWN, 0, 1, TWO),
    events.StockSeen(KNOWN, 0, 1, None),
    *(
        events.CardMoved(KNOWN, 0, card, origin, 0, "hand", 1, chance, (0,), (1,))
        for card in ("army-24", None)
        for chance in (False, True)
        for origin in ("hand", "stock", "vault", "tray", "pool")
    ),
    events.HandsSwapped(KNOWN, 0, 1, TWO, ("clergy-08",), 2, 1),
    events.HandsSwapped(KNOWN, 1, 0, TWO, ("clergy-08",), 2, 1),
    events.HandsSwapped(KNOWN, 0, 1, None, None, 2, 1),
    events.PoolSeen(KNOWN, 0, TWO),
    events.PoolSeen(KNOWN, 0, None),
    *(
        events.OfferGrew(KNOWN, 0, 1, card, wanted)
        for card in (*TWO, None)
        for wanted in (False, True)
    ),
    *(events.OfferMade(KNOWN, 0, 1, TWO, ("clergy-08",), counter) for counter in (False, True)),
    *(events.OfferMade(KNOWN, 1, 0, TWO, (), counter) for counter in (False, True)),
    *(events.OfferMade(KNOWN, 0, 1, None, None, counter) for counter in (False, True)),
    events.OfferAnswered(0, 1, True),
    events.OfferAnswered(0, 1, False),
    events.PileShown(0, TWO),
    events.PileTaken(0, "army-24"),
    events.PileReturned(0, "army-24"),
    events.SpecialDiscarded(1, 0, "artisans-33", "zone", TWO, 2, 2, (0,)),
    events.SpecialDiscarded(0, 1, "artisans-34", "castle", (), 2, 0, (1,)),
    events.SpecialDiscarded(0, 1, "army-31", "cover", (), 0, 0, (1,)),
    events.SpecialDiscarded(0, 1, "artisans-34", "stock", (), 0, 1, (1,)),
    events.SpecialTaken(0, 1, "clergy-33", TWO, 2, 0, (1,)),
    events.SpecialTaken(1, 0, "artisans-34", (), 2, 0, (0,)),
    events.MissionShown(KNOWN, 0, 1, "army-36"),
    events.MissionShown(KNOWN, 1, 0, None),
    events.MissionClaimed(0, "artisans-45", 5, True, (0,)),
    *(events.Restrained(1, 0, name, 3) for name in MODIFIERS if name != "castle_immunity"),
    events.CastleProtected(0),
    events.OperationGranted(0),
    events.TurnGranted(0),
    events.CostUnpaid(0, "clergy-05"),
    events.NothingFound(0, "hand"),
    events.NothingFound(0, "stock"),
    events.KeyringFound(0, "merchants-34", "hand", 3, (0,), (0,)),
    events.StockUnlocked(0, "army-31", -1, (0,)),
    events.AttackCollected(0, "army-09", "clergy-33", 1, (0,)),
    ending("castle", 0, (("army-37",), ())),
    ending("pile", 1, ((), ("army-37", "army-38"))),
)
REASONS: Final[tuple[Reason, ...]] = (
    Reason("game-over"),
    Reason("hand-over", {"seat": 0}),
    Reason("not-asked", {"seat": 0}, {"seat": 1}),
    Reason("not-now", {"question": "Operation"}),
    *(
        Reason(rule, {"card": "army-09"})
        for rule in (
            "not-in-hand", "not-in-stock", "no-free-cell", "reaction-only",
            "special-cannot-be-laid", "never-playable", "stock-covered", "pope-used",
            "cannot-be-turned", "cannot-double", "untouchable", "not-in-play", "no-second",
            "no-place-left", "already-chosen", "not-an-action",
        )
    ),
    *(
        Reason(rule, {"cell": 3})
        for rule in ("cell-filled", "cell-unsupported", "protected", "not-exposed", "was-covered")
    ),
    *(
        Reason(rule)
        for rule in (
            "no-actions-this-turn", "no-materials-this-turn", "stock-empty", "nothing-to-store",
            "not-there", "not-offered", "must-place", "one-only", "no-pope", "no-prayer",
            "not-aimed-at-you", "no-ironmonger", "not-yours", "act-first", "own-turn",
            "two-missions", "compulsory",
        )
    ),
    Reason("wrong-kind", {"card": "army-09", "cell": 3, "kind": "foundation"}),
    *(Reason("stock-full", {"slots": slots}) for slots in (0, 1, 3)),
    Reason("not-a-target", {"seat": 0}),
    Reason("target-chosen", {"seat": 1}),
    Reason("wrong-value", {"values": (1, 2)}, {"value": 4}),
    Reason("not-higher", {"card": "army-09", "value": 4}, {"value": 4}),
    Reason("mission-not-held", {"mission": "army-41"}),
    Reason("mission-done", {"mission": "army-41"}),
    Reason("mission-not-fulfilled", {"mission": int(NUMBER["army-41"])}),
)  # fmt: skip
OUTCOMES: Final = (
    Outcome(
        (0,),
        (1, 2),
        (Score(40, {"castle": 30, "full": 10}), Score(9, {"missions": 14, "missed": -5})),
        (40, 9),
        "castle",
    ),
    Outcome((0, 1), (1, 1), (Score(1, {"castle": 1}), Score(1, {"specials": 1})), (1, 1), "pile"),
)
ASKED: Final = [name for name, kind in FRAMES.items() if kind.options is not Frame.options]


WINDOW: Final[dict[str, Any]] = {
    "whose": 1, "card": "army-09", "targets": (0,), "canceller": "clergy-32", "turner": "clergy-08",
}  # fmt: skip
REPEAT: Final[dict[str, Any]] = {
    "whose": 1, "card": "army-09", "special": "merchants-31", "rows": (),
}  # fmt: skip
OFFER: Final[dict[str, Any]] = {"whose": 1, "gives": (), "gets": ("army-30",)}
BAKED: Final = (q.Placed("stone", 5, False), q.Placed("tile", 2, True))
QUESTIONS: Final[tuple[Told, ...]] = (
    q.ChooseMissions(0, ("army-36", "clergy-41"), 1, "away"),
    q.ChooseMissions(0, ("army-36", "clergy-41", "army-37"), 2, "optional"),
    q.Operation(0, {}),
    q.Operation(0, dict.fromkeys(MODIFIERS, 3)),
    *(q.PlayStock(0, played, rows=()) for played in (0, 2)),
    *(q.BuildMore(0, left) for left in (1, 2)),
    q.Store(0, 2, 1),
    q.Toll(0, 1, rows=()),
    *(q.Claim(0, last) for last in (False, True)),
    q.ShowMission(0, 1, ("army-36", "clergy-41")),
    *(q.Target(0, "army-03", chosen, 1) for chosen in ((), (1,))),
    *(q.Aim(0, "clergy-13", (), left) for left in (1, 2)),
    q.AnswerAction(0, **WINDOW),
    q.AnswerAttack(0, **WINDOW, attacked=True),
    q.RepeatAction(0, **REPEAT),
    q.RepeatLast(0, **REPEAT),
    q.DoubleWhich(0, None, ("pass",)),
    q.DoubleHow(0, "army-03", rows=()),
    q.RemoveSpecial(0, 1, 1),
    q.LayOn(0, "artisans-34"),
    q.LaySlot(0, "clergy-31"),
    q.LayCell(0, "artisans-34", 1, False),
    q.LayCell(0, "army-35", 1, True),
    q.Roof(0, "artisans-31", 1),
    *(q.Renovate(0, higher) for higher in (True, False)),
    *(q.DiscardOwn(0, left, rows=()) for left in (1, 2)),
    *(q.TakeSpecial(0, 1, left, rows=()) for left in (1, 2)),
    *(q.PlaceMaterials(0, 0, left, "none", None, None) for left in (1, 2)),
    q.PlaceMaterials(0, 2, 2, "same_value", None, None),
    q.PlaceMaterials(0, 1, 1, "same_kind", None, "foundation"),
    q.PlaceMaterials(0, 0, 12, "in_play", None, None),
    q.MatchBuild(0, 1, BAKED),
    q.BuildFromStock(0, 1, 1, rows=()),
    *(q.Strike(0, 1, 1, False, left, (1, 2), False) for left in (1, 2)),
    *(q.Strike(0, 0, 0, True, left, (1, 2), False) for left in (1, 2)),
    q.Strike(0, 0, 0, True, 1, (1, 2), True),
    q.Flank(0, 1, (1,), (2,)),
    q.Steal(0, whose=1, castle=1, left=1),
    q.Swap(0, whose=1, castle=1, left=1),
    q.Relay(0, 3, "foundation", rows=()),
    *(q.DiscardHand(0, left, only) for only in ("", "action") for left in (1, 2)),
    q.DiscardAny(0),
    *(q.TradeTake(0, 1, left, rows=()) for left in (1, 2)),
    *(q.TradeGive(0, 1, left) for left in (1, 2)),
    *(q.DiscardStock(0, left) for left in (1, 2)),
    q.StoreExchange(0, 1, rows=()),
    *(q.StoreReturn(0, 1, left, rows=()) for left in (1, 2)),
    q.Sin(0, rows=()),
    *(q.SinReturn(0, left, rows=()) for left in (1, 2)),
    *(q.PoolCard(0, left) for left in (1, 2)),
    *(q.DealPool(0, to, 1, rows=()) for to in (1, 0)),
    *(q.TakeDrawn(0, left, rows=()) for left in (1, 2)),
    q.ReturnDrawn(0, rows=()),
    *(q.Offer(0, counter, **OFFER, making=True) for counter in (False, True)),
    q.AnswerOffer(0, **OFFER),
    q.AnswerCounter(0, **OFFER),
)


def fresh_view(players: int = 3, **chosen: str) -> RenaissanceView:
    """Give what seat 0 sees before anything has happened."""
    return GAME.view(GAME.new(GAME.options_of(players, **chosen), 11), 0)


def busy_view(players: int = 3, **chosen: str) -> RenaissanceView:
    """Give a position in which everything goes on at once."""
    view = fresh_view(players, **chosen)
    people = [
        msgspec.structs.replace(
            person,
            hand=("army-02", "army-08", "army-16", "artisans-20", "clergy-08") if seat == 0 else (),
            hand_size=5,
            now=dict.fromkeys(MODIFIERS, 3) if seat == 0 else {},
            next=dict.fromkeys(MODIFIERS, 2),
        )
        for seat, person in enumerate(view.people)
    ]
    return msgspec.structs.replace(
        view,
        asked=0,
        turn=9,
        mover=0,
        sides=tuple(_side(side, 0 in side.seats) for side in view.sides),
        people=tuple(people),
        pile_known={0: "army-01"},
        discards=("army-02", "army-03"),
        tray=("army-21",),
        tray_size=2,
        pool=((0, "army-26"), (1, None)),
        given=("army-30",),
        taken=(),
        given_size=1,
        aims=("clergy-32",),
        baked=(("stone", 5), ("tile", 2)),
        laid_by={"clergy-32": 0},
        used=("clergy-32",),
    )


def _side(side: Side, own: bool) -> Side:
    """Build, lay and store a little of everything on a side."""
    cells: list[Cell | None] = [None] * len(side.cells)
    cells[:3] = [
        Cell("army-22", (), 2, True),
        Cell("army-24", ("artisans-34",), 6, True),
        Cell("army-35", (), -1, False),
    ]
    return msgspec.structs.replace(
        side,
        cells=tuple(cells),
        zone=("clergy-32", "clergy-33", "merchants-31"),
        under=("army-09",),
        cover="army-31",
        stock=("army-25",) if own else (),
        stock_size=2,
        vault=("army-26",) if own else (),
        vault_size=1,
        vault_slots=2,
        mandatory=("army-36", "clergy-41") if own else (),
        mandatory_size=2,
        optional=("artisans-41", "artisans-45", "merchants-44") if own else (),
        optional_size=3,
        away=("army-37",) if own else (),
        away_size=1,
        accomplished=("artisans-45",) if own else (),
        immune=True,
        flags=FLAGS,
    )


class Sample(NamedTuple):
    """A position that asks seat 0 something, and what is told of that."""

    view: RenaissanceView
    told: Told | None  # None where only the end of a turn is waited for


def asking(frame: str, players: int = 3, **chosen: str) -> list[Sample]:
    """Give positions that ask seat 0 something."""
    view = msgspec.structs.replace(busy_view(players, **chosen), pending=(Question(frame, (0,)),))
    told = [Sample(view, each) for each in QUESTIONS if each.ask == kebab(frame)]
    return told or [Sample(view, None)]


def over(view: RenaissanceView) -> RenaissanceView:
    """Give the position as it would be at the end."""
    return msgspec.structs.replace(view, pending=(), asked=-1)


IDLE: Final = Seat("army-30")
BUSY: Final = Seat(
    "army-16 army-17 army-18 army-19",
    {1: "army-22", 6: "army-26"},
    stock="army-20",
    action_streak=1,
    discard_streak=1,
)


def with_mission(mission: str, **chosen: Unpack[Chosen]) -> Iterator[RenaissanceView]:
    """Give positions in which seat 0 has this mission: at the beginning, and in the middle."""
    for one in (IDLE, BUSY):
        held = replace(one, mandatory=mission)
        yield laid_out(3, seats={0: held}, **chosen).view(0)
