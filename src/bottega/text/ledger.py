"""A ledger: what happened is taken down deed by deed, and told to each reader in their language."""

from collections.abc import Sequence

from bottega.kernel.events import Event
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.telling import Change
from bottega.kernel.values import Lean
from bottega.text.catalogue import Catalogue
from bottega.text.recorded import Part, Recorder, worded
from bottega.text.say import PHRASES
from bottega.text.spans import Span, mark, spans, unsubjected, unvalued
from bottega.text.voice import Voice

Spans = tuple[str | Span, ...]


class Deed(Lean):
    """One thing that was done: what is to be said of it, who did it, and its changes."""

    say: Part = ""
    seat: int | None = None
    changes: tuple[Change, ...] = ()
    head: bool = False  # it heads what follows: a turn, a round


class Scribe:
    """Takes down what happens in one game, whose options matter to what pieces are called."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self._recorder = Recorder()
        self._phrases = PHRASES[game.name](game, self._recorder, options)
        self._heads = (*self._phrases.turns, *self._phrases.headings)
        self._event = self._phrases.events.event
        self._changes = game.telling.changes

    def deed(self, event: Event) -> Deed:
        """Take down an event; of some there is nothing to say."""
        say = self._recorder.taken(self._event(event) or "")
        changes, head = tuple(self._changes(event)), isinstance(event, self._heads)
        return Deed(say, getattr(event, "seat", None), changes, head)


class Teller:
    """Tells deeds of a game in one language, with the names at its table."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self._voice = Voice(Catalogue(language, game), names, None, mark)

    def text(self, deed: Deed) -> Spans:
        """Tell a deed in a sentence with things to point at; nothing where no words are left."""
        try:
            return spans(worded(deed.say, self._voice))
        except LookupError:  # it was taken down when there was another catalogue
            return ()

    def told(self, deed: Deed) -> tuple[Spans, int | None]:
        """Tell a deed without naming again who did it or what it changed, and give that seat.

        Where the sentence cannot do without, nobody is given.
        """
        text = unvalued(self.text(deed))
        short = None if deed.seat is None else unsubjected(text, deed.seat)
        return (text, None) if short is None else (short, deed.seat)
