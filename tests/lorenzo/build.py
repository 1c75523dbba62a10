"""Positions for tests: a table laid out as wished, then played through the door.

    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=2))}, towers={"territory 2": 3})
    game.play("place white territory 2")
    assert game.seat0.territory == (3,)

What a test does not mention is as plain as can be: no goods, no cards, no leaders, dice of six,
four cards in every tower in the order of their numbers. A floor on which somebody stands is empty.
The round is the first one in which the cards and excommunications that are named can be there. The
layout is written as a dump and read by the game itself, so an impossible position is refused.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import msgspec

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import LEADERS, SPACES
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.pieces import CARD_KINDS, MEMBERS
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.views import Board, LorenzoView
from tests.playing import Playing

GOODS: Final = ("coin", "wood", "stone", "servant", "military", "faith", "vp")
BONUS_TILES: Final = ("standard", "a", "b", "c", "d")
TILES: Final = [tile.name for tile in BASE.tiles]
KIND_OF: Final = {int(card.number): CARD_KINDS[card.kind] for card in BASE.cards}
PERIOD_OF: Final = {int(card.number): int(card.period) for card in BASE.cards}
FLOORS: Final = 4


def goods(
    coin: int = 0,
    wood: int = 0,
    stone: int = 0,
    servant: int = 0,
    military: int = 0,
    faith: int = 0,
    vp: int = 0,
) -> dict[str, int]:
    """Name goods and points as events do: a kind that is not there is left out."""
    named = dict(zip(GOODS, (coin, wood, stone, servant, military, faith, vp), strict=True))
    return {good: n for good, n in named.items() if n}


@dataclass(frozen=True)
class Seat:
    """One player's board; leaders that are not mentioned were discarded long ago."""

    held: Mapping[str, int] = field(default_factory=dict)
    cards: Sequence[int] = field(default=(), kw_only=True)  # in the order they were taken
    members: Sequence[str] | None = field(default=None, kw_only=True)  # to place; None: all
    bonus_tile: str = field(default="", kw_only=True)  # none: standard, or by seat when advanced
    excommunicated: Sequence[str] = field(default=(), kw_only=True)  # the names of tiles
    rested: bool = field(default=False, kw_only=True)
    raised: Mapping[str, int] = field(default_factory=dict, kw_only=True)
    hand: Sequence[str] = field(default=(), kw_only=True)
    played: Sequence[str] = field(default=(), kw_only=True)
    used: Sequence[str] = field(default=(), kw_only=True)
    copied: str | None = field(default=None, kw_only=True)

    @property
    def leaders(self) -> list[str]:
        """List the leaders that are mentioned."""
        return [*self.hand, *self.played]


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

    @property
    def seat3(self) -> Board:
        """Look at the board of seat 3."""
        return self.board(3)


def new_game(players: int = 2, seed: int = 0, advanced: bool = True) -> Position:
    """Set up a table as the rules do, before bonus tiles are chosen."""
    return Position(GAME.new(GAME.options_of(players, advanced=str(advanced).lower()), seed))


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
) -> Position:
    """Lay out a table at the beginning of a turn.

    `towers` gives the cards of floors (0 for an empty one), `placed` who stands where ("1 black
    council"), in the order they were placed. `turn_of` is by default the first in the `order`.
    `last` names the only member that is left to anybody: it is placed, and the round ends. A game
    in which leaders or chosen bonus tiles are mentioned is an advanced one.
    """
    spread = [(seats or {}).get(i, Seat()) for i in range(players)]
    order = list(order or range(players))
    mover = order[0] if turn_of is None else turn_of
    standing = [_standing(line) for line in placed]
    floors = {SPACES[there["space"]]: 0 for there in standing if there["space"] < 16}
    floors |= towers or {}
    drawn = _tiles(spread, tiles)
    when = round or _first_round(spread, floors.values())
    leaders = any(one.leaders or one.bonus_tile in ("a", "b", "c", "d") for one in spread)
    laid = msgspec.json.decode(_begun(players, advanced or leaders, seed))
    laid["stack"][-1]["args"] = [mover]
    picks = _picks(spread) if advanced or leaders else [[] for _ in spread]
    decks = _decks(spread, floors, when)
    laid["state"] |= {
        "players": [_player(i, one, standing, picks[i], last) for i, one in enumerate(spread)],
        "order": order,
        "at": (order.index(mover) + 1) % players,
        "round": when,
        "dice": list(dice),
        "decks": decks,
        "floors": [_on_floor(decks, floors, when, i) for i in range(16)],
        "placed": standing,
        "tiles": [TILES.index(name) for name in drawn],
        "packs": _packs(picks),
        "leaders": _undealt(picks) if advanced or leaders else [],
    }
    if last:
        laid["state"]["players"][mover]["members"] = 1 << MEMBERS.index(last)
    return Position(GAME.load(msgspec.json.encode(laid)))


