"""Leaders in hand and in play: rulings X-34, X-35, X-39, X-40, X-43 to X-45 and X-51."""

import pytest

from bottega.games.lorenzo.events import (
    LeaderPlayed,
    LeadersDrawn,
    Received,
    ServantsSpent,
)
from tests.lorenzo.build import Seat, goods, seat, table

ALFONSO_V, ALFONSO_I, ERCOLE = "alfonso-v-d-aragona", "alfonso-i-d-este", "ercole-i-d-este"
FERDINANDO, LUTERO, BEMBO = "ferdinando-d-aragona", "martin-lutero", "pietro-bembo"
LADISLAO, LUCIA, GIULIO = "ladislao-vii-jagellone", "lucia-da-narni", "giulio-ii"
BEATRICE, ERASMO, GUGLIELMO = "beatrice-d-este", "erasmo-da-rotterdam", "guglielmo-de-pazzi"
LORENZO, ARIOSTO, COSIMO = "lorenzo-de-medici", "ludovico-ariosto", "cosimo-de-medici"
MACCHIAVELLI, CARLO, RAFFAELLO = "niccolo-macchiavelli", "carlo-viii", "raffaello-sanzio"
DIPLOMAT, POET, KINGMAKER = 127, 124, 125


@pytest.mark.parametrize(
    ("leader", "enough", "spoilt"),
    [
        (ALFONSO_V, goods(military=6), goods(military=6, faith=1)),
        (ALFONSO_I, goods(coin=10, servant=1), goods(coin=10, servant=2)),
        (ERCOLE, goods(faith=4, coin=1, military=1), goods(faith=4, coin=2)),
        (ERCOLE, goods(faith=4), goods(faith=4, military=2)),
        (FERDINANDO, goods(coin=8, servant=8, wood=1), goods(coin=8, servant=8, wood=1, stone=1)),
        (FERDINANDO, goods(coin=8, servant=8, stone=1), goods(coin=8, servant=8, stone=2)),
    ],
)
def test_more_than_the_maximum_keeps_a_leader_in_hand(
    leader: str, enough: dict[str, int], spoilt: dict[str, int]
) -> None:
    # ruling X-34
    assert table(seats={0: seat(enough, hand=[leader])}).offers(f"play {leader}")
    assert not table(seats={0: seat(spoilt, hand=[leader])}).offers(f"play {leader}")


@pytest.mark.parametrize(
    ("leader", "enough", "spoilt"),
    [
        (LUCIA, [1, 25, 26, 49, 50, 73], [1, 2, 26, 49, 50, 73]),
        (LUCIA, [25, 26, 27, 49, 50, 73], [25, 26, 27, 49, 50]),
        (GIULIO, [1, 2, 3, 25, 26, 27, 49, 50, 51], [1, 2, 3, 25, 26, 27, 49, 50, 73]),
        (GIULIO, [1, 2, 3, 25, 26, 27, 49, 50, 51], [1, 2, 3, 25, 26, 27, 49, 50]),
        (BEATRICE, [1, 25, 26, 27, 49], [1, 25, 26, 49, 50]),
    ],
)
def test_cards_beyond_the_maximum_keep_a_leader_in_hand(
    leader: str, enough: list[int], spoilt: list[int]
) -> None:
    # ruling X-34
    assert table(seats={0: seat(cards=enough, hand=[leader])}).offers(f"play {leader}")
    assert not table(seats={0: seat(cards=spoilt, hand=[leader])}).offers(f"play {leader}")


def test_a_maximum_need_not_hold_afterwards() -> None:
    # ruling X-34
    game = table(seats={0: seat(goods(military=6), hand=[ALFONSO_V])})
    game.play(f"play {ALFONSO_V}", "place black council", "privilege faith", "place black market 1")
    game.play("place white territory 1")
    assert game.seat0.faith == 2  # more than the maximum, and it works


def test_servants_may_be_spent_on_the_placement_first_to_play_a_leader() -> None:
    # ruling X-34: three servants are two too many
    game = table(
        dice=(1, 1, 1),
        seats={0: seat(goods(coin=14, servant=3), hand=[ALFONSO_I])},
        towers={"character 2": 51},
    )
    assert not game.offers(f"play {ALFONSO_I}")
    game.play("add 2", f"play {ALFONSO_I}", "place black character 2")
    assert game.held() == goods(coin=10, servant=3)  # the ability holds for this very card


