"""Harvest and production: what they yield, and how much of it is still to come."""

from typing import Final

from bottega.bots.evaluate.lorenzo.abilities import Abilities, Valuer
from bottega.bots.evaluate.lorenzo.bundles import Counts, depends
from bottega.bots.evaluate.lorenzo.facts import ALL_ACTIONS, CardFact
from bottega.bots.evaluate.lorenzo.outlook import Ground, Outlook, laid_on
from bottega.bots.evaluate.lorenzo.prices import NO_CARDS
from bottega.games.lorenzo.pieces import BUILDING, TERRITORY

HARVEST_WORK: Final = 0
PRODUCTION_WORK: Final = 1
NO_WORK: Final = -1
REACHED: Final[list[float]] = [  # by the value needed, how often an action comes to it
    1.0, 1.0, 0.96, 0.9, 0.8, 0.68, 0.55, 0.42, 0.3, 0.2,
]  # fmt: skip
MOST_REMEMBERED: Final = 50_000
NO_WORTH: Final = -1e300  # nothing is remembered


class Working:
    """A card, with its worth by the actions left."""

    def __init__(self, fact: CardFact) -> None:
        self.fact = fact
        self.work = NO_WORK
        if fact.kind == int(TERRITORY):
            self.work = HARVEST_WORK
        elif fact.kind == int(BUILDING):
            self.work = PRODUCTION_WORK
        self.value = fact.value
        received = [fact.each, *[receive for _, receive, _ in fact.trades]]
        self.depends = any(depends(bundle) for bundle in received)  # on what the owner has
        self.yields: list[float] = []  # to one who has nothing
        self.standing: list[float] = []  # its abilities, for a round


class Yields:
    """What cards are worth: a harvest, a production, and a round of their abilities."""

    def __init__(self) -> None:
        self.harvest = 0.0
        self.production = 0.0
        self.standing = 0.0


class Engine(Valuer):
    """Values the cards that work."""

    def __init__(self, abilities: Abilities) -> None:
        super().__init__(abilities)
        facts, prices = self.facts, self.prices
        self.tokens = len(facts.faces) > 0
        lefts = range(ALL_ACTIONS + 1)
        self.cards: list[Working] = [Working(fact) for fact in facts.cards]
        for card in self.cards:
            card.yields = [self.card(card.fact, NO_CARDS, left, 0, ()) for left in lefts]
            card.standing = abilities.table(card.fact.standing)
        self.bonus: dict[str, tuple[list[float], list[float]]] = {
            name: (
                [prices.goods(harvest, left) for left in lefts],
                [prices.goods(production, left) for left in lefts],
            )
            for name, (harvest, production) in facts.bonus.items()
        }
        self.remembered: dict[int, float] = {}

    def yields(self, of: Outlook) -> Yields:
        """Expect what a harvest and a production yield."""
        found = Yields()
        left = of.left
        tile: str | None = of.board.bonus_tile
        if tile is not None:
            harvest, production = self.bonus[tile]
            found.harvest = harvest[left]
            found.production = production[left]
        values: dict[str, int] = of.board.values
        more_harvest = values.get("harvest", 0)
        more_production = values.get("production", 0)
        for number in of.cards:
            card = self.cards[number]
            found.standing += card.standing[left]
            if card.work == NO_WORK:
                continue
            once = self.changing(number, card, of) if card.depends else card.yields[left]
            if card.work == HARVEST_WORK:
                found.harvest += reached(card.value - more_harvest) * once
            else:
                found.production += reached(card.value - more_production) * once
        return found

    def changing(self, number: int, card: Working, of: Outlook) -> float:
        """Value what a card yields that counts something else; it is remembered."""
        counts = of.counts()
        key = number << 5 | of.left
        for n in counts:
            key = key << 4 | n
        leaders = 0
        laid: list[int] = []
        if self.tokens:
            leaders = len(of.played)
            laid = laid_on(of.board)
            key = key << 5 | leaders
            for face in laid:
                key = key << 4 | face
        worth = self.remembered.get(key, NO_WORTH)
        if worth != NO_WORTH:
            return worth
        growth = self.weights.growth * of.left
        worth = self.card(card.fact, [n + growth for n in counts], of.left, leaders, tuple(laid))
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[key] = worth
        return worth

    def card(
        self, card: CardFact, counts: Counts, left: int, leaders: int, laid: tuple[int, ...]
    ) -> float:
        """Value what a card yields once; an arrow is followed where that is worth it."""
        w = self.weights
        prices = self.prices
        best = w.activated if card.activates else 0.0
        for pay, receive, repeated in card.trades:
            gain = prices.bundle(receive, left, counts, leaders, laid) - prices.goods(pay, left)
            best = max(best, gain * w.repeated if repeated else gain)
        return prices.bundle(card.each, left, counts, leaders, laid) + best

    def worth(self, of: Outlook, yields: Yields, ground: Ground) -> float:
        """Value all to come: each takes an action that could do otherwise."""
        harvest = self.to_come(HARVEST_WORK, yields.harvest, of, ground)
        return harvest + self.to_come(PRODUCTION_WORK, yields.production, of, ground)

    def to_come(self, work: int, yields: float, of: Outlook, ground: Ground) -> float:
        """Value the harvests or productions that are still to come."""
        if yields <= 0.0:
            return 0.0
        return self.times(work, of, ground) * yields * yields / (yields + self.weights.start)

    def times(self, work: int, of: Outlook, ground: Ground) -> float:
        """Expect how many harvests or productions are still to come."""
        w = self.weights
        times = w.work * of.rounds
        there = ground.there[work]
        if not of.members or (there >> of.seat) & 1:
            return times
        if not there:
            return times + w.now
        return times if ground.crowded[work] else times + w.now * w.crowded


def reached(need: int) -> float:
    """Guess how often an action comes to what a card needs."""
    return REACHED[min(max(need, 0), len(REACHED) - 1)]
