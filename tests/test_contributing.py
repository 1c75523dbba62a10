"""What is said to those who add something is followed to the letter, in a copy of the tree.

What the tutorial says to write is taken from the tutorial itself, and what it says to run is run; a
step that is left out is named by what fails.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_docs import BLOCK, ROOT

TUTORIAL = ROOT / "docs/tutorials/add-a-card.md"
CATALOGUES = "src/bottega/text/catalogues"
LANGUAGES = sorted(folder.name for folder in (ROOT / CATALOGUES).iterdir())
CARDS = "src/bottega/games/lorenzo/modules/pazzi/cards.py"
ROWS = "tests/lorenzo/test_conspiracy_cards.py"
PUT_AWAY = """
def test_the_new_card_is_put_away_by_an_answer_of_its_own() -> None:
    game = work(159, 5, seat(cards=[159, 169, 57]))
    assert game.lines() == ["drop card 169", "drop card 57", "decline"]
    assert game.play("drop card 169").seat0.character == (57,)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Copy what the chapters touch."""
    for room in ("src", "tests/lorenzo", "tests/text", "tests/reference"):
        shutil.copytree(ROOT / room, tmp_path / room)
    for file in (*ROOT.glob("tests/*.py"), ROOT / "pyproject.toml"):
        shutil.copy(file, tmp_path / file.relative_to(ROOT))
    shutil.copytree(ROOT / "web/src", tmp_path / "web/src")
    return tmp_path


def write(file: Path, after: str, lines: str) -> None:
    """Write lines after a text that stands there once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(after) == 1, f"{after!r} in {file.name}"
    file.write_text(text.replace(after, f"{after}{lines}"), encoding="utf-8")


def run(tree: Path, some: str, *tests: str) -> str:
    """Run tests on the plain sources of a tree, and give what fails."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*command, "-k", some, "--tb=short", *tests],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": "src", "BOTTEGA_BUILD": "plain"},
        capture_output=True,
        text=True,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr  # some were run
    return done.stdout if done.returncode else ""


def add_card(tree: Path, *, row: bool = True, languages: list[str]) -> None:
    """Follow the tutorial about cards."""
    for _, file, lines in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        if file == CARDS:
            write(tree / file, "CARDS: Final[list[Card]] = [\n", lines)
        elif file == ROWS and row:
            write(tree / file, "TAKEN: Final[tuple[Taken, ...]] = (\n", lines)
        elif Path(file).parent.name in languages:
            with (tree / file).open("a", encoding="utf-8") as catalogue:
                catalogue.write(lines)


def said_of_the_card(tree: Path) -> str:
    some = "169 or new_card or its_rows or one_more or (same_messages and lorenzo)"
    return run(tree, some, ROWS, "tests/lorenzo/test_actions.py", "tests/text/test_catalogues.py")


def test_a_card_is_a_literal_a_row_and_a_name(tree: Path) -> None:
    add_card(tree, languages=LANGUAGES)
    with (tree / ROWS).open("a", encoding="utf-8") as rows:
        rows.write(PUT_AWAY)
    assert said_of_the_card(tree) == ""
    *_, look, printed = (body for _, _, body in BLOCK.findall(TUTORIAL.read_text("utf-8")))
    command, environment = [sys.executable, "-P", "-c", look], {**os.environ, "PYTHONPATH": "src"}
    assert subprocess.check_output(command, cwd=tree, env=environment, text=True) == printed


def test_what_is_forgotten_of_a_card_is_named(tree: Path) -> None:
    add_card(tree, row=False, languages=[each for each in LANGUAGES if each != "it"])
    said = said_of_the_card(tree)
    assert re.search(r"test_every_card_has_its_rows\b", said)
    assert re.search(r"Extra items in the right set:\nE +169\b", said)
    assert re.search(r"it lacks sentences\nE +.*card-169", said)


def add_language(tree: Path, copied: str, called: str, *, listed: bool = True) -> None:
    """Follow the chapter about languages; another language's words stand for the translation."""
    shutil.copytree(tree / CATALOGUES / copied, tree / CATALOGUES / "nl")
    file = tree / CATALOGUES / "nl/bottega.ftl"
    words = file.read_text(encoding="utf-8")
    file.write_text(re.sub("^language = .*", f"language = {called}", words, flags=re.M), "utf-8")
    if listed:
        write(tree / "web/src/lib/words.svelte.ts", "LANGUAGES = [", "'nl',\n")
        borrowed = 'BORROWED["nl"] = BORROWED["de"]  # type: ignore[index]'
        write(
            tree / "tests/text/test_languages.py",
            '    "ja": set(),\n}  # fmt: skip\n',
            f"{borrowed}\n",
        )


def said_of_the_language(tree: Path) -> str:
    files = ("test_catalogues", "test_client_words", "test_languages")
    some = "every_language_there_is or (nl and (same or left or called or columns))"
    return run(tree, some, *(f"tests/text/{file}.py" for file in files))


def test_a_language_is_a_folder_and_a_place_in_a_list(tree: Path) -> None:
    add_language(tree, "de", "Nederlands")
    assert said_of_the_language(tree) == ""


def test_what_is_forgotten_of_a_language_is_named(tree: Path) -> None:
    add_language(tree, "en", "English", listed=False)
    said = said_of_the_language(tree)
    assert re.search(r"test_the_client_offers_every_language_there_is\b", said)
    assert re.search(r"test_a_language_is_called_by_its_own_name\[nl\]", said)
    assert "translate them, or list them in BORROWED" in said
