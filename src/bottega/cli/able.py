"""Whether a screen can be drawn here, or whether lines must do."""

import os
import sys
from importlib.util import find_spec


def draws(*, plain: bool) -> bool:
    """Say whether the terminal can show a screen: lines are for pipes, and for who asks for them.

    A terminal without Unicode has no shapes for goods, and gets lines too.
    """
    if plain or os.environ.get("TERM", "dumb") in ("", "dumb"):
        return False
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return encoding == "utf8" and find_spec("textual") is not None
