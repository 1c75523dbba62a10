"""What cards are made of: a closed vocabulary of steps, abilities and conditions.

A `Step` is a part of an action, an `Ability` belongs to a special, a `Condition` to a mission.
Their concrete words are in `steps`, `abilities` and `conditions`.
"""

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.renaissance.selectors import ACTION, ANYTHING, MATERIAL, SPECIAL, Selector
from bottega.games.renaissance.views import Distance
from bottega.kernel.table import Table

COMPOSITE: Final[i64] = 0  # types of cards, in the order of their numbers
PURE_ACTION: Final[i64] = 1
PURE_MATERIAL: Final[i64] = 2
SPECIAL_CARD: Final[i64] = 3
ROYAL: Final[i64] = 4
PRINCELY: Final[i64] = 5
TYPES: Final = ("composite", "action", "material", "special", "royal_mission", "princely_mission")

CASTLE: Final[i64] = 1  # what an action attacks: a bit each
STOCK: Final[i64] = 2
HAND: Final[i64] = 4
TURN: Final[i64] = 8
ZONE: Final[i64] = 16
SCOPES: Final = ("castle", "stock", "hand", "turn", "zone")

CARDS: Final[i64] = 1  # what a double attack may double
PLAYERS: Final[i64] = 2
OUT_OF_STOCK: Final[i64] = 4  # how else an action is played: a bit each beside the doublings
AS_REPEAT: Final[i64] = 8

EVERY: Final[i64] = 99  # counts: all that match,
ANY_NUMBER: Final[i64] = 98  # or as many as one likes

SELF: Final[i64] = 0  # whom a step is about
CHOSEN: Final[i64] = 1
EACH: Final[i64] = 2
NEXT: Final[i64] = 3
WHO: Final = ("self", "chosen_opponent", "each_opponent", "next_player")

OWN_ZONE: Final[i64] = 0  # where a special is laid
OPPONENT_ZONE: Final[i64] = 1
OWN_STOCK: Final[i64] = 2
STOCK_COVER: Final[i64] = 3
STOCK_SLOT: Final[i64] = 4
ANY_MATERIAL: Final[i64] = 5
OPPONENT_MATERIAL: Final[i64] = 6
NEW_MATERIAL: Final[i64] = 7
REPLACE_OWN: Final[i64] = 8
REPLACE_OPPONENT: Final[i64] = 9
NOT_PLAYABLE: Final[i64] = 10
WHERE: Final = (
    "own_zone", "opponent_zone", "own_stock", "opponent_stock_cover", "opponent_stock_slot",
    "on_any_material", "on_opponent_material", "on_new_material", "replace_own_material",
    "replace_opponent_material", "not_playable",
)  # fmt: skip

# What can hold in a turn, by the names of its bits (see `state`).
MODIFIERS: Final = (
    "skip_turn", "no_draw", "no_action", "no_material", "no_material_hand", "castle_immunity",
    "materials_up_to",
)  # fmt: skip
HAND_SIZE: Final[i64] = 5
PLACES: Final[i64] = 16  # a step is its card times this, plus its place

T = TypeVar("T", bound=Table)


