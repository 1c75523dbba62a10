"""What a seat of a finished game of Masters had that results can be compared by."""

from bottega.bots.evaluate.masters.facts import COLOUR, LEVEL
from bottega.games.masters.cards import COLOURS
from bottega.games.masters.traits import bought
from bottega.games.masters.views import MastersView
from bottega.kernel.game import View

Tags = dict[str, tuple[str, ...]]


def tags(view: View, seat: int) -> Tags:
    """Name the leaders a seat played and the cards it bought, by number, level and colour."""
    if not isinstance(view, MastersView):
        raise TypeError(f"this reads views of masters, not {type(view).__name__}")
    board = view.boards[seat]
    cards = bought(board)
    sorts = {f"{COLOURS[COLOUR[card]]}, level {LEVEL[card]}" for card in cards}
    return {
        "leaders played": (str(len(board.played)),),
        "leader": tuple([str(number) for number in board.played]),
        "cards bought": (str(len(cards)),),
        "a card bought": tuple(sorted(sorts)),
        "tiles": (str(len(board.tiles)),),
    }
