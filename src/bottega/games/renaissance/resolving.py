"""What an action does: one step after the other, to everybody it is about."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import AIM, AIM_CODE, PASS, SPECIAL_CARDS
from bottega.games.renaissance.asking import Announced, AskSomeOf
from bottega.games.renaissance.building import remove_special
from bottega.games.renaissance.claims import CHECK
from bottega.games.renaissance.events import CostUnpaid
from bottega.games.renaissance.pieces import PLACES, SELF, Step
from bottega.games.renaissance.specials import side_of, touchable
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.table import Codes, Interlude
from bottega.parts.bits import BITS


class Resolve(Announced):
    """One step of an action after the other, each for everybody it is about, clockwise."""

    def __init__(self, actor: i64, card: i64, mode: i64, hit: i64, turned: i64, place: i64) -> None:
        super().__init__(actor, card, mode, hit)
        self.turned = turned
        self.place = place

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
                turn_aims(table, self.turned, self.actor)
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


class DoStep(Interlude[Renaissance]):
    """A step of an action happens to somebody."""

    def __init__(self, actor: i64, victim: i64, at: i64, mode: i64) -> None:
        super().__init__()
        self.actor = actor
        self.victim = victim
        self.at = at
        self.mode = mode

    def run(self, table: Renaissance) -> None:
        table.step_at(self.at).resolve(table, self.actor, self.victim, self.at, self.mode)


def turn_aims(table: Renaissance, turned: i64, actor: i64) -> None:
    """Let as many specials of who played the action go as of the side that turned it."""
    left = vec[i64]([])
    for special in table.aims:
        if side_of(table, special) != table.side(turned):
            left = append(left, special)
    count = i64(len(table.aims)) - i64(len(left))
    table.aims = left
    table.push(RemoveSpecial(turned, actor, count))


class RemoveSpecial(AskSomeOf):
    """Which special of who played the action goes instead of yours?"""

    always = True

    def choices(self, table: Renaissance) -> Codes:
        """Offer what lies there and can be touched, or nothing."""
        out = vec[i64](capacity=8)
        for card in touchable(table, self.seat, table.side(self.whose)):
            out = append(out, AIM_CODE[card])
        return out if len(out) else append(out, PASS)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Discard the special instead, if one was chosen."""
        if code != PASS:
            special = SPECIAL_CARDS[code - AIM]
            remove_special(table, self.seat, table.side(self.whose), special)
            if self.left > 1:
                table.push(RemoveSpecial(self.seat, self.whose, self.left - 1))
