"""What each event changed: who has how many cards and points more or less, and what went where."""

from collections.abc import Iterable, Sequence
from functools import singledispatch

from bottega.games.renaissance import events
from bottega.games.renaissance.events import Seats
from bottega.kernel.events import Event
from bottega.kernel.telling import Amounts, Change, added

HELD = ("hand", "stock")  # where cards are counted; a vault is a part of the stock


@singledispatch
def changes(event: Event) -> Sequence[Change]:
    """Tell who gained or paid what, and which piece went where."""
    return ()


def points(seats: Seats, n: int) -> list[Change]:
    """Let seats have so many points more."""
    return [Change(seat, {"point": n}) for seat in seats if n]


def cards(seats: Seats, place: str, n: int) -> list[Change]:
    """Let seats have so many cards more in a place; on the table they are nobody's."""
    place = "stock" if place in ("vault", "rival") else place
    return [Change(seat, {place: n}) for seat in seats if n and place in HELD]


def moved(card: str | None, source: str, place: str) -> list[Change]:
    """Let a card go from one place to another; one that may not be known has no name."""
    return [Change(piece="card" if card is None else f"card:{card}", source=source, place=place)]


def where(place: str, seats: Seats) -> str:
    """Name a place of somebody: a hand by the seat, all else by the first seat of the side."""
    return f"{place}:{seats[0]}" if seats else place


def each(*parts: Iterable[Change]) -> Sequence[Change]:
    """Put changes together: what a seat has more and less is one, and pieces come after that."""
    found = [change for part in parts for change in part]
    amounts: dict[int, Amounts] = {}
    for change in found:
        if change.seat is not None:
            amounts[change.seat] = added(amounts.get(change.seat, {}), change.amounts)
    told = [Change(seat, own) for seat, own in amounts.items() if own]
    return [*told, *(change for change in found if change.seat is None)]


@changes.register
def _(event: events.Built) -> Sequence[Change]:
    source = where("stock" if event.origin == "rival" else event.origin, event.givers)
    return each(
        cards(event.givers, event.origin, -1),
        points(event.mates, event.value),
        moved(event.card, source, f"cell:{event.mates[0]}:{event.cell}"),
    )


@changes.register
def _(event: events.Replaced) -> Sequence[Change]:
    place = f"cell:{event.mates[0]}:{event.cell}"
    return each(
        cards((event.seat,), "hand", -1),
        points(event.mates, event.value),
        moved(event.card, f"hand:{event.seat}", place),
    )


@changes.register
def _(event: events.ActionPlayed) -> Sequence[Change]:
    if not event.givers:
        return ()
    source = where(event.origin, event.givers)
    return each(cards(event.givers, event.origin, -1), moved(event.card, source, "discards"))


@changes.register
def _(event: events.ActionTurned) -> Sequence[Change]:
    source = f"hand:{event.seat}"
    return each(cards((event.seat,), "hand", -1), moved(event.by, source, "discards"))


@changes.register
def _(event: events.TrapSprung) -> Sequence[Change]:
    left = points(event.mates, -event.points) if event.where == "zone" else []
    return each(
        left,
        cards(event.mates, event.where, -1),
        points(event.takers, event.points),
        moved(event.card, where(event.where, event.mates), where("zone", event.takers)),
    )


@changes.register
def _(event: events.SpecialLaid) -> Sequence[Change]:
    place = where(event.where, event.mates)
    if event.cell is not None:
        place = f"cell:{event.mates[0]}:{event.cell}"
    return each(
        cards(event.givers, event.origin, -1),
        cards(event.mates, event.where, 1),
        points(event.mates, event.points),
        moved(event.card, where(event.origin, event.givers), place),
    )


@changes.register
def _(event: events.Discarded) -> Sequence[Change]:
    source = where(event.origin, event.givers)
    return each(cards(event.givers, event.origin, -1), moved(event.card, source, "discards"))


