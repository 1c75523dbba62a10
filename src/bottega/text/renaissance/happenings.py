"""What happened to special cards, hands, stocks, the pool and the pile."""

from functools import singledispatchmethod

from bottega.games.renaissance import events
from bottega.kernel.events import Event
from bottega.text.renaissance.telling import Telling

LAID_ON = {"cell": "castle", "place": "castle", "cover": "stock"}  # parts, and of what


class Happenings(Telling):
    """Words such events for one reader."""

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        raise TypeError(f"{type(event).__name__} is no event of this game")

    @event.register
    def _(self, event: events.SpecialChosen) -> None:
        return None  # told when it is laid

    @event.register
    def _(self, event: events.SpecialLaid) -> str:
        if event.where == "vault":
            return self.by("stored-sheltered", event.seat, card=self.nouns.card(event.card))
        whole = LAID_ON.get(event.where, event.where)
        own = event.where == "zone" and event.seat in self.nouns.side(event.whose)
        return self.by(
            "special-laid-own" if own else f"special-laid-{event.where}",
            event.seat,
            card=self.nouns.card(event.card),
            cell=event.cell or 0,
            change=self.nouns.with_change(event.points),
            **{whole: self.place(whole, event.whose, event.seat)},
        )

    @event.register
    def _(self, event: events.SpecialDiscarded) -> str:
        told = self.word(
            "event-special-discarded",
            card=self.nouns.card(event.card),
            place=self.place(event.where, event.whose),
            change=self.nouns.with_change(-event.points),
        )
        return self._with(told, event.along)

    def _with(self, told: str, along: events.Cards) -> str:
        """Add what was discarded along with a special."""
        if not along:
            return told
        more = self.word("event-special-along", cards=self.nouns.cards(along))
        return self.voice.told([told, more])

    @event.register
    def _(self, event: events.SpecialTaken) -> str:
        whom, card = self.nouns.whom_side(event.whose), self.nouns.card(event.card)
        told = self.done(event, card=card, **whom)
        return self._with(told, event.along)

    @event.register
    def _(self, event: events.Discarded) -> str:
        card = self.nouns.card(event.card)
        return self.done(event, card=card, origin=event.origin)

    @event.register
    def _(self, event: events.ChanceDiscarded) -> str:
        card, stock = self.nouns.card(event.card), self.nouns.stock_of(event.whose)
        return self.word("event-chance-discarded", card=card, stock=stock)

    @event.register
    def _(self, event: events.StockOpened) -> str:
        return self.done(event)

    @event.register
    def _(self, event: events.Stored) -> str:
        key = "stored-sheltered" if event.sheltered else "stored"
        if event.card is None:
            return self.by(f"{key}-hidden", event.seat)
        return self.by(key, event.seat, card=self.nouns.card(event.card))

    @event.register
    def _(self, event: events.Drew) -> str:
        return self.done(event, cards=self.nouns.hidden(event.cards, event.count))

    @event.register
    def _(self, event: events.HandSeen) -> str:
        cards = None if event.cards is None else self.nouns.cards(event.cards)
        if event.seat is None:
            shown = cards or self.word("nothing")
            return self.word("event-hand-shown", cards=shown, **self.nouns.whom(event.whose))
        hand = self.nouns.hand_of(event.whose)
        if cards is None:
            return self.by("hand-seen-hidden", event.seat, hand=hand)
        return self.by("hand-seen", event.seat, hand=hand, cards=cards)

    @event.register
    def _(self, event: events.StockSeen) -> str:
        stock = self.nouns.stock_of(event.whose)
        if event.cards is None:
            return self.done(event, "-hidden", stock=stock)
        return self.done(event, stock=stock, cards=self.nouns.cards(event.cards))

    @event.register
    def _(self, event: events.CardMoved) -> str:
        return self.word(
            "event-card-moved-chance" if event.chance else "event-card-moved",
            card=self.word("some-card") if event.card is None else self.nouns.card(event.card),
            **{
                "from": self.place(event.origin, event.origin_seat),
                "to": self.place(event.to, event.to_seat),
            },
        )

    @event.register
    def _(self, event: events.HandsSwapped) -> str:
        if event.received is None or event.given is None:
            return self.both("hands-swapped", event.seat, event.whose)
        received, given = self.nouns.cards(event.received), self.nouns.cards(event.given)
        target = self.voice.name(event.whose)
        if self.voice.seat == event.whose:  # who is told what the reader got
            received, given, target = given, received, self.voice.name(event.seat)
        elif self.voice.seat != event.seat:
            return self.both("hands-swapped", event.seat, event.whose)
        return self.word("event-hands-swapped-seen", target=target, received=received, given=given)

    @event.register
    def _(self, event: events.PoolSeen | events.PileShown) -> str:
        return self.named(event, cards=self.nouns.cards)

    @event.register
    def _(self, event: events.OfferGrew) -> str:
        if event.card is None:
            return self.done(event, "-hidden")
        return self.done(event, "-wanted" if event.wanted else "", card=self.nouns.card(event.card))

    @event.register
    def _(self, event: events.OfferMade) -> str:
        key = "offer-made-counter" if event.counter else "offer-made"
        if event.given is None or event.taken is None:
            return self.both(f"{key}-hidden", event.seat, event.whose)
        given, taken = self.nouns.cards(event.given), self.nouns.cards(event.taken)
        return self.both(key, event.seat, event.whose, given=given, taken=taken)

    @event.register
    def _(self, event: events.OfferAnswered) -> str:
        return self.by("offer-accepted" if event.accepted else "offer-refused", event.seat)

    @event.register
    def _(self, event: events.PileTaken | events.PileReturned) -> str:
        return self.named(event, card=self.nouns.card)

    @event.register
    def _(self, event: events.NothingFound) -> str:
        return self.done(event, f"-{event.where}")

    @event.register
    def _(self, event: events.KeyringFound) -> str:
        return self.word(
            "event-keyring-found",
            card=self.nouns.card(event.card),
            zone=self.nouns.zone_of(event.seat),
            change=self.nouns.with_change(event.points),
        )

    @event.register
    def _(self, event: events.StockUnlocked) -> str:
        change = self.nouns.with_change(event.points)
        card = self.nouns.card(event.card)
        return self.side("stock-unlocked", event.seat, card=card, change=change)

    @event.register
    def _(self, event: events.AttackCollected) -> str:
        return self.side(
            "attack-collected",
            event.seat,
            card=self.nouns.card(event.card),
            under=self.nouns.card(event.under),
            change=self.nouns.change(event.points),
        )
