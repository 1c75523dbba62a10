"""What a position of Lorenzo il Magnifico is worth, in victory points.

Every board is valued alike: the points it has, those its cards and its rank promise, what its
goods, harvests, productions, abilities, leaders and family will bring in the actions that are
left, and the faith it will show. A seat is ahead by what its own board is worth above its rivals'.
While families are bid for, that is what the seat would get.
"""

from collections.abc import Sequence
from typing import Final

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.lorenzo.abilities import Abilities
from bottega.bots.evaluate.lorenzo.advice import Advice
from bottega.bots.evaluate.lorenzo.church import Church, resources
from bottega.bots.evaluate.lorenzo.engine import Engine
from bottega.bots.evaluate.lorenzo.facts import CHARACTERS, TERRITORIES, Facts, between, chance
from bottega.bots.evaluate.lorenzo.hand import Hand
from bottega.bots.evaluate.lorenzo.household import Household
from bottega.bots.evaluate.lorenzo.outlook import Ground, Outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.bots.evaluate.rivalry import ahead
from bottega.games.lorenzo.scoring import FIRST_RANK, SECOND_RANK
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.game import View

BESIDES: Final = 0.01  # what the boards count while families are bid for
MOST_CHARACTERS: Final[int] = len(CHARACTERS) - 1
FIRST: Final[float] = float(int(FIRST_RANK))
SECOND: Final[float] = float(int(SECOND_RANK))
# What a beginner takes things for that lie there, whatever they are.
CARD: Final = 2.5
GOOD: Final = 0.4
FAITH_SPACE: Final = 0.5
LEADER: Final = 2.0


class Worth:
    """What a board is worth, source by source."""

    def __init__(self) -> None:
        self.points = 0.0
        self.cards = 0.0
        self.goods = 0.0
        self.engine = 0.0
        self.faith = 0.0
        self.leaders = 0.0
        self.hand = 0.0
        self.family = 0.0
        self.tempo = 0.0

    def total(self) -> float:
        """Add up all that a seat has."""
        worth = self.points + self.cards + self.goods + self.engine + self.faith
        return worth + self.leaders + self.hand + self.family + self.tempo

    def named(self) -> dict[str, float]:
        """Give them by name."""
        return {
            "points": self.points,
            "cards": self.cards,
            "goods": self.goods,
            "engine": self.engine,
            "faith": self.faith,
            "leaders": self.leaders,
            "hand": self.hand,
            "family": self.family,
            "tempo": self.tempo,
        }


