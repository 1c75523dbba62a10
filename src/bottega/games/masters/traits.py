"""What a seat of a finished game of Masters is remembered for."""

from bottega.games.masters import printed
from bottega.games.masters.views import Board, MastersView
from bottega.kernel.telling import Trait, remembered


def bought(board: Board) -> list[int]:
    """List the cards a seat has bought, slot by slot."""
    return [card for slot in board.slots for card in slot]


def kept(board: Board) -> list[int]:
    """List the leaders a seat began with, whatever became of them."""
    return sorted((*board.played, *(board.hand or ()), *(board.discarded or ())))


def traits(view: MastersView, seat: int) -> list[Trait]:
    """Tell the leaders a seat kept and played, the cards it bought, and its feats."""
    board = view.boards[seat]
    leaders = [f"leader-{number}" for number in board.played]
    cards = [f"card-{number}" for number in sorted(bought(board))]
    return [
        *remembered("opening", [f"leader-{number}" for number in kept(board)]),
        *remembered("played", [*leaders, *cards]),
        *remembered("feat", _feats(board)),
    ]


def _feats(board: Board) -> list[str]:
    """Name what does not happen in every game."""
    measures = printed.board()
    feats = {
        "all-cards": len(bought(board)) >= measures.cards,
        "all-tiles": len(board.tiles) == len(measures.tiles),
        "both-leaders": bool(board.played) and kept(board) == sorted(board.played),
    }
    return [name for name, happened in feats.items() if happened]
