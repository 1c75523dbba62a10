"""A row per special: the army's and the clergy's."""

import pytest

from tests.renaissance.rows import EDITIONS, each, end_turn, go, lay_out, seat, settle

each_edition = pytest.mark.parametrize("edition", EDITIONS)
CASTLE = {1: "army-21", 2: "army-25"}


@each_edition
def test_the_captain_locks_a_stock_until_a_4_or_5_is_discarded(edition: str) -> None:
    victim = seat("army-24 army-22 army-23", stock="clergy-21")
    game = lay_out(edition, seat("army-31"), victim)
    go(game, "lay army-31", "target 2")
    assert game.side(1).cover == "army-31"
    assert game.points(1)["specials"] == 0  # ruling N-23
    assert not game.offers("open stock")
    end_turn(go(game, "discard army-22"))
    assert len(game.stock(1)) == 1  # nothing could be stored


@each_edition
def test_the_captain_goes_to_the_zone_of_who_discards_a_4_or_5(edition: str) -> None:
    victim = seat("army-24 army-22 army-23", stock="clergy-21")
    game = lay_out(edition, seat("army-31"), victim)
    go(game, "lay army-31", "target 2", "discard army-24", "store army-22")
    assert game.side(1).cover is None
    assert game.zone(1) == ["army-31"]
    assert game.points(1)["specials"] == -1
    assert game.stock(1) == ["army-22", "clergy-21"]


@each_edition
def test_the_recruiter_draws_a_card_from_who_placed_a_4_or_5(edition: str) -> None:
    mine = seat("clergy-21 clergy-22", zone="army-32")
    one, two = seat("army-21", placed=(4,)), seat("army-22", placed=(3,))
    game = lay_out(edition, mine, one, two, seat("army-23", placed=(1, 5)))
    go(game, "discard clergy-21", "pass")
    assert game.asks == "Toll"
    go(game, "target 2", "target 4")
    assert {"army-21", "army-23"} < set(game.hand(0))
    assert game.hand(2) == ["army-22"]
    assert len(game.hand(0)) == 7


@each_edition
def test_the_recruiter_may_take_nothing(edition: str) -> None:
    mine = seat("clergy-21 clergy-22", zone="army-32")
    game = lay_out(edition, mine, seat("army-21", placed=(4,)))
    end_turn(go(game, "discard clergy-21"))
    assert game.hand(1) == ["army-21"]


@each_edition
def test_the_recruiter_can_be_laid_in_ones_own_zone(edition: str) -> None:
    game = lay_out(edition, seat("army-32 army-21"))
    go(game, "lay army-32")
    assert game.zone(0) == ["army-32"]
    assert game.points(0)["specials"] == 0


@each_edition
def test_the_master_at_arms_makes_an_opponents_material_worth_2_less(edition: str) -> None:
    game = lay_out(edition, seat("army-33 clergy-21", {1: "clergy-22"}), seat(cells=CASTLE))
    go(game, "lay army-33", "strike 1")
    assert game.cell(1, 1).value == -1
    assert game.cell(1, 1).specials == ("army-33",)
    assert game.points(1)["castle"] == 4


@each_edition
def test_the_officer_joins_an_opponents_zone(edition: str) -> None:
    game = lay_out(edition, seat("army-34 clergy-21"), seat(), seat())
    game.play("lay army-34")
    assert game.lines() == ["target 2", "target 3", "target 4"]
    go(game, "target 3")
    assert game.zone(2) == ["army-34"]
    assert game.points(2)["specials"] == -3


@each_edition
def test_the_provost_takes_the_place_of_an_opponents_material(edition: str) -> None:
    game = lay_out(edition, seat("army-35 clergy-21"), seat(cells=CASTLE))
    go(game, "lay army-35", "strike 2")
    assert game.cells(1) == {1: "army-21", 2: "army-35"}
    assert not game.cell(1, 2).material
    assert game.points(1)["castle"] == 0
    assert game.discards == ["army-25"]


@each_edition
def test_the_provost_is_safe_from_attacks(edition: str) -> None:
    game = lay_out(edition, seat("army-09 clergy-21"), seat(cells={1: "army-35"}))
    go(game, "play army-09")
    assert game.cells(1) == {1: "army-35"}


@each_edition
def test_the_bell_ringer_cancels_an_attack_on_its_stock(edition: str) -> None:
    game = lay_out(edition, seat("army-02 army-21"), seat(stock="clergy-31 army-22"))
    go(game, "play army-02", "target 2")
    assert game.stock(1) == ["army-22"]
    assert game.zone(0) == ["clergy-31"]
    assert game.points(0)["specials"] == -3
    assert game.discards == ["army-02"]


@each_edition
def test_the_bell_ringer_is_laid_in_ones_own_stock_face_down(edition: str) -> None:
    game = lay_out(edition, seat("clergy-31 army-21"))
    go(game, "lay clergy-31")
    assert game.stock(0) == ["clergy-31"]
    assert game.points(0)["specials"] == 0  # ruling N-22


