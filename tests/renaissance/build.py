"""Positions for tests: a table laid out as wished, then played through the door.

    game = table(seats={0: seat("army-15"), 1: seat(cells={11: "artisans-29"})})
    game.play("play army-15")
    assert game.cells(1) == {}

What a test does not mention is as plain as can be: no cards in hands, empty castles, stocks and
zones; castles in the order of their list, cards that are not mentioned in the pile in the order of
their numbers, missions that are not mentioned dealt out in that order too, but for those that come
by themselves, which are last. The families are those that are mentioned, then the first ones. Of a
side with two players all but the hand is told at its first seat. The layout is written as a dump
and read by the game itself, so an impossible position is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, TypedDict, Unpack

import msgspec

from bottega.games.renaissance import GAME
from bottega.games.renaissance.names import FAMILIES, NUMBER, PLAYING_CARDS, SPECIALS
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.variants import rules_of
from bottega.games.renaissance.views import Cell, Person, RenaissanceView, Side
from tests.playing import Playing
from tests.renaissance.layout import (
    Seat,
    family_of,
    firsts_of,
    person_of,
    placers_of,
    sites_of,
    unused_of,
)

WINDOW: Final = ("AnswerAction", "AnswerAttack")

seat = Seat


class Position(Playing[Renaissance, RenaissanceView]):
    """A table of Renaissance in a certain position."""

    def __init__(self, table: Renaissance) -> None:
        super().__init__(GAME, table)

    def side(self, seat: int = 0) -> Side:
        """Look at one's own side."""
        view = self.view(seat)
        return view.sides[seat % len(view.sides)]

    def person(self, seat: int = 0) -> Person:
        """Look at one's own hand and turn."""
        return self.view(seat).people[seat]

    def hand(self, seat: int = 0) -> list[str]:
        """List the cards of a hand."""
        return list(self.person(seat).hand)

    def stock(self, seat: int = 0) -> list[str]:
        """List the cards of a stock."""
        return list(self.side(seat).stock)

    def zone(self, seat: int = 0) -> list[str]:
        """List the cards of a zone."""
        return list(self.side(seat).zone)

    def cell(self, seat: int, cell: int) -> Cell:
        """Look at a filled cell."""
        found = self.side(seat).cells[cell - 1]
        assert found is not None, f"cell {cell} is free"
        return found

    def cells(self, seat: int = 0) -> dict[int, str]:
        """Name the cards on a castle by cell."""
        return {i: there.card for i, there in enumerate(self.side(seat).cells, 1) if there}

    def points(self, seat: int = 0) -> dict[str, int]:
        """Give a side's points with where they come from, all that is secret included."""
        return dict(GAME.score(self.table)[seat].parts)

    @property
    def discards(self) -> list[str]:
        """List the discard pile, the top card last."""
        return list(self.view().discards)

    @property
    def asked_all(self) -> list[int]:
        """List the seats that are asked now, several where they are asked together."""
        found: list[int] = []
        for frame in reversed(self.table.stack):
            if frame.seat < 0 or (found and not frame.together):
                break
            found.append(int(frame.seat))
        return found

    def let_be(self) -> Self:
        """Let everybody let the action be."""
        while self.asks in WINDOW:
            self.play("let be")
        return self

    def act(self, *lines: str) -> Self:
        """Play lines, letting every action be that is announced."""
        for line in lines:
            self.play(line).let_be()
        return self

    def pass_on(self) -> Self:
        """Store nothing and let tolls be: the turn goes to whoever is next."""
        while self.asks in ("Store", "Toll", "Claim"):
            self.play("pass")
        return self

    def idle(self) -> Self:
        """Let whoever acts discard the first card and store nothing."""
        return self.play(next(line for line in self.lines() if "discard" in line)).pass_on()


class Chosen(TypedDict, total=False):
    """Options of a table beside its families."""

    variant: str
    teams: str
    edition: str
    support: str
    missions: str
    families: str


