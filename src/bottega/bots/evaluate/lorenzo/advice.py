"""Which answers are worth looking at, and which of them first."""

from collections.abc import Sequence
from typing import Final

from bottega.bots.evaluate.lorenzo import paths
from bottega.bots.evaluate.lorenzo.abilities import Valuer
from bottega.bots.evaluate.lorenzo.engine import NO_WORK, Engine, Yields, reached
from bottega.bots.evaluate.lorenzo.facts import (
    ALL_ACTIONS,
    TERRITORIES,
    CardFact,
    between,
)
from bottega.bots.evaluate.lorenzo.outlook import Ground, Outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.games.lorenzo.actions import (
    ADD,
    DECLINE,
    DISCARD,
    GIVE,
    LATER,
    LAY,
    PASS,
    PRIVILEGE,
    PRIVILEGE_SETS,
    PRODUCE,
    REPLACE,
    SPACE_COUNT,
    TAKE,
    VERB,
)
from bottega.games.lorenzo.modules.base.board import LARGE_MALUS
from bottega.games.lorenzo.pieces import CARD_KINDS, HARVEST, MEMBERS
from bottega.games.lorenzo.queries import FEE, SLOT_NEEDS
from bottega.games.lorenzo.ruleset import FIRST_SPACE, FLOORS
from bottega.games.lorenzo.views import LorenzoView

PLACES: Final[int] = int(SPACE_COUNT)
TOWER_SPACES: Final[int] = int(FIRST_SPACE)
FLOORS_OF_TOWER: Final[int] = int(FLOORS)
PASSING: Final[int] = int(PASS)
PRODUCING: Final[int] = int(PRODUCE)
FIRST_TAKEN: Final[int] = int(TAKE)
DECLINING: Final[int] = int(DECLINE)
FIRST_PRIVILEGE: Final[int] = int(PRIVILEGE)
FIRST_GIVEN: Final[int] = int(GIVE)
FIRST_LAID: Final[int] = int(LAY)
FIRST_REPLACED: Final[int] = int(REPLACE)
FIRST_ADDED: Final[int] = int(ADD)
FIRST_LATER: Final[int] = int(LATER)
COINS: Final[int] = int(FEE)  # for a tower where somebody stands
MALUS: Final[int] = int(LARGE_MALUS)  # value lost on a large space
ACTION: Final = 3.0  # one that an effect grants, not looked into
NOT_KNOWN: Final = -1e300
LAST: Final = 1e300
BEFOREHAND: Final = 4.0  # deeds that do not end the turn


class Offer:
    """A card, as it lies on a floor."""

    def __init__(self, fact: CardFact, prices: Prices) -> None:
        lefts = range(ALL_ACTIONS + 1)
        self.now = prices.reward(fact.now)  # what it gives at once
        self.actions = ACTION * len([d for d in fact.now.deeds if d not in prices.deeds])
        self.works = fact.now.works
        self.costs: list[list[float]] = [  # what each of its prices is worth, by the actions left
            [prices.goods(cost, left) for left in lefts] for cost in fact.costs
        ]
        self.points = float(fact.points)  # at the end


