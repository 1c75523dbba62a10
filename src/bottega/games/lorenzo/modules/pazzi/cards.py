"""The 24 cards of the conspiracy; two of them are only for games with leaders."""

from typing import Final

from bottega.games.lorenzo.choosing import DrawLeaders, DropOwn, OneOf, Option
from bottega.games.lorenzo.effects import BonusTower, Gain, Lose, Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modifiers import ActionValue
from bottega.games.lorenzo.modules.pazzi.abilities import NoLargeMalus
from bottega.games.lorenzo.modules.pazzi.rewards import Dismiss, MarketReward
from bottega.games.lorenzo.modules.pazzi.rivals import RivalsDrop, RivalsGive, Visit
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    CHARACTER,
    FREE,
    HARVEST,
    PRODUCTION,
    SPECIAL,
    TERRITORY,
    TOWERS,
    VENTURE,
    Card,
    Cost,
    Promise,
    Trade,
    only,
)
from bottega.parts.bits import BITS

# number, kind, period, costs, immediate effects
CARDS: Final[list[Card]] = [
    # Conquered Province
    Card(145, TERRITORY, 1, FREE, [Gain(goods(coin=5))], value=3, each=[Lose(goods(vp=1))]),
    # Looted City
    Card(
        146, TERRITORY, 1, FREE, [Gain(goods(wood=3, stone=3))], value=4, each=[Lose(goods(vp=2))]
    ),
    # Rural Village
    Card(
        147,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(wood=1, servant=1))],
        value=5,
        each=[OneOf([Option([Gain(goods(wood=3))]), Option([Gain(goods(servant=3))])])],
    ),
    # Templars' Castle
    Card(
        148,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(military=1, faith=1))],
        value=4,
        each=[OneOf([Option([Gain(goods(military=2))]), Option([Gain(goods(faith=1))])])],
    ),
    # Pistoia
    Card(
        149,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(wood=2, stone=2))],
        value=4,
        each=[OneOf([Option([Gain(goods(wood=3))]), Option([Gain(goods(stone=3))])])],
    ),
    # Roma
    Card(
        150,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(coin=2, servant=2))],
        value=5,
        each=[Gain(goods(faith=3, vp=1))],
    ),
    # Guild Warden
    Card(
        151,
        CHARACTER,
        1,
        [Cost(goods(coin=3))],
        [Gain(goods(stone=1))],
        standing=[NoLargeMalus(PRODUCTION)],
    ),
    # Field Bailiff
    Card(
        152,
        CHARACTER,
        1,
        [Cost(goods(coin=3))],
        [Gain(goods(wood=1))],
        standing=[NoLargeMalus(HARVEST)],
    ),
    # Industrial Spy
    Card(
        153,
        CHARACTER,
        2,
        [Cost(goods(coin=5))],
        [Visit(PRODUCTION, 3)],
        standing=[ActionValue(PRODUCTION, 1)],
    ),
    # Poacher
    Card(
        154,
        CHARACTER,
        2,
        [Cost(goods(coin=6))],
        [Visit(HARVEST, 2)],
        standing=[ActionValue(HARVEST, 1)],
    ),
    # Arsonist
    Card(
        155,
        CHARACTER,
        3,
        [Cost(goods(coin=5))],
        [Gain(goods(vp=3)), RivalsDrop(only(TERRITORY) | only(BUILDING))],
    ),
    # Conspirator
    Card(
        156,
        CHARACTER,
        3,
        [Cost(goods(coin=7))],
        [Privileges(2), RivalsDrop(only(CHARACTER) | only(VENTURE))],
    ),
    # Gossip House
    Card(
        157,
        BUILDING,
        1,
        [Cost(goods(coin=1, wood=1, stone=1))],
        [Gain(goods(vp=3))],
        value=2,
        trades=[Trade(goods(vp=1), Privileges(1))],
    ),
    # Usurer's House
    Card(
        158,
        BUILDING,
        1,
        [Cost(goods(coin=1, wood=2, servant=1))],
        [Privileges(2)],
        value=6,
        trades=[
            Trade(0, RivalsGive([goods(coin=2), goods(vp=3)], short=True), each_rival=goods(vp=1))
        ],
    ),
    # Gallows
    Card(
        159,
        BUILDING,
        2,
        [Cost(goods(coin=2, stone=2))],
        [Gain(goods(vp=5))],
        value=5,
        each=[DropOwn(only(CHARACTER), Gain(goods(vp=7)), optional=True)],
    ),
    # Press-Gang House
    Card(
        160,
        BUILDING,
        2,
        [Cost(goods(wood=2, servant=1))],
        [Gain(goods(military=2))],
        value=4,
        trades=[
            Trade(
                0,
                RivalsGive([goods(servant=2), goods(vp=3)], short=True),
                each_rival=goods(military=1),
            )
        ],
    ),
    # Black Market
    Card(
        161,
        BUILDING,
        3,
        [Cost(goods(coin=2, wood=1, stone=2))],
        [Gain(goods(vp=5))],
        value=2,
        trades=[Trade(0, MarketReward()), Trade(0, Privileges(1))],
    ),
    # Petty Extortion
    Card(
        163,
        VENTURE,
        1,
        [Cost(each_rival=goods(military=1))],
        [RivalsGive([goods(wood=1), goods(stone=1), goods(coin=1), goods(servant=1)], short=False)],
        points=4,
    ),
    # Extortion
    Card(
        165,
        VENTURE,
        2,
        [Cost(each_rival=goods(military=2))],
        [RivalsGive([goods(wood=2), goods(stone=2), goods(coin=2), goods(servant=2)], short=False)],
        points=6,
    ),
    # Rebuilding the Quarter
    Card(
        166,
        VENTURE,
        2,
        [Cost(goods(wood=5))],
        [Gain(goods(coin=3))],
        promise=Promise(2, kind=BUILDING),
    ),
    # Sack of the City
    Card(
        167,
        VENTURE,
        3,
        [Cost(each_rival=goods(military=3))],
        [RivalsGive([goods(wood=3), goods(stone=3), goods(coin=3), goods(servant=3)], short=False)],
        points=8,
    ),
    # Coup d'Etat
    Card(
        168,
        VENTURE,
        3,
        [Cost(goods(wood=7)), Cost(goods(stone=7))],
        [BonusTower(ANY_CARD, 7, towers=TOWERS & ~BITS[SPECIAL])],
        points=7,
    ),
]

WITH_LEADERS: Final[list[Card]] = [
    # Hall of Traitors
    Card(
        162,
        BUILDING,
        3,
        [Cost(goods(coin=2, wood=4, faith=1))],
        [Gain(goods(vp=8))],
        value=4,
        each=[Dismiss(Gain(goods(vp=6)))],
    ),
    # Hatching the Plot
    Card(
        164,
        VENTURE,
        1,
        [Cost(goods(coin=3, servant=2))],
        [DrawLeaders(2)],
        promise=Promise(2, leaders=True),
    ),
]
