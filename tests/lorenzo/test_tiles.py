"""Each of the 24 excommunication tiles: suffered at its report, and felt."""

from collections.abc import Sequence
from typing import Final

import pytest

from bottega.games.lorenzo.events import Excommunicated, TurnPassed
from tests.lorenzo.build import TILES, Position, goods, seat, table
from tests.lorenzo.rows import HARVEST, PRODUCTION, named

Loss = tuple[str, str, tuple[int, ...], str, tuple[str, ...], str, str]
Value = tuple[str, str, int, int]
End = tuple[str, str, tuple[int, ...], dict[str, int], dict[str, int]]

# tile, goods, cards, wished card as "floor number", what is played, goods with it, goods without
LOSSES: Final[tuple[Loss, ...]] = (
    ("1-1", "", (), "territory 1 24", ("place black territory 1",),
     "1 servant 1 military", "1 servant 2 military"),
    ("1-1", "", (), "", ("place black council", "privilege military"),
     "1 coin 1 military", "1 coin 2 military"),
    ("1-1", "3 stone 1 servant", (), "building 4 38", ("place black building 4",),
     "1 military 1 faith 2 vp", "2 military 1 faith 2 vp"),
    ("1-2", "", (), "", ("place black market 1",), "4 coin", "5 coin"),
    ("1-2", "", (), "", ("place black council", "privilege coins"), "1 coin", "3 coin"),
    ("1-2", "1 wood", (29,), "", ("place black production", "trade building 1 arrow 1"),
     "3 coin 1 military", "5 coin 1 military"),  # the bonus tile and the arrow
    ("1-2", "6 wood", (), "venture 3 92", ("place black venture 3",), "3 faith", "1 coin 3 faith"),
    ("1-3", "", (), "", ("place black market 2",), "4 servant", "5 servant"),
    ("1-3", "", (15,), "", ("place black harvest",),
     "1 wood 1 stone 1 servant 2 military", "1 wood 1 stone 3 servant 2 military"),
    ("1-3", "", (), "", ("place black council", "privilege servants"),
     "1 coin 1 servant", "1 coin 2 servant"),
    ("1-4", "", (16,), "", ("place black harvest",),  # wood and stone of each source
     "1 coin 1 wood 1 servant", "1 coin 3 wood 2 stone 1 servant"),
    ("1-4", "", (), "", ("place black council", "privilege materials"),
     "1 coin", "1 coin 1 wood 1 stone"),
    ("1-4", "", (), "territory 3 11", ("place black territory 3",),
     "2 servant", "1 wood 1 stone 2 servant"),
)  # fmt: skip
# tile, action, by how much it is worth less, in which round it can first be felt
VALUES: Final[tuple[Value, ...]] = (
    ("1-5", "harvest", 3, 3),
    ("1-6", "production", 3, 3),
    ("2-1", "territory", 4, 5),
    ("2-2", "building", 4, 5),
    ("2-3", "character", 4, 5),
    ("2-4", "venture", 4, 5),
)
OTHERS: Final = {"1-7", "2-5", "2-6", "2-7", "1-8", "2-8"}  # each has a test of its own
# tile, goods, cards, parts of the final score with it, and of one who gave five faith for 5 points
ENDS: Final[tuple[End, ...]] = (
    ("3-1", "", (57, 58, 59), {"characters": 0}, {"characters": 6}),
    ("3-2", "", (73, 95), {"ventures": 0}, {"ventures": 12}),
    ("3-3", "", (1, 2, 3, 4), {"territories": 0}, {"territories": 4}),
    ("3-4", "26 vp", (), {"track": 26, "excommunication": -5}, {"track": 31}),
    ("3-4", "24 vp", (57, 58), {"track": 24, "characters": 3, "excommunication": -4},
     {"track": 29, "characters": 3}),  # points of the final scoring are not counted
    ("3-5", "9 military 20 vp", (), {"excommunication": -9, "military": 5}, {"military": 5}),
    ("3-6", "20 vp", (25, 40, 43), {"excommunication": -14}, {}),  # 4, 4 and 6: no servants
    ("3-7", "2 coin 3 wood 4 stone 20 vp", (),  # and the last member brings five servants
     {"excommunication": -14, "resources": 2}, {"resources": 2}),
    ("3-8", "20 vp", (1, 2, 3, 4, 5, 7), {"excommunication": -10}, {}),  # two beyond the fourth
    ("3-8", "20 vp", (1, 2, 3, 4, 57, 58, 59, 60, 63), {"excommunication": -5}, {}),
    ("3-8", "20 vp", (1, 2, 3, 4, 31, 32, 33, 34), {"excommunication": 0}, {}),
)  # fmt: skip


