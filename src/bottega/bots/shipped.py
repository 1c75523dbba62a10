"""The networks that come with Bottega, one for each game.

One that is missing, damaged or made for other rules is not used: then positions are judged by hand,
and a line says so.
"""

import logging
import sys
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from typing import Final

from bottega.bots.networks import SUFFIX, BadNetwork, network_for
from bottega.games import GAMES
from bottega.kernel.game import AnyGame

TRAINED: Final = "trained"  # where they lie, and what stands for the one of a game in a bot's name
FOLDER: Final = Path(__file__).parent / TRAINED


def shipped(game: AnyGame) -> Path | None:
    """Give the file of the network that positions of a game are judged by; None: by hand."""
    if GAMES.get(game.name) is not game:
        return None
    return _fitting(game.name, FOLDER / f"{game.name}{SUFFIX}")


@cache
def _fitting(name: str, file: Path) -> Path | None:
    try:
        network_for(GAMES[name], file)
    except BadNetwork as error:
        say(f"{error}, so that positions of {name} are judged by hand")
        return None
    return file


@cache
def say(what: str) -> None:
    """Tell whoever runs this, once: in the log of a server, else on the standard error.

    Processes that work for a command leave it to that command, which may be showing a screen.
    """
    log = logging.getLogger("bottega")
    if log.hasHandlers():
        log.warning(what)
    elif parent_process() is None:
        print(f"bottega: {what}", file=sys.stderr, flush=True)
