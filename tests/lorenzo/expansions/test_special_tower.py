"""The special tower and how its cards are taken: rulings X-8 to X-16 and X-74."""

import pytest

from bottega.games.lorenzo.events import CardFetched, FeePaid
from tests.lorenzo.build import Position, goods, seat, table

BRUNELLESCHI, ALFONSO_V = "filippo-brunelleschi", "alfonso-v-d-aragona"
CHAPLAIN, SCOUT, STEWARD, GATEKEEPER = 121, 122, 123, 126
ANTIQUARIAN, AGENT = 130, 132
PILGRIM_ROAD = 97
STONEMASON, PREACHER, ABBESS = 50, 55, 56


def fetched(game: Position) -> list[int]:
    """List the cards that can be fetched now."""
    assert game.asks == "FetchCard"
    return [int(line.split()[-1]) for line in game.lines() if line != "decline"]


def test_an_occupied_special_tower_costs_three_coins() -> None:
    # ruling X-8
    for coin in (2, 3):
        game = table(
            seats={0: seat(goods(coin=coin))},
            placed=["1 black special 1"],
            towers={"special 2": PILGRIM_ROAD},
        )
        assert game.offers("place black special 2") == (coin == 3)
    game.play("place black special 2")
    assert game.heard(FeePaid)[0].coins == 3
    assert game.held() == goods()


def test_a_family_has_one_coloured_member_in_the_special_tower_and_others_beside_it() -> None:
    # ruling X-8
    game = table(
        seats={0: seat(goods(coin=9, servant=9), family="colonna")},
        placed=["0 black special 4"],
        towers={"special 1": PILGRIM_ROAD},
    )
    members = [line.split()[1] for line in game.placements() if line.endswith("special 1")]
    assert members == ["neutral", "brown"]


def test_the_third_floor_gives_one_token_and_the_fourth_two() -> None:
    # ruling X-8
    for floor, n in ((1, 0), (2, 0), (3, 1), (4, 2)):
        game = table(
            seats={0: seat(goods(servant=1))}, towers={f"special {floor}": PILGRIM_ROAD}
        ).play(f"place black special {floor}")
        assert game.seat0.token == n


def test_brunelleschi_pays_no_fee_in_the_special_tower() -> None:
    # ruling X-9
    game = table(
        seats={0: seat(played=[BRUNELLESCHI])},
        placed=["1 black special 1"],
        towers={"special 2": PILGRIM_ROAD},
    ).play("place black special 2")
    assert not game.heard(FeePaid)


def test_the_gatekeeper_pays_no_fee_in_the_special_tower_only() -> None:
    # ruling X-9
    game = table(
        seats={0: seat(cards=[GATEKEEPER])},
        placed=["1 black special 1", "1 white territory 1"],
        towers={"special 2": 101, "territory 2": 9},
    )
    assert game.offers("place black special 2")
    assert game.rule("place black territory 2") == "fee"


@pytest.mark.parametrize(
    ("character", "card"), [(49, PILGRIM_ROAD), (50, 109), (51, STEWARD), (52, 136)]
)
def test_what_is_added_for_a_kind_of_card_is_added_in_the_special_tower(
    character: int, card: int
) -> None:
    # ruling X-10: each of them adds two
    rich = goods(coin=9, wood=9, stone=9)
    for value in (2, 3):
        for laid in (PILGRIM_ROAD, 109, STEWARD, 136):
            game = table(
                dice=(value, 1, 1),
                seats={0: seat(rich, cards=[character])},
                towers={"special 3": laid},
            )
            enough = value == 3 and laid == card
            assert game.offers("place black special 3") == enough


def test_a_discount_for_a_kind_of_card_holds_in_the_special_tower() -> None:
    # ruling X-10: the Stonemason takes off a wood or a stone of buildings
    game = table(seats={0: seat(goods(wood=1), cards=[STONEMASON])}, towers={"special 1": 109})
    game.play("place black special 1")
    assert game.held() == goods(vp=2)


def test_a_leader_hears_of_special_cards_of_its_kind_and_of_no_others() -> None:
    # ruling X-10
    game = table(seats={0: seat(played=[ALFONSO_V])}, towers={"special 1": PILGRIM_ROAD})
    assert game.play("place black special 1").held() == goods(faith=1)
    game = table(
        seats={0: seat(goods(coin=2), played=[ALFONSO_V])}, towers={"special 1": SCOUT}
    ).play("place black special 1")
    assert game.seat0.faith == 0


def test_the_excommunication_of_a_kind_takes_four_off_in_the_special_tower() -> None:
    # ruling X-10
    for value in (4, 5):
        game = table(
            dice=(value, 1, 1),
            seats={0: seat(excommunicated=["2-1"])},
            towers={"special 1": 105, "special 2": 129},
        )
        assert game.offers("place black special 1") == (value == 5)


def test_a_bonus_action_for_a_kind_reaches_the_special_tower() -> None:
    # ruling X-11
    game = table(
        seats={0: seat(goods(coin=4))},
        towers={"character 1": 57, "special 1": 101, "special 2": 125, "special 3": 102},
    )
    game.play("place black character 1")
    assert game.asks == "BonusTake"
    offered = [line for line in game.lines() if line.startswith("take special")]
    assert offered == ["take special 1", "take special 3"]
    game.play("take special 3")
    assert game.seat0.territory == (102,)
    assert game.seat0.token == 1  # the bonus of the floor


