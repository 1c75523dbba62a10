"""What refusals have in common."""

from collections.abc import Callable
from typing import Any

from bottega.games.renaissance.state import FROM_HAND, FROM_STOCK, Renaissance, Site
from bottega.games.renaissance.stocks import own_stock
from bottega.kernel.game import Reason, Words
from bottega.kernel.table import Frame
from bottega.parts.bits import BITS

Pending = Frame[Any]
Refuse = Callable[[Renaissance, Pending, int], Reason]


def kind_of(frame: Pending) -> str:
    """Name the question that a frame asks."""
    return type(frame).__name__


def not_now(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse an answer that is no answer to this question."""
    return Reason("not-now", {"question": kind_of(frame)})


def only_in(question: str, rule: str) -> Refuse:
    """Refuse an answer to one question by its rule, and elsewhere as no answer."""

    def refuse(table: Renaissance, frame: Pending, code: int) -> Reason:
        """Name the rule where it applies."""
        return Reason(rule) if kind_of(frame) == question else not_now(table, frame, code)

    return refuse


def named(table: Renaissance, card: int) -> dict[str, Words]:
    """Say which card is meant."""
    return {"card": table.cards[card].name}


def absent(table: Renaissance, frame: Pending, card: int) -> Reason | None:
    """Refuse a card that is not in the hand, or in the stock where that is played."""
    if kind_of(frame) == "PlayStock" or getattr(frame, "origin", FROM_HAND) == FROM_STOCK:
        inside = card in own_stock(table.site(frame.seat))
        return None if inside else Reason("not-in-stock", named(table, card))
    inside = card in table.people[frame.seat].hand
    return None if inside else Reason("not-in-hand", named(table, card))


def held_mission(site: Site, mission: int) -> bool:
    """Say whether a side has a mission."""
    return mission in (*site.mandatory, *site.optional)


def has(bits: int, place: int) -> bool:
    """Say whether a set has this member."""
    return bool(bits & BITS[place])
