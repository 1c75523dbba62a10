"""Goals about what is done, held and laid."""

from typing import Final

from bottega.bots.evaluate.renaissance.facts import Card, Deck, chance
from bottega.bots.evaluate.renaissance.goals import KEPT, SURE, Goal, gained
from bottega.bots.evaluate.renaissance.holding import use_up
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.games.renaissance.selectors import Selector
from bottega.games.renaissance.views import Person

DONE: Final = 0.97
CASTLE_FIRSTS: Final[dict[str, int]] = {
    "first_all_stones": 1,
    "first_all_foundations": 0,
}  # by kind


class Held(Goal):
    """So many cards of a sort in hand or stock."""

    def __init__(self, selector: Selector, deck: Deck, hand: bool, stock: bool) -> None:
        self.hand = hand
        self.stock = stock
        self.wanted: list[bool] = []
        for card in deck.numbered:
            printed = card.printed
            self.wanted.append(
                bool(selector.card(printed.being, printed.pure, printed.kinds, printed.value))
            )

    def count(self, there: Scene) -> int:
        """Count the cards of the sort."""
        n = self._among(there.hand) if self.hand else 0
        return n + self._among(there.stock) if self.stock else n

    def _among(self, cards: list[Card]) -> int:
        n = 0
        for card in cards:
            if self.wanted[card.number]:
                n += 1
        return n


class HeldAtLeast(Held):
    """At least so many of them."""

    def __init__(self, selector: Selector, deck: Deck, hand: bool, stock: bool, least: int) -> None:
        super().__init__(selector, deck, hand, stock)
        self.least = least

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by what is missing."""
        return gained(self.least - self.count(there), 0.35 * there.left)


class HeldAtMost(Held):
    """At most so many of them."""

    def __init__(self, selector: Selector, deck: Deck, hand: bool, stock: bool, most: int) -> None:
        super().__init__(selector, deck, hand, stock)
        self.most = most

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by how many are too many; much will change until the end."""
        over = self.count(there) - self.most
        if not royal:
            return SURE if over <= 0 else fading(0.62, over) * min(1.0, 0.3 + there.left / 8)
        now = KEPT if over <= 0 else fading(0.5, over)
        far = min(1.0, there.left / 6)
        return now * (1 - far) + (0.35 * now + 0.35) * far


def fading(part: float, n: int) -> float:
    """Take a part of a part, so many times."""
    left = 1.0
    for _ in range(n):
        left *= part
    return left


class FullStock(Goal):
    """A full stock."""

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by the free slots."""
        side = there.site.side
        missing = side.stock_slots - side.stock_size
        return KEPT if missing <= 0 else gained(missing, 0.7 * there.left) * 0.8


class OtherMissions(Goal):
    """Points of the other missions."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted

    def chance(self, there: Scene, royal: bool) -> float:
        """Take a mission for eight points, and six turns for it."""
        return gained((self.wanted - there.site.missions) / 8, there.left / 6)


class LaidHere(Goal):
    """Specials laid on the own side."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by what is missing and what is at hand."""
        gap = self.wanted - there.site.side.laid_here
        if gap <= 0:
            return SURE
        ready = specials(there.hand) + specials(there.stock)
        return gained(gap - 0.6 * min(gap, ready), 0.2 * there.left)


class NothingLaid(Goal):
    """No special laid in the whole game."""

    def chance(self, there: Scene, royal: bool) -> float:
        """It is the player's choice until it is lost."""
        return 0.93 if there.site.side.laid == 0 else 0.0


def specials(cards: list[Card]) -> int:
    """Count the specials among cards."""
    n = 0
    for card in cards:
        if card.special:
            n += 1
    return n


def tiles(cards: list[Card]) -> bool:
    """Say whether there is a tile among cards."""
    for card in cards:
        if card.tile:
            return True
    return False


def armed(cards: list[Card]) -> bool:
    """Say whether a card attacks castles."""
    for card in cards:
        if card.attacks:
            return True
    return False


