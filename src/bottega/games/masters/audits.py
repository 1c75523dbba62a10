"""The audit: which positions the pieces and the rules can make at all."""

import re
from typing import Final

from bottega.games.masters import faith
from bottega.games.masters.actions import MOST_WHITES
from bottega.games.masters.cards import CARDS, COLOURS, DECK_SIZE, DECKS, LEVELS
from bottega.games.masters.goods import KINDS, count, covers, total
from bottega.games.masters.leaders import numbers
from bottega.games.masters.production import powers_of
from bottega.games.masters.setup import MARBLES, START_FAITH, START_GOODS
from bottega.games.masters.shop import CARDS_TO_END, SLOTS
from bottega.games.masters.state import FINISHED, PLAYING, Masters, Player, fits, supply
from bottega.games.masters.tokens import TOKENS
from bottega.kernel.errors import BadDump
from bottega.parts.bits import size

MOST_LET_GO: Final = 14  # four marbles' goods, six on the shelves and four in depots

# What can be pending, from the bottom of the stack to its top.
SHAPES = re.compile(
    r"|DrawInkwell( ChooseLeaders){1,4}|BeginTurn( Start){1,3}|Turn|LastWord"
    r"|(EndTurn|Finish) HandOver|After Store( Whites)?|After (Place|Yield)( Pay){1,4}"
    r"|After Produce( Receive( Spend)?)?"
)


def audit(table: Masters) -> None:
    """Raise BadDump unless this is a position that the pieces of the game can make."""
    for says, holds in CHECKS.items():
        if not holds(table):
            raise BadDump(f"impossible position: {says}")


def _marbles_whole(table: Masters) -> bool:
    return sorted(table.market) == sorted(MARBLES)


def _stores_fit(table: Masters) -> bool:
    return all(fits(player.store, player.depots) for player in table.players)


def _decks_whole(table: Masters) -> bool:
    return all(
        sorted(table.decks[deck * DECK_SIZE : (deck + 1) * DECK_SIZE])
        == [card.number for card in CARDS if card.number and card.deck == deck]
        for deck in range(DECKS)
    )


def _cards_whole(table: Masters) -> bool:
    placed = [card for player in table.players for card in player.cards if card]
    taken = [table.decks[d * DECK_SIZE + i] for d in range(DECKS) for i in range(table.taken[d])]
    gone = len(taken) >= len(placed) if table.solo else len(taken) == len(placed)
    stacked = all(map(_stacked, table.players))
    return stacked and gone and len(set(placed)) == len(placed) and set(placed) <= set(taken)


def _stacked(player: Player) -> bool:
    """Say whether the cards of each slot lie on each other level by level, from the first on."""
    return all(
        CARDS[card].level == i % LEVELS + 1 and (i % LEVELS == 0 or player.cards[i - 1] > 0)
        for i, card in enumerate(player.cards)
        if card
    )


def _leaders_whole(table: Masters) -> bool:
    dealt: list[int] = []
    for player in table.players:
        mine = [*numbers(player.hand), *numbers(player.played), *numbers(player.discarded)]
        back = numbers(player.returned)
        if len(mine) + len(back) != 4 or len(back) not in (0, 2):
            return False
        if not back and len(numbers(player.hand)) != 4:
            return False
        dealt += [*mine, *back]
    return len(set(dealt)) == len(dealt)


def _tokens_whole(table: Masters) -> bool:
    if not table.solo:
        return not table.tokens and not table.drawn and not table.cross
    shown = [TOKENS[token] for token in table.tokens[: table.drawn]]
    restored = table.verdict or not any(token.reshuffle for token in shown)
    return sorted(table.tokens) == list(range(len(TOKENS))) and bool(restored)


def _reports_follow(table: Masters) -> bool:
    furthest = max(table.cross, *(p.faith for p in table.players), 0)
    return table.reports == sum(1 for space in faith.POPE_SPACE if furthest >= space) and all(
        player.tiles >> table.reports == 0 for player in table.players
    )


def _last_follows(table: Masters) -> bool:
    full = any(p.bought >= CARDS_TO_END or p.faith == faith.LAST_SPACE for p in table.players)
    return table.last == (full and not table.solo)


def _names(table: Masters) -> list[str]:
    return [type(frame).__name__ for frame in table.stack]


