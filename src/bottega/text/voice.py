"""A voice speaks to one reader."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from bottega.text.catalogue import COMMON, FALLBACK, Catalogue
from bottega.text.layout import clip

NAME_COLUMNS: Final = 24  # a longer name is shortened

Mark = Callable[[str, str], str]


def _printable(name: str) -> str:
    """Names come from outside: no control character of theirs reaches a terminal."""
    return clip("".join(filter(str.isprintable, name)).strip(), NAME_COLUMNS)


@lru_cache(maxsize=256)  # asked for every seat of every table that is shown
def bot_called(bot: str, language: str = FALLBACK) -> str:
    """Name a bot at a table as a language does; one that it has no word for by its own name."""
    return _bot_word(bot, language) or bot[:1].upper() + bot[1:]


def bots_called(
    bots: Iterable[str | None], language: str = FALLBACK, people: Iterable[str] = ()
) -> list[str]:
    """Name the bots seat by seat, the second of a name with its number; empty where none plays."""
    taken = {name.casefold() for name in people}
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        if bot is None:
            names.append("")
            continue
        seen[bot] += 1 if seen[bot] or bot_called(bot).casefold() not in taken else 2
        called = bot_called(bot, language)
        names.append(f"{called} {seen[bot]}" if seen[bot] > 1 else called)
    return names


def bot_kinds(bot: str, language: str = FALLBACK) -> list[str]:
    """List the words for what a bot is: its kind, and its title where it has one."""
    words = (_bot_word(bot, language, more) for more in ("-kind", "-title"))
    return [word for word in words if word is not None]


def _bot_word(bot: str, language: str, more: str = "") -> str | None:
    try:
        return Catalogue(language, COMMON).word(f"bot-{bot}{more}")
    except LookupError:
        return None


def unmarked(thing: str, text: str) -> str:
    """Leave the words for a thing as they are."""
    return text


class Voice:
    """One reader: a catalogue, the names at the table, and which of them reads."""

    def __init__(
        self, catalogue: Catalogue, names: Sequence[str], seat: int | None, mark: Mark = unmarked
    ) -> None:
        self.catalogue = catalogue
        self.mark = mark  # what is done with the words for a thing
        self.seat = seat
        self.word = catalogue.word
        self._names = [_printable(name) for name in names]

    def name(self, seat: int) -> str:
        """Name a seat; one without a name is called by its number."""
        given = self._names[seat] if seat < len(self._names) else ""
        return self.mark(f"seat:{seat}", given or self.word("seat", n=seat + 1))

    def who(self, seat: int) -> dict[str, str]:
        """Give what a sentence about a seat needs: whether it is the reader, and its name."""
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def called(self, seat: int) -> str:
        """Call a seat in the middle of a list: `you`, or by its name."""
        return self.word("you") if seat == self.seat else self.name(seat)

    def titled(self, seat: int) -> str:
        """Name a seat in a heading, with a mark on the reader's own."""
        name = self.name(seat)
        return self.word("reader", name=name) if seat == self.seat else name

    def both(self, items: Iterable[str]) -> str:
        """Join with `and`; nothing has a word too."""
        return self.catalogue.both(list(items)) or self.word("nothing")

    def listed(self, items: Iterable[str]) -> str:
        """Set side by side, with the language's own comma."""
        return self.word("comma").join(items)

    def told(self, sentences: Iterable[str]) -> str:
        """Put sentences one after the other."""
        return self.catalogue.told(sentences)

    def aside(self, text: str, more: str) -> str:
        """Add something in brackets."""
        return self.word("aside", text=text, more=more)

    def either(self, items: Iterable[str]) -> str:
        """Join with `or`."""
        return self.catalogue.either(list(items))
