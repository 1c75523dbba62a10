"""Expansions are modules: the base knows none by name, and doubtful values lie in one file."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from bottega.games import lorenzo
from bottega.games.lorenzo.modules import EXPANSIONS, compose, designed
from bottega.games.lorenzo.modules.houses import HOUSES
from bottega.games.lorenzo.modules.houses.abilities import FaithTiles
from bottega.games.lorenzo.modules.pazzi import PAZZI
from bottega.games.lorenzo.modules.pazzi.rewards import TurnSeal
from bottega.games.lorenzo.triggers import OnLeader
from tests.lorenzo import reference
from tests.lorenzo.piles import ADDED, USUAL

SOURCES = Path(__file__).parents[2] / "src" / "bottega" / "games" / "lorenzo"
FOLDER = SOURCES if SOURCES.is_dir() else Path(lorenzo.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))
OUTSIDE = [path for path in FILES if "modules" not in path.relative_to(FOLDER).parts]
# A name joined to others by hyphens is a leader's, not a module's.
NAME = re.compile(rf"(?<![\w-])({'|'.join(EXPANSIONS)})(?![\w-])", re.IGNORECASE)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.name)
def test_no_expansion_is_named_outside_the_modules(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if NAME.search(line)] == []


def test_a_name_would_be_found() -> None:
    assert OUTSIDE
    assert NAME.search('if "houses" in names:')
    assert NAME.search("from bottega.games.lorenzo.modules.pazzi import PAZZI")
    assert not NAME.search('"guglielmo-de-pazzi",')


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.name)
def test_the_base_imports_no_expansion(path: Path) -> None:
    imported = [
        name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for name in [f"{node.module}"]
        if ".modules." in name
    ]
    assert imported == []


def conditions(tree: ast.AST) -> list[ast.expr]:
    """List all that is asked in a file."""
    asking = (ast.If, ast.IfExp, ast.While)
    found = [node.test for node in ast.walk(tree) if isinstance(node, asking)]
    whens = [node for node in ast.walk(tree) if isinstance(node, ast.comprehension)]
    return found + [test for node in whens for test in node.ifs]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_condition_asks_which_expansion_is_on(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = [ast.unparse(test) for test in conditions(tree)]
    named = re.compile(rf"['\"]({'|'.join(EXPANSIONS)})\b|\b(HOUSES|PAZZI)\b(?!\.with_leaders)")
    assert [test for test in asked if named.search(test)] == []


def doubtful(value: Any, path: str = "") -> list[str]:
    """List the places of the reference that are our own, or not sure."""
    if isinstance(value, list):
        return [found for i, one in enumerate(value) for found in doubtful(one, f"{path}/{i}")]
    if not isinstance(value, dict):
        return []
    unsure = not value.get("confidence", "high").startswith("high")
    found = [path] if unsure or value.get("origin") == "designed" else []
    return found + [more for key, one in value.items() for more in doubtful(one, f"{path}/{key}")]


def test_what_the_reference_marks_as_designed_or_unsure_is_all_in_one_file() -> None:
    marked = {
        "/".join(place.split("/")[1:3])
        for data in (reference.HOUSES, reference.PAZZI)
        for place in doubtful(data)
    }
    cards = [i for i, c in enumerate(reference.MORE_CARDS) if c.get("confidence")]
    assert marked == {
        "auction/tiles",
        "special_tokens/faces",
        "faith_tiles/tiles",
        "visconti_tokens/tokens",
        "personal_bonus_tile_5/advanced_side",
        "adaptation_tiles/2-4",
        "adaptation_tiles/5",
        *(f"special_development_cards/{i}" for i in cards),
    }
    unsure = [reference.MORE_CARDS[i]["number"] for i in cards]
    assert sorted(int(card.number) for card in designed.UNSURE_CARDS) == unsure == [134, 139, 142]


def test_the_modules_take_what_is_designed_from_that_file() -> None:
    assert HOUSES.lots is designed.LOTS
    assert HOUSES.faces is designed.TOKEN_FACES
    assert HOUSES.adapted is designed.ADAPTED
    assert list(HOUSES.bonus_tiles) == [designed.FIFTH_TILE]
    assert {*designed.UNSURE_CARDS} <= {*HOUSES.cards}
    rovere = next(one for one in HOUSES.families if one.name == "della-rovere")
    tiles = [word.tiles for word in rovere.standing if isinstance(word, FaithTiles)]
    assert tiles == [designed.FAITH_TILES]
    visconti = next(one for one in PAZZI.families if one.name == "visconti")
    turned = [word.effect for word in visconti.standing if isinstance(word, OnLeader)]
    assert [one.seals for one in turned if isinstance(one, TurnSeal)] == [designed.SEALS]


def test_no_other_file_repeats_a_card_that_is_unsure() -> None:
    numbers = "|".join(str(card.number) for card in designed.UNSURE_CARDS)
    for path in FOLDER.joinpath("modules").rglob("*.py"):
        if path.name != "designed.py":
            text = path.read_text(encoding="utf-8")
            assert not re.search(rf"Card\(\s*({numbers})\b", text), path.name


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [True, False])
def test_the_base_game_has_nothing_of_the_expansions(players: int, advanced: bool) -> None:
    rules = compose((), advanced, players)
    assert len(rules.cards) == 97
    assert len(rules.leaders) == (20 if advanced else 0)
    assert (len(rules.towers), len(rules.spaces), len(rules.tiles)) == (4, 9, 21)
    assert (rules.families, rules.lots, rules.faces, rules.after_actions) == ([], [], [], {})
    assert (len(rules.adapted), len(rules.privileges)) == (0, 5)
    assert not rules.open_decks


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_leaders_the_conspiracy_leaves_its_leaders_and_two_cards_out(players: int) -> None:
    rules = compose(("pazzi",), False, players)  # ruling X-64
    cards = {int(card.number) for card in rules.cards if card.number}
    assert cards == {*USUAL, *ADDED} - {162, 164}
    assert (len(rules.leaders), [one.name for one in rules.bonus_tiles]) == (0, ["standard"])
    assert {card for pile in rules.decks for card in pile} == cards


def test_the_families_of_the_conspiracy_wait_for_an_auction() -> None:
    rules = compose(("pazzi",), True, 3)  # ruling X-64
    assert (len(rules.families), len(rules.lots)) == (2, 0)
    table = lorenzo.GAME.new(lorenzo.GAME.options_of(3, modules="pazzi"), 0)
    assert [player.family for player in table.players] == [-1] * 3


def test_the_special_deck_has_no_card_of_the_conspiracy() -> None:
    rules = compose(("houses", "pazzi"), True, 4)
    assert {card for pile in rules.decks[:12] for card in pile} == USUAL | ADDED
    assert sorted(card for pile in rules.decks[12:] for card in pile) == list(range(97, 145))
