"""Where the command line begins the screen, and what is said when it is left.

Form, replay and visits to servers are loaded where they are begun: a game need not wait for them.
"""

import asyncio
import shlex
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from urllib.parse import quote

from bottega.cli.files import Recorded, state_folder
from bottega.cli.identity import Visitor, keep_token, kept_token
from bottega.cli.signals import undisturbed
from bottega.cli.sitting import Sitting
from bottega.cli.solving import Puzzles
from bottega.cli.usage import trouble
from bottega.terminal.app import Bottega
from bottega.terminal.local import Local
from bottega.terminal.minds import Elsewhere
from bottega.terminal.playing import PlayScreen
from bottega.terminal.words import Words

PACE = 0.35  # seconds that what a bot did stands before the next one


def play(sitting: Sitting, language: str, *, practice: bool) -> int:
    """Play a game on the screen; whatever happens, it is kept."""
    mind = Elsewhere()
    local = Local(sitting, language, mind, practice=practice, pace=PACE)
    app = Bottega(PlayScreen(local))
    try:
        app.run()
    finally:
        mind.end()
        keep(sitting, local.language)
    if local.trouble is not None:
        raise local.trouble
    return app.return_code or 0


def set_up(language: str, invitation: str | None = None) -> int:
    """Ask in a form what to play, or which server to visit, and go there."""
    then: list[Callable[[], int]] = []

    def begin(sitting: Sitting, spoken: str, practice: bool) -> None:
        then.append(partial(play, sitting, spoken, practice=practice))
        app.exit()

    def visit(server: str, spoken: str) -> None:
        then.append(partial(_visit, server, spoken, invitation))
        app.exit()

    form = import_module("bottega.terminal.setup").SetUp
    app = Bottega(form(language, begin, visit))
    app.run()
    return then[0]() if then else 0


def _visit(server: str, language: str, invitation: str | None) -> int:
    """See one's tables on a server, always as the same person."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = str(folder / f"{quote(server.partition('://')[2].strip('/'), safe='')}.token")
    visitor = Visitor(kept_token(file), invitation=invitation)
    keep_token(file, at(server, language, visitor, watching=False))
    return 0


def at(link: str, language: str, visitor: Visitor, *, watching: bool) -> str:
    """Play, or watch, at a server's table, or list one's tables there; give who one is there."""
    visited = import_module("bottega.terminal.visit").at
    told: str = asyncio.run(visited(link, language, visitor, watching=watching))
    return told


def replay(recorded: Recorded, language: str, seat: int | None, review: int | None) -> int:
    """Step through a record."""
    past = import_module("bottega.terminal.past").Past(recorded, language, seat)
    screen = import_module("bottega.terminal.replaying").ReplayScreen
    return Bottega(screen(past, review)).run() or 0


def solve(puzzles: Puzzles, language: str, invitation: str | None) -> str:
    """Solve puzzles; give the language that was spoken last."""
    solved = import_module("bottega.terminal.solving").solved
    spoken: str = asyncio.run(solved(puzzles, language, invitation))
    return spoken


def keep(sitting: Sitting, language: str) -> None:
    """Write the game where it can be found again, unless it is safe already; say how."""
    words = Words(language, sitting.game.name)
    if sitting.unsaved():
        try:
            with undisturbed():
                sitting.keep()
        except OSError as error:
            print(words("terminal-not-kept", why=trouble(error)), file=sys.stderr)
            return
    if sitting.path is None:
        return
    over = sitting.session.over
    file = shlex.quote(str(sitting.path))
    print(words("terminal-kept", file=str(sitting.path)))
    told = words("terminal-watch" if over else "terminal-resume", game=sitting.game.name, file=file)
    told = f"{told} --step" if over else told
    print(told if language == "en" else f"{told} --language {language}")
