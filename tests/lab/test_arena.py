"""The arena: seats rotated, deals paired, and an interval that means something."""

from collections import Counter

import pytest

from bottega.bots.api import UnknownBot
from bottega.games.masters import GAME
from bottega.kernel.errors import BadOptions
from bottega.lab.arena import Sat, arena, interval, line_ups
from bottega.lab.intervals import student, wilson


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 4), (3, 2), (3, 3), (4, 4), (5, 2)])
def test_every_bot_has_every_seat_of_a_deal_equally_often(bots: int, players: int) -> None:
    games = line_ups(bots, players, seed=3)
    assert len(games) == bots
    seated = Counter((who, seat) for game in games for seat, who in enumerate(game))
    assert seated == Counter({(who, seat): 1 for who in range(bots) for seat in range(players)})


def test_with_more_bots_than_seats_all_meet_all() -> None:
    pairs = {frozenset(game) for seed in range(40) for game in line_ups(4, 2, seed)}
    assert len(pairs) == 6


def test_games_are_rounded_up_to_whole_deals() -> None:
    result = arena(GAME, GAME.options_of(3), ["random", "random", "random"], 4, 1)
    assert result.games == 6


def test_every_win_is_counted_once_and_shared_wins_are_split() -> None:
    result = arena(GAME, GAME.options_of(2), ["random", "random"], 60, 5)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(result.games)
    for bot in result.bots:
        low, high = bot.interval
        assert 0 <= low < bot.win_rate == bot.wins / result.games < high <= 1


def test_the_same_bot_twice_is_as_good_as_itself() -> None:
    result = arena(GAME, GAME.options_of(2), ["random", "random"], 100, 1)
    assert all(bot.interval[0] < 0.5 < bot.interval[1] for bot in result.bots)


def test_an_arena_is_the_same_for_the_same_seed() -> None:
    first, again, other = (
        arena(GAME, GAME.options_of(2), ["greedy", "random"], 2, seed) for seed in (2, 2, 3)
    )
    assert first == again
    assert first != other


def test_alone_each_bot_plays_every_deal_against_lorenzo() -> None:
    result = arena(GAME, GAME.options_of(1), ["greedy", "random"], 6, 1)
    assert (result.players, result.games) == (1, 6)
    greedy, random = result.bots
    assert greedy.wins > random.wins == 0


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    arena(GAME, GAME.options_of(2), ["random", "random"], 6, 1, told.append)
    assert told == list(range(1, 7))


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOptions, match="wants at least 2 bots"):
        arena(GAME, GAME.options_of(2), ["random"], 4, 1)
    with pytest.raises(BadOptions, match="at least one game"):
        arena(GAME, GAME.options_of(2), ["random", "greedy"], 0, 1)
    with pytest.raises(UnknownBot):
        arena(GAME, GAME.options_of(2), ["random", "nobody"], 4, 1)


def test_wilsons_interval_is_the_published_one() -> None:
    # Newcombe 1998: 15 of 148 has 0.0624 to 0.1605
    assert wilson(15 / 148, 148, 1.96) == pytest.approx((0.0624, 0.1605), abs=0.0001)


def test_students_quantile_comes_down_to_the_normal_one() -> None:
    assert student(1) == 12.706
    assert student(0) == student(1)
    assert student(29) > student(30) > student(1000) > 1.96
    assert student(30) == pytest.approx(2.042, abs=0.004)


def test_deals_that_agree_with_themselves_narrow_the_interval() -> None:
    even = [Sat(deal, won, (0,)) for deal in range(30) for won in (1.0, 0.0)]
    uneven = [Sat(deal, float(deal % 2), (0,)) for deal in range(30) for _ in range(2)]
    wide = interval(uneven)
    assert interval(even)[1] - interval(even)[0] < wide[1] - wide[0]


def test_winning_every_game_is_no_certainty() -> None:
    low, high = interval([Sat(deal, 1.0, (0,)) for deal in range(20)])
    assert high == 1.0
    assert 0.7 < low < 0.95