def test_the_coup_cannot_take_from_the_special_tower() -> None:
    # ruling X-11
    game = table(
        seats={0: seat(goods(coin=9, wood=7), family="este")},
        towers={"venture 1": 168, "special 1": 105},
    ).play("place black venture 1")
    assert game.asks == "BonusTake"
    assert any(line.startswith("take") for line in game.lines())
    assert not any(line.startswith("take special") for line in game.lines())


def test_the_abbess_takes_any_card_of_the_special_tower() -> None:
    # ruling X-11
    game = table(
        seats={0: seat(goods(coin=9))},
        towers={"character 1": ABBESS, "special 1": CHAPLAIN, "special 2": PILGRIM_ROAD},
    ).play("place black character 1")
    assert game.offers("take special 1")
    assert game.offers("take special 2")


def test_special_cards_count_for_the_limit_of_six() -> None:
    # ruling X-12
    game = table(
        seats={0: seat(goods(coin=9), cards=[49, 50, 51, 52, 121, 122])},
        towers={"special 1": 126, "character 1": 63},
    )
    assert game.rule("place black special 1") == "card-limit"
    assert game.rule("place black character 1") == "card-limit"


def test_a_special_territory_needs_the_military_points_of_its_slot() -> None:
    # ruling X-12
    for strength in (2, 3):
        game = table(
            seats={0: seat(goods(military=strength), cards=[1, 97])}, towers={"special 1": 102}
        )
        assert game.offers("place black special 1") == (strength == 3)


def test_who_may_take_no_special_cards_takes_none_in_any_way() -> None:
    # ruling X-13
    game = table(
        seats={0: seat(goods(coin=9, servant=9), excommunicated=["2-8"])},
        towers={"character 1": 72, "special 1": 105},
    )
    assert not [line for line in game.placements() if "special" in line]
    assert game.rule("place black special 1") == "barred"
    game.play("place black character 1", "privilege faith")
    assert game.asks == "BonusTake"
    assert not [line for line in game.lines() if "special" in line]


def test_the_preacher_gets_no_tokens_from_floors() -> None:
    # ruling X-14
    game = table(
        seats={0: seat(goods(servant=1), cards=[PREACHER])}, towers={"special 4": PILGRIM_ROAD}
    ).play("place black special 4")
    assert game.seat0.token == 0


def test_special_cards_that_nobody_took_never_come_back() -> None:
    # rulings
    game = table(
        seats={0: seat(goods(coin=5, military=18))},
        towers={"special 1": ANTIQUARIAN},
        round=5,
    ).play("place black special 1")
    assert fetched(game)
    assert all(card <= 96 for card in fetched(game))
    assert any(card > 96 for card in game.view().gone)


def test_the_antiquarian_takes_any_card_that_was_put_away_without_paying() -> None:
    # ruling X-16
    game = table(
        seats={0: seat(goods(coin=5))}, towers={"special 3": ANTIQUARIAN}, gone=[25, 49, 73]
    ).play("place black special 3")
    assert {25, 49, 73, 1} <= set(fetched(game))
    game.play("fetch card 25")
    assert game.heard(CardFetched)[0].card == 25
    assert game.held() == goods(vp=5, token=1)  # its effect, and only the antiquarian's floor
    assert game.seat0.building == (25,)


def test_the_venture_agent_takes_only_ventures() -> None:
    # ruling X-16
    game = table(seats={0: seat(goods(coin=7))}, towers={"special 1": AGENT})
    game.play("place black special 1")
    assert all(73 <= card <= 96 for card in fetched(game))


def test_a_fetched_territory_needs_military_points_and_a_free_place() -> None:
    # ruling X-16
    for strength in (2, 3):
        game = table(
            seats={0: seat(goods(coin=5, military=strength), cards=[1, 2])},
            towers={"special 1": ANTIQUARIAN},
        ).play("place black special 1")
        assert (3 in fetched(game)) == (strength == 3)
    full = seat(goods(coin=5), cards=[25, 26, 27, 28, 29, 30])
    game = table(seats={0: full}, towers={"special 1": ANTIQUARIAN}).play("place black special 1")
    assert not [card for card in fetched(game) if 25 <= card <= 48]


def test_nothing_is_asked_where_nothing_fits_in_the_discard() -> None:
    # ruling X-16
    ventures = seat(goods(coin=7), cards=[73, 74, 75, 76, 77, 78])
    game = table(seats={0: ventures}, towers={"special 1": AGENT}).play("place black special 1")
    assert game.asked == 1


def test_a_card_put_away_by_a_player_in_this_round_can_be_fetched() -> None:
    # rulings
    owner = seat(goods(coin=5), cards=[69], played=["tomas-de-torquemada"])
    game = table(seats={0: owner}, towers={"special 1": ANTIQUARIAN})
    game.play("use tomas-de-torquemada", "place black special 1")
    assert 69 in fetched(game)


def test_a_card_that_still_lies_in_a_tower_cannot_be_fetched() -> None:
    # ruling X-74
    game = table(seats={0: seat(goods(coin=5))}, towers={"special 1": ANTIQUARIAN})
    game.play("place black special 1")
    assert not set(fetched(game)) & set(game.view().floors)


def test_what_a_fetched_card_does_at_once_happens() -> None:
    # ruling X-16
    game = table(seats={0: seat(goods(coin=5))}, towers={"special 1": ANTIQUARIAN}, gone=[49, 52])
    game.play("place black special 1", "fetch card 52")
    assert game.asks == "PickPrivileges"
