"""The village square: two hands are shown, and an exchange may be agreed on (N-15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import ACCEPT, COUNTER, GIVE, OFFER, REFUSE, TAKE
from bottega.games.renaissance.asking import AskFor, AskOf
from bottega.games.renaissance.events import OfferAnswered, OfferGrew, OfferMade
from bottega.games.renaissance.hands import hand_over, look_at_hand
from bottega.games.renaissance.state import Renaissance, names
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS
from bottega.parts.piles import holds, inserted


class Offer(AskOf):
    """What do you offer, and for what? (ruling N-15)"""

    always: bool = True  # what can still be added is between the two

    def __init__(self, seat: i64, whose: i64, counter: i64) -> None:
        super().__init__(seat, whose)
        self.counter = counter

    def choices(self, table: Renaissance) -> Codes:
        """Offer to make the offer, and all cards of both hands that are not in it yet."""
        out = append(vec[i64](capacity=12), OFFER)
        for card in table.people[self.seat].hand:
            if not holds(table.given, card):
                out = append(out, GIVE + card)
        for card in table.people[self.whose].hand:
            if not holds(table.taken, card):
                out = append(out, TAKE + card)
        return out

    def decide(self, table: Renaissance, code: i64) -> None:
        """Add a card, or ask the other to answer."""
        if code == OFFER:
            if table.log is not None:
                given, taken = names(table, table.given), names(table, table.taken)
                counter = self.counter == 1
                both = (int(self.seat), int(self.whose))
                table.log.append(OfferMade(both, self.seat, self.whose, given, taken, counter))
            if self.counter:
                table.push(AnswerCounter(self.whose, self.seat))
            else:
                table.push(AnswerOffer(self.whose, self.seat))
            return
        wanted = code < GIVE
        card = code - TAKE if wanted else code - GIVE
        if wanted:
            table.taken = inserted(table.taken, card)
        else:
            table.given = inserted(table.given, card)
        if table.log is not None:
            name = table.cards[card].name
            table.log.append(
                OfferGrew((int(self.seat), int(self.whose)), self.seat, self.whose, name, wanted)
            )
        table.push(self)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the two know each other's hands and the offer is of these."""
        return hands_open(table, self.seat, self.whose) and offer_held(table, self.seat, self.whose)


def hands_open(table: Renaissance, one: i64, other: i64) -> bool:
    """Say whether two seats have seen each other's hands."""
    for card in table.people[one].hand:
        if not table.seen[card] & BITS[other]:
            return False
    for card in table.people[other].hand:
        if not table.seen[card] & BITS[one]:
            return False
    return True


def offer_held(table: Renaissance, seat: i64, whose: i64) -> bool:
    """Say whether an offer is made of cards that the two hold."""
    for card in table.given:
        if not holds(table.people[seat].hand, card):
            return False
    for card in table.taken:
        if not holds(table.people[whose].hand, card):
            return False
    return True


class AnswerOffer(AskFor):
    """Do you accept the offer?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer to accept, refuse, or make one offer of one's own."""
        return vec[i64]([ACCEPT, REFUSE, COUNTER])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Exchange the cards, or let it be, or turn the offer round."""
        if code == COUNTER:
            table.given = vec[i64]([])
            table.taken = vec[i64]([])
            table.push(Offer(self.seat, self.actor, 1))
            return
        conclude_offer(table, self.seat, self.actor, code == ACCEPT)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the offer is of cards that the two hold and know."""
        return hands_open(table, self.seat, self.actor) and offer_held(table, self.actor, self.seat)


class AnswerCounter(AskOf):
    """Do you accept the other's offer?"""

    def choices(self, table: Renaissance) -> Codes:
        return vec[i64]([ACCEPT, REFUSE])

    def decide(self, table: Renaissance, code: i64) -> None:
        """Exchange the cards, or let it be."""
        conclude_offer(table, self.seat, self.whose, code == ACCEPT)

    def sound(self, table: Renaissance) -> bool:
        """Say whether the offer is of cards that the two hold and know."""
        return hands_open(table, self.seat, self.whose) and offer_held(table, self.whose, self.seat)


def conclude_offer(table: Renaissance, seat: i64, offerer: i64, accepted: bool) -> None:
    """Exchange the cards of an offer if it is accepted."""
    given, taken = table.given, table.taken
    table.given = vec[i64]([])
    table.taken = vec[i64]([])
    if table.log is not None:
        table.log.append(OfferAnswered(seat, offerer, accepted))
    if accepted:
        for card in given:
            hand_over(table, offerer, seat, card, False)
        for card in taken:
            hand_over(table, seat, offerer, card, False)


def negotiate(table: Renaissance, seat: i64, whose: i64) -> None:
    """Let two seats show each other their hands, and the first make an offer."""
    look_at_hand(table, seat, whose, False)
    look_at_hand(table, whose, seat, False)
    table.push(Offer(seat, whose, 0))
