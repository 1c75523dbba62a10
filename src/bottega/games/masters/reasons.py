"""Why not? For every answer that is not offered, the rule it breaks."""

from bottega.games.masters.actions import (
    ACTIVATE,
    BASE_POWER,
    BUY,
    DISCARD,
    END,
    KEEP,
    LEADER_POWER,
    LET_GO,
    PAY,
    PLAY,
    PRODUCE,
    RECEIVE,
    SPEND,
    START,
    STORE,
    TAKE,
    WHITES,
    kept_by,
    pair_of,
)
from bottega.games.masters.cards import BANNER_FIELD, BANNER_WIDTH, COLOURS
from bottega.games.masters.goods import (
    GOODS,
    KINDS,
    PLENTY,
    count,
    counts,
    covers,
    plenty,
    some,
    total,
)
from bottega.games.masters.leaders import LEADERS, Leader, numbers
from bottega.games.masters.market import Store, Whites, first_good, loose
from bottega.games.masters.payment import Pay
from bottega.games.masters.production import BASE_TAKES, Produce, Spend
from bottega.games.masters.setup import START_GOODS, ChooseLeaders, Start
from bottega.games.masters.shop import SLOTS, price
from bottega.games.masters.state import Masters, Player, supply
from bottega.games.masters.turn import LastWord, Turn
from bottega.kernel.game import Reason, Words, together
from bottega.kernel.table import Frame


def refusal(table: Masters, frame: Frame[Masters], code: int) -> Reason:
    """Name the rule that keeps an answer to this question from being offered."""
    player = table.players[frame.seat]
    if code < START:
        return _keep(frame, player, code)
    if code < TAKE:
        return _start(frame)
    if code < WHITES:
        return _main_action(frame)
    if code < LET_GO:
        return _whites(frame, player)
    if code < BUY:
        return _store(table, frame, player, code)
    if code < ACTIVATE:
        return _buy(table, frame, player, code - BUY)
    if code < SPEND:
        return _activate(table, frame, player, code - ACTIVATE)
    if code < PRODUCE:
        return _wildcard(table, frame, player, code)
    if code < PAY:
        return Reason("activate-first") if isinstance(frame, Turn) else _not_now(frame)
    if code < PLAY:
        return _pay(table, frame, player, code - PAY)
    if code < END:
        return _leader(frame, player, code)
    return Reason("action-first") if isinstance(frame, Turn) else _not_now(frame)


def _not_now(frame: Frame[Masters]) -> Reason:
    return Reason("not-now", {"question": type(frame).__name__})


def _main_action(frame: Frame[Masters]) -> Reason:
    """A main action is possible once a turn, at its own moment."""
    return Reason("one-action") if isinstance(frame, LastWord) else _not_now(frame)


def _goods(store: int) -> dict[str, Words]:
    return dict(counts(store))


def _keep(frame: Frame[Masters], player: Player, code: int) -> Reason:
    if not isinstance(frame, ChooseLeaders):
        return _not_now(frame)
    need: dict[str, Words] = {"leaders": numbers(kept_by(code - KEEP))}
    return Reason("not-dealt", need, {"leaders": numbers(player.hand)})


def _start(frame: Frame[Masters]) -> Reason:
    if not isinstance(frame, Start):
        return _not_now(frame)
    return Reason("start-goods", {"goods": int(START_GOODS[frame.place])})


def _whites(frame: Frame[Masters], player: Player) -> Reason:
    if not isinstance(frame, Whites):
        return _not_now(frame)
    need: dict[str, Words] = {"good": GOODS[first_good(player.whites)], "most": int(frame.marbles)}
    return Reason("whites", need)


def _store(table: Masters, frame: Frame[Masters], player: Player, code: int) -> Reason:
    if not isinstance(frame, Store):
        return _not_now(frame)
    held = player.store + table.fresh
    if code == STORE:
        return Reason("does-not-fit", {}, _goods(held))
    good = code - LET_GO
    return Reason("nothing-to-let-go", {GOODS[good]: 1}, _goods(loose(table, player)))


