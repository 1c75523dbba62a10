"""Families: rulings X-46 to X-50 and X-66."""

import pytest

from bottega.games.lorenzo.events import (
    Stored,
    Swapped,
)
from tests.lorenzo.build import Seat, goods, seat, table

COSIMO, BEMBO, LUTERO = "cosimo-de-medici", "pietro-bembo", "martin-lutero"
LUCREZIA, SIGISMONDO = "lucrezia-borgia", "sigismondo-malatesta"
MORO = "ludovico-il-moro"
MINT = 25  # a wood and three stone


def montefeltro(*cards: int, store: dict[str, int] | None = None, **held: int) -> Seat:
    """Lay out a seat of the Da Montefeltro."""
    return seat(goods(**held), cards=cards, family="da-montefeltro", store=store or {})


def test_wood_and_stone_spent_on_buildings_lie_on_the_tile() -> None:
    # ruling X-46
    game = table(seats={0: montefeltro(wood=5, stone=5, coin=5)}, towers={"building 1": MINT}).play(
        "place black building 1"
    )
    assert game.heard(Stored) == [Stored(0, goods(wood=1, stone=3))]
    assert game.seat0.store == goods(wood=1, stone=3)
    assert game.held() == goods(wood=4, stone=2, coin=5, vp=5)


def test_only_wood_and_stone_are_kept_and_only_of_buildings() -> None:
    # ruling X-46: a special building costs coins too, a venture wood
    game = table(seats={0: montefeltro(coin=5, wood=5, stone=5)}, towers={"special 1": 110}).play(
        "place black special 1"
    )
    assert game.seat0.store == goods(wood=2)
    game = table(seats={0: montefeltro(coin=5, wood=5, stone=5)}, towers={"special 1": 136}).play(
        "place black special 1"
    )
    assert game.seat0.store == goods()


def test_discounted_parts_are_not_spent() -> None:
    # ruling X-46: the Stonemason takes off a wood or a stone
    game = table(seats={0: montefeltro(50, wood=5, stone=5)}, towers={"building 1": MINT}).play(
        "place black building 1", "pay 2"
    )
    assert game.seat0.store == goods(wood=1, stone=2)


def test_the_store_is_taken_in_the_place_of_a_privilege() -> None:
    # ruling X-46
    owner = montefeltro(store=goods(wood=2, stone=4))
    game = table(seats={0: owner}).play("place black council")
    assert game.offers("privilege store")
    game.play("privilege store")
    assert game.held() == goods(coin=1, wood=2, stone=4)
    assert game.seat0.store == goods()


def test_the_store_may_be_one_of_several_privileges() -> None:
    # ruling X-46
    owner = montefeltro(store=goods(wood=2))
    game = table(4, seats={0: owner}).play("place black market 4", "privilege faith store")
    assert game.held() == goods(faith=1, wood=2)


def test_an_empty_store_is_no_privilege() -> None:
    # ruling X-46
    game = table(seats={0: montefeltro()}).play("place black council")
    assert not game.offers("privilege store")
    assert not table().play("place black council").offers("privilege store")


def test_the_store_counts_as_received_only_when_it_is_taken() -> None:
    # ruling X-46
    cursed = seat(goods(wood=5, stone=5), family="da-montefeltro", excommunicated=["1-4"])
    game = table(seats={0: cursed}, towers={"building 1": 34})
    paid = game.play("place black building 1").seat0.store
    game.play("place black council", "privilege coins", "place white council")
    before = game.held()
    game.play("privilege store")
    gained = {good: game.held().get(good, 0) - before.get(good, 0) for good in ("wood", "stone")}
    assert gained == {good: max(paid.get(good, 0) - 1, 0) for good in ("wood", "stone")}


def test_malatesta_needs_military_points_and_keeps_them() -> None:
    # ruling X-47: card 143 takes six of twelve
    for strength in (11, 12):
        owner = seat(goods(coin=6, military=strength), family="malatesta")
        game = table(seats={0: owner}, towers={"special 1": 143})
        assert game.offers("place black special 1") == (strength == 12)
    game.play("place black special 1")
    assert game.held() == goods(military=12, faith=4)


def test_malatesta_holds_what_rivals_cost_and_pays_nothing() -> None:
    # ruling X-47
    for strength in (5, 6):
        owner = seat(goods(military=strength), family="malatesta")
        game = table(4, seats={0: owner}, towers={"venture 1": 165}, adapted="building")
        assert game.offers("place black venture 1") == (strength == 6)
    game.play("place black venture 1")
    assert game.seat0.military == 6


def test_others_pay_the_military_points_of_rivals() -> None:
    # ruling X-47
    owner = seat(goods(military=7), family="este")
    game = table(4, seats={0: owner}, towers={"venture 1": 165}, adapted="building")
    assert game.play("place black venture 1").seat0.military == 1


