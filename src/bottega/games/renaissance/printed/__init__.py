"""What is printed on the pieces of Renaissance, as named values without any words."""

from bottega.games.renaissance.printed.making import CASTLES, EDITIONS, board, cards, made, pieces
from bottega.games.renaissance.printed.things import Measures, Piece

__all__ = ["CASTLES", "EDITIONS", "Measures", "Piece", "board", "cards", "made", "pieces"]
