"""What happened, told to one reader."""

from functools import singledispatchmethod
from typing import Final

from bottega.games.masters.actions import BASE_POWER, LEADER_POWER, SPACE
from bottega.games.masters.events import (
    CardBought,
    CardsRemoved,
    CardUncovered,
    FaithMoved,
    GameOver,
    GoodLetGo,
    GoodReceived,
    GoodsPaid,
    GoodsSpent,
    GoodsStored,
    InkwellDrawn,
    LastRound,
    LeaderDiscarded,
    LeaderPlayed,
    LeadersKept,
    MarblesTaken,
    PowerActivated,
    Produced,
    StartReceived,
    TokenDrawn,
    TokensShuffled,
    TurnBegan,
    VaticanReport,
    WhitesTurned,
)
from bottega.games.masters.faith import TILE_POINTS
from bottega.games.masters.goods import GOODS
from bottega.games.masters.leaders import crafting
from bottega.kernel.events import Event
from bottega.text.masters.nouns import LEVELS, Nouns, count_marbles

LINES: Final = SPACE.verbs["take"].domains["line"]
CROSS: Final = -1  # the black cross among the seats of a move


class Events:
    """Words events for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        raise TypeError(f"{type(event).__name__} is no event of this game")

    def _by(self, key: str, seat: int, **args: str | int) -> str:
        """Tell what a seat did."""
        return self.word(f"event-{key}", **self.voice.who(seat), **args)

    @event.register
    def _(self, event: LeadersKept) -> str:
        if event.leaders is None:
            return self._by("leaders-kept-hidden", event.seat)
        leaders = self.voice.both(map(self.nouns.leader, event.leaders))
        return self._by("leaders-kept", event.seat, leaders=leaders)

    @event.register
    def _(self, event: InkwellDrawn) -> str:
        return self._by("inkwell-drawn", event.first)

    @event.register
    def _(self, event: StartReceived) -> str:
        goods = self.nouns.goods(event.goods, event.faith)
        return self._by("start-received", event.seat, goods=goods)

    @event.register
    def _(self, event: TurnBegan) -> str:
        return self._by("turn-began", event.seat, turn=event.turn)

    @event.register
    def _(self, event: MarblesTaken) -> str:
        marbles = self.nouns.goods(count_marbles(event.marbles))
        line = self.nouns.line(LINES[event.line])
        return self._by("marbles-taken", event.seat, line=line, marbles=marbles)

    @event.register
    def _(self, event: WhitesTurned) -> str:
        return self._by("whites-turned", event.seat, goods=self.nouns.goods(event.goods))

    @event.register
    def _(self, event: GoodLetGo) -> str:
        return self._by("good-let-go", event.seat, good=self.nouns.count(GOODS[event.good], 1))

    @event.register
    def _(self, event: GoodsStored) -> str | None:
        if not event.goods:  # each good let go has had its sentence
            return None
        return self._by("goods-stored", event.seat, goods=self.nouns.goods(event.goods))

    @event.register
    def _(self, event: FaithMoved) -> str:
        spaces = self.nouns.count("space", max(event.spaces))
        if event.seats == (CROSS,):
            return self.word("event-cross-moved", spaces=spaces, space=event.positions[0])
        if len(event.seats) == 1:
            space = event.positions[0]
            return self._by("faith-moved", event.seats[0], spaces=spaces, space=space)
        markers = [
            self.word("marker", name=self.voice.called(seat), space=space)
            for seat, space in zip(event.seats, event.positions, strict=True)
        ]
        return self.word("event-faith-moved-many", spaces=spaces, markers=self.voice.both(markers))

    @event.register
    def _(self, event: VaticanReport) -> str:
        return self.word(
            "event-vatican-report",
            section=LEVELS[event.section],
            points=self.nouns.points(int(TILE_POINTS[event.section - 1])),
            n=len(event.kept),
            names=self.voice.both(map(self.voice.called, event.kept)),
        )

    @event.register
    def _(self, event: CardBought) -> str:
        card, cost = self.nouns.card(event.card), self.nouns.goods(event.cost)
        return self._by("card-bought", event.seat, card=card, cost=cost, slot=event.slot + 1)

    @event.register
    def _(self, event: GoodsPaid) -> str:
        sources = self.nouns.sources(GOODS[event.good], event.warehouse, event.strongbox)
        return self._by("goods-paid", event.seat, sources=sources)

    @event.register
    def _(self, event: CardUncovered) -> str:
        return self.word("event-card-uncovered", card=self.nouns.card(event.card))

    @event.register
    def _(self, event: PowerActivated) -> str:
        if event.power < BASE_POWER:
            return self._by("power-activated", event.seat, slot=event.power + 1)
        if event.power == BASE_POWER:
            return self._by("power-activated-base", event.seat)
        leader = self.nouns.leader(crafting(event.power - int(LEADER_POWER)))
        return self._by("power-activated-leader", event.seat, leader=leader)

    @event.register
    def _(self, event: GoodsSpent) -> str:
        return self._by("goods-spent", event.seat, goods=self.nouns.goods(event.goods))

    @event.register
    def _(self, event: GoodReceived) -> str:
        return self._by("good-received", event.seat, good=self.nouns.count(GOODS[event.good], 1))

    @event.register
    def _(self, event: Produced) -> str:
        goods = self.nouns.goods(event.goods, event.faith)
        return self._by("produced", event.seat, goods=goods)

    @event.register
    def _(self, event: LeaderPlayed) -> str:
        return self._by("leader-played", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderDiscarded) -> str:
        if event.leader is None:
            return self._by("leader-discarded-hidden", event.seat)
        return self._by("leader-discarded", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LastRound) -> str:
        return self.word(f"event-last-round-{event.reason}")

    @event.register
    def _(self, event: TokenDrawn) -> str:
        return self.word("event-token-drawn", token=self.nouns.token(event.token))

    @event.register
    def _(self, event: CardsRemoved) -> str:
        cards = self.voice.both(map(self.nouns.card, event.cards))
        return self.word("event-cards-removed", cards=cards)

    @event.register
    def _(self, event: TokensShuffled) -> str:
        return self.word("event-tokens-shuffled")

    @event.register
    def _(self, event: GameOver) -> str:
        return self.nouns.end(event.reason)
