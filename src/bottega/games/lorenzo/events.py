"""What happens in Lorenzo il Magnifico, as its listeners hear of it."""

from typing import ClassVar

from bottega.kernel.events import Event

Counts = dict[str, int]
Pack = tuple[str, ...]


class BonusTileChosen(Event):
    """A seat took one of the personal bonus tiles."""

    seat: int
    tile: str


class LeaderDrafted(Event):
    """A seat kept a leader of the pack it holds; only that seat hears which."""

    seat: int
    leader: str | None


class PacksPassed(Event):
    """Everybody has a new pack of leaders to choose from; each seat sees its own."""

    reveals: ClassVar[bool] = True
    packs: tuple[Pack | None, ...]


class RoundBegan(Event):
    """New cards lie in the towers (floor by floor) and the dice are cast."""

    reveals: ClassVar[bool] = True
    round: int
    cards: tuple[int, ...]
    dice: tuple[int, ...]


class TurnBegan(Event):
    """A seat is to move."""

    seat: int
    turn: int


class TurnPassed(Event):
    """An excommunication keeps a seat from placing anybody in its first turn."""

    seat: int


class MemberPlaced(Event):
    """A family member stands on a space, worth so much before servants help."""

    seat: int
    member: str
    space: str
    value: int


class MemberLost(Event):
    """No member could be placed: one is lost for this round."""

    seat: int
    member: str


class ServantsSpent(Event):
    """Servants raised the value of an action."""

    seat: int
    servants: int


class FeePaid(Event):
    """The tower was occupied already."""

    seat: int
    coins: int


class Received(Event):
    """A seat got goods: from a card, a space, a privilege, a tile, a leader or the church."""

    seat: int
    goods: Counts
    source: str
    piece: int  # the number of the card, space, privilege, tile or leader


class CardTaken(Event):
    """A seat paid for a card and laid it on its board."""

    seat: int
    card: int
    space: str
    cost: Counts


class BonusOffered(Event):
    """A card or a leader grants an action without a family member."""

    seat: int
    action: str  # "take", "harvest" or "production"
    value: int


class BonusDeclined(Event):
    """A seat does not use an action it was granted."""

    seat: int


class Harvested(Event):
    """A harvest of this value yields."""

    seat: int
    value: int


class Produced(Event):
    """A production of this value begins with what its trades take."""

    seat: int
    value: int
    paid: Counts


class TradeChosen(Event):
    """A building will trade by one of its arrows."""

    seat: int
    card: int
    arrow: int


class LeaderPlayed(Event):
    """A leader lies face up."""

    seat: int
    leader: str


class LeaderDiscarded(Event):
    """A leader was put away face down; only its owner hears which."""

    seat: int
    leader: str | None


class LeaderUsed(Event):
    """A leader acts, once in this round."""

    seat: int
    leader: str


class LeaderCopied(Event):
    """A leader took the ability of a rival's."""

    seat: int
    leader: str


class MemberRaised(Event):
    """A coloured member has another value for the rest of the round."""

    seat: int
    member: str
    value: int


class ChurchSupported(Event):
    """A seat showed its faith and gave it all up."""

    seat: int
    period: int
    faith: int


class Excommunicated(Event):
    """A seat suffers the tile of the period; after the last round its faith still counts."""

    seat: int
    period: int
    tile: str
    forced: bool  # it had too little faith to choose
    faith: int  # given up for points, after the last round


class RoundEnded(Event):
    """The towers are empty, the members are home, and this is the new order."""

    round: int
    order: tuple[int, ...]


class GameOver(Event):
    """The game ended, and every leader may be seen."""

    reveals: ClassVar[bool] = True
    hands: tuple[Pack, ...]
    discarded: tuple[Pack, ...]
    drafts: tuple[tuple[Pack, ...], ...]
    tokens: tuple[tuple[int, ...], ...]
    drawn: tuple[Pack, ...]


class BidPlaced(Event):
    """A seat bids for a family; who stood there must bid again."""

    seat: int
    lot: str
    row: int
    family: str
    outbid: int | None


class FamilyTaken(Event):
    """A seat has its family, the goods of its bid and perhaps leaders that all have seen."""

    seat: int
    family: str
    row: int
    goods: Counts
    leaders: Pack


class TokensDrawn(Event):
    """A seat drew tokens; only that seat hears what they show."""

    reveals: ClassVar[bool] = True
    seat: int
    n: int
    faces: tuple[int, ...] | None


