"""What a seat has: cards in hand, cards in the stock of its side, and its points.

Points are those that stand: of the castle, of specials in the zone, of accomplished missions.
What is judged in the end (a full castle, what specials count or copy elsewhere) comes then.
"""

from bottega.games.renaissance.building import brought_by, worth
from bottega.games.renaissance.laying import LayCell, LayOn, LaySlot, Roof
from bottega.games.renaissance.metrics import castle_points, mission_points
from bottega.games.renaissance.state import FROM_HAND, Renaissance
from bottega.games.renaissance.striking import Relay, RelayNext
from bottega.kernel.telling import Amounts, added


def holdings(table: Renaissance, seat: int) -> Amounts:
    """Name all that a seat has; a special that lies ready is still where it came from."""
    site = table.site(seat)
    ready = {place: -n for place, n in promised(table, seat).items()}
    stock = len(site.stock) + len(site.vault)
    own = {"hand": len(table.people[seat].hand), "stock": stock, "point": _points(table, seat)}
    return added(own, ready)


def promised(table: Renaissance, seat: int) -> Amounts:
    """Name the special that is about to be laid."""
    for frame in table.stack:
        if isinstance(frame, LaySlot) and frame.seat == seat:
            return {"hand": -1}
        if isinstance(frame, LayOn | LayCell | Roof):
            if frame.origin == FROM_HAND:
                return {"hand": -1} if frame.seat == seat else {}
            return {"stock": -1} if table.side(frame.seat) == table.side(seat) else {}
    return {}


def _points(table: Renaissance, seat: int) -> int:
    side = table.side(seat)
    site = table.sites[side]
    zone = sum(int(brought_by(table, side, card)) for card in site.zone)
    missions = int(mission_points(table, side))
    return int(castle_points(site)) + _lifted(table, seat) + zone + missions


def _lifted(table: Renaissance, seat: int) -> int:
    """Add up the materials that are taken up, to be laid out anew."""
    side = table.side(seat)
    for frame in table.stack:
        if isinstance(frame, Relay) and table.side(frame.seat) == side:
            break
        if isinstance(frame, RelayNext) and table.side(frame.whose) == side:
            break
    else:
        return 0
    return sum(int(worth(table, table.sites[side], card)) for card in table.tray)
