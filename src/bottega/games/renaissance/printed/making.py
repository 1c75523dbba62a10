"""What is printed, made from the rule's own classes."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, get_args

from bottega.games.renaissance.abilities import HIGHER
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.castles import CASTLES as PLANS
from bottega.games.renaissance.castles import QUICK, bonus_of
from bottega.games.renaissance.castles import Castle as CastlePlan
from bottega.games.renaissance.conditions import RELATIONS
from bottega.games.renaissance.names import A_FAMILY, FAMILIES, KINDS, MOST_CELLS
from bottega.games.renaissance.pieces import (
    ANY_NUMBER,
    CARDS,
    EVERY,
    HAND_SIZE,
    MODIFIERS,
    PLAYERS,
    SCOPES,
    SELF,
    TYPES,
    WHERE,
    WHO,
)
from bottega.games.renaissance.pieces import Action as Played
from bottega.games.renaissance.pieces import Card as Dealt
from bottega.games.renaissance.placing import MATCHES, UNLIMITED
from bottega.games.renaissance.printed.abilities import Ability
from bottega.games.renaissance.printed.conditions import ANYTHING, Condition, Filter, Metric, Names
from bottega.games.renaissance.printed.steps import Step
from bottega.games.renaissance.printed.things import (
    Action,
    AnyCard,
    Castle,
    Composite,
    Material,
    Measures,
    Piece,
    Place,
    Princely,
    Royal,
    Special,
)
from bottega.games.renaissance.selectors import ALL_KINDS, BEINGS, MOST_VALUE, Selector
from bottega.games.renaissance.setup import families_needed
from bottega.games.renaissance.state import Rules
from bottega.games.renaissance.variants import ALONE, OPTIONS, TEAMS, rules_of
from bottega.kernel.options import Options

EDITIONS: Final = OPTIONS["edition"].values
VARIANTS: Final = OPTIONS["variant"].values
MANY: Final = {int(EVERY): "all", int(ANY_NUMBER): "any"}
NO_MATERIAL: Final = {"no_material": "any", "no_material_hand": "hand"}  # from where
# Every word is called as the class of the rule that it is printed for.
WORDS: Final[Mapping[str, Callable[..., Any]]] = {
    kind.__name__: kind for words in (Step, Ability, Condition, Metric) for kind in get_args(words)
}


def listed(words: Sequence[str], bits: int) -> Names:
    """Name the members of a set of bits."""
    return tuple(word for i, word in enumerate(words) if bits >> i & 1)


def values(bits: int) -> tuple[int, ...]:
    """List the values of a set."""
    return tuple(n for n in range(1, int(MOST_VALUE) + 1) if bits >> n & 1)


def selected(chosen: Selector) -> Filter:
    """Say which cards or materials are meant."""
    found = Filter(
        "".join(listed(BEINGS, chosen.being)),
        chosen.pure,
        listed(KINDS, chosen.kinds),
        values(chosen.values),
        chosen.exposed,
        tuple(map(selected, chosen.either)),
    )
    return ANYTHING if found == ANYTHING else found


def _every(condition: Any) -> Filter:
    among = () if condition.among == ALL_KINDS else listed(KINDS, condition.among)
    return Filter(values=values(condition.values), among=among)


def _chooser(step: Any) -> str:
    """Say who chooses: chance, who acts, or whom it hits."""
    if hasattr(step, "by_chance"):
        return "random" if step.by_chance else "target"
    return "target" if getattr(step, "by_victim", step.who != SELF) else "actor"


def _where(step: Any) -> Names:
    if hasattr(step, "zone"):
        return ("castle", "zone") if step.zone else ("castle",)
    return ("castle", "zone", "stock_cover") if step.aimed else ("castle", "stock", "zone")


def _modifier(step: Any) -> str:
    return listed(MODIFIERS, step.modifier)[0]


# How what is printed is read where it is not just called the same.
READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "who": lambda one: WHO[one.who],
    "count": lambda one: MANY.get(int(one.count), int(one.count)),
    "filter": lambda one: selected(one.selector),
    "unlock": lambda one: selected(one.unlock),
    "counted": lambda one: selected(one.selector),
    "such": _every,
    "chooser": _chooser,
    "region": lambda one: "side" if one.side else "",
    "min": lambda one: one.least,
    "max": lambda one: None if one.most >= UNLIMITED else one.most,
    "match": lambda one: MATCHES[one.match],
    "audience": lambda one: "all" if one.all else "actor",
    "take_chooser": lambda one: "random" if one.by_chance else "actor",
    "whose": lambda one: "any" if one.aimed else "self",
    "where": _where,
    "modifier": lambda one: "no_material" if _modifier(one) in NO_MATERIAL else _modifier(one),
    "source": lambda one: NO_MATERIAL.get(_modifier(one), ""),
    "scope": lambda one: listed(SCOPES, one.scope)[0],
    "when": lambda one: "own_turn_start" if one.at_start else "reaction",
    "require": lambda one: "higher_value" if one.require == HIGHER else "any",
    "kind": lambda one: KINDS[one.kind],
    "zones": lambda one: ("hand",) * one.hand + ("stock",) * one.stock,
    "counter": lambda one: one.name,
    "metric": lambda one: made(one.metric),
    "rel": lambda one: RELATIONS[one.relation],
    "which": lambda one: "most" if one.most else "least",
    "versus": lambda one: "max_opponents" if one.fullest else "min_opponents",
    "of": lambda one: tuple(map(made, one.conditions)),
}


def made(one: Any) -> Any:
    """Give a step, an ability, a condition or a metric as it is printed."""
    known = (WORDS.get(base.__name__) for base in type(one).__mro__)
    kind: Any = next(filter(None, known), None)
    if kind is None:
        raise TypeError(f"nothing is printed for {type(one).__name__}")
    names = kind.__struct_fields__
    return kind(*(READ[name](one) if name in READ else getattr(one, name) for name in names))


@cache
def pieces() -> Mapping[str, Piece]:
    """Give every card, in both editions, and every castle by keys."""
    first, later = map(cards, EDITIONS)
    return {
        **{f"card-{name}": card for name, card in first.items()},
        **{f"later-{name}": card for name, card in later.items()},
        **{f"castle-{name}": castle for name, castle in CASTLES.items()},
    }


@cache
def cards(edition: str) -> Mapping[str, AnyCard]:
    """Give the cards of an edition by their names."""
    return {card.name: _card(card) for card in cards_of(edition)}


def _card(card: Dealt[Any]) -> AnyCard:
    family, material = FAMILIES[card.family], (listed(KINDS, card.kinds), card.value)
    match TYPES[card.type]:
        case "composite":
            return Composite(family, *_action(card.action), *material)
        case "action":
            return Action(family, *_action(card.action))
        case "material":
            return Material(family, *material)
        case "special":
            return _special(family, card)
    kind = Royal if TYPES[card.type] == "royal_mission" else Princely
    return kind(family, card.mission.points, made(card.mission.condition))


def _action(action: Played[Any]) -> tuple[str, Names, bool, Names, tuple[Step, ...]]:
    twice = (("players", PLAYERS), ("cards", CARDS))
    double = tuple(name for name, bit in twice if action.double & bit)
    attack = listed(SCOPES, action.attack)
    return action.key, attack, action.reaction, double, tuple(map(made, action.steps))


def _special(family: str, card: Dealt[Any]) -> Special:
    where = WHERE[card.special.where]
    counts = "material" if where.startswith(("on_", "replace_")) else "zone"
    points = getattr(card.special, counts)
    return Special(family, where, points, counts, tuple(map(made, card.special.abilities)))


def _castle(plan: CastlePlan) -> Castle:
    kinds = [KINDS[kind] for kind in plan.kinds]
    return Castle(
        max(plan.xs) + 2,
        max(plan.rows) + 1,
        {kind: kinds.count(kind) for kind in KINDS},
        tuple(_place(plan, cell) for cell in range(plan.size)),
    )


def _place(plan: CastlePlan, cell: int) -> Place:
    around = (_numbers(plan.rests_on[cell]), _numbers(plan.adjacent[cell]))
    kind = KINDS[plan.kinds[cell]]
    return Place(cell + 1, int(plan.rows[cell]), int(plan.xs[cell]), kind, *around)


def _numbers(cells: int) -> tuple[int, ...]:
    return tuple(i + 1 for i in range(int(MOST_CELLS)) if cells >> i & 1)


CASTLES: Final[Mapping[str, Castle]] = {plan.name: _castle(plan) for plan in PLANS}


def board() -> Measures:
    """Give the measures of the table."""
    rules = {name: _rules(variant=name) for name in VARIANTS}
    full, quick = VARIANTS
    return Measures(
        tuple(FAMILIES),
        int(A_FAMILY),
        {
            full: _in_play(ALONE, variant=full),
            quick: _in_play(ALONE, variant=quick),
            "teams": _in_play(TEAMS, teams="true"),
        },
        tuple(KINDS),
        {full: tuple(CASTLES)[:QUICK], quick: tuple(CASTLES)[QUICK:]},
        int(HAND_SIZE),
        {name: rule.slots for name, rule in rules.items()},
        {name: rule.obliged for name, rule in rules.items()},
        {name: {each: int(bonus_of(name, each)) for each in EDITIONS} for name in VARIANTS},
    )


def _in_play(players: Sequence[int], **chosen: str) -> dict[int, int]:
    return {n: families_needed(_rules(n, **chosen)) for n in players}


def _rules(players: int = ALONE[0], **chosen: str) -> Rules:
    usual = {name: option.default for name, option in OPTIONS.items()}
    return rules_of(Options(players, usual | chosen))
