"""What cards, leaders and tiles are made of: a closed vocabulary of effects and abilities.

An `Effect` happens, a `Modifier` holds while its piece lies before a player, a `Condition` is met
or not. Their concrete words are in `effects`, `modifiers` and `conditions`.
"""

from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import STONE, WOOD, count
from bottega.games.lorenzo.goods import military as strength
from bottega.kernel.table import Table
from bottega.parts.bits import BITS

TERRITORY: Final[i64] = 0  # kinds of cards, in the order of their towers
CHARACTER: Final[i64] = 1
BUILDING: Final[i64] = 2
VENTURE: Final[i64] = 3
HARVEST: Final[i64] = 4  # areas are numbered on from the towers
PRODUCTION: Final[i64] = 5
MARKET: Final[i64] = 6
COUNCIL: Final[i64] = 7
SPECIAL: Final[i64] = 8  # a tower with cards of all kinds
OWN: Final[i64] = 9  # spaces that belong to one player
CARD_KINDS: Final = ("territory", "character", "building", "venture")
KIND_COUNT: Final[i64] = 4  # of cards
AREAS: Final = (*CARD_KINDS, "harvest", "production", "market", "council", "special", "own")
TOWERS: Final[i64] = 0b1_0000_1111  # a bit for each area that is a tower
FAMILY_ONCE: Final[i64] = 0b1_0011_1111  # areas with at most one coloured member of a player
ANY_CARD: Final[i64] = 15  # a bit for each kind
CARD_LIMIT: Final[i64] = 6  # cards of a kind, for most (ruling L-25)


def only(kind: i64) -> i64:
    """Give the bit of one kind of card."""
    return i64(1) << kind


MEMBERS: Final = ("black", "white", "orange", "neutral", "brown")  # of a family
MEMBER_COUNT: Final[i64] = 5  # with the one that few have
COLOURED: Final[i64] = 3  # the first three follow a die

BY_CARD: Final[i64] = 0  # where a gain comes from: the immediate effect of a card,
BY_YIELD: Final[i64] = 1  # a card activated by harvest or production,
BY_SPACE: Final[i64] = 2
BY_PRIVILEGE: Final[i64] = 3
BY_TILE: Final[i64] = 4  # the personal bonus tile,
BY_LEADER: Final[i64] = 5
BY_CHURCH: Final[i64] = 6
BY_FAMILY: Final[i64] = 7
BY_TOKEN: Final[i64] = 8
BY_RIVAL: Final[i64] = 9  # what rivals give because of a card
SOURCES: Final = (
    "card", "yield", "space", "privilege", "tile", "leader", "church", "family", "token", "rival",
)  # fmt: skip
PIECES: Final[i64] = 256  # a source is its sort times this, plus the number of the piece

T = TypeVar("T", bound=Table)


BY_CARDS: Final[i64] = 1  # a yield grows with cards of a kind: this plus the kind
BY_GOODS: Final[i64] = 5  # or with goods that are traded: this plus the good


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

    def may_take(self, table: T, seat: i64) -> "list[Card]":
        """List the cards that it could lay on the board."""
        return []

    def may_spend(self, table: T, seat: i64) -> i64:
        """Give all that it could take in trades."""
        return 0

    def may_play(self, table: T, seat: i64, kinds: i64) -> i64:
        """Give the leaders that it could bring into play once cards of these kinds have joined."""
        return 0

    def relies(self, table: T, seat: i64, after: "Any") -> bool:
        """Say whether what it brings could be other once this (a `Prospect`) may have happened."""
        return False

    def times(self, n: i64) -> "Effect[T]":
        """Give what comes of it when it happens so many times at once."""
        return self

    def burdens(self, kind: i64) -> bool:
        """Say whether who has less of a good may be better off when a rival does this."""
        return False


