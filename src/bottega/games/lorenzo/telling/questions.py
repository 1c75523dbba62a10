"""The questions of Lorenzo il Magnifico as named values.

Cards are told by their numbers, leaders, families, members and spaces by their names, and what asks
by the thing it is on the table: `card:12`, `leader:santa-rita`.
"""

from bottega.games.lorenzo.printed.effects import AnyEffect
from bottega.kernel.telling import Amounts, Told
from bottega.kernel.values import Value

# Parts of questions.


class Price(Value):
    """One price of a card, by the number of the answer `pay`."""

    number: int
    pays: Amounts
    military: int  # that one must have, paid or not
    possible: bool


class Floor(Value):
    """A card in a tower that can be taken: what its tower and the card cost, and what it grants."""

    space: str
    card: int
    servants: Amounts  # that help each member there, or an action without one (`bonus`)
    fee: int
    bonus: Amounts
    prices: tuple[Price, ...]


class Spot(Value):
    """A space outside the towers: what each member's action is worth there, before servants."""

    space: str
    work: str | None  # harvest or production
    values: Amounts
    servants: Amounts  # that help each member


class Candidate(Value):
    """A card that could be chosen."""

    card: int
    possible: bool


class Chief(Value):
    """A leader that could be chosen, and whose it is."""

    leader: str
    owner: int
    possible: bool


class Way(Value):
    """One of several numbered ways: what it takes, brings at once, and does as it is printed."""

    option: int
    pays: Amounts
    gains: Amounts
    possible: bool
    effects: tuple[AnyEffect, ...] = ()


class Help(Value):
    """So many servants: what the action is worth with them, and the cards that work then."""

    servants: int
    value: int
    cards: tuple[int, ...]


class Trade(Value):
    """An arrow of a building: what it takes and brings once, and how often it was chosen."""

    building: int  # its place among the buildings, from 1
    card: int
    arrow: int
    pays: Amounts
    receive: AnyEffect
    gains: Amounts
    times: int
    repeated: bool  # it can be chosen more than once
    chosen: bool
    possible: bool


class Woken(Value):
    """A card that works by another one, and the arrow by which it trades, if any."""

    card: int
    arrow: int | None
    times: int


class Arrows(Value):
    """A card that works by another one: by which arrow does it trade?"""

    card: int
    ways: tuple[Way, ...]


class Privilege(Value):
    """A privilege and what it brings."""

    name: str
    gains: Amounts


class Replacement(Value):
    """A good that is owed, and how many servants can stand in for it."""

    good: str
    owed: int
    fewest: int
    most: int


class Stake(Value):
    """A row of a tile that is bid on, and the goods one would start with."""

    row: int
    gains: Amounts
    possible: bool


class Lot(Value):
    """A tile that is bid on, with the family above it."""

    lot: str
    family: str
    rows: tuple[Stake, ...]
    leads: int | None  # the seat that would be outbid


class Seal(Value):
    """A seal of a family."""

    seal: int
    gains: Amounts
    possible: bool


class Labour(Value):
    """A kind of work to choose, and what it is worth before servants help."""

    option: int
    action: str
    value: int
    possible: bool


class Host(Value):
    """A rival whose cards can be used, and those that work without help."""

    seat: int
    cards: tuple[int, ...]
    working: tuple[int, ...]


class Market(Value):
    """A space of the market that is empty, and what it gives."""

    space: str
    gains: Amounts


# Setting up.


class Bid(Told):
    """Which family, and for how little?"""

    lots: tuple[Lot, ...]


class ChooseTile(Told):
    """Which personal bonus tile?"""

    tiles: tuple[str, ...]


class KeepLeader(Told):
    """Which leader of this pack is kept?"""

    leaders: tuple[str, ...]
    number: int  # the first, the second...
    of: int


# A turn.


class Turn(Told):
    """Which family member goes where? Or first something else that a turn allows."""

    members: Amounts  # what each is worth, with servants that were sent ahead
    floors: tuple[Floor, ...]
    spots: tuple[Spot, ...]
    leaders: int  # in hand
    tokens: int
    swaps: bool


