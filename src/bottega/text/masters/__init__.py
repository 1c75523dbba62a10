"""The phrases of Masters of Renaissance."""

from collections.abc import Callable
from typing import ClassVar

from bottega.games.masters import printed
from bottega.games.masters.events import LastRound, TurnBegan, VaticanReport
from bottega.games.masters.views import MastersView
from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.kernel.telling import Choice, Told
from bottega.text.masters.answers import Answers
from bottega.text.masters.events import Events
from bottega.text.masters.labels import Labels
from bottega.text.masters.nouns import Nouns
from bottega.text.masters.panels import Panels
from bottega.text.masters.position import Position
from bottega.text.masters.questions import Questions
from bottega.text.masters.reasons import Reasons
from bottega.text.phrases import Phrases
from bottega.text.voice import Voice


class MastersPhrases(Phrases[MastersView]):
    """What Masters of Renaissance has to say."""

    nouns: Nouns
    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    milestones: ClassVar[tuple[type[Event], ...]] = (VaticanReport, LastRound)

    def __init__(
        self, game: Game[Table, MastersView], voice: Voice, options: Options | None = None
    ) -> None:
        super().__init__(game, voice, options)
        self.nouns = Nouns(voice)
        self._questions = Questions(self.nouns)
        self._answers = Answers(self.nouns)
        self._labels = Labels(self.nouns)
        self.events = Events(self.nouns)
        self.reasons = Reasons(self.nouns)
        self.drawing = Position(self.nouns)
        self.panelling = Panels(self.nouns)

    def ask(self, told: Told, view: MastersView) -> str:
        """Ask the reader what is pending for them."""
        return self._questions.ask(told)

    def answer(self, choice: Choice, view: MastersView, told: Told | None = None) -> str:
        """Say what an answer means in this position."""
        return self._answers.answer(choice, view)

    def label(self, choice: Choice, view: MastersView, told: Told | None = None) -> str | None:
        """Name an answer as shortly as a button needs it."""
        return self._labels.label(choice, view)

    def explain(self, choice: Choice, view: MastersView, told: Told | None = None) -> str:
        """Give the text of the cards behind an answer, or else the answer."""
        return self._answers.explain(choice, view) or self._answers.answer(choice, view)

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
