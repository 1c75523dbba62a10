"""The application: it has themes, styles, and the screen that it begins with."""

import gc
import os
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from bottega.terminal.inks import theme_of, themes

SETTLED: Final = 1.0  # seconds after which all that a screen needs is loaded
STYLES = """
Screen { background: $background; color: $foreground; }
#head, #keys { height: 1; }
#middle { height: 1fr; }
#board { width: 1fr; height: 1fr; }
#side { height: 1fr; }
#ledger { height: 1fr; }
#small, #tables { height: 1fr; }
Sheet, Ask, Sure, Pick { align: center middle; background: $background 60%; }
#sheet {
    width: auto; min-width: 40; max-width: 90%; height: auto; max-height: 90%;
    border: round $accent; border-title-color: $accent; border-title-style: bold;
    padding: 0 1; background: $background; scrollbar-size-vertical: 1;
    scrollbar-background: $panel; scrollbar-color: $secondary;
}
#sheet Static { width: auto; }
#ask { width: 72; height: auto; border: round $accent; border-title-color: $accent;
    padding: 0 1; background: $background; }
SetUp { align: center top; }
#form { width: 78; height: 1fr; border: round $accent; border-title-color: $accent; padding: 0 1; }
.field { height: auto; }
.field Label { width: 26; padding: 0 1 0 0; color: $foreground; }
.field Select, .field Input { width: 46; }
#rules { height: auto; }
Curtain { align: center middle; background: $background; }
#curtain { width: auto; height: auto; text-align: center; border: round $accent; padding: 1 4; }
"""


class Bottega(App[int]):
    """The screen of Bottega."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Bottega"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self.first = first
        for theme in themes():
            self.register_theme(theme)
        self.theme = theme_of(light=light(), few=self.console.color_system == "standard")

    def on_mount(self) -> None:
        """Show the first screen; what was loaded for it is never looked through for garbage again.

        It is most of what there is, and looking through it would hold a key press up.
        """
        self.push_screen(self.first)
        if not self.is_headless:
            self.set_timer(SETTLED, gc.freeze)


def light() -> bool:
    """Say whether the terminal tells that its ground is light (as COLORFGBG does)."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return ground in ("7", "15")
