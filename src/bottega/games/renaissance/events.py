"""What happens in Renaissance, as its listeners hear of it.

Cards, missions and cells have their names; None and () stand for what a seat may not hear.
`givers` are the seats that have one card less: one for a hand, all of a side for a stock. `mates`
are the seats of the side whose castle, zone, stock or missions have changed.
"""

from typing import ClassVar

from bottega.kernel.events import BySeat, Event

Cards = tuple[str, ...]
Seats = tuple[int, ...]


class Whispered(Event):
    """Something that only these seats (-1: who watches) hear in full; others hear no `secrets`."""

    secrets: ClassVar[tuple[str, ...]] = ()
    known: Seats


class MissionsChosen(Whispered):
    """A side chose its mandatory missions; only that side hears which."""

    secrets: ClassVar[tuple[str, ...]] = ("mandatory",)
    seat: int
    mandatory: Cards | None


class FirstPlayer(BySeat):
    """Chance named who begins."""

    reveals: ClassVar[bool] = True


class TurnBegan(BySeat):
    """A seat is to move."""

    turn: int


class TurnSkipped(BySeat):
    """A seat loses its turn, with all that was to hold in it."""

    turn: int


class Built(BySeat):
    """A material lies on a cell of a castle; it comes from hand, stock or a rival's stock."""

    card: str
    cell: int
    kind: str
    value: int
    origin: str
    givers: Seats
    mates: Seats


class Replaced(BySeat):
    """A material of one's own castle gave way to one of the hand."""

    card: str
    cell: int
    old: str
    value: int
    mates: Seats


class ActionPlayed(BySeat):
    """A seat announced an action; its origin is hand, stock or repeat."""

    card: str
    origin: str
    givers: Seats  # nobody where it is repeated
    hits: Seats  # whom it attacks without being aimed


class ActionDoubled(BySeat):
    """The action just announced hits twice as many cards, or players; or it cannot be doubled."""

    card: str
    what: str  # cards, players or nothing


class ActionAimed(BySeat):
    """The action just announced is aimed at a seat, or at a special on the side of a seat."""

    card: str
    target: int
    special: str | None


class TrapSprung(BySeat):
    """A trap cancels an action for its owner and goes to the attacker's zone."""

    reveals: ClassVar[bool] = True
    card: str
    attacker: int
    where: str  # zone, stock or vault
    points: int  # what it is worth in a zone
    mates: Seats
    takers: Seats  # the side of the attacker


class ActionCancelled(BySeat):
    """A special in a zone cancelled an action for everybody."""

    reveals: ClassVar[bool] = True
    by: str
    card: str


class ActionTurned(BySeat):
    """A seat turned its part of an action against who played it."""

    reveals: ClassVar[bool] = True
    by: str
    card: str
    attacker: int


class ActionStands(BySeat):
    """Everybody was asked, and an action takes its course."""

    reveals: ClassVar[bool] = True
    card: str


class SpecialChosen(BySeat):
    """A seat is about to lay a special somewhere; whose is None until that is chosen too."""

    card: str
    whose: int | None
    origin: str  # where it comes from


class SpecialLaid(BySeat):
    """A special was laid, on the side of a seat: in its zone or stock, over it, or on a cell."""

    card: str
    where: str  # zone, stock, vault, cover, cell (on a material) or place (instead of one)
    whose: int
    cell: int | None
    origin: str  # where it comes from (ruling N-59)
    points: int  # that it brings the side, beside those of what was built under it
    givers: Seats
    mates: Seats


class Discarded(BySeat):
    """A card went from somebody's hand, stock or castle to the discard pile."""

    reveals: ClassVar[bool] = True
    card: str
    origin: str
    givers: Seats


class ChanceDiscarded(BySeat):
    """Chance took a card of a stock to the discard pile."""

    reveals: ClassVar[bool] = True
    whose: int
    card: str
    mates: Seats


class StockOpened(BySeat):
    """A seat plays cards of its stock."""


class Stored(Whispered):
    """A seat put a card into its stock; only its side hears which."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    sheltered: bool


class Drew(Whispered):
    """A seat filled its hand from the pile; only that seat hears with what."""

    secrets: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: Cards | None


class MaterialLost(BySeat):
    """A material left a castle for the discard pile, with the specials on it."""

    whose: int
    card: str
    cell: int
    specials: Cards
    value: int  # with the specials on it
    mates: Seats


class MaterialTaken(BySeat):
    """A material moved from another castle into one's own, with the specials on it."""

    whose: int
    card: str
    cell: int
    to: int
    value: int
    mates: Seats
    givers: Seats


class MaterialsSwapped(BySeat):
    """Two materials of two castles took each other's place."""

    whose: int
    card: str
    cell: int
    own: str
    own_cell: int
    value: int
    own_value: int
    mates: Seats
    others: Seats


class CastleLifted(BySeat):
    """The materials of a castle are taken up, to be laid out anew."""

    cards: Cards


class MaterialRelaid(BySeat):
    """A material that was taken up lies on a cell, or (None) the cell stays empty."""

    card: str | None
    cell: int
    mates: Seats


class HandSeen(Whispered):
    """A hand was shown to a seat, or (seat None) to all."""

    secrets: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int | None
    whose: int
    cards: Cards | None


class StockSeen(Whispered):
    """A stock was shown to a seat."""

    secrets: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    whose: int
    cards: Cards | None


class CardMoved(Whispered):
    """A card went from one hidden place to another; those who may know hear which.

    Places are hand, stock, vault (of a seat's side), tray (laid aside while an exchange goes on)
    and pool. Chance is True where nobody chose the card.
    """

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    origin: str
    origin_seat: int
    to: str
    to_seat: int
    chance: bool
    givers: Seats  # nobody where it lay in the tray or the pool,
    takers: Seats  # or lies there now


