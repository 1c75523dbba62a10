"""What an evaluation is: it reads views, and speaks in points."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from bottega.kernel.game import AnyGame, View
from bottega.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Values positions of one game by one set of weights."""

    # Questions to others in the middle of a turn that a search looks through, by their names.
    passing: frozenset[str] = frozenset()
    blind: bool = False  # advice goes by the options alone, so that any view will do

    def leads(self, view: View) -> list[float]:
        """Say by how much each seat is ahead of its rivals, as the view's seat sees it.

        What the view does not show is guessed. The numbers are points times the `stakes`.
        """
        raise NotImplementedError

    def leads_at(self, game: AnyGame, table: Table, seat: int) -> list[float]:
        """Say the same of a table that was dealt behind a view: by what the seat sees there."""
        return self.leads(game.view(table, seat))

    def stakes(self, view: View) -> float:
        """Say how much more a point counts here than at the beginning of a game."""
        return 1.0

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Say where a seat's lead comes from: sources by name, in points, which add up to it."""
        raise NotImplementedError

    def sources_at(self, game: AnyGame, table: Table, seat: int) -> dict[str, float]:
        """Say the same of a table that was dealt behind a view: by what the seat sees there."""
        return self.sources(game.view(table, seat), seat)

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        """List the answers worth looking at for the seat that is asked, the likeliest first."""
        return options

    def naive(self, view: View, seat: int) -> float:
        """Value a position as a beginner does: what lies there counts, not what it leads to."""
        raise NotImplementedError
