"""What an action would take and bring: the queries of the rules, asked from a view alone."""

from collections.abc import Mapping

from bottega.games.lorenzo import queries
from bottega.games.lorenzo.actions import FLOORS, MOST_TRADES
from bottega.games.lorenzo.goods import counts, packed
from bottega.games.lorenzo.pieces import Card, Space, Standing, Tower
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.text.lorenzo.pieces import RULES, leader_of, tile_of

Counts = Mapping[str, int]


def standing(board: Board, view: LorenzoView) -> Standing:
    """Fold all abilities that hold for a player, as the rules do."""
    held = [piece for number in board.cards for piece in RULES.cards[number].standing]
    leaders = [*board.played, *([board.copied] if board.copied else [])]
    held += [piece for name in leaders for piece in leader_of(name).standing]
    held += [tile_of(view.tiles[period - 1]).curse for period in board.excommunications]
    return queries.folded(held)


def servants_for(missing: int, board: Board, view: LorenzoView) -> int:
    """Give how many servants make up for so much value."""
    return int(queries.servants_for(standing(board, view), missing))


def per_value(board: Board, view: LorenzoView) -> int:
    """Give how many servants raise a value by one."""
    return int(standing(board, view).per_value)


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
    return int(queries.FEE) if occupied and not standing(board, view).no_fee else 0


def floor_bonus(tower: Tower, floor: int, board: Board, view: LorenzoView) -> Counts:
    """Give what a floor grants a player."""
    return counts(queries.floor_bonus(standing(board, view), tower, floor))


def prices(card: Card, off: Counts, board: Board, view: LorenzoView) -> list[tuple[Counts, int]]:
    """List what a card costs a player, each price with the military points it asks for."""
    held, discount = standing(board, view), packed(dict(off))
    found: list[tuple[Counts, int]] = []
    for which in range(queries.price_count(held, card)):
        pay = counts(queries.price(held, card, which, discount))
        price = (pay, int(card.costs[which % len(card.costs)].military))
        if price not in found:
            found.append(price)
    return found


def promised(board: Board, chosen: int) -> dict[str, int]:
    """Add up what the chosen trades of a production take."""
    total: dict[str, int] = {}
    for place, number in enumerate(board.building):
        for arrow, trade in enumerate(RULES.cards[number].trades):
            if chosen >> (place * int(MOST_TRADES) + arrow) & 1:
                for good, n in counts(trade.pay).items():
                    total[good] = total.get(good, 0) + n
    return total