@changes.register
def _(event: events.ChanceDiscarded) -> Sequence[Change]:
    source = where("stock", event.mates)
    return each(cards(event.mates, "stock", -1), moved(event.card, source, "discards"))


@changes.register
def _(event: events.Stored) -> Sequence[Change]:
    place = where("vault" if event.sheltered else "stock", event.known)
    return each(
        cards((event.seat,), "hand", -1),
        cards(event.known, "stock", 1),
        moved(event.card, f"hand:{event.seat}", place),
    )


@changes.register
def _(event: events.Drew) -> Sequence[Change]:
    return cards((event.seat,), "hand", event.count)


@changes.register
def _(event: events.MaterialLost) -> Sequence[Change]:
    source = f"cell:{event.mates[0]}:{event.cell}"
    gone = [moved(card, source, "discards") for card in (event.card, *event.specials)]
    return each(points(event.mates, -event.value), *gone)


@changes.register
def _(event: events.MaterialTaken) -> Sequence[Change]:
    source, place = f"cell:{event.givers[0]}:{event.cell}", f"cell:{event.mates[0]}:{event.to}"
    return each(
        points(event.givers, -event.value),
        points(event.mates, event.value),
        moved(event.card, source, place),
    )


@changes.register
def _(event: events.MaterialsSwapped) -> Sequence[Change]:
    there, here = f"cell:{event.others[0]}:{event.cell}", f"cell:{event.mates[0]}:{event.own_cell}"
    return each(
        points(event.mates, event.value - event.own_value),
        points(event.others, event.own_value - event.value),
        moved(event.card, there, here),
        moved(event.own, here, there),
    )


@changes.register
def _(event: events.MaterialRelaid) -> Sequence[Change]:
    if event.card is None:
        return ()
    return moved(event.card, "tray", f"cell:{event.mates[0]}:{event.cell}")


@changes.register
def _(event: events.CardMoved) -> Sequence[Change]:
    return each(
        cards(event.givers, event.origin, -1),
        cards(event.takers, event.to, 1),
        moved(event.card, where(event.origin, event.givers), where(event.to, event.takers)),
    )


@changes.register
def _(event: events.HandsSwapped) -> Sequence[Change]:
    more = event.received_size - event.given_size
    return each(cards((event.seat,), "hand", more), cards((event.whose,), "hand", -more))


@changes.register
def _(event: events.PileTaken) -> Sequence[Change]:
    return each(cards((event.seat,), "hand", 1), moved(event.card, "tray", f"hand:{event.seat}"))


@changes.register
def _(event: events.PileReturned) -> Sequence[Change]:
    return moved(event.card, "tray", "pile")


@changes.register
def _(event: events.SpecialDiscarded) -> Sequence[Change]:
    return each(
        points(event.mates, -event.points),
        cards(event.mates, "stock", -event.stored),
        moved(event.card, where(event.where, event.mates), "discards"),
    )


@changes.register
def _(event: events.SpecialTaken) -> Sequence[Change]:
    return each(
        points(event.mates, -event.points),
        cards(event.mates, "stock", -event.stored),
        cards((event.seat,), "hand", 1),
        moved(event.card, where("side", event.mates), f"hand:{event.seat}"),
    )


@changes.register
def _(event: events.MissionClaimed) -> Sequence[Change]:
    return points(event.mates, event.points)


@changes.register
def _(event: events.KeyringFound) -> Sequence[Change]:
    return each(
        cards(event.givers, event.origin, -1),
        points(event.mates, event.points),
        moved(event.card, where(event.origin, event.givers), where("zone", event.mates)),
    )


@changes.register
def _(event: events.StockUnlocked) -> Sequence[Change]:
    source, place = where("cover", event.mates), where("zone", event.mates)
    return each(points(event.mates, event.points), moved(event.card, source, place))


@changes.register
def _(event: events.AttackCollected) -> Sequence[Change]:
    place = where("under", event.mates)
    return each(points(event.mates, event.points), moved(event.card, "discards", place))
