"""Della Rovere, Della Scala, Visconti and Salviati: rulings X-53 to X-55, and the extra favour."""

import pytest

from bottega.games.lorenzo.events import FaithTileTaken, Received, SealTurned
from tests.lorenzo.build import Seat, goods, seat, table

SALVIATI, BEMBO, LADISLAO, COSIMO = (
    "jacopo-salviati",
    "pietro-bembo",
    "ladislao-vii-jagellone",
    "cosimo-de-medici",
)


def rovere(faith: int, *taken: int, **held: int) -> Seat:
    """Lay out a seat of the Della Rovere."""
    return seat(goods(faith=faith, **held), family="della-rovere", faith_tiles=taken)


def test_a_tile_is_taken_when_the_marker_reaches_it() -> None:
    # ruling X-53
    game = table(seats={0: rovere(2)}).play("place black council", "privilege faith")
    assert game.heard(FaithTileTaken) == [FaithTileTaken(0, 3)]
    assert game.held() == goods(faith=3, coin=1 + 2, token=1)


def test_passing_a_tile_is_reaching_it() -> None:
    # ruling X-53: four faith at once, past two tiles
    game = table(seats={0: rovere(2, coin=2)}, towers={"character 1": 55})
    game.play("place black character 1")
    assert game.heard(FaithTileTaken) == [FaithTileTaken(0, 3), FaithTileTaken(0, 6)]
    assert game.held() == goods(faith=6, coin=2, vp=3, token=3)


def test_each_tile_is_taken_once() -> None:
    # ruling X-53
    game = table(seats={0: rovere(2, 3)}).play("place black council", "privilege faith")
    assert not game.heard(FaithTileTaken)
    game = table(seats={0: rovere(8, 3, 6)}).play("place black council", "privilege faith")
    assert game.heard(FaithTileTaken) == [FaithTileTaken(0, 9)]
    assert game.seat0.vp == 10


def test_the_tiles_are_not_there_for_others() -> None:
    # ruling X-53
    rivals = {0: seat(goods(faith=2), family="este"), 1: rovere(0)}
    game = table(seats=rivals).play("place black council", "privilege faith")
    assert not game.heard(FaithTileTaken)


@pytest.mark.parametrize("faith", [2, 4])
def test_each_excommunication_costs_the_della_rovere_five_points(faith: int) -> None:
    # ruling X-53
    owner = rovere(faith, *([3] if faith > 2 else []), vp=12)
    game = table(seats={0: owner, 1: seat(goods(faith=9))}, round=2, last="black")
    game.play("place black market 1")
    if faith >= 3:
        game.play("refuse")
    assert game.seat0.excommunications == (1,)
    assert game.seat0.vp == 7


def test_points_are_lost_only_as_far_as_they_are_there() -> None:
    # rulings
    game = table(seats={0: rovere(0, vp=2)}, round=2, last="black").play("place black market 1")
    assert game.seat0.vp == 0


def test_every_privilege_of_della_scala_brings_a_faith_point() -> None:
    # ruling X-54
    scala = seat(family="della-scala")
    game = table(seats={0: scala}).play("place black council")
    assert game.lines() == [
        f"privilege {name}" for name in ("materials", "servants", "coins", "military", "token")
    ]
    assert game.play("privilege military").held() == goods(coin=1, military=2, faith=1)
    game = table(4, seats={0: scala}).play("place black market 4", "privilege servants coins")
    assert game.held() == goods(servant=2, coin=2, faith=2)


def test_della_scala_trades_faith_in_its_own_turn() -> None:
    # ruling X-54
    game = table(seats={0: seat(goods(faith=2), family="della-scala")})
    game.play("swap", "place black market 1", "swap")
    assert game.held() == goods(coin=7, servant=2, military=2)
    assert game.asked == 1


def test_della_scala_does_not_trade_during_the_report() -> None:
    # ruling X-54
    owner = seat(goods(faith=4), family="della-scala")
    game = table(seats={0: owner}, round=2, last="black").play("place black market 1", "end")
    assert game.asks == "Faith"
    assert not game.offers("swap")


