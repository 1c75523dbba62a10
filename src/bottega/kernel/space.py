"""Action spaces: every answer of a game has a code, a typed value and a line of text."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from operator import itemgetter
from typing import Final

from bottega.kernel.errors import BadLine
from bottega.kernel.values import Value

FIRST: Final = (0, 0)  # the age of what was there from the beginning


class Action(Value):
    """An answer as a value: the verb and its arguments by name, as words."""

    verb: str
    args: dict[str, str]


class Verb:
    """Answers that share a pattern such as `buy {deck} slot {slot}`.

    The code of an answer is `base` plus its arguments read as digits, the last one fastest.
    """

    def __init__(self, base: int, name: str, pattern: str, **domains: Sequence[str]) -> None:
        self.base = int(base)
        self.name = name
        self.pattern = pattern
        self.domains = domains
        self.actions = [
            Action(name, dict(zip(domains, words, strict=True)))
            for words in product(*domains.values())
        ]

    def line(self, action: Action) -> str:
        """Write one of this verb's answers as a line."""
        return self.pattern.format(**action.args)


class Space:
    """All answers of one game, numbered from 0 without a gap.

    What was released keeps its code: `released` says how many words each domain had, release by
    release. Answers with later words are numbered behind all others, word by word, so that it does
    not matter how many follow.
    """

    def __init__(self, *verbs: Verb, released: Sequence[Mapping[str, int]] = ()) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        found: list[tuple[tuple[int, int], Action]] = []
        first = 0
        for verb in verbs:
            if verb.base != first:
                raise ValueError(f"{verb.name} begins at {verb.base}, not {first}")
            words = [_ages(name, len(words), released) for name, words in verb.domains.items()]
            ages = [max(each, default=FIRST) for each in product(*words)]
            found += zip(ages, verb.actions, strict=True)
            first += ages.count(FIRST)
        self.actions = [action for _, action in sorted(found, key=itemgetter(0))]
        self.lines = [self.verbs[action.verb].line(action) for action in self.actions]
        self._codes = {line.lower(): code for code, line in enumerate(self.lines)}
        if len(self._codes) != len(self.lines):
            raise ValueError("two answers have the same line")

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, code: int) -> Action:
        """Give the typed value of a code."""
        if not 0 <= code < len(self.actions):
            raise BadLine(f"there is no answer number {code} (0 to {len(self.actions) - 1})")
        return self.actions[code]

    def line(self, code: int) -> str:
        """Write a code as a line."""
        self.action(code)
        return self.lines[code]

    def parse(self, text: str) -> int:
        """Read a line; case and spacing do not matter."""
        code = self._codes.get(" ".join(text.lower().split()))
        if code is None:
            raise BadLine(self._complaint(text))
        return code

    def code(self, action: Action) -> int:
        """Give the code of a typed value."""
        verb = self.verbs.get(action.verb)
        if verb is None or action not in verb.actions:
            raise BadLine(f"there is no answer {action.verb!r} with {action.args}")
        return self._codes[verb.line(action).lower()]

    def codes(self, verb: str) -> list[int]:
        """List the codes of a verb's answers, in the order of its words."""
        known = self.verbs[verb]
        return [self._codes[known.line(action).lower()] for action in known.actions]

    @cached_property
    def words(self) -> Mapping[str, tuple[str, ...]]:
        """List the verbs, and the words that each argument can be, whatever the verb."""
        found: dict[str, dict[str, None]] = {"verb": dict.fromkeys(self.verbs)}
        for verb in self.verbs.values():
            for name, words in verb.domains.items():
                found.setdefault(name, {}).update(dict.fromkeys(words))
        return {name: tuple(words) for name, words in found.items()}

    @cached_property
    def factor_sizes(self) -> tuple[int, ...]:
        """Give, for the verb and for each argument, how many numbers it can be."""
        verbs, *others = self.words.values()
        return (len(verbs), *(1 + len(words) for words in others))  # 0 is none

    def factors(self, code: int) -> tuple[int, ...]:
        """Give an answer as small numbers: its verb, and each argument there is in the game.

        A verb is its place among the verbs; an argument is 0 where the verb has none of that name,
        and else one more than its place among its words.
        """
        self.action(code)
        return self._factors[code]

    @cached_property
    def _factors(self) -> list[tuple[int, ...]]:
        verbs, *others = self.words.items()
        places = {name: {word: i + 1 for i, word in enumerate(words)} for name, words in others}
        return [
            (
                verbs[1].index(action.verb),
                *(places[name].get(action.args.get(name, ""), 0) for name in places),
            )
            for action in self.actions
        ]

    def _complaint(self, text: str) -> str:
        first = text.split()[:1]
        for verb in self.verbs.values():
            if first and verb.pattern.split()[0] == first[0].lower():
                ways = "; ".join(f"{name}: {_some(words)}" for name, words in verb.domains.items())
                return f"{text!r} is not of the form '{verb.pattern}' ({ways})"
        known = ", ".join(dict.fromkeys(v.pattern.split()[0] for v in self.verbs.values()))
        return f"{text!r} is no answer; one begins with {known}"


def _ages(name: str, words: int, released: Sequence[Mapping[str, int]]) -> list[tuple[int, int]]:
    """Say of each word of a domain with which release it came, and in which place."""
    sizes: list[int] = []
    for release in released:
        sizes.append(release.get(name, sizes[-1] if sizes else words))
    ages = [(sum(place >= size for size in sizes), place) for place in range(words)]
    return [age if age[0] else FIRST for age in ages]


def _some(words: Sequence[str]) -> str:
    """List words, or the first and the last of very many."""
    shown = list(words) if len(words) <= 16 else [*words[:3], "...", words[-1]]
    return ", ".join(shown)
