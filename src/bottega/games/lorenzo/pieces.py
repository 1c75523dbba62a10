"""What cards, leaders and tiles are made of: a closed vocabulary of effects and abilities.

An `Effect` happens, a `Modifier` holds while its piece lies before a player, a `Condition` is met
or not. Their concrete words are in `effects`, `modifiers` and `conditions`.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import STONE, WOOD, count
from bottega.kernel.table import Table

TERRITORY: Final[i64] = 0  # kinds of cards, in the order of their towers
CHARACTER: Final[i64] = 1
BUILDING: Final[i64] = 2
VENTURE: Final[i64] = 3
HARVEST: Final[i64] = 4  # areas are numbered on from the towers
PRODUCTION: Final[i64] = 5
MARKET: Final[i64] = 6
COUNCIL: Final[i64] = 7
CARD_KINDS: Final = ("territory", "character", "building", "venture")
AREAS: Final = (*CARD_KINDS, "harvest", "production", "market", "council")
ANY_CARD: Final[i64] = 15  # a bit for each kind


def only(kind: i64) -> i64:
    """Give the bit of one kind of card."""
    return i64(1) << kind


MEMBERS: Final = ("black", "white", "orange", "neutral")  # of a family
COLOURED: Final[i64] = 3  # the first three follow a die

BY_CARD: Final[i64] = 0  # where a gain comes from: the immediate effect of a card,
BY_YIELD: Final[i64] = 1  # a card activated by harvest or production,
BY_SPACE: Final[i64] = 2
BY_PRIVILEGE: Final[i64] = 3
BY_TILE: Final[i64] = 4  # the personal bonus tile,
BY_LEADER: Final[i64] = 5
BY_CHURCH: Final[i64] = 6
SOURCES: Final = ("card", "yield", "space", "privilege", "tile", "leader", "church")
PIECES: Final[i64] = 256  # a source is its sort times this, plus the number of the piece

T = TypeVar("T", bound=Table)


class Effect(Generic[T]):
    """Something that happens to the table for one seat."""

    def resolve(self, table: T, seat: i64, source: i64) -> None:
        """Let it happen, or push the question it asks."""
        raise NotImplementedError

    def brings(self, table: T, seat: i64) -> list[i64]:
        """List the gains it can come to by itself; none where it is an action or counts."""
        return []

    def possible(self, table: T, seat: i64) -> bool:
        """Say whether it can come to anything; a leader that cannot is not offered."""
        return True

    def swayed(self, table: T, seat: i64, gain: i64) -> bool:
        """Say whether it could turn out otherwise once the seat has received this gain."""
        return False


class Standing:
    """What all abilities of a player add up to; never changed once it is in use."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])  # by kind of card, harvest, production
        self.off: vec[i64] = vec[i64]([0, 0, 0, 0])  # discounts by kind of card
        self.splits: list[Split] = []  # discounts with a choice
        self.fixed: i64 = -1  # what coloured members are worth instead of their die
        self.coloured: i64 = 0  # added to coloured members
        self.neutral: i64 = 0
        self.bare: i64 = 0  # a bit for each floor whose bonus is not received
        self.shares: bool = False  # may enter occupied spaces
        self.no_fee: bool = False
        self.no_need: bool = False  # territories need no military
        self.doubled: i64 = 0  # a mask of the kinds that immediate effects give twice
        self.fewer: i64 = 0  # a mask of the kinds of which each source gives one less
        self.barred: i64 = 0  # a bit for each area where no member may be placed
        self.per_value: i64 = 1  # servants for one more of value
        self.rests: bool = False  # passes the first turn of each round
        self.support: i64 = 0  # received each time the church is supported
        self.unscored: i64 = 0  # a bit for each kind of card without points at the end
        self.losses: list[Loss] = []


class Split:
    """A discount of which the owner chooses one part."""

    def __init__(self, kinds: i64, options: list[i64]) -> None:
        self.kinds = kinds
        self.options = options


class Loss:
    """Points lost at the end: one for every so many of what is counted."""

    def __init__(self, what: i64, per: i64) -> None:
        self.what = what
        self.per = per


