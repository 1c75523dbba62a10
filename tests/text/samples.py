"""One of everything that can be said, and the catalogues as a translator sees them."""

from functools import cache
from typing import Final

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bottega.games.masters import FRAMES, GAME, events, telling
from bottega.games.masters.state import VERDICTS
from bottega.games.masters.views import Deck, MastersView
from bottega.kernel.events import Event
from bottega.kernel.game import Outcome, Question, Reason, Score
from bottega.kernel.table import Frame
from bottega.kernel.telling import Told
from bottega.text.catalogue import CATALOGUES, FALLBACK, source

# Every catalogue: of the Python side, of its games, and of the browser client.
FILES: Final = sorted(
    file.name.removesuffix(".ftl") for file in CATALOGUES.joinpath(FALLBACK).iterdir()
)
NAMES: Final = ("Alice", "Émile", "Odette", "Ugo")  # vowels: where French elides

EVENTS: Final[tuple[Event, ...]] = (
    events.LeadersKept(0, (49, 53)),
    events.LeadersKept(0, None),
    events.InkwellDrawn(0),
    events.StartReceived(0, {"coin": 1}, 1),
    events.TurnBegan(0, 7),
    events.MarblesTaken(0, 1, (0, 4, 5, 5)),
    events.MarblesTaken(0, 6, (1, 2, 3)),
    events.WhitesTurned(0, {"coin": 2, "stone": 1}),
    *(events.GoodLetGo(0, good) for good in range(4)),
    events.GoodsStored(0, {"shield": 2}, 1),
    events.FaithMoved((0,), (2,), (7,)),
    events.FaithMoved((0, 1), (1, 1), (7, 8)),
    events.FaithMoved((-1,), (1,), (9,)),
    events.VaticanReport(2, (0, 1)),
    events.VaticanReport(1, ()),
    events.CardBought(0, 17, 1, {"shield": 3}),
    events.GoodsPaid(0, 3, 2, 1),
    events.CardUncovered(0, 1),
    events.PowerActivated(0, 1),
    events.PowerActivated(0, 3),
    events.PowerActivated(0, 6),
    events.GoodsSpent(0, {"coin": 1, "stone": 1}),
    events.GoodReceived(0, 3),
    events.Produced(0, {"stone": 2}, 1),
    events.LeaderPlayed(0, 61),
    events.LeaderDiscarded(0, 57),
    events.LeaderDiscarded(0, None),
    events.LastRound("faith"),
    events.LastRound("cards"),
    events.TokenDrawn(1),
    events.TokenDrawn(5),
    events.TokenDrawn(7),
    events.CardsRemoved((1, 5)),
    events.TokensShuffled(),
    *(events.GameOver(verdict, (), (), ()) for verdict in VERDICTS if verdict != "playing"),
)
REASONS: Final[tuple[Reason, ...]] = (
    Reason("game-over"),
    Reason("hand-over", {"seat": 0}),
    Reason("not-asked", {"seat": 0}, {"seat": 1}),
    Reason("not-now", {"question": "Turn"}),
    Reason("activate-first"),
    Reason("action-first"),
    Reason("one-action"),
    Reason("not-dealt", {"leaders": (49, 50)}, {"leaders": (51, 53, 57, 64)}),
    Reason("start-goods", {"goods": 2}),
    Reason("whites", {"good": "coin", "most": 1}),
    Reason("whites", {"good": "coin", "most": 3}),
    Reason("does-not-fit", {}, {"coin": 4, "stone": 1}),
    Reason("nothing-to-let-go", {"coin": 1}, {"stone": 1}),
    Reason("nothing-to-let-go", {"coin": 1}),
    Reason("power-used"),
    Reason("plenty", {"goods": 4096}, {"coin": 4100}),
    Reason("deck-empty", {"colour": "green", "level": 1}),
    Reason("same-slot", {"slot": 1}),
    Reason("slot-level", {"level": 0}, {"level": 1, "slot": 2}),
    Reason("slot-level", {"level": 1}, {"level": 0, "slot": 2}),
    Reason("cost", {"coin": 3}, {"coin": 1, "stone": 1}),
    Reason("cost", {"coin": 3}),
    Reason("base-power", {"goods": 2}, {"goods": 1}),
    Reason("slot-empty", {"slot": 1}),
    Reason("inputs", {"coin": 1}, {"stone": 2}),
    Reason("inputs", {"coin": 1}),
    Reason("no-leader", {"good": "stone"}),
    Reason("payment", {"coin": 3}, {"warehouse": 2, "strongbox": 2}),
    Reason("between-actions", {"question": "Pay"}),
    Reason("already-played", {"leader": 53}),
    Reason("not-in-hand", {"leader": 53}),
    Reason("requirement", {"yellow": 2, "blue": 1}, {"yellow": 1, "blue": 0}),
    Reason("requirement", {"yellow 2": 1}, {"yellow 2": 0}),
)
OUTCOMES: Final = (
    Outcome((0,), (1, 2), (Score(9, {"cards": 9}), Score(9, {"faith": 9})), (9, 9), "finished"),
    Outcome((0, 1), (1, 1), (Score(1, {"tiles": 1}), Score(1, {"leaders": 1})), (1, 1), "finished"),
    Outcome((0,), (1,), (Score(30, {"resources": 30}),), (30,), "victory"),
    Outcome((), (2,), (Score(12, {"cards": 12}),), (0,), "cross-at-end"),
)
TOLD: Final[dict[str, Told]] = {
    "ChooseLeaders": telling.ChooseLeaders(0, (49, 50, 51, 52)),
    "Start": telling.Start(0, 2),
    "Turn": telling.Turn(0),
    "LastWord": telling.LastWord(0),
    "Whites": telling.Whites(0, 3, ("coin", "stone")),
    "Store": telling.Store(0, {"coin": 2}, ("stone",), fits=True),
    "Produce": telling.Produce(0, (), {"coin": 2}, {"stone": 1, "faith": 2}),
    "Spend": telling.Spend(0, {}, {}),
    "Receive": telling.Receive(0, {"coin": 2}, {}),
    "Pay": telling.Pay(0, "coin", 2, 2, 1),
}
ASKED: Final = [name for name, kind in FRAMES.items() if kind.run is Frame.run]
_ARGS: Final = {
    "Start": (0, 3),
    "Whites": (0, 3),
    "Store": (0, 0),
    "Produce": (0, 1),
    "Pay": (0, 0),
}