class LorenzoEvaluation(Evaluation):
    """Values positions of Lorenzo by one set of weights."""

    def __init__(self, weights: Weights, facts: Facts) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = Prices(weights, facts)
        self.powers = Abilities(self.prices)
        self.engine = Engine(self.powers)
        self.church = Church(self.powers)
        self.hand = Hand(self.powers)
        self.household = Household(self.powers, self.hand)
        self.advice = Advice(self.engine)
        self.with_tokens = len(facts.faces) > 0

    def leads(self, view: View) -> list[float]:
        """Say by how many points each seat is ahead of its rivals, as the view's seat sees it."""
        seen = checked(view)
        totals = [worth.total() for worth in self.boards(seen)]
        found = ahead(totals, self.weights.rival, self.weights.field)
        if bidding(seen):
            for seat in range(len(found)):
                found[seat] = self.household.bid(seen, seat) + BESIDES * found[seat]
        return found

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Say where a seat's lead comes from: sources by name, which add up to it."""
        seen = checked(view)
        boards = self.boards(seen)
        totals = [worth.total() for worth in boards]
        found = boards[seat].named()
        found["rivals"] = ahead(totals, self.weights.rival, self.weights.field)[seat] - totals[seat]
        if bidding(seen):
            found = {name: BESIDES * points for name, points in found.items()}
            found["family"] += self.household.bid(seen, seat)
        return {name: points for name, points in found.items() if points}

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        """List the answers worth looking at for the seat that is asked, the likeliest first."""
        return self.advice.order(checked(view), options)

    def naive(self, view: View, seat: int) -> float:
        """Count points as if the game ended here, and cards, leaders and goods by the piece."""
        board = checked(view).boards[seat]
        points: int = board.score.points
        if not view.pending:
            return float(points)
        military: int = board.military
        worth = points + CARD * len(board.cards) + LEADER * len(board.played)
        return worth + FAITH_SPACE * int(board.faith) + GOOD * (resources(board) + military)

    def boards(self, view: LorenzoView) -> list[Worth]:
        """Value all boards; when the game is over what is left settles ties at the most."""
        found: list[Worth] = []
        if not view.pending:
            for board in view.boards:
                final = Worth()
                final.points = board.score.points + resources(board) / 1000
                found.append(final)
            return found
        ground = Ground(view, self.facts)
        for seat in range(len(ground.boards)):
            found.append(self.board(Outlook(ground, seat, self.facts), ground))
        if self.facts.demands:
            self.expect(view, ground, found)
        return found

    def expect(self, view: LorenzoView, ground: Ground, worths: list[Worth]) -> None:
        """Count in what rivals are about to give."""
        for question in view.pending:
            if question.frame == "GiveGoods":
                giver, to, card = question.args
                left = Outlook(ground, to, self.facts).left
                least = min([self.prices.goods(g, left) for g in self.facts.demands[card]])
                worths[giver].goods -= least
                worths[to].goods += least

    def board(self, of: Outlook, ground: Ground) -> Worth:
        """Value one board."""
        worth = Worth()
        board = of.board
        yields = self.engine.yields(of)
        ventures: int = board.score.parts["ventures"]
        worth.points = float(of.vp + ventures)
        worth.cards = self.cards(of) + yields.standing * of.share
        worth.goods = self.goods(of) + self.rank(of, ground)
        worth.engine = self.engine.worth(of, yields, ground)
        worth.faith = self.church.worth(ground, of)
        worth.tempo = self.tempo(of, ground)
        if of.played:
            worth.leaders = self.hand.played(of, yields)
        if board.hand_size:
            worth.hand = self.hand.held(of, yields)
        if self.with_tokens:
            worth.goods += self.household.tokens(of)
            worth.family = self.household.worth(of)
        return worth

    def goods(self, of: Outlook) -> float:
        """Value the goods at hand; each one more of a kind is worth a little less."""
        stored = self.prices.stored[of.left]
        worth = stored[0][of.coin] + stored[1][of.wood] + stored[2][of.stone]
        return worth + stored[3][of.servant] + stored[4][of.military]

    def cards(self, of: Outlook) -> float:
        """Value territories and characters for the points their number will bring."""
        w = self.weights
        needs: int | None = of.board.needs
        short = 0 if needs is None else max(0, needs - of.military)
        territories = of.territories + w.territories * of.left / (1 + short / w.strength)
        characters = of.characters + w.characters * of.left
        if of.characters < MOST_CHARACTERS:  # whoever may have more has the usual first
            characters = min(characters, float(MOST_CHARACTERS))
        return between(TERRITORIES, territories) + between(of.family.characters, characters)

    def tempo(self, of: Outlook, ground: Ground) -> float:
        """Value members that are still to be placed, and the place in the coming order."""
        w = self.weights
        worth = of.members * w.member + w.pip * of.values
        if of.rounds:
            place = ground.order.index(of.seat) / (len(ground.order) - 1)
            worth += w.order * (1.0 - place)
        return worth

    def rank(self, of: Outlook, ground: Ground) -> float:
        """Expect points for the military rank among all."""
        best = second = -1
        for seat, strength in enumerate(ground.strengths):
            if seat == of.seat:
                continue
            if strength > best:
                second = best
                best = strength
            elif strength > second:
                second = strength
        own = of.military + 0.5  # who is level is not behind
        spread = 0.3 + self.weights.lead * of.left
        first = chance((own - best) / spread)
        after = chance((own - second) / spread) if second >= 0 else 1.0
        return first * FIRST + (1.0 - first) * after * SECOND


def checked(view: View) -> LorenzoView:
    """Refuse views of other games."""
    if not isinstance(view, LorenzoView):
        raise TypeError(f"this values views of lorenzo, not {type(view).__name__}")
    return view


def bidding(view: LorenzoView) -> bool:
    """Say whether nobody is placed yet where families are bid for.

    The last bid leads straight into the first round; it is judged there as all bids are.
    """
    return len(view.lots) > 0 and view.round <= 1 and not view.members
