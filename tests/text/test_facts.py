"""Facts of pieces and board are those of the reference data, by the keys of the texts."""

import json
from pathlib import Path
from typing import Any

from bottega.games.masters import GAME, events
from bottega.text import Speaker
from tests.text.samples import EVENTS

REFERENCE = Path(__file__).parent.parent / "reference" / "masters"
SPEAKER = Speaker(GAME, "en", [])


def reference(name: str) -> Any:
    return json.loads((REFERENCE / f"{name}.json").read_text(encoding="utf-8"))


def test_everything_that_has_a_text_has_facts() -> None:
    assert list(SPEAKER.facts()) == list(SPEAKER.texts())
    assert json.loads(json.dumps(SPEAKER.facts())) == SPEAKER.facts()
    assert json.loads(json.dumps(SPEAKER.board())) == SPEAKER.board()


def test_cards_are_those_of_the_reference() -> None:
    for card in reference("development_cards")["cards"]:
        facts = SPEAKER.facts()[f"card-{card['id']}"]
        assert facts == {
            "colour": card["color"],
            "level": card["level"],
            "points": card["victory_points"],
            "cost": card["cost"],
            "pays": card["production"]["input"],
            "gives": card["production"]["output"],
        }


def test_leaders_are_those_of_the_reference() -> None:
    for leader in reference("leader_cards")["leaders"]:
        facts = SPEAKER.facts()[f"leader-{leader['id']}"]
        assert facts["points"] == leader["victory_points"]
        assert facts["good"] in json.dumps(leader["ability"])
        assert sum(facts["requires"].values()) == sum(_required(leader["requirement"]))


def _required(requirement: Any) -> list[int]:
    counts = [card["count"] for card in requirement.get("cards", ())]
    return counts + list(requirement.get("resources", {}).values())


def test_a_leaders_ability_is_told_in_short_in_the_readers_language() -> None:
    french = Speaker(GAME, "fr", [])
    assert SPEAKER.facts()["leader-53"]["short"] == "a depot for 2 stones"
    assert french.facts()["leader-53"]["short"] != SPEAKER.facts()["leader-53"]["short"]


def test_tokens_remove_cards_or_move_the_cross() -> None:
    tokens = [fact for key, fact in SPEAKER.facts().items() if key.startswith("token-")]
    assert [fact.get("colour") for fact in tokens[:4]] == ["blue", "green", "purple", "yellow"]
    assert [(fact["spaces"], fact["shuffle"]) for fact in tokens[4:]] == [
        (2, False),
        (2, False),
        (1, True),
    ]


def test_turns_and_milestones_are_named_by_the_game() -> None:
    turns = {type(event) for event in EVENTS if SPEAKER.begins_turn(event)}
    marks = {type(event) for event in EVENTS if SPEAKER.is_milestone(event)}
    assert turns == {events.TurnBegan}
    assert marks == {events.VaticanReport, events.LastRound}
