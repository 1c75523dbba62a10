"""What happens with families, tokens, and cards that reach beyond their owner."""

from functools import singledispatchmethod

from bottega.games.lorenzo import events
from bottega.kernel.events import Event
from bottega.text.lorenzo import offers
from bottega.text.lorenzo.telling import Telling
from bottega.text.lorenzo.things import PERIODS


class Happenings(Telling):
    """Words such events for one reader."""

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        raise TypeError(f"{type(event).__name__} is no event of this game")

    @event.register
    def _(self, event: events.BidPlaced) -> str:
        family = self.nouns.family(event.family)
        if event.outbid is None:
            return self.done(event, row=event.row, family=family)
        rival = self.voice.called(event.outbid)
        return self.done(event, "-over", row=event.row, family=family, rival=rival)

    @event.register
    def _(self, event: events.FamilyTaken) -> str:
        family, goods = self.nouns.family(event.family), self.nouns.goods(event.goods)
        if not event.leaders:
            return self.done(event, family=family, goods=goods)
        leaders = self.voice.both(map(self.nouns.leader, event.leaders))
        return self.done(event, "-with", family=family, goods=goods, leaders=leaders)

    @event.register
    def _(self, event: events.TokensDrawn | events.TokensOffered) -> str:
        tokens = self.nouns.count("token", event.n)
        if event.faces is None:
            return self.done(event, tokens=tokens)
        return self.done(event, "-seen", tokens=tokens, shown=self.nouns.tokens(event.faces))

    @event.register
    def _(self, event: events.TokenSpent | events.TokenPaid) -> str:
        return self.done(event, goods=self.nouns.token(event.face))

    @event.register
    def _(self, event: events.TokenLaid) -> str:
        goods, card = self.nouns.token(event.face), self.nouns.card(event.card)
        return self.done(event, goods=goods, card=card)

    @event.register
    def _(self, event: events.TokenKept) -> str:
        if event.face is None:
            return self.done(event, "-hidden")
        goods = self.nouns.token(event.face)
        if event.back is None:
            return self.done(event, "-only", goods=goods)
        back = self.nouns.token(event.back)
        return self.done(event, goods=goods, back=back)

    @event.register
    def _(self, event: events.TokensShuffled) -> str:
        return self.word("event-tokens-shuffled", n=event.n)

    @event.register
    def _(self, event: events.LeadersDrawn) -> str:
        if event.leaders is None:
            count = self.nouns.count("leader", event.n)
            return self.done(event, "-hidden", leaders=count)
        leaders = self.voice.both(map(self.nouns.leader, event.leaders))
        return self.done(event, leaders=leaders)

    @event.register
    def _(self, event: events.LeaderDismissed) -> str:
        return self.by("leader-discarded", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: events.Swapped) -> str:
        return self.done(event, goods=self.nouns.goods(event.paid))

    @event.register
    def _(self, event: events.SealTurned) -> str:
        goods = self.nouns.goods(offers.seals()[event.seal - 1])
        return self.done(event, goods=goods)

    @event.register
    def _(self, event: events.FaithTileTaken) -> str:
        return self.done(event, n=event.space)

    @event.register
    def _(self, event: events.SetCompleted) -> str:
        return self.done(event, n=event.n)

    @event.register
    def _(self, event: events.Stored) -> str:
        return self.named(event, goods=self.nouns.goods)

    @event.register
    def _(self, event: events.CardFetched | events.CardActivated | events.CardDropped) -> str:
        return self.named(event, card=self.nouns.card)

    @event.register
    def _(self, event: events.CardBought) -> str:
        return self.named(event, card=self.nouns.card, cost=self.nouns.goods)

    @event.register
    def _(self, event: events.BoardVisited) -> str:
        rival = self.voice.called(event.rival)
        return self.done(event, f"-{event.action}", rival=rival)

    @event.register
    def _(self, event: events.Lost | events.Paid) -> str:
        source = self.source(event.source, event.piece)
        return self.done(event, goods=self.nouns.goods(event.goods), source=source)

    @event.register
    def _(self, event: events.Given) -> str:
        goods, card = self.nouns.goods(event.goods), self.nouns.card(event.card)
        rival = self.voice.called(event.to)
        return self.done(event, goods=goods, rival=rival, card=card)

    @event.register
    def _(self, event: events.Replaced) -> str | None:
        if not event.servants:
            return None
        servants = self.nouns.count("servant", event.servants)
        goods = self.nouns.count(event.good, event.servants)
        return self.done(event, servants=servants, goods=goods)

    @event.register
    def _(self, event: events.MilitaryMatched) -> str:
        return self.done(event, military=self.nouns.count("military", event.military))

    @event.register
    def _(self, event: events.ChurchIgnored) -> str:
        return self.done(event, period=PERIODS[event.period])

    @event.register
    def _(self, event: events.TowerAdapted) -> str:
        values = self.voice.both(map(str, event.values))
        tower = self.word(f"tower-{event.tower}")
        return self.word("event-tower-adapted", tower=tower, values=values)
