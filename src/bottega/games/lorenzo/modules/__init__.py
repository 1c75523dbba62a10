"""The modules, and the sets of rules that they compose."""

from functools import cache
from itertools import chain
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, space_of
from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.modules import decks
from bottega.games.lorenzo.modules.advanced import ADVANCED
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.modules.houses import HOUSES
from bottega.games.lorenzo.modules.pazzi import PAZZI
from bottega.games.lorenzo.ruleset import Module, Refusals, Ruleset
from bottega.kernel.errors import BadOptions
from bottega.kernel.options import ANYTHING, Option, Options
from bottega.kernel.table import Frames
from bottega.parts.bits import BITS

# By the names that the option `modules` takes.
EXPANSIONS: Final[dict[str, Module]] = {"houses": HOUSES, "pazzi": PAZZI}

_FOUR: Final = (2, 3, 4)
_WITH_LEADERS: Final = {"advanced": ("true",)}
_MORE_CARDS: Final = {"modules": ("pazzi", "houses,pazzi")}
OPTIONS: Final = {
    "advanced": Option(("true", "false")),
    "modules": Option(
        ("none", "houses", "pazzi", "houses,pazzi"),
        players={"none": _FOUR, "pazzi": _FOUR},
        needs={"houses": _WITH_LEADERS, "houses,pazzi": _WITH_LEADERS},
    ),
    "leaders": Option(
        ("all", "base", "new"),
        free=True,
        needs={"base": _WITH_LEADERS, "new": _WITH_LEADERS, ANYTHING: _WITH_LEADERS},
    ),
    "decks": Option(
        ("random", "preview"),
        free=True,
        needs={"preview": _MORE_CARDS, ANYTHING: _MORE_CARDS},
    ),
}
_PARTS: Final = (BASE, ADVANCED, *EXPANSIONS.values())
MODULES: Final = (*_PARTS, *(part.with_leaders for part in _PARTS if part.with_leaders is not None))
SPACE: Final = space_of(max(int(card.number) for module in MODULES for card in module.cards))
LEADERS_LEFT: Final = 4  # in the pile, at least, when all are dealt (ruling X-68)


@cache
def compose(
    names: tuple[str, ...],
    advanced: bool,
    players: int = 4,
    leaders: str = "all",
    piles: str = "random",
) -> Ruleset:
    """Compose the rules of a table, once for each combination."""
    rules = Ruleset(_parts(names, advanced), players)
    rules.expansions = sum([BITS[i] for i, name in enumerate(EXPANSIONS) if name in names])
    if leaders != "all":
        keep = _chosen_leaders(rules, leaders)
        rules.pool = vec[i64]([leader for leader in rules.pool if leader in keep])
    rules.open_decks = piles != "random"
    if piles not in ("random", "preview"):
        _choose_piles(rules, piles)
    return rules


def _parts(names: tuple[str, ...], advanced: bool) -> list[Module]:
    parts = [BASE, ADVANCED] if advanced else [BASE]
    for module in [EXPANSIONS[name] for name in names]:
        parts.append(module)
        if advanced and module.with_leaders is not None:
            parts.append(module.with_leaders)
    return parts


def _chosen_leaders(rules: Ruleset, words: str) -> set[i64]:
    """Read the option: those of the game itself, the others, or a list of names."""
    usual = {i64(LEADERS.index(leader.name)) for leader in ADVANCED.leaders}
    if words == "base":
        return usual
    if words == "new":
        return {leader for leader in rules.pool if leader not in usual}
    return {i64(LEADERS.index(name)) for name in words.split(",")}


def _choose_piles(rules: Ruleset, code: str) -> None:
    out = decks.decode(code)
    for i, pile in enumerate(rules.decks[: decks.PILES]):
        rules.chosen[i] = [card for card in pile if card not in out]


def rules_of(setting: Options) -> Ruleset:
    """Find the rules that a table's options ask for."""
    chosen = setting.chosen
    advanced = chosen["advanced"] == "true"
    return compose(_named(setting), advanced, setting.players, chosen["leaders"], chosen["decks"])


def _named(setting: Options) -> tuple[str, ...]:
    return tuple(name for name in setting.chosen["modules"].split(",") if name in EXPANSIONS)


def check(setting: Options) -> Options:
    """Check the options that are free texts, and write them in one way."""
    chosen = dict(setting.chosen)
    if chosen["decks"] not in OPTIONS["decks"].values:
        chosen["decks"] = decks.checked(chosen["decks"], chosen["advanced"] == "true")
    if chosen["leaders"] not in OPTIONS["leaders"].values:
        everyone = compose(_named(setting), chosen["advanced"] == "true", setting.players)
        chosen["leaders"] = _listed(chosen["leaders"], everyone)
    settled = Options(setting.players, chosen)
    rules = rules_of(settled)
    fewest = int(DEALT) * setting.players + LEADERS_LEFT
    if rules.leaders and len(rules.pool) < fewest:
        raise BadOptions(
            f"option leaders={chosen['leaders']} gives {len(rules.pool)} leaders;"
            f" {setting.players} players need at least {fewest}"
        )
    return settled


def _listed(words: str, rules: Ruleset) -> str:
    """Check a list of leaders and put it in the usual order."""
    names = [word.strip() for word in words.split(",")]
    for name in names:
        if name not in LEADERS:
            raise BadOptions(
                f"option leaders is one of all, base, new or a list of names; {name!r} is no leader"
            )
        if LEADERS.index(name) not in rules.pool:
            raise BadOptions(f"option leaders names {name}, who is not in this game")
    return ",".join(name for name in LEADERS if name in names)


def frames() -> Frames:
    """Give the questions and steps that expansions add."""
    return dict(chain.from_iterable(module.frames.items() for module in EXPANSIONS.values()))


def refusals() -> Refusals:
    """Gather why answers to the questions of expansions are not offered."""
    found: Refusals = {}
    for module in EXPANSIONS.values():
        found |= module.refusals
    return found
