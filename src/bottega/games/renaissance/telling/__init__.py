"""What Renaissance tells of its questions, answers, events and missions."""

from collections.abc import Sequence
from typing import ClassVar

from bottega.games.renaissance.events import (
    CardMoved,
    Discarded,
    MissionClaimed,
    MissionMissing,
    SpecialDiscarded,
    SpecialTaken,
)
from bottega.games.renaissance.hands import TradeGive
from bottega.games.renaissance.metrics import mission_points
from bottega.games.renaissance.pool import PoolCard
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.telling import ledger, owning, questions, reaching, touching
from bottega.games.renaissance.telling.asking import QUESTIONS
from bottega.games.renaissance.telling.more_asking import MORE_QUESTIONS
from bottega.games.renaissance.telling.traits import traits
from bottega.kernel.events import Event
from bottega.kernel.space import Action
from bottega.kernel.table import Frame
from bottega.kernel.telling import (
    Amounts,
    Change,
    Progress,
    Stage,
    Telling,
    added,
    questions_in,
)


class RenaissanceTelling(Telling[Renaissance]):
    """What Renaissance tells."""

    questions = questions_in(vars(questions))
    told_by = {**QUESTIONS, **MORE_QUESTIONS}
    traits = staticmethod(traits)
    quiet: ClassVar[frozenset[str]] = frozenset({"discard"})
    ends: ClassVar[frozenset[str]] = frozenset({"done", "pass", "let_be", "offer"})
    main: ClassVar[frozenset[str]] = frozenset({"claim", "build", "play", "lay"})
    rows: ClassVar[tuple[str, ...]] = ("build", "play", "lay", "open")

    def stage(self, table: Renaissance) -> Stage | None:
        return Stage("turn", int(table.turn)) if table.turn else None

    def holdings(self, table: Renaissance, seat: int) -> Amounts:
        """Name cards in hand, cards in the stock, and the points that stand."""
        return owning.holdings(table, seat)

    def promised(self, table: Renaissance, seat: int) -> Amounts:
        """Name the special that is about to be laid."""
        return owning.promised(table, seat)

    def account(self, table: Renaissance, seat: int) -> Amounts:
        """Leave away what missions bring a team by themselves: some ask for a partner's hand."""
        found = super().account(table, seat)
        if not table.rules.teams or table.rules.by_hand:
            return found
        return added(found, {"point": -int(mission_points(table, table.side(seat)))})

    def touches(
        self, table: Renaissance, frame: Frame[Renaissance], action: Action
    ) -> Sequence[str]:
        """List the things on the board that one clicks for an answer."""
        return touching.touches(table, frame, action)

    def final(self, frame: Frame[Renaissance], action: Action) -> bool:
        """Say whether a card goes for good: all see it thrown away, or another has seen it."""
        return action.verb == "discard" or isinstance(frame, TradeGive | PoolCard)

    def changes(self, event: Event) -> Sequence[Change]:
        """Tell who has how many cards and points more or less, and what went where."""
        return ledger.changes(event)

    def surprises(self, event: Event, seat: int) -> bool:
        """Say whether an event shows a seat something that it could not know and that matters."""
        match event:
            case Discarded():
                return event.seat != seat
            case CardMoved():
                return event.chance or seat not in event.known
            case MissionClaimed() | MissionMissing() | SpecialDiscarded() | SpecialTaken():
                return False
        return event.reveals

    def progress(self, table: Renaissance, seat: int) -> Sequence[Progress]:
        """Tell how far the missions of a seat's side are."""
        return reaching.progress(table, seat)
