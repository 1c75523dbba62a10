"""Why a card cannot be played, laid, discarded, stored, taken or given."""

from bottega.games.renaissance.actions import (
    ACTION_CARDS,
    AIM,
    BACK,
    DISCARD,
    GIVE,
    LAY,
    PLAY,
    SHELTER,
    SPECIAL_CARDS,
    STORE,
    TAKE,
)
from bottega.games.renaissance.pieces import NOT_PLAYABLE
from bottega.games.renaissance.refusing import Pending, absent, kind_of, named, not_now
from bottega.games.renaissance.specials import side_of
from bottega.games.renaissance.state import NO_ACTION, Renaissance, Site
from bottega.games.renaissance.stocks import covered, own_stock
from bottega.kernel.game import Reason


def play(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse an action that is not there, only answers, or is barred in this turn."""
    card = ACTION_CARDS[code - PLAY]
    if kind_of(frame) not in ("Operation", "PlayStock", "DoubleWhich"):
        return not_now(table, frame, code)
    missing = absent(table, frame, card)
    if missing is not None:
        return missing
    if table.cards[card].action.reaction:
        return Reason("reaction-only", named(table, card))
    barred = table.people[frame.seat].now & NO_ACTION
    return Reason("no-actions-this-turn") if barred else Reason("not-offered")


def lay(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a special that is not there, or cannot be laid as told."""
    card = SPECIAL_CARDS[code - LAY]
    if kind_of(frame) not in ("Operation", "PlayStock"):
        return not_now(table, frame, code)
    missing = absent(table, frame, card)
    if missing is not None:
        return missing
    never = table.special(card).where == NOT_PLAYABLE
    return Reason("never-playable" if never else "special-cannot-be-laid", named(table, card))


def discard(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a card that is not there, or not of those that are to go."""
    card = code - int(DISCARD)
    question = kind_of(frame)
    if question == "DiscardHand":
        return absent(table, frame, card) or Reason("not-an-action", named(table, card))
    if question in ("Operation", "PlayStock", "DiscardAny"):
        return absent(table, frame, card) or Reason("not-offered")
    if question == "DiscardStock":
        return Reason("not-in-stock", named(table, card))
    return Reason("not-there") if question == "DiscardOwn" else not_now(table, frame, code)


def open_stock(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a stock that is covered or empty."""
    if kind_of(frame) != "Operation":
        return not_now(table, frame, code)
    site = table.site(frame.seat)
    if covered(site):
        return Reason("stock-covered", named(table, site.cover))
    return Reason("stock-empty")


def store(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a card that is not in hand, or where no slot is free."""
    return _store(table, frame, code, code - int(STORE), int(table.rules.slots))


def shelter(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a card that is not in hand, or where no sheltered slot is free."""
    slots = int(table.site(frame.seat).slots)
    return _store(table, frame, code, code - int(SHELTER), slots)


def _store(table: Renaissance, frame: Pending, code: int, card: int, slots: int) -> Reason:
    if kind_of(frame) != "Store":
        return not_now(table, frame, code)
    missing = absent(table, frame, card)
    if missing is not None:
        return missing
    site = table.site(frame.seat)
    if covered(site):
        return Reason("stock-covered", named(table, site.cover))
    return Reason("stock-full", {"slots": slots})


def take(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a card that is not where one takes from, or too many."""
    card = code - int(TAKE)
    question = kind_of(frame)
    if question in ("StoreExchange", "Sin") and card in table.tray:
        return Reason("already-chosen", named(table, card))
    if question == "StoreExchange":
        theirs: Site = table.site(frame.whose)  # type: ignore[attr-defined]
        return Reason("one-only") if card in theirs.stock else Reason("not-there")
    if question == "Sin":
        inside = card in own_stock(table.site(frame.seat))
        return Reason("one-only") if inside else Reason("not-in-stock", named(table, card))
    if question == "Offer":
        hand = table.people[frame.whose].hand  # type: ignore[attr-defined]
        return Reason("already-chosen", named(table, card)) if card in hand else Reason("not-there")
    if question in ("TradeTake", "TakeDrawn", "TakeSpecial"):
        return Reason("not-there")
    return not_now(table, frame, code)


def give(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a card that one does not have to give."""
    card = code - int(GIVE)
    question = kind_of(frame)
    if question == "Offer":
        return absent(table, frame, card) or Reason("already-chosen", named(table, card))
    if question in ("TradeGive", "SinReturn", "PoolCard"):
        return Reason("not-in-hand", named(table, card))
    if question == "StoreReturn":
        return Reason("not-in-stock", named(table, card))
    return Reason("not-there") if question == "DealPool" else not_now(table, frame, code)


def back(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a card that was not turned up."""
    shown = kind_of(frame) == "ReturnDrawn" and code - int(BACK) not in table.tray
    return Reason("not-there") if shown else not_now(table, frame, code)


def aim(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a special that is not in play, or cannot be touched."""
    if kind_of(frame) not in ("Aim", "RemoveSpecial"):
        return not_now(table, frame, code)
    card = SPECIAL_CARDS[code - AIM]
    if side_of(table, card) < 0:
        return Reason("not-there")
    return Reason("already-chosen" if card in table.aims else "untouchable", named(table, card))
