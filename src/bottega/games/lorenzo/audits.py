"""The audit: which positions the pieces and the rules can make at all."""

import re
from typing import Final

from bottega.games.lorenzo.goods import covers
from bottega.games.lorenzo.pieces import CARD_KINDS, cards_of
from bottega.games.lorenzo.queries import CARD_LIMIT
from bottega.games.lorenzo.ruleset import FIRST_SPACE, FLOORS, PERIODS
from bottega.games.lorenzo.state import (
    ALL_MEMBERS,
    BITS,
    DECK_SIZE,
    NO_LEADER,
    NO_TILE,
    Lorenzo,
    Player,
    placed_member,
    placed_seat,
    placed_space,
)
from bottega.games.lorenzo.work import promised
from bottega.kernel.errors import BadDump

# What can be pending, from the bottom of the stack to its top.
LAST = r"PayFor|Effects|BonusTake|Work|Production|CopyFrom|RaiseOne"  # nothing lies above these
ASKED = rf"( Effects)*(( PickPrivileges)+| ({LAST}))"
HOME = r"BeginRound( LeadersReturn)? GoHome ClearTowers"
SHAPES = re.compile(
    rf"|BeginRound Draft( ChooseTile)+|BeginRound Draft( KeepLeader)+|{HOME}( Faith)+"
    rf"|{HOME} Report Actions (Turn|LastWord|HandOver|(Turn|After){ASKED})"
)


def audit(table: Lorenzo) -> None:
    """Raise BadDump unless this is a position that the pieces of the game can make."""
    for says, holds in CHECKS.items():
        if not holds(table):
            raise BadDump(f"impossible position: {says}")


def _decks_whole(table: Lorenzo) -> bool:
    piles = [
        (tower.kind, period) for tower in table.rules.towers for period in range(1, PERIODS + 1)
    ]
    return all(
        sorted(table.decks[i * 8 : i * 8 + 8]) == table.rules.deck(kind, period)
        for i, (kind, period) in enumerate(piles)
    )


def _seen(table: Lorenzo) -> set[int]:
    towers = range(len(table.rules.towers))
    shown = range(int(table.round * FLOORS))
    return {int(table.decks[t * DECK_SIZE + i]) for t in towers for i in shown}


def _cards_whole(table: Lorenzo) -> bool:
    taken = [int(card) for player in table.players for card in player.cards]
    laid = [int(card) for card in table.floors if card]
    out = [*taken, *laid]
    return len(set(out)) == len(out) and set(out) <= _seen(table)


def _floors_follow(table: Lorenzo) -> bool:
    if not table.round:
        return not any(table.floors)
    newest = (int(table.round) - 1) * int(FLOORS)
    return all(
        not table.floors[tower.first + floor]
        or table.floors[tower.first + floor] == table.decks[i * DECK_SIZE + newest + floor]
        for i, tower in enumerate(table.rules.towers)
        for floor in range(FLOORS)
    )


def _limits_kept(table: Lorenzo) -> bool:
    kinds = range(len(CARD_KINDS))
    return all(cards_of(p.counts, kind) <= CARD_LIMIT for p in table.players for kind in kinds)


def _members_whole(table: Lorenzo) -> bool:
    gone = [0] * len(table.players)
    for there in table.placed:
        bit = int(BITS[placed_member(there)])
        seat = placed_seat(there)
        if gone[seat] & bit or table.players[seat].members & bit:
            return False
        gone[seat] |= bit
    return all(player.members <= ALL_MEMBERS for player in table.players)


def _spaces_kept(table: Lorenzo) -> bool:
    """One member a space, unless it is large, or somebody's leader lets them share."""
    shares = any(player.standing.shares for player in table.players)
    spaces = [int(placed_space(there)) for there in table.placed]
    paid = [f.args()[1] for f in table.stack if type(f).__name__ == "PayFor"]
    for space in set(spaces):
        place = None if space < FIRST_SPACE else table.rules.spaces[space - FIRST_SPACE]
        if place is not None and place.players > len(table.players):
            return False
        crowded = spaces.count(space) > 1
        if crowded and (place is None or not (place.shared or shares)):
            return False
        if place is None and table.floors[space] and space not in paid:
            return False  # who stands on a floor has its card, or is about to pay for it
    return True


def _leaders_whole(table: Lorenzo) -> bool:
    dealt = sorted([*table.packs, *table.leaders])
    if dealt != list(range(len(table.rules.leaders))):
        return False
    if len(table.packs) not in (0, 4 * len(table.players)):
        return False
    kept = [int(pick) for player in table.players for pick in player.picks]
    return len(set(kept)) == len(kept) and set(kept) <= set(table.packs)


def _hands_follow(table: Lorenzo) -> bool:
    return all(_hand_follows(table, player) for player in table.players)


def _hand_follows(table: Lorenzo, player: Player) -> bool:
    kept = sum(int(BITS[pick]) for pick in player.picks)
    parts = (player.hand, player.played, player.discarded)
    whole = sum(parts) == kept and player.hand | player.played | player.discarded == kept
    return whole and not player.used & ~player.played and _copy_follows(table, player)


