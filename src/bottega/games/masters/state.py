"""The state of a table of Masters of Renaissance: plain data, copied by hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.masters.cards import CARDS, DECK_SIZE, Card
from bottega.games.masters.goods import count, total
from bottega.games.masters.leaders import DEPOT_SIZE
from bottega.kernel.options import Options
from bottega.kernel.table import Table

WHITE: Final[i64] = 4  # marbles: a good's own number, or one of these two
RED: Final[i64] = 5
SLIDE: Final[i64] = 12  # where the spare marble lies in `market`

INKWELL: Final[i64] = 0  # streams of chance that are drawn from during play
TOKEN_PILE: Final[i64] = 1

PLAYING: Final[i64] = 0  # verdicts
FINISHED: Final[i64] = 1
VICTORY: Final[i64] = 2
COLOUR_GONE: Final[i64] = 3
CROSS_AT_END: Final[i64] = 4
VERDICTS: Final = ("playing", "finished", "victory", "colour-gone", "cross-at-end")


class Player:
    """One player's board. Goods are packed (`goods.py`), leaders are sets of bits."""

    def __init__(self, source: "Player | None") -> None:
        if source is None:
            self.store: i64 = 0  # goods in the warehouse and in leaders' depots
            self.box: i64 = 0  # goods in the strongbox
            self.faith: i64 = 0
            self.tiles: i64 = 0  # a bit for each pope's favour tile that was kept
            self.hand: i64 = 0
            self.played: i64 = 0
            self.returned: i64 = 0  # at set-up
            self.discarded: i64 = 0  # for faith
            self.discounts: i64 = 0  # abilities of played leaders: a bit for each good
            self.depots: i64 = 0
            self.whites: i64 = 0
            self.crafts: i64 = 0
            self.banners: i64 = 0
            self.bought: i64 = 0
            self.cards: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0])  # slot × level
        else:
            self.store = source.store
            self.box = source.box
            self.faith = source.faith
            self.tiles = source.tiles
            self.hand = source.hand
            self.played = source.played
            self.returned = source.returned
            self.discarded = source.discarded
            self.discounts = source.discounts
            self.depots = source.depots
            self.whites = source.whites
            self.crafts = source.crafts
            self.banners = source.banners
            self.bought = source.bought
            self.cards = source.cards[:]

    def height(self, slot: i64) -> i64:
        """Count the cards on a slot, which is the level of its top card."""
        if self.cards[slot * 3] == 0:
            return 0
        if self.cards[slot * 3 + 1] == 0:
            return 1
        return 2 if self.cards[slot * 3 + 2] == 0 else 3

    def top(self, slot: i64) -> Card:
        """Give the visible card of a slot; an empty slot has the card with number 0."""
        height = self.height(slot)
        return CARDS[self.cards[slot * 3 + height - 1]] if height else CARDS[0]


class Masters(Table):
    """The whole table: market, grid, boards, and the zones of an action in progress."""

    def __init__(self, source: "Masters | None", setting: Options) -> None:
        super().__init__(source)
        self.setting = setting
        if source is None:
            self.players: list[Player] = [Player(None) for _ in range(setting.players)]
            self.solo: bool = setting.players == 1
            self.discard_any: bool = setting.chosen["discard"] == "any"
            self.market: vec[i64] = vec[i64]([])  # three rows of four, then the slide
            self.decks: vec[i64] = vec[i64]([])  # twelve decks of four, never reordered
            self.taken: vec[i64] = vec[i64]([i64(0) for _ in range(12)])
            self.tops: vec[i64] = vec[i64]([i64(0) for _ in range(12)])  # 0 when a deck is empty
            self.first: i64 = -1  # who holds the inkwell
            self.turn: i64 = 0
            self.reports: i64 = 0  # sections that were reported, in their order
            self.last: bool = False  # the round in progress is the last
            self.verdict: i64 = PLAYING
            self.fresh: i64 = 0  # goods from the market, not stored yet
            self.let_go: i64 = 0
            self.need: i64 = 0  # what is still to be paid
            self.gain: i64 = 0  # what a production will give, faith included
            self.cross: i64 = 0
            self.tokens: vec[i64] = vec[i64]([])
            self.drawn: i64 = 0
        else:
            self.players = [Player(p) for p in source.players]
            self.solo = source.solo
            self.discard_any = source.discard_any
            self.market = source.market[:]
            self.decks = source.decks
            self.taken = source.taken[:]
            self.tops = source.tops[:]
            self.first = source.first
            self.turn = source.turn
            self.reports = source.reports
            self.last = source.last
            self.verdict = source.verdict
            self.fresh = source.fresh
            self.let_go = source.let_go
            self.need = source.need
            self.gain = source.gain
            self.cross = source.cross
            self.tokens = source.tokens[:]
            self.drawn = source.drawn

    def copy(self) -> "Masters":
        """Give an independent table in the same position."""
        return Masters(self, self.setting)

    def draw(self, deck: i64) -> None:
        """Take the visible card from a deck; an empty deck stays empty (ruling M-22)."""
        self.taken[deck] += 1
        self.uncover(deck)

    def uncover(self, deck: i64) -> None:
        """Let the deck's first card that is left be its visible one."""
        taken = self.taken[deck]
        self.tops[deck] = self.decks[deck * DECK_SIZE + taken] if taken < DECK_SIZE else 0


def supply(player: Player) -> i64:
    """Give all goods a player owns, wherever they lie."""
    return player.store + player.box


def fits(store: i64, depots: i64) -> bool:
    """Say whether shelves of one, two and three places, and the leaders' depots, hold these goods.

    Rearranging is free, so only the numbers matter (rulings M-12 and M-13).
    """
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    for good in range(i64(4)):
        n = count(store, good)
        if (depots >> good) & 1:
            n -= DEPOT_SIZE
        if n > 0:
            ones += 1
            if n > 1:
                twos += 1
                if n > 2:
                    threes += 1
                    if n > 3:
                        return False
    return ones <= 3 and twos <= 2 and threes <= 1


def resources(player: Player) -> i64:
    """Count everything a player has left (ruling M-36)."""
    return total(supply(player))
