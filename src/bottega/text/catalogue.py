"""Catalogues: Fluent files, one folder for each language, found where they lie."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bottega.kernel.errors import BottegaError
from bottega.kernel.options import ANYTHING
from bottega.text.grammar import FUNCTIONS

CATALOGUES: Final = files("bottega.text") / "catalogues"
COMMON: Final = "bottega"  # the file of what all games and the terminal say
NAMES: Final = "{game}-names"  # what the browser calls things too; it reads no more of a game's own
FALLBACK: Final = "en"
MESSAGE: Final = re.compile(r"(?m)^[a-zA-Z][\w-]* *=")  # with which one begins
REMEMBERED: Final = 20_000  # messages with their arguments: the same are said again and again

Arguments = tuple[tuple[str, str | int], ...]


class UnknownLanguage(BottegaError):
    """No catalogue speaks this language."""


@cache
def languages() -> tuple[str, ...]:
    """List the languages that have a folder of catalogues."""
    found = [f.name for f in CATALOGUES.iterdir() if f.joinpath(f"{COMMON}.ftl").is_file()]
    return tuple(sorted(found))


def spoken(language: str | None) -> str:
    """Give a language that is spoken here: the one that is named, or else English."""
    return language if language in languages() else FALLBACK


def source(language: str, name: str) -> str:
    """Read a catalogue as it was written; one that is not there is empty."""
    file = CATALOGUES.joinpath(language, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def option_key(option: str, value: str | None = None) -> str:
    """Give the message about an option of a table, or about one of its values."""
    words = [option] if value is None else [option, "own" if value == ANYTHING else value]
    return "-".join(["option", *words]).replace("_", "-").replace(",", "-")


class Unread(FluentBundle):
    """Messages of one language, each of which is read when it is first said: few ever are."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in sources:
            starts = [match.start() for match in MESSAGE.finditer(text)]
            for start, end in pairwise([*starts, len(text)]):
                key = text[start : text.index("=", start)].strip()
                self._sources.setdefault(key, text[start:end])

    def has_message(self, message_id: str) -> bool:
        """Say whether there is a message."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Read a message that is said for the first time."""
        if entry_id not in self._messages and entry_id in self._sources:
            self.add_resource(FluentResource(self._sources[entry_id]))
        return super()._lookup(entry_id, term)


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """Give all messages of one language for one game."""
    names = (COMMON, NAMES.format(game=game), game)
    return Unread(language, (source(language, name) for name in names))


@lru_cache(REMEMBERED)
def said(order: tuple[str, ...], game: str, key: str, args: Arguments) -> str:
    """Say a message in the first of some languages that can; raise LookupError if none does."""
    values = {name: _plain(value) for name, value in args}
    trouble = f"no message is called {key!r}"
    for language in order:
        messages = bundle(language, game)
        pattern = messages.get_message(key).value if messages.has_message(key) else None
        if pattern is None:
            continue
        text, errors = messages.format_pattern(pattern, values)
        if not errors:
            return str(text)
        trouble = f"{key} cannot be said: {errors[0]}"
    raise LookupError(trouble)


class Catalogue:
    """The messages of a language for one game; what it lacks is said in English."""

    def __init__(self, language: str, game: str) -> None:
        if language not in languages():
            known = ", ".join(languages())
            raise UnknownLanguage(f"Bottega does not speak {language!r}, but {known}")
        self.language = language
        self.spoken = tuple(dict.fromkeys((language, FALLBACK)))
        self.game = game
        self.locale = Locale.parse(self.word("locale"), sep="-")

    def word(self, key: str, **args: str | int) -> str:
        """Say a message; raise LookupError where no catalogue can."""
        return said(self.spoken, self.game, key, tuple(args.items()))

    def both(self, items: Sequence[str]) -> str:
        """Join with `and`, as the language does."""
        return format_list(items, "standard", self.locale)

    def either(self, items: Sequence[str]) -> str:
        """Join with `or`, as the language does."""
        return format_list(items, "or", self.locale)

    def told(self, sentences: Iterable[str]) -> str:
        """Put sentences one after the other; where commas take no space, they take none."""
        gap = " " if self.word("comma").endswith(" ") else ""
        return gap.join(filter(None, sentences))


def _plain(value: str | int) -> object:
    """Numbers are written as digits alone: no language groups them here."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
