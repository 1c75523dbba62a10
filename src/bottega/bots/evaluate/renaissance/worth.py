"""What a position of Renaissance is worth, in points.

Every side is valued alike: its castle, its zone and its missions as they stand, the cells it will
still fill, the race to the full castle and what is exposed to attacks. To that come, for the own
side, the missions within reach with what the mandatory ones would cost, the hand and the stock;
for rivals, what such things are usually worth. A lead is what a side is worth above its rivals.
"""

from collections.abc import Sequence
from typing import Final

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.renaissance.advice import PASSING, sort_out
from bottega.bots.evaluate.renaissance.facts import Deck, chance
from bottega.bots.evaluate.renaissance.goals import Aim
from bottega.bots.evaluate.renaissance.holding import hand_worth, stock_worth
from bottega.bots.evaluate.renaissance.missions import aims_of
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.bots.evaluate.renaissance.weights import Weights
from bottega.bots.evaluate.rivalry import ahead
from bottega.games.renaissance.castles import bonus_of
from bottega.games.renaissance.progress import progress_at, progress_of
from bottega.games.renaissance.views import Distance, Person, RenaissanceView, Side
from bottega.kernel.game import AnyGame, View
from bottega.kernel.table import Table

CELL: Final = 0.5  # what a beginner thinks a filled cell is worth,
HELD: Final = 0.3  # a card in hand or stock,
ENVY: Final = 0.4  # and how much the rivals' points count
EVEN: Final = 0.5  # the chance of a royal mission as long as nothing can be told

Far = dict[str, Distance]  # by mission


class Worth:
    """What a side is worth, by where that comes from."""

    def __init__(self) -> None:
        self.points = 0.0  # counted already
        self.castle = 0.0  # cells to come, the race, what is exposed
        self.engine = 0.0  # what specials in the zone do
        self.tempo = 0.0  # turns more, or lost
        self.missions = 0.0  # to come
        self.cards = 0.0  # the stock
        self.hand = 0.0

    def total(self) -> float:
        """Add up all that a side has."""
        counted = self.points + self.castle + self.engine + self.tempo
        return counted + self.missions + self.cards + self.hand


