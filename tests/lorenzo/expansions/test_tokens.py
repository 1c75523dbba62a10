"""Tokens: rulings X-27 to X-33, X-71, X-73 and X-77."""

import pytest

from bottega.games.lorenzo.events import (
    Paid,
    Received,
    TokenKept,
    TokenLaid,
    TokenPaid,
    TokensDrawn,
    TokenSpent,
    TokensShuffled,
)
from tests.lorenzo.build import TILES, Position, Seat, goods, seat, table

FICINO, PIERO, BEATRICE = "marsilio-ficino", "piero-della-francesca", "beatrice-d-este"
RITA, ARIOSTO = "santa-rita", "ludovico-ariosto"
BOROUGH, MERCHANT, DIPLOMAT, STEWARD = 98, 128, 127, 123
EVERY_FACE = [*range(1, 11)]
GAINS = {
    1: goods(coin=3), 2: goods(servant=3), 3: goods(coin=1, wood=1, stone=1),
    4: goods(wood=2, servant=1), 5: goods(stone=2, servant=1), 6: goods(military=3),
    7: goods(coin=1, faith=1), 8: goods(vp=3), 9: goods(military=2, vp=1),
    10: goods(faith=1, vp=1),
}  # fmt: skip


def drawn(game: Position) -> list[tuple[int, ...] | None]:
    """List what was drawn, as the seats saw it themselves."""
    return [event.faces for event in game.heard(TokensDrawn)]


def all_tokens_held(*first: int) -> dict[int, Seat]:
    """Give seat 0 some tokens and all others to its rivals, so that none is left to draw."""
    rest = sorted(EVERY_FACE * 3)
    for face in first:
        rest.remove(face)
    return {
        0: seat(goods(coin=9), tokens=first),
        1: seat(tokens=rest[:10]),
        2: seat(tokens=rest[10:20]),
        3: seat(tokens=rest[20:]),
    }


@pytest.mark.parametrize("face", EVERY_FACE)
def test_a_token_is_spent_for_what_it_shows(face: int) -> None:
    # ruling X-27
    game = table(seats={0: seat(tokens=[face])}).play(f"token {face}")
    assert game.held() == GAINS[face]
    assert game.heard(TokenSpent) == [TokenSpent(0, face)]
    assert game.view().spent_tokens == (face,)
    assert game.asks == "Turn"


def test_any_number_of_tokens_is_spent_before_and_after_placing() -> None:
    # rulings
    game = table(seats={0: seat(tokens=[1, 1, 8, 8])})
    game.play("token 1", "token 8", "place black market 2")
    assert (game.asked, game.asks) == (0, "LastWord")
    game.play("token 8", "token 1")
    assert game.asked == 1
    assert game.held() == goods(coin=6, servant=5, vp=6)


def test_tokens_are_not_spent_in_the_middle_of_something_else() -> None:
    # rulings
    game = table(seats={0: seat(goods(servant=9), tokens=[1], cards=[5])})
    game.play("place black council")
    assert game.asks == "PickPrivileges"
    assert game.rule("token 1") == "between-actions"
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=9), tokens=[1], cards=[5])})
    game.play("place black harvest")
    assert game.asks == "Work"
    assert not game.offers("token 1")


def test_tokens_are_spent_in_ones_own_turn_only() -> None:
    # ruling X-27
    game = table(seats={1: seat(tokens=[1])})
    assert game.asked == 0
    assert game.rule("token 1", 1) == "not-asked"


def test_a_spent_token_may_pay_for_the_placement() -> None:
    # ruling X-27
    game = table(seats={0: seat(goods(coin=1), tokens=[1])}, towers={"character 1": 51})
    assert not game.offers("place black character 1")
    assert game.play("token 1").offers("place black character 1")


def test_a_token_is_paid_whatever_it_shows() -> None:
    # ruling X-28
    game = table(seats={0: seat(goods(coin=6), tokens=[2, 8])}, towers={"special 1": DIPLOMAT})
    game.play("place black special 1")
    assert (game.asks, game.lines()) == ("PayTokens", ["give token 2", "give token 8"])
    game.play("give token 8")
    assert game.heard(TokenPaid) == [TokenPaid(0, 8)]
    assert game.held() == goods(vp=2, token=1)  # of the card; the token itself gives nothing
    assert game.view().spent_tokens == (8,)
    assert game.seat0.tokens == (2,)


def test_search_pays_tokens_in_rising_order() -> None:
    # rulings X-28 and M-52: a person pays them in any order
    owner = seat(goods(servant=1, coin=9), tokens=[1, 2, 3, 4, 5, 6, 7])
    game = table(seats={0: owner}, towers={"special 1": 141}).play("place black special 1")
    if game.asks == "PayFor":
        game.play("pay 2")
    game.play("give token 3")
    assert game.offers("give token 1")
    least = [game.game.line(int(code)) for code in game.table.rising_options()]
    assert least == ["give token 4", "give token 5", "give token 6", "give token 7"]


