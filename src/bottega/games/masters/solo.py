"""Lorenzo, who plays the solo game by tokens."""

from mypy_extensions import i64

from bottega.games.masters import faith
from bottega.games.masters.cards import COLOURS, LEVELS
from bottega.games.masters.ending import Finish, conclude
from bottega.games.masters.events import CardsRemoved, TokenDrawn, TokensShuffled
from bottega.games.masters.shop import colour_gone, tell_uncovered
from bottega.games.masters.state import COLOUR_GONE, PLAYING, TOKEN_PILE, Masters
from bottega.games.masters.tokens import REMOVED, TOKENS
from bottega.kernel.table import Interlude


class LorenzoActs(Interlude[Masters]):
    """Turn up a token and do what it says."""

    def run(self, table: Masters) -> None:
        """Draw; the pile never runs dry, since one of its tokens restores it (ruling M-41)."""
        token = TOKENS[table.tokens[table.drawn]]
        table.drawn += 1
        if table.log is not None:
            table.log.append(TokenDrawn(token.number))
        if token.colour >= 0:
            remove(table, token.colour)
        else:
            faith.move_cross(table, token.spaces)
        if token.reshuffle and table.verdict == PLAYING:
            table.streams[TOKEN_PILE].shuffle(table.tokens)
            table.drawn = 0
            if table.log is not None:
                table.log.append(TokensShuffled())
        if table.verdict != PLAYING:  # no turn is open, so there is none to hand over
            table.clear()
            table.push(Finish())


def remove(table: Masters, colour: i64) -> None:
    """Take two cards of a colour from the grid, the lowest level first (ruling M-40)."""
    left = REMOVED
    removed: list[int] = []
    touched: list[i64] = []
    for level in range(LEVELS):
        deck = level * i64(len(COLOURS)) + colour
        if left and table.tops[deck]:
            touched.append(deck)
        while left and table.tops[deck]:
            removed.append(int(table.tops[deck]))
            table.draw(deck)
            left -= 1
    if table.log is not None:
        table.log.append(CardsRemoved(tuple(removed)))
    for deck in touched:
        tell_uncovered(table, deck)
    if colour_gone(table, colour):
        conclude(table, COLOUR_GONE)
