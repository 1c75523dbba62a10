"""The end of the game: rulings L-39 to L-43."""

from collections.abc import Mapping, Sequence

import pytest

from bottega.games.lorenzo.events import Excommunicated, GameOver, RoundEnded
from tests.lorenzo.build import Position, Seat, goods, seat, table
from tests.lorenzo.reference import CARDS

TERRITORIES = [1, 2, 3, 4, 9, 10]
CHARACTERS = [49, 50, 51, 52, 57, 58]
FAITHFUL = goods(faith=5)  # five points, and no excommunication


def end(
    seats: Mapping[int, Seat],
    players: int = 2,
    tiles: Sequence[str] = (),
    order: Sequence[int] = (),
    placed: Sequence[str] = (),
) -> Position:
    """Come to the end of the game: the last seat takes five coins with the last member."""
    game = table(
        players, round=6, seats=seats, tiles=tiles, order=order, placed=placed,
        turn_of=players - 1, last="orange",
    )  # fmt: skip
    return game.play("place orange market 1")


def parts(game: Position, seat: int = 0) -> dict[str, int]:
    """Give what a seat scores for, without what is nothing."""
    found = game.outcome().scores[seat].parts
    return {name: n for name, n in found.items() if n}


def test_the_last_report_comes_before_the_end_of_the_round_and_the_scoring() -> None:
    # ruling L-39
    game = end({0: seat(goods(faith=1))})
    kinds = [type(event) for event in game.events]
    assert kinds.index(Excommunicated) < kinds.index(RoundEnded) < kinds.index(GameOver)
    assert game.over


def test_equal_points_go_to_the_one_ahead_in_the_order_after_the_last_palace() -> None:
    # ruling L-39: seat 1 has a point for five coins, seat 0 has one on the track
    seats = {0: seat(goods(vp=1))}
    plain = end(seats).outcome()
    assert plain.scores[0].points == plain.scores[1].points
    assert (plain.winners, plain.places) == ((0,), (1, 2))
    later = end(seats, placed=["1 black council", "0 black council"]).outcome()
    assert later.scores[0].points == later.scores[1].points
    assert (later.winners, later.places) == ((1,), (2, 1))


def test_all_places_follow_points_and_then_the_order() -> None:
    # ruling L-39
    seats = {0: seat(goods(vp=1)), 1: seat(goods(vp=9)), 2: seat(goods(vp=1))}
    game = end(seats, players=4, order=(2, 0, 3, 1))
    assert game.outcome().places == (3, 1, 2, 4)


@pytest.mark.parametrize(
    ("n", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 4), (5, 10), (6, 20)]
)
def test_territories_score_by_their_number(n: int, points: int) -> None:
    # ruling L-40
    game = end({0: seat(cards=TERRITORIES[:n])})
    assert parts(game).get("territories", 0) == points


@pytest.mark.parametrize("n", range(7))
def test_characters_score_by_their_number(n: int) -> None:
    # ruling L-40: 1, 3, 6, 10, 15, 21
    game = end({0: seat(goods(faith=5), cards=CHARACTERS[:n])})
    assert parts(game).get("characters", 0) == n * (n + 1) // 2


def test_ventures_score_what_they_show() -> None:
    # ruling L-40
    owner = seat(FAITHFUL, cards=[73, 74, 80, 96])
    assert parts(end({0: owner}))["ventures"] == 4 + 5 + 1 + 10


def test_buildings_score_nothing_at_the_end() -> None:
    # ruling L-40
    game = end({0: seat(FAITHFUL, cards=[25, 26, 27, 33, 41])})
    assert parts(game) == {"track": 5, "military": 5}


@pytest.mark.parametrize(
    ("held", "points"),
    [
        (goods(coin=4), 0),
        (goods(coin=2, wood=1, stone=1, servant=1), 1),
        (goods(coin=4, wood=4, stone=4, servant=4), 3),
        (goods(wood=9, military=9, faith=5), 1),
    ],
)
def test_five_resources_of_any_kind_are_a_point(held: dict[str, int], points: int) -> None:
    # ruling L-40: kinds are added up before dividing
    game = end({0: seat(held)})
    assert parts(game).get("resources", 0) == points


@pytest.mark.parametrize(
    ("military", "points"),
    [
        ((9, 5, 3, 1), (5, 2, 0, 0)),
        ((9, 9, 3, 1), (5, 5, 0, 0)),
        ((9, 9, 9, 1), (5, 5, 5, 0)),
        ((9, 3, 3, 1), (5, 2, 2, 0)),
        ((9, 3, 3, 3), (5, 2, 2, 2)),
        ((0, 0, 0, 0), (5, 5, 5, 5)),
        ((1, 0, 0, 0), (5, 2, 2, 2)),
        ((5, 0), (5, 2)),
        ((0, 5), (2, 5)),
        ((5, 5), (5, 5)),
        ((2, 8, 5), (0, 5, 2)),
    ],
)
def test_military_ranks(military: Sequence[int], points: Sequence[int]) -> None:
    # ruling L-41: who is tied for first leaves no second, and a second needs no strength
    seats = {i: seat(goods(military=n)) for i, n in enumerate(military)}
    scores = end(seats, players=len(military)).outcome().scores
    assert tuple(score.parts["military"] for score in scores) == tuple(points)


