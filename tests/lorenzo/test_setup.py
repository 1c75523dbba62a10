"""Setting up: rulings L-64 to L-66."""

import pytest

from bottega.games.lorenzo.events import BonusTileChosen, Harvested, PacksPassed, RoundBegan
from tests.lorenzo.build import goods, new_game, seat, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_players_start_with_more_coins(players: int) -> None:
    # ruling L-64
    for seed in range(3):
        game = new_game(players, seed, advanced=False)
        for place, number in enumerate(game.view().order):
            assert game.held(number) == goods(coin=5 + place, wood=2, stone=2, servant=3)


def test_the_order_is_random() -> None:
    # ruling L-64
    orders = {new_game(3, seed, advanced=False).view().order for seed in range(40)}
    assert len(orders) == 6


def test_the_first_in_the_order_begins() -> None:
    for seed in range(5):
        game = new_game(4, seed, advanced=False)
        assert game.asked == game.view().order[0]


def test_in_the_basic_game_all_have_the_standard_side() -> None:
    # ruling L-64: three materials for a harvest, two coins and a military for a production
    game = new_game(3, advanced=False)
    assert [board.bonus_tile for board in game.view().boards] == ["standard"] * 3
    assert table().play("place black harvest").held() == goods(wood=1, stone=1, servant=1)
    assert table().play("place black production").held() == goods(coin=2, military=1)


def test_bonus_tiles_are_chosen_in_reverse_order() -> None:
    # ruling L-64
    game = new_game(4, seed=3)
    order = game.view().order
    assert game.lines() == [f"choose tile {name}" for name in "abcd"]
    asked = []
    for name in "bdc":
        asked.append(game.asked)
        game.play(f"choose tile {name}")
    assert asked == list(order[:0:-1])
    assert game.board(order[0]).bonus_tile == "a"  # the one that is left
    assert game.heard(BonusTileChosen)[0] == BonusTileChosen(order[3], "b")


def test_a_tile_is_chosen_once() -> None:
    # ruling L-64
    game = new_game(2).play("choose tile c")
    assert game.lines() == [f"choose tile {name}" for name in "abd"]
    assert game.rule("choose tile c") == "tile-taken"


@pytest.mark.parametrize(
    ("tile", "harvest", "production"),
    [
        ("a", goods(wood=1, stone=1, military=1), goods(coin=1, servant=2)),
        ("b", goods(wood=1, stone=1, servant=1), goods(coin=1, military=2)),
        ("c", goods(wood=1, stone=1, military=1), goods(coin=2, servant=1)),
        ("d", goods(coin=1, wood=1, stone=1), goods(servant=1, military=2)),
    ],
)
def test_a_chosen_tile_gives_its_own_bonus(
    tile: str, harvest: dict[str, int], production: dict[str, int]
) -> None:
    # ruling L-64
    seats = {0: seat(bonus_tile=tile), 1: seat(bonus_tile="a" if tile != "a" else "b")}
    assert table(seats=seats).play("place black harvest").held() == harvest
    assert table(seats=seats).play("place black production").held() == production


def test_bonus_tiles_come_before_the_draft() -> None:
    # ruling L-66
    game = new_game(2)
    assert game.board(0).draft == ()
    assert game.asks == "ChooseTile"
    game.play("choose tile a", "choose tile b")
    assert game.asks == "KeepLeader"
    kinds = [type(event) for event in game.events]
    assert kinds.index(BonusTileChosen) < kinds.index(PacksPassed)


def test_cards_and_dice_are_seen_after_the_draft() -> None:
    # ruling L-66
    game = new_game(2).play("choose tile a", "choose tile b")
    assert not any(game.view().floors)
    while game.view().round == 0:
        game.play(game.lines()[0])
    (began,) = game.heard(RoundBegan)
    assert began.cards == game.view().floors
    assert all(1 <= die <= 6 for die in began.dice)


def test_each_deck_has_the_cards_of_its_periods_in_order() -> None:
    # ruling L-65: two rounds for eight cards of a period
    for seed in range(3):
        floors = new_game(2, seed, advanced=False).view().floors
        assert {(card - 1) % 24 // 8 for card in floors} == {0}
        kinds = [(card - 1) // 24 for card in floors]
        assert kinds == [0] * 4 + [2] * 4 + [1] * 4 + [3] * 4


def test_one_tile_of_each_period_is_drawn() -> None:
    drawn = {new_game(2, seed, advanced=False).view().tiles for seed in range(60)}
    for period in (1, 2, 3):
        assert {tiles[period - 1] for tiles in drawn} == {f"{period}-{n}" for n in range(1, 8)}


def test_nothing_is_on_the_tracks_at_first() -> None:
    for number in range(3):
        board = new_game(3).board(number)
        assert (board.military, board.faith, board.vp) == (0, 0, 0)
        assert (board.cards, board.excommunications) == ((), ())
    assert new_game(2).heard(Harvested) == []
