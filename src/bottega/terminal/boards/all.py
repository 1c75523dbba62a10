"""Which board belongs to which game."""

from collections.abc import Mapping
from typing import Final

from bottega.terminal.boards.drawing import Board
from bottega.terminal.boards.lorenzo import LorenzoBoard
from bottega.terminal.boards.masters import MastersBoard
from bottega.terminal.boards.renaissance import RenaissanceBoard

BOARDS: Final[Mapping[str, type[Board]]] = {
    "masters": MastersBoard,
    "lorenzo": LorenzoBoard,
    "renaissance": RenaissanceBoard,
}
