"""The README for a registry."""

from pathlib import Path

import pytest

TEXT = """![A board](docs/table.png)

[hosting](docs/hosting.md), [the games](https://example.org/games), [below](#play)
"""


@pytest.fixture(autouse=True)
def _tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "build_tools"))


def test_links_lead_to_the_files_of_the_release() -> None:
    from registry import absolute

    assert absolute(TEXT, "https://example.org/bottega/", "1.2.3") == (
        "![A board](https://example.org/bottega/raw/v1.2.3/docs/table.png)\n\n"
        "[hosting](https://example.org/bottega/blob/v1.2.3/docs/hosting.md),"
        " [the games](https://example.org/games), [below](#play)\n"
    )


def test_without_a_home_their_words_are_left() -> None:
    from registry import absolute

    assert absolute(TEXT, None, "1.2.3").strip() == (
        "hosting, [the games](https://example.org/games), [below](#play)"
    )
