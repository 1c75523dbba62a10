"""A row per card: actions about specials in play, about one's own castle, and about missions."""

from tests.renaissance.rows import each, end_turn, go, hold, lay_out, playing, seat

GUARDED = {1: "clergy-21 artisans-34", 2: "clergy-22 artisans-35"}  # journeyman and blacksmith


@each("keystone")
def test_a_keystone_discards_a_special_of_ones_own(card: str, edition: str) -> None:
    mine = seat(card, {1: "army-21 army-33"}, zone="clergy-32", stock="army-34 army-22")
    game = lay_out(edition, mine, seat(zone="artisans-32"))
    game.play(*playing(card)).let_be()
    offered = {"discard army-33", "discard clergy-32", "discard army-34"}
    assert set(game.lines()) == offered
    go(game, "discard army-33")
    assert game.cell(0, 1).value == 1
    assert game.discards == [card, "army-33"]


@each("keystone", how="cards")
def test_a_doubled_keystone_discards_two(card: str, edition: str) -> None:
    mine = seat(hold(card, "cards"), {1: "army-21 army-33"}, zone="clergy-32", stock="army-34")
    game = lay_out(edition, mine)
    go(game, *playing(card, "cards"), "discard army-34", "discard clergy-32")
    assert game.zone(0) == []
    assert game.stock(0) == []
    assert game.cell(0, 1).specials == ("army-33",)


@each("gargoyle")
def test_a_gargoyle_destroys_a_special_anywhere(card: str, edition: str) -> None:
    game = lay_out(
        edition,
        seat(card, zone="clergy-32"),
        seat(cells=GUARDED, zone="artisans-32"),
        seat(stock="army-21", cover="army-31"),
    )
    game.play(*playing(card)).let_be()
    for aim in ("clergy-32", "artisans-34", "artisans-35", "artisans-32", "army-31"):
        assert game.offers(f"aim {aim}")
    go(game, "aim artisans-34")
    assert game.cell(1, 1).value == 1
    assert game.discards == [card, "artisans-34"]


@each("gargoyle", how="cards")
def test_a_doubled_gargoyle_destroys_two(card: str, edition: str) -> None:
    game = lay_out(
        edition,
        seat(hold(card, "cards")),
        seat(cells=GUARDED),
        seat(stock="army-21", cover="army-31"),
    )
    go(game, *playing(card, "cards"), "aim army-31", "aim artisans-34")
    assert game.side(2).cover is None
    assert game.cell(1, 1).specials == ()
    assert game.cell(1, 2).specials == ("artisans-35",)


@each("deal")
def test_dealings_take_a_special_on_a_castle_and_later_in_the_zone_too(
    card: str, edition: str
) -> None:
    game = lay_out(edition, seat(card), seat(cells=GUARDED, zone="artisans-32"))
    game.play(*playing(card), "target 2").let_be()
    assert game.offers("take artisans-34")
    assert game.offers("take artisans-32") == (edition == "2016")
    go(game, "take artisans-34")
    assert game.cell(1, 1).value == 1
    assert game.hand(0) == ["artisans-34"]


@each("deal", how="cards")
def test_doubled_dealings_take_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(cells=GUARDED))
    go(game, *playing(card, "cards"), "target 2", "take artisans-34")
    assert set(game.hand(0)) == {"artisans-34", "artisans-35"}


@each("deal", how="players")
def test_dealings_with_two_take_one_of_each(card: str, edition: str) -> None:
    others = seat(cells={1: "army-21 army-33"})
    game = lay_out(edition, seat(hold(card, "players")), seat(cells=GUARDED), seat(), others)
    go(game, *playing(card, "players"), "target 2", "target 4", "take artisans-35")
    assert set(game.hand(0)) == {"artisans-35", "army-33"}


@each("building_plan")
def test_a_building_plan_lays_the_castle_out_anew(card: str, edition: str) -> None:
    mine = seat(card, {1: "army-21 artisans-34", 6: "clergy-26", 10: "clergy-30"})
    game = lay_out(edition, mine)
    go(game, *playing(card))
    assert not game.offers("build clergy-26 at 1")
    go(game, "empty", "build army-21 at 2", "empty", "build clergy-26 at 7", "empty", "empty")
    assert game.cells(0) == {2: "army-21", 7: "clergy-26", 12: "clergy-30"}
    assert game.cell(0, 2).value == 3


@each("chapel")
def test_a_chapel_protects_the_castle_until_the_next_turn_which_builds_nothing(
    card: str, edition: str
) -> None:
    mine = seat(card, {1: "army-21", 2: "army-22"})
    game = lay_out(edition, mine, seat("army-03 army-23"))
    end_turn(go(game, *playing(card)))
    assert game.side(0).immune
    go(game, "play army-03", "target 1")
    assert set(game.cells(0)) == {1, 2}
    end_turn(game)
    assert game.asked == 0
    assert not game.side(0).immune
    assert not any(line.startswith("build") for line in game.lines())


@each("confessional")
def test_a_confessional_shows_a_mandatory_mission_to_who_plays_it(card: str, edition: str) -> None:
    shy = seat(mandatory="army-37 clergy-41")
    game = lay_out(edition, seat(card), shy)
    game.play(*playing(card), "target 2").let_be()
    assert game.asked == 1
    go(game, "show clergy-41")
    assert game.view(0).sides[1].mandatory == ("clergy-41",)
    assert game.view(2).sides[1].mandatory == ()


@each("confessional", how="cards")
def test_a_doubled_confessional_shows_both(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(mandatory="army-37 clergy-41"))
    go(game, *playing(card, "cards"), "target 2")
    assert game.view(0).sides[1].mandatory == ("army-37", "clergy-41")


@each("confessional", how="players")
def test_a_confessional_for_two_shows_one_of_each(card: str, edition: str) -> None:
    shy, other = seat(mandatory="army-37 clergy-41"), seat(mandatory="army-38 clergy-42")
    game = lay_out(edition, seat(hold(card, "players")), shy, seat(), other)
    go(game, *playing(card, "players"), "target 2", "target 4", "show army-37", "show clergy-42")
    assert game.view(0).sides[1].mandatory == ("army-37",)
    assert game.view(0).sides[3].mandatory == ("clergy-42",)
