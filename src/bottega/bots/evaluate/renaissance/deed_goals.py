"""Goals about what is done, held and laid."""

from typing import Final

from bottega.bots.evaluate.renaissance.facts import Card, chance
from bottega.bots.evaluate.renaissance.goals import KEPT, SURE, Goal, gained
from bottega.bots.evaluate.renaissance.holding import use_up
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.games.renaissance.views import Distance

DONE: Final = 0.97
CASTLE_FIRSTS: Final[dict[str, int]] = {
    "first_all_stones": 1,
    "first_all_foundations": 0,
}  # by kind


class HeldAtLeast(Goal):
    """At least so many cards of a sort in hand or stock."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        return gained(far.mark - far.own, 0.35 * there.left)


class HeldAtMost(Goal):
    """At most so many of them."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by how many are too many; much will change until the end."""
        over = far.own - far.mark
        if not royal:
            return SURE if over <= 0 else fading(0.62, over) * min(1.0, 0.3 + there.left / 8)
        now = KEPT if over <= 0 else fading(0.5, over)
        late = min(1.0, there.left / 6)
        return now * (1 - late) + (0.35 * now + 0.35) * late


def fading(part: float, n: int) -> float:
    """Take a part of a part, so many times."""
    left = 1.0
    for _ in range(n):
        left *= part
    return left


class FullStock(Goal):
    """A full stock."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        return KEPT if far.own <= 0 else gained(far.own, 0.7 * there.left) * 0.8


class OtherMissions(Goal):
    """Points of the other missions."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Take a mission for eight points, and six turns for it."""
        return gained((far.mark - far.own) / 8, there.left / 6)


class LaidHere(Goal):
    """Specials laid on the own side."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by what is missing and what is at hand."""
        gap = far.mark - far.own
        if gap <= 0:
            return SURE
        ready = specials(there.hand) + specials(there.stock)
        return gained(gap - 0.6 * min(gap, ready), 0.2 * there.left)


class NothingLaid(Goal):
    """No special laid in the whole game."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """It is the player's choice until it is lost."""
        return 0.93 if far.own == 0 else 0.0


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

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """It is done, comes too late, or can be done."""
        if far.holds:
            return DONE
        if far.lost:
            return 0.0
        name = self.name
        if self.attack:
            return self._attacked(there) * min(1.0, 0.25 + there.left / 6)
        if name == "special_before_first_stone":
            return 0.85 if specials(there.hand) + specials(there.stock) else 0.5
        if name == "foundations_done_before_first_stone":
            return chance((3.2 - (far.mark - far.own)) / 1.6) * 0.8 + 0.1
        if name == "first_tile":
            return 0.8 if tiles(there.hand) or tiles(there.stock) else 0.3
        return self._first_to_fill(there, far)

    def _attacked(self, there: Scene) -> float:
        """An attack on a castle: on any that is unfinished, or on one that has had a tile."""
        ready = armed(there.hand) or armed(there.stock)
        if self.name == "attacked_castle_before_foundations_done":
            return 0.85 if ready else 0.55
        for i in range(len(there.sites)):
            if i != there.own and "placed_tile" in there.sites[i].side.flags:
                return 0.85 if ready else 0.6
        return 0.45

    def _first_to_fill(self, there: Scene, far: Distance) -> float:
        """All cells of a kind, before anybody else."""
        own = far.mark - far.own
        fewest = 1000
        for i in range(len(there.sites)):
            if i != there.own:
                fewest = min(fewest, there.sites[i].free[self.kind])
        return chance((fewest - own - 0.3) / 1.2) * (0.95 if own < there.left else 0.6)


class DeedGoal(Goal):
    """Something that is counted as it happens, in a turn or over turns."""

    def __init__(self, least: int) -> None:
        self.least = least

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by what is done already and how much of what it needs is at hand."""
        if far.holds:
            return DONE
        late = min(1.0, there.left / 6)
        begun = max(far.own, self.before(there))
        return (0.1 + 0.75 * self.prepared(there)) * (0.3 + 0.7 * late) + 0.12 * begun

    def before(self, there: Scene) -> int:
        """Say how many turns in a row came before the present one, where such are counted."""
        return 0

    def prepared(self, there: Scene) -> float:
        """Say how much of what it needs is at hand, from 0 to 1: here, actions in the stock."""
        n = 0
        for card in there.stock:
            if card.action:
                n += 1
        return min(1.0, n / self.least)


class StockBuilt(DeedGoal):
    """Materials of a turn that come out of the stock."""

    def prepared(self, there: Scene) -> float:
        free = list(there.site.free)
        n = 0
        for card in there.stock:
            if use_up(card, free):
                n += 1
        return min(1.0, n / self.least)


class Destroyed(DeedGoal):
    """Materials destroyed in a turn."""

    def prepared(self, there: Scene) -> float:
        """Look for a card that attacks."""
        return 0.6 if armed(there.hand) or armed(there.stock) else 0.1


class PureActions(DeedGoal):
    """Turns in a row with a pure action."""

    def before(self, there: Scene) -> int:
        return there.view.people[there.seat].action_streak

    def prepared(self, there: Scene) -> float:
        return min(1.0, 0.5 * (self._pure(there.hand) + self._pure(there.stock)))

    def _pure(self, cards: list[Card]) -> int:
        n = 0
        for card in cards:
            if card.action and card.pure:
                n += 1
        return n


class PureDiscards(DeedGoal):
    """Turns in a row in which a pure material is discarded."""

    def before(self, there: Scene) -> int:
        return there.view.people[there.seat].discard_streak

    def prepared(self, there: Scene) -> float:
        return min(0.9, 0.4 * (self._pure(there.hand) + self._pure(there.stock)))

    def _pure(self, cards: list[Card]) -> int:
        n = 0
        for card in cards:
            if card.material and card.pure:
                n += 1
        return n


class Thrown(Goal):
    """Specials discarded."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """It takes a special in hand."""
        if far.holds:
            return DONE
        return 0.92 if specials(there.hand) else 0.75 * min(1.0, there.left / 6)
