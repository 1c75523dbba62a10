"""What a position of Lorenzo il Magnifico is worth to a seat, in victory points.

Every board is valued alike: the points it has, those its cards and its rank promise, what its
goods, harvests, productions, abilities, leaders and family will bring in the actions that are
left, and the faith it will show. A seat's position is worth what its own board is worth above its
rivals'. While families are bid for, it is worth what the seat would get.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from bottega.bots.evaluate.lorenzo.abilities import Abilities
from bottega.bots.evaluate.lorenzo.church import Church, resources
from bottega.bots.evaluate.lorenzo.engine import Engine
from bottega.bots.evaluate.lorenzo.facts import (
    CHARACTERS,
    TERRITORIES,
    Facts,
    between,
    chance,
    facts_of,
)
from bottega.bots.evaluate.lorenzo.hand import Hand
from bottega.bots.evaluate.lorenzo.household import Household
from bottega.bots.evaluate.lorenzo.outlook import Ground, Outlook, ground, outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.tags import tags
from bottega.bots.evaluate.lorenzo.weights import WEIGHTS, Weights
from bottega.games.lorenzo.actions import DISCARD, PASS, PRODUCE, USE
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import CHARACTER, TERRITORY
from bottega.games.lorenzo.ruleset import Ruleset
from bottega.games.lorenzo.scoring import FIRST_RANK, SECOND_RANK
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.game import View

__all__ = ["evaluation", "narrow", "tags", "value"]


def narrow(options: Sequence[int]) -> Sequence[int]:
    """Put leaders away only after a member is placed, and look at trades before none."""
    first = options[0]
    if first <= PASS:
        return [code for code in options if not DISCARD <= code < USE]
    if first == PRODUCE:
        return [*options[1:], first]
    return options


def value(view: View, seat: int) -> float:
    """Value a position for a seat by what it sees."""
    if not isinstance(view, LorenzoView):
        raise TypeError(f"this values views of lorenzo, not {type(view).__name__}")
    return evaluation(rules_of(view.options)).value(view, seat)


BESIDES = 0.01  # what the boards count while families are bid for
MOST_CHARACTERS = len(CHARACTERS) - 1


class Evaluation:
    """Values positions by one set of weights."""

    def __init__(self, weights: Weights, facts: Facts) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = Prices(weights, facts)
        self.powers = Abilities(weights, facts, self.prices)
        self.engine = Engine(weights, facts, self.prices)
        self.church = Church(weights, facts, self.prices, self.powers)
        self.hand = Hand(weights, facts, self.prices, self.powers)
        self.household = Household(weights, facts, self.prices, self.powers, self.hand)
        self.abilities = lru_cache(maxsize=10_000)(self._abilities)

    def value(self, view: LorenzoView, seat: int) -> float:
        """Value a position: as long as nobody is placed, the family that is bid for comes first.

        The last bid leads straight into the first round; it is judged there as all bids are.
        """
        if view.lots and view.round <= 1 and not view.members:
            return self.household.bid(view, seat) + BESIDES * self.compare(view, seat)
        return self.compare(view, seat)

    def compare(self, view: LorenzoView, seat: int) -> float:
        """Compare a seat's board with those of its rivals."""
        if not view.pending:
            worths = [board.score.points + resources(board) / 1000 for board in view.boards]
        else:
            spots = ground(view, self.facts)
            seats = range(len(view.boards))
            worths = [self.board(view, outlook(view, i, self.facts), spots) for i in seats]
            if self.facts.demands:
                self.expect(view, worths)
        mine = worths.pop(seat)
        w = self.weights
        return mine - w.rival * max(worths) - w.field * sum(worths) / len(worths)

    def expect(self, view: LorenzoView, worths: list[float]) -> None:
        """Count in what rivals are about to give."""
        for question in view.pending:
            if question.frame == "GiveGoods":
                giver, to, card = question.args
                left = outlook(view, to, self.facts).left
                least = min([self.prices.goods(g, left) for g in self.facts.demands[card]])
                worths[giver] -= least
                worths[to] += least

    def board(self, view: LorenzoView, of: Outlook, spots: Ground) -> float:
        """Value one board."""
        board = of.board
        coin, wood, stone, servant, military = self.prices.stored[of.left]
        worth = board.vp + board.score.parts["ventures"] + self.cards(of)
        worth += coin[board.coin] + wood[board.wood] + stone[board.stone]
        worth += servant[board.servant] + military[board.military]
        worth += self.members(of) + self.rank(spots.strengths, of) + self.order(of, spots)
        worth += self.engine.worth(of, view.closed, spots)
        worth += self.abilities(board.cards, of.left) * of.share
        worth += self.church.worth(view, of)
        if board.hand_size or board.played:
            worth += self.hand.worth(of, self.engine.yields(of))
        if self.facts.faces:
            worth += self.household.worth(of)
        return worth

    def cards(self, of: Outlook) -> float:
        """Value territories and characters for the points their number will bring."""
        w = self.weights
        needs = of.board.needs
        short = 0 if needs is None else max(0, needs - of.board.military)
        territories = of.counts[TERRITORY] + w.territories * of.left / (1 + short / w.strength)
        characters = of.counts[CHARACTER] + w.characters * of.left
        if of.counts[CHARACTER] < MOST_CHARACTERS:  # whoever may have more has the usual first
            characters = min(characters, MOST_CHARACTERS)
        return between(TERRITORIES, territories) + between(of.family.characters, characters)

    def members(self, of: Outlook) -> float:
        """Value members that are still to be placed."""
        w = self.weights
        return of.members * w.member + w.pip * sum(of.board.members.values())

    def rank(self, strengths: list[int], of: Outlook) -> float:
        """Expect points for the military rank among all, the weakest first."""
        own = of.board.military + 0.5  # who is level is not behind
        rivals = list(strengths)
        rivals.remove(of.board.military)
        spread = 0.3 + self.weights.lead * of.left
        first = chance((own - rivals[-1]) / spread)
        second = chance((own - rivals[-2]) / spread) if len(rivals) > 1 else 1.0
        return first * int(FIRST_RANK) + (1 - first) * second * int(SECOND_RANK)

    def order(self, of: Outlook, spots: Ground) -> float:
        """Value the place in the coming order."""
        if not of.rounds:
            return 0.0
        place = spots.order.index(of.seat) / (len(spots.order) - 1)
        return self.weights.order * (1 - place)

    def _abilities(self, cards: tuple[int, ...], left: int) -> float:
        """Value the standing abilities of cards for a round."""
        standing = [ability for number in cards for ability in self.facts.cards[number].standing]
        return sum([self.powers.worth(ability, left) for ability in standing])


@cache
def evaluation(rules: Ruleset) -> Evaluation:
    """Give the evaluation for a set of rules."""
    return Evaluation(WEIGHTS, facts_of(rules))
