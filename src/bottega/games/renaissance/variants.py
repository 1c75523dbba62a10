"""The options of a table, and which go together."""

from collections.abc import Mapping
from typing import Final

from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.names import FAMILIES
from bottega.games.renaissance.setup import families_needed
from bottega.games.renaissance.state import Rules
from bottega.kernel.errors import BadOptions
from bottega.kernel.options import Option, Options, settle_options

ALONE: Final = (2, 3, 4)
TEAMS: Final = (4, 6, 8)
COUNTS: Final = (2, 3, 4, 6, 8)
OPTIONS: Final[Mapping[str, Option]] = {
    "variant": Option(
        ("full", "quick"), players={"quick": ALONE}, needs={"quick": {"teams": ("false",)}}
    ),
    "teams": Option(("false", "true"), players={"false": ALONE, "true": TEAMS}),
    "edition": Option(("2015", "2016")),
    "support": Option(("false", "true")),  # ruling N-1
    "families": Option(("random",), free=True),  # ruling N-50
    "missions": Option(("automatic", "by-hand")),  # ruling N-33
}


def check(name: str, players: object, chosen: Mapping[str, object]) -> Options:
    """Check options; six and eight people play in teams without saying so (ruling N-51)."""
    asked = dict(chosen)
    if str(players) in ("6", "8"):
        asked.setdefault("teams", "true")
    options = settle_options(name, COUNTS, OPTIONS, players, asked)
    named = options.chosen["families"]
    if named == "random":
        return options
    listed = sorted_families(named)
    needed = families_needed(rules_of(options))
    if len(listed) != needed:
        raise BadOptions(
            f"option families names {needed} of {', '.join(FAMILIES)} here, not {len(listed)}"
        )
    return Options(options.players, {**options.chosen, "families": ",".join(listed)})


def sorted_families(named: str) -> list[str]:
    """Read families from a text, in their order."""
    listed = [word.strip() for word in named.split(",")]
    for word in listed:
        if word not in FAMILIES:
            raise BadOptions(f"a family is one of {', '.join(FAMILIES)}, not {word!r}")
        if listed.count(word) > 1:
            raise BadOptions(f"option families names {word} twice")
    return [family for family in FAMILIES if family in listed]


def rules_of(options: Options) -> Rules:
    """Give the rules of a table."""
    return Rules(cards_of(options.chosen["edition"]), options)