def test_every_tile_has_a_row() -> None:
    rows = {row[0] for rows in (LOSSES, VALUES, ENDS) for row in rows}
    assert sorted(rows | OTHERS) == sorted(TILES)
    assert len(TILES) == 24


def last_turn(round: int, tile: str, held: str = "", cards: Sequence[int] = ()) -> Position:
    """Lay out the last turn before a report: seat 0 places its last member on the council."""
    game = table(seats={0: seat(named(held), cards=cards)}, round=round, last="black", tiles=[tile])
    return game.play("place black council", "privilege materials")


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_suffered_at_its_report_by_who_has_too_little_faith(tile: str) -> None:
    period = int(tile[0])
    game = last_turn(2 * period, tile)
    heard = game.heard(Excommunicated)
    assert heard == [Excommunicated(seat, period, tile, True, 0) for seat in (0, 1)]
    assert game.seat0.excommunications == game.seat1.excommunications == (period,)


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile[0] in "12"])
def test_a_tile_may_be_chosen_by_who_has_faith_enough_and_the_faith_is_kept(tile: str) -> None:
    period = int(tile[0])
    faith = period + 2
    game = last_turn(2 * period, tile, f"{faith} faith").play("refuse")
    assert game.heard(Excommunicated)[0] == Excommunicated(0, period, tile, False, 0)
    assert (game.seat0.excommunications, game.seat0.faith) == ((period,), faith)
    other = last_turn(2 * period, tile, f"{faith} faith").play("support")
    assert (other.seat0.excommunications, other.seat0.faith) == ((), 0)


@pytest.mark.parametrize("row", LOSSES, ids=lambda row: f"tile {row[0]}: {row[4][-1]}")
def test_each_source_gives_one_less(row: Loss) -> None:
    tile, held, cards, wish, lines, less, usual = row
    floor, _, card = wish.rpartition(" ")
    towers = {floor: int(card)} if card else {}
    for bans, after in (((tile,), less), ((), usual)):
        own = seat(named(held), cards=cards, excommunicated=bans)
        game = table(seats={0: own}, towers=towers).play(*lines)
        assert game.held() == named(after)


