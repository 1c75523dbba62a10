"""Which board belongs to which game; each is loaded where it is drawn."""

from typing import Final

from bottega.kernel.loaded import Loaded
from bottega.terminal.boards.drawing import Board

BOARDS: Final[Loaded[type[Board]]] = Loaded(
    masters="bottega.terminal.boards.masters:MastersBoard",
    lorenzo="bottega.terminal.boards.lorenzo:LorenzoBoard",
    renaissance="bottega.terminal.boards.renaissance:RenaissanceBoard",
)
