"""Where the command line begins the screen, and what is said when it is left."""

import asyncio
import shlex
import sys
from importlib import import_module

from bottega.cli.files import Recorded
from bottega.cli.signals import undisturbed
from bottega.cli.sitting import Sitting
from bottega.cli.usage import trouble
from bottega.terminal.app import Bottega
from bottega.terminal.local import Local
from bottega.terminal.minds import Elsewhere, Here, Mind, quick
from bottega.terminal.past import Past
from bottega.terminal.playing import PlayScreen
from bottega.terminal.replaying import ReplayScreen
from bottega.terminal.setup import SetUp
from bottega.terminal.words import Words

PACE = 0.35  # seconds that what a bot did stands before the next one


def play(sitting: Sitting, language: str, *, practice: bool) -> int:
    """Play a game on the screen; whatever happens, it is kept."""
    bots = [seat.bot for seat in sitting.seats]
    mind: Mind = Here() if quick(bots) and not practice else Elsewhere()
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


def set_up(language: str) -> int:
    """Ask in a form what to play, and play it."""
    begun: list[tuple[Sitting, str, bool]] = []

    def begin(sitting: Sitting, spoken: str, practice: bool) -> None:
        begun.append((sitting, spoken, practice))
        app.exit()

    app = Bottega(SetUp(language, begin))
    app.run()
    if not begun:
        return 0
    sitting, spoken, practice = begun[0]
    return play(sitting, spoken, practice=practice)


def at(link: str, language: str, token: str | None, name: str | None, *, watching: bool) -> str:
    """Play, or watch, at a server's table, or list one's tables there; give who one is there."""
    visited = import_module("bottega.terminal.visit").at  # programs for servers are heavy
    told: str = asyncio.run(visited(link, language, token, name, watching=watching))
    return told


def replay(recorded: Recorded, language: str, seat: int | None, review: int | None) -> int:
    """Step through a record."""
    return Bottega(ReplayScreen(Past(recorded, language, seat), review)).run() or 0


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
    print(told if language == "en" else f"{told} --language {language}")
