"""Dumps of impossible positions are refused by name, whatever is wrong with them."""

from typing import Any

import msgspec
import pytest

from bottega.games.masters import GAME
from bottega.kernel.errors import BadDump
from tests.build import Position, goods, new_game, seat, table


def written(game: Position) -> dict[str, Any]:
    """Write a position as a dump that can be tampered with."""
    found: dict[str, Any] = msgspec.json.decode(GAME.dump(game.table))
    return found


def refused(dump: dict[str, Any], says: str) -> None:
    """See that a dump is refused for this reason."""
    with pytest.raises(BadDump, match=says):
        GAME.load(msgspec.json.encode(dump))


def test_a_question_to_a_seat_that_is_not_there_is_refused() -> None:
    game = table(seats={0: seat(box=goods(coin=3))}).play("activate base")
    dump = written(game)
    assert dump["stack"][-1] == {"frame": "Receive", "args": [0]}
    dump["stack"][-1]["args"] = [3]
    refused(dump, "what is pending is impossible")


def test_goods_before_the_start_are_refused() -> None:
    dump = written(new_game(4))
    dump["state"]["players"][1]["store"] = goods(coin=3)
    refused(dump, "impossible position")


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("market", [0] * 13, "marbles are missing"),
        ("market", [0, 1, 2], "marbles are missing"),
        ("decks", list(range(48)), "the decks are not the 48 cards"),
        ("taken", [1] + [0] * 11, "cards on the boards"),
        ("taken", [0] * 11, "twelve decks"),
        ("reports", 1, "the reports do not follow"),
        ("last", True, "the last round does not follow"),
        ("verdict", "finished", "what is pending is impossible"),
        ("verdict", "drawn", "no verdict is called"),
        ("first", 2, "what is pending is impossible"),
        ("first", -1, "what is pending is impossible"),
        ("cross", 1, "tokens are missing"),
        ("tokens", [0, 1, 2, 3, 4, 5, 6], "tokens are missing"),
        ("fresh", {"coin": 1}, "goods of an action"),
        ("let_go", 1, "goods of an action"),
        ("need", {"coin": 1}, "goods of an action"),
        ("gain", {"coin": 1}, "goods of an action"),
        ("gain_faith", 1, "goods of an action"),
        ("need", {"wine": 1}, "goods are coin, stone, servant, shield"),
        ("players", [], "0 boards for 2 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(table())
    dump["state"][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("store", {"coin": 4}, "a warehouse holds more"),
        ("cards", [17, 0, 0] * 3, "cards on the boards"),
        ("cards", [0, 0, 0], "three slots"),
        ("hand", [49, 50, 51], "leaders are missing or doubled"),
        ("returned", [], "leaders are missing or doubled"),
        ("played", [49, 49], "leaders are missing or doubled"),
        ("tiles", 1, "the reports do not follow"),
        ("faith", 25, "this is no dump"),
        ("box", {"coin": -1}, "this is no dump"),
    ],
)
def test_a_board_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(table())
    dump["state"]["players"][0][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    "stack",
    [
        [],
        [{"frame": "Turn", "args": [2]}],
        [{"frame": "Turn", "args": [0]}, {"frame": "Turn", "args": [0]}],
        [{"frame": "LastWord", "args": [0]}],  # without a leader in hand it is never asked
        [{"frame": "After", "args": [0]}],
        [{"frame": "After", "args": [0]}, {"frame": "Store", "args": [0, 0]}],
        [{"frame": "Start", "args": [1, 1]}],
        [{"frame": "Dance", "args": []}],
        [{"frame": "Turn", "args": []}],
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: list[dict[str, Any]]) -> None:
    dump = written(table())
    dump["stack"] = stack
    refused(dump, "this is no dump of masters")


def test_leaders_that_were_acted_with_before_two_were_put_back_are_refused() -> None:
    dump = written(table())
    board = dump["state"]["players"][0]
    board["discarded"] += board["returned"]
    board["returned"] = []
    refused(dump, "leaders are missing or doubled")


def test_a_game_of_several_does_not_wait_for_a_turn_to_end_when_it_is_over() -> None:
    dump = written(table())
    dump["state"]["verdict"] = "finished"
    dump["stack"] = [{"frame": "Finish", "args": []}, {"frame": "HandOver", "args": [0]}]
    refused(dump, "what is pending is impossible")


def test_what_is_asked_for_in_a_payment_is_what_is_needed() -> None:
    owner = seat(store=goods(stone=3), box=goods(stone=3, coin=1))
    game = table(seats={0: owner}, grid={"yellow 1": 4}).play("buy yellow 1 slot 1")
    dump = written(game)
    assert dump["stack"][-1]["frame"] == "Pay"
    dump["state"]["need"] = goods(coin=1)
    refused(dump, "goods of an action lie where no action is")
