"""A row per royal mission: a position at the end where it holds, and one where it just does not."""

from dataclasses import replace

import pytest

from tests.renaissance.build import Position, Seat
from tests.renaissance.rows import EDITIONS, lay_out, seat

HAND = "army-21 army-22"  # the first one is discarded, and then nothing is there to be drawn
STONES = {6: "clergy-26", 7: "artisans-26", 8: "merchants-26", 9: "clergy-27"}
PURE = {1: "clergy-21", 2: "clergy-22", 3: "clergy-23", 4: "clergy-24", 5: "clergy-25"}
TWINS = {1: "artisans-21", 2: "artisans-22", 3: "artisans-23"}
ONE, TWO = {1: "artisans-21"}, {1: "artisans-21", 2: "artisans-22"}


def me(hand: str = HAND, **more: object) -> Seat:
    """Give the seat whose mission it is."""
    return Seat(hand, **more)  # type: ignore[arg-type]


Row = tuple[str, tuple[Seat, ...], tuple[Seat, ...]]
ROWS: list[Row] = [  # mission, where it holds, and where it does not
    ("army-36", (me(zone="clergy-32"), seat(zone="merchants-31")), (me(), seat())),
    ("army-37", (me(cells=ONE), seat()), (me(cells=ONE), seat(cells={1: "clergy-21"}))),
    (
        "army-38",
        (me(cells={1: "clergy-25"}), seat(cells={1: "artisans-24"})),
        (me(cells={1: "clergy-25"}), seat(cells={1: "artisans-25"})),
    ),
    ("army-39", (me(stock="army-34"),), (me(stock="army-34 army-16"),)),
    ("army-40", (me(),), (me(stock="clergy-21"),)),
    ("clergy-36", (me(), seat(cells=TWO)), (me(), seat(cells=ONE))),
    (
        "clergy-37",
        (me(cells={1: "clergy-25"}), seat(cells=TWO)),
        (me(cells={1: "clergy-23"}), seat(cells=TWO)),
    ),
    (
        "clergy-38",
        (me(optional="army-41 clergy-41 clergy-42", done="army-41 clergy-41"),),
        (me(optional="army-42 clergy-41 clergy-42", done="army-42 clergy-41", stock="army-23"),),
    ),
    (
        "clergy-39",
        (me(cells={cell: STONES[cell] for cell in (6, 7, 8)}),),
        (me(cells=STONES),),
    ),
    ("clergy-40", (me(),), (me(zone="clergy-32"),)),
    ("artisans-36", (me(cells={1: "clergy-02"}),), (me(cells={1: "clergy-02", 2: "clergy-21"}),)),
    (
        "artisans-37",
        (me(cells={**PURE, 6: "clergy-26"}),),
        (me(cells={**PURE, 6: "clergy-06"}),),
    ),
    (
        "artisans-38",
        (me(zone="clergy-32 clergy-33 artisans-32"),),
        (me(zone="clergy-32 clergy-33 army-34"),),
    ),
    ("artisans-39", (me(cells={1: "clergy-23"}),), (me(cells={1: "clergy-23", 2: "clergy-22"}),)),
    (
        "artisans-40",
        (me(cells={1: "clergy-21", 2: "clergy-23", 3: "clergy-25"}),),
        (me(cells={1: "clergy-21", 2: "clergy-24"}),),
    ),
    (
        "merchants-36",
        (me(cells=PURE), seat(cells={**TWINS, 4: "artisans-24"})),
        (me(cells=PURE), seat(cells=TWINS), seat(cells={1: "merchants-24"})),
    ),
    (
        "merchants-37",
        (me("army-21 army-02 army-03"),),
        (me("army-21 army-02 army-03 army-04"),),
    ),
    (
        "merchants-38",
        (me(stock="clergy-21 clergy-22 clergy-23"),),
        (me(stock="clergy-21 clergy-22 clergy-02"),),
    ),
    (
        "merchants-39",
        (me(), seat(cells=ONE), seat(cells={1: "clergy-21"}), seat(cells={1: "clergy-22"})),
        (me(), seat(cells=ONE), seat(cells={1: "clergy-21"}), seat()),
    ),
    (
        "merchants-40",
        (me(), seat(zone="clergy-32"), seat(zone="clergy-33"), seat(zone="artisans-32")),
        (me(), seat(zone="clergy-32"), seat(zone="clergy-33"), seat(zone="army-34")),
    ),
]
each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def ended(edition: str, mission: str, spread: tuple[Seat, ...]) -> Position:
    """Let the game end on an empty pile, with this mission mandatory for the first seat."""
    first, *others = spread
    game = lay_out(edition, replace(first, mandatory=mission), *others, left=0)
    game.play("discard army-21")
    while not game.over:
        game.play("pass")
    return game


@each_edition
@each_row
def test_a_royal_mission_is_accomplished_at_the_end(row: Row, edition: str) -> None:
    mission, holds, _ = row
    game = ended(edition, mission, holds)
    assert mission in game.view().sides[0].accomplished


@each_edition
@each_row
def test_a_royal_mission_that_just_does_not_hold_costs_its_points(row: Row, edition: str) -> None:
    mission, _, fails = row
    game = ended(edition, mission, fails)
    assert mission not in game.view().sides[0].accomplished
    assert game.points(0)["missed"] <= -10


@each_edition
@each_row
def test_a_royal_mission_is_not_accomplished_before_the_end(row: Row, edition: str) -> None:
    mission, (first, *others), _ = row
    game = lay_out(edition, replace(first, mandatory=mission), *others)
    game.play("discard army-21")
    assert mission not in game.side(0).accomplished


def test_every_royal_mission_has_a_row() -> None:
    families = ("army", "clergy", "artisans", "merchants")
    assert [row[0] for row in ROWS] == [f"{f}-{n}" for f in families for n in range(36, 41)]


@pytest.mark.parametrize("missing", [{}, {4: "clergy-24"}])
def test_three_cards_fill_a_stock_for_cape_horn(missing: dict[int, str]) -> None:
    two = me(stock="clergy-21 clergy-22", cells=missing)
    game = ended("2015", "merchants-38", (two,))
    assert "merchants-38" not in game.view().sides[0].accomplished
