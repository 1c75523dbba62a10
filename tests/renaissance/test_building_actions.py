"""A row per card: actions that let one build, or draw what to build with."""

from tests.renaissance.rows import each, go, hold, lay_out, playing, seat


@each("lintel")
def test_a_lintel_places_two_materials_of_one_value(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-21 army-26 army-25"))
    go(game, *playing(card))
    assert not game.offers("build army-25 at 1")
    go(game, "build army-21 at 1", "build army-26 at 7")
    assert game.cells(0) == {1: "army-21", 7: "army-26"}


@each("lintel")
def test_a_lintel_places_nothing_where_no_two_are_of_one_value(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-21 army-22"))
    go(game, *playing(card))
    assert game.cells(0) == {}
    assert game.discards == [card]


@each("lintel", how="cards")
def test_a_doubled_lintel_places_up_to_four(card: str, edition: str) -> None:
    ones = "army-21 clergy-21 merchants-21 army-26"
    game = lay_out(edition, seat(hold(card, "cards", ones)))
    go(game, *playing(card, "cards"), "build army-21 at 1", "build clergy-21 at 2")
    assert game.offers("done")
    go(game, "build merchants-21 at 3", "build army-26 at 6")
    assert set(game.cells(0)) == {1, 2, 3, 6}


@each("buttress")
def test_buttresses_place_two_materials_on_cells_of_one_kind(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-21 army-25 army-30"))
    go(game, *playing(card))
    assert not game.offers("build army-30 at 10")
    go(game, "build army-21 at 1", "build army-25 at 5")
    assert game.cells(0) == {1: "army-21", 5: "army-25"}


@each("buttress", how="cards")
def test_doubled_buttresses_place_up_to_four(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards", "army-21 army-22 army-23 army-30")))
    go(game, *playing(card, "cards"), "build army-21 at 1", "build army-22 at 5")
    assert not game.offers("build army-30 at 10")
    go(game, "build army-23 at 3")
    assert set(game.cells(0)) == {1, 3, 5}


@each("stall")
def test_a_market_stall_places_what_some_castle_already_has(card: str, edition: str) -> None:
    mine = seat(f"{card} clergy-21 clergy-25 clergy-30 clergy-26")
    game = lay_out(edition, mine, seat(cells={1: "army-21"}), seat(cells={9: "army-30"}))
    go(game, *playing(card))
    assert not game.offers("build clergy-25 at 1")  # nobody has a foundation of 5
    assert not game.offers("build clergy-26 at 6")  # a stone of 1 is no foundation of 1
    go(game, "build clergy-21 at 1", "build clergy-30 at 12")
    assert game.cells(0) == {1: "clergy-21", 12: "clergy-30"}


@each("stall")
def test_a_market_stall_may_place_nothing(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21"), seat(cells={1: "army-21"}))
    go(game, *playing(card), "done")
    assert game.cells(0) == {}


@each("bread_oven")
def test_a_bread_oven_places_two_and_others_may_place_the_like(card: str, edition: str) -> None:
    mine = seat(f"{card} army-21 army-30")
    game = lay_out(edition, mine, seat("clergy-21 clergy-22"), seat("clergy-30"), seat())
    go(game, *playing(card), "build army-21 at 1", "build army-30 at 10")
    assert game.asked == 1
    assert not game.offers("build clergy-22 at 1")
    go(game, "build clergy-21 at 3", "build clergy-30 at 9")
    assert game.cells(0) == {1: "army-21", 10: "army-30"}
    assert game.cells(1) == {3: "clergy-21"}
    assert game.cells(2) == {9: "clergy-30"}


@each("bread_oven")
def test_others_place_at_most_one_for_each_placed(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-21"), seat("clergy-21 artisans-21"))
    go(game, *playing(card), "build army-21 at 1", "build clergy-21 at 3")
    assert game.cells(1) == {3: "clergy-21"}
    assert game.hand(1) == ["artisans-21"]


@each("bread_oven", how="cards")
def test_a_doubled_bread_oven_places_four(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards", "army-21 army-22 army-23 army-24")))
    lines = [f"build army-2{n} at {n}" for n in (1, 2, 3, 4)]
    go(game, *playing(card, "cards"), *lines)
    assert set(game.cells(0)) == {1, 2, 3, 4}


@each("angelus")
def test_an_angelus_takes_one_of_three_cards_of_the_pile(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21"), pile="army-21 army-22 army-23 army-24")
    game.play(*playing(card)).let_be()
    assert game.lines() == ["take army-21", "take army-22", "take army-23"]
    go(game, "take army-22", "back army-21")
    assert game.hand(0) == ["army-22", "clergy-21"]
    assert game.view(3).pile_known == {0: "army-23", 1: "army-21"}


@each("angelus", how="cards")
def test_a_doubled_angelus_takes_two_of_six(card: str, edition: str) -> None:
    top = "army-21 army-22 army-23 army-24 army-25 army-26"
    game = lay_out(edition, seat(hold(card, "cards", "clergy-21")), pile=top)
    go(game, *playing(card, "cards"))
    assert len(game.lines()) == 6
    go(game, "take army-26", "take army-24")
    go(game, *[f"back army-2{n}" for n in (5, 3, 2)])
    assert game.hand(0) == ["army-24", "army-26", "clergy-21"]
    assert game.view(2).pile_known == {0: "army-21", 1: "army-22", 2: "army-23", 3: "army-25"}


@each("well")
def test_a_well_takes_the_first_material_of_the_pile(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21"), pile="army-16 army-34 army-22 army-23")
    go(game, *playing(card), "back army-16")
    assert game.hand(0) == ["army-22", "clergy-21"]
    assert game.view(None).pile_known == {0: "army-34", 1: "army-16"}


@each("well", how="cards")
def test_a_doubled_well_takes_two_materials(card: str, edition: str) -> None:
    mine = seat(hold(card, "cards", "clergy-21"))
    game = lay_out(edition, mine, pile="army-16 army-22 army-34 army-03")
    go(game, *playing(card, "cards"), "back army-16")
    assert game.hand(0) == ["army-03", "army-22", "clergy-21"]


@each("double_staircase")
def test_a_staircase_shows_a_hand_and_lets_one_build(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} army-21 army-22"), seat("clergy-21"))
    go(game, *playing(card), "target 2", "build army-22 at 1")
    assert game.view(0).people[1].hand == ("clergy-21",)
    assert game.view(2).people[1].hand == ()
    assert game.cells(0) == {1: "army-22"}


@each("double_staircase", how="cards")
def test_a_doubled_staircase_lets_one_build_two(card: str, edition: str) -> None:
    mine = seat(hold(card, "cards", "army-21 army-22 army-23"))
    game = lay_out(edition, mine, seat("clergy-21"))
    go(game, *playing(card, "cards"), "target 2", "build army-22 at 1", "build army-21 at 2")
    assert game.cells(0) == {1: "army-22", 2: "army-21"}


@each("double_staircase", how="players")
def test_a_staircase_to_two_shows_two_hands(card: str, edition: str) -> None:
    mine = seat(hold(card, "players", "army-21"))
    game = lay_out(edition, mine, seat("clergy-21"), seat("clergy-22"), seat("clergy-23"))
    go(game, *playing(card, "players"), "target 2", "target 4", "done")
    hands = [game.view(0).people[n].hand for n in (1, 2, 3)]
    assert hands == [("clergy-21",), (), ("clergy-23",)]
