"""The state of a table of Lorenzo il Magnifico: plain data, copied by hand."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.pieces import Card, Footing
from bottega.games.lorenzo.placed import standing_there
from bottega.games.lorenzo.ruleset import Ruleset
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.parts.bits import BITS, length

DICE: Final[i64] = 0  # the streams of chance that are drawn from during play
SHUFFLES: Final[i64] = 1  # of tokens, where there are any
ALL_MEMBERS: Final[i64] = 15  # a bit for each of those that everybody has
EXTRA_MEMBER: Final[i64] = 31  # and with the one that a family may add
NO_TILE: Final[i64] = -1
NO_LEADER: Final[i64] = -1
NO_FAMILY: Final[i64] = -1
NO_BID: Final[i64] = -1
UNCAPPED: Final[i64] = 99  # more than any card counts to
NO_ABILITIES: Final = Footing()


class Player:
    """One player's board. Goods are packed (`goods.py`), leaders are sets of bits."""

    def __init__(self, source: "Player | None") -> None:
        if source is None:
            self.goods: i64 = 0
            self.members: i64 = ALL_MEMBERS  # those not yet placed or lost in this round
            self.areas: i64 = 0  # a bit for each area where a coloured member stands
            self.fixed: i64 = 0  # four bits a member: what a leader made it worth in this round
            self.rested: bool = False  # has passed the first turn of this round
            self.cards: vec[i64] = vec[i64]([])  # in the order they were taken
            self.counts: i64 = 0  # how many of each kind, eight bits each
            self.tile: i64 = NO_TILE  # personal bonus
            self.cubes: i64 = 0  # a bit for each period of an excommunication
            self.hand: i64 = 0
            self.played: i64 = 0
            self.used: i64 = 0  # in this round
            self.discarded: i64 = 0
            self.copied: i64 = NO_LEADER
            self.picks: vec[i64] = vec[i64]([])  # leaders in the order they were drafted
            self.footing: Footing = NO_ABILITIES
            self.tokens: i64 = 0  # four bits for each face that a token can show
            self.offer: i64 = 0  # tokens of which one will be kept, likewise
            self.laid: i64 = 0  # the face on each card that takes a token, four bits each
            self.family: i64 = NO_FAMILY
            self.bid: i64 = NO_BID  # lot and row
            self.store: i64 = 0  # goods on the family tile
            self.seals: i64 = 0  # of the family, a bit for each that is active
            self.reached: i64 = 0  # a bit for each tile taken from the faith track
            self.sets: i64 = 0  # of cards, rewarded
            self.shown: i64 = 0  # leaders that everybody saw this player take
            self.drawn: i64 = 0  # leaders from the pile
            self.dismissed: i64 = 0  # leaders that were in play
            self.owed: i64 = 0  # goods that are still to be paid
            self.added: i64 = 0  # servants sent ahead of the next member
        else:
            self.goods = source.goods
            self.members = source.members
            self.areas = source.areas
            self.fixed = source.fixed
            self.rested = source.rested
            self.cards = source.cards[:]
            self.counts = source.counts
            self.tile = source.tile
            self.cubes = source.cubes
            self.hand = source.hand
            self.played = source.played
            self.used = source.used
            self.discarded = source.discarded
            self.copied = source.copied
            self.picks = source.picks[:]
            self.footing = source.footing
            self.tokens = source.tokens
            self.offer = source.offer
            self.laid = source.laid
            self.family = source.family
            self.bid = source.bid
            self.store = source.store
            self.seals = source.seals
            self.reached = source.reached
            self.sets = source.sets
            self.shown = source.shown
            self.drawn = source.drawn
            self.dismissed = source.dismissed
            self.owed = source.owed
            self.added = source.added


class Lorenzo(Table):
    """The whole table: towers, spaces, boards and what has been drawn."""

    def __init__(self, source: "Lorenzo | None", setting: Options, rules: Ruleset) -> None:
        super().__init__(source)
        self.setting = setting
        self.rules = rules
        self.action: i64 = UNCAPPED  # the value of the action while its cards give something
        if source is None:
            self.players: list[Player] = [Player(None) for _ in range(setting.players)]
            self.order: vec[i64] = vec[i64]([])
            self.at: i64 = 0  # whose turn in the order comes next
            self.round: i64 = 0
            self.turn: i64 = 0
            self.dice: vec[i64] = vec[i64]([0, 0, 0])
            self.decks: vec[i64] = vec[i64]([])  # 24 cards a tower, never reordered
            self.floors: vec[i64] = vec[i64]([i64(0) for _ in range(4 * len(rules.towers))])
            self.placed: vec[i64] = vec[i64]([])  # members in the order they were placed
            self.occupied: i64 = 0  # a bit for each space
            self.tiles: vec[i64] = vec[i64]([])  # the excommunication of each period
            self.leaders: vec[i64] = vec[i64]([])  # those not dealt, face down
            self.packs: vec[i64] = vec[i64]([])  # leaders as dealt, four a seat
            self.values: vec[i64] = rules.values  # what each floor asks for in this round
            self.omen: i64 = 0  # the card that named the first tower with other values
            self.lots: vec[i64] = vec[i64]([])  # tiles that are bid on,
            self.families: vec[i64] = vec[i64]([])  # the family above each,
            self.beside: vec[i64] = vec[i64]([])  # and the leaders beside those that have some
            self.supply: vec[i64] = vec[i64]([])  # faces of tokens face down, the next one last
            self.spent: i64 = 0  # tokens face up, four bits for each face
        else:
            self.players = [Player(p) for p in source.players]
            self.order = source.order[:]
            self.at = source.at
            self.round = source.round
            self.turn = source.turn
            self.dice = source.dice[:]
            self.decks = source.decks
            self.floors = source.floors[:]
            self.placed = source.placed[:]
            self.occupied = source.occupied
            self.tiles = source.tiles
            self.leaders = source.leaders
            self.packs = source.packs
            self.values = source.values
            self.omen = source.omen
            self.lots = source.lots
            self.families = source.families
            self.beside = source.beside
            self.supply = source.supply
            self.spent = source.spent

    def copy(self) -> "Lorenzo":
        """Give an independent table in the same position."""
        return Lorenzo(self, self.setting, self.rules)

    def card_on(self, floor: i64) -> Card:
        """Give the card on a floor; an empty one has the card with number 0."""
        return self.rules.cards[self.floors[floor]]

    def mark(self, seat: i64, member: i64, space: i64) -> None:
        """Let a member stand on a space."""
        self.placed = append(self.placed, standing_there(seat, member, space))
        self.occupied |= BITS[space]
        self.players[seat].members &= ~BITS[member]


def own_cards(table: Lorenzo, player: Player, kind: i64) -> list[Card]:
    """List a player's cards of a kind, in the order they were taken."""
    cards = [table.rules.cards[number] for number in player.cards]
    return [card for card in cards if card.kind == kind]


def members_of(player: Player) -> i64:
    """Give the family members that come home to a player, a bit for each."""
    return ALL_MEMBERS if player.footing.extra < 0 else EXTRA_MEMBER


def names(leaders: i64) -> tuple[str, ...]:
    """Name a set of leaders."""
    if leaders == 0:
        return ()
    return tuple([LEADERS[i] for i in range(length(leaders)) if leaders & BITS[i]])
