"""How the game ends: the last round, and the sudden ends of the solo game."""

from mypy_extensions import i64

from bottega.games.masters.events import GameOver, LastRound
from bottega.games.masters.leaders import numbers
from bottega.games.masters.state import FINISHED, PLAYING, VERDICTS, Masters
from bottega.kernel.table import HandOver, Interlude


def last_round(table: Masters, reason: str) -> None:
    """Announce that everybody has the same number of turns and the game ends then."""
    if not table.last:
        table.last = True
        if table.log is not None:
            table.log.append(LastRound(reason))


def conclude(table: Masters, verdict: i64) -> None:
    """End the solo game at once: nothing that was pending happens any more (ruling M-39)."""
    if table.verdict == PLAYING:
        table.verdict = verdict
        table.fresh = 0  # goods from the market that were not stored yet are not counted
        table.clear()
        table.then(HandOver(0), Finish())


class Finish(Interlude[Masters]):
    """Turn everything face up."""

    def run(self, table: Masters) -> None:
        """Note that it is over; leaders may now be seen (ruling M-32)."""
        if table.verdict == PLAYING:
            table.verdict = FINISHED
        if table.log is not None:
            table.log.append(
                GameOver(
                    VERDICTS[table.verdict],
                    tuple([numbers(p.hand) for p in table.players]),
                    tuple([numbers(p.discarded) for p in table.players]),
                    tuple([numbers(p.returned) for p in table.players]),
                )
            )
