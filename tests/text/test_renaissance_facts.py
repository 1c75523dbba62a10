"""Facts and texts of cards and castles: those of the reference data, by the same keys."""

import json
from typing import Any

import msgspec
import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.names import CARDS
from bottega.games.renaissance.printed import Measures, Piece, board, cards, pieces
from bottega.text import Speaker
from tests.text.checks import sentence
from tests.text.test_cards import REFERENCE as MASTERS

SPEAKER = Speaker(GAME, "en", [])
TEXTS, CALLED, SHORT = SPEAKER.texts(), SPEAKER.called(), SPEAKER.short()
FACTS: dict[str, dict[str, Any]] = {
    key: {
        **msgspec.json.decode(msgspec.json.encode(pieces()[key])),
        "title": CALLED[key],
        "text": SHORT[key],
    }
    for key in TEXTS
}
BOARD = msgspec.json.decode(msgspec.json.encode(board()))
FOLDER = MASTERS.parent / "renaissance"
LONGEST = 160  # characters that a small card has room for


def reference(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


PRINTED = reference("cards")["cards"]
REVISED = [{**card, **card["revised_2016"]} for card in PRINTED if "revised_2016" in card]


def check(facts: dict[str, Any], card: dict[str, Any], edition: str) -> None:
    """Compare a card with the reference; what is printed on it is compared with the rules."""
    printed = msgspec.json.decode(msgspec.json.encode(cards(edition)[card["id"]]))
    assert {key: facts[key] for key in printed} == printed
    assert facts["title"].replace("’", "'") == card["title"]["en"]


def test_everything_that_has_a_text_has_facts() -> None:
    assert list(TEXTS) == list(CALLED) == list(SHORT)
    written = msgspec.json.encode(pieces())
    assert msgspec.json.decode(written, type=dict[str, Piece]) == pieces()
    assert msgspec.json.decode(msgspec.json.encode(board()), type=Measures) == board()
    assert [key for key in FACTS if key.startswith("card-")] == [f"card-{name}" for name in CARDS]


def test_cards_have_the_facts_of_the_reference() -> None:
    for card in PRINTED:
        check(FACTS[f"card-{card['id']}"], card, "2015")


def test_cards_of_the_later_edition_have_theirs() -> None:
    later = {key.removeprefix("later-") for key in FACTS if key.startswith("later-")}
    virgin = "clergy-35"  # the same words mean less in that edition (ruling N-53)
    changed = {card["id"] for card in REVISED if "title" in card["revised_2016"]}
    changed |= {card["id"] for card in REVISED if {"action", "special"} & set(card["revised_2016"])}
    changed |= {card["id"] for card in REVISED if "condition" in card["revised_2016"]}
    assert later == changed | {virgin}
    for card in REVISED:
        check(FACTS[f"later-{card['id']}"], card, "2016")
    assert "attacks" in FACTS[f"later-{virgin}"]["text"]


def test_eleven_titles_differ_in_the_later_edition() -> None:
    later = {key.removeprefix("later-"): f for key, f in FACTS.items() if key.startswith("later-")}
    retitled = [name for name, f in later.items() if f["title"] != FACTS[f"card-{name}"]["title"]]
    assert len(retitled) == 11


def test_castles_have_the_measures_of_the_reference() -> None:
    for castle in reference("boards")["boards"]:
        facts = FACTS[f"castle-{castle['id']}"]
        assert {key: facts[key] for key in ("width", "rows", "counts")} == {
            key: castle[key] for key in ("width", "rows", "counts")
        }
        assert [cell["number"] for cell in facts["cells"]] == list(
            range(1, 1 + len(castle["cells"]))
        )


def test_every_card_but_a_plain_material_says_what_it_does_in_few_words() -> None:
    for key, facts in FACTS.items():
        if key.startswith("castle-"):
            continue
        if facts["type"] == "material":
            assert facts["text"] == ""
            continue
        assert len(sentence(facts["text"])) <= LONGEST, facts["text"]
        assert TEXTS[key].endswith(facts["text"])
        assert TEXTS[key].startswith(facts["title"])


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("card-army-09", "Every opponent loses 1 exposed material that you point out."),
        ("card-army-15", "An opponent loses every tile of value 1, 2 or 3."),
        ("card-army-04", "An opponent gives up 1 foundation: all that rests on it falls too."),
        ("card-clergy-04", "Turn up the top 3 cards of the pile, take 1 and put the others back "
         "in any order."),
        ("card-clergy-05", "Pay with 2 cards of your hand. Then do another operation at once, "
         "without drawing."),
        ("card-army-20", "No opponent builds in their next turn."),
        ("later-army-20", "No opponent builds materials of the hand in their next turn."),
        ("card-artisans-34", "Lay it on any material, which is worth 2 more."),
        ("card-artisans-33", "Your stock has 2 slots more, which actions on stocks do not reach."),
        ("card-artisans-41", "Your castle shows each of the values 1, 2, 3, 4 and 5."),
        ("card-army-38", "Your castle has more materials of value 5 than any other."),
        ("later-artisans-42", "All your foundation cells are filled. "
         "Every foundation of your castle is worth 1, 2 or 3."),
    ],
)  # fmt: skip
def test_cards_say_what_they_do(key: str, text: str) -> None:
    assert FACTS[key]["text"] == text


def test_a_whole_text_says_what_a_card_is() -> None:
    assert TEXTS["card-army-15"] == (
        "Crossbow (Army): an attack on a castle; or a foundation, a stone or a tile worth 2. "
        "An opponent loses every tile of value 1, 2 or 3."
    )
    assert TEXTS["card-army-34"] == (
        "The officer (Army): a special card, −3 points. Lay it into an opponent’s special zone."
    )
    assert TEXTS["card-clergy-37"].startswith(
        "The plot of the Malcontents (Clergy): a royal mission for 13 points, judged at the end."
    )
    assert TEXTS["castle-quick"] == "Small castle, a castle of 3 foundations, 2 stones and 1 tile."


def test_the_table_is_measured() -> None:
    assert BOARD["families"] == ["army", "clergy", "artisans", "merchants"]
    assert BOARD["stock"] == {"full": 3, "quick": 1}
    assert BOARD["mandatory"] == {"full": 2, "quick": 1}
    assert BOARD["bonus"]["quick"] == {"2015": 10, "2016": 5}
    assert BOARD["in_play"]["full"] == {"2": 2, "3": 3, "4": 4}
    assert BOARD["in_play"]["quick"] == {"2": 1, "3": 2, "4": 2}
    assert BOARD["in_play"]["teams"] == {"4": 2, "6": 3, "8": 4}
    assert BOARD["castles"]["quick"] == ["quick"]
