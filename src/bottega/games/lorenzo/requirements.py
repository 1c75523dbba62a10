"""What a leader asks for, and what a player has of it, by name: for reasons and texts."""

from bottega.games.lorenzo.conditions import Has, HasCards, HasOfOneKind
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import CARD_KINDS, Leader, cards_of
from bottega.games.lorenzo.state import Player

ONE_KIND = "one-kind"  # so many cards of any one kind


def requirement(leader: Leader) -> dict[str, int]:
    """Name what a leader requires: goods, cards by kind, or cards of one kind."""
    need: dict[str, int] = {}
    for condition in leader.conditions:
        if isinstance(condition, Has):
            need |= counts(condition.supply)
        elif isinstance(condition, HasCards):
            need[CARD_KINDS[condition.kind]] = int(condition.n)
        elif isinstance(condition, HasOfOneKind):
            need[ONE_KIND] = int(condition.n)
    return need


def possession(player: Player, leader: Leader) -> dict[str, int]:
    """Name what a player has of what a leader requires."""
    held = counts(player.goods)
    cards = {kind: int(cards_of(player.counts, i)) for i, kind in enumerate(CARD_KINDS)}
    have = {**held, **cards, ONE_KIND: max(cards.values())}
    return {name: have.get(name, 0) for name in requirement(leader)}
