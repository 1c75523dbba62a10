"""Every action card has its row, single and in every way that a double attack can double it."""

from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.pieces import CARDS, PLAYERS
from tests.renaissance import (
    test_building_actions,
    test_castle_actions,
    test_hand_actions,
    test_special_actions,
    test_special_cards,
    test_stock_actions,
    test_turn_actions,
)
from tests.renaissance.rows import COVERED, EDITIONS

MODULES = (  # rows are counted where they are written
    test_building_actions, test_castle_actions, test_hand_actions, test_special_actions,
    test_special_cards, test_stock_actions, test_turn_actions,
)  # fmt: skip


def test_every_action_has_a_row() -> None:
    assert len(MODULES) == 7
    for edition in EDITIONS:
        actions = [card for card in cards_of(edition) if card.action.steps]
        assert len(actions) == 80
        for card in actions:
            assert "single" in COVERED[card.action.key], card.name


def test_every_action_has_a_row_for_every_way_to_double_it() -> None:
    for edition in EDITIONS:
        for card in cards_of(edition):
            for bit, way in ((CARDS, "cards"), (PLAYERS, "players")):
                doubled = way in COVERED[card.action.key]
                assert doubled == bool(card.action.double & bit), (card.name, way)
