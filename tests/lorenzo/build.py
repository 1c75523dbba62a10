"""Positions for tests: a table laid out as wished, then played through the door.

    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=2))}, towers={"territory 2": 3})
    game.play("place white territory 2")
    assert game.seat0.territory == (3,)

What a test does not mention is as plain as can be: no goods, no cards, no leaders, dice of six,
four cards in every tower in the order of their numbers. A floor on which somebody stands is empty.
The round is the first one in which the cards and excommunications that are named can be there. The
expansions that are mentioned in any way are in play; with families, those who do not name one have
one that does nothing by itself, and the floors of ventures ask for more, unless another tower is
`adapted`. The layout is written as a dump and read by the game itself, so an impossible position
is refused.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import msgspec

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import LEADERS, LOTS, SPACES
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.modules.houses import HOUSES
from bottega.games.lorenzo.pieces import MEMBERS
from bottega.games.lorenzo.ruleset import FIRST_SPACE
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.views import Board, LorenzoView
from tests.lorenzo.dealt import Dealt
from tests.lorenzo.piles import (
    KIND_OF,
    PERIOD_OF,
    TOWER_OF,
    decks_of,
    first_round,
    on_floor,
)
from tests.playing import Playing

__all__ = [
    "GOODS", "KIND_OF", "PERIOD_OF", "TILES", "TOWER_OF", "Position", "Seat", "goods", "new_game",
    "seat", "table",
]  # fmt: skip

GOODS: Final = ("coin", "wood", "stone", "servant", "military", "faith", "vp", "token")
BONUS_TILES: Final = ("standard", "a", "b", "c", "d", "e")
TILES: Final = [tile.name for tile in (*BASE.tiles, *HOUSES.tiles)]
PLAIN_FAMILIES: Final = ("gonzaga", "malatesta", "orsini", "medici", "da-montefeltro")
PAZZI_FAMILIES: Final = ("della-scala", "visconti")
FIRST_OF_HOUSES: Final = LEADERS.index("alfonso-v-d-aragona")
FIRST_OF_PAZZI: Final = LEADERS.index("raffaello-sanzio")
TOKENS: Final = [face for face in range(1, 11) for _ in range(3)]
FAITH_TILES: Final = (3, 6, 9)


def goods(
    coin: int = 0,
    wood: int = 0,
    stone: int = 0,
    servant: int = 0,
    military: int = 0,
    faith: int = 0,
    vp: int = 0,
    token: int = 0,
) -> dict[str, int]:
    """Name goods and points as events do: a kind that is not there is left out."""
    named = dict(zip(GOODS, (coin, wood, stone, servant, military, faith, vp, token), strict=True))
    return {good: n for good, n in named.items() if n}


@dataclass(frozen=True)
class Seat:
    """One player's board; leaders that are not mentioned were discarded long ago."""

    held: Mapping[str, int] = field(default_factory=dict)  # tokens are named by what they show
    cards: Sequence[int] = field(default=(), kw_only=True)  # in the order they were taken
    members: Sequence[str] | None = field(default=None, kw_only=True)  # to place; None: all
    bonus_tile: str = field(default="", kw_only=True)  # none: standard, or by seat when advanced
    excommunicated: Sequence[str] = field(default=(), kw_only=True)  # the names of tiles
    rested: bool = field(default=False, kw_only=True)
    raised: Mapping[str, int] = field(default_factory=dict, kw_only=True)
    hand: Sequence[str] = field(default=(), kw_only=True)  # beyond four, leaders were drawn
    played: Sequence[str] = field(default=(), kw_only=True)
    used: Sequence[str] = field(default=(), kw_only=True)
    dismissed: Sequence[str] = field(default=(), kw_only=True)
    shown: Sequence[str] = field(default=(), kw_only=True)  # those that came with the family
    copied: str | None = field(default=None, kw_only=True)
    family: str = field(default="", kw_only=True)
    tokens: Sequence[int] = field(default=(), kw_only=True)  # what they show
    laid: Mapping[str, int] = field(default_factory=dict, kw_only=True)
    store: Mapping[str, int] = field(default_factory=dict, kw_only=True)
    seals: Sequence[int] = field(default=(), kw_only=True)
    faith_tiles: Sequence[int] = field(default=(), kw_only=True)  # the spaces of those taken
    sets: int = field(default=0, kw_only=True)

    @property
    def leaders(self) -> list[str]:
        """List the leaders that are mentioned."""
        return [*self.hand, *self.played, *self.dismissed]


seat = Seat


