"""A row per card: actions about hands."""

import pytest

from tests.renaissance.rows import each, go, hold, lay_out, playing, seat

HELD = "army-21 army-22 army-23"
OTHERS = "clergy-21 clergy-22 clergy-23"


@each("trading")
def test_trading_takes_a_card_of_a_hand_that_is_seen_for_one_of_ones_own(
    card: str, edition: str
) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21"), seat(HELD))
    game.play(*playing(card), "target 2").let_be()
    assert game.view(0).people[1].hand == tuple(HELD.split())
    assert game.view(2).people[1].hand == ()
    go(game, "take army-23", "give clergy-21")
    assert game.hand(0) == ["army-23"]
    assert game.hand(1) == ["army-21", "army-22", "clergy-21"]


@each("trading")
def test_what_was_taken_in_trading_may_go_back(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21"), seat(HELD))
    go(game, *playing(card), "target 2", "take army-23", "give army-23")
    assert game.hand(0) == ["clergy-21"]
    assert game.hand(1) == HELD.split()


@each("trading", how="cards")
def test_doubled_trading_takes_two_for_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards", "clergy-21 clergy-22")), seat(HELD))
    go(game, *playing(card, "cards"), "target 2")
    go(game, "take army-23", "take army-21", "give clergy-21", "give clergy-22")
    assert game.hand(0) == ["army-21", "army-23"]
    assert game.hand(1) == ["army-22", "clergy-21", "clergy-22"]


@each("trading", how="players")
def test_trading_with_two_takes_one_for_one_from_each(card: str, edition: str) -> None:
    mine = seat(hold(card, "players", "artisans-21 artisans-22"))
    game = lay_out(edition, mine, seat(HELD), seat(), seat(OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4")
    go(game, "take army-23", "give artisans-21", "take clergy-23", "give artisans-22")
    assert game.hand(0) == ["army-23", "clergy-23"]
    assert "artisans-21" in game.hand(1)
    assert "artisans-22" in game.hand(3)


@each("mass_grave")
def test_a_mass_grave_takes_as_many_cards_as_one_likes(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {HELD}"))
    go(game, *playing(card), "discard army-21", "discard army-23", "done")
    assert game.hand(0) == ["army-22"]
    assert game.discards == [card, "army-21", "army-23"]


@each("mass_grave")
def test_a_mass_grave_may_take_nothing(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {HELD}"))
    go(game, *playing(card), "done")
    assert game.hand(0) == HELD.split()


@each("carpet_seller", "fraud")
def test_two_hands_change_owners(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21"), seat(HELD))
    go(game, *playing(card), "target 2")
    assert game.hand(0) == HELD.split()
    assert game.hand(1) == ["clergy-21"]
    assert game.view(2).people[0].hand == ()


@each("brotherhood")
def test_a_brotherhood_costs_every_opponent_an_action_of_their_choice(
    card: str, edition: str
) -> None:
    mine = seat(f"{card} army-18")
    game = lay_out(edition, mine, seat("army-16 army-17 army-21"), seat("army-22"), seat("army-02"))
    go(game, *playing(card))
    assert game.asked == 1
    assert not game.offers("discard army-21")
    go(game, "discard army-17")
    assert game.hand(1) == ["army-16", "army-21"]
    assert game.hand(2) == ["army-22"]
    assert game.hand(3) == []
    assert game.hand(0) == ["army-18"]


@each("brotherhood", how="cards")
def test_a_doubled_brotherhood_costs_two_actions(card: str, edition: str) -> None:
    mine = seat(hold(card, "cards"))
    game = lay_out(edition, mine, seat("army-16 army-17 army-18 army-21"), seat("army-02 army-22"))
    go(game, *playing(card, "cards"), "discard army-16", "discard army-17")
    assert game.hand(1) == ["army-18", "army-21"]
    assert game.hand(2) == ["army-22"]


@each("baptism")
def test_a_baptism_takes_every_action_of_a_hand(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat("army-02 army-16 army-21 army-34"))
    go(game, *playing(card), "target 2")
    assert game.hand(1) == ["army-21", "army-34"]


@each("baptism", how="players")
def test_a_baptism_of_two_takes_the_actions_of_both(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"))
    game = lay_out(edition, mine, seat("army-02 army-21"), seat("army-03"), seat("army-16 army-22"))
    go(game, *playing(card, "players"), "target 2", "target 4")
    assert (game.hand(1), game.hand(2), game.hand(3)) == (["army-21"], ["army-03"], ["army-22"])


@each("cloister", editions=("2015",))
def test_a_cloister_deals_a_card_of_everybody_out_anew(card: str, edition: str) -> None:
    mine = seat(f"{card} merchants-21 merchants-22")
    game = lay_out(edition, mine, seat(HELD), seat("artisans-21"), seat())
    game.play(*playing(card)).let_be()
    assert game.asked_all == [0, 1, 2]
    game.play("give merchants-21", "give army-22", "give artisans-21")
    assert {card for _, card in game.view(0).pool} == {"army-22", "artisans-21", "merchants-21"}
    go(game, "give merchants-21", "give army-22")
    assert game.hand(0) == ["artisans-21", "merchants-22"]
    assert game.hand(1) == ["army-21", "army-23", "merchants-21"]
    assert game.hand(2) == ["army-22"]
    assert game.hand(3) == []


@each("cloister", editions=("2016",))
def test_a_later_cloister_draws_two_random_cards_of_each(card: str, edition: str) -> None:
    mine = seat(f"{card} merchants-21 merchants-22 merchants-23")
    game = lay_out(edition, mine, seat(HELD), seat("artisans-21"), seat())
    game.play(*playing(card)).let_be()
    assert game.asked_all == [0]
    go(game, "give merchants-21", "give merchants-22")
    assert len(game.view(0).pool) == 5
    drawn = [card for _, card in game.view(0).pool if str(card).startswith("army")]
    assert len(drawn) == 2
    go(game, "give merchants-21", "give merchants-22", "give artisans-21")
    assert {"merchants-21", "merchants-22"} < set(game.hand(1))
    assert game.hand(2) == ["artisans-21"]
    assert set(game.hand(0)) == {"merchants-23", *drawn}


@pytest.mark.parametrize(("edition", "pooled"), [("2015", 2), ("2016", 4)])
def test_a_doubled_cloister_takes_twice_as_many(edition: str, pooled: int) -> None:
    many = "merchants-21 merchants-22 merchants-23 merchants-24"
    mine = seat(f"army-01 clergy-19 {many}")
    game = lay_out(edition, mine, seat(f"{HELD} army-24"))
    game.play("play army-01").let_be().play("play clergy-19").let_be()
    while game.asks == "PoolCard":
        game.play(game.lines()[0])
    assert len(game.view(0).pool) == 2 * pooled
    while game.asks == "DealPool":
        game.play(game.lines()[0])
    assert (len(game.hand(0)), len(game.hand(1))) == (4, 4)


@each("cloister", how="cards", editions=("2015",))
def test_a_doubled_cloister_asks_everybody_for_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards", "clergy-21 clergy-22")), seat(HELD))
    go(game, *playing(card, "cards"), "give clergy-21", "give army-21", "give clergy-22")
    go(game, "give army-23", "give clergy-21", "give clergy-22")
    assert game.hand(0) == ["army-21", "army-23"]
    assert game.hand(1) == ["army-22", "clergy-21", "clergy-22"]


@each("village_square")
def test_on_the_village_square_an_offer_can_be_accepted(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {OTHERS}"), seat(HELD))
    game.play(*playing(card), "target 2").let_be()
    assert game.view(0).people[1].hand == tuple(HELD.split())
    assert game.view(1).people[0].hand == tuple(OTHERS.split())
    assert game.view(2).people[1].hand == ()
    go(game, "give clergy-21", "give clergy-22", "take army-22", "offer", "accept")
    assert game.hand(0) == ["army-22", "clergy-23"]
    assert game.hand(1) == ["army-21", "army-23", "clergy-21", "clergy-22"]


@each("village_square")
def test_on_the_village_square_an_offer_can_be_refused(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {OTHERS}"), seat(HELD))
    go(game, *playing(card), "target 2", "take army-22", "offer", "refuse")
    assert (game.hand(0), game.hand(1)) == (OTHERS.split(), HELD.split())


@each("village_square")
def test_on_the_village_square_one_counter_offer_is_made(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {OTHERS}"), seat(HELD))
    go(game, *playing(card), "target 2", "take army-22", "offer", "counter")
    assert game.asked == 1
    go(game, "give army-21", "take clergy-22", "offer")
    assert game.asked == 0
    assert game.lines() == ["accept", "refuse"]
    go(game, "accept")
    assert game.hand(0) == ["army-21", "clergy-21", "clergy-23"]
    assert game.hand(1) == ["army-22", "army-23", "clergy-22"]


@each("village_square", how="players")
def test_on_the_village_square_two_can_be_spoken_to(card: str, edition: str) -> None:
    mine = seat(hold(card, "players", "artisans-21"))
    game = lay_out(edition, mine, seat(HELD), seat(), seat(OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4")
    go(game, "take army-22", "offer", "accept", "take clergy-22", "offer", "accept")
    assert game.hand(0) == ["army-22", "clergy-22", "artisans-21"]


@each("shop_window")
def test_in_the_shop_window_a_hand_is_seen_by_all(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat(HELD))
    go(game, *playing(card), "target 2")
    for viewer in (0, 2, 3, None):
        assert game.view(viewer).people[1].hand == tuple(HELD.split())


@each("shop_window", how="players")
def test_in_two_shop_windows_two_hands_are_seen(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"))
    game = lay_out(edition, mine, seat(HELD), seat("artisans-21"), seat(OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4")
    hands = [game.view(None).people[n].hand for n in (1, 2, 3)]
    assert hands == [tuple(HELD.split()), (), tuple(OTHERS.split())]


@each("smuggling")
def test_smuggling_takes_two_random_cards_and_gives_two_back(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} {OTHERS}"), seat(f"{HELD} army-24 army-25"))
    game.play(*playing(card), "target 2").let_be()
    taken = [card for card in game.hand(0) if card.startswith("army")]
    assert len(taken) == 2
    assert len(game.hand(1)) == 3
    go(game, "give clergy-21", "give clergy-23")
    assert set(game.hand(0)) == {"clergy-22", *taken}
    assert {"clergy-21", "clergy-23"} < set(game.hand(1))


@each("smuggling", how="cards")
def test_doubled_smuggling_takes_four(card: str, edition: str) -> None:
    mine = seat(hold(card, "cards", OTHERS))
    game = lay_out(edition, mine, seat(f"{HELD} army-24 army-25"))
    game.play("play army-01").let_be().play(f"play {card}", "double cards", "target 2").let_be()
    assert len(game.hand(1)) == 1
    go(game, "give clergy-21", "give clergy-22", "give clergy-23", game.lines()[0])
    assert len(game.hand(1)) == 5


@each("smuggling", how="players")
def test_smuggling_with_two_takes_two_of_each(card: str, edition: str) -> None:
    mine = seat(hold(card, "players", "artisans-21 artisans-22"))
    game = lay_out(edition, mine, seat(HELD), seat(), seat(OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4", "give artisans-21")
    go(game, "give artisans-22")
    assert {"artisans-21", "artisans-22"} < set(game.hand(1))
    assert len(game.hand(3)) == 1


@each("chopper")
def test_a_chopper_costs_every_opponent_two_cards_of_their_choice(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} merchants-21"), seat(HELD), seat("artisans-21"), seat())
    go(game, *playing(card))
    assert game.asked == 1
    go(game, "discard army-21", "discard army-23")
    assert (game.hand(1), game.hand(2)) == (["army-22"], [])
    assert game.hand(0) == ["merchants-21"]


@each("chopper", how="cards")
def test_a_doubled_chopper_costs_four(card: str, edition: str) -> None:
    many = seat(f"{HELD} army-24 army-25")
    game = lay_out(edition, seat(hold(card, "cards")), many, seat("clergy-21"))
    go(game, *playing(card, "cards"))
    go(game, "discard army-21", "discard army-22", "discard army-23", "discard army-24")
    assert (game.hand(1), game.hand(2)) == (["army-25"], [])
