"""What happened, told to one reader: turns, actions, castles and missions."""

from functools import singledispatchmethod

from bottega.games.renaissance import events
from bottega.kernel.events import Event
from bottega.kernel.telling import kebab
from bottega.text.renaissance.happenings import Happenings


class Events(Happenings):
    """Words events for one reader."""

    @singledispatchmethod
    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        return super().event(event)

    @event.register
    def _(self, event: events.MissionsChosen) -> str:
        if event.mandatory is None:
            return self.done(event, "-hidden")
        missions = self.nouns.cards(event.mandatory)
        return self.done(event, missions=missions)

    @event.register
    def _(
        self,
        event: events.FirstPlayer
        | events.TurnGranted
        | events.OperationGranted
        | events.CastleLifted,
    ) -> str:
        return self.done(event)

    @event.register
    def _(self, event: events.TurnBegan | events.TurnSkipped) -> str:
        return self.done(event, turn=event.turn)

    @event.register
    def _(self, event: events.Built) -> str:
        change = self.nouns.with_change(event.value)
        told: dict[str, str | int] = {"card": self.nouns.card(event.card), "origin": event.origin}
        if self.nouns.plainly(event.card, event.kind):
            return self.done(event, change=change, **told)
        kind = self.word(f"as-{event.kind}")
        return self.done(event, "-as", kind=kind, change=change, **told)

    @event.register
    def _(self, event: events.Replaced) -> str:
        card, old = self.nouns.card(event.card), self.nouns.card(event.old)
        return self.done(event, card=card, old=old, value=event.value)

    @event.register
    def _(self, event: events.ActionPlayed) -> str:
        card = self.nouns.card(event.card)
        return self.done(event, card=card, origin=event.origin)

    @event.register
    def _(self, event: events.ActionDoubled) -> str:
        return self.word(f"event-action-doubled-{event.what}", card=self.nouns.card(event.card))

    @event.register
    def _(self, event: events.ActionAimed) -> str:
        card = self.nouns.card(event.card)
        if event.special is None:
            return self.word("event-action-aimed", card=card, **self.nouns.whom(event.target))
        special, whom = self.nouns.card(event.special), self.nouns.whom_side(event.target)
        return self.word("event-action-aimed-special", card=card, special=special, **whom)

    @event.register
    def _(self, event: events.TrapSprung) -> str:
        return self.side(
            "trap-sprung",
            event.seat,
            card=self.nouns.card(event.card),
            zone=self.nouns.zone_of(event.attacker),
            change=self.nouns.with_change(event.points),
        )

    @event.register
    def _(self, event: events.ActionCancelled) -> str:
        return self.named(event, by=self.nouns.card, card=self.nouns.card)

    @event.register
    def _(self, event: events.ActionTurned) -> str:
        by, card = self.nouns.card(event.by), self.nouns.card(event.card)
        return self.both("action-turned", event.seat, event.attacker, by=by, card=card)

    @event.register
    def _(self, event: events.ActionStands) -> None:
        return None  # what it does is told

    @event.register
    def _(self, event: events.CostUnpaid) -> str:
        return self.named(event, card=self.nouns.card)

    @event.register
    def _(self, event: events.MaterialLost) -> str:
        return self.word(
            "event-material-lost",
            castle=self.word("castle-subject", **self.nouns.whose(event.whose)),
            cards=self.nouns.cards((event.card, *event.specials)),
            change=self.nouns.with_change(-event.value),
        )

    @event.register
    def _(self, event: events.MaterialTaken) -> str:
        castle, card = self.nouns.castle_of(event.whose), self.nouns.card(event.card)
        return self.done(event, castle=castle, card=card)

    @event.register
    def _(self, event: events.MaterialsSwapped) -> str:
        return self.done(
            event,
            castle=self.nouns.castle_of(event.whose),
            card=self.nouns.card(event.card),
            own=self.nouns.card(event.own),
        )

    @event.register
    def _(self, event: events.MaterialRelaid) -> str:
        if event.card is None:
            return self.done(event, "-empty", cell=event.cell)
        card = self.nouns.card(event.card)
        return self.done(event, card=card, cell=event.cell)

    @event.register
    def _(self, event: events.CastleProtected) -> str:
        return self.side("castle-protected", event.seat)

    @event.register
    def _(self, event: events.Restrained) -> str:
        return self.by(f"restrained-{kebab(event.modifier)}", event.whose, n=event.count)

    @event.register
    def _(self, event: events.MissionShown) -> str:
        if event.mission is None:
            return self.both("mission-shown-hidden", event.seat, event.whose)
        mission = self.nouns.card(event.mission)
        return self.both("mission-shown", event.seat, event.whose, mission=mission)

    @event.register
    def _(self, event: events.MissionClaimed) -> str:
        mission, change = self.nouns.card(event.mission), self.nouns.with_change(event.points)
        return self.done(event, mission=mission, change=change)

    @event.register
    def _(self, event: events.MissionMissing) -> None:
        return None  # it would be told of almost everybody

    @event.register
    def _(self, event: events.GameOver) -> str:
        told = [self.nouns.end(event.reason, event.seat)]
        for side, missions in enumerate(event.accomplished):
            if missions:
                named = self.nouns.cards(missions)
                told.append(
                    self.word("event-accomplished", missions=named, **self.nouns.whose(side))
                )
        return self.voice.told(told)
