"""Which bots a server has: those with a name of their own, and those that search so many times."""

import re
from typing import Final

from bottega.bots.api import known

SEARCH: Final = re.compile(r"search:([1-9][0-9]{0,7})", re.ASCII)
SIMPLER: Final = "greedy"  # plays where another bot may not search, or is in trouble


def iterations_of(name: str) -> int | None:
    """Tell how many times a bot `search:N` looks ahead; None where it is called otherwise."""
    found = SEARCH.fullmatch(name)
    return None if found is None else int(found[1])


def is_ours(name: str) -> bool:
    """Say whether a bot has a name of its own or looks ahead so many times; a file is none."""
    return name in known() or iterations_of(name) is not None
