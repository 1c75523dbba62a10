"""A row per card: actions about turns."""

from tests.renaissance.rows import each, end_turn, go, hold, lay_out, playing, seat

MATERIALS = "army-21 army-22 army-23"


@each("musket")
def test_after_a_musket_no_opponent_draws_in_the_next_turn(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat("army-21 army-22"), seat("clergy-21"), seat())
    end_turn(go(game, *playing(card)))
    assert len(game.hand(0)) == 5
    end_turn(go(game, "discard army-21"))
    assert game.hand(1) == ["army-22"]
    end_turn(go(game, "discard clergy-21"))
    assert game.hand(2) == []
    assert game.hand(3) == []
    end_turn(go(game, game.lines()[-1]))
    assert game.asked == 1
    end_turn(go(game, "discard army-22"))
    assert len(game.hand(1)) == 5  # only the next turn


@each("barracks")
def test_after_a_billeting_no_opponent_places_a_material_in_the_next_turn(
    card: str, edition: str
) -> None:
    mine = seat(f"{card} clergy-21")
    game = lay_out(edition, mine, seat("army-21 army-22", stock="clergy-22 clergy-23"))
    end_turn(go(game, *playing(card)))
    assert not any(line.startswith("build") for line in game.lines())
    game.play("open stock")
    from_stock = any(line.startswith("build") for line in game.lines())
    assert from_stock == (edition == "2016")


@each("convent")
def test_after_a_convent_a_player_plays_no_action_in_the_next_turn(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat("army-16 army-21", stock="army-18"), seat("army-19"))
    end_turn(go(game, *playing(card), "target 2"))
    assert not any(line.startswith("play") for line in game.lines())
    go(game, "open stock")
    assert game.discards[-1] == "army-18"  # it can only be discarded
    end_turn(game)
    assert game.offers("play army-19")


