"""The 20 leaders."""

from typing import Final

from bottega.games.lorenzo.conditions import Has, HasCards, HasOfOneKind
from bottega.games.lorenzo.effects import BonusWork, CopyLeader, Privileges, RaiseMember
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modifiers import (
    ColouredMembers,
    Discount,
    DoubledGains,
    FixedMembers,
    NeutralMember,
    NoMilitaryNeed,
    NoTowerFee,
    SharesSpaces,
    SupportBonus,
)
from bottega.games.lorenzo.modules.literals import gain
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    CHARACTER,
    HARVEST,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    Leader,
)

LEADERS: Final[list[Leader]] = [
    Leader(
        "francesco-sforza",
        [HasCards(VENTURE, 5)],
        once=[BonusWork(HARVEST, 1)],
    ),
    Leader(
        "ludovico-ariosto",
        [HasCards(CHARACTER, 5)],
        standing=[SharesSpaces()],
    ),
    Leader(
        "filippo-brunelleschi",
        [HasCards(BUILDING, 5)],
        standing=[NoTowerFee()],
    ),
    Leader(
        "federico-da-montefeltro",
        [HasCards(TERRITORY, 5)],
        once=[RaiseMember(6)],
    ),
    Leader(
        "girolamo-savonarola",
        [Has(goods(coin=18))],
        once=[gain(faith=1)],
    ),
    Leader(
        "giovanni-dalle-bande-nere",
        [Has(goods(military=12))],
        once=[gain(coin=1, wood=1, stone=1)],
    ),
    Leader(
        "sandro-botticelli",
        [Has(goods(wood=10))],
        once=[gain(military=2, vp=1)],
    ),
    Leader(
        "michelangelo-buonarroti",
        [Has(goods(stone=10))],
        once=[gain(coin=3)],
    ),
    Leader(
        "ludovico-iii-gonzaga",
        [Has(goods(servant=15))],
        once=[Privileges(1)],
    ),
    Leader(
        "leonardo-da-vinci",
        [HasCards(CHARACTER, 4), HasCards(TERRITORY, 2)],
        once=[BonusWork(PRODUCTION, 0)],
    ),
    Leader(
        "pico-della-mirandola",
        [HasCards(VENTURE, 4), HasCards(BUILDING, 2)],
        standing=[Discount(ANY_CARD, [goods(coin=3)])],
    ),
    Leader(
        "sisto-iv",
        [Has(goods(coin=6)), Has(goods(wood=6)), Has(goods(stone=6)), Has(goods(servant=6))],
        standing=[SupportBonus(goods(vp=5))],
    ),
    Leader(
        "lucrezia-borgia",
        [HasOfOneKind(6)],
        standing=[ColouredMembers(2)],
    ),
    Leader(
        "sigismondo-malatesta",
        [Has(goods(military=7)), Has(goods(faith=3))],
        standing=[NeutralMember(3)],
    ),
    Leader(
        "lorenzo-de-medici",
        [Has(goods(vp=35))],
        played=[CopyLeader()],
        copies=True,
    ),
    Leader(
        "ludovico-il-moro",
        [
            HasCards(TERRITORY, 2),
            HasCards(CHARACTER, 2),
            HasCards(BUILDING, 2),
            HasCards(VENTURE, 2),
        ],
        standing=[FixedMembers(5)],
    ),
    Leader(
        "cesare-borgia",
        [HasCards(BUILDING, 3), Has(goods(coin=12)), Has(goods(faith=2))],
        standing=[NoMilitaryNeed()],
    ),
    Leader(
        "santa-rita",
        [Has(goods(faith=8))],
        standing=[DoubledGains(goods(coin=1, wood=1, stone=1, servant=1))],
    ),
    Leader(
        "cosimo-de-medici",
        [HasCards(CHARACTER, 2), HasCards(BUILDING, 4)],
        once=[gain(servant=3, vp=1)],
    ),
    Leader(
        "bartolomeo-colleoni",
        [HasCards(VENTURE, 2), HasCards(TERRITORY, 4)],
        once=[gain(vp=4)],
    ),
]
