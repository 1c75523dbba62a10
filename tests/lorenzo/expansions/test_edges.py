"""Where little is left: the last token, a fee paid by servants, and what is pending beneath."""

import msgspec

from bottega.games.lorenzo import GAME
from tests.lorenzo.build import TOKENS, goods, seat, table
from tests.lorenzo.expansions.test_sets_and_leftovers import gonzaga
from tests.lorenzo.test_dumps import refused, written


def test_marsilio_ficino_draws_the_last_token_too() -> None:
    spent = [face for face in TOKENS if face != 2] + [2, 2]
    game = table(seats={0: seat(played=["marsilio-ficino"])}, supply=[2], spent=spent)
    assert game.offers("use marsilio-ficino")


def test_what_follows_the_payment_of_an_option_is_read_back() -> None:
    own = seat(played=["beatrice-d-este"], tokens=[3, 4])
    game = table(seats={0: own}).play("use beatrice-d-este", "option 1")
    dump = GAME.dump(game.table)
    assert b"OptionIsPaid" in dump
    assert GAME.dump(GAME.load(dump)) == dump


def test_only_who_may_buy_what_is_left_can_be_asked_for_it() -> None:
    dump = written(gonzaga())
    assert dump["stack"][-1] == {"frame": "BuyLeftover", "args": [0]}
    GAME.load(msgspec.json.encode(dump))
    dump["stack"][-1]["args"] = [1]
    refused(dump)


def test_servants_that_cover_the_fee_leave_the_value_to_be_named() -> None:
    own = seat(goods(servant=3), played=["paracelso"])
    game = table(seats={0: own}, dice=(1, 1, 1), placed=["1 black territory 1"])
    reason = game.why_not("place black territory 4")
    assert reason is not None
    assert reason.rule != "fee"