@each_edition
def test_the_pope_cancels_an_action_once(edition: str) -> None:
    attacker = seat("army-02 army-08 army-21")
    game = lay_out(edition, attacker, seat(stock="army-22 army-23"), seat(zone="clergy-32"))
    game.play("play army-02", "target 2")
    while game.asked != 2:
        game.play("let be")
    game.play("pope")
    settle(game)
    assert game.stock(1) == ["army-22", "army-23"]
    assert game.view().used == ("clergy-32",)
    assert game.points(2)["specials"] == 2
    assert game.discards == ["army-02"]


@each_edition
def test_a_pope_that_was_used_cancels_nothing_any_more(edition: str) -> None:
    victim = seat(stock="army-22 army-23")
    pope = seat(zone="clergy-32")
    game = lay_out(edition, seat("army-02 army-21"), victim, pope, used="clergy-32")
    game.play("play army-02", "target 2")
    while game.asks in ("AnswerAction", "AnswerAttack"):
        assert not game.offers("pope")
        game.play("let be")
    assert len(game.stock(1)) == 1


@each_edition
def test_the_pope_can_be_laid_in_ones_own_zone(edition: str) -> None:
    game = lay_out(edition, seat("clergy-32 army-21"))
    go(game, "lay clergy-32")
    assert game.points(0)["specials"] == 2


@each_edition
def test_the_priest_collects_actions_that_attack_the_castle(edition: str) -> None:
    game = lay_out(edition, seat("army-09 clergy-21"), seat(cells=CASTLE, zone="clergy-33"))
    go(game, "play army-09", "strike 1")
    assert game.side(1).under == ("army-09",)
    assert game.points(1)["specials"] == 1
    assert game.discards == ["army-21"]


@each_edition
def test_the_priest_does_not_collect_other_actions(edition: str) -> None:
    game = lay_out(edition, seat("army-02 army-21"), seat(stock="army-22", zone="clergy-33"))
    go(game, "play army-02", "target 2")
    assert game.side(1).under == ()


@each_edition
def test_the_priest_can_be_laid_in_ones_own_zone(edition: str) -> None:
    game = lay_out(edition, seat("clergy-33 army-21"))
    go(game, "lay clergy-33")
    assert game.points(0)["specials"] == 0


@each_edition
def test_the_altar_boy_cancels_the_first_attack_on_the_castle(edition: str) -> None:
    attacker = seat("army-03 army-21")
    game = lay_out(edition, attacker, seat(cells={1: "clergy-21"}, zone="clergy-34"))
    assert game.points(1)["specials"] == -1
    go(game, "play army-03", "target 2")
    assert game.cells(1) == {1: "clergy-21"}
    assert game.zone(1) == []
    assert game.zone(0) == ["clergy-34"]


@each_edition
def test_the_altar_boy_protects_only_its_owner(edition: str) -> None:
    game = lay_out(
        edition,
        seat("army-09 army-21"),
        seat(cells={1: "clergy-21"}, zone="clergy-34"),
        seat(cells={1: "clergy-22"}),
    )
    go(game, "play army-09")
    assert game.cells(1) == {1: "clergy-21"}
    assert game.cells(2) == {}


@each_edition
def test_the_virgin_replaces_a_material_and_guards_its_neighbours(edition: str) -> None:
    mine = seat("clergy-35 army-21", {1: "clergy-21", 2: "clergy-22", 4: "clergy-23"})
    game = lay_out(edition, mine, seat("army-09 army-22"))
    go(game, "lay clergy-35", "strike 1")
    assert not game.cell(0, 1).material
    assert game.points(0)["castle"] == 5
    end_turn(game)
    go(game, "play army-09")
    assert set(game.cells(0)) == {1, 2}  # cell 4 is no neighbour of cell 1


@pytest.mark.parametrize(("edition", "safe"), [("2015", True), ("2016", True)])
def test_the_virgin_keeps_thieves_away(edition: str, safe: bool) -> None:
    victim = seat(cells={1: "clergy-35", 2: "army-21"})
    game = lay_out(edition, seat("army-12 army-22"), victim)
    go(game, "play army-12", "target 2")
    assert (set(game.cells(1)) == {1, 2}) == safe


@each("prayer")
def test_a_prayer_turns_an_action_against_who_played_it(card: str, edition: str) -> None:
    attacker = seat("army-03 clergy-21", {1: "clergy-22"})
    game = lay_out(edition, attacker, seat(f"{card} army-22", {1: "army-21"}))
    game.play("play army-03", "target 2")
    assert game.offers("pray")
    game.play("pray")
    settle(game)
    assert game.cells(1) == {1: "army-21"}
    assert game.cells(0) == {}
    assert game.hand(1) == ["army-22"]
    assert set(game.discards) == {"army-03", "clergy-22", card}


@each("prayer")
def test_a_prayer_turns_only_its_own_part_of_an_action(card: str, edition: str) -> None:
    attacker = seat("army-09 clergy-21", {1: "clergy-22", 2: "clergy-23"})
    praying = seat(f"{card} army-22", {1: "army-21"})
    game = lay_out(edition, attacker, praying, seat(cells={1: "army-23"}))
    game.play("play army-09", "pray")
    go(game, "strike 2")
    assert game.cells(1) == {1: "army-21"}
    assert game.cells(2) == {}
    assert set(game.cells(0)) == {1}


@each("prayer")
def test_a_prayer_cannot_be_played_on_ones_own_turn(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-22"))
    assert not game.offers(f"play {card}")
    assert game.offers(f"build {card} at 10")
