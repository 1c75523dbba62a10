"""The state of a table of Renaissance: plain data, copied by hand."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.castles import CASTLES, Castle, bonus_of
from bottega.games.renaissance.names import (
    A_FAMILY,
    ALL_CARDS,
    MOST_CELLS,
    NO_CARD,
    NUMBER,
    SPECIALS,
    SPECIALS_EACH,
)
from bottega.games.renaissance.pieces import PLACES, PRINCELY, Card, Special, Step
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.parts.bits import BITS
from bottega.parts.piles import holds, inserted, without

PLAYING: Final[i64] = 0  # verdicts
BY_CASTLE: Final[i64] = 1
BY_PILE: Final[i64] = 2
VERDICTS: Final = ("playing", "castle", "pile")

CHANCE: Final[i64] = 0  # the streams of chance: random picks,
BEGINNER: Final[i64] = 1  # and who begins

SKIP_TURN: Final[i64] = 1  # what can hold in a turn: a bit each
NO_DRAW: Final[i64] = 2
NO_ACTION: Final[i64] = 4
NO_MATERIAL: Final[i64] = 8
NO_HAND_MATERIAL: Final[i64] = 16
IMMUNE: Final[i64] = 32  # ends when that turn begins
PULLEY: Final[i64] = 64  # comes with a number

FELL_UPON: Final[i64] = 1  # what a side has done, once for all: a bit each
FELL_ON_TILE: Final[i64] = 2
FOUNDED: Final[i64] = 4
SPECIAL_FIRST: Final[i64] = 8
FIRST_TILE: Final[i64] = 16
FIRST_STONES: Final[i64] = 32
FIRST_FOUNDATIONS: Final[i64] = 64
HAD_STONE: Final[i64] = 128
HAD_TILE: Final[i64] = 256
HAD_FOUNDATIONS: Final[i64] = 512
FLAGS: Final = (
    "attacked_castle_before_foundations_done", "attacked_castle_with_tile",
    "foundations_done_before_first_stone", "special_before_first_stone", "first_tile",
    "first_all_stones", "first_all_foundations",
    "placed_stone", "placed_tile", "had_all_foundations",
)  # fmt: skip

CASTLE_CHANGED: Final[i64] = 1  # what has changed since missions were last looked at
HAND_CHANGED: Final[i64] = 2
STOCK_CHANGED: Final[i64] = 4
DEED_DONE: Final[i64] = 8
CASTLES_CHANGED: Final[i64] = 16  # anybody's
FLAG_SET: Final[i64] = 32
PUBLIC: Final[i64] = 57  # what all can see: castles, deeds and flags
EVERY_CHANGE: Final[i64] = 63

FROM_HAND: Final[i64] = 0  # where a card that is played comes from
FROM_STOCK: Final[i64] = 1
FROM_RIVAL: Final[i64] = 2
REPEATED: Final[i64] = 3
FROM_VAULT: Final[i64] = 4
FROM_CASTLE: Final[i64] = 5  # of an opponent
ORIGINS: Final = ("hand", "stock", "rival", "repeat", "vault", "castle")
NOBODYS: Final = ("tray", "pool")  # where cards lie while they go from one to another

WATCHERS: Final[i64] = 8  # stands beside the seats for those who only watch
EVERYBODY: Final[i64] = 511  # a bit for each seat, and for those who watch
FIRST_SPECIAL: Final[i64] = 30  # the place of the first special in its family
RIDER: Final[i64] = 256  # a special on a material: its number times this, plus the material's
POOLED: Final[i64] = 8  # a card in the pool: its number times this, plus the seat it came from
A_KIND: Final[i64] = 8  # a material just placed: its kind times this, plus its value


class Rules:
    """What does not change during a game: the cards of an edition and the options."""

    def __init__(self, cards: "list[Card[Renaissance]]", options: Options) -> None:
        chosen = options.chosen
        self.cards = cards
        self.seats: i64 = options.players
        self.teams: bool = chosen["teams"] == "true"
        self.sides: i64 = options.players // 2 if self.teams else options.players
        self.quick: bool = chosen["variant"] == "quick"
        self.revised: bool = chosen["edition"] == "2016"
        self.support: bool = chosen["support"] == "true"
        self.by_hand: bool = chosen["missions"] == "by-hand"
        self.slots: i64 = 1 if self.quick else 3
        self.obliged: i64 = 1 if self.quick else 2
        self.bonus: i64 = bonus_of(chosen["variant"], chosen["edition"])
        self.by_castle: vec[i64] = open_missions(cards, CASTLE_CHANGED)
        self.by_castles: vec[i64] = open_missions(cards, CASTLES_CHANGED)
        self.by_deed: vec[i64] = open_missions(cards, DEED_DONE)
        self.by_flag: vec[i64] = open_missions(cards, FLAG_SET)
        self.kinds: vec[i64] = vec[i64]([card.kinds for card in cards])
        self.turning: vec[i64] = vec[i64]([card.number for card in cards if card.action.reaction])
        self.playable: vec[i64] = vec[i64]([1 if playable(card) else 0 for card in cards])


def playable(card: "Card[Renaissance]") -> bool:
    """Say whether a card is an action for one's own turn."""
    return len(card.action.steps) > 0 and not card.action.reaction


