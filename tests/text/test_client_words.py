"""What the browser client says comes from the catalogues, and nothing else does."""

import re
from functools import cache
from pathlib import Path

import pytest

from bottega.text import languages
from bottega.text.say import PHRASES
from tests.text.samples import FILES, messages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
SOURCES = sorted(
    path
    for path in CLIENT.rglob("*")
    if path.suffix in (".svelte", ".ts") and path.name != "wire.ts"
)
COMPONENTS = [path for path in SOURCES if path.suffix == ".svelte"]
# A name, keys of the keyboard, units and numerals: the same in every language.
PLAIN = {"Bottega", "Esc", "u", "h", "I", "II", "III"}
SPOKEN = ("aria-label", "title", "placeholder", "alt", "label", "text")


def test_the_client_offers_every_language_there_is() -> None:
    source = (CLIENT / "lib" / "words.svelte.ts").read_text()
    (listed,) = re.findall(r"LANGUAGES = \[([^]]*)\]", source)
    assert sorted(re.findall(r"'([^']*)'", listed)) == list(languages())


@cache
def known() -> set[str]:
    """Name all messages there are."""
    return {key for name in FILES for key in messages("en", name)}


def named(path: Path) -> str:
    return str(path.relative_to(CLIENT))


def keys(source: str) -> set[str]:
    """Find the messages that a source says by their whole name."""
    return set(re.findall(r"\b(?:say|words\.knows)\(\s*'([^']+)'", source))


def prefixes(source: str) -> set[str]:
    """Find the beginnings of the messages whose names a source puts together."""
    return set(re.findall(r"\b(?:say|words\.knows)\(\s*`([^`$]*)\$\{", source))


def markup(source: str) -> str:
    """Leave what is shown: no script, style, comment or expression."""
    source = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    found, depth = [], 0
    for char in source:
        depth += (char == "{") - (char == "}")
        if depth == 0 and char != "}":
            found.append(char)
    return "".join(found)


def words_in(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W\d_]+", text) if word not in PLAIN]


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_every_message_that_the_client_says_exists(path: Path) -> None:
    source = path.read_text()
    assert keys(source) - known() == set()
    assert [p for p in prefixes(source) if p and not any(k.startswith(p) for k in known())] == []


@pytest.mark.parametrize("game", PHRASES)
def test_what_the_client_says_of_a_game_is_in_the_catalogues_that_it_reads(game: str) -> None:
    source = "\n".join(path.read_text() for path in SOURCES)
    said, begun = keys(source), tuple(filter(None, prefixes(source)))
    unread = messages("en", game)  # the server's alone
    assert [key for key in unread if key in said or key.startswith(begun)] == []


PAGE = re.compile(r"catalogues: \[([^]]*)\],\s*load: \(\) => import\('([^']+)'\)")
PAGES = {load: names for names, load in PAGE.findall((CLIENT / "App.svelte").read_text())}
EVERYWHERE = {"bottega", "web"}  # the catalogues that no page need ask for


def quoted(text: str) -> set[str]:
    return set(re.findall(r"'([\w-]+)'", text))


def said_in(source: str) -> set[str]:
    """Find the messages that a source says, if only under a condition."""
    first = re.findall(r"\bsay\(([^,()]*(?:\([^()]*\)[^,()]*)*)", source)
    return quoted(re.sub(r"=== '[^']*'", "", "".join(first))) & known()


def fetched(source: str) -> set[str]:
    """Find the catalogues that a source asks for by itself."""
    return quoted("".join(re.findall(r"words\.with\(([^()]*)", source)))


def file_of(importer: Path, name: str) -> Path | None:
    """Find the source that another imports."""
    path = (importer.parent / name).resolve()
    tries = (path, path.with_name(f"{path.name}.ts"), path / "index.ts")
    return next((each for each in tries if each in SOURCES), None)


def loaded(path: Path) -> set[Path]:
    """Find all sources that come with one, itself among them."""
    found, waiting = set[Path](), [path]
    while waiting:
        here = waiting.pop()
        found.add(here)
        names = re.findall(r"\b(?:from|import) '(\.[^']+)'", here.read_text())
        waiting += {file for each in names if (file := file_of(here, each))} - found
    return found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_the_words_of_all_that_comes_with_it(page: str) -> None:
    sources = [path.read_text() for path in loaded(CLIENT / page) & {*COMPONENTS}]
    names = EVERYWHERE | quoted(PAGES[page]) | set[str]().union(*map(fetched, sources))
    there = {key for name in names for key in messages("en", name)}
    assert set[str]().union(*map(said_in, sources)) - there == set()


@pytest.mark.parametrize("path", COMPONENTS, ids=named)
def test_no_sentence_of_the_client_stands_outside_the_catalogues(path: Path) -> None:
    shown = markup(path.read_text())
    spoken = [v for a in SPOKEN for v in re.findall(rf'[\s]{a}="([^"]*)"', shown)]
    text = re.sub(r"<[^>]*>", "\n", re.sub(r'"[^"]*"', '""', shown))
    assert [word for part in (*spoken, text) for word in words_in(part)] == []


def test_a_planted_sentence_is_found() -> None:
    planted = (
        '<script>let x = 1;</script><p class="a">{say(\'key\')} Hello <b title="there">5</b></p>'
    )
    text = re.sub(r"<[^>]*>", "\n", re.sub(r'"[^"]*"', '""', markup(planted)))
    assert words_in(text) == ["Hello"]
    assert re.findall(r'[\s]title="([^"]*)"', markup(planted)) == ["there"]
