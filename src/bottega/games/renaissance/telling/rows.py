"""Cards by their names, and the rows in which they are laid open."""

from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.renaissance.sight import known
from bottega.games.renaissance.state import Renaissance, names
from bottega.games.renaissance.stocks import own_stock
from bottega.games.renaissance.views import Cards
from bottega.kernel.values import Value

Called = Literal[
    "stock", "stock-of", "hand", "hand-of", "tray", "pool", "pile", "lifted", "specials",
    "specials-of",
]  # fmt: skip


class Row(Value):
    """Cards that are looked through together: those the seat may know, and how many it may not."""

    called: Called  # what they are,
    whose: int  # and the seat they belong to
    cards: Cards
    hidden: int = 0
    used: bool = False  # a card is chosen first, and then what it is used for


def named(table: Renaissance, card: int) -> str:
    """Name a card."""
    return table.cards[card].name


def stock_row(table: Renaissance, seat: int, used: bool = False) -> Row:
    """Lay the own stock open, sheltered cards last."""
    return Row("stock", seat, names(table, own_stock(table.site(seat))), used=used)


def seen_row(table: Renaissance, seat: int, called: Called, whose: int, cards: vec[i64]) -> Row:
    """Lay cards open as far as a seat knows them."""
    seen = names(table, known(table, cards, seat))
    return Row(called, whose, seen, len(cards) - len(seen))
