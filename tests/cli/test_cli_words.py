"""What the terminal says is used, and fits on it in every language."""

import re
from pathlib import Path

import pytest

import bottega.cli
from bottega.text import languages
from bottega.text.catalogue import COMMON, source
from bottega.text.layout import COLUMNS, width

SOURCES = Path(bottega.cli.__file__).parent.glob("*.py")
MESSAGE = re.compile(r"^terminal-([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall(source(language, COMMON)))


@pytest.mark.parametrize("language", languages())
def test_what_is_said_fits_on_a_terminal(language: str) -> None:
    for key, text in messages(language).items():
        bare = re.sub(r"\{ \$\w+ \}", "discard 49", text)
        assert max(width(line.strip()) for line in bare.splitlines()) <= COLUMNS, key


def test_every_message_of_the_terminal_is_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    assert len(messages("en")) > 30
    assert [key for key in messages("en") if f'"{key}"' not in code] == []