def open_missions(cards: "list[Card[Renaissance]]", changed: i64) -> vec[i64]:
    """List the princely missions that such a change can fulfil, for all to see."""
    found = vec[i64]([])
    for card in cards:
        reads = card.mission.condition.reads
        if card.type == PRINCELY and reads & changed and not reads & ~PUBLIC:
            found = append(found, card.number)
    return found


class Site:
    """What a side has: castle, zone, stock and missions. Sets of cells are bits."""

    def __init__(self, source: "Site | None") -> None:
        if source is None:
            self.castle: Castle = CASTLES[0]
            self.cells: vec[i64] = vec[i64]([NO_CARD for _ in range(MOST_CELLS)])
            self.values: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_CELLS)])
            self.filled: i64 = 0
            self.fixed: i64 = 0  # cells whose material gave way to a special
            self.riders: vec[i64] = vec[i64]([])  # specials on materials, in the order laid
            self.zone: vec[i64] = vec[i64]([])  # in the order laid
            self.under: vec[i64] = vec[i64]([])  # actions that a special collected
            self.cover: i64 = NO_CARD  # what lies on the stock
            self.stock: vec[i64] = vec[i64]([])
            self.vault: vec[i64] = vec[i64]([])  # in slots that actions do not reach,
            self.slots: i64 = 0  # of which there are so many
            self.mandatory: vec[i64] = vec[i64]([])
            self.optional: vec[i64] = vec[i64]([])
            self.away: vec[i64] = vec[i64]([])  # missions put away
            self.done: i64 = 0  # missions accomplished, a bit each,
            self.silent: i64 = 0  # and those that held while the side did not turn them up
            self.immune: bool = False
            self.laid: i64 = 0  # specials laid,
            self.laid_here: i64 = 0  # those of them on this side,
            self.thrown: i64 = 0  # and specials discarded
            self.flags: i64 = 0
            self.changed: i64 = 0
            self.watch: i64 = 0  # which changes its missions still read
        else:
            self.castle = source.castle
            self.cells = source.cells[:]
            self.values = source.values[:]
            self.filled = source.filled
            self.fixed = source.fixed
            self.riders = source.riders[:]
            self.zone = source.zone[:]
            self.under = source.under[:]
            self.cover = source.cover
            self.stock = source.stock[:]
            self.vault = source.vault[:]
            self.slots = source.slots
            self.mandatory = source.mandatory
            self.optional = source.optional
            self.away = source.away
            self.done = source.done
            self.silent = source.silent
            self.immune = source.immune
            self.laid = source.laid
            self.laid_here = source.laid_here
            self.thrown = source.thrown
            self.flags = source.flags
            self.changed = source.changed
            self.watch = source.watch

    def note(self, flag: i64) -> None:
        """Remember what this side has done."""
        self.flags |= flag
        self.changed |= FLAG_SET


