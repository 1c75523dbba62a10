"""Why not? The same for the questions that cards of the expansions ask."""

from tests.lorenzo.because import because
from tests.lorenzo.build import Position, goods, seat, table


def test_no_such_option_and_inputs_of_an_exchange() -> None:
    game = table(seats={0: seat(goods(coin=1, vp=1), played=["raffaello-sanzio"])})
    game.play("use raffaello-sanzio")
    assert game.asks == "PickOption"
    assert game.why_not("option 3") == because("no-such-option", {"options": 2})
    game.table.players[0].goods -= 1  # else one is never asked: a single option is taken at once
    assert game.why_not("option 2") == because("inputs", {"coin": 1}, {"coin": 0})


def test_inputs_are_told_of_what_a_rival_demands() -> None:
    game = table(
        seats={0: seat(goods(military=1)), 1: seat(goods(coin=1, servant=2))},
        towers={"venture 1": 163},
    )
    game.play("place black venture 1")
    assert (game.asks, game.asked) == ("GiveGoods", 1)
    assert game.why_not("option 1") == because("inputs", {"wood": 1}, {"wood": 0})


def test_a_harvest_of_too_little_value_cannot_be_chosen() -> None:
    own = seat(goods(servant=2), played=["bramante"], excommunicated=["1-5"])
    game = table(dice=(2, 2, 2), seats={0: own}).play("place black bramante")
    assert game.asks == "ChooseWork"
    assert game.why_not("option 3") == because("no-such-option", {"options": 2})
    game.table.players[0].goods = 0  # else one is never asked: a single option is taken at once
    need, have = {"value": 1, "servant": 2}, {"value": -1, "servant": 0}
    assert game.why_not("option 1") == because("value", need, have)


def test_no_such_privilege() -> None:
    game = table(seats={0: seat(family="della-scala")}).play("place black council")
    for name in ("faith", "store"):
        reason = because("no-such-privilege", {"privilege": name})
        assert game.why_not(f"privilege {name}") == reason
    assert game.offers("privilege token")
    game = table().play("place black council")
    reason = because("no-such-privilege", {"privilege": "token"})
    assert game.why_not("privilege token") == reason


def test_privilege_picked() -> None:
    game = table(seats={0: seat(played=["jacopo-salviati"])})
    game.play("place black council", "privilege coins")
    reason = because("privilege-picked", {"privilege": "coins"})
    assert game.why_not("privilege coins") == reason


def visiting() -> Position:
    """Let seat 0 produce with the cards of a rival."""
    game = table(
        seats={0: seat(goods(coin=9), cards=[31]), 1: seat(cards=[113, 32, 33])},
        towers={"character 1": 153},
    )
    game.play("place black character 1")
    assert game.asks == "VisitBoard"
    return game


def test_not_a_rival() -> None:
    assert visiting().why_not("visit seat 0") == because("not-a-rival", {"seat": 0})


def test_not_on_board() -> None:
    game = visiting().play("visit seat 1", "spend 0")
    assert game.asks == "Production"
    assert game.why_not("activate card 31") == because("not-on-board", {"card": 31, "seat": 1})
    assert game.why_not("trade building 4 arrow 1") == because("no-building", {"building": 4})


def test_not_yours_and_wrong_kind_of_two() -> None:
    game = table(
        seats={0: seat(goods(coin=9)), 1: seat(cards=[2, 31, 50])}, towers={"character 1": 155}
    )
    game.play("place black character 1")
    assert (game.asks, game.asked) == ("DropCard", 1)
    assert game.why_not("drop card 3") == because("not-yours", {"card": 3})
    need = {"kind": "territory", "or": "building"}
    assert game.why_not("drop card 50") == because("wrong-kind", need, {"kind": "character"})


def test_not_put_away() -> None:
    own = seat(goods(coin=7), cards=[73])
    game = table(seats={0: own}, towers={"special 1": 132}, gone=[74, 2])
    game.play("place black special 1")
    assert game.asks == "FetchCard"
    assert game.why_not("fetch card 73") == because("not-put-away", {"card": 73})
    reason = because("wrong-kind", {"kind": "venture"}, {"kind": "territory"})
    assert game.why_not("fetch card 2") == reason
    assert game.offers("fetch card 74")


def test_fetched_cards_keep_to_limits_and_military_and_leave_special_ones() -> None:
    own = seat(goods(coin=7), cards=[1, 3, 49, 50, 51, 52, 53, 54][:7])
    game = table(seats={0: own}, towers={"special 1": 130}, gone=[2, 98])
    game.play("place black special 1")
    assert game.asks == "FetchCard"
    reason = because("slot", {"military": 3, "slot": 3}, {"military": 0})
    assert game.why_not("fetch card 2") == reason
    assert game.why_not("fetch card 98") == because("wrong-tower", {"tower": "special"})
    reason = because("card-limit", {"kind": "character", "cards": 6})
    gone = [card for card in game.view().gone if 49 <= card <= 72]
    assert [game.why_not(f"fetch card {card}") for card in gone] == [reason] * len(gone)
    assert gone


