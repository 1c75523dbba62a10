"""Spaces of leaders, what Lorenzo copies, and Lutero: rulings X-36 to X-38."""

import pytest

from bottega.games.lorenzo.events import (
    ChurchIgnored,
    ChurchSupported,
    Excommunicated,
    ServantsSpent,
)
from tests.lorenzo.build import Position, goods, seat, table

BEMBO, GUGLIELMO, ERASMO = "pietro-bembo", "guglielmo-de-pazzi", "erasmo-da-rotterdam"
LADISLAO, LUTERO = "ladislao-vii-jagellone", "martin-lutero"
LORENZO, ARIOSTO, COSIMO = "lorenzo-de-medici", "ludovico-ariosto", "cosimo-de-medici"


@pytest.mark.parametrize(
    ("leader", "space", "value", "gained"),
    [
        (BEMBO, "bembo", 3, goods(coin=3, servant=3)),
        ("massimiliano-i-d-asburgo", "massimiliano", 6, goods(vp=5, token=3)),
        (GUGLIELMO, "guglielmo", 4, goods(military=2, faith=3)),
        ("piero-della-francesca", "piero", 3, goods(token=3)),
        (ERASMO, "erasmo", 5, goods(wood=3, stone=3, vp=3)),
    ],
)
def test_a_leaders_space_is_its_owners_alone(
    leader: str, space: str, value: int, gained: dict[str, int]
) -> None:
    # ruling X-36
    for die in (value - 1, value):
        game = table(dice=(die, 1, 1), seats={0: seat(played=[leader])})
        assert game.offers(f"place black {space}") == (die == value)
    assert game.rule("place white " + space) == "space-value"
    game.play(f"place black {space}")
    assert game.held() == gained
    game = table(seats={1: seat(played=[leader])})
    assert game.rule(f"place black {space}") == "not-your-space"


def test_servants_help_to_reach_a_leaders_space() -> None:
    # ruling X-36
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=2), played=[BEMBO])})
    game.play("place black bembo")
    assert game.heard(ServantsSpent) == [ServantsSpent(0, 2)]
    assert game.held() == goods(coin=3, servant=3)


def around(game: Position) -> Position:
    """Let the rival place a member, so that it is seat 0's turn again."""
    while game.asked == 0:
        game.play("end")
    return game.play(next(line for line in game.placements() if line.endswith("market 1")))


def test_one_member_a_round_uses_a_leaders_space() -> None:
    # ruling X-36
    game = table(seats={0: seat(played=[BEMBO])}).play("place black bembo")
    around(game)
    assert game.rule("place white bembo") == "occupied"


def test_ariosto_uses_a_leaders_space_twice() -> None:
    # ruling X-36
    game = table(seats={0: seat(played=[BEMBO, ARIOSTO])}).play("place black bembo")
    around(game).play("place white bembo")
    assert game.held() == goods(coin=6, servant=6)


def test_members_that_shared_a_space_stay_when_ariosto_is_put_away() -> None:
    # rulings
    owner = seat(played=[ARIOSTO], cards=[162])
    placed = ["1 black market 1", "0 white market 1"]
    game = table(seats={0: owner}, placed=placed)
    game.play("place black production", f"dismiss {ARIOSTO}")
    assert [f"{m.seat} {m.member} {m.space}" for m in game.view().members][:2] == placed


def test_who_put_the_owner_of_a_space_away_has_it_no_more() -> None:
    # rulings
    game = table(seats={0: seat(played=[BEMBO], cards=[162])}, placed=["0 white bembo"])
    game.play("place black production", f"dismiss {BEMBO}")
    assert game.seat0.spaces == ()


def test_lorenzo_copies_a_space_and_has_his_own() -> None:
    # ruling X-37
    owner = seat(goods(vp=35), hand=[LORENZO])
    game = table(seats={0: owner, 1: seat(played=[BEMBO])}, placed=["1 black bembo"])
    game.play(f"play {LORENZO}")
    assert (game.seat0.copied, game.seat0.spaces) == (BEMBO, ("bembo",))
    game.play("place black bembo")
    assert game.held() == goods(coin=3, servant=3, vp=35)
    game.play("place white council", "privilege coins")
    assert game.rule("place white bembo") == "occupied"


def test_lorenzo_copies_ladislao_and_plays_a_leader_at_once() -> None:
    # ruling X-37
    owner = seat(goods(vp=35), hand=[LORENZO, COSIMO])
    game = table(seats={0: owner, 1: seat(played=[LADISLAO])}).play(f"play {LORENZO}")
    assert (game.asks, game.lines()) == ("PlayFree", [f"play {COSIMO}", "decline"])
    game.play(f"play {COSIMO}")
    assert set(game.seat0.played) == {LORENZO, COSIMO}


@pytest.mark.parametrize(("round", "needed"), [(2, 3), (4, 4), (6, 5)])
def test_lutero_below_the_threshold_suffers_nothing(round: int, needed: int) -> None:
    # ruling X-38
    saint = seat(goods(faith=needed - 1), played=[LUTERO])
    game = table(seats={0: saint, 1: seat(goods(faith=9))}, round=round, last="black")
    game.play("place black market 1")
    assert [event.seat for event in game.heard(Excommunicated)] == []
    counted = needed - 1 if round == 6 else 0
    assert game.heard(ChurchIgnored) == [ChurchIgnored(0, round // 2, counted)]
    assert game.seat0.excommunications == ()
    if round == 6:
        assert (game.seat0.faith, game.seat0.vp) == (0, 4)  # the points of its space
    else:
        assert (game.seat0.faith, game.seat0.vp) == (needed - 1, 0)


@pytest.mark.parametrize(("round", "needed"), [(2, 3), (4, 4)])
def test_lutero_may_decline_to_support_and_keeps_his_faith(round: int, needed: int) -> None:
    # ruling X-38
    saint = seat(goods(faith=needed), played=[LUTERO])
    game = table(seats={0: saint}, round=round, last="black").play("place black market 1")
    assert game.lines() == ["support", "refuse"]
    game.play("refuse")
    assert (game.seat0.faith, game.seat0.excommunications) == (needed, ())


def test_lutero_with_enough_faith_supports_the_last_report_as_all_do() -> None:
    # ruling X-38
    saint = seat(goods(faith=5), played=[LUTERO])
    game = table(seats={0: saint}, round=6, last="black").play("place black market 1")
    assert [event.seat for event in game.heard(ChurchSupported)] == [0]
    assert (game.seat0.faith, game.seat0.vp) == (0, 5)


def test_cubes_from_before_lutero_stay() -> None:
    # ruling X-38
    saint = seat(goods(military=7), cards=[1, 25, 49, 73], hand=[LUTERO], excommunicated=["1-2"])
    game = table(seats={0: saint}).play(f"play {LUTERO}")
    assert game.seat0.excommunications == (1,)
    game.play("place black market 1")
    assert game.seat0.coin == 4
