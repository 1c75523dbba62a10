"""The phrases of Renaissance."""

from collections.abc import Sequence
from typing import ClassVar

from bottega.games.renaissance.events import MissionClaimed, TurnBegan, TurnSkipped
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.events import Event
from bottega.kernel.telling import Choice, Told
from bottega.text.layout import capital
from bottega.text.phrases import Phrases, Staff
from bottega.text.renaissance.answers import Answers
from bottega.text.renaissance.events import Events
from bottega.text.renaissance.labels import Labels
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.panels import Panels
from bottega.text.renaissance.pieces import described
from bottega.text.renaissance.position import Position
from bottega.text.renaissance.progress import Distances
from bottega.text.renaissance.questions import Questions
from bottega.text.renaissance.reasons import Reasons


class RenaissancePhrases(Phrases[RenaissanceView]):
    """What Renaissance has to say; of cards, what the edition calls them that is played."""

    nouns: Nouns
    staff = Staff(Nouns, Questions, Answers, Labels, Events, Reasons, Position, Panels)
    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan, TurnSkipped)
    milestones: ClassVar[tuple[type[Event], ...]] = (MissionClaimed,)

    def label(self, choice: Choice, view: RenaissanceView, told: Told | None = None) -> str | None:
        """Name an answer by what it begins with; one without a name says it all."""
        parts = self.label_parts(choice, view, told)
        return capital(parts[0]) if parts else self.answer(choice, view, told)

    def label_parts(
        self, choice: Choice, view: RenaissanceView, told: Told | None = None
    ) -> Sequence[str]:
        """Name an answer part by part: what is done, and where."""
        self.nouns.sit_at(view.options)
        parts: Sequence[str] = self.labels.parts(choice, view, told)
        return parts

    def texts(self) -> dict[str, str]:
        """Give the text of every card, of both editions where they differ, and of every castle."""
        return {key: words.text for key, words in described(self.voice).items()}

    def called(self) -> dict[str, str]:
        """Give the names of the same things."""
        return {key: words.called for key, words in described(self.voice).items()}

    def short(self) -> dict[str, str]:
        """Give what stands on the faces of cards."""
        return {key: words.short for key, words in described(self.voice).items()}

    def progress(self, view: RenaissanceView) -> dict[str, str]:
        """Say how far the reader's missions are, by piece."""
        self.nouns.sit_at(view.options)
        told = Distances(self.nouns).sentences(view)
        return {f"mission:{mission}": sentence for mission, sentence in told.items()}
