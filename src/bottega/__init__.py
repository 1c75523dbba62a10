"""Three Renaissance board games for people, servers and programs.

import bottega

match = bottega.make("masters", players=2, seed=1)
while not match.over:
match.answer(match.options[0])
print(match.outcome)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bottega import games as games
    from bottega.bots.api import Bot
    from bottega.program import Match, load, make, play, record

__version__ = "0.1.0"
__all__ = ["Bot", "Match", "games", "load", "make", "play", "record"]


def __getattr__(name: str) -> Any:
    """Load what a program asks for when it does: a command that needs less starts sooner."""
    if name == "games":
        return import_module("bottega.games")
    if name in __all__:
        return getattr(import_module("bottega.program"), name)
    raise AttributeError(f"bottega has no {name!r}; it has: {', '.join(__all__)}")
