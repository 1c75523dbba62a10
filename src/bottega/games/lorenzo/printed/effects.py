"""What happens once, as it is printed: with goods, kinds of cards and actions by their names."""

import msgspec

from bottega.kernel.telling import kebab

Goods = dict[str, int]
Names = tuple[str, ...]


class Effect(
    msgspec.Struct,
    frozen=True,
    tag_field="effect",
    tag=kebab,
    rename="kebab",
    omit_defaults=True,
):
    """Something that happens; the name of its class is what it does."""

    @property
    def name(self) -> str:
        """Give the name that it has as a value."""
        return str(self.__struct_config__.tag)


class Gain(Effect, frozen=True):
    """Receive goods."""

    goods: Goods


class Lose(Effect, frozen=True):
    """Give goods back."""

    goods: Goods


class PerCard(Effect, frozen=True):
    """Receive goods for each own card of a kind."""

    kind: str
    goods: Goods
    capped: bool = False  # no more cards count than the action is worth


class PerHeld(Effect, frozen=True):
    """Receive goods for every so many held of a good."""

    good: str
    per: int
    goods: Goods


class PerLeader(Effect, frozen=True):
    """Receive goods for each leader in play."""

    goods: Goods


class Privileges(Effect, frozen=True):
    """Choose different privileges of the council."""

    n: int


class Take(Effect, frozen=True):
    """Take a card with an action of this value, for less."""

    kinds: Names
    value: int
    discount: Goods
    towers: Names = ()  # where not all of them are open


class Work(Effect, frozen=True):
    """Harvest or produce with an action of this value."""

    action: str
    value: int
    cards: int = 0  # that work, where not all do


class Visit(Effect, frozen=True):
    """Harvest or produce with the cards of a rival."""

    action: str
    value: int


class Raise(Effect, frozen=True):
    """A coloured member is worth this in this round."""

    value: int


class Copy(Effect, frozen=True):
    """Take the ability of a leader that a rival has in play."""


class OneOf(Effect, frozen=True):
    """Choose one of several."""

    options: "tuple[tuple[AnyEffect, ...], ...]"


class Exchange(Effect, frozen=True):
    """Make one of several trades."""

    options: "tuple[Trade, ...]"


class DrawLeaders(Effect, frozen=True):
    """Draw leaders."""

    n: int


class PlayFree(Effect, frozen=True):
    """Play a leader, whatever it requires."""

    shown: bool = False  # one of those that came with the family


class DropOwn(Effect, frozen=True):
    """Put an own card away for something."""

    kinds: Names
    receive: "AnyEffect"


class Dismiss(Effect, frozen=True):
    """Put a leader in play away for something."""

    receive: "AnyEffect"


class Slot(Effect, frozen=True):
    """Receive what the token shows that lies on a card."""

    slot: str


class MatchMilitary(Effect, frozen=True):
    """Draw level with the strongest."""


class Activate(Effect, frozen=True):
    """Let own cards work, whatever their values."""

    kinds: Names
    n: int


class Fetch(Effect, frozen=True):
    """Take a card that nobody took."""

    kinds: Names


class DrawDifferent(Effect, frozen=True):
    """Draw tokens that show different things."""

    n: int


class DrawKeep(Effect, frozen=True):
    """Draw tokens and keep one of them."""

    n: int


class HarvestBelow(Effect, frozen=True):
    """Harvest with less than a new territory asks for."""

    n: int


class Sets(Effect, frozen=True):
    """Each complete set of cards brings the next reward."""

    rewards: "tuple[AnyEffect, ...]"


class EitherWork(Effect, frozen=True):
    """Harvest or produce with the member that was placed."""


class Market(Effect, frozen=True):
    """Receive what an empty space of the market gives."""


class Seals(Effect, frozen=True):
    """Turn a seal, and receive from all that are turned."""

    seals: tuple[Goods, ...]


class RivalsDrop(Effect, frozen=True):
    """Every rival puts a card away."""

    kinds: Names


class RivalsGive(Effect, frozen=True):
    """Every rival gives one of these."""

    options: tuple[Goods, ...]


class Trade(msgspec.Struct, frozen=True, rename="kebab", omit_defaults=True):
    """What is paid, and what comes of it."""

    pay: Goods
    receive: "AnyEffect"
    repeated: bool = False  # as often as the value of the action
    each_rival: Goods = {}  # paid once for each rival


AnyEffect = (
    Gain | Lose | PerCard | PerHeld | PerLeader | Privileges | Take | Work | Visit | Raise
    | Copy | OneOf | Exchange | DrawLeaders | PlayFree | DropOwn | Dismiss | Slot
    | MatchMilitary | Activate | Fetch | DrawDifferent | DrawKeep | HarvestBelow | Sets
    | EitherWork | Market | Seals | RivalsDrop | RivalsGive
)  # fmt: skip
