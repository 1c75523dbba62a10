"""The catalogues themselves: what a translator can get wrong."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from bottega.games import game
from bottega.text import Speaker, UnknownLanguage, catalogue, languages
from bottega.text.catalogue import COMMON, FALLBACK, source
from bottega.text.say import PHRASES
from tests.text.samples import FILES, contents, messages, parsed

GAMES = sorted(PHRASES)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """List every literal text with the message it is in."""
    for name in FILES:
        for key, content in contents(language, name).items():
            yield from ((key, text) for text in content.texts)


def test_languages_are_the_folders_that_are_there() -> None:
    folder = Path(catalogue.__file__).parent / "catalogues"
    assert languages() == tuple(sorted(p.name for p in folder.iterdir()))
    assert {"en", "fr"} <= set(languages())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FILES)
def test_every_line_of_a_catalogue_is_understood(language: str, name: str) -> None:
    junk = [e.content for e in parsed(language, name).body if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("spoken", GAMES)
@pytest.mark.parametrize("language", languages())
def test_no_message_is_defined_twice_in_what_one_game_loads(language: str, spoken: str) -> None:
    others = tuple(name for name in GAMES if name != spoken)
    files = [name for name in FILES if not name.startswith(others)]
    entries = [e for name in files for e in parsed(language, name).body]
    keys = Counter(e.id.name for e in entries if isinstance(e, ast.Message))
    assert [key for key, n in keys.items() if n > 1] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_messages(language: str, name: str) -> None:
    ours, english = messages(language, name), messages(FALLBACK, name)
    assert set(english) - set(ours) == set(), f"{language} lacks sentences"
    assert set(ours) - set(english) == set(), f"{language} says what English does not"
    assert [key for key, message in ours.items() if message.value is None] == []


@pytest.mark.parametrize("spoken", GAMES)
@pytest.mark.parametrize("language", languages())
def test_letters_of_goods_and_the_like_differ(language: str, spoken: str) -> None:
    letters = {
        key: content.texts
        for key, content in contents(language, spoken).items()
        if key.startswith("letter-")
    }
    assert len(letters) > 5
    assert len({letter for (letter,) in letters.values()}) == len(letters)
    assert {len(letter) for (letter,) in letters.values()} == {1}


@pytest.mark.parametrize("language", languages())
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert [(key, text) for key, text in texts(language) if "'" in text or '"' in text] == []


def test_french_keeps_double_punctuation_with_the_word_before_it() -> None:
    loose = re.compile(r"[^\u00a0][:»]|[^\u202f\u00a0][;?!]|«[^\u00a0]")
    # Where `?` is a key to press.
    keys = ("terminal-help", "terminal-hint", "terminal-puzzle-help", "terminal-unknown")
    found = [(key, text) for key, text in texts("fr") if loose.search(f" {text}")]
    assert [(key, text) for key, text in found if key not in keys] == []


def test_an_unknown_language_names_those_that_are_known() -> None:
    with pytest.raises(UnknownLanguage, match=r"'tlh'.*en, fr"):
        Speaker(game("masters"), "tlh", ["Ada"])


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A third language that is just begun."""
    for language in ("en", "it"):
        (tmp_path / language).mkdir()
    for name in FILES:
        (tmp_path / "en" / f"{name}.ftl").write_text(source("en", name), encoding="utf-8")
    begun = "locale = it\nnothing = niente\nwaiting = Si attende { $whom }.\n"
    (tmp_path / "it" / f"{COMMON}.ftl").write_text(begun, encoding="utf-8")
    monkeypatch.setattr(catalogue, "CATALOGUES", tmp_path)
    forget()
    yield "it"
    forget()


def forget() -> None:
    """Let all be read anew."""
    for remembered in (catalogue.languages, catalogue.bundle, catalogue.said):
        remembered.cache_clear()


def test_adding_a_language_is_adding_a_file(italian: str) -> None:
    speaker = Speaker(game("masters"), italian, ["Ada"])
    assert languages() == ("en", "it")
    assert speaker.word("nothing") == "niente"


def test_what_a_language_lacks_is_said_in_english(italian: str) -> None:
    speaker = Speaker(game("masters"), italian, ["Ada"])
    assert speaker.word("you") == "you"
    assert speaker.word("count-coin", n=2) == "2 coins"


def test_what_a_language_says_wrongly_is_said_in_english(italian: str) -> None:
    speaker = Speaker(game("masters"), italian, ["Ada"])
    assert speaker.word("waiting", names="Ada", topic="it") == "Waiting for Ada: it."


def test_a_message_that_no_catalogue_has_is_an_error() -> None:
    speaker = Speaker(game("masters"), "fr", ["Ada"])
    with pytest.raises(LookupError, match="no message is called 'tower'"):
        speaker.word("tower")
    with pytest.raises(LookupError, match="count-coin cannot be said"):
        speaker.word("count-coin")


@pytest.mark.parametrize("language", languages())
def test_numbers_are_plain_digits(language: str) -> None:
    speaker = Speaker(game("masters"), language, ["Ada"])
    assert "12345" in speaker.word("heading-turn", turn=12345)
    assert "12345" in speaker.word("count-coin", n=12345)
