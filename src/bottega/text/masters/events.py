"""What happened, told to one reader."""

from functools import singledispatchmethod
from typing import Final

from bottega.games.masters import events
from bottega.games.masters.actions import BASE_POWER, LEADER_POWER, SPACE
from bottega.games.masters.printed import GOODS, board, crafting
from bottega.kernel.events import Event
from bottega.text.masters.nouns import LEVELS, Nouns, count_marbles
from bottega.text.wording import Telling

LINES: Final = SPACE.verbs["take"].domains["line"]
CROSS: Final = -1  # the black cross among the seats of a move


class Events(Telling[Nouns]):
    """Words events for one reader."""

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        raise TypeError(f"{type(event).__name__} is no event of this game")

    @event.register
    def _(self, event: events.LeadersKept) -> str:
        if event.leaders is None:
            return self.done(event, "-hidden")
        leaders = self.voice.both(map(self.nouns.leader, event.leaders))
        return self.done(event, leaders=leaders)

    @event.register
    def _(self, event: events.InkwellDrawn) -> str:
        return self.by("inkwell-drawn", event.first)

    @event.register
    def _(self, event: events.StartReceived | events.Produced) -> str:
        return self.done(event, goods=self.nouns.goods(event.goods, event.faith))

    @event.register
    def _(self, event: events.TurnBegan) -> str:
        return self.done(event, turn=event.turn)

    @event.register
    def _(self, event: events.MarblesTaken) -> str:
        marbles = self.nouns.goods(count_marbles(event.marbles))
        line = self.nouns.line(LINES[event.line])
        return self.done(event, line=line, marbles=marbles)

    @event.register
    def _(self, event: events.GoodLetGo | events.GoodReceived) -> str:
        return self.done(event, good=self.nouns.one(GOODS[event.good]))

    @event.register
    def _(self, event: events.WhitesTurned | events.GoodsSpent) -> str:
        return self.named(event, goods=self.nouns.goods)

    @event.register
    def _(self, event: events.GoodsStored) -> str | None:
        if not event.goods:  # each good let go has had its sentence
            return None
        return self.named(event, goods=self.nouns.goods)

    @event.register
    def _(self, event: events.FaithMoved) -> str:
        spaces = self.nouns.count("space", max(event.spaces))
        if event.seats == (CROSS,):
            return self.word("event-cross-moved", spaces=spaces, space=event.positions[0])
        if len(event.seats) == 1:
            space = event.positions[0]
            return self.by("faith-moved", event.seats[0], spaces=spaces, space=space)
        markers = [
            self.word("marker", name=self.voice.called(seat), space=space)
            for seat, space in zip(event.seats, event.positions, strict=True)
        ]
        return self.word("event-faith-moved-many", spaces=spaces, markers=self.voice.both(markers))

    @event.register
    def _(self, event: events.VaticanReport) -> str:
        return self.word(
            "event-vatican-report",
            section=LEVELS[event.section],
            points=self.nouns.points(board().tiles[event.section - 1]),
            n=len(event.kept),
            names=self.voice.both(map(self.voice.called, event.kept)),
        )

    @event.register
    def _(self, event: events.CardBought) -> str:
        card, cost = self.nouns.card(event.card), self.nouns.goods(event.cost)
        return self.done(event, card=card, cost=cost, slot=event.slot + 1)

    @event.register
    def _(self, event: events.GoodsPaid) -> str:
        sources = self.nouns.sources(GOODS[event.good], event.warehouse, event.strongbox)
        return self.done(event, sources=sources)

    @event.register
    def _(self, event: events.CardUncovered) -> str:
        return self.word("event-card-uncovered", card=self.nouns.card(event.card))

    @event.register
    def _(self, event: events.PowerActivated) -> str:
        if event.power < BASE_POWER:
            return self.done(event, slot=event.power + 1)
        if event.power == BASE_POWER:
            return self.done(event, "-base")
        leader = self.nouns.leader(crafting(GOODS[event.power - int(LEADER_POWER)]))
        return self.done(event, "-leader", leader=leader)

    @event.register
    def _(self, event: events.LeaderPlayed | events.LeaderDiscarded) -> str:
        return self.named(event, leader=self.nouns.leader)

    @event.register
    def _(self, event: events.LastRound) -> str:
        return self.word(f"event-last-round-{event.reason}")

    @event.register
    def _(self, event: events.TokenDrawn) -> str:
        return self.word("event-token-drawn", token=self.nouns.token(event.token))

    @event.register
    def _(self, event: events.CardsRemoved) -> str:
        cards = self.voice.both(map(self.nouns.card, event.cards))
        return self.word("event-cards-removed", cards=cards)

    @event.register
    def _(self, event: events.TokensShuffled) -> str:
        return self.word("event-tokens-shuffled")

    @event.register
    def _(self, event: events.GameOver) -> str:
        return self.nouns.end(event.reason)