class RenaissanceEvaluation(Evaluation):
    """Values positions of Renaissance by one set of weights."""

    passing = PASSING

    def __init__(self, edition: str, variant: str, weights: Weights) -> None:
        self.weights = weights
        self.bonus = float(bonus_of(variant, edition))  # for a full castle
        self.deck = Deck(edition, weights)
        self.aims: dict[str, Aim] = aims_of(edition, self.deck)

    def leads(self, view: View) -> list[float]:
        """Say by how many points each seat is ahead of its rivals, as the view's seat sees it."""
        seen = checked(view)
        return self._leads(seen, progress_of(seen))

    def leads_at(self, game: AnyGame, table: Table, seat: int) -> list[float]:
        """Say the same of a table: how far missions are is counted there, not on a copy."""
        seen = checked(game.view(table, seat))
        return self._leads(seen, progress_at(table, seat))

    def _leads(self, seen: RenaissanceView, far: Far) -> list[float]:
        totals: list[float] = []
        late = 1.0
        if seen.verdict == "playing":
            there = Scene(seen, self.deck, self.weights)
            late = self._late(there)
            for i in range(len(there.sites)):
                totals.append(self._worth(there, i, far).total())
        else:
            for side in seen.sides:
                totals.append(float(side.score.points))
        by_side = ahead(totals, self.weights.rival, self.weights.field)
        return [by_side[person.side] * late for person in seen.people]

    def stakes(self, view: View) -> float:
        """Let a lead count for more as the end comes near."""
        seen = checked(view)
        if seen.verdict != "playing":
            return 1.0
        return self._late(Scene(seen, self.deck, self.weights))

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Say where a seat's lead comes from: sources by name, which add up to it."""
        seen = checked(view)
        own = seen.people[seat].side
        if seen.verdict != "playing":
            points = float(seen.sides[own].score.points)
            return {"points": points, "rivals": self.leads(view)[seat] - points}
        there = Scene(seen, self.deck, self.weights)
        far = progress_of(seen)
        worths = [self._worth(there, i, far) for i in range(len(there.sites))]
        totals = [worth.total() for worth in worths]
        lead = ahead(totals, self.weights.rival, self.weights.field)[own]
        worth = worths[own]
        return {
            "points": worth.points,
            "castle": worth.castle,
            "engine": worth.engine,
            "tempo": worth.tempo,
            "missions": worth.missions,
            "cards": worth.cards,
            "hand": worth.hand,
            "rivals": lead - worth.total(),
        }

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        """List the answers worth looking at for the seat that is asked, the likeliest first."""
        if len(options) == 1:
            return options
        seen = checked(view)
        return options if seen.seat is None else sort_out(seen, seen.seat, options, self.deck)

    def naive(self, view: View, seat: int) -> float:
        """Value a position as a beginner does: points, filled cells and cards in hand."""
        seen = checked(view)
        own = seen.people[seat].side
        mine = 0.0
        best = -1000.0
        for i in range(len(seen.sides)):
            side = seen.sides[i]
            if i == own:
                mine = side.score.points + self._in_front(seen, side)
            else:
                best = max(best, float(side.score.points))
        return mine - ENVY * best

    def _in_front(self, view: RenaissanceView, side: Side) -> float:
        """Value what lies before a side beyond its points, while there is something to come."""
        if view.verdict != "playing":
            return 0.0
        filled = 0
        for cell in side.cells:
            if cell is not None:
                filled += 1
        held = side.stock_size + side.vault_size
        for seat in side.seats:
            held += view.people[seat].hand_size
        return CELL * filled + HELD * held

    def _late(self, there: Scene) -> float:
        """Say how much a lead counts: more at the end."""
        return 1 + 1 / (1 + there.left / self.weights.closing * 3)

    def _worth(self, there: Scene, i: int, far: Far) -> Worth:
        """Value a side: what all can see, and what it holds."""
        site = there.sites[i]
        side = site.side
        worth = Worth()
        worth.points = float(site.castle + site.specials + site.missions)
        worth.castle = self._castle(there, i)
        worth.engine = self._engine(there, side)
        worth.tempo = self._tempo(there, side)
        if side.cover is not None:
            worth.cards -= self.weights.cover + self.weights.covered * side.stock_size
        if i == there.own:
            worth.missions = self._missions(there, side, far)
            worth.hand = hand_worth(there, self.weights)
            worth.cards += stock_worth(there, self.weights)
        else:
            self._guess(there, side, worth)
        return worth

    def _castle(self, there: Scene, i: int) -> float:
        """Value cells to come and the race to the full castle, less what is exposed."""
        w = self.weights
        site = there.sites[i]
        side = site.side
        worth = w.mean * min(float(site.empty), there.left * w.pace * len(side.seats))
        nearest = 1000
        for k in range(len(there.sites)):
            if k != i:
                nearest = min(nearest, there.sites[k].empty)
        ahead = (nearest - site.empty) / w.slack - len(there.sites) / 4
        worth += w.race * self.bonus * chance(ahead)
        if site.exposed > 0.0 and not side.immune:
            threat = w.risk if "army" in there.view.families else w.calm
            worth -= threat * site.exposed * min(there.left, 6.0)
        return worth

    def _engine(self, there: Scene, side: Side) -> float:
        """Value what specials in a zone do beyond their points."""
        worth = 0.0
        zone = side.zone
        if not zone:
            return worth
        used = there.view.used
        for name in zone:
            if name in self.deck.standing and name not in used:
                worth += self.deck.standing[name]
        return worth * min(1.0, there.left / 6)

    def _tempo(self, there: Scene, side: Side) -> float:
        """Value what will hold in the next turns of a side's seats."""
        worth = 0.0
        view = there.view
        extra = view.extra
        people = view.people
        for seat in side.seats:
            if extra and seat in extra:
                worth += self.weights.turn
            worth += self._prospects(people[seat])
        return worth * min(1.0, there.left / 2)

    def _prospects(self, person: Person) -> float:
        """Value what will hold in a seat's next turn."""
        coming = person.next
        if not coming:
            return 0.0
        w = self.weights
        if "skip_turn" in coming:
            return -w.turn
        worth = 0.0
        if "no_draw" in coming:
            worth -= w.draw
        if "no_action" in coming:
            worth -= w.act
        if "no_material" in coming:
            worth -= w.build
        if "no_material_hand" in coming:
            worth -= 0.7 * w.build
        if "castle_immunity" in coming:
            worth += w.immune
        return worth + w.pulley * max(0, coming.get("materials_up_to", 1) - 1)

    def _guess(self, there: Scene, side: Side, worth: Worth) -> None:
        """Guess what a rival holds: missions, stock and hands."""
        w = self.weights
        hidden = side.mandatory_size + side.optional_size - len(side.accomplished)
        worth.missions = w.secret * hidden
        held = side.stock_size + side.vault_size
        worth.cards += w.unseen * held * min(1.0, there.left / 3)
        for seat in side.seats:
            worth.hand += w.hand * min(6, there.view.people[seat].hand_size)

    def _missions(self, there: Scene, side: Side, missions: Far) -> float:
        """Expect points of missions to come; a mandatory one that is missed costs its points."""
        worth = 0.0
        for name, far in missions.items():
            if name in side.mandatory:
                worth += self._mission(there, self.aims[name], far, 2.0, 1.0)
            else:
                worth += self._mission(there, self.aims[name], far, 1.0, 0.0)
        return worth

    def _mission(self, there: Scene, aim: Aim, far: Distance, times: float, less: float) -> float:
        """Expect its points so many times, less what it costs.

        Royal missions are judged in the end: what will be then is hardly seen many turns before.
        """
        likely = aim.likely(there, far)
        part = self.weights.missions
        if aim.royal:
            turns = there.left / self.weights.horizon
            likely = EVEN + (likely - EVEN) / (1 + turns * turns)
            part = self.weights.royal
        return part * aim.points * (times * likely - less)


def checked(view: View) -> RenaissanceView:
    """Take a view of this game."""
    if not isinstance(view, RenaissanceView):
        raise TypeError(f"this values views of renaissance, not {type(view).__name__}")
    return view
