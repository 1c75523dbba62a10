"""What a position of Renaissance is worth to a seat, in points.

Every side is valued alike: its castle, its zone and its missions as they stand, the cells it will
still fill, the race to the full castle and what is exposed to attacks. To that come, for the own
side, the missions within reach with what the mandatory ones would cost, the hand and the stock. A
position is worth what the own side is worth above its rivals.
"""

from bottega.bots.evaluate.renaissance.advice import PASSING, advise
from bottega.bots.evaluate.renaissance.facts import aims, chance
from bottega.bots.evaluate.renaissance.holding import hand_worth, stock_worth
from bottega.bots.evaluate.renaissance.missions import likely
from bottega.bots.evaluate.renaissance.scene import Scene, scene_of
from bottega.bots.evaluate.renaissance.tags import VARIANTS, done, tags
from bottega.bots.evaluate.renaissance.weights import STANDING, WEIGHTS
from bottega.games.renaissance.views import Person, RenaissanceView
from bottega.kernel.game import View

__all__ = ["PASSING", "VARIANTS", "advise", "done", "tags", "value"]


def value(view: View, seat: int) -> float:
    """Value a position for a seat by what it sees."""
    if not isinstance(view, RenaissanceView):
        raise TypeError(f"this values views of renaissance, not {type(view).__name__}")
    own = view.people[seat].side
    if view.verdict != "playing":
        points = [float(side.score.points) for side in view.sides]
        return lead(points, own)
    there = scene_of(view, seat)
    worths = [side_worth(there, i) for i in range(len(view.sides))]
    worths[own] += own_worth(there, seat)
    late = 1 + 1 / (1 + there.left / WEIGHTS.closing * 3)
    return lead(worths, own) * late


def lead(worths: list[float], own: int) -> float:
    """Compare a side with its rivals."""
    w = WEIGHTS
    rivals = [worth for i, worth in enumerate(worths) if i != own]
    return worths[own] - w.rival * max(rivals) - w.field * sum(rivals) / len(rivals)


def side_worth(there: Scene, i: int) -> float:
    """Value what all can see of a side."""
    w = WEIGHTS
    site = there.sites[i]
    side = site.side
    parts = side.score.parts
    view = there.view
    worth = float(parts["castle"] + parts["specials"] + parts["missions"])
    builders = len(side.seats)
    worth += w.mean * min(site.empty, there.left * w.pace * builders)
    nearest = min([other.empty for k, other in enumerate(there.sites) if k != i])
    bonus = 10.0 if view.options.chosen["variant"] == "full" else 8.0
    worth += w.race * bonus * chance((nearest - site.empty) / w.slack - len(there.sites) / 4)
    threat = w.risk if "army" in view.families else w.calm
    if not side.immune:
        worth -= threat * site.exposed * min(there.left, 6.0)
    life = min(1.0, there.left / 6)
    for name in side.zone:
        if name in STANDING and name not in view.used:
            worth += STANDING[name] * life
    for seat in side.seats:
        worth += prospects(view.people[seat], seat, view) * min(1.0, there.left / 2)
    if side.cover is not None:
        worth -= 1.2 + 0.8 * side.stock_size
    if i != there.own:
        worth += rival_secrets(there, i)
    return worth


def rival_secrets(there: Scene, i: int) -> float:
    """Guess what a rival holds: missions, stock and hands."""
    w = WEIGHTS
    side = there.sites[i].side
    hidden = side.mandatory_size + side.optional_size - len(side.accomplished)
    worth = w.secret * hidden
    worth += w.unseen * (side.stock_size + side.vault_size) * min(1.0, there.left / 3)
    for seat in side.seats:
        worth += w.hand * min(6, there.view.people[seat].hand_size)
    return worth


def prospects(person: Person, seat: int, view: RenaissanceView) -> float:
    """Value what will hold in a seat's next turn."""
    w = WEIGHTS
    coming = person.next
    worth = w.turn if seat in view.extra else 0.0
    if not coming:
        return worth
    if "skip_turn" in coming:
        return worth - w.turn
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


def own_worth(there: Scene, seat: int) -> float:
    """Value what only the own side knows: missions to come, the hand and the stock."""
    return mission_worth(there) + hand_worth(there, seat) + stock_worth(there)


def mission_worth(there: Scene) -> float:
    """Expect points of missions to come; a mandatory one that is missed costs its points."""
    side = there.view.sides[there.own]
    known = aims(there.view.options.chosen["edition"])
    worth = 0.0
    for name in side.mandatory:
        if name not in side.accomplished:
            aim = known[name]
            worth += aim.points * (2 * likely(aim, there) - 1)
    for name in side.optional:
        if name not in side.accomplished:
            aim = known[name]
            worth += aim.points * likely(aim, there)
    return worth
