"""Which board belongs to which game; each is loaded where it is drawn."""

from importlib import import_module
from typing import Final

from bottega.terminal.boards.drawing import Board
from bottega.terminal.words import Words

BOARDS: Final = {
    "masters": "MastersBoard",
    "lorenzo": "LorenzoBoard",
    "renaissance": "RenaissanceBoard",
}


def board_of(game: str, words: Words) -> Board:
    """Make the board of a game."""
    found: Board = getattr(import_module(f"bottega.terminal.boards.{game}"), BOARDS[game])(words)
    return found
