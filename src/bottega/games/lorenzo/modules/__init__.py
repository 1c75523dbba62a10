"""The modules, and the sets of rules that they compose."""

from functools import cache
from typing import Final

from bottega.games.lorenzo.modules.advanced import ADVANCED
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.ruleset import Module, Ruleset
from bottega.kernel.options import Options

EXPANSIONS: Final[dict[str, Module]] = {}  # by the names that the option `modules` takes


@cache
def compose(names: tuple[str, ...], advanced: bool) -> Ruleset:
    """Compose the rules of a table, once for each combination."""
    chosen = [BASE]
    if advanced:
        chosen.append(ADVANCED)
    return Ruleset([*chosen, *(EXPANSIONS[name] for name in names)])


def rules_of(setting: Options) -> Ruleset:
    """Find the rules that a table's options ask for."""
    names = tuple(name for name in setting.chosen["modules"].split(",") if name in EXPANSIONS)
    return compose(names, setting.chosen["advanced"] == "true")
