"""The questions of Renaissance as named values."""

from typing import Literal

from bottega.games.renaissance.placing import Match
from bottega.games.renaissance.telling.rows import Row
from bottega.games.renaissance.views import Cards
from bottega.kernel.telling import Told
from bottega.kernel.values import Value

Seats = tuple[int, ...]
Cells = tuple[int, ...]  # by their numbers, the first being 1
Place = Literal["own", "others", "missions"]


class Question(Told, kw_only=True):
    """What every question of Renaissance tells."""

    verb: str = ""  # of the answers that name a card or a cell, to ask why one is not offered
    place: Place = "own"  # where the things lie that one clicks


class Laid(Question, kw_only=True):
    """A question that has a place of its own, with rows of cards and with buttons."""

    rows: tuple[Row, ...]
    buttons: tuple[str, ...] = ()  # things to click that are no card


# The turn, and missions.


class ChooseMissions(Question):
    """Which missions are mandatory?"""

    missions: Cards
    count: int
    rest: Literal["optional", "away"]  # what becomes of the others


class Operation(Question):
    """What does the seat do in its turn?"""

    limits: dict[str, int]  # what holds in this turn: modifier, and its number (or 1)
    uses: bool = True  # a card may be played as well as thrown away


class PlayStock(Laid):
    """Which card of the stock is played?"""

    played: int  # so far
    uses: bool = True


class BuildMore(Question):
    """Is another material placed?"""

    left: int


class Store(Question):
    """Does a card go into the stock?"""

    free: int  # ordinary slots,
    sheltered: int  # and those that actions do not reach


class Toll(Laid):
    """Is a card drawn from the hand of who placed such a material?"""

    whose: int


class Claim(Question):
    """Is a mission turned up, after another's turn or at the very end?"""

    last: bool


class ShowMission(Question):
    """Which mandatory mission is shown to somebody?"""

    whose: int  # who sees it
    missions: Cards


# Actions: whom they are aimed at, and what is said to them.


class Target(Question):
    """Whom is the action aimed at?"""

    card: str
    chosen: Seats  # so far
    left: int


class Aim(Question):
    """Which special is the action aimed at?"""

    card: str
    chosen: Cards  # so far
    left: int


class Window(Question, kw_only=True):
    """What an opponent's action tells."""

    whose: int  # who acts
    card: str
    targets: Seats  # that it names or hits
    canceller: str | None  # the special that can cancel it,
    turner: str | None  # and the card of the hand that can turn it
    attacked: bool = False  # the seat's own castle is


class AnswerAction(Window):
    """An opponent has played an action: is it let be?"""


class AnswerAttack(Window):
    """An opponent's action attacks the castle of the seat: is it let be?"""


class Repeat(Laid, kw_only=True):
    """Is an action of somebody repeated?"""

    whose: int
    card: str
    special: str | None  # by which it is repeated


class RepeatAction(Repeat):
    """Is the action repeated that just took place?"""


class RepeatLast(Repeat):
    """The turn begins: is the last action of an opponent repeated?"""


class DoubleWhich(Question):
    """Which action follows, hitting twice?"""

    rows: tuple[Row, ...] | None  # None where it is played from the hand
    buttons: tuple[str, ...]


class DoubleHow(Laid):
    """Twice as many cards, or twice as many players?"""

    card: str


class RemoveSpecial(Question):
    """Which special of who played the action goes instead?"""

    whose: int
    left: int


# Specials.


class LayOn(Question):
    """On whose side is a special laid?"""

    card: str


class LaySlot(Question):
    """Into which slot of the stock is a special laid?"""

    card: str


class LayCell(Question):
    """On which material is a special laid, or in whose place?"""

    card: str
    castle: int  # the side whose castle it is
    instead: bool


class Roof(Question):
    """Which material is built under a special, and where?"""

    card: str
    points: int  # that the special adds to it


class Renovate(Question):
    """Which material gives way to which of the hand?"""

    higher: bool  # it must be of a higher value


class DiscardOwn(Laid):
    """Which of the seat's own specials goes?"""

    left: int


class TakeSpecial(Laid):
    """Which special of a side comes into the hand?"""

    whose: int
    left: int


# Castles.


class Placed(Value):
    """A material that was just placed, and whether the seat has matched it."""

    kind: str
    value: int
    matched: bool


class PlaceMaterials(Question):
    """Which material is placed?"""

    least: int  # that are still missing,
    left: int  # and possible
    match: Match
    value: int | None  # that they share, where it is settled,
    kind: str | None


class MatchBuild(Question):
    """Is a material placed like one of those just placed?"""

    whose: int  # who placed them
    placed: tuple[Placed, ...]


class BuildFromStock(Laid):
    """Is a material of somebody's stock built?"""

    whose: int
    left: int


class Strike(Question):
    """Which material is lost?"""

    whose: int
    castle: int
    own: bool  # it is the seat's own castle
    left: int
    cells: Cells
    falls: bool  # what rests on it falls with it


class Flank(Question):
    """Which side of the own castle is lost?"""

    whose: int  # who acts
    left: Cells  # that are lost there
    right: Cells


class Duel(Question, kw_only=True):
    """A material changes between another castle and one's own."""

    whose: int
    castle: int
    left: int
    duel: bool = True


class Steal(Duel):
    """Which material of a castle is taken, and where does it go?"""


class Swap(Duel):
    """Which material of a castle changes places with which of one's own?"""


class Relay(Laid):
    """What goes onto a cell of the castle that is laid out anew?"""

    cell: int
    kind: str


# Hands, stocks, the pool and the pile.


class DiscardHand(Question):
    """Which card of the hand is discarded?"""

    left: int
    only: str  # action, material or special; empty where any card will do


class DiscardAny(Question):
    """Which cards of the hand are thrown away?"""


class TradeTake(Laid):
    """Which card of a hand is taken?"""

    whose: int
    left: int


class TradeGive(Question):
    """Which card of the hand is given back?"""

    whose: int
    left: int


class DiscardStock(Question):
    """Which card of the stock is discarded?"""

    left: int


class StoreExchange(Laid):
    """Which cards of a stock are wanted for cards of one's own?"""

    whose: int


class StoreReturn(Laid):
    """Which card of the stock goes in exchange?"""

    whose: int
    left: int


class Sin(Laid):
    """Which cards of the stock come into the hand?"""


class SinReturn(Laid):
    """Which card of the hand goes into the stock?"""

    left: int


class PoolCard(Question):
    """Which card goes into the pool?"""

    left: int


class DealPool(Laid):
    """Which card of the pool does a seat get?"""

    whose: int
    left: int


class TakeDrawn(Laid):
    """Which of the cards turned up is taken?"""

    left: int


class ReturnDrawn(Laid):
    """Which card lies on top of the pile next?"""


class Trade(Question, kw_only=True):
    """An offer between two hands, as who is asked sees it."""

    whose: int  # the other
    gives: Cards  # what the seat would give,
    gets: Cards  # and get
    making: bool = False  # the seat makes the offer


class Offer(Trade):
    """What is offered, and for what?"""

    counter: bool  # it answers an offer


class AnswerOffer(Trade):
    """Is the offer accepted?"""


class AnswerCounter(Trade):
    """Is the other's offer accepted?"""
