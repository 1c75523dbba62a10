"""What a seat sees of a table of Lorenzo il Magnifico."""

from bottega.kernel.game import Score, View
from bottega.kernel.values import Value

Pack = tuple[str, ...]


class Member(Value):
    """A family member that stands on a space."""

    space: str
    seat: int
    member: str


class Lot(Value):
    """A tile that is bid on, with the family above it; who leads, if anybody, stands on a row."""

    name: str
    family: str
    leaders: Pack  # those that lie beside the family and go with it
    rows: tuple[dict[str, int], ...]  # the starting goods of each bid, the lowest bid first
    seat: int | None
    row: int | None


class Board(Value):
    """One player's board as the viewer sees it; None stands for cards it may not look at."""

    coin: int
    wood: int
    stone: int
    servant: int
    military: int
    faith: int
    vp: int
    token: int  # how many it holds
    members: dict[str, int]  # those still to be placed, and what each is worth now
    territory: tuple[int, ...]  # cards by kind, in the order they were taken
    character: tuple[int, ...]
    building: tuple[int, ...]
    venture: tuple[int, ...]
    cards: tuple[int, ...]  # all of them, in the order they were taken
    needs: int | None  # the military points that one more territory asks for; None when full
    bonus_tile: str | None  # "standard", or the letter of the one that was chosen
    excommunications: tuple[int, ...]  # the periods
    rested: bool
    played: Pack
    used: Pack  # in this round
    copied: str | None  # whose ability Lorenzo de' Medici has
    raised: dict[str, int]  # members whose value a leader has fixed for this round
    hand: Pack | None
    hand_size: int
    discarded: Pack | None
    discarded_size: int
    draft: tuple[Pack, ...] | None  # the packs it chose from, the last one perhaps still in hand
    picks: Pack | None  # what it kept of them, in this order
    picked: int
    values: dict[str, int]  # what abilities add to actions, by kind of card or work
    discounts: dict[str, dict[str, int]]  # by kind of card
    tokens: tuple[int, ...] | None  # what the tokens it holds show, for its own eyes
    offered: tuple[int, ...] | None  # what the drawn tokens show of which it keeps one
    laid: dict[str, int]  # what the tokens show that lie on its cards, by card
    family: str | None
    store: dict[str, int]  # what lies on its family tile
    seals: tuple[int, ...]  # of its family, those turned to their active side
    faith_tiles: tuple[int, ...]  # the spaces of those it has taken
    sets: int  # complete sets of cards it was rewarded for
    shown: Pack  # leaders that everybody saw it take
    drawn: Pack | None  # leaders that it drew from the pile
    drawn_size: int
    dismissed: Pack  # leaders that were in play and are not any more
    offered_size: int
    owed_tokens: int  # tokens it still has to hand in
    owed: dict[str, int]  # what is still to be paid of a price
    added: int  # servants sent ahead of the next member
    spaces: tuple[str, ...]  # those that only this player may use
    score: Score


class LorenzoView(View):
    """All that a seat may know, and what it has seen and can still follow."""

    boards: tuple[Board, ...]
    round: int  # 1 to 6; 0 while the table is set up
    turn: int
    order: tuple[int, ...]
    next: int  # whose place in the order comes after the present turn
    dice: dict[str, int]
    floors: tuple[int, ...]  # the card on each floor of each tower, 0 where it is gone
    laid: tuple[int, ...]  # the card that each floor had when the round began
    members: tuple[Member, ...]  # on the spaces, in the order they were placed
    closed: tuple[str, ...]  # spaces that are covered with so few players
    tiles: tuple[str, ...]  # the excommunication of each period
    gone: tuple[int, ...]  # cards that nobody took
    bonus_tiles: tuple[str, ...]  # those that can still be chosen
    prices: tuple[dict[str, int], ...]  # of the card that is being paid, by the number of `pay`
    values: tuple[int, ...]  # what each floor asks for in this round
    adapted: str | None  # the tower whose floors ask for other values in this round
    omen: int | None  # the unused card that named the first such tower
    lots: tuple[Lot, ...]  # the families that are bid for, or that were
    supply: int  # tokens left to draw
    spent_tokens: tuple[int, ...]  # what the tokens show that lie beside the supply
    pile: int  # leaders left to draw
    known_decks: tuple[tuple[int, ...], ...]  # where all may know them: by tower and period
