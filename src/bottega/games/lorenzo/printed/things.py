"""Cards, leaders, tiles, families, tokens, lots and the board, as they are printed."""

from bottega.games.lorenzo.printed.abilities import AnyAbility
from bottega.games.lorenzo.printed.effects import AnyEffect, Copy, Goods, Names, Trade
from bottega.kernel.values import Lean, Value

Effects = tuple[AnyEffect, ...]
Abilities = tuple[AnyAbility, ...]


class Cost(Lean, rename="kebab"):
    """One way to pay for a card."""

    pay: Goods
    military: int  # what one must have; 0 where nothing is asked
    each_rival: Goods = {}  # paid once for each rival


class Promise(Lean, rename="kebab"):
    """Points at the end for goods, for cards of a kind or for leaders in play."""

    vp: int
    per: Goods = {}
    per_card: str = ""
    per_leader: bool = False
    most: int | None = None


class Printed(Lean, tag_field="piece", tag=str.lower, kw_only=True):
    """A piece, and the module that it comes with."""

    module: str = ""


class Card(Printed):
    """A development card."""

    number: int
    kind: str
    tower: str
    period: int
    value: int  # of the harvest or production that wakes it
    costs: tuple[Cost, ...]  # one of them is paid
    now: Effects
    each: Effects
    trades: tuple[Trade, ...]
    standing: Abilities
    points: int
    end: Promise | None = None
    slot: bool = False  # there is room for a token
    leaders: bool = False  # it is there only where leaders are in play


class Leader(Printed):
    """A leader card."""

    requires: Goods
    most: Goods  # what there may be at most
    played: Effects
    once: Effects
    standing: Abilities

    @property
    def copies(self) -> bool:
        """Say whether it stands for a leader of a rival."""
        return any(isinstance(effect, Copy) for effect in self.played)


class Tile(Printed):
    """An excommunication tile."""

    period: int
    ability: AnyAbility


class BonusTile(Printed, tag="bonus"):
    """A personal bonus tile."""

    harvest: Goods
    production: Goods


class Family(Printed):
    """A family tile."""

    standing: Abilities
    received: Effects
    leaders: int  # that lie beside it


class Token(Printed):
    """What a token can show."""

    goods: Goods


class Lot(Printed):
    """A tile that is bid on: the goods of each row, the lowest bid first."""

    rows: tuple[Goods, ...]


class Space(Printed):
    """A place for family members outside the towers."""

    name: str
    area: str
    value: int  # what a member must be worth
    malus: int
    shared: bool
    players: int
    effects: Effects


Piece = Card | Leader | Tile | BonusTile | Family | Token | Lot | Space


class Tower(Value):
    """A tower: what its floors ask and give."""

    name: str
    kind: str
    spaces: Names
    values: tuple[int, ...]
    bonus: tuple[Goods, ...]


class Board(Value):
    """The measures of the board."""

    towers: tuple[Tower, ...]
    adapted: dict[int, tuple[int, ...]]  # what its floors ask for, by the number of players
    privileges: dict[str, Goods]
    faith: tuple[int, ...]
    needed: tuple[int, ...]
    slots: tuple[int, ...]
    fee: int
    rounds: int
    limit: int  # of cards of a kind
    dealt: int  # leaders, to each player
    start: Goods
    coins: tuple[int, ...]  # besides, by turn order
    territories: tuple[int, ...]
    characters: tuple[int, ...]