def test_the_diplomat_lets_one_condition_be_ignored() -> None:
    # ruling X-35: Bembo wants three characters and three faith
    for held, cards, playable in (
        (goods(faith=3), [DIPLOMAT], True),
        (goods(), [DIPLOMAT, 49, 50], True),
        (goods(faith=2), [DIPLOMAT, 49], False),
    ):
        game = table(seats={0: seat(held, cards=cards, hand=[BEMBO])})
        assert game.offers(f"play {BEMBO}") == playable


def test_a_maximum_is_a_condition_that_can_be_ignored() -> None:
    # ruling X-35
    game = table(seats={0: seat(goods(military=6, faith=9), cards=[DIPLOMAT], hand=[ALFONSO_V])})
    assert game.offers(f"play {ALFONSO_V}")


def test_each_kind_of_card_is_one_condition_of_lutero() -> None:
    # ruling X-35
    for cards, strength, playable in (
        ([DIPLOMAT, 1, 25], 7, True),
        ([DIPLOMAT, 1, 25, 73], 6, True),
        ([DIPLOMAT, 1], 7, False),
    ):
        game = table(seats={0: seat(goods(military=strength), cards=cards, hand=[LUTERO])})
        assert game.offers(f"play {LUTERO}") == playable


def test_a_leader_is_played_without_its_condition_from_the_hand() -> None:
    # ruling X-39
    owner = seat(goods(coin=7), hand=[BEMBO, COSIMO])
    game = table(seats={0: owner}, towers={"special 1": KINGMAKER}).play("place black special 1")
    assert set(game.lines()) == {f"play {BEMBO}", f"play {COSIMO}", "decline"}
    game.play(f"play {BEMBO}")
    assert (game.seat0.played, game.seat0.hand) == ((BEMBO,), (COSIMO,))


def test_an_empty_hand_means_no_effect() -> None:
    # ruling X-39
    game = table(seats={0: seat(goods(coin=7))}, towers={"special 1": KINGMAKER})
    assert game.play("place black special 1").asked == 1


def test_the_hall_of_audiences_plays_a_leader_for_three_tokens() -> None:
    # ruling X-39
    owner = seat(cards=[110], tokens=[1, 1, 1], hand=[BEMBO])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 2")
    game.play(f"play {BEMBO}")
    assert (game.seat0.played, game.seat0.token) == ((BEMBO,), 0)


def test_ladislao_plays_another_leader_without_its_condition() -> None:
    # ruling X-39
    owner = seat(goods(vp=10), hand=[LADISLAO, BEMBO], cards=[POET])
    game = table(seats={0: owner}).play(f"play {LADISLAO}", f"play {BEMBO}")
    assert set(game.seat0.played) == {LADISLAO, BEMBO}
    assert game.seat0.token == 2  # the poet hears of both


def test_drawn_leaders_go_to_the_hand_and_are_worth_privileges() -> None:
    # ruling X-40
    game = table(
        seats={0: seat(goods(coin=2))}, towers={"special 1": 122}, pile=[BEMBO, COSIMO, LUTERO]
    ).play("place black special 1")
    assert game.heard(LeadersDrawn) == [LeadersDrawn(0, 2, (COSIMO, BEMBO))]
    assert set(game.seat0.hand or ()) == {BEMBO, COSIMO}
    game.play(f"discard {BEMBO}", "privilege faith")
    assert game.held() == goods(faith=1)


def test_an_empty_pile_gives_no_leaders() -> None:
    # ruling X-40
    game = table(seats={0: seat(goods(coin=2))}, towers={"special 1": 122}, pile=[])
    game.play("place black special 1")
    assert game.seat0.hand == ()
    assert not game.heard(LeadersDrawn)


def strong(tile: str = "") -> Seat:
    """Lay out a seat with Carlo."""
    return seat(goods(servant=4), cards=[5], played=[CARLO], excommunicated=[tile] if tile else [])


def test_carlos_servants_count_twice() -> None:
    # ruling X-43
    game = table(dice=(1, 1, 1), seats={0: strong()}).play("place black harvest")
    assert game.lines() == ["spend 0", "spend 2"]
    game = table(dice=(1, 1, 1), seats={0: strong()}, towers={"territory 3": 9})
    assert game.play("place black territory 3").heard(ServantsSpent) == [ServantsSpent(0, 2)]


