"""Twenty leaders, six of them with a space of their own."""

from typing import Final

from bottega.games.lorenzo.choosing import DropOwn, OneOf, Option, PlayLeader
from bottega.games.lorenzo.conditions import (
    AtMost,
    AtMostCards,
    AtMostKinds,
    Has,
    HasCards,
    HasInAll,
)
from bottega.games.lorenzo.effects import BonusWork
from bottega.games.lorenzo.goods import COIN, FAITH, MILITARY, SERVANT, STONE, TOKENS, WOOD, goods
from bottega.games.lorenzo.leadership import ANY_LEADER
from bottega.games.lorenzo.modules.houses.abilities import ServantsPay, Spared
from bottega.games.lorenzo.modules.houses.effects import DrawAndKeep, DrawDifferent, EitherWork
from bottega.games.lorenzo.modules.literals import gain
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    HARVEST,
    OWN,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    Leader,
    Space,
    only,
)
from bottega.games.lorenzo.ruleset import space_number
from bottega.games.lorenzo.triggers import OnTake, OwnSpace

OWN_SPACES: Final[list[Space]] = [
    Space("bembo", OWN, [gain(coin=3, servant=3)], value=3),
    Space("massimiliano", OWN, [gain(vp=5, token=3)], value=6),
    Space("guglielmo", OWN, [gain(military=2, faith=3)], value=4),
    Space("piero", OWN, [DrawDifferent(3)], value=3),
    Space("erasmo", OWN, [gain(wood=3, stone=3, vp=3)], value=5),
    Space("bramante", OWN, [EitherWork()], value=1),
]

LEADERS: Final[list[Leader]] = [
    Leader(
        "alfonso-v-d-aragona",
        [Has(goods(military=6)), AtMost([FAITH], 0)],
        standing=[OnTake(only(TERRITORY), gain(faith=1))],
    ),
    Leader(
        "alfonso-i-d-este",
        [Has(goods(coin=10)), AtMost([SERVANT], 1)],
        standing=[OnTake(only(CHARACTER), gain(servant=2))],
    ),
    Leader(
        "ercole-i-d-este",
        [Has(goods(faith=4)), AtMost([COIN], 1), AtMost([MILITARY], 1)],
        standing=[OnTake(only(BUILDING), gain(military=2))],
    ),
    Leader(
        "ferdinando-d-aragona",
        [Has(goods(coin=8)), Has(goods(servant=8)), AtMost([WOOD, STONE], 1)],
        standing=[OnTake(only(VENTURE), gain(wood=1, stone=1))],
    ),
    Leader(
        "martin-lutero",
        [
            HasCards(TERRITORY, 1),
            HasCards(BUILDING, 1),
            HasCards(CHARACTER, 1),
            HasCards(VENTURE, 1),
            Has(goods(military=7)),
        ],
        standing=[Spared()],
    ),
    Leader(
        "tomas-de-torquemada",
        [HasCards(BUILDING, 3), Has(goods(wood=5))],
        once=[DropOwn(only(CHARACTER), gain(faith=3), optional=False)],
    ),
    Leader(
        "pietro-bembo",
        [HasCards(CHARACTER, 3), Has(goods(faith=3))],
        standing=[OwnSpace(space_number("bembo"))],
    ),
    Leader("paracelso", [HasCards(TERRITORY, 3), Has(goods(stone=3))], standing=[ServantsPay()]),
    Leader(
        "leon-battista-alberti",
        [HasCards(VENTURE, 3), Has(goods(servant=10))],
        once=[BonusWork(PRODUCTION, 3, single=True)],
    ),
    Leader(
        "lucia-da-narni",
        [HasInAll(6), AtMostCards(TERRITORY, 1), AtMost([TOKENS], 2)],
        once=[gain(faith=1, vp=2)],
    ),
    Leader(
        "palla-strozzi",
        [HasCards(TERRITORY, 4), Has(goods(faith=5))],
        once=[BonusWork(HARVEST, 3, single=True)],
    ),
    Leader(
        "ladislao-vii-jagellone",
        [Has(goods(vp=10)), AtMostCards(BUILDING, 1)],
        played=[PlayLeader(ANY_LEADER)],
    ),
    Leader(
        "massimiliano-i-d-asburgo",
        [HasCards(TERRITORY, 4), HasCards(BUILDING, 4)],
        standing=[OwnSpace(space_number("massimiliano"))],
    ),
    Leader(
        "guglielmo-de-pazzi",
        [HasCards(CHARACTER, 4), Has(goods(coin=8))],
        standing=[OwnSpace(space_number("guglielmo"))],
    ),
    Leader(
        "marsilio-ficino",
        [Has(goods(faith=4)), Has(goods(stone=5)), AtMostCards(VENTURE, 1)],
        once=[DrawAndKeep()],
    ),
    Leader(
        "piero-della-francesca",
        [Has(goods(token=4)), Has(goods(vp=10))],
        standing=[OwnSpace(space_number("piero"))],
    ),
    Leader(
        "erasmo-da-rotterdam",
        [HasCards(VENTURE, 4), HasCards(CHARACTER, 3)],
        standing=[OwnSpace(space_number("erasmo"))],
    ),
    Leader(
        "giulio-ii",
        [HasInAll(9), AtMostKinds(3)],
        once=[OneOf([Option([gain(faith=3)], pay=goods(coin=1, wood=1, stone=1))])],
    ),
    Leader(
        "beatrice-d-este",
        [HasInAll(5), AtMostCards(CHARACTER, 1), AtMost([COIN], 1)],
        once=[
            OneOf(
                [
                    Option([gain(coin=5)], pay=goods(token=1)),
                    Option([gain(vp=5)], pay=goods(token=1)),
                ]
            )
        ],
    ),
    Leader(
        "bramante",
        [HasCards(VENTURE, 4), Has(goods(servant=4)), Has(goods(wood=4)), Has(goods(coin=4))],
        standing=[OwnSpace(space_number("bramante"))],
    ),
]
