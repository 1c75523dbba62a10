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
from bottega.games.renaissance.laying import LayCell
from bottega.games.renaissance.names import KINDS, MOST_CELLS
from bottega.games.renaissance.placing import (
    IN_PLAY,
    SAME_KIND,
    SAME_VALUE,
    PlaceMaterials,
    in_play,
)
from bottega.games.renaissance.refusing import Pending, absent, has, kind_of, named, not_now
from bottega.games.renaissance.resolving import Resolve
from bottega.games.renaissance.selectors import (
    ALL_KINDS,
    ANYTHING,
    MOST_VALUE,
    Selector,
    has_value,
)
from bottega.games.renaissance.state import FROM_HAND, FROM_RIVAL, FROM_STOCK, Renaissance, Site
from bottega.games.renaissance.striking import Steal, Strike, Swap
from bottega.kernel.game import Reason, together

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
    if question == "Relay":
        return _relay(table, frame, card, cell)
    kinds = ALL_KINDS if question == "Roof" else kinds_of(table, site, card)
    found = _cell(table, site, card, int(kinds), cell)
    if not isinstance(frame, PlaceMaterials):
        return all_of(found) or Reason("not-offered")
    found += _match(table, frame, card, cell)
    return all_of(found) or Reason("no-second", named(table, card))


def all_of(found: list[Reason]) -> Reason | None:
    """Name these obstacles, one of each sort."""
    sorts: dict[str, Reason] = {}
    for obstacle in found:
        sorts.setdefault(obstacle.rule, obstacle)
    return together(*sorts.values()) if sorts else None


def _source(table: Renaissance, frame: Pending, card: int) -> Reason | None:
    """Refuse a card that is not where the question takes its materials from."""
    question = kind_of(frame)
    if question == "Relay":
        return None if card in table.tray else Reason("not-there")
    if question == "BuildFromStock":
        stock = table.site(frame.whose).stock  # type: ignore[attr-defined]
        return None if card in stock else Reason("not-there")
    return absent(table, frame, card)


def _cell(table: Renaissance, site: Site, card: int, kinds: int, cell: int) -> list[Reason]:
    """Find what is wrong with a cell: filled, of another kind, or without support."""
    found = []
    if not has(kinds, site.castle.kinds[cell]):
        found.append(_other_kind(table, card, cell, int(site.castle.kinds[cell])))
    if has(site.filled, cell):
        found.append(Reason("cell-filled", {"cell": cell + 1}))
    elif table.rules.support and not has(supported(site, site.castle.all), cell):
        found.append(Reason("cell-unsupported", {"cell": cell + 1}))
    return found


def _other_kind(table: Renaissance, card: int, cell: int, kind: int) -> Reason:
    return Reason("wrong-kind", {**named(table, card), "cell": cell + 1, "kind": KINDS[kind]})


def _match(table: Renaissance, frame: PlaceMaterials, card: int, cell: int) -> list[Reason]:
    """Refuse a material that does not go with those placed before it."""
    value = int(table.cards[card].value)
    kind = table.site(frame.seat).castle.kinds[cell]
    if frame.match == SAME_VALUE and frame.key >= 0 and value != frame.key:
        return [Reason("wrong-value", {"values": (int(frame.key),)}, {"value": value})]
    if frame.match == SAME_KIND and frame.key >= 0 and kind != frame.key:
        return [_other_kind(table, card, cell, int(frame.key))]
    if frame.match == IN_PLAY and not in_play(table, kind, value):
        return [Reason("not-in-play", named(table, card))]
    return []


def _relay(table: Renaissance, frame: Pending, card: int, cell: int) -> Reason:
    """Refuse another cell than the one that is asked about, or what is of another kind."""
    site = table.site(frame.seat)
    if cell != frame.cell:  # type: ignore[attr-defined]
        return Reason("not-offered")
    if not has(kinds_of(table, site, card), site.castle.kinds[cell]):
        return _other_kind(table, card, cell, int(site.castle.kinds[cell]))
    return Reason("no-place-left", named(table, card))


