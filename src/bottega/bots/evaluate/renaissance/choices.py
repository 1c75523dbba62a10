"""How the answers to single questions are sorted out."""

from collections.abc import Sequence
from typing import Final

from bottega.bots.evaluate.renaissance.facts import PLANS, Card, cards, numbered
from bottega.bots.evaluate.renaissance.holding import card_worth
from bottega.bots.evaluate.renaissance.scene import site
from bottega.games.renaissance.actions import (
    ACCEPT,
    BUILD,
    COUNTER,
    DISCARD,
    DONE,
    EMPTY,
    GIVE,
    MATERIAL_CARDS,
    MOVE,
    OFFER,
    OPEN,
    PLAY,
    SHELTER,
    STORE,
    STRIKE,
    TAKE,
    TARGET,
)
from bottega.games.renaissance.names import MOST_CELLS, PLAYING
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.game import Question

WORST: Final = 2  # cards that are worth a look at being discarded
SWAPS: Final = 12  # exchanges of materials that are looked at
CELLS: Final = int(MOST_CELLS)


def mine(view: RenaissanceView) -> Side:
    """Give the side of who is asked."""
    return view.sides[view.people[view.seat or 0].side]


def known(view: RenaissanceView) -> list[Card]:
    """Give the cards by their numbers."""
    return numbered(view.options.chosen["edition"])


def free_of(view: RenaissanceView) -> tuple[int, int, int]:
    """Count the own free cells by kind."""
    return site(mine(view), cards(view.options.chosen["edition"])).free