def test_tile_3_5_does_not_touch_the_rank() -> None:
    # ruling L-41
    game = end({0: seat(goods(military=12, vp=20))}, tiles=["3-5"])
    assert parts(game) == {"track": 20, "military": 5, "excommunication": -12}


def test_tile_3_1_takes_the_points_of_characters() -> None:
    # ruling L-38
    owner = seat(cards=[*CHARACTERS, *TERRITORIES])
    assert parts(end({0: owner}, tiles=["3-1"])) == {"territories": 20, "military": 5}


def test_tile_3_2_takes_the_points_of_ventures() -> None:
    # ruling L-38
    owner = seat(cards=[73, 74, *CHARACTERS])
    assert parts(end({0: owner}, tiles=["3-2"])) == {"characters": 21, "military": 5}


def test_tile_3_3_takes_the_points_of_territories() -> None:
    # ruling L-38
    owner = seat(cards=[*CHARACTERS, *TERRITORIES])
    assert parts(end({0: owner}, tiles=["3-3"])) == {"characters": 21, "military": 5}


def test_tile_3_4_counts_the_points_before_the_final_scoring() -> None:
    # ruling L-42: 26 lose 5, whatever cards and ranks add
    owner = seat(goods(vp=26), cards=[*TERRITORIES, *CHARACTERS])
    game = end({0: owner}, tiles=["3-4"])
    assert parts(game)["excommunication"] == -5


def test_tile_3_4_counts_the_points_after_the_last_report() -> None:
    # ruling L-42: 23, and two for the faith that is scored by force
    game = end({0: seat(goods(vp=23, faith=2))}, tiles=["3-4"])
    assert parts(game) == {"track": 25, "military": 5, "excommunication": -5}


def test_tile_3_6_counts_the_printed_costs_of_buildings() -> None:
    # ruling L-42: wood and stone of the cards, though the Stonemason took some off
    cards = [25, 29, 48]
    printed = [card["costs"][0]["resources"] for card in CARDS if card["number"] in cards]
    lost = sum(cost.get("wood", 0) + cost.get("stone", 0) for cost in printed)
    assert lost == 4 + 2 + 8
    owner = seat(goods(vp=50, wood=1), cards=[50, *cards, 74])
    assert parts(end({0: owner}, tiles=["3-6"]))["excommunication"] == -lost


def test_tile_3_7_counts_resources_that_still_score() -> None:
    # ruling L-42: ten resources lose ten and score two
    owner = seat(goods(coin=4, wood=3, stone=1, servant=2, vp=30))
    game = end({0: owner}, tiles=["3-7"])
    assert parts(game) == {"track": 30, "military": 5, "resources": 2, "excommunication": -10}


def test_who_is_not_excommunicated_loses_nothing() -> None:
    # ruling L-42
    owner = seat(goods(coin=10, faith=5))
    assert "excommunication" not in parts(end({0: owner}, tiles=["3-7"]))


@pytest.mark.parametrize("tile", ["3-5", "3-7"])
def test_nobody_ends_below_zero(tile: str) -> None:
    # ruling L-42
    poor = seat(goods(coin=30, military=20))
    game = end({0: poor}, tiles=[tile])
    assert game.outcome().scores[0].points == 0
    assert game.outcome().scores[0].parts["excommunication"] == -11


def test_the_military_track_ends_at_25() -> None:
    # ruling L-43
    game = table(4, seats={0: seat(goods(military=24))}).play("place black market 3")
    assert game.seat0.military == 25


def test_the_faith_track_ends_at_15() -> None:
    # ruling L-43
    owner = seat(goods(coin=5, faith=14))
    game = table(seats={0: owner}, towers={"character 1": 63}).play("place black character 1")
    assert game.seat0.faith == 15


def test_points_go_on_beyond_a_hundred() -> None:
    # ruling L-43
    owner = seat(goods(vp=99), cards=[43])
    game = table(seats={0: owner}).play("place black production")
    assert game.seat0.vp == 102


def test_scores_of_the_outcome_are_those_of_the_boards() -> None:
    game = end({0: seat(goods(vp=7), cards=TERRITORIES)})
    assert game.outcome().scores == tuple(board.score for board in game.view().boards)
    assert game.outcome().reason == "finished"