@cache
def _begun(players: int, advanced: bool, seed: int) -> bytes:
    """Begin a game in the shortest way, to see what is pending in a turn."""
    game = new_game(players, seed, advanced)
    while game.view().round == 0:
        game.play(game.lines()[0])
    return GAME.dump(game.table)


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


def _first_round(spread: Sequence[Seat], laid: Iterable[int]) -> int:
    """Find the first round in which boards and towers can be as they are."""
    rounds = [1, *(2 * PERIOD_OF[card] - 1 for card in laid if card)]
    rounds += [min(2 * int(name[0]) + 1, 6) for one in spread for name in one.excommunicated]
    taken = [card for one in spread for card in one.cards]
    for kind in CARD_KINDS:
        for period in (1, 2, 3):
            n = sum(KIND_OF[c] == kind and PERIOD_OF[c] == period for c in taken)
            if n:
                rounds.append(2 * period if n <= FLOORS else min(2 * period + 1, 6))
    return max(rounds)


def _decks(spread: Sequence[Seat], floors: Mapping[str, int], when: int) -> list[int]:
    """Order every pile so that boards have seen cards and floors have the wished ones."""
    decks: list[int] = []
    for kind in CARD_KINDS:
        owned = [card for one in spread for card in one.cards if KIND_OF[card] == kind]
        for period in (1, 2, 3):
            pile = [card for card in KIND_OF if (KIND_OF[card], PERIOD_OF[card]) == (kind, period)]
            if period == (when + 1) // 2:
                pile = _pile(kind, pile, [card for card in owned if card in pile], floors, when)
            decks += pile
    return decks


def _pile(
    kind: str, pile: list[int], owned: list[int], floors: Mapping[str, int], when: int
) -> list[int]:
    """Order the pile of the present period: the round before it, this round, the one to come."""
    wished = [floors.get(f"{kind} {floor}", -1) for floor in (1, 2, 3, 4)]
    if any(card > 0 and card not in pile for card in wished):
        raise ValueError(f"{kind} cards {wished} cannot all lie there in round {when}")
    rest = [card for card in pile if card not in owned and card not in wished]
    room = FLOORS if when % 2 == 0 else 0
    before, late = owned[:room], owned[room:]
    shown = []
    for card in wished:
        if card == 0 and late:
            card = late.pop()
        shown.append(card if card > 0 else rest.pop(-1 if card == 0 else 0))
    if late:
        raise ValueError(f"nobody can have {kind} cards {late} in round {when}")
    if when % 2:
        return shown + rest
    return before + rest + shown


def _on_floor(decks: Sequence[int], floors: Mapping[str, int], when: int, space: int) -> int:
    if floors.get(SPACES[space]) == 0:
        return 0
    return decks[space // FLOORS * 24 + (when - 1) * FLOORS + space % FLOORS]


def _picks(spread: Sequence[Seat]) -> list[list[str]]:
    """Give everybody four leaders, those that are mentioned among them."""
    named = {leader for one in spread for leader in one.leaders}
    spare = [leader for leader in LEADERS if leader not in named]
    return [[*one.leaders, *(spare.pop() for _ in range(4 - len(one.leaders)))] for one in spread]


def _packs(picks: Sequence[Sequence[str]]) -> list[str]:
    """Deal the packs from which everybody could keep these, passing on to the right."""
    n = len(picks)
    return [picks[(o - k) % n][k] for o in range(n) for k in range(4) if picks[0]]


def _undealt(picks: Sequence[Sequence[str]]) -> list[str]:
    dealt = {leader for four in picks for leader in four}
    return [leader for leader in LEADERS if leader not in dealt]


def _player(
    index: int, one: Seat, standing: Sequence[Mapping[str, int]], picks: list[str], last: str
) -> dict[str, Any]:
    away = {there["member"] for there in standing if there["seat"] == index}
    left = MEMBERS if one.members is None else one.members
    bits = [1 << i for i, name in enumerate(MEMBERS) if name in left and i not in away]
    fixed = sum(value << MEMBERS.index(name) * 4 for name, value in one.raised.items())
    usual = index + 1 if picks else 0
    return {
        "goods": dict(one.held),
        "members": 0 if last else sum(bits),
        "fixed": fixed,
        "rested": one.rested,
        "cards": list(one.cards),
        "tile": BONUS_TILES.index(one.bonus_tile) if one.bonus_tile else usual,
        "cubes": sum(1 << int(name[0]) - 1 for name in one.excommunicated),
        "hand": list(one.hand),
        "played": list(one.played),
        "used": list(one.used),
        "discarded": [leader for leader in picks if leader not in one.leaders],
        "copied": one.copied,
        "picks": picks,
    }
