"""All have answered an action: traps, then a pope, then a prayer; then it happens."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import POPE, PRAY
from bottega.games.renaissance.answering import (
    answer_of,
    ask_all,
    castles_attacked,
    hits_seat,
    pope_of,
    prayer_of,
)
from bottega.games.renaissance.asking import Announced
from bottega.games.renaissance.building import leave_zone, take_out
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import (
    ActionCancelled,
    ActionStands,
    ActionTurned,
    AttackCollected,
    TrapSprung,
)
from bottega.games.renaissance.knowing import enter_zone
from bottega.games.renaissance.names import NO_CARD
from bottega.games.renaissance.pieces import AS_REPEAT, CASTLE, SELF, STOCK, Action
from bottega.games.renaissance.resolving import Resolve
from bottega.games.renaissance.specials import side_of
from bottega.games.renaissance.state import (
    DEED_DONE,
    FELL_ON_TILE,
    FELL_UPON,
    FROM_STOCK,
    HAD_FOUNDATIONS,
    HAD_TILE,
    Renaissance,
    special_index,
    stock_place,
)
from bottega.games.renaissance.stocks import own_stock
from bottega.parts.bits import BITS
from bottega.parts.piles import holds, without


class CloseWindow(Announced):
    """All have answered: traps first, then a pope, then a prayer; then the action happens."""

    def __init__(self, actor: i64, card: i64, mode: i64, hit: i64, asked: i64) -> None:
        super().__init__(actor, card, mode, hit)
        self.asked = asked

    def run(self, table: Renaissance) -> None:
        """Ask those again who turned up a mission; then see what the answers come to."""
        if table.again:
            again = table.again
            table.again = 0
            table.push(self)
            ask_all(table, self.actor, self.card, self.hit, again)
            return
        hit = spring_traps(table, self.actor, self.card, self.hit)
        remains = hit != 0 or self.hit == 0 or acts_on_self(table.cards[self.card].action)
        if remains and cancelled(table, self.actor, self.card):
            table.answers = 0
            table.aims = vec[i64]([])
            return
        turned = turned_by(table, self.actor, self.card, hit)
        table.answers = 0
        spare_aims(table, self.actor, hit)
        hidden = table.cards[self.card].action.attack & (STOCK | CASTLE)  # traps, and missions
        told = remains and turned < 0 and (self.asked or hidden)  # ruling N-59
        if told and table.log is not None:
            table.log.append(ActionStands(self.actor, table.cards[self.card].name))
        if remains:  # what is cancelled for all leaves nothing to repeat (ruling N-49)
            remember(table, self.actor, self.card)
        table.push(Resolve(self.actor, self.card, self.mode, hit, turned, 0))
        note_attacks(table, self.actor, self.card, self.mode, hit, turned)
        table.push(CHECK)  # what an attack achieves counts at once


def acts_on_self(action: Action[Renaissance]) -> bool:
    """Say whether an action also does something for who plays it."""
    for step in action.steps:
        if step.who == SELF:
            return True
    return False


def remember(table: Renaissance, actor: i64, card: i64) -> None:
    """Note which action a seat played last."""
    table.deeds += 1
    person = table.people[actor]
    person.last_action = card
    person.last_at = table.deeds


def spare_aims(table: Renaissance, actor: i64, hit: i64) -> None:
    """Let go of specials whose owners a trap protects."""
    left = vec[i64]([])
    for special in table.aims:
        side = side_of(table, special)
        own = side == table.side(actor) or table.sites[side].cover == special
        if own or hit & BITS[side]:
            left = append(left, special)
    table.aims = left


def spring_traps(table: Renaissance, actor: i64, card: i64, hit: i64) -> i64:
    """Let traps cancel the action for their owners, clockwise; give who is still hit."""
    action = table.cards[card].action
    castles = castles_attacked(table, card, hit)
    for step in range(i64(1), table.rules.sides):
        side = (table.side(actor) + step) % table.rules.sides
        if not hit & BITS[side]:
            continue
        trap = NO_CARD
        if castles & BITS[side]:
            trap = trap_in(table, table.sites[side].zone, CASTLE)
        if trap == NO_CARD and action.attack & STOCK:
            trap = trap_in(table, own_stock(table.sites[side]), STOCK)
        if trap != NO_CARD:
            hit &= ~BITS[side]
            spring(table, side, actor, trap)
    return hit


def trap_in(table: Renaissance, cards: vec[i64], scope: i64) -> i64:
    """Find a trap for such an attack among these cards."""
    for card in cards:
        if table.special(card).trap == scope:
            return card
    return NO_CARD


def spring(table: Renaissance, side: i64, attacker: i64, card: i64) -> None:
    """Let a trap go to the attacker's zone."""
    site = table.sites[side]
    where = "zone"
    if holds(site.zone, card):
        leave_zone(table, site, card)
    else:
        where = stock_place(holds(site.vault, card))
        take_out(table, side, card, FROM_STOCK)
    enter_zone(table, table.site(attacker), card)
    table.laid_by[special_index(card)] = -1
    table.aims = without(table.aims, card)
    if table.log is not None:
        piece, mates, takers = table.cards[card], table.mates(side), table.mates(attacker)
        points = piece.special.zone
        table.log.append(TrapSprung(side, piece.name, attacker, where, points, mates, takers))


