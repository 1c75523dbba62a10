"""The special ventures."""

from typing import Final

from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.houses.effects import ActivateCards, MatchMilitary
from bottega.games.lorenzo.modules.literals import cost, gain, special, venture
from bottega.games.lorenzo.pieces import BUILDING, TERRITORY, Promise, only

VENTURES: Final = special(
    # Collecting Curiosities
    venture(
        133,
        1,
        [cost(coin=2, stone=2)],
        [gain(token=2)],
        promise=Promise(2, per=goods(token=1), most=12),
    ),
    # Sheltering Refugees
    venture(
        135,
        1,
        [cost(wood=2, stone=1)],
        [gain(servant=3)],
        promise=Promise(1, per=goods(servant=1), most=12),
    ),
    # Arms Race
    venture(136, 1, [cost(coin=1, wood=3)], [MatchMilitary()], points=5),
    # Parade of Arms
    venture(
        137,
        2,
        [cost(coin=2, wood=1, stone=3)],
        [gain(military=2)],
        promise=Promise(1, per=goods(military=2)),
    ),
    # Holy Expedition
    venture(
        138,
        2,
        [cost(wood=2, stone=1, servant=1, military=5, asks=7)],
        [gain(faith=5, token=1)],
        points=5,
    ),
    # Land Survey
    venture(140, 2, [cost(coin=5)], [ActivateCards(only(TERRITORY), 2)], points=6),
    # Buying Honors
    venture(141, 3, [cost(coin=10), cost(token=5)], [gain(military=2)], points=15),
    # Conquest for the Faith
    venture(143, 3, [cost(coin=6, military=6, asks=12)], [gain(faith=4)], points=10),
    # Occupying the Workshops
    venture(
        144,
        3,
        [cost(servant=5, military=7, asks=14)],
        [ActivateCards(only(BUILDING), 2)],
        points=12,
    ),
)
