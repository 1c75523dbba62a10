"""A row per princely mission: what accomplishes it at once, and what just does not."""

from dataclasses import replace

import pytest

from tests.renaissance.build import Position, Seat
from tests.renaissance.rows import EDITIONS, go, lay_out, seat

FOUR = {1: "clergy-21", 2: "clergy-22", 3: "clergy-23", 4: "clergy-24"}
SMALL = {1: "clergy-21", 2: "clergy-22", 3: "artisans-21", 4: "artisans-22"}
CHILLON = {**FOUR, 5: "artisans-21", 6: "artisans-22", 7: "artisans-23"}  # all its foundations
STONES = {6: "clergy-26", 7: "artisans-26", 8: "merchants-26"}
STONES_OF_CHILLON = {8: "clergy-26", 9: "artisans-26", 10: "merchants-26"}
ONE = {1: "clergy-21"}
TWO = {1: "artisans-21", 2: "artisans-22"}
OTHER_TWO = {1: "merchants-21", 2: "merchants-22"}

Way = tuple[tuple[Seat, ...], str]  # the seats, and what the first one answers
Row = tuple[str, Way, Way]
ROWS: list[Row] = [  # mission, what accomplishes it, and what does not
    (
        "army-41",
        ((seat("army-02 army-21"),), "build army-02 at 1"),
        ((seat("army-02 army-03"),), "build army-02 at 1"),
    ),
    (
        "army-42",
        (
            (seat("army-09 army-21"), seat(cells=ONE), seat(cells=TWO), seat(cells=OTHER_TWO)),
            "play army-09, strike 1, strike 1",
        ),
        ((seat("army-09 army-21"), seat(cells=ONE)), "play army-09"),
    ),
    (
        "army-43",
        ((seat("army-09 army-21"), seat(cells=ONE)), "play army-09"),
        ((seat("army-09 army-21"), seat(cells=CHILLON)), "play army-09, strike 7"),
    ),
    (
        "army-44",
        (
            (seat("army-01 army-05 army-16 army-21"),),
            "play army-01, play army-05, play army-16, done",
        ),
        ((seat("army-01 army-16 army-21"),), "play army-01, play army-16, done"),
    ),
    (
        "army-45",
        ((seat("army-09 army-21"), seat(cells={11: "clergy-29"})), "play army-09"),
        ((seat("army-09 army-21"), seat(cells=ONE)), "play army-09"),
    ),
    (
        "clergy-41",
        ((seat("clergy-25 army-21", FOUR),), "build clergy-25 at 5"),
        ((seat("clergy-25 army-21", {**FOUR, 6: "clergy-26"}),), "build clergy-25 at 5"),
    ),
    (
        "clergy-42",
        (
            (seat("army-17 army-21 army-22", stock="army-34 army-16"),),
            "discard army-21, store army-17",
        ),
        (
            (seat("army-02 army-21 army-22", stock="army-34 army-16"),),
            "discard army-21, store army-02",
        ),
    ),
    (
        "clergy-43",
        (
            (
                seat("army-21 army-22", {1: "army-23"}),
                seat(cells={**TWO, 3: "artisans-23"}),
                seat(cells={**OTHER_TWO, 3: "merchants-23"}),
                seat(cells={1: "clergy-21", 2: "clergy-22", 3: "clergy-23"}),
            ),
            "lay army-35, target 2, strike 1",
        ),
        (
            (
                seat("army-21 army-22", {1: "army-23"}),
                seat(cells={**TWO, 3: "artisans-23"}),
                seat(cells={**OTHER_TWO, 3: "merchants-23"}),
                seat(cells={1: "clergy-21", 2: "clergy-22"}),
            ),
            "lay army-35, target 2, strike 1",
        ),
    ),
    (
        "clergy-44",
        (
            (seat("army-21", stock="clergy-21 clergy-22 clergy-23"),),
            "open stock, build clergy-21 at 1, build clergy-22 at 2, build clergy-23 at 3",
        ),
        (
            (seat("army-21", stock="clergy-21 clergy-22 clergy-23"),),
            "open stock, build clergy-21 at 1, build clergy-22 at 2, discard clergy-23",
        ),
    ),
    (
        "clergy-45",
        ((seat("clergy-32 army-21"),), "lay clergy-32"),
        ((seat("clergy-32 army-21", {6: "clergy-26"}),), "lay clergy-32"),
    ),
    (
        "artisans-41",
        ((seat("clergy-25 army-21", FOUR),), "build clergy-25 at 5"),
        ((seat("artisans-24 army-21", FOUR),), "build artisans-24 at 5"),
    ),
    (
        "artisans-42",
        ((seat("merchants-22 army-21", SMALL),), "build merchants-22 at 5"),
        ((seat("merchants-24 army-21", SMALL),), "build merchants-24 at 5"),
    ),
    (
        "artisans-43",
        ((seat("army-30 army-21"),), "build army-30 at 11"),
        ((seat("army-30 army-21"), seat(cells={11: "clergy-30"})), "build army-30 at 11"),
    ),
    (
        "artisans-44",
        ((seat("army-26 army-21", STONES),), "build army-26 at 9"),
        (
            (
                seat("army-26 army-21", {6: "clergy-27", 7: "artisans-27", 8: "merchants-27"}),
                seat(cells=STONES_OF_CHILLON),
            ),
            "build army-26 at 9",
        ),
    ),
    (
        "artisans-45",
        ((seat("army-25 army-21", FOUR),), "build army-25 at 5"),
        (
            (
                seat("army-25 army-21", {1: "merchants-21", 2: "merchants-22", 3: "merchants-23",
                                         4: "merchants-24"}),
                seat(cells=CHILLON),
            ),
            "build army-25 at 5",
        ),
    ),
    (
        "merchants-41",
        ((seat("army-16 army-21", action_streak=1),), "play army-16, done"),
        ((seat("army-16 army-21"),), "play army-16, done"),
    ),
    (
        "merchants-42",
        ((seat("army-22 army-21", discard_streak=1),), "discard army-22"),
        ((seat("army-02 army-21", discard_streak=1),), "discard army-02"),
    ),
    (
        "merchants-43",
        (
            (seat("army-21", stock="army-02 army-08"),),
            "open stock, play army-02, target 2, play army-08, target 2",
        ),
        (
            (seat("army-21", stock="army-02 army-08"),),
            "open stock, play army-02, target 2, play army-08, target 3",
        ),
    ),
    (
        "merchants-44",
        ((seat("army-21"),), "build army-21 at 1"),
        ((seat("army-21 army-22"),), "build army-21 at 1"),
    ),
    (
        "merchants-45",
        ((seat("army-34 army-21"),), "discard army-34"),
        ((seat("army-34 army-21"),), "discard army-21"),
    ),
]  # fmt: skip
each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def after(edition: str, mission: str, way: Way, **more: str) -> Position:
    """Play it at a table where the first seat has the mission."""
    (first, *others), lines = way
    mine = replace(first, optional=mission)
    if lines.startswith("lay army-35"):  # somebody else changes the castles
        others[1] = replace(others[1], hand="army-35 army-24")
        game = lay_out(edition, mine, *others, turn_of=2, **more)
    else:
        game = lay_out(edition, mine, *others, **more)
    return go(game, *lines.split(", "))


