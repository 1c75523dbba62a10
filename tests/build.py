"""Positions for tests: a table laid out as wished, then played through the door.

    game = table(seats={0: seat(store=goods(coin=2))}, grid={"blue 1": 3})
    game.play("buy blue 1 slot 1")
    assert game.seat0.slots == ((3,), (), ())

What a test does not mention is as plain as can be: no goods, no faith, no leader in hand, decks in
the order of their numbers. The layout is written as a dump and read by the game itself, so a
position that the pieces cannot make is refused.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bottega.games.masters import GAME
from bottega.games.masters.cards import CARDS, COLOURS
from bottega.games.masters.state import Masters
from bottega.games.masters.views import Board, MastersView
from tests.playing import Playing

MARBLES: Final = ("yellow", "grey", "purple", "blue", "white", "red")  # by their codes
ALL_MARBLES: Final = [*MARBLES[:4] * 2, *["white"] * 4, "red"]
LEADERS: Final = range(49, 65)
POPE_SPACES: Final = (8, 16, 24)
DECKS: Final = [f"{colour} {level}" for level in (1, 2, 3) for colour in COLOURS]


def goods(coin: int = 0, stone: int = 0, servant: int = 0, shield: int = 0) -> dict[str, int]:
    """Name goods as boards show them: a kind that is not there is left out."""
    named = {"coin": coin, "stone": stone, "servant": servant, "shield": shield}
    return {good: n for good, n in named.items() if n}


@dataclass(frozen=True, kw_only=True)
class Seat:
    """One player's board; leaders that are not mentioned were put away long ago."""

    store: Mapping[str, int] = field(default_factory=dict)
    box: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    tiles: Sequence[int] = ()  # the sections whose tile was kept
    slots: Sequence[Sequence[int]] = ()  # cards from the bottom up
    hand: Sequence[int] = ()
    played: Sequence[int] = ()

    @property
    def cards(self) -> list[int]:
        """List the cards on all slots."""
        return [card for slot in self.slots for card in slot]


seat = Seat


class Position(Playing[Masters, MastersView]):
    """A table of Masters in a certain position."""

    def __init__(self, table: Masters) -> None:
        super().__init__(GAME, table)

    @property
    def held(self) -> int:
        """Give the seat that closes something by hand, -1 when none does."""
        return int(self.table.held)

    def board(self, seat: int) -> Board:
        """Look at one's own board."""
        return self.view(seat).boards[seat]

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
    def cross(self) -> int:
        """Give the space of Lorenzo's black cross."""
        lorenzo = self.view().lorenzo
        assert lorenzo is not None
        return lorenzo.cross

    @property
    def market(self) -> list[str]:
        """Write the three rows as colours."""
        marbles = [MARBLES[marble] for marble in self.view().market]
        return [" ".join(marbles[i : i + 4]) for i in (0, 4, 8)]

    @property
    def slide(self) -> str:
        """Give the colour of the spare marble."""
        return MARBLES[self.view().market[12]]

    def top(self, deck: str) -> int:
        """Give the visible card of a deck, 0 when it is empty."""
        return self.view().decks[DECKS.index(deck)].top


def new_game(players: int, seed: int = 0, discard: str = "fresh") -> Position:
    """Set up a table as the rules do, before leaders are chosen."""
    return Position(GAME.new(GAME.options_of(players, discard=discard), seed))


def table(
    players: int = 2,
    first: int = 0,
    turn_of: int | None = None,
    seats: Mapping[int, Seat] | None = None,
    market: str = "",
    slide: str = "",
    grid: Mapping[str, int] | None = None,
    left: Mapping[str, int] | None = None,
    cross: int = 0,
    tokens: Sequence[int] = (),
    seed: int = 0,
    discard: str = "fresh",
    solo_last_colour: str = "victory",
    holds: Sequence[int] = (),
) -> Position:
    """Lay out a table at the beginning of a turn.

    `market` names rows from the top, separated by `/`; the marbles it does not name fill the rest.
    `grid` gives the visible cards of decks, and `left` (alone against Lorenzo) how many cards they
    still have; `tokens` are drawn in the order given; the seats in `holds` end their turns by hand.
    """
    spread = [(seats or {}).get(i, Seat()) for i in range(players)]
    options = GAME.options_of(players, discard=discard, solo_last_colour=solo_last_colour)
    laid: dict[str, Any] = msgspec.json.decode(GAME.dump(GAME.new(options, seed)))
    faiths = [cross, *(one.faith for one in spread)]
    full = any(len(one.cards) >= 7 or one.faith == 24 for one in spread)
    laid["stack"] = [{"frame": "Turn", "args": [first if turn_of is None else turn_of]}]
    state = laid["state"]
    state |= {
        "players": _players(spread),
        "market": _marbles(market, slide),
        "first": first,
        "turn": 1,
        "reports": sum(max(faiths) >= space for space in POPE_SPACES),
        "last": full and players > 1,
        "cross": cross,
    }
    if players == 1:
        wished = [number - 1 for number in tokens]
        state["tokens"] = wished + [token for token in range(7) if token not in wished]
    state["decks"], state["taken"] = _decks(spread, grid or {}, left or {})
    position = Position(GAME.load(msgspec.json.encode(laid)))
    position.table.holds = sum(1 << seat for seat in holds)
    return position


def _players(spread: Sequence[Seat]) -> list[dict[str, Any]]:
    named = {leader for one in spread for leader in (*one.hand, *one.played)}
    spare = [leader for leader in LEADERS if leader not in named]
    return [_player(one, spare) for one in spread]


def _player(one: Seat, spare: list[int]) -> dict[str, Any]:
    """Write a board: of the four leaders dealt, two went back and the rest was discarded."""
    unused = 2 - len(one.hand) - len(one.played)
    slots = [*one.slots, (), (), ()][:3]
    return {
        "store": dict(one.store),
        "box": dict(one.box),
        "faith": one.faith,
        "tiles": sum(1 << (section - 1) for section in one.tiles),
        "hand": list(one.hand),
        "played": list(one.played),
        "returned": [spare.pop(), spare.pop()],
        "discarded": [spare.pop() for _ in range(unused)],
        "cards": [card for slot in slots for card in [*slot, 0, 0, 0][:3]],
    }


def _marbles(market: str, slide: str) -> list[int]:
    named = market.replace("/", " ").split()
    rest = list(ALL_MARBLES)
    for marble in [*named, *slide.split()]:
        rest.remove(marble)
    laid = [*named, *rest[: 12 - len(named)], slide or rest[-1]]
    return [MARBLES.index(marble) for marble in laid]


def _decks(
    spread: Sequence[Seat], grid: Mapping[str, int], left: Mapping[str, int]
) -> tuple[list[int], list[int]]:
    """Order the decks: first what lies on boards or is gone, then the wished card on top."""
    placed = {card for one in spread for card in one.cards}
    decks: list[int] = []
    taken: list[int] = []
    for index, name in enumerate(DECKS):
        cards = [int(card.number) for card in CARDS if card.number and card.deck == index]
        there = [card for card in cards if card not in placed]
        there.sort(key=lambda card: card != grid.get(name, 0))
        if name in grid and there[:1] != [grid[name]]:
            raise ValueError(f"{name} cannot show card {grid[name]}")
        remaining = there[: left.get(name, len(there))]
        decks += [card for card in cards if card not in remaining] + remaining
        taken.append(4 - len(remaining))
    return decks, taken