class Step(Generic[T]):
    """One thing that an action does, to everybody it is about in turn."""

    who: i64 = SELF
    personal: bool = False  # it is about a seat, not about the side it belongs to
    gathers: bool = False  # it is about all seats at once
    turnable: bool = True  # a prayer can turn an action with it
    aimed: bool = False  # it is about specials in play, wherever they are
    selector: Selector = ANYTHING  # which cards or materials it is about

    def resolve(self, table: T, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Do it to a victim, or ask about it; `at` is where the step stands (see `step_at`)."""
        raise NotImplementedError

    def payable(self, table: T, actor: i64) -> bool:
        """Say whether the actor can do what later steps depend on."""
        return True


class StepTo(Step[T]):
    """A step that is about somebody."""

    def __init__(self, who: i64) -> None:
        self.who = who


class StepToSome(StepTo[T]):
    """A step about so many cards or materials that somebody has."""

    def __init__(self, who: i64, count: i64) -> None:
        super().__init__(who)
        self.count = count


def times(mode: i64, n: i64) -> i64:
    """Give a number of cards, doubled where the action is played so."""
    return n * 2 if mode & CARDS else n


class Action(Generic[T]):
    """What an action card does when it is played."""

    def __init__(
        self,
        key: str,
        *steps: Step[T],
        attack: i64 = 0,
        double: i64 = 0,
        reaction: bool = False,
    ) -> None:
        self.key = key
        self.steps: list[Step[T]] = list(steps)
        self.attack = attack
        self.double = double
        self.reaction = reaction
        self.chosen = False  # it names an opponent,
        self.aimed = False  # or a special in play
        self.personal = False  # it is about hands or turns
        self.turnable = True
        for step in steps:
            self.chosen = self.chosen or step.who == CHOSEN
            self.aimed = self.aimed or step.aimed
            self.personal = self.personal or step.personal or step.gathers
            self.turnable = self.turnable and step.turnable


class Special:
    """What a special card is worth and does; abilities are folded into what they add up to."""

    def __init__(self, where: i64, *abilities: "Ability", zone: i64 = 0, material: i64 = 0) -> None:
        self.where = where
        self.zone = zone
        self.material = material
        self.abilities: list[Ability] = list(abilities)
        self.lock: Selector = ANYTHING  # what unlocks the stock it lies on
        self.locks = False
        self.toll: i64 = 0  # how many cards,
        self.taxed: Selector = ANYTHING  # from whom placed what
        self.untouchable = False
        self.shields = False
        self.guards = False  # its neighbours
        self.trap: i64 = 0  # what an attack must be on
        self.cancels = False
        self.collects: i64 = 0  # points for each action collected
        self.slots: i64 = 0
        self.repeats = False
        self.repeats_at_start = False
        self.copies = False
        self.counted: Selector = ANYTHING  # materials of an opposing castle
        self.each: i64 = 0  # points for each of these
        self.any_kind = False
        self.shy = False  # goes to the zone when it is seen
        self.replaces: i64 = 0
        self.costs_stock: i64 = 0  # cards the victim loses when it is laid
        for ability in abilities:
            ability.fold(self)


class Ability:
    """One thing that a special can do."""

    def fold(self, special: Special) -> None:
        """Let the special have it."""
        raise NotImplementedError


class Condition(Generic[T]):
    """Something that holds for a side or not; `reads` says which changes can matter to it."""

    reads: i64 = 0

    def holds(self, table: T, side: i64) -> bool:
        """Say whether it holds."""
        raise NotImplementedError

    def seen_by(self, table: T, side: i64, seat: i64) -> bool:
        """Say whether it holds as far as a seat of the side can see: not by a partner's hand."""
        return self.holds(table, side)

    def progress(self, table: T, side: i64, seat: i64) -> Distance:
        """Tell how far it is, as far as a seat of the side can see."""
        raise NotImplementedError


class Mission(Generic[T]):
    """What a side is to accomplish."""

    def __init__(self, points: i64, condition: Condition[T]) -> None:
        self.points = points
        self.condition = condition


BEING: Final[vec[i64]] = vec[i64]([ACTION | MATERIAL, ACTION, MATERIAL, SPECIAL, 0, 0])


class Card(Generic[T]):
    """One of the 180 cards of an edition."""

    def __init__(self, number: i64, name: str, type: i64, family: i64) -> None:
        self.number = number
        self.name = name
        self.type = type
        self.family = family
        self.kinds: i64 = 0  # a bit for each
        self.value: i64 = 0
        self.being: i64 = BEING[type]
        self.pure: bool = type != COMPOSITE
        self.action: Action[T] = Action("")
        self.special: Special = NO_SPECIAL
        self.mission: Mission[T] = Mission(0, Condition())


NO_SPECIAL: Final = Special(NOT_PLAYABLE)
