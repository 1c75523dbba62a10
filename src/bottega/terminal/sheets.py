"""Sheets over the table: a text, a question for one line, and the curtain."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from bottega.terminal.inks import style
from bottega.terminal.paint import Line


def rich(line: Line, theme: str) -> Text:
    """Give a line as Textual's own widgets take it."""
    text = Text()
    for run in line:
        text.append(run.text, style(theme, run.ink, "", False, False))
    return text


class Sheet(ModalScreen[None]):
    """A text that can be scrolled; any other key puts it away."""

    SCROLLS = ("up", "down", "pageup", "pagedown", "home", "end", "tab")

    def __init__(self, title: str, lines: Sequence[Line]) -> None:
        super().__init__()
        self.called = title
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Lay the text out."""
        body = Text("\n").join(rich(line, self.app.theme) for line in self.lines)
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self.called
            yield Static(body)

    def on_key(self, event: events.Key) -> None:
        """Scroll, or put the sheet away."""
        if event.key not in self.SCROLLS:
            event.stop()
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """Put the sheet away."""
        self.dismiss(None)


class Ask(ModalScreen[str | None]):
    """Asks for one line, perhaps with a sentence on why."""

    BINDINGS = [("escape", "leave", "")]

    def __init__(self, question: str, said: str = "", why: str = "") -> None:
        super().__init__()
        self.question = question
        self.said = said
        self.why = why

    def compose(self) -> ComposeResult:
        """Lay the question out above its field."""
        with Vertical(id="ask") as asked:
            asked.border_title = self.question
            if self.why:
                yield Static(Text(self.why))
            yield Input(value=self.said)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the line."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """Give nothing."""
        self.dismiss(None)


class Sure(ModalScreen[str | None]):
    """Asks for one of a few keys."""

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        """Lay out the question and the keys."""
        with Vertical(id="ask") as asked:
            asked.border_title = self.question
            yield Static(Text("\n").join(Text(f"[{key}] {text}") for key, text in self.answers))

    def on_key(self, event: events.Key) -> None:
        """Give the key that was pressed, if it is one of them."""
        event.stop()
        keys = [key for key, _ in self.answers]
        pressed = event.character or event.key
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "enter":
            self.dismiss(keys[0])
        elif pressed.lower() in keys:
            self.dismiss(pressed.lower())


class Pick(ModalScreen[int | None]):
    """Asks for one of some lines: by arrows, by its number, or by a click."""

    def __init__(self, title: str, lines: Sequence[Line]) -> None:
        super().__init__()
        self.called = title
        self.lines = lines
        self.cursor = 0

    def compose(self) -> ComposeResult:
        """Lay the lines out."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self.called
            for at in range(len(self.lines)):
                yield Static(self._line(at), id=f"pick-{at}", classes="pick")

    def _line(self, at: int) -> Text:
        text = Text.assemble(
            (f" {at + 1:>2} ", style(self.app.theme, "key", "", False, False)), " "
        )
        text.append(rich(self.lines[at], self.app.theme))
        if at == self.cursor:
            text.stylize(style(self.app.theme, "here", "", False, True))
        return text

    def _go(self, at: int) -> None:
        before, self.cursor = self.cursor, max(0, min(len(self.lines) - 1, at))
        for each in {before, self.cursor}:
            self.query_one(f"#pick-{each}", Static).update(self._line(each))
        self.query_one(f"#pick-{self.cursor}").scroll_visible()

    def on_key(self, event: events.Key) -> None:
        """Walk, choose, or leave."""
        event.stop()
        walks = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
        number = event.character if event.character and event.character.isdecimal() else ""
        if event.key in walks:
            self._go(self.cursor + walks[event.key])
        elif event.key == "enter":
            self.dismiss(self.cursor)
        elif number and 0 < int(number) <= len(self.lines):
            self.dismiss(int(number) - 1)
        elif event.key == "escape" or (event.character or "").lower() == "q":
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """Choose the line that was clicked."""
        name = (event.widget.id or "") if event.widget is not None else ""
        if name.startswith("pick-"):
            self.dismiss(int(name[5:]))


class Curtain(ModalScreen[None]):
    """Nothing of the table is seen until the person who is called has come."""

    def __init__(self, title: str, text: str, key: str) -> None:
        super().__init__()
        self.lines = (title, text, key)

    def compose(self) -> ComposeResult:
        """Call the person."""
        title, text, key = self.lines
        yield Static(Text.assemble((f"{title}\n\n", "bold"), f"{text}\n\n", (key, "reverse")),
                     id="curtain")  # fmt: skip

    def on_key(self, event: events.Key) -> None:
        """Open with Enter alone."""
        event.stop()
        if event.key == "enter":
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """Open with a click."""
        self.dismiss(None)
