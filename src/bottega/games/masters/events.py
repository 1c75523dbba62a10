"""What happens in Masters of Renaissance, as its listeners hear of it."""

from typing import ClassVar

from bottega.kernel.events import Event

Counts = dict[str, int]


class LeadersKept(Event):
    """A seat kept two leaders; only that seat hears which."""

    seat: int
    leaders: tuple[int, ...] | None


class InkwellDrawn(Event):
    """The first player is known."""

    reveals: ClassVar[bool] = True
    first: int


class StartReceived(Event):
    """A seat received what its place in the turn order grants."""

    seat: int
    goods: Counts
    faith: int


class TurnBegan(Event):
    """A seat is to move."""

    seat: int
    turn: int


class MarblesTaken(Event):
    """A line of the market was taken: 0 to 2 are rows, 3 to 6 columns."""

    seat: int
    line: int
    marbles: tuple[int, ...]


class WhitesTurned(Event):
    """White marbles became goods."""

    seat: int
    goods: Counts


class GoodLetGo(Event):
    """One good will not be stored."""

    seat: int
    good: int


class GoodsStored(Event):
    """What was kept lies in the warehouse; so many goods were let go."""

    seat: int
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


class CardBought(Event):
    """A seat buys a card for one of its slots."""

    seat: int
    card: int
    slot: int
    cost: Counts


class GoodsPaid(Event):
    """A payment in one good, and where it came from."""

    seat: int
    good: int
    warehouse: int
    strongbox: int


class CardUncovered(Event):
    """The next card of a deck can be seen."""

    reveals: ClassVar[bool] = True
    deck: int
    card: int


class PowerActivated(Event):
    """A production power was chosen: slots 0 to 2, 3 the board's own, 4 to 7 leaders' by good."""

    seat: int
    power: int


class GoodsSpent(Event):
    """The board's own power will take these two goods."""

    seat: int
    goods: Counts


class GoodReceived(Event):
    """A wildcard will give this good."""

    seat: int
    good: int


class Produced(Event):
    """A production ended: its yield is in the strongbox."""

    seat: int
    goods: Counts
    faith: int


class LeaderPlayed(Event):
    """A leader lies face up."""

    seat: int
    leader: int


class LeaderDiscarded(Event):
    """A leader was put away face down; only its owner hears which."""

    seat: int
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