class Person:
    """One seat: a hand, what holds for its turns, and what it has done in the present one."""

    def __init__(self, source: "Person | None") -> None:
        if source is None:
            self.hand: vec[i64] = vec[i64]([])
            self.next: i64 = 0  # modifiers of the next turn
            self.now: i64 = 0  # and of the present one
            self.pulley_next: i64 = 0  # materials that one operation may place
            self.pulley: i64 = 0
            self.placed: i64 = 0  # values placed from the hand in the latest turn
            self.actions: i64 = 0
            self.destroyed: i64 = 0
            self.stock_built: i64 = 0
            self.aimed: i64 = 0  # eight bits a side
            self.pure_action: bool = False
            self.pure_discard: bool = False
            self.action_streak: i64 = 0
            self.discard_streak: i64 = 0
            self.last_action: i64 = NO_CARD
            self.last_at: i64 = 0
        else:
            self.hand = source.hand[:]
            self.next = source.next
            self.now = source.now
            self.pulley_next = source.pulley_next
            self.pulley = source.pulley
            self.placed = source.placed
            self.actions = source.actions
            self.destroyed = source.destroyed
            self.stock_built = source.stock_built
            self.aimed = source.aimed
            self.pure_action = source.pure_action
            self.pure_discard = source.pure_discard
            self.action_streak = source.action_streak
            self.discard_streak = source.discard_streak
            self.last_action = source.last_action
            self.last_at = source.last_at


