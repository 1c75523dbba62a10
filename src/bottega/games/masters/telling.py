"""What Masters of Renaissance tells of its questions, answers and events."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import singledispatchmethod
from typing import Any, ClassVar, Final

from bottega.games.masters import events, market, payment, printed, production, setup, shop, turn
from bottega.games.masters.actions import ACTIVATE, BASE_POWER, LEADER_POWER, POWERS, SPACE
from bottega.games.masters.cards import CARDS
from bottega.games.masters.faith import TILE_POINTS
from bottega.games.masters.goods import GOODS, counts, named
from bottega.games.masters.leaders import leader_of, numbers
from bottega.games.masters.leadership import meets
from bottega.games.masters.reasons import possessed, requirement
from bottega.games.masters.scoring import card_points, leader_points, tile_points
from bottega.games.masters.state import WHITE, Masters, Player, supply
from bottega.games.masters.traits import traits
from bottega.kernel.events import Event
from bottega.kernel.space import Action
from bottega.kernel.table import Frame
from bottega.kernel.telling import (
    Amounts,
    Change,
    Progress,
    Stage,
    Telling,
    Told,
    ToldBy,
    added,
    questions_in,
)
from bottega.kernel.values import Value

POWER_NAMES: Final = SPACE.verbs["activate"].domains["power"]
DECK_NAMES: Final = SPACE.verbs["buy"].domains["deck"]
ANY: Final = "any"  # a good that is free to choose


class ChooseLeaders(Told):
    """Which two of these leaders are kept?"""

    leaders: tuple[int, ...]


class Start(Told):
    """Which goods does the seat start with?"""

    goods: int  # how many


class Turn(Told):
    """What does the seat do in its turn?"""


class LastWord(Told):
    """Another leader, or the end of the turn?"""


class Whites(Told):
    """What do white marbles become?"""

    marbles: int
    goods: tuple[str, ...]


class Store(Told):
    """Which goods are let go before the rest is stored?"""

    goods: Amounts  # still to be stored
    gone: tuple[str, ...]
    fits: bool  # whether there is room for all of them


class Power(Value):
    """A power of production: what it takes and brings, `any` being free to choose."""

    name: str
    piece: str
    pays: Amounts
    gains: Amounts
    chosen: bool
    possible: bool


class Produce(Told):
    """Which powers run?"""

    powers: tuple[Power, ...]
    pays: Amounts  # so far
    gains: Amounts


class Spend(Told):
    """Which two goods does the board's own power take?"""

    pays: Amounts
    gains: Amounts


class Receive(Told):
    """Which good does a power bring?"""

    pays: Amounts
    gains: Amounts


class Pay(Told):
    """How much of a good is paid from the warehouse?"""

    good: str
    count: int
    warehouse: int
    strongbox: int


def acting(table: Masters) -> int:
    """Give the seat whose main action is in progress, or -1."""
    owners = [int(frame.whose) for frame in table.stack if isinstance(frame, turn.After)]
    return owners[0] if owners else -1


def _bought(table: Masters, seat: int) -> int:
    """Count the points of a card that is paid and not placed yet."""
    return sum(
        int(CARDS[table.tops[frame.deck]].points)
        for frame in table.stack
        if isinstance(frame, shop.Place) and frame.whose == seat
    )


# Questions.


def _choose_leaders(table: Masters, frame: Any, seat: int) -> Told:
    return ChooseLeaders(seat, numbers(table.players[seat].hand))


def _start(table: Masters, frame: setup.Start, seat: int) -> Told:
    return Start(seat, int(setup.START_GOODS[frame.place]))


def _whites(table: Masters, frame: market.Whites, seat: int) -> Told:
    return Whites(seat, int(frame.marbles), _white_goods(table.players[seat]))


def _white_goods(player: Player) -> tuple[str, ...]:
    return tuple(good for i, good in enumerate(GOODS) if (player.whites >> i) & 1)


def _store(table: Masters, frame: market.Store, seat: int) -> Told:
    gone = tuple(good for i, good in enumerate(GOODS) if (frame.gone >> i) & 1)
    return Store(seat, counts(table.fresh), gone, market.storable(table, table.players[seat]))


def _produce(table: Masters, frame: production.Produce, seat: int) -> Told:
    player = table.players[seat]
    possible = {int(code - ACTIVATE) for code in frame.options(table)}
    owned = production.powers_of(player)
    powers = tuple(
        _power(player, power, bool((frame.used >> power) & 1), power in possible)
        for power in range(POWERS)
        if (owned >> power) & 1
    )
    return Produce(seat, powers, counts(table.need), named(table.gain))