def _pending_possible(table: Masters) -> bool:
    names = _names(table)
    if SHAPES.fullmatch(" ".join(names)) is None:
        return False
    over = not names or names[0] == "Finish"
    if over != (table.verdict != PLAYING) or (table.verdict > FINISHED) != (over and table.solo):
        return False
    if names == ["Finish", "HandOver"] and not table.solo:
        return False
    args = [frame.args() for frame in table.stack]
    if names[:1] == ["DrawInkwell"]:
        return table.first == -1 and _choosing(table, [a[0] for a in args[1:]])
    if not 0 <= table.first < len(table.players) or any(not p.returned for p in table.players):
        return False
    if names[:1] == ["BeginTurn"]:
        return args[0] == (table.first,) and _starting(table, args[1:])
    seats = {a[0] for a in args if a}
    return len(seats) <= 1 and all(0 <= s < len(table.players) for s in seats) and _acting(table)


def _choosing(table: Masters, seats: list[int]) -> bool:
    waiting = list(range(len(table.players)))[-len(seats) :]
    return seats == waiting[::-1] and all(
        bool(p.returned) == (i not in seats) and _has_started(p, 0, 0)
        for i, p in enumerate(table.players)
    )


def _starting(table: Masters, args: list[tuple[int, ...]]) -> bool:
    players = len(table.players)
    order = [(table.first + place) % players for place in range(players)]
    done = players - len(args)
    expected = [(order[place], place) for place in range(done, players)]
    return args == expected[::-1] and all(
        _has_started(table.players[seat], START_GOODS[place], START_FAITH[place])
        if place < done
        else _has_started(table.players[seat], 0, 0)
        for place, seat in enumerate(order)
    )


def _has_started(player: Player, goods: int, faith: int) -> bool:
    """Say whether a board holds so many goods and faith, and nothing of a turn yet."""
    acted = player.box or player.bought or player.played or player.discarded or player.tiles
    return not acted and (total(player.store), player.faith) == (goods, faith)


def _acting(table: Masters) -> bool:
    for frame in table.stack:
        name, args = type(frame).__name__, frame.args()
        if name == "Store" and not _let_go(table, args[1]):
            return False
        if name == "Whites" and (
            not 1 <= args[1] <= MOST_WHITES or size(table.players[args[0]].whites) != 2
        ):
            return False
        if name == "Produce" and not _usable(table.players[args[0]], args[1]):
            return False
        if name == "Place" and not _placeable(table, *args):
            return False
    return True


def _let_go(table: Masters, gone: int) -> bool:
    return 0 <= gone < 1 << KINDS and gone.bit_count() <= table.let_go


def _usable(player: Player, used: int) -> bool:
    """Say whether a player has all the powers of a set."""
    return used > 0 and used & ~powers_of(player) == 0


def _placeable(table: Masters, seat: int, deck: int, slot: int) -> bool:
    if not (0 <= deck < DECKS and 0 <= slot < SLOTS) or not table.tops[deck]:
        return False
    return table.players[seat].height(slot) == deck // len(COLOURS)


def _zones_follow(table: Masters) -> bool:
    names = _names(table)
    if (table.fresh or table.let_go) and "Store" not in names:
        return False
    if table.gain and not {"Produce", "Yield"} & set(names):
        return False
    if total(table.fresh) > MOST_WHITES or table.let_go > MOST_LET_GO:
        return False
    if table.need == 0:
        return "Pay" not in names
    if not {"Produce", "Place", "Yield"} & set(names):
        return False
    top = table.stack[-1].args()
    payer = table.players[top[0]]
    if "Pay" in names:
        asked = [frame.args()[1] for frame in table.stack if type(frame).__name__ == "Pay"]
        needed = [good for good in range(KINDS) if count(table.need, good)]
        if asked[::-1] != needed:
            return False
    return covers(supply(payer), table.need)


CHECKS: Final = {  # in this order: a later one relies on the earlier ones
    "marbles are missing": _marbles_whole,
    "the decks are not the 48 cards": _decks_whole,
    "cards on the boards are missing from the grid or doubled": _cards_whole,
    "leaders are missing or doubled": _leaders_whole,
    "tokens are missing": _tokens_whole,
    "a warehouse holds more than it can": _stores_fit,
    "the reports do not follow from the markers": _reports_follow,
    "the last round does not follow from the boards": _last_follows,
    "what is pending is impossible": _pending_possible,
    "goods of an action lie where no action is": _zones_follow,
}
