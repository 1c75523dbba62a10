"""What actions do, step by step, as it is printed."""

from msgspec import field

from bottega.games.renaissance.printed.conditions import ANYTHING, Filter, Names, snake
from bottega.kernel.telling import Clause

Many = int | str  # so many, `all`, or `any` number


class Does(Clause, tag_field="step", tag=snake):
    """One thing that an action does."""


class DoesTo(Does):
    """One that is about somebody: self, chosen_opponent, each_opponent or next_player."""

    who: str


class LoseMaterials(DoesTo):
    """Materials leave a castle; with them, in a cascade, all that rests on them."""

    count: Many
    chooser: str  # actor or target
    filter: Filter = ANYTHING
    region: str = ""  # side: what stands outermost on one
    cascade: bool = False


class StealMaterial(DoesTo):
    """Materials go from castle to castle."""

    count: int
    filter: Filter = ANYTHING


class SwapMaterials(DoesTo):
    """Materials of two castles change places."""

    count: int


class RearrangeCastle(DoesTo):
    """A castle is laid out anew."""


class PlaceMaterials(DoesTo):
    """Materials of the hand are placed."""

    min: int
    max: int | None
    match: str


class OthersPlaceMatching(DoesTo):
    """Others may place the like."""


class StockDiscard(DoesTo):
    """Cards of a stock are discarded."""

    count: int
    chooser: str  # random or target


class StockLook(DoesTo):
    """A stock is looked at."""


class StockExchange(DoesTo):
    """Cards of two stocks change places."""


class StockTakeMaterial(DoesTo):
    """A material of a stock may be built."""

    count: int


class StockHandExchange(DoesTo):
    """Cards of the own stock and hand change places."""


class HandLook(DoesTo):
    """A hand is looked at."""

    audience: str  # actor or all


class HandTrade(DoesTo):
    """Cards of a hand are taken, and others given."""

    take: int
    take_chooser: str  # actor or random
    give: int


class HandSwap(DoesTo):
    """Two hands are exchanged."""


class HandDiscard(DoesTo):
    """Cards of a hand are discarded."""

    count: Many
    chooser: str  # actor or target
    filter: Filter = ANYTHING
    cost: bool = False  # what follows depends on it


class HandNegotiate(DoesTo):
    """Two may agree on an exchange."""


class HandPool(Does):
    """Cards of all hands are dealt out anew."""

    count: int
    blind: bool


class DrawLook(Does):
    """Cards of the pile are turned up, and some taken."""

    look: int
    take: int


class DrawUntil(Does):
    """Cards of the pile are turned up until some are such."""

    count: int
    filter: Filter = ANYTHING


class DiscardSpecial(Does):
    """Specials are discarded."""

    whose: str  # self or any
    where: Names
    count: int


class TakeSpecial(DoesTo):
    """Specials in play are taken into the hand."""

    where: Names
    count: int


class ShowMissions(DoesTo, tag="show_mission"):
    """Missions are shown."""

    count: int


class Restrain(DoesTo, tag="modifier"):
    """Something holds in a next turn."""

    modifier: str = field(name="name")
    count: int = 1
    source: str = field(
        default="", name="from"
    )  # of materials that are not to be built: any or hand


class CastleImmunity(DoesTo):
    """A castle is safe until the next turn."""


class ExtraOperation(Does):
    """Another operation follows."""


class ExtraTurn(Does):
    """Another turn follows."""


class DoubleAction(Does):
    """Another action follows, doubled."""


class ReflectAction(Does):
    """An action is turned round."""


Step = (
    LoseMaterials | StealMaterial | SwapMaterials | RearrangeCastle | PlaceMaterials
    | OthersPlaceMatching | StockDiscard | StockLook | StockExchange | StockTakeMaterial
    | StockHandExchange | HandLook | HandTrade | HandSwap | HandDiscard | HandNegotiate
    | HandPool | DrawLook | DrawUntil | DiscardSpecial | TakeSpecial | ShowMissions | Restrain
    | CastleImmunity | ExtraOperation | ExtraTurn | DoubleAction | ReflectAction
)  # fmt: skip
