"""Effects of Lorenzo as the evaluation reads them: what a list of them comes to, in numbers."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bottega.games.lorenzo.choosing import DropOwn, OneOf
from bottega.games.lorenzo.effects import (
    BonusWork,
    CopyLeader,
    Gain,
    GainPerCard,
    GainPerLeader,
    Lose,
    Privileges,
    RaiseMember,
)
from bottega.games.lorenzo.goods import KINDS, count
from bottega.games.lorenzo.modules.houses.effects import SlotGain
from bottega.games.lorenzo.modules.pazzi.rewards import Dismiss
from bottega.games.lorenzo.pieces import Effect

Goods = tuple[int, ...]  # a number for each kind: coin, wood, stone, servant, military, ...
Counts = list[float]  # a number for each kind of card


def plain(goods: int) -> Goods:
    """Spread goods out, kind by kind."""
    return tuple([int(count(goods, kind)) for kind in range(KINDS)])


NO_GOODS: Final[Goods] = plain(0)


class Bundle(NamedTuple):
    """All that a list of effects comes to."""

    goods: Goods
    per_card: tuple[tuple[int, Goods], ...] = ()  # for each card of a kind
    per_leader: Goods = NO_GOODS  # for each leader in play
    privileges: int = 0
    works: tuple[tuple[int, int, bool], ...] = ()  # area, value, whether with a single card
    raises: int = 0
    copies: int = 0
    slots: tuple[int, ...] = ()  # places for tokens whose faces are received
    choices: "tuple[tuple[tuple[Goods, Bundle], ...], ...]" = ()  # of each one, for its price
    instead: "tuple[Bundle, ...]" = ()  # what comes for a card or leader that is put away
    deeds: tuple[type, ...] = ()  # all others, by what they are


def bundle(effects: Sequence[Effect[Any]]) -> Bundle:
    """Sort effects by what they do."""
    gains = [plain(effect.gain) for effect in effects if isinstance(effect, Gain)]
    lost = [plain(effect.goods) for effect in effects if isinstance(effect, Lose)]
    known = [effect for effect in effects if isinstance(effect, SORTED)]
    return Bundle(
        less(added(gains), added(lost)),
        tuple([(int(e.kind), plain(e.gain)) for e in known if isinstance(e, GainPerCard)]),
        added([plain(e.gain) for e in known if isinstance(e, GainPerLeader)]),
        sum([int(e.n) for e in known if isinstance(e, Privileges)]),
        tuple([(int(e.area), int(e.value), e.single) for e in known if isinstance(e, BonusWork)]),
        sum([isinstance(e, RaiseMember) for e in known]),
        sum([isinstance(e, CopyLeader) for e in known]),
        tuple([int(e.slot) for e in known if isinstance(e, SlotGain)]),
        tuple([options(e) for e in known if isinstance(e, OneOf)]),
        tuple([bundle([e.receive]) for e in known if isinstance(e, DropOwn | Dismiss)]),
        tuple([type(e) for e in effects if not isinstance(e, SORTED)]),
    )


SORTED: Final[tuple[type, ...]] = (
    Gain, Lose, GainPerCard, GainPerLeader, Privileges, BonusWork, RaiseMember, CopyLeader,
    SlotGain, OneOf, DropOwn, Dismiss,
)  # fmt: skip


def depends(bundle: Bundle) -> bool:
    """Say whether what effects come to depends on who has them."""
    if bundle.per_card or bundle.slots or bundle.per_leader != NO_GOODS:
        return True
    inner = [b for choice in bundle.choices for _, b in choice]
    return any(depends(b) for b in [*inner, *bundle.instead])


def options(choice: OneOf) -> tuple[tuple[Goods, Bundle], ...]:
    """Read what can be picked, with what each costs."""
    return tuple([(plain(option.pay), bundle(option.effects)) for option in choice.options])


def added(gains: Sequence[Goods]) -> Goods:
    """Add goods up, kind by kind."""
    return tuple([sum(column) for column in zip(NO_GOODS, *gains, strict=True)])


def less(goods: Goods, off: Goods) -> Goods:
    """Take goods off, below zero where need be."""
    return tuple([n - m for n, m in zip(goods, off, strict=True)])
