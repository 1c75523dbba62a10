"""What happens in Masters of Renaissance, as its listeners hear of it."""

from typing import ClassVar

from bottega.kernel.events import BySeat, Event

Counts = dict[str, int]


class LeadersKept(BySeat):
    """A seat kept two leaders; only that seat hears which."""

    leaders: tuple[int, ...] | None


class InkwellDrawn(Event):
    """The first player is known."""

    reveals: ClassVar[bool] = True
    first: int


class StartReceived(BySeat):
    """A seat received what its place in the turn order grants."""

    goods: Counts
    faith: int


class TurnBegan(BySeat):
    """A seat is to move."""

    turn: int


class MarblesTaken(BySeat):
    """A line of the market was taken: 0 to 2 are rows, 3 to 6 columns."""

    line: int
    marbles: tuple[int, ...]


class WhitesTurned(BySeat):
    """White marbles became goods."""

    goods: Counts


class GoodLetGo(BySeat):
    """One good will not be stored."""

    good: int


class GoodsStored(BySeat):
    """What was kept lies in the warehouse; so many goods were let go."""

    goods: Counts
    let_go: int


class FaithMoved(Event):
    """Markers moved together; -1 is the black cross. Those at the end of the track stay there."""

    seats: tuple[int, ...]
    spaces: tuple[int, ...]
    positions: tuple[int, ...]


class VaticanReport(Event):
    """A section was reported: who keeps its tile."""

    section: int
    kept: tuple[int, ...]


class CardBought(BySeat):
    """A seat buys a card for one of its slots."""

    card: int
    slot: int
    cost: Counts


class GoodsPaid(BySeat):
    """A payment in one good, and where it came from."""

    good: int
    warehouse: int
    strongbox: int


class CardUncovered(Event):
    """The next card of a deck can be seen."""

    reveals: ClassVar[bool] = True
    deck: int
    card: int


class PowerActivated(BySeat):
    """A production power was chosen: slots 0 to 2, 3 the board's own, 4 to 7 leaders' by good."""

    power: int


class GoodsSpent(BySeat):
    """The board's own power will take these two goods."""

    goods: Counts


class GoodReceived(BySeat):
    """A wildcard will give this good."""

    good: int


class Produced(BySeat):
    """A production ended: its yield is in the strongbox."""

    goods: Counts
    faith: int


class LeaderPlayed(BySeat):
    """A leader lies face up."""

    leader: int


class LeaderDiscarded(BySeat):
    """A leader was put away face down; only its owner hears which."""

    leader: int | None


class LastRound(Event):
    """The end of the game is near."""

    reason: str


class TokenDrawn(Event):
    """Lorenzo's token was turned up."""

    reveals: ClassVar[bool] = True
    token: int


class CardsRemoved(Event):
    """Lorenzo took cards from the grid."""

    cards: tuple[int, ...]


class TokensShuffled(Event):
    """All seven tokens are face down again."""


class GameOver(Event):
    """The game ended, and every leader may be seen."""

    reveals: ClassVar[bool] = True
    reason: str
    hands: tuple[tuple[int, ...], ...]
    discarded: tuple[tuple[int, ...], ...]
    returned: tuple[tuple[int, ...], ...]


MastersEvent = (
    LeadersKept
    | InkwellDrawn
    | StartReceived
    | TurnBegan
    | MarblesTaken
    | WhitesTurned
    | GoodLetGo
    | GoodsStored
    | FaithMoved
    | VaticanReport
    | CardBought
    | GoodsPaid
    | CardUncovered
    | PowerActivated
    | GoodsSpent
    | GoodReceived
    | Produced
    | LeaderPlayed
    | LeaderDiscarded
    | LastRound
    | TokenDrawn
    | CardsRemoved
    | TokensShuffled
    | GameOver
)
