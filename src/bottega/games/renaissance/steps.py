"""What actions do: one small class a word."""

from mypy_extensions import i64

from bottega.games.renaissance.attack import DoubleWhich
from bottega.games.renaissance.building import remove_special
from bottega.games.renaissance.drawing import draw_look, draw_until
from bottega.games.renaissance.events import (
    CastleProtected,
    OperationGranted,
    Restrained,
    TurnGranted,
)
from bottega.games.renaissance.hands import (
    DiscardAny,
    demand_discards,
    discard_matching,
    look_at_hand,
    swap_hands,
    trade,
)
from bottega.games.renaissance.offers import negotiate
from bottega.games.renaissance.pieces import (
    ANY_NUMBER,
    EVERY,
    MODIFIERS,
    OUT_OF_STOCK,
    SELF,
    Step,
    StepTo,
    StepToSome,
    times,
)
from bottega.games.renaissance.placing import offer_matches, place
from bottega.games.renaissance.pool import Pool, draw_pool
from bottega.games.renaissance.removing import discard_own, take_special_from
from bottega.games.renaissance.selectors import ANYTHING, Selector
from bottega.games.renaissance.specials import side_of, touchable
from bottega.games.renaissance.state import (
    DEED_DONE,
    FROM_HAND,
    FROM_STOCK,
    IMMUNE,
    PULLEY,
    Renaissance,
)
from bottega.games.renaissance.stocks import (
    BuildFromStock,
    Sin,
    StoreExchange,
    covered,
    demand_stock,
    look_at_stock,
    lose_by_chance,
    own_stock,
    show_missions,
)
from bottega.games.renaissance.striking import Flank, lose, rearrange, steal, strike, swap, targets
from bottega.games.renaissance.turn import ACT
from bottega.parts.bits import BITS, length
from bottega.parts.piles import holds


class LoseMaterials(Step[Renaissance]):
    """Materials leave a castle for the discard pile."""

    def __init__(
        self,
        who: i64,
        count: i64,
        selector: Selector = ANYTHING,
        by_victim: bool = False,
        cascade: bool = False,
        side: bool = False,
    ) -> None:
        self.who = who
        self.count = count
        self.selector = selector
        self.by_victim = by_victim
        self.cascade = cascade
        self.side = side

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Let the chooser pick, where there is a choice."""
        if self.side:
            table.push(Flank(victim, actor))
            return
        cells = targets(table, victim, self.selector)
        if self.count == EVERY:
            lose(table, actor, table.side(victim), cells, 0)
            return
        chooser = victim if self.by_victim else actor
        cascade: i64 = 1 if self.cascade else 0
        strike(table, chooser, actor, victim, times(mode, self.count), cells, cascade)


class StealMaterial(StepToSome[Renaissance]):
    """A material of another castle is built into one's own."""

    def __init__(self, who: i64, count: i64, selector: Selector = ANYTHING) -> None:
        super().__init__(who, count)
        self.selector = selector

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask which, and where it goes."""
        steal(table, actor, victim, times(mode, self.count), at)


class SwapMaterials(StepToSome[Renaissance]):
    """A material of another castle and one of one's own change places."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask for what changes places, if anything can."""
        swap(table, actor, victim, times(mode, self.count))


class RearrangeCastle(Step[Renaissance]):
    """The own castle is laid out anew."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        rearrange(table, actor)


class PlaceMaterials(Step[Renaissance]):
    """Materials of the hand are placed."""

    def __init__(self, least: i64, most: i64, match: i64) -> None:
        self.least = least
        self.most = most
        self.match = match

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask for one after the other."""
        place(table, actor, self.least, times(mode, self.most), self.match)


class OthersPlaceMatching(StepTo[Renaissance]):
    """Others may place materials like those just placed."""

    personal: bool = True

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask this opponent for a place."""
        offer_matches(table, victim, actor)


class StockDiscard(StepToSome[Renaissance]):
    """Cards of a stock are discarded, by chance or as their owner picks."""

    def __init__(self, who: i64, count: i64, by_chance: bool) -> None:
        super().__init__(who, count)
        self.by_chance = by_chance

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        if self.by_chance:
            lose_by_chance(table, actor, victim, times(mode, self.count))
        else:
            demand_stock(table, victim, times(mode, self.count))


class StockLook(StepTo[Renaissance]):
    """A stock is seen by who acts."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Show the stock to who acts."""
        look_at_stock(table, actor, victim)


class StockExchange(StepTo[Renaissance]):
    """Cards of a stock are exchanged for as many of one's own."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask which, where both have some and the own one is not covered."""
        mine = table.site(actor)
        if len(table.site(victim).stock) and len(own_stock(mine)) and not covered(mine):
            table.push(StoreExchange(actor, victim))


class StockTakeMaterial(StepToSome[Renaissance]):
    """A material of a stock may be built."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask for a card of the stock, if there is any."""
        if len(table.site(victim).stock):
            table.push(BuildFromStock(actor, victim, times(mode, self.count)))


class StockHandExchange(Step[Renaissance]):
    """Cards of the own stock are exchanged for as many of the own hand."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask which, unless the stock is covered."""
        site = table.site(actor)
        if len(own_stock(site)) and len(table.people[actor].hand) and not covered(site):
            table.push(Sin(actor, 0))