class TokensOffered(Event):
    """A seat drew tokens of which it keeps one; only that seat hears what they show."""

    reveals: ClassVar[bool] = True
    seat: int
    n: int
    faces: tuple[int, ...] | None


class TokenSpent(Event):
    """A seat gave a token up for what it shows."""

    seat: int
    face: int


class TokenPaid(Event):
    """A seat paid with a token, whatever it shows."""

    seat: int
    face: int


class TokenLaid(Event):
    """A token lies on a card for good."""

    seat: int
    face: int
    card: int


class TokenKept(Event):
    """A seat kept one of the tokens it drew; only that seat hears which, and what went back."""

    seat: int
    face: int | None
    back: int | None


class TokensShuffled(Event):
    """The supply was empty: the tokens beside it are a new one."""

    n: int


class LeadersDrawn(Event):
    """A seat drew leaders from the pile; only that seat hears which."""

    reveals: ClassVar[bool] = True
    seat: int
    n: int
    leaders: Pack | None


class LeaderDismissed(Event):
    """A leader in play was put away for a reward."""

    seat: int
    leader: str


class Swapped(Event):
    """A seat made the exchange of its family."""

    seat: int
    paid: Counts


class SealTurned(Event):
    """A seal of a family is active from now on."""

    seat: int
    seal: int


class FaithTileTaken(Event):
    """A faith marker reached a tile."""

    seat: int
    space: int


class SetCompleted(Event):
    """A seat has one more complete set of cards."""

    seat: int
    n: int


class Stored(Event):
    """Goods spent on a building lie on the family tile."""

    seat: int
    goods: Counts


class CardFetched(Event):
    """A seat took a card that nobody had wanted, without paying."""

    seat: int
    card: int


class CardBought(Event):
    """After the turns of a round a seat took a card that was left in a tower."""

    seat: int
    card: int
    space: str
    cost: Counts


class CardDropped(Event):
    """A card left a board."""

    seat: int
    card: int


class CardActivated(Event):
    """A card works outside of its turn, or against its value."""

    seat: int
    card: int


class BoardVisited(Event):
    """A seat harvests or produces with a rival's cards."""

    seat: int
    rival: int
    action: str


class Lost(Event):
    """A seat had to give goods back: to a card, a leader or a family."""

    seat: int
    goods: Counts
    source: str
    piece: int


class Paid(Event):
    """A seat paid for what a leader or a card offers."""

    seat: int
    goods: Counts
    source: str
    piece: int
    option: int  # which of the ways that the piece has, from 0


class Given(Event):
    """A seat gave goods to a rival whose card asked for them."""

    seat: int
    to: int
    goods: Counts
    card: int


class Replaced(Event):
    """A good of a price is settled: so many servants stand in for it, perhaps none."""

    seat: int
    good: str
    servants: int


class ServantsAdded(Event):
    """Servants were sent ahead to help the next family member."""

    seat: int
    servants: int


class MilitaryMatched(Event):
    """A seat drew level with the strongest."""

    seat: int
    military: int
    more: int  # than it had


class ChurchIgnored(Event):
    """A seat did not support the church, and cannot be excommunicated."""

    seat: int
    period: int
    faith: int  # given up for points, after the last round


class TowerAdapted(Event):
    """The floors of a tower ask for other values in this round."""

    tower: str
    values: tuple[int, ...]


LorenzoEvent = (
    BonusTileChosen
    | LeaderDrafted
    | PacksPassed
    | RoundBegan
    | TurnBegan
    | TurnPassed
    | MemberPlaced
    | MemberLost
    | ServantsSpent
    | FeePaid
    | Received
    | CardTaken
    | BonusOffered
    | BonusDeclined
    | Harvested
    | Produced
    | TradeChosen
    | LeaderPlayed
    | LeaderDiscarded
    | LeaderUsed
    | LeaderCopied
    | MemberRaised
    | ChurchSupported
    | Excommunicated
    | RoundEnded
    | GameOver
    | BidPlaced
    | FamilyTaken
    | TokensDrawn
    | TokensOffered
    | TokenSpent
    | TokenPaid
    | TokenLaid
    | TokenKept
    | TokensShuffled
    | LeadersDrawn
    | LeaderDismissed
    | Swapped
    | SealTurned
    | FaithTileTaken
    | SetCompleted
    | Stored
    | CardFetched
    | CardBought
    | CardDropped
    | CardActivated
    | BoardVisited
    | Lost
    | Paid
    | Given
    | Replaced
    | ServantsAdded
    | MilitaryMatched
    | ChurchIgnored
    | TowerAdapted
)
