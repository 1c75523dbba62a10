"""What cards, spaces and leaders do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import PRIVILEGE, PRIVILEGE_SETS, STORE, TAKE, sets_of
from bottega.games.lorenzo.council import PickPrivileges, privileges_for
from bottega.games.lorenzo.events import BonusOffered, Lost
from bottega.games.lorenzo.goods import (
    FAITH,
    FIELD,
    KINDS,
    MILITARY,
    MOST_FAITH,
    MOST_MILITARY,
    ONE,
    added,
    count,
    counts,
    goods,
    less,
    servants,
)
from bottega.games.lorenzo.leadership import CopyFrom, RaiseOne, can_copy, in_play
from bottega.games.lorenzo.pieces import (
    AREAS,
    BY_CARD,
    COLOURED,
    HARVEST,
    PIECES,
    SOURCES,
    TOWERS,
    Card,
    Effect,
    cards_of,
)
from bottega.games.lorenzo.prospects import Prospect, swayed_gain
from bottega.games.lorenzo.queries import can_activate, receive, received, reduced, servants_for
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.towers import BonusTake, price_ways, takeable
from bottega.games.lorenzo.work import Work, helpers
from bottega.parts.bits import BITS


def at_once(table: Lorenzo, seat: i64, gain: i64) -> i64:
    """Give what a seat receives of an immediate gain of a card."""
    return received(table.players[seat].footing, gain, BY_CARD * PIECES)


class Gain(Effect[Lorenzo]):
    """Receive these goods."""

    def __init__(self, gain: i64) -> None:
        self.gain = gain

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Receive the goods, as much of them as abilities leave."""
        receive(table, seat, self.gain, source)

    def brings(self, table: Lorenzo, seat: i64) -> list[i64]:
        """Bring the goods at once."""
        return [at_once(table, seat, self.gain)]

    def relies(self, table: Lorenzo, seat: i64, after: Prospect) -> bool:
        """Abilities may change it."""
        doubled = self.gain & after.footing.doubled != 0
        return doubled or swayed_gain(table, seat, self.gain, after)

    def times(self, n: i64) -> Effect[Lorenzo]:
        """Receive all of it at once: it is one source."""
        return Gain(self.gain * n)


class GainPerCard(Effect[Lorenzo]):
    """Receive something for each own card of a kind, the newest included (ruling L-26).

    Where it is capped, no more cards count than the action is worth (ruling X-17).
    """

    def __init__(self, kind: i64, gain: i64, capped: bool = False) -> None:
        self.kind = kind
        self.gain = gain
        self.capped = capped

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        receive(table, seat, self._all(table, seat), source)

    def brings(self, table: Lorenzo, seat: i64) -> list[i64]:
        """Bring what it is worth now."""
        return [at_once(table, seat, self._all(table, seat))]

    def relies(self, table: Lorenzo, seat: i64, after: Prospect) -> bool:
        """One more card counts too."""
        more = (after.kinds >> self.kind) & 1 != 0 or self.gain & after.footing.doubled != 0
        return more or swayed_gain(table, seat, self.gain, after)

    def _all(self, table: Lorenzo, seat: i64) -> i64:
        n = cards_of(table.players[seat].counts, self.kind)
        return self.gain * (min(n, table.action) if self.capped else n)