class HandLook(Step[Renaissance]):
    """A hand is seen by who acts, or by all."""

    def __init__(self, who: i64, all: bool) -> None:
        self.who = who
        self.all = all
        self.personal = True

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Show the hand to who acts, or to all."""
        look_at_hand(table, actor, victim, self.all)


class HandTrade(Step[Renaissance]):
    """Cards of a hand are taken, by choice or by chance, and as many given back."""

    def __init__(self, who: i64, take: i64, by_chance: bool, give: i64) -> None:
        self.who = who
        self.take = take
        self.by_chance = by_chance
        self.give = give
        self.personal = True

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        trade(table, actor, victim, times(mode, self.take), 0, self.by_chance)


class HandSwap(StepTo[Renaissance]):
    """Two hands are exchanged."""

    personal: bool = True

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Let the two hands change places."""
        swap_hands(table, actor, victim)


class HandDiscard(Step[Renaissance]):
    """Cards of a hand are discarded: so many, any number, or all that match."""

    def __init__(
        self, who: i64, count: i64, selector: Selector = ANYTHING, cost: bool = False
    ) -> None:
        self.who = who
        self.count = count
        self.selector = selector
        self.cost = cost
        self.personal = who != SELF

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        if self.count == ANY_NUMBER:
            if len(table.people[victim].hand):
                table.push(DiscardAny(victim))
        elif self.count == EVERY:
            discard_matching(table, victim, at)
        else:
            demand_discards(table, victim, times(mode, self.count), at)

    def payable(self, table: Renaissance, actor: i64) -> bool:
        """Say whether a cost can be paid in full (ruling N-13)."""
        return not self.cost or i64(len(table.people[actor].hand)) >= self.count


class HandNegotiate(StepTo[Renaissance]):
    """Two hands are shown to each other, and an exchange may be agreed on."""

    personal: bool = True
    turnable: bool = False

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        negotiate(table, actor, victim)


class HandPool(Step[Renaissance]):
    """Everybody puts cards into a pool, from which one hands them back."""

    def __init__(self, count: i64, blind: bool) -> None:
        self.count = count
        self.blind = blind
        self.gathers = True
        self.turnable = False

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        count = times(mode, self.count)
        if self.blind:
            draw_pool(table, actor, count)
        else:
            table.push(Pool(actor, count))


class DrawLook(Step[Renaissance]):
    """Cards of the pile are turned up, and some taken."""

    def __init__(self, look: i64, take: i64) -> None:
        self.look = look
        self.take = take

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        draw_look(table, actor, times(mode, self.look), times(mode, self.take))


class DrawUntil(Step[Renaissance]):
    """Cards of the pile are turned up until some match, which are taken."""

    def __init__(self, selector: Selector, count: i64) -> None:
        self.selector = selector
        self.count = count

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        draw_until(table, actor, self.selector, times(mode, self.count))


class DiscardSpecial(Step[Renaissance]):
    """A special is discarded: one's own, or any in play."""

    def __init__(self, count: i64, any: bool) -> None:
        self.count = count
        self.aimed = any

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Discard what the action is aimed at, as far as it is still there, or ask."""
        if not self.aimed:
            discard_own(table, actor, times(mode, self.count))
            return
        for card in table.aims:
            side = side_of(table, card)
            if side >= 0 and holds(touchable(table, actor, side), card):
                remove_special(table, actor, side, card)
                if table.side(actor) == side:
                    table.site(actor).thrown += 1
                    table.touch(actor, DEED_DONE)


class TakeSpecial(StepToSome[Renaissance]):
    """A special in play on a side is taken into the hand."""

    def __init__(self, who: i64, count: i64, zone: bool) -> None:
        super().__init__(who, count)
        self.zone = zone

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask for a special of the side."""
        take_special_from(table, actor, victim, times(mode, self.count), self.zone)


class ShowMissions(StepToSome[Renaissance]):
    """Mandatory missions are shown to who acts."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask the victim for the missions to be shown."""
        show_missions(table, actor, victim, times(mode, self.count))


class Restrain(Step[Renaissance]):
    """Something holds in a seat's next turn (ruling N-12: it does not pile up)."""

    def __init__(self, who: i64, modifier: i64, count: i64 = 1) -> None:
        self.who = who
        self.modifier = modifier
        self.count = count
        self.personal = who != SELF

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        person = table.people[victim]
        count = self.count
        if self.modifier == PULLEY:
            count = times(mode, count)
            person.pulley_next = max(person.pulley_next, count)
        else:
            person.next |= self.modifier
        if table.log is not None:
            name = MODIFIERS[length(self.modifier) - 1]
            table.log.append(Restrained(actor, victim, name, count))


class CastleImmunity(Step[Renaissance]):
    """No action affects the castle until the seat's next turn."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Let the castle of who acts be immune."""
        table.people[actor].next |= IMMUNE
        table.site(actor).immune = True
        if table.log is not None:
            table.log.append(CastleProtected(actor))


class ExtraOperation(Step[Renaissance]):
    """Another operation follows right away."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        if table.log is not None:
            table.log.append(OperationGranted(actor))
        table.push(ACT[actor])


class ExtraTurn(Step[Renaissance]):
    """Another turn follows this one."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Grant it; two in one turn are one (it does not pile up)."""
        table.extra |= BITS[actor]
        if table.log is not None:
            table.log.append(TurnGranted(actor))


class DoubleAction(Step[Renaissance]):
    """Another action follows at once, doubled."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Ask for the action that is doubled."""
        origin = FROM_STOCK if mode & OUT_OF_STOCK else FROM_HAND
        table.push(DoubleWhich(actor, origin))


class ReflectAction(Step[Renaissance]):
    """An action that names its holder turns against who played it; only ever an answer."""

    def resolve(self, table: Renaissance, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        """Do nothing: it is played as an answer (see `closing.turned_by`)."""
