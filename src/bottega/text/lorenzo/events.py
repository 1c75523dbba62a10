"""What happened, told to one reader."""

from functools import singledispatchmethod

from bottega.games.lorenzo.actions import LEADERS, SPACES
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
from bottega.text.lorenzo.nouns import PERIODS, Nouns
from bottega.text.lorenzo.pieces import RULES, period_of


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
    def _(self, event: BonusTileChosen) -> str:
        return self._by("bonus-tile-chosen", event.seat, tile=self.nouns.bonus_tile(event.tile))

    @event.register
    def _(self, event: LeaderDrafted) -> str:
        if event.leader is None:
            return self._by("leader-drafted-hidden", event.seat)
        return self._by("leader-drafted", event.seat, leader=self.nouns.leader(event.leader))

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
        return self._by("turn-began", event.seat, turn=event.turn)

    @event.register
    def _(self, event: TurnPassed) -> str:
        return self._by("turn-passed", event.seat)

    @event.register
    def _(self, event: MemberPlaced) -> str:
        member = self.nouns.valued(event.member, event.value)
        space = self.nouns.space(event.space)
        return self._by("member-placed", event.seat, member=member, space=space)

    @event.register
    def _(self, event: MemberLost) -> str:
        return self._by("member-lost", event.seat, member=self.nouns.member(event.member))

    @event.register
    def _(self, event: ServantsSpent) -> str:
        servants = self.nouns.count("servant", event.servants)
        return self._by("servants-spent", event.seat, servants=servants)

    @event.register
    def _(self, event: FeePaid) -> str:
        return self._by("fee-paid", event.seat, coins=self.nouns.count("coin", event.coins))

    @event.register
    def _(self, event: Received) -> str | None:
        if not event.goods:  # the end of a track left nothing of it
            return None
        source = self._source(event.source, event.piece)
        goods = self.nouns.goods(event.goods)
        return self._by("received", event.seat, goods=goods, source=source)

    def _source(self, source: str, piece: int) -> str:
        match source:
            case "card" | "yield":
                return self.nouns.card(piece)
            case "space":
                return self.nouns.space(SPACES[piece])
            case "tile":
                return self.nouns.bonus_tile(RULES.bonus_tiles[piece].name)
            case "leader":
                return self.nouns.leader(LEADERS[piece])
        return self.word(f"source-{source}")

    @event.register
    def _(self, event: CardTaken) -> str:
        card = self.nouns.card(event.card)
        if not event.cost:
            return self._by("card-taken-free", event.seat, card=card)
        return self._by("card-taken", event.seat, card=card, cost=self.nouns.goods(event.cost))

    @event.register
    def _(self, event: BonusOffered) -> str:
        return self._by(f"bonus-offered-{event.action}", event.seat, value=event.value)

    @event.register
    def _(self, event: BonusDeclined) -> str:
        return self._by("bonus-declined", event.seat)

    @event.register
    def _(self, event: Harvested) -> str:
        return self._by("harvested", event.seat, value=event.value)

    @event.register
    def _(self, event: Produced) -> str:
        if not event.paid:
            return self._by("produced", event.seat, value=event.value)
        goods = self.nouns.goods(event.paid)
        return self._by("produced-paying", event.seat, value=event.value, goods=goods)

    @event.register
    def _(self, event: TradeChosen) -> str:
        trade = self.nouns.trade(event.card, event.arrow - 1)
        card = self.nouns.card(event.card)
        return self._by("trade-chosen", event.seat, card=card, trade=trade)

    @event.register
    def _(self, event: LeaderPlayed) -> str:
        return self._by("leader-played", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderDiscarded) -> str:
        if event.leader is None:
            return self._by("leader-discarded-hidden", event.seat)
        return self._by("leader-discarded", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderUsed) -> str:
        return self._by("leader-used", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: LeaderCopied) -> str:
        return self._by("leader-copied", event.seat, leader=self.nouns.leader(event.leader))

    @event.register
    def _(self, event: MemberRaised) -> str:
        member = self.nouns.valued(event.member, event.value)
        return self._by("member-raised", event.seat, member=member)

    @event.register
    def _(self, event: ChurchSupported) -> str:
        faith = self.nouns.count("faith", event.faith)
        return self._by("church-supported", event.seat, faith=faith)

    @event.register
    def _(self, event: Excommunicated) -> str:
        key = "excommunicated-forced" if event.forced else "excommunicated"
        tile = self.nouns.tile_short(event.tile)
        return self._by(key, event.seat, period=PERIODS[event.period], tile=tile)

    @event.register
    def _(self, event: RoundEnded) -> str:
        names = self.voice.listed(map(self.voice.called, event.order))
        return self.word("event-round-ended", round=event.round, names=names)

    @event.register
    def _(self, event: GameOver) -> str:
        return self.nouns.end("finished")