def test_carlo_and_the_excommunication_of_servants_cancel_each_other() -> None:
    # ruling X-43
    game = table(dice=(1, 1, 1), seats={0: strong("2-6")}).play("place black harvest")
    assert game.lines() == ["spend 0", "spend 4"]


def test_each_gain_of_points_brings_macchiavelli_one_more() -> None:
    # ruling X-44
    owner = seat(goods(coin=9), cards=[1], played=[MACCHIAVELLI], tokens=[8])
    game = table(seats={0: owner}).play("token 8")
    assert game.seat0.vp == 4
    game = table(
        dice=(7 - 1, 1, 1),
        seats={0: seat(goods(servant=1), cards=[102, 103], played=[MACCHIAVELLI])},
    ).play("place black harvest", "spend 1")
    assert [e.goods["vp"] for e in game.heard(Received) if "vp" in e.goods] == [3, 6]


def test_what_macchiavelli_loses_is_not_changed() -> None:
    # ruling X-44
    owner = seat(goods(vp=9), cards=[145], played=[MACCHIAVELLI])
    assert table(seats={0: owner}).play("place black harvest").seat0.vp == 8


def test_macchiavelli_gains_one_more_of_each_final_category() -> None:
    # ruling X-44
    owner = seat(goods(coin=5, vp=7), cards=[1, 2, 3, 49], played=[MACCHIAVELLI])
    game = table(seats={0: owner, 1: seat(goods(military=1))}, round=6)
    # three territories, a character, five coins, and being second; ventures give nothing
    assert game.seat0.score.parts == {
        "track": 7, "territories": 1, "characters": 1, "ventures": 0, "military": 2,
        "resources": 1, "more": 4, "excommunication": 0,
    }  # fmt: skip


def test_a_leader_put_away_stops_working_at_once() -> None:
    # ruling X-45
    owner = seat(cards=[162], played=[MACCHIAVELLI, BEMBO])
    game = table(seats={0: owner}).play("place black production", f"dismiss {MACCHIAVELLI}")
    assert game.seat0.vp == 6
    assert (game.seat0.played, game.seat0.dismissed) == ((BEMBO,), (MACCHIAVELLI,))
    game = table(seats={0: owner}).play("place black production", f"dismiss {BEMBO}")
    assert (game.seat0.vp, game.seat0.spaces) == (7, ())
    assert table(seats={0: owner}).play("place black production", "decline").seat0.vp == 0


def test_only_leaders_in_play_are_counted() -> None:
    # ruling X-45
    away = seat(cards=[117, 164], played=[BEMBO, COSIMO], dismissed=[LUTERO])
    game = table(seats={0: away}).play("place black production")
    assert game.seat0.vp == 4
    assert game.seat0.score.parts["ventures"] == 4
    third = seat(cards=[1, 2, 3], played=[], dismissed=[BEMBO], hand=[MACCHIAVELLI])
    assert not table(seats={0: third}).offers(f"play {MACCHIAVELLI}")
    game = table(
        seats={0: seat(goods(coin=6), played=[BEMBO], dismissed=[COSIMO])},
        towers={"special 1": 129},
    )
    assert game.play("place black special 1").seat0.vp == 3


def test_a_leader_put_away_is_no_longer_used_in_this_round() -> None:
    # ruling X-45
    owner = seat(cards=[162], played=[COSIMO, LORENZO], copied=RAFFAELLO)
    game = table(seats={0: owner, 1: seat(played=[RAFFAELLO])})
    game.play("place black production", f"dismiss {LORENZO}")
    assert (game.seat0.copied, game.seat0.played) == (None, (COSIMO,))


def test_a_leader_from_the_set_up_acts_in_the_first_round() -> None:
    # ruling X-51
    owner = seat(family="sforza", shown=[COSIMO, BEMBO], played=[COSIMO], hand=[BEMBO])
    game = table(seats={0: owner}, round=1).play(f"use {COSIMO}")
    assert game.held() == goods(servant=3, vp=1)
    assert [event.leader for event in game.heard(LeaderPlayed)] == []