def _copy_follows(table: Lorenzo, player: Player) -> bool:
    copier = _has_copier(table, player)
    waits = any(type(frame).__name__ == "CopyFrom" for frame in table.stack)
    if player.copied == NO_LEADER:
        return not copier or waits
    rivals = [other for other in table.players if other is not player]
    return copier and any(other.played & BITS[player.copied] for other in rivals)


def _has_copier(table: Lorenzo, player: Player) -> bool:
    leaders = enumerate(table.rules.leaders)
    return any(player.played & BITS[i] for i, leader in leaders if leader.played)


def _cubes_follow(table: Lorenzo) -> bool:
    reported = int(table.round) // 2
    return all(player.cubes >> reported == 0 for player in table.players)


def _tiles_drawn(table: Lorenzo) -> bool:
    periods = [int(table.rules.tiles[tile].period) for tile in table.tiles]
    chosen = [int(p.tile) for p in table.players if p.tile != NO_TILE]
    if len(table.rules.bonus_tiles) == 1:  # the common side, for everybody
        return periods == [1, 2, 3] and not any(chosen)
    return periods == [1, 2, 3] and 0 not in chosen and len(set(chosen)) == len(chosen)


def _names(table: Lorenzo) -> list[str]:
    return [type(frame).__name__ for frame in table.stack]


def _pending_possible(table: Lorenzo) -> bool:
    pending = _names(table)
    if SHAPES.fullmatch(" ".join(pending)) is None:
        return False
    args = [frame.args() for frame in table.stack]
    seats = [a[0] for name, a in zip(pending, args, strict=True) if a and name != "Draft"]
    if any(not 0 <= seat < len(table.players) for seat in seats):
        return False
    if "Draft" in pending:
        return _setting_up(table, pending, seats)
    if any(p.tile == NO_TILE for p in table.players):
        return False
    steps = 0 if not table.rules.leaders else 4
    if any(len(p.picks) != steps for p in table.players):
        return False
    if not pending:
        return table.round == 6 and not table.placed
    if not 1 <= table.round <= 6 or not all(1 <= die <= 6 for die in table.dice):
        return False
    if "Faith" in pending:
        waiting = [int(s) for s in table.order][len(table.order) - len(seats) :]
        return table.round % 2 == 0 and seats == waiting[::-1]
    return len(set(seats)) == 1 and all(
        _possible(table, name, a) for name, a in zip(pending, args, strict=True)
    )


def _setting_up(table: Lorenzo, pending: list[str], seats: list[int]) -> bool:
    if table.round or table.turn or table.placed or any(len(p.cards) for p in table.players):
        return False
    if "ChooseTile" in pending:
        waiting = [int(s) for s in table.order][: len(seats)]
        return (
            seats == waiting
            and table.stack[1].args() == [0]
            and all((p.tile == NO_TILE) == (i in seats) for i, p in enumerate(table.players))
        )
    step = table.stack[1].args()[0] - 1
    asked = [frame.args() for frame in table.stack[2:]]
    order = list(range(len(table.players)))[len(table.players) - len(seats) :]
    return (
        0 <= step < 4
        and len(table.packs) > 0
        and asked == [[seat, step] for seat in order[::-1]]
        and all(
            len(p.picks) == (step if i in seats else step + 1) and p.tile != NO_TILE
            for i, p in enumerate(table.players)
        )
    )


def _possible(table: Lorenzo, name: str, args: list[int]) -> bool:
    """Say whether a question of a turn can be asked with these numbers."""
    if name == "PayFor":
        return 0 <= args[1] < len(table.floors) and table.floors[args[1]] > 0 <= args[2]
    if name == "Effects":
        cards = [int(card) for card in table.players[args[0]].cards]
        return args[1] in cards and 0 <= args[2] < 2 ** len(table.rules.cards[args[1]].now) - 1
    if name == "BonusTake":
        return 1 <= args[1] <= 15 and -9 <= args[2] <= 20 and args[3] >= 0
    if name == "Work":
        return args[1] in (4, 5) and -20 <= args[2] <= 40 and args[3] in (0, 1)
    if name == "Production":
        return _production_possible(table, *args)
    if name == "PickPrivileges":
        return 1 <= args[1] <= 3
    if name == "CopyFrom":
        player = table.players[args[0]]
        return player.copied == NO_LEADER and _has_copier(table, player)
    if name == "RaiseOne":
        return 1 <= args[1] <= 15
    return True


def _production_possible(table: Lorenzo, seat: int, value: int, start: int, chosen: int) -> bool:
    player = table.players[seat]
    if not (1 <= value <= 99 and 0 <= start <= CARD_LIMIT and 0 <= chosen < 4**start):
        return False
    return covers(player.goods, promised(table, player, chosen))


CHECKS: Final = {  # in this order: a later one relies on the earlier ones
    "the decks are not the cards of the game": _decks_whole,
    "cards are missing or doubled": _cards_whole,
    "the towers do not follow from the decks": _floors_follow,
    "a board has more cards of a kind than it can": _limits_kept,
    "family members are missing or doubled": _members_whole,
    "members stand where they cannot": _spaces_kept,
    "leaders are missing or doubled": _leaders_whole,
    "hands do not follow from the draft": _hands_follow,
    "excommunications come before their report": _cubes_follow,
    "the tiles are not one of each period": _tiles_drawn,
    "what is pending is impossible": _pending_possible,
}