def built(code: int) -> tuple[int, int]:
    """Give the card and the cell of a `build`."""
    return int(MATERIAL_CARDS[(code - BUILD) // CELLS]), (code - BUILD) % CELLS


def best_cells(view: RenaissanceView, options: Sequence[int]) -> list[int]:
    """Leave one cell of each kind for each card: the one that covers most, the lowest of these."""
    side = mine(view)
    plan = PLANS[side.castle]
    best: dict[tuple[int, int], tuple[float, int]] = {}
    for code in options:
        if not BUILD <= code < MOVE:
            continue
        card, cell = built(code)
        covers = sum([side.cells[below] is not None for below in plan.rests_on[cell]])
        carried = sum([side.cells[above] is not None for above in plan.carries[cell]])
        there = side.cells[cell]
        merit = covers + 0.8 * carried - cell / 100 - (there.value if there is not None else 0)
        key = (card, plan.kinds[cell])
        if key not in best or merit > best[key][0]:
            best[key] = (merit, code)
    return [code for _, code in best.values()]


def operations(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Leave out cells that are alike, and discards of what is better kept."""
    cards_by_number = known(view)
    free = free_of(view)
    builds = best_cells(view, options)
    builds.sort(key=lambda code: -cards_by_number[built(code)[0]].value)
    plays = [code for code in options if PLAY <= code < DISCARD]
    discards = [code for code in options if DISCARD <= code < OPEN]
    discards.sort(key=lambda code: card_worth(cards_by_number[code - DISCARD], free))
    kept = discards[:WORST]
    for code in discards[WORST:]:
        card = cards_by_number[code - DISCARD]
        if card.special or (card.pure and card.material and card.value < 3):
            kept.append(code)
    rest = [code for code in options if code in (OPEN, DONE)]
    if question.frame == "PlayStock":
        return [*builds, *rest, *plays, *kept]
    return [*builds, *rest, *plays, *kept]


def placements(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Build the highest value first; ending comes last."""
    cards_by_number = known(view)
    builds = best_cells(view, options)
    builds.sort(key=lambda code: -cards_by_number[built(code)[0]].value)
    if question.frame == "Renovate":
        side = mine(view)
        builds.sort(key=lambda code: _loss(side, cards_by_number, code))
        builds = [code for code in builds if _loss(side, cards_by_number, code) < 0]
    return [*builds, *[code for code in options if not BUILD <= code < MOVE]] or options


def _loss(side: Side, cards_by_number: list[Card], code: int) -> int:
    """Say how much less than before a renovated cell is worth."""
    card, cell = built(code)
    there = side.cells[cell]
    return (there.value if there is not None else 0) - cards_by_number[card].value


def relays(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Lay a castle out anew as it comes: no cell stays empty."""
    builds = [code for code in options if code != EMPTY]
    return builds[:2] or options


def stores(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Store the best first, where it is sheltered if it can be."""
    cards_by_number = known(view)
    free = free_of(view)

    def worth(code: int) -> float:
        if STORE <= code < SHELTER:
            return card_worth(cards_by_number[code - STORE], free)
        if SHELTER <= code < SHELTER + PLAYING:
            return card_worth(cards_by_number[code - SHELTER], free) + 0.5
        return 0.3

    return sorted(options, key=lambda code: -worth(code))


def strikes(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Hit the highest value of a rival, and give up the lowest of one's own."""
    whose = question.args[1] if len(question.args) > 1 else 0
    if question.frame == "Strike" or question.frame == "LayCell":
        whose = question.args[2]
    side = view.sides[whose % len(view.sides)]
    own = whose % len(view.sides) == view.people[view.seat or 0].side
    helps = question.frame == "LayCell"

    def worth(code: int) -> int:
        there = side.cells[code - STRIKE]
        return there.value if there is not None else 0

    return sorted(options, key=lambda code: worth(code) if own and not helps else -worth(code))


def moves(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Take the highest value for the lowest of one's own."""
    theirs = view.sides[question.args[1] % len(view.sides)].cells
    own = mine(view).cells

    def gain(code: int) -> int:
        there, here = theirs[(code - MOVE) // CELLS], own[(code - MOVE) % CELLS]
        return (there.value if there is not None else 0) - (here.value if here is not None else 0)

    moving = [code for code in options if MOVE <= code < MOVE + CELLS * CELLS]
    other = [code for code in options if not MOVE <= code < MOVE + CELLS * CELLS]
    return [*sorted(moving, key=lambda code: -gain(code))[:SWAPS], *other]


def targets(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Aim at the leader first."""

    def points(code: int) -> int:
        if not TARGET <= code < STRIKE:
            return 0
        side = view.sides[view.people[code - TARGET].side]
        return side.score.points + sum([cell is not None for cell in side.cells])

    return sorted(options, key=lambda code: -points(code))


def hand_outs(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Give the worst of the pool to opponents, the best to a partner."""
    cards_by_number = known(view)
    free = free_of(view)
    partner = view.people[question.args[1]].side == view.people[view.seat or 0].side
    sign = -1 if partner else 1
    return sorted(options, key=lambda code: sign * card_worth(cards_by_number[code - GIVE], free))


def offers(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Offer the card that is worth least for the one that is worth most."""
    cards_by_number = known(view)
    free = free_of(view)
    given, taken = view.given_size, view.taken_size
    gives = [code for code in options if GIVE <= code < GIVE + PLAYING]
    takes = [code for code in options if TAKE <= code < TAKE + PLAYING]
    last = [code for code in options if code == OFFER]
    if given == 0 and taken == 0 and gives:
        least = sorted(gives, key=lambda c: card_worth(cards_by_number[c - GIVE], free))
        return [*least[:3], *last]
    if taken == 0 and takes:
        most = sorted(takes, key=lambda c: -card_worth(cards_by_number[c - TAKE], free))
        return [*most[:3], *last]
    return last or options


def deals(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Accept what brings more than it costs."""
    by_name = cards(view.options.chosen["edition"])
    free = free_of(view)
    gain = sum([card_worth(by_name[name], free) for name in view.given or ()])
    gain -= sum([card_worth(by_name[name], free) for name in view.taken or ()])
    ordered = sorted(options, key=lambda code: (code == ACCEPT) != (gain > 0))
    return [code for code in ordered if code != COUNTER]
