"""What is printed on the pieces and the board of Masters of Renaissance, as values."""

from functools import cache
from typing import Final

from bottega.games.masters import cards, faith, leaders, market, production, setup, shop, tokens
from bottega.games.masters.cards import COLOURS as COLOURS  # names are printed too
from bottega.games.masters.goods import GOODS as GOODS
from bottega.games.masters.goods import named
from bottega.games.masters.reasons import requirement
from bottega.kernel.values import Value

Goods = dict[str, int]
SHELVES: Final = (1, 2, 3)  # what each shelf of the warehouse holds
TAKEN: Final = int(production.BASE_TAKES)  # by the board's own power
GIVEN: Final = int(production.BASE_GIVES)


class Printed(Value, tag_field="piece", tag=str.lower):
    """A piece of the game, as it is printed."""


class Card(Printed):
    """A development card: what it costs, and what its production takes and gives."""

    colour: str
    level: int
    points: int
    cost: Goods
    pays: Goods
    gives: Goods


class Leader(Printed):
    """A leader card: what it requires, and its ability for one good."""

    points: int
    requires: Goods  # goods and cards: `yellow`, or `yellow 2` for those of a level
    ability: str
    good: str


class Token(Printed, omit_defaults=True):
    """A token of the solo game: it removes cards of a colour, or moves the black cross."""

    colour: str = ""
    cards: int = 0
    spaces: int = 0
    shuffle: bool = False


Piece = Card | Leader | Token


class Section(Value):
    """The spaces from which one keeps the tile of a report."""

    start: int
    end: int


class Start(Value):
    """What somebody starts with: goods to choose, and faith."""

    goods: int
    faith: int


class Board(Value):
    """The measures of the board."""

    spaces: int
    popes: tuple[int, ...]
    sections: tuple[Section, ...]
    tiles: tuple[int, ...]
    points: dict[int, int]  # of the spaces that have any printed: where the count grows
    shelves: tuple[int, ...]
    depot: int
    cards: int  # that end the game
    slots: int
    taken: int  # goods, by the board's own power
    given: int
    start: tuple[Start, ...]  # by turn order
    rows: int  # of the market
    columns: int
    colours: tuple[str, ...]


def _card(card: cards.Card) -> Card:
    goods = named(card.cost), named(card.pays), named(card.gives)
    return Card(COLOURS[card.colour], card.level, card.points, *goods)


def _leader(leader: leaders.Leader) -> Leader:
    ability, good = leaders.ABILITIES[leader.ability], GOODS[leader.good]
    return Leader(leader.points, requirement(leader), ability, good)


def _token(token: tokens.Token) -> Token:
    if token.colour >= 0:
        return Token(COLOURS[token.colour], int(tokens.REMOVED))
    return Token(spaces=token.spaces, shuffle=token.reshuffle)


CARDS: Final = {int(card.number): _card(card) for card in cards.CARDS if card.number}
LEADERS: Final = {int(leader.number): _leader(leader) for leader in leaders.LEADERS}
TOKENS: Final = {int(token.number): _token(token) for token in tokens.TOKENS}


def crafting(good: str) -> int:
    """Find the leader whose production takes a good."""
    asked = ("production", good)
    return next(n for n, leader in LEADERS.items() if (leader.ability, leader.good) == asked)


def pieces() -> dict[str, Piece]:
    """Give all pieces by kind and number."""
    return {
        **{f"card-{number}": card for number, card in CARDS.items()},
        **{f"leader-{number}": leader for number, leader in LEADERS.items()},
        **{f"token-{number}": token for number, token in TOKENS.items()},
    }


@cache
def board() -> Board:
    """Give the measures of the board."""
    return Board(
        spaces=int(faith.LAST_SPACE),
        popes=tuple(map(int, faith.POPE_SPACE)),
        sections=tuple(map(Section, faith.SECTION_FROM, faith.POPE_SPACE)),
        tiles=tuple(map(int, faith.TILE_POINTS)),
        points=_track_points(),
        shelves=SHELVES,
        depot=int(leaders.DEPOT_SIZE),
        cards=int(shop.CARDS_TO_END),
        slots=int(shop.SLOTS),
        taken=TAKEN,
        given=GIVEN,
        start=tuple(map(Start, setup.START_GOODS, setup.START_FAITH)),
        rows=int(market.ROWS),
        columns=int(market.COLUMNS),
        colours=COLOURS,
    )


def _track_points() -> dict[int, int]:
    points = [int(n) for n in faith.TRACK_POINTS]
    return {i: n for i, n in enumerate(points) if i and n > points[i - 1]}
