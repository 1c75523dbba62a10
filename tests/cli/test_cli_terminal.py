"""`bottega play` in a real terminal, and what happens when it is interrupted."""

import os
import select
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bottega.games import game
from bottega.kernel.record import read
from tests.cli.desk import command
from tests.cli.desk import kept as kept_in
from tests.client.outside import invitations, server_outside
from tests.puzzling import PLANTED, asked, looked, written

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")

MASTERS = game("masters")
SOLO = ("play", "masters", "--players", 1, "--seed", 6)
HOT_SEAT = ("play", "masters", "--hot-seat", "--names", "Anna,Bea", "--seed", 6)
CLEARED = "\033[2J\033[3J\033[H"
PATIENCE = 120  # seconds until a silent program has failed


class Window:
    """A terminal window with a command in it."""

    def __init__(self, *words: object, **settings: str) -> None:
        self.end, inside = pty.openpty()
        self.text = ""
        self.process = subprocess.Popen(
            command(*words),
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "TERM": "xterm", **settings},
            start_new_session=True,
        )
        os.close(inside)

    def until(self, text: str) -> str:
        """Read until something appears; give what came, it included."""
        while text not in self.text:
            if not self._speaks(PATIENCE):
                raise AssertionError(f"{text!r} did not appear: {self.text[-2000:]!r}")
            try:
                self.text += os.read(self.end, 65536).decode(errors="replace")
            except OSError:  # the other side has closed
                raise AssertionError(f"{text!r} never appeared: {self.text[-2000:]!r}") from None
        found, _, self.text = self.text.partition(text)
        return found + text

    def _speaks(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.end], [], [], seconds)
        return bool(ready)

    def interrupt(self, number: signal.Signals) -> None:
        """Send a signal until it is noticed.

        One that comes just before the program begins to wait for a key is noticed with the next.
        """
        while self.process.poll() is None:
            self.process.send_signal(number)
            if self._speaks(2):
                return

    def type(self, line: str) -> None:
        """Type a line."""
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.end, keys.encode())

    def status(self) -> int:
        """Wait for the end."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Close the window."""
        self.process.kill()
        self.process.wait()
        os.close(self.end)


Opened = Callable[..., Window]


@pytest.fixture
def window() -> Iterator[Opened]:
    opened: list[Window] = []
    # A shell that runs the tests in the background lets them, and all they start, ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def open_window(*words: object, **settings: str) -> Window:
        opened.append(Window(*words, "--plain", **settings))
        return opened[-1]

    yield open_window
    signal.signal(signal.SIGINT, before)
    for each in opened:
        each.close()


@pytest.fixture
def screen() -> Iterator[Opened]:
    """Give windows that are large enough for a screen."""
    opened: list[Window] = []

    def open_window(*words: object, **settings: str) -> Window:
        size = {"COLUMNS": "100", "LINES": "30", "NO_PROXY": "*", "no_proxy": "*"}
        opened.append(Window(*words, **size, **settings))
        return opened[-1]

    yield open_window
    for each in opened:
        each.close()


def test_who_comes_to_a_server_is_asked_for_an_invitation_until_it_is_good(
    screen: Opened, tmp_path: Path
) -> None:
    with server_outside(tmp_path, BOTTEGA_INVITED="1", BOTTEGA_OPERATOR="operator") as server:
        code, _ = invitations(server, 1)
        me = tmp_path / "me"
        there = screen("play", "--at", server.base, "--identity", me, "--language", "it")
        there.until("Codice del tuo invito")
        there.press("AAAA-BBBB-CCCC\r")
        there.until("used up, is over, or never was")
        there.press(f"{code.lower()}\r")
        there.until("Qui non siedi ancora a nessun tavolo")
        there.press("q")
        assert there.status() == 0
        assert me.read_text()
        again = screen("play", "--at", server.base, "--identity", me)
        again.until("You sit at no table here yet")  # who is known needs none
        refused = screen("play", "--at", server.base)
        refused.until("Code of your invitation")
        refused.press("\033")
        refused.until("takes in nobody without an invitation: ")
        assert refused.status() == 1


def test_puzzles_are_solved_on_a_screen(screen: Opened, tmp_path: Path) -> None:
    file = written(tmp_path / "puzzles.jsonl", looked("a game", asked(PLANTED)[4:5]))
    there = screen("puzzles", "solve", file)
    there.until("Take marbles")
    there.press("1")  # take marbles
    there.until("Row 1")
    there.press("1")
    there.until("Solved")
    there.press("Q")
    there.until("1 of 1 solved")
    assert there.status() == 0


def test_the_question_is_emphasised(window: Opened) -> None:
    shown = window(*SOLO).until("> ")
    assert "\033[1mWhich two leaders do you keep?\033[0m" in shown


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_it_is_not_wanted(window: Opened, settings: dict[str, str]) -> None:
    shown = window(*SOLO, **settings).until("> ")
    assert "Which two leaders do you keep?" in shown
    assert "\033[1m" not in shown
    assert "\033[2m" not in shown


def test_the_curtain_clears_the_screen_and_its_memory(window: Opened) -> None:
    screen = window(*HOT_SEAT, NO_COLOR="1")
    assert CLEARED in screen.until("Pass to Anna, press Enter.")
    screen.type("")
    assert CLEARED not in screen.until("> ")
    screen.type("1")
    assert CLEARED in screen.until("Pass to Bea, press Enter.")


def test_the_keyboard_forgets_what_another_typed(window: Opened) -> None:
    screen = window(*HOT_SEAT)
    screen.until("press Enter.")
    screen.type("")
    screen.until("> ")
    screen.type("keep 51 52")
    screen.until("press Enter.")
    screen.type("")
    screen.until("> ")
    os.write(screen.end, b"\x1b[A\x1b[A\n")  # up, up, Enter: the last line but one, if there is
    assert "keep 51 52" not in screen.until("The answers are numbered")


def kept_answers(state: Path) -> int:
    return len(read(MASTERS, kept_in(state).read_text()).answers)


@pytest.mark.parametrize(
    "number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda number: str(number.name)
)
def test_no_interrupt_loses_the_game(window: Opened, state: Path, number: signal.Signals) -> None:
    screen = window(*SOLO)
    screen.until("> ")
    screen.type("1")
    screen.until("What do you do this turn?")
    screen.until("> ")
    screen.interrupt(number)
    screen.until("To go on with it: bottega play masters --load ")
    assert screen.status() == 130
    assert kept_answers(state) == 1


def test_the_end_of_the_input_keeps_the_game(window: Opened, state: Path) -> None:
    screen = window(*SOLO)
    screen.until("> ")
    screen.type("1")
    screen.until("What do you do this turn?")
    screen.until("> ")
    os.write(screen.end, b"\x04")
    screen.until("To go on with it: bottega play masters --load ")
    assert screen.status() == 0
    assert kept_answers(state) == 1


def test_a_bot_is_seen_to_think(window: Opened) -> None:
    screen = window("play", "masters", "--seed", 3, "--bots", "random", NO_COLOR="1")
    screen.until("> ")
    screen.type("1")
    assert "Random is thinking…\r\r\033[K" in screen.until("keeps two leaders.")
