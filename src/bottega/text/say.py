"""One reader's way of hearing about a game."""

from collections.abc import Sequence
from typing import Any, Final

from bottega.kernel.events import Event
from bottega.kernel.game import AnyGame, Outcome, Reason, View
from bottega.kernel.loaded import Loaded
from bottega.kernel.options import Options
from bottega.kernel.telling import Choice, Told
from bottega.text.catalogue import Catalogue
from bottega.text.panel import Panel
from bottega.text.phrases import Phrases
from bottega.text.voice import Voice

# Who words which game.
PHRASES: Final[Loaded[type[Phrases[Any]]]] = Loaded(
    masters="bottega.text.masters:MastersPhrases",
    lorenzo="bottega.text.lorenzo:LorenzoPhrases",
    renaissance="bottega.text.renaissance:RenaissancePhrases",
)


class Speaker:
    """Speaks to one reader about one game: `seat` is who reads, None a spectator.

    The options of the table matter to what some games call their pieces in events.
    """

    def __init__(
        self,
        game: AnyGame,
        language: str,
        names: Sequence[str],
        seat: int | None = None,
        options: Options | None = None,
    ) -> None:
        self.game = game
        self._voice = Voice(Catalogue(language, game.name), names, seat)
        self._phrases = PHRASES[game.name](game, self._voice, options)

    def title(self) -> str:
        """Give the game's title."""
        return self.word("title")

    def question(self, view: View, told: Told | None) -> str:
        """Ask what the reader is told, or say whom the table waits for, or that it is over."""
        return self._phrases.question(view, told)

    def answer(self, choice: Choice, view: View, told: Told | None = None) -> str:
        """Say what an answer to what is told means in this position."""
        return self._phrases.answer(choice, view, told)

    def label(self, choice: Choice, view: View, told: Told | None = None) -> str | None:
        """Name an answer as shortly as a button needs it; None where its verb says it all."""
        return self._phrases.label(choice, view, told)

    def label_parts(self, choice: Choice, view: View, told: Told | None = None) -> Sequence[str]:
        """Name an answer part by part: what is known of it need not be said again."""
        return self._phrases.label_parts(choice, view, told)

    def named(self, told: Told, view: View) -> dict[str, str]:
        """Say by thing what is drawn only while this is asked, possible or not."""
        return self._phrases.named(told, view)

    def explain(self, choice: Choice, view: View, told: Told | None = None) -> str:
        """Give the whole text of the card behind an answer, or else the answer."""
        return self._phrases.explain(choice, view, told)

    def event(self, event: Event) -> str | None:
        """Tell what happened in a sentence; None where there is nothing to tell."""
        return self._phrases.event(event)

    def reason(self, reason: Reason) -> str:
        """Say why an answer is not possible, what it needs and what is there; every reason."""
        return self._phrases.voice.told(map(self._phrases.reason, reason.all()))

    def position(self, view: View) -> str:
        """Describe the whole position for a terminal of 80 columns."""
        return self._phrases.position(view)

    def texts(self) -> dict[str, str]:
        """Give the whole text of every card, leader and token by a key such as `card-17`."""
        return self._phrases.texts()

    def called(self) -> dict[str, str]:
        """Give the names of the same pieces."""
        return self._phrases.called()

    def short(self) -> dict[str, str]:
        """Say in a few words what pieces do, those of which that can be said."""
        return self._phrases.short()

    def panels(self, view: View) -> tuple[Panel, ...]:
        """Describe the whole position as panels of labelled rows."""
        return self._phrases.panels(view)

    def progress(self, view: View) -> dict[str, str]:
        """Say by piece how far the reader is with what it asks for, where a game does in words."""
        return self._phrases.progress(view)

    def begins_turn(self, event: Event) -> bool:
        """Say whether a turn begins with an event."""
        return isinstance(event, self._phrases.turns)

    def is_milestone(self, event: Event) -> bool:
        """Say whether an event is worth a mark on the game's chart."""
        return isinstance(event, self._phrases.milestones)

    def outcome(self, outcome: Outcome) -> list[str]:
        """Say why the game ended, who won, and everyone's points with where they come from."""
        return self._phrases.outcome(outcome)

    def word(self, key: str, **args: str | int) -> str:
        """Say any message of the catalogues by its id."""
        return self._voice.word(key, **args)
