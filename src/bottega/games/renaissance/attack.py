"""Playing an action: whom it is aimed at, who answers it, what it does, and who repeats it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import (
    ACTION_CARDS,
    AIM,
    AIM_CODE,
    BY_CARDS,
    CLAIM,
    DOUBLE,
    LET_BE,
    PASS,
    PLAY,
    PLAY_CODE,
    POPE,
    PRAY,
    PRINCELY_CARDS,
    REPEAT,
    SPECIAL_CARDS,
    TARGET,
)
from bottega.games.renaissance.building import cell_of, leave_zone, remove_special, take_out
from bottega.games.renaissance.claims import CHECK, Ask, claim, with_claims
from bottega.games.renaissance.events import (
    ActionAimed,
    ActionCancelled,
    ActionDoubled,
    ActionPlayed,
    ActionStands,
    ActionTurned,
    AttackCollected,
    CostUnpaid,
    TrapSprung,
)
from bottega.games.renaissance.knowing import enter_zone
from bottega.games.renaissance.names import NO_CARD, NUMBER
from bottega.games.renaissance.pieces import (
    AS_REPEAT,
    CARDS,
    CASTLE,
    EACH,
    NEXT,
    OUT_OF_STOCK,
    PLAYERS,
    PURE_ACTION,
    SELF,
    STOCK,
    Action,
    Step,
    times,
)
from bottega.games.renaissance.state import (
    DEED_DONE,
    FELL_ON_TILE,
    FELL_UPON,
    FROM_STOCK,
    HAD_FOUNDATIONS,
    HAD_TILE,
    ORIGINS,
    PLACES,
    REPEATED,
    RIDER,
    Renaissance,
    Site,
    special_index,
)
from bottega.games.renaissance.stocks import own_stock
from bottega.kernel.table import NOBODY, Codes, Frame
from bottega.parts.bits import BITS
from bottega.parts.piles import holds, without

PRAYER: Final[i64] = NUMBER["clergy-08"]  # the only card that turns an action


def declare(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Lay an action on the discard pile for all to see, unless it is only repeated."""
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
        table.log.append(ActionPlayed(seat, piece.name, ORIGINS[origin]))


def announce(table: Renaissance, seat: i64, card: i64, origin: i64) -> None:
    """Play an action as it is."""
    declare(table, seat, card, origin)
    aim(table, seat, card, mode_of(origin))


def mode_of(origin: i64) -> i64:
    """Give how an action is played, by where it comes from."""
    if origin == FROM_STOCK:
        return OUT_OF_STOCK
    return AS_REPEAT if origin == REPEATED else 0


def aim(table: Renaissance, seat: i64, card: i64, mode: i64) -> None:
    """Ask whom an action is aimed at, then let it be answered."""
    action = table.cards[card].action
    if action.aimed:
        aim_next(table, seat, card, mode, times(mode, 1))
    elif action.chosen:
        target_next(table, seat, card, mode, 0, 2 if mode & PLAYERS else 1)
    else:
        table.push(OpenWindow(seat, card, mode, everybody_hit(table, seat, card, mode)))
    table.push(CHECK)  # the card has left the hand (ruling N-33)


# Targets.


