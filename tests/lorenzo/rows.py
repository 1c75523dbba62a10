"""What the rows about single cards have in common: goods as short texts, and gains with answers."""

from typing import Final

from tests.lorenzo.build import goods

PRIVILEGES: Final = {  # what a row calls them, the answer, and what it brings
    "privilege": ("privilege coins", "2 coin"),
    "two privileges": ("privilege servants coins", "2 coin 2 servant"),
    "three privileges": ("privilege servants coins faith", "2 coin 2 servant 1 faith"),
}
HARVEST: Final = "1 wood 1 stone 1 servant"  # what the standard bonus tile adds
PRODUCTION: Final = "2 coin 1 military"
TILE_HARVEST: Final = "1 wood 1 stone 1 military"  # what bonus tile a adds, that of seat 0
TILE_PRODUCTION: Final = "1 coin 2 servant"

PLAIN_CARDS: Final = {  # without abilities
    "territory": (1, 2, 3, 4, 5, 7),
    "character": (57, 58, 59, 60, 63, 64),
    "building": (31, 32, 33, 34, 35, 36),
    "venture": (73, 74, 75, 76, 78, 79),
}


def named(*texts: str) -> dict[str, int]:
    """Read goods such as "2 wood 1 stone", and add them up."""
    total: dict[str, int] = {}
    for text in texts:
        words = text.split()
        for n, good in zip(words[::2], words[1::2], strict=True):
            total[good] = total.get(good, 0) + int(n)
    return goods(**total)


def promised(text: str) -> tuple[list[str], str]:
    """Read a gain such as "1 stone, privilege": the answers it takes, and all that it brings."""
    parts = [part for part in text.split(", ") if part]
    answers = [PRIVILEGES[part][0] for part in parts if part in PRIVILEGES]
    gains = [PRIVILEGES[part][1] if part in PRIVILEGES else part for part in parts]
    return answers, " ".join(gains)


def one_short(cost: str) -> list[dict[str, int]]:
    """Give riches in which one of the goods of a cost is one too few."""
    plenty = goods(9, 9, 9, 9)
    return [goods(**plenty | {good: n - 1}) for good, n in named(cost).items()]


def cards_of(text: str) -> list[int]:
    """Give cards such as "2 venture 4 territory"."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return [card for n, kind in pairs for card in PLAIN_CARDS[kind][: int(n)]]