def _power(player: Player, power: int, chosen: bool, possible: bool) -> Power:
    name = POWER_NAMES[power]
    if power < BASE_POWER:
        card = player.top(power)
        pays, gains = named(card.pays), named(card.gives)
        return Power(name, f"card:{card.number}", pays, gains, chosen, possible)
    if power == BASE_POWER:
        return Power(name, "base", {ANY: printed.TAKEN}, {ANY: printed.GIVEN}, chosen, possible)
    good = power - int(LEADER_POWER)
    piece, gains = f"leader:{printed.crafting(GOODS[good])}", {ANY: 1, "faith": 1}
    return Power(name, piece, {GOODS[good]: 1}, gains, chosen, possible)


def _pay(table: Masters, frame: payment.Pay, seat: int) -> Told:
    player, good = table.players[seat], GOODS[frame.good]
    have = [counts(place).get(good, 0) for place in (table.need, player.store, player.box)]
    return Pay(seat, good, *have)


TOLD: Final[ToldBy[Masters]] = {
    setup.ChooseLeaders: _choose_leaders,
    setup.Start: _start,
    turn.Turn: lambda table, frame, seat: Turn(seat),
    turn.LastWord: lambda table, frame, seat: LastWord(seat),
    market.Whites: _whites,
    market.Store: _store,
    production.Produce: _produce,
    production.Spend: lambda t, frame, seat: Spend(seat, counts(t.need), named(t.gain)),
    production.Receive: lambda t, frame, seat: Receive(seat, counts(t.need), named(t.gain)),
    payment.Pay: _pay,
}


# Things to click.