def test_a_privilege_for_a_token_needs_a_token_to_draw() -> None:
    # ruling X-78
    game = table(4, seats=all_tokens_held(), supply=[]).play("place black council")
    assert game.asks == "PickPrivileges"
    assert game.lines() == [
        f"privilege {name}" for name in ("materials", "servants", "coins", "military", "faith")
    ]
    left = table(modules="houses", supply=[3]).play("place black council")
    assert left.offers("privilege token")


def test_a_payment_of_equal_tokens_is_asked_all_the_same() -> None:
    # ruling X-28: an unasked question would tell what the other one shows
    game = table(seats={0: seat(goods(coin=6), tokens=[2, 2])}, towers={"special 1": DIPLOMAT})
    game.play("place black special 1")
    assert (game.asks, game.lines()) == ("PayTokens", ["give token 2"])


def test_who_must_pay_all_tokens_is_not_asked_which() -> None:
    # ruling X-28
    owner = seat(goods(servant=1), tokens=[1, 2, 3, 4, 5])
    game = table(seats={0: owner}, towers={"special 1": 141}).play("place black special 1")
    assert game.asked == 1
    assert game.held() == goods(servant=1, military=2)


def test_a_token_lying_on_a_card_is_no_longer_held() -> None:
    # ruling X-28
    owner = seat(goods(coin=6), tokens=[2], cards=[BOROUGH])
    game = table(seats={0: owner}, towers={"special 1": DIPLOMAT})
    assert game.offers("place black special 1")
    game.play("lay token 2 on 98")
    assert game.seat0.token == 0
    assert not game.offers("place black special 1")
    held = seat(goods(vp=10), tokens=[1, 2, 3, 4], cards=[BOROUGH], hand=[PIERO])
    game = table(seats={0: held})
    assert game.offers(f"play {PIERO}")
    assert not game.play("lay token 2 on 98").offers(f"play {PIERO}")


def test_a_slot_is_filled_once_in_any_own_turn_and_the_token_stays() -> None:
    # ruling X-29
    game = table(seats={0: seat(tokens=[8, 8], cards=[BOROUGH])})
    game.play("lay token 8 on 98")
    assert game.heard(TokenLaid) == [TokenLaid(0, 8, BOROUGH)]
    assert game.rule("lay token 8 on 98") == "slot-filled"
    game.play("place black harvest", "end")
    assert game.seat0.laid == {"98": 8}
    yields = [e.goods for e in game.heard(Received) if (e.source, e.piece) == ("yield", BOROUGH)]
    assert yields == [goods(vp=3)]


def test_a_slot_is_filled_at_once_when_its_card_is_taken() -> None:
    # ruling X-29
    game = table(towers={"special 1": BOROUGH}, supply=[5]).play("place black special 1")
    assert game.lines() == ["end", "token 5", "lay token 5 on 98"]
    assert game.play("lay token 5 on 98").seat0.laid == {"98": 5}


def test_an_empty_slot_gives_nothing() -> None:
    game = table(seats={0: seat(cards=[BOROUGH])}).play("place black harvest")
    assert not [event for event in game.heard(Received) if event.source == "yield"]


def test_the_merchant_is_paid_for_each_placement_in_the_market() -> None:
    # ruling X-30
    owner = seat(cards=[MERCHANT], laid={"128": 8}, played=[ARIOSTO])
    game = table(seats={0: owner}, placed=["1 black market 1"]).play("place black market 1")
    assert game.held() == goods(coin=5, vp=3)
    game.play("place white council", "privilege coins", "place white market 2")
    assert game.held() == goods(coin=5, servant=5, vp=6)


def test_the_reward_of_an_empty_market_space_is_no_placement() -> None:
    # ruling X-30
    owner = seat(cards=[MERCHANT, 161], laid={"128": 8})
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    game.play("collect market 1")
    assert game.seat0.vp == 0
    assert game.seat0.coin == 5 + 1


def test_the_penalty_takes_one_token_off_each_source() -> None:
    # ruling X-31
    cursed = seat(goods(servant=1, coin=9), excommunicated=["1-8"])
    for card, floor, n in ((126, 1, 0), (126, 3, 0), (126, 4, 1), (MERCHANT, 4, 2)):
        game = table(seats={0: cursed}, towers={f"special {floor}": card})
        assert game.play(f"place black special {floor}").seat0.token == n
    game = table(seats={0: cursed}).play("place black council", "privilege token")
    assert game.seat0.token == 0


def test_santa_rita_does_not_double_tokens() -> None:
    # ruling X-31
    game = table(seats={0: seat(goods(coin=5), played=[RITA])}, towers={"special 1": MERCHANT})
    assert game.play("place black special 1").seat0.token == 2


def test_unspent_tokens_count_as_resources_at_the_end() -> None:
    # ruling X-32
    for tokens, points in ((2, 0), (3, 1)):
        game = table(seats={0: seat(goods(coin=2), tokens=[1] * tokens)}, round=6)
        assert game.seat0.score.parts["resources"] == points


def test_no_token_is_received_where_there_is_none() -> None:
    # ruling X-33
    game = table(4, seats=all_tokens_held(), supply=[], towers={"special 1": STEWARD})
    game.play("place black special 1")
    assert game.seat0.token == 0
    assert not game.heard(TokensDrawn)


