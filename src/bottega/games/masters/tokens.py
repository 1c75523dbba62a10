"""The seven tokens of the solo game."""

from typing import Final

from mypy_extensions import i64

from bottega.games.masters.cards import BLUE, GREEN, PURPLE, YELLOW


class Token:
    """A token: it removes two cards of a colour, or moves the black cross and may reshuffle."""

    def __init__(
        self, number: i64, colour: i64 = -1, spaces: i64 = 0, reshuffle: bool = False
    ) -> None:
        self.number = number
        self.colour = colour
        self.spaces = spaces
        self.reshuffle = reshuffle


REMOVED: Final[i64] = 2  # cards that a colour's token takes
TOKENS: Final[list[Token]] = [
    Token(1, colour=BLUE),
    Token(2, colour=GREEN),
    Token(3, colour=PURPLE),
    Token(4, colour=YELLOW),
    Token(5, spaces=2),
    Token(6, spaces=2),
    Token(7, spaces=1, reshuffle=True),
]
