"""What an action would take and bring, reckoned from a view alone."""

from collections.abc import Mapping
from itertools import product

from bottega.games.lorenzo.actions import FLOORS, MOST_TRADES
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import CARD_KINDS, Card, Space, Tower
from bottega.games.lorenzo.queries import FEE
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.text.lorenzo.pieces import RULES, Facts, ability, leader_of, tile_of

Counts = Mapping[str, int]


def abilities(board: Board, view: LorenzoView) -> list[Facts]:
    """List all abilities that hold for a player."""
    pieces = [piece for number in board.cards for piece in RULES.cards[number].standing]
    leaders = [*board.played, *([board.copied] if board.copied else [])]
    pieces += [piece for name in leaders for piece in leader_of(name).standing]
    pieces += [tile_of(view.tiles[period - 1]).curse for period in board.excommunications]
    return [ability(piece) for piece in pieces]


def has(name: str, board: Board, view: LorenzoView) -> bool:
    """Say whether a player has an ability."""
    return any(fact["ability"] == name for fact in abilities(board, view))


def servants_for(missing: int, board: Board, view: LorenzoView) -> int:
    """Give how many servants make up for so much value."""
    return max(0, missing) * per_value(board, view)


def per_value(board: Board, view: LorenzoView) -> int:
    """Give how many servants raise a value by one."""
    held = abilities(board, view)
    return max((int(fact["n"]) for fact in held if fact["ability"] == "servants"), default=1)


def floor_of(space: str) -> tuple[Tower, int] | None:
    """Find the tower and the floor of a space; None if it is in no tower."""
    if space not in FLOORS:
        return None
    place = FLOORS.index(space)
    return next(
        (tower, place - int(tower.first))
        for tower in RULES.towers
        if tower.first <= place < tower.first + len(tower.values)
    )


def space_of(name: str) -> Space:
    """Find a space outside the towers."""
    return next(space for space in RULES.spaces if space.name == name)


def fee(tower: Tower, board: Board, view: LorenzoView) -> int:
    """Give the coins that an occupied tower costs a player."""
    first = int(tower.first)
    spaces = FLOORS[first : first + len(tower.values)]
    occupied = any(member.space in spaces for member in view.members)
    return int(FEE) if occupied and not has("no-fee", board, view) else 0


def floor_bonus(tower: Tower, floor: int, board: Board, view: LorenzoView) -> Counts:
    """Give what a floor grants a player."""
    held = abilities(board, view)
    bare = {n for fact in held if fact["ability"] == "no-floor-bonus" for n in fact["floors"]}
    if floor + 1 in bare:
        return {}
    fewer = {good for fact in held if fact["ability"] == "less" for good in fact["goods"]}
    found = {good: n - (good in fewer) for good, n in counts(tower.bonus[floor]).items()}
    return {good: n for good, n in found.items() if n}


def prices(card: Card, off: Counts, board: Board, view: LorenzoView) -> list[tuple[Counts, int]]:
    """List what a card costs a player, each price with the military points it asks for."""
    kind = CARD_KINDS[card.kind]
    choices = [
        fact["options"]
        for fact in abilities(board, view)
        if fact["ability"] == "discount" and kind in fact["kinds"]
    ]
    found: list[tuple[Counts, int]] = []
    for discounts in product(*choices):
        for cost in card.costs:
            price = (_less(counts(cost.pay), [off, *discounts]), int(cost.military))
            if price not in found:
                found.append(price)
    return found


def _less(cost: dict[str, int], discounts: list[Counts]) -> Counts:
    for discount in discounts:
        cost = {good: n - discount.get(good, 0) for good, n in cost.items()}
    return {good: n for good, n in cost.items() if n > 0}


def promised(board: Board, chosen: int) -> dict[str, int]:
    """Add up what the chosen trades of a production take."""
    total: dict[str, int] = {}
    for place, number in enumerate(board.building):
        for arrow, trade in enumerate(RULES.cards[number].trades):
            if chosen >> (place * int(MOST_TRADES) + arrow) & 1:
                for good, n in counts(trade.pay).items():
                    total[good] = total.get(good, 0) + n
    return total
