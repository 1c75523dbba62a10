"""The phrases of Lorenzo il Magnifico."""

from typing import ClassVar

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.events import (
    ChurchSupported,
    Excommunicated,
    LeaderPlayed,
    RoundBegan,
    TurnBegan,
)
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.events import Event
from bottega.kernel.telling import Choice, Told
from bottega.text.layout import capital
from bottega.text.lorenzo.answers import Answers
from bottega.text.lorenzo.events import Events
from bottega.text.lorenzo.labels import SAID, Labels
from bottega.text.lorenzo.naming import drawn
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.panels import Panels
from bottega.text.lorenzo.position import Position
from bottega.text.lorenzo.questions import Questions
from bottega.text.lorenzo.reasons import Reasons
from bottega.text.phrases import Phrases, Staff


class LorenzoPhrases(Phrases[LorenzoView]):
    """What Lorenzo il Magnifico has to say."""

    nouns: Nouns
    staff = Staff(Nouns, Questions, Answers, Labels, Events, Reasons, Position, Panels)
    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    headings: ClassVar[tuple[type[Event], ...]] = (RoundBegan,)
    milestones: ClassVar[tuple[type[Event], ...]] = (ChurchSupported, Excommunicated, LeaderPlayed)

    def label(self, choice: Choice, view: LorenzoView, told: Told | None = None) -> str | None:
        """Name an answer as shortly as a button needs it, or by a sentence that is short enough."""
        return (self.answer if choice.verb in SAID else super().label)(choice, view, told)

    def named(self, told: Told, view: LorenzoView) -> dict[str, str]:
        """Say what is drawn while this is asked."""
        choices = {thing: Choice(-1, "", verb, args) for thing, verb, args in drawn(told)}
        return {thing: self.answer(choice, view, told) for thing, choice in choices.items()}

    def texts(self) -> dict[str, str]:
        """Give the text of every card, leader, tile, family, token, lot and space."""
        nouns = self.nouns
        return self.worded(
            printed.pieces(),
            card=lambda number: nouns.card_text(int(number)),
            leader=nouns.leader_text,
            tile=nouns.tile_text,
            bonus=nouns.bonus_tile_text,
            family=nouns.family_text,
            token=lambda face: nouns.token_text(int(face)),
            lot=nouns.lot_text,
            space=nouns.space_text,
        )

    def called(self) -> dict[str, str]:
        """Name the same pieces; tiles and tokens have no name but what they do."""
        nouns = self.nouns
        return self.worded(
            printed.pieces(),
            card=lambda number: nouns.card(int(number)),
            leader=nouns.leader,
            tile=nouns.tile_short,
            bonus=lambda name: capital(nouns.bonus_tile(name)),
            family=nouns.family,
            token=lambda face: nouns.token(int(face)),
            lot=nouns.lot,
            space=lambda name: capital(nouns.space(name)),
        )

    def short(self) -> dict[str, str]:
        """Say in a few words what leaders and families do."""
        nouns = self.nouns
        return self.worded(printed.pieces(), leader=nouns.leader_short, family=nouns.family_short)
