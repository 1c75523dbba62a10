"""What happened, told to one reader."""

from functools import singledispatchmethod

from bottega.games.lorenzo import events, printed
from bottega.kernel.events import Event
from bottega.text.lorenzo.happenings import Happenings
from bottega.text.lorenzo.things import PERIODS


class Events(Happenings):
    """Words events for one reader."""

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        return super().event(event)

    @event.register
    def _(self, event: events.BonusTileChosen) -> str:
        return self.named(event, tile=self.nouns.bonus_tile)

    @event.register
    def _(
        self,
        event: events.LeaderDrafted
        | events.LeaderPlayed
        | events.LeaderUsed
        | events.LeaderCopied
        | events.LeaderDiscarded,
    ) -> str:
        return self.named(event, leader=self.nouns.leader)

    @event.register
    def _(self, event: events.PacksPassed) -> str:
        seat = self.voice.seat
        pack = None if seat is None else event.packs[seat]
        if pack is None:
            return self.word("event-packs-passed")
        leaders = self.voice.both(map(self.nouns.leader, pack))
        return self.word("event-packs-passed-seen", leaders=leaders)

    @event.register
    def _(self, event: events.RoundBegan) -> str:
        dice = zip(printed.MEMBERS, event.dice, strict=False)
        return self.word(
            "event-round-began",
            round=event.round,
            period=PERIODS[printed.period_of(event.round)],
            dice=self.voice.listed(self.nouns.valued(name, n) for name, n in dice),
        )

    @event.register
    def _(self, event: events.TurnBegan) -> str:
        return self.done(event, turn=event.turn)

    @event.register
    def _(self, event: events.TurnPassed | events.BonusDeclined) -> str:
        return self.done(event)

    @event.register
    def _(self, event: events.MemberPlaced) -> str:
        member = self.nouns.valued(event.member, event.value)
        space = self.nouns.space(event.space)
        return self.done(event, member=member, space=space)

    @event.register
    def _(self, event: events.MemberLost) -> str:
        return self.named(event, member=self.nouns.member)

    @event.register
    def _(self, event: events.ServantsSpent | events.ServantsAdded) -> str:
        servants = self.nouns.count("servant", event.servants)
        return self.done(event, servants=servants)

    @event.register
    def _(self, event: events.FeePaid) -> str:
        return self.done(event, coins=self.nouns.count("coin", event.coins))

    @event.register
    def _(self, event: events.Received) -> str | None:
        if not event.goods:  # the end of a track left nothing of it
            return None
        goods = self.nouns.goods(event.goods)
        if event.source == "space":  # where the member was placed has just been told
            return self.done(event, "-space", goods=goods)
        source = self.source(event.source, event.piece)
        return self.done(event, goods=goods, source=source)

    @event.register
    def _(self, event: events.CardTaken) -> str:
        card = self.nouns.card(event.card)
        if not event.cost:
            return self.done(event, "-free", card=card)
        return self.done(event, card=card, cost=self.nouns.goods(event.cost))

    @event.register
    def _(self, event: events.BonusOffered) -> str:
        return self.done(event, f"-{event.action}", value=event.value)

    @event.register
    def _(self, event: events.Harvested) -> str:
        return self.done(event, value=event.value)

    @event.register
    def _(self, event: events.Produced) -> str:
        if not event.paid:
            return self.done(event, value=event.value)
        goods = self.nouns.goods(event.paid)
        return self.done(event, "-paying", value=event.value, goods=goods)

    @event.register
    def _(self, event: events.TradeChosen) -> str:
        trade = self.nouns.trade(printed.cards()[event.card].trades[event.arrow - 1])
        card = self.nouns.card(event.card)
        return self.done(event, card=card, trade=trade)

    @event.register
    def _(self, event: events.MemberRaised) -> str:
        member = self.nouns.valued(event.member, event.value)
        return self.done(event, member=member)

    @event.register
    def _(self, event: events.ChurchSupported) -> str:
        return self.done(event, faith=self.nouns.count("faith", event.faith))

    @event.register
    def _(self, event: events.Excommunicated) -> str:
        key = "excommunicated-forced" if event.forced else "excommunicated"
        tile = self.nouns.tile_short(event.tile)
        return self.by(key, event.seat, period=PERIODS[event.period], tile=tile)

    @event.register
    def _(self, event: events.RoundEnded) -> str:
        names = self.voice.listed(map(self.voice.called, event.order))
        return self.word("event-round-ended", round=event.round, names=names)

    @event.register
    def _(self, event: events.GameOver) -> str:
        return self.nouns.end("finished")
