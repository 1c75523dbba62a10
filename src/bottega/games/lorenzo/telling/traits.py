"""What a seat of a finished game of Lorenzo is remembered for."""

from collections.abc import Sequence
from typing import Final

from bottega.games.lorenzo.pieces import CARD_LIMIT
from bottega.games.lorenzo.views import Board, LorenzoView, Lot
from bottega.kernel.telling import Trait, remembered

ROW: Final = int(CARD_LIMIT)  # cards of a kind that fill a row of the board
MANY_POINTS: Final = 100


def in_play(board: Board) -> Sequence[str]:
    """List the leaders that were in play, those too that are not any more."""
    return (*board.played, *board.dismissed)


def lot_of(view: LorenzoView, seat: int) -> Lot | None:
    """Find what a seat won with its bid, where families are bid for."""
    return next((lot for lot in view.lots if lot.seat == seat and lot.row is not None), None)


def traits(view: LorenzoView, seat: int) -> list[Trait]:
    """Tell what a seat began with, the leaders and cards it had, and its feats."""
    board, lot = view.boards[seat], lot_of(view, seat)
    family = [] if lot is None else [f"family-{lot.family}"]
    drafted = [f"leader-{name}" for name in board.picks or ()]
    played = [f"leader-{name}" for name in in_play(board)]
    cards = [f"card-{number}" for number in sorted(board.cards)]
    return [
        *remembered("opening", [*family, *drafted]),
        *remembered("played", [*family, *played, *cards]),
        *remembered("feat", _feats(board)),
    ]


def _feats(board: Board) -> list[str]:
    """Name what does not happen in every game."""
    picks = board.picks or ()
    feats = {
        "never-excommunicated": not board.excommunications,
        "all-leaders": bool(picks) and set(picks) <= set(in_play(board)),
        "six-territories": len(board.territory) >= ROW,
        "six-buildings": len(board.building) >= ROW,
        "hundred-points": board.score.points >= MANY_POINTS,
    }
    return [name for name, happened in feats.items() if happened]
