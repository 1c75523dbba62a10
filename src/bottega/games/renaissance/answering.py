"""Answering an action: all opponents at the same time, once (ruling N-10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import LET_BE, POPE, PRAY
from bottega.games.renaissance.building import cell_of
from bottega.games.renaissance.claims import claim_by, is_claim, with_speakers_claims
from bottega.games.renaissance.names import A_FAMILY, NO_CARD
from bottega.games.renaissance.pieces import CASTLE
from bottega.games.renaissance.specials import on_castle
from bottega.games.renaissance.state import Renaissance, special_index
from bottega.kernel.table import Codes, Frame
from bottega.parts.bits import BITS
from bottega.parts.piles import holds


def ask_all(table: Renaissance, actor: i64, card: i64, hit: i64, seats: i64) -> None:
    """Ask the opponents among these seats, clockwise from the actor."""
    castles = castles_attacked(table, card, hit)
    for step in range(table.rules.seats - 1, i64(0), -1):
        seat = (actor + step) % table.rules.seats
        if not table.opponents(actor, seat) or not seats & BITS[seat]:
            continue
        if castles & BITS[table.side(seat)]:
            table.push(AnswerAttack(seat, actor, card, hit))
        else:
            table.push(AnswerAction(seat, actor, card, hit))


def answerable(table: Renaissance, actor: i64, card: i64, hit: i64) -> bool:
    """Say whether, by what all can see, somebody might answer an action."""
    for side in range(table.rules.sides):
        if side != table.side(actor) and pope_of(table, side) != NO_CARD:
            return True
    if not hit or not table.cards[card].action.turnable:
        return False
    for prayer in table.rules.turning:
        if table.families & BITS[prayer // A_FAMILY] and not in_sight(table, prayer):
            return True
    return False


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


def castles_attacked(table: Renaissance, card: i64, hit: i64) -> i64:
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

    always: bool = True
    together: bool = True

    def __init__(self, seat: i64, actor: i64, card: i64, hit: i64) -> None:
        super().__init__(seat)
        self.actor = actor
        self.card = card
        self.hit = hit

    def options(self, table: Renaissance) -> Codes:
        """Offer to let it be, to cancel it, or to turn it."""
        out = append(vec[i64](capacity=4), LET_BE)
        if pope_of(table, table.side(self.seat)) != NO_CARD:
            out = append(out, POPE)
        if can_pray(table, self.seat, self.card, self.hit):
            out = append(out, PRAY)
        return with_speakers_claims(table, self.seat, out)

    def answer(self, table: Renaissance, code: i64) -> None:
        """Keep the answer hidden until all have given theirs."""
        if is_claim(code):
            table.again |= BITS[self.seat]
            claim_by(table, self.seat, code)
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
        and prayer_of(table, seat) != NO_CARD
    )


def prayer_of(table: Renaissance, seat: i64) -> i64:
    """Find a card in a hand that turns actions."""
    for card in table.rules.turning:
        if holds(table.people[seat].hand, card):
            return card
    return NO_CARD


def answer_of(table: Renaissance, seat: i64) -> i64:
    """Give what a seat said to the action."""
    return LET_BE + table.answers // BITS[4 * seat] % 16
