"""Dumps: the whole table as JSON, and a strict reading of it."""

import re
from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from bottega.games.masters import faith
from bottega.games.masters.actions import MOST_WHITES, POWERS
from bottega.games.masters.cards import CARDS, COLOURS
from bottega.games.masters.goods import (
    FAITH,
    GOODS,
    KINDS,
    count,
    counts,
    covers,
    some,
    total,
)
from bottega.games.masters.leaders import numbers
from bottega.games.masters.setup import MARBLES
from bottega.games.masters.shop import CARDS_TO_END
from bottega.games.masters.sight import bits, fold_cards, fold_leaders, pack_goods
from bottega.games.masters.state import VERDICTS, Masters, Player, fits, supply
from bottega.games.masters.tokens import TOKENS
from bottega.kernel.errors import BadDump
from bottega.kernel.options import Options

Number = Annotated[int, Meta(ge=0, le=2000)]
Space = Annotated[int, Meta(ge=0, le=24)]
LeaderNumber = Annotated[int, Meta(ge=49, le=64)]
CardNumber = Annotated[int, Meta(ge=0, le=48)]
Goods = dict[str, Number]

# What can be pending, from the bottom of the stack to its top.
SHAPES = re.compile(
    r"|DrawInkwell( ChooseLeaders){1,4}|BeginTurn( Start){1,3}|Turn|LastWord"
    r"|(EndTurn|Finish) HandOver|After Store( Whites)?|After (Place|Yield)( Pay){1,4}"
    r"|After Produce( Receive( Spend)?)?"
)


class PlayerDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's board."""

    store: Goods
    box: Goods
    faith: Space
    tiles: Annotated[int, Meta(ge=0, le=7)]
    hand: tuple[LeaderNumber, ...]
    played: tuple[LeaderNumber, ...]
    returned: tuple[LeaderNumber, ...]
    discarded: tuple[LeaderNumber, ...]
    cards: tuple[CardNumber, ...]


class TableDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table, secrets included."""

    players: tuple[PlayerDump, ...]
    market: tuple[Annotated[int, Meta(ge=0, le=5)], ...]
    decks: tuple[CardNumber, ...]
    taken: tuple[Annotated[int, Meta(ge=0, le=4)], ...]
    first: Annotated[int, Meta(ge=-1, le=3)]
    turn: Annotated[int, Meta(ge=0, le=1_000_000)]
    reports: Annotated[int, Meta(ge=0, le=3)]
    last: bool
    verdict: str
    fresh: Goods
    let_go: Number
    need: Goods
    gain: Goods
    gain_faith: Number
    cross: Space
    tokens: tuple[Annotated[int, Meta(ge=0, le=6)], ...]
    drawn: Annotated[int, Meta(ge=0, le=7)]


def pack(table: Masters) -> TableDump:
    """Give the state of a table as a value."""
    return TableDump(
        tuple([_pack_player(p) for p in table.players]),
        tuple(table.market),
        tuple(table.decks),
        tuple(table.taken),
        table.first,
        table.turn,
        table.reports,
        table.last,
        VERDICTS[table.verdict],
        counts(table.fresh),
        table.let_go,
        counts(table.need),
        counts(table.gain),
        count(table.gain, FAITH),
        table.cross,
        tuple(table.tokens),
        table.drawn,
    )


def _pack_player(p: Player) -> PlayerDump:
    return PlayerDump(
        counts(p.store),
        counts(p.box),
        p.faith,
        p.tiles,
        numbers(p.hand),
        numbers(p.played),
        numbers(p.returned),
        numbers(p.discarded),
        tuple(p.cards),
    )


def unpack(options: Options, read: TableDump) -> Masters:
    """Lay out the table of a dump, all but what is pending and chance."""
    if len(read.players) != options.players:
        raise BadDump(f"there are {len(read.players)} boards for {options.players} players")
    if read.verdict not in VERDICTS:
        raise BadDump(f"no verdict is called {read.verdict!r}")
    if len(read.decks) != 48 or len(read.taken) != 12:
        raise BadDump("the grid has twelve decks of four cards")
    table = Masters(None, options)
    for player, stored in zip(table.players, read.players, strict=True):
        if len(stored.cards) != 9:
            raise BadDump("a board has three slots for three cards each")
        player.store = _goods(stored.store)
        player.box = _goods(stored.box)
        player.faith = stored.faith
        player.tiles = stored.tiles
        player.hand = bits(stored.hand)
        player.played = bits(stored.played)
        player.returned = bits(stored.returned)
        player.discarded = bits(stored.discarded)
        player.cards = vec[i64](list(stored.cards))
        fold_leaders(player)
        fold_cards(player)
    table.market = vec[i64](list(read.market))
    table.decks = vec[i64](list(read.decks))
    table.taken = vec[i64](list(read.taken))
    for deck in range(len(table.decks) // 4):
        table.uncover(deck)
    table.first = read.first
    table.turn = read.turn
    table.reports = read.reports
    table.last = read.last
    table.verdict = VERDICTS.index(read.verdict)
    table.fresh = _goods(read.fresh)
    table.let_go = read.let_go
    table.need = _goods(read.need)
    table.gain = _goods(read.gain) + some(FAITH, read.gain_faith)
    table.cross = read.cross
    table.tokens = vec[i64](list(read.tokens))
    table.drawn = read.drawn
    return table


def _goods(named: dict[str, int]) -> int:
    if not set(named) <= set(GOODS):
        raise BadDump(f"goods are {', '.join(GOODS)}, not {', '.join(named)}")
    return pack_goods(named)


def audit(table: Masters) -> None:
    """Raise BadDump unless this is a position that the pieces of the game can make."""
    for says, holds in (
        ("marbles are missing", sorted(table.market) == sorted(MARBLES)),
        ("the decks are not the 48 cards", _decks_whole(table)),
        ("cards on the boards are missing from the grid or doubled", _cards_whole(table)),
        ("leaders are missing or doubled", _leaders_whole(table)),
        ("tokens are missing", _tokens_whole(table)),
        ("a warehouse holds more than it can", all(fits(p.store, p.depots) for p in table.players)),
        ("the reports do not follow from the markers", _reports_follow(table)),
        ("the last round does not follow from the boards", _last_follows(table)),
        ("what is pending is impossible", _pending_possible(table)),
        ("goods of an action lie where no action is", _zones_follow(table)),
    ):
        if not holds:
            raise BadDump(f"impossible position: {says}")


def _decks_whole(table: Masters) -> bool:
    return all(
        sorted(table.decks[deck * 4 : deck * 4 + 4])
        == [card.number for card in CARDS if card.number and card.deck == deck]
        for deck in range(12)
    )


def _cards_whole(table: Masters) -> bool:
    placed = [card for player in table.players for card in player.cards if card]
    taken = [table.decks[d * 4 + i] for d in range(12) for i in range(table.taken[d])]
    stacked = all(
        not player.cards[i]
        or (CARDS[player.cards[i]].level == i % 3 + 1 and (i % 3 == 0 or player.cards[i - 1]))
        for player in table.players
        for i in range(9)
    )
    gone = len(taken) == len(placed) if not table.solo else len(taken) >= len(placed)
    return stacked and gone and len(set(placed)) == len(placed) and set(placed) <= set(taken)


def _leaders_whole(table: Masters) -> bool:
    dealt: list[int] = []
    for player in table.players:
        mine = [*numbers(player.hand), *numbers(player.played), *numbers(player.discarded)]
        back = numbers(player.returned)
        if len(mine) + len(back) != 4 or len(back) not in (0, 2):
            return False
        if not back and len(numbers(player.hand)) != 4:
            return False
        dealt += [*mine, *back]
    return len(set(dealt)) == len(dealt)


def _tokens_whole(table: Masters) -> bool:
    if not table.solo:
        return not table.tokens and not table.drawn and not table.cross
    shown = [TOKENS[token] for token in table.tokens[: table.drawn]]
    restored = table.verdict or not any(token.reshuffle for token in shown)
    return sorted(table.tokens) == list(range(7)) and bool(restored)


def _reports_follow(table: Masters) -> bool:
    furthest = max(table.cross, *(p.faith for p in table.players), 0)
    return table.reports == sum(1 for space in faith.POPE_SPACE if furthest >= space) and all(
        player.tiles >> table.reports == 0 for player in table.players
    )


def _last_follows(table: Masters) -> bool:
    full = any(p.bought >= CARDS_TO_END or p.faith == faith.LAST_SPACE for p in table.players)
    return table.last == (full and not table.solo)


def _names(table: Masters) -> list[str]:
    return [type(frame).__name__ for frame in table.stack]


def _pending_possible(table: Masters) -> bool:
    names = _names(table)
    if SHAPES.fullmatch(" ".join(names)) is None:
        return False
    over = not names or names[0] == "Finish"
    if over != (table.verdict != 0) or (table.verdict > 1) != (over and table.solo):
        return False
    if names == ["Finish", "HandOver"] and not table.solo:
        return False
    args = [frame.args() for frame in table.stack]
    if names[:1] == ["DrawInkwell"]:
        return table.first == -1 and _choosing(table, [a[0] for a in args[1:]])
    if not 0 <= table.first < len(table.players) or any(not p.returned for p in table.players):
        return False
    if names[:1] == ["BeginTurn"]:
        return args[0] == [table.first] and _starting(table, args[1:])
    seats = {a[0] for a in args if a}
    return len(seats) <= 1 and all(0 <= s < len(table.players) for s in seats) and _acting(table)


def _choosing(table: Masters, seats: list[int]) -> bool:
    waiting = list(range(len(table.players)))[-len(seats) :]
    return seats == waiting[::-1] and all(
        bool(p.returned) == (i not in seats) for i, p in enumerate(table.players)
    )


def _starting(table: Masters, args: list[list[int]]) -> bool:
    players = len(table.players)
    expected = [[(table.first + place) % players, place] for place in range(players)]
    return args == expected[-len(args) :][::-1] and len(args) < players


def _acting(table: Masters) -> bool:
    for frame in table.stack:
        name, args = type(frame).__name__, frame.args()
        if name == "Store" and not 0 <= args[1] < KINDS:
            return False
        if name == "Whites" and (
            not 1 <= args[1] <= MOST_WHITES or bin(table.players[args[0]].whites).count("1") != 2
        ):
            return False
        if name == "Produce" and not 1 <= args[1] <= POWERS:
            return False
        if name == "Place" and not _placeable(table, *args):
            return False
    return True


def _placeable(table: Masters, seat: int, deck: int, slot: int) -> bool:
    if not (0 <= deck < 12 and 0 <= slot < 3) or not table.tops[deck]:
        return False
    return table.players[seat].height(slot) == deck // len(COLOURS)


def _zones_follow(table: Masters) -> bool:
    names = _names(table)
    if (table.fresh or table.let_go) and "Store" not in names:
        return False
    if table.gain and not {"Produce", "Yield"} & set(names):
        return False
    if total(table.fresh) > MOST_WHITES or table.let_go > 14:
        return False
    if table.need == 0:
        return "Pay" not in names
    if not {"Produce", "Place", "Yield"} & set(names):
        return False
    top = table.stack[-1].args()
    payer = table.players[top[0]]
    if "Pay" in names:
        asked = [frame.args()[1] for frame in table.stack if type(frame).__name__ == "Pay"]
        needed = [good for good in range(KINDS) if count(table.need, good)]
        if asked[::-1] != needed:
            return False
    return covers(supply(payer), table.need)
