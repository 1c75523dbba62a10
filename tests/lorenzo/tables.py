"""Which tables there are: the sets of rules, and how many can play by them."""

from typing import Final

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.modules import decks
from bottega.games.lorenzo.ruleset import PILE
from bottega.kernel.options import Options

# The last cards of each pile stay in the box, but for one pile that leaves its first ones.
PILES: Final = decks.piles()
LEFT_OUT: Final = {*PILES[0][:-PILE], *(card for pile in PILES[1:] for card in pile[PILE:])}

RULES: Final[dict[str, dict[str, str]]] = {
    "basic": {"advanced": "false"},
    "advanced": {"advanced": "true"},
    "houses": {"modules": "houses"},
    "pazzi": {"modules": "pazzi"},
    "pazzi-basic": {"modules": "pazzi", "advanced": "false"},
    "both": {"modules": "houses,pazzi"},
    "preview": {"modules": "houses,pazzi", "decks": "preview"},
    "built": {"modules": "pazzi", "decks": decks.encode(LEFT_OUT)},
    "new-leaders": {"modules": "houses,pazzi", "leaders": "new"},
}
USUAL: Final = ("basic", "advanced")  # the game without expansions
COMBINATIONS: Final = ("basic", "advanced", "houses", "pazzi", "pazzi-basic", "both")


def sizes(rules: str) -> range:
    """Say how many can play by a set of rules."""
    return range(2, 6 if "houses" in RULES[rules].get("modules", "") else 5)


def options(players: int, rules: str) -> Options:
    """Give the options of a table."""
    return GAME.options_of(players, **RULES[rules])


TABLES: Final = [(players, rules) for rules in RULES for players in sizes(rules)]
EACH_COMBINATION: Final = [(n, rules) for rules in COMBINATIONS for n in sizes(rules)]
EXPANDED: Final = [(n, rules) for n, rules in EACH_COMBINATION if rules not in USUAL]