class HandsSwapped(Whispered):
    """Two seats exchanged their hands; the two hear what each received."""

    secrets: ClassVar[tuple[str, ...]] = (
        "received",
        "given",
    )
    reveals: ClassVar[bool] = True
    seat: int
    whose: int
    received: Cards | None
    given: Cards | None
    received_size: int
    given_size: int


class PoolSeen(Whispered):
    """A seat looked at the pool."""

    secrets: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: Cards | None


class OfferGrew(Whispered):
    """A seat added a card to the offer it makes: its own, or (wanted) one it asks for."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    whose: int
    card: str | None
    wanted: bool


class OfferMade(Whispered):
    """A seat offered cards of its hand for cards of another's; the two hear which."""

    secrets: ClassVar[tuple[str, ...]] = (
        "given",
        "taken",
    )
    seat: int
    whose: int
    given: Cards | None
    taken: Cards | None
    counter: bool


class OfferAnswered(BySeat):
    """An offer was accepted, or not."""

    whose: int
    accepted: bool


class PileShown(BySeat):
    """Cards from the top of the pile were turned up for all."""

    reveals: ClassVar[bool] = True
    cards: Cards


class PileTaken(BySeat):
    """A seat took a card that was turned up."""

    card: str


class PileReturned(BySeat):
    """A seat laid a card that was turned up on top of the pile."""

    card: str


class SpecialDiscarded(BySeat):
    """A special that was in play, or in one's own stock, went to the discard pile."""

    reveals: ClassVar[bool] = True
    whose: int
    card: str
    where: str  # castle, zone, cover, stock or vault
    along: Cards  # what lay in slots of it or under it, and goes with it
    points: int  # that the side had by it,
    stored: int  # and cards that leave its stock
    mates: Seats


class SpecialTaken(BySeat):
    """A seat took a special in play into its hand."""

    reveals: ClassVar[bool] = True
    whose: int
    card: str
    along: Cards  # what lay in slots of it or under it, and is discarded
    points: int  # that the side had by it,
    stored: int  # and cards that leave its stock
    mates: Seats


class MissionShown(Whispered):
    """A seat showed another one of its mandatory missions; the two sides hear which."""

    secrets: ClassVar[tuple[str, ...]] = ("mission",)
    reveals: ClassVar[bool] = True
    seat: int
    whose: int
    mission: str | None


class MissionClaimed(BySeat):
    """A princely mission is accomplished and lies face up."""

    reveals: ClassVar[bool] = True
    mission: str
    points: int
    mandatory: bool
    mates: Seats


class MissionMissing(BySeat):
    """A princely mission would hold for a side, which does not turn it up: it has not got it."""

    reveals: ClassVar[bool] = True
    mission: str


class Restrained(BySeat):
    """Something will hold in a seat's next turn: the name of a modifier, and its number."""

    whose: int
    modifier: str
    count: int


class CastleProtected(BySeat):
    """No action affects this castle until its owner's next turn."""


class OperationGranted(BySeat):
    """A seat performs one more operation."""


class TurnGranted(BySeat):
    """A seat will take another turn after this one."""


class CostUnpaid(BySeat):
    """A seat could not pay what an action asks for first."""

    reveals: ClassVar[bool] = True
    card: str


class NothingFound(BySeat):
    """A step of an action had nothing to do with this seat's hand or stock."""

    reveals: ClassVar[bool] = True
    where: str  # hand or stock


class KeyringFound(BySeat):
    """A card that was seen went to the zone of who held it."""

    reveals: ClassVar[bool] = True
    card: str
    origin: str  # hand, stock, vault or pool
    points: int
    givers: Seats  # nobody where it was in the pool
    mates: Seats


class StockUnlocked(BySeat):
    """What lay on a stock went to the zone of its owner."""

    card: str
    points: int
    mates: Seats


class AttackCollected(BySeat):
    """An action that attacked a castle lies under a special of its owner."""

    card: str
    under: str
    points: int
    mates: Seats


class GameOver(Event):
    """The game has ended: because a castle is full (`castle`) or the pile empty (`pile`)."""

    reveals: ClassVar[bool] = True
    reason: str
    seat: int
    accomplished: tuple[Cards, ...]  # by side, royal missions that hold
    hands: tuple[Cards, ...]  # by seat
    stocks: tuple[Cards, ...]  # by side
    vaults: tuple[Cards, ...]  # by side
    missions: tuple[Cards, ...]  # by side, those that lay face down
    away: tuple[Cards, ...]  # by side, those that were put away


RenaissanceEvent = (
    MissionsChosen | FirstPlayer | TurnBegan | TurnSkipped | Built | Replaced | ActionPlayed
    | ActionDoubled | ActionAimed | TrapSprung | ActionCancelled | ActionTurned | ActionStands
    | SpecialChosen | SpecialLaid | Discarded | ChanceDiscarded | StockOpened | Stored | Drew
    | MaterialLost | MaterialTaken | MaterialsSwapped | CastleLifted | MaterialRelaid | HandSeen
    | StockSeen | CardMoved | HandsSwapped | PoolSeen | OfferGrew | OfferMade | OfferAnswered
    | PileShown | PileTaken | PileReturned | SpecialDiscarded | SpecialTaken | MissionShown
    | MissionClaimed | MissionMissing | Restrained | CastleProtected | OperationGranted
    | TurnGranted | CostUnpaid | NothingFound | KeyringFound | StockUnlocked
    | AttackCollected | GameOver
)  # fmt: skip
