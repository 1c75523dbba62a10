"""What a game came to for those who sat there: made from a table when it is over."""

from typing import Final

from bottega.bots.levels import LEVELS
from bottega.games import GAMES
from bottega.server.store.finished import Finished, Result
from bottega.server.table.remembering import had, marks, told
from bottega.server.table.situation import Situation

SOLO: Final = "solo"
TWO: Final = "two"
MORE: Final = "more"
TEAMS: Final = "teams"
LEVEL: Final = "levels"  # people with bots that have a level
OTHER: Final = "-other"  # behind a pool, where options are not the usual ones
PAIR: Final = 2  # people
BOT: Final = "@"  # before the name of a bot


def finished(table: Situation) -> Finished | None:
    """Give how a game ended; None while it runs, and where it ended by consent or elsewhere."""
    if table.ended is None or table.started is None or table.imported or not table.salt:
        return None
    if table.outcome is None and not table.gave_up:
        return None
    results, remembered = tuple(_results(table)), told(table)
    return Finished(
        ended=table.ended,
        game=table.game_name,
        version=table.version,
        players=len(table.seats),
        usual=usual(table),
        public=table.settings.public,
        lasted=table.ended - table.started,
        pool=pool(table),
        results=results,
        contest=table.contest or None,
        traits=had(remembered),
        marks=marks(table, results, remembered),
    )


def usual(table: Situation) -> bool:
    """Say whether a game was played by the options that hold when nothing is said."""
    known = GAMES[table.game_name].options if table.game_name in GAMES else {}
    chosen = table.options.chosen
    return all(option.default == chosen.get(name) for name, option in known.items())


def pool(table: Situation) -> str:
    """Say among whom a game counts for ratings: people, or people with bots that have a level."""
    people = [seat.holder for seat in table.seats if seat.plan.kind != "bot"]
    bots = [seat.plan.bot for seat in table.seats if seat.plan.kind == "bot"]
    if not table.settings.rated or table.settings.practice or table.contest:
        return ""
    if None in people or len(set(people)) < len(people) or not LEVELS.keys() >= set(bots):
        return ""
    if len(sides(table)) < len(table.seats):
        return "" if bots else TEAMS
    if len(table.seats) == 1:
        kind = SOLO
    elif bots:
        kind = LEVEL
    else:
        kind = MORE if len(people) > PAIR else TWO
    return kind if usual(table) else kind + OTHER


def sides(table: Situation) -> tuple[tuple[int, ...], ...]:
    """List the seats that play together."""
    if table.game_name not in GAMES:
        return tuple([(seat,) for seat in range(len(table.seats))])
    return table.game.sides(table.options)


def _results(table: Situation) -> list[Result]:
    """Rank the sides: who stayed before who did not, and then by the outcome."""
    ranks = [_rank(table, side) for side in sides(table)]
    found = []
    for number, side in enumerate(sides(table)):
        place = 1 + sum([rank < ranks[number] for rank in ranks])
        won = place == 1 and _can_be_won(table)
        found += [_result(table, seat, number, place, won) for seat in side]
    return sorted(found, key=lambda one: one.seat)


def _rank(table: Situation, side: tuple[int, ...]) -> tuple[bool, int]:
    gone = all(table.seats[seat].away for seat in side)
    if table.outcome is not None:
        return gone, table.outcome.places[side[0]]
    return gone, -max([_left_as(table, seat) for seat in side])


def _left_as(table: Situation, seat: int) -> int:
    """Say as which of those who gave up a seat did; the last one has won where there is no bot."""
    return table.gave_up.index(seat) if seat in table.gave_up else len(table.seats)


def _can_be_won(table: Situation) -> bool:
    """Say whether anybody beat anybody, or the game itself."""
    return len(table.seats) > 1 if table.outcome is None else bool(table.outcome.winners)


def _result(table: Situation, seat: int, side: int, place: int, won: bool) -> Result:
    sitting = table.seats[seat]
    return Result(
        seat=seat,
        side=side,
        player=f"{BOT}{sitting.plan.bot}" if sitting.plan.kind == "bot" else sitting.holder or "",
        name=sitting.name,
        place=place,
        points=0 if table.outcome is None else table.outcome.scores[seat].points,
        won=won,
        gave_up=sitting.away,
    )
