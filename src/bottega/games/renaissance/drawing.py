"""Cards turned up from the pile for all to see: some are taken, the rest goes back on top."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import BACK, TAKE
from bottega.games.renaissance.asking import Ask, AskSome
from bottega.games.renaissance.events import PileReturned, PileShown, PileTaken
from bottega.games.renaissance.hands import matches
from bottega.games.renaissance.selectors import Selector
from bottega.games.renaissance.state import EVERYBODY, Renaissance
from bottega.kernel.table import Codes
from bottega.parts.piles import coded, inserted, without


def turn_up(table: Renaissance) -> i64:
    """Turn up the top card of the pile."""
    table.pile, card = pop(table.pile)
    table.tray = inserted(table.tray, card)
    table.seen[card] = EVERYBODY
    return card


def tell_shown(table: Renaissance, seat: i64, cards: vec[i64]) -> None:
    """Let all hear which cards were turned up."""
    if table.log is not None:
        named = tuple([table.cards[card].name for card in cards])
        table.log.append(PileShown(seat, named))


def take_shown(table: Renaissance, seat: i64, card: i64) -> None:
    """Take a card that was turned up; everybody knows who has it."""
    table.tray = without(table.tray, card)
    table.add_to_hand(seat, card)
    if table.log is not None:
        table.log.append(PileTaken(seat, table.cards[card].name))


def draw_look(table: Renaissance, seat: i64, look: i64, take: i64) -> None:
    """Turn up so many cards, as far as there are, and ask which to take (ruling N-42)."""
    cards = vec[i64]([])
    while look > 0 and len(table.pile):
        cards = append(cards, turn_up(table))
        look -= 1
    tell_shown(table, seat, cards)
    go_on_taking(table, seat, take)


def go_on_taking(table: Renaissance, seat: i64, take: i64) -> None:
    """Ask for the next card to take, or to put back."""
    if len(table.tray) == 0:
        return
    if take > 0:
        table.push(TakeDrawn(seat, take))
    else:
        table.push(ReturnDrawn(seat))


class TakeDrawn(AskSome):
    """Which of these cards do you take?"""

    def choices(self, table: Renaissance) -> Codes:
        """Offer all that were turned up."""
        return coded(TAKE, table.tray)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Take the card into the hand, and go on."""
        take_shown(table, self.seat, code - TAKE)
        go_on_taking(table, self.seat, self.left - 1)


class ReturnDrawn(Ask):
    """Which card do you lay on top of the pile next?"""

    def choices(self, table: Renaissance) -> Codes:
        return coded(BACK, table.tray)

    def decide(self, table: Renaissance, code: i64) -> None:
        """Lay it there; everybody sees the order."""
        card = code - BACK
        table.tray = without(table.tray, card)
        table.pile = append(table.pile, card)
        if table.log is not None:
            table.log.append(PileReturned(self.seat, table.cards[card].name))
        if len(table.tray):
            table.push(self)


def draw_until(table: Renaissance, seat: i64, selector: Selector, count: i64) -> None:
    """Turn cards up until so many match, take those, and put the others back."""
    cards = vec[i64]([])
    found = vec[i64]([])
    while count > i64(len(found)) and len(table.pile):
        card = turn_up(table)
        cards = append(cards, card)
        if matches(table, selector, card):
            found = append(found, card)
    tell_shown(table, seat, cards)
    for card in found:
        take_shown(table, seat, card)
    go_on_taking(table, seat, 0)
