"""The piece that a question or an answer is about."""

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed.effects import Goods, Seals
from bottega.games.lorenzo.printed.things import Leader
from bottega.games.lorenzo.views import Board, LorenzoView, Lot


def board_asked(view: LorenzoView, reader: int | None) -> Board:
    """Give the board of who is asked; with no question, the reader's."""
    return view.boards[view.asked if view.asked >= 0 else reader or 0]


def threat(view: LorenzoView) -> str:
    """Give the excommunication tile of the present period."""
    return view.tiles[printed.period_of(view.round) - 1]


def lot(name: str, view: LorenzoView) -> Lot | None:
    """Find a tile that is bid on at this table."""
    return next((lot for lot in view.lots if lot.name == name), None)


def acting(name: str, board: Board) -> Leader:
    """Give the leader whose ability counts: a copied one stands for the copier."""
    leader = printed.leaders()[name]
    return printed.leaders()[board.copied] if leader.copies and board.copied else leader


def seals() -> tuple[Goods, ...]:
    """List what the seals of a family give."""
    standing = (ability for family in printed.families().values() for ability in family.standing)
    effects = (getattr(ability, "effect", None) for ability in standing)
    return next(effect.seals for effect in effects if isinstance(effect, Seals))
