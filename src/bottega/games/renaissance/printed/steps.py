"""What actions do, step by step, as it is printed."""

from msgspec import field

from bottega.games.renaissance.printed.conditions import ANYTHING, Filter, Names, Word, snake

Many = int | str  # so many, `all`, or `any` number


class Does(Word, frozen=True, tag_field="step", tag=snake):
    """One thing that an action does."""


class DoesTo(Does, frozen=True):
    """One that is about somebody: self, chosen_opponent, each_opponent or next_player."""

    who: str


class LoseMaterials(DoesTo, frozen=True):
    """Materials leave a castle; with them, in a cascade, all that rests on them."""

    count: Many
    chooser: str  # actor or target
    filter: Filter = ANYTHING
    region: str = ""  # side: what stands outermost on one
    cascade: bool = False


class StealMaterial(DoesTo, frozen=True):
    """Materials go from castle to castle."""

    count: int
    filter: Filter = ANYTHING


class SwapMaterials(DoesTo, frozen=True):
    """Materials of two castles change places."""

    count: int


class RearrangeCastle(DoesTo, frozen=True):
    """A castle is laid out anew."""


class PlaceMaterials(DoesTo, frozen=True):
    """Materials of the hand are placed."""

    min: int
    max: int | None
    match: str


class OthersPlaceMatching(DoesTo, frozen=True):
    """Others may place the like."""


class StockDiscard(DoesTo, frozen=True):
    """Cards of a stock are discarded."""

    count: int
    chooser: str  # random or target


class StockLook(DoesTo, frozen=True):
    """A stock is looked at."""


class StockExchange(DoesTo, frozen=True):
    """Cards of two stocks change places."""


class StockTakeMaterial(DoesTo, frozen=True):
    """A material of a stock may be built."""

    count: int


class StockHandExchange(DoesTo, frozen=True):
    """Cards of the own stock and hand change places."""


class HandLook(DoesTo, frozen=True):
    """A hand is looked at."""

    audience: str  # actor or all


class HandTrade(DoesTo, frozen=True):
    """Cards of a hand are taken, and others given."""

    take: int
    take_chooser: str  # actor or random
    give: int


class HandSwap(DoesTo, frozen=True):
    """Two hands are exchanged."""


class HandDiscard(DoesTo, frozen=True):
    """Cards of a hand are discarded."""

    count: Many
    chooser: str  # actor or target
    filter: Filter = ANYTHING
    cost: bool = False  # what follows depends on it


class HandNegotiate(DoesTo, frozen=True):
    """Two may agree on an exchange."""


class HandPool(Does, frozen=True):
    """Cards of all hands are dealt out anew."""

    count: int
    blind: bool


class DrawLook(Does, frozen=True):
    """Cards of the pile are turned up, and some taken."""

    look: int
    take: int


class DrawUntil(Does, frozen=True):
    """Cards of the pile are turned up until some are such."""

    count: int
    filter: Filter = ANYTHING


class DiscardSpecial(Does, frozen=True):
    """Specials are discarded."""

    whose: str  # self or any
    where: Names
    count: int


class TakeSpecial(DoesTo, frozen=True):
    """Specials in play are taken into the hand."""

    where: Names
    count: int


class ShowMissions(DoesTo, frozen=True, tag="show_mission"):
    """Missions are shown."""

    count: int


class Restrain(DoesTo, frozen=True, tag="modifier"):
    """Something holds in a next turn."""

    modifier: str = field(name="name")
    count: int = 1
    source: str = field(
        default="", name="from"
    )  # of materials that are not to be built: any or hand


class CastleImmunity(DoesTo, frozen=True):
    """A castle is safe until the next turn."""


class ExtraOperation(Does, frozen=True):
    """Another operation follows."""


class ExtraTurn(Does, frozen=True):
    """Another turn follows."""


class DoubleAction(Does, frozen=True):
    """Another action follows, doubled."""


class ReflectAction(Does, frozen=True):
    """An action is turned round."""


Step = (
    LoseMaterials | StealMaterial | SwapMaterials | RearrangeCastle | PlaceMaterials
    | OthersPlaceMatching | StockDiscard | StockLook | StockExchange | StockTakeMaterial
    | StockHandExchange | HandLook | HandTrade | HandSwap | HandDiscard | HandNegotiate
    | HandPool | DrawLook | DrawUntil | DiscardSpecial | TakeSpecial | ShowMissions | Restrain
    | CastleImmunity | ExtraOperation | ExtraTurn | DoubleAction | ReflectAction
)  # fmt: skip