def fresh_view(players: int) -> MastersView:
    """Give what seat 0 sees before anything has happened."""
    return GAME.view(GAME.new(GAME.options_of(players), 11), 0)


def asking(frame: str, players: int = 3) -> MastersView:
    """Give a position that asks seat 0 something, and in which everything goes on at once."""
    view = fresh_view(players)
    board = msgspec.structs.replace(
        view.boards[0],
        store={"coin": 2, "stone": 1},
        box={"shield": 3},
        tiles=(1,),
        slots=((1, 17), (), (3,)),
        played=(53, 56, 57, 60),
        hand=(49,),
        discarded=(50,),
        discarded_size=1,
        returned=(51, 52),
    )
    rivals = [
        msgspec.structs.replace(rival, hand=None, discarded=None, discarded_size=2)
        for rival in view.boards[1:]
    ]
    return msgspec.structs.replace(
        view,
        pending=(Question(frame, _ARGS.get(frame, (0,))),),
        asked=0,
        first=0,
        turn=9,
        last=True,
        boards=(board, *rivals),
        decks=(Deck(0, ()), *view.decks[1:]),
        fresh={"coin": 2},
        let_go=1,
        need={"coin": 2},
        gain={"stone": 1},
        gain_faith=2,
    )


def over(view: MastersView) -> MastersView:
    """Give the position as it would be at the end."""
    return msgspec.structs.replace(view, pending=(), asked=-1, reports=3)


@cache  # hundreds of tests read the same ones, and none changes them
def parsed(language: str, name: str) -> ast.Resource:
    """Read a catalogue."""
    resource = FluentParser().parse(source(language, name))
    assert isinstance(resource, ast.Resource)
    return resource


def messages(language: str, name: str) -> dict[str, ast.Message]:
    """Give the messages of a catalogue."""
    return {e.id.name: e for e in parsed(language, name).body if isinstance(e, ast.Message)}


class Contents(Visitor):
    """Collects the literal texts and the variables of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        raise AssertionError(f"{node.id.name} is referred to; it should be passed as a variable")


@cache
def contents(language: str, name: str) -> dict[str, Contents]:
    """Give what the messages of a catalogue are made of."""
    return {key: Contents(message) for key, message in messages(language, name).items()}
