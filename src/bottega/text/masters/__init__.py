"""The phrases of Masters of Renaissance."""

from typing import Any, ClassVar

from bottega.games.masters.cards import CARDS
from bottega.games.masters.events import LastRound, TurnBegan, VaticanReport
from bottega.games.masters.leaders import LEADERS
from bottega.games.masters.tokens import TOKENS
from bottega.games.masters.views import MastersView
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Reason
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.kernel.telling import Choice, Told
from bottega.text.masters import facts
from bottega.text.masters.answers import Answers
from bottega.text.masters.events import Events
from bottega.text.masters.labels import Labels
from bottega.text.masters.nouns import Nouns
from bottega.text.masters.panels import Panels
from bottega.text.masters.position import Position
from bottega.text.masters.questions import Questions
from bottega.text.masters.reasons import Reasons
from bottega.text.panel import Panel
from bottega.text.voice import Phrases, Voice


class MastersPhrases(Phrases[MastersView]):
    """What Masters of Renaissance has to say."""

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
        self._events = Events(self.nouns)
        self._reasons = Reasons(self.nouns)
        self._position = Position(self.nouns)
        self._panels = Panels(self.nouns)

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

    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        return self._events.event(event)

    def reason(self, reason: Reason) -> str:
        """Say why an answer is not possible."""
        return self._reasons.reason(reason)

    def position(self, view: MastersView) -> str:
        """Describe the whole position."""
        return "\n".join(self._position.lines(view))

    def texts(self) -> dict[str, str]:
        """Give the text of every card, leader and token."""
        nouns = self.nouns
        cards = {f"card-{c.number}": nouns.card_text(int(c.number)) for c in CARDS if c.number}
        leaders = {f"leader-{x.number}": nouns.leader_text(int(x.number)) for x in LEADERS}
        tokens = {f"token-{t.number}": nouns.token_text(int(t.number)) for t in TOKENS}
        return {**cards, **leaders, **tokens}

    def facts(self) -> dict[str, dict[str, Any]]:
        """Give the data of every card, leader and token."""
        return facts.facts(self.nouns)

    def board(self) -> dict[str, Any]:
        """Give the measures of the board."""
        return facts.board()

    def panels(self, view: MastersView) -> tuple[Panel, ...]:
        """Describe the whole position as panels."""
        return self._panels.panels(view)

    def end(self, reason: str) -> str:
        """Say why the game ended."""
        return self.nouns.end(reason)
