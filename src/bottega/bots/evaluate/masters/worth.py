"""What a position of Masters of Renaissance is worth, in victory points.

Every board is valued alike: the points it has, the points its marker, powers, leaders and goods
will bring in the turns that are left, and the purchases they lead to. A seat's position is worth
what its own board is worth above those of its rivals.
"""

from collections.abc import Sequence

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.masters.appraisal import Appraiser
from bottega.bots.evaluate.masters.naive import at_first_sight
from bottega.bots.evaluate.masters.scene import Scene
from bottega.bots.evaluate.masters.weights import Weights
from bottega.bots.evaluate.rivalry import ahead
from bottega.games.masters.actions import PAY, PLAY
from bottega.kernel.game import View


class MastersEvaluation(Evaluation):
    """Values positions of Masters by one set of weights."""

    blind = True

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.appraiser = Appraiser(weights)

    def leads(self, view: View) -> list[float]:
        """Compare every seat's board with those of its rivals."""
        return self._compared(Scene(view, self.weights, self.appraiser.yields))

    def stakes(self, view: View) -> float:
        """Let a lead count for more as the end comes near."""
        scene = Scene(view, self.weights, self.appraiser.yields)
        return scene.weight(self.weights) if len(scene.holdings) > 1 else 1.0

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Say where a seat's lead comes from.

        Goods count for what they add to the purchases to come, cards for their points and for what
        would be bought without those goods.
        """
        scene = Scene(view, self.weights, self.appraiser.yields)
        own = self.appraiser.board(scene, seat)
        bare = self.appraiser.bare_plans(scene, seat, own.wanted)
        found = {
            "cards": own.cards + bare,
            "faith": own.faith,
            "engine": own.engine,
            "goods": own.goods + own.plans - bare,
            "leaders": own.leaders,
            "hand": own.hand,
        }
        if len(scene.holdings) > 1:
            lead = self._compared(scene)[seat] / scene.weight(self.weights)
            found["rivals"] = lead - own.total()
        return found

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        """Pay from the warehouse first: room is scarce there, and plenty in the strongbox."""
        return options[:1] if PAY <= options[0] < PLAY else options

    def naive(self, view: View, seat: int) -> float:
        """Value a position by what lies in front of a seat."""
        return at_first_sight(view, seat)

    def _compared(self, scene: Scene) -> list[float]:
        """Set every board against the best of its rivals and all rivals' mean."""
        n = len(scene.holdings)
        worths = [self.appraiser.board(scene, seat).total() for seat in range(n)]
        if n == 1:
            return worths
        w = self.weights
        weight = scene.weight(w)
        return [lead * weight for lead in ahead(worths, w.rival, w.field)]
