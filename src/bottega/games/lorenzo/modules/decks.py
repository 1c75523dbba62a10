"""Decks that players build: which cards stay in the box, as a short text to share."""

from itertools import combinations
from typing import Final

from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.modules.pazzi import PAZZI
from bottega.games.lorenzo.pieces import CARD_KINDS
from bottega.games.lorenzo.ruleset import PERIODS, PILE
from bottega.kernel.errors import BadOptions

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxy"  # without letters that look like digits
LETTERS: Final = 14
PILES: Final = 12  # four kinds of cards in three periods
_WITH: Final = [] if PAZZI.with_leaders is None else PAZZI.with_leaders.cards
ALL_CARDS: Final = [*BASE.cards, *PAZZI.cards, *_WITH]
WITH_LEADERS: Final = frozenset(int(card.number) for card in _WITH)


def piles() -> list[list[int]]:
    """List the cards of each kind and period that can be chosen from."""
    return [
        sorted(int(c.number) for c in ALL_CARDS if (c.kind, c.period) == (kind, period))
        for kind in range(len(CARD_KINDS))
        for period in range(1, PERIODS + 1)
    ]


def _left_out(pile: list[int]) -> list[tuple[int, ...]]:
    return list(combinations(pile, len(pile) - int(PILE)))


def encode(out: set[int]) -> str:
    """Write which cards stay in the box; each pile must leave as many as a period needs."""
    number = 0
    for pile in piles():
        ways = _left_out(pile)
        left = tuple(card for card in pile if card in out)
        if left not in ways:
            raise BadOptions(
                f"of the cards {pile[0]} to {pile[-1]} of one kind and period"
                f" {len(left)} stay in the box, not {len(pile) - int(PILE)}"
            )
        number = number * len(ways) + ways.index(left)
    letters = ""
    for _ in range(LETTERS):
        number, digit = divmod(number, len(ALPHABET))
        letters = ALPHABET[digit] + letters
    return letters + _check_letter(letters)


def _check_letter(letters: str) -> str:
    total = sum((i + 1) * ALPHABET.index(letter) for i, letter in enumerate(letters))
    return ALPHABET[total % len(ALPHABET)]


def decode(text: str) -> set[int]:
    """Read which cards stay in the box."""
    code = text.strip().lower().replace("-", "")
    code = code.replace("o", "0").replace("i", "1").replace("l", "1")
    if len(code) != LETTERS + 1 or any(letter not in ALPHABET for letter in code):
        raise BadOptions(
            f"option decks is random, preview or a deck of {LETTERS + 1} letters and digits,"
            f" not {text!r}"
        )
    if _check_letter(code[:-1]) != code[-1]:
        raise BadOptions(f"the deck {text!r} is mistyped: its last letter does not fit")
    number = 0
    for letter in code[:-1]:
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    out: set[int] = set()
    for pile in reversed(piles()):
        ways = _left_out(pile)
        number, which = divmod(number, len(ways))
        out |= set(ways[which])
    if number:
        raise BadOptions(f"the deck {text!r} names no cards")
    return out


def checked(text: str, leaders: bool) -> str:
    """Check a deck and write it in one way; two cards need leaders in play (ruling X-64)."""
    out = decode(text)
    missing = sorted(WITH_LEADERS - out)
    if not leaders and missing:
        raise BadOptions(f"the deck {text!r} has card {missing[0]}, which needs advanced=true")
    return encode(out)
