"""The cards and castles of Renaissance as data, for those who draw them."""

from typing import Any, Final

from bottega.games.renaissance.names import FAMILIES, KINDS
from bottega.games.renaissance.pieces import HAND_SIZE
from bottega.games.renaissance.variants import OPTIONS, rules_of
from bottega.kernel.options import Options
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.pieces import CARDS, CASTLES, EDITIONS, Facts

VARIANTS: Final = OPTIONS["variant"].values


def facts(nouns: Nouns) -> dict[str, Facts]:
    """Give the data of every card, of both editions where they differ, and of every castle."""
    return {key: found for key, (found, _) in _things(nouns).items()}


def texts(nouns: Nouns) -> dict[str, str]:
    """Give the whole texts of the same things."""
    return {key: text for key, (_, text) in _things(nouns).items()}


def _things(nouns: Nouns) -> dict[str, tuple[Facts, str]]:
    first, later = EDITIONS
    found = {f"card-{name}": _card(name, first, nouns) for name in CARDS[first]}
    for name in CARDS[later]:
        thing = _card(name, later, nouns)
        if thing[0] != found[f"card-{name}"][0]:
            found[f"later-{name}"] = thing
    for name, castle in CASTLES.items():
        facts = {"name": nouns.castle(name), **castle}
        found[f"castle-{name}"] = facts, nouns.castle_text(name)
    return found


def _card(name: str, edition: str, nouns: Nouns) -> tuple[Facts, str]:
    nouns.edition = edition
    titled = {"title": nouns.title(name), "text": nouns.face(name)}
    return {**titled, **CARDS[edition][name]}, nouns.card_text(name)


def board() -> Facts:
    """Give the measures of the table, by variant and edition where they differ."""
    return {
        "families": list(FAMILIES),
        "kinds": list(KINDS),
        "castles": list(CASTLES),
        "hand": int(HAND_SIZE),
        "stock": {name: int(_rules(name).slots) for name in VARIANTS},
        "mandatory": {name: int(_rules(name).obliged) for name in VARIANTS},
        "bonus": {
            name: {edition: int(_rules(name, edition).bonus) for edition in EDITIONS}
            for name in VARIANTS
        },
        "options": {name: list(option.values) for name, option in OPTIONS.items()},
    }


def _rules(variant: str, edition: str = EDITIONS[0]) -> Any:
    chosen = {name: option.default for name, option in OPTIONS.items()}
    return rules_of(Options(2, {**chosen, "variant": variant, "edition": edition}))