def _buy(table: Masters, frame: Frame[Masters], player: Player, choice: int) -> Reason:
    if not isinstance(frame, Turn):
        return _main_action(frame)
    deck, slot = divmod(choice, int(SLOTS))
    card = table.tops[deck]
    if not card:
        return Reason("deck-empty", {"colour": COLOURS[deck % 4], "level": deck // 4 + 1})
    need, have = price(card, player), supply(player)
    cost = None if covers(have, need) else Reason("cost", _goods(need), _goods(have))
    return together(_wrong_slot(player, deck // 4, slot), cost)


def _wrong_slot(player: Player, level: int, slot: int) -> Reason | None:
    """Name what keeps a card of the next level from this slot."""
    height = int(player.height(slot))
    if height != level:
        return Reason("slot-level", {"level": level}, {"level": height, "slot": slot + 1})
    first = next((i for i in range(int(SLOTS)) if not player.height(i)), slot)
    return Reason("same-slot", {"slot": first + 1}) if height == 0 and first != slot else None


def _activate(table: Masters, frame: Frame[Masters], player: Player, power: int) -> Reason:
    if not isinstance(frame, Turn | Produce):
        return _main_action(frame)
    good = power - LEADER_POWER
    if power < BASE_POWER and not player.top(power).number:
        return Reason("slot-empty", {"slot": power + 1})
    if good >= 0 and not (player.crafts >> good) & 1:
        return Reason("no-leader", {"good": GOODS[good]})
    if isinstance(frame, Produce) and (frame.used >> power) & 1:
        return Reason("power-used")
    full = Reason("plenty", {"goods": PLENTY}, _goods(player.box)) if plenty(player.box) else None
    return together(full, _inputs(player, power, supply(player) - table.need))


def _inputs(player: Player, power: int, free: int) -> Reason | None:
    """Name what a power lacks of its inputs."""
    if power == BASE_POWER:
        need, have = int(BASE_TAKES), int(total(free))
        short = Reason("base-power", {"goods": need}, {"goods": have})
        return None if have >= need else short
    pays = player.top(power).pays if power < BASE_POWER else some(power - LEADER_POWER, 1)
    return None if covers(free, pays) else Reason("inputs", _goods(pays), _goods(free))


def _wildcard(table: Masters, frame: Frame[Masters], player: Player, code: int) -> Reason:
    if not isinstance(frame, Spend) or code >= RECEIVE:
        return _not_now(frame)
    first, second = pair_of(code - SPEND, KINDS)
    need = _goods(some(first, 1) + some(second, 1))
    return Reason("inputs", need, _goods(supply(player) - table.need))


def _pay(table: Masters, frame: Frame[Masters], player: Player, choice: int) -> Reason:
    if not isinstance(frame, Pay):
        return _not_now(frame)
    good = int(frame.good)
    need: dict[str, Words] = {GOODS[good]: int(count(table.need, good))}
    have: dict[str, Words] = {
        "warehouse": int(count(player.store, good)),
        "strongbox": int(count(player.box, good)),
    }
    return Reason("payment", need, have)


def _leader(frame: Frame[Masters], player: Player, code: int) -> Reason:
    if not isinstance(frame, Turn | LastWord):
        return Reason("between-actions", {"question": type(frame).__name__})
    index = code - PLAY if code < DISCARD else code - DISCARD
    leader = LEADERS[index]
    if (player.played >> index) & 1:
        return Reason("already-played", {"leader": int(leader.number)})
    if not (player.hand >> index) & 1:
        return Reason("not-in-hand", {"leader": int(leader.number)})
    return Reason("requirement", dict(requirement(leader)), dict(possessed(player, leader)))


def requirement(leader: Leader) -> dict[str, int]:
    """Name what a leader requires: goods, or banners by colour (with ` 2`: of the second level)."""
    return {**counts(leader.owns), **_banners(leader.shows)}


def possessed(player: Player, leader: Leader) -> dict[str, int]:
    """Name what a player has of what a leader requires."""
    shown = _banners(player.banners)
    owned = counts(supply(player))
    return {name: owned.get(name, shown.get(name, 0)) for name in requirement(leader)}


def _banners(banners: int) -> dict[str, int]:
    names = [*COLOURS, *(f"{colour} 2" for colour in COLOURS)]
    found = [(banners >> i * BANNER_WIDTH) & BANNER_FIELD for i in range(8)]
    return {name: int(n) for name, n in zip(names, found, strict=True) if n}