def test_a_token_that_cannot_be_had_pays_for_nothing() -> None:
    # ruling X-33: the bonus of the floor would be the token that the card costs
    game = table(4, seats=all_tokens_held(), supply=[], towers={"special 3": DIPLOMAT})
    assert not game.offers("place black special 3")


def test_the_bonus_of_the_floor_may_pay_for_the_card() -> None:
    game = table(seats={0: seat(goods(coin=6))}, towers={"special 3": DIPLOMAT}, supply=[4])
    game.play("place black special 3")
    assert (drawn(game), game.heard(TokenPaid)) == ([(4,)], [TokenPaid(0, 4)])
    assert game.held() == goods(vp=2)


def test_spent_tokens_are_shuffled_when_the_last_one_is_drawn() -> None:
    rest = sorted(EVERY_FACE * 3)
    for face in (1, 2, 2):
        rest.remove(face)
    others = {2: seat(tokens=rest[:13]), 3: seat(tokens=rest[13:])}
    game = table(
        4,
        seats={0: seat(goods(coin=9, servant=1)), **others},
        supply=[1],
        spent=[2, 2],
        towers={"special 4": STEWARD},
    )
    game.play("place black special 4")  # two of the floor, one of the card
    assert game.heard(TokensShuffled) == [TokensShuffled(2)]
    assert drawn(game) == [(1, 2), (2,)]
    assert (game.view().supply, game.view().spent_tokens) == (0, ())


def test_a_token_that_is_spent_is_the_new_supply_where_that_is_empty() -> None:
    game = table(4, seats=all_tokens_held(1), supply=[]).play("token 1")
    assert (game.view().supply, game.view().spent_tokens) == (1, ())


def test_ficino_draws_two_and_keeps_one() -> None:
    game = table(seats={0: seat(played=[FICINO])}, supply=[3, 9]).play(f"use {FICINO}")
    assert (game.asks, game.lines()) == ("KeepToken", ["hold token 3", "hold token 9"])
    assert (game.view(0).boards[0].offered, game.view(1).boards[0].offered) == ((3, 9), None)
    game.play("hold token 9")
    assert game.heard(TokenKept) == [TokenKept(0, 9, 3)]
    assert (game.seat0.tokens, game.view().supply, game.view().spent_tokens) == ((9,), 29, ())


def test_ficino_keeps_none_where_one_token_less_is_received() -> None:
    # ruling X-71
    game = table(seats={0: seat(played=[FICINO], excommunicated=["1-8"])})
    assert not game.offers(f"use {FICINO}")
    assert game.rule(f"use {FICINO}") == "to-no-use"


def test_piero_draws_three_tokens_that_show_different_things() -> None:
    game = table(seats={0: seat(played=[PIERO])}, supply=[3, 3, 9, 3, 9, 1])
    game.play("place black piero")
    assert game.seat0.tokens == (1, 3, 9)
    assert (game.view().supply, game.view().spent_tokens) == (27, ())


def test_a_token_on_a_card_that_is_put_away_goes_to_the_spent_ones() -> None:
    # ruling X-73
    owner = seat(cards=[MERCHANT], laid={"128": 7}, played=["tomas-de-torquemada"])
    game = table(seats={0: owner}).play("use tomas-de-torquemada")
    assert (game.seat0.character, game.seat0.laid) == ((), {})
    assert game.view().spent_tokens == (7,)


def test_beatrice_pays_a_token_of_ones_choice() -> None:
    game = table(seats={0: seat(tokens=[1, 6], played=[BEATRICE])}).play(f"use {BEATRICE}")
    game.play("option 2", "give token 6")
    assert game.held() == goods(vp=5, token=1)
    assert game.seat0.tokens == (1,)


def test_everybody_hears_what_a_token_is_given_for_before_it_is_given() -> None:
    for which, option in enumerate(("option 1", "option 2")):
        game = table(seats={0: seat(tokens=[1, 6], played=[BEATRICE])}).play(f"use {BEATRICE}")
        game.play(option)
        assert [event.option for event in game.heard(Paid)] == [which]


def test_medici_pays_a_token_before_one_is_drawn() -> None:
    owner = seat(goods(coin=6), tokens=[8], family="medici")
    game = table(seats={0: owner}, towers={"special 1": DIPLOMAT}, supply=[5])
    game.play("place black special 1")
    assert game.heard(TokenPaid) == [TokenPaid(0, 8)]  # there was nothing to choose
    assert game.seat0.tokens == (5,)
    kinds = [type(event) for event in game.events]
    assert kinds.index(TokenPaid) < kinds.index(TokensDrawn)


def test_the_new_tiles_are_there() -> None:
    assert {"1-8", "2-8", "3-8"} <= set(TILES)


def test_others_do_not_see_what_tokens_show() -> None:
    game = table(seats={0: seat(tokens=[1, 6], cards=[BOROUGH], laid={"98": 4})})
    mine, theirs = game.view(0).boards[0], game.view(1).boards[0]
    assert (mine.tokens, theirs.tokens, theirs.token, theirs.laid) == ((1, 6), None, 2, {"98": 4})
