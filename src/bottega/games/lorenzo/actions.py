"""The closed space of answers."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.pieces import CARD_KINDS, MEMBERS
from bottega.kernel.space import Action, Space, Verb

FLOORS: Final = [f"{tower} {floor}" for tower in (*CARD_KINDS, "special") for floor in (1, 2, 3, 4)]
MARKETS: Final = ["market 1", "market 2", "market 3", "market 4"]
OWN_SPACES: Final = ["bembo", "massimiliano", "guglielmo", "piero", "erasmo", "bramante"]
SPACES: Final = [
    *FLOORS,
    "harvest", "large harvest", "production", "large production", *MARKETS, "council",
    *OWN_SPACES,
]  # fmt: skip
LEADERS: Final = [
    "francesco-sforza", "ludovico-ariosto", "filippo-brunelleschi", "federico-da-montefeltro",
    "girolamo-savonarola", "giovanni-dalle-bande-nere", "sandro-botticelli",
    "michelangelo-buonarroti", "ludovico-iii-gonzaga", "leonardo-da-vinci",
    "pico-della-mirandola", "sisto-iv", "lucrezia-borgia", "sigismondo-malatesta",
    "lorenzo-de-medici", "ludovico-il-moro", "cesare-borgia", "santa-rita", "cosimo-de-medici",
    "bartolomeo-colleoni",
    "alfonso-v-d-aragona", "alfonso-i-d-este", "ercole-i-d-este", "ferdinando-d-aragona",
    "martin-lutero", "tomas-de-torquemada", "pietro-bembo", "paracelso",
    "leon-battista-alberti", "lucia-da-narni", "palla-strozzi", "ladislao-vii-jagellone",
    "massimiliano-i-d-asburgo", "guglielmo-de-pazzi", "marsilio-ficino",
    "piero-della-francesca", "erasmo-da-rotterdam", "giulio-ii", "beatrice-d-este", "bramante",
    "raffaello-sanzio", "niccolo-macchiavelli", "carlo-viii", "jacopo-salviati",
]  # fmt: skip
PRIVILEGES: Final = ["materials", "servants", "coins", "military", "faith", "token", "store"]
STORE: Final[i64] = 6  # the place of the last one: all that lies in a player's store
BONUS_TILES: Final = ["a", "b", "c", "d", "e"]
LOTS: Final = ["a", "b", "c", "d", "e"]  # the tiles that are bid on
SLOTS: Final = ["98", "128"]  # the cards that a token can be laid on
REPLACED: Final = ["coin", "wood", "stone"]  # goods that servants may stand in for
MOST_SERVANTS: Final[i64] = 30  # that any action can make use of
MOST_PRICES: Final[i64] = 4
MOST_TRADES: Final[i64] = 2
BUILDINGS: Final[i64] = 6
MOST_EFFECTS: Final[i64] = 3
MOST_OPTIONS: Final[i64] = 4
ROWS: Final[i64] = 6  # of a tile that is bid on
FACES: Final[i64] = 10  # of tokens
SEALS: Final[i64] = 5
SEATS: Final[i64] = 5

SPACE_COUNT: Final[i64] = 35
PRIVILEGE_COUNT: Final[i64] = 7
OFFERS: Final[i64] = 128  # sets of privileges
SLOT_COUNT: Final[i64] = 2

PLACE: Final[i64] = 0  # member × space
PASS: Final[i64] = 175
END: Final[i64] = 176
SPEND: Final[i64] = 177  # servants
PAY: Final[i64] = 208  # one of the prices of a card
TRADE: Final[i64] = 212  # building × arrow
PRODUCE: Final[i64] = 224
PRIVILEGE: Final[i64] = 225  # one, two or three different ones
TAKE: Final[i64] = 288  # floor
DECLINE: Final[i64] = 308
FIRST: Final[i64] = 309  # which effect of a card
SUPPORT: Final[i64] = 312
REFUSE: Final[i64] = 313
CHOOSE: Final[i64] = 314  # personal bonus tile
KEEP: Final[i64] = 319  # leader
PLAY: Final[i64] = 363
DISCARD: Final[i64] = 407
USE: Final[i64] = 451
COPY: Final[i64] = 495
RAISE: Final[i64] = 539  # coloured member
OPTION: Final[i64] = 542  # one of what is offered
BID: Final[i64] = 546  # lot × row
TOKEN: Final[i64] = 576  # a token is spent for what it shows
GIVE: Final[i64] = 586  # a token is paid, whatever it shows
LAY: Final[i64] = 596  # token × card
HOLD: Final[i64] = 616  # which of the drawn tokens stays
SWAP: Final[i64] = 626
FLIP: Final[i64] = 627  # seal
FETCH: Final[i64] = 632  # card
DROP: Final[i64] = 800
ACTIVATE: Final[i64] = 968
DISMISS: Final[i64] = 1136  # leader
VISIT: Final[i64] = 1180  # seat
COLLECT: Final[i64] = 1185  # market space
REPLACE: Final[i64] = 1189  # good × servants
ADD: Final[i64] = 1282  # servants
LATER: Final[i64] = 1312  # answers that name pieces of later versions

MOST_CARDS: Final = 255  # that can be numbered
# How many pieces each version brought that is out; one with more adds a row.
RELEASED: Final = ({"card": 168, "leader": 44},)

_sets = [s for size in (1, 2, 3) for s in combinations(range(len(PRIVILEGES)), size)]
PRIVILEGE_SETS: Final[vec[i64]] = vec[i64]([i64(sum(1 << i for i in s)) for s in _sets])


def _numbers(first: int, last: int) -> list[str]:
    return [str(n) for n in range(first, last + 1)]


def space_of(cards: int) -> Space:
    """Number all answers of a game with so many cards."""
    numbers = _numbers(1, cards)
    return Space(
        Verb(PLACE, "place", "place {member} {space}", member=MEMBERS, space=SPACES),
        Verb(PASS, "pass", "pass"),
        Verb(END, "end", "end"),
        Verb(SPEND, "spend", "spend {servants}", servants=_numbers(0, int(MOST_SERVANTS))),
        Verb(PAY, "pay", "pay {price}", price=_numbers(1, int(MOST_PRICES))),
        Verb(TRADE, "trade", "trade building {building} arrow {arrow}",
             building=_numbers(1, int(BUILDINGS)), arrow=_numbers(1, int(MOST_TRADES))),
        Verb(PRODUCE, "produce", "produce"),
        Verb(PRIVILEGE, "privilege", "privilege {goods}",
             goods=[" ".join(PRIVILEGES[i] for i in s) for s in _sets]),
        Verb(TAKE, "take", "take {floor}", floor=FLOORS),
        Verb(DECLINE, "decline", "decline"),
        Verb(FIRST, "first", "first effect {effect}", effect=_numbers(1, int(MOST_EFFECTS))),
        Verb(SUPPORT, "support", "support"),
        Verb(REFUSE, "refuse", "refuse"),
        Verb(CHOOSE, "choose", "choose tile {tile}", tile=BONUS_TILES),
        Verb(KEEP, "keep", "keep {leader}", leader=LEADERS),
        Verb(PLAY, "play", "play {leader}", leader=LEADERS),
        Verb(DISCARD, "discard", "discard {leader}", leader=LEADERS),
        Verb(USE, "use", "use {leader}", leader=LEADERS),
        Verb(COPY, "copy", "copy {leader}", leader=LEADERS),
        Verb(RAISE, "raise", "raise {member}", member=MEMBERS[:3]),
        Verb(OPTION, "option", "option {option}", option=_numbers(1, int(MOST_OPTIONS))),
        Verb(BID, "bid", "bid lot {lot} row {row}", lot=LOTS, row=_numbers(1, int(ROWS))),
        Verb(TOKEN, "token", "token {face}", face=_numbers(1, int(FACES))),
        Verb(GIVE, "give", "give token {face}", face=_numbers(1, int(FACES))),
        Verb(LAY, "lay", "lay token {face} on {card}", face=_numbers(1, int(FACES)), card=SLOTS),
        Verb(HOLD, "hold", "hold token {face}", face=_numbers(1, int(FACES))),
        Verb(SWAP, "swap", "swap"),
        Verb(FLIP, "flip", "flip seal {seal}", seal=_numbers(1, int(SEALS))),
        Verb(FETCH, "fetch", "fetch card {card}", card=numbers),
        Verb(DROP, "drop", "drop card {card}", card=numbers),
        Verb(ACTIVATE, "activate", "activate card {card}", card=numbers),
        Verb(DISMISS, "dismiss", "dismiss {leader}", leader=LEADERS),
        Verb(VISIT, "visit", "visit seat {seat}", seat=_numbers(0, int(SEATS) - 1)),
        Verb(COLLECT, "collect", "collect {market}", market=MARKETS),
        Verb(REPLACE, "replace", "replace {good} by {servants}", good=REPLACED,
             servants=_numbers(0, int(MOST_SERVANTS))),
        Verb(ADD, "add", "add {servants}", servants=_numbers(1, int(MOST_SERVANTS))),
        released=RELEASED,
    )  # fmt: skip


# Codes by pieces, and pieces by codes, with room for all cards that may come.
_ROOM: Final = space_of(MOST_CARDS)


def _piece(action: Action) -> int:
    """Give the number of the card, or the place of the leader, that an answer names."""
    card, leader = action.args.get("card", "-1"), action.args.get("leader")
    return int(card) if leader is None else LEADERS.index(leader)


def _codes(verb: str) -> "vec[i64]":
    """Give the codes of a verb by pieces."""
    codes = dict(zip(map(_piece, _ROOM.verbs[verb].actions), _ROOM.codes(verb), strict=True))
    return vec[i64]([i64(codes.get(piece, -1)) for piece in range(MOST_CARDS + 1)])


FETCH_CODE: Final[vec[i64]] = _codes("fetch")
DROP_CODE: Final[vec[i64]] = _codes("drop")
ACTIVATE_CODE: Final[vec[i64]] = _codes("activate")
KEEP_CODE: Final[vec[i64]] = _codes("keep")
PLAY_CODE: Final[vec[i64]] = _codes("play")
DISCARD_CODE: Final[vec[i64]] = _codes("discard")
USE_CODE: Final[vec[i64]] = _codes("use")
COPY_CODE: Final[vec[i64]] = _codes("copy")
DISMISS_CODE: Final[vec[i64]] = _codes("dismiss")
PIECE: Final[vec[i64]] = vec[i64]([i64(_piece(action)) for action in _ROOM.actions])
VERB: Final[vec[i64]] = vec[i64]([i64(_ROOM.verbs[a.verb].base) for a in _ROOM.actions])


def _all_sets() -> "list[vec[i64]]":
    """List, for each size and each set of privileges on offer, the codes of what can be picked."""
    tables: list[vec[i64]] = []
    for size in range(4):
        for offered in range(OFFERS):
            codes = [
                PRIVILEGE + i64(i)
                for i, s in enumerate(_sets)
                if len(s) == size and all(offered >> p & 1 for p in s)
            ]
            tables.append(vec[i64](codes))
    return tables


_SETS: Final = _all_sets()


def sets_of(size: i64, offered: i64) -> "vec[i64]":
    """List the codes of all sets of so many of the privileges on offer (a bit for each)."""
    return _SETS[size * OFFERS + offered]