class LastWord(Told):
    """Anything else in this turn, or its end?"""

    leaders: int
    tokens: int
    swaps: bool


class PayFor(Told):
    """Which price is paid for the card?"""

    card: int
    space: str
    prices: tuple[Price, ...]


class Effects(Told):
    """Which of the card's immediate effects comes first?"""

    card: int
    effects: tuple[int, ...]  # those that are left, by their places on the card from 1


class BonusTake(Told):
    """Which card is taken without a family member?"""

    kinds: tuple[str, ...]
    value: int
    discount: Amounts
    floors: tuple[Floor, ...]


class Work(Told):
    """How many servants help?"""

    action: str
    value: int
    board: int  # whose cards work
    single: bool  # only one of them
    bonus: bool
    helps: tuple[Help, ...]


class PickOne(Told):
    """Which one card works?"""

    action: str
    value: int
    cards: tuple[Candidate, ...]


class Production(Told):
    """Which buildings trade, and by which arrow?"""

    value: int
    board: int  # whose cards work
    trades: tuple[Trade, ...]
    wakers: tuple[int, ...]  # buildings that let other cards work
    sleeping: tuple[int, ...]  # cards that can be chosen to work by them
    woken: tuple[Woken, ...]
    arrows: Arrows | None  # asked first
    pays: Amounts  # so far
    gains: Amounts


class PickPrivileges(Told):
    """Which privileges?"""

    n: int
    again: bool  # one more of another sort
    privileges: tuple[Privilege, ...]


class Faith(Told):
    """Is the church supported?"""

    faith: int
    points: int
    tile: str
    spared: bool


# Leaders.


class CopyFrom(Told):
    """Whose ability is copied?"""

    leaders: tuple[Chief, ...]


class PlayFree(Told):
    """Which leader is played, whatever it asks for?"""

    leaders: tuple[Chief, ...]
    shown: bool  # one of those that came with the family


class RaiseOne(Told):
    """Which coloured member has another value in this round?"""

    value: int
    members: Amounts


class DismissLeader(Told):
    """Which leader in play is put away?"""

    piece: str
    reward: AnyEffect | None
    leaders: tuple[Chief, ...]


# What cards, families and tokens ask.


class PickOption(Told):
    """Which of the options of a card or leader?"""

    piece: str
    ways: tuple[Way, ...]


class DropCard(Told):
    """Which card is put away?"""

    piece: str
    reward: AnyEffect | None
    kinds: tuple[str, ...]
    rival: int | None  # who demands it, where it is for no reward
    cards: tuple[Candidate, ...]


class PayTokens(Told):
    """Which token is paid?"""

    n: int
    faces: tuple[int, ...]


class ReplaceGoods(Told):
    """How many servants stand in for a good?"""

    servants: int
    goods: tuple[Replacement, ...]


class ActivateCard(Told):
    """Which card works now, whatever its value?"""

    kinds: tuple[str, ...]
    n: int
    cards: tuple[Candidate, ...]


class Arrow(Told):
    """By which arrow does this card trade?"""

    card: int
    ways: tuple[Way, ...]


class FetchCard(Told):
    """Which of the cards that nobody took is taken now?"""

    kinds: tuple[str, ...]
    cards: tuple[Candidate, ...]


class KeepToken(Told):
    """Which of the drawn tokens is kept?"""

    faces: tuple[int, ...]


class ChooseWork(Told):
    """Harvest or production?"""

    value: int  # of the member that was placed
    works: tuple[Labour, ...]


class BuyLeftover(Told):
    """Which card is taken that nobody wanted?"""

    pays: Amounts
    cards: tuple[Candidate, ...]


class CollectMarket(Told):
    """What of the market is received?"""

    piece: str
    spaces: tuple[Market, ...]


class FlipSeal(Told):
    """Which seal is turned?"""

    family: str
    seals: tuple[Seal, ...]


class GiveGoods(Told):
    """What is given to the rival whose card demands it?"""

    rival: int
    card: int
    ways: tuple[Way, ...]


class VisitBoard(Told):
    """Whose cards are used?"""

    action: str
    value: int
    hosts: tuple[Host, ...]
