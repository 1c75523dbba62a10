"""What an action could bring about: whether the gains beside it could come to something else."""

from typing import Any

from mypy_extensions import i64

from bottega.games.lorenzo.goods import faith, points
from bottega.games.lorenzo.pieces import BUILDING, Card, Effect, Footing, only
from bottega.games.lorenzo.queries import price, price_count
from bottega.games.lorenzo.state import Lorenzo
from bottega.parts.bits import BITS


class Prospect:
    """All that actions could add to a board: cards, leaders, and what they cost."""

    def __init__(self) -> None:
        self.kinds: i64 = 0  # of cards that could join, a bit for each
        self.spent: i64 = 0  # a mask of what could be paid for them and in trades
        self.stored: i64 = 0  # what of it is kept on the family tile
        self.footing: Footing = Footing()  # what abilities that could join add up to


def prospect(table: Lorenzo, seat: i64, actions: list[Effect[Any]]) -> Prospect:
    """Follow actions as far as they could lead, through the cards that they could take."""
    found = Prospect()
    seen: set[int] = set()
    waiting = [card for effect in actions for card in effect.may_take(table, seat)]
    played = [effect.may_play(table, seat, i64(0)) for effect in actions]
    for effect in actions:
        found.spent |= effect.may_spend(table, seat)
    while waiting:
        card = waiting.pop()
        if int(card.number) in seen:
            continue
        seen.add(int(card.number))
        _note(found, table, seat, card)
        for effect in card.now:
            waiting += effect.may_take(table, seat)
            played.append(effect.may_play(table, seat, i64(0)))
            found.spent |= effect.may_spend(table, seat)
    for trigger in table.players[seat].footing.on_take:
        if trigger.kinds & found.kinds:
            played.append(trigger.effect.may_play(table, seat, found.kinds))
    for leaders in played:
        for i in range(i64(len(table.rules.leaders))):
            if leaders & BITS[i]:
                for ability in table.rules.leaders[i].standing:
                    ability.fold(found.footing, 0)
    return found


def _note(found: Prospect, table: Lorenzo, seat: i64, card: Card) -> None:
    own = table.players[seat].footing
    found.kinds |= only(card.kind)
    for which in range(price_count(own, card)):
        due = price(own, card, which, 0)
        found.spent |= due
        if card.kind == BUILDING:
            found.stored |= due & own.stores
    for ability in card.standing:
        ability.fold(found.footing, 0)


def swayed_gain(table: Lorenzo, seat: i64, gain: i64, after: Prospect) -> bool:
    """Say whether a gain could come to something else once this may have happened."""
    if gain & after.footing.fewer or (after.footing.more and points(gain)):
        return True
    tiles = table.players[seat].footing.faith_tiles
    return len(tiles) > 0 and faith(gain) > 0 and faith(after.spent) > 0
