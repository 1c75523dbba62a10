"""What a seat sees of a table of Renaissance."""

from typing import Literal

from bottega.kernel.game import Score, View
from bottega.kernel.values import Value

Cards = tuple[str, ...]
Phase = Literal["act", "store", "wait"]


class Cell(Value):
    """A filled cell: its card, what lies on it, and what it is worth with that."""

    card: str
    specials: Cards
    value: int
    material: bool  # False for a special that took a material's place


class Side(Value):
    """What a player, or a team, has in common: castle, zone, stock and missions.

    Of cards that lie face down only those are named that the viewer knows; sizes count all.
    """

    seats: tuple[int, ...]
    castle: str  # chenonceau, chillon, egeskov, rosenborg or quick
    cells: tuple[Cell | None, ...]  # by cell, the first one being number 1
    lifted: tuple[tuple[str, str], ...]  # specials on materials that are being laid out anew
    zone: Cards
    under: Cards  # actions that a special in the zone collected
    cover: str | None  # the special that lies on the stock
    stock: Cards
    stock_size: int
    stock_slots: int
    vault: Cards  # in slots that actions do not reach
    vault_size: int
    vault_slots: int
    mandatory: Cards
    mandatory_size: int
    optional: Cards
    optional_size: int
    away: Cards  # put away at the start of a quick game
    away_size: int
    accomplished: Cards  # those of the missions above that lie face up
    missing: Cards  # missions that held and were not turned up: it has not got them
    immune: bool
    laid: int  # specials its players have laid, anywhere,
    laid_here: int  # and on this side
    thrown: int  # specials its players have discarded from hand, stock or this side
    changed: int  # what has changed since its missions were last looked at
    flags: Cards  # what it has done, once for all: names of conditions' flags, and a few more
    score: Score  # what is public of it; all of it at the end


class Person(Value):
    """One seat: its hand, and what holds for its turns."""

    side: int
    hand: Cards  # those the viewer knows
    hand_size: int
    near: Cards  # known to be in this hand or in the stock of its side
    next: dict[str, int]  # what will hold in the next turn: modifier and its number (or 1)
    now: dict[str, int]  # what holds in the present turn
    placed: tuple[int, ...]  # values of materials placed from the hand in the latest turn
    actions: int  # played in the present turn, anybody's
    destroyed: int
    stock_built: int
    aimed: tuple[int, ...]  # by side, actions of the present turn that named or hit it
    pure_action: bool  # played in the present turn
    pure_discard: bool
    action_streak: int  # own turns in a row before the present one
    discard_streak: int
    last_action: str | None
    last_at: int  # orders the last actions of all seats


class Distance(Value):
    """How far a condition is for a seat, as the rule itself counts it."""

    holds: bool
    lost: bool  # it never can hold any more
    own: int  # what is counted; materials of a wrong value; cells filled for a deed
    mark: int  # what is asked for, what the opponent has whom it is compared with, or all cells
    parts: tuple["Distance", ...] = ()  # where it is made of several conditions


class Announced(Value):
    """An action that waits for what its opponents say to it."""

    actor: int
    card: str
    targets: tuple[int, ...]  # the seats it names or hits
    asked: tuple[int, ...]  # those who have not answered


class RenaissanceView(View):
    """All that a seat may know, and what it has seen and can still follow."""

    sides: tuple[Side, ...]
    people: tuple[Person, ...]
    families: Cards
    pile: int  # cards in it
    pile_known: dict[int, str]  # by place from the top, the first being 0
    discards: Cards  # the top one last
    first: int
    mover: int  # whose turn it is, or -1
    regular: int  # whose turn it was when none was granted
    turn: int
    tray: Cards  # cards that are being looked at, or changing places: those the viewer knows
    tray_size: int
    pool: tuple[tuple[int, str | None], ...]  # who put what into the pool
    given: Cards | None  # cards of an offer, where the viewer may know,
    taken: Cards | None  # and those it asks for
    given_size: int
    taken_size: int
    again: tuple[int, ...]  # seats that turned up a mission and are asked once more
    aims: Cards  # specials that an action is aimed at
    baked: tuple[tuple[str, int], ...]  # kind and value of what was just placed
    laid_by: dict[str, int]  # specials on castles and in zones: who laid them
    used: Cards  # specials whose one use is over
    extra: tuple[int, ...]  # seats that will take another turn first
    firsts: Cards  # what somebody was the first to do
    verdict: str  # playing, castle or pile
    ender: int  # whose castle was full (by side), or who could not draw (by seat); -1
    phase: Phase  # what the mover does, or waits for
    announced: Announced | None  # the action that is being answered