def test_with_salviati_each_privilege_of_della_scala_brings_its_faith() -> None:
    # ruling X-54
    owner = seat(family="della-scala", played=[SALVIATI])
    game = table(seats={0: owner}).play("place black council", "privilege coins")
    assert game.lines() == [
        f"privilege {name}" for name in ("materials", "servants", "military", "token")
    ]
    assert game.play("privilege servants").held() == goods(coin=3, servant=2, faith=2)


def test_salviati_receives_one_more_privilege_of_another_sort() -> None:
    game = table(seats={0: seat(played=[SALVIATI])}, modules="houses,pazzi")
    game.play("place black council", "privilege coins")
    assert not game.offers("privilege coins")
    game.play("privilege faith")
    assert game.asked == 1  # the extra one brings no further one
    assert game.held() == goods(coin=3, faith=1)


def test_salviatis_extra_privilege_comes_once_for_several_together() -> None:
    game = table(4, seats={0: seat(played=[SALVIATI])}, modules="houses,pazzi")
    game.play("place black market 4", "privilege coins faith")
    assert game.lines() == [
        f"privilege {name}" for name in ("materials", "servants", "military", "token")
    ]
    game.play("privilege military")
    assert game.asked == 1


def test_salviati_may_take_the_store_as_the_extra_one() -> None:
    owner = seat(family="da-montefeltro", store=goods(stone=5), played=[SALVIATI])
    game = table(seats={0: owner}, modules="houses,pazzi").play("place black council")
    game.play("privilege coins", "privilege store")
    assert game.held() == goods(coin=3, stone=5)


SEALS = {
    1: goods(coin=2),
    2: goods(servant=2),
    3: goods(wood=1, stone=1),
    4: goods(military=2),
    5: goods(faith=1),
}


def test_visconti_turns_a_seal_for_each_leader_and_collects_from_all() -> None:
    # ruling X-55
    held = goods(vp=10, coin=9, wood=9, stone=9)
    owner = seat(held, family="visconti", hand=[LADISLAO, COSIMO], seals=[2])
    game = table(seats={0: owner}).play(f"play {LADISLAO}")
    assert (game.asks, game.lines()) == ("FlipSeal", [f"flip seal {n}" for n in (1, 3, 4, 5)])
    game.play("flip seal 4")
    assert game.heard(SealTurned) == [SealTurned(0, 4)]
    assert [e.goods for e in game.heard(Received)] == [SEALS[2], SEALS[4]]
    game.play(f"play {COSIMO}", "flip seal 1")  # ladislao's leader counts too
    assert [e.goods for e in game.heard(Received)][2:] == [SEALS[1], SEALS[2], SEALS[4]]


def test_from_the_sixth_leader_visconti_simply_collects_from_all() -> None:
    # ruling X-55
    owner = seat(goods(vp=10), family="visconti", hand=[LADISLAO], seals=[1, 2, 3, 4, 5])
    game = table(seats={0: owner}).play(f"play {LADISLAO}")
    assert [e.goods for e in game.heard(Received)] == list(SEALS.values())
    assert game.asks == "Turn"


def test_the_last_seal_is_turned_without_a_question() -> None:
    # ruling X-55
    owner = seat(goods(vp=10), family="visconti", hand=[LADISLAO], seals=[1, 2, 3, 4])
    game = table(seats={0: owner}).play(f"play {LADISLAO}")
    assert game.seat0.seals == (1, 2, 3, 4, 5)
    assert [e.goods for e in game.heard(Received)] == list(SEALS.values())


def test_visconti_hears_of_leaders_played_without_their_conditions() -> None:
    # rulings
    owner = seat(goods(coin=7), family="visconti", hand=[BEMBO])
    game = table(seats={0: owner}, towers={"special 1": 125}).play("place black special 1")
    game.play(f"play {BEMBO}")
    assert game.asks == "FlipSeal"
