"""What a player of Lorenzo's expansions reads, in English."""

import msgspec
import pytest

from bottega.games.lorenzo import GAME, events
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.game import Reason
from bottega.kernel.telling import Told
from bottega.text import Speaker
from tests.lorenzo.build import Position, goods, seat, table
from tests.text.lorenzo_expansion_samples import bidding, furnished

NAMES = ("Ann", "Bob", "Cyd")
SPEAKER = Speaker(GAME, "en", NAMES, 0)
RIVAL = Speaker(GAME, "en", NAMES, 1)


def answer(line: str, view: LorenzoView, told: Told | None = None) -> str:
    return SPEAKER.answer(GAME.telling.named(GAME.parse(line)), view, told)


def said(game: Position, line: str) -> str:
    """Say an answer to what a table asks."""
    choice = GAME.choice(game.table, game.asked, GAME.parse(line))
    return SPEAKER.answer(choice, game.view(0), GAME.told(game.table, 0))


def turn(**changed: object) -> LorenzoView:
    ((view, _),) = furnished("Turn")
    board = msgspec.structs.replace(view.boards[0], **changed)
    return msgspec.structs.replace(view, boards=(board, *view.boards[1:]))


def test_a_bid_names_the_family_who_leads_and_the_goods() -> None:
    (view,) = bidding()
    told = answer("bid lot a row 4", view)
    assert told == "Bid 4 for Medici, over Bob: 3 coins and 2 servants to begin with"
    assert answer("bid lot b row 1", view).startswith("Bid 1 for Sforza: 6 coins")
    bid = GAME.telling.named(GAME.parse("bid lot a row 4"))
    assert SPEAKER.explain(bid, view) == SPEAKER.texts()["family-medici"]


@pytest.mark.parametrize(
    ("frame", "which", "line", "told"),
    [
        ("PickOption", 0, "option 2", "3 servants"),
        ("PickOption", 1, "option 1", "Trade 1 token for 5 coins"),
        ("GiveGoods", 0, "option 3", "Give 1 coin"),
        ("GiveGoods", 0, "option 1", "Give nothing"),
        ("Arrow", 0, "option 1", "1 token"),
        ("Production", 1, "option 2", "Trade 3 tokens for a leader played from the hand,"),
        ("ChooseWork", 0, "option 2", "Production, worth 4"),
        ("Turn", 0, "option 2", "Choose number 2"),
    ],
)
def test_an_option_is_told_by_the_question_that_offers_it(
    frame: str, which: int, line: str, told: str
) -> None:
    assert answer(line, *furnished(frame)[which]).startswith(told)


def test_a_card_is_put_away_for_a_reward_or_because_a_rival_demands_it() -> None:
    gallows, arsonist, _ = furnished("DropCard")
    assert answer("drop card 50", *gallows) == "Discard Stonemason for 7 victory points"
    assert answer("drop card 29", *arsonist) == "Discard Carpenter’s Shop"


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        ("Work", "Do not use this action"),
        ("Arrow", "Do not trade"),
        ("PlayFree", "Play no leader"),
        ("DropCard", "Discard no card"),
        ("FetchCard", "Take no card"),
    ],
)
def test_declining_says_what_is_left(frame: str, told: str) -> None:
    assert answer("decline", *furnished(frame)[0]) == told


def test_a_card_that_is_left_costs_what_the_family_says() -> None:
    (posed,) = furnished("BuyLeftover")
    assert answer("take territory 2", *posed) == "Territory 2: Woods (for 7 servants)"


def test_the_adapted_tower_asks_for_more() -> None:
    owner = seat(goods(coin=9, wood=9, stone=9, servant=9), family="colonna")
    game = table(seats={0: owner}, adapted="building")
    assert "5 servants to help" not in said(game, "place neutral territory 2")
    assert "5 servants to help" in said(game, "place neutral building 1")


def test_servants_sent_ahead_count_for_the_member() -> None:
    owner = seat(goods(servant=4), family="colonna")
    game = table(seats={0: owner}, tiles=["3-7"]).play("add 1")
    assert said(game, "place brown territory 2").startswith("Brown (4) → territory 2")


def test_prices_are_told_against_the_rivals_of_the_table() -> None:
    owner = seat(goods(military=20), family="colonna")
    game = table(3, seats={0: owner}, towers={"venture 1": 163})
    assert "for 2 military points)" in said(game, "place black venture 1")


def test_military_points_that_are_only_needed_are_told_as_such() -> None:
    owner = seat(goods(coin=9, military=20), family="malatesta")
    game = table(seats={0: owner}, towers={"venture 1": 77})
    assert "for 3 military points needed" in said(game, "place black venture 1")


def test_a_privilege_can_be_what_lies_on_the_family_tile() -> None:
    keeper = seat(family="da-montefeltro", store=goods(wood=2), hand=["santa-rita"])
    game = table(seats={0: keeper}).play("discard santa-rita")
    assert said(game, "privilege store") == "Receive 2 wood from the family tile"
    scala = seat(family="della-scala", hand=["santa-rita"])
    game = table(seats={0: scala}).play("discard santa-rita")
    assert said(game, "privilege coins") == "Receive 2 coins and 1 faith point"


def test_a_family_trades_what_its_tile_says() -> None:
    game = table(seats={0: seat(goods(military=2), family="este")})
    assert said(game, "swap") == "Trade 1 military point for 2 coins"


def test_tokens_are_hidden_from_others() -> None:
    drawn = events.TokensDrawn(0, 2, (1, 9))
    assert SPEAKER.event(drawn) == (
        "You draw 2 tokens: 3 coins · 2 military points and 1 victory point."
    )
    assert RIVAL.event(events.TokensDrawn(0, 2, None)) == "Ann draws 2 tokens."
    own, rival = (next(p for p in SPEAKER.panels(turn()) if p.seat == seat).rows for seat in (0, 1))
    assert any(row.text == "2× 3 coins · 1 coin and 1 faith point" for row in own)
    assert any(row.text == "2 tokens" for row in rival)


def test_who_is_outbid_is_told_so() -> None:
    bid = events.BidPlaced(0, "a", 4, "medici", 1)
    assert SPEAKER.event(bid) == "You bid 4 for Medici and outbid Bob."
    assert RIVAL.event(bid) == "Ann bids 4 for Medici and outbids you."


def test_a_leader_that_allows_only_so_much_says_what_there_is() -> None:
    reason = Reason(
        "requirement",
        {"coin": 8, "most": {"wood+stone": 1, "faith": 0}},
        {"coin": 9, "wood+stone": 7, "faith": 2},
    )
    assert SPEAKER.reason(reason) == (
        "It requires 8 coins, at most 1 of wood and stone together and no faith points, "
        "and you have 9 coins, 7 of wood and stone together and 2 faith points."
    )


def test_the_position_shows_what_the_expansions_add() -> None:
    told = SPEAKER.position(turn())
    for words in (
        "special", "Da Montefeltro", "Bembo (value 3)", "Free Borough: 1 coin, 1 wood and 1 stone",
        "building tower, floors of 5, 6, 7 and 8", "12 tokens", "9 leaders",
    ):  # fmt: skip
        assert words in told


def test_the_auction_is_shown_with_its_lots_and_the_decks_that_all_may_know() -> None:
    (view,) = bidding()
    told = SPEAKER.position(view)
    assert "Bob bids 3" in told
    assert "Pietro Bembo and Giulio II" in told
    assert "territories of period I" in told
    titles = [panel.title for panel in SPEAKER.panels(view)]
    assert "Families to bid for" in titles
    assert "Cards in the decks" in titles
