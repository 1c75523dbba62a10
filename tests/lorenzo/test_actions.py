"""Answers keep their codes when pieces come: what is new is numbered behind all others."""

import pytest

from bottega.games.lorenzo import GAME, actions
from bottega.games.lorenzo.actions import LEADERS, MOST_CARDS, PIECE, VERB, space_of

CARDS = len(GAME.space.codes("drop"))
BY_CARD = {
    "fetch": actions.FETCH_CODE,
    "drop": actions.DROP_CODE,
    "activate": actions.ACTIVATE_CODE,
}
BY_LEADER = {
    "keep": actions.KEEP_CODE,
    "play": actions.PLAY_CODE,
    "discard": actions.DISCARD_CODE,
    "use": actions.USE_CODE,
    "copy": actions.COPY_CODE,
    "dismiss": actions.DISMISS_CODE,
}


def test_one_more_card_moves_no_answer() -> None:
    grown, before = space_of(CARDS + 1), len(GAME.space)
    assert grown.lines[:before] == GAME.space.lines
    assert grown.lines[before:] == [f"{verb} card {CARDS + 1}" for verb in BY_CARD]


def test_what_is_later_begins_behind_what_was_released() -> None:
    (cards,) = [release["card"] for release in actions.RELEASED]
    assert space_of(cards).lines[-1] == f"add {actions.MOST_SERVANTS}"
    assert len(space_of(cards)) == actions.LATER


@pytest.mark.parametrize("cards", [CARDS, CARDS + 1, MOST_CARDS])
def test_codes_of_cards_are_those_of_the_lines(cards: int) -> None:
    space = space_of(cards)
    for verb, codes in BY_CARD.items():
        for number in range(1, cards + 1):
            code = space.parse(f"{verb} card {number}")
            assert codes[number] == code
            assert (PIECE[code], VERB[code]) == (number, space.verbs[verb].base)


@pytest.mark.parametrize("verb", BY_LEADER)
def test_codes_of_leaders_are_those_of_the_lines(verb: str) -> None:
    for place, leader in enumerate(LEADERS):
        code = GAME.parse(f"{verb} {leader}")
        assert BY_LEADER[verb][place] == code
        assert (PIECE[code], VERB[code]) == (place, GAME.space.verbs[verb].base)
