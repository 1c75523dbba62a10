"""The phrases of Masters of Renaissance."""

from collections.abc import Callable
from typing import ClassVar

from bottega.games.masters import printed
from bottega.games.masters.events import LastRound, TurnBegan, VaticanReport
from bottega.games.masters.views import MastersView
from bottega.kernel.events import Event
from bottega.text.masters.answers import Answers
from bottega.text.masters.events import Events
from bottega.text.masters.labels import Labels
from bottega.text.masters.nouns import Nouns
from bottega.text.masters.panels import Panels
from bottega.text.masters.position import Position
from bottega.text.masters.questions import Questions
from bottega.text.masters.reasons import Reasons
from bottega.text.phrases import Phrases, Staff


class MastersPhrases(Phrases[MastersView]):
    """What Masters of Renaissance has to say."""

    nouns: Nouns
    staff = Staff(Nouns, Questions, Answers, Labels, Events, Reasons, Position, Panels)
    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    milestones: ClassVar[tuple[type[Event], ...]] = (VaticanReport, LastRound)

    def texts(self) -> dict[str, str]:
        """Give the text of every card, leader and token."""
        nouns = self.nouns
        return self._numbered(
            card=nouns.card_text, leader=nouns.leader_text, token=nouns.token_text
        )

    def called(self) -> dict[str, str]:
        """Name every card, leader and token."""
        return self._numbered(
            card=self.nouns.card, leader=self.nouns.leader, token=self.nouns.token
        )

    def short(self) -> dict[str, str]:
        """Say in a few words what leaders do."""
        return self._numbered(leader=self.nouns.ability)

    def _numbered(self, **words: Callable[[int], str]) -> dict[str, str]:
        by_name = {kind: lambda name, say=say: say(int(name)) for kind, say in words.items()}
        return self.worded(printed.pieces(), **by_name)
