"""What is printed on the pieces and the board of Lorenzo il Magnifico, as values."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from bottega.games.lorenzo import pieces as rules
from bottega.games.lorenzo import ruleset
from bottega.games.lorenzo.actions import FLOORS, PRIVILEGES, SEATS
from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.goods import GOODS as GOODS  # names are printed too
from bottega.games.lorenzo.goods import RESOURCES as HELD
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.leadership import DISCARD_PRIVILEGES
from bottega.games.lorenzo.modules import (
    EXPANSIONS,
    MODULES,
    OPTIONS,
    compose,
    printed,  # noqa: F401  what expansions print is known from here on
    rules_of,
)
from bottega.games.lorenzo.pieces import AREAS, CARD_LIMIT
from bottega.games.lorenzo.pieces import CARD_KINDS as CARD_KINDS
from bottega.games.lorenzo.pieces import MEMBERS as MEMBERS
from bottega.games.lorenzo.printed import made
from bottega.games.lorenzo.printed.abilities import AnyAbility
from bottega.games.lorenzo.printed.effects import AnyEffect
from bottega.games.lorenzo.printed.things import (
    Board,
    BonusTile,
    Card,
    Family,
    Leader,
    Lot,
    Piece,
    Space,
    Tile,
    Token,
    Tower,
)
from bottega.games.lorenzo.queries import FEE, SLOT_NEEDS
from bottega.games.lorenzo.requirements import IN_ALL, KINDS_OF_CARDS, LEADERS_IN_PLAY, ONE_KIND
from bottega.games.lorenzo.ruleset import ROUNDS
from bottega.games.lorenzo.scoring import CHARACTER_POINTS, TERRITORY_POINTS
from bottega.games.lorenzo.setup import FIRST_COINS, START
from bottega.games.lorenzo.vatican import FAITH_POINTS, NEEDED
from bottega.kernel.options import Options

OWN_PLAYERS: Final = OPTIONS["modules"].players["none"]  # that the game itself is for
RESOURCES: Final = GOODS[:HELD]  # the other goods are tracks
FOR_LEADER: Final = int(DISCARD_PRIVILEGES)  # privileges for one that is put away
# What a leader can ask for so many of.
COUNTED: Final = {*GOODS, *CARD_KINDS, ONE_KIND, IN_ALL, LEADERS_IN_PLAY, KINDS_OF_CARDS}
TYPES: Final[Mapping[str, Any]] = {
    "effect": AnyEffect,
    "ability": AnyAbility,
    "piece": Piece,
    "board": Board,
}


@cache
def cards() -> dict[int, Card]:
    """Give all cards by number, as they are written: what some cost depends on the rivals."""
    found = {int(card.number): made.card(card, m.name) for m in MODULES for card in m.cards}
    return dict(sorted(found.items()))


def card_at(options: Options, number: int) -> Card:
    """Give a card as it is at a table with such options: with its price against the rivals."""
    here = rules_of(options).cards
    found = number < len(here) and here[number].number
    return made.card(here[number]) if found else cards()[number]


def has_tokens(options: Options) -> bool:
    """Say whether there are tokens at a table with such options."""
    return len(rules_of(options).faces) > 0


def period_of(round: int) -> int:
    """Give the period that a round is in; before the first round, the first."""
    return max(1, int(ruleset.period_of(round)))


@cache
def leaders() -> dict[str, Leader]:
    """Give all leaders by name."""
    return {x.name: made.leader(x, m.name) for m in MODULES for x in m.leaders}


@cache
def tiles() -> dict[str, Tile]:
    """Give all excommunication tiles by name."""
    return {tile.name: made.tile(tile, m.name) for m in MODULES for tile in m.tiles}


@cache
def bonus_tiles() -> dict[str, BonusTile]:
    """Give all personal bonus tiles by name."""
    return {tile.name: made.bonus_tile(tile, m.name) for m in MODULES for tile in m.bonus_tiles}


@cache
def families() -> dict[str, Family]:
    """Give all families by name."""
    return {x.name: made.family(x, m.name) for m in MODULES for x in m.families}


@cache
def tokens() -> dict[int, Token]:
    """Give what tokens show, by face."""
    return {n: Token(counts(face.gain)) for n, face in enumerate(made.everything().faces, 1)}


@cache
def lots() -> dict[str, Lot]:
    """Give all tiles that are bid on by name."""
    return {lot.name: Lot(made.each(lot.rows)) for lot in made.everything().lots}


@cache
def spaces() -> dict[str, Space]:
    """Give the spaces outside the towers by name."""
    return {space.name: made.space(space) for space in made.everything().spaces}


def pieces() -> dict[str, Piece]:
    """Give all pieces by kind and name."""
    kinds: dict[str, Mapping[Any, Piece]] = {
        "card": cards(),
        "leader": leaders(),
        "tile": tiles(),
        "bonus": bonus_tiles(),
        "family": families(),
        "token": tokens(),
        "lot": lots(),
        "space": spaces(),
    }
    return {f"{kind}-{name}": piece for kind, all in kinds.items() for name, piece in all.items()}


@cache
def board() -> Board:
    """Give the measures of the board."""
    gains = (*made.everything().privileges, 0)  # what a store brings is printed nowhere
    return Board(
        towers=tuple(map(_tower, made.everything().towers)),
        adapted={n: _adapted(n) for n in range(min(OWN_PLAYERS), int(SEATS) + 1)},
        privileges=dict(zip(PRIVILEGES, made.each(gains), strict=True)),
        faith=tuple(map(int, FAITH_POINTS)),
        needed=tuple(map(int, NEEDED)),
        slots=tuple(map(int, SLOT_NEEDS)),
        fee=int(FEE),
        rounds=int(ROUNDS),
        limit=int(CARD_LIMIT),
        dealt=int(DEALT),
        start=counts(START),
        coins=tuple(int(FIRST_COINS) + place for place in range(max(OWN_PLAYERS))),
        territories=tuple(map(int, TERRITORY_POINTS)),
        characters=tuple(map(int, CHARACTER_POINTS)),
    )


def _adapted(players: int) -> tuple[int, ...]:
    """Give what the floors of the adapted tower ask for with so many players."""
    return tuple(map(int, compose(tuple(EXPANSIONS), True, players=players).adapted))


def _tower(tower: rules.Tower) -> Tower:
    first = int(tower.first)
    spaces = tuple(FLOORS[first : first + len(tower.values)])
    values, bonus = tuple(map(int, tower.values)), made.each(tower.bonus)
    return Tower(tower.name, AREAS[tower.area], spaces, values, bonus)
