"""What a leader asks for, and what a player has of it, by name: for reasons and texts."""

from bottega.games.lorenzo.conditions import (
    AtMost,
    AtMostCards,
    AtMostKinds,
    Has,
    HasCards,
    HasInAll,
    HasLeaders,
    HasOfOneKind,
)
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.leadership import in_play
from bottega.games.lorenzo.pieces import CARD_KINDS, Leader, cards_of
from bottega.games.lorenzo.state import Player

ONE_KIND = "one-kind"  # so many cards of any one kind
IN_ALL = "total"  # cards of all kinds together
LEADERS_IN_PLAY = "leaders"
KINDS_OF_CARDS = "kinds"  # different ones


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
        elif isinstance(condition, HasInAll):
            need[IN_ALL] = int(condition.n)
        elif isinstance(condition, HasLeaders):
            need[LEADERS_IN_PLAY] = int(condition.n)
    return need


def maximum(leader: Leader) -> dict[str, int]:
    """Name what a leader allows at most: goods (several joined by +), cards, kinds of cards."""
    most: dict[str, int] = {}
    for condition in leader.conditions:
        if isinstance(condition, AtMost):
            most["+".join([GOODS[kind] for kind in condition.kinds])] = int(condition.n)
        elif isinstance(condition, AtMostCards):
            most[CARD_KINDS[condition.kind]] = int(condition.n)
        elif isinstance(condition, AtMostKinds):
            most[KINDS_OF_CARDS] = int(condition.n)
    return most


def possession(player: Player, leader: Leader) -> dict[str, int]:
    """Name what a player has of what a leader requires or limits."""
    held = counts(player.goods)
    cards = {kind: int(cards_of(player.counts, i)) for i, kind in enumerate(CARD_KINDS)}
    have = {
        **held,
        **cards,
        ONE_KIND: max(cards.values()),
        IN_ALL: sum(cards.values()),
        LEADERS_IN_PLAY: int(in_play(player)),
        KINDS_OF_CARDS: sum([1 for n in cards.values() if n]),
    }
    named = [*requirement(leader), *maximum(leader)]
    return {name: sum([have.get(part, 0) for part in name.split("+")]) for name in named}
