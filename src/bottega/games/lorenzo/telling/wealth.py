"""What a seat has, what it has chosen to pay and will receive, and what comes of something."""

from collections.abc import Callable

from bottega.games.lorenzo import production
from bottega.games.lorenzo.council import PickPrivileges
from bottega.games.lorenzo.goods import counts, covers
from bottega.games.lorenzo.production import Production, TradesArePaid
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.telling import Amounts, added, difference

PRIVILEGE = "privilege"  # one that is still to be picked


def holdings(table: Lorenzo, seat: int) -> Amounts:
    """Name all goods of a seat; what it owes of a price is no longer its own."""
    player = table.players[seat]
    return difference(counts(player.owed), counts(player.goods))


def promised(table: Lorenzo, seat: int) -> Amounts:
    """Name the privileges to be picked, and what a production takes and brings."""
    return added(_privileges(table, seat), *_pending(table, seat))


def _privileges(table: Lorenzo, seat: int) -> Amounts:
    picks = [frame for frame in table.stack if isinstance(frame, PickPrivileges)]
    return {PRIVILEGE: sum(int(pick.n) for pick in picks if pick.seat == seat)}


def _pending(table: Lorenzo, seat: int) -> list[Amounts]:
    found: list[Amounts] = []
    for frame in table.stack:
        if isinstance(frame, Production) and frame.seat == seat:
            pays = counts(production.promised(table, frame))
            found.append(difference(pays, yielded(table, frame)))
        elif isinstance(frame, TradesArePaid) and frame.whose == seat:
            found.append(yielded(table, frame))
    return found


def yielded(table: Lorenzo, asked: Production) -> Amounts:
    """See what a production brings with what was chosen so far."""
    due = production.promised(table, asked)

    def produce(trial: Lorenzo) -> None:
        production.gather(trial, asked)

    if covers(table.players[asked.whose].goods, due):
        return brought(table, int(asked.whose), produce, int(due))
    return brought(table, int(asked.whose), produce)


def brought(table: Lorenzo, seat: int, do: Callable[[Lorenzo], None], paid: int = 0) -> Amounts:
    """See what something brings a seat at once, after it has paid."""
    trial = table.copy()
    trial.players[seat].goods -= paid
    before = _at_once(trial, seat)
    do(trial)
    return difference(before, _at_once(trial, seat))


def _at_once(table: Lorenzo, seat: int) -> Amounts:
    return added(holdings(table, seat), _privileges(table, seat))
