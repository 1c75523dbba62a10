"""One of several: effects that leave their owner a choice, and those that cost something."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import DECLINE, DROP_CODE, OPTION, PIECE
from bottega.games.lorenzo.bonus import Bonus
from bottega.games.lorenzo.events import Paid
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.leadership import PlayFree, ability, draw_leaders
from bottega.games.lorenzo.paying import charge, leaves_choice
from bottega.games.lorenzo.pieces import (
    BY_CARD,
    BY_LEADER,
    BY_YIELD,
    PIECES,
    SOURCES,
    Effect,
)
from bottega.games.lorenzo.queries import affords, could_hold
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.towers import drop
from bottega.kernel.table import Codes, Frame, Phase


class Option:
    """One way: what it costs, and what comes of it."""

    def __init__(self, effects: list[Effect[Any]], pay: i64 = 0) -> None:
        self.effects = effects
        self.pay = pay

    def open(self, table: Lorenzo, seat: i64) -> bool:
        """Say whether it can be paid and comes to anything."""
        player = table.players[seat]
        if not affords(player.footing, player.goods, self.pay):
            return False
        for effect in self.effects:
            if not effect.possible(table, seat):
                return False
        return True


class OneOf(Effect[Lorenzo]):
    """Exactly one of several options."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for one of the options."""
        table.push(PickOption(seat, source))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """One must be open."""
        for option in self.options:
            if option.open(table, seat):
                return True
        return False


def is_piece(table: Lorenzo, source: i64) -> bool:
    """Say whether there is such a card or leader."""
    sort = source // PIECES
    if sort == BY_LEADER:
        return source % PIECES < i64(len(table.rules.leaders))
    if sort != BY_CARD and sort != BY_YIELD:
        return False
    return 0 < source % PIECES < i64(len(table.rules.cards))


def choice_of(table: Lorenzo, seat: i64, source: i64) -> list[Option]:
    """Find the options that a card or leader gives; it has at most one such choice."""
    piece = source % PIECES
    if source // PIECES == BY_LEADER:
        effects = ability(table, table.players[seat], piece).once
    else:
        card = table.rules.cards[piece]
        effects = [*card.now, *card.each]
    for effect in effects:
        if isinstance(effect, OneOf):
            return effect.options
    raise ValueError("this piece leaves no choice")


class PickOption(Frame[Lorenzo]):
    """Which of the options of a card or leader?"""

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, table: Lorenzo) -> Codes:
        out = vec[i64](capacity=4)
        choice = choice_of(table, self.seat, self.source)
        for i in range(i64(len(choice))):
            if choice[i].open(table, self.seat):
                out = append(out, OPTION + i)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Pay for it, then let it happen."""
        seat = self.seat
        which = code - OPTION
        option = choice_of(table, seat, self.source)[which]
        if option.pay and table.log is not None:
            where = SOURCES[self.source // PIECES]
            piece = self.source % PIECES
            table.log.append(Paid(seat, counts(option.pay), where, piece, which))
        player = table.players[seat]
        if leaves_choice(player.footing, option.pay):
            table.push(OptionIsPaid(seat, self.source, which))
            charge(table, seat, option.pay)
            return
        player.goods -= option.pay
        for effect in option.effects:
            effect.resolve(table, seat, self.source)

    def sound(self, table: Lorenzo) -> bool:
        """The piece is in play and leaves a choice."""
        return is_piece(table, self.source) and len(choice_of(table, self.seat, self.source)) > 0


class OptionIsPaid(Phase[Lorenzo]):
    """What follows the payment of an option."""

    def __init__(self, whose: i64, source: i64, which: i64) -> None:
        super().__init__(whose)
        self.source = source
        self.which = which

    def run(self, table: Lorenzo) -> None:
        option = choice_of(table, self.whose, self.source)[self.which]
        for effect in option.effects:
            effect.resolve(table, self.whose, self.source)

    def sound(self, table: Lorenzo) -> bool:
        """The piece is in play and has that option."""
        if not is_piece(table, self.source):
            return False
        return 0 <= self.which < i64(len(choice_of(table, self.whose, self.source)))


class DrawLeaders(Effect[Lorenzo]):
    """Draw leaders from the pile into the hand."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Draw so many, or all that the pile has left."""
        draw_leaders(table, seat, self.n)


class PlayLeader(Effect[Lorenzo]):
    """Play a leader from the hand without its conditions."""

    def __init__(self, among: i64) -> None:
        self.among = among

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask which; an empty hand means no effect (ruling X-39)."""
        if table.players[seat].hand:
            table.push(PlayFree(seat, self.among))

    def may_play(self, table: Lorenzo, seat: i64, kinds: i64) -> i64:
        """It plays any that could be in hand, as far as all can see."""
        return could_hold(table, seat)


class DropOwn(Effect[Lorenzo]):
    """Put one of one's own cards of these kinds away and receive something for it."""

    def __init__(self, kinds: i64, receive: Effect[Any], optional: bool) -> None:
        self.kinds = kinds
        self.receive = receive
        self.optional = optional

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for a card, where there is one to put away."""
        if self.possible(table, seat):
            table.push(DropCard(seat, self.kinds, source))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """There must be such a card."""
        for number in table.players[seat].cards:
            if (self.kinds >> table.rules.cards[number].kind) & 1:
                return True
        return False


def reward_of(table: Lorenzo, seat: i64, source: i64) -> DropOwn | None:
    """Find what a card or leader gives for a card; nothing if a rival's card demands it."""
    piece = source % PIECES
    if source // PIECES == BY_LEADER:
        effects = ability(table, table.players[seat], piece).once
    else:
        effects = table.rules.cards[piece].each
    for effect in effects:
        if isinstance(effect, DropOwn):
            return effect
    return None


class DropCard(Bonus):
    """Which card do you put away? For a reward, or because a rival's card demands it."""

    def __init__(self, seat: i64, kinds: i64, source: i64) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.source = source

    def options(self, table: Lorenzo) -> Codes:
        """Offer every card of these kinds."""
        out = vec[i64](capacity=13)
        for number in table.players[self.seat].cards:
            if (self.kinds >> table.rules.cards[number].kind) & 1:
                out = append(out, DROP_CODE[number])
        reward = reward_of(table, self.seat, self.source)
        return append(out, DECLINE) if reward is not None and reward.optional else out

    def take(self, table: Lorenzo, code: i64) -> None:
        """Put it away, then receive what that brings."""
        drop(table, self.seat, PIECE[code])
        reward = reward_of(table, self.seat, self.source)
        if reward is not None:
            reward.receive.resolve(table, self.seat, self.source)

    def sound(self, table: Lorenzo) -> bool:
        """The piece that asks for a card is in play, and there is such a card."""
        if not is_piece(table, self.source):
            return False
        kinds = [table.rules.cards[number].kind for number in table.players[self.seat].cards]
        return any((self.kinds >> kind) & 1 for kind in kinds)