class Target(Ask):
    """Whom is the action aimed at?"""

    def __init__(self, seat: i64, card: i64, mode: i64, chosen: i64, left: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.mode = mode
        self.chosen = chosen
        self.left = left

    def args(self) -> list[int]:
        """Give who acts, with what, played how, whom it is aimed at, and how many are missing."""
        return [
            int(self.seat), int(self.card), int(self.mode), int(self.chosen), int(self.left),
        ]  # fmt: skip

    def choices(self, table: Renaissance) -> Codes:
        """Offer opponents: seats, or sides by their first seats (ruling N-48)."""
        out = vec[i64](capacity=8)
        for seat in range(last_target(table, self.card)):
            if table.opponents(self.seat, seat) and not self.chosen & BITS[seat]:
                out = append(out, TARGET + seat)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Aim at it."""
        seat = code - TARGET
        if table.log is not None:
            table.log.append(ActionAimed(self.seat, table.cards[self.card].name, seat, None))
        chosen = self.chosen | BITS[seat]
        target_next(table, self.seat, self.card, self.mode, chosen, self.left - 1)


def last_target(table: Renaissance, card: i64) -> i64:
    """Count the seats that can be aimed at: those that stand for sides where only these matter."""
    return table.rules.seats if table.cards[card].action.personal else table.rules.sides


def target_next(
    table: Renaissance, seat: i64, card: i64, mode: i64, chosen: i64, left: i64
) -> None:
    """Ask for the next target, or open the window."""
    if left > 0:
        table.push(Target(seat, card, mode, chosen, left))
    else:
        table.push(OpenWindow(seat, card, mode, chosen))


class Aim(Ask):
    """Which special is the action aimed at? It is chosen before anybody answers."""

    def __init__(self, seat: i64, card: i64, mode: i64, left: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.mode = mode
        self.left = left

    def args(self) -> list[int]:
        """Give who acts, with what, played how, and how many specials are missing."""
        return [int(self.seat), int(self.card), int(self.mode), int(self.left)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer every special in play that can be touched."""
        out = vec[i64](capacity=8)
        for side in range(table.rules.sides):
            for card in touchable(table, self.seat, side):
                if not holds(table.aims, card):
                    out = append(out, AIM_CODE[card])
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Aim at it."""
        special = SPECIAL_CARDS[code - AIM]
        table.aims = append(table.aims, special)
        if table.log is not None:
            whose = side_of(table, special)
            piece = table.cards[self.card].name
            name = table.cards[special].name
            table.log.append(ActionAimed(self.seat, piece, whose, name))
        aim_next(table, self.seat, self.card, self.mode, self.left - 1)


def touchable(table: Renaissance, seat: i64, side: i64) -> vec[i64]:
    """List the specials in play on a side that a seat's action can touch (ruling N-5)."""
    site = table.sites[side]
    own = table.side(seat) == side
    found = site.zone[:]
    if own or not site.immune:
        for rider in site.riders:
            found = append(found, rider // RIDER)
        for cell in range(site.castle.size):
            if site.fixed & BITS[cell]:
                card = site.cells[cell]
                if own or not table.special(card).untouchable:
                    found = append(found, card)
    if site.cover != NO_CARD:
        found = append(found, site.cover)
    return found


def side_of(table: Renaissance, special: i64) -> i64:
    """Find the side where a special lies in play, or -1."""
    for side in range(table.rules.sides):
        site = table.sites[side]
        if holds(site.zone, special) or site.cover == special or on_castle(site, special):
            return side
    return -1


def on_castle(site: Site, special: i64) -> bool:
    """Say whether a special lies on a castle."""
    for rider in site.riders:
        if rider // RIDER == special:
            return True
    return cell_of(site, special) >= 0


def aim_next(table: Renaissance, seat: i64, card: i64, mode: i64, left: i64) -> None:
    """Ask for the next special, or open the window."""
    if left > 0:
        for side in range(table.rules.sides):
            for special in touchable(table, seat, side):
                if not holds(table.aims, special):
                    table.push(Aim(seat, card, mode, left))
                    return
    hit: i64 = 0
    for special in table.aims:
        side = side_of(table, special)
        if side != table.side(seat) and table.sites[side].cover != special:
            hit |= BITS[side]
    table.push(OpenWindow(seat, card, mode, hit))


def everybody_hit(table: Renaissance, seat: i64, card: i64, mode: i64) -> i64:
    """Give the seats that an action hits without being aimed, a bit each."""
    hit: i64 = 0
    for step in table.cards[card].action.steps:
        if step.who == EACH or step.gathers:
            for other in range(table.rules.seats if step.personal else table.rules.sides):
                if table.opponents(seat, other):
                    hit |= BITS[other]
        elif step.who == NEXT:
            hit |= next_seats(table, seat, 2 if mode & PLAYERS else 1)
    return hit


def next_seats(table: Renaissance, seat: i64, count: i64) -> i64:
    """Give the next so many opponents around the table."""
    hit: i64 = 0
    for step in range(i64(1), table.rules.seats):
        other = (seat + step) % table.rules.seats
        if count > 0 and table.opponents(seat, other):
            hit |= BITS[other]
            count -= 1
    return hit


# The window: everybody is asked at the same time, once (ruling N-10).


class OpenWindow(Frame[Renaissance]):
    """An action is announced: all opponents may answer it, where anybody could."""

    def __init__(self, actor: i64, card: i64, mode: i64, hit: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.card = card
        self.mode = mode
        self.hit = hit

    def args(self) -> list[int]:
        """Give who acts, with what, played how, and the seats it names or hits."""
        return [int(self.actor), int(self.card), int(self.mode), int(self.hit)]

    def run(self, table: Renaissance) -> None:
        """Count what it is aimed at, and ask all opponents together."""
        count_aims(table, self.actor, self.hit)
        table.answers = 0
        table.again = 0
        asked = answerable(table, self.actor, self.card, self.hit)
        table.push(CloseWindow(self.actor, self.card, self.mode, self.hit, 1 if asked else 0))
        if asked:
            ask_all(table, self.actor, self.card, self.hit, 255)


def ask_all(table: Renaissance, actor: i64, card: i64, hit: i64, seats: i64) -> None:
    """Ask the opponents among these seats, clockwise from the actor."""
    castles = castles_attacked(table, actor, card, hit)
    for step in range(table.rules.seats - 1, i64(0), -1):
        seat = (actor + step) % table.rules.seats
        if not table.opponents(actor, seat) or not seats & BITS[seat]:
            continue
        if castles & BITS[table.side(seat)]:
            table.push(AnswerAttack(seat, actor, card, hit))
        else:
            table.push(AnswerAction(seat, actor, card, hit))


def count_aims(table: Renaissance, actor: i64, hit: i64) -> None:
    """Count an action for every opponent that it names or hits."""
    person = table.people[actor]
    sides: i64 = 0
    for seat in range(table.rules.seats):
        if hit & BITS[seat]:
            sides |= BITS[table.side(seat)]
    for side in range(table.rules.sides):
        if sides & BITS[side]:
            person.aimed += BITS[8 * side]
    if sides:
        table.touch(actor, DEED_DONE)


def answerable(table: Renaissance, actor: i64, card: i64, hit: i64) -> bool:
    """Say whether, by what all can see, somebody might answer an action."""
    for side in range(table.rules.sides):
        if side != table.side(actor) and pope_of(table, side) != NO_CARD:
            return True
    if not hit or not table.cards[card].action.turnable:
        return False
    return table.families & BITS[PRAYER // 35] != 0 and not in_sight(table, PRAYER)


def in_sight(table: Renaissance, card: i64) -> bool:
    """Say whether a card lies where all can see it."""
    if holds(table.discards, card):
        return True
    for site in table.sites:
        if cell_of(site, card) >= 0 or holds(site.under, card):
            return True
    return False


def pope_of(table: Renaissance, side: i64) -> i64:
    """Find a special in a zone that can still cancel an action."""
    for card in table.sites[side].zone:
        if table.special(card).cancels and not table.used & BITS[special_index(card)]:
            return card
    return NO_CARD


def hits_seat(table: Renaissance, card: i64, hit: i64, seat: i64) -> bool:
    """Say whether an action names or hits a seat, or the side it belongs to."""
    if hit & BITS[seat]:
        return True
    return not table.cards[card].action.personal and hit & BITS[table.side(seat)] != 0


def castles_attacked(table: Renaissance, actor: i64, card: i64, hit: i64) -> i64:
    """Give the sides whose castle an action attacks, a bit each."""
    action = table.cards[card].action
    if not action.attack & CASTLE:
        return 0
    sides: i64 = 0
    for side in range(table.rules.sides):
        if not hit & BITS[side] or not table.sites[side].filled:  # ruling N-8
            continue
        if not action.aimed or aimed_at_castle(table, side):
            sides |= BITS[side]
    return sides


def aimed_at_castle(table: Renaissance, side: i64) -> bool:
    """Say whether one of the specials aimed at lies on this castle."""
    for special in table.aims:
        if on_castle(table.sites[side], special):
            return True
    return False


class AnswerAction(Frame[Renaissance]):
    """An opponent has played an action: do you let it be?"""

    def __init__(self, seat: i64, actor: i64, card: i64, hit: i64) -> None:
        super().__init__(seat)
        self.actor = actor
        self.card = card
        self.hit = hit
        self.always = True
        self.together = True

    def args(self) -> list[int]:
        """Give who is asked, who acts, with what, and whom it names or hits."""
        return [int(self.seat), int(self.actor), int(self.card), int(self.hit)]

    def options(self, table: Renaissance) -> Codes:
        """Offer to let it be, to cancel it, or to turn it."""
        out = append(vec[i64](capacity=4), LET_BE)
        if pope_of(table, table.side(self.seat)) != NO_CARD:
            out = append(out, POPE)
        if can_pray(table, self.seat, self.card, self.hit):
            out = append(out, PRAY)
        return with_claims(table, self.seat, out)

    def answer(self, table: Renaissance, code: i64) -> None:
        """Keep the answer hidden until all have given theirs."""
        if CLAIM <= code < CLAIM + i64(len(PRINCELY_CARDS)):
            table.again |= BITS[self.seat]
            claim(table, self.seat, PRINCELY_CARDS[code - CLAIM])
        else:
            table.answers |= (code - LET_BE) * BITS[4 * self.seat]


class AnswerAttack(AnswerAction):
    """An opponent's action attacks your castle: do you let it be?"""


def can_pray(table: Renaissance, seat: i64, card: i64, hit: i64) -> bool:
    """Say whether a seat can turn its part of an action (N-10: on another's turn only)."""
    return (
        seat != table.mover
        and table.cards[card].action.turnable
        and hits_seat(table, card, hit, seat)
        and holds(table.people[seat].hand, PRAYER)
    )


def answer_of(table: Renaissance, seat: i64) -> i64:
    """Give what a seat said to the action."""
    return LET_BE + table.answers // BITS[4 * seat] % 16


class CloseWindow(Frame[Renaissance]):
    """All have answered: traps first, then a pope, then a prayer; then the action happens."""

    def __init__(self, actor: i64, card: i64, mode: i64, hit: i64, asked: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.card = card
        self.mode = mode
        self.hit = hit
        self.asked = asked

    def args(self) -> list[int]:
        """Give who acts, with what, played how, whom it hits, and whether anybody was asked."""
        return [
            int(self.actor), int(self.card), int(self.mode), int(self.hit), int(self.asked),
        ]  # fmt: skip

    def run(self, table: Renaissance) -> None:
        """Ask those again who turned up a mission; then see what the answers come to."""
        if table.again:
            again = table.again
            table.again = 0
            table.push(self)
            ask_all(table, self.actor, self.card, self.hit, again)
            return
        hit = spring_traps(table, self.actor, self.card, self.hit)
        left = hit != 0 or self.hit == 0 or acts_on_self(table.cards[self.card].action)
        if left and cancelled(table, self.actor, self.card):
            table.answers = 0
            table.aims = vec[i64]([])
            return
        turned = turned_by(table, self.actor, self.card, hit)
        table.answers = 0
        spare_aims(table, self.actor, hit, turned)
        if self.asked and turned < 0 and table.log is not None:
            table.log.append(ActionStands(self.actor, table.cards[self.card].name))
        if left:  # what is cancelled for all leaves nothing to repeat (ruling N-49)
            remember(table, self.actor, self.card)
        if left:
            table.push(After(self.actor, self.card))
        table.push(Resolve(self.actor, self.card, self.mode, hit, turned, 0))
        note_attacks(table, self.actor, self.card, self.mode, hit, turned)


def remember(table: Renaissance, actor: i64, card: i64) -> None:
    """Note which action a seat played last."""
    table.deeds += 1
    person = table.people[actor]
    person.last_action = card
    person.last_at = table.deeds


def spare_aims(table: Renaissance, actor: i64, hit: i64, turned: i64) -> None:
    """Let go of specials whose owners a trap or a prayer protects."""
    left = vec[i64]([])
    for special in table.aims:
        side = side_of(table, special)
        own = side == table.side(actor) or table.sites[side].cover == special
        safe = not hit & BITS[side] or (turned >= 0 and table.side(turned) == side)
        if own or not safe:
            left = append(left, special)
    table.aims = left


class RemoveSpecial(Ask):
    """Which special of who played the action goes instead of yours?"""

    def __init__(self, seat: i64, whose: i64) -> None:
        super().__init__(seat)
        self.whose = whose
        self.always = True

    def args(self) -> list[int]:
        """Give who turned the action, and against whom."""
        return [int(self.seat), int(self.whose)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer what lies there and can be touched, or nothing."""
        out = vec[i64](capacity=8)
        for card in touchable(table, self.seat, table.side(self.whose)):
            out = append(out, AIM_CODE[card])
        return out if len(out) else append(out, PASS)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard it."""
        if code != PASS:
            special = SPECIAL_CARDS[code - AIM]
            remove_special(table, self.seat, table.side(self.whose), special)


def acts_on_self(action: Action[Renaissance]) -> bool:
    """Say whether an action also does something for who plays it."""
    for step in action.steps:
        if step.who == SELF:
            return True
    return False


def spring_traps(table: Renaissance, actor: i64, card: i64, hit: i64) -> i64:
    """Let traps cancel the action for their owners, clockwise; give who is still hit."""
    action = table.cards[card].action
    castles = castles_attacked(table, actor, card, hit)
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
    if holds(site.zone, card):
        leave_zone(table, site, card)
    else:
        take_out(table, side, card, FROM_STOCK)
    enter_zone(table, table.site(attacker), card)
    table.laid_by[special_index(card)] = -1
    table.aims = without(table.aims, card)
    if table.log is not None:
        table.log.append(TrapSprung(side, table.cards[card].name, attacker))


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
            table.take_from_hand(seat, PRAYER)
            table.discard(PRAYER)
            table.people[seat].actions += 1
            table.touch(seat, DEED_DONE)
            if table.log is not None:
                by, name = table.cards[PRAYER].name, table.cards[card].name
                table.log.append(ActionTurned(seat, by, name, actor))
            return seat
    return -1


def note_attacks(
    table: Renaissance, actor: i64, card: i64, mode: i64, hit: i64, turned: i64
) -> None:
    """Remember whose castle was attacked by whom, and let the attacked collect (ruling N-8)."""
    castles = castles_attacked(table, actor, card, hit)
    for side in range(table.rules.sides):
        if castles & BITS[side] and table.sites[side].filled:
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
                table.log.append(AttackCollected(side, name, under))


# What it does.


class Resolve(Frame[Renaissance]):
    """One step of an action after the other, each for everybody it is about, clockwise."""

    def __init__(self, actor: i64, card: i64, mode: i64, hit: i64, turned: i64, place: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.card = card
        self.mode = mode
        self.hit = hit
        self.turned = turned
        self.place = place

    def args(self) -> list[int]:
        """Give who acts, with what, played how, on whom, who turned it, and the step."""
        return [
            int(self.actor), int(self.card), int(self.mode), int(self.hit), int(self.turned),
            int(self.place),
        ]  # fmt: skip

    def run(self, table: Renaissance) -> None:
        """Do the step and go on to the next."""
        steps = table.cards[self.card].action.steps
        if self.place == i64(len(steps)):
            return
        step = steps[self.place]
        if not step.payable(table, self.actor):
            if table.log is not None:
                table.log.append(CostUnpaid(self.actor, table.cards[self.card].name))
            return
        table.push(Resolve(self.actor, self.card, self.mode, self.hit, self.turned, self.place + 1))
        table.push(CHECK)
        if step.who == SELF:
            if step.aimed and self.turned >= 0:
                table.push(RemoveSpecial(self.turned, self.actor))
            table.push(DoStep(self.actor, self.actor, self.card * PLACES + self.place, self.mode))
            return
        self._push_all(table, step)

    def _push_all(self, table: Renaissance, step: Step[Renaissance]) -> None:
        """Let the step happen to each, the nearest first."""
        at = self.card * PLACES + self.place
        last = table.rules.seats if step.personal else table.rules.sides
        for far in range(last - 1, i64(0), -1):
            victim = (self.actor + far) % last
            if not self.hit & BITS[victim] or not table.opponents(self.actor, victim):
                continue
            if self.turned >= 0 and is_part_of(table, step, victim, self.turned):
                table.push(CHECK)
                table.push(DoStep(self.turned, self.actor, at, self.mode))
            else:
                table.push(CHECK)
                table.push(DoStep(self.actor, victim, at, self.mode))


def is_part_of(table: Renaissance, step: Step[Renaissance], victim: i64, turned: i64) -> bool:
    """Say whether a part of an action is the one that was turned."""
    return victim == turned or (not step.personal and table.side(victim) == table.side(turned))


class DoStep(Frame[Renaissance]):
    """A step of an action happens to somebody."""

    def __init__(self, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.victim = victim
        self.at = at
        self.mode = mode

    def args(self) -> list[int]:
        """Give who acts, on whom, the step, and played how."""
        return [int(self.actor), int(self.victim), int(self.at), int(self.mode)]

    def run(self, table: Renaissance) -> None:
        """Do it."""
        table.step_at(self.at).resolve(table, self.actor, self.victim, self.at, self.mode)


class After(Frame[Renaissance]):
    """The action is over: who may repeat it is asked (ruling N-49)."""

    def __init__(self, actor: i64, card: i64) -> None:
        super().__init__(NOBODY)
        self.actor = actor
        self.card = card

    def args(self) -> list[int]:
        """Give who acted, and with what."""
        return [int(self.actor), int(self.card)]

    def run(self, table: Renaissance) -> None:
        """Ask the side that can."""
        table.aims = vec[i64]([])
        table.baked = vec[i64]([])
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


class RepeatAction(Ask):
    """Do you repeat the action for yourself?"""

    def __init__(self, seat: i64, actor: i64, card: i64) -> None:
        super().__init__(seat)
        self.actor = actor
        self.card = card

    def args(self) -> list[int]:
        """Give who is asked, whose action it was, and which."""
        return [int(self.seat), int(self.actor), int(self.card)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer both."""
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


# Double attacks (ruling N-11).


class DoubleWhich(Ask):
    """Which action follows, hitting twice?"""

    def __init__(self, seat: i64, origin: i64) -> None:
        super().__init__(seat)
        self.origin = origin
        self.always = True  # what is in hand is nobody else's business

    def args(self) -> list[int]:
        """Give who acts, and whether from the stock."""
        return [int(self.seat), int(self.origin)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer the other actions, and none."""
        out = append(vec[i64](capacity=6), PASS)
        cards = table.people[self.seat].hand
        if self.origin == FROM_STOCK:
            cards = own_stock(table.site(self.seat))
        for card in cards:
            if is_playable(table, card):
                out = append(out, PLAY_CODE[card])
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Play it, doubled as it can be."""
        if code == PASS:
            return
        card = ACTION_CARDS[code - PLAY]
        declare(table, self.seat, card, self.origin)
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


def is_playable(table: Renaissance, card: i64) -> bool:
    """Say whether a card is an action for one's own turn."""
    action = table.cards[card].action
    return len(action.steps) > 0 and not action.reaction


def doublings(table: Renaissance, seat: i64, card: i64) -> i64:
    """Give what a double attack can double in an action; two opponents need two to be there."""
    ways = table.cards[card].action.double
    if ways & PLAYERS:
        personal = table.cards[card].action.personal
        last = table.rules.seats if personal else table.rules.sides
        rivals: i64 = 0
        for other in range(last):
            if table.opponents(seat, other):
                rivals += 1
        if rivals < 2:
            ways &= ~PLAYERS
    return ways


class DoubleHow(Ask):
    """Twice as many cards, or twice as many players?"""

    def __init__(self, seat: i64, card: i64, origin: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.origin = origin

    def args(self) -> list[int]:
        """Give who acts, with what, and where it came from."""
        return [int(self.seat), int(self.card), int(self.origin)]

    def choices(self, table: Renaissance) -> Codes:
        """Offer both."""
        return vec[i64]([DOUBLE, DOUBLE + 1])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Announce it so."""
        ways = CARDS if code == DOUBLE + BY_CARDS else PLAYERS
        double(table, self.seat, self.card, self.origin, ways)


DOUBLED: Final = ("nothing", "cards", "players")
