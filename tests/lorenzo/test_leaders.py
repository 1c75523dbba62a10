"""Leaders in play: rulings L-44 to L-46, L-48 to L-52, L-54, L-55 and L-70."""

from bottega.games.lorenzo.events import (
    FeePaid,
    LeaderCopied,
    LeaderUsed,
    MemberRaised,
    Received,
)
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import Leader
from bottega.games.lorenzo.requirements import ONE_KIND, requirement
from tests.lorenzo.build import goods, new_game, seat, table
from tests.lorenzo.reference import LEADERS

ARIOSTO, BRUNELLESCHI, FEDERICO = (
    "ludovico-ariosto",
    "filippo-brunelleschi",
    "federico-da-montefeltro",
)
MORO, LUCREZIA, MALATESTA = "ludovico-il-moro", "lucrezia-borgia", "sigismondo-malatesta"
LORENZO, CESARE = "lorenzo-de-medici", "cesare-borgia"
BOTTICELLI, MICHELANGELO = "sandro-botticelli", "michelangelo-buonarroti"
COLLEONI, GONZAGA, SISTO = "bartolomeo-colleoni", "ludovico-iii-gonzaga", "sisto-iv"


def test_requirements_are_checked_and_not_paid() -> None:
    # ruling L-44
    for wood, rule in ((9, "requirement"), (10, "")):
        game = table(seats={0: seat(goods(wood=wood), hand=[BOTTICELLI])})
        assert game.rule(f"play {BOTTICELLI}") == rule
    game.play(f"play {BOTTICELLI}")
    assert game.held() == goods(wood=10)


def test_all_requirements_must_hold_at_once() -> None:
    # ruling L-44
    for short in ("coin", "wood", "stone", "servant"):
        held = goods(coin=6, wood=6, stone=6, servant=6) | {short: 5}
        game = table(seats={0: seat(held, hand=[SISTO])})
        reason = game.why_not(f"play {SISTO}")
        assert reason is not None
        assert (reason.rule, reason.have[short]) == ("requirement", 5)


def test_a_later_loss_of_what_was_required_does_not_matter() -> None:
    # ruling L-44
    owner = seat(goods(wood=10), hand=[BOTTICELLI])
    game = table(seats={0: owner}, towers={"building 1": 31})
    game.play(f"play {BOTTICELLI}", "place black building 1")
    assert game.seat0.wood == 8
    game.play(f"use {BOTTICELLI}")
    assert game.seat0.vp == 1


def test_leaders_act_before_and_after_the_placement_and_any_number_of_times() -> None:
    # ruling L-44
    owner = seat(goods(wood=10, stone=10), hand=[BOTTICELLI, MICHELANGELO, SISTO, GONZAGA])
    game = table(seats={0: owner})
    game.play(f"play {BOTTICELLI}", f"use {BOTTICELLI}", f"discard {GONZAGA}", "privilege faith")
    game.play("place black market 1")
    assert game.asked == 0
    game.play(f"play {MICHELANGELO}", f"use {MICHELANGELO}", f"discard {SISTO}", "privilege faith")
    assert game.asked == 1  # nothing more can be done, so the turn is over
    assert game.held() == goods(coin=8, wood=10, stone=10, military=2, faith=2, vp=1)


def test_leaders_do_not_act_in_the_middle_of_an_action() -> None:
    # ruling L-44
    game = table(seats={0: seat(goods(wood=10), hand=[BOTTICELLI])}).play("place black council")
    assert game.rule(f"play {BOTTICELLI}") == "between-actions"


def test_leaders_act_only_in_ones_own_turn() -> None:
    # ruling L-44
    game = table(seats={1: seat(goods(wood=10), hand=[BOTTICELLI])})
    assert not game.offers(f"play {BOTTICELLI}")


def test_a_leader_in_hand_is_discarded_for_a_privilege() -> None:
    # ruling L-45
    game = table(seats={0: seat(hand=[SISTO, GONZAGA])})
    game.play(f"discard {SISTO}")
    assert len(game.lines()) == 5
    game.play("privilege coins", f"discard {GONZAGA}", "privilege coins")
    assert game.held() == goods(coin=4)
    assert game.seat0.hand == ()


def test_a_leader_in_play_cannot_be_discarded() -> None:
    # ruling L-45
    game = table(seats={0: seat(played=[SISTO])})
    assert game.rule(f"discard {SISTO}") == "already-played"


def test_a_leader_acts_once_a_round_and_in_the_turn_it_is_played() -> None:
    # ruling L-46
    game = table(seats={0: seat(goods(wood=10), hand=[BOTTICELLI])})
    game.play(f"play {BOTTICELLI}", f"use {BOTTICELLI}")
    assert game.seat0.used == (BOTTICELLI,)
    assert game.rule(f"use {BOTTICELLI}") == "used"


