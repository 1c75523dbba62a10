"""What an action would take and bring: the queries of the rules, asked from a view alone."""

from collections.abc import Mapping

from bottega.games.lorenzo import queries
from bottega.games.lorenzo.actions import FLOORS, MOST_TRADES
from bottega.games.lorenzo.goods import counts, packed
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import Card, Space, Standing, Tower
from bottega.games.lorenzo.production import ARROW, OFTEN, OPEN, TIMES
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.parts.bits import BITS
from bottega.text.lorenzo.pieces import RULES, family_of, leader_of, tile_of

Counts = Mapping[str, int]


def card_of(number: int, view: LorenzoView) -> Card:
    """Give a card as it is at this table, with its price against so many rivals."""
    cards = rules_of(view.options).cards
    found = cards[number] if number < len(cards) else RULES.cards[number]
    return found if found.number else RULES.cards[number]


def standing(board: Board, view: LorenzoView) -> Standing:
    """Fold all abilities that hold for a player, as the rules do."""
    held = [piece for number in board.cards for piece in RULES.cards[number].standing]
    leaders = [*board.played, *([board.copied] if board.copied else [])]
    held += [piece for name in leaders for piece in leader_of(name).standing]
    if board.family:
        held += family_of(board.family).standing
    held += [tile_of(view.tiles[period - 1]).curse for period in board.excommunications]
    return queries.folded(held)


def servants_for(missing: int, board: Board, view: LorenzoView) -> int:
    """Give how many servants make up for so much value."""
    return int(queries.servants_for(standing(board, view), missing))


def reach(servants: int, board: Board, view: LorenzoView) -> int:
    """Give how much value so many servants make up for."""
    return int(queries.reach(standing(board, view), servants))


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


def floor_value(tower: Tower, floor: int, view: LorenzoView) -> int:
    """Give what a floor asks for in this round."""
    place = int(tower.first) + floor
    return view.values[place] if place < len(view.values) else int(tower.values[floor])


def card_on(space: str, view: LorenzoView) -> int:
    """Give the number of the card on a floor; 0 where there is none."""
    place = FLOORS.index(space) if space in FLOORS else len(view.floors)
    return view.floors[place] if place < len(view.floors) else 0


def space_of(name: str) -> Space:
    """Find a space outside the towers."""
    return next(space for space in RULES.spaces if space.name == name)


def malus(space: Space, board: Board, view: LorenzoView) -> int:
    """Give what a space takes off the value of a player's member."""
    spared = standing(board, view).no_malus & BITS[space.area]
    return 0 if spared else int(space.malus)


def fee(tower: Tower, board: Board, view: LorenzoView) -> int:
    """Give the coins that an occupied tower costs a player."""
    first = int(tower.first)
    spaces = FLOORS[first : first + len(tower.values)]
    occupied = any(member.space in spaces for member in view.members)
    free = standing(board, view).no_fee & BITS[tower.area]
    return int(queries.FEE) if occupied and not free else 0


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


def open_card(asked: tuple[int, ...]) -> int:
    """Give the card of a production whose trade is being chosen; 0 where none is."""
    extra = next((n for n in asked[6:] if n & int(OPEN)), 0)
    return extra % int(ARROW)


def chosen(asked: tuple[int, ...]) -> int:
    """Count the trades of a production that are chosen."""
    others = sum(1 for extra in asked[6:] if extra % int(OFTEN) >= int(ARROW))
    return asked[2].bit_count() + others


def promised(asked: tuple[int, ...], view: LorenzoView) -> dict[str, int]:
    """Add up what the chosen trades of a production take."""
    arrows, repeats, board = asked[2], asked[3], view.boards[asked[4]]
    cards = [card_of(number, view) for number in board.cards]
    often = [c.number for c in cards if c.trades and c.trades[0].repeated]
    total = 0
    for place, number in enumerate(board.building):
        for arrow, trade in enumerate(card_of(number, view).trades):
            if arrows >> (place * int(MOST_TRADES) + arrow) & 1:
                times = repeats >> 5 * often.index(number) if trade.repeated else 1
                total += int(trade.pay) * (times % int(TIMES))
    return counts(total + sum(_extra(number, view) for number in asked[6:]))


def _extra(extra: int, view: LorenzoView) -> int:
    """Give what a card takes that works by another one."""
    arrow = extra % int(OFTEN) // int(ARROW)
    if not arrow:
        return 0
    trade = card_of(extra % int(ARROW), view).trades[arrow - 1]
    return int(trade.pay) * (extra % int(OPEN) // int(OFTEN))
