"""Final points and who has won."""

from mypy_extensions import i64

from bottega.games.renaissance.building import full
from bottega.games.renaissance.claims import judge
from bottega.games.renaissance.metrics import castle_points, mission_points, zone_points
from bottega.games.renaissance.names import FIRST_MISSION
from bottega.games.renaissance.state import VERDICTS, Renaissance
from bottega.kernel.game import Outcome, Score, ranked
from bottega.parts.bits import BITS


def missed_points(table: Renaissance, side: i64) -> i64:
    """Add up the mandatory missions that were not accomplished (ruling N-38)."""
    site = table.sites[side]
    points: i64 = 0
    for card in site.mandatory:
        if not site.done & BITS[card - FIRST_MISSION]:
            points += table.cards[card].mission.points
    return points


def shown_points(table: Renaissance, side: i64) -> i64:
    """Count the points of a side that everybody sees."""
    site = table.sites[side]
    bonus = table.rules.bonus if full(site) else i64(0)
    return castle_points(site) + bonus + zone_points(table, side) + mission_points(table, side)


def score(table: Renaissance, side: i64, open: bool) -> Score:
    """Count a side's points with where they come from; what is missed only where it is open."""
    site = table.sites[side]
    missed = missed_points(table, side) if open else i64(0)
    parts = {
        "castle": int(castle_points(site)),
        "full": int(table.rules.bonus) if full(site) else 0,
        "specials": int(zone_points(table, side)),
        "missions": int(mission_points(table, side)),
        "missed": -int(missed),
    }
    return Score(int(shown_points(table, side) - missed), parts)


def standing(table: Renaissance, side: i64) -> Score:
    """Count a side's points as if the game ended here: royal missions that hold count, too.

    Before the first turn none does (ruling N-60).
    """
    site = table.sites[side]
    done = site.done
    if table.turn > 0:
        judge(table, side)
    found = score(table, side, True)
    site.done = done
    return found


def outcome(table: Renaissance) -> Outcome | None:
    """Rank the seats; equal points share a victory, and a team's seats theirs (ruling N-44)."""
    if not table.over():
        return None
    scores = tuple([score(table, table.side(seat), True) for seat in range(table.rules.seats)])
    points = tuple([s.points for s in scores])
    return Outcome(*ranked(points), scores, points, VERDICTS[table.verdict])
