"""Texts of cards, leaders and tokens say what the reference data say, and nothing else."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bottega.games import game
from bottega.text import Speaker, languages

REFERENCE = Path(__file__).parent.parent / "reference" / "masters"
THINGS = (
    "any", "blue", "coin", "faith", "green", "point", "purple", "servant", "shield", "space",
    "stone", "yellow",
)  # fmt: skip
MOST = 12
PART = r"[^\W\u3040-\u30ff\u4e00-\u9fff]"  # of a longer word; Japanese parts no words by spaces

pytestmark = pytest.mark.parametrize("language", languages())


def reference(name: str) -> Any:
    return json.loads((REFERENCE / f"{name}.json").read_text(encoding="utf-8"))


CARDS = reference("development_cards")["cards"]
LEADERS = reference("leader_cards")["leaders"]
TOKENS = reference("board")["solo"]["tokens"]


@cache
def speaker_of(language: str) -> Speaker:
    return Speaker(game("masters"), language, [])


@cache
def texts_in(language: str) -> dict[str, str]:
    return speaker_of(language).texts()


@cache
def counts(language: str) -> list[tuple[tuple[str, int], re.Pattern[str]]]:
    """List everything that can be counted in words, the longest first."""
    say = speaker_of(language).word
    words = {(thing, n): say(f"count-{thing}", n=n) for thing in THINGS for n in range(1, MOST + 1)}
    ordered = sorted(words.items(), key=lambda item: -len(item[1]))
    return [(key, re.compile(rf"(?<!{PART}){re.escape(word)}(?!{PART})")) for key, word in ordered]


def heard(language: str, text: str) -> tuple[Counter[tuple[str, int]], str]:
    """Find everything that a text counts, and give what is left of the text without it."""
    found: Counter[tuple[str, int]] = Counter()
    for key, pattern in counts(language):
        text, n = pattern.subn("#", text)
        found[key] += n
    return +found, text


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def expected(*parts: dict[str, int]) -> Counter[tuple[str, int]]:
    return Counter(item for part in parts for item in part.items())


def test_there_is_a_text_for_every_card_leader_and_token(language: str) -> None:
    texts = texts_in(language)
    assert list(texts) == [
        *(f"card-{card['id']}" for card in CARDS),
        *(f"leader-{leader['id']}" for leader in LEADERS),
        *(f"token-{token['id']}" for token in TOKENS),
    ]
    kinds = len(texts) - 1  # the two tokens that move the cross by two are alike
    assert len(set(texts.values())) == kinds


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"card {card['id']}")
def test_a_card_mentions_exactly_its_goods_and_numbers(language: str, card: Any) -> None:
    text = texts_in(language)[f"card-{card['id']}"]
    made = card["production"]
    points = {"point": card["victory_points"]}
    found, rest = heard(language, text)
    assert found == expected(points, card["cost"], made["input"], made["output"])
    assert numbers(rest) == []
    assert speaker_of(language).word(f"colour-{card['color']}") in text
    assert re.findall(r"(?<![A-Za-z])I+(?![A-Za-z])", text) == ["I" * card["level"]]


def requirement(leader: Any) -> dict[str, int]:
    wanted: dict[str, int] = dict(leader["requirement"].get("resources", {}))
    return wanted | {c["color"]: c["count"] for c in leader["requirement"].get("cards", [])}


def ability(leader: Any) -> list[dict[str, int]]:
    known = leader["ability"]
    if known["type"] == "production":
        return [known["input"], known["output"]]
    return [{known["resource"]: known.get("slots", known.get("amount", 1))}]


@pytest.mark.parametrize("leader", LEADERS, ids=lambda leader: f"leader {leader['id']}")
def test_a_leader_mentions_exactly_its_requirement_and_ability(language: str, leader: Any) -> None:
    text = texts_in(language)[f"leader-{leader['id']}"]
    points = {"point": leader["victory_points"]}
    found, rest = heard(language, text)
    assert found == expected(points, requirement(leader), *ability(leader))
    assert not numbers(rest)
    levels = [c["level"] for c in leader["requirement"].get("cards", []) if c["level"]]
    assert re.findall(r"(?<![A-Za-z])I+(?![A-Za-z])", text) == ["I" * level for level in levels]


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: f"token {token['id']}")
def test_a_token_mentions_exactly_its_cards_or_spaces(language: str, token: Any) -> None:
    found, rest = heard(language, texts_in(language)[f"token-{token['id']}"])
    if token["effect"] == "discard_cards":
        assert found == expected({token["color"]: token["count"]})
    else:
        assert found == expected({"space": token["spaces"]})
    assert numbers(rest) == []
