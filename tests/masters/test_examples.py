"""The six worked examples of the printed rules."""

from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from bottega.games.masters.events import VaticanReport
from tests.build import Seat, goods, seat, table
from tests.masters.reference import EXAMPLES

MARBLE_OF = {"coin": "yellow", "stone": "grey", "servant": "purple", "shield": "blue"}


def together(shelves: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Add up shelves: warehouses are compared as multisets (ruling M-50)."""
    found: Counter[str] = Counter()
    for shelf in shelves:
        found.update(shelf)
    return goods(**found)


def test_the_market_example() -> None:
    # ruling M-17
    example = EXAMPLES["market"]
    rows = [" ".join(row) for row in example["grid_rows_top_to_bottom"]]
    game = table(market=" / ".join(rows), slide=example["slide"])
    number = example["take"]["row"]
    game.play(f"take row {number}", "store")
    assert game.seat0.store == goods(**example["gain"])
    assert game.market[number - 1] == " ".join(example["row_after"])
    assert game.slide == example["slide_after"]
    assert game.seat1.faith == 0


@pytest.mark.parametrize("good", list(MARBLE_OF))
def test_the_warehouse_example(good: str) -> None:
    # ruling M-12
    example = EXAMPLES["warehouse"]
    shelves = together(example["depots"].values())
    game = table(seats={0: seat(store=shelves)}, market=f"{MARBLE_OF[good]} red white white")
    game.play("take row 1")
    fits = game.asked == 0 and game.offers("store")
    assert fits == (good in example["can_add_exactly_one_of"])
    assert game.seat0.faith == 1
    if fits:
        game.play("store")
    assert game.seat0.store == together([shelves, {good: int(fits)}])
    assert game.seat1.faith == int(not fits)


@pytest.mark.parametrize(
    "two", [("coin", "coin"), ("coin", "servant"), ("servant", "servant")], ids="+".join
)
def test_the_warehouse_of_the_example_takes_exactly_one_of_them(two: tuple[str, str]) -> None:
    # ruling M-12
    shelves = together(EXAMPLES["warehouse"]["depots"].values())
    marbles = " ".join(MARBLE_OF[good] for good in two)
    game = table(seats={0: seat(store=shelves)}, market=f"{marbles} white white")
    game.play("take row 1")
    while game.asked == 0:
        game.play(game.lines()[0])  # store as soon as that is possible
    assert sum(game.seat0.store.values()) == sum(shelves.values()) + 1
    assert game.seat1.faith == 1


def test_the_purchase_example() -> None:
    # ruling M-20
    example = EXAMPLES["buy"]
    tops = {
        f"{colour} {level}": card
        for level, row in example["grid_top_ids"].items()
        for colour, card in row.items()
    }
    buyer = seat(
        store=together(example["warehouse"].values()),
        box=goods(**example["strongbox"]),
        slots=example["slots"],
    )
    game = table(seats={0: buyer}, grid=tops)
    offered = {line.split(" slot ")[0].removeprefix("buy ") for line in game.lines()} & set(tops)
    assert sorted(tops[deck] for deck in offered) == sorted(example["buyable_ids"])
    for card in example["affordable_but_not_placeable_ids"]:
        deck = next(name for name, top in tops.items() if top == card)
        for slot in (1, 2, 3):
            reason = game.why_not(f"buy {deck} slot {slot}")
            assert reason is not None
            assert reason.rule == "slot-level"


def test_the_production_example() -> None:
    # ruling M-23
    example = EXAMPLES["production"]
    producer = seat(
        store=together(example["warehouse"].values()),
        box=goods(**example["strongbox"]),
        slots=example["slots"],
    )
    game = table(seats={0: producer})
    assert [slot[-1] for slot in example["slots"]] == example["activated_ids"]
    game.play("activate slot 1", "activate slot 2", "activate slot 3")
    assert game.offers("activate base")  # two stones would be left for it
    game.play("produce")
    assert game.seat0.store == together(example["warehouse_after"].values())
    assert game.seat0.box == goods(**example["strongbox_after"])
    assert game.seat0.faith == example["faith_gained"]


def test_the_report_example() -> None:
    # ruling M-4: player A has just come to the pope space
    example = EXAMPLES["vatican"]
    places = list(example["positions"].values())
    seats = {i: seat(faith=faith) for i, faith in enumerate([places[0] - 1, *places[1:]])}
    game = table(len(places), seats=seats, market="red white white white")
    game.play("take row 1")
    kept = tuple(i for i, name in enumerate(example["positions"]) if name in example["keep"])
    assert game.heard(VaticanReport) == [VaticanReport(example["triggered_section"], kept)]
    assert [bool(game.board(i).tiles) for i in range(len(places))] == [
        name not in example["lose"] for name in example["positions"]
    ]


def test_the_scoring_example() -> None:
    # ruling M-50: play cannot reach it, since leader 50 needs a blue card that is not there
    example = EXAMPLES["scoring"]
    depots = example["leader_depots"].values()
    owner: Seat = seat(
        store=together([*example["warehouse"].values(), *depots]),
        box=goods(**example["strongbox"]),
        slots=example["slots"],
        faith=example["faith"],
        tiles=example["tiles_face_up"],
        played=sorted(example["leaders_played"]),
    )
    points = example["points"]
    score = table(seats={0: owner}).seat0.score
    assert score.parts == {
        "cards": points["development_cards"],
        "faith": points["faith_track"],
        "tiles": points["pope_favor_tiles"],
        "leaders": points["leaders"],
        "resources": points["resources"],
    }
    assert score.points == points["total"] == 52
