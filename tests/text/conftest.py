"""Languages to speak in, and ears to listen with."""

from collections import defaultdict

import pytest

from bottega.text import catalogue, languages
from bottega.text.catalogue import Catalogue
from tests.text.checks import Said


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Listen to every message that is said from now on."""
    heard: Said = defaultdict(set)
    word = Catalogue.word

    def listening(self: Catalogue, key: str, **args: str | int) -> str:
        heard[key].add(frozenset(args))
        return word(self, key, **args)

    monkeypatch.setattr(Catalogue, "word", listening)
    return heard


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that cannot fall back on another."""
    name: str = request.param
    monkeypatch.setattr(catalogue, "FALLBACK", name)
    return name