class Footing:
    """What all abilities of a player add up to; never changed once it is in use."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])  # by kind of card, harvest, production
        self.off: vec[i64] = vec[i64]([0, 0, 0, 0])  # discounts by kind of card
        self.splits: list[Split] = []  # discounts with a choice
        self.fixed: i64 = -1  # what coloured members are worth instead of their die
        self.coloured: i64 = 0  # added to coloured members
        self.neutral: i64 = 0
        self.lowered: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])  # the penalties among the values
        self.extra: i64 = -1  # what the member beyond the usual ones is worth, if there is one
        self.bare: i64 = 0  # a bit for each floor whose bonus is not received
        self.shares: bool = False  # may enter occupied spaces
        self.no_fee: i64 = 0  # a bit for each tower that costs nothing when it is occupied
        self.no_malus: i64 = 0  # a bit for each area whose large space takes nothing off
        self.limits: vec[i64] = vec[i64]([CARD_LIMIT, CARD_LIMIT, CARD_LIMIT, CARD_LIMIT])
        self.beyond: vec[i64] = vec[i64]([])  # points of characters beyond the sixth
        self.no_need: bool = False  # territories need no military
        self.doubled: i64 = 0  # a mask of the kinds that immediate effects give twice
        self.fewer: i64 = 0  # a mask of the kinds of which each source gives one less
        self.barred: i64 = 0  # a bit for each area where no member may be placed
        self.per_value: i64 = 1  # servants for one more of value
        self.per_servant: i64 = 1  # value for one more of those
        self.rests: bool = False  # passes the first turn of each round
        self.support: i64 = 0  # received each time the church is supported
        self.unscored: i64 = 0  # a bit for each kind of card without points at the end
        self.losses: list[Loss] = []
        self.more: i64 = 0  # added to each gain of points
        self.on_take: list[Trigger] = []  # when a card is taken
        self.on_leader: list[Trigger] = []  # when a leader is played
        self.on_market: list[Trigger] = []  # when a member is placed in the market
        self.on_curse: list[Trigger] = []  # when excommunicated
        self.spaces: i64 = 0  # a bit for each space that is the player's own
        self.waived: i64 = 0  # conditions of a leader that need not be met
        self.servants_pay: bool = False  # servants may stand in for coins, wood and stone
        self.unpaid: bool = False  # the military points of ventures are needed, not paid
        self.stores: i64 = 0  # a mask of the goods that are kept when spent on buildings
        self.spared: bool = False  # cannot be excommunicated
        self.again: bool = False  # each time privileges come, one more of another sort
        self.with_privilege: i64 = 0  # received along with every privilege
        self.no_privilege: i64 = 0  # a bit for each privilege that cannot be picked
        self.swap_pay: i64 = 0  # what may be given at any time in one's own turn,
        self.swap_gain: i64 = 0  # and what for
        self.leftover: i64 = 0  # what a card that is left at the end of a round costs
        self.faith_tiles: list[FaithTile] = []


class Trigger:
    """Something that happens each time: an effect, and the piece it comes from."""

    def __init__(self, kinds: i64, effect: "Effect[Any]", source: i64) -> None:
        self.kinds = kinds  # of cards, a bit for each
        self.effect = effect
        self.source = source


@dataclass
class FaithTile:
    """A tile on the faith track: who reaches its space receives something, once."""

    space: i64
    gain: i64


@dataclass
class Split:
    """A discount of which the owner chooses one part."""

    kinds: i64
    options: list[i64]


@dataclass
class Loss:
    """Points lost at the end: one for every so many of what is counted."""

    what: i64
    per: i64


LOSE_BY_POINTS: Final[i64] = 0  # points held before the final scoring
LOSE_BY_MILITARY: Final[i64] = 1
LOSE_BY_BUILDING_COSTS: Final[i64] = 2  # wood and stone printed on buildings
LOSE_BY_RESOURCES: Final[i64] = 3
LOSE_BY_MANY_CARDS: Final[i64] = 4  # five points for each card of a kind beyond the fourth


class Modifier:
    """An ability that holds as long as its piece is there."""

    def fold(self, footing: Footing, source: i64) -> None:
        """Add it to what is being put together; it comes from this piece."""
        raise NotImplementedError

    def burdens(self, kind: i64) -> bool:
        """Say whether who has less of a good may be better off with it."""
        return False


class Condition:
    """Something that a leader asks for: `cards` counts cards by kind, and leaders in play."""

    def holds(self, supply: i64, cards: i64) -> bool:
        """Say whether it is met."""
        raise NotImplementedError

    def burdens(self, kind: i64) -> bool:
        """Say whether it may be met only by having less of a good."""
        return False


IN_PLAY: Final[i64] = 4  # where leaders in play are counted, after the kinds of cards


def cards_of(cards: i64, kind: i64) -> i64:
    """Read one number of the cards by kind."""
    return (cards >> (kind * 8)) & 255


def one_card(kind: i64) -> i64:
    """Give one card of a kind, to be added to the cards by kind."""
    return BITS[kind * 8]


class Cost:
    """One way to pay for a card; the military needed may be more than what is paid.

    Some cards cost something for each rival; a set of rules for so many players adds it up.
    """

    def __init__(self, pay: i64 = 0, military: i64 = 0, each_rival: i64 = 0) -> None:
        self.pay = pay
        self.military = max(military, strength(pay))
        self.each_rival = each_rival

    def against(self, rivals: i64) -> "Cost":
        """Give the cost with so many rivals."""
        return Cost(self.pay + self.each_rival * rivals, self.military)


class Trade:
    """One arrow of a building: what it takes and what comes of it."""

    def __init__(
        self, pay: i64, receive: Effect[Any], each_rival: i64 = 0, repeated: bool = False
    ) -> None:
        self.pay = pay
        self.receive = receive
        self.each_rival = each_rival
        self.repeated = repeated  # as often as the value of the action

    def against(self, rivals: i64) -> "Trade":
        """Give the trade with so many rivals."""
        return Trade(self.pay + self.each_rival * rivals, self.receive, 0, self.repeated)


@dataclass
class Promise:
    """Points that a card is worth at the end: for goods, for cards or for leaders in play."""

    vp: i64
    per: i64 = 0  # for every bundle of these
    kind: i64 = -1  # or for every card of a kind
    leaders: bool = False  # or for every leader
    most: i64 = 999


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
        promise: Promise | None = None,
        tower: i64 = -1,
        grows: i64 = 0,
        slot: i64 = -1,
        activates: i64 = 0,
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
        self.promise = promise
        self.tower = kind if tower < 0 else tower  # the area whose deck it belongs to
        self.grows = grows  # what its yield grows with, up to the value of the action, or 0
        self.slot = slot  # the place for a token that it has
        self.activates = activates  # lets one more card of these kinds work, whatever its value

    def against(self, rivals: i64) -> "Card":
        """Give the card as it is with so many rivals."""
        parts = [*[c.each_rival for c in self.costs], *[t.each_rival for t in self.trades]]
        if not any(parts):
            return self
        return Card(
            self.number,
            self.kind,
            self.period,
            [cost.against(rivals) for cost in self.costs],
            self.now,
            self.value,
            self.each,
            [trade.against(rivals) for trade in self.trades],
            self.standing,
            self.points,
            self.promise,
            self.tower,
        )


class Leader:
    """A leader: it is played when its conditions hold, and then stands or acts once a round."""

    def __init__(
        self,
        name: str,
        conditions: list[Condition],
        played: list[Effect[Any]] | None = None,
        once: list[Effect[Any]] | None = None,
        standing: list[Modifier] | None = None,
        copies: bool = False,
    ) -> None:
        self.name = name
        self.conditions = conditions
        self.played: list[Effect[Any]] = played or []  # happens when it is played
        self.once: list[Effect[Any]] = once or []  # may be used once a round
        self.standing: list[Modifier] = standing or []
        self.copies = copies  # stands for a leader of a rival


class Family:
    """A family tile: its powers, what it brings at once, and the leaders that lie beside it."""

    def __init__(
        self,
        name: str,
        standing: list[Modifier] | None = None,
        received: list[Effect[Any]] | None = None,
        leaders: i64 = 0,
    ) -> None:
        self.name = name
        self.standing: list[Modifier] = standing or []
        self.received: list[Effect[Any]] = received or []
        self.leaders = leaders


class Lot:
    """A tile that is bid on: the starting goods of each row, the lowest bid first."""

    def __init__(self, name: str, rows: list[i64]) -> None:
        self.name = name
        self.rows: vec[i64] = vec[i64](rows)


@dataclass
class Tile:
    """An excommunication tile."""

    name: str
    period: i64
    curse: Modifier


@dataclass
class BonusTile:
    """A personal bonus tile: what it adds to every harvest and production."""

    name: str
    harvest: i64
    production: i64


class Tower:
    """A tower: the first of its spaces, and what its floors ask and give."""

    def __init__(
        self, name: str, area: i64, first: i64, values: list[i64], bonus: list[i64]
    ) -> None:
        self.name = name
        self.area = area
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
        value: i64 = 1,
    ) -> None:
        self.name = name
        self.area = area
        self.effects = effects
        self.value = value  # what it asks for
        self.malus = malus  # off the value of the action
        self.shared = shared  # any number of members may stand there
        self.players = players  # the fewest players it is open for


NOTHING: Final = Cost()
FREE: Final = [NOTHING]
NO_CARD: Final = Card(0, TERRITORY, 0, FREE, [])
NO_ONE: Final = Leader("", [])


def building_materials(card: Card) -> i64:
    """Count the wood and stone printed on a card's cost."""
    return count(card.costs[0].pay, WOOD) + count(card.costs[0].pay, STONE)
