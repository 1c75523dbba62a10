"""The auction of families and what else is set up with them: rulings X-1 to X-7, X-65, X-69."""

from collections.abc import Iterator

import pytest

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.events import BidPlaced, FamilyTaken
from bottega.games.lorenzo.pieces import MEMBERS
from bottega.games.lorenzo.views import Lot
from tests.lorenzo.build import KIND_OF, TOWER_OF, Position, goods, new_game

TOWERS = ("territory", "character", "building", "venture")


def auction(players: int, seed: int = 0, modules: str = "houses") -> Position:
    """Set up a table at the first bid."""
    return new_game(players, seed, modules=modules)


def auctions_with(family: str) -> Iterator[tuple[Position, Lot]]:
    """Set up tables where a family is to be had."""
    for seed in range(400):
        game = auction(5, seed, "houses,pazzi")
        for lot in game.view().lots:
            if lot.family == family:
                yield game, lot


def bid(game: Position, lot: str, row: int) -> None:
    """Bid for whoever is asked."""
    game.play(f"bid lot {lot} row {row}")


def spread_out(game: Position) -> None:
    """Let everybody bid the lowest on a lot of their own."""
    for lot in game.view().lots:
        bid(game, lot.name, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_starts_with_more_than_a_coin_for_each_who_comes_before(players: int) -> None:
    # ruling X-1
    game = auction(players)
    order = game.view().order
    assert [game.held(seat) for seat in order] == [goods(coin=n) for n in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_bids_in_turn_order(players: int) -> None:
    # ruling X-2
    game = auction(players)
    order = list(game.view().order)
    asked = []
    for lot in game.view().lots:
        asked.append(game.asked)
        bid(game, lot.name, 1)
    assert asked == order


def test_who_is_outbid_moves_at_once_before_the_next_in_the_order() -> None:
    # ruling X-2
    game = auction(4)
    first, second, third, fourth = game.view().order
    a, b, c, d = [lot.name for lot in game.view().lots]
    bid(game, a, 2)
    bid(game, b, 1)
    assert game.asked == third
    bid(game, a, 3)
    assert game.asked == first
    bid(game, b, 4)  # a chain: now the second must move
    assert game.asked == second
    bid(game, a, 4)
    assert game.asked == third
    bid(game, c, 1)
    assert game.asked == fourth
    bid(game, d, 6)
    bids = game.heard(BidPlaced)
    assert [event.outbid for event in bids] == [None, None, first, second, third, None, None]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_as_many_lots_and_families_as_players_and_all_end_on_different_ones(
    players: int,
) -> None:
    # ruling X-3
    game = auction(players, seed=players)
    lots = game.view().lots
    assert len({lot.name for lot in lots}) == len({lot.family for lot in lots}) == players
    while game.asks == "Bid":
        game.play(game.lines()[0])  # everybody wants the first lot
    assert sorted(lot.seat for lot in game.view().lots if lot.seat is not None) == [*range(players)]
    assert {board.family for board in game.view().boards} == {lot.family for lot in lots}


def test_a_bid_on_a_lot_that_is_taken_must_be_higher() -> None:
    # ruling X-4
    game = auction(2)
    a, b = [lot.name for lot in game.view().lots]
    bid(game, a, 4)
    rows = [line for line in game.lines() if line.startswith(f"bid lot {a} ")]
    assert rows == [f"bid lot {a} row 5", f"bid lot {a} row 6"]
    assert game.rule(f"bid lot {a} row 4") == "bid-higher"
    assert len([line for line in game.lines() if line.startswith(f"bid lot {b} ")]) == 6


def test_who_is_outbid_from_the_fourth_row_may_still_take_the_sixth() -> None:
    # ruling X-4
    game = auction(2)
    a = game.view().lots[0].name
    bid(game, a, 4)
    bid(game, a, 5)
    assert [line for line in game.lines() if f"lot {a} " in line] == [f"bid lot {a} row 6"]
    bid(game, a, 6)
    assert not [line for line in game.lines() if f"lot {a} " in line]  # nothing is higher
    assert len(game.lines()) == 6


def test_a_bid_brings_the_goods_of_its_row_and_the_family() -> None:
    game = auction(3)
    first, second, third = game.view().order
    lots = game.view().lots
    bid(game, lots[0].name, 2)
    bid(game, lots[1].name, 6)
    bid(game, lots[2].name, 1)
    for coins, (seat, lot, row) in enumerate(
        [(first, lots[0], 1), (second, lots[1], 5), (third, lots[2], 0)]
    ):
        start = dict(lot.rows[row])
        start["coin"] = start.get("coin", 0) + coins
        assert game.held(seat) == goods(**start)
        assert game.board(seat).family == lot.family


def test_families_come_before_personal_bonus_tiles_and_the_draft() -> None:
    # ruling X-5
    quiet = {"gonzaga", "malatesta", "orsini", "medici", "este", "aragonesi", "colonna"}
    tables = (auction(2, seed) for seed in range(99))
    game = next(g for g in tables if {lot.family for lot in g.view().lots} <= quiet)
    asked: list[str] = []
    while game.view().round == 0:
        if game.asks not in asked:
            asked.append(game.asks)
        game.play(game.lines()[0])
    assert asked == ["Bid", "ChooseTile", "KeepLeader"]


@pytest.mark.parametrize("family", ["sforza", "visconti"])
def test_the_leaders_beside_a_family_are_drawn_before_the_draft(family: str) -> None:
    # ruling X-5
    game, lot = next(auctions_with(family))
    assert len(lot.leaders) == 2
    spread_out(game)
    while game.asks != "KeepLeader":
        game.play(game.lines()[-1])
    packs = {leader for seat in range(5) for leader in (game.board(seat).draft or ((),))[0]}
    assert len(packs) == 20
    assert not packs & set(lot.leaders)


def test_all_members_are_home_when_the_first_round_begins() -> None:
    # ruling X-6
    game = auction(3)
    while game.view().round == 0:
        game.play(game.lines()[0])
    for board in game.view().boards:
        assert list(board.members) == [
            m for m in MEMBERS if m != "brown" or board.family == "colonna"
        ]


@pytest.mark.parametrize("seed", range(6))
def test_an_unused_special_card_names_the_first_adapted_tower(seed: int) -> None:
    # ruling X-7
    game = auction(2, seed)
    view = game.view()
    assert view.omen is not None
    assert TOWER_OF[view.omen] == "special"
    assert view.omen not in list(game.table.decks)
    assert view.adapted == KIND_OF[view.omen]


@pytest.mark.parametrize(
    ("players", "values"),
    [(2, (5, 6, 7, 8)), (3, (5, 6, 7, 8)), (4, (5, 6, 7, 8)), (5, (1, 2, 4, 6))],
)
def test_the_adapted_tower_asks_for_other_values_and_moves_to_the_right_every_round(
    players: int, values: tuple[int, ...]
) -> None:
    # ruling X-7
    game = auction(players)
    towers: list[str | None] = []
    while not game.over:
        view = game.view()
        if view.round > len(towers):
            towers.append(view.adapted)
            for i, tower in enumerate((*TOWERS, "special")):
                asked = view.values[4 * i : 4 * i + 4]
                assert asked == (values if tower == view.adapted else (1, 3, 5, 7))
        game.table.apply(game.table.options[-1])
    start = TOWERS.index(str(towers[0]))
    assert towers == [TOWERS[(start + i) % 4] for i in range(6)]


def test_sforza_plays_one_of_the_two_at_once_and_keeps_the_other() -> None:
    # ruling X-65
    quiet = {"lorenzo-de-medici", "ladislao-vii-jagellone"}
    game, lot = next((g, lot) for g, lot in auctions_with("sforza") if not quiet & {*lot.leaders})
    spread_out(game)
    seat = game.asked
    assert game.asks == "PlayFree"
    assert game.lines() == [f"play {name}" for name in LEADERS if name in lot.leaders]
    game.play(f"play {lot.leaders[1]}")
    assert game.board(seat).played == (lot.leaders[1],)
    assert game.board(seat).hand == (lot.leaders[0],)
    assert game.board(seat).shown == tuple(n for n in LEADERS if n in lot.leaders)


def test_sforza_cannot_play_lorenzo_at_once_since_nobody_has_a_leader_yet() -> None:
    # ruling X-65
    copier = "lorenzo-de-medici"
    game, lot = next(
        (g, lot)
        for g, lot in auctions_with("sforza")
        if copier in lot.leaders and "ladislao-vii-jagellone" not in lot.leaders
    )
    spread_out(game)
    taken = next(event for event in game.heard(FamilyTaken) if event.family == "sforza")
    other = next(name for name in lot.leaders if name != copier)
    assert game.asks != "PlayFree"  # there was no choice
    assert game.board(taken.seat).played == (other,)
    assert game.board(taken.seat).hand == (copier,)


def test_ladislao_played_by_sforza_may_play_the_second_leader_too() -> None:
    # ruling X-65
    game, lot = next(
        (g, lot)
        for g, lot in auctions_with("sforza")
        if "ladislao-vii-jagellone" in lot.leaders and "lorenzo-de-medici" not in lot.leaders
    )
    spread_out(game)
    seat = game.asked
    other = next(name for name in lot.leaders if name != "ladislao-vii-jagellone")
    game.play("play ladislao-vii-jagellone")
    assert (game.asked, game.asks) == (seat, "PlayFree")
    assert game.lines() == [f"play {other}", "decline"]
    game.play(f"play {other}")
    assert set(game.board(seat).played) == set(lot.leaders)


@pytest.mark.parametrize("players", [2, 5])
def test_all_five_personal_bonus_tiles_are_on_offer(players: int) -> None:
    # ruling X-69
    game = auction(players)
    spread_out(game)
    while game.asks != "ChooseTile":
        game.play(game.lines()[0])
    assert game.lines() == [f"choose tile {name}" for name in "abcde"]