class GainPerHeld(Effect[Lorenzo]):
    """Receive something for every so many held of a kind; nothing is paid."""

    def __init__(self, kind: i64, per: i64, gain: i64) -> None:
        self.kind = kind
        self.per = per
        self.gain = gain

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        held = count(table.players[seat].goods, self.kind)
        receive(table, seat, self.gain * (held // self.per), source)

    def swayed(self, table: Lorenzo, seat: i64, gain: i64) -> bool:
        """More of what is counted counts for more."""
        return count(gain, self.kind) > 0


class GainPerLeader(Effect[Lorenzo]):
    """Receive something for each leader in play."""

    def __init__(self, gain: i64) -> None:
        self.gain = gain

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Receive it as often as there are leaders in play."""
        receive(table, seat, self.gain * in_play(table.players[seat]), source)


class Lose(Effect[Lorenzo]):
    """Give these goods back, as far as they are there (ruling X-56)."""

    def __init__(self, goods: i64) -> None:
        self.goods = goods

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """They are lost whether one likes it or not."""
        player = table.players[seat]
        before = player.goods
        player.goods = less(before, self.goods)
        if table.log is not None and player.goods != before:
            lost = counts(before - player.goods)
            table.log.append(Lost(seat, lost, SOURCES[source // PIECES], source % PIECES))


class Privileges(Effect[Lorenzo]):
    """Choose so many different privileges of the council."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask which of the privileges they are."""
        table.push(PickPrivileges(seat, self.n))

    def brings(self, table: Lorenzo, seat: i64) -> list[i64]:
        """Bring any set of that size."""
        player = table.players[seat]
        found: list[i64] = []
        for code in sets_of(self.n, privileges_for(table, player, 0)):
            picked = PRIVILEGE_SETS[code - PRIVILEGE]
            gain: i64 = player.store if picked & BITS[STORE] else i64(0)
            for i in range(i64(len(table.rules.privileges))):
                if (picked >> i) & 1:
                    gain += reduced(table.rules.privileges[i], player.footing.fewer)
            found.append(gain)
        return found

    def relies(self, table: Lorenzo, seat: i64, after: Prospect) -> bool:
        """More may lie in the store, and abilities may change what is picked and received."""
        joined = after.footing
        if after.stored or joined.again or joined.with_privilege or joined.no_privilege:
            return True
        gains = table.rules.privileges
        return any(swayed_gain(table, seat, gain, after) for gain in gains)


class BonusTower(Effect[Lorenzo]):
    """Take a card of these kinds with an action of this value, for less."""

    def __init__(self, kinds: i64, value: i64, discount: i64 = 0, towers: i64 = TOWERS) -> None:
        self.kinds = kinds
        self.value = value
        self.discount = discount
        self.towers = towers

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for a floor of these towers."""
        if table.log is not None:
            table.log.append(BonusOffered(seat, "take", self.value))
        table.push(BonusTake(seat, self.kinds, self.value, self.discount, self.towers))

    def swayed(self, table: Lorenzo, seat: i64, gain: i64) -> bool:
        """See whether the gain opens another card, another price, or changes what a card does."""
        have = table.players[seat].goods
        more = added(have, gain)
        now = self._takeable(table, seat, have)
        then = self._takeable(table, seat, more)
        if len(now) != len(then):
            return True
        for code in then:
            card = table.card_on(code - TAKE)
            ways = price_ways(table, seat, card, self.discount, have)
            if ways != price_ways(table, seat, card, self.discount, more):
                return True
            for effect in card.now:
                if isinstance(effect, BonusTower | BonusWork) and gain & SPENDABLE:
                    return True
                if not isinstance(effect, BonusTower) and effect.swayed(table, seat, gain):
                    return True  # a chain of cards is not followed further than one
            for cost in card.costs:
                if wasted(have, gain) & cost.pay:
                    return True
        return False

    def may_take(self, table: Lorenzo, seat: i64) -> list[Card]:
        """It takes a card that can be reached and paid."""
        codes = self._takeable(table, seat, table.players[seat].goods)
        return [table.card_on(code - TAKE) for code in codes]

    def _takeable(self, table: Lorenzo, seat: i64, have: i64) -> "vec[i64]":
        return takeable(table, seat, self.kinds, self.value, self.discount, self.towers, have)


class BonusWork(Effect[Lorenzo]):
    """Harvest or produce with an action of this value, perhaps with a single card."""

    def __init__(self, area: i64, value: i64, single: bool = False) -> None:
        self.area = area
        self.value = value
        self.single = single

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        if table.log is not None:
            table.log.append(BonusOffered(seat, AREAS[self.area], self.value))
        single = i64(1) if self.single else i64(0)
        table.push(Work(seat, self.area, self._worth(table, seat), 1, seat, single))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """It must come to something."""
        player = table.players[seat]
        short = 1 - self._worth(table, seat)
        return servants_for(player.footing, short) <= servants(player.goods)

    def swayed(self, table: Lorenzo, seat: i64, gain: i64) -> bool:
        """See whether the gain lets more cards work or trade."""
        player = table.players[seat]
        worth = self._worth(table, seat)
        more = added(player.goods, gain)
        now = helpers(table, seat, seat, self.area, worth, player.goods)
        if len(now) != len(helpers(table, seat, seat, self.area, worth, more)):
            return True
        if self.area == HARVEST:
            return False
        need = self.may_spend(table, seat)
        for kind in range(KINDS):
            if count(gain, kind) and count(need, kind) > count(player.goods, kind):
                return True
        return wasted(player.goods, gain) & need != 0

    def may_spend(self, table: Lorenzo, seat: i64) -> i64:
        """All trades of one's buildings together."""
        need: i64 = 0
        for number in table.players[seat].cards:
            card = table.rules.cards[number]
            if can_activate(card, self.area, table.rules.highest):
                for trade in card.trades:
                    need = added(need, trade.pay)
        return need

    def _worth(self, table: Lorenzo, seat: i64) -> i64:
        return self.value + table.players[seat].footing.values[self.area]


SPENDABLE: Final[i64] = goods(255, 255, 255, 255, 31)  # a mask: what cards may cost or ask for


def wasted(have: i64, gain: i64) -> i64:
    """Give the tracks that would overflow, as a mask."""
    mask: i64 = 0
    if count(have, MILITARY) + count(gain, MILITARY) > MOST_MILITARY:
        mask |= ONE[MILITARY] * FIELD[MILITARY]
    if count(have, FAITH) + count(gain, FAITH) > MOST_FAITH:
        mask |= ONE[FAITH] * FIELD[FAITH]
    return mask


class RaiseMember(Effect[Lorenzo]):
    """One coloured member is worth this for the rest of the round."""

    def __init__(self, value: i64) -> None:
        self.value = value

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for one of the coloured members."""
        table.push(RaiseOne(seat, self.value))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """There must be one left to place (ruling L-51)."""
        return table.players[seat].members & (BITS[COLOURED] - 1) != 0


class CopyLeader(Effect[Lorenzo]):
    """Take the ability of a leader that another player has in play, for good."""

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for one of the rivals' leaders."""
        table.push(CopyFrom(seat))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """There must be one (ruling L-54)."""
        return can_copy(table, seat)