def activating(*cards: int, **held: int) -> Position:
    """Let two buildings of seat 0 work outside an action."""
    own = seat(goods(**{"servant": 5, "military": 14} | held), cards=cards)
    game = table(seats={0: own}, towers={"special 1": 144}).play("place black special 1")
    assert game.asks == "ActivateCard"
    return game


def test_just_worked_and_activator() -> None:
    game = activating(113, 118, 41)
    assert game.why_not("activate card 113") == because("activator", {"card": 113})
    assert game.why_not("activate card 31") == because("not-yours", {"card": 31})
    game.play("activate card 118")
    assert game.why_not("activate card 118") == because("just-worked", {"card": 118})


def test_a_card_that_could_only_trade_needs_its_inputs() -> None:
    game = activating(118, 31)
    assert game.rule("activate card 31") == "inputs"


def test_comes_to_nothing() -> None:
    placed = ["1 black market 1", "1 white market 2"]
    own = seat(goods(coin=9), cards=[161])
    game = table(seats={0: own}, placed=placed).play("place black production")
    assert game.why_not("trade building 1 arrow 1") == because("comes-to-nothing")
    assert game.offers("trade building 1 arrow 2")


def test_an_occupied_or_closed_market_gives_nothing() -> None:
    game = table(players=4, seats={0: seat(cards=[161])}, placed=["1 black market 1"])
    game.play("place black production", "trade building 1 arrow 1")
    assert game.asks == "CollectMarket"
    assert game.why_not("collect market 1") == because("occupied")
    game = table(seats={0: seat(cards=[161])})
    game.play("place black production", "trade building 1 arrow 1")
    assert game.why_not("collect market 4") == because("closed", {"players": 4}, {"players": 2})


def test_often_enough() -> None:
    game = table(dice=(2, 2, 2), seats={0: seat(goods(wood=9, coin=9), cards=[112, 31])})
    game.play("place black production")
    game.play("trade building 1 arrow 1", "trade building 1 arrow 1")
    reason = because("often-enough", {"times": 2})
    assert game.why_not("trade building 1 arrow 1") == reason


def test_no_activator_and_arrow_first() -> None:
    game = table(seats={0: seat(goods(coin=9), cards=[31])}).play("place black production")
    assert game.why_not("activate card 31") == because("no-activator")
    game = table(seats={0: seat(goods(coin=9), cards=[113, 31])}).play("place black production")
    assert game.rule("option 1") == "not-now"
    game.play("activate card 31")
    reason = because("arrow-first", {"card": 31})
    for line in ("produce", "trade building 2 arrow 1", "activate card 31"):
        assert game.why_not(line) == reason
    assert game.why_not("option 2") == because("no-trade", {"card": 31})


def test_only_one_card() -> None:
    own = seat(goods(coin=9), cards=[31, 33], played=["leon-battista-alberti"])
    game = table(seats={0: own}).play("use leon-battista-alberti", "spend 0")
    assert game.asks == "PickOne"
    assert game.rule("activate card 1") == "not-yours"
    game.play("activate card 31")
    assert game.why_not("trade building 2 arrow 1") == because("only-one-card")


def test_not_reached_by_the_action_of_one_card() -> None:
    own = seat(cards=[31, 118, 2], played=["leon-battista-alberti"])
    game = table(seats={0: own}).play("use leon-battista-alberti", "spend 0")
    reason = because("not-reached", {"value": 7}, {"value": 3})
    assert game.why_not("activate card 118") == reason
    reason = because("wrong-kind", {"kind": "building"}, {"kind": "territory"})
    assert game.why_not("activate card 2") == reason


def test_a_seat_or_card_that_is_not_at_this_table_is_not_in_the_game() -> None:
    game = visiting()
    assert game.why_not("visit seat 2") == because("not-in-game")
    game = table(
        seats={0: seat(goods(coin=9)), 1: seat(cards=[2, 31])}, towers={"character 1": 155}
    )
    game.play("place black character 1")
    assert (game.asks, game.asked) == ("DropCard", 1)
    assert game.why_not("drop card 97") == because("not-in-game")


def test_all_woken() -> None:
    own = seat(goods(wood=2), cards=[114, 29, 1])
    game = table(seats={0: own}).play("place black production", "activate card 1")
    assert game.why_not("activate card 29") == because("all-woken")


def test_a_trade_that_may_be_repeated_but_not_paid_lacks_its_goods() -> None:
    game = table(dice=(6, 6, 6), seats={0: seat(goods(wood=1, coin=1), cards=[112, 31])})
    game.play("place black production", "trade building 1 arrow 1")
    reason = game.why_not("trade building 1 arrow 1")
    assert reason is not None
    assert reason.rule == "inputs"
