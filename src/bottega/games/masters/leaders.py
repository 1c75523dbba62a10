"""The 16 leader cards."""

from typing import Final

from mypy_extensions import i64

from bottega.games.masters.cards import BLUE, GREEN, PURPLE, YELLOW, banner
from bottega.games.masters.goods import COIN, SERVANT, SHIELD, STONE, goods

DISCOUNT: Final[i64] = 0
EXTRA_DEPOT: Final[i64] = 1
WHITE_MARBLE: Final[i64] = 2
PRODUCTION: Final[i64] = 3

ABILITIES: Final = ("discount", "depot", "white", "production")
FIRST_LEADER: Final[i64] = 49
LEADER_COUNT: Final[i64] = 16
DEPOT_SIZE: Final[i64] = 2  # one depot with two slots (ruling M-14)


class Leader:
    """A leader card: its points, its standing ability for one good, and what it requires."""

    def __init__(
        self, number: i64, points: i64, ability: i64, good: i64, owns: i64 = 0, shows: i64 = 0
    ) -> None:
        self.number = number
        self.points = points
        self.ability = ability
        self.good = good
        self.owns = owns  # goods in the supply
        self.shows = shows  # banners of development cards


# fmt: off
LEADERS: Final[list[Leader]] = [
    # number, points, ability, good, requirement
    Leader(49, 2, DISCOUNT, SERVANT, shows=banner(YELLOW) + banner(GREEN)),
    Leader(50, 2, DISCOUNT, SHIELD, shows=banner(BLUE) + banner(PURPLE)),
    Leader(51, 2, DISCOUNT, STONE, shows=banner(GREEN) + banner(BLUE)),
    Leader(52, 2, DISCOUNT, COIN, shows=banner(YELLOW) + banner(PURPLE)),
    Leader(53, 3, EXTRA_DEPOT, STONE, owns=goods(coin=5)),
    Leader(54, 3, EXTRA_DEPOT, SERVANT, owns=goods(stone=5)),
    Leader(55, 3, EXTRA_DEPOT, SHIELD, owns=goods(servant=5)),
    Leader(56, 3, EXTRA_DEPOT, COIN, owns=goods(shield=5)),
    Leader(57, 5, WHITE_MARBLE, SERVANT, shows=banner(YELLOW, n=2) + banner(BLUE)),
    Leader(58, 5, WHITE_MARBLE, SHIELD, shows=banner(GREEN, n=2) + banner(PURPLE)),
    Leader(59, 5, WHITE_MARBLE, STONE, shows=banner(BLUE, n=2) + banner(YELLOW)),
    Leader(60, 5, WHITE_MARBLE, COIN, shows=banner(PURPLE, n=2) + banner(GREEN)),
    Leader(61, 4, PRODUCTION, SHIELD, shows=banner(YELLOW, level=2)),
    Leader(62, 4, PRODUCTION, SERVANT, shows=banner(BLUE, level=2)),
    Leader(63, 4, PRODUCTION, STONE, shows=banner(PURPLE, level=2)),
    Leader(64, 4, PRODUCTION, COIN, shows=banner(GREEN, level=2)),
]
# fmt: on


def leader_of(number: i64) -> Leader:
    """Give a leader by its printed number."""
    return LEADERS[number - FIRST_LEADER]


def numbers(leaders: i64) -> tuple[int, ...]:
    """Give the printed numbers of a set of leaders."""
    return tuple([int(FIRST_LEADER + i) for i in range(LEADER_COUNT) if (leaders >> i) & 1])