class Once(Goal):
    """Something that is done once for all."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind: int = CASTLE_FIRSTS.get(name, 0)
        self.attack: bool = name.startswith("attacked_castle")

    def chance(self, there: Scene, royal: bool) -> float:
        """It is done, somebody else was the first, or it can be done."""
        flags = there.site.side.flags
        name = self.name
        if name in flags:
            return DONE
        if name in there.view.firsts:
            return 0.0
        if self.attack:
            return self._attacked(flags, there) * min(1.0, 0.25 + there.left / 6)
        if name == "special_before_first_stone":
            if "placed_stone" in flags:
                return 0.0
            return 0.85 if specials(there.hand) + specials(there.stock) else 0.5
        if name == "foundations_done_before_first_stone":
            if "placed_stone" in flags:
                return 0.0
            return chance((3.2 - there.site.free[0]) / 1.6) * 0.8 + 0.1
        if name == "first_tile":
            return 0.8 if tiles(there.hand) or tiles(there.stock) else 0.3
        return self._first_to_fill(there)

    def _attacked(self, flags: tuple[str, ...], there: Scene) -> float:
        """An attack on a castle: in time, or with a tile of one's own."""
        ready = armed(there.hand) or armed(there.stock)
        if self.name == "attacked_castle_before_foundations_done":
            if "had_all_foundations" in flags:
                return 0.0
            return 0.85 if ready else 0.55
        if "placed_tile" not in flags and not tiles(there.hand) and not tiles(there.stock):
            return 0.45
        return 0.85 if ready else 0.6

    def _first_to_fill(self, there: Scene) -> float:
        """All cells of a kind, before anybody else."""
        own = there.site.free[self.kind]
        fewest = 1000
        for i in range(len(there.sites)):
            if i != there.own:
                fewest = min(fewest, there.sites[i].free[self.kind])
        return chance((fewest - own - 0.3) / 1.2) * (0.95 if own < there.left else 0.6)


class Deed(Goal):
    """Something that is counted as it happens, in a turn or over turns."""

    def __init__(self, least: int) -> None:
        self.least = least

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by what is done already and how much of what it needs is at hand."""
        done = 0
        people = there.view.people
        for seat in there.site.side.seats:
            done = max(done, self.done(people[seat]))
        if done >= self.least:
            return DONE
        late = min(1.0, there.left / 6)
        return (0.1 + 0.75 * self.prepared(there)) * (0.3 + 0.7 * late) + 0.12 * done

    def done(self, person: Person) -> int:
        """Say how much of it a seat has done."""
        raise NotImplementedError

    def prepared(self, there: Scene) -> float:
        """Say how much of what it needs is at hand, from 0 to 1."""
        n = 0
        for card in there.stock:
            if card.action:
                n += 1
        return min(1.0, n / self.least)


class Actions(Deed):
    """Actions of a turn."""

    def done(self, person: Person) -> int:
        """Count them."""
        return person.actions


class SameTarget(Deed):
    """Actions of a turn that are about the same side."""

    def done(self, person: Person) -> int:
        """Count them."""
        return max(person.aimed)


class StockBuilt(Deed):
    """Materials of a turn that come out of the stock."""

    def done(self, person: Person) -> int:
        """Count them."""
        return person.stock_built

    def prepared(self, there: Scene) -> float:
        """Look at what fits."""
        free = list(there.site.free)
        n = 0
        for card in there.stock:
            if use_up(card, free):
                n += 1
        return min(1.0, n / self.least)


class Destroyed(Deed):
    """Materials destroyed in a turn."""

    def done(self, person: Person) -> int:
        """Count them."""
        return person.destroyed

    def prepared(self, there: Scene) -> float:
        """Look for a card that attacks."""
        return 0.6 if armed(there.hand) or armed(there.stock) else 0.1


class PureActions(Deed):
    """Turns in a row with a pure action."""

    def done(self, person: Person) -> int:
        """Count them."""
        return person.action_streak + (1 if person.pure_action else 0)

    def prepared(self, there: Scene) -> float:
        """Count pure actions."""
        return min(1.0, 0.5 * (self._pure(there.hand) + self._pure(there.stock)))

    def _pure(self, cards: list[Card]) -> int:
        n = 0
        for card in cards:
            if card.action and card.pure:
                n += 1
        return n


class PureDiscards(Deed):
    """Turns in a row in which a pure material is discarded."""

    def done(self, person: Person) -> int:
        """Count them."""
        return person.discard_streak + (1 if person.pure_discard else 0)

    def prepared(self, there: Scene) -> float:
        """Count pure materials."""
        return min(0.9, 0.4 * (self._pure(there.hand) + self._pure(there.stock)))

    def _pure(self, cards: list[Card]) -> int:
        n = 0
        for card in cards:
            if card.material and card.pure:
                n += 1
        return n


class Thrown(Goal):
    """Specials discarded."""

    def __init__(self, least: int) -> None:
        self.least = least

    def chance(self, there: Scene, royal: bool) -> float:
        """It takes a special in hand."""
        if there.site.side.thrown >= self.least:
            return DONE
        return 0.92 if specials(there.hand) else 0.75 * min(1.0, there.left / 6)
