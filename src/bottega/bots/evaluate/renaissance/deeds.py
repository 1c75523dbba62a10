"""How likely a deed that a mission asks for still is."""

from collections.abc import Callable, Mapping
from typing import Final

from bottega.bots.evaluate.renaissance.facts import Card, chance
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.games.renaissance.views import Person

DONE: Final = 0.97
CASTLE_FIRSTS: Final = {
    "first_all_stones": 1,
    "first_all_foundations": 0,
}  # by kind


def flag(name: str, scene: Scene) -> float:
    """Estimate the chance of something that is done once for all."""
    side = scene.view.sides[scene.own]
    if name in side.flags:
        return DONE
    if name in scene.view.firsts:
        return 0.0  # somebody else was the first
    ready = [*scene.hand, *scene.stock]
    late = min(1.0, 0.25 + scene.left / 6)
    if name.startswith("attacked_castle"):
        return attacked(name, side.flags, ready, scene) * late
    if name == "special_before_first_stone":
        if "placed_stone" in side.flags:
            return 0.0
        return 0.85 if any(card.special for card in ready) else 0.5
    if name == "foundations_done_before_first_stone":
        if "placed_stone" in side.flags:
            return 0.0
        return chance((3.2 - scene.sites[scene.own].free[0]) / 1.6) * 0.8 + 0.1
    if name == "first_tile":
        return first_tile(ready, scene)
    return first_to_fill(CASTLE_FIRSTS.get(name, 0), scene)


def attacked(name: str, flags: tuple[str, ...], ready: list[Card], scene: Scene) -> float:
    """An attack on a castle: in time, or with a tile of one's own."""
    armed = any(card.attacks for card in ready)
    if name == "attacked_castle_before_foundations_done":
        if "had_all_foundations" in flags:
            return 0.0
        return 0.85 if armed else 0.55
    if "placed_tile" not in flags and not any(2 in card.kinds for card in ready):
        return 0.45
    return 0.85 if armed else 0.6


def first_tile(ready: list[Card], scene: Scene) -> float:
    """Nobody has a tile yet."""
    return 0.8 if any(2 in card.kinds for card in ready) else 0.3


def first_to_fill(kind: int, scene: Scene) -> float:
    """All cells of a kind, before anybody else."""
    missing = [site.free[kind] for site in scene.sites]
    own = missing.pop(scene.own)
    return chance((min(missing) - own - 0.3) / 1.2) * (0.95 if own < scene.left else 0.6)


def counter(name: str, least: int, scene: Scene) -> float:
    """Estimate the chance of something that is counted as it happens."""
    side = scene.view.sides[scene.own]
    late = min(1.0, scene.left / 6)
    done = 0
    if name in COUNTS:
        done = max([COUNTS[name](scene.view.people[seat]) for seat in side.seats])
    if done >= least:
        return DONE
    if name == "specials_discarded":
        if side.thrown >= least:
            return DONE
        return 0.92 if any(card.special for card in scene.hand) else 0.75 * late
    return (0.1 + 0.75 * prepared(name, least, scene)) * (0.3 + 0.7 * late) + 0.12 * done


COUNTS: Final[Mapping[str, Callable[[Person], int]]] = {
    "actions_this_turn": lambda person: person.actions,
    "destroyed_this_turn": lambda person: person.destroyed,
    "stock_materials_this_turn": lambda person: person.stock_built,
    "same_target_actions_this_turn": lambda person: max(person.aimed),
    "pure_action_turn_streak": lambda person: person.action_streak + person.pure_action,
    "pure_material_discard_streak": lambda person: person.discard_streak + person.pure_discard,
}


def prepared(name: str, least: int, scene: Scene) -> float:
    """Say how much of what a deed needs is at hand, from 0 to 1."""
    stock = scene.stock
    if name == "actions_this_turn":
        return min(1.0, sum([card.action for card in stock]) / least)
    if name == "same_target_actions_this_turn":
        return min(1.0, sum([card.action for card in stock]) / least)
    if name == "stock_materials_this_turn":
        free = list(scene.sites[scene.own].free)
        n = 0
        for card in stock:
            for kind in card.kinds:
                if free[kind]:
                    free[kind] -= 1
                    n += 1
                    break
        return min(1.0, n / least)
    if name == "destroyed_this_turn":
        return 0.6 if any(card.attacks for card in (*scene.hand, *stock)) else 0.1
    if name == "pure_action_turn_streak":
        pure = sum([card.action and card.pure for card in (*scene.hand, *stock)])
        return min(1.0, 0.5 * pure)
    pure = sum([card.material and card.pure for card in (*scene.hand, *stock)])
    return min(0.9, 0.4 * pure)
