"""What happened, told to one reader."""

from functools import singledispatchmethod

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.events import (
    BonusDeclined,
    BonusOffered,
    BonusTileChosen,
    CardTaken,
    ChurchSupported,
    Excommunicated,
    FeePaid,
    GameOver,
    Harvested,
    LeaderCopied,
    LeaderDiscarded,
    LeaderDrafted,
    LeaderPlayed,
    LeaderUsed,
    MemberLost,
    MemberPlaced,
    MemberRaised,
    PacksPassed,
    Produced,
    Received,
    RoundBegan,
    RoundEnded,
    ServantsSpent,
    TradeChosen,
    TurnBegan,
    TurnPassed,
)
from bottega.games.lorenzo.pieces import MEMBERS
from bottega.kernel.events import Event
from bottega.text.lorenzo.happenings import Happenings
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.telling import Telling
from bottega.text.lorenzo.things import PERIODS, period_of


class Events(Telling):
    """Words events for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self._further = Happenings(nouns)

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        return self._further.event(event)

    @event.register
    def _(self, event: BonusTileChosen) -> str:
        return self.by("bonus-tile-chosen", event.seat, tile=self.nouns.bonus_tile(event.tile))

    @event.register
    def _(self, event: LeaderDrafted) -> str:
        if event.leader is None:
            return self.by("leader-drafted-hidden", event.seat)
        return self.by("leader-drafted", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: PacksPassed) -> str:
        seat = self.voice.seat
        pack = None if seat is None else event.packs[seat]
        if pack is None:
            return self.word("event-packs-passed")
        leaders = self.voice.both(map(self.nouns.leader, pack))
        return self.word("event-packs-passed-seen", leaders=leaders)

    @event.register
    def _(self, event: RoundBegan) -> str:
        dice = zip(MEMBERS, event.dice, strict=False)
        return self.word(
            "event-round-began",
            round=event.round,
            period=PERIODS[period_of(event.round)],
            dice=self.voice.listed(self.nouns.valued(name, n) for name, n in dice),
        )

    @event.register
    def _(self, event: TurnBegan) -> str:
        return self.by("turn-began", event.seat, turn=event.turn)

    @event.register
    def _(self, event: TurnPassed) -> str:
        return self.by("turn-passed", event.seat)

    @event.register
    def _(self, event: MemberPlaced) -> str:
        member = self.nouns.valued(event.member, event.value)
        space = self.nouns.space(event.space)
        return self.by("member-placed", event.seat, member=member, space=space)

    @event.register
    def _(self, event: MemberLost) -> str:
        return self.by("member-lost", event.seat, member=self.nouns.member(event.member))

    @event.register
    def _(self, event: ServantsSpent) -> str:
        servants = self.nouns.count("servant", event.servants)
        return self.by("servants-spent", event.seat, servants=servants)

    @event.register
    def _(self, event: FeePaid) -> str:
        return self.by("fee-paid", event.seat, coins=self.nouns.count("coin", event.coins))

    @event.register
    def _(self, event: Received) -> str | None:
        if not event.goods:  # the end of a track left nothing of it
            return None
        source = self.source(event.source, event.piece)
        goods = self.nouns.goods(event.goods)
        return self.by("received", event.seat, goods=goods, source=source)

    @event.register
    def _(self, event: CardTaken) -> str:
        card = self.nouns.card(event.card)
        if not event.cost:
            return self.by("card-taken-free", event.seat, card=card)
        return self.by("card-taken", event.seat, card=card, cost=self.nouns.goods(event.cost))

    @event.register
    def _(self, event: BonusOffered) -> str:
        return self.by(f"bonus-offered-{event.action}", event.seat, value=event.value)

    @event.register
    def _(self, event: BonusDeclined) -> str:
        return self.by("bonus-declined", event.seat)

    @event.register
    def _(self, event: Harvested) -> str:
        return self.by("harvested", event.seat, value=event.value)

    @event.register
    def _(self, event: Produced) -> str:
        if not event.paid:
            return self.by("produced", event.seat, value=event.value)
        goods = self.nouns.goods(event.paid)
        return self.by("produced-paying", event.seat, value=event.value, goods=goods)

    @event.register
    def _(self, event: TradeChosen) -> str:
        trade = self.nouns.trade(printed.cards()[event.card].trades[event.arrow - 1])
        card = self.nouns.card(event.card)
        return self.by("trade-chosen", event.seat, card=card, trade=trade)

    @event.register
    def _(self, event: LeaderPlayed) -> str:
        return self.by("leader-played", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderDiscarded) -> str:
        if event.leader is None:
            return self.by("leader-discarded-hidden", event.seat)
        return self.by("leader-discarded", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderUsed) -> str:
        return self.by("leader-used", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderCopied) -> str:
        return self.by("leader-copied", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: MemberRaised) -> str:
        member = self.nouns.valued(event.member, event.value)
        return self.by("member-raised", event.seat, member=member)

    @event.register
    def _(self, event: ChurchSupported) -> str:
        faith = self.nouns.count("faith", event.faith)
        return self.by("church-supported", event.seat, faith=faith)

    @event.register
    def _(self, event: Excommunicated) -> str:
        key = "excommunicated-forced" if event.forced else "excommunicated"
        tile = self.nouns.tile_short(event.tile)
        return self.by(key, event.seat, period=PERIODS[event.period], tile=tile)

    @event.register
    def _(self, event: RoundEnded) -> str:
        names = self.voice.listed(map(self.voice.called, event.order))
        return self.word("event-round-ended", round=event.round, names=names)

    @event.register
    def _(self, event: GameOver) -> str:
        return self.nouns.end("finished")