def test_medici_receives_a_token_for_each_character_however_it_is_taken() -> None:
    # ruling X-48
    owner = seat(goods(coin=9), family="medici")
    assert table(seats={0: owner}).play("place black character 1").seat0.token == 1
    game = table(seats={0: owner}, towers={"special 1": 122}).play("place black special 1")
    assert game.seat0.token == 1
    game = table(seats={0: owner}, towers={"special 1": 130}).play("place black special 1")
    game.play("fetch card 49")
    assert game.seat0.token == 2


def test_medici_may_have_eight_characters_and_not_nine() -> None:
    # ruling X-48
    cards = [49, 50, 51, 52, 57, 58, 59, 60]
    for n in (6, 7, 8):
        owner = seat(goods(coin=9), family="medici", cards=cards[:n])
        game = table(seats={0: owner}, towers={"character 1": 71})
        assert game.offers("place black character 1") == (n < 8)
        assert game.seat0.score.parts["characters"] == {6: 21, 7: 28, 8: 35}[n]
    other = seat(goods(coin=9), family="este", cards=cards[:6])
    game = table(seats={0: other}, towers={"character 1": 71})
    assert not game.offers("place black character 1")


def test_the_excommunication_of_characters_cancels_all_points_of_medici() -> None:
    # ruling X-48
    cards = [49, 50, 51, 52, 57, 58, 59]
    owner = seat(family="medici", cards=cards, excommunicated=["3-1"])
    assert table(seats={0: owner}, round=6).seat0.score.parts["characters"] == 0


def test_the_brown_member_is_worth_three_and_stands_beside_all_others() -> None:
    # ruling X-49
    owner = seat(goods(coin=9, servant=9), family="colonna")
    placed = ["0 black territory 4", "0 neutral territory 3", "0 white harvest"]
    game = table(dice=(6, 6, 6), seats={0: owner}, placed=placed)
    assert game.seat0.members["brown"] == 3
    assert game.offers("place brown territory 1")
    assert not game.offers("place orange territory 1")
    game.play("place brown territory 1")
    assert "brown" not in game.seat0.members


def test_coloured_members_may_stand_beside_the_brown_one() -> None:
    # ruling X-49
    owner = seat(goods(coin=9), family="colonna")
    game = table(seats={0: owner}, placed=["0 brown territory 4"])
    assert game.offers("place black territory 1")


@pytest.mark.parametrize("leader", [LUCREZIA, SIGISMONDO, MORO])
def test_leaders_do_not_change_the_brown_member(leader: str) -> None:
    # ruling X-49
    game = table(dice=(1, 1, 1), seats={0: seat(family="colonna", played=[leader])})
    assert game.seat0.members["brown"] == 3


def test_the_excommunication_of_coloured_members_spares_the_brown_one() -> None:
    # ruling X-49
    game = table(seats={0: seat(family="colonna", excommunicated=["1-7"])})
    assert (game.seat0.members["black"], game.seat0.members["brown"]) == (5, 3)


def test_the_brown_member_counts_for_turns_the_council_and_the_fee() -> None:
    # ruling X-66
    game = table(seats={0: seat(family="colonna"), 1: seat(members=["black"])}, order=(1, 0))
    game.play("place black market 1")
    for member in ("black", "white", "orange"):
        assert game.asked == 0
        game.play(f"place {member} council", "privilege coins")
    assert game.asked == 0  # brown and neutral are left
    only = table(seats={0: seat(family="colonna")}, order=(1, 0), turn_of=0, last="brown")
    only.play("place brown council", "privilege coins")
    assert only.view().order == (0, 1)
    game = table(seats={1: seat(family="colonna")}, placed=["1 brown territory 4"])
    assert game.rule("place black territory 1") == "fee"


def test_este_swaps_military_points_for_coins_as_often_as_it_likes() -> None:
    # ruling X-50
    game = table(seats={0: seat(goods(military=3), family="este")})
    game.play("swap", "swap", "place black market 2", "swap")
    assert game.heard(Swapped) == [Swapped(0, goods(military=1))] * 3
    assert game.held() == goods(coin=6, servant=5)
    assert game.asked == 1  # nothing is left to swap


def test_este_swaps_in_its_own_turn_only() -> None:
    # ruling X-50
    game = table(seats={1: seat(goods(military=3), family="este")})
    assert not game.offers("swap")
    game = table(seats={0: seat(goods(military=3), family="este")}).play("place black council")
    assert game.asks == "PickPrivileges"
    assert not game.offers("swap")


def test_the_excommunication_of_coins_holds_for_each_swap() -> None:
    # ruling X-50
    game = table(seats={0: seat(goods(military=3), family="este", excommunicated=["1-2"])})
    assert game.play("swap", "swap").held() == goods(military=1, coin=2)