@each_edition
@each_row
def test_a_princely_mission_is_accomplished_at_once(row: Row, edition: str) -> None:
    mission, way, _ = row
    game = after(edition, mission, way)
    assert mission in game.view().sides[0].accomplished
    assert game.points(0)["missions"] >= 5


@each_edition
@each_row
def test_a_princely_mission_that_just_does_not_hold_stays_face_down(row: Row, edition: str) -> None:
    mission, _, way = row
    game = after(edition, mission, way)
    assert mission in game.side(0).optional
    assert mission not in game.side(0).accomplished
    assert mission not in game.view(1).sides[0].optional


@pytest.mark.parametrize(("edition", "holds"), [("2015", False), ("2016", True)])
def test_two_materials_destroyed_in_a_turn_are_enough_in_the_later_edition(
    edition: str, holds: bool
) -> None:
    way = ((seat("army-09 army-21"), seat(cells=ONE), seat(cells=TWO)), "play army-09, strike 1")
    game = after(edition, "army-42", way)
    assert ("army-42" in game.side(0).accomplished) == holds


@pytest.mark.parametrize(("edition", "holds"), [("2015", False), ("2016", True)])
def test_foundations_of_3_are_small_enough_in_the_later_edition(edition: str, holds: bool) -> None:
    way = ((seat("merchants-23 army-21", SMALL),), "build merchants-23 at 5")
    game = after(edition, "artisans-42", way)
    assert ("artisans-42" in game.side(0).accomplished) == holds


@each_row
def test_by_hand_a_mission_is_claimed_by_its_owner_alone(row: Row) -> None:
    mission, way, _ = row
    if mission in ("clergy-43", "merchants-44"):  # beside no question of the owner any more
        return
    game = after("2015", mission, way, missions="by-hand")
    assert mission not in game.side(0).accomplished
    go(game, f"claim {mission}")
    assert mission in game.view().sides[0].accomplished


def test_every_princely_mission_has_a_row() -> None:
    families = ("army", "clergy", "artisans", "merchants")
    assert [row[0] for row in ROWS] == [f"{f}-{n}" for f in families for n in range(41, 46)]
