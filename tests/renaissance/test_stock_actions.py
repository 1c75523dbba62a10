"""A row per card: actions about stocks."""

from tests.renaissance.rows import each, go, hold, lay_out, playing, seat

STORED = "army-21 army-22 army-23"
OTHERS = "clergy-21 clergy-22"


@each("cellar_raid")
def test_a_cellar_raid_discards_a_random_card_of_a_stock(card: str, edition: str) -> None:
    lost = set()
    for seed in range(12):
        game = lay_out(edition, seat(card), seat(stock=STORED), seed=seed)
        go(game, *playing(card), "target 2")
        assert len(game.stock(1)) == 2
        lost.add(game.discards[-1])
    assert lost == set(STORED.split())


@each("cellar_raid")
def test_a_cellar_raid_does_not_reach_sheltered_cards(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat(zone="artisans-33", vault="army-21"))
    go(game, *playing(card), "target 2")
    assert game.side(1).vault == ("army-21",)


@each("cellar_raid", how="cards")
def test_a_doubled_cellar_raid_discards_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(stock=STORED))
    go(game, *playing(card, "cards"), "target 2")
    assert len(game.stock(1)) == 1


@each("cellar_raid", how="players")
def test_a_cellar_raid_on_two_discards_one_of_each(card: str, edition: str) -> None:
    game = lay_out(
        edition, seat(hold(card, "players")), seat(stock=STORED), seat(), seat(stock=OTHERS)
    )
    go(game, *playing(card, "players"), "target 2", "target 4")
    assert (len(game.stock(1)), len(game.stock(3))) == (2, 1)


@each("siege")
def test_a_siege_makes_every_opponent_discard_a_card_of_the_stock(card: str, edition: str) -> None:
    mine = seat(card, stock="clergy-23")
    game = lay_out(edition, mine, seat(stock=STORED), seat(), seat(stock=OTHERS))
    go(game, *playing(card))
    assert game.asked == 1
    go(game, "discard army-22", "discard clergy-21")
    assert game.stock(1) == ["army-21", "army-23"]
    assert game.stock(3) == ["clergy-22"]
    assert game.stock(0) == ["clergy-23"]


@each("siege", how="cards")
def test_a_doubled_siege_costs_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(stock=STORED), seat(stock=OTHERS))
    go(game, *playing(card, "cards"), "discard army-22", "discard army-21", "discard clergy-21")
    assert game.stock(1) == ["army-23"]
    assert game.stock(2) == []


@each("revelation")
def test_a_revelation_exchanges_cards_of_two_stocks(card: str, edition: str) -> None:
    mine = seat(card, stock="clergy-23 clergy-24")
    game = lay_out(edition, mine, seat(stock=STORED))
    game.play(*playing(card), "target 2").let_be()
    assert game.view(0).sides[1].stock == tuple(STORED.split())
    assert game.view(2).sides[1].stock == ()
    go(game, "take army-21", "take army-23", "give clergy-23")
    assert game.stock(0) == ["army-21", "army-23"]
    assert game.stock(1) == ["army-22", "clergy-23", "clergy-24"]


@each("revelation")
def test_a_revelation_can_leave_the_stocks_as_they_are(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card, stock="clergy-23"), seat(stock=STORED))
    go(game, *playing(card), "target 2", "done")
    assert game.stock(0) == ["clergy-23"]
    assert game.stock(1) == STORED.split()


@each("revelation", how="players")
def test_a_revelation_of_two_exchanges_with_each(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"), stock="clergy-23")
    game = lay_out(edition, mine, seat(stock=STORED), seat(), seat(stock=OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4")
    go(game, "take army-21", "take clergy-22")
    assert game.stock(0) == ["clergy-22"]
    assert game.stock(1) == ["army-22", "army-23", "clergy-23"]
    assert game.stock(3) == ["army-21", "clergy-21"]


@each("sin")
def test_a_sin_exchanges_cards_of_stock_and_hand(card: str, edition: str) -> None:
    mine = seat(f"{card} clergy-21 clergy-22 clergy-23", stock="army-21 army-22")
    game = lay_out(edition, mine)
    go(game, *playing(card), "take army-21", "take army-22", "give clergy-23", "give clergy-21")
    assert game.hand(0) == ["army-21", "army-22", "clergy-22"]
    assert game.stock(0) == ["clergy-21", "clergy-23"]


@each("sin")
def test_who_ends_turns_by_hand_closes_a_sin_by_hand(card: str, edition: str) -> None:
    mine = seat(f"{card} clergy-21 clergy-22", stock="army-21")
    game = lay_out(edition, mine)
    game.play(*playing(card)).let_be()
    game.table.holds = 1
    game.play("take army-21")
    assert game.table.held == 0  # ruling M-52: nothing but `done` is left, and it can be taken back
    game.table.release()
    assert game.asks == "SinReturn"


@each("sin")
def test_a_sin_can_change_nothing(card: str, edition: str) -> None:
    game = lay_out(edition, seat(f"{card} clergy-21", stock="army-21 army-22"))
    go(game, *playing(card), "done")
    assert game.hand(0) == ["clergy-21"]
    assert game.stock(0) == ["army-21", "army-22"]


@each("vestibule")
def test_a_vestibule_builds_a_material_of_another_stock(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat(stock="army-21 army-30 army-16"))
    game.play(*playing(card), "target 2").let_be()
    assert game.view(0).sides[1].stock_size == 3
    assert len(game.view(0).sides[1].stock) == 3
    assert game.offers("pass")
    go(game, "build army-30 at 11")
    assert game.cells(0) == {11: "army-30"}
    assert game.stock(1) == ["army-16", "army-21"]


@each("vestibule", how="cards")
def test_a_doubled_vestibule_builds_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(stock="army-21 army-30 army-16"))
    go(game, *playing(card, "cards"), "target 2", "build army-30 at 11", "build army-21 at 1")
    assert game.cells(0) == {11: "army-30", 1: "army-21"}
    assert game.stock(1) == ["army-16"]


@each("vestibule", how="players")
def test_a_vestibule_of_two_builds_one_of_each(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"))
    game = lay_out(edition, mine, seat(stock=STORED), seat(), seat(stock=OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4")
    go(game, "build army-23 at 1", "build clergy-22 at 2")
    assert game.cells(0) == {1: "army-23", 2: "clergy-22"}
    assert (len(game.stock(1)), len(game.stock(3))) == (2, 1)


@each("spying", "storeroom")
def test_who_spies_sees_a_stock_alone(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat(stock=STORED))
    go(game, *playing(card), "target 2")
    assert game.view(0).sides[1].stock == tuple(STORED.split())
    assert game.view(2).sides[1].stock == ()
    assert game.view(None).sides[1].stock == ()


@each("spying", "storeroom", how="players")
def test_who_spies_twice_sees_two_stocks(card: str, edition: str) -> None:
    mine = seat(hold(card, "players"))
    game = lay_out(edition, mine, seat(stock=STORED), seat(), seat(stock=OTHERS))
    go(game, *playing(card, "players"), "target 2", "target 4")
    assert game.view(0).sides[1].stock == tuple(STORED.split())
    assert game.view(0).sides[3].stock == tuple(OTHERS.split())