def test_leaders_are_turned_up_at_the_end_of_the_round() -> None:
    # ruling L-46
    game = table(seats={0: seat(played=[COLLEONI], used=[COLLEONI])}, last="black")
    game.play("place black market 1")
    assert game.seat0.used == ()
    game.play(f"use {COLLEONI}")
    assert game.seat0.vp == 4


def test_a_permanent_ability_is_not_used() -> None:
    # ruling L-46
    game = table(seats={0: seat(played=[MORO])})
    assert game.rule(f"use {MORO}") == "always-on"


def test_ariosto_enters_occupied_spaces() -> None:
    # ruling L-48
    stand = ["1 black market 1", "1 white harvest"]
    game = table(seats={0: seat(played=[ARIOSTO])}, placed=stand)
    game.play("place black market 1")
    assert game.held() == goods(coin=5)
    game = table(seats={0: seat(played=[ARIOSTO])}, placed=stand)
    assert game.offers("place black harvest")
    assert table(placed=stand).rule("place black harvest") == "occupied"


def test_ariosto_keeps_to_one_coloured_member_in_an_area() -> None:
    # ruling L-48
    owner = seat(goods(servant=9), played=[ARIOSTO])
    game = table(3, seats={0: owner}, placed=["0 black harvest"])
    assert game.rule("place white harvest") == "same-area"
    assert game.rule("place white large harvest") == "same-area"
    assert game.offers("place neutral harvest")


def test_ariosto_does_not_open_covered_spaces() -> None:
    # ruling L-48
    game = table(seats={0: seat(played=[ARIOSTO])})
    assert game.rule("place black market 3") == "closed"
    assert game.rule("place black large harvest") == "closed"


def test_ariosto_needs_the_value_all_the_same() -> None:
    # ruling L-48
    game = table(seats={0: seat(played=[ARIOSTO])}, placed=["1 black market 1"])
    assert game.rule("place neutral market 1") == "value"


def test_ariosto_finds_no_card_on_an_occupied_floor_and_pays_the_fee() -> None:
    # ruling L-48
    owner = seat(goods(coin=2), played=[ARIOSTO])
    game = table(seats={0: owner}, placed=["1 black territory 1"])
    assert game.rule("place black territory 1") == "card-gone"
    assert game.rule("place black territory 2") == "fee"


def test_brunelleschi_pays_no_fee() -> None:
    # ruling L-49
    game = table(seats={0: seat(played=[BRUNELLESCHI])}, placed=["1 black territory 1"])
    game.play("place black territory 2")
    assert game.heard(FeePaid) == []


def test_brunelleschi_pays_no_fee_for_actions_without_a_member() -> None:
    # ruling L-49: the Patron's own member stands in his tower
    owner = seat(goods(coin=5), played=[BRUNELLESCHI])
    game = table(seats={0: owner}, towers={"character 1": 59, "character 2": 57})
    game.play("place black character 1", "take character 2")
    assert game.heard(FeePaid) == []
    assert game.seat0.coin == 0


def test_values_are_set_first_and_then_changed() -> None:
    # ruling L-50: five, two more, one less
    owner = seat(played=[MORO, LUCREZIA], excommunicated=["1-7"])
    game = table(dice=(1, 2, 6), seats={0: owner})
    assert game.seat0.members == {"black": 6, "white": 6, "orange": 6, "neutral": 0}


def test_a_raised_member_is_six_even_under_ludovico_il_moro() -> None:
    # rulings L-50 and L-51: then two more and one less
    owner = seat(played=[MORO, LUCREZIA, FEDERICO], excommunicated=["1-7"])
    game = table(dice=(1, 2, 6), seats={0: owner}).play(f"use {FEDERICO}", "raise white")
    assert game.seat0.members == {"black": 6, "white": 7, "orange": 6, "neutral": 0}


def test_ludovico_il_moro_may_lower_a_six() -> None:
    # ruling L-50: the die is ignored
    game = table(dice=(6, 6, 1), seats={0: seat(played=[MORO])})
    assert game.seat0.members == {"black": 5, "white": 5, "orange": 5, "neutral": 0}


def test_servants_raise_set_values() -> None:
    # ruling L-50
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=2), played=[MORO])})
    assert game.offers("place black territory 4")


def test_federico_raises_a_member_before_it_is_placed() -> None:
    # ruling L-51
    game = table(dice=(1, 2, 3), seats={0: seat(played=[FEDERICO])}, placed=["0 black council"])
    game.play(f"use {FEDERICO}")
    assert game.lines() == ["raise white", "raise orange"]
    game.play("raise white")
    assert game.heard(MemberRaised) == [MemberRaised(0, "white", 6)]
    assert game.seat0.members == {"white": 6, "orange": 3, "neutral": 0}
    game.play("place orange market 1", "place black market 2")
    assert game.seat0.members["white"] == 6  # for the whole round