def _verb(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    return (action.verb,)


def _leaders(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    return [f"leader:{number}" for number in action.args["leaders"].split()]


def _each(kind: str) -> Callable[[Masters, Any, Action], Sequence[str]]:
    return lambda table, frame, action: [f"{kind}:{good}" for good in action.args["goods"].split()]


def _one(kind: str) -> Callable[[Masters, Any, Action], Sequence[str]]:
    """Give the thing of an answer's only argument."""
    return lambda table, frame, action: [f"{kind}:{word}" for word in action.args.values()]


def _turned(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    """Each white marble that becomes a good is a click on that good."""
    good, n = action.args["good"], int(action.args["count"])
    both = _white_goods(table.players[frame.seat])
    if not isinstance(frame, market.Whites) or good not in both:
        return ()
    (other,) = (each for each in both if each != good)
    return [f"good:{good}"] * n + [f"good:{other}"] * int(frame.marbles - n)


def _let_go(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    good = action.args["good"]
    return [f"{'fresh' if good in counts(table.fresh) else 'store'}:{good}"]


def _deck(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    return [f"deck:{action.args['deck']}", f"slot:{action.args['slot']}"]


def _activated(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    kind, _, which = action.args["power"].partition(" ")
    if kind == "leader":
        return [f"leader:{printed.crafting(which)}"]
    return [f"power:{which}" if which else kind]


def _paid(table: Masters, frame: Any, action: Action) -> Sequence[str]:
    good, stored = action.args["good"], int(action.args["count"])
    rest = counts(table.need).get(good, 0) - stored
    return [f"store:{good}"] * stored + [f"box:{good}"] * rest


TOUCHED: Final[Mapping[str, Callable[[Masters, Any, Action], Sequence[str]]]] = {
    "keep": _leaders,
    "start": _each("good"),
    "take": _one("line"),
    "whites": _turned,
    "let_go": _let_go,
    "buy": _deck,
    "activate": _activated,
    "spend": _each("any"),
    "receive": _one("good"),
    "pay": _paid,
    "play": _one("leader"),
    "discard": _one("leader"),
}


class MastersTelling(Telling[Masters]):
    """What Masters of Renaissance tells."""

    questions = questions_in(globals())
    told_by = TOLD
    traits = staticmethod(traits)
    quiet: ClassVar[frozenset[str]] = frozenset({"let_go", "discard"})
    ends: ClassVar[frozenset[str]] = frozenset({"store", "produce", "end"})
    # A bought card uncovers the next one.
    steady: ClassVar[frozenset[str]] = frozenset({"keep", "start", "buy", "pay"})

    def stage(self, table: Masters) -> Stage | None:
        return Stage("turn", int(table.turn)) if table.turn else None

    def holdings(self, table: Masters, seat: int) -> Amounts:
        """Name goods, faith, and the points of cards, leaders and tiles."""
        player = table.players[seat]
        fresh = counts(table.fresh) if acting(table) == seat else {}
        points = card_points(player) + leader_points(player) + tile_points(player)
        own = {"faith": int(player.faith), "point": int(points) + _bought(table, seat)}
        return added(counts(supply(player)), fresh, own)

    def promised(self, table: Masters, seat: int) -> Amounts:
        """Name what is still to be paid, and what a production will bring."""
        if acting(table) != seat:
            return {}
        return added(named(table.gain), {good: -n for good, n in counts(table.need).items()})

    def touches(self, table: Masters, frame: Frame[Masters], action: Action) -> Sequence[str]:
        """List the things on the board that one clicks for an answer."""
        return TOUCHED.get(action.verb, _verb)(table, frame, action)

    def chosen(self, table: Masters, frame: Frame[Masters], action: Action) -> Sequence[str]:
        """List what shows a chosen power, or a good that was let go."""
        if action.verb == "let_go":
            return (f"gone:{action.args['good']}",)
        return self.touches(table, frame, action)

    def progress(self, table: Masters, seat: int) -> Sequence[Progress]:
        """Tell how far the leaders in hand are."""
        player = table.players[seat]
        return [
            Progress(
                f"leader:{number}",
                possessed(player, leader_of(number)),
                requirement(leader_of(number)),
                meets(player, leader_of(number)),
            )
            for number in numbers(player.hand)
        ]

    def gist(self, event: Event) -> Event:
        """Let marbles lie in any order: they are counted."""
        if not isinstance(event, events.MarblesTaken):
            return event
        marbles = tuple(sorted(event.marbles))
        same = marbles == event.marbles
        return event if same else events.MarblesTaken(event.seat, event.line, marbles)

    @singledispatchmethod
    def changes(self, event: Event) -> Sequence[Change]:
        """Tell who gained or paid what, and which piece went where."""
        return ()

    @changes.register
    def _(self, event: events.StartReceived) -> Sequence[Change]:
        return [Change(event.seat, added(event.goods, {"faith": event.faith}))]

    @changes.register
    def _(self, event: events.MarblesTaken) -> Sequence[Change]:
        goods = Counter(GOODS[marble] for marble in event.marbles if marble < WHITE)
        return [Change(event.seat, dict(goods))]

    @changes.register
    def _(self, event: events.WhitesTurned) -> Sequence[Change]:
        return [Change(event.seat, event.goods)]

    @changes.register
    def _(self, event: events.GoodLetGo) -> Sequence[Change]:
        return [Change(event.seat, {GOODS[event.good]: -1})]

    @changes.register
    def _(self, event: events.FaithMoved) -> Sequence[Change]:
        moved = zip(event.seats, event.spaces, strict=True)
        return [Change(seat, {"faith": spaces}) for seat, spaces in moved if seat >= 0]

    @changes.register
    def _(self, event: events.VaticanReport) -> Sequence[Change]:
        points = int(TILE_POINTS[event.section - 1])
        return [Change(seat, {"point": points}) for seat in event.kept]

    @changes.register
    def _(self, event: events.CardBought) -> Sequence[Change]:
        card = CARDS[event.card]
        points, source = {"point": int(card.points)}, f"deck:{DECK_NAMES[card.deck]}"
        return [Change(event.seat, points, f"card:{event.card}", source, f"slot:{event.slot + 1}")]

    @changes.register
    def _(self, event: events.GoodsPaid) -> Sequence[Change]:
        return [Change(event.seat, {GOODS[event.good]: -event.warehouse - event.strongbox})]

    @changes.register
    def _(self, event: events.Produced) -> Sequence[Change]:
        return [Change(event.seat, event.goods)]

    @changes.register
    def _(self, event: events.LeaderPlayed) -> Sequence[Change]:
        points = int(leader_of(event.leader).points)
        return [Change(event.seat, {"point": points}, f"leader:{event.leader}", "hand", "table")]

    @changes.register
    def _(self, event: events.LeaderDiscarded) -> Sequence[Change]:
        piece = "leader" if event.leader is None else f"leader:{event.leader}"
        return [Change(event.seat, {}, piece, "hand", "box")]

    @changes.register
    def _(self, event: events.CardsRemoved) -> Sequence[Change]:
        return [Change(piece=f"card:{card}", place="box") for card in event.cards]
