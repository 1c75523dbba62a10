"""Each of the 48 development cards: bought, placed and activated once."""

from typing import Any

import pytest

from bottega.games.masters.events import CardBought, Produced
from tests.build import Position, goods, seat, table
from tests.masters.reference import CARDS

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: f"card {card['id']}")


def beneath(card: dict[str, Any]) -> list[int]:
    """Give a pile of another colour that the card can be laid on."""
    pile = [2, 18] if card["color"] == "green" else [1, 17]
    return pile[: card["level"] - 1]


def deck_of(card: dict[str, Any]) -> str:
    return f"{card['color']} {card['level']}"


def shop(card: dict[str, Any], money: dict[str, int]) -> Position:
    """Offer a card to a player with this strongbox and a pile that it fits on."""
    buyer = seat(box=money, slots=[beneath(card), [], []])
    return table(seats={0: buyer}, grid={deck_of(card): card["id"]})


@each_card
def test_it_is_bought_for_its_cost_and_brings_its_points(card: dict[str, Any]) -> None:
    game = shop(card, card["cost"])
    before = game.seat0.score.parts["cards"]
    game.play(f"buy {deck_of(card)} slot 1")
    assert game.heard(CardBought) == [CardBought(0, card["id"], 0, card["cost"])]
    assert game.seat0.box == {}
    assert game.seat0.slots[0] == (*beneath(card), card["id"])
    assert game.seat0.score.parts["cards"] == before + card["victory_points"]
    assert game.top(deck_of(card)) not in (0, card["id"])


@each_card
def test_it_is_not_offered_when_one_good_is_missing(card: dict[str, Any]) -> None:
    for missing, n in card["cost"].items():
        others = goods(9, 9, 9, 9)
        game = shop(card, others | {missing: n - 1})
        assert not game.offers(f"buy {deck_of(card)} slot 1")
        reason = game.why_not(f"buy {deck_of(card)} slot 1")
        assert reason is not None
        assert (reason.rule, reason.need) == ("cost", card["cost"])


@each_card
def test_its_production_takes_its_input_and_gives_its_output(card: dict[str, Any]) -> None:
    pays, gives = card["production"]["input"], dict(card["production"]["output"])
    faith = gives.pop("faith", 0)
    game = table(seats={0: seat(box=pays, slots=[[], [], [*beneath(card), card["id"]]])})
    game.play("activate slot 3")
    assert game.heard(Produced) == [Produced(0, goods(**gives), faith)]
    assert (game.seat0.box, game.seat0.store) == (goods(**gives), {})
    assert game.seat0.faith == faith


@each_card
def test_its_production_is_not_offered_when_one_good_is_missing(card: dict[str, Any]) -> None:
    pays = card["production"]["input"]
    for missing, n in pays.items():
        box = goods(9, 9, 9, 9) | {missing: n - 1}
        game = table(seats={0: seat(box=box, slots=[[*beneath(card), card["id"]]])})
        reason = game.why_not("activate slot 1")
        assert reason is not None
        assert (reason.rule, reason.need) == ("inputs", pays)
