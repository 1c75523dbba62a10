"""Each of the 24 characters: hired once, its immediate effect and what it changes from then on."""

from typing import Final

import pytest

from bottega.games.lorenzo.events import CardTaken
from tests.lorenzo.build import Position, goods, seat, table
from tests.lorenzo.rows import HARVEST, PRODUCTION, named, one_short, promised

Character = tuple[int, int, str]

# number, coins, immediate effect
CHARACTERS: Final[tuple[Character, ...]] = (
    (49, 2, "3 military"),
    (50, 4, ""),
    (51, 4, ""),
    (52, 2, "privilege"),
    (53, 3, ""),
    (54, 3, ""),
    (55, 2, "4 faith"),
    (56, 3, "1 faith"),  # and an action, as 57 to 60, 69, 70 and 72: see below
    (57, 4, "2 military"),
    (58, 4, ""),
    (59, 3, ""),
    (60, 4, "privilege"),
    (61, 4, ""),
    (62, 4, ""),
    (63, 5, "3 faith"),
    (64, 5, "three privileges"),
    (65, 6, "6 vp"),  # with three territories, as below
    (66, 6, "8 vp"),
    (67, 7, "4 vp"),
    (68, 6, "2 vp"),
    (69, 4, "1 wood 1 stone 1 servant 2 faith"),  # the harvest and the production bring what
    (70, 5, "2 coin 1 military 1 faith"),  # the bonus tile adds
    (71, 5, "2 vp"),  # with five military points
    (72, 6, "privilege"),
)
COMPANY: Final = {65: [1, 2, 3], 66: [31, 32, 33, 34], 67: [63], 68: [73]}
each_character = pytest.mark.parametrize("card", CHARACTERS, ids=lambda c: f"card {c[0]}")


def hire(number: int, held: str, towers: dict[str, int] | None = None) -> Position:
    """Place a member at the foot of the tower where this character waits."""
    who = seat(named(held), cards=COMPANY.get(number, ()))
    game = table(seats={0: who}, towers={"character 1": number} | (towers or {}))
    return game.play("place black character 1")


def test_every_character_has_a_row() -> None:
    assert [card[0] for card in CHARACTERS] == list(range(49, 73))


@each_character
def test_a_character_is_hired_for_its_coins_and_has_its_immediate_effect(card: Character) -> None:
    number, coins, now = card
    kept = "5 military" if number == 71 else ""
    answers, gains = promised(now)
    game = hire(number, f"{coins} coin {kept}")
    assert game.heard(CardTaken) == [CardTaken(0, number, "character 1", goods(coin=coins))]
    get_over(game)
    game.play(*answers)
    get_over(game)
    assert game.asked == 1
    assert number in game.seat0.character
    assert game.held() == named(gains, kept)


def get_over(game: Position) -> None:
    """Leave the card that a character lets one take, and work without servants."""
    if game.asks == "BonusTake":
        game.play("decline")
    elif game.asks == "Work":
        game.play("spend 0")


@each_character
def test_a_character_is_not_offered_for_a_coin_less(card: Character) -> None:
    number, coins, _ = card
    [riches] = one_short(f"{coins} coin")
    game = table(seats={0: seat(riches)}, towers={"character 1": number})
    reason = game.why_not("place black character 1")
    assert reason is not None
    assert (reason.rule, reason.need, reason.have) == (
        "cost", {"coin": coins}, {"coin": coins - 1},
    )  # fmt: skip


# number, what is worth more, by how much
VALUES: Final = (
    (49, "territory", 2), (50, "building", 2), (51, "character", 2), (52, "venture", 2),
    (53, "harvest", 2), (54, "production", 2), (61, "harvest", 3), (62, "production", 3),
)  # fmt: skip


@pytest.mark.parametrize(("number", "action", "n"), VALUES)
def test_a_character_makes_its_actions_worth_more(number: int, action: str, n: int) -> None:
    assert table(seats={0: seat(cards=[number])}).seat0.values == {action: n}


@pytest.mark.parametrize(("number", "kind", "n"), [row for row in VALUES if row[0] <= 52])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_character_lets_a_member_climb(number: int, kind: str, n: int, die: int) -> None:
    rich = seat(goods(coin=20, wood=20, stone=20, military=25), cards=[number])
    game = table(dice=(die, 6, 6), seats={0: rich})
    reached = [line for line in game.placements("black") if f"black {kind}" in line]
    assert len(reached) == sum(die + n >= asks for asks in (1, 3, 5, 7))
    others = [k for k in ("territory", "character", "building", "venture") if k != kind]
    for other in others:
        found = [line for line in game.placements("black") if f"black {other}" in line]
        assert len(found) == sum(die >= asks for asks in (1, 3, 5, 7))


@pytest.mark.parametrize(
    ("number", "work", "card", "gives"),
    [
        (53, "harvest", 3, HARVEST + " 1 coin 1 servant"),  # which asks for 3
        (61, "harvest", 4, HARVEST + " 2 stone"),  # for 4
        (54, "production", 34, PRODUCTION + " 3 vp"),
        (62, "production", 35, PRODUCTION + " 3 vp"),
    ],
)
def test_a_character_helps_to_harvest_or_produce(
    number: int, work: str, card: int, gives: str
) -> None:
    lines = [f"place black {work}"]
    held = ""
    if work == "production":
        held = "1 coin" if card == 34 else "1 wood"
        lines.append("trade building 1 arrow 1")
    game = table(dice=(1, 1, 1), seats={0: seat(named(held), cards=[number, card])})
    assert game.play(*lines).held() == named(gives)
    alone = table(dice=(1, 1, 1), seats={0: seat(named(held), cards=[card])})
    alone.play(f"place black {work}")
    assert not alone.offers(lines[-1])
    assert alone.held() == named(HARVEST if work == "harvest" else PRODUCTION, held)


