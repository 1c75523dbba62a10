"""What happens in Lorenzo il Magnifico, as its listeners hear of it."""

from typing import ClassVar

from bottega.kernel.events import BySeat, Event

Counts = dict[str, int]
Pack = tuple[str, ...]


class BonusTileChosen(BySeat):
    """A seat took one of the personal bonus tiles."""

    tile: str


class LeaderDrafted(BySeat):
    """A seat kept a leader of the pack it holds; only that seat hears which."""

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


class TurnBegan(BySeat):
    """A seat is to move."""

    turn: int


class TurnPassed(BySeat):
    """An excommunication keeps a seat from placing anybody in its first turn."""


class MemberPlaced(BySeat):
    """A family member stands on a space, worth so much before servants help."""

    member: str
    space: str
    value: int


class MemberLost(BySeat):
    """No member could be placed: one is lost for this round."""

    member: str


class ServantsSpent(BySeat):
    """Servants raised the value of an action."""

    servants: int


class FeePaid(BySeat):
    """The tower was occupied already."""

    coins: int


class Received(BySeat):
    """A seat got goods: from a card, a space, a privilege, a tile, a leader or the church."""

    goods: Counts
    source: str
    piece: int  # the number of the card, space, privilege, tile or leader


class CardTaken(BySeat):
    """A seat paid for a card and laid it on its board."""

    card: int
    space: str
    cost: Counts


class BonusOffered(BySeat):
    """A card or a leader grants an action without a family member."""

    action: str  # "take", "harvest" or "production"
    value: int


class BonusDeclined(BySeat):
    """A seat does not use an action it was granted."""


class Harvested(BySeat):
    """A harvest of this value yields."""

    value: int


class Produced(BySeat):
    """A production of this value begins with what its trades take."""

    value: int
    paid: Counts


class TradeChosen(BySeat):
    """A building will trade by one of its arrows."""

    card: int
    arrow: int


class LeaderPlayed(BySeat):
    """A leader lies face up."""

    leader: str


class LeaderDiscarded(BySeat):
    """A leader was put away face down; only its owner hears which."""

    leader: str | None


class LeaderUsed(BySeat):
    """A leader acts, once in this round."""

    leader: str


class LeaderCopied(BySeat):
    """A leader took the ability of a rival's."""

    leader: str


class MemberRaised(BySeat):
    """A coloured member has another value for the rest of the round."""

    member: str
    value: int


class ChurchSupported(BySeat):
    """A seat showed its faith and gave it all up."""

    period: int
    faith: int


class Excommunicated(BySeat):
    """A seat suffers the tile of the period; after the last round its faith still counts."""

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


class BidPlaced(BySeat):
    """A seat bids for a family; who stood there must bid again."""

    lot: str
    row: int
    family: str
    outbid: int | None


class FamilyTaken(BySeat):
    """A seat has its family, the goods of its bid and perhaps leaders that all have seen."""

    family: str
    row: int
    goods: Counts
    leaders: Pack


class TokensDrawn(BySeat):
    """A seat drew tokens; only that seat hears what they show."""

    reveals: ClassVar[bool] = True
    n: int
    faces: tuple[int, ...] | None


class TokensOffered(BySeat):
    """A seat drew tokens of which it keeps one; only that seat hears what they show."""

    reveals: ClassVar[bool] = True
    n: int
    faces: tuple[int, ...] | None


class TokenSpent(BySeat):
    """A seat gave a token up for what it shows."""

    face: int


class TokenPaid(BySeat):
    """A seat paid with a token, whatever it shows."""

    face: int


class TokenLaid(BySeat):
    """A token lies on a card for good."""

    face: int
    card: int


class TokenKept(BySeat):
    """A seat kept one of the tokens it drew; only that seat hears which, and what went back."""

    face: int | None
    back: int | None


class TokensShuffled(Event):
    """The supply was empty: the tokens beside it are a new one."""

    n: int


class LeadersDrawn(BySeat):
    """A seat drew leaders from the pile; only that seat hears which."""

    reveals: ClassVar[bool] = True
    n: int
    leaders: Pack | None


class LeaderDismissed(BySeat):
    """A leader in play was put away for a reward."""

    leader: str


class Swapped(BySeat):
    """A seat made the exchange of its family."""

    paid: Counts


class SealTurned(BySeat):
    """A seal of a family is active from now on."""

    seal: int


class FaithTileTaken(BySeat):
    """A faith marker reached a tile."""

    space: int


class SetCompleted(BySeat):
    """A seat has one more complete set of cards."""

    n: int


class Stored(BySeat):
    """Goods spent on a building lie on the family tile."""

    goods: Counts


class CardFetched(BySeat):
    """A seat took a card that nobody had wanted, without paying."""

    card: int


class CardBought(BySeat):
    """After the turns of a round a seat took a card that was left in a tower."""

    card: int
    space: str
    cost: Counts


class CardDropped(BySeat):
    """A card left a board."""

    card: int


class CardActivated(BySeat):
    """A card works outside of its turn, or against its value."""

    card: int


class BoardVisited(BySeat):
    """A seat harvests or produces with a rival's cards."""

    rival: int
    action: str


class Lost(BySeat):
    """A seat had to give goods back: to a card, a leader or a family."""

    goods: Counts
    source: str
    piece: int


class Paid(BySeat):
    """A seat paid for what a leader or a card offers."""

    goods: Counts
    source: str
    piece: int
    option: int  # which of the ways that the piece has, from 0


class Given(BySeat):
    """A seat gave goods to a rival whose card asked for them."""

    to: int
    goods: Counts
    card: int


class Replaced(BySeat):
    """A good of a price is settled: so many servants stand in for it, perhaps none."""

    good: str
    servants: int


class ServantsAdded(BySeat):
    """Servants were sent ahead to help the next family member."""

    servants: int


class MilitaryMatched(BySeat):
    """A seat drew level with the strongest."""

    military: int
    more: int  # than it had


class ChurchIgnored(BySeat):
    """A seat did not support the church, and cannot be excommunicated."""

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
