"""Setting up: decks, tiles, the first order, and what everybody starts with."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import COIN, goods, some
from bottega.games.lorenzo.pieces import CARD_KINDS
from bottega.games.lorenzo.rounds import BeginRound, Step
from bottega.games.lorenzo.ruleset import PERIODS, Ruleset
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.options import Options
from bottega.kernel.rng import stream

START: Final = goods(wood=2, stone=2, servant=3)
FIRST_COINS: Final[i64] = 5  # of the first in the order; each later one has one more


def set_up(setting: Options, rules: Ruleset, seed: int) -> Lorenzo:
    """Lay out a table; each source of chance has a stream of its own."""
    table = Lorenzo(None, setting, rules)
    for tower in rules.towers:
        for period in range(i64(1), PERIODS + 1):
            pile = vec[i64](rules.deck(tower.kind, period))
            stream(seed, f"deck {CARD_KINDS[tower.kind]} {period}").shuffle(pile)
            for card in pile:
                table.decks = append(table.decks, card)
    for period in range(i64(1), PERIODS + 1):
        tiles = vec[i64]([i64(i) for i, t in enumerate(rules.tiles) if t.period == period])
        stream(seed, f"excommunication {period}").shuffle(tiles)
        table.tiles = append(table.tiles, tiles[0])
    table.leaders = vec[i64]([i64(i) for i in range(len(rules.leaders))])
    stream(seed, "leaders").shuffle(table.leaders)
    table.order = vec[i64]([i64(i) for i in range(setting.players)])
    stream(seed, "order").shuffle(table.order)
    table.streams = [stream(seed, "dice")]
    table.push(BeginRound())
    for step in reversed(list(rules.setup.values())):
        table.push(step)
    table.settle()
    return table


class StartGoods(Step):
    """Everybody starts with the same, and later players with more coins (ruling L-64)."""

    def run(self, table: Lorenzo) -> None:
        """Hand them out."""
        for place in range(i64(len(table.order))):
            player = table.players[table.order[place]]
            player.goods = START + some(COIN, FIRST_COINS + place)


class StandardTiles(Step):
    """In the basic game all use the common side of the personal bonus tiles."""

    def run(self, table: Lorenzo) -> None:
        """Give one to everybody."""
        for player in table.players:
            player.tile = 0
