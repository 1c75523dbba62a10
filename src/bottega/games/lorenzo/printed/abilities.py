"""What holds while a piece lies before a player, as it is printed."""

from bottega.games.lorenzo.printed.effects import AnyEffect, Goods, Names
from bottega.kernel.telling import Clause, kebab


class Ability(Clause, rename="kebab", tag_field="ability", tag=kebab):
    """Something that holds; the name of its class is what it does."""


class Value(Ability):
    """Actions of a kind are worth more, or less."""

    action: str
    n: int


class Discount(Ability):
    """Cards cost less, by one of the options."""

    kinds: Names
    options: tuple[Goods, ...]


class NoFloorBonus(Ability):
    """Some floors give no bonus."""

    floors: tuple[int, ...]


class Shares(Ability):
    """Members may enter occupied spaces."""


class NoFee(Ability):
    """Occupied towers cost nothing."""

    towers: Names


class Fixed(Ability):
    """Coloured members are worth this, whatever the dice show."""

    value: int


class Coloured(Ability):
    """Coloured members are worth more, or less."""

    n: int


class Neutral(Ability):
    """The neutral member is worth more."""

    n: int


class NoMilitary(Ability):
    """Territories are taken without military points."""


class Doubled(Ability):
    """Immediate effects of cards give these goods twice."""

    goods: Names


class Support(Ability):
    """Supporting the church brings goods besides."""

    goods: Goods


class Less(Ability):
    """Each source gives one less of these goods."""

    goods: Names


class Barred(Ability):
    """No member may be placed in an area."""

    area: str


class Servants(Ability):
    """One more of value takes so many servants."""

    n: int


class Rests(Ability):
    """The first turn of every round is passed."""


class NoPoints(Ability):
    """Cards of a kind score nothing at the end."""

    kind: str


class Lose(Ability):
    """Points are lost at the end for every so many of something."""

    what: str
    per: int
    points: int = 1
    most: int = 0  # of each kind, that cost nothing


class OnTake(Ability):
    """Something happens each time a card is taken."""

    kinds: Names
    effect: AnyEffect


class OnLeader(Ability):
    """Something happens each time a leader is played."""

    effect: AnyEffect


class OnMarket(Ability):
    """Something happens each time a member goes to the market."""

    effect: AnyEffect


class OnExcommunicated(Ability):
    """Something happens each time one is excommunicated."""

    effect: AnyEffect


class Swap(Ability):
    """In one's own turn this may be given for that."""

    pay: Goods
    receive: Goods


class ExtraMember(Ability):
    """There is one family member more."""

    member: str
    value: int


class OwnSpace(Ability):
    """A space that nobody else may use."""

    space: str
    value: int
    effects: tuple[AnyEffect, ...]


class WaiveCondition(Ability):
    """Leaders are played without so many of their conditions."""

    n: int


class ServantsPay(Ability):
    """Servants may stand in for these goods."""

    goods: Names


class UnpaidMilitary(Ability):
    """Ventures do not take the military points that they need."""


class Stores(Ability):
    """These goods are kept when they are spent on buildings."""

    goods: Names


class CardLimit(Ability):
    """More cards of a kind may be had, and the last ones score this."""

    kind: str
    limit: int
    points: tuple[int, ...]

    def scores(self) -> dict[int, int]:
        """Give the points by the number of cards."""
        return dict(enumerate(self.points, self.limit - len(self.points) + 1))


class BuysLeftover(Ability):
    """A card that is left in a tower may be had for this."""

    pay: Goods


class FaithTiles(Ability):
    """Tiles lie on the faith track, by space."""

    tiles: dict[int, Goods]


class NotExcommunicated(Ability):
    """Excommunication does not touch this player."""


class NoLargeMalus(Ability):
    """The large space of an action takes nothing off."""

    action: str


class ValuePerServant(Ability):
    """Each servant adds so much to the value of an action."""

    n: int


class MorePoints(Ability):
    """Each gain of points brings more of them."""

    n: int


class ExtraPrivilege(Ability):
    """One more privilege comes with others."""


class PrivilegeWith(Ability):
    """Every privilege brings goods besides, but some cannot be picked."""

    goods: Goods
    without: Names


AnyAbility = (
    Value | Discount | NoFloorBonus | Shares | NoFee | Fixed | Coloured | Neutral | NoMilitary
    | Doubled | Support | Less | Barred | Servants | Rests | NoPoints | Lose | OnTake
    | OnLeader | OnMarket | OnExcommunicated | Swap | ExtraMember | OwnSpace | WaiveCondition
    | ServantsPay | UnpaidMilitary | Stores | CardLimit | BuysLeftover | FaithTiles
    | NotExcommunicated | NoLargeMalus | ValuePerServant | MorePoints | ExtraPrivilege
    | PrivilegeWith
)  # fmt: skip
