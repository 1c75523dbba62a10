"""What a position of Masters of Renaissance is worth to a seat, in victory points.

Every board is valued alike: the points it has, the points its marker, powers, leaders and goods
will bring in the turns that are left, and the purchases they lead to. A seat's position is worth
what its own board is worth above those of its rivals.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bottega.bots.evaluate.masters.facts import (
    END,
    GIVES,
    NEEDS,
    NOTHING,
    PAYS,
    POPES,
    SECTIONS_FROM,
    SMOOTH,
    SPREADS,
    TILES,
    Four,
    banners_of,
    bought,
    chance,
    goods_helped,
    goods_of,
    shortage,
)
from bottega.bots.evaluate.masters.plan import NO_OFFER, SHELF, Means, Plan, Powers, gain_of
from bottega.bots.evaluate.masters.tags import tags
from bottega.bots.evaluate.masters.weights import WEIGHTS, Weights
from bottega.games.masters.actions import PAY, PLAY
from bottega.games.masters.goods import GOODS
from bottega.games.masters.leaders import DISCOUNT, EXTRA_DEPOT
from bottega.games.masters.shop import CARDS_TO_END
from bottega.games.masters.views import Board, MastersView
from bottega.kernel.game import View

__all__ = ["EVALUATION", "Evaluation", "narrow", "tags", "value"]

PURCHASES: Final = 3  # that are planned ahead


def narrow(options: Sequence[int]) -> Sequence[int]:
    """Pay from the warehouse first: room is scarce there, and plenty in the strongbox."""
    return options[:1] if PAY <= options[0] < PLAY else options


def value(view: View, seat: int) -> float:
    """Value a position for a seat by what it sees."""
    return EVALUATION.value(view, seat)


class Evaluation:
    """Values positions by one set of weights."""

    def __init__(self, weights: Weights) -> None:
        w = self.weights = weights
        self.powers = Powers(weights)
        self.abilities = (w.discount, w.depot, w.white, w.craft)
        self.purchases = lru_cache(maxsize=10_000)(self._purchases)

    def value(self, view: View, seat: int) -> float:
        """Compare a seat's board with those of its rivals."""
        if not isinstance(view, MastersView):
            raise TypeError(f"this values views of masters, not {type(view).__name__}")
        left = self.turns_left(view)
        worths = [self.board(view, i, left or last_turn(view, i)) for i in range(len(view.boards))]
        mine = worths.pop(seat)
        if not worths:
            return mine
        w = self.weights
        lead = mine - w.rival * max(worths) - w.field * sum(worths) / len(worths)
        late = max(1.0, view.turn / len(view.boards) / w.length)
        return lead * (1 + w.closing * late * late / (1 + left))

    def turns_left(self, view: MastersView) -> float:
        """Estimate how many more turns everybody has, in half turns; 0 in the last round."""
        if view.last or view.verdict != "playing":
            return 0.0
        w = self.weights
        rounds = view.turn / len(view.boards)
        left = max(w.length - rounds, w.floor * w.length / (rounds + w.floor))
        for board in view.boards:
            spread = sum([SPREADS[slot[-1]] for slot in board.slots if slot])
            left = min(left, (int(CARDS_TO_END) - bought(board)) * w.per_card)
            left = min(left, (END - board.faith) / (w.walk + w.run * spread))
        if view.lorenzo is not None:
            left = min(left, (END - view.lorenzo.cross) / w.pace)
        return max(1.0, round(2 * left) / 2)

    def board(self, view: MastersView, seat: int, left: float) -> float:
        """Value one board."""
        w = self.weights
        board = view.boards[seat]
        have = goods_of(board)
        if not left:
            return board.score.points + sum(have) / 100  # goods left break ties
        parts = board.score.parts
        worth = parts["cards"] + parts["leaders"] + SMOOTH[board.faith]
        worth += parts["tiles"] + self.reports(view, seat, left)
        worth -= w.crowd * max(0, sum(board.store.values()) - SHELF)
        tops = [slot[-1] for slot in board.slots if slot]
        rate = sum([self.powers.yields[card] for card in tops])  # what all powers give in a turn
        for card in tops:
            if all(h >= p for h, p in zip(have, PAYS[card], strict=True)):
                worth += w.fuel * self.powers.yields[card]
        for number in board.played:
            worth += self.abilities[NEEDS[number].ability] * left
        hand, wanted = self.hand(board, have, left)
        worth += self.powers.engine(rate) * left + hand
        means = Means(
            have,
            tuple([board.box.get(good, 0) for good in GOODS]),
            goods_helped(board, DISCOUNT),
            goods_helped(board, EXTRA_DEPOT),
            tuple(sorted([len(slot) for slot in board.slots])),
            self.covered(board),
            rate,
            tuple([sum([GIVES[card][good] for card in tops]) for good in range(4)]),
            wanted,
        )
        return worth + self.purchases(means, tuple([deck.top for deck in view.decks]), left)

    def covered(self, board: Board) -> tuple[float, ...]:
        """Find, by height, the least power that a card laid on top would cover."""
        least: list[float | None] = [None] * 4
        for slot in board.slots:
            power = self.powers.yields[slot[-1]] if slot else 0.0
            known = least[len(slot)]
            least[len(slot)] = power if known is None else min(known, power)
        return tuple([power or 0.0 for power in least])

    def reports(self, view: MastersView, seat: int, left: float) -> float:
        """Expect points of the reports to come: will there be one, and will the marker be there?"""
        own = view.boards[seat].faith
        rivals = [board.faith for i, board in enumerate(view.boards) if i != seat]
        if view.lorenzo is not None:
            rivals.append(view.lorenzo.cross)
        first = max(rivals)
        worth = 0.0
        for section in range(view.reports, len(POPES)):
            pope = POPES[section]
            comes = chance((left - pope + max(first, own)) / 3)
            missing = SECTIONS_FROM[section] - own
            there = 0.97 if missing <= 0 else chance((pope - first - 1.5 * missing) / 2)
            worth += TILES[section] * comes * there
        return worth

    def hand(self, board: Board, have: Four, left: float) -> tuple[float, tuple[float, ...]]:
        """Value the leaders in hand, played or put away, and each banner that they want."""
        w = self.weights
        if board.hand is None:
            return w.secret * board.hand_size, NOTHING
        if not board.hand:
            return 0.0, NOTHING
        banners = banners_of(board)
        worth = 0.0
        wanted = [0.0] * 8
        for number in board.hand:
            need = NEEDS[number]
            goods = shortage(need.owns, have)
            cards = shortage(need.banners, banners)
            likely = w.banner**cards * w.owned**goods * (w.hand if cards or goods else 0.97)
            likely *= min(1.0, left / (1 + 3 * cards + goods / 2))
            played = need.points + self.abilities[need.ability] * left
            if likely * played < 0.8 * w.faith:
                worth += 0.8 * w.faith
                continue
            worth += likely * played
            for i in range(8 if cards else 0):
                if need.banners[i] > banners[i]:
                    wanted[i] += round(w.want * likely * played * (1 / w.banner - 1), 1)
        return worth, tuple(wanted)

    def _purchases(self, means: Means, decks: Four, left: float) -> float:
        """Plan a few purchases, each the best for the turns it takes, and value them."""
        w = self.weights
        plan = Plan(w, self.powers, means, left)
        tops = list(decks)
        worth = 0.0
        weight = 1.0
        for _ in range(PURCHASES):
            offers = [offer for offer in map(plan.offer, tops) if offer is not None]
            best = max(offers, key=gain_of, default=NO_OFFER)
            if best.gain <= 0:
                break
            worth += weight * best.gain
            weight *= w.second
            plan.buy(best)
            tops.remove(best.card)
        return worth + sum(plan.have) / 5  # goods that no purchase needs


EVALUATION: Final = Evaluation(WEIGHTS)


def last_turn(view: MastersView, seat: int) -> float:
    """Say whether a seat still has its turn in the last round."""
    if view.asked < 0 or (view.pending[-1].frame == "LastWord" and view.asked == seat):
        return 0.0
    n = len(view.boards)
    return 1.0 if (seat - view.first) % n >= (view.asked - view.first) % n else 0.0