def cancelled(table: Renaissance, actor: i64, card: i64) -> bool:
    """Say whether somebody cancels the action for everybody, and note that use."""
    for step in range(i64(1), table.rules.seats):
        seat = (actor + step) % table.rules.seats
        if answer_of(table, seat) == POPE:
            pope = pope_of(table, table.side(seat))
            table.used |= BITS[special_index(pope)]
            if table.log is not None:
                by = table.cards[pope].name
                table.log.append(ActionCancelled(seat, by, table.cards[card].name))
            return True
    return False


def turned_by(table: Renaissance, actor: i64, card: i64, hit: i64) -> i64:
    """Find who turns its part of the action, if that part is still to come; -1 for nobody."""
    for step in range(i64(1), table.rules.seats):
        seat = (actor + step) % table.rules.seats
        if answer_of(table, seat) == PRAY and hits_seat(table, card, hit, seat):
            prayer = prayer_of(table, seat)
            table.take_from_hand(seat, prayer)
            table.discard(prayer)
            table.people[seat].actions += 1
            table.touch(seat, DEED_DONE)
            if table.log is not None:
                by, name = table.cards[prayer].name, table.cards[card].name
                table.log.append(ActionTurned(seat, by, name, actor))
            return seat
    return -1


def note_attacks(
    table: Renaissance, actor: i64, card: i64, mode: i64, hit: i64, turned: i64
) -> None:
    """Remember whose castle was attacked by whom, and let the attacked collect (ruling N-8)."""
    castles = castles_attacked(table, card, hit)
    for side in range(table.rules.sides):
        if castles & BITS[side]:
            if turned >= 0 and table.side(turned) == side:
                continue
            note_attack(table, actor, side)
            collect(table, side, card, mode)
    if turned >= 0 and castles & BITS[table.side(turned)] and table.site(actor).filled:
        note_attack(table, turned, table.side(actor))
        collect(table, table.side(actor), card, mode)


def note_attack(table: Renaissance, actor: i64, side: i64) -> None:
    """Remember that a castle was attacked."""
    victim = table.sites[side]
    mine = table.site(actor)
    if not victim.flags & HAD_FOUNDATIONS:
        mine.note(FELL_UPON)
    if victim.flags & HAD_TILE:
        mine.note(FELL_ON_TILE)


def collect(table: Renaissance, side: i64, card: i64, mode: i64) -> None:
    """Let an action card that attacked a castle lie under the special that collects it."""
    site = table.sites[side]
    if mode & AS_REPEAT:
        return
    for special in site.zone:
        if table.special(special).collects and holds(table.discards, card):
            table.discards = without(table.discards, card)
            site.under = append(site.under, card)
            if table.log is not None:
                name, under = table.cards[card].name, table.cards[special].name
                points = table.special(special).collects
                table.log.append(AttackCollected(side, name, under, points, table.mates(side)))