def _renovate(table: Renaissance, frame: Pending, card: int, cell: int) -> Reason:
    """Refuse what does not replace a material of the same kind, or is not worth more."""
    site = table.site(frame.seat)
    if not has(site.filled & ~site.fixed, cell):
        return Reason("not-there")
    kind = int(site.castle.kinds[cell])
    if not has(table.cards[card].kinds, kind):
        return _other_kind(table, card, cell, kind)
    if frame.require == HIGHER:  # type: ignore[attr-defined]
        there, value = int(site.values[cell]), int(table.cards[card].value)
        return Reason("not-higher", {**named(table, card), "value": there}, {"value": value})
    return Reason("not-offered")


def strike(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a cell with nothing on it, or whose material cannot be touched or is not meant."""
    if not isinstance(frame, Strike | LayCell):
        return not_now(table, frame, code)
    cell = code - STRIKE
    site = table.site(frame.whose)
    if not has(site.filled & ~site.fixed, cell):
        return Reason("not-there")
    if not has(reachable(table, site), cell):
        return Reason("protected", {"cell": cell + 1})
    found = _not_meant(table, site, cell, _meant(table))
    return all_of(found) or Reason("was-covered", {"cell": cell + 1})


def _meant(table: Renaissance) -> Selector:
    """Find which materials the step of the action is about that is being done."""
    for frame in reversed(table.stack):
        if isinstance(frame, Resolve):
            return table.cards[frame.card].action.steps[frame.place - 1].selector
    return ANYTHING


def _not_meant(table: Renaissance, site: Site, cell: int, meant: Selector) -> list[Reason]:
    """Find why a material is not meant: it is covered, of another kind, or of another value."""
    found = []
    value = int(site.values[cell])
    if meant.kinds and not has(meant.kinds, site.castle.kinds[cell]):
        kind = next(i for i in range(len(KINDS)) if has(meant.kinds, i))
        found.append(_other_kind(table, int(site.cells[cell]), cell, kind))
    if meant.values and not has_value(meant.values, value):
        wanted = tuple(n for n in range(1, int(MOST_VALUE) + 1) if has(meant.values, n))
        found.append(Reason("wrong-value", {"values": wanted}, {"value": value}))
    if meant.exposed and not has(exposed(site), cell):
        found.append(Reason("not-exposed", {"cell": cell + 1}))
    return found


def move(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a material there, or a cell here."""
    if not isinstance(frame, Steal | Swap):
        return not_now(table, frame, code)
    cell, own = divmod(code - int(MOVE), int(MOST_CELLS))
    theirs = table.site(frame.whose)
    mine = table.site(frame.seat)
    if not has(theirs.filled & ~theirs.fixed, cell) or own >= mine.castle.size:
        return Reason("not-there")
    if not has(reachable(table, theirs), cell):
        return Reason("protected", {"cell": cell + 1})
    if isinstance(frame, Swap):
        return _swap(table, theirs, mine, cell, own)
    card = int(theirs.cells[cell])
    there = _not_meant(table, theirs, cell, table.step_at(frame.at).selector)
    here = _cell(table, mine, card, int(kinds_of(table, theirs, card)), own)
    return all_of(there) or all_of(here) or Reason("not-offered")


def _swap(table: Renaissance, theirs: Site, mine: Site, cell: int, own: int) -> Reason:
    """Refuse two materials that do not fit each other's cells."""
    if not has(mine.filled & ~mine.fixed, own):
        return Reason("not-there")
    if has(shielded(table, mine), own):
        return Reason("protected", {"cell": own + 1})
    kind = int(mine.castle.kinds[own])
    if not has(kinds_of(table, theirs, theirs.cells[cell]), kind):
        return _other_kind(table, int(theirs.cells[cell]), own, kind)
    return _other_kind(table, int(mine.cells[own]), cell, int(theirs.castle.kinds[cell]))
