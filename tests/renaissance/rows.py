"""What the rows about single cards have in common: which cards they are about, and how to play.

Every row sits at a table of four, so that all families are in play: seat 0 builds Chenonceau (cells
1-5 foundations, 6-9 stones, 10-12 tiles), seat 1 Chillon (1-7, 8-10, 11-12), seat 2 Egeskov (1-5
and 7, 6, 8 and 10, 9, 11 and 12), seat 3 Rosenborg (1-4, 5-8, 9-12). Pure materials are numbers
21-25 (foundations of value 1 to 5), 26-28 (stones of 1, 4, 5) and 29-30 (tiles of 3 and 4).
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.renaissance.build import WINDOW, Position, Seat, seat, table
from tests.renaissance.reference import CARDS, EDITIONS, Printed, printed_in

FORCED: Final = 60  # answers without a choice in a row: more would be a loop
COVERED: Final[defaultdict[str, set[str]]] = defaultdict(set)  # ways tested, by action
PRINTED: Final[dict[str, Printed]] = {card["id"]: card for card in CARDS}
Mark = Callable[[Callable[..., None]], Callable[..., None]]


def action_of(card: str, edition: str = "2015") -> Printed:
    """Read what an action does."""
    found: Printed = printed_in(edition, PRINTED[card])["action"]
    return found


def each(*keys: str, how: str = "", editions: tuple[str, ...] = EDITIONS) -> Mark:
    """Test every card with one of these actions, in these editions: single, or doubled so."""
    for key in keys:
        COVERED[key].add(how or "single")
    cards = [c["id"] for c in CARDS if "action" in c and c["action"]["key"] in keys]
    rows = [(card, edition) for card in cards for edition in editions]
    return pytest.mark.parametrize(("card", "edition"), rows)


def playing(card: str, how: str = "") -> list[str]:
    """Give the lines that play an action, after a double attack where it is doubled."""
    if not how:
        return [f"play {card}"]
    both = len(action_of(card)["double"]) == 2
    return ["play army-01", f"play {card}", *([f"double {how}"] if both else [])]


def hold(card: str, how: str = "", more: str = "") -> str:
    """Give the hand that plays an action."""
    return f"{card} army-01 {more}" if how else f"{card} {more}"


def lay_out(edition: str, *spread: Seat, **more: Any) -> Position:
    """Lay out a table of four, each with what is given in turn."""
    return table(4, dict(enumerate(spread)), edition=edition, **more)


def go(game: Position, *lines: str) -> Position:
    """Play lines; windows in between are let be, and what leaves no choice is answered."""
    for line in lines:
        for _ in range(FORCED):
            if game.offers(line) or not _forced(game):
                break
        game.play(line)
    return settle(game)


def settle(game: Position) -> Position:
    """Let windows be and answer what leaves no choice, until something is to be decided."""
    for _ in range(FORCED):
        if not _forced(game):
            return game
    raise AssertionError("this never ends")


def _forced(game: Position) -> bool:
    """Answer a question that is left alone, or has one answer; say whether it was one."""
    if game.over:
        return False
    lines = game.lines()
    if game.asks in WINDOW:
        game.play("let be")
    elif len(lines) == 1 and game.asks != "Operation":
        game.play(lines[0])
    else:
        return False
    return True


def end_turn(game: Position) -> Position:
    """Store nothing, let tolls be and go on to the next seat's operation."""
    for _ in range(FORCED):
        if game.over or game.asks == "Operation":
            return game
        game.play("let be" if game.asks in WINDOW else "pass" if game.offers("pass") else "done")
    raise AssertionError("this never ends")


__all__ = [
    "COVERED", "EDITIONS", "PRINTED", "Position", "action_of", "each", "end_turn", "go", "hold",
    "lay_out", "playing", "seat", "settle",
]  # fmt: skip
