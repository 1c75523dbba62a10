"""Playing an action: announcing, doubling and repeating it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    ACTION_CARDS,
    BY_CARDS,
    DOUBLE,
    PASS,
    PLAY,
    PLAY_CODE,
    REPEAT,
)
from bottega.games.renaissance.aiming import aim, everybody_hit, last_target
from bottega.games.renaissance.asking import Ask, AskFor, AskWith
from bottega.games.renaissance.building import take_out
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import ActionDoubled, ActionPlayed
from bottega.games.renaissance.names import NO_CARD
from bottega.games.renaissance.pieces import AS_REPEAT, CARDS, OUT_OF_STOCK, PLAYERS, PURE_ACTION
from bottega.games.renaissance.state import (
    DEED_DONE,
    FROM_STOCK,
    FROM_VAULT,
    ORIGINS,
    REPEATED,
    Renaissance,
    origin_of,
    special_index,
)
from bottega.games.renaissance.stocks import own_stock
from bottega.kernel.table import Codes, Interlude
from bottega.parts.bits import BITS


def declare(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Lay an action on the discard pile for all to see, unless it is only repeated (N-57)."""
    person = table.people[seat]
    piece = table.cards[card]
    if origin != REPEATED:
        take_out(table, seat, card, origin)
        table.discard(card)
    if piece.type == PURE_ACTION and table.mover == seat:
        person.pure_action = True
    person.actions += 1
    table.touch(seat, DEED_DONE)
    if table.log is not None:
        givers = () if origin == REPEATED else table.owners(seat, ORIGINS[origin])
        hits = seats_hit(table, seat, card)
        table.log.append(ActionPlayed(seat, piece.name, ORIGINS[origin], givers, hits))
    table.push(After(seat, card, table.deeds))


def seats_hit(table: Renaissance, seat: i64, card: i64) -> tuple[int, ...]:
    """Name the seats that an action attacks without being aimed at them, for events."""
    hit = everybody_hit(table, seat, card, 0) if table.cards[card].action.attack else 0
    return tuple([int(other) for other in range(table.rules.seats) if hit & BITS[other]])


def announce(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Play an action as it is."""
    declare(table, seat, card, origin)
    aim(table, seat, card, mode_of(origin))


def mode_of(origin: i64) -> i64:
    """Give how an action is played, by where it comes from."""
    if origin in (FROM_STOCK, FROM_VAULT):
        return OUT_OF_STOCK
    return AS_REPEAT if origin == REPEATED else 0


class After(Interlude[Renaissance]):
    """The action is over: who may repeat it is asked, unless it was cancelled (ruling N-49)."""

    def __init__(self, actor: i64, card: i64, before: i64) -> None:
        super().__init__()
        self.actor = actor
        self.card = card
        self.before = before

    def run(self, table: Renaissance) -> None:
        table.aims = vec[i64]([])
        table.baked = vec[i64]([])
        if table.people[self.actor].last_at <= self.before:
            return
        for side in range(table.rules.sides):
            if side != table.side(self.actor):
                special = repeater_of(table, side, False)
                if special != NO_CARD:
                    seat = spokesman(table, side, special)
                    table.push(RepeatAction(seat, self.actor, self.card))


def repeater_of(table: Renaissance, side: i64, at_start: bool) -> i64:
    """Find a special in a zone that can still repeat an action at this moment."""
    for card in table.sites[side].zone:
        special = table.special(card)
        unused = not table.used & BITS[special_index(card)]
        if unused and special.repeats and special.repeats_at_start == at_start:
            return card
    return NO_CARD


def spokesman(table: Renaissance, side: i64, special: i64) -> i64:
    """Give the seat of a side that laid a special, or its first one."""
    seat = table.laid_by[special_index(special)]
    return seat if seat >= 0 and table.side(seat) == side else side


class RepeatAction(AskFor):
    """Do you repeat the action for yourself?"""

    def __init__(self, seat: i64, actor: i64, card: i64) -> None:
        super().__init__(seat, actor)
        self.card = card

    def choices(self, table: Renaissance) -> Codes:
        """Offer to repeat it, or not."""
        return vec[i64]([PASS, REPEAT])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Play it as a new action of one's own."""
        if code == PASS:
            return
        for at_start in (False, True):
            special = repeater_of(table, table.side(self.seat), at_start)
            if special != NO_CARD:
                table.used |= BITS[special_index(special)]
        announce(table, self.seat, self.card, REPEATED)


class RepeatLast(RepeatAction):
    """Your turn begins: do you repeat the last action of an opponent for yourself?"""


class DoubleWhich(Ask):
    """Which action follows, hitting twice?"""

    always: bool = True  # what is in hand is nobody else's business

    def __init__(self, seat: i64, origin: i64) -> None:
        super().__init__(seat)
        self.origin = origin

    def choices(self, table: Renaissance) -> Codes:
        """Offer the other actions, and none."""
        out = append(vec[i64](capacity=6), PASS)
        cards = table.people[self.seat].hand
        if self.origin == FROM_STOCK:
            cards = own_stock(table.site(self.seat))
        for card in cards:
            if table.rules.playable[card]:
                out = append(out, PLAY_CODE[card])
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Play it, doubled as it can be."""
        if code == PASS:
            return
        card = ACTION_CARDS[code - PLAY]
        declare(table, self.seat, card, origin_of(table.site(self.seat), card, self.origin))
        ways = doublings(table, self.seat, card)
        if ways == CARDS | PLAYERS:
            table.push(DoubleHow(self.seat, card, self.origin))
            table.push(CHECK)
        else:
            double(table, self.seat, card, self.origin, ways)


def double(table: Renaissance, seat: i64, card: i64, origin: i64, ways: i64) -> None:
    """Go on with an action that is doubled in one of these ways, or in none."""
    if table.log is not None:
        table.log.append(ActionDoubled(seat, table.cards[card].name, DOUBLED[ways]))
    aim(table, seat, card, mode_of(origin) | ways)


def doublings(table: Renaissance, seat: i64, card: i64) -> i64:
    """Give what a double attack can double in an action; two opponents need two to be there."""
    ways = table.cards[card].action.double
    if ways & PLAYERS:
        rivals: i64 = 0
        for other in range(last_target(table, card)):
            if table.opponents(seat, other):
                rivals += 1
        if rivals < 2:
            ways &= ~PLAYERS
    return ways


class DoubleHow(AskWith):
    """Twice as many cards, or twice as many players?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer more cards, and more players."""
        return vec[i64]([DOUBLE, DOUBLE + 1])

    def decide(self, table: Renaissance, code: i64) -> None:
        ways = CARDS if code == DOUBLE + BY_CARDS else PLAYERS
        double(table, self.seat, self.card, self.origin, ways)


DOUBLED: Final = ("nothing", "cards", "players")