@pytest.mark.parametrize(("tile", "kind", "n", "round"), [v for v in VALUES if v[0] > "2"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_kind_of_card_is_harder_to_reach(
    tile: str, kind: str, n: int, round: int, die: int
) -> None:
    rich = goods(coin=20, wood=20, stone=20, military=25)
    for bans, less in (([tile], n), ([], 0)):
        own = seat(rich, excommunicated=bans)
        game = table(dice=(die, 1, 1), seats={0: own}, towers={"building 3": 45}, round=round)
        reached = [line for line in game.placements("black") if f"black {kind}" in line]
        assert len(reached) == sum(die - less >= asks for asks in (1, 3, 5, 7))
        assert game.seat0.values == ({kind: -n} if bans else {})


@pytest.mark.parametrize(("tile", "work", "n", "round"), [v for v in VALUES if v[0] < "2"])
def test_harvest_and_production_are_worth_less(tile: str, work: str, n: int, round: int) -> None:
    banned = seat(excommunicated=[tile])
    for die in (1, 2, 3):
        game = table(dice=(die, 1, 1), seats={0: banned}, round=round)
        assert game.rule(f"place black {work}") == "value"
    game = table(players=3, dice=(4, 4, 6), seats={0: banned}, round=round)
    assert game.seat0.values == {work: -n}
    assert game.rule(f"place orange large {work}") == "value"  # three off for the space besides
    game.play(f"place black {work}")
    assert game.held() == named(HARVEST if work == "harvest" else PRODUCTION)


@pytest.mark.parametrize(
    ("tile", "work", "card", "yields"),
    [
        ("1-5", "harvest", 3, {6: "1 coin 1 servant", 5: ""}),
        ("1-6", "production", 41, {5: "5 coin", 4: ""}),
    ],
)
def test_a_card_works_only_with_a_die_three_higher(
    tile: str, work: str, card: int, yields: dict[int, str]
) -> None:
    for die, gives in yields.items():
        own = seat(cards=[card], excommunicated=[tile])
        game = table(dice=(die, 1, 1), seats={0: own}).play(f"place black {work}")
        assert game.held() == named(HARVEST if work == "harvest" else PRODUCTION, gives)


def test_tile_1_7_makes_coloured_members_worth_one_less() -> None:
    game = table(dice=(1, 3, 6), seats={0: seat(excommunicated=["1-7"])})
    assert game.seat0.members == {"black": 0, "white": 2, "orange": 5, "neutral": 0}
    assert game.rule("place black council") == "value"
    assert not game.offers("place white territory 2")
    assert game.seat1.members == {"black": 1, "white": 3, "orange": 6, "neutral": 0}


@pytest.mark.parametrize(
    ("line", "card", "less", "usual"),
    [
        ("special 1", 105, 1, 2),
        ("special 3", 108, 0, 1),  # the bonus of the floor
        ("special 4", 105, 2, 4),  # the floor and the card are two sources
    ],
)
def test_tile_1_8_takes_a_token_off_every_source(
    line: str, card: int, less: int, usual: int
) -> None:
    for bans, tokens in ((["1-8"], less), ([], usual)):
        own = seat(goods(servant=1), excommunicated=bans)
        game = table(seats={0: own}, towers={line: card}).play(f"place black {line}")
        assert game.seat0.token == tokens


def test_tile_2_8_bars_the_special_tower() -> None:
    towers = {"special 1": 105}
    banned = table(seats={0: seat(excommunicated=["2-8"])}, towers=towers)
    assert banned.rule("place black special 1") == "barred"
    assert banned.offers("place black territory 1")
    assert table(seats={0: seat()}, towers=towers).offers("place black special 1")


def test_tile_2_5_bars_the_market() -> None:
    game = table(players=4, seats={0: seat(excommunicated=["2-5"])})
    for space in (1, 2, 3, 4):
        assert game.rule(f"place black market {space}") == "barred"
    free = table(players=4, seats={0: seat()}, round=5)
    assert all(free.offers(f"place black market {space}") for space in (1, 2, 3, 4))


@pytest.mark.parametrize(("servants", "reached"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2), (6, 3)])
def test_tile_2_6_asks_two_servants_for_one_more_of_value(servants: int, reached: int) -> None:
    own = seat(goods(servant=servants), excommunicated=["2-6"])
    game = table(dice=(2, 1, 1), seats={0: own}, towers={"territory 1": 17})
    floors = [line for line in game.placements("black") if "territory" in line]
    assert len(floors) == reached
    if reached == 2:
        game.play("place black territory 2")
        assert game.seat0.servant >= servants - 2


def test_tile_2_7_passes_the_first_turn_of_a_round() -> None:
    rests = seat(goods(servant=3), excommunicated=["2-7"])
    supports = seat(goods(servant=3, faith=4))
    game = table(seats={0: rests, 1: supports}, round=4, last="black")
    game.play("place black council", "privilege coins", "support")
    assert (game.view().round, game.view().order) == (5, (0, 1))
    turns = []
    while game.view().round == 5:
        if game.asks == "Turn":
            turns.append(game.asked)
        game.play(game.lines()[-1])
    assert turns == [1, 0, 1, 0, 1, 0, 1, 0]
    assert game.heard(TurnPassed) == [TurnPassed(0)]


@pytest.mark.parametrize("row", ENDS, ids=lambda row: f"tile {row[0]}: {row[1] or row[2]}")
def test_the_tiles_of_the_third_period_count_at_the_end(row: End) -> None:
    tile, held, cards, with_it, without = row
    for faith, expected in (("", with_it), ("5 faith", {"excommunication": 0} | without)):
        own = seat(named(held, faith), cards=cards)
        game = table(seats={0: own}, round=6, last="black", tiles=[tile])
        game.play("place black market 2")
        parts = game.outcome().scores[0].parts
        assert {key: parts[key] for key in expected} == expected