@each("convent", how="players")
def test_a_convent_for_two_holds_both_back(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"))
    game = lay_out(edition, mine, seat("army-16 army-21"), seat("army-19"), seat("army-18"))
    end_turn(go(game, *playing(card, "players"), "target 2", "target 3"))
    nexts = [game.person(n).next for n in (2, 3)]
    assert nexts == [{"no_action": 1}, {}]
    assert game.person(1).now == {"no_action": 1}


@each("revolt")
def test_after_a_revolt_a_player_loses_the_next_turn(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat("army-21"), seat("clergy-21"))
    end_turn(go(game, *playing(card), "target 2"))
    assert game.asked == 2
    assert game.hand(1) == ["army-21"]  # nothing is drawn either


@each("revolt", how="players")
def test_a_revolt_of_two_costs_both_a_turn(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"))
    game = lay_out(edition, mine, seat("army-21"), seat("army-22"), seat("clergy-21"))
    end_turn(go(game, *playing(card, "players"), "target 2", "target 3"))
    assert game.asked == 3


@each("bad_weather")
def test_bad_weather_lets_one_build_and_the_next_player_lose_a_turn(
    card: str, edition: str
) -> None:
    game = lay_out(edition, seat(f"{card} {MATERIALS}"), seat("clergy-21"), seat("clergy-22"))
    end_turn(go(game, *playing(card), "build army-23 at 1"))
    assert game.cells(0) == {1: "army-23"}
    assert game.asked == 2


@each("bad_weather", how="cards")
def test_doubled_bad_weather_lets_one_build_two(card: str, edition: str) -> None:
    mine = seat(hold(card, "cards", MATERIALS))
    game = lay_out(edition, mine, seat("clergy-21"), seat("clergy-22"))
    end_turn(go(game, *playing(card, "cards"), "build army-23 at 1", "build army-22 at 2"))
    assert game.cells(0) == {1: "army-23", 2: "army-22"}
    assert game.asked == 2


@each("bad_weather", how="players")
def test_bad_weather_for_two_costs_the_next_two_a_turn(card: str, edition: str) -> None:
    mine = seat(hold(card, "players", MATERIALS))
    game = lay_out(edition, mine, seat("clergy-21"), seat("clergy-22"), seat("clergy-23"))
    end_turn(go(game, *playing(card, "players"), "build army-23 at 1"))
    assert game.cells(0) == {1: "army-23"}
    assert game.asked == 3


@each("pulley")
def test_after_a_pulley_up_to_three_materials_are_placed_at_once(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {MATERIALS}"), seat(), seat(), seat())
    go(game, *playing(card), "pass")
    while game.asked != 0:
        end_turn(go(game, game.lines()[-1]))
    go(game, "build army-21 at 1", "build army-22 at 2", "build army-23 at 3")
    assert set(game.cells(0)) == {1, 2, 3}
    assert game.asks == "Store"


@each("pulley")
def test_a_pulley_may_place_fewer(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {MATERIALS}"), seat(), seat(), seat())
    go(game, *playing(card), "pass")
    while game.asked != 0:
        end_turn(go(game, game.lines()[-1]))
    go(game, "build army-21 at 1", "done")
    assert set(game.cells(0)) == {1}


@each("pulley", how="cards")
def test_after_a_doubled_pulley_six_can_be_placed(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards", "army-21")))
    go(game, *playing(card, "cards"))
    assert game.person(0).next == {"materials_up_to": 6}


@each("arrangement")
def test_an_arrangement_lets_one_build_and_take_another_turn(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {MATERIALS}"), seat("clergy-21"))
    go(game, *playing(card), "build army-23 at 1", "pass")
    assert (game.asked, game.asks) == (0, "Operation")
    assert game.cells(0) == {1: "army-23"}
    assert len(game.hand(0)) == 5
    end_turn(go(game, "build army-22 at 2", "pass"))
    assert game.asked == 1


@each("arrangement", how="cards")
def test_a_doubled_arrangement_lets_one_build_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards", MATERIALS)), seat("clergy-21"))
    go(game, *playing(card, "cards"), "build army-23 at 1", "build army-22 at 2", "pass")
    assert set(game.cells(0)) == {1, 2}
    assert (game.asked, game.asks) == (0, "Operation")


@each("pater_noster")
def test_a_pater_noster_costs_two_cards_and_gives_another_operation(
    card: str, edition: str
) -> None:
    game = lay_out(edition, seat(f"{card} {MATERIALS}"))
    go(game, *playing(card), "discard army-21", "discard army-22")
    assert (game.asked, game.asks) == (0, "Operation")
    assert game.hand(0) == ["army-23"]
    go(game, "build army-23 at 1")
    assert game.cells(0) == {1: "army-23"}


@each("pater_noster")
def test_a_pater_noster_does_nothing_with_one_other_card(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-21"))
    go(game, *playing(card))
    assert game.asks == "Store"
    assert game.hand(0) == ["army-21"]


@each("double_attack")
def test_a_double_attack_is_followed_by_a_doubled_action(card: str, edition: str) -> None:
    cells = {1: "army-21", 2: "army-22", 3: "army-23"}
    game = lay_out(edition, seat(f"{card} army-09 clergy-21"), seat(cells=cells))
    go(game, *playing(card), "play army-09", "strike 1", "strike 2")
    assert set(game.cells(1)) == {3}
    assert game.person(0).actions == 2


@each("double_attack")
def test_a_double_attack_may_be_followed_by_nothing(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-09"), seat(cells={1: "army-21"}))
    go(game, *playing(card), "pass")
    assert game.asks == "Store"
    assert set(game.cells(1)) == {1}


@each("double_attack")
def test_an_action_that_cannot_be_doubled_follows_as_it_is(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-10"), seat("army-21"))
    go(game, *playing(card), "play army-10")
    assert game.person(1).next | game.person(1).now == {"no_draw": 1}