class Position(Playing[Lorenzo, LorenzoView]):
    """A table of Lorenzo in a certain position."""

    def __init__(self, table: Lorenzo) -> None:
        super().__init__(GAME, table)

    def board(self, seat: int) -> Board:
        """Look at one's own board."""
        return self.view(seat).boards[seat]

    def held(self, seat: int = 0) -> dict[str, int]:
        """Name the goods and points of a seat."""
        board = self.board(seat)
        return goods(**{good: getattr(board, good) for good in GOODS})

    def card_on(self, floor: str) -> int:
        """Give the card on a floor, 0 when it is gone."""
        return self.view().floors[SPACES.index(floor)]

    def placements(self, member: str = "") -> list[str]:
        """List where the seat that is asked can place a member, by default any of them."""
        return [line for line in self.lines() if line.startswith(f"place {member}".rstrip() + " ")]

    @property
    def seat0(self) -> Board:
        """Look at the board of seat 0."""
        return self.board(0)

    @property
    def seat1(self) -> Board:
        """Look at the board of seat 1."""
        return self.board(1)

    @property
    def seat2(self) -> Board:
        """Look at the board of seat 2."""
        return self.board(2)


def new_game(players: int = 2, seed: int = 0, advanced: bool = True, **chosen: str) -> Position:
    """Set up a table as the rules do, before anything is chosen."""
    options = GAME.options_of(players, advanced=str(advanced).lower(), **chosen)
    return Position(GAME.new(options, seed))


def table(
    players: int = 2,
    dice: Sequence[int] = (6, 6, 6),
    seats: Mapping[int, Seat] | None = None,
    towers: Mapping[str, int] | None = None,
    placed: Sequence[str] = (),
    round: int = 0,
    order: Sequence[int] = (),
    turn_of: int | None = None,
    last: str = "",
    tiles: Sequence[str] = (),
    advanced: bool = False,
    seed: int = 0,
    modules: str = "",
    adapted: str = "venture",
    gone: Sequence[int] = (),
    supply: Sequence[int] | None = None,
    spent: Sequence[int] = (),
    pile: Sequence[str] | None = None,
) -> Position:
    """Lay out a table at the beginning of a turn.

    `towers` gives the cards of floors (0 for an empty one), `placed` who stands where ("1 black
    council"), in the order they were placed. `turn_of` is by default the first in the `order`.
    `last` names the only member that is left to anybody: it is placed, and the round ends. A game
    in which leaders or chosen bonus tiles are mentioned is an advanced one. `gone` names cards of
    earlier rounds that nobody took, `supply` what the next tokens show, `pile` the next leaders;
    an empty list means that there are none.
    """
    spread = [(seats or {}).get(i, Seat()) for i in range(players)]
    order = list(order or range(players))
    mover = order[0] if turn_of is None else turn_of
    standing = [_standing(line) for line in placed]
    floors = {SPACES[there["space"]]: 0 for there in standing if there["space"] < FIRST_SPACE}
    floors |= towers or {}
    drawn = _tiles(spread, tiles)
    seen = [*(card for one in spread for card in one.cards), *gone]
    names = modules or _modules(players, spread, floors, seen, standing, tiles)
    houses = "houses" in names
    leaders = any(one.leaders or one.bonus_tile in BONUS_TILES[1:] for one in spread)
    leaders = advanced or leaders or houses
    when = round or first_round(
        seen, floors.values(), [t for s in spread for t in s.excommunicated]
    )
    laid = msgspec.json.decode(_begun(players, leaders, names, seed))
    laid["stack"][-1]["args"] = [mover]
    rules = rules_of(GAME.options_of(players, advanced=str(leaders).lower(), modules=names))
    decks = decks_of(rules, seen, floors, when)
    families = _families(spread) if houses else []
    dealt = Dealt(rules, spread, families, pile, leaders)
    laid["state"] |= {
        "players": [_player(i, one, standing, dealt, last) for i, one in enumerate(spread)],
        "order": order,
        "at": (order.index(mover) + 1) % players,
        "round": when,
        "dice": list(dice),
        "decks": decks,
        "floors": [on_floor(decks, floors, when, i) for i in range(4 * len(rules.towers))],
        "placed": standing,
        "tiles": [TILES.index(name) for name in drawn],
        "packs": dealt.packs,
        "leaders": dealt.pile,
    }
    if houses:
        laid["state"] |= {
            "omen": _omen(decks, when, adapted),
            "lots": LOTS[:players],
            "families": families,
            "beside": [leader for shown in dealt.shown for leader in shown],
            "supply": _supply(spread, supply, spent),
            "spent": list(spent),
        }
    if last:
        laid["state"]["players"][mover]["members"] = 1 << MEMBERS.index(last)
    return Position(GAME.load(msgspec.json.encode(laid)))


@cache
def _begun(players: int, advanced: bool, modules: str, seed: int) -> bytes:
    """Begin a game in the shortest way, to see what is pending in a turn."""
    game = new_game(players, seed, advanced, modules=modules)
    while game.view().round == 0:
        game.play(game.lines()[0])
    return GAME.dump(game.table)


