"""What a seat of a finished game of Lorenzo had that results can be compared by."""

from bottega.games.lorenzo.telling.traits import in_play, lot_of
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.game import View

KINDS = ("territories", "buildings", "characters", "ventures")
Tags = dict[str, tuple[str, ...]]


def tags(view: View, seat: int) -> Tags:
    """Name a seat's family, its bid, its cards by kind, and the leaders it played."""
    if not isinstance(view, LorenzoView):
        raise TypeError(f"this reads views of lorenzo, not {type(view).__name__}")
    board = view.boards[seat]
    found: Tags = {}
    lot = lot_of(view, seat)
    if lot is not None:
        found["family"] = (lot.family,)
        found["bid"] = (f"row {lot.row}",)
        found["family and bid"] = (f"{lot.family}, row {lot.row}",)
        found["lot"] = (f"lot {lot.name}",)
    if board.picked:  # leaders are in play
        played = tuple(in_play(board))
        found["bonus tile"] = (board.bonus_tile or "",)
        found["leaders played"] = (str(len(played)),)
        found["leader"] = played
    kinds = (board.territory, board.building, board.character, board.venture)
    for name, cards in zip(KINDS, kinds, strict=True):
        found[name] = (f"{len(cards)}",)
    found["cards"] = (f"{len(board.cards):2}",)
    return found
