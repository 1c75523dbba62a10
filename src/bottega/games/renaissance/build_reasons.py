"""Why a material cannot be built, moved or struck."""

from bottega.games.renaissance.abilities import HIGHER
from bottega.games.renaissance.actions import MOVE, STRIKE, built_by
from bottega.games.renaissance.building import (
    exposed,
    kinds_of,
    may_build,
    reachable,
    shielded,
    supported,
)
from bottega.games.renaissance.names import KINDS, MOST_CELLS
from bottega.games.renaissance.placing import (
    IN_PLAY,
    SAME_KIND,
    SAME_VALUE,
    PlaceMaterials,
    in_play,
)
from bottega.games.renaissance.refusing import Pending, absent, has, kind_of, named, not_now
from bottega.games.renaissance.state import FROM_HAND, FROM_RIVAL, FROM_STOCK, Renaissance, Site
from bottega.kernel.game import Reason

BUILDING = (
    "Operation", "PlayStock", "BuildMore", "PlaceMaterials", "MatchBuild", "BuildFromStock",
    "Renovate", "Roof", "Relay",
)  # fmt: skip


def build(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Find what is wrong with a material, then with its cell, then with both together."""
    card, cell = built_by(code)
    question = kind_of(frame)
    if question not in BUILDING:
        return not_now(table, frame, code)
    missing = _source(table, frame, card)
    if missing is not None:
        return missing
    origin = {"PlayStock": FROM_STOCK, "BuildFromStock": FROM_RIVAL}.get(question, FROM_HAND)
    if question != "Relay" and not may_build(table, frame.seat, origin):
        return Reason("no-materials-this-turn")
    site = table.site(frame.seat)
    if cell >= site.castle.size:
        return Reason("not-there")
    if question == "Renovate":
        return _renovate(table, frame, card, cell)
    if question == "Relay" and cell != frame.cell:  # type: ignore[attr-defined]
        return Reason("not-offered")
    return _cell(table, site, card, cell, question) or _match(table, frame, card, cell)


def _source(table: Renaissance, frame: Pending, card: int) -> Reason | None:
    """Refuse a card that is not where the question takes its materials from."""
    question = kind_of(frame)
    if question == "Relay":
        return None if card in table.tray else Reason("not-there")
    if question == "BuildFromStock":
        stock = table.site(frame.whose).stock  # type: ignore[attr-defined]
        return None if card in stock else Reason("not-there")
    return absent(table, frame, card)


def _cell(table: Renaissance, site: Site, card: int, cell: int, question: str) -> Reason | None:
    """Refuse a cell that is filled, of another kind, or without support."""
    if has(site.filled, cell):
        return Reason("cell-filled", {"cell": cell + 1})
    kinds = 7 if question == "Roof" else kinds_of(table, site, card)
    kind = site.castle.kinds[cell]
    if not has(kinds, kind):
        need = {**named(table, card), "cell": cell + 1, "kind": KINDS[kind]}
        return Reason("wrong-kind", need)
    if question != "Relay" and table.rules.support and not has(supported(site, 4095), cell):
        return Reason("cell-unsupported", {"cell": cell + 1})
    return None


def _match(table: Renaissance, frame: Pending, card: int, cell: int) -> Reason:
    """Refuse a material that does not go with those placed before it."""
    if not isinstance(frame, PlaceMaterials):
        return Reason("not-offered")
    value = int(table.cards[card].value)
    kind = table.site(frame.seat).castle.kinds[cell]
    if frame.match == SAME_VALUE and frame.key >= 0 and value != frame.key:
        return Reason("wrong-value", {"values": (int(frame.key),)}, {"value": value})
    if frame.match == SAME_KIND and frame.key >= 0 and kind != frame.key:
        need = {**named(table, card), "cell": cell + 1, "kind": KINDS[frame.key]}
        return Reason("wrong-kind", need)
    if frame.match == IN_PLAY and not in_play(table, kind, value):
        return Reason("not-in-play", named(table, card))
    return Reason("no-second", named(table, card))


def _renovate(table: Renaissance, frame: Pending, card: int, cell: int) -> Reason:
    """Refuse what does not replace a material of the same kind, or is not worth more."""
    site = table.site(frame.seat)
    if not has(site.filled & ~site.fixed, cell):
        return Reason("not-there")
    kind = site.castle.kinds[cell]
    if not has(table.cards[card].kinds, kind):
        need = {**named(table, card), "cell": cell + 1, "kind": KINDS[kind]}
        return Reason("wrong-kind", need)
    if frame.require == HIGHER:  # type: ignore[attr-defined]
        return Reason("wrong-value", {}, {"value": int(table.cards[card].value)})
    return Reason("not-offered")


def strike(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a cell with nothing on it, or whose material cannot be touched."""
    if kind_of(frame) not in ("Strike", "LayCell"):
        return not_now(table, frame, code)
    cell = code - STRIKE
    site = table.site(frame.whose)  # type: ignore[attr-defined]
    if not has(site.filled & ~site.fixed, cell):
        return Reason("not-there")
    if not has(reachable(table, site, True), cell):
        return Reason("protected", {"cell": cell + 1})
    if not has(exposed(site), cell):
        return Reason("not-exposed", {"cell": cell + 1})
    return Reason("wrong-value", {}, {"value": int(site.values[cell])})


def move(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a material there, or a cell here."""
    if kind_of(frame) not in ("Steal", "Swap"):
        return not_now(table, frame, code)
    cell, own = divmod(code - int(MOVE), int(MOST_CELLS))
    theirs = table.site(frame.whose)  # type: ignore[attr-defined]
    mine = table.site(frame.seat)
    if not has(theirs.filled & ~theirs.fixed, cell) or own >= mine.castle.size:
        return Reason("not-there")
    if not has(reachable(table, theirs, True), cell):
        return Reason("protected", {"cell": cell + 1})
    if kind_of(frame) == "Swap":
        return _swap(table, theirs, mine, cell, own)
    if not has(exposed(theirs), cell):
        return Reason("not-exposed", {"cell": cell + 1})
    kinds = kinds_of(table, theirs, theirs.cells[cell])
    if has(mine.filled, own):
        return Reason("cell-filled", {"cell": own + 1})
    kind = mine.castle.kinds[own]
    if not has(kinds, kind):
        need = {**named(table, theirs.cells[cell]), "cell": own + 1, "kind": KINDS[kind]}
        return Reason("wrong-kind", need)
    return Reason("cell-unsupported", {"cell": own + 1})


def _swap(table: Renaissance, theirs: Site, mine: Site, cell: int, own: int) -> Reason:
    """Refuse two materials that do not fit each other's cells."""
    if not has(mine.filled & ~mine.fixed, own):
        return Reason("not-there")
    if has(shielded(table, mine), own):
        return Reason("protected", {"cell": own + 1})
    kind = mine.castle.kinds[own]
    if not has(kinds_of(table, theirs, theirs.cells[cell]), kind):
        need = {**named(table, theirs.cells[cell]), "cell": own + 1, "kind": KINDS[kind]}
        return Reason("wrong-kind", need)
    kind = theirs.castle.kinds[cell]
    need = {**named(table, mine.cells[own]), "cell": cell + 1, "kind": KINDS[kind]}
    return Reason("wrong-kind", need)
