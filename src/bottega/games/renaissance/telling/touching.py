"""Which things on the board one clicks to give an answer.

`card:army-01` a card wherever it lies, `cell:0:3` the third cell of the first side's castle,
`play:X`, `lay:X` and `discard:X` what a chosen card is used for, `slot` and `vault` of the stock,
`mission:X`, `seat:2` a person and `side:1` the site they sit at, `flank:left`, `double:cards`; all
else, such as `pass` and `open`, is its own verb. Two are never clicked on the board: `use:X` marks
what can be done with a card besides throwing it away, and `material:X:3` stands for many places of
materials that are called like X and worth 3.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.laying import LayCell
from bottega.games.renaissance.names import NUMBER
from bottega.games.renaissance.state import Renaissance, names
from bottega.games.renaissance.striking import Steal, Strike, Swap
from bottega.kernel.space import Action
from bottega.kernel.table import Frame

Touching = Callable[[Renaissance, Any, Action], Sequence[str]]


def touches(table: Renaissance, frame: Frame[Any], action: Action) -> Sequence[str]:
    """List the things that one clicks for an answer."""
    if action.verb in TOUCHED:
        return TOUCHED[action.verb](table, frame, action)
    return [f"card:{action.args['card']}"] if "card" in action.args else [action.verb]


def _cell(side: int, number: str) -> str:
    return f"cell:{int(side)}:{number}"


def _pointed_at(table: Renaissance, frame: Any) -> int:
    """Give the side whose castle a question is about."""
    about = isinstance(frame, Strike | LayCell | Steal | Swap)
    return int(table.side(frame.whose if about else frame.seat))


def _material(table: Renaissance, card: str, value: int) -> str:
    """Stand for all materials that are called alike and worth as much."""
    return f"material:{_namesakes(table.rules.revised)[card]}:{int(value)}"


@cache
def _namesakes(revised: bool) -> dict[str, str]:
    """Give for each card the first one of its title: that of its action, or of its kind."""
    first: dict[tuple[str, int], str] = {}
    return {
        card.name: first.setdefault((card.action.key or str(card.type), int(card.kinds)), card.name)
        for card in cards_of("2016" if revised else "2015")
    }


def _built(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    name = action.args["card"]
    place = _cell(table.side(frame.seat), action.args["cell"])
    stands_for = _material(table, name, table.cards[NUMBER[name]].value)
    return [stands_for, f"card:{name}", place, f"use:{name}"]


def _used(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    name = action.args["card"]
    return [f"card:{name}", f"{action.verb}:{name}", f"use:{name}"]


def _discarded(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    name = action.args["card"]
    return [f"card:{name}", f"discard:{name}"]


def _into(slot: str) -> Touching:
    return lambda table, frame, action: [f"card:{action.args['card']}", slot]


def _moved(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    """First the material of a rival, then the cell of one's own castle."""
    rival, number = _pointed_at(table, frame), action.args["cell"]
    site, cell = table.sites[rival], int(number) - 1
    card = table.cards[site.cells[cell]].name
    own = _cell(table.side(frame.seat), action.args["own"])
    return [_material(table, card, site.values[cell]), _cell(rival, number), own]


def _struck(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    return [_cell(_pointed_at(table, frame), action.args["cell"])]


def _targeted(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    seat = int(action.args["seat"]) - 1
    return [f"seat:{seat}", f"side:{int(table.side(seat))}"]


def _missions(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    return [f"mission:{name}" for names in action.args.values() for name in names.split()]


def _obliged(table: Renaissance, frame: Any, action: Action) -> Sequence[str]:
    """Begin half of the pairs that a mission is in with it: so each mission stands for some."""
    pair = _missions(table, frame, action)
    dealt = names(table, table.site(frame.seat).optional)
    wished = action.args["missions"].split()
    if not set(wished) <= set(dealt):
        return ()
    one, other = map(dealt.index, wished)
    return pair if other - one <= len(dealt) // 2 else pair[::-1]


TOUCHED: Final[Mapping[str, Touching]] = {
    "oblige": _obliged,
    "oblige_one": _missions,
    "show": _missions,
    "claim": _missions,
    "build": _built,
    "play": _used,
    "lay": _used,
    "discard": _discarded,
    "store": _into("slot"),
    "shelter": _into("vault"),
    "move": _moved,
    "strike": _struck,
    "target": _targeted,
    "flank": lambda table, frame, action: [f"flank:{action.args['side']}"],
    "double": lambda table, frame, action: [f"double:{action.args['what']}"],
}
