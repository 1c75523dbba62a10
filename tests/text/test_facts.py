"""What is printed on pieces is what the reference data say, by the keys of the texts."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.games.masters import GAME, events, printed
from bottega.text import Speaker, languages
from tests.text.samples import EVENTS

REFERENCE = Path(__file__).parent.parent / "reference" / "masters"
SPEAKER = Speaker(GAME, "en", [])


def reference(name: str) -> Any:
    return json.loads((REFERENCE / f"{name}.json").read_text(encoding="utf-8"))


def test_everything_that_has_a_text_and_a_name_is_printed() -> None:
    assert list(printed.pieces()) == list(SPEAKER.texts()) == list(SPEAKER.called())
    written = msgspec.json.encode(printed.pieces())
    assert msgspec.json.decode(written, type=dict[str, printed.Piece]) == printed.pieces()
    written = msgspec.json.encode(printed.board())
    assert msgspec.json.decode(written, type=printed.Board) == printed.board()


def test_cards_are_those_of_the_reference() -> None:
    for card in reference("development_cards")["cards"]:
        assert printed.CARDS[card["id"]] == printed.Card(
            colour=card["color"],
            level=card["level"],
            points=card["victory_points"],
            cost=card["cost"],
            pays=card["production"]["input"],
            gives=card["production"]["output"],
        )


def test_leaders_are_those_of_the_reference() -> None:
    for leader in reference("leader_cards")["leaders"]:
        found = printed.LEADERS[leader["id"]]
        assert found.points == leader["victory_points"]
        assert found.good in json.dumps(leader["ability"])
        assert sum(found.requires.values()) == sum(_required(leader["requirement"]))


def _required(requirement: Any) -> list[int]:
    counts = [card["count"] for card in requirement.get("cards", ())]
    return counts + list(requirement.get("resources", {}).values())


@pytest.mark.parametrize("language", languages())
def test_no_two_leaders_have_the_same_name(language: str) -> None:
    called = Speaker(GAME, language, []).called()
    names = [called[f"leader-{number}"] for number in printed.LEADERS]
    assert len(set(names)) == len(names) == 16


def test_a_leaders_ability_is_told_in_short_in_the_readers_language() -> None:
    french = Speaker(GAME, "fr", [])
    assert SPEAKER.short()["leader-53"] == "room for 2 stones"
    assert french.short()["leader-53"] != SPEAKER.short()["leader-53"]


def test_tokens_remove_cards_or_move_the_cross() -> None:
    tokens = list(printed.TOKENS.values())
    assert [token.colour for token in tokens[:4]] == ["blue", "green", "purple", "yellow"]
    assert {token.cards for token in tokens[:4]} == {2}
    moves = [(token.spaces, token.shuffle) for token in tokens[4:]]
    assert moves == [(2, False), (2, False), (1, True)]


def test_turns_and_milestones_are_named_by_the_game() -> None:
    turns = {type(event) for event in EVENTS if SPEAKER.begins_turn(event)}
    marks = {type(event) for event in EVENTS if SPEAKER.is_milestone(event)}
    assert turns == {events.TurnBegan}
    assert marks == {events.VaticanReport, events.LastRound}