class Advice(Valuer):
    """Puts the answers of a turn in order by a rough guess of what they bring."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine.abilities)
        facts, prices = self.facts, self.prices
        self.engine = engine
        lefts = range(ALL_ACTIONS + 1)
        self.offers: list[Offer] = [Offer(fact, prices) for fact in facts.cards]
        self.spaces = {
            space: prices.reward(effects).worths for space, effects in facts.own_spaces.items()
        }
        self.bonus = [[prices.goods(goods, left) for left in lefts] for goods in facts.bonuses]

    def order(self, view: LorenzoView, options: Sequence[int]) -> Sequence[int]:
        """List the answers worth looking at, the likeliest first."""
        first = options[0]
        if first <= PASSING:
            return self.turn(view, options)
        if first == PRODUCING:
            return [*paths.of_cards(view, options[1:]), first]  # trades before none
        if FIRST_TAKEN <= first < DECLINING:
            return self.taken(view, options)
        if FIRST_PRIVILEGE <= first < FIRST_TAKEN:
            return self.privileges(view, options)
        if FIRST_GIVEN <= first < FIRST_LAID:
            return paths.of_tokens(view, options)
        if FIRST_REPLACED <= first < FIRST_LATER:
            return paths.of_goods(options)
        return [code for code in options if not FIRST_ADDED <= code < FIRST_LATER]

    def turn(self, view: LorenzoView, options: Sequence[int]) -> Sequence[int]:
        """Order placements; leaders are put away only after a member is placed.

        For each space there is the member that is missed least; where its value matters, one of
        each value.
        """
        turn = Turn(self, view)
        ranked: list[tuple[float, int]] = []
        space = -1
        values: list[int] = []
        for code in options:
            if code < PASSING:
                late = -turn.placement(code)
                value = turn.value(code)
                if code % PLACES != space:
                    space = code % PLACES
                    values = [value]
                    ranked.append((late, code))
                elif value_matters(space):
                    if value not in values:
                        values.append(value)
                        ranked.append((late, code))
                elif late < ranked[-1][0]:
                    ranked[-1] = (late, code)
            elif FIRST_ADDED <= code < FIRST_LATER:
                if code - FIRST_ADDED + 1 in turn.to_send:
                    ranked.append((-BEFOREHAND, code))
            elif VERB[code] != DISCARD:
                ranked.append((LAST if code == PASSING else -BEFOREHAND, code))
        ranked.sort()
        return [code for _, code in ranked]

    def taken(self, view: LorenzoView, options: Sequence[int]) -> Sequence[int]:
        """Order cards that can be taken without a member; none comes last."""
        turn = Turn(self, view)
        ranked: list[tuple[float, int]] = []
        for code in options:
            floor = code - FIRST_TAKEN
            if code >= FIRST_ADDED:
                continue
            late = LAST if code >= DECLINING else -turn.card(floor, turn.floors[floor])
            ranked.append((late, code))
        ranked.sort()
        return [code for _, code in ranked]

    def privileges(self, view: LorenzoView, options: Sequence[int]) -> Sequence[int]:
        """Order privileges by the goods they give."""
        of = Outlook(Ground(view, self.facts), view.asked, self.facts)
        worths = [self.prices.goods(goods, of.left) for goods in self.facts.privileges]
        worths.append(self.prices.named(of.board.store, of.left))  # the store comes last
        ranked: list[tuple[float, int]] = []
        for code in options:
            picked = int(PRIVILEGE_SETS[code - FIRST_PRIVILEGE])
            late = 0.0
            for i, worth in enumerate(worths):
                late -= worth * ((picked >> i) & 1)
            ranked.append((late, code))
        ranked.sort()
        return [code for _, code in ranked]


class Turn:
    """What a seat could do in a turn."""

    def __init__(self, advice: Advice, view: LorenzoView) -> None:
        self.advice = advice
        seat = view.asked
        self.ground = Ground(view, advice.facts)
        self.of = Outlook(self.ground, seat, advice.facts)
        self.yields: Yields = advice.engine.yields(self.of)
        self.floors: tuple[int, ...] = view.floors
        self.values: tuple[int, ...] = view.values
        self.added: dict[str, int] = self.of.board.values
        self.members: dict[str, int] = self.of.board.members
        self.occupied = 0  # towers, a bit for each
        for member in view.members:
            space = advice.facts.numbers[member.space]
            if space < TOWER_SPACES:
                self.occupied |= 1 << space // FLOORS_OF_TOWER
        each = advice.prices.each[self.of.left]
        self.coin = each[0]
        self.servant = each[3]
        self.known: dict[int, float] = {}  # what spaces give
        board = self.of.board
        self.to_send = [  # servants, so that a leader in hand has few enough
            board.servant - most
            for name, most in advice.facts.most_servants.items()
            if name in (board.hand or ())
        ]

    def value(self, code: int) -> int:
        """Give the value of the member that would be placed."""
        return self.members[MEMBERS[code // PLACES]]

    def placement(self, code: int) -> float:
        """Guess what placing a member somewhere brings."""
        space = code % PLACES
        value = self.value(code)
        asks = 1
        if space < TOWER_SPACES:
            card = self.advice.facts.cards[self.floors[space]]
            asks = self.values[space] - self.added.get(CARD_KINDS[card.kind], 0)
        price = self.advice.weights.pip * value + self.servant * max(0, asks - value)
        gain = self.known.get(space, NOT_KNOWN)
        if gain == NOT_KNOWN:
            gain = self.known[space] = self.gain(space)
        if value_matters(space):
            off = MALUS if space % 2 else 0
            gain *= self.advice.weights.least + self.advice.weights.more * (value - off)
        return gain - price

    def gain(self, space: int) -> float:
        """Guess what a space gives."""
        if space < TOWER_SPACES:
            return self.card(space, self.floors[space])
        if space < TOWER_SPACES + 2:
            return self.yields.harvest
        if space < TOWER_SPACES + 4:
            return self.yields.production
        return self.advice.spaces[space][self.of.left]

    def card(self, space: int, number: int) -> float:
        """Guess what the card on a floor brings, above its price."""
        advice, of, left = self.advice, self.of, self.of.left
        card = advice.engine.cards[number]
        offer = advice.offers[number]
        gain = advice.bonus[space][left] + offer.points + self.at_once(offer)
        gain += card.standing[left] * of.share + self.count(card.fact.kind)
        if (self.occupied >> space // FLOORS_OF_TOWER) & 1:
            gain -= COINS * self.coin
        if offer.costs:
            gain -= min([cost[left] for cost in offer.costs])
        if card.work == NO_WORK:
            return gain
        once = advice.engine.changing(number, card, of) if card.depends else card.yields[left]
        more = self.added.get("production" if card.work else "harvest", 0)
        before = self.yields.production if card.work else self.yields.harvest
        after = before + reached(card.value - more) * once
        engine = advice.engine
        gain += engine.to_come(card.work, after, of, self.ground)
        return gain - engine.to_come(card.work, before, of, self.ground)

    def at_once(self, offer: Offer) -> float:
        """Guess what a card gives at once."""
        w = self.advice.weights
        gain = self.advice.prices.worth(offer.now, self.of.left, self.of.counts()) + offer.actions
        for area, value, single in offer.works:
            yields = self.yields.harvest if area == int(HARVEST) else self.yields.production
            gain += yields * (w.least + w.more * value) * (w.single if single else 1.0)
        return gain

    def count(self, kind: int) -> float:
        """Guess what one more territory or character is worth for their number."""
        w, of = self.advice.weights, self.of
        if kind == 0:
            before = of.territories + self.more_territories(of.territories)
            after = of.territories + 1 + self.more_territories(of.territories + 1)
            return between(TERRITORIES, after) - between(TERRITORIES, before)
        if kind == 1:
            n = of.characters + w.characters * of.left
            return between(of.family.characters, n + 1) - between(of.family.characters, n)
        return 0.0

    def more_territories(self, held: int) -> float:
        """Guess how many more there will be."""
        if held >= len(SLOT_NEEDS):
            return 0.0
        w, of = self.advice.weights, self.of
        short = max(0, int(SLOT_NEEDS[held]) - of.military)
        return w.territories * of.left / (1 + short / w.strength)


def value_matters(space: int) -> bool:
    """Say whether a member of more value gets more on a space: harvests and productions."""
    return TOWER_SPACES <= space < TOWER_SPACES + 4
