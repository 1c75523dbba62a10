"""Sets that are chosen one by one: of the answers that lead to the same one, only one path."""

from collections.abc import Sequence
from typing import Final

from bottega.games.lorenzo.actions import ACTIVATE, GIVE, MOST_SERVANTS, PIECE, REPLACE, VERB
from bottega.games.lorenzo.production import ARROW, Production
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.table import names_of

WOKEN: Final[int] = names_of(Production).index("first")  # of cards that work by others
CARD: Final[int] = int(ARROW)
FIRST_GIVEN: Final[int] = int(GIVE)
FIRST_REPLACED: Final[int] = int(REPLACE)
A_GOOD: Final[int] = int(MOST_SERVANTS) + 1


def of_cards(view: LorenzoView, options: Sequence[int]) -> Sequence[int]:
    """Let cards work by others in the order of their numbers."""
    args: tuple[int, ...] = view.pending[-1].args
    before = args[WOKEN] % CARD if len(args) > WOKEN else 0
    return [code for code in options if VERB[code] != ACTIVATE or PIECE[code] >= before]


def of_tokens(view: LorenzoView, options: Sequence[int]) -> Sequence[int]:
    """Pay tokens in the order of what they show: enough must be left for what is still due."""
    board = view.boards[view.asked]
    held = board.tokens or ()
    enough = [
        code
        for code in options
        if len([face for face in held if face > code - FIRST_GIVEN]) >= board.owed_tokens
    ]
    return enough or options


def of_goods(options: Sequence[int]) -> Sequence[int]:
    """Settle good by good how many servants stand in for it."""
    good = (options[0] - FIRST_REPLACED) // A_GOOD
    return [code for code in options if (code - FIRST_REPLACED) // A_GOOD == good]