def test_federicos_value_ends_with_the_round() -> None:
    # ruling L-51
    owner = seat(played=[FEDERICO], used=[FEDERICO], raised={"black": 6})
    game = table(dice=(1, 1, 1), seats={0: owner}, last="black").play("place black market 1")
    assert game.seat0.raised == {}
    assert game.seat0.members["black"] == game.view().dice["black"]


def test_federico_is_of_no_use_when_only_the_neutral_member_is_left() -> None:
    # ruling L-51
    owner = seat(goods(servant=1), played=[FEDERICO], members=["neutral"])
    assert table(seats={0: owner}).rule(f"use {FEDERICO}") == "to-no-use"


def test_malatesta_makes_the_neutral_member_worth_three() -> None:
    # ruling L-52
    game = table(seats={0: seat(played=[MALATESTA, LUCREZIA], excommunicated=["1-7"])})
    assert game.seat0.members["neutral"] == 3
    assert game.offers("place neutral territory 2")
    assert game.rule("place neutral territory 3") == "value"


def test_lorenzo_copies_a_leader_of_another_player() -> None:
    # ruling L-54
    seats = {
        0: seat(goods(vp=35), hand=[LORENZO], played=[COLLEONI]),
        1: seat(played=[MORO, MICHELANGELO]),
        2: seat(played=[MALATESTA], hand=[SISTO]),
    }
    game = table(3, dice=(1, 1, 1), seats=seats).play(f"play {LORENZO}")
    copies = {f"copy {leader}" for leader in (MORO, MICHELANGELO, MALATESTA)}
    assert set(game.lines()) == copies
    game.play(f"copy {MORO}")
    assert game.heard(LeaderCopied) == [LeaderCopied(0, MORO)]
    assert game.seat0.members["black"] == 5
    assert game.rule(f"copy {MALATESTA}") == "not-now"  # once and for all


def test_lorenzo_cannot_be_played_while_there_is_nobody_to_copy() -> None:
    # ruling L-54: one's own leaders and hands of others do not count
    seats = {0: seat(goods(vp=35), hand=[LORENZO], played=[COLLEONI]), 1: seat(hand=[SISTO])}
    game = table(seats=seats)
    assert game.rule(f"play {LORENZO}") == "nobody-to-copy"
    assert game.offers(f"discard {LORENZO}")


def test_what_a_copied_leader_requires_does_not_matter() -> None:
    # ruling L-54: ten stones are not needed, and it acts once a round through Lorenzo
    seats = {0: seat(goods(vp=35), hand=[LORENZO]), 1: seat(played=[MICHELANGELO])}
    game = table(seats=seats).play(f"play {LORENZO}", f"use {LORENZO}")
    assert game.held() == goods(coin=3, vp=35)
    assert game.heard(LeaderUsed) == [LeaderUsed(0, LORENZO)]
    assert game.rule(f"use {LORENZO}") == "used"
    game.play("place black council", "privilege faith")
    assert game.offers(f"use {MICHELANGELO}")  # the other player's own


def test_a_copied_leader_acts_though_its_owner_used_it() -> None:
    # ruling L-54
    seats = {
        0: seat(played=[LORENZO], copied=MICHELANGELO),
        1: seat(played=[MICHELANGELO], used=[MICHELANGELO]),
    }
    assert table(seats=seats).play(f"use {LORENZO}").seat0.coin == 3


def test_cesare_needs_no_military_for_territories() -> None:
    # ruling L-55
    owner = seat(cards=[1, 2, 3, 4, 9], played=[CESARE])
    game = table(seats={0: owner})
    assert game.seat0.needs == 0
    assert game.offers("place black territory 1")


def test_cesare_still_has_six_territories_at_most() -> None:
    # ruling L-55
    owner = seat(cards=[1, 2, 3, 4, 9, 10], played=[CESARE])
    assert table(seats={0: owner}).rule("place black territory 1") == "card-limit"


def test_cesare_does_not_help_with_the_military_of_ventures() -> None:
    # ruling L-55
    game = table(seats={0: seat(played=[CESARE])}, towers={"venture 1": 77})
    assert game.rule("place black venture 1") == "cost"


def test_the_gains_of_a_leader_are_told_of_as_its_own() -> None:
    game = table(seats={0: seat(played=[COLLEONI])}).play(f"use {COLLEONI}")
    (event,) = game.heard(Received)
    assert (event.source, event.goods) == ("leader", goods(vp=4))


def test_each_printed_condition_is_one_condition() -> None:
    # ruling L-70
    leaders = rules_of(new_game(2).table.setting).leaders
    for printed, leader in zip(LEADERS, leaders, strict=True):
        assert printed["id"].replace("_", "-") == leader.name
        single = [requirement(Leader(leader.name, [each])) for each in leader.conditions]
        expected = [
            {ONE_KIND: n} if name == "cards_of_one_type" else n
            for condition in printed["conditions"]
            for name, n in condition.items()
        ]
        assert single == expected