def row(words: str, first: int = 1) -> dict[int, str]:
    """Lay cards on cells that follow each other."""
    return dict(enumerate(words.split(), first))


def new_game(players: int = 2, seed: int = 0, **chosen: Unpack[Chosen]) -> Position:
    """Set up a table as the rules do, before missions are chosen."""
    return Position(GAME.new(GAME.options_of(players, **chosen), seed))


def begun(players: int = 2, seed: int = 0, **chosen: Unpack[Chosen]) -> Position:
    """Set up a table and choose the first missions there are."""
    game = new_game(players, seed, **chosen)
    while game.asks == "ChooseMissions":
        game.play(game.lines()[0])
    return game


def table(
    players: int = 2,
    seats: Mapping[int, Seat] | None = None,
    turn_of: int = 0,
    pile: str = "",
    left: int | None = None,
    used: str = "",
    laid_by: Mapping[str, int] | None = None,
    seed: int = 0,
    **chosen: Unpack[Chosen],
) -> Position:
    """Lay out a table where a seat is about to act.

    `pile` names the cards on top, the first one first; `left` is how many cards it has, the others
    were discarded. `laid_by` tells who laid specials, by default who would.
    """
    spread = [(seats or {}).get(i, Seat()) for i in range(players)]
    given = chosen.get("families", "")
    families = given.split(",") if given else _families(players, spread, pile, chosen)
    options = GAME.options_of(players, **{**chosen, "families": ",".join(families)})
    sides = rules_of(options).sides
    laid: dict[str, Any] = msgspec.json.decode(GAME.dump(GAME.new(options, seed)))
    laid["stack"] = _turn(turn_of)
    state = laid["state"]
    top = pile.split()
    held = {card for one in spread for card in one.cards}
    rest = [card for card in PLAYING_CARDS if family_of(card) in families and card not in held]
    rest = [*top, *(card for card in rest if card not in top)]
    rest, gone = (rest, []) if left is None else (rest[:left], rest[left:])
    placers = placers_of(options, spread, laid_by or {})
    sites = sites_of(options, spread[:sides], families, placers)
    state |= {
        "sites": [old | new for old, new in zip(state["sites"], sites, strict=True)],
        "people": [old | person_of(one) for old, one in zip(state["people"], spread, strict=True)],
        "pile": [NUMBER[card] for card in reversed(rest)],
        "discards": [NUMBER[card] for card in gone],
        "first": turn_of,
        "mover": turn_of,
        "regular": turn_of,
        "turn": 1,
        "laid_by": [placers.get(card, -1) for card in SPECIALS],
        "used": sum(1 << SPECIALS.index(card) for card in used.split()),
    }
    state["unused"] = unused_of(state["sites"], families)
    state["firsts"] = firsts_of(state["sites"])
    return Position(GAME.load(msgspec.json.encode(laid)))


def _turn(seat: int) -> list[dict[str, Any]]:
    """Write what is pending when a seat is about to act."""
    order = ("EndTurn", "Check", "Draw", "Storing", "Operation")
    return [{"frame": name, "args": [] if name == "Check" else [seat]} for name in order]


def _families(players: int, spread: Sequence[Seat], pile: str, chosen: Chosen) -> list[str]:
    """Choose the families that are mentioned, then the first ones."""
    teams = chosen.get("teams") == "true" or players > 4
    needed = players // 2 if teams else players
    if chosen.get("variant") == "quick":
        needed = 1 if players == 2 else 2
    words = [*pile.split(), *(w for one in spread for w in (*one.cards, *one.missions))]
    named = {family_of(word) for word in words}
    spare = [family for family in FAMILIES if family not in named]
    found = [*named, *spare[: needed - len(named)]]
    return [family for family in FAMILIES if family in found]


__all__ = ["Chosen", "Position", "Seat", "begun", "new_game", "row", "seat", "table"]