def test_card_50_takes_a_wood_or_a_stone_off_a_building() -> None:
    # card 25 costs a wood and three stones
    for held in ("3 stone", "1 wood 2 stone"):
        game = table(seats={0: seat(named(held), cards=[50])}, towers={"building 1": 25})
        assert game.play("place black building 1").held() == named("5 vp")
    both = seat(named("1 wood 3 stone"), cards=[50])
    game = table(seats={0: both}, towers={"building 1": 25}).play("place black building 1")
    assert game.view().prices == (named("3 stone"), named("1 wood 2 stone"))
    assert game.play("pay 2").held() == named("1 stone 5 vp")


def test_card_51_takes_a_coin_off_a_character() -> None:
    game = table(seats={0: seat(named("4 coin"), cards=[51])}, towers={"character 1": 63}, round=3)
    assert game.seat0.discounts == {"character": {"coin": 1}}
    assert game.play("place black character 1").held() == named("3 faith")


@pytest.mark.parametrize(("floor", "bonus"), [("territory 3", "1 wood"), ("territory 4", "2 wood")])
def test_card_55_forgoes_the_bonus_of_the_upper_floors(floor: str, bonus: str) -> None:
    for cards, brings in (([55], ""), ([], bonus)):
        preacher = seat(named("1 servant"), cards=cards)
        game = table(seats={0: preacher}, towers={floor: 1})
        game.play(f"place black {floor}")
        left = "" if floor == "territory 4" else "1 servant"
        assert game.held() == named(brings, left)


def test_card_56_takes_any_card_with_an_action_of_four() -> None:
    game = hire(56, "3 coin 9 wood 9 stone", {"venture 2": 76})
    assert game.lines() == [
        "take territory 1", "take territory 2", "take building 1", "take building 2",
        "take venture 2", "decline",
    ]  # fmt: skip
    game.play("take territory 2")
    assert game.seat0.territory == (2,)
    assert game.held() == named("9 wood 9 stone 1 faith 1 wood")


def test_card_57_takes_a_territory_with_an_action_of_six() -> None:
    game = hire(57, "4 coin", {"territory 3": 9})
    assert game.lines() == ["take territory 1", "take territory 2", "take territory 3", "decline"]
    game.play("take territory 3")
    assert game.seat0.territory == (9,)
    assert game.held() == named("1 wood 1 coin 2 military")


def test_card_58_takes_a_building_with_an_action_of_six_for_a_wood_and_a_stone_less() -> None:
    game = hire(58, "4 coin 1 stone", {"building 3": 37})
    assert game.lines() == ["take building 3", "decline"]
    game.play("take building 3")  # for a wood and two stones, and its floor gives a military point
    assert game.heard(CardTaken)[1] == CardTaken(0, 37, "building 3", {"stone": 1})
    assert game.held() == named("4 vp 1 military")


def test_card_59_takes_a_character_with_an_action_of_six_for_two_coins_less() -> None:
    game = hire(59, "9 coin", {"character 3": 63})
    game.play("take character 3")  # one's own member stands there: three coins are due first
    assert game.heard(CardTaken)[1] == CardTaken(0, 63, "character 3", {"coin": 3})
    assert game.held() == named("3 faith 1 stone")
    assert not hire(59, "8 coin", {"character 3": 63}).offers("take character 3")


def test_card_60_takes_a_venture_with_an_action_of_six_and_a_privilege() -> None:
    game = hire(60, "4 coin 4 wood", {"venture 3": 86})
    game.play("privilege faith")
    assert game.lines() == ["take venture 3", "decline"]
    game.play("take venture 3")
    assert game.seat0.venture == (86,)
    assert game.held() == named("5 servant 1 coin 1 faith")


def test_card_69_harvests_with_an_action_of_four() -> None:
    who = seat(named("4 coin"), cards=[11, 15])  # the first asks for 4, the second for 5
    game = table(seats={0: who}, towers={"character 1": 69})
    game.play("place black character 1", "spend 0")
    assert game.held() == named(HARVEST, "2 stone 1 servant 2 faith")


def test_card_70_produces_with_an_action_of_four() -> None:
    who = seat(named("5 coin 2 wood"), cards=[35, 40])  # the first asks for 4, the second for 6
    game = table(seats={0: who}, towers={"character 1": 70})
    game.play("place black character 1", "spend 0", "trade building 1 arrow 1")
    assert game.held() == named(PRODUCTION, "1 wood 3 vp 1 faith")


def test_card_71_counts_every_second_military_point() -> None:
    for military, points in ((0, 0), (1, 0), (2, 1), (25, 12)):
        game = hire(71, f"5 coin {military} military")
        assert game.held() == goods(military=military, vp=points)


def test_card_72_takes_any_card_with_an_action_of_seven_and_a_privilege() -> None:
    game = hire(72, "6 coin", {"territory 4": 20}).play("privilege military")
    assert game.lines() == [*(f"take territory {i}" for i in (1, 2, 3, 4)), "decline"]
    assert game.play("take territory 4").held() == named("2 military 2 wood 3 vp")
