"""What a seat sees of a table of Masters of Renaissance."""

from bottega.kernel.game import Score, View
from bottega.kernel.values import Value


class Board(Value):
    """One player's board as the viewer sees it; None stands for cards it may not look at."""

    store: dict[str, int]
    box: dict[str, int]
    faith: int
    tiles: tuple[int, ...]  # sections whose tile was kept
    slots: tuple[tuple[int, ...], ...]  # cards from the bottom up
    played: tuple[int, ...]
    hand: tuple[int, ...] | None
    hand_size: int
    discarded: tuple[int, ...] | None
    discarded_size: int
    returned: tuple[int, ...] | None
    returned_size: int
    score: Score


class Deck(Value):
    """A deck of the grid: its visible card, and the cards that lie beneath in unknown order."""

    top: int  # 0 when the deck is empty
    beneath: tuple[int, ...]


class Lorenzo(Value):
    """The opponent of the solo game: his cross, and the tokens seen since the last shuffle."""

    cross: int
    drawn: tuple[int, ...]


class MastersView(View):
    """All that a seat may know, and what it has seen and can still follow."""

    boards: tuple[Board, ...]
    market: tuple[int, ...]  # three rows of four, then the slide
    decks: tuple[Deck, ...]
    first: int
    turn: int
    reports: int
    last: bool
    verdict: str
    fresh: dict[str, int]
    let_go: int
    need: dict[str, int]
    gain: dict[str, int]
    gain_faith: int
    lorenzo: Lorenzo | None