def _modules(
    players: int,
    spread: Sequence[Seat],
    floors: Mapping[str, int],
    seen: Sequence[int],
    standing: Sequence[Mapping[str, int]],
    tiles: Sequence[str],
) -> str:
    """Name the expansions that are mentioned."""
    cards = {*seen, *floors.values()}
    leaders = {LEADERS.index(name) for one in spread for name in one.leaders}
    named = {name[2:] for one in spread for name in one.excommunicated} | {t[2:] for t in tiles}
    houses = (
        players > 4
        or any(97 <= card <= 144 for card in cards)
        or any(FIRST_OF_HOUSES <= leader < FIRST_OF_PAZZI for leader in leaders)
        or any(one.family or one.tokens or one.laid for one in spread)
        or any(name.startswith("special") for name in floors)
        or any(there["space"] >= SPACES.index("bembo") for there in standing)
        or "8" in named
    )
    pazzi = (
        any(card > 144 for card in cards)
        or any(leader >= FIRST_OF_PAZZI for leader in leaders)
        or any(one.family in PAZZI_FAMILIES for one in spread)
    )
    return ",".join(name for name, on in (("houses", houses), ("pazzi", pazzi)) if on) or "none"


def _standing(line: str) -> dict[str, int]:
    seat, member, space = line.split(" ", 2)
    return {"seat": int(seat), "member": MEMBERS.index(member), "space": SPACES.index(space)}


def _tiles(spread: Sequence[Seat], wished: Sequence[str]) -> list[str]:
    """Draw the tiles that are mentioned, else the first of each period."""
    drawn = {"1": "1-1", "2": "2-1", "3": "3-1"} | {name[0]: name for name in wished}
    named = {name for one in spread for name in one.excommunicated}
    drawn |= {name[0]: name for name in named}
    if not {*named, *wished} <= set(drawn.values()):
        raise ValueError("only one tile of each period is drawn")
    return [drawn[period] for period in "123"]


def _families(spread: Sequence[Seat]) -> list[str]:
    """Name everybody's family; plain ones where none is mentioned."""
    named = [one.family for one in spread]
    plain = [family for family in PLAIN_FAMILIES if family not in named]
    return [family or plain.pop(0) for family in named]


def _omen(decks: Sequence[int], when: int, adapted: str) -> int:
    """Find an unused special card that lets a tower be the adapted one in this round."""
    towers = ("territory", "character", "building", "venture")
    first = towers[(towers.index(adapted) - when + 1) % len(towers)]
    special = [card for card, tower in TOWER_OF.items() if tower == "special"]
    return next(card for card in special if card not in decks and KIND_OF[card] == first)


def _supply(
    spread: Sequence[Seat], wished: Sequence[int] | None, spent: Sequence[int]
) -> list[int]:
    """Order the tokens that nobody has: the wished ones are drawn first, from the end."""
    left = list(TOKENS)
    for face in [*spent, *(f for s in spread for f in (*s.tokens, *s.laid.values()))]:
        left.remove(face)
    for face in wished or ():
        left.remove(face)
    if wished is not None and not wished and left:
        raise ValueError(f"the tokens {left} must be somewhere")
    return [*left, *reversed(wished or ())]


def _player(
    index: int, one: Seat, standing: Sequence[Mapping[str, int]], dealt: Dealt, last: str
) -> dict[str, Any]:
    away = {there["member"] for there in standing if there["seat"] == index}
    left = MEMBERS if one.members is None else one.members
    if one.family != "colonna":
        left = [name for name in left if name != "brown"]
    bits = [1 << i for i, name in enumerate(MEMBERS) if name in left and i not in away]
    fixed = sum(value << MEMBERS.index(name) * 4 for name, value in one.raised.items())
    usual = index + 1 if dealt.picks[0] else 0
    return {
        "goods": {**one.held, "token": len(one.tokens)},
        "members": 0 if last else sum(bits),
        "fixed": fixed,
        "rested": one.rested,
        "cards": list(one.cards),
        "tile": BONUS_TILES.index(one.bonus_tile) if one.bonus_tile else usual,
        "cubes": sum(1 << int(name[0]) - 1 for name in one.excommunicated),
        "hand": list(one.hand),
        "played": list(one.played),
        "used": list(one.used),
        "discarded": [name for name in dealt.all_of(index) if name not in one.leaders],
        "copied": one.copied,
        "picks": dealt.picks[index],
        "estate": _estate(index, one, dealt),
    }


def _estate(index: int, one: Seat, dealt: Dealt) -> dict[str, Any]:
    estate: dict[str, Any] = {"drawn": dealt.drawn[index], "dismissed": list(one.dismissed)}
    if not dealt.families:
        return estate
    return estate | {
        "family": dealt.families[index],
        "bid": index * 6,
        "tokens": sorted(one.tokens),
        "laid": dict(one.laid),
        "store": dict(one.store),
        "seals": sum(1 << seal - 1 for seal in one.seals),
        "reached": sum(1 << FAITH_TILES.index(space) for space in one.faith_tiles),
        "sets": one.sets,
        "shown": dealt.shown[index],
    }
