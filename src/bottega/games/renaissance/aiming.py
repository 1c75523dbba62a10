"""Whom an action is aimed at, before anybody answers it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import AIM, AIM_CODE, SPECIAL_CARDS, TARGET
from bottega.games.renaissance.answering import answerable, ask_all
from bottega.games.renaissance.asking import Announced, AskSome
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.closing import CloseWindow
from bottega.games.renaissance.events import ActionAimed
from bottega.games.renaissance.pieces import EACH, NEXT, PLAYERS, times
from bottega.games.renaissance.specials import side_of, touchable
from bottega.games.renaissance.state import DEED_DONE, EVERYBODY, Renaissance
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS
from bottega.parts.piles import holds


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


class Target(AskSome):
    """Whom is the action aimed at?"""

    def __init__(self, seat: i64, card: i64, mode: i64, chosen: i64, left: i64) -> None:
        super().__init__(seat, left)
        self.card = card
        self.mode = mode
        self.chosen = chosen

    def choices(self, table: Renaissance) -> Codes:
        """Offer opponents: seats, or sides by their first seats (ruling N-48)."""
        out = vec[i64](capacity=8)
        for seat in range(last_target(table, self.card)):
            if table.opponents(self.seat, seat) and not self.chosen & BITS[seat]:
                out = append(out, TARGET + seat)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
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


class Aim(AskSome):
    """Which special is the action aimed at? It is chosen before anybody answers."""

    def __init__(self, seat: i64, card: i64, mode: i64, left: i64) -> None:
        super().__init__(seat, left)
        self.card = card
        self.mode = mode

    def choices(self, table: Renaissance) -> Codes:
        """Offer every special in play that can be touched."""
        out = vec[i64](capacity=8)
        for side in range(table.rules.sides):
            for card in touchable(table, self.seat, side):
                if not holds(table.aims, card):
                    out = append(out, AIM_CODE[card])
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        special = SPECIAL_CARDS[code - AIM]
        table.aims = append(table.aims, special)
        if table.log is not None:
            whose = side_of(table, special)
            piece = table.cards[self.card].name
            name = table.cards[special].name
            table.log.append(ActionAimed(self.seat, piece, whose, name))
        aim_next(table, self.seat, self.card, self.mode, self.left - 1)


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


class OpenWindow(Announced):
    """An action is announced: all opponents may answer it, where anybody could."""

    def run(self, table: Renaissance) -> None:
        """Count what it is aimed at, and ask all opponents together."""
        count_aims(table, self.actor, self.hit)
        table.answers = 0
        table.again = 0
        asked = answerable(table, self.actor, self.card, self.hit)
        table.push(CloseWindow(self.actor, self.card, self.mode, self.hit, 1 if asked else 0))
        if asked:
            ask_all(table, self.actor, self.card, self.hit, EVERYBODY)


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