class Renaissance(Table):
    """The whole table: sides, seats, piles, and who knows which hidden card."""

    def __init__(self, source: "Renaissance | None", setting: Options, rules: Rules) -> None:
        super().__init__(source)
        self.setting = setting
        self.rules = rules
        self.cards: list[Card[Renaissance]] = rules.cards
        if source is None:
            self.sites: list[Site] = [Site(None) for _ in range(rules.sides)]
            self.people: list[Person] = [Person(None) for _ in range(rules.seats)]
            self.families: i64 = 0
            self.pile: vec[i64] = vec[i64]([])  # the top one last
            self.discards: vec[i64] = vec[i64]([])  # the top one last
            self.unused: vec[i64] = vec[i64]([])  # missions that nobody has
            self.first: i64 = -1
            self.mover: i64 = -1
            self.turn: i64 = 0
            self.regular: i64 = -1  # whose turn it was when none was granted
            self.extra: i64 = 0  # seats that take another turn, a bit each
            self.deeds: i64 = 0  # actions so far, which orders them
            self.answers: i64 = 0  # what the seats said to an action, four bits each
            self.again: i64 = 0  # seats that are to be asked once more
            self.tray: vec[i64] = vec[i64]([])  # cards that are looked at or change places
            self.pool: vec[i64] = vec[i64]([])  # see `POOLED`
            self.given: vec[i64] = vec[i64]([])  # of an offer,
            self.taken: vec[i64] = vec[i64]([])  # and what it asks for
            self.aims: vec[i64] = vec[i64]([])  # specials that an action is aimed at
            self.baked: vec[i64] = vec[i64]([])  # see `A_KIND`
            self.laid_by: vec[i64] = vec[i64]([i64(-1) for _ in SPECIALS])  # seats
            self.used: i64 = 0  # specials whose one use is over, a bit each
            self.firsts: i64 = 0  # flags that somebody was the first to earn
            # By card: the seats that know where it lies hidden, a bit each,
            self.seen: vec[i64] = vec[i64]([i64(0) for _ in range(ALL_CARDS)])
            # those that know that it is in a hand or the stock beside it,
            self.near: vec[i64] = vec[i64]([i64(0) for _ in range(ALL_CARDS)])
            # and the seat whose hand that is.
            self.keeper: vec[i64] = vec[i64]([i64(0) for _ in range(ALL_CARDS)])
            self.verdict: i64 = PLAYING
            self.ender: i64 = -1
        else:
            self.sites = [Site(site) for site in source.sites]
            self.people = [Person(person) for person in source.people]
            self.families = source.families
            self.pile = source.pile[:]
            self.discards = source.discards[:]
            self.unused = source.unused
            self.first = source.first
            self.mover = source.mover
            self.turn = source.turn
            self.regular = source.regular
            self.extra = source.extra
            self.deeds = source.deeds
            self.answers = source.answers
            self.again = source.again
            self.tray = source.tray[:]
            self.pool = source.pool[:]
            self.given = source.given[:]
            self.taken = source.taken[:]
            self.aims = source.aims[:]
            self.baked = source.baked[:]
            self.laid_by = source.laid_by[:]
            self.used = source.used
            self.firsts = source.firsts
            self.seen = source.seen[:]
            self.near = source.near[:]
            self.keeper = source.keeper[:]
            self.verdict = source.verdict
            self.ender = source.ender

    def copy(self) -> "Renaissance":
        """Give an independent table in the same position."""
        return Renaissance(self, self.setting, self.rules)

    def side(self, seat: i64) -> i64:
        """Give the side of a seat: those of a team sit across from each other (ruling N-47)."""
        return seat % self.rules.sides

    def site(self, seat: i64) -> Site:
        """Give the castle and all else that the side of a seat has."""
        return self.sites[seat % self.rules.sides]

    def opponents(self, one: i64, other: i64) -> bool:
        """Say whether two seats are of different sides."""
        return one % self.rules.sides != other % self.rules.sides

    def team(self, seat: i64) -> i64:
        """Give the seats of a side, a bit each."""
        side = seat % self.rules.sides
        if self.rules.teams:
            return BITS[side] | BITS[side + self.rules.sides]
        return BITS[side]

    def mates(self, seat: i64) -> tuple[int, ...]:
        """Name the seats of a side, for events."""
        side = int(seat % self.rules.sides)
        return (side, side + int(self.rules.sides)) if self.rules.teams else (side,)

    def both(self, one: i64, other: i64) -> tuple[int, ...]:
        """Name the seats of two sides, for events."""
        return (*self.mates(one), *self.mates(other))

    def owners(self, seat: i64, place: str) -> tuple[int, ...]:
        """Name who has a card there, for events: a hand is a seat's own, a stock its side's."""
        if place in NOBODYS:
            return ()
        return (int(seat),) if place == "hand" else self.mates(seat)

    def everybody(self) -> tuple[int, ...]:
        """Name all seats and those who watch (-1), for events."""
        return tuple(range(-1, int(self.rules.seats)))

    def special(self, card: i64) -> Special:
        """Give what a special does."""
        return self.cards[card].special

    def discard(self, card: i64) -> None:
        """Lay a card face up on the discard pile."""
        self.discards = append(self.discards, card)
        self.seen[card] = 0
        self.near[card] = 0

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Let a seat hold one more card."""
        person = self.people[seat]
        person.hand = inserted(person.hand, card)
        self.touch(seat, HAND_CHANGED)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Let a seat hold one card less."""
        person = self.people[seat]
        person.hand = without(person.hand, card)
        self.touch(seat, HAND_CHANGED)

    def put_in_stock(self, seat: i64, card: i64, sheltered: bool) -> None:
        """Let the stock of a side hold one more card, in a sheltered slot or in another."""
        site = self.sites[seat % self.rules.sides]
        if sheltered:
            site.vault = inserted(site.vault, card)
        else:
            site.stock = inserted(site.stock, card)
        site.changed |= STOCK_CHANGED

    def touch(self, seat: i64, what: i64) -> None:
        """Note that something of a side has changed, for its missions."""
        self.sites[seat % self.rules.sides].changed |= what

    def step_at(self, at: i64) -> "Step[Renaissance]":
        """Find a step by the number that stands for it."""
        return self.cards[at // PLACES].action.steps[at % PLACES]


def origin_of(site: Site, card: i64, origin: i64) -> i64:
    """Tell a sheltered slot from an ordinary one."""
    return FROM_VAULT if origin == FROM_STOCK and holds(site.vault, card) else origin


def stock_place(sheltered: bool) -> str:
    """Name the place of a card in a stock, for events."""
    return "vault" if sheltered else "stock"


def special_index(card: i64) -> i64:
    """Give the place of a special among all specials."""
    return card // A_FAMILY * SPECIALS_EACH + card % A_FAMILY - FIRST_SPECIAL


def special_at(index: i64) -> i64:
    """Give the special with a place among all specials."""
    return index // SPECIALS_EACH * A_FAMILY + FIRST_SPECIAL + index % SPECIALS_EACH


def names(table: Renaissance, cards: vec[i64]) -> tuple[str, ...]:
    """Name these cards."""
    return tuple([table.cards[card].name for card in cards])


def numbers(named: tuple[str, ...]) -> vec[i64]:
    """Find cards by their names."""
    return vec[i64]([i64(NUMBER[name]) for name in named])