LOSE_BY_POINTS: Final[i64] = 0  # points held before the final scoring
LOSE_BY_MILITARY: Final[i64] = 1
LOSE_BY_BUILDING_COSTS: Final[i64] = 2  # wood and stone printed on buildings
LOSE_BY_RESOURCES: Final[i64] = 3


class Modifier:
    """An ability that holds as long as its piece is there."""

    def fold(self, standing: Standing) -> None:
        """Add it to what is being put together."""
        raise NotImplementedError


class Condition:
    """Something that a leader asks for: `cards` counts a player's cards by kind."""

    def holds(self, supply: i64, cards: i64) -> bool:
        """Say whether it is met."""
        raise NotImplementedError


def cards_of(cards: i64, kind: i64) -> i64:
    """Read one number of the cards by kind."""
    return (cards >> (kind * 8)) & 255


class Cost:
    """One way to pay for a card; the military needed may be more than what is paid."""

    def __init__(self, pay: i64 = 0, military: i64 = 0) -> None:
        self.pay = pay
        self.military = military


class Trade:
    """One arrow of a building: what it takes and what comes of it."""

    def __init__(self, pay: i64, receive: Effect[Any]) -> None:
        self.pay = pay
        self.receive = receive


class Card:
    """A development card."""

    def __init__(
        self,
        number: i64,
        kind: i64,
        period: i64,
        costs: list[Cost],
        now: list[Effect[Any]],
        value: i64 = 0,
        each: list[Effect[Any]] | None = None,
        trades: list[Trade] | None = None,
        standing: list[Modifier] | None = None,
        points: i64 = 0,
    ) -> None:
        self.number = number
        self.kind = kind
        self.period = period
        self.costs = costs  # one is paid
        self.cost = costs[0]  # the only one of nearly all cards
        self.now = now  # immediate effects
        self.value = value  # what harvest or production must reach
        self.each: list[Effect[Any]] = each or []  # what harvest or production gives
        self.trades: list[Trade] = trades or []  # at most one of these each time
        self.standing: list[Modifier] = standing or []
        self.points = points  # at the end


class Leader:
    """A leader: it is played when its conditions hold, and then stands or acts once a round."""

    def __init__(
        self,
        name: str,
        conditions: list[Condition],
        played: list[Effect[Any]] | None = None,
        once: list[Effect[Any]] | None = None,
        standing: list[Modifier] | None = None,
    ) -> None:
        self.name = name
        self.conditions = conditions
        self.played: list[Effect[Any]] = played or []  # happens when it is played
        self.once: list[Effect[Any]] = once or []  # may be used once a round
        self.standing: list[Modifier] = standing or []


class Tile:
    """An excommunication tile."""

    def __init__(self, name: str, period: i64, curse: Modifier) -> None:
        self.name = name
        self.period = period
        self.curse = curse


class BonusTile:
    """A personal bonus tile: what it adds to every harvest and production."""

    def __init__(self, name: str, harvest: i64, production: i64) -> None:
        self.name = name
        self.harvest = harvest
        self.production = production


class Tower:
    """A tower: the first of its spaces, and what its floors ask and give."""

    def __init__(
        self, name: str, kind: i64, first: i64, values: list[i64], bonus: list[i64]
    ) -> None:
        self.name = name
        self.kind = kind  # of the cards that are laid there
        self.first = first
        self.values: vec[i64] = vec[i64](values)
        self.bonus: vec[i64] = vec[i64](bonus)


class Space:
    """A place for family members outside the towers."""

    def __init__(
        self,
        name: str,
        area: i64,
        effects: list[Effect[Any]],
        malus: i64 = 0,
        shared: bool = False,
        players: i64 = 2,
    ) -> None:
        self.name = name
        self.area = area
        self.effects = effects
        self.malus = malus  # off the value of the action
        self.shared = shared  # any number of members may stand there
        self.players = players  # the fewest players it is open for


NOTHING: Final = Cost()
FREE: Final = [NOTHING]
NO_CARD: Final = Card(0, TERRITORY, 0, FREE, [])


def building_materials(card: Card) -> i64:
    """Count the wood and stone printed on a card's cost."""
    return count(card.costs[0].pay, WOOD) + count(card.costs[0].pay, STONE)
