"""The 24 cards of the conspiracy; two of them are only for games with leaders."""

from typing import Final

from bottega.games.lorenzo.choosing import DrawLeaders, DropOwn, OneOf, Option
from bottega.games.lorenzo.effects import BonusTower, Lose, Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modifiers import ActionValue
from bottega.games.lorenzo.modules.literals import (
    building,
    character,
    cost,
    gain,
    territory,
    venture,
    workshop,
)
from bottega.games.lorenzo.modules.pazzi.abilities import NoLargeMalus
from bottega.games.lorenzo.modules.pazzi.rewards import Dismiss, MarketReward
from bottega.games.lorenzo.modules.pazzi.rivals import RivalsDrop, RivalsGive, Visit
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    CHARACTER,
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

CARDS: Final[list[Card]] = [
    # Conquered Province
    territory(145, 1, [gain(coin=5)], 3, [Lose(goods(vp=1))]),
    # Looted City
    territory(146, 1, [gain(wood=3, stone=3)], 4, [Lose(goods(vp=2))]),
    # Rural Village
    territory(
        147,
        2,
        [gain(wood=1, servant=1)],
        5,
        [OneOf([Option([gain(wood=3)]), Option([gain(servant=3)])])],
    ),
    # Templars' Castle
    territory(
        148,
        2,
        [gain(military=1, faith=1)],
        4,
        [OneOf([Option([gain(military=2)]), Option([gain(faith=1)])])],
    ),
    # Pistoia
    territory(
        149,
        3,
        [gain(wood=2, stone=2)],
        4,
        [OneOf([Option([gain(wood=3)]), Option([gain(stone=3)])])],
    ),
    # Roma
    territory(150, 3, [gain(coin=2, servant=2)], 5, [gain(faith=3, vp=1)]),
    # Guild Warden
    character(151, 1, cost(coin=3), [gain(stone=1)], [NoLargeMalus(PRODUCTION)]),
    # Field Bailiff
    character(152, 1, cost(coin=3), [gain(wood=1)], [NoLargeMalus(HARVEST)]),
    # Industrial Spy
    character(153, 2, cost(coin=5), [Visit(PRODUCTION, 3)], [ActionValue(PRODUCTION, 1)]),
    # Poacher
    character(154, 2, cost(coin=6), [Visit(HARVEST, 2)], [ActionValue(HARVEST, 1)]),
    # Arsonist
    character(155, 3, cost(coin=5), [gain(vp=3), RivalsDrop(only(TERRITORY) | only(BUILDING))]),
    # Conspirator
    character(156, 3, cost(coin=7), [Privileges(2), RivalsDrop(only(CHARACTER) | only(VENTURE))]),
    # Gossip House
    workshop(
        157, 1, cost(coin=1, wood=1, stone=1), [gain(vp=3)], 2, [Trade(goods(vp=1), Privileges(1))]
    ),
    # Usurer's House
    workshop(
        158,
        1,
        cost(coin=1, wood=2, servant=1),
        [Privileges(2)],
        6,
        [Trade(0, RivalsGive([goods(coin=2), goods(vp=3)], short=True), each_rival=goods(vp=1))],
    ),
    # Gallows
    building(
        159,
        2,
        cost(coin=2, stone=2),
        [gain(vp=5)],
        5,
        [DropOwn(only(CHARACTER), gain(vp=7), optional=True)],
    ),
    # Press-Gang House
    workshop(
        160,
        2,
        cost(wood=2, servant=1),
        [gain(military=2)],
        4,
        [
            Trade(
                0,
                RivalsGive([goods(servant=2), goods(vp=3)], short=True),
                each_rival=goods(military=1),
            )
        ],
    ),
    # Black Market
    workshop(
        161,
        3,
        cost(coin=2, wood=1, stone=2),
        [gain(vp=5)],
        2,
        [Trade(0, MarketReward()), Trade(0, Privileges(1))],
    ),
    # Petty Extortion
    venture(
        163,
        1,
        [Cost(each_rival=goods(military=1))],
        [RivalsGive([goods(wood=1), goods(stone=1), goods(coin=1), goods(servant=1)], short=False)],
        points=4,
    ),
    # Extortion
    venture(
        165,
        2,
        [Cost(each_rival=goods(military=2))],
        [RivalsGive([goods(wood=2), goods(stone=2), goods(coin=2), goods(servant=2)], short=False)],
        points=6,
    ),
    # Rebuilding the Quarter
    venture(166, 2, [cost(wood=5)], [gain(coin=3)], promise=Promise(2, kind=BUILDING)),
    # Sack of the City
    venture(
        167,
        3,
        [Cost(each_rival=goods(military=3))],
        [RivalsGive([goods(wood=3), goods(stone=3), goods(coin=3), goods(servant=3)], short=False)],
        points=8,
    ),
    # Coup d'Etat
    venture(
        168,
        3,
        [cost(wood=7), cost(stone=7)],
        [BonusTower(ANY_CARD, 7, towers=TOWERS & ~BITS[SPECIAL])],
        points=7,
    ),
]

WITH_LEADERS: Final[list[Card]] = [
    # Hall of Traitors
    building(162, 3, cost(coin=2, wood=4, faith=1), [gain(vp=8)], 4, [Dismiss(gain(vp=6))]),
    # Hatching the Plot
    venture(164, 1, [cost(coin=3, servant=2)], [DrawLeaders(2)], promise=Promise(2, leaders=True)),
]
