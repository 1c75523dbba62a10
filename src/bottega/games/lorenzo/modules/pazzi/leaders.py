"""Four leaders."""

from typing import Final

from bottega.games.lorenzo.choosing import OneOf, Option
from bottega.games.lorenzo.conditions import Has, HasCards, HasLeaders
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.literals import gain
from bottega.games.lorenzo.modules.pazzi.abilities import (
    MorePoints,
    OneMorePrivilege,
    ValuePerServant,
)
from bottega.games.lorenzo.pieces import BUILDING, CHARACTER, TERRITORY, Leader

LEADERS: Final[list[Leader]] = [
    Leader(
        "raffaello-sanzio",
        [HasCards(CHARACTER, 3), Has(goods(wood=6)), Has(goods(servant=4))],
        once=[
            OneOf(
                [
                    Option([gain(coin=3)], pay=goods(vp=1)),
                    Option([gain(vp=3)], pay=goods(coin=1)),
                ]
            )
        ],
    ),
    Leader(
        "niccolo-macchiavelli",
        [HasCards(TERRITORY, 3), Has(goods(vp=20)), HasLeaders(1)],
        standing=[MorePoints(1)],
    ),
    Leader(
        "carlo-viii",
        [Has(goods(servant=6)), Has(goods(military=5)), Has(goods(faith=5))],
        standing=[ValuePerServant(2)],
    ),
    Leader(
        "jacopo-salviati",
        [HasCards(BUILDING, 3), Has(goods(military=8))],
        standing=[OneMorePrivilege()],
    ),
]
